import { verbIn } from './verbs.ts'

/** What tells when or how long, before the subject of a statement. */
const OPENS = /^(?:since|after|until|before|for|during|over|in|at|on|with|sometimes|often|usually)$/i
const SOMETIMES =
  /^(?:(?:every )?now and then|every so often|from time to time|time and again|again and again|all the time|most of the time|half (?:of )?the time|sometimes|often|usually|occasionally|regularly),?\s/i
/** Behind these the lead goes on: "after the move to | the new server the map froze". */
const GOES_ON =
  /^(?:the|an?|our|my|its|their|each|every|all|some|of|to|in|on|at|for|from|with|by|and|or|since|after|until|before|during|over|into|between|as|than|not|no|new|old|last|next|first|few|many|more|[a-z]+ing)$/i
const DETERMINER = /^(?:the|an?|our|my|this|that)$/i
/** What a statement may begin with. */
const SUBJECT =
  /^(?:the|our|my|an?|all|some|most|every|each|nobody|two|three|half|users|customers|people|guests|players|drivers|it|we|I|they|there)$/i
/** So many words a lead has at most. */
const LONGEST = 9

/** "Since the last update | the gauge reported wrong values": where the statement begins behind what only tells when; 0 where nothing does. */
export function leadTime(text: string): number {
  const often = SOMETIMES.exec(text)?.[0]
  if (often) return often.length
  const words = text.split(' ', LONGEST + 1)
  if (!OPENS.test(words[0] ?? '') || words.length < 4) return 0
  const comma = words.findIndex((word, at) => at > 0 && /^[\w'-]+,$/.test(word))
  // "After the move, which ..." goes on in another way.
  if (comma > 0) return isTime(words.slice(0, comma + 1)) ? lengthOf(words, comma + 1) : 0
  const at = words.findIndex(
    (word, index) => index > 1 && SUBJECT.test(word) && !GOES_ON.test(words[index - 1] ?? ''),
  )
  return at > 0 && isTime(words.slice(0, at)) ? lengthOf(words, at) : 0
}

/** "For weeks", "since the last update", "until this week", "after the move to the new server". */
function isTime(words: readonly string[]): boolean {
  // "Since the tablet went to sleep" has a verb of its own.
  if (
    words.some(
      (word, at) =>
        at > 1 && !DETERMINER.test(words[at - 1] ?? '') && verbIn(word, 'past') && !verbIn(word, 'base'),
    )
  )
    return false
  const lead = words.join(' ').replace(/,$/, '')
  return /^(?:for (?:(?:about |over |almost |nearly )?(?:an?|\d+|some|many|several|two|three|four|the (?:last|past) (?:\w+ )?)\s?)?(?:days|weeks|months|years|day|week|month|year|ages|a long time|a while)|(?:since|after|until|before|during) (?:(?:the|our|this|that|last|recently|yesterday|Monday|Tuesday|Wednesday|Thursday|Friday|spring|summer|autumn|winter)(?: (?!(?:I|we|it|they|was|were|is|are|had|has)\b)[\w-]+)*))$/i.test(
    lead,
  )
}

function lengthOf(words: readonly string[], count: number): number {
  return words.slice(0, count).join(' ').length + 1
}

/** "Since the last update the gauge reported wrong values" gets the comma behind when it was. */
export function withLeadComma(text: string): string {
  const at = /^(?:since|after|until|before)\s\S+\s\S/i.test(text) ? leadTime(text) : 0
  return at > 12 && text[at - 2] !== ',' ? `${text.slice(0, at - 1)}, ${text.slice(at)}` : text
}
