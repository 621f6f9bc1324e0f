import { tellsGoodEnd, tellsMeasuredEnd } from '../../text/clauses/good-end.ts'
import { isOfOtherTeam } from './hearsay.ts'
import { NO_OUTCOME } from './seeming-outcome.ts'
import { isOfAnother, type Weighed } from './select.ts'

/** How likely what tells by its words that all is well is an outcome behind a deed, and under a head that says so. */
const LIKELY = 0.52
const ANNOUNCED = 0.65
/** A note this short has its end behind its deed; in a longer one much is told that only goes well. */
const SHORT = 7

/** What a note tells of a good end behind its deed is its outcome, however few of its words are known: "the door closes properly". */
export function withPlainEnds(all: Weighed[]): Weighed[] {
  // Below a subject line it is told how the change works; the name of a log says nothing of the kind.
  const isChange = all[0]?.sentence.kind === 'title' && !isLog(all)
  const lastWork = all.findLastIndex(isOwnWork)
  return all.map((one, at) => {
    const { sentence, body, likelihood, features } = one
    if (!/^(?:prose|item)$/.test(sentence.kind) || features.includes(NO_OUTCOME)) return one
    const isAnnounced = sentence.section === 'impact'
    if (
      !isAnnounced &&
      (isChange ||
        (sentence.section && sentence.section !== 'solution') ||
        features.includes('setting') ||
        // In a longer note what stands behind all that was done is how it ended.
        (all.length > SHORT && at < lastWork) ||
        !(hasDeed(all, at) || isOwedToNext(all[at + 1])))
    )
      return one
    const least = isAnnounced ? ANNOUNCED : LIKELY
    if (likelihood.impact >= least || likelihood.followup > 0.4 || isOwnWork(one)) return one
    if (!(tellsGoodEnd(body) || tellsMeasuredEnd(body)) || isOfAnother(one, all) || isOfOtherTeam(body))
      return one
    return {
      ...one,
      features: [...features.filter((feature) => feature !== 'pure fault'), 'endByShape'],
      likelihood: {
        ...likelihood,
        impact: least,
        problem: Math.min(likelihood.problem, 0.2),
        solution: Math.min(likelihood.solution, 0.3),
      },
    }
  })
}

/** How many deeds in the past a note has that keeps a log. */
const KEPT = 2

/** Whether a title without a verb heads what somebody writes down that he did. */
function isLog([title, ...all]: readonly Weighed[]): boolean {
  return (
    title?.clause === undefined &&
    all.filter(({ clause }) => clause?.form === 'past' && /^(?:i|none)$/.test(clause.subject)).length >= KEPT
  )
}

/** "The map loads at once. Did it by caching the tiles": the end comes first. */
function isOwedToNext(next: Weighed | undefined): boolean {
  return next !== undefined && DONE_BY.test(next.sentence.text)
}

const DONE_BY =
  /^(?:(?:I|we) )?(?:did|achieved|managed|got|reached|solved) (?:it|this|that|there) (?:by|with|using|through) /i

function hasDeed(all: readonly Weighed[], at: number): boolean {
  return all.slice(0, at).some(isOwnWork)
}

function isOwnWork({ clause }: Weighed): boolean {
  return (
    clause?.verb.isWork === true &&
    !clause.isNegated &&
    /^(?:i|we|none|passive|change)$/.test(clause.subject) &&
    (clause.modality === 'done' || clause.form === 'base')
  )
}
