import type { Prose } from '../../facts/fields/prose.ts'
import { NO_OUTCOME } from '../../facts/fields/seeming-outcome.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import { spellingOf } from '../../facts/technologies/spellings.ts'
import { lean } from '../../lean.ts'
import { onceFor } from '../../once.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { END, FIGURE, LEFT_OPEN, MEASURED_THING } from '../../text/figures/amount.ts'
import { isMeasured } from '../../text/figures/growth.ts'
import { tellsChange } from '../../text/figures/quantities.ts'
import { cellsOf } from '../../text/lines/document.ts'
import { hasDigit } from '../../text/patterns/characters.ts'
import { firstObject } from '../deeds/extent/object.ts'
import { barePair } from './bare-pair.ts'
import { type Turn, turnOf } from './better-or-worse.ts'
import { isDoubted } from './doubt.ts'
import { measuredOnBothSides } from './figure-sides.ts'
import { plainName } from './name-of-figure.ts'
import { pairsOfRows } from './pairs-of-rows.ts'

/** One thing measured before and after: by two columns of a row, or by two lines that belong together. */
export type FigurePair = {
  /** What was measured; empty where nobody says. */
  thing: string
  from: string
  to: string
  /** How each of the two was reached: " with Webpack". */
  by: readonly [string, string]
  /** Whether it is better so, where the figures and what they measure tell. */
  turn: Turn
  sources: readonly Weighed[]
}

const UNIT = '(?:\\s?%|h\\d{2}|\\s?[A-Za-z\u00b5\u03bc]{1,12}(?:\\s?/\\s?[a-z]{1,8})?|\\s?/\\s?[a-z]{1,8})'
const AMOUNT = `[~\u2248<>]?\\s?[$\u20ac\u00a3]?\\d[\\d.,]*(?<![.,])${UNIT}?`
const WHOLE = new RegExp(`^${AMOUNT}$`)
const OLD =
  '(?:before|old|previous(?:ly)?|baseline|base|master|main|develop|trunk|without(?: (?:this|the) (?:pr|change|patch|fix|commit))?)'
const NEW =
  '(?:after|new|now|this (?:pr|branch|change|patch|commit)|pr|patch(?:ed)?|branch|with (?:this|the) (?:pr|change|patch|fix|commit))'
const OLD_COLUMN = new RegExp(`^${OLD}$`, 'i')
const NEW_COLUMN = new RegExp(`^${NEW}$`, 'i')

/** All pairs of figures that a text sets side by side, in its order. */
export const figurePairs = onceFor((prose: Prose): readonly FigurePair[] => {
  const pairs = pairsBeside(prose)
  const told = new Set(pairs.flatMap(({ sources }) => sources))
  const sides = measuredOnBothSides(prose).filter(({ sources }) => !sources.some((one) => told.has(one)))
  const more = [...pairsOfRows(prose.all), ...sides]
  return [
    ...pairs,
    ...more.map(({ thing, from, to, sources }) =>
      paired(thing || (MEASURED.exec(sources[0]?.sentence.leadIn ?? '')?.[1] ?? ''), from, to, sources),
    ),
  ]
})

function pairsBeside(prose: Prose): FigurePair[] {
  return prose.all.flatMap((one, at) => {
    if (one.sentence.kind === 'title' || one.likelihood.followup > 0.5) return []
    // What moved through the work of others, or got worse.
    if (one.features.includes(NO_OUTCOME) && tellsChange(one.body)) return []
    // "Down to 4 min, but we also hired two": what it is owed to, nobody knows.
    if (isDoubted(one.body)) return []
    const pair =
      pairInRow(one, prose) ??
      (hasDigit(one.body) ? pairOfNumbers(one) : undefined) ??
      pairTold(one) ??
      pairBare(one) ??
      pairSeen(one) ??
      pairByWeek(one) ??
      (hasDigit(one.body) ? pairOfTwo(one, prose, at) : undefined)
    // "43 scripts on 3 servers -> 12 jobs" counts two things.
    if (pair && LEFT_OPEN.test(pair.thing)) return []
    if (!pair || isVersions(pair) || pair.sources.some(isTurnedDown)) return []
    const thing = pair.thing || ledUpTo(prose.all[at - 1])
    return [{ ...pair, thing: asWritten(thing, prose), turn: turnOf(thing, pair.from, pair.to) }]
  })
}

function pairOfNumbers(one: Weighed): FigurePair | undefined {
  return pairByArrow(one) ?? pairAlone(one) ?? pairInLine(one) ?? pairInBrackets(one)
}

/** Of two things, or of one in two lines. */
function pairOfTwo(one: Weighed, prose: Prose, at: number): FigurePair | undefined {
  const next = prose.all[at + 1]
  const inOne = pairInSentence(one, prose)
  return inOne ?? (next && (pairOfMarked(one, next) ?? pairOfNamed(one, next, prose, at)))
}

/** "| Small | 1402 ns | 659 ns |" under "| benchmark | master | this PR |". */
function pairInRow(one: Weighed, { all }: Prose): FigurePair | undefined {
  const { header = [], text, kind } = one.sentence
  if (kind !== 'row') return undefined
  // "| Step | Travis | Actions |" in a text that moves to Actions.
  const [, old = '', young = ''] = header.length === 3 ? header : []
  const isMoved =
    young !== '' && all.some(({ body, clause }) => clause?.modality === 'done' && movesTo(body, young, old))
  const was = isMoved ? 1 : header.findIndex((name) => OLD_COLUMN.test(name))
  const is = isMoved ? 2 : header.findIndex((name) => NEW_COLUMN.test(name))
  const cells = cellsOf(text)
  const [name = ''] = cells
  const from = cells[was] ?? ''
  const to = cells[is] ?? ''
  if (was < 1 || is < 1 || !WHOLE.test(from) || !WHOLE.test(to) || !/\p{L}{2}/u.test(name)) return undefined
  const [kindOf = ''] = header
  const isCase = /^(?:benchmarks?|tests?|cases?|scenarios?|datasets?|inputs?|workloads?)$/i.test(kindOf)
  const thing = isCase ? `the ${plainName(`${name} ${kindOf.toLowerCase().replace(/s$/, '')}`)}` : name
  return paired(thing, from, to, [one])
}

const MARKED_BEHIND = (mark: string) =>
  new RegExp(
    `^((?:[^\\s:()]+\\s){0,5}?)\\(?${mark}\\)?(?:\\s(?:the|this)\\s\\w+)?\\s?[:=]\\s?(${AMOUNT})\\.?(?=$|\\s[(+\u00b1])`,
    'i',
  )
const MARKED_BEFORE = (mark: string) =>
  new RegExp(`^${mark}((?:\\s[^\\s:()]+){1,4})\\s?[:=]\\s?(${AMOUNT})\\.?(?=$|\\s[(+\u00b1])`, 'i')
const MARKED = [
  [MARKED_BEHIND(OLD), MARKED_BEHIND(NEW)],
  [MARKED_BEFORE(OLD), MARKED_BEFORE(NEW)],
] as const

/** "Lookup before: 120 ms" and "Lookup after: 15 ms"; "Old parser: 300 lines/s" and "New parser: 4,500 lines/s". */
function pairOfMarked(one: Weighed, next: Weighed): FigurePair | undefined {
  for (const [was, is] of MARKED) {
    const [, thing = '', from] = was.exec(one.body) ?? []
    const [, same = '', to] = is.exec(next.body) ?? []
    // "Draw before: 1.4 kW. After: 0.9 kW": what was measured is named once.
    if (from && to && (same === '' || thing.toLowerCase() === same.toLowerCase()))
      return paired(thing.trim().replace(/^(?:on|in|with|for)$/i, ''), from, to, [one, next])
  }
  return undefined
}

const ARROW = new RegExp(
  `^([A-Za-z][\\w'-]{0,40}(?:\\s[A-Za-z][\\w'-]{0,40}){0,3})\\s?:\\s(${AMOUNT})\\s?(?:->|=>|\u2192)\\s?(${AMOUNT})\\.?(?=$|\\s\\()`,
)

/** "Throughput: 612 requests / min -> 8197 / min (13x improvement)". */
function pairByArrow(one: Weighed): FigurePair | undefined {
  const [, thing = '', from = '', to = ''] = ARROW.exec(one.body) ?? []
  return thing && !/ed\s|\b(?:it|them|this|now)\b/.test(thing) ? paired(thing, from, to, [one]) : undefined
}

const ALONE = new RegExp(
  `^((?:[A-Za-z][\\w'-]{0,40}\\s){0,4}?)(${AMOUNT})\\s(->|=>|\u2192|to)\\s(${AMOUNT})\\.?(?=$|,\\s)`,
)
/** What is no name of a thing that was measured. */
const NO_THING =
  /\b(?:from|to|by|at|in|on|of|for|with|and|or|the|an?|up|down|was|were|is|are|has|had|now|only|about|over|than|step|version|v|page|port|day|week)\b/i

/** "2 h -> 25 min" behind a deed, "lead time 3 days to 2 hours": nothing but a measure and how it moved. */
function pairAlone(one: Weighed): FigurePair | undefined {
  const [, name = '', from = '', joint = '', to = ''] = ALONE.exec(one.body) ?? []
  const thing = name.trim()
  if (!from || NO_THING.test(thing) || (joint === 'to' && !thing)) return undefined
  const areMeasured = [from, to].every(isMeasured)
  const isDeed = verbIn(/^[a-z]+/i.exec(thing)?.[0].toLowerCase() ?? '', 'past') !== undefined
  return areMeasured && !isDeed ? paired(thing, from, to, [one]) : undefined
}

const IN_LINE = new RegExp(
  `^${OLD}\\s?[:=]\\s?(${AMOUNT})(?:\\s\\([^()]{1,40}\\))?[,;/]?\\s${NEW}\\s?[:=]\\s?(${AMOUNT})\\.?(?=$|\\s[(+\u00b1])`,
  'i',
)
const MEASURED =
  /\b((?:(?!a|an|the|in|of|for|on|and|or|to)[a-z]+\s){0,2}(?:time|latency|throughput|size|usage|duration|accuracy|coverage|speed))\b[^:]{0,60}:$/

/** "Previous: 1200 ms (46 calls) New: 250 ms". */
function pairInLine(one: Weighed): FigurePair | undefined {
  const [, from, to] = IN_LINE.exec(one.body) ?? []
  return from && to ? paired('', from, to, [one]) : undefined
}

const IN_BRACKETS =
  /\b((?:[a-z][\w-]*\s){0,2}(?:errors|warnings|failures|violations|vulnerabilities|issues|complaints|alerts|crashes|duplicates|conflicts|regressions))\s\((?:from\s)?(\d[\d,]*)\s?(?:->|=>|\u2192|to)\s?(\d[\d,]*)\)/i

/** "Fixed the remaining lint errors (130 -> 0)": troubles are counted, so that it is no setting. */
function pairInBrackets(one: Weighed): FigurePair | undefined {
  if (!one.body.includes('(')) return undefined
  const [, name = '', from = '', to = ''] = IN_BRACKETS.exec(one.body) ?? []
  if (!name) return pairOfDeed(one)
  const words = name.split(' ')
  const first = words.findLastIndex(
    (word) =>
      NO_THING.test(word) ||
      /^(?:all|remaining|fix|resolve|any|most|every)$/i.test(word) ||
      verbIn(word.toLowerCase(), 'past'),
  )
  return paired(words.slice(first + 1).join(' '), from, to, [one])
}

const OF_DEED = new RegExp(
  `(?:\\s\\(((?:[\\w%/-]+\\s){0,3}?)|[:,]\\s)(?:from\\s)?(${AMOUNT})\\s?(?:->|=>|\u2192|to)\\s?(${AMOUNT}(?:\\sper\\s[a-z]+)?)\\)?\\.?$`,
)
/** What is set to another value is no measure of what came of it. */
const SETS =
  /^(?:adjust|bump|change|configure|decrease|extend|increase|limit|lower|migrate|move|raise|resize|set|shift|update|upgrade)$/

/** "Parallelised the import (3 h -> 20 min)": the thing itself was measured. */
function pairOfDeed(one: Weighed): FigurePair | undefined {
  const { body, clause, features } = one
  const [whole = '', named = '', from = '', to = ''] = OF_DEED.exec(body) ?? []
  if (!whole || clause?.modality !== 'done' || SETS.test(clause.verb.base) || features.includes('setting'))
    return undefined
  if (!isMeasured(to) || (!isMeasured(from) && !/^\d[\d.,]*$/.test(from))) return undefined
  if (named) return paired(named.trim(), from, to, [one])
  const thing = firstObject(clause.rest.replace(/\.$/, '').replace(whole.replace(/\.$/, ''), '')).replace(
    /\s(?:with|using|via|(?:(?:about|nearly|almost|over|more than)\s)?(?:twice|half|\d\S*(?:\stimes)?|[a-z]+ times) as)\s.*$/,
    '',
  )
  return /^(?:the|our|my)\s/.test(thing) && thing.split(' ').length <= 7
    ? paired(thing, from, to, [one])
    : undefined
}

const TOLD = lean(
  `^(?:(?:when|with|after|by|on|in)\\s[^,]{2,50},\\s)?${MEASURED_THING}(?:(?:is|are|was|were|has been|have been)\\s)?(?:now\\s)?(?:went|dropped|fell|rose|grew|shrank|improved|climbed|jumped|reduced|cut|lowered|shortened|decreased)\\s(?:down\\s|up\\s)?from\\s(${FIGURE})\\s(?:down\\s|up\\s)?to\\s(${END})(?=\\.?$|,\\s)`,
  'i',
)

/** "The wait went from 9 s to 2 s" and no more, where that is clearly better. */
function pairTold(one: Weighed): FigurePair | undefined {
  if (!/\sfrom\s/i.test(one.body)) return undefined
  const [, thing = '', from = '', to = ''] = TOLD.exec(one.body) ?? []
  const pair = thing && !SET_FIGURE.test(thing) ? paired(thing.trim(), from, to, [one]) : undefined
  return pair?.turn === 'better' ? pair : undefined
}

function pairBare(one: Weighed): FigurePair | undefined {
  const bare = one.quantities.length > 0 && one.sentence.kind !== 'row' ? barePair(one.body) : undefined
  const pair = bare && paired(bare.thing, bare.from, bare.to, [one])
  return pair && (bare.thing ? pair.turn === 'better' : isMeasured(bare.to)) ? pair : undefined
}

/** What somebody sets, and nobody measures. */
const SET_FIGURE =
  /\b(?:time-?outs?|limits?|intervals?|delays?|defaults?|max\w*|min(?:imum)?|thresholds?|buffers?|TTL|retries|quotas?|frequency|clock|voltage)\s/i

const SEEN = lean(
  `\\b(?:saw|watched)\\s${MEASURED_THING}(?:go|drop|fall|rise|grow|shrink|improve|climb|jump)\\s(?:down\\s|up\\s)?from\\s(${FIGURE})\\s(?:down\\s|up\\s)?to\\s(${END})(?=\\.?$|,\\s)`,
  'i',
)

/** "... and saw the wait fall from 9 s to 2 s": who saw it tells what came of it. */
function pairSeen(one: Weighed): FigurePair | undefined {
  if (!/\b(?:saw|watched)\s/i.test(one.body)) return undefined
  const [, thing = '', from = '', to = ''] = SEEN.exec(one.body) ?? []
  const pair = thing ? paired(thing.trim(), from, to, [one]) : undefined
  return pair?.turn === 'worse' ? undefined : pair
}

const BY_WEEK = lean(
  /^(?:only\s)?(\d[\d,]*)\s((?:[a-z-]+\s){1,3}?)(this (?:week|month|quarter|sprint|year)|today)(?:,|,?\s(?:against|versus|vs\.?|compared (?:to|with)|down from|up from|after))\s(?:it was\s)?(\d[\d,]*)\s(last (?:week|month|quarter|sprint|year)|yesterday|the (?:week|month|day) before)\.?$/i,
)

/** "9 returns this week against 41 last week". */
function pairByWeek(one: Weighed): FigurePair | undefined {
  const [, to = '', thing = '', now = '', from = '', then = ''] = BY_WEEK.exec(one.body) ?? []
  const pair = thing ? paired(thing.trim(), from, to, [one]) : undefined
  return pair?.turn === 'better' ? { ...pair, by: [` ${then}`, ` ${now}`] } : undefined
}

/** "Half the size, but it peels, so we are not using it": nobody has the gain. */
const TURNED_DOWN = lean(
  /(?:\bnot|n't)\s(?:going to\s)?(?:ship(?:ping)?|us(?:e|ing)|merg(?:e|ing)|deploy(?:ing)?|keep(?:ing)?|adopt(?:ing)?|releas(?:e|ing)|tak(?:e|ing))\b(?:\s(?:it|this|that|them)\b|[.,;]|$)/i,
)

function isTurnedDown({ sentence }: Weighed): boolean {
  return TURNED_DOWN.test(sentence.text)
}

/** "This cuts the response time:" names what the figures below it measure. */
function ledUpTo(before: Weighed | undefined): string {
  return MEASURED.exec(before?.body ?? '')?.[1] ?? ''
}

/** "Lookup" as a label is the "lookup" that the text speaks of. */
function asWritten(thing: string, { all }: Prose): string {
  const small = thing.toLowerCase()
  return /^[A-Z][a-z]+$/.test(thing) && all.some(({ body }) => body.includes(` ${small}`)) ? small : thing
}

const NAMED = new RegExp(
  `^([\\w.+#/-]+(?:\\s[\\w.+#/-]+){0,2})(?:\\s?[:=|]|:\\s[^\\d:,]{2,24})\\s(${AMOUNT})\\.?$`,
)
/** A column that says no more than that something was measured. */
const PLAIN = /^(?:time|result|results|value|duration|measurement|number)$/i

/** "Webpack: 25s" and "Vite: 20s" in a text that moves to Vite. */
function pairOfNamed(one: Weighed, next: Weighed, { all }: Prose, at: number): FigurePair | undefined {
  const [, old = '', from] = NAMED.exec(one.body) ?? []
  const [, young = '', to] = NAMED.exec(next.body) ?? []
  if (!from || !to || one.sentence.kind !== next.sentence.kind) return undefined
  // Of three figures nobody knows which two belong together.
  if ([all[at - 1], all[at + 2]].some((beside) => beside && NAMED.test(beside.body))) return undefined
  const isMoved = all.some(({ body, clause }) => clause?.modality === 'done' && movesTo(body, young, old))
  if (!isMoved) return undefined
  const { header, leadIn = '' } = one.sentence
  const before = all[at - 1]?.body ?? ''
  const said = header?.[1] ?? (leadIn || (before.endsWith(':') ? before : '')).replace(/:$/, '')
  const thing = PLAIN.test(said) || said.split(' ').length > 4 ? '' : said
  return { ...paired(thing, from, to, [one, next]), by: [` with ${old}`, ` with ${young}`] }
}

const TAKES =
  '\\s(?:only\\s|just\\s)?(?:takes|took|needs|needed|(?:complete[sd]?|finish(?:es|ed)|runs|ran) in)\\s(?:\\([^()\\d]{1,30}\\)\\s)?(?:only\\s|just\\s)?'
const BOTH_TAKE = new RegExp(
  `(?:^|[,;:\u2013\u2014]\\s|\\s(?:and|but)\\s)(?:with\\s|on\\s)?((?!(?:and|but)\\s)[\\w.+#/-]+(?:\\s[\\w.+#/-]+)?)${TAKES}(?:about\\s|around\\s)?(${AMOUNT}(?:\\s?[/-]\\s?${AMOUNT})?)(?:,|;|,?\\s(?:and|but|while|whereas|vs\\.?))\\s(?:with\\s|on\\s)?([\\w.+#/-]+(?:\\s[\\w.+#/-]+)?)(?:\\s(?:steps|jobs|builds|checks|runs))?(?:\\sall)?${TAKES}(?:about\\s|around\\s)?(${AMOUNT})(?=$|[.,;)]|\\s[^\\sA-Za-z])`,
  'i',
)

/** "Webpack takes ~25 s, Vite takes ~4 s" in a text that moves to Vite. */
function pairInSentence(one: Weighed, { all }: Prose): FigurePair | undefined {
  if (!/\b(?:takes|took|needs|needed|in)\b.*\b(?:takes|took|needs|needed|in)\b/.test(one.body))
    return undefined
  const [, old = '', from = '', young = '', to = ''] = BOTH_TAKE.exec(one.body) ?? []
  if (!from || !all.some(({ body, clause }) => clause?.modality === 'done' && movesTo(body, young, old)))
    return undefined
  return { ...paired('', from, to, [one]), by: [` with ${old}`, ` with ${young}`] }
}

/** "Migrate to Vite", "replace Webpack with Vite", "use Vite for the build". */
function movesTo(body: string, young: string, old: string): boolean {
  const [, into] = /\b(?:to|with|by|use|using|adopt|uses|used|into)\s(.{2,40})$/i.exec(body) ?? []
  const name = young.toLowerCase()
  return into?.toLowerCase().startsWith(name) === true && name !== old.toLowerCase()
}

/** "Ubuntu: 20.04 -> 24.04" tells of versions. */
function isVersions({ thing, from, to }: FigurePair): boolean {
  const figures = [from, to].map((figure) => figure.trim().replace(/\.$/, ''))
  if (figures.every((figure) => /^v?\d+(?:\.\d+){2,3}$/.test(figure))) return true
  return figures.every((figure) => /^v?\d+(?:\.\d+){0,2}$/.test(figure)) && spellingOf(thing) !== undefined
}

/** "Memory falls from 9 GB to 3": the memory. */
const MOVES = /(?<=\S)\s(?:drops|falls|goes|shrinks|grows|rises|decreases|increases|improves)$/

function paired(told: string, from: string, to: string, sources: readonly Weighed[]): FigurePair {
  const thing = told.replace(MOVES, '')
  return { thing, from, to, by: ['', ''], turn: turnOf(thing, from, to), sources }
}
