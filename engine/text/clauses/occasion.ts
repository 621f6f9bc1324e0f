import { lean } from '../../lean.ts'
import { matchesIn } from '../patterns/matches.ts'
import { verbIn } from './verbs.ts'

/** "When I turned the key | everything stopped": the comma before what happened then was left out. */
const OWN_OCCASION = lean(
  /^(?:when|after|once|as soon as|while|before|until|because|since|although|though|if)\s(?:(?:I|we)\s|(?<=^after\s)(?:[a-z]+ly\s)?[a-z]+ing\s(?=.*\s(?:it|they|everything|the\s[\w-]+)\s(?:now\s)?(?:takes|finishes|loads|runs|opens|starts|boots|builds|completes|responds|returns|prints|renders|needs)\s))/i,
)
const HAPPENED = lean(
  /(?<!\b(?:that|which|who|where|when|if|whether|how|what|why|because|so|and|or|but|than|as|with|without|of|in|on|at|for|to|from|by|into|onto|like|about|over|under|between|all|both|until|after|before|not))\s(?=(?:everything|nothing|it|they|there|it all|all hell|the (?:number|amount|rate|size) of(?:\s[\w-]+){1,3}?|(?:the|my|our|all|its|both|most|some|half)(?:\sof)?(?:\s(?:the|my|our))?(?:\s(?!(?:the|an?|my|our|it|they|everything|nothing|that|which|who|to|and|or|of|in|on|for)\s)[\w-]+){1,3}?)\s(?:(?:suddenly|just|then|now|all|finally|still|also|immediately|simply|completely)\s)?(?:was|were|is|are|had|has|did|didn't|wasn't|weren't|couldn't|wouldn't|would|could|started|began|stopped|broke|failed|crashed|fell|went|came|became|worked|works|ran|froze|hung|died|disappeared|vanished|exploded|threw|turned|kept|refused|dropped|rose|jumped|returned|seemed|blew|stalled|passed|booted|slowed|displayed|showed|printed|appeared|compiled|loaded|opened|gave|finished|(?:takes|finishes|loads|runs|opens|starts|boots|builds|completes|responds|returns|prints|renders|needs)(?=\s(?:in|within|under|at|only|about|again|less|half|a|an|one|two|[~<]?\d)))\b)/g,
)

const TAKES_CLAUSE =
  /^(?:sure|confident|certain|convinced|aware|glad|happy|afraid|clear|positive|satisfied|out|think|believe|know|hope|reali[sz]e|notice|find|see|understand|feel|say|mean|assume|guess|check|confirm|verify)$/i

/** "With the new index | the report takes 3 s": what helped, and what is so since. */
const MEANS = /^(?:with|thanks to|after)\s(?:the|an?|this|our)\s[\w-]+\s/i
const SINCE = lean(
  /(?<!\b(?:of|in|on|at|for|to|from|by|with|and|or|that|which))\s(?=(?:the|our|it|everything|all)\s(?:(?!(?:the|our|an?|it|that|which|to|of|I|we|they|you)\s)[\w-]+\s){0,3}?(?:now\s)?(?:takes?|took|runs?|needs?|uses?|starts?|loads?|is|are|was|were|went|dropped|fell|stays?)\s)/gi,
)

/** The same where no clause but a thing opens the sentence; without a figure it may mean something else. */
function mainBehindMeans(rest: string): number | undefined {
  const opening = /\d/.test(rest) ? MEANS.exec(rest)?.[0].length : undefined
  if (opening === undefined) return undefined
  const found = matchesIn(rest, SINCE).find(({ index }) => index >= opening - 1)
  return found && found.index < 80 ? found.index + 1 : undefined
}

/** Where the main clause begins behind an occasion that no comma ends. */
export function mainBehind(rest: string): number | undefined {
  const occasion = OWN_OCCASION.exec(rest)?.[0]
  if (!occasion) return undefined
  for (const { index } of matchesIn(rest, HAPPENED)) {
    const words = rest.slice(occasion.length, index).split(' ')
    const last = words.at(-1) ?? ''
    // "When I saw the pump was dry", "once we were sure the pump was dry": what was seen.
    if (words.length > 1 && !verbIn(last, 'past') && !TAKES_CLAUSE.test(last)) return index + 1
  }
  return undefined
}

/** "When I turned the key everything stopped" gets the comma that it lacks. */
export function withOccasionComma(sentence: string): string {
  const at = sentence.includes(', ') ? undefined : (mainBehind(sentence) ?? mainBehindMeans(sentence))
  return at === undefined ? sentence : `${sentence.slice(0, at - 1)}, ${sentence.slice(at)}`
}
