import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { findDeeds } from '../../deeds/deeds.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isOfRemoved } from '../../story/task/of-removed.ts'
import { turnedRound } from '../../story/task/turned.ts'
import { countBlemishes } from '../drafts/blemishes.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { presentable } from '../longer/presentable.ts'
import { isConceded, type Phrase } from './trouble.ts'
import { withPronoun } from './with-pronoun.ts'

/** What says already why or to what end, and what was only begun. */
const SETTLED =
  /^(?:worked|continued|started|began|kept|tried|looked|found|discovered|traced|reverted)\b|\s(?:because|after|so that|due to|since|in order to|until)\s|\sto\s[a-z]+\s|,\s(?:which|so|with|thereby)\s/

/** How far before a deed the trouble that it answers may be told, and how sure it must be. */
const NEAR = 3
const SURE = 0.6

/** "Guests could not pay. Extended the form": it was extended so that guests could pay. Sooner than a filler. */
export function withTroubleTurned(
  phrase: Phrase,
  prose: Prose,
  isFaithful: (text: string) => boolean,
): Phrase {
  const { text, sources } = phrase
  if (sources.length === 0 || SETTLED.test(text)) return phrase
  const first = Math.min(...sources.map(({ sentence }) => sentence.index))
  const isAnswered = ({ sentence, likelihood }: Weighed) =>
    sentence.kind === 'prose' &&
    sentence.index < first &&
    sentence.index >= first - NEAR &&
    likelihood.problem >= SURE &&
    likelihood.followup < 0.3
  for (const one of prose.all) {
    if (!isAnswered(one) || isConceded(one, prose.all)) continue
    const turned = turnedRound(one)
    // What was done away with had to hold nothing any more: that it did not is why it went.
    if (turned && isOfRemoved(turned, findDeeds(prose))) {
      const reason = presentable(uncapitaliseNoun(tidyClause(one.body)), LIMIT - countWords(text) - 1)
      const told = reason && `${text} because ${withPronoun(reason, text)}`
      if (told && countBlemishes(reason) === 0 && isFaithful(told))
        return { text: told, sources: [...sources, one] }
      continue
    }
    if (!turned || countBlemishes(turned) > 0) continue
    const held = /^make sure that (.+)$/.exec(turned)?.[1]
    const more = held ? ` so that ${withPronoun(held, text)}` : ` to ${turned}`
    if (countWords(text + more) > LIMIT) continue
    if (isFaithful(text + more)) return { text: text + more, sources: [...sources, one] }
  }
  return phrase
}
