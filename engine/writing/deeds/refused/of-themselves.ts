import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'

/** "Resolved naturally", "cleared up without any intervention": nobody did it. */
const ENDED_ALONE =
  /^(?:up\s)?(?:naturally|spontaneously|by (?:itself|themselves)|(?:all )?on (?:its|their) own|without (?:any |our |my |further |external |manual |outside |human )*(?:intervention|action|involvement))(?=[.,;]|$|\s(?:after|before|because|when|within|in|at|by|and|without)\b)/i

/** "Elevated door times", "Degraded service": how things stood, where no article says that somebody did it. */
const STOOD_SO = /^(?:elevate|degrade|disrupt|impair)$/
const WORSENED = /^(?:increase|raise|delay)$/
const MEASURES =
  /^(?:(?!(?:the|an?|our|my|its|all|to|for|by|from|in|on)\s)[\w/'-]+\s){0,3}(?:error rates?|errors?|failures?|failure rates?|latency|latencies|(?:response|load|loading|processing|delivery) times?|5xx|500s|alarms?)(?=[.,;]|$|\s(?:and|on|in|at|of|from|to|after|for|across|during|with|when)\b)/i

/** "Produced garbage error reports": what a broken program gave out. */
const GAVE_OUT = /^(?:produce|throw|yield|emit|spew|spit)$/
const NONSENSE = lean(
  /^(?:out\s)?(?:[\w-]+\s){0,3}?(?:garbage|nonsense|useless|meaningless|cryptic|odd|weird|strange|misleading|bogus|random|wrong|incorrect|unhelpful|confusing)\s(?:[\w-]+\s){0,2}?(?:errors?|messages?|reports?|results?|output|values?|data|numbers?|warnings?|exceptions?)\b/i,
)

/** Whether the words without a subject tell of what went on by itself, and not of what the writer did. */
export function wentOnByItself({ subject, form, verb, rest }: Clause): boolean {
  if (subject !== 'none' || form !== 'past') return false
  if (ENDED_ALONE.test(rest)) return true
  if (STOOD_SO.test(verb.base)) return !/^(?:the|an?|our|my|its|all)\s/i.test(rest)
  if (WORSENED.test(verb.base) && MEASURES.test(rest)) return true
  return GAVE_OUT.test(verb.base) && NONSENSE.test(rest)
}
