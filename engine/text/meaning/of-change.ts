import { lean } from '../../lean.ts'
import { readClause } from '../clauses/clauses.ts'
import { verbIn } from '../clauses/verbs.ts'
import type { Sentence } from '../lines/document.ts'

const IT =
  /^(?:(To (?:do|achieve|support|enable|allow) (?:so|this|that), )it|It)\s((?:also|then|further|additionally|furthermore)\s)?([a-z]+)\s(?=\S)/
/** What a change does to a program, and hardly ever the thing that it has just been said to add. */
const CHANGES =
  /^(?:add|bump|clean|convert|correct|delete|deprecate|drop|extend|extract|fix|implement|improve|introduce|migrate|modify|move|refactor|remove|rename|reorgani[sz]e|replace|resolve|rework|rewrite|simplify|split|switch|update|upgrade)$/

/** "This PR lets the crew steer": it has named no new thing that "it" could be. */
const MAKES_NO_THING = /^(?:let|allow|enable|make|fix|ensure|avoid|prevent|stop|keep)$/

/** "Got my first PR merged". */
const OF_PR = lean(
  /^(?:I |we )?(?:(?:finally|just|also) )?(?:got|had|opened|submitted|sent|landed|merged|made) (?:my|our|an?) (?:(?:very )?[a-z]+ )?(?:PR|pull request|patch|MR|merge request)\b(?!.*\b(?:and|to|that|which|with|rejected|closed|for)\b)/i,
)

/** "This PR moves the cache to disk. It also drops the limit": the PR does. */
export function tellOfChange(sentences: readonly Sentence[], texts: readonly string[]): string[] {
  const told: string[] = []
  for (const [at, text] of texts.entries()) {
    const [opening, toDoSo, also, word = ''] = IT.exec(text) ?? []
    const verb = opening ? verbIn(word, 's') : undefined
    const before = verb?.isWork && sentences[at]?.kind === 'prose' ? (told[at - 1] ?? '') : ''
    const clause = before ? readClause(before) : undefined
    const isOfChange =
      verb !== undefined &&
      ((clause?.subject === 'change' &&
        (toDoSo !== undefined ||
          also !== undefined ||
          CHANGES.test(verb.base) ||
          MAKES_NO_THING.test(clause.verb.base))) ||
        (OF_PR.test(before) && (also !== undefined || CHANGES.test(verb.base))))
    told.push(isOfChange ? text.replace(/^(?:To [^,]{2,20}, it|It)/, 'This change') : text)
  }
  return told
}
