import type { Prose } from '../../../facts/fields/prose.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { tidySentence, uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { withArticle } from '../../sentence/with-article.ts'

const ENTRY =
  /^((?:\d{1,2}[:.]\d\d|\d{1,2}(?=\s?[ap]\.?m))(?:\s?[ap]\.?m\.?)?(?:\s(?:UTC|GMT|[A-Z]{1,4}T))?)(?:\s?[:\u2013\u2014-]+(?:\s|(?![\s:\u2013\u2014-]))|\s(?![:\u2013\u2014-]))(.+)$/i
const BACK =
  /^((?:[\w'-]+\s){0,4}?)(?:(?:is|was|are|were|has been|have been|came|went)\s)?((?:fully\s)?(?:back (?:online|up|to normal|in service)|resolved|restored|recovered|operational|up again|up and running))(?=$|[\s.,;])/i

/** "Back up at 10:25". */
const BACK_AT =
  /^(?:and\s)?(back (?:online|up|to normal|in service)|resolved|restored|recovered|up again)\s(?:at|by|around)\s(\d{1,2}[:.]\d\d)\.?$/i

/** The end of a timeline: "9:40: back online" says that at 9:40 the service was back online. */
export function recovery({ all }: Prose): Phrase | undefined {
  for (const one of all.toReversed()) {
    const [, time = '', event = ''] = ENTRY.exec(one.body.replace(BACK_AT, '$2: $1')) ?? []
    // "Rollback complete, error rate back to normal".
    const [, noun = '', state = ''] =
      event
        .split(', ')
        .map((part) => BACK.exec(part))
        .find(Boolean) ?? []
    if (!state || /\b(?:not|no|almost|partially|partly|should|until|when|once|if)\b/i.test(event)) continue
    const what = withArticle(inSentence(noun.trim()) || 'the service')
    const who = /^[a-z]+$/.test(what) && !isPlural(what) && what !== 'everything' ? `the ${what}` : what
    const done = /^recovered/i.test(state) ? 'had' : isPlural(what) ? 'were' : 'was'
    return { text: tidySentence(`At ${time}, ${who} ${done} ${uncapitalise(state)}`), sources: [one] }
  }
  return undefined
}

/** "Water level" opens the entry, and has its capital from there. */
function inSentence(noun: string): string {
  return /^[A-Z][a-z]+\s[a-z]/.test(noun)
    ? noun.charAt(0).toLowerCase() + noun.slice(1)
    : uncapitaliseNoun(noun)
}
