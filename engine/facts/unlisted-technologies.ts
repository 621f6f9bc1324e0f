import { GIVEN_NAMES } from '../lexicon/given-names.ts'
import {
  BEFORE_VERSION,
  CAMEL,
  CLASS_PART,
  COMMON_NAMES,
  HYPHENATED,
  OWN_PART,
} from '../lexicon/name-words.ts'
import { PLACES, REGIONS } from '../lexicon/places.ts'
import type { Sentence } from '../text/document.ts'
import { matchesIn } from '../text/matches.ts'
import { verbIn } from '../text/verbs.ts'
import { findHardware } from './hardware-names.ts'
import { isJoinedAdjective } from './joined-adjectives.ts'
import { isInUrl, markAt } from './mark-at.ts'
import { spellingOf } from './spellings.ts'

/** A name no dictionary holds, at its place in the sentence. */
export type Unlisted = { sentence: Sentence; start: number; end: number; name: string }

/** Package-like names: kt-paperclip, strong_migrations, @scope/name, net/http, FastImage, Blurhash. */
const NAME = String.raw`(?:@[a-z\d][\w.-]*\/[\w.-]+|[\p{L}][\p{L}\d]*(?:[-_./][\p{L}\d]+)*)`
const QUALIFIERS = `(?:(?:the|our|an?|its|their|archived|unmaintained|deprecated|old|legacy|existing|custom|outdated|abandoned|current|new|third-party|underlying|popular|excellent|upstream) )*`
const KIND = `(?:library|gem|crate|framework|npm package|NPM package|pip package|python package|Python package|R package|Go package|linter|toolkit|SDK|ORM|bundler|dependency|Action|action|plugin|test runner|transpiler|toolchain|emulator|simulator)`

/** How much the name itself must look like one, for the frame says only so much. */
type Need = 'package' | 'coded' | 'spanned' | 'name' | 'camel' | 'capital' | 'versioned' | 'shaped'

/** `hint` is what a sentence must hold for the pattern to fit, and quick to look for. */
const PATTERNS: { pattern: RegExp; hint: RegExp; groups: number; needs: Need }[] = [
  // "replace X with Y", "switch from X to Y"
  {
    pattern: new RegExp(
      `\\b(?:replac(?:e|ed|es|ing)|swap(?:ped|s|ping)?(?: out)?) ${QUALIFIERS}(${NAME})(?: ${KIND}| dep)? (?:with|by|for) ${QUALIFIERS}(${NAME})`,
      'giu',
    ),
    hint: /replac|swap/i,
    groups: 2,
    needs: 'package',
  },
  {
    pattern: new RegExp(`\\breplac(?:ed|es|ing|e) [^.;:]{3,80}? (?:with|by) ${QUALIFIERS}(${NAME})`, 'giu'),
    hint: /replac/i,
    groups: 1,
    needs: 'package',
  },
  {
    pattern: new RegExp(
      `\\b(?:switch(?:ed|es|ing)?|migrat(?:e|ed|es|ing|ion)|mov(?:e|ed|es|ing)|convert(?:ed|s|ing)?|port(?:ed|s|ing)?|chang(?:e|ed|es|ing)|transition(?:ed|s|ing)?)(?: [\\p{L}\\d-]+){0,4}? from ${QUALIFIERS}(${NAME}) to ${QUALIFIERS}(${NAME})`,
      'giu',
    ),
    hint: /\bfrom\b/i,
    groups: 2,
    needs: 'package',
  },
  // "the X library", "the `x` gem"
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d_./@-])(${NAME}) (?:library|gem|crate|framework|npm package|pip package|[Pp]ython package|R package|linter|toolkit|SDK|ORM|bundler|transpiler|emulator)(?![\\p{L}\\d])`,
      'gu',
    ),
    hint: /librar|gem\b|crate|framework|package|linter|toolkit|SDK|ORM|bundler|transpiler|emulator/,
    groups: 1,
    needs: 'name',
  },
  // "we updated the gem `rack`", "the {renv} package"
  {
    pattern: new RegExp(
      `\\b(?:gem|crate|npm module|pip package|npm package|R package|[Pp]ython package) (${NAME})`,
      'gu',
    ),
    hint: /gem |crate |module |package /,
    groups: 1,
    needs: 'spanned',
  },
  // "bump X from 1.2 to 1.3", "upgrade X to version 2.0.0"
  {
    pattern: new RegExp(
      `\\b(?:upgrad(?:e|ed|es|ing)|bump(?:ed|s|ing)?|updat(?:e|ed|es|ing)|downgrad(?:e|ed|es|ing)|pin(?:ned|s|ning)?) ${QUALIFIERS}(${NAME})(?: ${KIND})?(?: from v?\\d[\\w.]*)? to (?:version )?v?\\d+\\.\\d`,
      'giu',
    ),
    hint: /\d\.\d/,
    groups: 1,
    needs: 'versioned',
  },
  // "[bump quuxlib]", "bumped quuxlib and rebuilt"
  {
    pattern: new RegExp(
      `(?<!\\b(?:[Aa]n?|[Tt]he|[Tt]his|[Ee]very) )\\b[Bb]ump(?:ed|ing|s)? (?:the )?(${NAME})(?=$|[\\],;)]| (?:to|and|for|version)\\b)`,
      'gu',
    ),
    hint: /bump/i,
    groups: 1,
    needs: 'versioned',
  },
  // "added quux2 dependency to the requirements", "restarted the quux-portal docker service"
  {
    pattern: new RegExp(
      `\\b(?:[Aa]dd(?:ed|s|ing)?|[Rr]emov(?:e|ed|es|ing)|[Dd]rop(?:ped|s|ping)?|[Rr]estart(?:ed|s|ing)?) (?:the )?(${NAME}) (?:dependency|dep|gem|crate|pip package|npm package|[Dd]ocker (?:service|container|image|stack))(?![\\p{L}\\d])`,
      'gu',
    ),
    hint: /dep|gem|crate|package|ocker/,
    groups: 1,
    needs: 'shaped',
  },
  // "a tool called X", "encrypted with PageCrypt"
  {
    pattern: new RegExp(
      `\\b(?:tool|library|app|program|package|software|editor|framework|plugin|extension|crate|gem|module) (?:called|named) (${NAME})`,
      'gu',
    ),
    hint: /called|named/,
    groups: 1,
    needs: 'name',
  },
  {
    pattern: new RegExp(
      `\\b(?:[Uu]sing|[Uu]s(?:es|ed)|via|with|[Ii]nstall(?:ed|ing)|[Aa]dopt(?:ed|ing)|(?:[Ss]witch|[Mm]igrat)(?:ed|ing) to) (?:the )?(${NAME})(?![\\p{L}\\d_(-])`,
      'gu',
    ),
    hint: /[a-z][A-Z]/,
    groups: 1,
    needs: 'camel',
  },
  // "drawn using Fritzing", "installed Grist"
  {
    pattern: new RegExp(
      `\\b(?:[Uu]sing|[Uu]sed|[Ww]e use|I use|[Ii]nstall(?:ed|ing)|[Ss]et(?:ting)? up|[Dd]eployed|[Ss]elf-host(?:ed|ing)?|(?:built|hosted|runs|run|running) on|[Ss]witch(?:ed|ing)? to|[Mm]igrat(?:ed|ing) to) (?:the )?(${NAME})(?=[,.;)]|$| (?:for|to|and|as|in|on|with|because|instead|which|since|directly|locally|where|while|when|so|but)\\b)`,
      'gu',
    ),
    hint: /(?:\b[Uu]s(?:ing|ed?)|nstall(?:ed|ing)| up|eployed|osted|osting| on| to) \p{Lu}/u,
    groups: 1,
    needs: 'capital',
  },
  // "installed beagle-tester on the board"
  {
    pattern: new RegExp(
      `\\b[Ii]nstall(?:ed|ing|s)? (?:and [a-z]+ )?(?:the )?(${NAME})(?=[,.;)]|$| (?:for|to|and|as|in|on|with|from|via|because|instead|which|since)\\b)`,
      'gu',
    ),
    hint: /nstall/,
    groups: 1,
    needs: 'package',
  },
  // "using `hono-rate-limiter`"
  {
    pattern: new RegExp(
      `\\b(?:[Uu]sing|[Uu]s(?:es|ed)|via|adopt(?:ed|s)?|adds?|added) (?:the )?(${NAME})`,
      'gu',
    ),
    hint: /-/,
    groups: 1,
    needs: 'coded',
  },
  // "rendered the clips with Blurple", "profiled in Foobar": what is made with it is told before it
  {
    pattern: new RegExp(
      `\\b(?:built|rebuilt|made|written|rewritten|wrote|drawn|drew|rendered|instrumented|measured|profiled|scraped|generated|compiled|simulated|modell?ed|edited|designed|parsed|implemented|developed|coded|prototyped|plotted|benchmarked|fuzzed|visuali[sz]ed|sliced|routed|scripted|packaged|automated)(?: [\\p{Ll}\\d'-]+){0,5} (?:with|in|using) (${NAME})(?=[,.;)]|$| (?:and|to|for|so|but|which|because|then|instead)\\b)`,
      'giu',
    ),
    hint: / (?:with|in|using) \p{Lu}/u,
    groups: 1,
    needs: 'capital',
  },
  // "Foobar, a small Rust library", "Foobar (a plotting tool)"
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d_./@-])(${NAME})(?:,| \\() ?an? (?:[\\p{L}\\d+#.-]+ ){0,4}(?:library|framework|toolkit|tool|package|editor|language|compiler|simulator|plugin|extension|database|emulator|debugger|profiler|engine|CLI)(?=[,.;)]|$| (?:for|that|which|to|by|with|from|in|written|used)\\b)`,
      'gu',
    ),
    hint: /(?:,| \() ?an? /,
    groups: 1,
    needs: 'name',
  },
  // "the Foobar test runner"
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d_./@-])(${NAME}) (?:CLI|plugin|compiler|simulator|debugger|profiler|test runner|test framework|package manager|build system|build tool|game engine|physics engine|template engine|query builder|HTTP client|web framework|web server|message broker|text editor|window manager|site generator|task runner)(?![\\p{L}\\d])`,
      'gu',
    ),
    hint: /CLI|plugin|compiler|simulator|debugger|profiler|runner|framework|manager|build|engine|builder|client|server|broker|editor|generator/,
    groups: 1,
    needs: 'name',
  },
  // "the `quux2` package"
  {
    pattern: new RegExp(
      `\\b(?:the|an?|this|new|of|via|using|with) (${NAME}) (?:package|tool|utility|extension)(?![\\p{L}\\d])`,
      'gu',
    ),
    hint: /package|tool|utility|extension/,
    groups: 1,
    needs: 'spanned',
  },
  // "X is a self-hosted document editor"
  {
    pattern: new RegExp(
      `^(${NAME}) is an? (?:[\\p{L}-]+,? ){0,4}(?:library|framework|toolkit|editor|database|language|CLI|runtime|emulator|simulator|compiler|linter|package manager|build system|search engine|game engine|orchestrator|scheduler|bundler)\\b`,
      'gu',
    ),
    hint: / is an? /,
    groups: 1,
    needs: 'name',
  },
  // "X 6.1.0"
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d_./@-])(${NAME}) v?\\d+\\.\\d+(?:\\.\\d+)*(?![\\d%]|\\s?(?:%|[kKMG]i?B|ms|s|x|GHz|MHz)\\b)`,
      'gu',
    ),
    hint: /\d\.\d/,
    groups: 1,
    needs: 'package',
  },
]

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
  for (const { pattern, hint, groups, needs } of PATTERNS) {
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
  const telling = TELLING_PART.test(text) ? matchesIn(text, PLAIN_WORD) : []
  for (const match of telling) {
    if (TELLING.test(match[0]) && !isInUrl(sentence, match.index)) add(match.index, match[0])
  }
  for (const match of text.includes('@') ? matchesIn(text, SCOPED_PACKAGE) : []) {
    const scope = spellingOf(match[1] ?? '')
    if ((scope?.isProduct || scope?.isVersioned) && !isInUrl(sentence, match.index))
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

function isName(sentence: Sentence, start: number, name: string, needs: Need, partner?: string): boolean {
  if (isInUrl(sentence, start) || name.length < 3 || /^[^/]*\.\w{1,4}$/.test(name)) return false
  if (needs === 'versioned' && /^[a-z\d-]+\.[a-z]{2,}\/[\w./-]+$/.test(name)) return true
  if (name.includes('/') && !name.startsWith('@')) return false
  if (OWN_PART.test(name) || HYPHENATED.test(name) || COMMON_NAMES.test(name)) return false
  if (CAMEL.test(name) && CLASS_PART.test(name)) return false
  if (needs === 'camel')
    return CAMEL.test(name) && name.length > 4 && name.length < 20 && markAt(sentence, start)?.kind !== 'code'
  if (needs === 'capital')
    return (
      /^\p{Lu}\p{Ll}{2,}$/u.test(name) && !isPersonOrPlace(name) && markAt(sentence, start)?.kind !== 'code'
    )
  if (needs === 'shaped') return /^[a-z][a-z\d]*(?:[-_][a-z\d]+)*$/.test(name) && /[\d_-]/.test(name)
  if (PACKAGE.test(name))
    return needs === 'coded'
      ? isCodeSpan(sentence, start, name)
      : !isJoinedAdjective(sentence.text, start, name)
  if (needs === 'coded') return false
  if (needs === 'spanned') return isCodeSpan(sentence, start, name) && /^[a-z][\w-]+$/.test(name)
  if (needs === 'versioned') return /^[a-z@][\w@/-]{2,}$/.test(name) && !isPlain(name)
  if (needs === 'package')
    return partner !== undefined && (isDerived(name, partner) || isCounterpart(name, partner))
  if (isCodeSpan(sentence, start, name)) return /^[a-z][\w-]+$/.test(name)
  return (
    CAMEL.test(name) ||
    (/^\p{Lu}\p{Ll}{3,}$/u.test(name) && !isPersonOrPlace(name) && isCapitalTelling(sentence.text, start))
  )
}

function isCodeSpan(sentence: Sentence, start: number, name: string): boolean {
  const mark = markAt(sentence, start)
  return mark?.kind === 'code' && mark.start === start && mark.end === start + name.length
}

/** Whether it is a word of the language, which a version follows by chance ("introduced 2.15.4"). */
function isPlain(word: string): boolean {
  return BEFORE_VERSION.test(word) || verbIn(word, 'base', 's', 'past', 'ing') !== undefined
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
