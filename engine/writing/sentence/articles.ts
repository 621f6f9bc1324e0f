import { spellingOf } from '../../facts/technologies/spellings.ts'
import { IDIOMS } from '../../lexicon/article-idioms.ts'
import { FIRST_WORDS, GOVERNORS, NEXT_WORDS, NOUNS, PAIRS, SHAPES } from '../../lexicon/article-weights.ts'
import { ADJECTIVES, LIGHT_ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { EVENT_NOUNS } from '../../lexicon/count-nouns.ts'
import { MASS, STUFF } from '../../lexicon/mass-nouns.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { isCounted } from '../../text/nouns/counted.ts'
import { type BareNoun, bareNounsIn } from '../../text/nouns/governed-nouns.ts'
import { HELPERS, PREPOSITIONS } from '../../text/nouns/governor.ts'
import { isByKey, isMass, isOfMany, sharesDoing, sharesThings } from '../../text/nouns/meant-bare.ts'
import { isPlural } from '../../text/nouns/plural.ts'
import { FAULT, FAULTY, isOneFault, MENDING } from '../one-fault.ts'
import type { OwnArticles } from './own-articles.ts'
import { capitalise } from './tidy.ts'

/** What speaks for "a" and for "the", against no article. */
type Weight = readonly [a: number, the: number]

const shapes = weightsIn(SHAPES)
const nextWords = weightsIn(NEXT_WORDS)
const governors = weightsIn(GOVERNORS)
const firstWords = weightsIn(FIRST_WORDS)
const nouns = weightsIn(NOUNS)
const pairs = weightsIn(PAIRS)

function weightsIn(list: string): ReadonlyMap<string, Weight> {
  return new Map(
    list
      .trim()
      .split(/,\s+/)
      .map((entry) => {
        const [, word = '', a, the] = /^(.+) (-?\d+) (-?\d+)$/.exec(entry) ?? []
        return [word, [Number(a) / 10, Number(the) / 10]]
      }),
  )
}

/** Whether manuals have it as a noun: not so the name of a tool that is written small. */
export const isKnownNoun = (word: string): boolean => nouns.has(word)

/** How likely a phrase may still be to stand without an article and yet get one; less for a word that is not known as a noun. */
const DOUBT = 0.3
const DOUBT_OF_UNKNOWN = 0.15
/** What a deed was done to is a thing that notes name without an article more often than manuals do: "raised reader timeout". */
const DOUBT_OF_OBJECT = 0.48
/** Who uses articles leaves one out by oversight alone. */
const DOUBT_OF_WRITTEN_OUT = 0.25
/** What a noun says at least for "a" of which there are several. */
const COUNTED = -0.8

/** A sentence with the articles that notes leave out: "fixed crash in import wizard" is said as "fixed the crash in the import wizard". */
export function withArticles(text: string, own?: OwnArticles): string {
  let said = ''
  let from = 0
  for (const noun of bareNounsIn(text)) {
    const before = text.slice(Math.max(0, noun.start - 16), noun.start)
    if (
      isQuoted(text, noun.start) ||
      AMOUNT.test(before) ||
      (noun.governor === 'by' && isByKey(text.slice(0, noun.start), noun.words[0])) ||
      (noun.next === 'and' && MAKING.test(noun.governor) && sharesDoing(text.slice(noun.start))) ||
      // What a story says was in use, without an article, is a name.
      text.slice(0, noun.start).endsWith('The project was using ') ||
      // "Split the table into header and body".
      (noun.next === 'and' && noun.governor === 'into' && PARTED.test(text.slice(0, noun.start))) ||
      // "With separate reader and writer threads": who uses articles means none; "LED and GPIO drivers" never have one.
      (sharesThings(text.slice(noun.start + noun.words.join(' ').length)) &&
        (/^[A-Z]{2,}$/.test(noun.words.at(-1) ?? '') || own?.(noun.words.join(' ')) === 'none')) ||
      NAMES.test(text.slice(noun.start, noun.start + 60)) ||
      (PRODUCT.test(noun.words.at(-1) ?? '') && spellingOf(noun.words.join(' ')))
    )
      continue
    const isPartOfNew =
      (noun.governor === 'with' && MADE_WITH.test(text.slice(0, noun.start))) ||
      (noun.governor === 'to' && before.endsWith('due to ') && isQuality(noun.words[0]))
    const article = articleFor(noun, own, isPartOfNew)
    // "The proposed patch": the word before has its article.
    if (!article || text.slice(from, noun.start) === ' ') continue
    const [first = ''] = noun.words
    const opening = `${article} ${noun.governor === '^' ? uncapitaliseFirst(noun.words) : first}`
    said += text.slice(from, noun.start) + (noun.governor === '^' ? capitalise(opening) : opening)
    from = noun.start + first.length
  }
  return said + text.slice(from)
}

/** "Built an arm with a gripper", "replaced the valve with a tap": what else it got is new as well. */
const MADE_WITH =
  /\b(?:[Bb]uil[dt]|[Cc]reated?|[Mm]ade|[Dd]esign(?:ed)?|[Ww]r[io]te|[Dd]rew|[Pp]rint(?:ed)?|[Aa]dd(?:ed)?|[Rr]eplaced?|[Ss]wap(?:ped)?|[Ff]itted|[Ee]quip(?:ped)?|[Ww]rap(?:ped)?|[Gg]uard(?:ed)?)\s[^.,;]{1,60}\swith $|\b(?:problem|issue|trouble) with $|\ban? (?:[\w-]+ ){1,3}with $/
const PARTED =
  /\b(?:[Ss]plit|[Bb]r(?:eak|oke)|[Dd]ivided?|[Ss]eparated?|[Cc]ut|[Ff]actor(?:ed)?)\b[^.;]*\sinto\s$/

/** "Due to full disk". */
function isQuality(word = ''): boolean {
  const small = word.toLowerCase()
  return ADJECTIVES.has(small) || LIGHT_ADJECTIVES.has(small) || FAULTY.test(small)
}

/** Of these there is one. */
const OF_ONE =
  /^(?:existing|current|default|same|main|latest|previous|old|original|right|correct|actual|whole|official|rest)$/i

/** "An unused lamp": nobody has heard of it yet. */
const NEEDLESS = /^(?:un[a-z]{3,}|redundant|duplicate|extra|stray|obsolete|dead|single|separate|custom)$/i

/** "In visual studio". */
const PRODUCT = /^(?:studio|cloud|desktop|id|ad)$/i
/** "Step by step", "bed by bed"; "replaced moment with date-fns", both of which are names; "clay/the glaze" has its article; "on push to main" is a branch. */
const NAMES =
  /^way (?:too|more|less|better|worse|[a-z]+er|over|beyond|ahead|behind|up|down)\b|^(?:main|master|trunk|staging|prod)(?=$|[.,;)]|\s(?:and|to|for|with|so|when|if|in|because|after)\b)|^(\w+) (?:by|to|for) \1\b|^\w+\/(?:the|an?)\s|^[a-z]+ (?:with|by) (?:[a-z]+-[a-z]{2,4}|[a-z]+\.js)(?=[.,;)]|$| (?:in|to|for|and|because|as)\b)/

/** "A lot of head scratching": how much of it, not which; "drag and drop sorting": two words said as one. */
const AMOUNT =
  /\b(?:lots?|plenty|bit|amounts?|kinds?|sorts?|types?|pieces?|degree|(?:run|ran|runs|running|be|is|are|was|were|an) out) of $|\b(?:drag|copy|search|find|plug|lift|trial|cut|point)[ -](?:and|&|n)[ -][a-z]+ $/i

function articleFor(thing: BareNoun, own?: OwnArticles, isPartOfNew = false): string | undefined {
  const { governor, words, next } = thing
  const head = (words.at(-1) ?? '').toLowerCase()
  const [first = ''] = words
  if (isNoOneThing(thing)) return undefined
  if (/^(?:such|pair|v:have)$/.test(governor) || /^\d/.test(first)) return withSound(first)
  if (governor === 'beside') return 'the'
  if (isOneFault(thing)) return withSound(first)
  const { a, the } = likelihood(thing)
  const given = own?.(words.join(' '))
  if (given === 'some' && !isCounted(head)) return undefined
  // "Via max_size config" is a slip of anybody's.
  const isWrittenOut = given === 'none' && !isCounted(head) && !(words.length > 1 && CODE.test(first))
  // "It affected network infrastructure": of what is no one thing somebody who uses articles means none.
  const isOfThing = next === 'of' && governor.startsWith('v:') && !PREVENTING.test(governor)
  if (isWrittenOut && !isOfThing && (nouns.get(head)?.[0] ?? -1) < COUNTED) return undefined
  if (1 / (1 + a + the) >= (isWrittenOut ? DOUBT_OF_WRITTEN_OUT : doubtOf(thing))) return undefined
  if (given === 'a') return withSound(first)
  if (given === 'the' && !MAKING.test(governor)) return given
  if (isPartOfNew && !OF_ONE.test(first)) return withSound(first)
  const isNew = words.length > 1 ? OF_ONE_MORE.test(first) || COMING.test(governor) : isOneMore(thing)
  // What was taken away had been there.
  const isGone = /^v:(?:remove|drop|delete|uninstall|retire)$/.test(governor) && !NEEDLESS.test(first)
  if (governor === '^') return OF_ONE_MORE.test(first) && first !== 'Second' ? withSound(first) : 'the'
  // "Made the job idempotent".
  const isMadeSo = governor === 'v:make' && /^[a-z]/.test(next)
  const isKnown =
    // "For field "flags"": which one is said.
    next === '"' ||
    (the >= a && !isNew) ||
    OF_DEGREE.test(governor) ||
    (OF_CHANGE.test(governor) && !isNew) ||
    // "Fixed BASE_ID constant": there is one of that name; "fixed build on arm64": everybody knows which.
    (MENDING.test(governor) &&
      (CODE.test(first) || (words.length === 1 && /^(?:build|pipeline)$/i.test(head)))) ||
    isGone ||
    isMadeSo ||
    // "When CPU reads the screen": there is one.
    (/^[A-Z]{2,}$/.test(words.join(' ')) && !nouns.has(head) && !MAKING.test(governor))
  return isKnown ? 'the' : withSound(first)
}

/** Whether there is no article in any case: a deed, many, a stuff, a fixed phrase. */
function isNoOneThing({ governor, words, next }: BareNoun): boolean {
  const head = (words.at(-1) ?? '').toLowerCase()
  const [first = ''] = words
  const isSingle = words.length === 1
  // "Old jobs failing at night": what is not known as a noun is a verb there.
  if (isPlural(head) || (head.endsWith('ing') && !nouns.has(head)) || isOfMany(words)) return true
  // "With error rates falling", "rewrote part of the parser".
  if (/ing$/.test(head) && !isCounted(head) && isPlural(words.at(-2)?.toLowerCase() ?? '')) return true
  if ((/^(?:part|half|most)$/.test(head) && next === 'of') || (isSingle && isMass(head, next))) return true
  // "One file per session", "stops on key release".
  if (governor === 'per' || (governor === 'on' && !isSingle && EVENT_NOUNS.has(head))) return true
  // "Helped test the pump", but "made the build faster".
  const isMade = isCounted(head) && /(?:[ai]ble|er)$/.test(next)
  if (isSingle && !isMade && /^v:(?:help|let|make)$/.test(governor) && verbIn(first, 'base')) return true
  // "Made xmlrc run faster": a name, and what it does.
  if (words.length === 2 && governor === 'v:make' && !nouns.has(first.toLowerCase()) && verbIn(head, 'base'))
    return first.endsWith(')') || !/^(?:of|for|more|less|in|on|with|to|and|,|\.|)$/.test(next)
  // "Revoked storing the target": what opens no noun in manuals is a verb; "added dimming switch" names what was made, "fixed docking bug" what was wrong.
  const isNamedThing = MENDING.test(governor) ? FAULT.test(head) : MAKING.test(governor) && isCounted(head)
  if (governor.startsWith('v:') && first.endsWith('ing') && !firstWords.has(first.toLowerCase()))
    return !(isNamedThing && words.length === 2)
  // "Kept players moving boxes".
  if (words.some((word, at) => word.endsWith('ing') && isPlural(words[at - 1] ?? ''))) return true
  if ((isSingle || governor === 'of') && IDIOMS.has(`${governor} ${first.toLowerCase()}`)) return true
  // "Made extensive use of the journal".
  if (governor === 'v:make' && /^(?:use|progress|sense|room|way)$/.test(head)) return true
  // "To take account of the frost".
  if (
    governor === 'v:take' &&
    isSingle &&
    /^(?:account|advantage|care|part|place|note|action|effect|control|ownership)$/.test(head)
  )
    return true
  if (!isSingle && STUFF.test(head) && (MAKING.test(governor) || !CHANGING.test(governor))) return true
  // "To create new and different lamps".
  if (/^(?:and|or|,)$/.test(next) && (ADJECTIVES.has(head) || LIGHT_ADJECTIVES.has(head))) return true
  // "Improved error handling", "implemented safe encoding": how it is done, and no one thing.
  return !isSingle && head.endsWith('ing') && governor !== '^' && !COUNTED_ING.test(head)
}

/** How many times likelier "a" and "the" are than no article. */
function likelihood({ governor, words, next }: BareNoun): { a: number; the: number } {
  const head = (words.at(-1) ?? '').toLowerCase()
  const [first = ''] = words
  const isSingle = words.length === 1
  const weights = [
    nouns.get(head) ?? nouns.get(isSingle ? '?1' : '?2'),
    governors.get(governor),
    // What opens a sentence is its subject, whatever its verb.
    nextWords.get(governor === '^' ? 'aux' : kindOf(next)),
    shapes.get(governor.startsWith('v:') ? 'gt:v' : 'gt:p'),
    shapes.get(isSingle ? 'single' : 'multi'),
    isSingle ? pairs.get(`${governor} ${head}`) : firstWords.get(first.toLowerCase()),
    !isSingle && governor !== '^' && /^\p{Lu}/u.test(first) ? shapes.get('fcap') : undefined,
  ]
  return {
    a: Math.exp(weights.reduce((sum, weight) => sum + (weight?.[0] ?? 0), 0)),
    the: Math.exp(weights.reduce((sum, weight) => sum + (weight?.[1] ?? 0), 0)),
  }
}

/** What is kept away, or made sure of, is any of its kind. */
const PREVENTING = /^v:(?:reject|prevent|avoid|block|ensure|require)$/

/** "max_size", "maxSize". */
const CODE = /_|[a-z][A-Z]/

/** How likely a phrase may be to need no article and get one all the same. */
function doubtOf({ governor, words, next }: BareNoun): number {
  const head = (words.at(-1) ?? '').toLowerCase()
  const [first = ''] = words
  // Of a lamp or a script there is one, or there are more.
  if (isCounted(head)) return 1
  // "Via custom zlint".
  if (!nouns.has(head))
    return words.length === 2 && OF_ONE_MORE.test(first) ? DOUBT_OF_OBJECT : DOUBT_OF_UNKNOWN
  // "Rejected path traversal", "ensured proper cleanup": no one of them.
  if (PREVENTING.test(governor)) return DOUBT_OF_UNKNOWN
  if (/^(?:causing|breaking|blocking|that|which)$/.test(next)) return DOUBT_OF_OBJECT
  if (words.length < 2 || words.slice(0, -1).some((word) => isPlural(word.toLowerCase()))) return DOUBT
  // "Via max_size config".
  if (CODE.test(first)) return DOUBT_OF_OBJECT
  // "Warm layer restore is quick" and "makes fields appear" have a verb of their own.
  const isObject =
    (governor.startsWith('v:') || (governor === '^' && !MASS.test(head))) &&
    !/ing$|^(?:ready|return)$/.test(head) &&
    !HELPERS.has(next.toLowerCase())
  return isObject ? DOUBT_OF_OBJECT : DOUBT
}

function withSound(first: string): string {
  return SOUNDS_OPEN.test(first) ? 'an' : 'a'
}

/** What one says that one worked on: "the gate", "a deadlock", "input validation", "better lamps". */
export function asWork(noun: string): string {
  const head = (noun.split(OF_HEAD)[0] ?? '').toLowerCase()
  const last = head.slice(head.lastIndexOf(' ') + 1)
  if (/^(?:better|further|more|faster)\s/i.test(noun) || HAS_ITS_OWN.test(noun)) return noun
  // "AWS costs", "input validation", but "the usage of water".
  if (isPlural(last) && /^[A-Z]{2}|^[A-Z][a-z]+[A-Z]/.test(noun)) return noun
  if (head.includes(' ') && isUncounted(last) && !noun.slice(head.length).startsWith(' of ')) return noun
  return FAULT.test(last) ? `${withSound(noun)} ${noun}` : `the ${noun}`
}

/** "Mira Holt's branch", "painting the gate". */
const HAS_ITS_OWN = /^(?:\p{Lu}\S* ){0,2}\p{Lu}\S*['\u2019]s |^[a-z]+ing (?:the|an?|my|our|its|their) /u

const OF_HEAD = /\s(?:of|for|in|on|at|with|from|to|and|by|into)\s/

/** "Validation", "traffic", "rendering", "dark mode": there is no one of it. */
function isUncounted(head: string): boolean {
  if (isCounted(head)) return false
  if (STUFF.test(head) || MASS.test(head) || head === 'mode') return true
  if (head.endsWith('ing')) return !COUNTED_ING.test(head)
  return /(?:tion|sion|ment|ity|ance|ence|ness|al)$/.test(head) && (nouns.get(head)?.[0] ?? -2) < COUNTED
}

/** What is changed was there before. */
const CHANGING = /^v:(?!use$|provide$|ensure$|need$|have$)/

/** "Added option", "wrote test", but "wrote the readme". */
function isOneMore({ governor, words: [word = ''] }: BareNoun): boolean {
  return /^v:(?:add|write)$/.test(governor) && isCounted(word) && !ONE_OF_A_KIND.test(word)
}

const ONE_OF_A_KIND =
  /^(?:backend|frontend|back-end|front-end|database|readme|changelog|homepage|navbar|footer|header|sidebar|dockerfile|makefile|website|app)$/

/** What was made or found was not there before. */
const COMING = /^v:(?:add|create|implement|introduce|build|write|develop|design|draft|find|discover|buy)$/

/** What was made was not there before. */
const MAKING = /^v:(?:add|create|implement|introduce|build|write|develop|design|draft)$/

/** "With shared base class": one that was not there before. */
const OF_ONE_MORE =
  /^(?:shared|custom|single|dedicated|separate|modular|minimal|generic|additional|extra|second|small|simple|common|unified|central|standalone|temporary|(?:clean|wid|fast|simpl|larg|small|strong|tight|clear|safe|light|smooth|great|high|low)er)$/i

const COUNTED_ING =
  /^(?:building|setting|string|thing|ring|heading|listing|mapping|binding|warning|drawing|rating|ranking|finding|meeting|recording|spring|king|wing|ping|offering|opening|ceiling|painting|filing|briefing|ending)$/

/** What goes up or down is a thing that is known. */
const OF_DEGREE = /^v:(?:raise|lower|reduce|cut|increase|decrease|shrink|double|halve|shorten|improve|bring)$/

/** What is moved or split was there before. */
const OF_CHANGE =
  /^v:(?:migrate|move|port|rewrite|refactor|restructure|reorgani[sz]e|paginate|optimi[sz]e|split|rename|tune|adjust|extend|host|deploy|containeri[sz]e|release|publish)$/

/** Words said with a vowel first: "an hour", "an SDK", "an update", but "a user", "a REST call", "a URL". */
const SOUNDS_OPEN =
  /^(?:(?!eu|ewe|one\b|once\b)[aeio]|(?:SEO|LED|FAQ)\b|[fhlmnrsx](?![a-z])|[AEIO]|u(?!ni|s[aeiu]|til|biq)|hour|honest|8|1[18](?![\d.])|[FHLMNRSX](?![AEIOUaeiou])[A-Z\d]|M[bdfgkpvxz]|N[bdfgmpvx]|n(?:pm|ginx|grok|vm)\b)/

function kindOf(next: string): string {
  const small = next.toLowerCase()
  if (small === '' || /^[^\p{L}\p{N}]$/u.test(small)) return '.'
  if (HELPERS.has(small)) return 'aux'
  return PREPOSITIONS.has(small) || nextWords.has(small) ? small : '?'
}

/** What is quoted is left as it was written. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at)
  if (before.split('"').length % 2 === 0) return true
  return before.lastIndexOf('\u201c') > before.lastIndexOf('\u201d')
}

/** "Docker image" begins with a name, "Build time" does not. */
function uncapitaliseFirst([first = '', second = '']: readonly string[]): string {
  const name = spellingOf(first)
  const isWord = !name || (name.certainty !== 'sure' && isKnownNoun(first.toLowerCase()))
  const isPlain = /^\p{Lu}\p{Ll}+$/u.test(first) && (second === '' || isWord)
  const isSmallName = name?.shown === first.toLowerCase()
  return isPlain || isSmallName ? first.toLowerCase() : first
}
