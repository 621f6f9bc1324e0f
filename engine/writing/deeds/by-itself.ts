import type { Clause } from '../../text/clauses.ts'

/** What a thing does by itself, again and again. */
const RUNS =
  /^(?:push|send|show|print|play|turn|open|close|notify|log|save|store|run|start|stop|blink|beep|email|mail|post|upload|download|display|light|ring|wake|switch|alert|call|text|speak|say|move|refresh|reload|retry|restart)$/
const AT_TIMES = /\s(?:when|whenever|if|every|each|as soon as|on (?:start|boot|click|change|error))\b/

/** "Sends a photo when the door opens" tells of the thing, and of nobody who did so. */
export function runsByItself({ subject, form, verb, rest }: Clause): boolean {
  return subject === 'none' && form === 's' && RUNS.test(verb.base) && AT_TIMES.test(` ${rest}`)
}
