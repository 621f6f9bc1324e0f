import { LIGHT_ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { subjectAt } from '../clauses/clause-subject.ts'
import { isPairName } from '../clauses/pair-name.ts'
import { acts, isActOf, isOfSubject, opensMeasure } from '../clauses/subject-verb.ts'
import { readVerb, verbIn } from '../clauses/verbs.ts'
import { isLetter, isLetterOrNumber, isSpace } from '../patterns/characters.ts'
import { matchesIn } from '../patterns/matches.ts'
import {
  BEFORE_DEEDS,
  CONJUNCTIONS,
  endsAsAdverb,
  governorBefore,
  HELPERS,
  isBeside,
  mayOpenThing,
  PREPOSITIONS,
  STOPS,
  setOf,
} from './governor.ts'
import { COMPLEMENT, isMadeQuality, isMadeToDo } from './made-so.ts'
import { isMeantBare } from './meant-bare.ts'

/** A noun phrase without an article, with what stands around it. */
export type BareNoun = {
  /**
   * A preposition, "^" at the start of a sentence, "if" after a conjunction, "v:" and the verb whose object it is, "such",
   * "pair" behind "a lamp and", or "beside" behind "getLamp and".
   */
  governor: string
  /** Where it begins in the text. */
  start: number
  words: readonly string[]
  /** The word or mark that ends it, "" at the end of the text. */
  next: string
}

/** Words that make an article needless or mean something else than a thing. */
const DETERMINERS = setOf(`
  a an the my our your his her its their this that these those some any each every another no such both either neither all
  one two three four five six seven eight nine ten zero many more most several few much less what which whose how why when where
  if whether not only just even also up out off down back away together due last next pretty alone
`)
/** What parts words within a sentence or ends it. */
const MARKS = setOf('. ! ? , ;')

const TOKEN =
  /(?:(?<![^\s(])(?:--?|[@./]))?[\p{L}\p{N}_](?:[^\s,;:!?"()[\]]*(?:[\p{L}\p{N}_+#%)\]]|\([^\s()]{0,40}\)))?|\S/gu

const TAKES = setOf('takes needs costs lasts handles uses')

/** The noun phrases of a sentence that something governs and that have no article, with a common noun at their end. */
export function bareNounsIn(text: string): BareNoun[] {
  const matches = matchesIn(text, TOKEN)
  // "(through the socket)", but "close()".
  const tokens = matches.map(([token]) =>
    (token.endsWith(')') || token.endsWith(']')) && token.length > 1 && !token.includes('(')
      ? token.replace(/[)\]]+$/, '')
      : token,
  )
  const found: BareNoun[] = []
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i] ?? ''
    const start = matches[i]?.index ?? 0
    if (!opensPhrase(first) || !isSetOff(text, start) || !isSetOff(text, matches[i - 1]?.index ?? 0)) continue
    const governing = leadsToThing(tokens, i - 2) ? undefined : governorBefore(tokens, i)
    if (governing === undefined) continue
    // In "finished onboarding docs" the docs are called so.
    if (i > 1 && NAMING.test(tokens[i - 1] ?? '')) continue
    // "(does not fit) screw".
    if (i > 0 && matches[i - 1]?.[0] !== tokens[i - 1]) continue
    // "Release takes 20 min": no thing that is released.
    if (TAKES.has(first)) continue
    // "implemented fast path scaled twice" opens with what was done.
    if (i === 0 && /ed$/.test(first) && verbIn(first.toLowerCase(), 'past')?.isWork) continue
    if (first.endsWith('ing') && !governsThing(governing) && !NAMING.test(first)) continue
    if (PREPOSITIONS.has(governing) && isDoneSo(first, tokens[i + 1] ?? '')) continue
    const reach = endOfPhrase(tokens, i, governing)
    // "Made upload script faster": the script was there, and is so now.
    const isMadeSo = governing === 'v:make' && isMadeQuality(tokens.slice(i, reach))
    const [governor, end] = isMadeSo ? ['v:change', reach - 1] : [governing, reach]
    const words = tokens.slice(i, end)
    const next = tokens[end] ?? ''
    // "new URL(x)" is code.
    if (
      next === '(' &&
      /[A-Z_]/.test(words.at(-1) ?? '') &&
      matches[end]?.index === (matches[end - 1]?.index ?? 0) + (tokens[end - 1]?.length ?? 0)
    )
      continue
    const head = words.at(-1) ?? ''
    const isCounted = COUNT_NOUNS.has(head.toLowerCase())
    const opensText = governor === '^' && words.length === 1
    if (first.endsWith('ing') && words.length === 1 && !isCounted) continue
    if (!(COMMON_NOUN.test(head) || (opensText && /^[A-Z][a-z-]+$/.test(head)))) continue
    // "Make sure the lamp is on"; "Old Mill's gate" has its owner before it.
    if (words.includes('sure') || words.some((word) => OWNER.test(word))) continue
    if (words.length === 0 || words.length > 5 || /^[#:\d]/.test(next)) continue
    const last = tokens[i - 1]?.toLowerCase() ?? ''
    if (NEEDS_COUNTED.has(last) && !(isCounted && isNoVerb(last, first))) continue
    if (/^(?:pair|beside)$/.test(governor) && words.length < 2) continue
    if (/^\d/.test(first) && !isOneSized(first, head)) continue
    const isSubject =
      HELPERS.has(next.toLowerCase()) ||
      opensMeasure(tokens.slice(end, end + 4)) ||
      (isCounted && acts(words, tokens.slice(end, end + 4), governor === '^')) ||
      (isCounted &&
        i === 0 &&
        OF_IT.test(next) &&
        (subjectAt(text, 0)?.rest ?? 0) > (matches[end]?.index ?? 0))
    if ((governor === '^' || governor === 'if') && !isSubject) continue
    // "Testing document is long", "profiling shows a gain": the first word is a thing, not what one does.
    if (isSubject || readVerb(first).some(({ form }) => form === 's'))
      if (/^\p{Lu}[a-z]+ing$/u.test(tokens[i - 1] ?? '') && governor.startsWith('v:')) continue
    // "Sleep current is low", "Alert volume fell": the word that could be a verb is part of the subject.
    if ((isSubject || moves(tokens[0] ?? '', next)) && i === 1 && governor.startsWith('v:')) continue
    const before = tokens[i - 2] ?? ''
    if (governor === 'to' && isPairName(tokens.slice(0, i - 1), first)) continue
    // "Went live", "went home".
    if (governor === 'v:go') continue
    // "Switched from SVG to canvas".
    if (governor === 'to' && tokens[i - 3] === 'from' && words.length === 1 && /^[A-Z]/.test(before)) continue
    if (!leadsToThing(tokens, i - 1) && isSetPhrase(governor, before, words, tokens.slice(end, end + 2)))
      continue
    if (isMeantBare({ governor, before, words, next, second: tokens[end + 1] ?? '' })) continue
    if (
      i === 1 &&
      governor.startsWith('v:') &&
      isOfSubject(tokens[0] ?? '', text.slice((tokens[0] ?? '').length))
    )
      continue
    found.push({ governor: isSubject && CONJUNCTIONS.has(governor) ? 'if' : governor, start, words, next })
  }
  return found
}

/** "By lazy loading the chart": how something is done, and no thing. */
function isDoneSo(way: string, word: string): boolean {
  return WAYS.has(way.toLowerCase()) && verbIn(word.toLowerCase(), 'ing') !== undefined
}

const WAYS = setOf(
  'lazy eager bulk batch unit load hot cross dry fuzz stress force double rate hand type cherry server client',
)

/** "Report for the largest shop went ...": what it is of belongs to the subject. */
const OF_IT = /^(?:of|for|in|on|at|from)$/

/** A quality that could be a deed, and what brings a thing to another. */
const QUALITY = setOf('lower correct separate clean clear open free secure empty compact slow duplicate')
const BRINGING = setOf('move switch migrate port transfer shift relocate reassign downgrade upgrade change')

/** "Moved the write to lower prio task": whether the "to" there leads to one thing of some kind, and to no aim. */
function leadsToThing(tokens: readonly string[], at: number): boolean {
  if (tokens[at] !== 'to' || !QUALITY.has(tokens[at + 1] ?? '')) return false
  const end = tokens.findIndex((token, i) => i > at + 1 && !/^[a-z-]+$/.test(token))
  const things = tokens.slice(at + 2, Math.min(end < 0 ? tokens.length : end, at + 5))
  const head = things.findIndex((token) => PREPOSITIONS.has(token) || STOPS.has(token))
  const last = (head < 0 ? things : things.slice(0, head)).at(-1) ?? ''
  return (
    COUNT_NOUNS.has(last) &&
    !MEASURES.has(last) &&
    tokens
      .slice(Math.max(0, at - 8), at)
      .some((token) => readVerb(token.toLowerCase()).some(({ verb }) => BRINGING.has(verb.base)))
  )
}

/** What is made lower rather than gone to. */
const MEASURES = setOf('rate time cost price load count size number weight limit latency footprint bill')

/** What helps a verb, or joins two things, as often as it governs one. */
const NEEDS_COUNTED = setOf('has have had do did such and')

/** "A 20% improvement", "a 12V pump", "a 404 error". */
function isOneSized(first: string, head: string): boolean {
  // "A 64-bit build", "a 3D-printed bracket".
  if (/^\d+[Dd]?-[a-z]+$/.test(first)) return true
  if (STATUS.test(first)) return /^(?:error|response|code|status)$/.test(head)
  return (
    COUNT_NOUNS.has(head) ||
    /^(?:improvement|increase|reduction|speedup|drop|gain|decrease|saving|discount)$/.test(head)
  )
}

/** Whether a word behind "had" or "and" opens a thing: "had input lag", but not "had added" nor "and add". */
function isNoVerb(before: string, word: string): boolean {
  const isHad = /^ha[sd]|have$/i.test(before)
  return readVerb(word.toLowerCase()).every(
    ({ form, verb }) => form === 'base' && (isHad || NOUN_VERBS.has(verb.base)),
  )
}

/** A common noun, which some are though they are written in capitals. */
const COMMON_NOUN =
  /^(?:[a-z][a-z-]+|API|BOM|CLI|DB|FK|GUI|ID|IDE|LED|MR|PCB|PK|PR|SDK|UI|URL|VM|SEGFAULT|SIGSEGV|NPE|RFC|CA|IMU|MCU|FPGA|ADC|DAC|LCD|OLED|NIC|VPN|VPC|ORM|CDN|PLC|ECU|MVP|POC|RTC|EEPROM|HUD|NPC|PSU|NAS|CMS|CRM|DSL|AST|UUID|ISR|DAG)$/

/** "On staging server": what it is called by. */
const NAMING =
  /^(?:existing|underlying|staging|landing|mailing|onboarding|billing|booking|pricing|parking|engineering|marketing)$/

/** Whether a word in -ing is rather what a thing is called by than what one does. */
export function isNaming(word: string): boolean {
  return NAMING.test(word)
}

/** In "improved testing document" something was improved; "started testing documents" goes on with a deed. */
function governsThing(governor: string): boolean {
  return governor.startsWith('v:') && !BEFORE_DEEDS.has(governor.slice(2))
}

/** Whether a space or nothing stands before it. */
function isSetOff(text: string, at: number): boolean {
  if (at === 0 || isSpace(text.charCodeAt(at - 1)) || MARKS.has(text.charAt(at))) return true
  const before = text.charAt(at - 1)
  return before === '(' || MARKS.has(before)
}

/** "to load", "side by side", "from start to end", "a kind of cache". */
function isSetPhrase(
  governor: string,
  before: string,
  words: readonly string[],
  [next = '', then = '']: readonly string[],
): boolean {
  const [first = '', second] = words
  if (governor === 'to' && (AIMING.test(before) || readVerb(first).some(({ form }) => form === 'base')))
    return true
  // "Easy to unit test".
  if (governor === 'to' && second && words.length === 2 && TRIED.test(`${first} ${second}`)) return true
  // "A nested for loop", "the if statement".
  if (/^(?:for|if)$/.test(governor) && /^(?:loops?|statements?|blocks?|clauses?|each)$/.test(first))
    return true
  // "To chip off a part", "to demo the lamp": whatever it means, it is done.
  if (
    governor === 'to' &&
    words.length === 1 &&
    (/^(?:off|up|out|down|over|through|away|apart|the|an?|my|our|its|their|it|them|all|most|both|each|every|any|several|multiple|everything)$/.test(
      next,
    ) ||
      (first === 'account' && next === 'for'))
  )
    return true
  if (governor === 'of' && /^(?:kind|class|type|sort)(?:e?s)?$|^(?:form|piece|bit)$/i.test(before))
    return true
  // "An out of date image".
  if (governor === 'of' && /^out$/i.test(before)) return true
  // "A denial of service attack", "the game over screen", "an in memory table".
  if (first === 'denial' && next === 'of') return true
  if (/^over$/i.test(governor) && /^game$/i.test(before)) return true
  if (/^in$/i.test(governor) && /^memory$/i.test(first) && words.length > 1) return true
  // "The sign in page".
  if (/^in$/i.test(governor) && /^(?:log|sign|opt|plug)$/i.test(before)) return true
  // "The IPv6 to IPv4 fallback".
  if (governor === 'to' && before.length > 3 && before.slice(0, -1) === first.slice(0, -1)) return true
  if (second !== undefined) return false
  if (before.toLowerCase() === first.toLowerCase()) return true
  return governor === 'from' && next === 'to' && (!COUNT_NOUNS.has(first) || first === then)
}

/** "Decided to purchase lamps", "failed to cross compile": behind these a deed follows, whether we know its verb or not. */
const AIMING =
  /^(?:(?:fail|decid|tri|try|want|need|attempt|manag|plan|refus|intend|wish|hop|struggl|promis|bother|afford|tend|choos|dar)(?:e?[sd]|ed|es|ing)?|chose|forgot|able|unable|order|ahead|going|eager|willing|supposed)$/i

/** Somebody's or something's name, to which the next word belongs. */
const OWNER = /^\p{Lu}.*['\u2019]s$/u

const TRIED = /^(?:unit|load|smoke|stress|beta|regression|sanity|user|pen|spell|fact) (?:test|check)$/

const ENDINGS = ["'s", '\u2019s', 'ly']
/** "400-line", "3D-printed", "12V", "50-100x". */
const SIZED = /^\d+[Dd]?-[a-z]+$|^\d[\d.,-]*(?:x|%|[kMGT]B|[kM]?Hz|[mk]?[VAW]|mm|cm|ms)$/
/** "404". */
const STATUS = /^[1-5]\d\d$/
/** "--reuse-db", "@scope/tool", ".eslintrc", "/items", "_lamp_on". */
const TYPED = /^(?:--?|[@./]|_)\w/

function opensPhrase(word: string): boolean {
  if (!isLetter(word.codePointAt(0) ?? 0) && !SIZED.test(word) && !STATUS.test(word) && !TYPED.test(word))
    return false
  const small = word.toLowerCase()
  if (DETERMINERS.has(small)) return false
  if (small.endsWith('ing') && !word.endsWith('ing')) return false
  return !ENDINGS.some((ending) => small.endsWith(ending)) || mayOpenThing(small)
}

/** "A test blocking the build": what the thing does, and no part of its name. */
const DOING = setOf(`
  causing blocking breaking preventing affecting leading resulting making containing allowing returning showing requiring
  covering describing explaining
`)
const DIRECTION = setOf('north south east west ahead short upstream downstream upward upwards inside outside')

function endOfPhrase(tokens: readonly string[], start: number, governor: string): number {
  const isSubject =
    governor === 'if' || (governor === '^' && !isPastOnly((tokens[start] ?? '').toLowerCase()))
  let end = start
  while (end < tokens.length && end - start < 6) {
    const token = tokens[end] ?? ''
    const small = token.toLowerCase()
    if (!isLetterOrNumber(token.codePointAt(0) ?? 0) && !TYPED.test(token)) break
    // "Dropped the symbol _lamp_on": its name stands behind it.
    if (end > start && token.startsWith('_')) break
    if (STOPS.has(small) || PREPOSITIONS.has(small) || HELPERS.has(small)) break
    if (end > start && isBeside(small, tokens[end + 1])) break
    // "Timezones west of Paris".
    if (end > start && tokens[end + 1] === 'of' && DIRECTION.has(small)) break
    if (end > start && endsAsAdverb(small)) break
    if (end > start && token === small && isPastOnly(small)) {
      // "In new posted event" it is a quality of the thing.
      if (!LIGHT_ADJECTIVES.has(tokens[end - 1] ?? '') || !COUNT_NOUNS.has(tokens[end + 1] ?? '')) break
    }
    if (end > start && DOING.has(small)) break
    // "Added lamp.py exposing one call": what the file does.
    if (end > start && small.endsWith('ing') && /\.[a-z]{1,4}$/.test(tokens[end - 1] ?? '')) break
    // "Got the test lamp working".
    if (end > start && governor === 'v:get' && /^(?:working|running|going|started|ready)$/.test(small)) break
    // "Made the job idempotent".
    if (
      end > start &&
      governor === 'v:make' &&
      (COMPLEMENT.test(small) || isMadeToDo(tokens[end - 1], small))
    )
      break
    if (end > start && isSubject && isActOf(tokens[end - 1] ?? '', token, tokens[end + 1] ?? '')) break
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
