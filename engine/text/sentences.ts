import { ABBREVIATIONS } from '../lexicon/abbreviations.ts'
import type { Mark } from './inline.ts'
import type { Stretch } from './mapped-text.ts'
import { matchesIn } from './matches.ts'

const STOP =
  /(?<=\s)[:;]-?[)D](?=\s+\p{Lu})|[.!?\u2026]+["')\]]*(?=\s|$)|(?<=[\p{L}\d])[!?]+(?=\p{Lu}\p{Ll})|[\u3002\uff01\uff1f]/gu

/** Where the sentences of a paragraph start and end; full stops in code, addresses, abbreviations and brackets end none. */
export function splitSentences(text: string, marks: readonly Mark[]): Stretch[] {
  const sentences: Stretch[] = []
  const brackets = bracketStretches(text)
  const closed = [...marks.filter((mark) => mark.kind === 'code' || mark.kind === 'url'), ...brackets].sort(
    (a, b) => a.start - b.start,
  )
  let start = 0
  let next = 0
  for (const match of matchesIn(text, STOP)) {
    const end = match.index + match[0].length
    while (next < closed.length && (closed[next]?.end ?? 0) < end) next++
    const around = closed[next]
    if (around && around.start <= match.index && around.end >= end && around.end < text.length) {
      if (!(around.end === end && /\s/.test(text.charAt(end)))) continue
    }
    if (end < text.length && !isEnd(text, start, match.index, match[0], end)) continue
    sentences.push({ start, end })
    start = end
  }
  if (text.slice(start).trim()) sentences.push({ start, end: text.length })
  return sentences.flatMap((sentence) => cutEndless(text, sentence))
}

const ENDLESS = 1000

/** Nobody writes a sentence of a thousand characters: a wall of text is cut at spaces, so that no rule has to look at all of it. */
export function cutEndless(text: string, { start, end }: Stretch): Stretch[] {
  const pieces: Stretch[] = []
  let from = start
  while (end - from > ENDLESS) {
    const space = text.lastIndexOf(' ', from + ENDLESS)
    const to = space > from + ENDLESS / 2 ? space : from + ENDLESS
    pieces.push({ start: from, end: to })
    from = to
  }
  return [...pieces, { start: from, end }]
}

function isEnd(text: string, start: number, at: number, stop: string, end: number): boolean {
  if (/[\u3002\uff01\uff1f]/.test(stop)) return true
  const following = /^\s+(\S\S?)/.exec(text.slice(end, end + 6))?.[1] ?? ''
  if (!following) return true
  const word = (/[\w.&'-]*$/.exec(text.slice(Math.max(start, at - 24), at))?.[0] ?? '').toLowerCase()
  if (stop.startsWith('.') && ABBREVIATIONS.has(word)) return word === 'etc' && /^[A-Z]/.test(following)
  // "J. Smith" goes on, "over 20 s. Dropped" does not.
  if (stop === '.' && /\b(?:in|with|to|using|from|for)\s[A-Z]$/.test(text.slice(Math.max(start, at - 8), at)))
    return /^[A-Z]/.test(following)
  if (stop === '.' && /^[a-z]$/.test(word))
    return /\d\s?[a-z]$/i.test(text.slice(start, at)) && /^[A-Z]/.test(following)
  if (/^[A-Z"'([`\p{Lu}\p{Lo}*-]/u.test(following)) return true
  if (/^\d/.test(following)) return !/^(?:no|fig|sec|v|ver)$/.test(word)
  // A small letter goes on after "..." or an abbreviation we do not know; after an ordinary word it is a hasty writer's new sentence.
  if (/^[!?]+$/.test(stop))
    return (
      at - start > 8 &&
      !/^(?:to|of|in|with|and|or|for|from|by|into)\s/.test(text.slice(end, end + 6).trimStart())
    )
  // So it is after a number with a point of its own: "brownout at 4.3. soldered a capacitor".
  return (
    stop.length === 1 && /^[a-z]/.test(following) && /[a-z]{3,}$|^\d+\.\d+$/.test(word) && at - start > 12
  )
}

function bracketStretches(text: string): Stretch[] {
  if (!text.includes('(')) return []
  return matchesIn(text, /\([^()]{1,400}\)/g).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
