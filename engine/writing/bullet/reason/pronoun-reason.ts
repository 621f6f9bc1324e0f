import type { Prose } from '../../../facts/fields/prose.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'
import { inPast } from '../../story/telling/past-tense.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { isTitled } from '../drafts/fault-openings.ts'
import { ADRIFT, isSimple, OF_ANOTHER, PRESENTLY } from '../longer/additions.ts'
import { presentable } from '../longer/presentable.ts'
import type { Phrase } from './trouble.ts'

/** What has a reason, an end or another thing behind it already. */
const SETTLED =
  /^worked\b|[,;:]|\s(?:because|after|so that|due to|since|by \w+ing)\s|\sto\s[a-z]+\s(?:the|an?|all)\s/
/** The thing that a deed was done to. */
const OBJECT =
  /^[a-z-]+(?:\s(?:up|out|off|down))?\s((?:(?!(?:to|into|from|in|on|for|with|at|by|of|as|per|instead|before|when|if|that|which)\s)\S+\s?)+)/i

/** "They woke up guests", right below "Disable the alarms at night": why, said of what the deed was done to. */
export function withPronounReason(
  phrase: Phrase,
  prose: Prose,
  isFaithful: (text: string) => boolean,
): Phrase {
  const { text, sources } = phrase
  const [title, below] = prose.all
  if (!isTitled(prose) || !title || !below || !sources.includes(title) || sources.includes(below))
    return phrase
  const { problem, solution, impact, followup } = below.likelihood
  if (below.sentence.kind !== 'prose' || problem < 0.3 || problem < Math.max(solution, impact, followup))
    return phrase
  const [, pronoun = '', said = ''] = /^(it|they)\s(.+)$/i.exec(tidyClause(below.body)) ?? []
  const thing = OBJECT.exec(text)?.[1]?.trim()
  if (!said || !thing || SETTLED.test(text) || /\b(?:now|only|may|might|would|will|should)\b/.test(said))
    return phrase
  if (isPlural(thing) !== /^they$/i.test(pronoun) || OF_ANOTHER.test(text)) return phrase
  const clause = inPast(`${pronoun.toLowerCase()} ${said}`.replace(PRESENTLY, ''))
  const reason = presentable(clause, LIMIT - countWords(text) - 1)
  if (reason !== clause || !isSimple(reason.replace(/(?<=\d),(?=\d)/g, '')) || ADRIFT.test(said))
    return phrase
  const told = `${text} because ${uncapitalised(reason)}`
  return isFaithful(told) ? { text: told, sources: [...sources, below] } : phrase
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
