import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { FINDS } from '../../bullet/drafts/findings.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { countWords } from '../../sentence/tidy.ts'

/** How the work was tried out, under a heading of its own; a test that was written is work. */
export function isTrial({ sentence, clause }: Weighed): boolean {
  return sentence.section === 'testing' && !WRITES.has(clause?.verb.base ?? '')
}

const WRITES: ReadonlySet<string> = new Set(
  'add adapt automate build convert cover create extend fix implement improve introduce migrate move port refactor remove rename replace rewrite split update write'.split(
    ' ',
  ),
)

type Told = Weighed & { source: Weighed }

/** The deeds without what the situation has told: a long fault, and "I fixed an issue where the lid jammed" beside what was done about it. */
export function withoutToldBefore<One extends Told>(sentences: readonly One[], situation: Phrase): One[] {
  const own = sentences.filter((one) => !isToldAtLength(one.source, situation))
  // In a list it is one of many.
  const rest = own.filter(
    ({ body, sentence }) => sentence.kind === 'item' || !saysFaultAgain(body, situation.text),
  )
  return rest.length > 0 ? rest : own
}

/** A long fault is told once, and so is what was found out; "I mended the fault in the import" may follow it. */
function isToldAtLength(one: Weighed, situation: Phrase): boolean {
  const isFound = FINDS.test(one.clause?.verb.base ?? '') && /\b(?:where|that|when)\b/.test(one.body)
  return (
    situation.sources.includes(one) && (isFound || (countWords(one.body) > 15 && !FIXED_WHERE.test(one.body)))
  )
}

const FIXED_WHERE = lean(
  /^(?:I |We |This (?:PR|change|patch|commit) )?(?:[Ff]ix(?:ed|es)|[Rr]esolve[ds]|[Cc]orrect(?:ed|s)) (?:an?|the) (?:[a-z]+ )?(?:bug|issue|problem|case) (?:where|in which|that) ([^,;]{12,}?)(?:, (?:so|and|but)\b.*)?[.]?$/,
)

/** "Fixed an issue where the lid jammed", where one has heard that the lid jammed. */
export function saysFaultAgain(body: string, situation: string): boolean {
  const fault = FIXED_WHERE.exec(body)?.[1]
  return fault !== undefined && situation.includes(fault)
}
