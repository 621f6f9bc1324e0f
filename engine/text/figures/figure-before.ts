import { lean } from '../../lean.ts'
import { troubleParts } from '../clauses/trouble-parts.ts'
import { roughStem } from '../nouns/rough-stem.ts'
import { FIGURE, HEDGE, MAY_MEASURE, MEASURED_THING } from './amount.ts'
import { growthOf } from './growth.ts'

/** What takes a time, by what it does then: "30 s to load" is its load time. */
const TIME_TO: Readonly<Record<string, string>> = {
  boot: 'boot',
  build: 'build',
  compile: 'compile',
  load: 'load',
  render: 'render',
  respond: 'response',
  start: 'startup',
}
const TO_DO = `(?:\\sto\\s(${Object.keys(TIME_TO).join('|')}))?`

/** How things stood: "why did the render take 3 hours?", "yield only 60%?", "slow sync (90 s)", "it was slow, 30 s to load". */
const LEVELS: readonly RegExp[] = [
  lean(`^why (?:was|were|is|are)\\s${MEASURED_THING}(${FIGURE})\\?`, 'i'),
  lean(
    `^(?:why (?:did|does|do|was|were|is|are)\\s)?${MEASURED_THING}(?:(?:take|takes|took|taking|ran|runs|lasted|needs?|needed|was|were|is|are|stood|at|only|of|used|uses|weighed|weighs|cost|costs|drew|draws|averaged|averages|made up|makes? up|accounted for|(?:scored|scores)(?= \\d[\\d.,]*(?:[.,;]| (?:in|on|with)\\b)))\\s){1,3}(${FIGURE})${TO_DO}(?=[?!.,;]|$|\\s)`,
    'i',
  ),
  lean(
    `^${MEASURED_THING}(?:was|were|is|are|felt|got)\\s(?:(?:very|too|really|so|quite|painfully|terribly)\\s)?(?:slow|sluggish|laggy)(?:,|:|\\sat|\\s-)\\s(${FIGURE})${TO_DO}(?=[?!.,;]|$|\\s)`,
    'i',
  ),
  lean(`\\b(?:slow|sluggish|long|high|low|large|huge|heavy)\\s((?:[\\w-]+\\s){1,3})\\((${FIGURE})\\)`, 'i'),
  // "Relevance was poor (nDCG 0.41)".
  lean(`\\(((?:[\\w@-]+\\s){1,2})(?:was\\s|of\\s|at\\s|only\\s)?(${FIGURE})\\)`, 'i'),
]
/** What stands in the same unit. */
const KINDS: readonly RegExp[] = [
  /%$/,
  /(?:\d|\bone|\ban?)\s?(?:[num\u00b5\u03bc]?s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|days?|weeks?)$|\dh\s?\d{1,2}$/i,
  /\d\s?[kmgt]i?b$/i,
  /\d\s?(?:[kmg]?hz|fps|rpm)$/i,
  /^(?:(?:about|around|only|just|under|over|below|roughly|nearly|almost)\s)*~?\d[\d.,]*k?$/i,
]

/** "90 ms per frame": of each. */
const PER = /\s(?:per|each)\s[a-z]+$/i

/** What the sentences before say of the same kind of figure. */
export function levelBefore(
  before: readonly string[],
  to: string,
): { thing: string; from: string; of?: string } | undefined {
  const kind = KINDS.find((one) => one.test(to))
  if (!kind) return undefined
  for (const text of before.toReversed()) {
    if (!MAY_MEASURE.test(text)) continue
    for (const level of LEVELS) {
      const [, thing = '', from = '', does = ''] = level.exec(text) ?? []
      if (thing && kind.test(from.replace(PER, '')) && !AIMED_AT.test(thing))
        return {
          of: SHARE_OF.exec(text)?.[1] ?? '',
          thing: SCORES.test(text) ? `The score of ${inSmall(thing.trim())}` : whatOf(thing.trim(), does),
          from,
        }
    }
    const [, from = ''] = TOOK_BESIDES.exec(text) ?? []
    const { subject = '' } = (from && kind.test(from) && troubleParts(text)) || {}
    if (subject) return { thing: subject, from }
  }
  return undefined
}

/** "The lookup read all shelves, took 9 s", "... and took 9 s". */
const TOOK_BESIDES = lean(
  `(?:,|\\sand|,? so it|,? which)\\s(?:it\\s)?(?:took|takes|needed|needs)\\s(${FIGURE})(?=[.,;!]|$)`,
  'i',
)

/** "Resets made up 40% of our tickets". */
const SHARE_OF = /\s(?:made up|makes? up|accounted for)\s[^,;]{0,12}%(\sof\s[^,;.]{3,40})[.!]*$/

/** "Our page scored 61": its score did. */
const SCORES = /^[^,;:\d]{3,60}\sscore[ds]\s\d/

function whatOf(thing: string, does: string): string {
  const time = TIME_TO[does.toLowerCase()]
  return time ? `The ${time} time of ${inSmall(thing)}` : thing
}

function inSmall(thing: string): string {
  return thing.replace(/^(?:The|Our|My|An?)\b/, (word) => word.toLowerCase())
}

const FIGURES = lean(`(?<![\\w.,])${FIGURE}`, 'gi')
/** Where one wanted to get, or what somebody set. */
const NO_LEVEL =
  /\b(?:targets?|goals?|aim|objective|budget|limit|requirement|threshold|spec|sla|slo|deadline|timeout|interval|set|raised|lowered|increased|changed|every|last)\b/i

/** "The app used 300 MB of memory" for "memory is 90 MB now": the one figure of that kind where the thing was spoken of. */
export function figureBefore(before: readonly string[], thing: string, to: string): string | undefined {
  const kind = KINDS.find((one) => one.test(to))
  const words = stemsIn(thing)
  if (!kind || words.length === 0) return undefined
  for (const text of before.toReversed()) {
    if (!MAY_MEASURE.test(text) || NO_LEVEL.test(text)) continue
    const stems = stemsIn(text)
    if (!words.every((word) => stems.includes(word))) continue
    const found = [...text.matchAll(FIGURES)].map(([figure]) => figure.trim()).filter((one) => kind.test(one))
    const [from] = found
    if (!from || found.length > 1) return undefined
    const grown = growthOf(from, to)
    return Number.isFinite(grown) && grown !== 0 ? from : undefined
  }
  return undefined
}

function stemsIn(text: string): string[] {
  return (text.toLowerCase().match(/[a-z][a-z\d-]*/g) ?? [])
    .filter((word) => !/^(?:the|an?|our|my|its|of|in|on|for|at|to)$/.test(word))
    .map(roughStem)
}

const A_SPAN = '(?:\\s(?:a|an|per|each|every)\\s(?:hour|day|night|week|month|sprint|quarter|year))'
const COUNTED = new RegExp(
  `(?<![\\w.,])(${HEDGE}\\d[\\d.,]*k?)\\s((?:[a-z-]+\\s){0,2}?[a-z-]{3,}s)(${A_SPAN})((?:\\s(?:about|from|on|with|of)\\s[^,;.:()]{3,40})?)(?=[.,;]|$|\\s(?:because|and|so|since|after)\\s)`,
  'i',
)

/** "Around 20 tickets per week about resets" for "down to 3 tickets a week": what was counted, and how many there were. */
export function countBefore(
  before: readonly string[],
  things: string,
): { thing: string; from: string } | undefined {
  for (const text of before.toReversed()) {
    const [, many = '', counted = '', span = '', about = ''] = COUNTED.exec(text) ?? []
    if (!counted || (things && !counted.toLowerCase().endsWith(things.toLowerCase()))) continue
    return { thing: counted + about, from: many + span }
  }
  return undefined
}

const TROUBLES = lean(
  /(?:\b(?:\d+|two|three|four|five|six|several|many|frequent|constant|random|regular|daily|weekly|nightly|occasional|some|a few)\s)((?:[a-z-]+\s){0,2}?(?:outages|incidents|crashes|failures|timeouts|errors|alerts|complaints|tickets|restarts|disconnects|deadlocks|duplicates|stalls|freezes|hangs|collisions|leaks|breakdowns|rejects|returns))\b/i,
)

/** "We had 3 outages" for "none since": what there have been none of. */
export function troublesBefore(before: readonly string[]): string | undefined {
  return before.map((text) => TROUBLES.exec(text)?.[1]?.trim()).findLast((troubles) => troubles)
}

/** Where one wants to get is not where one was. */
const AIMED_AT =
  /\b(?:targets?|goals?|aim|objective|budget|limit|requirement|threshold|spec|sla|slo|deadline)\s*$/i

const USED_TO = lean(`^${MEASURED_THING}used to\\s`, 'i')

/** Of what a bare figure is told: the thing that used to be otherwise. */
export function thingBefore(before: readonly string[]): string | undefined {
  return before.map((text) => USED_TO.exec(text)?.[1]?.trim()).findLast((thing) => thing)
}

/** What takes its time. */
const TAKES_TIME =
  /\b(?:quer(?:y|ies)|reports?|pages?|builds?|jobs?|imports?|exports?|search|sync|deploys?|deployments?|startup|backups?|requests?|endpoints?|tests?|suite|pipelines?|dashboards?|scripts?|migrations?|checkout|login|boot|renders?|scans?|calls?|loads?|upload|uploads|download|downloads|batch|compile|parser?|parsing|[a-z]+(?:ation|ing|sis))$/i

/** "Report generation was quadratic. Used a map. 90 s -> 3 s": what the note opens with, if it is something that takes its time. */
export function timedBefore(before: readonly string[], figure: string): string | undefined {
  if (!KINDS[1]?.test(figure)) return undefined
  const { subject = '' } = troubleParts(before[0] ?? '') ?? {}
  const head = subject.split(/\s(?:of|on|in|for|at|from|with|behind|to)\s/)[0] ?? ''
  return TAKES_TIME.test(head) ? subject : undefined
}

const BROUGHT =
  /^(?:[A-Z]?[a-z]+ly\s)?(?:got|brought)\s((?:the|our|my)\s(?:[\w-]+\s){0,3}?[\w-]+)(?=\s(?:under|down|below|within|into|to|back)\s)/i

/** "Got the tape restore under the limit - was 7h30, now 1h45": that is what was measured. */
export function broughtTo(deed: string): string | undefined {
  return BROUGHT.exec(deed)?.[1]
}

const REDONE = lean(
  /^(?:(?:I|we)\s)?(?:also\s|then\s|finally\s)?(?:rewrote|optimi[sz]ed|refactored|reworked|tuned|paralleli[sz]ed|redesigned|simplified|rebuilt|profiled)\s((?:the|our|my)\s(?:[\w-]+\s){0,3}?[\w-]+)(?=[.,;:!]|$|\s(?:behind|of|for|in|on|using|with|by|to|from|so|and|that|which|into|as)\s)/i,
)

const TIMED =
  /\b(?:query|build|import|export|startup|boot|test|search|sync|login|checkout|compile|deploy|backup)$/

/** "Rewrote the query behind the report. 6 min to 4 s": the query, which takes its time. */
export function redoneBefore(deed: string, figure: string): string | undefined {
  const thing = KINDS[1]?.test(figure) ? REDONE.exec(deed)?.[1] : undefined
  if (!thing || !TAKES_TIME.test(thing)) return undefined
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)}${TIMED.test(thing) ? ' time' : ''}`
}
