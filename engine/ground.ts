import { findTechnologies } from './facts/technologies.ts'
import { HELPING, LEADING } from './lexicon/verbs.ts'
import { readClause } from './text/clauses.ts'
import { type Document, readDocument } from './text/document.ts'
import { numberSpans } from './text/number-spans.ts'
import { readVerb } from './text/verbs.ts'

/** Something a text says that its source does not support. */
export type Fault = {
  kind: 'number' | 'technology' | 'ticket' | 'name' | 'modality' | 'strength'
  text: string
}

/** Checks texts written about a description; what it finds must not reach a CV. */
export type Guard = {
  /** Any text about the work. */
  check: (text: string) => Fault[]
  /** A claim that opens with a past-tense verb, such as a resume bullet. */
  checkClaim: (text: string) => Fault[]
}

const TICKET = /\b[A-Z][A-Z0-9]{1,9}-\d+\b|#\d+\b/g
const NAME = /(?<![.!?:]\s|^|["'(])\b(?:[A-Z][a-z]+[A-Z]\w*|[A-Z][a-z]{2,}|[A-Z]{2,}[a-z]?\b|\w+[_./]\w+)/g

/** A guard for one description. It is told nothing about who wrote the text it checks: our own engine or a model. */
export function createGuard(document: Document): Guard {
  const folded = fold(document.raw)
  const clean = fold(document.sentences.map((sentence) => sentence.text).join('\n'))
  const numbers = numberSpans(document.sentences.map((sentence) => sentence.text).join('\n'))
  const has = (word: string) => folded.includes(fold(word)) || clean.includes(fold(word))
  const verbs = verbsOf(document)
  let technologies: Set<string> | undefined

  const check = (text: string): Fault[] => [
    ...[...numberSpans(text)]
      .filter((span) => !isTold(span, numbers))
      .map((span) => ({ kind: 'number' as const, text: span })),
    ...unique(text.match(TICKET))
      .filter((ticket) => !has(ticket))
      .map((ticket) => ({ kind: 'ticket' as const, text: ticket })),
    ...unique(text.match(NAME))
      .filter((name) => !has(name))
      .map((name) => ({ kind: 'name' as const, text: name })),
    ...findTechnologies(readDocument(text))
      .filter(({ name }) => !has(name))
      .filter(({ name }) => {
        technologies ??= new Set(findTechnologies(document).map((technology) => technology.name))
        return !technologies.has(name)
      })
      .map(({ name }) => ({ kind: 'technology' as const, text: name })),
  ]

  return { check, checkClaim: (text) => [...check(text), ...claimFaults(text, verbs)] }
}

type Verbs = { done: Set<string>; notDone: Set<string>; all: Set<string> }

/** The opening verb must not be stronger than what the text says, nor tell as done what was only planned, tried or denied. */
function claimFaults(text: string, verbs: Verbs): Fault[] {
  const word = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  const bases = readVerb(word)
    .filter(({ form }) => form === 'past')
    .map(({ verb }) => verb.base)
  if (bases.some((base) => LEADING.has(base) && !verbs.all.has(base)))
    return [{ kind: 'strength', text: word }]
  const isOnlyHelp =
    [...verbs.done].some((base) => HELPING.has(base)) && ![...verbs.done].some((base) => !HELPING.has(base))
  if (isOnlyHelp && !bases.some((base) => HELPING.has(base))) return [{ kind: 'strength', text: word }]
  if (
    bases.length > 0 &&
    bases.every((base) => base !== 'work' && verbs.notDone.has(base) && !verbs.done.has(base))
  )
    return [{ kind: 'modality', text: word }]
  return []
}

function verbsOf(document: Document): Verbs {
  const verbs: Verbs = { done: new Set(), notDone: new Set(), all: new Set() }
  for (const sentence of document.sentences) {
    if (sentence.kind === 'code' || sentence.kind === 'data') continue
    const clause = readClause(sentence.text.replace(/^\S+(?:\([^)]*\))?!?:\s+/, ''))
    const isPlan = sentence.section === 'followup' || sentence.box === 'empty'
    if (clause?.verb.isWork)
      (clause.modality === 'done' && !clause.isNegated && !isPlan ? verbs.done : verbs.notDone).add(
        clause.verb.base,
      )
    for (const word of sentence.text.match(/[\p{L}-]+/gu) ?? []) {
      for (const { verb } of readVerb(word)) verbs.all.add(verb.base)
    }
  }
  return verbs
}

function isTold(span: string, told: ReadonlySet<string>): boolean {
  if (told.has(span)) return true
  // A bare number may stand without the unit or hedge it has in the text, but not as half of a range.
  return /^[\d.,:]+$/.test(span) && [...told].some((other) => other.replace(/[^\d.,:-]/g, '') === span)
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

function unique(found: readonly string[] | null): string[] {
  return [...new Set(found ?? [])]
}
