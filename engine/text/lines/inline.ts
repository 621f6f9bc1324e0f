import { isSpace, isWordCharacter } from '../patterns/characters.ts'
import { matchesIn } from '../patterns/matches.ts'
import { asOneWord } from './code-marks.ts'
import { type MappedText, mapBuilder, type Stretch } from './mapped-text.ts'

export type MarkKind = 'code' | 'url' | 'link' | 'strong'
/** A stretch of cleaned text that was marked up: code in backticks, an address, the words of a link, bold words. */
export type Mark = Stretch & { kind: MarkKind; target?: string }

const HTML_TAG =
  /<\/?(?:a|b|blockquote|br|code|dd|del|details|div|dl|dt|em|font|h[1-6]|hr|i|img|ins|kbd|li|ol|p|picture|pre|s|small|source|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul|video)(?:\s[^<>]{0,500})?\/?>/iy
type Rule = {
  /** The characters of ASCII that it may begin with; none where it begins with others. */
  from: string
  pattern: RegExp
  keep?: number
  kind?: MarkKind
  target?: number
  as?: string
  /** It begins a word. */
  opensWord?: boolean
}
const RULES: Rule[] = [
  // Some set a word between the marks of a block.
  { from: '`', pattern: /```([^`\s]+)```/y, keep: 1, kind: 'code' },
  { from: '`', pattern: /``([^`]+)``/y, keep: 1, kind: 'code' },
  // reStructuredText writes a link as `words <address>`_ or `words`_.
  {
    from: '`',
    pattern: /`([^`<>]{1,300}?):?\s?<(https?:[^<>`\s]{1,800})>`__?(?!\w)/y,
    keep: 1,
    kind: 'link',
    target: 2,
  },
  { from: '`', pattern: /`([^`<>]{1,300})`__?(?!\w)/y, keep: 1, kind: 'link' },
  { from: '`', pattern: /`([^`]+)`/y, keep: 1, kind: 'code' },
  { from: '!', pattern: /!\[[^\]]{0,300}\]\([^()\s]{0,500}(?:\s"[^"]{0,200}")?\)/y },
  // "Added a fuse [link](https://...)": where one could look.
  {
    from: '[',
    pattern:
      /(?<=[\w.)]\s)(?<!\b(?:an?|the|this|that|my|our|each|every|new|of|in|on|at|via|from|by|with|to|see|following|broken|dead|download)\s)\[(?:links?|PR|pr|commit|source|pull request)\]\([^()\s]{1,500}\)(?=\s*(?:$|[.,;)\n]))/y,
  },
  {
    from: '[',
    pattern:
      /\[((?:[^[\]]|\[[^[\]]{0,100}\]){1,300})\]\(<?([^()\s>]{0,500}(?:\([^()\s]{0,200}\))?[^()\s>]{0,300})>?(?:\s"[^"]{0,200}")?\)/y,
    keep: 1,
    kind: 'link',
    target: 2,
  },
  // What a template puts in there: {{< add "feature" >}}, {% note %}.
  { from: '{', pattern: /\{\{?(?:<[^<>{}]{0,200}>|%[^%{}]{0,200}%)\}?\}/y },
  // A template fills in the address later.
  { from: '[', pattern: /\[([^[\]]{1,300})\]\(\{[%{][^(){}]{0,200}[%}]\}\)/y, keep: 1, kind: 'link' },
  { from: '[', pattern: /\[((?:[^[\]]){1,300})\]\[[\w .-]{0,60}\]/y, keep: 1, kind: 'link' },
  // What a definition elsewhere links: [`wader`], [@ann].
  { from: '[', pattern: /\[`([^`[\]]{1,100})`\](?![([:])/y, keep: 1, kind: 'code' },
  { from: '[', pattern: /\[(@[\w-]{1,39})\](?![([:])/y, keep: 1 },
  { from: '<', pattern: /<(https?:\/\/[^<>\s]{1,800})>/y, keep: 1, kind: 'url' },
  {
    from: 'hf',
    pattern: /((?:https?|ftp):\/\/[^\s<>"'`)\]]{1,800}[^\s<>"'`)\].,;:!?*_])/y,
    keep: 1,
    kind: 'url',
    opensWord: true,
  },
  // A raised number must not grow onto the one before it.
  { from: '<', pattern: /<sup>(?=\s?[\d+-]+\s?<\/sup>)/iy, as: '^' },
  { from: '<', pattern: HTML_TAG },
  { from: '<', pattern: /<!--(?:(?!<!--)[\s\S]){0,5000}?-->/y },
  { from: '[', pattern: /\[\^?\d{1,2}\](?![(\w:])/y },
  { from: '&', pattern: /&amp;/y, as: '&' },
  { from: '&', pattern: /&lt;/y, as: '<' },
  { from: '&', pattern: /&gt;/y, as: '>' },
  { from: '&', pattern: /&quot;/y, as: '"' },
  { from: '&', pattern: /&#0?39;|&apos;|&rsquo;/y, as: "'" },
  { from: '&', pattern: /&nbsp;/y, as: ' ' },
  { from: '&', pattern: /&#821[12];|&[nm]dash;/y, as: '\u2013' },
  { from: '&', pattern: /&#821[67];|&lsquo;/y, as: "'" },
  { from: '&', pattern: /&#822[01];|&[lr]dquo;/y, as: '"' },
  { from: '&', pattern: /&hellip;|&#8230;/y, as: '\u2026' },
  // A backslash at the end of a line breaks it.
  { from: '\\', pattern: /\\(?=\s|$)/y },
  { from: ':', pattern: /:[a-z][a-z_]{2,30}:(?![\w:])/y, opensWord: true },
  {
    from: '',
    pattern:
      /(?![\u00a9\u00ae\u2122\u2194-\u2199])\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}\u200d]|\ufe0f|\p{Extended_Pictographic})*/uy,
  },
  { from: '', pattern: /[\u200b-\u200d\u2060\ufeff]|\ufe0f/y },
  // The mark of a heading's own link.
  { from: '', pattern: /\u00b6/y },
  { from: '', pattern: /[\u2018\u2019]/y, as: "'" },
  { from: '', pattern: /[\u201c\u201d]/y, as: '"' },
  // "the yard- moved it": a dash without its first space; "pre- and post-" has none to lack.
  { from: '-', pattern: /(?<=\p{L}{2})-(?=\s(?!(?:and|or|to|und|oder)\s)\p{L})/uy, as: ' \u2013' },
  // What was taken back; a whole line that is struck out was a thing to do, and is done.
  { from: '~', pattern: /~~(?=\S)[^~]{1,1500}~~/y },
]
/** The rules by the code of their first character, so that most characters try none of them. */
const ASCII_RULES = Array.from({ length: 128 }, (_, code) =>
  RULES.filter(({ from }) => from.includes(String.fromCharCode(code))),
)
const OTHER_RULES = RULES.filter(({ from }) => from === '')

/** "keep: 7 days", "is_open?" in backticks: without any marks its colon or its end would be taken for the writer's. */
const SETTING = /\w: |\s\S*[?!:;,]$|\S[?!]$|\[\w+ [+*-] \w+\]/

/** Takes the Markdown and HTML off a text, and says which stretches were code, links, addresses or bold. */
export function stripInline(source: MappedText): { mapped: MappedText; marks: Mark[] } {
  const { text, offsets } = source
  const out = mapBuilder()
  const marks: Mark[] = []
  const closers = emphasisClosers(text)
  let strongFrom = -1
  const copy = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const isBlank = isSpace(text.charCodeAt(i))
      if (isBlank && (out.length() === 0 || out.last() === ' ')) continue
      out.push(isBlank ? ' ' : text.charAt(i), offsets[i] ?? 0)
    }
  }
  let at = 0
  while (at < text.length) {
    const emphasis = closers.get(at)
    if (emphasis !== undefined) {
      if (emphasis >= 2) {
        if (strongFrom >= 0 && out.length() > strongFrom) {
          marks.push({ kind: 'strong', start: strongFrom, end: out.length() })
          strongFrom = -1
        } else strongFrom = out.length()
      }
      at += emphasis
      continue
    }
    const found = matchRule(text, at)
    if (!found) {
      copy(at, at + 1)
      at++
      continue
    }
    const { rule, match } = found
    for (const char of rule.as ?? '') out.push(char, offsets[at] ?? 0)
    if (rule.keep !== undefined) {
      const written = match[rule.keep] ?? ''
      // The stop of a line of code is none of the sentence.
      const inner = rule.kind === 'code' ? written.replace(/(?<=[^\s;]);$/, '') : written
      const from = at + match[0].indexOf(inner)
      const isQuoted = rule.kind === 'code' && out.length() > 0 && SETTING.test(inner) && !inner.includes('"')
      if (isQuoted) out.push('"', offsets[at] ?? 0)
      const start = out.length()
      copyInner(from, from + inner.length, rule.kind)
      const target = rule.target === undefined ? undefined : match[rule.target]
      if (rule.kind && out.length() > start) {
        marks.push({ kind: rule.kind, start, end: out.length(), ...(target ? { target } : {}) })
      }
      if (isQuoted) out.push('"', offsets[at + match[0].length - 1] ?? 0)
    }
    at += match[0].length
  }
  return { mapped: out.build(), marks }

  function copyCode(from: number, to: number) {
    const code = asOneWord(text.slice(from, to))
    for (let i = from; i < to; i++) {
      const char = code.charAt(i - from)
      if (isSpace(char.charCodeAt(0))) copy(i, i + 1)
      else out.push(char, offsets[i] ?? 0)
    }
  }

  function copyInner(from: number, to: number, kind: MarkKind | undefined) {
    if (kind === 'code') return copyCode(from, to)
    if (kind !== 'link') return copy(from, to)
    for (let i = from; i < to; i++) if (text.charAt(i) !== '`' && !closers.has(i)) copy(i, i + 1)
  }
}

function matchRule(text: string, at: number) {
  for (const rule of ASCII_RULES[text.charCodeAt(at)] ?? OTHER_RULES) {
    if (rule.opensWord && isWordCharacter(text.charCodeAt(at - 1))) continue
    rule.pattern.lastIndex = at
    const match = rule.pattern.exec(text)
    if (match) return { rule, match }
  }
  return undefined
}

const STRUCK = /~~(?=\S)[^~]{1,1500}~~/g

/** Positions of emphasis marks that come in pairs, with their lengths; a lone asterisk or a snake_case name stays. */
function emphasisClosers(text: string): Map<number, number> {
  const found = new Map<number, number>()
  const open = new Map<string, number>()
  const hidden = codeStretches(text)
  const isRetracted = text.includes('~~') && text.replace(STRUCK, '').trim().split(/\s+/).length > 3
  let next = 0
  for (const match of matchesIn(text, /\*{1,3}|_{1,3}|~~/g)) {
    while (next < hidden.length && (hidden[next]?.end ?? 0) <= match.index) next++
    if ((hidden[next]?.start ?? text.length) <= match.index) continue
    const mark = match[0]
    if (mark === '~~' && isRetracted) continue
    const before = text.charAt(match.index - 1)
    const after = text.charAt(match.index + mark.length)
    const canOpen = /^$|[\s(["'*_~:\u2014-]/.test(before) && /\S/.test(after)
    const canClose = /\S/.test(before) && (mark.startsWith('_') ? !/\w/.test(after) : true)
    const opened = open.get(mark)
    if (canClose && opened !== undefined && match.index - opened < 2000) {
      const isDunder = mark === '__' && /^\w+$/.test(text.slice(opened + 2, match.index))
      if (!isDunder) found.set(opened, mark.length).set(match.index, mark.length)
      open.delete(mark)
    } else if (canOpen || (mark === '**' && /\S/.test(after))) open.set(mark, match.index)
  }
  return found
}

function codeStretches(text: string): Stretch[] {
  return matchesIn(text, /``[^`]+``|`[^`]+`|https?:\/\/[^\s)]+/g).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
