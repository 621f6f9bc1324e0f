import { ANNOUNCES } from '../../lexicon/project-frames.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { ALONE, isGeneric, isVague, withoutDates } from './project-names.ts'
import { type Candidate, phraseAt } from './project-phrase.ts'
import { nameOfDeed } from './project-title.ts'

/** Words in bold inside a sentence. */
export function boldIn(sentence: Sentence): Candidate[] {
  return sentence.marks
    .filter(({ kind, start, end }) => kind === 'strong' && end - start < sentence.text.length)
    .filter(
      ({ start, end }) =>
        end - start > 2 && end - start <= 40 && !/[.!?:]$/.test(sentence.text.slice(start, end)),
    )
    .flatMap(({ start, end }) => phraseAt({ ...sentence, text: sentence.text.slice(0, end) }, start, 2.5))
    .map((candidate) => ({ ...candidate, sentence }))
}

/** "Artifact storage: moved to a new disk" is about what stands before the colon. */
export function labelOf(sentence: Sentence, order: number): Candidate[] {
  const [, label, word = ''] =
    /^([\p{L}\d][^:.,;()]{1,35}[^:.,;()\s])(?: \([^:()]{1,40}\))?: (?:We )?(\p{L}\p{Ll}+)/u.exec(
      sentence.text,
    ) ?? []
  const isDeed = verbIn(word.toLowerCase(), 'past') !== undefined
  // "PV: Built a table" has a name of its own, "Split the files: a, b" a deed.
  if (!isDeed && (/^\p{Lu}/u.test(word) || (label?.length ?? 0) < 4)) return []
  if (verbIn(/^\p{L}+(?= )/u.exec(label ?? '')?.[0].toLowerCase() ?? '', 'past')) return []
  const isHead = sentence.kind === 'item' || (sentence.opensBlock && isDeed)
  if (!label || !isHead || isGeneric(label) || /^(?:day|week|part|sprint) \d/i.test(label)) return []
  return phraseAt({ ...sentence, text: label }, 0, 3 - order * 0.2).map((candidate) => ({
    ...candidate,
    sentence,
    isTopic: true,
  }))
}

/** "This week I worked on three things:" makes the items below it the matter. */
export function listedIn(sentence: Sentence): Candidate[] {
  if (sentence.kind !== 'item' || !sentence.opensBlock || !ANNOUNCES.test(sentence.leadIn ?? '')) return []
  const name = nameOfDeed(sentence, 0, sentence.text.length, ALONE)
  const words = name ? sentence.text.slice(name.start, name.end) : ''
  return name && !isGeneric(words) && !isVague(words) ? [{ ...name, score: 3, isTopic: true }] : []
}

/** "Gearbox:" on a line of its own announces what the lines below are about. */
export function topicOf(sentence: Sentence): Candidate[] {
  const [, topic] = /^([\p{L}\d][^:.,;()?!]{1,36}):$/u.exec(sentence.text) ?? []
  if (!topic || sentence.kind !== 'prose' || topic.split(' ').length > 4) return []
  return phraseAt({ ...sentence, text: topic }, 0, 2.4).map((one) => ({ ...one, sentence, isTopic: true }))
}

/** What a heading says that belongs to no part of a form. */
export function headingOf(sentence: Sentence): Candidate[] {
  if (sentence.section && sentence.section !== 'summary') return []
  const body = withoutDates(sentence, 0, sentence.text.length)
  if (!body || isGeneric(sentence.text.slice(body.start, body.end))) return []
  const name = nameOfDeed(sentence, body.start, body.end, ALONE)
  if (!name) return []
  const words = sentence.text.slice(name.start, name.end)
  return isGeneric(words) || isVague(words) ? [] : [{ ...name, score: 1.5 }]
}
