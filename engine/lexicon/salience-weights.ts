/** The parts of a story whose sentences are chosen by the worth of their words. */
export type SaliencePart = 'situation' | 'result'

export type SalienceWeights = Record<
  | 'bias'
  | 'problem'
  | 'approach'
  | 'solution'
  | 'impact'
  | 'followup'
  | 'place'
  | 'length'
  | 'sentences'
  | 'count'
  | 'title'
  | 'number'
  | 'short',
  number
>

/**
 * How much each trait of a word speaks for its being kept: the likely role of its sentence, where that stands and how long it is,
 * how many sentences there are, how often the word comes back, whether it stands in the subject line, holds a figure or is short.
 * Fitted on stories that people wrote for their notes, rounded.
 */
export const SALIENCE_WEIGHTS: Record<SaliencePart, SalienceWeights> = {
  situation: {
    bias: 0.33,
    problem: 1.2,
    approach: -1.02,
    solution: -0.59,
    impact: -0.43,
    followup: -0.71,
    place: -1.29,
    length: 0.65,
    sentences: -0.84,
    count: 2.02,
    title: -0.02,
    number: 0.18,
    short: -0.48,
  },
  result: {
    bias: -0.69,
    problem: -0.36,
    approach: -0.55,
    solution: -0.42,
    impact: 2.42,
    followup: -0.11,
    place: 0.34,
    length: -1.09,
    sentences: -0.66,
    count: 1.59,
    title: -0.67,
    number: 0.98,
    short: -0.33,
  },
}
