import { readClause } from '../clauses/clauses.ts'
import type { Step } from './in-steps.ts'
import { isDeed } from './split-at.ts'

const FELT =
  /,?\s(?:and\s|but\s)?(?:thankfully|luckily|fortunately|unfortunately|sadly|surprisingly|happily|amazingly|interestingly|miraculously|(?:oddly|strangely|funnily) enough|to (?:my|our) (?:great\s)?(?:surprise|relief|delight)),?\s(?=(?:it|they|this|that|there|nobody|nothing|none|no|everyone|everybody|everything|each|every|an?|the|our|my|all|most|both|some|one|two|three|\d+|I|we)\s)/g
const LEANS_ON = /^(?:when|if|after|since|as|because|while|once|before|although|though|until)\b/i

/** "Moved the hives, and luckily nobody was stung": the writer says how he takes what came next. */
export const BEFORE_FELT: Step = [FELT, (head) => isDeed(readClause(head)) && !LEANS_ON.test(head), 2]
