import { ADJECTIVES, LIGHT_ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { readVerb } from '../../text/clauses/verbs.ts'

/** Shorter words have too many neighbours. */
const LEAST = 8
/** From here on one vowel may stand for another, too. */
const LONG = 10

/** Words that are spelt right, though one letter less or more would make a commoner one. */
const OWN = new Set(
  `acknowledgment acknowledgments addiction addictions addressees adventurers artefact artefacts backlash bushiness challengers commandos complaint complaints
  competes constricted constricting constriction constrictions constrictor contacts cremation deadliness deceases dependance dependant dependants
  depleting depletion depreciation descendent descendents determiners discreetly dreadlocks employes eternally expansively factions
  hypotheses impalement indicted indicting leanings manifestos multiplexor multiplexors overheard parenthesis potables predication
  preservers programer prospectus rationally reactors reminder reminders retrievers saplings searchers sentience slitting spitting
  stabilizers startlingly steaming stimulated stimulation summaries timeliness tracings transits treading underling underlings unhanded
  varnished versification carrousel descries insolation paybacks redlines stimulator stimulators switchers afterwords`.split(
    /\s+/,
  ),
)

/** What notes tell besides, and no manual does. */
const TOLD =
  'suddenly independent gradually regularly frequently constantly previously eventually apparently surprisingly afterwards meanwhile tomorrow yesterday wednesday somewhere something everything everybody beautiful wonderful difficult difficulty important frustrating challenging interesting understanding improvements professor presentation experience'

/** The long words of technical English, and those that others have mistyped. */
function longWords(right: Iterable<string>): ReadonlySet<string> {
  const words = [...right, ...COMMON_WORDS.keys(), ...COUNT_NOUNS, ...ADJECTIVES, ...LIGHT_ADJECTIVES]
  return new Set([...words, ...TOLD.split(' ')].filter((word) => /^[a-z]{8,}$/.test(word)))
}

function isWord(word: string, known: ReadonlySet<string>): boolean {
  if (word.length < LEAST) return false
  return (
    known.has(word) ||
    (word.length > LEAST && /(?:[^sy]|[aeo]y)s$/.test(word) && known.has(word.slice(0, -1))) ||
    (word.endsWith('ly') && known.has(word.slice(0, -2)))
  )
}

function isSpeltRight(word: string, known: ReadonlySet<string>): boolean {
  return (
    OWN.has(word) ||
    isWord(word, known) ||
    readVerb(word).length > 0 ||
    isDoer(word) ||
    isCompound(word) ||
    [
      word.replace(/e?s$/, ''),
      word.replace(/ies$/, 'y'),
      word.replace(/ally$/, ''),
      word.replace(/ily$/, 'y'),
    ].some((stem) => known.has(stem))
  )
}

/** "Counterparty", "subfolder": a word with what says of which kind it is. */
function isCompound(word: string): boolean {
  const [, whole = ''] =
    /^(?:counter|inter|multi|over|under|super|hyper|micro|macro|meta|cross|semi|sub|anti|auto|cyber|pseudo|ultra|mid|non)([a-z]{4,})$/.exec(
      word,
    ) ?? []
  return whole !== '' && COMMON_WORDS.has(whole)
}

/** "Normalizers", "switchers": what does it is named after what it does. */
function isDoer(word: string): boolean {
  const stem = /^([a-z]+?)e?rs?$/.exec(word)?.[1] ?? ''
  return stem !== '' && (readVerb(stem).length > 0 || readVerb(`${stem}e`).length > 0)
}

/** "securityfs", "journalctl": names of their own. */
const OF_MACHINES = /(?:fs|ctl|db|lib|cfg|ml|js|py|os)$/

/**
 * "Suddently", "phyiscally": the one long word that differs by a letter too many, too few or out of place, neither the first nor the last;
 * nothing where there are two of them, or the word may be meant as it stands.
 */
export function nearestWord(right: Iterable<string>): (word: string) => string | undefined {
  let known: ReadonlySet<string> | undefined
  return (word) => {
    if (word.length < LEAST || !/^[a-z]+$/.test(word) || OF_MACHINES.test(word)) return undefined
    known ??= longWords(right)
    const words = known
    if (isSpeltRight(word, words)) return undefined
    const found = new Set(neighboursOf(word).filter((one) => isWord(one, words)))
    return found.size === 1 ? [...found][0] : undefined
  }
}

function neighboursOf(word: string): string[] {
  const found: string[] = []
  for (let at = 1; at < word.length - 1; at++) {
    const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    found.push(head + tail)
    if (at < word.length - 2) found.push(head + tail.charAt(0) + letter + tail.slice(1))
    for (const other of 'abcdefghijklmnopqrstuvwxyz') found.push(head + other + letter + tail)
    if (word.length >= LONG && /[aeiou]/.test(letter))
      for (const vowel of 'aeiou') found.push(head + vowel + tail)
  }
  // "Independenty", but no "regulatory".
  if (/[^r]y$/.test(word)) found.push(`${word.slice(0, -1)}ly`)
  return found.filter((one) => one !== word)
}
