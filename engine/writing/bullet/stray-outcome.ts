import { isOfThing } from '../../text/of-thing.ts'
import type { Draft } from './drafts.ts'
import type { Phrase } from './trouble.ts'

/** What the thing made does belongs to that deed alone: "built a bot and fixed the login, handling 30 alerts" strays. */
export function isStray(draft: Draft, { sources }: Phrase): boolean {
  return draft.others.length > 0 && sources.some(({ sentence, body }) => isOfThing(sentence, body))
}
