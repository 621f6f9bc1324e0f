import type { ExtractedData, SourcedField, StarStory } from '../contract/snaps.ts'
import type { NamedTechnology } from './facts/technologies/technologies.ts'
import { findDeedFaults } from './ground/deeds.ts'
import type { TextFault } from './ground/fault.ts'
import { findNameFaults, isNamed } from './ground/names.ts'
import { findNoveltyFaults } from './ground/novelty.ts'
import { findNumberFaults } from './ground/numbers.ts'
import { bareText, isSmallWord, readSource, type Source, wordsOf } from './ground/source.ts'
import { findStrengthFaults } from './ground/strength.ts'
import { OPENERS } from './lexicon/openers.ts'
import { readVerb } from './text/clauses/verbs.ts'
import { withCodeMarks } from './text/lines/code-marks.ts'
import type { Document } from './text/lines/document.ts'
import { splitSentences } from './text/lines/sentences.ts'
import { HELPERS, PREPOSITIONS, STOPS } from './text/nouns/governor.ts'

/** The parts of an entry that claim something. */
export type Claims = {
  extractedData: Pick<
    ExtractedData,
    'project' | 'problemSummary' | 'approach' | 'solution' | 'impact' | 'technologies'
  >
  resumeBullet: string
  starStory: StarStory
}

/** A claim that the description does not support: where it stands, what is wrong with it, and its words. */
export type Fault = TextFault & { field: SourcedField }

/** Fields that tell what was done; the others tell what was found. */
const DEEDS: ReadonlySet<SourcedField> = new Set([
  'approach',
  'solution',
  'impact',
  'resumeBullet',
  'action',
  'result',
])

/** Everything in an entry that its description does not say, or says less strongly. */
export function findUnsupported(claims: Claims, source: Source): Fault[] {
  const known = new Map<string, TextFault[]>()
  return [
    ...claims.extractedData.technologies
      .filter((name) => !isNamed(name, [], source))
      .map((name): Fault => ({ field: 'technologies', kind: 'technology', words: name })),
    ...textsOf(claims).flatMap(([field, text]) => {
      const tellsDeeds = DEEDS.has(field)
      // A story repeats what the fields say.
      const key = `${tellsDeeds} ${text}`
      const faults = known.get(key) ?? findTextFaults(text, source, tellsDeeds)
      known.set(key, faults)
      return faults.map((fault) => ({ field, ...fault }))
    }),
  ]
}

/** The parts of an entry that are told in words. */
export function textsOf({ extractedData, resumeBullet, starStory }: Claims): [SourcedField, string][] {
  const { project, problemSummary, approach = '', solution = '', impact } = extractedData
  const { situation, task, action, result } = starStory
  return Object.entries({
    project,
    problemSummary,
    approach,
    solution,
    impact,
    resumeBullet,
    situation,
    task,
    action,
    result,
  }) as [SourcedField, string][]
}

/** Holds texts about one description against it, whoever wrote them: our own engine or a model. */
export type Guard = {
  /** Any text about the work. */
  check: (text: string) => TextFault[]
  /** A text that tells what was done, such as a resume bullet. */
  checkClaim: (text: string) => TextFault[]
}

/** The guard of the built-in engine, which takes its words from the text: a plain word of its own is no fault. */
export function createGuard(document: Document, technologies?: NamedTechnology[]): Guard {
  let source: Source | undefined
  const known = new Map<string, TextFault[]>()
  const faultsIn = (told: string, tellsDeeds: boolean) => {
    const sentence = withCodeMarks(told)
    // The story repeats what the fields say.
    const key = `${tellsDeeds} ${sentence}`
    source ??= readSource(document, technologies)
    const faults = known.get(key) ?? findSentenceFaults(sentence, source, tellsDeeds, true)
    known.set(key, faults)
    return faults
  }
  const faultsOf = (text: string, tellsDeeds: boolean) =>
    sentencesOf(text).flatMap((sentence) => faultsIn(sentence, tellsDeeds))
  return { check: (text) => faultsOf(text, false), checkClaim: (text) => faultsOf(text, true) }
}

function findTextFaults(text: string, source: Source, tellsDeeds: boolean): TextFault[] {
  return sentencesOf(text).flatMap((sentence) => findSentenceFaults(sentence, source, tellsDeeds, false))
}

function sentencesOf(text: string): string[] {
  return splitSentences(text, []).map(({ start, end }) => text.slice(start, end).trim())
}

/** What is told in the source's own sentences needs no second look. */
function findSentenceFaults(
  sentence: string,
  source: Source,
  tellsDeeds: boolean,
  isOwn: boolean,
): TextFault[] {
  if (source.verbatim.has(bareText(sentence))) return []
  return [
    ...findNumberFaults(sentence, source, tellsDeeds),
    ...(isOwn && isInWordsOf(source, sentence) ? [] : findNameFaults(sentence, source)),
    ...findStrengthFaults(sentence, source),
    ...(isOwn ? [] : findNoveltyFaults(sentence, source)),
    ...(tellsDeeds ? findDeedFaults(sentence, source) : []),
  ]
}

/** Our own engine moves words, inflects verbs and opens sentences: where all the others are the source's as written, no name can be new. */
function isInWordsOf({ written }: Source, sentence: string): boolean {
  return wordsOf(sentence).every(
    (word, index) =>
      word === '' ||
      written.has(word) ||
      word === 'I' ||
      (index === 0 && written.has(word.charAt(0).toLowerCase() + word.slice(1))) ||
      ((index === 0 || isSmallWord(word)) && isOrdinary(word.toLowerCase())),
  )
}

function isOrdinary(word: string): boolean {
  return (
    OPENERS.has(word) ||
    HELPERS.has(word) ||
    STOPS.has(word) ||
    PREPOSITIONS.has(word) ||
    readVerb(word).length > 0
  )
}
