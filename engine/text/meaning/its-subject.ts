import { lean } from '../../lean.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { readClause } from '../clauses/clauses.ts'
import { troubleParts } from '../clauses/trouble-parts.ts'
import { FIGURE } from '../figures/amount.ts'
import { isPlural } from '../nouns/plural.ts'

const FARES = lean(
  /^(?:now\s)?it(?:'s|\shas)?\s(?:(?:been\s(?:up|stable|running|fine|green|quiet|solid|online|silent|clean)|(?<=\s(?:has|it's)\s)(?:run|worked|held|stayed|survived|lasted))\b|(?:now\s)?(?:recovers|runs|works|keeps|holds|stays|survives|survived|reconnects|restarts|boots|starts|responds|handles|lasts|reaches|drives|loads|matches|opens|scales|passes)\b)/i,
)
/** "Stays within 50 cm", "Survived 500 cycles". */
const BARE =
  /^(Stays|Holds|Keeps|Handles|Survives|Survived|Recovers|Reconnects|Lasts|Matches|(?:Runs|Works|Boots|Loads|Starts|Prints)(?=\s(?:through|fine|every|again|all|without|on|in|at|for)\b))\s(?!(?:and|or|are|were|have|do|can)\b)/
/** "Quiet since", "rock solid for a month". */
const CALM = lean(
  /^(?:(?:it's |it has )?been\s)?((?:rock\s|all\s)?(?:quiet|stable|solid|silent|green|clean|smooth|up|online)\s(?:(?:ever\s)?since|for)\b)/i,
)
/** "Approved on the next try". */
const ACCEPTED = /^(Approved|Accepted)\s(?=(?:on|at|in|by|within|after|the)\b)/
const DONE_IN = lean(
  `^(?:now\\s)?(?:(?:it(?:'s|\\sis)\\s)?(?:done|finished|ready|over|through)\\sin|(?:it\\s)?(?:now\\s)?takes(?:\\s(?:only|just|about))?)\\s(${FIGURE})(?:\\snow)?[.!]*$`,
  'i',
)
/** What is made or takes another's place is what "it" means next. */
const MAKES =
  /^(?:architect|assemble|build|code|create|design|develop|implement|introduce|launch|make|program|prototype|script|train|write|set|install|deploy|publish|release|buy|order|rewrite|rebuild|move|migrate|replace|swap|port|switch)$/

/** What a short note says last of "it" or of nothing is told of the thing that had the trouble, unless another was made since. */
export function withItsSubject(text: string, before: readonly string[]): string | undefined {
  const moved = withMoved(text, before)
  if (moved) return moved
  const isFaring = FARES.test(text)
  const figure = DONE_IN.exec(text)?.[1]
  const accepted = ACCEPTED.exec(text)?.[1]
  const bare = BARE.exec(text)?.[1]
  const calm = CALM.exec(text)
  if (!isFaring && !figure && !accepted && !bare && !calm) return undefined
  const { subject = '', words = [] } = troubleParts(before[0] ?? '') ?? {}
  if (!subject || PEOPLE.test(subject) || GIVEN_NAMES.has(subject.toLowerCase()) || isSaying(words))
    return undefined
  if (figure)
    return words[0] === 'took' ? takenNow(subject, words.slice(1).join(' '), figure, text) : undefined
  if (accepted)
    return `${subject} ${isPlural(subject) ? 'were' : 'was'} ${accepted.toLowerCase()} ${text.slice(accepted.length + 1)}`
  if (calm)
    return `${subject} ${isPlural(subject) ? 'have' : 'has'} been ${calm[1]?.toLowerCase()}${text.slice(calm[0].length)}`
  if (isPlural(subject) || before.slice(1).some(isMaking)) return undefined
  if (bare) return `${subject} ${bare.toLowerCase()} ${text.slice(bare.length + 1)}`
  return text.replace(/^(?:now\s)?it(?:'s(?=\sbeen))?/i, (it) =>
    /'s$/.test(it) ? `${subject} has` : subject,
  )
}

/** "Drivers were complaining": whoever says something is no thing. */
function isSaying(words: readonly string[]): boolean {
  return words.slice(0, 2).some((word) => /^(?:complain|report|ask|call)(?:ed|ing)?$/.test(word))
}

/** "With a bigger pool it went from 5 hours to 20 minutes". */
const WITH_MEANS =
  /^(with\s(?:(?:[^\s,;]|,(?=\d))+\s){1,12}?[^\s,;]+),?\sit\s((?:went|dropped|fell|shrank|got|came)\s(?:down\s)?from\s[^,;\d]{0,20}\d[^,;]{0,30}?\sto\s[^,;.!]{1,40})([.!]*)$/i
/** "My task was to speed up the nightly run". */
const TASK = lean(
  /^(?:my|our|the) (?:task|job|goal|aim|assignment) was to (?:speed up|make|improve|optimi[sz]e|reduce|fix|look into|tune|shorten|accelerate) ((?:the|our|my)\s[\w-]+(?:\s(?!(?:to|in|on|for|of|faster|smaller|cheaper)\b)[\w-]+){0,3})(?:\s(?:faster|smaller|cheaper))?[.!]*$/i,
)

/** What was slow, or was to be made faster, went from so much to so much by those means. */
function withMoved(text: string, before: readonly string[]): string | undefined {
  const [, means = '', moved = '', end = ''] = WITH_MEANS.exec(text) ?? []
  const thing = means && (TASK.exec(before[0] ?? '')?.[1] ?? troubleParts(before[0] ?? '')?.subject)
  if (!thing || isPlural(thing) || PEOPLE.test(thing) || before.slice(1).some(isMaking)) return undefined
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${moved} ${means.charAt(0).toLowerCase()}${means.slice(1)}${end}`
}

const TOOK = lean(`^${FIGURE}`, 'i')

/** "The report took all night. It takes 4 minutes now", "Done in 4 minutes"; "it takes" is held against another figure elsewhere. */
function takenNow(subject: string, took: string, figure: string, text: string): string | undefined {
  const from = TOOK.exec(took)?.[0].trim()
  if (from && /\btakes\b/i.test(text)) return undefined
  return `${subject} now ${isPlural(subject) ? 'take' : 'takes'} ${figure}${from ? ` instead of ${from}` : ''}.`
}

function isMaking(text: string): boolean {
  const clause = readClause(text)
  // "Made the handler idempotent" makes no handler.
  return (
    clause !== undefined &&
    MAKES.test(clause.verb.base) &&
    !(clause.verb.base === 'make' && /^(?:the|our|it|them|my)\b/.test(clause.rest))
  )
}
