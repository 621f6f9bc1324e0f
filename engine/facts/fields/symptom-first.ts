import { lean } from '../../lean.ts'
import { HARMS } from '../../text/clauses/trouble-parts.ts'
import { NO_OUTCOME } from './seeming-outcome.ts'
import type { Weighed } from './select.ts'

/** What a story of a fault opens with. */
export const IS_SYMPTOM = 'symptom'

/** How likely what a fault is told to have looked like is the problem, and what it did besides. */
const SYMPTOM = 0.8
const HARM = 0.45
/** How likely an outcome what came of the fault must seem to be taken for one. */
const LIKELY = 0.12
/** So soon behind the symptom its cause is told, or what was tried in vain, in a text no longer than a report. */
const SOON = 6
const MOST = 30

const CAUSE =
  /\b(?:turn(?:s|ed) out|root cause|the (?:cause|reason|culprit)|(?:found|discovered|reali[sz]ed|saw|noticed|showed|revealed)(?: out)? that|traced (?:it|this|the)|caused by)\b|^(?:cause|reason)\b/i
const IN_VAIN = lean(
  /\b(?:(?:did|does)(?:n't| not) (?:really )?(?:help|work|fix|solve|change)|to no avail|no luck|no (?:effect|change|success|difference)|without (?:any )?(?:success|effect)|changed nothing|only helped|(?:problem|issue|error|bug|fault|crash) (?:came back|returned))\b/i,
)

/** A story of a fault opens with how it was seen, whatever its words, and tells of the harm before its cause: neither came of the work. */
export function withSymptomFirst(all: Weighed[]): Weighed[] {
  const at = all.findIndex(({ sentence }) => sentence.kind !== 'title')
  const first = all[at]
  if (!first || all.length > MOST || !mayBeSymptom(first) || all[at - 1]?.clause?.form === 'base') return all
  const cause = all.findIndex(
    ({ body, sentence }, index) => index > at && (sentence.section === 'cause' || CAUSE.test(body)),
  )
  const vain = all.findIndex(({ body }, index) => index > at && IN_VAIN.test(body))
  const turn = cause < 0 ? vain : vain < 0 ? cause : Math.min(cause, vain)
  if (turn < 0 || turn > at + SOON) return all
  return all.map((one, index) => {
    if (index < at || index > turn) return one
    if (index === at) return { ...weighed(one, SYMPTOM), features: [...one.features, IS_SYMPTOM, NO_OUTCOME] }
    const isHarm =
      one.likelihood.impact >= LIKELY &&
      !one.clause?.verb.isWork &&
      one.sentence.section !== 'impact' &&
      one.sentence.section !== 'solution' &&
      !one.features.includes('endByShape')
    return isHarm ? weighed(one, HARM) : one
  })
}

function weighed(one: Weighed, least: number): Weighed {
  const { likelihood, features } = one
  return {
    ...one,
    features: likelihood.impact > 0.02 ? [...features, NO_OUTCOME] : features,
    likelihood: {
      ...likelihood,
      problem: Math.max(likelihood.problem, least),
      solution: Math.min(likelihood.solution, 0.1),
      impact: Math.min(likelihood.impact, 0.02),
    },
  }
}

/** What something did, or was seen to do; no deed, no plan, nothing good. */
function mayBeSymptom({ sentence, body, clause, features, likelihood }: Weighed): boolean {
  if (sentence.kind !== 'prose' && (sentence.kind !== 'item' || sentence.headings.length > 0)) return false
  if (!/^(?:summary|problem|harm)?$/.test(sentence.section ?? '')) return false
  if (features.some((feature) => GOOD.has(feature)) || likelihood.followup > 0.3) return false
  if (body.split(' ', 4).length < 4 || !PAST.test(body) || /^[^,;]*\b(?:is|are) [a-z]+ed\b/.test(body))
    return false
  if (clause?.subject === 'passive') return HARMS.test(clause.verb.base)
  if (/^(?:change|this)$/.test(clause?.subject ?? '')) return false
  const [doer = '', verb = ''] =
    /\b(?:I|[Ww]e)\s(?:(?:also|only|then|just|first)\s)?([a-z]+(?:\s(?:paged|called|alerted|woken))?)/.exec(
      body,
    ) ?? []
  return doer
    ? SEEN.test(verb)
    : !/\b(?:was|were) (?:built|made|based|meant)\b/.test(body) && clause?.subject !== 'none'
}

/** What speaks of the time after the work, or asks. */
const GOOD: ReadonlySet<string> = new Set(
  'change of number|isNow|restored|works|noLonger|canNow|success|ready|allows|question'.split('|'),
)

const PAST =
  /\b(?:was|were|had|did|could|would|kept|took|got|[a-z]+ed|[a-z]*(?:ung|oze|ost|ook|ept|ent|oke|ell|ew|ot|an|aw|ound|old))\b/

/** "We saw that ...", "we got paged because ...": no work of ours. */
const SEEN = /^(?:(?:noticed|saw|found|got|lost|received|observed|heard)\b|(?:were|was) \S)/
