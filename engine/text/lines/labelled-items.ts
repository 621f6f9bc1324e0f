import { readClause } from '../clauses/clauses.ts'
import type { Sentence } from './document.ts'

const LABEL = /^([^\s:]+(?:\s[^\s:\u2013\u2014]+){0,4})(?::|\s[\u2013\u2014])\s\S/

/** So many items show how a list is made. */
const LIST = 3

/**
 * The items of lists in which each names a thing before its colon or dash and goes on about it: there "Chunked map sync: 4 MB
 * parts" is the name of a thing as well, whatever its first word could be.
 */
export function labelledItems(sentences: readonly Sentence[]): ReadonlySet<Sentence> {
  const items = sentences.filter(({ kind }) => kind === 'item')
  if (items.length < LIST) return new Set()
  const sections = new Set(items.map(({ headings }) => headings.at(-1)))
  const lists = [
    items,
    ...[...sections].map((head) => items.filter(({ headings }) => headings.at(-1) === head)),
  ]
  return new Set(lists.flatMap(labelledIn))
}

/** The labelled ones of a list, where most of them are. */
function labelledIn(items: readonly Sentence[]): Sentence[] {
  const labels = items.map(({ text }) => LABEL.exec(text)?.[1])
  const labelled = labels.filter((label) => label !== undefined)
  const isMadeSo =
    items.length >= LIST &&
    labelled.length >= 0.75 * items.length &&
    2 * labelled.filter((label) => !readClause(label)).length >= labelled.length
  return isMadeSo ? items.filter((_, at) => labels[at]) : []
}

/** Whether a deed read off such an item was read off its label. */
export function isOfLabel(rest: string): boolean {
  return /^[^\s:]+(?:\s[^\s:\u2013\u2014]+){0,3}(?::|\s[\u2013\u2014])\s/.test(rest)
}
