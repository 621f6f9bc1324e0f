import type { Prose } from '../../facts/prose.ts'
import { verbIn } from '../../text/verbs.ts'
import { withoutAsides } from '../asides.ts'
import { deedOf } from '../deeds/deed.ts'
import { countWords } from '../tidy.ts'
import { isTorn, shorten } from '../trim.ts'
import { isPlainTalk } from './fit.ts'

/** What only the note knows, what says nothing, and the time it took. */
const UNCLEAR =
  /\b(?:this|these|those|it|them|you|me|us|tickets?|stuff|things?|tasks?|several|various|different|multiple|other|lots?|bits?|much|many|hours?|days?|weeks?|months?|mostly|mainly|primarily|working on)\b|[:;]|\u2026/i

/** What the writer says to have worked on, in the words of the text: "I worked on a door that opens by itself". */
export function workedOn({ all }: Prose): string | undefined {
  for (const one of all) {
    if (one.clause?.verb.base !== 'work' || one.likelihood.followup > 0.4) continue
    const [, what = ''] = /^on\s(.+)$/.exec(deedOf(one)?.rest ?? '') ?? []
    // What one was busy doing is the task.
    if (verbIn(/^[a-z]+/.exec(what)?.[0] ?? '', 'ing')) continue
    const thing = withoutAsides(what).replace(/,\s(?:which|so|because|but|and)\s.*$|[.!]+$/g, '')
    const short = shorten(thing, 18)
    if (short && countWords(short) >= 2 && !UNCLEAR.test(short) && !isTorn(short) && isPlainTalk(short))
      return short
  }
  return undefined
}
