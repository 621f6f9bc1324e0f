const FIRST = /\b(?:on|with|for|of|to|via|through|towards?|by|in|at)\s[a-z]+ed\s(?:[\w-]+\s){0,2}[\w-]+,?$/

/** "Working on improved alerts and reduced load": after a preposition the second participle is a quality like the first, not what was done. */
export function isTwinQuality(before: string, word: string, next: string | undefined): boolean {
  return (
    /ed$/.test(word) &&
    FIRST.test(before.slice(-80)) &&
    !/^(?:the|an?|all|both|it|them|this|these|our|my|its|their)$/.test(next ?? '')
  )
}
