import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { withArticles } from '../../sentence/articles.ts'
import { uncapitaliseNoun } from '../../sentence/tidy.ts'
import { told } from './habit-title.ts'

/** "Harbour readiness - tide tables, lock plans, fares": what the work was for, before what it is made of. */
const HEAD = /^[^,:;]{2,60}?(?:\s[-\u2013\u2014]|:)\s(?=[^,]{2,60},\s[^,]{2,60}(?:,|\sand\s))/
/** More than so many are too many for a breath. */
const MOST = 3
const THING = /^[\w.()'/+#-]+(?:\s[\w.()'/+#-]+){0,4}$/
/** What tells that a part is a statement, or that the list may belong to its first words. */
const TELLING =
  /\b(?:of|for|in|on|at|with|without|from|by|via|behind|is|are|was|were|be|has|have|had|can|now|not|no|to|that|which|when|if|so|because|it|they|I|we|fix(?:es|ed)?|bugs?|etc|more)\b/i

/** "feat: tide tables, lock scheduler, fare storage": several things that are new, of which the first few are told. */
export function thingsAdded(line: string): Clause | undefined {
  const list = line.replace(HEAD, '')
  const things = (list === line ? uncapitaliseNoun(line) : list).split(
    /,\s(?:(?:and|&)\s)?|\sand\s(?=[^,]+$)/,
  )
  const add = verbOf('add')
  if (!add || things.length < 3 || !things.every(isThing)) return undefined
  // "Chunked sync" would sound like one more deed.
  const named = things.filter((thing) => !verbIn(firstOf(thing), 'past')).slice(0, MOST)
  if (named.length < 2) return undefined
  const [first = '', ...others] = named.map((thing) => withArticles(`Added ${thing}`).slice('Added '.length))
  return told(
    add,
    'past',
    `${[first, ...others.slice(0, -1)].join(', ')}${others.length > 1 ? ',' : ''} and ${others.at(-1)}`,
  )
}

function isThing(part: string): boolean {
  const first = firstOf(part)
  return THING.test(part) && !TELLING.test(part) && (!verbIn(first, 'base', 's') || NOUN_VERBS.has(first))
}

function firstOf(part: string): string {
  return part.toLowerCase().split(' ')[0] ?? ''
}
