import { lean } from '../../lean.ts'

const FIRST =
  /\b(?:on|with|for|of|to|via|through|towards?|by|in|at)\s(?:both\s)?[a-z]+ed\s(?:[\w-]+\s){0,2}[\w-]+,?$/

/** "A different, decoupled clock": the noun of the first quality has not come yet. */
const OPEN_FIRST = lean(
  /\b(?:an?|the|its|our|my|more|very)\s(?:different|original|previous|current|existing|raw|separate|single|new|old|small|large|simple|simpler|clean|cleaner|dedicated|unified|common|custom|modern|better|full|fast|faster|slow|robust|proper|consistent|central|private|local|global|safe|lightweight|[a-z]+(?:able|ible|ous|ful|less))$/,
)

/** "Working on improved alerts and reduced load": after a preposition the second participle is a quality like the first, not what was done. */
export function isTwinQuality(before: string, word: string, next: string | undefined): boolean {
  return (
    /ed$/.test(word) &&
    (FIRST.test(before.slice(-80)) || OPEN_FIRST.test(before.slice(-40))) &&
    !/^(?:the|an?|all|both|it|them|this|these|our|my|its|their)$/.test(next ?? '')
  )
}
