import type { Reading } from '../../features.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { onceFor, onceForText } from '../../once.ts'
import type { Likelihood, Role } from '../../roles.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { toldOfAnother } from './another-change.ts'
import { BESIDE_WORK } from './by-another.ts'
import { NOT_DONE } from './not-done.ts'
import { isOwnCause } from './own-cause.ts'
import { isRegret } from './plainly-none.ts'

/** A sentence with what it probably is. */
export type Weighed = Reading & { likelihood: Likelihood }

/** How long a field may get, and how much it takes to say something where there may be nothing to say: more doubt, emptier fields. */
export type Budget = { role: Role; sentences: number; words: number; doubt: number }

/**
 * The sentences that make the best summary on average, in the order of the text: one more is taken as long as it is likely enough to
 * be worth its length, and none where probably no sentence plays the role. To say something beside the point weighs four times as
 * much as to leave something out.
 */
export function select(weighed: readonly Weighed[], { role, sentences, words, doubt }: Budget): Weighed[] {
  const nothing = weighed.reduce(
    (chance, { likelihood, features }) =>
      role === 'solution' && features.includes(NOT_DONE) ? chance : chance * (1 - likelihood[role]),
    1,
  )
  const likely = weighed.reduce((sum, one) => sum + one.likelihood[role] * lengthOf(one), 0)
  const toTell = likely / Math.max(0.05, 1 - nothing)
  const taken: Weighed[] = []
  let best: Weighed[] = []
  let worth = Math.min(ENOUGH, doubt * nothing)
  let right = 0
  let length = 0
  for (const one of rank(weighed, role)) {
    if (taken.length >= sentences) break
    if (taken.length > 0 && length + lengthOf(one) > words) continue
    if (taken.some((other) => isSame(other.body, one.body))) continue
    taken.push(one)
    right += one.likelihood[role] * lengthOf(one)
    length += lengthOf(one)
    const expected = (1.25 * right) / (length + 0.25 * toTell)
    if (expected <= worth) continue
    worth = expected
    best = [...taken]
  }
  return inOrder(best)
}

/** So good a summary is told even by a note so short that it may well have nothing of the kind. */
const ENOUGH = 0.3

/** What may be told in a role, the likeliest first: no announcement, no plan, no trouble or idea as an outcome. */
export function* rank(weighed: readonly Weighed[], role: Role): Generator<Weighed> {
  const likeliest = weighed.toSorted((a, b) => b.likelihood[role] - a.likelihood[role])
  // The first few are most often enough.
  for (const one of likeliest) if (mayTell(one, role, weighed)) yield one
}

function mayTell(one: Weighed, role: Role, all: readonly Weighed[]): boolean {
  const { body, features, likelihood } = one
  if (body.endsWith(':') || likelihood.followup >= Math.max(0.5, likelihood[role])) return false
  if (role === 'problem') return !features.includes('noHarm') && !features.includes(BESIDE_WORK)
  if ((role === 'solution' || role === 'approach') && isRegret(body)) return false
  if (role === 'approach') return (!features.includes(NOT_DONE) || WEIGHED_UP.test(body)) && !isOwnCause(one)
  if (role === 'solution')
    return (
      !features.includes(NOT_DONE) &&
      !isQuoted(one) &&
      !isToDo(one) &&
      !isOnlyTrouble(one) &&
      !isOfNamed(one, all) &&
      !isOwnCause(one)
    )
  if (role !== 'impact') return true
  return !(isTrouble(one) || isIdea(one) || isBesideOutcome(one) || isOfAnother(one, all) || isToDo(one))
}

/** "We want to drop it", "I could not find it, but it seems", "we can close it here": thoughts on the way. */
const WEIGHED_UP =
  /^(?!.*\?$|I'?m hoping|I hope|We hope).*\b(?:but|can|could|wanted to|(?<!\b(?:not|to) |n't )want)\b/

/** "Reduce the build time" and "Improved monitoring" below what is still to do; "build size 21 MB -> 17 MB" is a figure wherever it stands. */
function isToDo({ body, clause, sentence }: Weighed): boolean {
  if (sentence.section !== 'followup' || /->|=>|\u2192/.test(body)) return false
  return (
    clause?.form === 'base' ||
    (clause?.subject === 'none' && (sentence.kind === 'item' || !/[.!]$/.test(body)))
  )
}

/** "May revisit this", "Can we halve it", "That would be faster" */
function isIdea({ body, features }: Weighed): boolean {
  return (
    /^(?:may|can|should|could|let's|maybe|perhaps)\s/i.test(body) ||
    (/\b(?:would|could|might)\b/.test(body) &&
      !/\bnow\b/.test(body) &&
      // "Builds are down 35%, and we could return a server" is both, and true.
      !(features.includes('change of number') && !/\b(?:would|might)\b/.test(body)))
  )
}

/** So likely an outcome is one, however it is put. */
const CLEAR = 0.5

/** What is asked, assumed, aimed at or thought, how a thing is set and what "we" did tell an outcome only where the rest says so clearly. */
function isBesideOutcome({ body, clause, features, likelihood, quantities, sentence }: Weighed): boolean {
  if (body.endsWith('?')) return true
  if (likelihood.impact >= CLEAR) return false
  return (
    sentence.section === 'problem' ||
    sentence.section === 'approach' ||
    (features.includes('setting') && !features.includes('gain')) ||
    features.includes('verb:state') ||
    (clause?.subject === 'we' && features.includes('verb:work') && quantities.length === 0) ||
    /\b(?:if|default|goals? (?:is|was|were))\b/i.test(body)
  )
}

const ASKED = /\b(?:asked|told|tasked|challenged|wanted|required|expected)\s(?:me|us)\s(?:to|with)\b/i
/** What is quoted in the first person was said by somebody else. */
function isQuoted({ body, sentence }: Weighed): boolean {
  return sentence.kind === 'quote' && /\b(?:I|my|we|our)\b/i.test(body)
}

const NAMED = /^(\p{Lu}\p{Ll}+)(?:\s\p{Lu}\p{Ll}+)?\s(?:also\s|then\s|(?:is|was)\s)?(\p{Ll}+)\s/u

/** "Tom cut the bill by 20%" is Tom's, what another change did is its own, and what one was asked for is a goal: none is an outcome of the work. */
export function isOfAnother(one: Weighed, all: readonly Weighed[]): boolean {
  if (ASKED.test(one.body) || isQuoted(one) || toldOfAnother(all).has(one.sentence.index)) return true
  return isOfNamed(one, all)
}

/** Whether a sentence tells what somebody did, or is at, who is called by name. */
export function isOfNamed({ body }: Weighed, all: readonly Weighed[]): boolean {
  const [, name = '', verb = ''] = NAMED.exec(body) ?? []
  if (!GIVEN_NAMES.has(name.toLowerCase()) || !verbIn(verb, 'past', 'ing')?.isWork) return false
  // Where nobody says "I" or "my" the whole team is meant.
  return all.some(({ clause, body: told }) => clause?.subject === 'i' || /\b(?:I|[Mm]y)\s/.test(told))
}

/** How large the trouble was is no outcome, however many figures say it; what is a trouble beyond doubt is none, either. */
function isTrouble({ features, likelihood: { problem, impact } }: Weighed): boolean {
  const isFault = features.includes('pure fault') && !features.includes('change of number')
  return problem > Math.max(0.5, (isFault ? 2 : 5) * impact) || problem > Math.max(SURE, 1.4 * impact)
}

/** So likely a trouble is one, whatever else it sounds like. */
const SURE = 0.78
/** The same for what may be the answer to it. */
const LIKELY = 0.7

/** "Every badge scan asked the head office": what nobody did, and a trouble by all that it says, is not what was done. */
function isOnlyTrouble({ clause, features, likelihood: { problem, followup } }: Weighed): boolean {
  return !clause && problem > Math.max(LIKELY, followup) && !features.includes('fixing')
}

export function inOrder(chosen: readonly Weighed[]): Weighed[] {
  return chosen.toSorted((a, b) => a.sentence.range.start - b.sentence.range.start)
}

export const lengthOf = onceFor(({ body }: Weighed): number => body.split(' ').length)

/** Whether two texts say the same, signs and capitals aside. */
export function isSame(a: string, b: string): boolean {
  return fold(a) === fold(b)
}

const fold = onceForText((text) =>
  text
    .toLowerCase()
    // "11:20 mended the gate" says nothing else than "We mended the gate".
    .replace(/^\d{1,2}:\d{2}\s(?:[-\u2013]\s)?|^(?:i|we)\s/g, '')
    .replace(/^(?:i|we)\s/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
)
