import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { BEHAVIOURS } from '../../../lexicon/verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import type { Sentence } from '../../../text/lines/document.ts'
import type { Deed } from '../deed.ts'
import { DOING } from '../titles/title-deed.ts'

/** What a thing does of itself, beside what a subject line may mean. */
const OF_ITSELF =
  /^(?:allow|answer|ask|block|deny|detect|expire|fall|fill|follow|give|hide|hold|keep|let|limit|notify|offer|open|prevent|prompt|protect|redirect|refuse|require|scan|sit|stop|survive|take|tell|throttle|validate|work)$/

/** What only somebody who changes a program does to it, wherever it is told. */
const OF_CHANGE =
  /^(?:support|add|bump|fix|implement|introduce|migrate|move|refactor|rename|replace|rework|rewrite|update|upgrade)$/

/** "Rejects large files" below "Add upload checks" is what the checks do: where somebody tells what was done, it is no deed of his. */
export function withoutBehaviour(found: readonly Deed[], prose: Prose): readonly Deed[] {
  const own = found.filter(
    ({ source }) =>
      !isDoneByThing(source, prose) &&
      !isToldBehindColon(source, prose) &&
      !isPraised(source, announcedBy(source, prose)),
  )
  if (own.some(tellsWork)) return own.filter((deed) => !isBehaviour(deed))
  // A program returns values, nobody else does: it was changed to.
  return own.map((deed) =>
    isBehaviour(deed) && deed.clause.verb.base === 'return' ? { ...deed, changed: 'the code' } : deed,
  )
}

/** "I added a lid test: opens ten lids, closes them, and then weighs them": what the test does goes on. */
function isToldBehindColon({ sentence, clause }: Weighed, { all }: Prose): boolean {
  if (sentence.kind !== 'prose' || clause?.subject !== 'none' || clause.form !== 's') return false
  return all.some(
    ({ sentence: { index, block }, body }) =>
      block === sentence.block &&
      (index === sentence.index || index === sentence.index - 1) &&
      verbIn(OPENS_LIST.exec(body)?.[1] ?? '', 's') !== undefined,
  )
}

const OPENS_LIST = /:\s([a-z]+s)\s[^:]*$/

function isBehaviour({ clause, source }: Deed): boolean {
  return (
    // "It holds the rows" speaks of what was made before, as "holds the rows" does.
    (clause.subject === 'none' || (clause.subject === 'this' && /^it\s/i.test(source.body))) &&
    clause.form === 's' &&
    source.sentence.kind !== 'title' &&
    (BEHAVIOURS.has(clause.verb.base) || OF_ITSELF.test(clause.verb.base))
  )
}

/** "route.py: Reads the chart", or "Empties the hold" below "Added a rule": what the file or the rule does. */
export function isDoneByThing({ sentence, clause, body }: Weighed, { all }: Prose): boolean {
  if (sentence.kind !== 'item') return false
  if (!clause && OF_LABELLED.test(body)) return true
  if (clause?.subject !== 'none' || clause.form !== 's') return false
  if (OF_CHANGE.test(clause.verb.base)) return false
  if (isOfThingNamed(sentence, all)) return true
  const mayBeDeed = DOING.test(clause.verb.base)
  if (FILE.test(sentence.text)) return !mayBeDeed
  const above = itemAbove(sentence, all)
  const isDeed = above?.clause?.verb.isWork === true
  if (!above || (above.sentence.level === sentence.level && !isDeed)) return false
  return isDeed && above.clause?.form !== 's' ? true : (isDeed || FILE.test(above.body)) && !mayBeDeed
}

/** "Night Factor (0.5): Reduces the flow to 30% at dusk": what the factor does; by how much a thing got better is told of the change. */
const OF_LABELLED = /^[A-Z][^:]{2,60}:\s[A-Z][a-z]+s\s(?!.*\b(?:by|from)\s\S*\d)/

/** "findCrate(): a search by mark. Walks the shelves twice": an item that opens with a thing goes on with what the thing does. */
function isOfThingNamed({ block, opensBlock }: Sentence, all: readonly Weighed[]): boolean {
  const head = opensBlock
    ? undefined
    : all.find(({ sentence }) => sentence.block === block && sentence.opensBlock)
  return head !== undefined && head.clause?.verb.isWork !== true
}

/** "Tells clients about the limits" below "Benefits": what the thing is good for. */
export function isPraised(
  { sentence, clause, body, quantities }: Weighed,
  leadIn = sentence.leadIn ?? '',
): boolean {
  if (sentence.kind !== 'item' || !clause) return false
  // "It counts each crate once" below "The new scale has some advantages:".
  if (ADVANTAGES.test(leadIn) && (/^it(?:'s|\s)/i.test(body) || clause.subject === 'none'))
    return clause.form === 's' || clause.form === 'base'
  if (clause.subject !== 'none') return false
  // "Improved comfort on deck" below "Impact": what came of it, and nothing that was done besides.
  if (BETTERED.test(body) && GAINS.test(sentence.headings.at(-1) ?? '')) return quantities.length === 0
  return (
    clause.form === 's' && !OF_CHANGE.test(clause.verb.base) && PRAISE.test(sentence.headings.at(-1) ?? '')
  )
}

const BETTERED = /^(?:improved|enhanced|increased|strengthened|better)\s(?!the\b|an?\b|our\b|my\b)/i
const GAINS = /^(?:(?:key|main|expected|business)\s)?(?:impacts?|benefits?|advantages|outcomes?):?$/i

const ADVANTAGES =
  /\b(?:has|have|offers?|brings?|provides?|gives?)\s(?:[\w-]+\s){0,3}(?:benefits?|advantages?)\b[^.]{0,60}$/i

/** What announces the list that a sentence stands in, though its colon was left out. */
function announcedBy({ sentence }: Weighed, { all }: Prose): string {
  if (sentence.leadIn || sentence.kind !== 'item') return sentence.leadIn ?? ''
  const above = all.findLast((one) => one.sentence.index < sentence.index && one.sentence.kind !== 'item')
  const isOpen = above?.sentence.kind === 'prose' && !/[.!?]$/.test(above.sentence.text)
  return isOpen ? above.body : ''
}

const PRAISE =
  /^(?:(?:key|main|core)\s)?(?:benefits?|advantages|features|capabilities|behaviou?r|how it works|what it does):?$/i

/** "Adds a suite" in a list, or what the thing above it does: no outcome of the rest. */
export function isNoOutcome(source: Weighed, prose: Prose): boolean {
  const { sentence, clause } = source
  const isItem = sentence.kind === 'item' && clause?.subject === 'none' && clause.form === 's'
  return isItem && (OF_CHANGE.test(clause.verb.base) || isDoneByThing(source, prose))
}

/** The item that one is told below, or after: the next before it that is told otherwise, or stands further out. */
function itemAbove({ index, level, headings }: Sentence, all: readonly Weighed[]): Weighed | undefined {
  const items = all.filter(({ sentence: one }) => one.kind === 'item' && one.index < index)
  const above = items.findLast(({ sentence, clause }) => sentence.level < level || clause?.form !== 's')
  const isNear = above && (above.sentence.level < level || index - above.sentence.index <= 2)
  return isNear && above.sentence.headings.at(-1) === headings.at(-1) ? above : undefined
}

const FILE = /^[\w./-]{1,60}\.[a-z]{1,5}(?:\(\))?:\s/i

/** The subject line, or "this PR adds". */
function tellsWork({ clause, source, changed }: Deed): boolean {
  return (
    !changed &&
    !BEHAVIOURS.has(clause.verb.base) &&
    (source.sentence.kind === 'title' || /^(?:change|this|i|we)$/.test(clause.subject))
  )
}
