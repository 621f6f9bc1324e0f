import type { Prose } from '../../facts/fields/prose.ts'
import { NO_OUTCOME } from '../../facts/fields/seeming-outcome.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import { lean } from '../../lean.ts'
import { METRIC } from '../../text/figures/figure-thing.ts'
import { growthOf } from '../../text/figures/growth.ts'
import { isDoubted } from './doubt.ts'
import { thingOf } from './thing-of-figure.ts'

/** What was measured on both sides of a change: how it was, and how it is since. */
export type BothSides = { thing: string; from: string; to: string; sources: Weighed[] }

const OF_CHANGE =
  '(?:(?:this|the|my|our|these|those) (?:prs?|pull request|changes?|patch|fix(?:es)?|commits?|branch|optimi[sz]ations?|improvements?|upgrade|refactor(?:ing)?)|this|that|it)'
const BRANCH = '(?:current )?(?:master|main|develop|trunk|baseline|base)'
/** "Before this change", "on main", "without the patch". */
const OLD = `(?:before(?: ${OF_CHANGE})?|prior to ${OF_CHANGE}|previously|formerly|originally|beforehand|without ${OF_CHANGE}|(?:(?:on|in|with|for) )?(?:the )?(?:old|previous|existing|original) (?:version|code|implementation|way|approach|one)|(?:(?:on|in|with|for) )?(?:the )?${BRANCH}(?: branch)?)`
const NEW = `(?:after(?: ${OF_CHANGE})?|afterwards|with ${OF_CHANGE}|now|(?:(?:on|in|with|for) )?(?:the )?new (?:version|code|implementation|way|approach|one)|(?:(?:on|in|with|for) )?(?:this|the|my|the current) (?:pr|branch|change|patch|commit))`
/** "With bulk mode", which stands against "without bulk mode". */
const WITH = '(with|without) ((?:the )?[\\w./#+-]+(?: [\\w./#+-]+){0,4}?)'
const MARK_BEHIND =
  '(?:,\\s|\\s\\([^()]{1,40}\\):?\\s|\\s?:\\s|\\s[-\u2013\u2014]\\s|\\s(?:with|on|in)\\s[^,:]{2,30},\\s|\\s)'

const HEDGE =
  '(?:(?:about|around|roughly|approximately|approx\\.?|only|just|nearly|almost|over|under|up to|like|closer to)\\s)*'
const NUMBER = '[~\u2248<>]?\\s?\\d[\\d.,]*k?\\+?(?<![.,])'
const UNIT =
  '(?:h\\s?\\d{1,2}(?:m(?:in)?)?|\\s?m(?:in)?\\s?\\d+(?:\\.\\d+)?\\s?(?:s(?:ec)?)?|\\s?%|\\s?(?!to\\b|on\\b|in\\b|for\\b|with\\b|now\\b|and\\b|before\\b|after\\b|when\\b|per\\b|of\\b|were\\b|was\\b|is\\b|are\\b)[A-Za-z\u00b5\u03bc]{1,12}(?:/[a-z]{1,8})?)'
const FIGURE = `${NUMBER}(?:\\s?(?:-|\u2013|to)\\s?${NUMBER})?${UNIT}?`

const old = lean(`^(?:the\\s)?${OLD}${MARK_BEHIND}`, 'i')
const young = lean(`^(?:the\\s)?${NEW}${MARK_BEHIND}`, 'i')
const withIt = new RegExp(`^${WITH}(?:,\\s|\\s?:\\s|\\s(?=(?:it|this|that)\\s))`, 'i')
const oldBehind = lean(`\\s\\(?${OLD}\\)?$`, 'i')
const youngBehind = lean(`\\s\\(?${NEW}\\)?$`, 'i')

const SIDE_WORD =
  /\b(?:before|prior|previous(?:ly)?|formerly|originally|without|old|existing|master|main|develop|trunk|baseline|base)\b/i
/** Where a sentence may turn from the one side to the other. */
const JOINT = /[,;]?\s(?:and|but|while|whereas|vs\.?|versus)\s(?:then\s)?|[,;]\s|\s\/\s|[.!]\s+(?=[A-Z])/

const TAKES =
  "(?:(?:now|still|only|just|usually|typically|always)\\s)*(?:takes?|took|taking|needs?|needed|uses?|used|consume[sd]?|requires?d?|costs?|lasts?|lasted|is|are|was|were|'s|has|have|had|makes?|made|executes?|executed|issue[sd]?|runs? (?:in|at)|ran (?:in|at|for)|(?:finish|complete|load|render|build|boot|start|return|respond)(?:e?s|e?d)? in)\\s(?:(?:now|only|just|still)\\s)*"
/** "The page took about 41 seconds to load". */
const TOLD = new RegExp(
  `^(?:((?:[^\\s,;:()]+\\s){0,8}?)(${TAKES}))?(${HEDGE}${FIGURE})(?:\\s\\([^()]{1,40}\\))?(?:\\s\u00b1\\s?[\\d.]+\\s?[a-z%]{0,3})?(?:\\s(to|for|on|in|at|with|when|per|using|of|total|each|in total)\\b(.{0,80}))?$`,
  'i',
)
/** "9,000 queries were made per minute". */
const COUNTED = new RegExp(
  `^(?:there\\s(?:are|were)\\s)?(${HEDGE}${NUMBER})\\s((?:[a-z-]+\\s)?[a-z-]+s)(?:\\s(?:were|are)(?:\\sbeing)?\\s(?:made|run|executed|performed|sent|issued|fired|needed|created|allocated))?(\\sper\\s[^,;.]{1,24})?$`,
  'i',
)
/** What is only expected, asked or denied. */
const UNSURE =
  /\b(?:expect\w*|goals?|targets?|should|would|could|might|may|will|if|estimat\w*|not|no longer|never|cannot|fail\w*|error\w*)\b|n't\b|\?/i
type Half = { side: 'old' | 'new'; by: string; thing: string; figure: string }

/** One side with its figure: "on main this takes 41 s". */
function readHalf(text: string): Half | undefined {
  if (!/\d/.test(text) || UNSURE.test(text)) return undefined
  const half = text.replace(/^(?:and|but|while|whereas)\s/i, '').replace(/[.!,;:]+$/, '')
  const [lead = '', label = ''] = LED_UP.exec(half) ?? []
  if (!lead || old.test(half) || young.test(half)) return readSide(half)
  const [, thing = '', mark = ''] = ENDS_IN_SIDE.exec(label) ?? []
  const side = readSide(mark ? `${mark}: ${half.slice(lead.length)}` : half.slice(lead.length))
  const named = (mark ? thing : label).trim().replace(/^(?:measured|benchmarked|tested|average of)\s/i, '')
  return side && { ...side, thing: side.thing || (METRIC.test(named) ? named : '') }
}

/** "Measured the import time: 40 s before", "average response time before: 412 ms". */
const LED_UP = /^([A-Za-z][^:\d]{2,60}?):\s(?=[~\d(]|about|around|only)/
const ENDS_IN_SIDE = /^(.{3,40}?)\s(before|after|now|previously|on (?:master|main|this branch))$/i

function readSide(half: string): Half | undefined {
  const mark =
    of('old', old, half) ??
    of('new', young, half) ??
    ofWith(half) ??
    of('old', oldBehind, half) ??
    of('new', youngBehind, half)
  if (!mark) return undefined
  const rest = mark.rest.trim().replace(/^\(([^()]*)\)$/, '$1')
  const [, many = '', things = '', often = ''] = COUNTED.exec(rest) ?? []
  if (many && !isSpan(things)) return { ...mark, thing: `${things}${often}`, figure: plain(many) }
  const [, named = '', does = '', figure = '', link = '', behind = ''] = TOLD.exec(rest) ?? []
  if (!figure) return undefined
  return { ...mark, thing: thingOf(named.trim(), does, link, behind.trim()), figure: plain(figure) }
}

type Marked = { side: 'old' | 'new'; by: string; rest: string }

function of(side: 'old' | 'new', mark: RegExp, text: string): Marked | undefined {
  const found = mark.exec(text)
  if (!found) return undefined
  return { side, by: '', rest: found.index === 0 ? text.slice(found[0].length) : text.slice(0, found.index) }
}

function ofWith(text: string): Marked | undefined {
  const [whole = '', way = '', by = ''] = withIt.exec(text) ?? []
  return whole
    ? {
        side: /^without$/i.test(way) ? 'old' : 'new',
        by: by.replace(/^the /i, '').toLowerCase(),
        rest: text.slice(whole.length),
      }
    : undefined
}

function plain(figure: string): string {
  return figure
    .replace(/^(?:only|just|like)\s/i, '')
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}

function isSpan(things: string): boolean {
  return /^(?:seconds|secs|minutes|mins|hours|hrs|days|weeks|months|years|bytes|times|ms)$/i.test(things)
}

/** The two sides that a text sets against each other, within a sentence or in two that follow each other. */
export function bothSides({ all }: Prose): BothSides[] {
  const halves = all.map((one) => (isTold(one) ? halvesOf(one) : []))
  return halves.flatMap((own, at) => {
    const one = all[at]
    const before = own.find(({ side }) => side === 'old')
    if (!one || !before) return []
    const inOne = own.find(({ side }) => side === 'new')
    const next = inOne
      ? one
      : all.slice(at + 1, at + 4).find((_, ahead) => (halves[at + 1 + ahead] ?? []).length > 0)
    const [after] = inOne ? [inOne] : lastOfRun(halves, at, before)
    return next && after && isOutcome(next) ? joined(before, after, all, inOne ? [one] : [one, next]) : []
  })
}

/** "With bulk mode: 210 s. With bulk mode plus indices: 230 s": what was left in the end. */
function lastOfRun(halves: readonly Half[][], at: number, { by }: Half): Half[] {
  const behind = halves.slice(at + 1, at + 4)
  const first = behind.findIndex((own) => own.length > 0)
  const run = behind.slice(Math.max(first, 0)).flat()
  const end = run.findIndex(({ side }) => side === 'old')
  const after = (end < 0 ? run : run.slice(0, end)).filter((half) => half.by.startsWith(by))
  return first >= 0 && first < 2 ? after.slice(by ? -1 : 0) : []
}

function joined(before: Half, after: Half, all: readonly Weighed[], sources: Weighed[]): BothSides[] {
  const isSame = !before.thing || !after.thing || before.thing.toLowerCase() === after.thing.toLowerCase()
  if (!isSame || (before.by !== '' && !isOfWork(after.by, all)) || (before.by === '') !== (after.by === ''))
    return []
  // "It took 41 minutes before. Now 9": of what, nobody says.
  if (sources.length > 1 && /\d$/.test(after.figure) !== /\d$/.test(before.figure)) return []
  const growth = growthOf(before.figure, after.figure)
  if (!Number.isFinite(growth) || growth === 0) return []
  return [{ thing: before.thing || after.thing, from: before.figure, to: after.figure, sources }]
}

/** Whether it was the work that brought what stands behind "with". */
function isOfWork(by: string, all: readonly Weighed[]): boolean {
  const done = all.filter(({ sentence, clause }) => sentence.kind === 'title' || clause?.modality === 'done')
  const words = by.split(/[\s/]/).filter((word) => word.length > 3 && word !== 'plus')
  const said = done.map(({ body }) => body.toLowerCase()).join(' ')
  return (
    words.length > 0 &&
    words.every((word) => said.includes(word.replace(/(?:es|s|ing|ed)$/, ''))) &&
    !/\b(?:remov|drop|disabl|delet|get rid|stop|revert|without)\w*/.test(said)
  )
}

/** What others did, hope for or have always had is told on the new side, too. */
function isOutcome({ features, likelihood }: Weighed): boolean {
  return !features.includes(NO_OUTCOME) || likelihood.impact > 0.3
}

function isTold({ body, sentence, likelihood }: Weighed): boolean {
  return (
    /\d/.test(body) &&
    body.length < 300 &&
    sentence.kind !== 'title' &&
    sentence.kind !== 'row' &&
    likelihood.followup <= 0.5 &&
    !isDoubted(body)
  )
}

function halvesOf({ body, sentence }: Weighed): Half[] {
  const text = sentence.label ? `${sentence.label}: ${body}` : body
  if (!SIDE_WORD.test(text) && !NEW_WORD.test(text)) return []
  const parts = text.split(JOINT)
  // "On main, the import takes 42 s": the comma behind a side parts nothing.
  const whole = parts.map((part, at) =>
    OPENS_SIDE.test(parts[at - 1] ?? '') ? `${parts[at - 1]}, ${part}` : part,
  )
  return whole.flatMap((half) => readHalf(half) ?? [])
}

/** Up to the comma behind it: "Prior to this change". */
const OPENS_SIDE =
  /^(?:and |but )?(?:before|after|prior|previously|formerly|originally|without|with|on|in|now)\b[^\d:]{0,40}$/i

const NEW_WORD = /\b(?:after|afterwards|now|new|with|branch|pr|patch)\b/i
