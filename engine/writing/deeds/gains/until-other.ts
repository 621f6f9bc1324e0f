import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { matchesIn } from '../../../text/patterns/matches.ts'

/** What another thing did in the same breath. */
const OTHER =
  /(?<=\d.*)(?:,|,?\sand)\s(?:[a-z][\w-]*\s){1,5}?(?:feels?|seems?|looks?|rose|fell|dropped|went|increased|decreased|grew|shrank|climbed|jumped|improved|came|(?:is|are|was|were)\s(?:now\s)?(?:reduced|cut|raised|lowered|shortened))\s.*$/

const NEXT_THING = /,?\sand\s(?:the|our|my|all|every|each|both|its)\s((?:[\w-]+\s){1,5})/g
const DOES = /^(?:is|are|was|were|has|have|had|can|could|no)$/

/** "Cut calls from 900 to 70, and the new board holds 60 fps": what is said of another thing is no part of the cut. */
export function untilOther(told: string): string {
  const text = told.replace(OTHER, '')
  const from = text.search(/\d/)
  const next = matchesIn(text, NEXT_THING).find(({ index, 1: told = '' }) => {
    const words = told.trim().split(' ')
    return (
      from >= 0 &&
      index > from &&
      words.some(
        (word, at) =>
          at > 0 &&
          (DOES.test(word) || isVerbAt(words, at)) &&
          !/^(?:from|to|by|of)$/.test(words[at + 1] ?? ''),
      )
    )
  })
  return next ? text.slice(0, next.index) : text
}

function isVerbAt(words: readonly string[], at: number): boolean {
  const verb = verbIn(words[at] ?? '', 's', 'past')
  return verb !== undefined && at + 1 < words.length && !NOUN_VERBS.has(verb.base)
}
