import { HARMS, ITS_OWN, troubleParts } from '../../text/clauses/trouble-parts.ts'
import { guessPast, verbIn } from '../../text/clauses/verbs.ts'
import { isOwnDeed } from '../../text/meaning/antecedent.ts'
import { isShortNote } from '../../text/wording/short-note.ts'
import { isOfAnother, type Weighed } from './select.ts'

/** How likely the opening of a short note tells at least how things were, whatever its words. */
const LIKELY = 0.36
/** What the writers had to bear is trouble by its words. */
const OURS = 0.55

const BY_HABIT =
  /\b(?:by hand|manually|by (?:e-?mail|phone)|on paper|in plain text|(?:once|twice|\w+ times) (?:an?|per)|(?:every|each) (?:day|night|morning|week|month|quarter|year|time)|(?:only )?after (?:\d+|two|three|several) (?:hours|days|weeks|months)|too late|always|often|daily|weekly|nightly|all over|never)\b/i

/** "We paid too much for it", "we lost an hour of orders": what one had to bear. */
const OUR_TROUBLE =
  /^(?:we|I) (?:paid|lost|wasted|missed|spent (?:too|hours|days|\d)|had no|kept (?:getting|losing|having|seeing|missing|breaking|forgetting|hitting|running|overwriting|deleting|mixing|shipping)|were (?:losing|paying|wasting|missing|spending)|couldn't|could not)\b|^(?:(?:we|I) )?had to\s.*\b(?:every|each|again and again|all the time|by hand|manually)\b/i

/** "We copied the prices by hand. Wrote a script": what one did until then. */
function isByHand({ clause, body }: Weighed, rest: readonly Weighed[]): boolean {
  return (
    clause !== undefined &&
    /^(?:i|we)$/.test(clause.subject) &&
    /\b(?:by hand|manually)\b/.test(body) &&
    rest.some(
      (one) => isOwnDeed(one.clause) && /^(?:automate|script|write|build|make)$/.test(one.clause.verb.base),
    )
  )
}

/** "Our feature flags lived in a file": no feature flagged anything. */
function isMisread({ clause }: Weighed): boolean {
  const [next = ''] = clause?.rest.split(' ') ?? []
  return (
    clause?.subject === 'change' &&
    clause.form === 's' &&
    (verbIn(next, 'past') ?? guessPast(next)) !== undefined
  )
}

/** "It took five clicks to open a chart". */
const IT_TOOK = /^it (?:took|cost|needed) (?!(?:me|us)\b)[^,;]{3,60} to \S/i

/** What somebody calls why a thing was done, or what was wrong. */
const ANNOUNCED =
  /^(?:(?:the|my|our)\s)?(?:reasons?|why|motivation|problems?|troubles?|issues?|causes?|background|context)$/i
/** So few sentences say no more than what was done and why. */
const FEW = 7
/** What is announced as the reason of a deed, however it is put. */
const SAID_TO_BE = 0.5

/** "Moved the lamp. The reason: it dazzled the cook": what is announced as the trouble, and tells no deed, is that. */
function withAnnounced(all: Weighed[]): Weighed[] {
  if (all.length > FEW || !all.some(({ clause }) => isOwnDeed(clause))) return all
  return all.map((one) => {
    const { sentence, likelihood, body, clause } = one
    if (!ANNOUNCED.test(sentence.label ?? '') || !/^(?:problem|cause)$/.test(sentence.section ?? ''))
      return one
    const isTold = troubleParts(body) || STATED.test(body)
    if (!isTold || isOwnDeed(clause) || likelihood.followup > 0.2 || likelihood.problem >= SAID_TO_BE)
      return one
    const solution = Math.min(likelihood.solution, 0.1)
    return { ...one, likelihood: { ...likelihood, problem: SAID_TO_BE, solution } }
  })
}

/** What has no subject of its own and says how things were all the same. */
const STATED =
  /^(?:(?:there|it) (?:was|were|took|is|are|takes)\b|(?:nobody|no one|only)\s|(?:we|I) (?:had|could|couldn't|did|didn't|were|was|lacked|kept|lost|needed|spent)\b)/i

/** A short note that opens with what a thing did or was, and goes on with a deed, says first how things were. */
export function withPlainTrouble(told: Weighed[]): Weighed[] {
  const all = withAnnounced(told)
  const [first, ...rest] = all
  if (
    !first ||
    !isShortNote(all.map(({ sentence }) => sentence)) ||
    !rest.some(({ clause }) => isOwnDeed(clause))
  )
    return all
  const { likelihood, body, clause } = first
  // "The pump was rebuilt" is a deed; "readings jumped around", "he got paged" and "it was filled by hand" are none.
  const isDeed =
    clause &&
    (clause.subject !== 'passive' ||
      !(/\b(?:was|were|got)\b/.test(body)
        ? BY_HABIT.test(body) || /\bgot\b/.test(body)
        : HARMS.test(clause.verb.base) || ITS_OWN.test(clause.verb.forms.past)))
  const isOurs = OUR_TROUBLE.test(body) || isMisread(first) || isByHand(first, rest)
  if (isOfAnother(first, all)) return all
  if (
    (isDeed && !isOurs && !IT_TOOK.test(body)) ||
    likelihood.problem >= (isOurs ? OURS : LIKELY) ||
    likelihood.followup > 0.2 ||
    !(isOurs || troubleParts(body) || IT_TOOK.test(body))
  )
    return all
  const solution = Math.min(likelihood.solution, 0.1)
  const problem = isOurs ? OURS : LIKELY
  return [{ ...first, clause: undefined, likelihood: { ...likelihood, problem, solution } }, ...rest]
}
