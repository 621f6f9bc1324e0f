import { CUES } from './lexicon/cues.ts'
import { STUDYING } from './lexicon/verbs.ts'
import { onceForText } from './once.ts'
import { type Clause, readClause, splitLead } from './text/clauses/clauses.ts'
import { isNamed } from './text/clauses/compound.ts'
import { isDoingSubject } from './text/clauses/doing-subject.ts'
import { orderAtHead } from './text/clauses/order-at-head.ts'
import { isTroubleName } from './text/clauses/trouble-name.ts'
import { readJotted } from './text/clauses/without-was.ts'
import { figureFeatures, isEndOfChange } from './text/figures/figures.ts'
import { findQuantities, type Quantity, tellsChange } from './text/figures/quantities.ts'
import type { Document, Sentence } from './text/lines/document.ts'
import { isOfLabel, labelledItems } from './text/lines/labelled-items.ts'
import { headsReport } from './text/lines/title.ts'
import { ofChange } from './text/lines/trailers.ts'
import { isOldHabit, isOldState } from './text/meaning/old-state.ts'
import { isOwnHarm, opensIncident } from './text/meaning/own-harm.ts'
import { isOwnMistake } from './text/meaning/own-mistake.ts'
import { isAfterDeed } from './text/meaning/time-after.ts'
import { isSubjectAfterAll } from './text/parting/spliced.ts'
import { sortByOpenings } from './text/patterns/word-openings.ts'
import { type ToldLine, tellLines } from './told-lines.ts'
import { plainWords, stemsOf, wordsInPlace } from './words-in-place.ts'

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
  const name = document.title?.sentence.text ?? ''
  const subject = new Set(wordsOf(name))
  const counts = countWordsOf(document)
  const told = tellLines(document, SENTENCE_LIMIT)
  const cuesOf = findCues(told.map(({ body }) => body))
  const clauses = readClauses(document, told)
  const isOfChange = document.sentences.some(({ kind, text }) => kind === 'trailer' && ofChange(text))
  const readings = told.map(({ sentence, parts, body }, at) => {
    const clause = clauses[at]
    const cues = cuesOf[at] ?? []
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
      ...(isOfChange && sentence.kind === 'title' ? ['of a change'] : []),
      ...(!clause && isDoingSubject(splitLead(body).body) ? ['doing subject'] : []),
      ...topicFeatures(body, sentence.kind === 'title' ? new Set() : subject, counts),
    ]
    return { sentence, body, clause, quantities, features, stems: stemsOf(body) }
  })
  return withNeighbours(readings, name)
}

/** What each line says that somebody or something did, where it says so. */
function readClauses(document: Document, told: readonly ToldLine[]): (Clause | undefined)[] {
  const isNote = document.sentences.length <= NOTE && !document.title
  const labelled = labelledItems(told.map(({ sentence }) => sentence))
  const isToldInPast = told.some(({ body }) => isPastDeed(readClause(body)))
  return told.map(({ sentence, parts, body }, at) => {
    const read =
      readLine(body, parts && sentence.kind) ??
      (isNote && sentence.kind === 'prose' ? readJotted(body) : undefined)
    const isNoDeed =
      read &&
      (isNamed({ sentence, parts, body, clause: read, isToldInPast }) ||
        (labelled.has(sentence) && isOfLabel(read.rest)) ||
        (parts !== undefined && headsReport(parts)) ||
        (read.subject === 'none' && /^(?:old|before)(?: way)?$/i.test(sentence.label ?? '')) ||
        (told[at - 1]?.sentence.index === sentence.index && isSubjectAfterAll(body, read)))
    if (isNoDeed) return undefined
    return at === 0 ? ofTheChange(body, read) : read
  })
}

/** Adds the words of each line, and what only the lines around it tell of it. */
function withNeighbours(
  readings: readonly (Omit<Reading, 'words'> & { stems: string[] })[],
  name: string,
): Reading[] {
  const shapes = readings.map(shapeOf)
  return readings.map(({ stems, ...reading }, index) => ({
    ...reading,
    words: [
      ...plainWords(stems),
      ...wordsInPlace(reading, stems, readings[index - 1]?.stems[0], readings[index + 1]?.stems[0]),
    ],
    features: [
      ...reading.features,
      ...(isOldState(readings, index) ? ['old state'] : []),
      ...(isOldHabit(readings, index) ? ['old habit'] : []),
      ...(isAfterDeed(readings, index) ? ['aftermath'] : []),
      ...((index === 1 && opensIncident(name, reading.body, reading.clause)) ||
      isOwnHarm(
        reading.body,
        reading.clause,
        [1, 2].map((ahead) => readings[index + ahead]?.body),
      ) ||
      isOwnMistake(readings[index - 1]?.body, reading.body, reading.clause, readings[index + 1]?.body)
        ? ['own harm']
        : []),
      ...(shapes[index - 1] ?? EDGE).map((feature) => `before ${feature}`),
      ...(shapes[index + 1] ?? EDGE).map((feature) => `after ${feature}`),
    ],
  }))
}

/** The clause of a sentence; a subject line or an item may be an order by a verb that no table has. */
function readLine(body: string, kind: Sentence['kind'] | undefined): Clause | undefined {
  const clause = readClause(body)
  if (clause && isTroubleName(body, clause)) return undefined
  return clause?.verb.isWork || !kind ? clause : (orderAtHead(body, kind !== 'item') ?? clause)
}

/** "This makes the lamp dim", before anything else is told: of what but the change? */
function ofTheChange(body: string, clause: Clause | undefined): Clause | undefined {
  const isOfChange = clause?.subject === 'this' && clause.form === 's' && clause.verb.isWork
  return isOfChange && /^this\s/i.test(body) ? { ...clause, subject: 'change' } : clause
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

const CUE_NAMES = Object.keys(CUES)
const CUE_PATTERNS = Object.values(CUES)
const cuesCalledFor = sortByOpenings(CUE_PATTERNS)

/** The cues that each text holds. */
function findCues(texts: readonly string[]): string[][] {
  const calledFor = texts.map(cuesCalledFor)
  const found = texts.map((): string[] => [])
  // Cue by cue over all texts: a pattern that has just run is still at hand for the next one.
  CUE_PATTERNS.forEach((pattern, cue) => {
    texts.forEach((text, at) => {
      if (calledFor[at]?.[cue] && pattern.test(text)) found[at]?.push(CUE_NAMES[cue] ?? '')
    })
  })
  return found
}

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

const LEAD_INS: [string, RegExp][] = [
  ['alternatives', /\b(?:alternativ|option|would have|could have|instead|considered|rejected)/i],
  [
    'plans',
    /\b(?:next|will|todo|to do|plan|future|remain|should|later|need|(?:currently|actively|still) working on|in progress|wish ?list|agenda|ideas\b|milestones? to\b|goals? (?:to|for)\b)/i,
  ],
  // "Found 3 bugs:", but "bugs found and fixed:".
  [
    'trouble',
    /^(?!.*\b(?:fix|solv|resolv|address|clos|mend))(?:.*\s)?(?:found|noticed|spotted|discovered|hit|had|have|encountered|faced|into|saw|known)\s(?:[\w-]+\s){0,4}?(?:bugs?|issues?|problems?|errors?|faults?|failures?|crashes|symptoms)\b[^:]{0,20}:?$/i,
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
