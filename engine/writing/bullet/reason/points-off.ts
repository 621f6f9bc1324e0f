import { matchesIn } from '../../../text/patterns/matches.ts'
import type { Phrase } from './trouble.ts'

const THIS = /\b(?:this|these|those|such)\s(?!an?\b)((?:[a-z]{3,}\s)?)([a-z]{4,})(?=\s|[.,;)]|$)/gi

/** "... because the lids were bent", of which the note says "these lids" and the bullet nothing before: which, nobody can tell. */
export function pointsOff(before: Phrase, next: Phrase): boolean {
  if (!next.text.startsWith(before.text)) return false
  const told = before.text.toLowerCase()
  const added = next.text.slice(before.text.length).toLowerCase()
  return next.sources
    .filter((one) => !before.sources.includes(one))
    .flatMap(({ body }) => matchesIn(body, THIS))
    .some(([, quality = '', noun = '']) => {
      const words = [quality.trim(), noun].filter(Boolean).map((word) => word.toLowerCase())
      return (
        added.includes(`the ${words.join(' ')} `) &&
        !words.some((word) => told.includes(word.replace(/(?:e?s|ed|ing)$/, '')))
      )
    })
}
