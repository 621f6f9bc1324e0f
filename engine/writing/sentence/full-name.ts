import type { Weighed } from '../../facts/fields/select.ts'
import { ADJECTIVES, FUNCTION_WORDS, LIGHT_ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { readVerb } from '../../text/clauses/verbs.ts'
import type { Phrase } from '../bullet/reason/trouble.ts'

/** "The font" where nothing behind it says which. */
const SHORT_NAME =
  /(?<!\b(?:all|half|most|some|rest|part|each|one|both|none|many|end|top|use) of )\b([Tt]he) ([a-z]{3,})(?=[.,;](?!\w)|$|\s(?:and|or|to|by|with|as|after|before|using|via|because|into|from|so|when|once|until|while|since|again|back|was|were|had|did|has|could|would)\b)/g

/** Things of which a text has many, people, and words for the matter itself. */
const NO_NAME =
  /^(?:issues?|problems?|bugs?|errors?|fix(?:es)?|changes?|ways?|cases?|code|projects?|teams?|users?|customers?|clients?|data|results?|reason|cause|time|end|start|rest|same|work|task|tasks|process|version|versions|number|numbers|side|state|values?|names?|type|types|size|performance|answer|information|memory|systems?|outage)$/

/** After these a word that may be a verb is none: "our export queue", "the cause was log rotation"; "a bot that makes tea" makes it. */
const OWNED = /^(?:the|an?|our|my|its|their|this|no|each|every|of|is|was|were|are|be)$/i
/** What tells no thing from another of its kind. */
const NO_OTHER =
  /^(?:[munpk\u00b5]?(?:f|v|a|w|hz|ohm|mm|cm|m|kg|g|b|mb|gb|kb|tb|ms|s|fps|dpi|bit|px|rpm|line|lines|day|hour|minute|week)|same|whole|entire|current|actual|own|existing)$|(?:ed|ing|en|ly)$/

/** How much a later sentence may sound like what is still to come. */
const FOLLOWS = 0.3

/** A thing by its full name where the text knows only one of its kind: "restored the font" after "the Noto font was gone". */
export function withFullNames({ text, sources }: Phrase, all: readonly Weighed[], told = ''): string {
  // "Split the app" means no "watch app" that is only to be moved later.
  const last = Math.max(...sources.map(({ sentence }) => sentence.index))
  const known = all.filter(
    ({ sentence, likelihood }) => sentence.index <= last || likelihood.followup < FOLLOWS,
  )
  return text.replace(SHORT_NAME, (short, the: string, thing: string, at: number) => {
    if (NO_NAME.test(thing) || readVerb(thing).some(({ form }) => form !== 'base' && form !== 's'))
      return short
    // What has been told of in full, or is told of twice, is known.
    if (timesTold(thing, `${told} ${text}`) > 1) return short
    const name = onlyNameOf(thing, known)
    // "Warped the pointer" is not "warped the warp pointer".
    const [done = ''] = /[a-z]+(?=\s$)/i.exec(text.slice(0, at)) ?? []
    const isSaid = readVerb(done).some(({ verb }) => verb.base === name?.toLowerCase())
    // "The tests had been flaky" says so of them.
    const isKnown = name !== undefined && text.toLowerCase().includes(` been ${name.toLowerCase()}`)
    return name && !isSaid && !isKnown ? `${the} ${name} ${thing}` : short
  })
}

/** How often a thing is told of; a "slot lag" tells of no slot. */
function timesTold(thing: string, text: string): number {
  const words = text.split(/\s+/)
  return words.filter((word, at) => {
    const [first, ...more] = word
      .toLowerCase()
      .split(/[^\p{L}\p{N}_-]+/u)
      .filter(Boolean)
    return first === thing
      ? more.length > 0 || /[^\w]$/.test(word) || !isCompound(words[at + 1])
      : more.includes(thing)
  }).length
}

/** What stands before a thing's noun, if that is said of one such thing alone. */
function onlyNameOf(thing: string, all: readonly Weighed[]): string | undefined {
  const names = new Map<string, string>()
  for (const { body, sentence } of all) {
    // In a row the head of the column stands before it.
    if (sentence.kind === 'row' || !body.toLowerCase().includes(thing)) continue
    const words = body.split(/\s+/)
    for (const [at, word] of words.entries()) {
      if (word.replace(/[^\p{L}\p{N}_-]+$/u, '').toLowerCase() !== thing) continue
      const before = words[at - 1] ?? ''
      const kind = before.toLowerCase()
      if (!before || FUNCTION_WORDS.has(kind) || /[.,;:!?)]$/.test(before) || NO_OTHER.test(kind)) continue
      // "The tape read group" is no tape read.
      if (word.toLowerCase() === thing && COUNT_NOUNS.has(words[at + 1]?.toLowerCase() ?? '')) continue
      // "All tills load the list": they do.
      if (
        word === thing &&
        /^(?:the|an?|its|their|all|every|each)$/.test(words[at + 1] ?? '') &&
        isDone(thing)
      )
        continue
      // "Reverted | migration" has no name.
      if (readVerb(kind).length > 0 && !isNoun(words, at - 1)) continue
      // "A recursive descent parser" is no descent parser.
      if (isPartOfName(words[at - 2])) return undefined
      names.set(kind, before)
    }
  }
  const [name, ...others] = names.values()
  return name && others.length === 0 && isName(name) ? name : undefined
}

function isDone(thing: string): boolean {
  return readVerb(thing).some(({ form }) => form === 'base' || form === 's')
}

/** A quality that belongs to the word behind it rather than to the thing. */
function isPartOfName(word = ''): boolean {
  return /^[a-z]{4,}(?:ive|ic|al)$/.test(word) && !LIGHT_ADJECTIVES.has(word)
}

/** "A faulty power cable": what stands behind an article and a quality names a thing. */
function isNoun(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  // "This | prints tickets".
  if (/^this$/i.test(before) && /s$/.test(words[at] ?? '')) return false
  return OWNED.test(before) || (/^(?:the|an?|our|my)$/i.test(words[at - 2] ?? '') && isQuality(before))
}

function isQuality(word: string): boolean {
  const small = word.toLowerCase()
  return LIGHT_ADJECTIVES.has(small) || ADJECTIVES.has(small) || /(?:ed|ing|en|y|ous|ful|less)$/.test(small)
}

/** Whether the word behind a noun goes on with its name. */
function isCompound(next = ''): boolean {
  const word = next.toLowerCase().replace(/[^\p{L}\p{N}_-]+$/u, '')
  return (
    /^\p{L}/u.test(word) &&
    !FUNCTION_WORDS.has(word) &&
    !/ly$/.test(word) &&
    readVerb(word).every(({ form }) => form === 'base')
  )
}

/** "Noto", "deny-list", "database": what a thing is called after, and not how it is; "fix/12" is a branch. */
function isName(word: string): boolean {
  const small = word.toLowerCase()
  return (
    /^[\p{L}/][\p{L}\p{N}_./-]+$/u.test(word) &&
    !/^[a-z]+\/\d+$/.test(small) &&
    !LIGHT_ADJECTIVES.has(small) &&
    !ADJECTIVES.has(small) &&
    (COUNT_NOUNS.has(small) ||
      !/(?:able|ible|ous|ful|ive|al|ic|er|est|-(?:level|wide|side|only))$/.test(small))
  )
}
