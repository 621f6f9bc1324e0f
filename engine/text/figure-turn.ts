import { NOUN_VERBS } from '../lexicon/noun-verbs.ts'
import { SETTING, UNWANTED, WANTED } from '../lexicon/wanted.ts'
import { DEED_WORD, END, FIGURE, HEDGE, MAY_MEASURE, MEASURED_THING } from './amount.ts'
import { readClause } from './clauses.ts'
import type { Sentence } from './document.ts'
import { broughtTo, levelBefore, thingBefore } from './figure-before.ts'
import { growthOf, isMeasured as isOfUnit } from './growth.ts'
import { isPlural } from './plural.ts'
import { verbIn } from './verbs.ts'

/** What was measured, from what to what; a note may leave out of what. */
type FigureTurn = { thing: string; from: string; to: string }

/** A statement in note form, and what stands behind it. */
type Noted = FigureTurn & { rest: string }

const ARROW = '\\s?(?:-+>|=>|\u2192)\\s?'
const LABEL = '([A-Za-z][^\\s:;,()]*(?:\\s[^\\s:;,()]+){0,6}?)(?::|\\s[-\u2013\u2014]+)\\s'
const AT =
  "(?:we're|we are|I'm|it's|it is|now|is|are|sits|stands|stays|holds)\\s(?:now\\s)?(?:at\\s|down to\\s|up to\\s)?"
const WAS =
  '(?:it\\s)?(?:was|were|used to (?:be|take|need)|from|down from|up from|before|previously)(?:\\sat)?\\s'
const DOES =
  '(?:runs?|loads?|takes?|starts?|finish(?:es)?|boots?|renders?|builds?|completes?|opens?)\\s(?:in\\s)?'
const MONTH = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*'
const OFTEN = '(?:hourly|daily|weekly|monthly|quarterly|yearly)'
/** Where the figures end. */
const BEHIND =
  '(?=[.!]*$|[,;]\\s|\\s\\(|\\s(?:and|for|on|in|by|with|across|after|since|over|at|per|when|using|via|thanks|through|because|but|though|while|during)\\s)'

type Form = {
  pattern: RegExp
  read: (match: string[]) => FigureTurn
  /** Whether words say that it was otherwise before. */
  isMarked: boolean
  /** Whether it could be a range as well. */
  isRange?: true
}

const form = (pattern: string, isMarked: boolean, read: Form['read']): Form => ({
  pattern: new RegExp(`^${pattern}${BEHIND}`, 'i'),
  isMarked,
  read,
})
const NO_DEED = `(?!(?:\\S+\\s){0,3}?${DEED_WORD})`

const FORMS: readonly Form[] = [
  // "Index rebuild - was 11h, now 50 min", "oven: draw was 3 kW, now 2 kW".
  form(
    `(?:${LABEL})?(?:${MEASURED_THING})?(?:it\\s)?(?:was|were|used to (?:be|take|need))\\s(?:at\\s)?(${FIGURE})(?:\\sbefore)?(?:[,;]|,?\\s(?:and|but))(?:\\sis|\\sare|\\sit's|\\sit is)?\\snow\\s(?:it's\\s|it is\\s|at\\s|only\\s)?(${END})`,
    true,
    ([, label = '', thing = label, from = '', to = '']) => ({ thing, from, to }),
  ),
  // "Export: we're at 6 min (was 48)".
  form(
    `(?:${LABEL})?${AT}(${FIGURE})(?:\\snow)?\\s\\(${WAS}(${FIGURE})(?:\\sbefore)?\\)`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "The rating is at 4.6 (was 3.9)", "the furnace heats up in 9 min (used to take 30)".
  form(
    `${MEASURED_THING}(?:now\\s)?(?:${AT}|${DOES})?(?:at\\s)?(${FIGURE})(?:\\snow)?\\s\\(${WAS}(${FIGURE})(?:\\sbefore)?\\)`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "Warm-up of the oven is 11 min now, it was 47".
  form(
    `${MEASURED_THING}(?:now\\s)?(?:${AT}|${DOES})(${FIGURE})(?:\\snow)?,\\sit\\s(?:was|used to (?:be|take|need))\\s(${FIGURE})`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "A firing takes 50 min where it used to take 2 hours".
  form(
    `${MEASURED_THING}(?:now\\s)?(?:${AT}|${DOES})(${FIGURE})(?:\\snow)?,?\\s(?:where|when|while|whereas)\\sit\\s(?:was|took|used to (?:be|take|need))\\s(${FIGURE})`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "Cold start 2s, was 45".
  form(
    `${NO_DEED}${MEASURED_THING}(${FIGURE})(?:\\snow)?[,;]\\s(?:it\\s)?(?:was|used to be)\\s(?:at\\s)?(${FIGURE})`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "Now the error is max 0.5 degrees, before it was up to 4".
  form(
    `now\\s(?:the\\s)?${MEASURED_THING}(?:is|are)\\s(?:max\\s|at most\\s)?(${FIGURE}),?\\s(?:and\\s)?before\\s(?:it|that)\\s(?:was|were)\\s(${FIGURE})`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "The landing time is 1.9s now vs 3.1s last week".
  form(
    `${MEASURED_THING}${AT}(${FIGURE})\\snow\\s(?:vs\\.?|versus|against)\\s(${FIGURE})(?:\\s(?:last (?:week|month|sprint|quarter|year)|before))?`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "Vibration down from 7 mm/s to 2".
  form(
    `${MEASURED_THING}(?:(?:is|are)\\s)?(?:now\\s)?(?:down|up)\\sfrom\\s(${FIGURE})\\sto\\s(${END})`,
    true,
    ([, thing = '', from = '', to = '']) => ({ thing, from, to }),
  ),
  // "The kiln that used to need 9 hours runs in three".
  form(
    `${MEASURED_THING}(?:that|which) used to (?:take|need|be|sit|hang|last|run)\\s(?:at\\s|for\\s)?(${FIGURE})\\s(?:now\\s)?[a-z]+\\s(?:back\\s)?(?:in\\s|within\\s)?(?:only\\s)?((?:under\\s)?${FIGURE})(?:\\snow)?`,
    true,
    ([, thing = '', from = '', to = '']) => ({ thing, from, to }),
  ),
  // "Onboarding a shop: 2 days before, 3 hours now".
  form(
    `(?:${LABEL})?(?:${MEASURED_THING})?(${FIGURE})\\sbefore,?\\s(?:and\\s)?(${FIGURE})\\s(?:after|afterwards|now|today|since)`,
    true,
    ([, label = '', thing = label, from = '', to = '']) => ({ thing, from, to }),
  ),
  // "Support queue: March 310 tickets, June 45".
  form(
    `${LABEL}(${MONTH})\\s(\\d[\\d.,]*(?:\\s[a-z-]+){0,2}),\\s(?:now\\s)?(${MONTH})\\s(\\d[\\d.,]*(?<![.,]))`,
    true,
    ([, thing = '', then = '', from = '', since = '', to = '']) => ({
      thing,
      from: `${from} in ${then}`,
      to: `${to} in ${since}`,
    }),
  ),
  // "Flaky tests: 14 last month, 2 this month".
  form(
    `${LABEL}(\\d[\\d.,]*(?:\\s[a-z-]+){0,2}) (last (?:week|month|quarter|year)),\\s(\\d[\\d.,]*) (this (?:week|month|quarter|year))`,
    true,
    ([, thing = '', from = '', then = '', to = '', since = '']) => ({
      thing,
      from: `${from} ${then}`,
      to: `${to} ${since}`,
    }),
  ),
  // "Deploy frequency: monthly -> weekly".
  form(`${LABEL}(${OFTEN})${ARROW}(${OFTEN})`, true, ([, thing = '', from = '', to = '']) => ({
    thing,
    from,
    to,
  })),
  // "Reject rate 7% -> 2%", "cold start: 9 s -> 800 ms".
  form(
    `${NO_DEED}(?:${LABEL}|${MEASURED_THING})?(${FIGURE})${ARROW}(${END})`,
    false,
    ([, label = '', thing = label, from = '', to = '']) => ({ thing, from, to }),
  ),
  // "Standby current 1.8 mA to 40 uA".
  {
    ...form(
      `${NO_DEED}${MEASURED_THING}(${FIGURE})\\sto\\s(${FIGURE})`,
      false,
      ([, thing = '', from = '', to = '']) => ({ thing, from, to }),
    ),
    isRange: true,
  },
]

const METRIC = new RegExp(
  `\\b(?:${WANTED}|${UNWANTED}|rates?|ratio|counts?|tests|calls|requests|users|downloads|volume)\\b`,
  'i',
)

/** What was not measured yet, or is only wished for. */
const UNSURE =
  /\b(?:expect\w*|goals?|targets?|aim\w*|estimat\w*|plan\w*|to-?do|hop(?:e|ing|efully)|should|would|could|might|will|if|ideally|in theory|not)\b|n't\b|\?/i

/** The words of the forms, which most sentences lack. */
const HINT =
  /->|=>|\u2192|\b(?:was|were|used to|now|before|vs|versus|against|took|last)\b|(?:\b(?:down|up)\s|\()from\s|\d\S{0,9}(?:\s[^\s,]{1,9})?\sto\s|,\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/i

/** How a figure moved, as people jot it down. */
function readNoted(text: string): Noted | undefined {
  if (!HINT.test(text)) return undefined
  for (const { pattern, read, isMarked, isRange } of FORMS) {
    const match = pattern.exec(text)
    if (!match) continue
    const turn = read(match)
    const thing = turn.thing.trim()
    // "One booth handles 400 guests, was 60": it handles them.
    if (isDoing(thing)) continue
    if (!isOfThing(thing, isMarked) || !(isMarked || isMeasured({ ...turn, thing }))) continue
    // "Ambient temperature 5 \u00b0C to 40 \u00b0C" is a range.
    if (isRange && !(growthOf(turn.from, turn.to) < 0)) continue
    if (UNSURE.test(match[0])) return undefined
    return { ...turn, thing, rest: text.slice(match[0].length) }
  }
  return undefined
}

function isDoing(thing: string): boolean {
  const verb = thing.includes(' ') ? verbIn(thing.slice(thing.lastIndexOf(' ') + 1), 's') : undefined
  return verb !== undefined && (!NOUN_VERBS.has(verb.base) || /^(?:one|each|every|an?)\s/i.test(thing))
}

/** A number that was set, a version and what was done to a number are nothing that was measured. */
function isMeasured({ thing, from, to }: FigureTurn): boolean {
  // "48k rows -> 31k" says what was counted.
  const isCounted = thing === '' && /^\S*\d\S*\s[a-z]{3,}$/.test(from)
  return METRIC.test(thing) || isCounted || (isOfUnit(to) && (thing !== '' || isOfUnit(from)))
}

function isOfThing(thing: string, isMarked = false): boolean {
  if (SETTING.test(thing)) return false
  const [first = '', next = ''] = thing.trim().toLowerCase().split(' ')
  // "Lost parcels: April 61, July 9" counts what was lost.
  const isDeed = verbIn(first, 'past') && !NOUN_VERBS.has(first)
  if (isDeed && !(isMarked && /^[a-z-]+s$/.test(next))) return false
  // "Average draw" and "ingest" alone, before figures, name something; "scrap rate was" tells of a thing anyway.
  if (isMarked || next === '' || /^(?:average|mean|total)$/.test(first)) return true
  return (
    !verbIn(first, 'base')?.isWork || (NOUN_VERBS.has(first) && !/^(?:the|an?|our|my|all|its)$/.test(next))
  )
}

/** Within so many characters a statement has come to its figure. */
const SOON = 90
/** Whether a statement tells in note form how a figure moved, and of what. */
export function isNotedTurn(text: string): boolean {
  if (!MAY_MEASURE.test(text.slice(0, SOON))) return false
  return (readNoted(text)?.thing ?? '') !== '' || SHARE.test(text)
}

const MOVED = new RegExp(
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
const BARE_ARROW = new RegExp(`^(?:${FIGURE})${ARROW}`, 'i')

/** "Balanced the rotor, vibration down from 7 mm/s to 2", "moved it to flash and we're at 40 ms", "... - was 3 h, now 20 min". */
export const NOTED =
  /[,;:]\s(?:and\s)?(?=\S)|\s[-\u2013\u2014]{1,2}\s(?=\S)|\sand\s(?=(?:we're|we are|it's|it is|[\w-]+(?:\s[\w-]+){0,2}\s(?:is|are))\s(?:now\s)?(?:at|down|up)\s[^,;]{0,40}\d)/g

/** What is so now, of what was told before. */
const NOW_AT = new RegExp(
  `^(?:and\\s)?(?:(?:we're|we are|I'm|it's|it is|now)\\s(?:now\\s)?(?:at\\s|down to\\s|up to\\s)(?:only\\s)?(${FIGURE})(?:\\snow)?|(?:only\\s)?(${FIGURE})\\snow)[.!]*$`,
  'i',
)
const ALONE = new RegExp(`^(${FIGURE})[.!]*$`, 'i')
/** "Thanks to the new pump, the tank fills in 2 h (was 5)". */
const OWED_TO = /^(thanks to [^,;]{3,80}),\s/i

/** How far back a note may have said what it measures. */
const REACH = 4

/** A statement in note form as a sentence: "Yield 60% -> 85%" is "Yield went from 60% to 85%". */
export function toldTurn(text: string, before: readonly string[], isOfDeed: boolean): string | undefined {
  if (!MAY_MEASURE.test(text)) return undefined
  const near = before.slice(-REACH)
  const [lead = '', owed = ''] = OWED_TO.exec(text) ?? []
  const said = text.slice(lead.length)
  const noted = readNoted(lead ? said.replace(/[.!]*$/, '') : said)
  if (noted?.thing && lead) return told({ ...noted, rest: `${noted.rest} ${owed.toLowerCase()}.` })
  if (noted) {
    const thing = noted.thing || thingBefore(near) || (isOfDeed && broughtTo(near.at(-1) ?? ''))
    if (thing) return told({ ...noted, thing })
    return isOfDeed ? `${noted.from} -> ${noted.to}${noted.rest}` : undefined
  }
  const to = NOW_AT.exec(text)?.slice(1).find(Boolean) ?? (isOfDeed ? ALONE.exec(text)?.[1] : undefined)
  const level = to && levelBefore(near, to)
  if (level && isOfThing(level.thing, true))
    return told({ ...level, to, rest: /[.!]*$/.exec(text)?.[0] ?? '' })
  return withoutArrow(text) ?? withItsWas(text) ?? withItsShare(text) ?? withItsFall(text)
}

function told({ thing, from, to, rest }: Noted): string {
  return `${thing} went from ${from} to ${to}${rest}`
}

const LED = new RegExp(
  `^${NO_DEED}${MEASURED_THING}(?:-+>|=>|\u2192)\\s((?:${FIGURE})\\s(?:smaller|faster|shorter|lighter|cheaper|quicker|less|fewer|lower|higher)\\b)`,
  'i',
)

/** "Installer -> 9 MB lighter": it is. */
function withoutArrow(text: string): string | undefined {
  const [whole = '', thing = '', how = ''] = LED.exec(text) ?? []
  return whole
    ? `${thing}${isPlural(thing.trim()) ? 'are' : 'is'} ${how}${text.slice(whole.length)}`
    : undefined
}

const CHANGED = new RegExp(
  `^${MEASURED_THING}(cut|reduced|lowered|shortened|trimmed|brought down|raised|halved)\\s((?:down\\s)?(?:from\\s${FIGURE}\\s(?:down\\s)?to\\s${END}|by\\s${END}|to\\s${FIGURE})${BEHIND})`,
  'i',
)

/** "Smoke tests cut from 90 min to 12 by splitting them": somebody did that, the "were" was left out. */
function withItsWas(text: string): string | undefined {
  const [whole = '', thing = '', done = '', how = ''] = CHANGED.exec(text) ?? []
  if (!whole || !isOfThing(thing.trim())) return undefined
  return `${whole.slice(0, whole.length - how.length - done.length - 1)}${isPlural(thing.trim()) ? 'were' : 'was'} ${done} ${how}${text.slice(whole.length)}`
}

const SHARE = new RegExp(
  `^(?:the\\s)?((?:[\\w-]+\\s){0,3}${UNWANTED}\\s)(?:is|are)\\s(?:now\\s)?(?:down to\\s)?(${HEDGE}(?:half|a (?:third|quarter|fifth|tenth)))(?:\\sof (?:what it was|before))?${BEHIND}`,
  'i',
)

/** "Storage cost is about a third": of what it was. */
function withItsShare(text: string): string | undefined {
  const [whole = '', thing = '', share = ''] = SHARE.exec(text) ?? []
  return whole ? `${thing}fell to ${share} of what it was${text.slice(whole.length)}` : undefined
}

const FACTOR = new RegExp(
  `^(?:${LABEL})?${NO_DEED}${MEASURED_THING}(?:(?:is|are)\\s)?(down|up)\\s(?:by\\s)?(${HEDGE}\\d[\\d.]*\\s?(?:x|\u00d7|-?fold))${BEHIND}`,
  'i',
)

/** "Best of all: scan time down 4x since the new lens". */
function withItsFall(text: string): string | undefined {
  const [whole = '', , thing = '', way = '', factor = ''] = FACTOR.exec(text) ?? []
  if (!whole || !isOfThing(thing.trim())) return undefined
  return `${thing}${/down/i.test(way) ? 'fell' : 'rose'} by ${factor}${text.slice(whole.length)}`
}

/** Texts of sentences in their order, with what notes jot down as figures told in sentences. */
export function tellTurns(sentences: readonly Sentence[], texts: readonly string[]): string[] {
  const told: string[] = []
  for (const [at, text] of texts.entries()) {
    const { kind, block } = sentences[at] ?? {}
    const isNote = kind === 'prose' || kind === 'item'
    const before = texts.slice(Math.max(0, at - REACH), at)
    const isOfDeed = sentences[at - 1]?.block === block && tellsDeed(texts[at - 1] ?? '')
    told.push((isNote ? toldTurn(text, before, isOfDeed) : undefined) ?? text)
  }
  return told
}

function tellsDeed(text: string): boolean {
  const clause = readClause(text)
  return clause?.form === 'past' && clause.modality === 'done' && /^(?:i|we|none)$/.test(clause.subject)
}
