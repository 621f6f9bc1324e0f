import { lean } from '../../lean.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { verbIn } from './verbs.ts'

/** "Took me two days to get the driver working", "it took 12 hours of work by Tom and me to find the cause": it was done. */
const TOOK = lean(
  /^(?:it took (?:me|us) |took (?:me |us )?|it took (?=[^,;:]{3,60}\sby (?:[^,;:]{2,40} and )?(?:myself|me|us)\b))(?:(?:about|around|almost|nearly|only|just) )?(?:some time|a while|a bit|a little|ages|forever|quite some time|quite a while|(?:an?|one|two|three|four|five|six|several|a few|a couple of|many|\d+|the whole|half an?|all) ?(?:hours?|days?|weeks?|months?|evenings?|afternoons?|mornings?|nights?|weekends?|attempts|tries))(?: of [a-z ]{3,30}?)?(?: by [^,;:]{2,60}?)? to ([a-z]+) ([^;:]{3,120}?)(?:, and (?:at|around|by|on|after) [^;:]{3,120})?[.!]*$/i,
)
/** What one comes to at last; how long a page took to load is its own trouble. */
const REACHED =
  /^(?:get|find|fix|make|set|track|solve|work|debug|build|write|implement|port|convert|migrate|move|understand|hunt|wire|install|configure)$/

/** "Took a lot of trial and error", "took longer than expected": what it cost is no deed. */
const COST = lean(
  /^(?:(?:it|that|this) )?took (?:me |us )?(?:a lot of (?:trial|time|work|effort|tries|patience)|(?:some|much|lots of|plenty of|quite a bit of) (?:trial|time|work|effort|tries|patience)|longer|forever|ages|a while|some time)\b/i,
)

/** "Got it working after hours of debugging": the hours belong to nobody's story. */
const AFTER_HOURS =
  /,? after (?:(?:many|several|a few|some|countless|two|three|\d+) )?(?:hours|days|weeks|a lot|lots|much|plenty|quite a bit)(?: (?:of [a-z]+(?:ing)?(?: and [a-z]+)?|(?:debugging|trying|searching|fiddling)))?(?=[.!,]|$)/i

/** "It took a while to find it, and in the end the fix was to turn the key": what it took is told before what helped. */
const THEN_HELPED =
  /^(?:it )?took [^,;:]{3,80}, (?:and|but) (?:eventually|finally|in the end|ultimately),? (?=the (?:[a-z]+ )?(?:fix|solution|remedy|answer) was\s)/i

/** What was reached at last, told without what it took. */
export function reachedAtLast(text: string): string | undefined {
  const [before = ''] = THEN_HELPED.exec(text) ?? []
  if (before) return capitalise(text.slice(before.length))
  const [, word = '', rest = ''] = TOOK.exec(text) ?? []
  if (word === 'figure' && /^out\s/.test(rest)) return `Figured ${rest}.`
  const verb = REACHED.test(word) ? verbIn(word, 'base') : undefined
  if (verb) return capitalise(`${phraseIn('past', verb, 'base', rest)}.`)
  if (COST.test(text)) return `It ${text.replace(/^(?:it|that|this) /i, '').replace(/^T/, 't')}`
  return /^(?:(?:I|we) )?(?:finally )?got /i.test(text) && AFTER_HOURS.test(text)
    ? text.replace(AFTER_HOURS, '')
    : undefined
}
