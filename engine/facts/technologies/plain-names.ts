import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { acts, hasAnyNoun, opensSentence, PHRASE_ENDS, type Place } from './technology-context.ts'
import type { Found } from './technology-places.ts'

/** What makes a common noun of the next word, whatever its capital: "the Node", "our Scheme". */
const DETERMINED =
  /\b(?:the|an?|this|each|every|any|no|our|my|your|his|her|its|their|new|old|first|last|next)\s$/i

/** Where things are done, kept and brought. */
const BEHIND = /\b(?:in|into|inside|from|to|with|via|on|onto|through|behind|against|under)\s$/i
/** What may follow a name that is over, besides what ends a phrase. */
const GOES_ON =
  /^(?:,? which\b|\s(?:now|again|instead|today|anyway|directly|first|so|for|with|without|when|while|where|before|after|until|already|in|on|to|as|last|this)\b)/

const SET_UP =
  /\b(?:set(?:ting)? up|install(?:ed|ing)?|integrat(?:ed|ing)|configur(?:ed|ing)|deploy(?:ed|ing)|roll(?:ed|ing) out|self-host(?:ed|ing))\s$/i
const SET_UP_FOR = /^(?:$|[,.;)]|\s(?:and|as|behind|for|in|inside|locally|on|to|via|with)\b)/

/** "set up flask for the team", "integrated Vault with the build": what was put in place. */
export function isSetUp({ sentence, start, end }: Place): boolean {
  return (
    SET_UP_FOR.test(sentence.text.slice(end, end + 9)) &&
    SET_UP.test(sentence.text.slice(Math.max(0, start - 16), start))
  )
}

/** Seasons, stars, people and places of the same name. */
const NAMESAKES = new Set(
  (
    'ada backbone broadway buck camel cue dex dune eagle foundation ghost haiku hermes jackson less neptune odin pascal ' +
    'percy phoenix pyramid requests shrine spring storm titanium unicorn'
  ).split(' '),
)

/** What nobody opens a sentence with and lets act, unless it is the tool: "React renders", "Go has". */
const AGENTS = new Set(
  (
    'apex apollo bun cheerio dex express foundry gin go hex homebrew ignite jetpack neon nexus odin quill racket react ' +
    'realm remix vapor vault viper woodpecker yup'
  ).split(' '),
)

/** "perf showed that we copied twice": in small letters at the head of a sentence, where all others have a capital. */
export function isTypedName(found: Found): boolean {
  const { sentence, start, end, spelling } = found
  return (
    start === 0 &&
    sentence.index > 0 &&
    sentence.kind === 'prose' &&
    /^\p{Ll}{3,}$/u.test(spelling.text) &&
    sentence.text.slice(0, end) === spelling.text &&
    !/^(?:just|make|next|black|click|rich)$/.test(spelling.text) &&
    /^ (?:show(?:s|ed)|report(?:s|ed)|sa(?:ys|id)|t(?:ells|old)|f(?:inds|ound)|flag(?:s|ged)|complain(?:s|ed)|point(?:s|ed)|confirm(?:s|ed)|now|is|was|has|runs?|ran)\b/.test(
      sentence.text.slice(end, end + 14),
    )
  )
}

/** "Our Vault setup": the capital is its own, and what follows is what such a name stands before. */
export function isNamedBeforeNoun(found: Found): boolean {
  const { spelling } = found
  return (
    spelling.isCommon &&
    /^\p{Lu}\p{Ll}+$/u.test(spelling.text) &&
    !GIVEN_NAMES.has(spelling.folded) &&
    !NAMESAKES.has(spelling.folded) &&
    !COMMON_WORDS.has(spelling.folded) &&
    hasAnyNoun(found)
  )
}

/**
 * Whether a word with a capital of its own is used as only names are: it does something ("because React compares them"),
 * or one is in it and the phrase is over ("joined the tables in Spark, then").
 */
export function isNamedPlainly(found: Found): boolean {
  const { spelling, sentence, start, end } = found
  if (!spelling.isCommon || GIVEN_NAMES.has(spelling.folded) || !/^\p{Lu}\p{Ll}*$/u.test(spelling.text))
    return false
  const before = sentence.text.slice(Math.max(0, start - 10), start)
  if (DETERMINED.test(before)) return false
  if (opensSentence(found)) return AGENTS.has(spelling.folded) && acts(found)
  if (NAMESAKES.has(spelling.folded)) return false
  if (spelling.text.length === 1) return false
  if (acts(found) && !/\b(?:and|or)\s$/.test(before)) return true
  if (isSetUp(found) || /^'s \p{Ll}/u.test(sentence.text.slice(end, end + 4))) return true
  const rest = sentence.text.slice(end, end + 12)
  const isOver = PHRASE_ENDS.test(rest.slice(0, 8)) || GOES_ON.test(rest)
  return isOver && !COMMON_WORDS.has(spelling.folded) && BEHIND.test(before)
}
