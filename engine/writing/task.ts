import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { WEAK } from '../lexicon/verbs.ts'
import { centralWords, contentWords } from './central.ts'
import { type Deed, isSubjectLine, tell } from './deeds.ts'
import { say } from './say.ts'
import { countWords, tidyPhrase, uncapitalise } from './tidy.ts'
import { shorten } from './trim.ts'
import type { Phrase } from './trouble.ts'

export type Speaker = 'I' | 'We'

/**
 * What had to be achieved: a goal the text names, the subject line, what a deed was done for, the end of the trouble that the
 * situation told, or else the deed itself.
 */
export function writeTask(
  prose: Prose,
  deeds: readonly Deed[],
  project: string,
  me: Speaker,
  situation: Phrase,
): Phrase {
  const goal = prose.all.find((one) => GOAL.test(one.body) && countWords(one.body) <= 30)
  if (goal) return say([goal])
  const [main] = deeds
  const told =
    main && isSubjectLine(main) ? undefined : (purposeOf(prose, deeds) ?? endOfTrouble(situation.sources))
  if (told) return { text: `${me} had to ${told.text}.`, sources: told.sources }
  const deed = centralDeed(prose, deeds, project)
  const phrase = deed && (shorten(tell(deed, 'base'), 16) ?? shorten(tell(deed, 'base'), 30))
  if (deed && phrase)
    return { text: `${me} had to ${phrase.replace(/[.!?]+$/, '')}.`, sources: [deed.source] }
  return { text: `${me} had to take care of ${uncapitalise(project)}.`, sources: [] }
}

/** The deed that speaks most of what the text and its project are about; a subject line always does. */
function centralDeed(prose: Prose, deeds: readonly Deed[], project: string): Deed | undefined {
  const [main] = deeds
  if (main && isSubjectLine(main)) return main
  const central = centralWords(prose)
  const name = new Set(contentWords(project))
  const worth = (deed: Deed) => {
    const words = contentWords(shorten(tell(deed, 'base'), 16) ?? deed.rest)
    const weight = words.reduce((sum, word) => sum + central.weightOf(word) + (name.has(word) ? 1 : 0), 0)
    return weight / Math.sqrt(words.length || 1) - (WEAK.has(deed.clause.verb.base) ? 0.5 : 0)
  }
  return deeds.slice(0, 6).toSorted((a, b) => worth(b) - worth(a))[0]
}

const GOAL = /\b(?:the|my|our) (?:main |initial |first )?(?:goal|aim|objective|task|idea) (?:was|is) to\b/i
const PURPOSE =
  /(?:^|\s)(?:in order )?to\s((?:avoid|prevent|ensure|make sure|allow|support|reduce|improve|stop|enable|handle|speed up|fix|make|keep|bypass|stabilise|stabilize|streamline|simplify|protect|restore|test|run|help|let|get|be able to)\s[^,;.]{8,90})/i

function purposeOf(prose: Prose, deeds: readonly Deed[]): Phrase | undefined {
  const sources = [
    ...deeds.slice(0, 3).map((deed) => deed.source),
    ...prose.solution,
    ...prose.approach.filter((one) => /\bwant(?:ed)? to\b/.test(one.body)),
  ]
  for (const one of sources) {
    const text = tidyPhrase(PURPOSE.exec(one.body)?.[1] ?? '').replace(/[.!?]+$/, '')
    const short = text && (shorten(text, 16) ?? text)
    if (short && !/\b(?:this|that|it|them)\b/.test(short) && countWords(short) >= 3)
      return { text: short, sources: [one] }
  }
  return undefined
}

/** The situation has just told what was wrong, so that "it" is understood. */
function endOfTrouble(situation: readonly Weighed[]): Phrase | undefined {
  const trouble = situation.filter(
    ({ likelihood, features, clause }) =>
      likelihood.problem >= 0.5 &&
      likelihood.problem > likelihood.solution &&
      features.includes('pure fault') &&
      clause?.subject !== 'i',
  )
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
