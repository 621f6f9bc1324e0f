import { lean } from '../../lean.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { readClause } from '../clauses/clauses.ts'
import { troubleParts } from '../clauses/trouble-parts.ts'
import type { Sentence } from '../lines/document.ts'
import { namedOurs } from '../meaning/asked-before.ts'
import { namedMeasured } from '../meaning/measured-pronoun.ts'
import { isDeed } from '../parting/split-at.ts'
import { END, FIGURE, MAY_MEASURE, MEASURED_THING, TIME_SHEET } from './amount.ts'
import { toldAfter, toldBefore } from './before-after.ts'
import {
  broughtTo,
  countBefore,
  figureBefore,
  levelBefore,
  redoneBefore,
  thingBefore,
  timedBefore,
  troublesBefore,
} from './figure-before.ts'
import { figureFirst } from './figure-first.ts'
import { ARROW, BEHIND, type FigureTurn, FORMS } from './figure-forms.ts'
import { SHARE, withItsFall, withItsRise, withItsShare, withItsWas, withoutArrow } from './figure-moved.ts'
import { GROWS, isDoing, isMeasured, isOfThing, METRIC } from './figure-thing.ts'
import { growthOf, isMeasured as isOfUnit } from './growth.ts'

/** A statement in note form, and what stands behind it. */
type Noted = FigureTurn & { rest: string }

/** What was not measured yet, or is only wished for. */
const UNSURE =
  /\b(?:expect\w*|goals?|targets?|aim\w*|estimat\w*|plan\w*|to-?do|hop(?:e|ing|efully)|should|would|could|might|will|if|ideally|in theory|wants?|wanted|asked for|would like|demands?|not)\b|n't\b|\?/i

/** The words of the forms, which most sentences lack. */
const HINT =
  /->|=>|\u2192|\b(?:was|were|used to|now|before|vs|versus|against|took|last)\b|\bwhere\s\S+\s(?:had|got|did|managed)\b|\bback\s(?:at|to|up|down)\s|\d\s?\S{0,9}\s(?:down|up)\sto\s|(?:\b(?:down|up)\s(?:to\s\S+\s(?:\S+\s)?)?|\()from\s|\d\S{0,9}(?:\s[^\s,]{1,9})?\sto\s|,\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/i

/** How a figure moved, as people jot it down. */
function readNoted(text: string): Noted | undefined {
  if (!HINT.test(text)) return undefined
  for (const { pattern, read, isMarked, isRange } of FORMS) {
    const match = pattern.exec(text)
    if (!match) continue
    const turn = read(match)
    // "Deploys take 22 min, used to be 9": the deploys did.
    const thing = turn.thing.trim().replace(/\s(?:take|need|cost|last)$/, '')
    // "One booth handles 400 guests, was 60": it handles them.
    if (isDoing(thing)) continue
    if (!isOfThing(thing, isMarked) || !(isMarked || isMeasured({ ...turn, thing }))) continue
    // "Ambient temperature 5 \u00b0C to 40 \u00b0C" is a range.
    const growth = isRange ? growthOf(turn.from, turn.to) : 0
    if (isRange && !(growth < 0) && !(growth > 0 && GROWS.test(thing))) continue
    if (UNSURE.test(match[0])) return undefined
    return { ...turn, thing, rest: text.slice(match[0].length) }
  }
  return undefined
}

/** Within so many characters a statement has come to its figure. */
const SOON = 90
/** Whether a statement tells in note form how a figure moved, and of what. */
export function isNotedTurn(text: string): boolean {
  if (!MAY_MEASURE.test(text.slice(0, SOON))) return false
  return (readNoted(text)?.thing ?? '') !== '' || SHARE.test(text)
}

const MOVED = lean(
  `^${MEASURED_THING}(?:(?:now\\s)?(?:went|fell|dropped|rose|grew|climbed|shrank|improved|increased|decreased)\\s(?:down\\s|up\\s)?from\\s(?:${FIGURE})\\s(?:down\\s|up\\s)?to\\s(?:${END})|(?:(?:is|are)\\s)?(?:down|up)\\s(?:by\\s)?(?:${FIGURE})|(?:stays?|holds?)\\s(?:[a-z]+\\s)?(?:at|below|under|around)\\s(?:${FIGURE})(?:\\snow)?(?:\\sinstead of\\s[^,;]{2,60})?)${BEHIND}`,
  'i',
)

/** Whether it does so with a verb, or only says by how much. */
export function isToldTurn(text: string): boolean {
  const [, thing = ''] = (MAY_MEASURE.test(text.slice(0, SOON)) && MOVED.exec(text)) || []
  return thing !== '' && isOfThing(thing, true)
}

/** "3 h before, 20 min after", "we're at 5 min", "90 ms now": the same where the text has said of what. */
export function isBareTurn(text: string): boolean {
  if (!MAY_MEASURE.test(text.slice(0, SOON)) || BARE_ARROW.test(text)) return false
  return readNoted(text) !== undefined || NOW_AT.test(text)
}

/** "Improved the build: 12 min -> 4 min" is one statement. */
const BARE_ARROW = lean(`^(?:${FIGURE})${ARROW}`, 'i')

/** "Balanced the rotor, vibration down from 7 mm/s to 2", "moved it to flash and we're at 40 ms", "... - was 3 h, now 20 min". */
export const NOTED = lean(
  /[,;:]\s(?:and\s)?(?=\S)|\s[-\u2013\u2014]{1,2}\s(?=\S)|\sand\s(?=(?:we're|we are|it's|it is|its|[\w-]+(?:\s[\w-]+){0,2}\s(?:is|are))\s(?:now\s)?(?:at|down|up)\s[^,;]{0,40}\d)|\sand\s(?=now\s(?:it's|it is|they're|they are|we're|we are)\s(?:at\s|down to\s|up to\s)?(?:only\s|just\s|about\s|around\s|under\s|over\s)?[~<]?\d)/g,
)

/** "1900 lines -> 700": a turn and nothing else. */
export const ONLY_FIGURES = lean(`^(?:${FIGURE})(?:\\s[a-z]+)?${ARROW}(?:${FIGURE})(?:\\s[a-z]+)?$`, 'i')

/** "It took 9 s to load", before "it's 2 s now". */
export const TOOK_SO_LONG = /^(?!was|were)[^,;]*\b(?:took|needed|was|were|ran at)\s[~<]?\d[^,;]*$/

/** What is so now, of what was told before. */
const NOW_AT = lean(
  `^(?:and\\s)?(?:(?:we're|we are|I'm|it's|it is|its|now)\\s(?:now\\s)?(?:at\\s|down to\\s|up to\\s)(?:only\\s)?(${FIGURE})(?:\\snow)?|(?:(?:it's|it is)\\s)?(?:only\\s|just\\s)?(${FIGURE})\\snow|now\\s(?:(?:it's|it is|we're|we are|they're|they are)\\s)?(?:at\\s|down to\\s|up to\\s)?(?:only\\s|just\\s)?(${FIGURE})|(?:now\\s)?(?:back\\s)?(?:down|up)\\sto\\s(?:only\\s|just\\s)?(${FIGURE})(?:\\snow)?)[.!]*$`,
  'i',
)
/** What is so now, where it is named: "CI is down to 11 minutes", "startup memory is 90 MB now". */
const NAMED_NOW = lean(
  `^${MEASURED_THING}(?:(?:is|are)\\s(?:now\\s(?:only\\s|just\\s)?(?:at\\s|down to\\s)?|(?:back\\s|now\\s)?(?:down|up)\\sto\\s|(?:at\\s)?(?=[^,;]{1,24}\\snow\\b))|now\\s(?:takes?|needs?|uses?|costs?)\\s)(${FIGURE})(?:\\snow)?${BEHIND}`,
  'i',
)
/** "Run time 48 min.", "Job: 5 hours": what it is since, with nothing else around it. */
const NAMED_ALONE = lean(
  `^(?!.*\\b(?:last|first|next|every|another)\\b)${MEASURED_THING}(?:(?:now|only|just|at|down to)\\s){0,2}(${FIGURE})(?:\\snow)?[.!]*$`,
  'i',
)
/** "Down to 3 tickets a week": so many are left. */
const COUNT_NOW =
  /^(?:and\s)?(?:now\s)?(?:(?:we're|we are|it's|it is)\s)?(?:now\s)?(?:down|up)\sto\s((?:(?:about|around|only|just|maybe|roughly)\s)?\d[\d.,]{0,12}k?)(?:\s([a-z-]{2,24}[^s\s]s))?(\s(?:a|an|per|each)\s(?:hour|day|night|week|month|sprint|quarter|year))?[.!]*$/i
/** "None since then". */
const NONE_SINCE =
  /^(?:(?:and|but)\s)?(?:none|zero|not one|not a single one)\s(?:at all\s)?(since\b[^,;.]{0,30})[.!]*$/i
const ALONE = lean(
  `^(${FIGURE})(?:\\s(?:unattended|flat|total|in total|tops|end to end|start to finish|today))?[.!]*$`,
  'i',
)
/** "Thanks to the new pump, the tank fills in 2 h (was 5)". */
const OWED_TO = /^(thanks to [^,;]{3,80}),\s/i

/** "Runtime already went from 2 h to 12 min". */
const ALREADY = /^((?:[\w./-]+\s){1,4})already\s(?=(?:went|fell|dropped|rose|grew|shrank)\s(?:from|to|by)\s)/

/** How far back a note may have said what it measures, and how far where the thing is named. */
const REACH = 4
const FAR = 8

/** A statement in note form as a sentence: "Yield 60% -> 85%" is "Yield went from 60% to 85%". */
export function toldTurn(text: string, before: readonly string[], isOfDeed: boolean): string | undefined {
  const none = ofTroubles(text, before.slice(-REACH))
  if (none || !MAY_MEASURE.test(text)) return none
  if (ALREADY.test(text)) return text.replace(ALREADY, '$1')
  const near = before.slice(-REACH)
  const placed = ofPlace(text)
  if (placed) return placed
  const [lead = '', owed = ''] = OWED_TO.exec(text) ?? []
  const said = text.slice(lead.length)
  const noted = readNoted(lead ? said.replace(/[.!]*$/, '') : said)
  if (noted?.thing && lead) return told({ ...noted, rest: `${noted.rest} ${owed.toLowerCase()}.` })
  if (noted) {
    const thing =
      noted.thing ||
      thingBefore(near) ||
      (isOfDeed &&
        (broughtTo(near.at(-1) ?? '') ??
          redoneBefore(near.at(-1) ?? '', noted.to) ??
          timedBefore(near, noted.to) ??
          metricBefore(near)))
    if (thing) return told({ ...noted, thing })
    const plain = figureFirst(text)
    if (plain) return plain
    return isOfDeed ? `${noted.from} -> ${noted.to}${noted.rest}` : undefined
  }
  const to = NOW_AT.exec(text)?.slice(1).find(Boolean) ?? (isOfDeed ? ALONE.exec(text)?.[1] : undefined)
  const level = to && levelBefore(near, to)
  if (level && isOfThing(level.thing, true))
    return told({ ...level, to, rest: `${level.of ?? ''}${/[.!]*$/.exec(text)?.[0] ?? ''}` })
  return (
    ofNamed(text, near) ??
    ofNamedAlone(text, before) ??
    ofCount(text, near) ??
    withoutArrow(text) ??
    withItsWas(text) ??
    withItsShare(text) ??
    withItsFall(text) ??
    withItsRise(text) ??
    figureFirst(text)
  )
}

/** "Fan noise in the hall was unbearable. ... 71 dB down to 58": the noise, which is measured. */
function metricBefore([first = '']: readonly string[]): string | undefined {
  const { subject = '' } = troubleParts(first) ?? {}
  const head = subject.split(/\s(?:of|on|in|for|at|from|with|behind|to)\s/)[0] ?? ''
  return METRIC.test(head) ? subject : undefined
}

const IN_PLACE =
  /^((?:for|on|with|in)\s[^:;,]{3,60}):\s([\d.,]+)\s([a-z-]+s)\s?(?:->|=>|\u2192)\s?([\d.,]+)(?:,\s([\d.,]+\s?(?:ms|s|min|h))\s?(?:->|=>|\u2192)\s?([\d.,]+\s?(?:ms|s|min|h)))?$/i

/** "For a club of 900: 903 queries -> 3, 2.4s -> 180ms": there were fewer of them, and it took less time. */
function ofPlace(text: string): string | undefined {
  const [, place = '', from = '', things = '', to = '', was, is] =
    IN_PLACE.exec(text.replace(/[.!]+$/, '')) ?? []
  return (
    place &&
    `${place}, ${things} went from ${from} to ${to}${was ? ` and the time from ${was} to ${is}` : ''}.`
  )
}

function ofNamed(text: string, near: readonly string[]): string | undefined {
  const [whole = '', thing = '', to = ''] = NAMED_NOW.exec(text) ?? []
  const from = whole && isOfThing(thing.trim(), true) ? figureBefore(near, thing, to) : undefined
  // "... and it starts twice as fast": of another thing.
  const rest = text
    .slice(whole.length)
    .replace(/^,?\s(?:and|but|so)\s(?:it|they|this|that|we|I|the|there)\b.*$/i, '.')
  return from && told({ thing: thing.trim(), from, to, rest })
}

/** What was measured before a deed is held against what is jotted down behind it. */
function ofNamedAlone(text: string, before: readonly string[]): string | undefined {
  const deed = text.split(' ').length > 7 ? -1 : before.findIndex((one) => isDeed(readClause(one)))
  if (deed < 0) return undefined
  const [, named = '', to = ''] = NAMED_ALONE.exec(text.replace(/^([^:]{2,30}):\s/, '$1 ')) ?? []
  const thing = named.trim()
  if (!thing || TIME_SHEET.test(thing)) return undefined
  if (!isOfUnit(to) || !isOfThing(thing, true) || UNSURE.test(text)) return undefined
  const from = figureBefore(before.slice(0, deed + 1), thing, to) ?? figureBefore(before, thing, to)
  return from && told({ thing, from, to, rest: '.' })
}

function ofCount(text: string, near: readonly string[]): string | undefined {
  const [whole = '', to = '', things = '', span = ''] = COUNT_NOW.exec(text) ?? []
  const count = whole && (things || span) ? countBefore(near, things) : undefined
  return count && `${capitalise(count.thing)} went from ${count.from} to ${to}${span}.`
}

function ofTroubles(text: string, near: readonly string[]): string | undefined {
  const since = NONE_SINCE.exec(text)?.[1]
  const troubles = since && troublesBefore(near)
  return troubles && `No ${troubles} ${since}.`
}

function told({ thing, from, to, rest }: Noted): string {
  const [hedge = ''] =
    /^(?:Under|Over|About|Around|Below|Nearly|Almost|Only|Just|Roughly)(?=\s)/.exec(to) ?? []
  return `${thing} went from ${from} to ${hedge.toLowerCase()}${to.slice(hedge.length)}${rest}`
}

/** Texts of sentences in their order, with what notes jot down as figures told in sentences. */
export function tellTurns(sentences: readonly Sentence[], written: readonly string[]): string[] {
  const told: string[] = []
  const texts = written.map(
    (text, at) =>
      namedOurs(text, written[at - 1] ?? '') ??
      namedMeasured(text, written[at - 1] ?? '', written[at + 1]) ??
      text,
  )
  for (const [at, text] of texts.entries()) {
    const { kind, block } = sentences[at] ?? {}
    const isNote = kind === 'prose' || kind === 'item'
    const before = texts.slice(Math.max(0, at - FAR), at)
    const isOfDeed = sentences[at - 1]?.block === block && tellsDeed(texts[at - 1] ?? '')
    const paired = isNote && (toldBefore(text, texts[at + 1] ?? '') ?? toldAfter(text, before.at(-1) ?? ''))
    told.push(paired || (isNote ? toldTurn(text, before, isOfDeed) : undefined) || text)
  }
  return told
}

function tellsDeed(text: string): boolean {
  const clause = readClause(text)
  return clause?.form === 'past' && clause.modality === 'done' && /^(?:i|we|none)$/.test(clause.subject)
}
