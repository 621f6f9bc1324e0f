import { lean } from '../../lean.ts'
import { UNWANTED, WANTED } from '../../lexicon/wanted.ts'
import { END, FIGURE, MEASURED_THING } from '../../text/figures/amount.ts'
import { amountOf, growthOf, PER, SCALE, TIMES, unitOf } from '../../text/figures/growth.ts'

/** Whether a figure that moved is better so, where the figures and what they measure tell. */
export type Turn = 'better' | 'worse' | 'unknown'

const MORE_IS_BETTER = new RegExp(`\\b${WANTED}\\b`, 'i')
const LESS_IS_BETTER = new RegExp(`\\b${UNWANTED}\\b`, 'i')
const LESS_AT_LAST = new RegExp(`[a-z]\\s${UNWANTED}\\s*$`, 'i')
/** "Broken releases", "failed deploys": nobody wants more of them, whatever they are. */
const SPOILT =
  /\b(?:broken|failed|failing|missed|lost|late|rejected|aborted|cancelled|canceled|abandoned|wrong|bad|stuck|double|duplicate|corrupt|damaged|false|rolled[- ]back)\s(?:[\w-]+\s){0,2}?[\w-]*[^s\s]s\s?$/i

/** Whether more of a thing is better; of "errors during releases" the errors are meant. */
export function isWanted(thing: string): boolean {
  const [named = ''] = thing.split(/\s(?:of|in|during|on|for|per|at|from|with|across|after)\s/)
  // "The speed error" is an error, whatever it is of.
  return MORE_IS_BETTER.test(named) && !LESS_AT_LAST.test(named)
}

/** What should last; many deploys are wanted, and none that takes long. */
const LASTS =
  /\b(?:life|lifetime|uptime|battery|between|retention|engagement|sessions?|streak|endurance|autonomy|playtime|watch time|range|availability|coverage)\b/i

/** "Battery use", "power draw in the hall". */
const CONSUMED = /^[^,;]*?\b(?:use|usage|consumption|draw|drain|waste)(?=\s?$|\s(?:of|in|on|at|for|per)\b)/i

function isTime(figure: string): boolean {
  return TIMES[amountOf(figure).unit] !== undefined
}

/** "Crash-free sessions", "error free runs": the more the better. */
const RID_OF = new RegExp(`\\b${UNWANTED}[- ]free\\b`, 'i')

/** Times and sizes had better fall, rates and scores rise. */
export function turnOf(thing: string, from: string, to: string): Turn {
  const isSpoilt = SPOILT.test(thing)
  const isMore = isSpoilt
    ? false
    : isRate(from, to)
      ? !LESS_IS_BETTER.test(thing) && !CONSUMED.test(thing) && !/\/\s?(?:op|call|request)$/.test(from + to)
      : (isWanted(thing) || RID_OF.test(thing)) && (LASTS.test(thing) || ![from, to].some(isTime))
  const isLess =
    !isMore &&
    (isSpoilt || LESS_IS_BETTER.test(thing) || CONSUMED.test(thing) || [from, to].some(isTimeOrSize))
  const grows = growthOf(from, to)
  if (!Number.isFinite(grows) || grows === 0 || (!isMore && !isLess)) return 'unknown'
  return grows > 0 === isMore ? 'better' : 'worse'
}

const SELDOM = /(?:\/\s?|\s(?:an?|per)\s)(?:day|wk|week|mo|month|yr|year)$/i

/** How much in a given time; "4 h a day" is what it takes. */
function isRate(from: string, to: string): boolean {
  // More calls a week may be good or bad.
  if ([from, to].some((figure) => SELDOM.test(figure))) return false
  if ([from, to].some((figure) => PER.test(figure) && TIMES[amountOf(figure).unit] !== undefined))
    return false
  const unit = unitOf(from) || unitOf(to)
  return unit.includes('/') || /ps$/.test(unit) || [from, to].some((figure) => PER.test(figure))
}

const WENT = lean(
  `^(?:the\\s)?${MEASURED_THING}(?:now\\s)?(?:went|goes|fell|falls|dropped|drops|decreased|increased|improved|rose|rises|grew|shrank|climbed|jumped)\\s(?:down\\s|up\\s)?from\\s(${FIGURE})(?:\\s(?:in|last)\\s\\w+)?\\s(?:down\\s|up\\s)?to\\s(${END})`,
  'i',
)
const FELL = new RegExp(
  `^(?:[\\w-]+\\s){0,4}?${UNWANTED}\\s(?:fell|dropped|shrank|went down)\\s(?:to|by)\\s(?:\\w+\\s){0,2}?(?:half|an?\\s(?:third|quarter|fifth|tenth)|two thirds|\\d[\\d.]*\\s?(?:x|%))(?=[\\s.,;]|$)`,
  'i',
)

/** Whether a sentence tells that a figure moved for the better or for the worse. */
export function turnTold(body: string): Turn {
  if (!/\s(?:from|to|by)\s/.test(body)) return 'unknown'
  const [, thing = '', from = '', to = ''] = WENT.exec(body) ?? []
  if (thing) return turnOf(thing, from, to)
  return FELL.test(body) ? 'better' : 'unknown'
}

function isTimeOrSize(figure: string): boolean {
  return SCALE[amountOf(figure).unit] !== undefined
}

/** A voltage or a pressure is neither good nor bad: one that "drops to 0.5 V" has mostly broken down. */
export function isLevel(thing = '', change = ''): boolean {
  return LEVEL.test(change) && !LESS_IS_BETTER.test(thing) && !/\b(?:ripple|offset)\b/i.test(thing)
}

const LEVEL = /\d\s?(?:[mk]?V|volts?|bar|psi|[kM]?Pa|[kMG]?Hz|dBm|rpm)(?![\w/])/i
