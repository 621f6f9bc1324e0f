/** Who says what will be done: "In the coming weeks we are going to make these changes:". */
const PLANS = [
  "(?<!\\b(?:that|which)\\s)\\b(?:I|we)(?:'ll|\\s(?:also\\s)?(?:will|shall|plan|intend|aim|have to|need to))\\s",
  "(?<!\\b(?:that|which)\\s)\\b(?:I|we)(?:'re|'m|\\s(?:are|am))\\s(?:(?:also|now|currently|actively|still)\\s)*(?!(?:us|see|gett|runn|follow|launch|releas|shipp|announc|publish|shar|present|show)ing\\b)[a-z]+ing\\b",
  '\\b(?:are|is) (?:planned|scheduled) (?:to|for)\\b',
  '\\bwill (?:be|also|include|follow|take|make|add|implement)\\b',
  "\\b(?:things|what (?:is|remains)|what's|still|left) (?:left )?to (?:do|be done|come)\\b",
  '\\b(?:in|over|during) the (?:coming|next|following) (?:few )?(?:days|weeks?|months?|sprints?|quarters?)\\b',
]
const PLANNED = new RegExp(`(?:${PLANS.join('|')}).*:$`, 'i')
const DONE = /\b(?:have|has|had|did|done|already|were|was|made|took|implemented|completed)\b/i

/** Whether a sentence announces by its colon what is still to come. */
export function announcesPlans(text: string): boolean {
  const said = text.slice(-240)
  return PLANNED.test(said) && !DONE.test(said)
}

/** "Next week I'll turn to" right above a list: the sentence goes on in its items. */
export function goesOnToPlans(kind: string, text: string): boolean {
  return kind === 'prose' && /\p{L}$/u.test(text) && announcesPlans(`${text}:`)
}

const GUESS =
  /^(?:(?:my|our|the)\s)?(?:(?:best|current|first|working|wild|only)\s)(?:guess|theory|hypothesis|idea)(?:\s(?:currently|so far|right now|for now|at the moment|is|here))*:$|^(?:possible|potential)\s(?:fix(?:es)?|solutions?|workarounds?|improvements?)(?:\s\w+)?:$/i

/** "Best guess currently:": what follows was thought of, and not yet done. */
export function announcesGuess(text: string): boolean {
  return GUESS.test(text.trim())
}

/** A line of a list that lost its marks when it was pasted. */
export function isBareLine(text: string): boolean {
  return text.split(' ').length <= 12 && !/[.!?:]$/.test(text) && !/\b(?:I|we|I'm|I've|we've)\b/i.test(text)
}
