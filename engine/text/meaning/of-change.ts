import { lean } from '../../lean.ts'
import { readClause } from '../clauses/clauses.ts'
import { verbIn } from '../clauses/verbs.ts'
import type { Sentence } from '../lines/document.ts'

const IT = /^It\s((?:also|then|further|additionally|furthermore)\s)?([a-z]+)\s(?=\S)/
/** What a change does to a program, and hardly ever the thing that it has just been said to add. */
const CHANGES =
  /^(?:add|bump|clean|convert|correct|delete|deprecate|drop|extend|extract|fix|implement|improve|introduce|migrate|modify|move|refactor|remove|rename|reorgani[sz]e|replace|resolve|rework|rewrite|simplify|split|switch|update|upgrade)$/

/** "Got my first PR merged". */
const OF_PR = lean(
  /^(?:I |we )?(?:(?:finally|just|also) )?(?:got|had|opened|submitted|sent|landed|merged|made) (?:my|our|an?) (?:(?:very )?[a-z]+ )?(?:PR|pull request|patch|MR|merge request)\b(?!.*\b(?:and|to|that|which|with|rejected|closed|for)\b)/i,
)

/** "This PR moves the cache to disk. It also drops the limit": the PR does. */
export function tellOfChange(sentences: readonly Sentence[], texts: readonly string[]): string[] {
  const told: string[] = []
  for (const [at, text] of texts.entries()) {
    const [opening, also, word = ''] = IT.exec(text) ?? []
    const verb = opening ? verbIn(word, 's') : undefined
    const isOfChange =
      verb?.isWork === true &&
      (also !== undefined || CHANGES.test(verb.base)) &&
      sentences[at]?.kind === 'prose' &&
      (readClause(told[at - 1] ?? '')?.subject === 'change' || OF_PR.test(told[at - 1] ?? ''))
    told.push(isOfChange ? text.replace(/^It/, 'This change') : text)
  }
  return told
}
