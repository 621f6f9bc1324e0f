import { CUES } from './lexicon/cues.ts'
import { STUDYING } from './lexicon/verbs.ts'
import { type Clause, readClause } from './text/clauses.ts'
import type { Document, Sentence } from './text/document.ts'
import { findQuantities, type Quantity, tellsChange } from './text/quantities.ts'
import { readTitle } from './text/title.ts'

/** A sentence with what was read from it once, for all the steps that follow. */
export type Reading = {
  sentence: Sentence
  /** The sentence without a ticket, a conventional prefix or a pull request's number. */
  body: string
  clause: Clause | undefined
  quantities: Quantity[]
  /** Names of what speaks for or against a role. */
  features: string[]
}

/** Reads all sentences that may carry a fact; headings, code, trailers and templates are left out. */
export function readSentences(document: Document): Reading[] {
  const style = styleOf(document)
  const total = document.sentences.length
  return document.sentences.filter(isTelling).map((sentence) => {
    const parts = sentence.kind === 'title' || sentence.kind === 'item' ? readTitle(sentence.text) : undefined
    const body = parts ? sentence.text.slice(parts.start, parts.end).trim() : sentence.text
    const clause = readClause(body)
    const quantities = findQuantities(body)
    const features = [
      ...style,
      `kind:${sentence.kind}`,
      `section:${sentence.section ?? 'none'}`,
      ...clauseFeatures(clause),
      ...Object.keys(CUES).filter((name) => CUES[name]?.test(body)),
      ...(quantities.length > 0 ? ['quantity'] : []),
      ...(quantities.length > 0 && CUES.gain?.test(body) ? ['quantity+gain'] : []),
      ...(tellsChange(body) ? ['change of number'] : []),
      ...(sentence.index / total < 0.25 ? ['early'] : sentence.index / total > 0.7 ? ['late'] : []),
      ...(body.split(' ').length < 5 ? ['short'] : []),
      ...(sentence.opensBlock && sentence.kind === 'prose' ? ['opens'] : []),
      ...(/:$/.test(body) ? ['lead-in'] : []),
      ...(parts?.type === 'fix' && !clause ? ['fix: a fault'] : []),
      ...(/^[a-z]/.test(body) ? ['small letter'] : []),
    ]
    return { sentence, body, clause, quantities, features }
  })
}

/** Incident reports, work logs and changes use the same words for different things. */
function styleOf(document: Document): string[] {
  const text = document.sentences
    .slice(0, 60)
    .map((sentence) => sentence.text)
    .join(' ')
  const features: string[] = []
  if (/\b(?:outage|incident|post-?mortem|root cause|downtime|went down)\b/i.test(text))
    features.push('style:incident')
  if (/\bI(?:'ve|'m)?\b/.test(text)) features.push('style:first person')
  if (document.title?.parts.type || /\(#\d+\)\s*$/.test(document.title?.sentence.text ?? ''))
    features.push('style:change')
  return features
}

function clauseFeatures(clause: Clause | undefined): string[] {
  if (!clause) return ['no clause']
  const tense =
    clause.form === 'base' && clause.modality === 'done' ? 'base' : clause.form === 's' ? 's' : 'other'
  const kind = STUDYING.has(clause.verb.base) ? 'study' : clause.verb.isWork ? 'work' : 'state'
  return [
    `who:${clause.subject}`,
    `verb:${kind}`,
    `modality:${clause.modality}`,
    `${clause.subject}:${kind}:${tense}`,
    ...(clause.isNegated ? ['negated'] : []),
    ...(clause.attitude ? ['attitude'] : []),
  ]
}

function isTelling(sentence: Sentence): boolean {
  if (sentence.kind === 'row') return /\d/.test(sentence.text)
  if (sentence.kind === 'data') return /\d/.test(sentence.text)
  return (
    sentence.kind === 'title' ||
    sentence.kind === 'prose' ||
    sentence.kind === 'item' ||
    sentence.kind === 'quote'
  )
}
