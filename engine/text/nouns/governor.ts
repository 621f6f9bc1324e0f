import { LIGHT_ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { isTwinQuality } from '../clauses/twin-qualities.ts'
import { readVerb } from '../clauses/verbs.ts'

export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const PREPOSITIONS = setOf(`
  of in on at to for from with by about into onto over under through across between within without inside outside against
  per like around behind beyond near off via towards toward during before after since until despite alongside beneath besides beside above below along throughout as than using including
`)
export const CONJUNCTIONS = setOf('when if because where while once unless until since although though so')
/** Helping verbs: a phrase before one of them is a subject. */
export const HELPERS = setOf(`
  is are was were be been being am has have had do does did will would can could should shall may might must cannot
  isn't aren't wasn't weren't doesn't didn't can't couldn't won't wouldn't hasn't haven't hadn't
`)
/** Words that no noun phrase goes beyond. */
export const STOPS = setOf(`
  a an the my our your his her its their this that these those some any each every another no such both either neither all
  i we you he she it they me us him them myself ourselves itself themselves yourself who whom whose which what and or but
  nor so yet if when whenever while where wherever why how because though although unless whether however therefore thus
  hence also then there here now just only even still already again too very quite rather really almost always never ever
  often sometimes once twice soon later earlier ago today yesterday tomorrow maybe perhaps instead anyway anymore otherwise
  together apart away back forth else etc not up out down off much many more most less least few several enough it's i'm
  i've that's there's let's due according above below
`)
/** What may stand before a verb in each form, so that it is one: "to upload" against "an upload". */
const BEFORE_PAST = setOf('^ , and or then ; i we not also had have has which that who it he she they team')
const BEFORE_BASE = setOf(
  '^ to can will would could should must may might cannot not you they i we and or let',
)
const BEFORE_ING = setOf(`
  ^ by for from without before after when while instead and or , ; started finished continued began avoid stop stopped keep
`)
const BEFORE_S = setOf('it that which this change pr patch and')
const PARTICLES = setOf('up out off down back away')
const ADVERB = /ly$|^(?:also|now|then|just|only|already|longer)$/
/** "Reply button", "assembly line", "read-only view", "user-friendly page": what ends like an adverb and is never one. */
const NAMES_LY = /^(?:family|assembly|reply|supply|anomaly|friendly|[a-z]+-(?:friendly|only|early))$/i
/** How often a thing comes round: no adverb before it. */
const RHYTHM = setOf('hourly daily nightly weekly monthly quarterly yearly early')

/** Whether a word says how something is done, wherever it stands: "slowly", but not "reply". */
export function endsAsAdverb(word: string): boolean {
  return word.endsWith('ly') && !NAMES_LY.test(word)
}

/** Whether a word that ends like an adverb may open a thing: "nightly build", "reply button". */
export function mayOpenThing(word: string): boolean {
  return RHYTHM.has(word) || NAMES_LY.test(word)
}
/** What ends a sentence. */
const STOP_MARKS = setOf('. ! ?')
/** Verbs that a deed may follow: "avoided copying". */
export const BEFORE_DEEDS = setOf(`
  allow attempt avoid be begin complete consider continue discontinue discuss do enable enjoy enter explore finish get go
  help include involve keep learn like mention mind need permit practise practice prevent quit recommend remember require
  research resist resume risk spend start stop suggest support try work
`)

const ADJECTIVES = setOf(
  'complicated dedicated limited advanced detailed shared mixed accompanying corresponding',
)
const AVERAGES = setOf('average total median mean peak')
const ARTICLES = setOf('a an the my our your its their')
/** After one of them two nouns may share the next: "no size or speed difference". */
const SHARED = setOf('no any neither either')

/** Helping verbs that may govern a thing as well: "has a lock", "did a demo". */
const HELPING_OR_NOT: ReadonlyMap<string, string> = new Map([
  ['has', 'v:have'],
  ['have', 'v:have'],
  ['had', 'v:have'],
  ['do', 'v:do'],
  ['did', 'v:do'],
])

/** The word at this place, or the one before it where this one only says how new or large a thing is. */
function articleBefore(tokens: readonly string[], at: number): string {
  const word = tokens[at]?.toLowerCase() ?? ''
  return LIGHT_ADJECTIVES.has(word) ? (tokens[at - 1]?.toLowerCase() ?? '') : word
}

/** What governs the words from `after` on: the preposition, conjunction or verb before them. */
export function governorBefore(tokens: readonly string[], after: number): string | undefined {
  // "set up", "turned off"
  const at =
    PARTICLES.has(tokens[after - 1]?.toLowerCase() ?? '') && readVerb(tokens[after - 2] ?? '').length > 0
      ? after - 1
      : after
  const word = tokens[at - 1]
  if (word === undefined || STOP_MARKS.has(word)) return '^'
  const small = word.toLowerCase()
  // "The tests and React components": a name, not what one does.
  if (at > 1 && /^[A-Z][a-z]/.test(word) && !/[.!?:]$/.test(tokens[at - 2] ?? '')) return undefined
  if (PREPOSITIONS.has(small)) {
    // "AT Protocol" is a name.
    if (small !== word && /^[A-Z]{2,}$/.test(word)) return undefined
    // "The team's in class demo".
    if (/['\u2019]s$/.test(tokens[at - 2] ?? '')) return undefined
    // In "the outside world" and "a new about page" it is no preposition.
    return ARTICLES.has(articleBefore(tokens, at - 2)) ? undefined : small
  }
  // "So that user can choose".
  if (CONJUNCTIONS.has(small) || (small === 'that' && tokens[at - 2]?.toLowerCase() === 'so')) return 'if'
  if (HELPERS.has(small)) return HELPING_OR_NOT.get(small)
  if (small === 'such') return isOneOfMany(tokens[at - 2]) ? undefined : 'such'
  if (small === 'and' && /[a-z][A-Z]|_/.test(tokens[at - 2] ?? '')) return 'beside'
  if (small === 'and' && isOneThing(tokens.slice(Math.max(0, at - 6), at - 1))) return 'pair'
  // "Average response time fell".
  if (STOPS.has(small) || ADJECTIVES.has(small) || AVERAGES.has(small)) return undefined
  const readings = readVerb(small)
  const [reading] = readings
  if (!reading || !/^[A-Za-z][a-z-]+$/.test(word)) return undefined
  // "The back end and front end".
  if (/^(?:front|back)$/.test(small) && /^end$/i.test(tokens[after] ?? '')) return undefined
  let before = at - 2
  while (before >= 0 && isAdverb(tokens, before)) before--
  // "The kernel now maps", "the compiler no longer emits", "when user drags".
  const isActing = before < at - 2 || COUNT_NOUNS.has(tokens[before] ?? '')
  const previous = (tokens[before] ?? '^').toLowerCase()
  if (/^(?:or|and|nor)$/.test(previous) && SHARED.has(tokens[before - 2]?.toLowerCase() ?? ''))
    return undefined
  // "a modern, batched renderer" lists adjectives.
  const listed = tokens[before - 1] ?? ''
  if (previous === ',' && /^(?:an?|the)$/i.test(tokens[before - 2] ?? '') && !isThing(listed))
    return undefined
  if (previous === 'and' && isTwinQuality(tokens.slice(0, before).join(' '), small, tokens[after]))
    return undefined
  // "Parsed the width, type and sign prefix": no verb before it has the form that this one would have.
  if (/^(?:and|or)$/.test(previous) && !hasLike(small, tokens.slice(0, before))) return undefined
  const isVerb = readings.some(
    ({ form }) =>
      (form === 'past' && BEFORE_PAST.has(previous)) ||
      (form === 'base' && BEFORE_BASE.has(previous)) ||
      (form === 'ing' && (BEFORE_ING.has(previous) || isBeing(previous) || takesDeed(previous))) ||
      (form === 's' &&
        (BEFORE_S.has(previous) || (isActing && (before < at - 2 || !NOUN_VERBS.has(reading.verb.base))))),
  )
  // "A rack and a dying drive": what a thing does by itself has no object.
  return isVerb && !/^(?:die|fail|crash|exist|remain|lag)$/.test(reading.verb.base)
    ? `v:${reading.verb.base}`
    : undefined
}

/** "No longer maps" has an adverb, "no mapping layer" and "nightly backup job" have none. */
function isAdverb(tokens: readonly string[], at: number): boolean {
  const word = tokens[at]?.toLowerCase() ?? ''
  return word === 'no' ? tokens[at + 1] === 'longer' : ADVERB.test(word) && !mayOpenThing(word)
}

/** "The labels, added": what is many or counted is no quality. */
function isThing(word: string): boolean {
  return COUNT_NOUNS.has(word) || COUNT_NOUNS.has(word.replace(/s$/, ''))
}

/** "No such file". */
function isOneOfMany(before = ''): boolean {
  return /^(?:no|any|one|other|some|many|several|as|every|each|another|all|of|two|the)$/i.test(before)
}

/** "A desk lamp", before "and". */
function isOneThing(tokens: readonly string[]): boolean {
  const from = tokens.findLastIndex((token) => !/^[a-z][a-z-]+$/.test(token) || token.length < 3)
  return /^an?$/i.test(tokens[from] ?? '') && tokens.length - from > 2 && COUNT_NOUNS.has(tokens.at(-1) ?? '')
}

/** "Was copying". */
function isBeing(word: string): boolean {
  return /^(?:is|are|was|were|been|be|am)$/.test(word)
}

/** "Avoided copying". */
function takesDeed(word: string): boolean {
  return readVerb(word).some(({ verb }) => BEFORE_DEEDS.has(verb.base))
}

/** Whether something before the "and" has the form that a word behind it would have if it were a verb: "the bolt and sets counter" has none. */
function hasLike(word: string, before: readonly string[]): boolean {
  if (NOUN_VERBS.has(word)) return hasBase(before)
  const forms = readVerb(word).map(({ form }) => form)
  if (forms.every((form) => form === 'ing'))
    return before.some((token, at) => token.endsWith('ing') && !ARTICLES.has(before[at - 1] ?? ''))
  if (forms.every((form) => form === 's'))
    return before.some((token) => readVerb(token.toLowerCase()).some(({ form }) => form === 's'))
  return true
}

/** Whether a verb in its base form stands in a sentence: behind "to" or a helper, or at its start. */
function hasBase(tokens: readonly string[]): boolean {
  return tokens.some(
    (token, at) =>
      (at === 0 ||
        BEFORE_BASE.has(tokens[at - 1]?.toLowerCase() ?? '') ||
        HELPERS.has(tokens[at - 1]?.toLowerCase() ?? '') ||
        STOP_MARKS.has(tokens[at - 1] ?? '')) &&
      readVerb(token.toLowerCase()).some(({ form }) => form === 'base'),
  )
}

/** "Error messages next to the field", "maps along with their keys": what ends a phrase together with its second word. */
export function isBeside(word: string, next = ''): boolean {
  return next === 'to'
    ? /^(?:next|close|according)$/.test(word)
    : next === 'with' && /^(?:along|together)$/.test(word)
}
