import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import { type Clause, readClause } from '../../../text/clauses/clauses.ts'
import { isDoingSubject } from '../../../text/clauses/doing-subject.ts'
import { leadTime } from '../../../text/clauses/lead-time.ts'
import { HARMS, troubleParts } from '../../../text/clauses/trouble-parts.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { findQuantities } from '../../../text/figures/quantities.ts'
import { isOwnDeed } from '../../../text/meaning/antecedent.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { isPlainClause } from '../../sentence/plain.ts'
import { capitalise, countWords, tidySentence, uncapitalise } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'

/** The text with each trouble that a deed gives as its reason told apart: "I moved the lamp because it dazzled the cook". */
export const withReasonsApart = onceFor((prose: Prose): Prose => {
  const reasons = new Map<Weighed, Weighed>()
  const deeds = new Map<Weighed, Weighed>()
  for (const one of prose.all) {
    const parts = partsOf(one)
    if (!parts) continue
    deeds.set(one, parts.deed)
    reasons.set(one, parts.reason)
  }
  if (deeds.size === 0) return prose
  const deedIn = (one: Weighed) => deeds.get(one) ?? one
  return {
    all: prose.all.flatMap((one) => [...(reasons.has(one) ? [reasons.get(one) ?? one] : []), deedIn(one)]),
    problem: prose.all.flatMap((one) => reasons.get(one) ?? (prose.problem.includes(one) ? [one] : [])),
    approach: prose.approach.map(deedIn),
    solution: prose.solution.map(deedIn),
    impact: prose.impact.map(deedIn),
  }
})

const REASON =
  /^(.{12,}?)(,?\s(?:because|since)|,\sas|\sas(?<!\sas\s[a-z]{3,10}\sas)(?=\s(?:the|our|my|there|it|they)\s))\s((?!it\s(?:turn|seem|look|became)\w*\s)[^;:]{8,140})$/

/** "The lid leaked, so I replaced it". */
const ANSWER = /^(.{12,140}?),?\sso\s(?:then\s)?((?:I|we)\s[^;:]+)$/

/** What a reason or an answer needs, to be looked for first. */
const JOINED = /\s(?:because|since|as|so)\s/

/** What nobody would change a thing for unless it was trouble. */
const TROUBLE = lean(
  /\b(?:kept|keeps|too|double|slow(?:ly|er)?|only|took|takes|hard|difficult|deprecated|expired|full|unreliable|flaky|broken?|missing|lack(?:s|ed)|wrong(?:ly)?|outdated|unmaintained|insecure|noisy|problems?|issues?|errors?|bugs?|leak\w*|crash\w*|fail\w*|hung|hangs|froze|conflict\w*|unused|duplicate\w*|dead|stale|overheat\w*|ran out|runs out|lost|loses|dropp?(?:s|ed|ing)|stuck|never|not|cannot|quit|left|copied|abandon\w*|gave up|avoided|nobody|no one|hated|ignored|dared|complain\w*|reject\w*|refus\w*|forgot|forgets?|manual(?:ly)?|by hand|expensive|unreadable|impossible|returned? (?:\d{3}|errors?|nothing)|returns (?:\d{3}|errors?|nothing)|without|no (?:way|support|longer|tests?|alerts?)|clip(?:s|ped)|two|twice|nothing|empty|off by|late|ages|afraid|scared|stopped|meant|confused|every)\b|n't\b/i,
)

/** A wish, a plan or a condition is no trouble. */
const NO_TROUBLE =
  /\b(?:want(?:ed|s)?|would|wish|hope|plan\w*|should|will|if|might|(?<!(?:in|since|last|of|late|early|by|until|from) )may|so that|in order)\b|\bnot (?:only|because|broken|slow|hard|full|stuck|wrong|missing|dead|lost|stale)\b/i

/** "It would freeze", "they wanted euros, but only saw dollars": what it used to do, and what was lacking. */
const BY_HABIT = /^(?!I\b|we\b|it\b).*\bwould (?!have\b|be\b|make\b|allow\b|help\b|like\b|love\b|need\b)/i

/** What sounds of trouble, or does by itself what nobody wants. */
function isTrouble(reason: string): boolean {
  const [verb = ''] = troubleParts(reason)?.words ?? []
  return TROUBLE.test(reason) || HARMS.test(verbIn(verb, 'past')?.base ?? '')
}

/** What the text tells as trouble, each without the deed that it is the reason of. */
export function troubleAlone(prose: Prose): Weighed[] {
  const apart = withReasonsApart(prose)
  const reasonOf = (one: Weighed) =>
    apart.problem.find((other) => other !== one && other.sentence === one.sentence)
  if (prose.problem.length > 0) return prose.problem.map((one) => withoutJoint(reasonOf(one) ?? one))
  return apart.problem.filter(({ body }) => !/^(?:as|because|since)\s/i.test(body)).slice(0, 2)
}

/** "As the form had no way to undo it", read apart from the deed before it: a statement. */
function withoutJoint(one: Weighed): Weighed {
  const [joint = ''] =
    /^(?:as|because|since(?!\s(?:the|our|my)\s(?:last|latest|first|new|update|upgrade|release|move|migration|switch|change|launch|weekend)\b))\s(?=(?:the|our|my|there|nobody|users|customers)\s)/i.exec(
      one.body,
    ) ?? []
  const told = one.body.slice(joint.length)
  return joint && leadTime(one.body) === 0 && !told.includes(',') && isPlainClause(told)
    ? { ...one, body: capitalise(told) }
    : one
}

function partsOf(one: Weighed): { deed: Weighed; reason: Weighed } | undefined {
  const { clause, sentence, likelihood } = one
  if (sentence.kind !== 'prose' && sentence.kind !== 'item') return undefined
  if (likelihood.followup > 0.4 || !JOINED.test(one.body)) return undefined
  const told = (clause && becauseOf(one, clause)) ?? answerTo(one)
  if (!told) return undefined
  const { deed, reason } = told
  if (!isTrouble(reason) || (NO_TROUBLE.test(reason) && !BY_HABIT.test(reason))) return undefined
  if (countWords(deed) < 3 || isTorn(deed) || !isBalanced(deed) || !isBalanced(reason)) return undefined
  return {
    deed: reread(one, deed, { ...likelihood, problem: Math.min(0.05, likelihood.problem) }),
    reason: reread(one, reason, {
      ...likelihood,
      problem: Math.max(0.6, likelihood.problem),
      approach: 0.02,
      solution: 0.02,
      impact: 0.02,
    }),
  }
}

type Told = { deed: string; reason: string }

/** "I replaced the lid because it leaked". */
function becauseOf({ body }: Weighed, clause: Clause): Told | undefined {
  if (clause.modality !== 'done' || !(clause.subject === 'passive' || isOwnDeed(clause))) return undefined
  const [, deed = '', , reason = ''] = REASON.exec(body.replace(/[.!]+$/, '')) ?? []
  // "..., fixed another and helped out": what was done besides.
  if (!reason || /,\s(?:and\s)?[a-z]+ed\s/.test(reason) || /^(?:take|spend)$/.test(clause.verb.base))
    return undefined
  const told = ofTheThing(reason.replace(/,?\sand\s(?:I|we)\s.*$/, '').replace(/^their\s/, 'the '), deed)
  return told ? { deed, reason: told } : undefined
}

/** The same the other way round: "the lid leaked, so I replaced it". */
function answerTo({ body }: Weighed): Told | undefined {
  const [, reason = '', deed = ''] = ANSWER.exec(body.replace(/[.!]+$/, '')) ?? []
  const isFit =
    isPlainClause(uncapitalise(reason)) ||
    /^(?:with|on|in|at)\s[^,]{2,30}\s(?:the|our|my|each|every|all)\s/i.test(reason)
  const clause = isFit ? readClause(deed) : undefined
  const isDone = clause?.modality === 'done' && clause.verb.isWork && !clause.isNegated
  return isDone ? { deed, reason } : undefined
}

/** "It clipped", of the stage that was removed; nothing where the reason cannot stand alone. */
function ofTheThing(reason: string, deed: string): string | undefined {
  const [, pronoun = '', old = '', rest = ''] =
    /^(it(?! (?:took|was|cost|needed) .*\sto\s)|they|the ((?:old|previous|former|existing|first|current) )one)\s(\S.*)$/i.exec(
      reason,
    ) ?? []
  if (pronoun) {
    const thing = thingIn(deed)
    const isFit = thing && isPlural(thing) === /^they$/i.test(pronoun)
    return isFit ? `${old ? thing.replace(/^\w+\s(?:old )?/, `the ${old}`) : thing} ${rest}` : undefined
  }
  if (/^(?:I|we)(?:\s(?:kept|had|got|were|was|could|couldn't|ran)|'ve been|'d)\b/.test(reason)) return reason
  const inner = INNER.exec(reason)
  if (inner) {
    const thing = thingIn(deed.replace(/\s(?:in|into|to|with|from|as|using)\s.*$/, ''))
    if (!thing || isPlural(thing)) return undefined
    const name = inner[2] ? thing.replace(/^\w+\s(?:old )?/, 'the old ') : thing
    const whole = reason.replace(INNER, `$1${name}`)
    return isPlainClause(whole) || /^(?:nobody|no one|everyone|everybody)\s/.test(whole) ? whole : undefined
  }
  // "The auditor complained" is short, and whole.
  const isWhole = /^(?:the|our|my)\s[\w-]+\s(?:[a-z]+ed|broke|burst|froze|hung|died)$/.test(reason)
  const said = reason.slice(leadTime(reason))
  return isWhole ||
    isPlainClause(said) ||
    troubleParts(said) ||
    isDoingSubject(said) ||
    /^it (?:took|was)\s.*\sto\s/.test(said) ||
    /^there\s(?:was|were|is|are)\s/.test(reason)
    ? reason
    : undefined
}

/** "Most guests quit in it", "nobody dared to touch the old one". */
const INNER =
  /(\s(?:in|on|at|with|of|from|touch|use|read|open|change|understand|trust|copied|hated|avoided|ignored|feared|needed)\s)(?:it|the (old|previous|existing) one)$/

/** What was done to, where that is one plain thing. */
function thingIn(deed: string): string | undefined {
  const clause = readClause(deed)
  const object = clause?.subject === 'passive' ? clause.object : (clause?.rest ?? '')
  return /^(?:the|our|my|an?)\s[\w-]+(?:\s(?!(?:to|in|on|for|from|with|by|of|at|and)\b)[\w-]+){0,3}$/i
    .exec(object)?.[0]
    .replace(/^an?\s/, 'the ')
}

function reread(one: Weighed, text: string, likelihood: Weighed['likelihood']): Weighed {
  const body = tidySentence(capitalise(text))
  return { ...one, body, clause: readClause(body), quantities: findQuantities(body), likelihood }
}
