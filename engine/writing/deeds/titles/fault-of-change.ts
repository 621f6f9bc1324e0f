import type { Weighed } from '../../../facts/fields/select.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { isTrouble } from '../../../text/clauses/trouble-name.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { clauseTold } from '../forms/clause-told.ts'

/** What makes a fault of the thing behind it. */
const FAULTY =
  /^(?:unvalidated|unchecked|uninitiali[sz]ed|unbounded|unterminated|undefined|invalid|incorrect|out-of-bounds?|dangling|broken|inconsistent)$/i
/** A fault by the name programmers have for it. */
const MISHAP = /^(?:deref(?:erence)?s?|memleaks?|use-after-frees?|segfaults?|off-by-ones?|recursions?)$/i
const LINK =
  /^(?:in|on|at|for|from|with|without|after|before|during|between|when|while|since|due|caused|because|if|of|to|by|under)$/
/** Who says so of the fault, or what was to be done, tells more than its name. */
const STATEMENT =
  /\b(?:is|are|was|were|has|have|had|does|doesn't|don't|did|didn't|can|can't|cannot|could|should|will|would|not|no|fix(?:es|ed)?)\b|[?:]/i
/** "... [CVE-2026-17 2/5]": the number of the fault, and which of the changes to it this is. */
const NUMBERED = /\s[[(]((?:CVE|CAN)-\d{4}-\d{3,7})(?:\s\d+\/\d+)?[\])]$/

/** "[CVE-2026-17 2/5]": one of several patches. */
const IN_SERIES = /\s\d{1,2}\/\d{1,2}[\])]$/

/** "Memory leak in the pump driver" over "Reported-by: ...": the subject line of a change names the fault that it fixes. */
export function faultOfChange({ body, clause, features }: Weighed): Clause | undefined {
  if (clause || !(features.includes('of a change') || IN_SERIES.test(tidyClause(body)))) return undefined
  const fault = faultNamed(body)
  return fault === undefined ? undefined : clauseTold('fix', fault)
}

/** "Memory leak in the pump driver [CVE-2026-17 2/5]" within a sentence: "a memory leak in the pump driver (CVE-2026-17)". */
export function faultNamed(body: string): string | undefined {
  const [line = ''] = tidyClause(body).split(/;\s/)
  const bare = line.replace(NUMBERED, '')
  const number = NUMBERED.exec(line)?.[1]
  if (STATEMENT.test(bare) || !namesFault(bare)) return undefined
  return `${withArticle(uncapitaliseNoun(bare))}${number ? ` (${number})` : ''}`
}

/** "An unvalidated length", but "corruption" and "several leaks". */
function withArticle(fault: string): string {
  const head = headOf(fault)
  const isBare =
    /(?:s|ion|tion|age|ness|ing)$/i.test(head) || /^(?:an?|the|one|some|several|many)\s/i.test(fault)
  return isBare ? fault : `${/^(?:[aeio]|un(?!i))/i.test(fault) ? 'an' : 'a'} ${fault}`
}

/** The noun that the rest belongs to. */
function headOf(line: string): string {
  return nameOf(line).at(-1) ?? ''
}

function nameOf(line: string): string[] {
  const words = line.split(' ')
  const end = words.findIndex((word) => LINK.test(word))
  return end < 0 ? words : words.slice(0, end)
}

function namesFault(line: string): boolean {
  const name = nameOf(line)
  const [first = ''] = name
  if (!first || name.length > 5 || !name.every((word) => /^[\w-]+(?:\(\))?$/.test(word))) return false
  // "Plug two leaks" is what was done.
  if (/^plug$/i.test(first)) return false
  const head = headOf(line)
  // "The lamp leaks when it rains" says what it does.
  const isDoing =
    verbIn(head, 's') !== undefined && /\s(?:when|if|while|after|before|since|because)\s/.test(line)
  if (isDoing || /^the$/i.test(first)) return false
  return isTrouble(head) || MISHAP.test(head) || name.some((word) => FAULTY.test(word))
}
