import { verbIn } from '../../../text/clauses/verbs.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import type { Aim } from './aims.ts'
import { UNNAMED_END } from './end-of-trouble.ts'

export const FIND_CAUSE = 'find the cause of the problem'

const STUDIES =
  /^(?:analy[sz]e|investigate|examine|inspect|debug|trace|profile|monitor|measure|check|look (?:into|at|through)|review|study|log|print|dump|compare|verify|reproduce|read|search|observe|test)\s/

/** "Analysed the bus", of a trouble: what was looked at on the way to its cause. */
export function isStudy({ body, sentence, clause, isDeed }: Aim): boolean {
  return (
    isDeed === true &&
    sentence.kind !== 'title' &&
    clause?.form === 'past' &&
    STUDIES.test(body) &&
    !/\b(?:why|whether|cause|how|what|reason)\b/.test(body)
  )
}

const SAW = /^(?:find|notice|see|realise|realize|discover|observe|learn)$/

/** That a fault or a former state had to end, where the situation tells one of which nothing can be said in fewer words. */
export function leftToDo({ sources }: Phrase): string | undefined {
  const one = sources.find(
    ({ clause, likelihood: { problem, solution } }) =>
      problem >= 0.4 && problem > solution && (clause?.subject !== 'i' || SAW.test(clause.verb.base)),
  )
  if (!one) return undefined
  if (one.features.includes('pure fault')) return UNNAMED_END
  const isFormer = one.features.some((name) => name === 'old state' || name === 'old habit')
  if (isFormer || /^(?:previously|formerly|until now|so far)\b/i.test(one.body)) return 'change this'
  return one.likelihood.problem >= 0.65 ? UNNAMED_END : undefined
}

/** "Refining the price list", of what was worked on: refine it; "parsing library" names a thing. */
export function doingIn(matter: string): string | undefined {
  const [, word = '', rest = ''] =
    /^([a-z]+ing) ((?:the|an?|my|our|its|all|both|how|some|several|each|every)\s.{4,80})$/.exec(matter) ?? []
  const verb = verbIn(word, 'ing')
  return verb?.isWork ? `${verb.base} ${rest}` : undefined
}
