import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { STUDYING, WEAK } from '../../../lexicon/verbs.ts'
import type { Deed } from '../../deeds/deed.ts'
import { findMoreDeeds } from '../../deeds/deeds.ts'
import { isBareObject } from '../../deeds/extent/bare-object.ts'
import { enumerate } from '../../deeds/extent/deed-list.ts'
import { begunDeeds } from '../../deeds/forms/faint-deeds.ts'
import { isErrand } from '../../deeds/refused/errand.ts'
import { isFailed } from '../../deeds/refused/failed.ts'
import { isRecord } from '../../deeds/refused/record.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import { countBlemishes } from '../drafts/blemishes.ts'
import { beforeMark } from '../drafts/cuts.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { withoutSearch } from '../drafts/findings.ts'
import { isSameDeed } from '../drafts/same-deed.ts'
import { toldPlainly } from '../drafts/told-shortly.ts'
import { isUnclear, pointsAtThing } from '../drafts/unclear.ts'
import { mayOpen, verbWeight, weightiest } from '../drafts/weight.ts'
import { isOfOtherPerson } from '../drafts/whose.ts'
import type { Phrase } from '../reason/trouble.ts'

/** What was not done to anything, or says less than nothing at all. */
const IDLE =
  /^(?:get|go|come|see|learn|attend|meet|talk|read|plan|decide|have|be|look|spend|give|take|wait|think|follow|ask|receive|discuss|try)$/

/** "Worked from home". */
function isFromHome({ clause, rest }: Deed): boolean {
  return clause.verb.base === 'work' && /^from (?:home|the office|the train|bed)\b/.test(rest)
}

/** "Wrapped it up, tested, deployed" has no end that one could hear. */
const LISTED = /,\s(?!(?:which|who|where|an?|including|such as)\s)/

/** Behind a means or what came of it, another deed would be heard as part of that. */
const CLOSED = /,\s(?:with|making|thereby|after which|which|so that|[a-z]+ing)\s|\sby\s\w+ing\s/

/** "Worked on the north wall to get it to a state": what for, in more words than there is room for. */
const ITS_AIM = /\s(?:in order )?to (?:get|make|have|bring|keep|let) (?:it|them)\s.*$/
const AIM = /\s(?:in order )?to (?:get|make|have|bring|be able to|see|let|allow|keep)\s.*$/

function isTitle({ sentence }: Weighed): boolean {
  return sentence.kind === 'title'
}

/** In a diary a deed told in too few words stands beside another one, however modest, sooner than beside a filler. */
export function withSecond(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  if (phrase.sources.some(isTitle) || CLOSED.test(phrase.text)) return phrase
  const all = [...findMoreDeeds(prose), ...begunDeeds(prose)]
  const told = all.filter(({ source }) => phrase.sources.includes(source))
  const others = all
    .filter((deed) => !told.some((one) => isSameDeed(one, deed)))
    // "The config was read too early" was the trouble.
    .filter(({ source, clause }) => clause.subject !== 'passive' || !prose.problem.includes(source))
    .filter((deed) => !isFailed(deed.source, prose.all))
    // What was looked at first led to the deed, and is no deed besides.
    .filter((deed) => !STUDYING.has(deed.clause.verb.base) || !isBefore(deed, phrase))
    // How one came by a thing is told beside no work.
    .filter(({ clause }) => clause.verb.base !== 'inherit')
    .toSorted((a, b) => Number(WEAK.has(a.clause.verb.base)) - Number(WEAK.has(b.clause.verb.base)))
  return beside(phrase, others, isFaithful, { blemishes: 1 }) ?? phrase
}

/** How many words a bullet has that tells enough with one deed. */
const ENOUGH = 15

/** A short bullet with one more deed of some weight, in the order of the text, where it can be told without a blemish. */
export function withAnother(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  if (countWords(phrase.text) >= ENOUGH || CLOSED.test(phrase.text) || SETTLED.test(phrase.text))
    return phrase
  const deeds = withoutSearch(weightiest(prose, false), prose.all)
  const told = deeds.filter(({ source }) => phrase.sources.includes(source))
  const others = deeds.filter(
    (deed) =>
      verbWeight(deed) >= 0 &&
      mayOpen(deed) &&
      !told.some((one) => isSameDeed(one, deed)) &&
      !WEAK.has(deed.clause.verb.base) &&
      !STUDYING.has(deed.clause.verb.base) &&
      deed.source.likelihood.solution >= 0.3 &&
      deed.source.likelihood.followup < 0.3,
  )
  return beside(phrase, others, isFaithful, { blemishes: 0, isInOrder: true }) ?? phrase
}

/** What was only begun or looked at, what is a list already, and what ends with its reason or a figure. */
const SETTLED =
  /,\sand\s|^(?:worked|continued|started|began|kept|tried|looked|reverted)\s|\s(?:because|after|so that|due to|when|since)\s|\)$/

function beside(
  phrase: Phrase,
  others: readonly Deed[],
  isFaithful: (text: string) => boolean,
  { blemishes, isInOrder = false }: { blemishes: number; isInOrder?: boolean },
): Phrase | undefined {
  for (const other of others) {
    if (
      phrase.sources.includes(other.source) ||
      IDLE.test(other.clause.verb.base) ||
      isFromHome(other) ||
      isErrand(other) ||
      isRecord(other)
    )
      continue
    if (isOfOtherPerson(other.source, phrase.sources)) continue
    // "Fixed the leak" is said by "fixed an issue where every call leaked".
    if (other.clause.verb.base === 'fix' && /^fixed an issue where\s/.test(phrase.text)) continue
    const plain = toldPlainly(other)
    const whole = plain && (beforeMark(plain)[0] ?? plain)
    // Of several deeds in a row the first will do.
    const told = whole && LISTED.test(whole) && !isInOrder ? (whole.split(/,\s/)[0] ?? whole) : whole
    const room = Math.min(14, LIMIT - countWords(phrase.text) - 1)
    const short = told && (shorten(told.replace(ITS_AIM, ''), room) ?? shorten(told.replace(AIM, ''), room))
    if (
      !short ||
      countWords(short) < (isBareObject(other.clause, other.rest) ? 2 : 3) ||
      isUnclear(short) ||
      pointsAtThing(other) ||
      isTorn(short)
    )
      continue
    if (countBlemishes(short) > blemishes || likeness(short, phrase.text) > 0.5 || LISTED.test(short))
      continue
    // What was worked on in the sentence of a deed is how that came about.
    const isOfSame = phrase.sources.some(({ sentence }) => sentence.index === other.source.sentence.index)
    if (/^worked on\s/.test(short) && (isOfSame || phrase.text.includes('worked on '))) continue
    const text = enumerate(isInOrder && isBefore(other, phrase) ? [short, phrase.text] : [phrase.text, short])
    if (text && isFaithful(text)) return { text, sources: [...phrase.sources, other.source] }
  }
  return undefined
}

/** Whether a deed is told before all that the bullet tells, and no subject line says what comes first. */
function isBefore({ source }: Deed, { sources }: Phrase): boolean {
  return sources.every((one) => !isTitle(one) && one.sentence.index > source.sentence.index)
}
