import { spellingOf } from '../facts/spellings.ts'
import { FIRST_WORDS, GOVERNORS, NEXT_WORDS, NOUNS, PAIRS, SHAPES } from '../lexicon/article-weights.ts'
import { ADJECTIVES, LIGHT_ADJECTIVES } from '../lexicon/chunk-words.ts'
import { type BareNoun, bareNounsIn, HELPERS, PREPOSITIONS } from '../text/governed-nouns.ts'
import { isPlural } from '../text/plural.ts'

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
export function isKnownNoun(word: string): boolean {
  return nouns.has(word)
}

/** How likely a phrase may still be to stand without an article and yet get one; less for a word that is not known as a noun. */
const DOUBT = 0.3
const DOUBT_OF_UNKNOWN = 0.15
/** What a deed was done to is a thing that notes name without an article more often than manuals do: "raised reader timeout". */
const DOUBT_OF_OBJECT = 0.48

/** A sentence with the articles that notes leave out: "fixed crash in import wizard" is said as "fixed the crash in the import wizard". */
export function withArticles(text: string): string {
  let said = ''
  let from = 0
  for (const noun of bareNounsIn(text)) {
    const before = text.slice(Math.max(0, noun.start - 16), noun.start)
    if (
      isQuoted(text, noun.start) ||
      AMOUNT.test(before) ||
      ONE_BY_ONE.test(text.slice(noun.start, noun.start + 60))
    )
      continue
    const article = articleFor(noun)
    if (!article) continue
    const [first = ''] = noun.words
    const opening = noun.governor === '^' ? `The ${uncapitaliseFirst(noun.words)}` : `${article} ${first}`
    said += text.slice(from, noun.start) + opening
    from = noun.start + first.length
  }
  return said + text.slice(from)
}

/** "Step by step", "bed by bed". */
const ONE_BY_ONE = /^(\w+) (?:by|to|for) \1\b/

/** "A lot of head scratching": how much of it, not which. */
const AMOUNT = /\b(?:lots?|plenty|bit|amounts?|kinds?|sorts?|types?|pieces?|degree) of $/i

/** Said without an article, whatever the nouns do elsewhere. */
const IDIOMS = new Set(
  'on call, by hand, on demand, on time, in time, in place, at home, at work, on site, in person, on purpose, at scale, under load, of concept, of life, of interest, of thumb, of trust, of truth, of failure, of service, in theory, at rest, in transit, by mail, by accident, in advance, on paper, in turn'.split(
    ', ',
  ),
)

function articleFor({ governor, words, next }: BareNoun): string | undefined {
  const head = (words.at(-1) ?? '').toLowerCase()
  const [first = ''] = words
  const isSingle = words.length === 1
  const noun = nouns.get(head) ?? nouns.get(isSingle ? '?1' : '?2')
  // "Old jobs failing at night": what is not known as a noun is a verb there.
  if (isPlural(head) || (head.endsWith('ing') && !nouns.has(head))) return undefined
  // "With error rates falling", "rewrote part of the parser".
  if (head.endsWith('ing') && isPlural(words.at(-2)?.toLowerCase() ?? '')) return undefined
  if (/^(?:part|half|most)$/.test(head) && next === 'of') return undefined
  // "Revoked storing the target": what opens no noun in manuals is a verb.
  if (first.endsWith('ing') && !firstWords.has(first.toLowerCase())) return undefined
  if (isSingle && IDIOMS.has(`${governor} ${head}`)) return undefined
  // "Made extensive use of the journal".
  if (governor === 'v:make' && /^(?:use|progress|sense|room|way)$/.test(head)) return undefined
  if (isOneFault(governor, first, head)) return withSound(first)
  if (!isSingle && STUFF.test(head) && (MAKING.test(governor) || !CHANGING.test(governor))) return undefined
  // "To create new and different lamps".
  if (/^(?:and|or|,)$/.test(next) && (ADJECTIVES.has(head) || LIGHT_ADJECTIVES.has(head))) return undefined
  // "Improved error handling", "implemented safe encoding": how it is done, and no one thing.
  if (!isSingle && head.endsWith('ing') && governor !== '^' && !COUNTED_ING.test(head)) return undefined
  const weights = [
    noun,
    governors.get(governor),
    // What opens a sentence is its subject, whatever its verb.
    nextWords.get(governor === '^' ? 'aux' : kindOf(next)),
    shapes.get(governor.startsWith('v:') ? 'gt:v' : 'gt:p'),
    shapes.get(isSingle ? 'single' : 'multi'),
    isSingle ? pairs.get(`${governor} ${head}`) : firstWords.get(first.toLowerCase()),
    !isSingle && governor !== '^' && /^\p{Lu}/u.test(first) ? shapes.get('fcap') : undefined,
  ]
  const a = Math.exp(weights.reduce((sum, weight) => sum + (weight?.[0] ?? 0), 0))
  const the = Math.exp(weights.reduce((sum, weight) => sum + (weight?.[1] ?? 0), 0))
  // "Warm layer restore is quick" and "makes fields appear" have a verb of their own.
  const isObject =
    (governor.startsWith('v:') || (governor === '^' && !MASS.test(head))) &&
    !isSingle &&
    !/ing$|^(?:ready|return)$/.test(head) &&
    !HELPERS.has(next.toLowerCase()) &&
    !words.slice(0, -1).some((word) => isPlural(word.toLowerCase()))
  const doubt = nouns.has(head) ? (isObject ? DOUBT_OF_OBJECT : DOUBT) : DOUBT_OF_UNKNOWN
  if (1 / (1 + a + the) >= doubt) return undefined
  const isNew = !isSingle && (OF_ONE_MORE.test(first) || MAKING.test(governor))
  const isGone = /^v:(?:remove|drop|delete|uninstall|retire)$/.test(governor) && /[-_.\d]/.test(first)
  const isKnown = (the >= a && !isNew) || OF_DEGREE.test(governor) || isGone
  return isKnown ? 'the' : withSound(first)
}

function withSound(first: string): string {
  return SOUNDS_OPEN.test(first) ? 'an' : 'a'
}

const MENDING = /^v:(?:fix|resolve|solve|correct|debug|repair|trace|investigate|address|eliminate|diagnose)$/
const FAULT =
  /^(?:hang|crash|leak|race|deadlock|segfault|sigsegv|regression|bug|typo|error|failure|issue|panic|exception|npe|mismatch|discrepancy|timeout|glitch|outage|overflow|underflow|vulnerability|freeze|stall|fault|misconfiguration|inconsistency)$/
const FAULTY = /^(?:broken|flaky|failing|faulty|missing|wrong|incorrect|stale|dangling|rare|intermittent)$/i

/** "Fixed crash in the wizard", "fixed broken test": which one, nobody has heard yet. */
function isOneFault(governor: string, first: string, head: string): boolean {
  if (!MENDING.test(governor)) return false
  return (
    FAULT.test(head) ||
    (FAULTY.test(first) &&
      !/^(?:data|code|information|text|output|behaviou?r|documentation|content|metadata|state|config)$/.test(
        head,
      ))
  )
}

/** "Added retry logic", "a habit of written documentation": there is no one of it. */
const STUFF =
  /^(?:documentation|analysis|software|hardware|information|knowledge|content|infrastructure|feedback|functionality|support|code|data|metadata|logic|access|storage|equipment|research|thread|wire|tape|paper|music|art)$/

/** What is changed was there before. */
const CHANGING = /^v:(?!use$|provide$|ensure$|need$|have$)/

/** What was made was not there before. */
const MAKING = /^v:(?:add|create|implement|introduce|build|write|develop|design|draft)$/

/** "With shared base class": one that was not there before. */
const OF_ONE_MORE =
  /^(?:shared|custom|single|dedicated|separate|modular|minimal|generic|additional|extra|second|small|simple|common|unified|central|standalone|temporary)$/i

const COUNTED_ING =
  /^(?:building|setting|string|thing|ring|heading|listing|mapping|binding|warning|drawing|rating|ranking|finding|meeting|recording|spring|king|wing|ping|offering|opening|ceiling|painting|filing|briefing|ending)$/

/** "Peak latency fell": there is no one latency. */
const MASS =
  /^(?:latency|throughput|traffic|usage|memory|time|coverage|downtime|uptime|accuracy|revenue|performance|bandwidth|capacity|load|noise|churn)$/

/** What goes up or down is a thing that is known. */
const OF_DEGREE = /^v:(?:raise|lower|reduce|cut|increase|decrease|shrink|double|halve|shorten|improve|bring)$/

/** Words said with a vowel first: "an hour", "an SDK", "an update", but "a user", "a REST call", "a URL". */
const SOUNDS_OPEN =
  /^(?:(?!eu|ewe|one\b|once\b)[aeio]|[fhlmnrsx](?![a-z])|[AEIO]|u(?!ni|s[aeiu]|til|biq)|hour|honest|[FHLMNRSX](?![AEIOUaeiou])[A-Z\d])/

function kindOf(next: string): string {
  const small = next.toLowerCase()
  if (small === '' || /^[^\p{L}\p{N}]$/u.test(small)) return '.'
  if (HELPERS.has(small)) return 'aux'
  return PREPOSITIONS.has(small) || nextWords.has(small) ? small : '?'
}

/** What is quoted is left as it was written. */
function isQuoted(text: string, at: number): boolean {
  return (text.slice(0, at).split('"').length - 1) % 2 === 1
}

/** "Docker image" begins with a name, "Build time" does not. */
function uncapitaliseFirst([first = '', second = '']: readonly string[]): string {
  return /^\p{Lu}\p{Ll}+$/u.test(first) && (second === '' || !spellingOf(first)) ? first.toLowerCase() : first
}

/** A noun with the article that a note leaves out: "the import wizard". */
export function withArticle(noun: string): string {
  if (/^an?\s/i.test(noun)) return noun.replace(/^an?\s/i, 'the ')
  const isBare =
    /^(?!(?:the|all|each|every|both|no|any|some|its|their|our|my|his|her|your|this|that|these|those)\s)\S+(?:\s\S+)*\s[a-z]{3,}$/.test(
      noun,
    )
  const isDoing = /^[a-z]+ing\s/i.test(noun) && !/^\S+\s\S+$/.test(noun)
  return isBare && !isPlural(noun) && !isDoing ? `the ${noun}` : noun
}
