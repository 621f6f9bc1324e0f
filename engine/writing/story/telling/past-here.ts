/** After these a word in -s is a thing. */
export const BEFORE_NOUN =
  /^(?:the|an?|of|in|on|for|with|without|to|from|by|at|as|into|per|via|than|like|about|between|across|over|under|after|before|during|all|some|no|any|these|those|its|their|our|my|his|her|many|most|more|further|additional|other|new|old|several|multiple|two|three|four|five|six|seven|eight|nine|ten|each|every|few|such|same|own|large|small|long|high|low|big|huge|tiny|whole|full|heavy|empty|unnecessary|double|single|extra|different|various|certain|due|be|been|being|is|are|n\+1|\d\S*)$/i
export const PRONOUN =
  /^(?:it|this|that|which|who|he|she|everything|nothing|something|anything|everyone|someone|somebody|nobody|what|there)$/i
/** A past that shows. */
export const ED = /^[a-z]{3,}ed$/
/** What follows the subject of a clause. */
export const HAS_ON =
  /^(?:[a-z]{3,}ed|of|over|from|in|on|for|with|without|between|under|above|via|using|larger|longer)$/
/** What can only begin a clause: "during the runs we saw". */
export const SUBJECT = /^(?:I|we|they|he|she)$/

/** Pasts that are told of nothing else where a thing stands before them. */
const IRREGULAR =
  /^(?:got|found|took|saw|went|came|threw|gave|ran|kept|fell|rose|grew|hung|froze|broke|knew|wrote)$/

/** "The update introduced a check" is in the past; "is called" and "the value returned by it" show nothing. */
export function isPastHere(word: string, before: string, next: string, isEnd: boolean): boolean {
  if (IRREGULAR.test(word) && /^[A-Za-z-]{2,}$/.test(before) && !BEFORE_NOUN.test(before))
    return (
      !isEnd &&
      !/^(?:has|have|had|gets?|not|and|or|was|were|is|are|be|been|being|isn't|aren't|by|in|on|to|that|which|who|the|an?)$/i.test(
        before,
      )
    )
  return (
    // "This resulted in" has its subject before it.
    (PRONOUN.test(before) || SUBJECT.test(before)) &&
      /ed$/.test(word) &&
      !/^(?:that|which|who|what|there)$/i.test(before)
      ? !isEnd
      : /ed$/.test(word) &&
          !isEnd &&
          !BEFORE_NOUN.test(before) &&
          !/^(?:has|have|had|gets?|not|and|or|was|were|isn't|aren't)$/i.test(before) &&
          !/^(?:by|in|on|from|with|without|for|to|as|at|via|using|when|after|into|of|off)$/.test(next)
  )
}

/** "Three times", "once in a million orders": so many of them; "version 3", "page 12": one that is numbered. */
export const COUNTED =
  /^(?:\S*\d|many|several|two|three|ten|few) times\b|^(?:hundred|thousand|million|few) [a-z]+s\b|^\S* (?:version|release|phase|step|stage|page|line|port) v?\d/i
export const COUNT = /^(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten|several|many)$/i
