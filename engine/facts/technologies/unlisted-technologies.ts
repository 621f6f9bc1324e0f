import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import {
  BEFORE_VERSION,
  CAMEL,
  CLASS_PART,
  COMMON_NAMES,
  HYPHENATED,
  OWN_PART,
} from '../../lexicon/name-words.ts'
import { PLACES, REGIONS } from '../../lexicon/places.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { findHardware } from './hardware-names.ts'
import { isJoinedAdjective } from './joined-adjectives.ts'
import { isInUrl, markAt } from './mark-at.ts'
import { isListed, spellingOf } from './spellings.ts'
import { isHeadline, isTradeNoun } from './technology-context.ts'
import { FRAMES, type Need } from './technology-frames.ts'

/** A name no dictionary holds, at its place in the sentence. */
export type Unlisted = { sentence: Sentence; start: number; end: number; name: string }

/** What stands behind the names of things in one's own code: "with RippleCount tags". */
const IS_OF_CODE =
  /^ (?:tag|field|class|struct|function|method|propert|option|header|event|element|section|page|dialog|column|key|value|attribute|object|view|screen|parameter|argument|flag|constant|enum|variable)/

/** "Quux.Data.Client": a package of .NET. */
const DOTTED = /^(?:\p{Lu}[\p{L}\d]+\.){1,4}\p{Lu}[\p{L}\d]{3,}$/u

/** Houses whose names stand before those of what they make. */
const HOUSE =
  /(?<![\p{L}\d_./@-])(?:Apache|GNU|HashiCorp|Adobe|JetBrains|Atlassian|Autodesk) (\p{Lu}\p{Ll}[\p{L}\d]{2,})(?![\p{L}\d]|[-/]\p{L})/gu
const HOUSE_PART = /Apache|GNU|HashiCorp|Adobe|JetBrains|Atlassian|Autodesk/
const NOT_MADE =
  /^(?:Licen[cs]e|Foundation|Software|Inc|Corp|Team|General|Lesser|Affero|Free|Public|Project|Commons|Server|Max|Cloud|Suite|Community|Documentation|Standards|Coding|System|Toolchain|Tools|Incubator|Top|Web|Point|Helicopter)$/

/** Endings and beginnings that only names of tools have. */
const TELLING =
  /^(?:lib(?!rar|er|re|s$|c$|\d|(?:dir|exec|exec\w*|foo|bar|name|path|test|tests|tool|tools|dev|std|util|utils|merged)$)[a-z\d]{2,}|(?!(?:g|f|sp)lint$)[a-z\d]+(?:lint|ctl|fmt|mq)|[A-Z][\p{L}\d]*[\p{Ll}\d](?:DB|JS|SQL|MQ|QL)|Py[A-Z][\p{L}\d]+)$/u
/** What each of them holds. */
const TELLING_PART = /lib|lint|ctl|fmt|mq|DB|JS|SQL|MQ|QL|Py[A-Z]/
const PLAIN_WORD = /(?<![\p{L}\d_./@-])[\p{L}][\p{L}\d]+(?![\p{L}\d_(/@-]|\.\p{L})/gu
const VERSIONED = /(?<![\p{L}\d_./@-])([a-z][a-z\d_]{2,}) v?\d+\.\d+\.\d+(?![\d.]*\d)/gu
const PACKAGE = /^(?:@[a-z\d][\w.-]*\/[\w.-]+|[a-z][a-z\d]*(?:-[a-z\d]+)+)$/
/** A package of npm under the name of a technology we know: @sentry/node. */
const SCOPED_PACKAGE = /(?<![\w/@.-])@([a-z][a-z\d-]*)\/[a-z\d][a-z\d.-]*[a-z\d]/g

/** Packages of Julia carry its ending. */
const JULIA_PACKAGE = /(?<![\p{L}\d_./@-])\p{Lu}[\p{L}\d]+\.jl(?![\p{L}\d_/.-])/gu

/** "Replaced the rounding with decimal.js": a library carries the ending of its language where one works with it; files have plainer names. */
const SCRIPT_LIBRARY =
  /(?<=\b(?:with|using|via|uses|used|adopted|installed) (?:the )?["'`]?)(?!(?:index|main|app|server|client|config|script|scripts|utils?|helpers?|test|tests|setup|bundle|worker|router|routes?|store|data|api|core|common|constants|types|background|content|popup|game|player|login|auth|db|database|models?|controller|webpack|babel|jest|vite|package|it|a|the)\.js)[a-z][a-z\d-]{2,}\.js(?![\w/.-])/g

/** Names in a frame that only technologies stand in, though no dictionary holds them. */
export function findUnlisted(sentence: Sentence, isHardware = false): Unlisted[] {
  if (sentence.section === 'boilerplate') return []
  const found: Unlisted[] = []
  const starts = new Set<number>()
  const add = (start: number, name: string) => {
    if (starts.has(start)) return
    starts.add(start)
    found.push({ sentence, start, end: start + name.length, name })
  }
  const { text } = sentence
  for (const { pattern, hint, groups, needs } of FRAMES) {
    if (!hint.test(text)) continue
    for (const match of matchesIn(text, pattern)) {
      const names = match.slice(1, 1 + groups).filter((name) => name !== undefined)
      let from = match.index
      for (const name of names) {
        const start = sentence.text.indexOf(name, from)
        from = start + name.length
        const partner = names.find((other) => other !== name)
        if (isName(sentence, start, name, needs, partner)) add(start, name)
      }
    }
  }
  for (const match of HOUSE_PART.test(text) && !isHeadline(sentence) ? matchesIn(text, HOUSE) : [])
    if (isMade(match[1] ?? '') && !markAt(sentence, match.index)) add(match.index, match[0])
  const telling = TELLING_PART.test(text) ? matchesIn(text, PLAIN_WORD) : []
  for (const match of telling) {
    if (isTelling(match[0]) && !isInUrl(sentence, match.index)) add(match.index, match[0])
  }
  for (const match of text.includes('@') ? matchesIn(text, SCOPED_PACKAGE) : []) {
    const scope = spellingOf(match[1] ?? '')
    if (
      (scope?.isProduct || scope?.isVersioned) &&
      !isInUrl(sentence, match.index) &&
      !isTeam(text, match.index, match[0])
    )
      add(match.index, match[0])
  }
  for (const match of text.includes('.jl') ? matchesIn(text, JULIA_PACKAGE) : []) add(match.index, match[0])
  for (const match of text.includes('.js') ? matchesIn(text, SCRIPT_LIBRARY) : []) add(match.index, match[0])
  for (const match of /\d\.\d+\.\d/.test(text) ? matchesIn(text, VERSIONED) : []) {
    if (!isPlain(match[1] ?? '') && !isInUrl(sentence, match.index)) add(match.index, match[1] ?? '')
  }
  for (const { start, name } of findHardware(sentence, isHardware)) add(start, name)
  return found.sort((a, b) => a.start - b.start)
}

/** "Apache Quuxel", not "the Apache config" in capitals. */
function isMade(name: string): boolean {
  const folded = name.toLowerCase()
  return !NOT_MADE.test(name) && !COMMON_WORDS.has(folded) && !isTradeNoun(folded) && !isListed(name)
}

/** "ask the @grafana/docs team" */
function isTeam(text: string, start: number, name: string): boolean {
  return (
    /\b(?:cc|ping(?:ed)?|notify|mention|teams?|ask(?:ed)?|by)\W{1,3}$/i.test(
      text.slice(Math.max(0, start - 12), start),
    ) ||
    /^\W{1,2}(?:team|reviewers?|maintainers?)\b/.test(
      text.slice(start + name.length, start + name.length + 14),
    )
  )
}

/** Classes of Python's own are named like its packages: "PyShell", "PyObjects". */
function isTelling(word: string): boolean {
  return TELLING.test(word) && !(word.startsWith('Py') && CLASS_PART.test(word))
}

function isName(sentence: Sentence, start: number, name: string, needs: Need, partner?: string): boolean {
  if (isInUrl(sentence, start) || name.length < 3 || /^[^/]*\.\w{1,4}$/.test(name)) return false
  if (needs === 'versioned' && /^[a-z\d-]+\.[a-z]{2,}\/[\w./-]+$/.test(name)) return true
  if (needs === 'versioned' && DOTTED.test(name)) return true
  if (name.includes('/') && !name.startsWith('@')) return false
  if (OWN_PART.test(name) || HYPHENATED.test(name) || COMMON_NAMES.test(name)) return false
  if (CAMEL.test(name) && CLASS_PART.test(name)) return false
  if (needs === 'called')
    return (
      /^[a-z][a-z\d_]{3,}$/.test(name) && !COMMON_WORDS.has(name) && !isPlain(name) && !isPersonOrPlace(name)
    )
  if (
    needs === 'camel' &&
    IS_OF_CODE.test(sentence.text.slice(start + name.length, start + name.length + 14))
  )
    return false
  if (needs === 'camel')
    return CAMEL.test(name) && name.length > 4 && name.length < 20 && markAt(sentence, start)?.kind !== 'code'
  if (needs === 'capital')
    return (
      /^\p{Lu}\p{Ll}{2,}$/u.test(name) && !isPersonOrPlace(name) && markAt(sentence, start)?.kind !== 'code'
    )
  if (needs === 'shaped') return /^[a-z][a-z\d]*(?:[-_][a-z\d]+)*$/.test(name) && /[\d_-]/.test(name)
  if (needs === 'aside') return isAside(name)
  if (needs === 'rival') return isRival(sentence, start, name, partner)
  if (PACKAGE.test(name))
    return needs === 'coded'
      ? isCodeSpan(sentence, start, name)
      : !isJoinedAdjective(sentence.text, start, name)
  if (needs === 'coded') return false
  if (needs === 'spanned') return isCodeSpan(sentence, start, name) && /^[a-z][\w-]+$/.test(name)
  if (needs === 'versioned') return /^[a-z@][\w@/-]{2,}$/.test(name) && !isPlain(name)
  if (needs === 'package')
    return (
      partner !== undefined &&
      (isDerived(name, partner) || isCounterpart(name, partner) || isRival(sentence, start, name, partner))
    )
  if (isCodeSpan(sentence, start, name)) return /^[a-z][\w-]+$/.test(name)
  return (
    CAMEL.test(name) ||
    (/^\p{Lu}\p{Ll}{3,}$/u.test(name) &&
      !isPersonOrPlace(name) &&
      !COMMON_WORDS.has(name.toLowerCase()) &&
      isCapitalTelling(sentence.text, start))
  )
}

function isCodeSpan(sentence: Sentence, start: number, name: string): boolean {
  const mark = markAt(sentence, start)
  return mark?.kind === 'code' && mark.start === start && mark.end === start + name.length
}

/** Whether it is a word of the language, which a version follows by chance ("introduced 2.15.4"). */
function isPlain(word: string): boolean {
  return (
    BEFORE_VERSION.test(word) ||
    verbIn(word, 'base', 's', 'past', 'ing') !== undefined ||
    COMMON_WORDS.has(word) ||
    COMMON_WORDS.has(word.replace(/s$/, '')) ||
    /^(?:lib|tarballs?|copyrights?|intermediate|earlier|later|newer|older|cool|nice|lovely|shiny|fresh)$/.test(
      word,
    )
  )
}

function isPersonOrPlace(name: string): boolean {
  const folded = name.toLowerCase()
  return GIVEN_NAMES.has(folded) || PLACES.has(folded) || REGIONS.has(folded)
}

/** Whether the word before shows that the capital is the name's own and not the sentence's. */
function isCapitalTelling(text: string, start: number): boolean {
  return /(?:^|[\s(])[Tt]he $|[\p{Ll}\d,] $/u.test(text.slice(Math.max(0, start - 8), start))
}

/** "RudderStack" where it takes the place of a tool we know. */
function isCounterpart(name: string, partner: string): boolean {
  return CAMEL.test(name) && spellingOf(partner) !== undefined
}

/** What stands in brackets behind the kind of thing that it is, unless it says how or whose that is: "a parser (homemade)". */
function isAside(name: string): boolean {
  const folded = name.toLowerCase()
  return (
    /^(?:[a-z][a-z\d_-]{3,}|\p{Lu}\p{Ll}{3,}|\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*)$/u.test(name) &&
    !COMMON_WORDS.has(folded) &&
    !isPlain(folded) &&
    !isPersonOrPlace(name) &&
    !isTradeNoun(folded) &&
    !/(?:ed|ly|ing|[ai]ble|ary|al|ous|ive|less|made|ic|only|new|old|house|own|sigh)$/.test(folded)
  )
}

/** "Quuxcha instead of reCAPTCHA", "from Jenkins to Quuxflow": what does the work of a tool that we know. */
function isRival(sentence: Sentence, start: number, name: string, partner = ''): boolean {
  const spelling = spellingOf(partner)
  return (
    spelling?.certainty !== undefined &&
    spelling.certainty !== 'word' &&
    (spelling.isProduct || spelling.isCommon || /\p{Lu}.*\p{Lu}/u.test(spelling.text)) &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(name) &&
    !isPersonOrPlace(name) &&
    !isListed(name) &&
    !COMMON_WORDS.has(name.toLowerCase()) &&
    verbIn(name.toLowerCase(), 'base', 's', 'past', 'ing') === undefined &&
    isCapitalTelling(sentence.text, start)
  )
}

/** "paperclip" beside "kt-paperclip": one is a fork of the other. */
function isDerived(name: string, partner: string): boolean {
  return (
    PACKAGE.test(partner) &&
    /^[a-z][a-z\d-]+$/.test(name) &&
    partner.split('-').includes(name) &&
    !OWN_PART.test(partner) &&
    !HYPHENATED.test(partner)
  )
}
