import type { Prose } from '../../../facts/fields/prose.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import { END, FIGURE } from '../../../text/figures/amount.ts'
import { TIMES } from '../../../text/figures/growth.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { findGains } from '../../deeds/gains/gain.ts'
import { isWanted, turnOf } from '../../figures/better-or-worse.ts'
import { figurePairs } from '../../figures/figure-pairs.ts'
import { named } from '../../figures/name-of-figure.ts'
import { capitalise, countWords } from '../../sentence/tidy.ts'

/** What is itself a figure: it was so much, where a job took so long and a page had so many steps. */
const MEASURE =
  /\b(?:times?|latency|p\d\d+|durations?|delays?|lag|wait|downtime|response|percentile|age|rate|ratio|volume|count|number|size|usage|use|load|cost|bill|spend|error|noise|drift|score|accuracy|coverage|throughput|memory|current|temperature|consumption|share|backlog|loss|speed|uptime|life|lifetime|lifespan|runtime|interval|period|retention|yield)s?(?:\s(?:of|in|on|for|at|per|to)\s.*)?$/i

const COUNTED = /^[~\u2248<>]?\s?\d[\d,.]*k?\s(?!percent\b)[a-z]{4,}s$/

/** "The size" and "the number" alone do not say of what. */
const OF_WHAT = /^(?:the )?(?:size|time|number|value|count|rate|total|result|figure|it|score)s?$/i

/** What was measured, and how much it was before and since; without a "from" only the thing. */
type Measured = { thing: string; from: string; to: string; isMore: boolean }

/** How much it was before the work, where the text tells that from the figures alone: "the build took 25 min". */
export function measuredBefore(prose: Prose): string | undefined {
  const measured = betterPair(prose)
  // "Coverage was at 61" is no trouble that anybody would open with.
  if (!measured || (measured.isMore && !/[^\d.,~]/.test(measured.from))) return undefined
  // "tar --list" is typed, and takes no article.
  const thing = measured.thing.replace(/^the (?=\S+(?: \S+)? --)/, '')
  return `${capitalise(thing)} ${verbFor(measured)} ${measured.from}.`
}

function verbFor({ thing, from }: Measured): string {
  const isMeasure = MEASURE.test(thing)
  // "Ping times to the store": the times.
  const [head = ''] = thing.split(/\s(?:of|in|on|for|at|per|to|from)\s/, 1)
  const be = isPlural(head) || /\btimes$/i.test(head) ? 'were' : 'was'
  if (isTime(from)) return !isMeasure ? 'took' : /\btimes?\b/i.test(thing) ? be : `${be} at`
  return COUNTED.test(from) && !isMeasure ? 'had' : `${be} at`
}

/** What had to become of it: "bring the error rate down", "speed up the build". */
export function measuredAim(prose: Prose): string | undefined {
  const measured = betterPair(prose) ?? gainedIn(prose).find(isNamed)
  if (!measured) return undefined
  const { thing, from, isMore } = measured
  if (isMore) return `raise ${thing}`
  return isTime(from) && !MEASURE.test(thing) ? `speed up ${thing}` : `bring ${thing} down`
}

/** How it moved, as a sentence. */
export function measuredSince(prose: Prose): string | undefined {
  const measured = betterPair(prose)
  return measured && `${capitalise(measured.thing)} went from ${measured.from} to ${measured.to}.`
}

/** The first figures that moved for the better, of a thing that is named. */
const betterPair = onceFor((prose: Prose): Measured | undefined => {
  const paired = figurePairs(prose)
    .filter(({ turn, thing, by }) => turn === 'better' && thing !== '' && by[0] === '')
    .map(({ thing, from, to }) => ({ thing: named(thing), from, to, isMore: isWanted(thing) }))
  return [...paired, ...gainedIn(prose)].map(withUnit).find((one) => one.from !== '' && isNamed(one))
})

const CUT = lean(
  `^(cut|raised|reduced|increased|lowered|shortened|decreased)\\s((?:[^\\s,;:()]+\\s){1,8}?)(?:from\\s(${FIGURE})\\sto\\s(${END})|by\\s[^,;]*(?:\\d|half|third|quarter))`,
  'i',
)

/** What the text tells as a gain in figures, in whatever words. */
function gainedIn(prose: Prose): Measured[] {
  return findGains(prose).flatMap(({ text }) => {
    const [, way = '', name = '', from = '', to = ''] = CUT.exec(text) ?? []
    const thing = named(name.trim())
    const isMore = /^(?:raised|increased)$/i.test(way)
    const turn = from ? turnOf(thing, from, to) : 'unknown'
    // What rose may be unwanted for all one knows; nobody tells that he cut what is wanted.
    const isBetter = turn === 'better' || (turn === 'unknown' && !isMore)
    return name && isBetter ? [{ thing, from, to, isMore }] : []
  })
}

/** "From 71 to 88 percent" has its unit only once. */
function withUnit(measured: Measured): Measured {
  const [, unit = ''] = /^[~\u2248<>]?\d[\d.,]*(\s?(?:%|[a-z]{1,7}))$/i.exec(measured.to) ?? []
  return /\d$/.test(measured.from) && !/\s|\dh\d/.test(measured.from)
    ? { ...measured, from: `${measured.from}${unit}` }
    : measured
}

function isNamed({ thing }: Measured): boolean {
  return (
    countWords(thing) <= 8 &&
    !OF_WHAT.test(thing) &&
    // "Cell PPU 3200MHz" is what was measured on.
    !/\d[A-Za-z]{2,}/.test(thing) &&
    !/\b(?:it|this|that|they|them|we|I|you|which|my|our)\b/i.test(thing)
  )
}

function isTime(figure: string): boolean {
  if (/\d\s?h\s?\d/.test(figure)) return true
  const unit = /([a-z\u00b5\u03bc]+)$/i.exec(figure)?.[1]?.toLowerCase() ?? ''
  return unit in TIMES && !/\/|\d\s(?:an?|per)\s/.test(figure)
}
