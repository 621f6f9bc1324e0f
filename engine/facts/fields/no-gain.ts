import { lean } from '../../lean.ts'
import { anyOf } from '../../text/patterns/any-of.ts'
import { isMood } from './mood.ts'

/** Where the trouble is told as over or kept off. */
const OVER =
  /\b(?:no longer (?!able|work|could|had)|any ?more|never|instead|without|fix(?:e[sd]|ing)?|solve[sd]?|resolve[sd]?|prevent(?:s|ed|ing)?|avoid(?:s|ed|ing)?|stop(?:s|ped|ping)?|recover(?:s|ed)?|restored|gone|used to|so that|now)\b/i

/** "The leak went unnoticed for a day": whatever became of it then. */
const UNNOTICED = lean(
  /\b(?:went|remained|stayed|was left) (?:un(?:noticed|detected|answered|reported|attended)|without (?:any )?(?:action|notice|an answer|a reply))\b/i,
)
/** "The lift went down for an hour", "the crew got wrong keys": what one had to bear. */
const BORNE = lean(
  /\bwent (?:down|dark|offline) (?:for (?:about |around |over |almost |nearly )?(?:an?|one|two|three|four|five|six|several|some|most|~?\d)|on|around|again|during|twice)\b|\bgot (?:(?:an?|the|some|their|little|bit|very|really|so|quite|rather) )*(?:invalid|wrong|incorrect|broken|corrupt(?:ed)?|confused|stuck|lost|worse|hung|locked out|kicked out)\b|\b(?:is|are|was|were) (?:more or less |effectively |basically |suddenly )?(?:disabled|overloaded|overwhelmed|broken|knocked out|locked out) by\b/i,
)
/** "These led to the pump receiving far more water than normal", "which made the whole lift not work". */
const BROUGHT_ON = lean(
  /\b(?:result(?:s|ed|ing) in|le(?:d|ads|ading) to|caus(?:e[sd]|ing))\b[^;.]{0,160}\b(?:fail(?:s|ed|ing|ures?)?|incorrect|wrong(?:ly)?|invalid|excessive|abnormal(?:ly)?|not (?:to )?(?:work|load|start|run|open|function)|outages?|errors?|crash(?:es|ed|ing)?|far more|unable|overload(?:ed|ing)?)\b|\bma(?:de|kes|king)\b[^;.,]{0,80}\b(?:not (?:to )?(?:work|load|start|run|open)|unusable|unable|fail|crash)\b|\b(?:problems?|issues?) (?:basically |all |mostly |really )?(?:comes?|came|boils?|boiled) (?:back |down )?to\b/i,
)
/** "It did not meet any of the wishes", "the key works only in dry weather", "it works most of the time", "Tom is not doing great". */
const FELL_SHORT = lean(
  /\b(?:did|does|do)(?:n't| not) (?:[a-z]+ly )?(?:cover|meet|satisfy|fulfil+|match|suffice|convince|scale|hold up)\b|\bfell short\b|\bback to (?:the drawing board|square one)\b|^(?:as a result|consequently|therefore|thus|hence|so),?\s[^,;]{3,60}\swork(?:s|ed) only (?:with|on|in|for|if|when)\b|^(?:most of the time|sometimes|usually|now and then),? (?:it|this|that|they|the [\w-]+) (?:works?|runs?|passes|pass|succeeds?|holds?)\b|\b(?:works?|worked|runs|ran|passes|passed) (?:only )?(?:most of the time|sometimes|now and then|every other time)\b|\b(?:is|are|was|were)(?:n't| not) (?:doing|going|looking) (?:so |very |too |that )?(?:great|well|good)\b|^sorry\b|^(?:but )?(?:sadly|unfortunately|regrettably),? (?:I|we)\b|\b(?:I|we) (?:started|began|kept|continued) (?:to )?(?:risk|fail|los[ei]|struggl)|\b(?:takes?|took|taking) (?:far |way |much )?too (?:long|much)\b/i,
)
/** "This shows once more the importance of a spare": a lesson, and nothing that came of the work. */
const LESSON = lean(
  /\b(?:highlights?|highlighted|stresse[sd]|underlines?|underlined|underscores?|underscored|illustrates?|demonstrates?|shows?|showed|remind(?:s|ed) (?:us|me) of|taught (?:us|me)) (?:once (?:more|again) |again )?(?:the |how )(?:importance|important|need|value|danger|dangerous|risk|necessity|necessary)\b/i,
)
/** "I worked a lot on the roof", "we spent two days on it", "I have been moving the crates": what was worked at. */
const EFFORT = lean(
  /^(?:(?:today|yesterday|this week|mostly),? )?(?:I|we)(?:'ve| have)? (?:(?:mostly|mainly|also|really|still|just) )?(?:worked (?:a lot |hard |mostly |mainly )?on|spent (?:some|a lot|much|most|the|two|three|several|hours|days)|been (?:working|moving|trying|preparing|building|writing|doing|looking))\b/i,
)
/** "I am almost done with the roof", "then I'll start with the door", "affects: all pumps". */
const NOT_THERE =
  /\b(?:I|we)(?:'m| am|'re| are) (?:now |still )?(?:almost|nearly|not quite|half|about half) (?:done|finished|there|ready|through)\b|\bthen (?:I|we)(?:'ll| will)\b|^(?:once|when|if|as soon as)\s[^,;]{2,60}\s(?:is|are|gets?|(?:has|have) been|works?)\s[^;.]{0,60}\b(?:will|should)\b|^affect(?:s|ed)\s?:\s|\bstill (?:needing|need|needs|required?) to\b/i

/** Whether a sentence tells what one had to bear, where it fell short, what it taught or how one worked: no outcome, however it is put. */
export function tellsNoGain(body: string): boolean {
  if (!mayTell(body)) return isMood(body)
  if (
    LESSON.test(body) || EFFORT.test(body) ? !/\b(?:now|so that|which)\b/i.test(body) : NOT_THERE.test(body)
  )
    return true
  if (UNNOTICED.test(body) || isMood(body)) return true
  if (FELL_SHORT.test(body))
    return !/\b(?:no longer|but (?:now|it (?:now|works|stops|fixes))|now (?:it|they|we|I))\b/i.test(body)
  return (BORNE.test(body) || BROUGHT_ON.test(body)) && !OVER.test(body)
}

const mayTell = anyOf([LESSON, EFFORT, NOT_THERE, UNNOTICED, FELL_SHORT, BORNE, BROUGHT_ON])
