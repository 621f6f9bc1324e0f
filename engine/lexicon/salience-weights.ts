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
    bias: 0.32,
    problem: 1.22,
    approach: -1.03,
    solution: -0.61,
    impact: -0.44,
    followup: -0.71,
    place: -1.28,
    length: 0.64,
    sentences: -0.84,
    count: 2.02,
    title: -0.01,
    number: 0.18,
    short: -0.48,
  },
  result: {
    bias: -0.67,
    problem: -0.33,
    approach: -0.59,
    solution: -0.37,
    impact: 2.74,
    followup: -0.17,
    place: 0.32,
    length: -1.13,
    sentences: -0.68,
    count: 1.59,
    title: -0.66,
    number: 1.02,
    short: -0.35,
  },
}
