import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { SETTING, UNWANTED, WANTED } from '../../lexicon/wanted.ts'
import { verbIn } from '../clauses/verbs.ts'
import { LEFT_OPEN } from './amount.ts'
import type { FigureTurn } from './figure-forms.ts'
import { isMeasured as isOfUnit } from './growth.ts'

/** "Recall on cracks .55 to .81". */
export const GROWS = new RegExp(`\\b${WANTED}\\b`, 'i')

export const METRIC = new RegExp(
  `\\b(?:${WANTED}|${UNWANTED}|rates?|ratio|counts?|tests|calls|requests|users|downloads|volume)\\b`,
  'i',
)

/** "One booth handles": what a thing does is not its name. */
export function isDoing(thing: string): boolean {
  const verb = thing.includes(' ') ? verbIn(thing.slice(thing.lastIndexOf(' ') + 1), 's') : undefined
  return verb !== undefined && (!NOUN_VERBS.has(verb.base) || /^(?:one|each|every|an?)\s/i.test(thing))
}

/** A number that was set, a version and what was done to a number are nothing that was measured. */
export function isMeasured({ thing, from, to }: FigureTurn): boolean {
  if (/^v?\d+(?:\.\d+){2,3}$/.test(from)) return false
  // "48k rows -> 31k" says what was counted.
  const isCounted = thing === '' && /^[^\s\d]*\d\S*\s[a-z]{3,}$/.test(from)
  return METRIC.test(thing) || isCounted || (isOfUnit(to) && (thing !== '' || isOfUnit(from)))
}

/** "Time spent 3 h", "hours today 4": how long somebody was at work. */
const AT_WORK =
  /^(?:(?:the|my|our|total)\s)?(?:(?:(?:work|coding|build)\s?)?(?:time|hours?|session)(?:\s(?:spent|worked|working|logged|invested|today|this week|so far))|hours?|session)$/i

/** Whether these words name something that can be measured. */
export function isOfThing(thing: string, isMarked = false): boolean {
  if (AT_WORK.test(thing.trim()) || /\s(?:it|them|this|that)\b/.test(thing)) return false
  // "60 fps on a Pixel 3 now": the figure stands first, and the 3 is a part of a name.
  if (SETTING.test(thing) || LEFT_OPEN.test(thing) || /^[~<>\u2248]?[$\u20ac\u00a3]?\d/.test(thing.trim()))
    return false
  const [first = '', next = ''] = thing.trim().toLowerCase().split(' ')
  // "Lost parcels: April 61, July 9" counts what was lost.
  const isDeed = verbIn(first, 'past') && !NOUN_VERBS.has(first)
  if (isDeed && !(isMarked && /^[a-z-]+s$/.test(next))) return false
  // "Recall on cracks".
  if (GROWS.test(first) && /^(?:on|of|in|for|at)$/.test(next)) return true
  // "Average draw" and "ingest" alone, before figures, name something; "scrap rate was" tells of a thing anyway.
  if (isMarked || next === '' || /^(?:average|mean|total)$/.test(first)) return true
  return (
    !verbIn(first, 'base')?.isWork || (NOUN_VERBS.has(first) && !/^(?:the|an?|our|my|all|its)$/.test(next))
  )
}
