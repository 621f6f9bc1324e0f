import { NOUN_VERBS } from '../lexicon/noun-verbs.ts'
import { isLetter, isLetterOrNumber, isSpace } from './characters.ts'
import { matchesIn } from './matches.ts'
import { isMeantBare } from './meant-bare.ts'
import { isPairName } from './pair-name.ts'
import { isOfSubject, opensMeasure } from './subject-verb.ts'
import { isTwinQuality } from './twin-qualities.ts'
import { readVerb } from './verbs.ts'

/** A noun phrase without an article, with what stands around it. */
export type BareNoun = {
  /** A preposition, "^" at the start of a sentence, "if" after a conjunction, or "v:" and the verb whose object it is. */
  governor: string
  /** Where it begins in the text. */
  start: number
  words: readonly string[]
  /** The word or mark that ends it, "" at the end of the text. */
  next: string
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const PREPOSITIONS = setOf(`
  of in on at to for from with by about into onto over under through across between within without inside outside against
  per like around behind beyond near off via towards toward during before after since until despite as than using including
`)
const CONJUNCTIONS = setOf('when if because where while once unless until since although though so')
/** Helping verbs: a phrase before one of them is a subject. */
export const HELPERS = setOf(`
  is are was were be been being am has have had do does did will would can could should shall may might must cannot
  isn't aren't wasn't weren't doesn't didn't can't couldn't won't wouldn't hasn't haven't hadn't
`)
/** Words that no noun phrase goes beyond. */
const STOPS = setOf(`
  a an the my our your his her its their this that these those some any each every another no such both either neither all
  i we you he she it they me us him them myself ourselves itself themselves yourself who whom whose which what and or but
  nor so yet if when whenever while where wherever why how because though although unless whether however therefore thus
  hence also then there here now just only even still already again too very quite rather really almost always never ever
  often sometimes once twice soon later earlier ago today yesterday tomorrow maybe perhaps instead anyway anymore otherwise
  together apart away back forth else etc not up out down off much many more most less least few several enough it's i'm
  i've that's there's let's due according
`)
/** Words that make an article needless or mean something else than a thing. */
const DETERMINERS = setOf(`
  a an the my our your his her its their this that these those some any each every another no such both either neither all
  one two three four five six seven eight nine ten many more most several few much less what which whose how why when where
  if whether not only just even also up out off down back away together due last next pretty
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
const ADVERB = /ly$|^(?:also|now|then|just|only|already)$/
/** What ends a sentence, and what parts words within it. */
const STOP_MARKS = setOf('. ! ?')
const MARKS = setOf('. ! ? , ;')

const TOKEN = /[\p{L}\p{N}_](?:[^\s,;:!?"()[\]]*[\p{L}\p{N}_+#%)\]])?|\S/gu

const TAKES = /^(?:takes|needs|costs|lasts|handles|uses)$/

/** The noun phrases of a sentence that something governs and that have no article, with a common noun at their end. */
export function bareNounsIn(text: string): BareNoun[] {
  const matches = matchesIn(text, TOKEN)
  const tokens = matches.map(([token]) => token)
  const found: BareNoun[] = []
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i] ?? ''
    const start = matches[i]?.index ?? 0
    // "Release takes 20 min": no thing that is released.
    if (TAKES.test(first)) continue
    if (!opensPhrase(first) || !isSetOff(text, start) || !isSetOff(text, matches[i - 1]?.index ?? 0)) continue
    const governor = governorBefore(tokens, i)
    if (governor === undefined || (first.endsWith('ing') && !governsThing(governor))) continue
    const end = endOfPhrase(tokens, i)
    const words = tokens.slice(i, end)
    const next = tokens[end] ?? ''
    // "new URL(x)" is code.
    if (
      next === '(' &&
      /[A-Z_]/.test(words.at(-1) ?? '') &&
      matches[end]?.index === (matches[end - 1]?.index ?? 0) + (tokens[end - 1]?.length ?? 0)
    )
      continue
    const isSubject = HELPERS.has(next.toLowerCase()) || opensMeasure(tokens.slice(end, end + 4))
    // "Make sure the lamp is on".
    if (words.includes('sure')) continue
    if (words.length === 0 || words.length > 5 || /^[#:\d]/.test(next)) continue
    if ((governor === '^' || governor === 'if') && !isSubject) continue
    // "Testing document is long", "profiling shows a gain": the first word is a thing, not what one does.
    if (isSubject || readVerb(first).some(({ form }) => form === 's'))
      if (/^\p{Lu}[a-z]+ing$/u.test(tokens[i - 1] ?? '') && governor.startsWith('v:')) continue
    // "Sleep current is low", "Alert volume fell": the word that could be a verb is part of the subject.
    if ((isSubject || moves(tokens[0] ?? '', next)) && i === 1 && governor.startsWith('v:')) continue
    if (
      i === 1 &&
      governor.startsWith('v:') &&
      isOfSubject(tokens[0] ?? '', text.slice((tokens[0] ?? '').length))
    )
      continue
    const before = tokens[i - 2] ?? ''
    if (governor === 'to' && isPairName(tokens.slice(0, i - 1), first)) continue
    if (isSetPhrase(governor, before, words, next)) continue
    if (isMeantBare({ governor, before, words, next, second: tokens[end + 1] ?? '' })) continue
    const opensText = governor === '^' && words.length === 1
    if (first.endsWith('ing') && words.length === 1) continue
    if (!(opensText ? /^[A-Za-z][a-z-]+$/ : COMMON_NOUN).test(words.at(-1) ?? '')) continue
    found.push({ governor: isSubject && CONJUNCTIONS.has(governor) ? 'if' : governor, start, words, next })
  }
  return found
}

/** A common noun, which some are though they are written in capitals. */
const COMMON_NOUN = /^(?:[a-z][a-z-]+|API|CLI|DB|GUI|ID|PCB|SDK|UI|URL|VM|SEGFAULT|SIGSEGV|NPE|RFC)$/

/** In "improved testing document" something was improved; "started testing documents" goes on with a deed. */
function governsThing(governor: string): boolean {
  return governor.startsWith('v:') && !BEFORE_DEEDS.has(governor.slice(2))
}

const BEFORE_DEEDS = setOf(`
  allow attempt avoid be begin complete consider continue discontinue discuss do enable enjoy enter explore finish get go
  help include involve keep learn like mention mind need permit practise practice prevent quit recommend remember require
  research resist resume risk spend start stop suggest support try work
`)

/** Whether a space or nothing stands before it. */
function isSetOff(text: string, at: number): boolean {
  if (at === 0 || isSpace(text.charCodeAt(at - 1)) || MARKS.has(text.charAt(at))) return true
  const before = text.charAt(at - 1)
  return before === '(' || MARKS.has(before)
}

/** "to load", "side by side", "from start to end", "a kind of cache". */
function isSetPhrase(governor: string, before: string, words: readonly string[], next: string): boolean {
  const [first = '', second] = words
  if (governor === 'to' && readVerb(first).some(({ form }) => form === 'base')) return true
  if (governor === 'of' && /^(?:kind|class|type|sort)(?:e?s)?$|^(?:form|piece|bit)$/i.test(before))
    return true
  // "The game over screen", "an in memory table".
  if (/^over$/i.test(governor) && /^game$/i.test(before)) return true
  if (/^in$/i.test(governor) && /^memory$/i.test(first) && words.length > 1) return true
  // "The sign in page".
  if (/^in$/i.test(governor) && /^(?:log|sign|opt|plug)$/i.test(before)) return true
  if (second !== undefined) return false
  return before.toLowerCase() === first.toLowerCase() || (governor === 'from' && next === 'to')
}

const ENDINGS = ["'s", '\u2019s', 'ly']
/** How often a thing comes round: no adverb before it. */
const RHYTHM = /^(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|early)$/
/** "400-line". */
const SIZED = /^\d+-[a-z]+$/

function opensPhrase(word: string): boolean {
  const small = word.toLowerCase()
  if ((!isLetter(word.codePointAt(0) ?? 0) && !SIZED.test(word)) || DETERMINERS.has(small)) return false
  if (small.endsWith('ing') && !word.endsWith('ing')) return false
  return RHYTHM.test(small) || !ENDINGS.some((ending) => small.endsWith(ending))
}

const ADJECTIVES = setOf('complicated dedicated limited advanced detailed shared mixed')
const ARTICLES = setOf('a an the my our your its their')
/** After one of them two nouns may share the next: "no size or speed difference". */
const SHARED = setOf('no any neither either')

/** What governs the words from `after` on: the preposition, conjunction or verb before them. */
function governorBefore(tokens: readonly string[], after: number): string | undefined {
  // "set up", "turned off"
  const at =
    PARTICLES.has(tokens[after - 1]?.toLowerCase() ?? '') && readVerb(tokens[after - 2] ?? '').length > 0
      ? after - 1
      : after
  const word = tokens[at - 1]
  if (word === undefined || STOP_MARKS.has(word)) return '^'
  const small = word.toLowerCase()
  // "The tests and React components": a name, not what one does.
  if (/^[A-Z][a-z]/.test(word) && at > 1 && !/[.!?:]$/.test(tokens[at - 2] ?? '')) return undefined
  // "Average response time fell".
  if (/^(?:average|total|median|mean|peak)$/.test(small)) return undefined
  // "AT Protocol" is a name.
  if (PREPOSITIONS.has(small) && /^[A-Z]{2,}$/.test(word)) return undefined
  // In "the outside world" and "an off switch" it is no preposition.
  if (PREPOSITIONS.has(small)) return ARTICLES.has(tokens[at - 2]?.toLowerCase() ?? '') ? undefined : small
  if (CONJUNCTIONS.has(small)) return 'if'
  if (STOPS.has(small) || HELPERS.has(small) || ADJECTIVES.has(small) || !/^[A-Za-z][a-z-]+$/.test(word))
    return undefined
  // "The back end and front end".
  if (/^(?:front|back)$/.test(small) && /^end$/i.test(tokens[after] ?? '')) return undefined
  const readings = readVerb(small)
  const [reading] = readings
  if (!reading) return undefined
  let before = at - 2
  while (before >= 0 && ADVERB.test(tokens[before] ?? '')) before--
  const previous = (tokens[before] ?? '^').toLowerCase()
  if (/^(?:or|and|nor)$/.test(previous) && SHARED.has(tokens[before - 2]?.toLowerCase() ?? ''))
    return undefined
  // "a modern, batched renderer" lists adjectives.
  if (previous === ',' && /^(?:an?|the)$/i.test(tokens[before - 2] ?? '')) return undefined
  if (previous === 'and' && isTwinQuality(tokens.slice(0, before).join(' '), small, tokens[after]))
    return undefined
  // "Parsed the width, type and sign prefix": no verb before it has the form that this one would have.
  if (/^(?:and|or)$/.test(previous) && NOUN_VERBS.has(small) && !hasBase(tokens.slice(0, before)))
    return undefined
  const isVerb = readings.some(
    ({ form }) =>
      (form === 'past' && BEFORE_PAST.has(previous)) ||
      (form === 'base' && BEFORE_BASE.has(previous)) ||
      (form === 'ing' && BEFORE_ING.has(previous)) ||
      (form === 's' && BEFORE_S.has(previous)),
  )
  // "A rack and a dying drive": what a thing does by itself has no object.
  return isVerb && !/^(?:die|fail|crash|exist|remain|lag)$/.test(reading.verb.base)
    ? `v:${reading.verb.base}`
    : undefined
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

/** "A test blocking the build": what the thing does, and no part of its name. */
const DOING =
  /^(?:causing|blocking|breaking|preventing|affecting|leading|resulting|making|containing|allowing|returning|showing|requiring|covering|describing|explaining)$/
const DIRECTION = /^(?:north|south|east|west|ahead|short|upstream|downstream|upwards?|inside|outside)$/

function endOfPhrase(tokens: readonly string[], start: number): number {
  let end = start
  while (end < tokens.length && end - start < 6) {
    const token = tokens[end] ?? ''
    const small = token.toLowerCase()
    if (!isLetterOrNumber(token.codePointAt(0) ?? 0)) break
    if (STOPS.has(small) || PREPOSITIONS.has(small) || HELPERS.has(small)) break
    // "Timezones west of Paris".
    if (end > start && DIRECTION.test(small) && tokens[end + 1] === 'of') break
    if (end > start && (small.endsWith('ly') || (token === small && isPastOnly(small)))) break
    if (end > start && DOING.test(small)) break
    if (end > start && small.endsWith('s') && opensMeasure(tokens.slice(end, end + 4))) break
    end++
  }
  return end
}

/** Whether a word that may be a verb or a noun opens a subject, since a verb follows that is no participle. */
function moves(first: string, next: string): boolean {
  const forms = readVerb(next).map(({ form }) => form)
  return (
    readVerb(first).every(({ form }) => form === 'base' || form === 's') &&
    forms.includes('past') &&
    (!forms.includes('participle') || /^(?:dropped|improved|increased|decreased|jumped|climbed)$/.test(next))
  )
}

/** "the function called twice": a past tense after a noun begins something else. */
function isPastOnly(word: string): boolean {
  const forms = readVerb(word).map(({ form }) => form)
  return forms.includes('past') && !forms.includes('base')
}
