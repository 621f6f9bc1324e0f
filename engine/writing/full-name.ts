import type { Weighed } from '../facts/select.ts'
import { ADJECTIVES, FUNCTION_WORDS, LIGHT_ADJECTIVES } from '../lexicon/chunk-words.ts'
import { readVerb } from '../text/verbs.ts'
import type { Phrase } from './bullet/trouble.ts'

/** "The font" where nothing behind it says which. */
const SHORT_NAME =
  /(?<!\b(?:all|half|most|some|rest|part|each|one|both|none|many|end|top|use) of )\b([Tt]he) ([a-z]{3,})(?=[.,;]|$|\s(?:and|or|to|by|with|as|after|before|using|via|because|into|was|were|had|did|has)\b)/g

/** Things of which a text has many, people, and words for the matter itself. */
const NO_NAME =
  /^(?:issues?|problems?|bugs?|errors?|fix(?:es)?|changes?|ways?|cases?|code|projects?|teams?|users?|customers?|clients?|data|results?|reason|cause|time|rest|same|work|task|tasks|process|version|versions|number|numbers|side|state|values?|names?|type|types|size|performance|answer|information|memory|systems?|outage)$/

/** After these a word that may be a verb is none: "our export queue". */
const OWNED = /^(?:the|an?|our|my|its|their|this|that)$/i
/** What tells no thing from another of its kind. */
const NO_OTHER = /^(?:same|whole|entire|current|actual|own|existing)$|(?:ed|ing|en|ly)$/

/** A thing by its full name where the text knows only one of its kind: "restored the font" after "the Noto font was gone". */
export function withFullNames({ text }: Phrase, all: readonly Weighed[], told = ''): string {
  return text.replace(SHORT_NAME, (short, the: string, thing: string) => {
    if (NO_NAME.test(thing) || readVerb(thing).some(({ form }) => form !== 'base' && form !== 's'))
      return short
    // What has been told of in full, or is told of twice, is known.
    if (wordsOf(`${told} ${text}`).filter((word) => word === thing).length > 1) return short
    const name = onlyNameOf(thing, all)
    return name ? `${the} ${name} ${thing}` : short
  })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}_-]+/u)
}

/** What stands before a thing's noun, if that is said of one such thing alone. */
function onlyNameOf(thing: string, all: readonly Weighed[]): string | undefined {
  const names = new Map<string, string>()
  for (const { body } of all) {
    if (!body.toLowerCase().includes(thing)) continue
    const words = body.split(/\s+/)
    for (const [at, word] of words.entries()) {
      if (word.replace(/[^\p{L}\p{N}_-]+$/u, '').toLowerCase() !== thing) continue
      const before = words[at - 1] ?? ''
      const kind = before.toLowerCase()
      if (!before || FUNCTION_WORDS.has(kind) || /[.,;:!?)]$/.test(before) || NO_OTHER.test(kind)) continue
      // "Reverted | migration" has no name.
      if (readVerb(kind).length > 0 && !OWNED.test(words[at - 2] ?? '')) continue
      names.set(kind, before)
    }
  }
  const [name, ...others] = names.values()
  return name && others.length === 0 && isName(name) ? name : undefined
}

/** "Noto", "deny-list", "database": what a thing is called after, and not how it is. */
function isName(word: string): boolean {
  const small = word.toLowerCase()
  return (
    /^[\p{L}/][\p{L}\p{N}_./-]+$/u.test(word) &&
    !LIGHT_ADJECTIVES.has(small) &&
    !ADJECTIVES.has(small) &&
    !/(?:able|ible|ous|ful|ive|al|ic|er|est)$/.test(small)
  )
}
