/** What may stand before the verb of a statement. */
export const ADVERBS = '(?:(?:now|no longer|still|then|also|just|finally|always|never|[a-z]+ly)\\s){0,2}'

/** What begins a statement of its own: something, and what it does. */
export const DOES =
  "(?:is|are|was|were|has|have|had|isn't|aren't|wasn't|weren't|hasn't|went|dropped|fell|rose|grew|took|takes|works?|worked|runs?|ran|fails?|failed|keeps?|kept|crashe[sd]|broke|gets?|got|did|does|didn't|doesn't|couldn't|could|can|cannot|can't|stopped|increased|decreased|improved)"
