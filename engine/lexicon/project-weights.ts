/**
 * How much each feature of a noun phrase speaks for its being the project of a note (see `topicFeatures`). Fitted on the names that
 * people gave to other notes, rounded; raise or lower one and look at what changes.
 */
export const PROJECT_WEIGHTS: Record<string, number> = {
  framed: 1.2,
  link: 0.97,
  code: 0.85,
  'worked on': 0.71,
  tool: 0.7,
  identifier: 0.68,
  'word returns': 0.67,
  'behind of': 0.67,
  'behind to': 0.66,
  'three words': 0.66,
  'said again': 0.64,
  'first sentence': 0.56,
  'most said': 0.55,
  'object of a deed': 0.55,
  'head returns': 0.47,
  'framed best': 0.4,
  opens: 0.31,
  'one word': -0.43,
  'a or an': -0.47,
  'behind with': -0.58,
  detail: -0.64,
  'one plain word': -0.74,
  late: -0.99,
}
