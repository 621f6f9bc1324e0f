import type { Clause } from '../../../text/clauses/clauses.ts'

/** What a thing does by itself, again and again. */
const RUNS =
  /^(?:push|send|show|print|play|turn|open|close|notify|log|save|store|run|start|stop|blink|beep|email|mail|post|upload|download|display|light|ring|wake|switch|alert|call|text|speak|say|move|refresh|reload|retry|restart)$/
const AT_TIMES = /\s(?:when|whenever|if|every|each|as soon as|on (?:start|boot|click|change|error))\b/

/** "Runs in tandem with the pump": how a thing is placed. */
const STANDS = /^(?:run|work|sit|live|fit|go|come) (?:in|on|with|alongside|under|inside|within|as|at|from) /

const SO_OFTEN =
  /\b(?:daily|weekly|hourly|nightly|every (?:day|week|night|morning)|times an? (?:day|week|month))\b/

/** "Sends a photo when the door opens" tells of the thing, and of nobody who did so. */
export function runsByItself({ subject, form, verb, rest, attitude }: Clause): boolean {
  // "We open daily now": what one does since, and no deed.
  if (/^(?:i|we)$/.test(subject) && form === 'base' && !attitude && SO_OFTEN.test(rest)) return true
  if (subject !== 'none' || form !== 's') return false
  return (RUNS.test(verb.base) && AT_TIMES.test(` ${rest}`)) || STANDS.test(`${verb.base} ${rest}`)
}
