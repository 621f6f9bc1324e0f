import type { Guard } from '../ground.ts'
import { STUDYING } from '../lexicon/verbs.ts'
import { verbIn } from '../text/verbs.ts'
import type { Bullet } from './bullet/bullet.ts'
import { LIMIT } from './bullet/drafts.ts'
import { isSound } from './bullet/sound.ts'
import type { Phrase } from './bullet/trouble.ts'
import { NO_DEED } from './deeds/no-deed.ts'
import { capitalise, countWords } from './tidy.ts'
import { impersonal, isTorn, shorten } from './trim.ts'

/** What a bullet says that found no deed to tell. */
const FOUND_NONE = /^(?:worked on|investigated an issue where)\s/i
/** A step of the story that its teller took. */
const STEP =
  /^(?:I|We) (?:(?:also|then|first|next|finally|eventually|later|successfully|just) )?([a-z]+) (.+?)\.?$/
/** What is no deed to be told alone. */
const NO_STEP =
  /^(?:work|be|have|do|go|get|see|want|need|try|start|begin|continue|decide|note|rely|end|focus|look|spend|help|hope|plan|think|know|come|call|ask|talk|say|tell|wait|take)$/

/** A bullet that only says what was worked on tells the first deed of the story instead, where the story tells one. */
export function toldByAction(bullet: Bullet, action: Phrase, guard: Guard): Bullet {
  if (!FOUND_NONE.test(bullet.text)) return bullet
  for (const sentence of action.text.split(/(?<=[.!]) (?=[A-Z])/)) {
    const text = deedOf(sentence)
    if (text && guard.checkClaim(text).length === 0) return { ...bullet, text, sources: action.sources }
  }
  return bullet
}

function deedOf(sentence: string): string | undefined {
  const [, word = '', rest = ''] = STEP.exec(sentence) ?? []
  const verb = verbIn(word, 'past')
  if (!verb?.isWork || NO_STEP.test(verb.base) || STUDYING.has(verb.base)) return undefined
  if (NO_DEED.test(`${verb.base} ${rest}`) || /^(?:it|them|this|that|these|those|all)\b/.test(rest))
    return undefined
  // "Cleared its queue" stood behind the name of what has it.
  const told = impersonal(`${word} ${rest.replace(/^(?:its|their) /, 'the ')}`)
  const short = told && shorten(told, LIMIT)
  if (!short || countWords(short) < 4 || isTorn(short) || !isSound(short)) return undefined
  return `${capitalise(short)}.`
}
