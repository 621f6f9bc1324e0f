import { lean } from '../../lean.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { FIGURE } from './amount.ts'
import { ARROW } from './figure-forms.ts'
import { isOfThing } from './figure-thing.ts'

/** "88% -> 94% for accuracy": the thing comes last. */
const FOR_THING = lean(`^(${FIGURE})${ARROW}(${FIGURE})\\s(?:for|in|on)\\s([^,;:.]{2,50})([.!]*)$`, 'i')

/** "Measured the build again: 4 minutes instead of 14". */
const MEASURED = lean(
  `^(?:(?:I|we)\\s)?(?:re-?)?measured\\s([^,;:.]{2,50}):\\s(${FIGURE})\\s(?:instead of|rather than|down from|up from|compared to|versus|vs\\.?)\\s(${FIGURE})([.!]*)$`,
  'i',
)
const AGAIN = /\s(?:again|today|afterwards)$/

/** "Exports no longer take 40 s but 3 s". */
const NO_LONGER = lean(
  `^([^:]{2,60}?)\\s(?:(is|are)\\sno longer|no longer\\s(is|are|takes?|needs?|costs?|uses?))\\s(${FIGURE}),?\\sbut\\s(?:only\\s|just\\s)?(${FIGURE})([.!]*)$`,
  'i',
)

/** "Boot time used to be 31 s, now it is 9 s", "boot time was 31 s and is now 9 s". */
const USED_TO_BE = lean(
  `^([^:]{2,60}?)\\s(?:used to (?:be|take|need|cost|last)|was|were)\\s(${FIGURE})(?:,|,?\\sand|,?\\sbut)\\s(?:now\\s(?:(?:(?:it|they)\\s)?(?:is|are|it's|takes?|needs?|costs?|lasts?)\\s)?|(?:is|are|takes?|needs?)\\snow\\s)(?:only\\s|just\\s)?(${FIGURE})([.!]*)$`,
  'i',
)
/** "The bundle is down to 640 kB (was 2.1 MB)". */
const DOWN_TO = lean(
  `^([^:]{2,60}?)\\s(?:(?:is|are)\\s)?(?:now\\s)?(?:back\\s)?(?:up|down)\\sto\\s(${FIGURE})\\s\\((?:was|were|from|before|it was)\\s(${FIGURE})\\)([.!]*)$`,
  'i',
)

/** A figure that is told the other way round, as one that is told the plain way: "accuracy went from 88% to 94%". */
export function figureFirst(text: string): string | undefined {
  const [, from = '', to = '', last = '', end = ''] =
    (/->|=>|\u2192/.test(text) && FOR_THING.exec(text)) || []
  if (last && isOfThing(last.trim(), true))
    return `${capitalise(last.trim())} went from ${from} to ${to}${end}`
  const [, thing = '', now = '', was = '', stop = ''] = (/measured/i.test(text) && MEASURED.exec(text)) || []
  if (thing) return `${capitalise(thing.replace(AGAIN, ''))} went from ${was} to ${now}${stop}`
  const [, what = '', is = '', does = '', before = '', since = '', dot = ''] =
    (/\bno longer\b/.test(text) && NO_LONGER.exec(text)) || []
  if (!what) return movedTold(text)
  return `${what} ${/^(?:is|are)$/i.test(is || does) ? `${is || does} now` : `now ${does}`} ${since} instead of ${before}${dot}`
}

function movedTold(text: string): string | undefined {
  const [, thing = '', from = '', to = '', end = ''] = (/\bnow\b/.test(text) && USED_TO_BE.exec(text)) || []
  if (to && isOfThing(thing, true)) return `${thing} went from ${from} to ${to}${end}`
  const [, what = '', level = '', was = '', dot = ''] =
    (/\b(?:up|down) to\s/.test(text) && DOWN_TO.exec(text)) || []
  if (!level || !isOfThing(what, true)) return undefined
  // "Up to 60 fps" may also be at most so many, and is left as it is.
  return /\bup to\s/.test(text)
    ? `${what} went up to ${level} from ${was}${dot}`
    : `${what} went from ${was} to ${level}${dot}`
}
