import { spellingOf } from '../../../facts/technologies/spellings.ts'
import { lean } from '../../../lean.ts'
import { COMMON_WORDS } from '../../../lexicon/common-words.ts'
import { CUES } from '../../../lexicon/cues.ts'
import { roleOfHeading } from '../../../lexicon/headings.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { findQuantities, tellsChange } from '../../../text/figures/quantities.ts'
import { uncapitalise } from '../../sentence/tidy.ts'

/** What it was before says nothing alone. */
const BEFORE =
  /^(?:before|old|baseline|without (?:this|the) (?:pr|change|patch|fix))(?:\b[^:\d]{0,40})?:?\s+(\D{0,3}\d\S*(?:\s[a-zA-Z]{1,8})?)(?:\s[(+].*)?$/i

/** Words that tell a gain. */
export const GAIN = new RegExp(
  `${CUES.gain?.source}|${CUES.unchanged?.source}|${CUES.works?.source}|${CUES.restored?.source}|\\bnow\\b|\\bonly\\b`,
  'i',
)

/** "~17 s \u2192 ~350 ms (48x faster)" has no verb, and goes in brackets. */
export function byBareNumbers(main: string): string | undefined {
  const [, gain = '', much = ''] = LABELLED_GAIN.exec(main) ?? []
  if (gain) return `, for a ${much} ${uncapitalise(gain)}`
  const label = /^[\p{L} ]{3,40}:\s+/u.exec(main)?.[0] ?? ''
  // "Down to 0.6%": of what, nobody knows behind a deed.
  if (BEFORE.test(main) || /^(?:now\s)?(?:down|up)\sto\s/i.test(main)) return undefined
  // A label that says what was measured stays; "Performance:" and "Result:" say nothing.
  const isTelling = label.trim().split(' ').length > 1 && !roleOfHeading(label.replace(/:\s+$/, ''))
  const text = uncapitalise((isTelling ? main : main.slice(label.length)).replace(/[\s!]*(?:\bnow!*)?$/, ''))
  if (HARM.test(text) || OF_ALL.test(text) || HOPED.test(text)) return undefined
  // What time was spent on is no result.
  if (/[:@|]\s|\s[-\u2013]\s[\d.]+\s?(?:hrs?|hours?|days?)\b/.test(text)) return undefined
  if (findQuantities(text).length === 0 || text.split(' ').length > 12 || hasVerb(text)) return undefined
  // "50 GB of disk space" may be what it needs.
  if (!tellsChange(text) && !MEASURED.test(text) && !GAIN.test(text)) return undefined
  if (/^(?:it|they|that|there|these|we|i|its)\b|\bnot\b.*\byet\b/i.test(text)) return undefined
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? ''
  if (verbIn(first, 'past', 's')) return undefined
  // "Lower the limit to 10 s" is something to do.
  if (verbIn(first, 'base')?.isWork && !NOUN_VERBS.has(first)) return undefined
  if (/^(?:decrease|increase|change|update|drop|set)\s(?!(?:of|in|by|from|to|was|is)\b)[a-z]/.test(text))
    return undefined
  const matter = /^[a-z][\w-]+(?=:\s+$)/.exec(label)?.[0]
  const of = matter && !isTelling && !roleOfHeading(matter) && !GENERAL.test(matter) ? ` for ${matter}` : ''
  if (/^(?:steady|solid|stable|smooth|constant)\s[~\d]/i.test(text))
    return `, with a ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  // "No crash in 3 weeks", "build time down 35%".
  if (/^(?:no|zero)\s|^(?:[a-z][\w-]*\s){1,4}(?:down|up)\s(?:by\s|from\s|to\s)?[~$\d]/.test(text))
    return `, with ${text}`
  const [head = ''] = /^[A-Z][a-z]+(?=\s(?:[a-z]|[-+]\d))/.exec(text) ?? []
  if (head && (COMMON_WORDS.has(head.toLowerCase()) || head === 'Net') && !spellingOf(head))
    return ` (${head.toLowerCase()}${unbracketed(text.slice(head.length))}${of})`
  const told = text.replace(TURN, 'from $1 to ')
  return told.startsWith('(') ? ` ${told}` : ` (${unbracketed(told)}${of})`
}

/** "Performance gain: ~70%". */
const LABELLED_GAIN =
  /^((?:(?:performance|overall|average|net|total)\s)?(?:gain|improvement|speed-?up|reduction)):\s((?:about\s|around\s|roughly\s)?~?\d[\d.]*\s?(?:%|x))$/i

/** "Simpler rigging (40% less rope)" stands in brackets itself. */
function unbracketed(text: string): string {
  return text.replace(/\s?\(([^()]*)\)/g, ', $1')
}

/** "40 -> 3 min" and nothing before it. */
const TURN = /^([~<]?\d[\d.,]*(?:\s?(?:%|[A-Za-z]{1,8}))?)\s?(?:->|=>|\u2192)\s?(?=[~<]?\d)/

/** "90% of guests able to pay" tells how far it had come. */
const OF_ALL = /^~?\d[\d.,]*\s?%\s(?:of\s)?[^,;]*\s(?:back|able|restored|online|recovered|available)\b/i

/** "Error rate rises to 30%" is what went wrong. */
const HARM = lean(
  /\b(?:error|failure|fault|crash|loss|latency|time-?out|complaint)s?(?:\s(?:rate|count))?\s(?:(?:is|was)\s)?(?:rises?|rose|rising|climbs?|climbed|jumps?|jumped|spikes?|spiked|increases?|increased|peaks?|peaked|up|above|over)\b/i,
)

/** "Should save an hour a day", "estimate: 2 months", "required was 800": nobody has measured that. */
const HOPED =
  /\b(?:should|would|could|might|may|will|expected|planned|target|goal|estimated?|requirement|required|forecast|projected|promised|supposed(?:ly)?)\b/i

/** A share, a factor, a sign or a rate shows that something was measured. */
const MEASURED = /\d\s?(?:%|x\b|\u00d7|ms\b|fps\b)|(?:^|\s)[-+\u2212~\u2248]\s?\d/i

/** Labels that say no more than that something was measured. */
const GENERAL =
  /^(?:performance|speed-?up|time|timing|latency|memory|size|throughput|build|tests?|benchmarks?|total|overall|now|after|before|new|old|average|mean|median|runtime|duration|improvement|gain|savings?|bonus|note)$/

/** Whether something is said of what stands first. */
export function hasVerb(text: string): boolean {
  return text
    .split(' ')
    .slice(1)
    .some(
      (word) =>
        /^(?:is|are|was|were|has|have|had|can|could|may|might|will|would)$/.test(word) ||
        readVerb(word).some(({ form, verb }) => form === 'past' || (form === 's' && verb.isWork)),
    )
}
