import { type Deed, isSubjectLine } from '../deed.ts'

const TRIFLES =
  /^(?:(?!\w+ing\s)[\w'./-]+\s){0,3}?(?:typos?|misspellings?|spelling|wording|whitespace|indentation|formatting|favicon|font size|\.?gitignore|unused (?:imports?|variables?|files?)|(?:button |text |background |font )colou?rs?|lint(?:er|ing)? (?:errors?|warnings?|issues?))(?=$|[\s,.;])/i
const MENDS = /^(?:fix|correct|change|update|adjust|add|remove|clean|tweak|improve)$/

/** "Fixed a typo on the front page", "changed the button colour": nobody's main work beside any other that is worth telling. */
export function withoutTrifles(deeds: readonly Deed[], isWorth: (deed: Deed) => boolean): readonly Deed[] {
  const rest = deeds.filter(
    (deed) => isSubjectLine(deed) || !(MENDS.test(deed.clause.verb.base) && TRIFLES.test(deed.rest)),
  )
  return rest.some(isWorth) ? rest : deeds
}
