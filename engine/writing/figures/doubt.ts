/** Where a concession begins. */
const CONCESSION =
  /(?:[,;]|\s[-\u2013\u2014]+)?\s(?:but|though|although|even though|however|albeit)[,\s]+([^,\s].*)$/i

/** What was found, or what it was found by. */
const FINDING =
  '(?:this|it|that|these|those|they|some of (?:it|this|that)|part of (?:it|this|that)|(?:the|our|my|its)\\s(?:[\\w/-]+\\s)?(?:results?|numbers?|figures?|tests?|effects?|difference|samples?|data|dataset|experiment|trial|measurements?|benchmarks?|statistics|comparison|baseline|pilot|study|rollout|drop|rise|gain|increase|decrease|improvement))'
const TAKEN_BACK = new RegExp(
  [
    // "but only on staging", "though not significant"
    '^(?:only|not|just|mostly|mainly|largely|partly|perhaps|maybe|possibly|probably)\\b',
    // "but it may be seasonal"
    `^${FINDING}\\s(?:\\w+\\s)?(?:may|might|could|can|seems?|appears?|looks?)\\b`,
    // "though this isn't significant", "but the test is still running"
    `^${FINDING}\\b[^,;]{0,40}(?:\\b(?:not|never|still|only|too|hardly|barely|yet|just|small|tiny|noisy|mostly|mainly|largely|partly|probably|possibly|synthetic)\\b|n't\\b)`,
    // "but we only measured one day"
    "^(?:I|we)(?:'ve|'re|'m)?\\b[^,;]{0,30}\\b(?:only|sure|know|measur\\w+|verif\\w+|confirm\\w*|prove[nd]?)\\b",
    // "but there was a campaign, too", "but we also hired two people"
    '\\bthere (?:was|were|is|has been)\\b[^,;]{0,40}\\b(?:also|too|as well|at the (?:same|time))\\b|\\bthere (?:was|were|is) also\\b|\\b(?:we|they|I|team|sales|marketing|support) (?:had )?also\\b|\\bat the same time\\b|\\bin the same (?:week|month|quarter|release)\\b',
    '\\b(?:significan(?:t|ce)|unclear|uncertain|unsure|inconclusive|preliminary|too early|early days|anecdotal|seasonal\\w*|coinciden\\w+|small sample|within (?:the )?noise|margin of error|regression to the mean)\\b',
  ].join('|'),
  'i',
)

/** "Drops to 0.5 V - looks like a short": what a dash joins to a figure as a guess is what may be wrong. */
const GUESSED =
  /(?<!\d)\d.*\s[-\u2013\u2014]+\s(?:(?:it\s|this\s)?(?:seems?|looks?|sounds?|feels?)\s(?:like|as if|as though)|maybe|perhaps|probably|possibly|presumably|not sure|no idea)\b/i

/** Whether what is said behind a figure takes it back: "up 6%, though this isn't significant". */
export function isDoubted(body: string): boolean {
  if (GUESSED.test(body)) return true
  const figure = body.search(/\d/)
  const [, conceded = ''] = (figure >= 0 && CONCESSION.exec(body.slice(figure))) || []
  return conceded !== '' && TAKEN_BACK.test(conceded)
}
