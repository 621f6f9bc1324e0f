import type { Prose } from '../../../facts/fields/prose.ts'
import { NO_OUTCOME } from '../../../facts/fields/seeming-outcome.ts'
import { isOfAnother, type Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { onceForText } from '../../../once.ts'
import { guessBase, verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { countWords, tidyClause, tidySentence } from '../../sentence/tidy.ts'
import { isWholeSentence } from '../telling/sayable.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { withoutAside } from './caveat.ts'

const WHOM =
  'I|we|you|it|this|that|these|those|they|he|she|which|who|what|one|some|as|since|because|until|right|just|even|but|so|and|both|neither|none|previously|formerly|originally|initially|before|earlier|until|after|once'
const OTHER_VERB =
  'but|so|which|who|that|because|I|we|you|it|they|is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|should|may|might|must|not'
const HOW = '(?:(?:also|only|always|again|instead|[a-z]+ly)\\s){0,2}'
/** A thing by its name, and what it now does or is. */
const NOW_SO = lean(
  `^(?:(?:with|when|if|on|in|for|by)\\b[^,;]{0,60},\\s)?(?:there\\s|it\\s(?=is\\snow\\spossible\\b)|(?!(?:${WHOM})\\b)(?:(?!(?:${OTHER_VERB}|[-\\u2013\\u2014]+)\\s)[^\\s;:]+\\s){1,10}?)(?:(?:is|are|can|has|have|does|do)\\snow\\s|(?<!,\\s)now\\s${HOW}[a-z]|(?:is\\s|are\\s)?no\\slonger\\s[a-z])`,
  'i',
)
/** What nobody would call an end: it is worse, over, asked of others, or still to be seen. */
const NO_GAIN = lean(
  /\b(?:now|no longer) (?:[a-z]+ly )?(?:fails?(?! (?:early|fast|closed|loudly|cleanly|gracefully))|crash\w*|hangs?|breaks?|broken|missing|wrong|impossible|stuck|slower|needs?|requires?|deprecated|obsolete|unsupported|discouraged|considered|legacy|orphaned|gone|supported|maintained|available|valid|exists?|collected|works?(?= (?:if|only))|working on|trying|planned|expects?|being|time|that|I|we|you)\b|\b(?:is|are|have|has|can) now (?:deprecated|obsolete|unsupported|discouraged|considered|required|broken|missing|legacy|gone)\b|\b(?:unfortunately|hopefully|ideally|in theory|some ?day|should|might|perhaps|probably|maybe|todo|please|yet|for now|right now|until now|by now|up to now|even now|from now|your?)\b|\?/i,
)

const WILL =
  /^((?:(?:when|if|on|in|for|with|unless|by)\b[^,;]{2,80},\s)?(?!(?:I|we|you|it|this|that|they|there|which|who)\b)(?:(?!(?:that|which|who|I|we|you)\s)[^\s,;:]+\s){1,9}?)will\s(now|no longer)\s((?:also\s|only\s|always\s|[a-z]+ly\s)?)([a-z]+)\b/i

/** "The lock will now ask for a code": it does. */
function happening(body: string): string {
  const [whole = '', thing = '', now = '', how = '', word = ''] = WILL.exec(body) ?? []
  const verb = whole ? (verbIn(word, 'base') ?? guessBase(word)) : undefined
  if (!verb) return body
  const isMany = isPlural(thing.replace(/^.*,\s/, '').trim())
  const does = word === 'be' ? (isMany ? 'are' : 'is') : isMany ? verb.base : verb.forms.s
  const told = word === 'be' ? `${does} ${now} ${how}` : `${now} ${how}${does} `
  return `${thing}${told}${body.slice(whole.length).trimStart()}`
}

/** "Can now open the gate by phone", "you can now open it": that is possible. */
const ABLE = /^(?:(?:you|one|I|we)\s)?(?:can\snow|(?:(?:is|are|am)\s)?now\sable\sto)\s(?=(?!be\b)[a-z]+\s\S)/i

/** "* [oven] Door: " before it, and what is told of it behind a colon. */
const HEADS = /^(?:[*#\u2022-]+\s|\[[\w ./+-]{1,24}\]\s|(?:[A-Z][\w.+-]*\s){0,2}[A-Z][\w.+-]*:\s)+/
const BEHIND = /(?<=\bnow\b[^:;]{8,200})[:;]\s.*$/

/** "The bolt and the hasp is now oiled": what goes before was cut off. */
const TORN = /^[^,]*\sand\s[^,]*?\s(?:is|has)\snow\s/

/** How things are since, where a sentence says so of a thing by its name: "The lock now asks for a code". */
export const nowSo = onceForText((written: string): string | undefined => {
  const plain = withoutAside(unlabelled(written.replace(HEADS, ''))).replace(BEHIND, '')
  const body = happening(tidyClause(plain)).replace(ABLE, 'it is now possible to ')
  const [first = ''] = body.split(' ', 1)
  if (!NOW_SO.test(body) || NO_GAIN.test(body) || countWords(body) > 34) return undefined
  if (verbIn(first.toLowerCase(), 'past', 'ing')?.isWork || TORN.test(body)) return undefined
  return isWholeSentence(body) ? tidySentence(body) : undefined
})

/** The first sentence of that kind that is not told yet, for a text that tells no other end. */
export function nowSoTold(prose: Prose, told: readonly Weighed[] = []): Phrase | undefined {
  for (const source of prose.all.filter((one) => !told.includes(one))) {
    const text = mayTell(source) && !isOfAnother(source, prose.all) ? nowSo(source.body) : undefined
    if (text) return { text, sources: [source] }
  }
  return undefined
}

function mayTell({ sentence, likelihood, features, body }: Weighed): boolean {
  // What "will now" be so sounds like a wish, and is none.
  if (features.includes(NO_OUTCOME) && !/\bwill (?:now|no longer)\s/i.test(body)) return false
  if (!/^(?:prose|item|title)$/.test(sentence.kind) || sentence.box === 'empty') return false
  if (/^(?:followup|boilerplate|problem|cause|lessons)$/.test(sentence.section ?? '')) return false
  return likelihood.followup < 0.4 && likelihood.problem < 0.6
}
