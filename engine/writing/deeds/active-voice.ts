import type { Clause } from '../../text/clauses.ts'
import { verbIn } from '../../text/verbs.ts'
import { uncapitalise, uncapitaliseNoun } from '../tidy.ts'

/** "Within hours the keys were revoked and replaced in CI" tells that somebody "revoked and replaced the keys within hours in CI". */
export function activeRest(clause: Clause): string {
  const opening = /^((?:in|within|on|at|after|during)\s.+?)\s((?:the|our|all|both)\s.*)$/i.exec(clause.object)
  const object = uncapitaliseNoun(opening?.[2] ?? clause.object)
  const when = opening?.[1] ? ` ${uncapitalise(opening[1])}` : ''
  // "revoked, replaced and sanitised" is told by its first verb: a list of verbs before the object reads badly.
  const rest = clause.rest
    .replace(
      /^(?:,\s[a-z]+ed)*,?\s?(?:and\s[a-z]+ed\b(?:\s(?:out|up|down|off|back)\b)?)(?!\s(?:the|a|an)\b)/,
      '',
    )
    // "The pump was tested and the valve fitted": somebody fitted the valve.
    .replace(
      /\sand\s((?:the|all|both)\s(?:[\w-]+\s){1,3}?)([a-z]+ed)(?=[.,;]?$)/,
      (whole, thing: string, word: string) =>
        verbIn(word, 'participle')?.isWork ? ` and ${word} ${thing.trim()}` : whole,
    )
    // "Pump tested and valve fitted": the valve is another thing.
    .replace(/^and\s(?:[\w-]+\s){1,3}?[a-z]+ed\b.*$/, '')
  // "X was replaced by Y": somebody replaced it with Y.
  const told = clause.verb.base === 'replace' ? rest.replace(/^\s?by\s/, ' with ') : rest
  return `${object}${when} ${told.trimStart()}`.replace(/\s+,/g, ',').replace(/\snow(?=[.,;]?$)/, '')
}
