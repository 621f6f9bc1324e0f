import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { isGeneric, isVague, type Named, nameAt } from './project-names.ts'

/** How much of "Refining the prompt" is a deed, if any: what follows has an article of its own. */
export function doingAt(name: string): string | undefined {
  const [lead, word = ''] =
    /^(\p{L}\p{Ll}+ing) (?:the|our|my|an?) (?=\p{L}[\p{L}\d-]* \p{L})/iu.exec(name) ?? []
  return verbIn(word.toLowerCase(), 'ing')?.isWork ? lead : undefined
}

/** "leaking a rope" behind the part that does it. */
export function isDoing(place: Named): boolean {
  const [, word = ''] = /^(\p{Ll}{2,}ing) (?:an?|the|its) /u.exec(nameAt(place)) ?? []
  return verbIn(word, 'ing') !== undefined
}

/** "4.2 Rope drum": where in the report it stands; "2.4 GHz radio" has a figure of its own. */
export function withoutNumber(place: Named): Named {
  const { sentence, start } = place
  if (start > 0 || (sentence.kind !== 'title' && sentence.kind !== 'heading')) return place
  const number =
    /^\d{1,2}(?:\.\d{1,2})+\.?\s+(?=\p{Lu}\p{Ll}{2}|(?:An?|The) )/u.exec(nameAt(place))?.[0] ?? ''
  return { ...place, start: number.length }
}

const DOING = /^(\S.*?\S) (\p{Ll}{2,}ing) (?:an?|the|its|their|our) \S/u
const NEXT_ORDER = /^(\S.*?\S),? (?:&|and|\+) (\p{L}\p{Ll}+) \S/u

/** "hoist leaking a rope" is about the hoist, "Old ropes & Remove hooks" about the ropes. */
export function withoutDoings(place: Named): Named {
  const name = nameAt(place)
  const [, doer = '', doing = ''] = DOING.exec(name) ?? []
  const isDoing =
    verbIn(doing, 'ing') !== undefined && !/(?:^|\s)(?:of|for|to|from|by|in|on|with|and|or)$/.test(doer)
  const [, first = '', order = ''] = NEXT_ORDER.exec(name) ?? []
  const before = /^\p{L}+(?= )/u.exec(place.sentence.text.slice(0, place.start))?.[0].toLowerCase() ?? ''
  // Only behind an order stands a next one: "Find and Replace" is a window.
  const isOrder =
    verbIn(before, 'base') !== undefined &&
    verbIn(order.toLowerCase(), 'base')?.isWork === true &&
    !NOUN_VERBS.has(order.toLowerCase())
  const kept = isDoing ? doer : isOrder ? first : ''
  return kept.length > 2 && !isVague(kept) && !isGeneric(kept)
    ? { ...place, end: place.start + kept.length }
    : place
}
