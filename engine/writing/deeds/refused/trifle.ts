import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { type Deed, deedOf, isSubjectLine } from '../deed.ts'

const TRIFLES = lean(
  /^(?:(?!\w+ing\s)[\w'./-]+\s){0,3}?(?:typos?|misspellings?|spelling|wording|whitespace|indentation|formatting|favicon|font size|\.?gitignore|unused (?:imports?|variables?|files?)|(?:button |text |background |font )colou?rs?|lint(?:er|ing)? (?:errors?|warnings?|issues?))(?=$|[\s,.;])/i,
)
const MENDS = /^(?:fix|correct|change|update|adjust|add|remove|clean|tweak|improve)$/

/** "Formatted the code with Prettier", "cleaned up some imports", "updated the README", "ran the tests", "merged main into my branch". */
const CHORES = lean(
  /^(?:(?:auto)?(?:re)?format|indent|prettify|lint) (?:(?:the|some|all|my|our|its) )*(?:[a-z]+ )?(?:code|files?|codebase|repo|project|sources?|imports)\b|^(?:clean|tidy) (?:up )?(?:(?:the|some|all|my|our|a few|its) )*(?:old |unused )?(?:imports|comments|whitespace|variable names|code style)\b|^rename (?:an?|one|two|some|a few) (?:[a-z]+ )?(?:variable|function|method|field|file|constant|parameter|argument)s?\b|^(?:remove|delete|drop) (?:(?:an?|the|some|two|all|a few|old|stale|leftover|left-over) )*(?:debug(?:ging)? (?:prints?|logs?|statements?|output|code)|print statements?|console\.logs?|commented-out code)\b|^(?:update|refresh|correct|touch up|tweak) (?:(?:the|our|some|my|all) )*(?:docs|documentation|readme(?:\.md)?|changelog|comments|docstrings|copyright (?:years?|notices?))(?=$|[,.;]| too\b| accordingly\b| as well\b)|^(?:write|draft) (?:the|some|our) (?:release notes|changelog)(?=$|[,.;])|^(?:run|rerun) (?:(?:the|all|my|our|some) )*(?:[a-z]+ )?(?:tests?|test suite|linter|formatter|checks)(?=$|[,.;]| (?:again|locally|once|twice)\b)|^merge (?:main|master|develop|trunk|upstream)(?: (?:in|into|back)\b|$)|^(?:answer|reply to|read|sort|go through) (?:(?:the|some|my|our|a few|many|all|lots of) )*e?-?(?:mails?|messages)(?=$|[,.;])|^(?:sync|catch) (?:up )?with (?:the|my|our|[A-Z])|^read (?:up )?(?:about|on) [^,;]{2,40}$|^bump (?!.*\bfrom\b)[\w@./-]+(?: version)?(?: to v?\d[\w.-]*)?$/i,
)

/** "Found the stencil", "found a good example": a thing that one needed, and neither a fault nor a way. */
const FOUND = lean(
  /^(?:an?|the|my|our|some|another)\s(?!(?:[a-z-]+\s){0,3}(?:bugs?|causes?|issues?|problems?|faults?|leaks?|errors?|reasons?|sources?|culprits?|ways?|methods?|solutions?|fix(?:es)?|race|bottlenecks?|typos?|mistakes?|regressions?|workarounds?|answers?|roots?|crash(?:es)?|shorts?|failures?|holes?|gaps?|vulnerabilit(?:y|ies)|defects?|limits?|patterns?|optimum|parameters?|settings?|values?|correlations?|evidence|deadlocks?|loops?|queries|query|line|commit|change|place|spot|point|path|algorithm|approach|alternative|replacement)\b)(?:[a-z-]+\s){0,2}[a-z-]+(?=$|[.,;]|\s(?:so|to|online|and)\b)/,
)

/** Whether a deed is nobody's main work: "fixed a typo on the front page", "changed the button colour", "formatted the code". */
export function isTrifle({ clause, rest }: Deed): boolean {
  const { base } = clause.verb
  return (
    (MENDS.test(base) && TRIFLES.test(rest)) ||
    (base === 'find' && FOUND.test(rest)) ||
    CHORES.test(`${base} ${rest}`)
  )
}

export function tellsTrifle(source: Weighed): boolean {
  const deed = deedOf(source)
  return deed !== undefined && isTrifle(deed)
}

/** The deeds without trifles, where any other is worth telling. */
export function withoutTrifles(deeds: readonly Deed[], isWorth: (deed: Deed) => boolean): readonly Deed[] {
  const rest = deeds.filter((deed) => isSubjectLine(deed) || !isTrifle(deed))
  return rest.some(isWorth) ? rest : deeds
}
