import {
  ABOUT,
  ACHIEVED,
  ANNOUNCES,
  CLAUSE,
  DEED,
  ENABLING,
  ENDED,
  FUTURE,
  IDLE,
  KEPT,
  LIGHT,
  LIGHT_SUBJECT,
  MOVING,
  OWNED,
  SMALL,
  SPENT,
  STRUGGLED,
  TROUBLE,
  WORKED_ON,
} from '../lexicon/project-frames.ts'
import { isMasked, type Sentence } from '../text/document.ts'
import { matchesIn } from '../text/matches.ts'
import { verbIn } from '../text/verbs.ts'
import { subjectAt } from './clause-subject.ts'
import { nounPhraseAt } from './noun-phrase.ts'
import { ALONE, isGeneric, isTold, isVague, type Named, withoutDates } from './project-names.ts'
import { nameOfDeed } from './project-title.ts'

/** Something the text may be about, how much the way it is named speaks for it, and whether it gave trouble. */
export type Candidate = Named & {
  score: number
  isTroubled?: boolean
  /** Whether it is only what a clause is about, and no work on it is told there. */
  isMentioned?: boolean
  /** Whether the text sets it apart, as a label does: one word is then enough. */
  isTopic?: boolean
}

/** How far into the text a subject still says what it is about. */
const OPENING = 5

/** What the sentence offers; `order` is its place among the sentences that tell. */
export function candidatesIn(sentence: Sentence, order: number): Candidate[] {
  if (sentence.kind === 'heading') return headingOf(sentence)
  if (!isTold(sentence)) return []
  return [
    ...phrasesAfter(sentence, OWNED, 4),
    ...phrasesAfter(sentence, WORKED_ON, 3).map((one) => ({ ...one, isTopic: true })),
    ...phrasesAfter(sentence, STRUGGLED, sentence.section === 'problem' ? 2 : 2.8),
    ...boldIn(sentence),
    ...labelOf(sentence, order),
    ...topicOf(sentence),
    ...listedIn(sentence),
    ...(sentence.label && sentence.section === 'solution' && sentence.opensBlock
      ? phraseAt(sentence, 0, 2.2)
      : []),
    ...deedsIn(sentence, order),
    ...spentIn(sentence, order),
    ...(order < 2 ? phrasesAfter(sentence, KEPT, 2.6) : []),
    ...(order < 1 ? phrasesAfter(sentence, ABOUT, 3) : []),
    ...(order < OPENING ? subjectsIn(sentence, order) : []),
  ]
}

/** "for my USB Hub": what is one's own and has capitals. */
export function ownedIn(sentence: Sentence): Candidate[] {
  return isTold(sentence) ? phrasesAfter(sentence, OWNED, 4) : []
}

function phrasesAfter(sentence: Sentence, frame: RegExp, score: number): Candidate[] {
  return matchesIn(sentence.text, frame)
    .filter(({ index }) => !isFuture(sentence, index))
    .flatMap((match) => phraseAt(sentence, match.index + match[0].length, score))
}

function deedsIn(sentence: Sentence, order: number): Candidate[] {
  return matchesIn(sentence.text, DEED).flatMap((match) => {
    // "Adds a cursor" and "release the training" open a sentence or an item that tells a deed.
    const word = match[1] ?? ''
    if (/^\p{Lu}{2}/u.test(word)) return []
    const isBase =
      match.index === 0 || ACHIEVED.test(sentence.text.slice(Math.max(0, match.index - 24), match.index))
    const verb = verbIn(word, 'past', 'ing') ?? (isBase ? verbIn(word, 'base', 's') : undefined)
    if (!verb?.isWork || IDLE.test(verb.base) || isFuture(sentence, match.index)) return []
    if (isOthers(sentence, match.index) || isTowards(sentence, match.index, word)) return []
    const at = match.index + match[0].length
    // "I did meet my goals" stresses its verb.
    if (/^did$/i.test(word) && verbIn(/^\p{L}+/u.exec(sentence.text.slice(at))?.[0] ?? '', 'base')) return []
    // "storing it anyway" has said before what it is.
    if (
      /^(?:it|them|this|that|these|those|him|her|me|us|everything|something|nothing)\b/i.test(
        sentence.text.slice(at, at + 12),
      )
    )
      return []
    // "shipped to a bucket" has no object: it tells what happens to something else.
    if (
      /^(?:(?:up|out|down|off|back|over) )?(?:to|into|by|from|in|at|as|for|with|through|via|onto|on|that|and|or)\b/i.test(
        sentence.text.slice(at, at + 12),
      )
    )
      return []
    // "finished migrating the jobs" is about the jobs.
    const gerund = /^(\p{L}+ing)\s(?:(?:on|into|together|up|out|through|about)\s)?/u.exec(
      sentence.text.slice(at),
    )
    // "stopped clogging the channel" tells what was given up.
    if (gerund && ENDED.test(verb.base)) return []
    const object = gerund && verbIn(gerund[1] ?? '', 'ing') ? at + gerund[0].length : at
    const from = afterArticles(sentence.text, object)
    const light = LIGHT.exec(sentence.text.slice(from))?.[0].length ?? 0
    const score = (SMALL.test(verb.base) ? 1.2 : 2) + (order === 0 ? 0.4 : 0)
    const isTight = !MOVING.test(verb.base)
    const found = phraseAt(sentence, from + light, score, isTight)
    return found.length > 0 || light === 0 ? found : phraseAt(sentence, from, score, false)
  })
}

function afterArticles(text: string, at: number): number {
  return (
    at +
    (/^(?:(?:an?|the|some|my|our|another|new|up|out|together|\d[\d,.]*) )+/i.exec(text.slice(at))?.[0]
      .length ?? 0)
  )
}

/** "The week was mostly spent trying to finish the exporter": what the time went into. */
function spentIn(sentence: Sentence, order: number): Candidate[] {
  const frame = SPENT.exec(sentence.text)
  if (!frame) return []
  const at = frame.index + frame[0].length
  const word =
    /^(?:(?:trying|attempting) to (?:\p{L}+ly )?)?(\p{L}+) (?:(?:up|off|out|together|through|about|on|at) )?/u.exec(
      sentence.text.slice(at),
    )
  const verb = verbIn(word?.[1] ?? '', /^(?:trying|attempting) to /.test(word?.[0] ?? '') ? 'base' : 'ing')
  if (!word || !verb?.isWork) return []
  const from = afterArticles(sentence.text, at + word[0].length)
  return phraseAt(sentence, from, order < 2 ? 2.8 : 2).map((one) => ({ ...one, isTopic: order < 2 }))
}

/** "the package was pulling fonts" tells what something did, not what the writer did. */
function isOthers({ text }: Sentence, at: number): boolean {
  return (
    /\b(?:was|were|is|are)\s$/i.test(text.slice(0, at)) &&
    !/\b(?:i|we)\s(?:\w+\s)?(?:was|were|am|are)\s$/i.test(text.slice(0, at))
  )
}

/** "from batch to streaming" names where something went, not a deed. */
function isTowards({ text }: Sentence, at: number, word: string): boolean {
  const before = text.slice(Math.max(0, at - 12), at)
  return /ing$/.test(word) && /\bto $/.test(before) && !/\b(?:around|close|back|down) to $/.test(before)
}

/** What the first clauses are about: the subject, or what happens to those who only use it. */
function subjectsIn(sentence: Sentence, order: number): Candidate[] {
  const weight = order === 0 ? 3.1 : 2.8 - order * 0.4
  return [...sentence.text.matchAll(CLAUSE)].flatMap((match) => {
    const start = match.index + match[0].length
    const subject = isMasked(sentence, start) ? undefined : subjectAt(sentence.text, start)
    if (!subject) return []
    const trouble = TROUBLE.test(sentence.text.slice(subject.rest, subject.rest + 80)) ? 0.5 : 0
    const later = match.index > 0 && !/^:/.test(match[0]) ? (/^[,:;]/.test(match[0]) ? 0.3 : 0.5) : 0
    const told = { ...sentence, text: sentence.text.slice(0, subject.end) }
    const named =
      subject.start + (/^(?:(?:an?|the|my|our|new) )+/i.exec(told.text.slice(subject.start))?.[0].length ?? 0)
    const light = LIGHT_SUBJECT.exec(told.text.slice(named))?.[0].length ?? 0
    // The subject ends where its verb begins, so all of it belongs to the name.
    const found = phraseAt(told, named + light, weight + trouble - later, false)
    if (found.length > 0)
      return found.map((one) => ({ ...one, sentence, isTroubled: trouble > 0, isMentioned: true }))
    const object =
      trouble > 0 ? phraseAt(sentence, objectAfter(sentence.text, subject.rest), weight - 0.6) : []
    return object.map((one) => ({ ...one, isMentioned: true }))
  })
}

/** Where the object begins, past auxiliaries, denials and the verb. */
function objectAfter(text: string, at: number): number {
  const verb =
    /^(?:(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|not|never|no longer|\p{L}+n't|\p{L}+ly)\s)*\p{L}+\s/iu.exec(
      text.slice(at, at + 60),
    )
  return at + (verb?.[0].length ?? 0)
}

function boldIn(sentence: Sentence): Candidate[] {
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
function labelOf(sentence: Sentence, order: number): Candidate[] {
  const [, label, word = ''] = /^([\p{L}\d][^:.,;()]{3,36}): (\p{Ll}+)/u.exec(sentence.text) ?? []
  const isHead = sentence.kind === 'item' || (sentence.opensBlock && verbIn(word, 'past') !== undefined)
  if (!label || !isHead || isGeneric(label) || /^(?:day|week|part|sprint) \d/i.test(label)) return []
  return phraseAt({ ...sentence, text: label }, 0, 2.6 - order * 0.1).map((candidate) => ({
    ...candidate,
    sentence,
    isTopic: true,
  }))
}

/** "This week I worked on three things:" makes the items below it the matter. */
function listedIn(sentence: Sentence): Candidate[] {
  if (sentence.kind !== 'item' || !sentence.opensBlock || !ANNOUNCES.test(sentence.leadIn ?? '')) return []
  const name = nameOfDeed(sentence, 0, sentence.text.length, ALONE)
  const words = name ? sentence.text.slice(name.start, name.end) : ''
  return name && !isGeneric(words) && !isVague(words) ? [{ ...name, score: 3, isTopic: true }] : []
}

/** "Gearbox:" on a line of its own announces what the lines below are about. */
function topicOf(sentence: Sentence): Candidate[] {
  const [, topic] = /^([\p{L}\d][^:.,;()?!]{1,36}):$/u.exec(sentence.text) ?? []
  if (!topic || sentence.kind !== 'prose' || topic.split(' ').length > 4) return []
  return phraseAt({ ...sentence, text: topic }, 0, 2.4).map((one) => ({ ...one, sentence, isTopic: true }))
}

function headingOf(sentence: Sentence): Candidate[] {
  if (sentence.section && sentence.section !== 'summary') return []
  const body = withoutDates(sentence, 0, sentence.text.length)
  if (!body || isGeneric(sentence.text.slice(body.start, body.end))) return []
  const name = nameOfDeed(sentence, body.start, body.end, ALONE)
  if (!name) return []
  const words = sentence.text.slice(name.start, name.end)
  return isGeneric(words) || isVague(words) ? [] : [{ ...name, score: 1.5 }]
}

function phraseAt(sentence: Sentence, at: number, score: number, isTight = true): Candidate[] {
  if (sentence.text.charAt(at) === '(') return []
  const enabling = ENABLING.exec(sentence.text.slice(at, at + 100))?.[0].length ?? 0
  if (enabling > 0) return phraseAt(sentence, at + enabling, score, isTight)
  const options = { limit: ALONE, marks: sentence.marks }
  const tight = nounPhraseAt(sentence.text, at, { ...options, isTight })
  // A lone common noun says little: "passkeys" is told by "passkeys to the staff portal".
  if (!tight || isVague(sentence.text.slice(tight.start, tight.end))) return []
  const isLone =
    /^\p{Ll}+$/u.test(sentence.text.slice(tight.start, tight.end)) &&
    /^ (?:to|for|of|in|on|into) /.test(sentence.text.slice(tight.end, tight.end + 8))
  const phrase = isLone ? nounPhraseAt(sentence.text, at, options) : tight
  if (!phrase) return []
  const name = sentence.text.slice(phrase.start, phrase.end)
  return isGeneric(name) || isVague(name) ? [] : [{ sentence, ...phrase, score }]
}

function isFuture(sentence: Sentence, at: number): boolean {
  return FUTURE.test(sentence.text.slice(Math.max(0, at - 40), at))
}
