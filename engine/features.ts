import { CUES } from './lexicon/cues.ts'
import { STUDYING } from './lexicon/verbs.ts'
import { onceForText } from './once.ts'
import { withAnd } from './text/ampersand.ts'
import { nameObjects } from './text/antecedent.ts'
import { type Clause, readClause, splitLead } from './text/clauses.ts'
import { isNamed } from './text/compound.ts'
import { cellsOf, type Document, type Sentence } from './text/document.ts'
import { isDoingSubject } from './text/doing-subject.ts'
import { figureFeatures, isEndOfChange } from './text/figures.ts'
import { withItsList } from './text/list-taken-in.ts'
import { asSentence } from './text/note-form.ts'
import { tellOfThings } from './text/of-thing.ts'
import { isOldHabit, isOldState } from './text/old-state.ts'
import { orderAtHead } from './text/order-at-head.ts'
import { withoutOwnColon } from './text/own-colon.ts'
import { isOwnHarm } from './text/own-harm.ts'
import { findQuantities, type Quantity, tellsChange } from './text/quantities.ts'
import { roughStem } from './text/rough-stem.ts'
import { writtenOut } from './text/shorthand.ts'
import { splitResult, splitSplice } from './text/split-clauses.ts'
import { readTitle } from './text/title.ts'
import { toldPlainly } from './text/told-plainly.ts'
import { isTroubleName } from './text/trouble-name.ts'
import { tellUnderHeading } from './text/under-heading.ts'
import { verbIn } from './text/verbs.ts'
import { readJotted } from './text/without-was.ts'
import { sortByOpenings } from './text/word-openings.ts'

/** A sentence with what was read from it once, for all the steps that follow. */
export type Reading = {
  sentence: Sentence
  /** The sentence without a ticket, a conventional prefix or a pull request's number. */
  body: string
  clause: Clause | undefined
  quantities: Quantity[]
  /** Names of what speaks for or against a role. */
  features: string[]
  /** Its words as `word-weights.ts` knows them. */
  words: string[]
}

/** So few sentences has a note that was typed in one go. */
const NOTE = 6

/** A note has its say within so many sentences; a longer text is read to here. */
export const SENTENCE_LIMIT = 500

/** Reads all sentences that may carry a fact; headings, code, trailers and templates are left out. */
export function readSentences(document: Document): Reading[] {
  const total = document.sentences.length
  const subject = new Set(wordsOf(document.title?.sentence.text ?? ''))
  const counts = countWordsOf(document)
  const sentences = document.sentences
    .filter(isTelling)
    .slice(0, SENTENCE_LIMIT)
    .flatMap(splitResult)
    .flatMap(splitSplice)
  const ofThings = nameObjects(
    sentences,
    tellOfThings(sentences).map(writtenOut).map(asSentence).map(toldPlainly),
  )
  const told = sentences.map((sentence, at) => {
    const parts = isLine(sentence, total) ? readTitle(sentence.text) : undefined
    const listed = withItsList(sentences, at)
    const body = sentence.header
      ? tellRow(sentence.text, sentence.header)
      : parts && ofThings[at] === sentence.text
        ? sentence.text.slice(parts.start, parts.end).trim()
        : (ofThings[at] ?? sentence.text)
    const cues: string[] = []
    const whole = withAnd(listed ?? tellUnderHeading(sentence, body) ?? body)
    // What was measured is named by the line above it.
    const isOfFigures = /\d/.test(sentences[at + 1]?.text ?? '')
    return { sentence, parts, body: isOfFigures ? whole : withoutOwnColon(whole), cues }
  })
  const mayHave = told.map(({ body }) => cuesCalledFor(body))
  // Cue by cue over all sentences: a pattern that has just run is still at hand for the next one.
  for (const [cue, [name, pattern]] of NAMED_CUES.entries()) {
    for (const [index, { body, cues }] of told.entries())
      if (mayHave[index]?.[cue] && pattern.test(body)) cues.push(name)
  }
  const isNote = total <= NOTE && !document.title
  const isToldInPast = told.some(({ body }) => isPastDeed(readClause(body)))
  const readings = told.map(({ sentence, parts, body, cues }) => {
    const read =
      readLine(body, parts !== undefined) ??
      (isNote && sentence.kind === 'prose' ? readJotted(body) : undefined)
    const clause = read && isNamed({ sentence, parts, body, clause: read, isToldInPast }) ? undefined : read
    const quantities = findQuantities(body)
    const features = [
      kindOf(sentence),
      `section:${sentence.section ?? 'none'}`,
      ...clauseFeatures(clause),
      ...cues,
      ...pairsOf(cues, quantities.length > 0),
      ...(quantities.length > 0 ? ['quantity'] : []),
      ...(tellsChange(body) || isEndOfChange(body) ? ['change of number'] : []),
      ...figureFeatures(body),
      ...(sentence.index / total < 0.25 ? ['early'] : sentence.index / total > 0.7 ? ['late'] : []),
      `place:${Math.floor((8 * sentence.index) / total)}`,
      ...(isComparison(sentence) ? ['figures compared'] : []),
      ...(body.split(' ').length < 5 ? ['short'] : []),
      ...(sentence.opensBlock && sentence.kind === 'prose' ? ['opens'] : []),
      ...(body.endsWith(':') ? ['lead-in'] : []),
      ...(sentence.leadIn ? [`under:${readLeadIn(sentence.leadIn) ?? 'other'}`] : []),
      ...(parts?.type && /fix|bug/.test(parts.type) && !clause ? ['fix: a fault'] : []),
      ...(/^[a-z]/.test(body) ? ['small letter'] : []),
      ...(!clause && isDoingSubject(splitLead(body).body) ? ['doing subject'] : []),
      ...topicFeatures(body, sentence.kind === 'title' ? new Set() : subject, counts),
    ]
    return { sentence, body, clause, quantities, features, words: plainWords(body) }
  })
  const shapes = readings.map(shapeOf)
  return readings.map((reading, index) => ({
    ...reading,
    features: [
      ...reading.features,
      ...(isOldState(readings, index) ? ['old state'] : []),
      ...(isOldHabit(readings, index) ? ['old habit'] : []),
      ...(isOwnHarm(
        reading.body,
        reading.clause,
        [1, 2].map((ahead) => readings[index + ahead]?.body),
      )
        ? ['own harm']
        : []),
      ...(shapes[index - 1] ?? EDGE).map((feature) => `before ${feature}`),
      ...(shapes[index + 1] ?? EDGE).map((feature) => `after ${feature}`),
    ],
  }))
}

/** A subject line, an item of a list, or one line that is all of the note. */
function isLine({ kind }: Sentence, total: number): boolean {
  return kind === 'title' || kind === 'item' || (kind === 'prose' && total === 1)
}

/** The clause of a sentence; a subject line or an item may be an order by a verb that no table has. */
function readLine(body: string, isLine: boolean): Clause | undefined {
  const clause = readClause(body)
  if (clause && isTroubleName(body, clause)) return undefined
  return clause?.verb.isWork || !isLine ? clause : (orderAtHead(body) ?? clause)
}

function isPastDeed(clause: Clause | undefined): boolean {
  return clause?.form === 'past' && clause.modality === 'done' && /^(?:none|i|we)$/.test(clause.subject)
}

/** What a sentence lends to its neighbours: a deed is often told after its trouble, and seldom before it. */
function shapeOf({ sentence, clause }: Pick<Reading, 'sentence' | 'clause'>): string[] {
  return [kindOf(sentence), ...(clause ? manner(clause) : [])]
}

function kindOf({ kind }: Sentence): string {
  return `kind:${kind}`
}

const EDGE = ['edge']

const NAMED_CUES = Object.entries(CUES)
const cuesCalledFor = sortByOpenings(NAMED_CUES.map(([, pattern]) => pattern))

/** The head of a table that sets two measurements side by side. */
const COMPARING = /\b(?:old|new|before|after|delta|change|improvements?|speed-?up|diff|baseline|vs)\b/i

function isComparison({ header, kind, text }: Sentence): boolean {
  return COMPARING.test(header?.join(' ') ?? '') || (kind === 'data' && /[-+\u2212]\d[\d.]*\s?%/.test(text))
}

/** Whether a sentence speaks of what the subject line and the rest of the text speak of. */
function topicFeatures(
  body: string,
  subject: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
): string[] {
  const words = [...new Set(wordsOf(body))]
  const shared = words.filter((word) => subject.has(word)).length
  const repeated = words.filter((word) => (counts.get(word) ?? 0) > 1).length / (words.length || 1)
  return [
    ...(subject.size > 0
      ? [shared >= 2 ? 'subject:much' : shared === 1 ? 'subject:some' : 'subject:none']
      : []),
    ...(repeated > 0.55 ? ['topic:central'] : repeated < 0.2 ? ['topic:aside'] : []),
  ]
}

function countWordsOf(document: Document): Map<string, number> {
  const counts = new Map<string, number>()
  for (const sentence of document.sentences.slice(0, SENTENCE_LIMIT)) {
    for (const word of new Set(wordsOf(sentence.text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

const wordsOf = onceForText((text): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}_]{4,}/gu) ?? []).map(withoutEnding),
)

function withoutEnding(word: string): string {
  if (word.endsWith('ing')) return word.slice(0, -3)
  if (word.endsWith('ed') || word.endsWith('es')) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** The different words and pairs of words of a sentence, small and without their endings; any number is "0". */
export function plainWords(body: string): string[] {
  const words = (body.toLowerCase().match(/[a-z']+|\d+/g) ?? []).map((word) =>
    word <= '9' ? '0' : roughStem(word),
  )
  return [...new Set([...words, ...words.slice(1).map((word, index) => `${words[index]}_${word}`)])]
}

const WORK_COLUMN =
  /^(?:tasks?|descriptions?|activit(?:y|ies)|work(?: done)?|what(?: (?:I|we) did)?|details|done)$/i
const TIME_COLUMN = /^(?:time|hours?|h|duration|day|date|week)\b/i

/** "| Uniform | 10 | 12 |" under "| Case | New | Old |" reads "Uniform: New 10, Old 12". */
function tellRow(row: string, header: readonly string[]): string {
  const [first = '', ...cells] = cellsOf(row)
  // A timesheet's row is what was done, the day and the hours aside.
  const work = header.findIndex((name) => WORK_COLUMN.test(name))
  const done = work > 0 ? (cells[work - 1] ?? '') : ''
  if (done.includes(' ') && header.some((name) => TIME_COLUMN.test(name))) return done
  const told = cells.flatMap((cell, index) => (cell ? [`${header[index + 1] ?? ''} ${cell}`.trim()] : []))
  return first ? `${first}: ${told.join(', ')}` : told.join(', ')
}

const LEAD_INS: [string, RegExp][] = [
  ['alternatives', /\b(?:alternativ|option|would have|could have|instead|considered|rejected)/i],
  [
    'plans',
    /\b(?:next|will|todo|to do|plan|future|remain|should|later|need|(?:currently|actively|still) working on|in progress|wish ?list|agenda|ideas\b|milestones? to\b|goals? (?:to|for)\b)/i,
  ],
  [
    'deeds',
    /\b(?:changes?|this (?:pr|commit|change|patch)|did|done|made|added|following|work|fix(?:es)?|includes?|summary)\b/i,
  ],
  ['numbers', /\b(?:results?|benchmarks?|tests?|before|after|numbers|ran)\b/i],
  ['trouble', /\b(?:problems?|issues?|because|reasons?|downsides?|when|if|until|errors?|fail\w*)\b/i],
]

/** What the sentence that announces a list says about its items. */
export function readLeadIn(leadIn: string | undefined): string | undefined {
  return leadIn && LEAD_INS.find(([, pattern]) => pattern.test(leadIn))?.[0]
}

export const FAULTS = ['defect', 'failure', 'wrongness', 'slowness', 'inability', 'outage']
const GAINS = [
  'noLonger',
  'isNow',
  'afterChange',
  'works',
  'restored',
  'gain',
  'allows',
  'averts',
  'noHarm',
  'absence',
  'confirmation',
]

/** Cues that change their meaning beside others: "now works" and "now fails", "from 20s to 5s" and "timeout from 20s to 5s". */
function pairsOf(cues: readonly string[], hasQuantity: boolean): string[] {
  const isFault =
    FAULTS.some((cue) => cues.includes(cue)) && !cues.includes('relief') && !cues.includes('noHarm')
  const isGain = GAINS.some((cue) => cues.includes(cue))
  return [
    ...(isGain && isFault ? ['gain+fault'] : []),
    ...(isGain && !isFault ? ['pure gain'] : []),
    ...(isFault && !isGain ? ['pure fault'] : []),
    ...(hasQuantity && cues.includes('gain') ? ['quantity+gain'] : []),
    ...(hasQuantity && cues.includes('setting') ? ['quantity+setting'] : []),
    ...(isGain && !cues.includes('afterChange') && (cues.includes('future') || cues.includes('should'))
      ? ['gain+future']
      : []),
  ]
}

function clauseFeatures(clause: Clause | undefined): string[] {
  if (!clause) return ['no clause']
  return [
    ...manner(clause),
    `form:${clause.form}`,
    ...(clause.isNegated ? ['negated'] : []),
    ...(clause.attitude ? ['attitude'] : []),
  ]
}

/** Who does something, of what kind that is, and whether it is done. */
function manner({ subject, verb, modality }: Clause): string[] {
  const kind = STUDYING.has(verb.base) ? 'study' : verb.isWork ? 'work' : 'state'
  return [`who:${subject}`, `verb:${kind}`, `modality:${modality}`]
}

/** "Partially replaces https://..." and "This reverts commit 1a2b3c4d." say nothing once the address is gone. */
function isOnlyAddress({ kind, marks, text }: Sentence): boolean {
  if (kind === 'title') return false
  if (/^this reverts commit [0-9a-f]{7,40}\.?$/i.test(text)) return true
  const urls = marks.filter((mark) => mark.kind === 'url')
  const told = urls.reduceRight((rest, url) => rest.slice(0, url.start) + rest.slice(url.end), text)
  return urls.length > 0 && told.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length < 4
}

/** What a form asks of the one who fills it in, and greetings. */
const NOT_TOLD =
  /^(?:(?:special |many )?thanks?\b(?! to (?:the |our |my |an? )?[a-z][^,]{2,60}, (?:the|our|my|it|we|I|all|this)\b)|thank you|kudos|cc\b|hi\b|hello\b|n\/a\b|please (?:delete|describe|remove|check|include|provide|fill|read|make sure|ensure|note that this|select|add)\b|see you\b|(?:read|see|find|check)\b.{0,40}\bhere\.?$|that's all\b|stay tuned|your (?:pr|pull request|changes?|code|commits?)\b)|\brelease notes? (?:are|is) (?:not )?(?:required|needed)\b/i

/** Whose work it rests on and who saw it: "Based on a patch by Ann Lee", "Patch from Bo", "Spotted by Cy". */
const CREDIT =
  /^(?!.*\b(?:I|we|it|there|this)\b)(?:based (?:up)?on (?:(?:an?|the|some|my|our) )?(?:[\w#-]+ ){0,3}(?:patch(?:es)?|diffs?|PRs?|pull requests?|commits?|ideas?|reports?|suggestions?|work|discussions?|code|proposal|feedback)\b[^,;:]{0,80}|(?:(?:original|initial|bug) )?(?:patch|diff|idea|report|suggestion)(?:es|s)? (?:from|by) [^,;:]{2,60}|(?:spotted|noticed|reported|suggested|requested|pointed out|reviewed|tested|found|proposed|contributed)(?: and [a-z]+)? by (?![a-z]+ing\b)[^,;:]{2,60})$/i

/** When a page was written, how long it takes to read, what time a report covers. */
const BYLINE =
  /^(?:(?:published|posted|written|updated|created|submitted|last (?:updated|edited|modified))(?:\s(?:on|at|by)|:|(?=\s(?:[A-Z][a-z]{2,8}\.?\s)?\d))\s.{0,40}\d.{0,20}$|(?:time|reporting|review) period\b)/i
/** "4 min read", also where a page's date is glued to it. */
const READING_TIME = /\b\d+ min(?:ute)? read(?:[A-Z]|\b)/

/** "Start time: 09:15 AM", "Resolved: 2024-05-02 10:40 UTC": when, and nothing else. */
const MOMENT =
  /^(?:(?:incident|outage|event)\s)?(?:start|end|began|begin|started|ended|detect(?:ed|ion)|resolved|resolution|reported|acknowledged|mitigated|closed)(?:\s(?:time|date|at|on))*\s?:\s(?=[^\n]*(?:\d:\d\d|\d[-/]\d|[a-z]{3}\s\d|\d\s?[ap]m))(?:[\d\s:.,/-]|T(?=\d)|[AaPp]\.?[Mm]\.?|[A-Z]{2,4}\b|(?:st|nd|rd|th)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)+$/i

/** "Works on Windows", "compiles without warnings": a box that says how the thing does, not what was done. */
function isCheck(text: string): boolean {
  const [, word = ''] =
    /^([a-z]+s)\s(?:[a-z]+ly|on|without|from|in|with|under|as|at|fine|well|again)\b/i.exec(text) ?? []
  return verbIn(word.toLowerCase(), 's') !== undefined
}

function isTelling(sentence: Sentence): boolean {
  if (sentence.section === 'meta' || NOT_TOLD.test(sentence.text) || CREDIT.test(sentence.text)) return false
  if (BYLINE.test(sentence.text) || READING_TIME.test(sentence.text) || MOMENT.test(sentence.text))
    return false
  if (sentence.box === 'empty' || (sentence.section === 'boilerplate' && sentence.box)) return false
  if (isOnlyAddress(sentence) || (sentence.box && isCheck(sentence.text))) return false
  if (sentence.kind === 'row') return /\d/.test(sentence.text)
  if (sentence.kind === 'data') return /\d/.test(sentence.text)
  return (
    sentence.kind === 'title' ||
    sentence.kind === 'prose' ||
    sentence.kind === 'item' ||
    sentence.kind === 'quote'
  )
}
