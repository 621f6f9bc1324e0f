import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { readClause, splitLead } from '../text/clauses.ts'
import { findQuantities, tellsChange } from '../text/quantities.ts'
import { inflectTail } from './inflect.ts'
import { placeOf } from './outcome.ts'
import { tidyPhrase, uncapitalise } from './tidy.ts'
import { impersonal, shorten } from './trim.ts'

/** A result told as a deed of its own: "Cut X from A to B". */
export type Gain = { text: string; source: Weighed }

const GAIN_VERBS = new Set(
  'accelerate boost bring cut decrease double drop eliminate halve improve increase lower minimise minimize prevent raise reduce remove restore save shorten shrink simplify speed stabilise stabilize triple fix avoid make'.split(
    ' ',
  ),
)
const NOUN = '((?:[^\\s,;:()]+\\s){1,9}?)'
const FALL = new RegExp(
  `^${NOUN}(?:now\\s)?(?:dropped|drops|fell|falls|decreased|decreases|shrank|shrinks|went down|goes down|came down|got down)\\s((?:from|to|by)\\b.*\\d.*)$`,
  'i',
)
const RISE = new RegExp(
  `^${NOUN}(?:now\\s)?(?:rose|rises|increased|increases|grew|grows|went up|goes up|climbed)\\s((?:from|to|by)\\b.*\\d.*)$`,
  'i',
)
const MOVE = new RegExp(
  `^${NOUN}(?:now\\s)?(?:went|goes|moved|improved|improves|is now|are now)\\s(from\\b.*\\d.*\\bto\\b.*\\d.*)$`,
  'i',
)
const TURNED = new RegExp(
  `^${NOUN}(?:is|are|was|were|has been|have been)\\s(?:now\\s)?(reduced|cut|decreased|increased|improved|lowered|raised|brought down|shortened|halved)\\s((?:from|to|by)\\b.*\\d.*)$`,
  'i',
)

/** Results that can open a bullet: those that the change itself brought about, and numbers that moved. */
export function findGains(prose: Prose): Gain[] {
  return prose.all.flatMap((source) => {
    if (
      source.likelihood.impact < (source.quantities.length > 0 ? 0.2 : 0.3) ||
      source.likelihood.problem > source.likelihood.impact ||
      source.sentence.kind === 'row' ||
      source.sentence.kind === 'data'
    )
      return []
    const text = gainOf(
      tidyPhrase(source.body)
        .replace(/[.!]+$/, '')
        .replace(/,?\s(?:but|however|although|though)\s.*$/i, ''),
    )
    const plain = text && impersonal(text)
    const short = plain && shorten(plain, 20)
    return short ? [{ text: short, source }] : []
  })
}

function gainOf(text: string): string | undefined {
  const { lead, body } = splitLead(text)
  const place = placeOf(lead)
  const gain = ownDeed(text) ?? movement(body)
  return gain && `${gain}${place ? ` ${place}` : ''}`
}

/** "This cut the build from 9 to 3 minutes" is told as "cut the build from 9 to 3 minutes". */
function ownDeed(text: string): string | undefined {
  const clause = readClause(text)
  if (
    !clause ||
    (clause.subject !== 'this' && clause.subject !== 'change') ||
    clause.isNegated ||
    clause.modality !== 'done'
  )
    return undefined
  if (!GAIN_VERBS.has(clause.verb.base) || /^(?:it|them|this|that|sure|sense)\b/.test(clause.rest))
    return undefined
  return `${clause.verb.forms.past} ${inflectTail(clause.rest, clause.form === 's' ? 's' : 'past', 'past')}`
}

const WORKING = new RegExp(
  `^${NOUN}(?:is|are)\\s(?:now\\s)?((?:more or less|mostly|almost|fully)\\s)?(working|running)\\b(.*)$`,
  'i',
)

function movement(body: string): string | undefined {
  const working = WORKING.exec(body)
  if (working && isThing(working[1]))
    return `got ${uncapitalise(working[1] ?? '')}${working[2] ?? ''}${working[3]}${working[4]}`
  const turned = TURNED.exec(body)
  if (turned && isThing(turned[1])) return `${turned[2]} ${uncapitalise(turned[1] ?? '')}${turned[3]}`
  const fall = FALL.exec(body)
  if (fall && isThing(fall[1])) return `cut ${uncapitalise(fall[1] ?? '')}${fall[2]}`
  const rise = RISE.exec(body)
  if (rise && isThing(rise[1])) return `raised ${uncapitalise(rise[1] ?? '')}${rise[2]}`
  const move = MOVE.exec(body)
  if (!move || !isThing(move[1]) || !tellsChange(body)) return undefined
  const direction = directionOf(move[2] ?? '')
  return direction && `${direction} ${uncapitalise(move[1] ?? '')}${move[2]}`
}

function isThing(noun: string | undefined): boolean {
  return (
    noun !== undefined &&
    !/\b(?:I|we|you|it|this|that|there|they|which|who|what|if|when|because|so)\b/i.test(noun)
  )
}

/** "cut" or "raised" where both numbers have the same unit, else the neutral "brought"; more time, bytes or money is no gain. */
function directionOf(change: string): string | undefined {
  const [from, to] = findQuantities(change.replace(/\bfrom\b|\bto\b/g, ' ; '))
  const value = (text: string | undefined) =>
    Number.parseFloat((/\d[\d,.]*/.exec(text ?? '')?.[0] ?? '').replace(/,/g, ''))
  const unit = (text: string | undefined) => (text ?? '').replace(/[\d.,~\s<>+-]/g, '').replace(/s$/, '')
  if (!from || !to || unit(from.text) !== unit(to.text)) return 'brought'
  if (value(to.text) < value(from.text)) return 'cut'
  return to.kind === 'duration' || to.kind === 'size' || to.kind === 'money' ? undefined : 'raised'
}
