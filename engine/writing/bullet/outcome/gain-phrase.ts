import { lean } from '../../../lean.ts'
import { hasQuantity, tellsChange } from '../../../text/figures/quantities.ts'

/** Verbs that tell what a change is good for, told of the change itself. */
export const BENEFIT = lean(
  /^,\s(?:(?:significantly|greatly|vastly|drastically|dramatically|substantially|considerably|massively|slightly)\s)?(?:achieving|scoring|attaining|accelerating|allowing|avoiding|boosting|bringing|cutting|decreasing|doubling|easing|eliminating|enabling|ensuring|freeing|halving|improving|increasing|letting|lowering|making|minimi[sz]ing|preventing|protecting|raising|reducing|removing|restoring|saving|shortening|shrinking|simplifying|speeding|stabili[sz]ing|tripling|unblocking|(?:now )?(?:relied on|[a-z]+(?:ed|n|t)) by|adopted by|installed by|tried by|switched on by|turned on by|handling|processing|serving|supporting|ingesting|delivering)\s(?!(?:it|this|that|them|these|those)\b(?!\s(?:possible|easier)))/,
)

export const MEASURED_GAIN =
  /^,\sso that\s.*\sinstead of\s|^,\swith\s.*\b(?:dropping|falling|decreasing|shrinking|going down)\sby\s(?:half|an? (?:third|quarter)|two thirds)\b|^,\swith\s.*(?:\sto\s(?:zero|none|nothing)\b|\sinstead of\s(?:.*\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|an?)\s)|\sdown from\s.*\sto\s|\bas (?:fast|quickly)\b)|^,\swith\s\D*\d.*\sand\s.*\d|^,\swith\s(?:(?:about|around|over|nearly|more than)\s|~)?\d[\d.,]*k?\+?\s[a-z]+\s|^,\swith\s.*\bnow\s[a-z]+ing\s.*\d|^,\swith\s.*\b(?:doubling|tripling|halving)\b|^,\swith\s(?:no\s|zero\s|.*\b(?:stable|green|clean|quiet|healthy|fine|flat|online|solid|silent)\s)(?:.*\s)?(?:since|for)(?:\s\S|$)|^,\s(?:keeping|bringing)\s\D*\b(?:under|below|over|above|at)\s.*\d|^ \(from\s/

/** What others see or find since. */
const OTHERS_SEE =
  /^,\sso that [a-z -]+s (?:see|find|know|get|spot|notice|choose|pick|book|order|track|search)\s/
const USING_LESS = /^,\s(?:using|needing|drawing)\s(?:[~<]?\d\S*|half|much|far)\s(?:less|fewer)\s/

/** What was sold because of it. */
const SOLD =
  /^,\s(?:closing|winning|landing|securing|keeping)\s[^,]*\b(?:deals?|contracts?|customers?|clients?|tenders?|accounts?|orders?)\b/

/** Whether a phrase tells what was gained: a benefit, or a figure. How things merely went says little and seldom joins well. */
export function isGain(phrase: string): boolean {
  if (OTHERS_SEE.test(phrase) || USING_LESS.test(phrase) || SOLD.test(phrase)) return true
  if (BENEFIT.test(phrase) || tellsChange(phrase) || MEASURED_GAIN.test(phrase)) return true
  return hasQuantity(phrase) && !/^,\s[a-z]+ing\s|^,\swith\s.*\s(?:which|and|so|if)\s/.test(phrase)
}
