import type { TextRange } from '../../contract/snaps.ts'
import { type Document, rangeIn, type Sentence } from '../text/document.ts'
import {
  hasFrame,
  hasNoun,
  hasStrongFrame,
  hasVersion,
  isHeadline,
  isPartOfName,
  opensSentence,
} from './technology-context.ts'
import { type Found, findSpellings } from './technology-places.ts'
import { findUnlisted } from './unlisted-technologies.ts'

export type NamedTechnology = { name: string; ranges: TextRange[] }

/** Kinds whose text a machine wrote: what runs there was not chosen by the writer. */
const MACHINE_KINDS = new Set(['code', 'data', 'trailer'])

/** The technologies the text names, canonical, each once, the most important first. */
export function findTechnologies(document: Document): NamedTechnology[] {
  const mentions = document.sentences.flatMap((sentence) => mentionsIn(sentence))
  return rank(mentions.filter((mention) => !isShortFor(mention, mentions)))
}

/** One place where the text names a technology. */
type Mention = {
  key: string
  name: string
  written: string
  sentence: Sentence
  start: number
  end: number
  isSure: boolean
}

function mentionsIn(sentence: Sentence): Mention[] {
  const listed = certainIn(sentence).map(
    ({ spelling, start, end }): Mention => ({
      key: spelling.technology.name.toLowerCase(),
      name: spelling.shown,
      written: spelling.folded,
      sentence,
      start,
      end,
      isSure: spelling.certainty === 'sure',
    }),
  )
  if (isMachineText(sentence)) return listed
  const unlisted = findUnlisted(sentence)
    .filter(({ start, end }) => !listed.some((other) => other.start < end && start < other.end))
    .map(({ name, start, end }): Mention => {
      return {
        key: name.toLowerCase(),
        name,
        written: name.toLowerCase(),
        sentence,
        start,
        end,
        isSure: true,
      }
    })
  return [...listed, ...unlisted]
}

/** Whether a bare name stands for a longer one the text gives too: "Swift" after "OpenStack Swift". */
function isShortFor(mention: Mention, mentions: Mention[]): boolean {
  return !mention.isSure && mentions.some(({ written }) => written.endsWith(` ${mention.written}`))
}

function certainIn(sentence: Sentence): Found[] {
  if (sentence.section === 'boilerplate' || sentence.kind === 'quote') return []
  const all = findSpellings(sentence)
  if (isMachineText(sentence)) return all.filter((found) => isCommand(found))
  const certain = new Set(all.filter((found) => isCertain(found)))
  // Certainty spreads along a list, so look again until nothing is added.
  let size = -1
  while (size !== certain.size) {
    size = certain.size
    all.forEach((found, index) => {
      if (!certain.has(found) && isListed(found, [all[index - 1], all[index + 1]], certain))
        certain.add(found)
    })
  }
  return all.filter((found) => certain.has(found))
}

/** Some people fence their prose; only what has the marks of code or of a log is left out. */
function isMachineText({ kind, text }: Sentence): boolean {
  if (!MACHINE_KINDS.has(kind)) return false
  return kind !== 'code' || /[{}<>=$|\\]|[;(]\s*$|^\S+$/.test(text) || text.split(' ').length < 7
}

function isCertain(found: Found): boolean {
  const { spelling, sentence, start, end, inCode } = found
  if (spelling.certainty === 'sure') return true
  if (inCode) return isNamedInCode(found)
  const { nouns } = spelling.technology
  const isExact = sentence.text.slice(start, end) === spelling.text
  const isInitial = opensSentence(found) || isHeadline(sentence)
  const hasCapital = /\p{Lu}/u.test(spelling.text)
  if (spelling.certainty === 'cased') {
    if (isExact && !isInitial && !isPartOfName(found, (at) => isKnownAt(sentence, at))) return true
    return hasNoun(found, nouns, !isExact) || hasVersion(found, isExact)
  }
  if (!isExact) return /^\d+\.\d/.test(sentence.text.slice(end, end + 4))
  if (hasNoun(found, nouns, true) || hasVersion(found, false)) return true
  if (!hasCapital || isInitial || !spelling.isBuiltWith) return false
  if (isPartOfName(found, (at) => isKnownAt(sentence, at))) return false
  return hasStrongFrame(found) || (hasFrame(found) && hasNoun(found, nouns, false))
}

function isKnownAt(sentence: Sentence, at: number): boolean {
  return findSpellings(sentence).some((found) => found.start === at)
}

/** A code span that is the command itself, or starts with it. */
function isNamedInCode(found: Found): boolean {
  const { spelling, sentence, start, end } = found
  const mark = sentence.marks.find(
    ({ kind, start: from, end: to }) => kind === 'code' && from <= start && end <= to,
  )
  if (!mark) return false
  if (mark.start === start && mark.end === end && spelling.certainty === 'cased') return true
  return isCommand(found)
}

function isCommand({ spelling, sentence, start, end }: Found): boolean {
  const written = sentence.text.slice(start, end)
  if (!spelling.technology.commands?.includes(written)) return false
  const mark = sentence.marks.find(
    ({ kind, start: from, end: to }) => kind === 'code' && from <= start && end <= to,
  )
  if (mark) return mark.start === start && (mark.end === end || sentence.text.charAt(end) === ' ')
  return (
    isMachineText(sentence) &&
    /^\s*(?:[$>%]\s*)?(?:sudo\s+)?$/.test(sentence.text.slice(0, start)) &&
    /^ \S/.test(sentence.text.slice(end))
  )
}

/** Whether it stands beside a certain one in a list: "Python, Go and Redis". */
function isListed(found: Found, neighbours: (Found | undefined)[], certain: Set<Found>): boolean {
  const { spelling, sentence, start, end, inCode } = found
  if (inCode || !/\p{Lu}/u.test(spelling.text)) return false
  const isExact = sentence.text.slice(start, end) === spelling.text
  const sure = neighbours.filter((other) => other && certain.has(other) && isJoined(found, other))
  if (isExact)
    return sure.length > 0 && !(spelling.certainty === 'word' && opensSentence(found) && !endsList(found))
  return sure.length > 0 && endsList(found)
}

function isJoined(a: Found, b: Found): boolean {
  if (a.inCode !== b.inCode) return false
  const [left, right] = a.start < b.start ? [a, b] : [b, a]
  const between = left.sentence.text.slice(left.end, right.start)
  if (between === ', ')
    return (
      /^(?:, \S+,? (?:and|or) |,? (?:and|or) |, \S+, )/.test(
        right.sentence.text.slice(right.end, right.end + 40),
      ) || /, $/.test(left.sentence.text.slice(0, left.start))
    )
  return /^(?: and| or| &|\/| \/| \+|, and|, or| vs\.?| instead of)\s?$/.test(between)
}

/** Whether nothing follows that would make a verb of it: "Redis and boost." against "Redis and boost the cache". */
function endsList({ sentence, end }: Found): boolean {
  return /^(?:$|[,.;:)/]|\s(?:from|for|in|to|on|with|and|or|as|via|are|is|were|was|&|\+)\b)/.test(
    sentence.text.slice(end, end + 8),
  )
}

function rank(mentions: Mention[]): NamedTechnology[] {
  const byKey = new Map<string, NamedTechnology & { weight: number }>()
  for (const { key, name, sentence, start, end } of mentions) {
    const entry = byKey.get(key) ?? { name, ranges: [], weight: 0 }
    entry.ranges.push(rangeIn(sentence, start, end))
    entry.weight += sentence.kind === 'title' ? 3 : 1
    byKey.set(key, entry)
  }
  return [...byKey.values()].sort((a, b) => b.weight - a.weight).map(({ name, ranges }) => ({ name, ranges }))
}
