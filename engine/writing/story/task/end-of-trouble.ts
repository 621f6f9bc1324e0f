import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { troubleParts } from '../../../text/clauses/trouble-parts.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { isPlainClause } from '../../sentence/plain.ts'
import { uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import { broughtBack } from '../situation/thing-broken.ts'
import { GOES_WRONG } from '../situation/whys.ts'
import { troublesOf } from './aims.ts'
import { faultMended } from './fault-mended.ts'
import { hasPlainPast, isSound } from './sound-aim.ts'

/** What stood still, whoever tells of it. */
const STOOD_STILL =
  /\b(?:(?:is|was|were|are|went) (?:\w+ly )?(?:down|offline|unresponsive|unreachable|unavailable|no longer (?:running|reachable|available))|downtime|outage|stopped (?:responding|working)|out of (?:disk )?space|no space left)\b/i

/** "I ran into a problem where the lid jams". */
const RAN_INTO = lean(
  /^(?:I|We) (?:also |then )?(?:ran into|hit|faced|encountered|had) (?:a|an|another|some) (?:\w+ )?(?:problems?|issues?|bugs?|errors?) (?:where|that|when|with|in)\b/,
)

/** What is out of order by a noun: what only wastes time, or is a risk, has no cause to be found. */
const OUT_OF_ORDER =
  /\b(?:errors?(?!-)|outages?|downtime|failures?|bugs?|issues?|g(?:o|oes|oing) (?:down|offline)|went (?:down|offline)|unable|expired|crash(?:es|ing)?)\b/i

/** A limit on the load may be what is wanted; what takes long is to be faster. */
const IS_SLOW =
  /\b(?:slow\w*|took|takes?|taking|(?:ran|runs?|running|wait\w*|for) too long|lag\w*|sluggish)\b/i

/** That the trouble which the situation has told had to end, by the name of what was out of order. */
export function endOfTrouble({ text, sources }: Phrase): Phrase | undefined {
  const trouble = faultsIn(sources)
  const has = (...cues: string[]) =>
    trouble.some(({ features }) => cues.some((cue) => features.includes(cue)))
  if (!has('outage', 'failure', 'defect', 'wrongness')) {
    if (has('slowness'))
      return {
        text: IS_SLOW.test(text) ? `make ${isOfMany(text) ? 'them' : 'it'} faster` : UNNAMED_END,
        sources: trouble,
      }
    if (!RAN_INTO.test(text) && !STOOD_STILL.test(text)) return undefined
  }
  // The situation has just told what was wrong, so that "this" is understood.
  return { text: endTold(text) ?? UNNAMED_END, sources: trouble.length > 0 ? trouble : sources }
}

/** What had to end or come back, by what a situation says. */
export function endTold(situation: string): string | undefined {
  const named = situation
    .replace(OF_THE_MATTER, '$1 ')
    .split(/(?<=[a-z)"][.!?])\s+(?=[A-Z])/)
    .flatMap((sentence) => endNamed(sentence.replace(/[.!?]+$/, '')) ?? [])
  return named.find((one) => !/\b(?:this|these)\s\S+$/.test(one)) ?? named[0]
}

function isOfMany(text: string): boolean {
  return isPlural(troubleParts(text)?.subject ?? '')
}

export const UNNAMED_END = 'resolve this'

/** "I was working on the till. It was down": the till was. */
const OF_THE_MATTER = /^(?:I was|We were) working on ([^.]{3,60})\. It\s/

function faultsIn(situation: readonly Weighed[]): Weighed[] {
  const sure = troublesOf(situation)
  const likely =
    sure.length > 0
      ? sure
      : situation.filter(
          ({ likelihood: { problem, solution }, body }) =>
            problem >= 0.5 && problem > solution && !/\b(?:I|we)\b/i.test(body),
        )
  return likely.filter(({ body }) => GOES_WRONG.test(body) || OUT_OF_ORDER.test(body))
}

function endNamed(sentence: string): string | undefined {
  return (
    [broughtBack(sentence), clauseMended(sentence)].find((end) => end && isSound(end)) ??
    soundly(faultMended(sentence)) ??
    (/\bout of (?:disk )?space\b|\bno space left\b/i.test(sentence.replace(/"[^"]*"/g, ''))
      ? 'free up disk space'
      : undefined)
  )
}

function soundly(end: string | undefined): string | undefined {
  return end && hasPlainPast(end) ? undefined : end
}

const A_FAULT_WHERE =
  /\b(?:problems?|issues?|bugs?|errors?|glitch(?:es)?)\s(?:where|in which)\s((?:the|an?|our|my|all|some|[a-z]+s)\s.{8,120})$/i

/** "There was a bug where guests could vote twice": why they could had to be found. */
function clauseMended(sentence: string): string | undefined {
  const [, told = ''] = A_FAULT_WHERE.exec(sentence) ?? []
  const clause = told.replace(/,\s.*$|\s(?:because|due to|since|so that|so)\s.*$/, '')
  const short = isPlainClause(clause) ? shorten(clause, 16) : undefined
  return short && isPlainClause(short) && !isTorn(short)
    ? `find out why ${uncapitaliseNoun(short)} and fix it`
    : undefined
}
