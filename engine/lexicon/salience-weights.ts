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
    bias: 0.07,
    problem: 1.75,
    approach: -0.41,
    solution: 0.1,
    impact: -0.06,
    followup: -0.46,
    place: -0.76,
    length: -0.11,
    sentences: -0.89,
    count: 1.76,
    title: 0.15,
    number: 0.11,
    short: -0.43,
  },
  task: {
    bias: -0.78,
    problem: -0.35,
    approach: -0.23,
    solution: 0.25,
    impact: 0.22,
    followup: 0.32,
    place: -0.99,
    length: -0.21,
    sentences: -0.83,
    count: 1.76,
    title: 0.85,
    number: -1.22,
    short: -0.52,
  },
  action: {
    bias: -0.77,
    problem: -0.56,
    approach: 0.66,
    solution: 1.58,
    impact: -0.9,
    followup: -1.09,
    place: 0.46,
    length: -0.27,
    sentences: -0.6,
    count: 1.26,
    title: -0.27,
    number: -0.15,
    short: -0.32,
  },
  result: {
    bias: -0.71,
    problem: -0.57,
    approach: -0.43,
    solution: -0.3,
    impact: 2.25,
    followup: 0.3,
    place: 0.28,
    length: -0.46,
    sentences: -0.73,
    count: 1.56,
    title: -0.64,
    number: 0.75,
    short: -0.21,
  },
}
