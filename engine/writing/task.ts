import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { splitLead } from '../text/clauses.ts'
import { type Deed, tell } from './deed.ts'
import type { Material } from './material.ts'
import { isPlainClause } from './plain.ts'
import { say } from './say.ts'
import { countWords, tidyPhrase, uncapitalise } from './tidy.ts'
import { shorten } from './trim.ts'
import type { Phrase } from './trouble.ts'

/** What had to be achieved: a goal the text names, or else the aim, the trouble or the deed that says most of what it is about. */
export function writeTask({ prose, deeds, project, me, salience }: Material, situation: Phrase): Phrase {
  const goal = prose.all.find((one) => GOAL.test(one.body) && countWords(one.body) <= 30)
  if (goal) return say([goal])
  const aims = [...purposesOf(prose, deeds), ...whysOf(situation.sources), ...deedsAsAims(deeds)]
  const [best] = salience.pick('task', aims, 1)
  if (best)
    return { text: `${best.clause?.subject === 'we' ? 'We' : me} had to ${best.body}.`, sources: [best] }
  const end = endOfTrouble(situation.sources)
  if (end) return { text: `${me} had to ${end.text}.`, sources: end.sources }
  return { text: `${me} had to take care of ${uncapitalise(project)}.`, sources: [] }
}

/** The deeds as they would have been set as tasks: without the numbers that came out in the end. */
function deedsAsAims(deeds: readonly Deed[]): Weighed[] {
  return deeds.slice(0, 6).flatMap((deed) => {
    const told = tell(deed, 'base')
      .replace(/,?\s(?:from|by|to)\s\S*\d.*$/, '')
      .replace(/,\s(?:(?:resulting in|leading to|which)\s.*|[^,]*\b(?:down|up))$/, '')
      .replace(/,?\s(?:and|but|so)\s(?:\w+ed|was|were|it|got|had|saw)\b.*$/, '')
    const texts = [10, 16].flatMap((limit) => shorten(told, limit) ?? [])
    return [...new Set(texts)]
      .filter((text) => countWords(text) >= 3 && !/\b(?:so far|ago|it|them)\b/.test(text))
      .map((text) => ({ ...deed.source, body: text.replace(/[.!?]+$/, '') }))
  })
}

const GOAL = /\b(?:the|my|our) (?:main |initial |first )?(?:goal|aim|objective|task|idea) (?:was|is) to\b/i
const PURPOSE =
  /(?:^|\s)(?:in order )?to\s((?:avoid|prevent|ensure|make sure|allow|support|reduce|improve|stop|enable|handle|speed up|fix|make|keep|bypass|stabilise|stabilize|streamline|simplify|protect|restore|test|run|help|let|get|be able to)\s[^,;.]{8,90})/i

function purposesOf(prose: Prose, deeds: readonly Deed[]): Weighed[] {
  const sources = [
    ...deeds.slice(0, 3).map((deed) => deed.source),
    ...prose.solution,
    ...prose.approach.filter((one) => /\bwant(?:ed)? to\b/.test(one.body)),
  ]
  return [...new Set(sources)].flatMap((one) => {
    const text = tidyPhrase(PURPOSE.exec(one.body)?.[1] ?? '').replace(/[.!?]+$/, '')
    const short = text && (shorten(text, 16) ?? text)
    const isClear = short && !/\b(?:this|that|it|them)\b/.test(short) && countWords(short) >= 3
    return isClear ? [{ ...one, body: short }] : []
  })
}

/** "find out why the timer stops and fix it", of each trouble that the situation has told. */
function whysOf(situation: readonly Weighed[]): Weighed[] {
  return troublesOf(situation).flatMap((one) => {
    const clause = uncapitalise(tidyPhrase(splitLead(one.body).body).replace(/;\s.*$|[.!]+$/g, ''))
    // The reader would take a second statement for a second task.
    const first = clause.replace(/,?\s(?:and|but|so)\s.*$/, '')
    const short = isPlainClause(first) ? shorten(first, 14) : undefined
    return short && isPlainClause(short) && !WHY.test(short)
      ? [{ ...one, body: `find out why ${short} and fix it` }]
      : []
  })
}

/** A clause that already gives the reason, or that nobody would ask about. */
const WHY = /\b(?:because|due to|since|so that|turned out|turns out|root cause|the cause|the reason)\b/i

function troublesOf(situation: readonly Weighed[]): Weighed[] {
  return situation.filter(
    ({ likelihood, features, clause }) =>
      likelihood.problem >= 0.5 &&
      likelihood.problem > likelihood.solution &&
      features.includes('pure fault') &&
      clause?.subject !== 'i',
  )
}

/** The situation has just told what was wrong, so that "it" is understood. */
function endOfTrouble(situation: readonly Weighed[]): Phrase | undefined {
  const trouble = troublesOf(situation)
  const has = (...cues: string[]) =>
    trouble.some(({ features }) => cues.some((cue) => features.includes(cue)))
  const text = has('outage', 'failure')
    ? 'find the cause and get it working again'
    : has('defect', 'wrongness')
      ? 'find the cause and fix it'
      : has('slowness')
        ? 'find the cause and make it faster'
        : undefined
  return text === undefined ? undefined : { text, sources: trouble }
}
