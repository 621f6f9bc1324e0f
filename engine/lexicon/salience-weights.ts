/** The parts of a story, whose sentences are chosen by the worth of their words. */
export type SaliencePart = 'situation' | 'task' | 'action' | 'result'

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
    bias: 0.03,
    problem: 1.75,
    approach: -0.41,
    solution: 0.1,
    impact: -0.04,
    followup: -0.43,
    place: -0.79,
    length: -0.09,
    sentences: -0.88,
    count: 1.75,
    title: 0.16,
    number: 0.12,
    short: -0.43,
  },
  task: {
    bias: -0.79,
    problem: -0.35,
    approach: -0.21,
    solution: 0.28,
    impact: 0.23,
    followup: 0.32,
    place: -1.02,
    length: -0.21,
    sentences: -0.82,
    count: 1.76,
    title: 0.84,
    number: -1.22,
    short: -0.53,
  },
  action: {
    bias: -0.75,
    problem: -0.56,
    approach: 0.65,
    solution: 1.57,
    impact: -0.9,
    followup: -1.08,
    place: 0.45,
    length: -0.26,
    sentences: -0.6,
    count: 1.26,
    title: -0.27,
    number: -0.14,
    short: -0.32,
  },
  result: {
    bias: -0.71,
    problem: -0.58,
    approach: -0.44,
    solution: -0.3,
    impact: 2.24,
    followup: 0.25,
    place: 0.27,
    length: -0.46,
    sentences: -0.72,
    count: 1.56,
    title: -0.64,
    number: 0.75,
    short: -0.21,
  },
}
