import type { Prose } from '../../../facts/fields/prose.ts'
import { lean } from '../../../lean.ts'
import { STUDYING } from '../../../lexicon/verbs.ts'
import { isShortNote } from '../../../text/wording/short-note.ts'
import { type Deed, isSubjectLine } from '../../deeds/deed.ts'
import { isTelling } from '../../deeds/deeds.ts'
import { countWords } from '../../sentence/tidy.ts'

export const FINDS = /^(?:find|discover|identify|spot|locate|notice)$/

/** What a note of a few sentences tells as found out was on the way to its deed. */
export function withoutFindings(every: readonly Deed[], { all }: Prose): Deed[] {
  const deeds = withoutSearch(every, all)
  const isFound = ({ clause }: Deed) => FINDS.test(clause.verb.base)
  // "Found the cause and shipped a fix" is told in one breath.
  const done = deeds.filter(
    (deed) => !isFound(deed) || deeds.some((other) => other.source === deed.source && !isFound(other)),
  )
  const isShort = done.some(isTelling) && isShortNote(all.map(({ sentence }) => sentence))
  return isShort ? done : [...deeds]
}

/** "Played with a parser. Dropped the old lexer for ...": what was looked at or tried out led to what was done then. */
export function withoutStudies(deeds: readonly Deed[]): Deed[] {
  return deeds.filter((deed) => {
    if (!isStudy(deed) || deed.source.sentence.kind !== 'prose') return true
    const then = deeds.filter((other) => isDoneAfter(other, deed))
    return then.reduce((sum, { rest }) => sum + countWords(rest), 0) < ENOUGH
  })
}

/** So many words of what was done then say enough without what led to it. */
const ENOUGH = 4

function isDoneAfter(other: Deed, { source }: Deed): boolean {
  return (
    (isTelling(other) || /^(?:use|take|get)$/.test(other.clause.verb.base)) &&
    !isStudy(other) &&
    other.source.sentence.index > source.sentence.index &&
    other.source.likelihood.solution > Math.max(0.5, source.likelihood.solution)
  )
}

/** "The mill stalled. Took a trace of its motor, swapped the relay": beside the answer to a trouble the search for it is no work to tell. */
export function withoutSearch(deeds: readonly Deed[], all: Prose['all']): readonly Deed[] {
  const isTroubled = all.some(
    ({ features, likelihood: { problem, solution, impact } }) =>
      problem > Math.max(features.includes('pure fault') ? 0.3 : 0.55, solution, impact),
  )
  const answers = deeds.filter((deed) => !(isTroubled ? isSearch(deed) : TO_SEE.test(deed.rest)))
  const isAnswered = answers.some((deed) => isTelling(deed) && deed.source.likelihood.solution > LIKELY)
  return isAnswered ? answers : deeds
}

const LIKELY = 0.25

function isSearch(deed: Deed): boolean {
  const { rest, source } = deed
  const at = source.body.indexOf(rest)
  const behind = at < 0 ? rest : source.body.slice(at)
  // "The lists were read once more" is a part of the repair.
  if (isSubjectLine(deed) || deed.clause.subject === 'passive' || CHOSEN.test(deed.clause.verb.base))
    return false
  return (isStudy(deed) || SAW.test(behind) || TO_SEE.test(rest)) && !ALSO_DONE.test(rest)
}

/** What was made up one's mind to, or done to a thing that may be work itself. */
const CHOSEN = /^(?:decide|consider|try|experiment|weigh|learn|discuss|follow|test|validate)$/
/** "Ran the slow log and saw a scan". */
const SAW = lean(/\band (?:saw|noticed|found|realised|realized|spotted|discovered)\b/)
/** "Pulled the plug twice to test it". */
const TO_SEE = lean(
  /\bto (?:test|check|verify|confirm|see|find out|understand|prove) (?:it|this|that|them|the (?:fix|change|idea|theory)|if|whether|why|how|what|where)\b/,
)
/** "Found and fixed a leak", "compared both lids and swapped them". */
const ALSO_DONE = lean(
  /\band (?!(?:saw|noticed|found|realised|realized|spotted|discovered|compared|checked|looked)\b)[a-z]+ed\b/,
)

/** A deed that puts an end to a fault. */
export function isMending({ clause }: Deed): boolean {
  return /^(?:fix|resolve|solve|repair|mend|cure)$/.test(clause.verb.base)
}

/** What is done to find out what is wrong. */
export function isStudy({ clause: { verb }, rest }: Deed): boolean {
  if (FINDS.test(verb.base) || STUDYING.has(verb.base)) return true
  if (verb.base === 'figure' && /^out\b/.test(rest)) return true
  return /^(?:take|collect|capture|record)$/.test(verb.base) && EVIDENCE.test(rest)
}

const EVIDENCE = /\b(?:dumps?|traces?|logs?|profiles?|samples?|measurements?)\b/
