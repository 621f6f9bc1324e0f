/**
 * How much each feature of a noun phrase speaks for its being the project of a note (see `topicFeatures`). Fitted on the names that
 * people gave to other notes, rounded; raise or lower one and look at what changes.
 */
export const PROJECT_WEIGHTS: Record<string, number> = {
  framed: 1.49,
  link: 1.15,
  code: 1.12,
  'worked on': 0.95,
  'word returns': 0.79,
  'three words': 0.77,
  tool: 0.73,
  'object of a deed': 0.68,
  'first sentence': 0.67,
  'behind to': 0.62,
  'behind of': 0.61,
  'framed best': 0.59,
  'said again': 0.43,
  'head returns': 0.42,
  identifier: 0.41,
  'most said': 0.37,
  rare: 0.36,
  opens: 0.3,
  'a or an': -0.1,
  'one word': -0.47,
  'one plain word': -0.7,
  'behind with': -0.75,
  detail: -0.81,
  late: -1.04,
}
