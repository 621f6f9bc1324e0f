import { lean } from '../../lean.ts'

/** What is fine if it stays so. */
const KEPT =
  'work|works|working|pass|passes|passing|run|runs|running|green|support\\w*|the same|valid|compatible|available|there|intact|holds?|unchanged|stable|online|responsive|identical|flat|low|constant|fast|healthy|consistent|accurate|correct|readable|clean|open|up|free|below|under|within|true|possible|met|meets?|fits?|in place|safe|secure'

/** What leaks or drifts, and is fine where it stays. */
const GROWS = '(?:heap|memory|rss|usage|footprint|temperature|pressure)'

/** "Still takes 9 s", "remains in the 50s", "is stuck at 51%": as bad as before. */
const STILL_BAD = new RegExp(
  `\\bstill,?\\s(?!(?:\\w+ly\\s)?(?:${KEPT})\\b)|(?<!\\b${GROWS}\\s)\\b(?:remain|stay)(?:s|ed|ing)?\\s(?!(?:\\w+ly\\s)?(?:${KEPT})\\b)|\\bstuck (?:at|in|on)\\b`,
  'i',
)

/** What was paid for the gain, or how small it is. */
const PRICE = lean(
  /^(?!.*\b(?:faster|quicker|no|not|n't|never|without|instead of (?:slower|failing))\b.*\b(?:slower|worse|longer|heavier)\b).*\b(?:slower|worse|a bit longer|slightly (?:longer|larger|bigger|heavier)|heavier)\b|^neither\b|\bnot (?:that |so |very |too )?(?:huge|great|ideal|perfect|massive|dramatic|much|big|large|impressive)\b|\bat the (?:cost|expense|price) of\b/i,
)

/** What a thing may do one day. */
const POSSIBLE =
  /^(?:this|it|that|which|these|they)\s(?:can|may|should|might|could)\s(?!now\b|finally\b|again\b)/i

/** Whether a sentence tells that a thing is as bad as it was. */
export function isStillBad(body: string): boolean {
  return STILL_BAD.test(body)
}

/** Whether a sentence tells a price, a limit or a hope beside the gain rather than the gain. */
export function isTradeOff(body: string): boolean {
  return isStillBad(body) || PRICE.test(body) || POSSIBLE.test(body)
}
