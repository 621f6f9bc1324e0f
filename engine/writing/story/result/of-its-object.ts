import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { isDeedDoneTo } from '../../../text/meaning/old-state.ts'
import { deedOf } from '../../deeds/deed.ts'
import { firstObject, isMany } from '../../deeds/extent/object.ts'
import { capitalise } from '../../sentence/tidy.ts'

/** "They were spread over forty rooms", "it had no lock": how a thing was, told of "it". */
const WAS = lean(
  /^(?:it|they)(?=\s(?:was|were|had|did|could|took(?!\s(?:(?:quite|only|just|about|way)\s)?(?:an? (?:long )?(?:while|time|bit|few)|some time|forever|ages|longer|me|us)\b)|used to|kept|lost|ran|went|(?!turned out\b)[a-z]{3,}ed)\b)/i,
)

/** A thing with its article, alone or of another. */
const ONE_THING =
  /^(?:the|our|my)\s(?:[\w./'-]+\s){0,3}?[\w./'-]+(?:\s(?:of|for|in)\s(?:the|our|my)\s[\w./'-]+(?:\s[\w./'-]+)?)?$/i

/** "Got the kilns running again", "moved the kilns to the yard": the kilns. */
const GOING = /\s(?:(?:(?:up and )?running|working|going|ready|done)\b|(?:to|from|into|onto)\s).*$/

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
    it && before?.sentence.block === sentence.block && isDeedDoneTo(before.clause)
      ? deedOf(before)
      : undefined
  if (!it || !deed || MAKES.test(deed.clause.verb.base)) return undefined
  const thing = firstObject(deed.rest.replace(/^(?:up|out|down|off|over|away)\s/, '')).replace(GOING, '')
  if (!ONE_THING.test(thing) || PEOPLE.test(thing) || isMany(thing) !== /^they$/i.test(it)) return undefined
  return `${capitalise(thing)}${text.slice(it.length)}`
}
