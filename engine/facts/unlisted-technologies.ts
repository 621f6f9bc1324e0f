import type { Sentence } from '../text/document.ts'

/** A name no dictionary holds, at its place in the sentence. */
export type Unlisted = { sentence: Sentence; start: number; end: number; name: string }

/** Package-like names: kt-paperclip, strong_migrations, @scope/name, net/http, FastImage, Blurhash. */
const NAME = String.raw`(?:@[a-z\d][\w.-]*\/[\w.-]+|[\p{L}][\p{L}\d]*(?:[-_./][\p{L}\d]+)*)`
const QUALIFIERS = `(?:(?:the|our|an?|its|their|archived|unmaintained|deprecated|old|legacy|existing|custom|outdated|abandoned|current|new|third-party|underlying|popular|excellent|upstream) )*`
const KIND = `(?:library|gem|crate|framework|npm package|NPM package|pip package|python package|Python package|R package|Go package|linter|toolkit|SDK|ORM|bundler|dependency|Action|action|plugin|test runner|transpiler|toolchain|emulator|simulator)`

const PATTERNS: { pattern: RegExp; groups: number; needs: 'package' | 'name' }[] = [
  // "replace X with Y", "switch from X to Y"
  {
    pattern: new RegExp(
      `\\b(?:replac(?:e|ed|es|ing)|swap(?:ped|s|ping)?) ${QUALIFIERS}(${NAME})(?: ${KIND}| dep)? (?:with|by|for) ${QUALIFIERS}(${NAME})`,
      'giu',
    ),
    groups: 2,
    needs: 'package',
  },
  {
    pattern: new RegExp(
      `\\b(?:switch(?:ed|es|ing)?|migrat(?:e|ed|es|ing|ion)|mov(?:e|ed|es|ing)|convert(?:ed|s|ing)?|port(?:ed|s|ing)?|chang(?:e|ed|es|ing)|transition(?:ed|s|ing)?)(?: [\\p{L}\\d-]+){0,4}? from ${QUALIFIERS}(${NAME}) to ${QUALIFIERS}(${NAME})`,
      'giu',
    ),
    groups: 2,
    needs: 'package',
  },
  // "the X library", "the `x` gem"
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(${NAME}) (?:library|gem|crate|framework|npm package|pip package|[Pp]ython package|R package|linter|toolkit|SDK|ORM|bundler|transpiler|emulator)(?![\\p{L}\\d])`,
      'gu',
    ),
    groups: 1,
    needs: 'name',
  },
  // "X 6.1.0"
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d/.-])(${NAME}) v?\\d+\\.\\d+(?:\\.\\d+)*(?![\\d%]|\\s?(?:%|[kKMG]i?B|ms|s|x|GHz|MHz)\\b)`,
      'gu',
    ),
    groups: 1,
    needs: 'package',
  },
]

/** Endings and beginnings that only names of tools have. */
const TELLING =
  /^(?:lib(?!rar|er|re|s$|c$)[a-z\d]{2,}|(?!(?:g|f|sp)lint$)[a-z\d]+(?:lint|ctl|fmt|mq)|[A-Z][\p{L}\d]*[\p{Ll}\d](?:DB|JS|SQL|MQ|QL)|Py[A-Z][\p{L}\d]+)$/u
const PACKAGE = /^(?:@[a-z\d][\w.-]*\/[\w.-]+|[a-z][a-z\d]*(?:-[a-z\d]+)+)$/
const CAMEL = /^\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*$/u
/** Last parts that name a piece of one's own system, not a library. */
const OWN_PART =
  /(?:service|server|worker|api|client|app|job|tests?|manager|handler|controller|page|button|view|model|factory|provider|adapter|error|exception|helper|utils?|spec|component|module|config|command|request|response|processor|builder|repository|store|context|wrapper|listener|event|state|type|interface|class|id|key|url|time|based|only|level|side|specific|wide|end|off|in|up|out|on|line|first|safe|free|ready|aware)s?$/i
/** Hyphenated plain English. */
const ENGLISH =
  /^(?:(?:re|pre|non|un|co|de|multi|cross|self|semi|sub|anti|auto|inter|over|under|well|long|short|high|low|hard|soft|full|half|two|three|four|first|second|third|last|next|one|real|end|built|open|read|write|per|ad|in|on|off|out|up|down|all|best|single|double|top|follow|back|front|fine|coarse|large|small|case|thread|time|run|hand|home|cost|event|day|week|month|year|step|stand|work|drop|sign|set|pop|pull|push|plug|opt|roll|fall|kick|clean|warm|cold|hot|dry|old|new|so|cut|turn|trade|copy|deep|post|peer|point|side|zero|right|left|round|rate|much|more|many|most|less|not|now|no|yet|never|ever|go|get|let|make|take|give|put|e|x|a|i|t)-.*|.*-(?:up|in|out|off|on|of|to|and|the|by|based|only|like|side|time|level|end|way|related|specific|driven|wide|free|safe|aware|ready|friendly|first|party|date|case|source|scale|line|size|memory|point|coded|facing|defined|generated|written|compatible|dependent|ended|sized|oriented|check|run|through))$/

/** Names in a frame that only technologies stand in, though no dictionary holds them. */
export function findUnlisted(sentence: Sentence): Unlisted[] {
  if (sentence.section === 'boilerplate') return []
  const found: Unlisted[] = []
  const add = (start: number, name: string) => {
    if (!found.some((other) => other.start === start))
      found.push({ sentence, start, end: start + name.length, name })
  }
  for (const { pattern, groups, needs } of PATTERNS) {
    for (const match of sentence.text.matchAll(pattern)) {
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
  for (const match of sentence.text.matchAll(
    /(?<![\p{L}\d_./@-])[\p{L}][\p{L}\d]+(?![\p{L}\d_(/@-]|\.\p{L})/gu,
  )) {
    if (TELLING.test(match[0]) && !isInUrl(sentence, match.index)) add(match.index, match[0])
  }
  return found.sort((a, b) => a.start - b.start)
}

function isName(
  sentence: Sentence,
  start: number,
  name: string,
  needs: 'package' | 'name',
  partner?: string,
): boolean {
  if (isInUrl(sentence, start) || name.length < 3 || /\.\w{1,4}$/.test(name)) return false
  if (name.includes('/') && !name.startsWith('@')) return false
  if (OWN_PART.test(name) || ENGLISH.test(name)) return false
  if (PACKAGE.test(name)) return true
  if (needs === 'package') return partner !== undefined && isDerived(name, partner)
  const isCode = sentence.marks.some(
    ({ kind, start: from, end }) => kind === 'code' && from === start && end === start + name.length,
  )
  if (isCode) return /^[a-z][\w-]+$/.test(name)
  return (
    CAMEL.test(name) ||
    (/^\p{Lu}\p{Ll}{3,}$/u.test(name) &&
      start > 0 &&
      /(?:^|[^.!?:] |\b(?:The|the|a|an) )$/.test(sentence.text.slice(0, start)) &&
      start > 4)
  )
}

/** "paperclip" beside "kt-paperclip": one is a fork of the other. */
function isDerived(name: string, partner: string): boolean {
  return (
    PACKAGE.test(partner) &&
    /^[a-z][a-z\d-]+$/.test(name) &&
    partner.split('-').includes(name) &&
    !OWN_PART.test(partner) &&
    !ENGLISH.test(partner)
  )
}

function isInUrl(sentence: Sentence, at: number): boolean {
  return sentence.marks.some(({ kind, start, end }) => kind === 'url' && start <= at && at < end)
}
