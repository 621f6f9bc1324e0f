import type { Priority, TextRange } from '../../contract/snaps.ts'
import {
  HIGH_CUES,
  HIGH_FROM,
  LOW_CUES,
  LOW_FROM,
  LOW_TYPES,
  type PriorityCue,
  REVIEW_PARTS,
} from '../lexicon/priority-cues.ts'
import { type Document, isMasked, rangeIn, type Sentence } from '../text/lines/document.ts'
import { sortByOpenings } from '../text/patterns/word-openings.ts'
import { subjectLine } from './project/subject-line.ts'

export type FoundPriority = { priority: Priority; ranges: TextRange[] }

type Sign = { weight: number; range: TextRange }

const STATED: [Priority, RegExp][] = [
  ['high', /^\W*(?:high(?:est)?|critical|urgent|blocker|major|p0|p1|sev-?[012]|1)\b/i],
  ['medium', /^\W*(?:medium|normal|moderate|p2|sev-?3|2)\b/i],
  ['low', /^\W*(?:low(?:est)?|minor|trivial|p3|p4|p5|sev-?[45]|[345])\b/i],
]
/** What takes the weight off a sign: denial, supposition, examples, names of queues and levels. */
const DENIED =
  /\b(?:not|n't|never|no|without|non|isn't|wasn't|nothing|rather than|instead of|less)\s(?:\S+\s){0,2}$/i
const SUPPOSED =
  /\b(?:for example|e\.g\.|such as|in case|would|could|might|may|if|unless|hypothetical\w*|potentially|possibly)\b[^.;]{0,60}$/i
const QUIET_SECTIONS = new Set(['followup', 'boilerplate', 'testing', 'lessons'])

/** How urgent the work was and how far it reached, by what the text says. */
export function findPriority(document: Document): FoundPriority {
  const stated = findStated(document)
  if (stated) return stated
  const title = subjectLine(document)
  const opening = title?.sentence ?? impersonalOpening(document)
  const high = signsIn(document, HIGH, opening)
  if (sum(high) + reviewWeight(document) >= HIGH_FROM)
    return { priority: 'high', ranges: high.map(({ range }) => range) }
  // A lone "docs: ..." is read as a label, for want of a text below it.
  const type = title?.parts.type ?? document.sentences[0]?.label
  const isFeature = type !== undefined && /^(?:feat|feature|perf|performance|security)$/i.test(type)
  if (sum(high) >= 2 || isFeature) return { priority: 'medium', ranges: [] }
  const low = signsIn(document, LOW, title?.sentence, false)
  if (sum(low) + (type && LOW_TYPES.test(type) ? LOW_FROM : 0) >= LOW_FROM)
    return { priority: 'low', ranges: low.map(({ range }) => range) }
  return { priority: 'medium', ranges: [] }
}

/** "Priority: high" or "Severity: 2" settles it. */
function findStated({ sentences }: Document): FoundPriority | undefined {
  for (const sentence of sentences) {
    const match = /^(?:task )?(?:priority|severity|urgency)\s?(?::|=|-)\s?/i.exec(sentence.text)
    const isLabelled = sentence.label !== undefined && /^(?:priority|severity|urgency)$/i.test(sentence.label)
    if (!match && !isLabelled) continue
    const value = sentence.text.slice(match?.[0].length ?? 0)
    const priority = STATED.find(([, pattern]) => pattern.test(value))?.[0]
    if (priority) return { priority, ranges: [sentence.range] }
  }
  return undefined
}

/** A text laid out as an incident review tells of an incident, though it may not say so. */
function reviewWeight({ sentences }: Document): number {
  const parts = new Set<string>()
  for (const { kind, text, label } of sentences) {
    const head = kind === 'heading' ? text : (label ?? /^[\p{L} '-]{4,30}(?=:\s)/u.exec(text)?.[0])
    const part = head === undefined ? undefined : REVIEW_PARTS.exec(head)?.[0].toLowerCase()
    if (part) parts.add(part)
  }
  return parts.size >= 4 ? 2 : parts.size >= 3 ? 1 : 0
}

/** The first sentence of a text without a title says what it is about, unless the writer begins with himself. */
function impersonalOpening({ sentences }: Document): Sentence | undefined {
  const first = sentences[0]
  return first?.kind === 'prose' && !/\b(?:i|we|my|our|i'm|i've)\b/i.test(first.text) ? first : undefined
}

type Cues = { cues: readonly PriorityCue[]; calledFor: (text: string) => readonly boolean[] }

const HIGH: Cues = { cues: HIGH_CUES, calledFor: sortByOpenings(HIGH_CUES.map(({ pattern }) => pattern)) }
const LOW: Cues = { cues: LOW_CUES, calledFor: sortByOpenings(LOW_CUES.map(({ pattern }) => pattern)) }

/** Each cue counts once, where it weighs most; a heading such as "Documentation" says nothing of small work. */
function signsIn(
  document: Document,
  { cues, calledFor }: Cues,
  title: Sentence | undefined,
  areHeadingsTitles = true,
): Sign[] {
  const signs: Sign[] = []
  const heard = document.sentences.filter(isHeard)
  const mayHave = heard.map(({ text }) => calledFor(text))
  for (const [cue, { pattern, weight, inTitle }] of cues.entries()) {
    let best: Sign | undefined
    for (const [index, sentence] of heard.entries()) {
      if (!mayHave[index]?.[cue]) continue
      const isTitle = sentence === title || (areHeadingsTitles && sentence.kind === 'heading')
      const full = isTitle ? inTitle : weight
      if (full <= (best?.weight ?? 0)) continue
      const match = pattern.exec(sentence.text)
      if (!match || isMasked(sentence, match.index)) continue
      const counted = full * emphasis(sentence, match.index, isTitle)
      if (counted > (best?.weight ?? 0)) {
        best = { weight: counted, range: rangeIn(sentence, match.index, match.index + match[0].length) }
      }
    }
    if (best) signs.push(best)
  }
  return signs
}

function isHeard({ kind, section }: Sentence): boolean {
  return kind !== 'code' && kind !== 'data' && kind !== 'trailer' && !(section && QUIET_SECTIONS.has(section))
}

function emphasis({ text }: Sentence, at: number, isTitle: boolean): number {
  const before = text.slice(Math.max(0, at - 80), at)
  if (DENIED.test(before)) return 0
  // "Prevent a crash" in a title tells of a crash; in the text it tells of none.
  if (!isTitle && /\b(?:prevent(?:s|ing)?|avoid(?:s|ing)?)\s(?:\S+\s){0,2}$/i.test(before)) return 0
  return SUPPOSED.test(before) ? 0.5 : 1
}

function sum(signs: Sign[]): number {
  return signs.reduce((total, { weight }) => total + weight, 0)
}
