import {
  ABOUT,
  ACHIEVED,
  ASSIGNED,
  BEGUN,
  CALLED_IT,
  CALLED_SO,
  CLAUSE,
  DEED,
  ENDED,
  FAULT_IN,
  FUTURE,
  GOAL,
  GONE_FROM,
  IDLE,
  KEPT,
  LIGHT,
  LIGHT_SUBJECT,
  MAIN,
  MOVED,
  MOVING,
  NEWS,
  OWNED,
  PROGRAMME,
  PURPOSE,
  RENAMED,
  SMALL,
  SPENT,
  STRUGGLED,
  TAKES_DEED,
  TROUBLE,
  WORKED_ON,
} from '../../lexicon/project-frames.ts'
import { onceFor } from '../../once.ts'
import { subjectAt } from '../../text/clauses/clause-subject.ts'
import { isName } from '../../text/clauses/compound.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { isMasked, type Sentence } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { sortByOpenings } from '../../text/patterns/word-openings.ts'
import { pastIdiom } from './past-idiom.ts'
import { isGeneric, isTold, type Named } from './project-names.ts'
import { type Candidate, phraseAt } from './project-phrase.ts'
import { namedBy, saidIn } from './project-said.ts'
import { boldIn, headingOf, labelOf, listedIn, topicOf } from './project-set-apart.ts'

/** How far into the text a subject still says what it is about. */
const OPENING = 5

/** What the sentence offers; `order` is its place among the sentences that tell. */
export function candidatesIn(sentence: Sentence, order: number): Candidate[] {
  if (sentence.kind === 'heading') return headingOf(sentence)
  if (!isTold(sentence)) return []
  return [
    ...phrasesAfter(sentence, OWNED, 4),
    ...[...phrasesAfter(sentence, WORKED_ON, 3), ...phrasesAfter(sentence, MAIN, 2.6)]
      .flatMap((one) => [one, ...alsoListed(one)])
      .map((one) => ({ ...one, isTopic: true })),
    ...phrasesAfter(sentence, PURPOSE, 3.6),
    ...(order < OPENING ? phrasesAfter(sentence, PROGRAMME, 3.4) : []),
    ...goalIn(sentence),
    ...phrasesAfter(sentence, RENAMED, 1.8),
    ...(order < 2 ? phrasesAfter(sentence, GONE_FROM, 3).map((one) => ({ ...one, isTopic: true })) : []),
    ...phrasesAfter(sentence, CALLED_IT, 3.6),
    ...(order < OPENING ? namedBy(phrasesAfter(sentence, CALLED_SO, 4)) : []),
    ...(order < 2 ? saidIn(sentence) : []),
    ...phrasesAfter(sentence, MOVED, 2.4, false),
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
    ...assignedIn(sentence),
    ...phrasesAfter(sentence, FAULT_IN, 2.6),
    ...(order < 2 ? phrasesAfter(sentence, KEPT, 2.6) : []),
    ...(order < 1 ? phrasesAfter(sentence, ABOUT, 3) : []),
    ...(order < 4 ? phrasesAfter(sentence, NEWS, 2.6) : []),
    ...(order < OPENING ? subjectsIn(sentence, order) : []),
  ]
}

/** "for my USB Hub": what is one's own and has capitals. */
export function ownedIn(sentence: Sentence): Candidate[] {
  return isTold(sentence) ? phrasesAfter(sentence, OWNED, 4) : []
}

const FRAMES: readonly RegExp[] = [
  OWNED,
  WORKED_ON,
  MAIN,
  PURPOSE,
  PROGRAMME,
  GOAL,
  GONE_FROM,
  RENAMED,
  CALLED_IT,
  CALLED_SO,
  MOVED,
  STRUGGLED,
  FAULT_IN,
  KEPT,
  ABOUT,
  NEWS,
]
const calledFor = sortByOpenings(FRAMES)

/** The frames that the words of a sentence call for. */
const framesFor = onceFor(({ text }: Sentence): ReadonlySet<RegExp> => {
  const called = calledFor(text)
  return new Set(FRAMES.filter((_, place) => called[place]))
})

function phrasesAfter(sentence: Sentence, frame: RegExp, score: number, isTight = true): Candidate[] {
  if (!framesFor(sentence).has(frame)) return []
  return matchesIn(sentence.text, frame)
    .filter(({ index }) => !isFuture(sentence, index))
    .flatMap((match) => phraseAt(sentence, match.index + match[0].length, score, isTight))
}

const GOAL_LABEL = /^(?:today's |main )?(?:goals?|aims?|objectives?|mission)$/i

/** What is aimed at, whether the label stands before it or was taken off. */
function goalIn(sentence: Sentence): Candidate[] {
  if (!GOAL_LABEL.test(sentence.label ?? '')) return phrasesAfter(sentence, GOAL, 3)
  const verb = /^(?:to )?(\p{L}+) (?:(?:up|out|off) )?/iu.exec(sentence.text)
  const isDeed = verb && verbIn((verb[1] ?? '').toLowerCase(), 'base') !== undefined
  return phraseAt(sentence, afterArticles(sentence.text, isDeed ? verb[0].length : 0), 3)
}

const TOLD_DEED =
  /^\p{Ll}+(?:ed|ing) (?:up|out|off|on|the|an?|my|our|some|its|their|his|her|this|that|these|those|all|both)\b/u

/** The other parts of "handover, groundwork for the feed and tidying". */
function alsoListed({ sentence, end, score }: Candidate): Candidate[] {
  const found: Candidate[] = []
  let at = end
  while (found.length < 2) {
    const joint = /^(?:, (?:and )?| and )(?:(?:the|an?|my|our) )*(?=\p{L})/u.exec(sentence.text.slice(at))
    const [next] = joint ? phraseAt(sentence, at + joint[0].length, score - 0.3) : []
    if (!next || next.start > at + 12 || TOLD_DEED.test(nameOf(next))) return found
    found.push(next)
    at = next.end
  }
  return found
}

function nameOf({ sentence, start, end }: Named): string {
  return sentence.text.slice(start, end)
}

/** So many deeds one sentence names a matter with. */
const MOST_DEEDS = 12

function deedsIn(sentence: Sentence, order: number): Candidate[] {
  return matchesIn(sentence.text, DEED)
    .slice(0, MOST_DEEDS)
    .flatMap((match) => {
      // "Adds a cursor" and "release the training" open a sentence or an item that tells a deed.
      const word = match[1] ?? ''
      if (/^\p{Lu}{2}/u.test(word) || isName(sentence.text.slice(match.index, match.index + 60))) return []
      const isBase =
        match.index === 0 ||
        /(?:\bthis (?:pr|mr|pull request|change|commit|patch|patchset|series|patch series|release)|^it) $/i.test(
          sentence.text.slice(0, match.index),
        ) ||
        ACHIEVED.test(sentence.text.slice(Math.max(0, match.index - 24), match.index))
      const verb = verbIn(word, 'past', 'ing') ?? (isBase ? verbIn(word, 'base', 's') : undefined)
      const base = verb?.base ?? ''
      const at = match.index + match[0].length
      const isIdle = verb && IDLE.test(verb.base) && !(BEGUN.test(verb.base) && opensNoun(sentence.text, at))
      const isUnknown = !verb && isBase && isManaged(sentence.text, match.index)
      if ((!verb?.isWork && !isUnknown) || isIdle || isFuture(sentence, match.index)) return []
      if (isOthers(sentence, match.index) || isTowards(sentence, match.index, word)) return []
      // "Mentor wants a figure" opens with who acts.
      if (
        match.index === 0 &&
        verbIn(word, 'base') &&
        verbIn(/^\p{L}+s(?= )/u.exec(sentence.text.slice(at))?.[0] ?? '', 's')
      )
        return []
      // "I did meet my goals" stresses its verb.
      if (/^did$/i.test(word) && verbIn(/^\p{L}+/u.exec(sentence.text.slice(at))?.[0] ?? '', 'base'))
        return []
      // "storing it anyway" has said before what it is.
      if (
        /^(?:it|them|this|that|these|those|him|her|me|us|myself|ourselves|yourself|themselves|everything|something|nothing)\b/i.test(
          sentence.text.slice(at, at + 12),
        )
      )
        return []
      // "shipped to a bucket" has no object: it tells what happens to something else.
      if (
        /^(?:(?:up|out|down|off|back|over) )?(?:to|into|by|from|in|at|as|for|with|through|via|onto|on|that|and|or)\b|^w\//i.test(
          sentence.text.slice(at, at + 12),
        )
      )
        return []
      const idiom = pastIdiom(sentence.text.slice(match.index))
      if (idiom > 0) return phraseAt(sentence, match.index + idiom, 2)
      // "finished migrating the jobs" is about the jobs.
      const gerund = /^(\p{L}+ing)\s(?:(?:on|into|together|up|out|through|about)\s)?/u.exec(
        sentence.text.slice(at),
      )
      // "stopped clogging the channel" tells what was given up.
      if (gerund && ENDED.test(base)) return []
      // "explored timing strategies" has a noun there, "finished migrating jobs" a deed.
      const isDeedInside =
        gerund &&
        verbIn(gerund[1] ?? '', 'ing') &&
        (TAKES_DEED.test(base) ||
          /^(?:the|an?|my|our|all|some)\b/.test(sentence.text.slice(at + gerund[0].length)))
      const object = isDeedInside ? at + gerund[0].length : at
      const from = afterArticles(sentence.text, object)
      const light = lightAt(sentence.text, from)
      // Tests come with most work.
      const isSmall =
        SMALL.test(base) || /\btests? (?:for|of) $/.test(sentence.text.slice(from, from + light))
      const score = (isSmall ? 1.2 : 2) + (order === 0 ? 0.4 : 0)
      const isTight = !MOVING.test(base)
      const found = phraseAt(sentence, from + light, score, isTight)
      return found.length > 0 || light === 0 ? found : phraseAt(sentence, from, score - 0.8, false)
    })
}

/** How much of "a test for", "an analysis of" stands before the matter; "a test to use X" has none. */
function lightAt(text: string, from: number): number {
  const light = LIGHT.exec(text.slice(from))?.[0] ?? ''
  const next = /^\p{Ll}+/u.exec(text.slice(from + light.length))?.[0] ?? ''
  return / to $/.test(light) && verbIn(next, 'base') ? 0 : light.length
}

/** What one managed to do is a deed, whether we know its verb or not. */
function isManaged(text: string, at: number): boolean {
  return /\b(?:managed|able) to $/i.test(text.slice(Math.max(0, at - 16), at))
}

function opensNoun(text: string, at: number): boolean {
  return /^(?:(?:the|an?|my|our) |\p{Lu}\p{Ll}+ \p{Lu})/u.test(text.slice(at, at + 40))
}

function afterArticles(text: string, at: number): number {
  return (
    at +
    (/^(?:(?:an?|the|some|my|our|another|new|up|out|together|\d[\d,.]*(?:[- ]lines?)?) )+/i.exec(
      text.slice(at),
    )?.[0].length ?? 0)
  )
}

/** "The week was mostly spent trying to finish the exporter": what the time went into. */
function spentIn(sentence: Sentence, order: number): Candidate[] {
  const frame = SPENT.exec(sentence.text)
  if (!frame) return []
  const at = frame.index + frame[0].length
  const word =
    /^(?:(?:trying|attempting) to (?:\p{L}+ly )?)?(\p{L}+) (?:(?:up|off|out|back|down|together|through|about|on|at) )?/u.exec(
      sentence.text.slice(at),
    )
  const verb = verbIn(word?.[1] ?? '', /^(?:trying|attempting) to /.test(word?.[0] ?? '') ? 'base' : 'ing')
  if (!word || !(verb ? verb.isWork : /ing$/.test(word[1] ?? ''))) return []
  const from = afterArticles(sentence.text, at + word[0].length)
  return phraseAt(sentence, from, order < 2 ? 2.8 : 2).map((one) => ({ ...one, isTopic: order < 2 }))
}

function assignedIn(sentence: Sentence): Candidate[] {
  const frame = ASSIGNED.exec(sentence.text)
  if (!frame) return []
  const at = frame.index + frame[0].length
  const verb = /^\p{L}+ (?:up |out |down |off )?/u.exec(sentence.text.slice(at))?.[0].length ?? 0
  const object = phraseAt(sentence, at + verb, 3)
  return (object.length > 0 ? object : phraseAt(sentence, at, 3)).map((one) => ({ ...one, isTopic: true }))
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
    const start =
      match.index === 0 ? Math.max(match[0].length, afterLead(sentence)) : match.index + match[0].length
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
    if (found.length > 0) return found.map((one) => ({ ...one, sentence, isTroubled: trouble > 0 }))
    const object = trouble > 0 ? objectAfter(sentence.text, subject.rest) : undefined
    return object === undefined ? [] : phraseAt(sentence, object, weight - 0.6)
  })
}

/** Past a bold word that only says what kind of part this is: "**Thoughts** The pump was slow". */
function afterLead({ text, marks }: Sentence): number {
  const lead = marks.find(({ kind, start }) => kind === 'strong' && start === 0)
  return lead && isGeneric(text.slice(0, lead.end))
    ? lead.end + (/^\W*/.exec(text.slice(lead.end))?.[0].length ?? 0)
    : 0
}

/** Where the object begins, past auxiliaries, denials and the verb; none where how it was is all that is said ("was slow", "failed"). */
function objectAfter(text: string, at: number): number | undefined {
  const verb =
    /^(?:(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|not|never|no longer|\p{L}+n't|\p{L}+ly)\s)*\p{L}+\s/iu.exec(
      text.slice(at, at + 60),
    )?.[0]
  const isBeing = /(?:^|\s)(?:is|are|was|were|be|been)\s$/i.test(verb ?? '')
  return verb === undefined || (isBeing && /^\p{L}+(?:[.,;!]|$)/u.test(text.slice(at + verb.length)))
    ? undefined
    : at + verb.length
}

function isFuture(sentence: Sentence, at: number): boolean {
  return FUTURE.test(sentence.text.slice(Math.max(0, at - 50), at))
}
