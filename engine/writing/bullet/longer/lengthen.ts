import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { onceFor } from '../../../once.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { countWords } from '../../sentence/tidy.ts'
import { countBlemishes } from '../drafts/blemishes.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { isTitled } from '../drafts/fault-openings.ts'
import { isOfOtherPerson } from '../drafts/whose.ts'
import { requestOf, wishOfOthers } from '../reason/asked-for.ts'
import { behindColon } from '../reason/behind-colon.ts'
import { causeOf } from '../reason/cause.ts'
import { explanationOf } from '../reason/explanation.ts'
import { formerlyOf } from '../reason/formerly.ts'
import { harmOf, leftOut } from '../reason/harm.ts'
import { purposeOf, weaknessFixed, wishOf } from '../reason/purpose.ts'
import { saysAgain } from '../reason/says-again.ts'
import { isConceded, type Phrase } from '../reason/trouble.ts'
import { whichDid } from '../reason/which-did.ts'
import { besides, caseOf, insteadOf, reasonFor, stateOf, type TellMore } from './additions.ts'
import { benefitOf, contentsOf, limitsOf } from './its-benefit.ts'

/** The least a bullet may have. */
export const LEAST = 10

export function isLong({ text }: Phrase): boolean {
  return countWords(text) >= LEAST
}

/** "Worked on hulls to paint hulls in spring" names them twice: "worked on painting hulls in spring". */
export function withMore(text: string, more: string): string {
  const [, thing = ''] = /^worked on (?:the |an? )?(.+)$/.exec(text) ?? []
  const [, word = '', rest = ''] = /^ (?:in order )?to ([a-z]+) (.+)$/.exec(more) ?? []
  const verb = verbIn(word, 'base')
  const isEcho = thing !== '' && rest.toLowerCase().includes(thing.toLowerCase())
  return verb && isEcho ? `worked on ${phraseIn('ing', verb, 'base', rest)}` : text + more
}

/** "Otherwise we may block", "by doing X we can ensure Y" and "we need it because ..." say by their form why it was done. */
const SAYS_WHY =
  /^(?:otherwise\b|by\s[a-z]+ing\s[^;:]{4,90}\s(?:I|we)\s(?:can|could)\s(?:ensure|guarantee|avoid|prevent)\s|as an? [\w -]{3,40}, (?:I|we) (?:want|need|would like)\b|(?:we need(?:ed)? (?:it|this)|this is needed|needed)\b.{0,40}\sbecause\s)/i

const saysWhy = onceFor((one: Weighed) => SAYS_WHY.test(one.body))

/** Ways that ask for a form which says by itself that it belongs here. */
const PLAIN = new Set<TellMore>([
  explanationOf,
  purposeOf,
  causeOf,
  formerlyOf,
  benefitOf,
  contentsOf,
  limitsOf,
  leftOut,
  wishOf,
  wishOfOthers,
  requestOf,
])

/** Nothing is taken out of a sentence of more characters. */
const LONGEST = 600

/** A deed told in a few words gets what the text says about it elsewhere: its purpose, its reason, what it replaces. */
export function tellMore(
  phrase: Phrase,
  prose: Prose,
  isFaithful: (text: string) => boolean,
  enough = LEAST,
): Phrase {
  const ranked = prose.all
    .filter((one) => one.body.length <= LONGEST && !phrase.sources.includes(one))
    .filter((one) => !isOfOtherPerson(one, phrase.sources))
    .filter((one) => (likely(one) > 0.1 && one.likelihood.followup < 0.4) || saysWhy(one))
    .sort((a, b) => likely(b) - likely(a))
  const isGranted = onceFor((one: Weighed) => isConceded(one, prose.all))
  let { text } = phrase
  const sources = [...phrase.sources]
  const [first] = phrase.sources
  // What came of a deed is told after it, or shortly before.
  const least = /\balso\b/i.test(`${first?.clause?.lead} ${first?.clause?.adverb}`) ? 0 : -2
  const distanceTo = ({ sentence }: Weighed) =>
    Math.min(...phrase.sources.map((source) => Math.abs(source.sentence.index - sentence.index)))
  const add = (way: TellMore) => {
    const length = countWords(text)
    if (length >= enough) return
    for (const one of ranked) {
      // Its form alone says that an explanation, an aim or a cause belongs here; an outcome was chosen before.
      const isPlain = PLAIN.has(way) || saysWhy(one)
      if (!isPlain && isGranted(one)) continue
      if (!isPlain && likely(one) <= 0.2 && !prose.impact.includes(one)) continue
      // In a diary only what stands beside a deed is its reason, and what came long after it is never one.
      if (way === reasonFor && distanceTo(one) > 2 && (!isTitled(prose) || isLater(one, first))) continue
      const distance = one.sentence.index - (first?.sentence.index ?? 0)
      // "..., removing the old sign" goes on with what stands before it, and with no later deed.
      if (way === explanationOf && distance < 0) continue
      if (way === stateOf && first && first.sentence.kind !== 'title' && (distance < least || distance > 4))
        continue
      // To read what others wrote, or to meet them, brought nothing about.
      if (way === stateOf && /^(?:reviewed|interviewed|attended|joined)\s/.test(text)) continue
      // "Coverage was 35%", told before the deed, is how it was.
      if (way === stateOf && distance < 0 && /\s(?:was|were)\s[^,;]*\d/.test(one.body)) continue
      // A wish is told before what came of it, or right below the head of the note.
      if (
        (way === wishOf || way === wishOfOthers) &&
        (distance > (first?.sentence.kind === 'title' ? 2 : -1) || distance < -3)
      )
        continue
      // The second half of a sentence may tell how it was before.
      const nearest = way === formerlyOf || way === whichDid ? 0 : 1
      const after = distance >= nearest && distance <= (way === harmOf ? 6 : 2) ? first : undefined
      const more = way(one, text, LIMIT - length - 1, after)
      const whole = more && withMore(text, more)
      if (!whole || countWords(whole) > LIMIT || saysAgain(more, text) || !isFaithful(whole)) continue
      text = whole
      sources.push(one)
      return
    }
  }
  // What its own sentence says besides comes first.
  if (countWords(text) < enough && phrase.sources.length === 1) {
    const room = LIMIT - countWords(text) - 1
    const own = phrase.sources.flatMap(
      (one) => besides(one, text, room) ?? behindColon(one, text, room) ?? weaknessFixed(one, text) ?? [],
    )
    text += own.find((more) => isFaithful(text + more)) ?? ''
  }
  const ways = [
    limitsOf,
    explanationOf,
    purposeOf,
    wishOf,
    wishOfOthers,
    requestOf,
    benefitOf,
    contentsOf,
    leftOut,
    formerlyOf,
    whichDid,
    insteadOf,
    harmOf,
    causeOf,
    reasonFor,
    caseOf,
    stateOf,
  ]
  for (const way of ways) add(way)
  return { text, sources }
}

/** Told after a deed that no subject line tells. */
function isLater({ sentence }: Weighed, deed: Weighed | undefined): boolean {
  return deed !== undefined && deed.sentence.kind !== 'title' && sentence.index > deed.sentence.index
}

/** How many words a bullet has that tells enough without its reason. */
const ENOUGH = 17

/** Behind these, and after what was only begun, a reason would be heard of something else. */
const SETTLED =
  /^(?:worked|continued|started|began|kept|tried|looked|got|reverted)\s|,\s|\s(?:and|by\s(?:not\s)?\w+ing|because|after|so that|due to|when|since|as)\s|\)$/

/** A bullet with room left, and why it had to be done, where the text says so of the same thing. */
export function withReason(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  const { text, sources } = phrase
  const [first] = sources
  if (!first || countWords(text) >= ENOUGH || SETTLED.test(text)) return phrase
  const room = Math.min(16, LIMIT - countWords(text) - 1)
  const near = prose.all.filter(
    (one) =>
      !sources.includes(one) &&
      // Below the deed stands what went wrong next, unless it is told right there.
      ((isTitled(prose) && !isLater(one, first)) || isBeside(one, sources)) &&
      one.likelihood.followup < 0.4 &&
      !isConceded(one, prose.all),
  )
  for (const way of [formerlyOf, whichDid, causeOf, reasonFor, insteadOf])
    for (const one of near) {
      const distance = one.sentence.index - first.sentence.index
      const nearest = way === formerlyOf || way === whichDid ? 0 : 1
      const more = way(one, text, room, distance >= nearest && distance <= 2 ? first : undefined)
      if (
        more &&
        !saysAgain(more, text) &&
        countBlemishes(more) === 0 &&
        !UNSURE.test(more) &&
        isFaithful(text + more)
      )
        return { text: text + more, sources: [...sources, one] }
    }
  return phrase
}

const UNSURE =
  /\b(?:noticing|afaik|iirc|imo|unable to|even|before)\b|^ (?:because|after) [A-Z][a-z]+\s(?:to|of)\b/i

/** Told right before or after one of the deeds. */
function isBeside({ sentence }: Weighed, sources: readonly Weighed[]): boolean {
  return sources.some((source) => Math.abs(source.sentence.index - sentence.index) <= 1)
}

function likely({ likelihood }: Weighed): number {
  return Math.max(likelihood.problem, likelihood.solution, likelihood.approach, likelihood.impact)
}
