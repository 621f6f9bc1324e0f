import type { Weighed } from '../../facts/select.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { isOwnDeed } from '../../text/antecedent.ts'
import { deedOf } from '../deeds/deed.ts'
import { firstObject, isMany } from '../deeds/object.ts'
import { capitalise } from '../tidy.ts'

/** "They were spread over forty rooms", "it had no lock": how a thing was, told of "it". */
const WAS = /^(?:it|they)(?=\s(?:was|were|had|did|could|took|used to|kept)\b)/i

/** A thing with its article, alone or of another. */
const ONE_THING =
  /^(?:the|our|my)\s(?:[\w./'-]+\s){0,3}?[\w./'-]+(?:\s(?:of|for|in)\s(?:the|our|my)\s[\w./'-]+(?:\s[\w./'-]+)?)?$/i

/** Of what was made just now nothing is told that was so before. */
const MAKES =
  /^(?:add|build|create|design|develop|draw|implement|install|introduce|make|print|set|start|train|write)$/

/** "I sorted the keys. They were spread over forty rooms": told alone, the second sentence names the keys. */
export function ofItsObject(
  text: string,
  { sentence }: Weighed,
  before: Weighed | undefined,
): string | undefined {
  const it = WAS.exec(text)?.[0]
  const deed =
    it && before?.sentence.block === sentence.block && isOwnDeed(before.clause) ? deedOf(before) : undefined
  if (!it || !deed || MAKES.test(deed.clause.verb.base)) return undefined
  const thing = firstObject(deed.rest.replace(/^(?:up|out|down|off|over|away)\s/, ''))
  if (!ONE_THING.test(thing) || PEOPLE.test(thing) || isMany(thing) !== /^they$/i.test(it)) return undefined
  return `${capitalise(thing)}${text.slice(it.length)}`
}
