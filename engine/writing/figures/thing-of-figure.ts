import { verbIn } from '../../text/clauses/verbs.ts'
import { uncapitaliseNoun } from '../sentence/tidy.ts'

const PRONOUN = /^(?:it|this|that|they|these|those|everything|i|we|the same(?:\s[a-z]+)?|which|there)$/i
const DONE_IN = /^(load|render|build|boot|start|compile|run)/i

/** What a figure measures: "the page" that "loads in" 9 s its load time, "loading the page" the time for that. */
export function thingOf(named: string, does: string, link: string, behind: string): string {
  const isNamed = named !== '' && !PRONOUN.test(named)
  const verb = does.replace(/^(?:now|only|just)\s/i, '')
  const done = (/\sin\s$/i.test(verb) ? DONE_IN.exec(verb) : link === 'to' ? DONE_IN.exec(behind) : null)?.[1]
  if (done) return `the ${done.toLowerCase()} time${isNamed ? ` of ${uncapitaliseNoun(named)}` : ''}`
  if (!isNamed) return ''
  // "Cutting loading the chart" would be two doings in a row.
  const isDoing = verbIn(/^[a-z]+/i.exec(named)?.[0].toLowerCase() ?? '', 'ing') !== undefined
  return isDoing ? `the time for ${named}` : named
}
