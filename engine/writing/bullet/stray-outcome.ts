import { isOfThing } from '../../text/of-thing.ts'
import { isPlural } from '../plural.ts'
import type { Draft } from './drafts.ts'
import { isOfIt } from './itself.ts'
import type { Phrase } from './trouble.ts'

/** What the thing made does belongs to that deed alone: "built a bot and fixed the login, handling 30 alerts" strays. */
export function isStray({ main, others }: Draft, phrase: Phrase): boolean {
  if (isOfIt(phrase)) return others.length > 0 || !main || isPlural(main.rest)
  return others.length > 0 && phrase.sources.some(({ sentence, body }) => isOfThing(sentence, body))
}
