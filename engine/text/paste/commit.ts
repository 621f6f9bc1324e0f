import { FUNCTION_WORDS } from '../../lexicon/chunk-words.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { verbIn } from '../clauses/verbs.ts'
import { splitSentences } from '../lines/sentences.ts'
import { namesNoPart, readTitle } from '../lines/title.ts'
import { isTrailer } from '../lines/trailers.ts'

/** What no subject line ends with: the next paragraph goes on with it. */
const OPEN_END =
  /(?:\s(?:an?|the|its|of|to|for|from|with|without|in|on|at|by|as|and|or|but|if|when|while|that|which|so|before|both|is|are|was|were|be|been|have|not)|,)$/
/** What opens no sentence in small letters. */
const GOES_ON =
  /^(?:of|to|for|from|with|without|in|on|at|by|as|and|or|but|if|when|while|that|which|so that|since|because|instead|rather|per|is|are|was|were|via|into|between|than)\s/
/** As wide as the lines are that programs break. */
const WIDTH = 66

/** As long is a line at least that the next word did not fit in. */
const FILLED = 48

/** How far a subject line can reach. */
const REACH = 400

/**
 * A commit message whose subject line stands alone, as others do: "db: Cap the pool at ten" and the rest of the sentence in the next
 * paragraph, or a second sentence on the same line. No character moves; the full stop becomes the end of the line.
 */
export function fromCommit(text: string): string {
  const from = text.length - text.trimStart().length
  const head = text.slice(from, from + REACH)
  const [first = ''] = head.split('\n', 1)
  if (first.length < 12 || /^(?:[\s#*>|<-]|\d{1,3}[.)]\s)|https?:\/\/\S*$/.test(first)) return text
  const gap = isBroken(first, head) ? (/\n\s*\n/.exec(head)?.[0] ?? '') : ''
  if (!gap && !((isOrdered(first) && /\n|\.\s/.test(head.trimEnd())) || isWrapped(first, head))) return text
  const joined = gap ? `${first}${' '.repeat(gap.length)}${head.slice(first.length + gap.length)}` : head
  const [paragraph = ''] = joined.split(/\n\s*\n/, 1)
  const [{ end = 0 } = {}] = splitSentences(paragraph, [])
  const line = paragraph.slice(0, end)
  // What stands below in the same paragraph are more deeds.
  if (!gap && !isOrdered(first) && (paragraph.slice(end).trim() !== '' || !/\n[ \t]*\n\s*\S/.test(head)))
    return text
  // Whatever the sentence is torn from, more than a few lines are no subject line.
  if (end === 0 || from + end > REACH - 20 || line.split('\n').length > 4 || hasOwnLines(line))
    return gap ? `${text.slice(0, from)}${joined}${text.slice(from + REACH)}` : text
  const subject = line.replaceAll('\n', ' ')
  const after = joined.slice(end)
  const isEnded = /^[.][ \n]/.test(`${subject.slice(-1)}${after.slice(0, 1)}`)
  const told = isEnded ? `${subject.slice(0, -1)}\n\n${after.slice(1)}` : `${subject}${after}`
  return `${text.slice(0, from)}${told}${text.slice(from + REACH)}`
}

/** "kiln: close the lid first": a part, and what is to be done to it. */
function isOrdered(line: string): boolean {
  const { start } = readTitle(line)
  if (start === 0 || namesNoPart(/^[\w ./+-]+/.exec(line.replace('[', ''))?.[0] ?? '')) return false
  const [, word = ''] = /^(?:[a-z]+ly\s)?([A-Za-z']+)/.exec(line.slice(start)) ?? []
  return isOrder(word) || /^(?:don't|only|always|if|when)$/i.test(word)
}

/** An order that fills its line and goes on in the next one: "Turn the lamps of the whole pier towards the\nsea." */
function isWrapped(first: string, head: string): boolean {
  const [next = ''] = /^\n[ \t]*(\S[^\n]*)/.exec(head.slice(first.length)) ?? []
  const [, word = ''] = /^([A-Z][a-z]+)\s/.exec(first) ?? []
  return (
    next !== '' &&
    first.length >= FILLED &&
    !/[.!?:;]$/.test(first) &&
    isOrder(word) &&
    !NOUN_VERBS.has(word.toLowerCase()) &&
    verbIn(word.toLowerCase(), 'past') === undefined
  )
}

function isOrder(word: string): boolean {
  return verbIn(word.toLowerCase(), 'base')?.isWork === true
}

/**
 * Whether a line below the first says something of its own: an item, an entry under its own label, one more order, another sentence,
 * or a capital where the line above had room for its word.
 */
function hasOwnLines(paragraph: string): boolean {
  const lines = paragraph.split('\n')
  return lines.slice(1).some((line, at) => {
    const [, mark = '', word = ''] = /^\s*([-*]\s|\w{2,20}:\s)?([A-Z]?[a-z']*(?![\w(]))?/.exec(line) ?? []
    if (mark !== '' || isTrailer(line)) return true
    if (!/^[A-Z]/.test(word)) return /^(?:thanks|thx)$/.test(word)
    const above = lines[at]?.trimEnd() ?? ''
    return (
      isOrder(word) ||
      word === "Don't" ||
      FUNCTION_WORDS.has(word.toLowerCase()) ||
      /^[A-Z][a-z]+ly$/.test(word) ||
      (above.length + 1 + word.length < FILLED && !OPEN_END.test(above))
    )
  })
}

/** Whether the first paragraph breaks off in the middle of its sentence. */
function isBroken(first: string, head: string): boolean {
  const [, gap = '', next = ''] = /^(\n\s*\n)([^\n]+)/.exec(head.slice(first.length)) ?? []
  if (!gap || /[.!?:;)\s]$/.test(first) || first.length < 30 || isTrailer(next)) return false
  // "Say what the lamps are", "We had two": the next paragraph is a sentence of its own.
  const [opening = ''] = /^[A-Z][a-z]*(?=\s)/.exec(next) ?? []
  // "Use one clock for both", unless both of them follow.
  if (/\sboth$/.test(first)) return opening === '' || /^\S+ and\s/.test(next)
  if (OPEN_END.test(first)) return !FUNCTION_WORDS.has(opening.toLowerCase())
  if (GOES_ON.test(next)) return true
  const [word = ''] = /^[a-z]{3,}(?=[\s,;]|\.\s)/.exec(next) ?? []
  // "Make sure that the lid fits": an order begins a sentence of its own, also in small letters.
  if (isOrder(word) && !NOUN_VERBS.has(word)) return false
  return (
    word !== '' &&
    !/^(?:this|these|the|those|it|they|there|http)$/.test(word) &&
    first.length + word.length >= WIDTH &&
    // "Widen the stack of execvpe", "execvpe builds a path there": a name, said again.
    !first.includes(` ${word}`)
  )
}
