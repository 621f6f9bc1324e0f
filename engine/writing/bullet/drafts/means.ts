import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { STUDYING } from '../../../lexicon/verbs.ts'
import { tellsWhence } from '../../../text/figures/gained-by.ts'
import { type Deed, isSubjectLine } from '../../deeds/deed.ts'
import { GAIN_VERBS } from '../../deeds/gains/gain.ts'

/** "This change restores X", and before it "we moved Y": that is how the trouble came about. */
function isHistoryOf({ clause, sentence }: Weighed, other: Deed): boolean {
  const isOfChange = clause?.form === 's' && /^(?:this|change)$/.test(clause.subject)
  if (!isOfChange || isSubjectLine(other) || other.source.sentence.index >= sentence.index) return false
  return other.clause.form !== 's' && other.clause.form !== 'base'
}

/** "I moved the pump. All valves lost their settings": what was done first has not mended what went wrong then. */
function isBefore({ clause, source }: Deed, { body, sentence }: Weighed): boolean {
  if (source.sentence.kind !== 'prose' || sentence.kind !== 'prose') return false
  if (source.sentence.index >= sentence.index || !/^(?:i|we)$/.test(clause.subject)) return false
  return clause.form === 'past' && !FORMERLY.test(body)
}

/** "- Adapt the lid to the new tank by moving its hinge": the hinge was moved for that, and for nothing else in the list. */
function isMeansOfAnother(from: Weighed, { source, rest }: Deed): boolean {
  return source !== from && source.sentence.kind === 'item' && OWN_MEANS.test(rest)
}

const OWN_MEANS =
  /^(?!(?:it|this|that|these|those|them|the (?:issue|problem|bug)s?)\b)(?:[^\s,;]+\s){2,14}?by\s(?:[a-z]+ly\s)?[a-z]+ing\s/

const FORMERLY =
  /\b(?:previously|formerly|before|until|used to|had|because|is|are|does|do|can|cannot|always|never)\b|n't\b/i

/** "It also fixes the lamp" was not done by what was told before. */
export function isBesides({ body }: Weighed): boolean {
  return /^(?:\S+\s){0,3}also\s/i.test(body)
}

/** "Cut the bill. Most of the savings came from closing two wells": the text says by what. */
export function isGainedBy(main: Deed | undefined, other: Deed): boolean {
  return (
    main !== undefined &&
    GAIN_VERBS.has(main.clause.verb.base) &&
    main.source.sentence.index < other.source.sentence.index &&
    tellsWhence(other.source.body)
  )
}

/** "Guard the winch" above "we now check the brake first": what the program does since is how. */
export function isHowNow(main: Deed | undefined, other: Deed): boolean {
  const distance = other.source.sentence.index - (main?.source.sentence.index ?? Number.NaN)
  return (
    main !== undefined &&
    isSubjectLine(main) &&
    NEEDS_A_WAY.test(main.clause.verb.base) &&
    tellsWayNow(other) &&
    distance <= 3
  )
}

function tellsWayNow({ changed, clause }: Deed): boolean {
  return changed !== undefined && clause.subject === 'we' && /\bnow\b/.test(clause.adverb)
}

/** What can be done in this way or in that. */
const NEEDS_A_WAY = lean(
  /^(?:validate|verify|guard|protect|secure|harden|limit|restrict|handle|respect|honou?r|prevent|avoid|fix|stop|ensure|detect|recover|survive|tolerate|speed|reduce|cut|improve|simplify|make|keep|allow|enable|enforce|throttle|debounce|mitigate|resolve|correct|block|reject|refuse|deny)$/,
)

const TRICK = /^(?:the|my|our) (?:trick|key|secret|solution|answer) (?:was|is|turned out to be)\b/i

/** "Got the lamp to blink. The trick was to use a timer": that is how. */
export function isTheTrick(main: Deed | undefined, { source }: Deed): boolean {
  const distance = source.sentence.index - (main?.source.sentence.index ?? Number.NaN)
  return distance > 0 && distance <= 2 && TRICK.test(source.sentence.text)
}

/** To open the page shows whether the change works. */
export const TRIED = /^(?:load|open|visit|navigate|click|launch|compare|refresh)$/

/** To test a change or to fix the fault is not how it was fixed. */
const NO_MEANS =
  /^(?:propose|suggest|recommend|ask|request|test|verify|validate|confirm|check|measure|benchmark|review|discuss|fix|resolve|solve|report|notice|observe|document|thank|submit|merge|release|replay|file|find|reproduce|log|publish|announce|close|wait|continue|start|finish|complete|work|land|deploy|hope|plan|do|get|receive|see|improve|optimi[sz]e|enhance|rotate|revoke|notify|inform|refund|backfill|apologi[sz]e|throw|learn|look|chase|achieve|reach|manage)$/

/** A fault that has a name and a place: to fix "a memory leak in the parser" is how memory was saved. */
const NAMED_FAULT =
  /^(?:an?|the)\s(?:[\w+-]+\s){0,2}(?:leak|race|deadlock|bottleneck|loop|query|lock|cache|index)s?\s(?:in|of|on|between|when)\s/

/** Whether a deed says nothing of how an aim was reached. */
function isNoMeans({ clause, rest }: Deed): boolean {
  if (clause.verb.base === 'fix' && NAMED_FAULT.test(rest)) return false
  // "Joined the harbour team in May": whom one works with.
  if (
    clause.verb.base === 'join' &&
    /^(?:the|an?|our)\s(?:[\w-]+\s){0,3}(?:team|company|project|group|crew)\b/.test(rest)
  )
    return true
  // "Took over the ferry app": so it began.
  if (clause.verb.base === 'take' && /^over\b/.test(rest)) return true
  return NO_MEANS.test(clause.verb.base)
}

/** What is tested or written about a change does not bring it about. */
const NO_MATTER =
  /\b(?:tests?|debug (?:output|logging|logs?|prints?)|docs|documentation|readme|changelog|release notes)\b/i

/** To split a test suite changes how it runs. */
const RESHAPES =
  /^(?:batch|cache|distribute|freeze|merge|mock|move|paralleli[sz]e|replace|reuse|shard|share|skip|split|stub|trim)$/

/** "- upgraded X - dropped Y - the build went from 9 to 3 min": which of them made it faster, the list does not say. */
function isOneOfMany({ sentence }: Weighed, other: Deed, all: readonly Deed[]): boolean {
  if (other.source.sentence.kind !== 'item') return false
  return (
    new Set(
      all
        .map(({ source }) => source.sentence)
        .filter(({ kind, index }) => kind === 'item' && index < sentence.index),
    ).size > 1
  )
}

/** "- ran it again, spread is now 0.4 - wrote a script": the next item of a list brought nothing about, nor did what was done after a gain that stands beside its deed or below it. */
function isOfNextItem({ sentence }: Weighed, { source }: Deed, all: readonly Deed[]): boolean {
  const { kind, index } = source.sentence
  if (kind === 'item' && sentence.kind === 'item' && index > sentence.index) return true
  return index > sentence.index && all.some((deed) => deed.source.sentence.index <= sentence.index)
}

/** "- Fixes all regressions of the importer": an item that says what was done is a part of the change, and came of no other. */
export function isPartOfList({ sentence, clause, quantities }: Weighed): boolean {
  if (sentence.kind !== 'item' || quantities.length > 0) return false
  return clause?.subject === 'none' && clause.form === 's' && /^(?:fix|remove)$/.test(clause.verb.base)
}

const MOVING = /^(?:halve|double|triple|reduce|cut|lower|increase|raise|shrink|decrease)$/

/** Whether what a bullet opens with can be owed to a deed. */
export function canBring(
  other: Deed,
  { head, from, text }: { head: string; from: Weighed; text: string },
  all: readonly Deed[],
): boolean {
  if (
    isHistoryOf(from, other) ||
    (head === 'fault' && isBefore(other, from)) ||
    isMeansOfAnother(from, other)
  )
    return false
  if (head !== 'gain') return true
  // To halve the cost is a gain itself, not how another one was made.
  if (isSubjectLine(other) && MOVING.test(other.clause.verb.base)) return false
  return !isOneOfMany(from, other, all) && !isOfNextItem(from, other, all) && !repeatsVerb(text, other)
}

/** Nothing is removed by removing, unless it is said how. */
function repeatsVerb(text: string, { clause, rest }: Deed): boolean {
  return text.startsWith(`${clause.verb.forms.past} `) && !/\sby\s\w+ing\b/.test(rest)
}

export function saysHow(deed: Deed): boolean {
  return deed.clause.subject === 'this' || deed.clause.subject === 'change' || solvesIt(deed)
}

/** "Fix this by waiting for the lock": how the fault above was fixed, whatever verb follows. */
export function solvesIt({ rest }: Deed): boolean {
  return /^(?:it|this|that|the (?:issue|problem|bug)|this (?:issue|problem|bug)) by\s(?:\w+ly\s|instead\s)?\w+ing\b/.test(
    rest,
  )
}

/** Whether a deed can have brought another about. */
export function canBeMeans(deed: Deed): boolean {
  const { rest, clause } = deed
  if (solvesIt(deed) || tellsWayNow(deed)) return true
  // "Reduces the wait" below a subject line is what came of it.
  if (clause.subject === 'none' && clause.form === 's' && GAIN_VERBS.has(clause.verb.base)) return false
  // What was done "also", or "and to keep the hall dry", is another matter.
  if (
    /^and\sto\s|\b(?:also|additionally|besides|furthermore|moreover|separately)\b/i.test(
      `${clause.lead} ${clause.adverb}`,
    )
  )
    return false
  if (NO_MATTER.test(rest.slice(0, 50)) && !RESHAPES.test(clause.verb.base)) return false
  if (rest.startsWith('an issue')) return false
  return !isNoMeans(deed) && !STUDYING.has(clause.verb.base)
}
