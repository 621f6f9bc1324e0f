import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { opensOrderOfPart } from '../clauses/part-label.ts'
import { guessPast, verbIn } from '../clauses/verbs.ts'
import { areJotted } from './jotted-lines.ts'
import { ITEM, type Line } from './lines.ts'

/** How much room a writer leaves who meant to end the line; who only wrapped it by hand leaves less. */
const ROOM = 8
/** How many lines around are looked at. */
const AROUND = 40

/** A line that wants more: "we saw that the", "ran it with". */
const OPEN =
  /[,(\u2014-]$|\b(?:and|or|but|the|an?|of|to|in|on|at|for|from|with|without|by|via|into|onto|which|who|when|where|while|if|because|since|once|until|unless|than|as|is|are|was|were|be|been|has|have|had|can|could|will|would|should|may|might|must|not|no|its|their|our|my|your|these|those|any|each|every|some|very|using|about|between|per|I|we|they|he|she|(?<!\b(?:on|of|for|with|by|to|like|from|after|before|at|do|did)\s)that|(?:I|we)\s(?:also|then|just)\s[a-z]+ed|e\.g|i\.e)$/i

/** Whether a line wants more than stands in it. */
export function isOpen(line: string): boolean {
  return OPEN.test(line.trimEnd())
}

/** What only goes on: "because it read all rows", "(see below)". */
const GOES_ON =
  /^(?:[(&+/\u2192]|(?:and|or|nor|because|since|which|who|whose|that|when|where|while|until|unless|if|than|as|of|to|for|from|with|without|by|via|into|onto|over|under|between|through|during|per|using|is|are|was|were|be|been|has|have|had|can|could|will|should|may|might|must|not)\b|(?:in|on|at|after|before)\b(?![^,]{2,40},\s)|(?:so|but|then)\s(?!(?:i|I|we|it|they|the|my|our|now|no)\b))/

/** The lines around that nothing sets apart, and the longest of them, where an editor may have wrapped. */
function paragraphAt(lines: readonly Line[], index: number): Line[] {
  let from = index
  while (
    from > 0 &&
    index - from < AROUND &&
    lines[from - 1]?.text.trim() &&
    !ITEM.test(lines[from]?.text ?? '')
  )
    from--
  let to = index
  while (
    to < lines.length &&
    to - index < AROUND &&
    lines[to]?.text.trim() &&
    (to === index || !ITEM.test(lines[to]?.text ?? ''))
  )
    to++
  return lines.slice(from, to)
}

function firstWord(text: string): string {
  return /^\S+/.exec(text.trimStart())?.[0] ?? ''
}

const STOPPED = /[.!?:;\u2026]["')\]]*$/
/** A colon heads what follows. */
const FULL_STOP = /[.!?;\u2026]["')\]]*$/
const UNBROKEN = /(?<!\S)\S{40}/

/** Whether a writer ended each line of this paragraph where a statement ends, though there was room for more. */
function isTyped(lines: readonly Line[], index: number): boolean {
  const paragraph = paragraphAt(lines, index)
  // An address is as long as it is.
  const width = Math.max(0, ...paragraph.map(({ text }) => (UNBROKEN.test(text) ? 0 : text.trimEnd().length)))
  let ended = 0
  let full = 0
  paragraph.slice(1).forEach(({ text }, at) => {
    const line = paragraph[at]?.text.trimEnd() ?? ''
    const { length } = line
    const needed = length + 1 + firstWord(text).length
    // Who writes full stops and goes on below wraps by hand.
    if (STOPPED.test(line)) return
    if (OPEN.test(line) || GOES_ON.test(text.trimStart())) full++
    else if (areBehaviours(line, text)) ended++
    else if (needed + ROOM <= width) ended++
    // The longest line says nothing, unless no editor wraps that late.
    else if (length >= width) ended += width > LATE ? 1 : 0
    else if (needed > width) full++
  })
  // Who ends lines with full stops went on below where there is none.
  if (paragraph.some(({ text }) => FULL_STOP.test(text.trimEnd()))) return ended > 1 && ended > 2 * full
  if (ended === 0 || width < EARLY) return ended > 0
  if (ended !== full) return ended > full
  const [line, next] = [lines[index - 1]?.text.trimEnd() ?? '', lines[index]?.text.trimStart() ?? '']
  return line.length + 1 + firstWord(next).length + ROOM <= width || opensPast(next)
}

function opensPast(text: string): boolean {
  const word = /^[a-z-]+(?=\s)/.exec(text)?.[0] ?? ''
  return (verbIn(word, 'past') ?? guessPast(word))?.isWork === true
}

/** "adds a lid" above "corrects the scale": what a change does, line by line; "tests" alone may be things. */
function areBehaviours(line: string, next: string): boolean {
  const verbs = [line, next].map((text) =>
    verbIn(/^\s*([a-z]+)(?=\s)/i.exec(text)?.[1]?.toLowerCase() ?? '', 's'),
  )
  return (
    verbs.every((verb) => verb?.isWork) &&
    verbs.some((verb) => verb !== undefined && !NOUN_VERBS.has(verb.base))
  )
}

/** Narrower than editors are set to wrap. */
const EARLY = 60
/** Wider than editors are set to wrap. */
const LATE = 125

/** "... did not match the one" above "I bought": which one is said below. */
export function saysWhichBelow(text: string, next: string): boolean {
  return (
    /\bthe (?:ones?|parts?|things?|way|same [\w-]+)\s*$/i.test(text) && /^\s*(?:I|we|you|they)\s/.test(next)
  )
}

/** Whether the line above this one ends a statement without a full stop. */
export function endsStatement(lines: readonly Line[], index: number): boolean {
  const text = lines[index - 1]?.text.trimEnd() ?? ''
  const next = lines[index]?.text.trimStart() ?? ''
  if (STOPPED.test(text) || ONLY_TIMES.test(text)) return false
  if (saysWhichBelow(text, next) || runsOver(text, next)) return false
  return (
    opensSentence(text, next) ||
    opensDeed(text, next) ||
    areOrders(text, next) ||
    (opensOrderOfPart(text.trimStart()) && opensOrderOfPart(next)) ||
    isVerbPair(text, next) ||
    (!OPEN.test(text) && !GOES_ON.test(next) && isTyped(lines, index)) ||
    (!ITEM.test(text) && areJotted(paragraphAt(lines, index).map((line) => line.text)))
  )
}

/** "improves the lamp" / "adds a bell": two lines that open with a verb in the same form. */
function isVerbPair(text: string, next: string): boolean {
  // A line that ends one sentence and begins another was wrapped.
  if (text.length > EARLY || OPEN.test(text) || /[.!?]\s+[A-Z]/.test(text)) return false
  const [one, other] = [text.trimStart(), next].map((line) => firstWord(line).toLowerCase())
  return (['s', 'past'] as const).some((form) =>
    [one, other].every((word) => verbIn(word ?? '', form)?.isWork),
  )
}

/** "Bought a lamp in Oslo/" / "Wired it": within a sentence such a word has no capital. */
function opensDeed(text: string, next: string): boolean {
  const word = /^[A-Z][a-z]+(?=\s)/.exec(next)?.[0].toLowerCase() ?? ''
  if (word === '' || OPEN.test(text)) return false
  return verbIn(word, 'past')?.isWork === true && verbIn(word, 'base') === undefined
}

/** "Paint the gate" / "Oil its hinges": one order a line; within a sentence the second would have no capital. */
function areOrders(text: string, next: string): boolean {
  if (OPEN.test(text) || /[.!?]\s+[A-Z]/.test(text)) return false
  const [one, other] = [text.trimStart(), next].map((line) => /^[A-Z][a-z]+(?=\s)/.exec(line)?.[0] ?? '')
  const [first, second] = [one, other].map((word) => verbIn(word?.toLowerCase() ?? '', 'base'))
  return first?.isWork === true && second !== undefined
}

/** "... a Dual Output Low Power" / "Extended Range Cable Winch": a name goes on below. */
function runsOver(text: string, next: string): boolean {
  return /(?:^|\s)[A-Z][\w-]* [A-Z][\w-]*$/.test(text) && /^(?:[A-Z][\w-]*\s){2}[A-Z]/.test(next)
}

/** The hours of a time sheet, whose work stands below them. */
const ONLY_TIMES = /^[\d:.,\s\u2013-]+h?$/

/** Words that have no capital within a sentence. */
const OPENER =
  /^(?:New(?=\s[a-z])|Next|Still|Only|Another|Using|Currently|Finally|Later|Until|Will|Need|Needs|Maybe|Not|The|We|It|This|That|These|Those|There|They|He|She|Our|My|His|Her|Their|All|Some|Both|Each|Every|No|Nobody|Nothing|After|Before|When|While|Since|Because|If|Now|Then|Also|But|And|So|However|In|On|At|With|For),?\s/

/** "... the first login" / "We were losing people": the capital says that a statement begins. */
export function opensSentence(text: string, next: string): boolean {
  const before = text.trimEnd()
  const opens = OPENER.test(next.trimStart()) || opensWithMany(next.trimStart())
  return opens && !STOPPED.test(before) && !OPEN.test(before)
}

/** "Drawings for the gate left": no name is the plural of a common word, save one. */
function opensWithMany(next: string): boolean {
  const [, word = ''] =
    /^(?!Windows\s)([A-Z][a-z]{3,})s\s(?:for|of|in|to|are|were|with|from|on|and)\s/.exec(next) ?? []
  return COMMON_WORDS.has(word.toLowerCase())
}

/** "bed." below the last item of a list: one word or two, and the end. */
export function isSignOff(previous: Line, { text, indent }: Line): boolean {
  return indent === 0 && previous.text.length < EARLY && /^[a-z]+(?:\s[a-z]+)?[.!]+\s*$/i.test(text)
}
