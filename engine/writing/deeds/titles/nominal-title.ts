import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { asNewThing, isThingToDo } from '../../../text/clauses/compound.ts'
import { verbOf } from '../../../text/clauses/verbs.ts'
import { partNamedIn, readTitle } from '../../../text/lines/title.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { tidyClause, uncapitalise } from '../../sentence/tidy.ts'
import { partAdded, pieceMade, thingMade, workNamed } from '../forms/work-noun.ts'
import { told } from './habit-title.ts'
import { reachedNow } from './new-behaviour.ts'
import { thingsAdded } from './new-things.ts'

const SIZE = '(?:(?:\\d[\\d.]*x|~?\\d[\\d.]*\\s?%|significant|huge|major|big|minor|massive|large|slight)\\s)'
const SPEEDUP = new RegExp(
  `^(?:an?\\s)?(${SIZE}{1,2}(?:speed-?up|improvement|reduction|gain)s?)\\s(.+)$`,
  'i',
)
const FASTER = /^(faster|smaller|simpler|safer|cheaper|quicker)\s([\w.()/:-]+(?:\s[\w.()/:-]+){0,5}\s?)$/i
const NEW =
  /^new\s(?!(?:[\w-]+\s){0,5}(?:bug ?)?(?:fixes|release|version|updates?|video|post|episode)$)((?:[\w.()'/+#-]+\s){0,5}[\w.()'/+#-]+)$/i
const BETTER = /^better\s(\S.*)$/i
const ADDED =
  /^((?:automatic|automated|optional|configurable|custom|parallel|incremental|asynchronous|async|initial|basic|experimental|native|persistent|multiple|inline|lazy)\s[a-z].*)$/i
const NUMBERED = /^(?:optimi[sz]ation|feature|improvement|enhancement|experiment)\s?#?\d{0,3}:\s(\S.*)$/i
export const NOT_DONE =
  /\?|\b(?:plans?(?!\s(?!(?:for|to|of|and|on|in|by)\b)[a-z])|planning|proposal|rfc|ideas?|how|why|what|todo|wip|draft|vs|versus|thoughts|next|upcoming|pending|blocked|week \d+|(?:status|weekly|progress) (?:report|update)s?)\b/i

const BECOME =
  /^((?!(?:it|this|that|they|users?|customers?|people|we|when|if)\s)(?:[\w-]+\s){1,4})becomes?\s((?:[\w-]+\s){0,4}[\w-]+)$/i
/** "One module per harbour instead of seven copies". */
const INSTEAD = lean(
  /^(?:one|a|an|two|three|single|shared|common|separate|plain)\s(?:[\w-]+\s){1,6}(?:instead of|rather than|in place of)\s[\w/-]+(?:\s[\w/-]+){0,5}$/i,
)
const AMISS = lean(
  /\b(?:error|crash|wrong|missing|empty|blank|broken|invalid|garbage|exception|failure|null|failed)\b/i,
)
const QUALITY = /(?:able|ible|less|free|ful|ous|ive|ic|al|ed|en|er|ory|optional|public|private|async)$/

/** "Models become assets", "build images become reproducible": somebody made them so. */
function thingBecome(text: string): Clause | undefined {
  const [, thing = '', what = ''] = BECOME.exec(text) ?? []
  const isQuality = QUALITY.test(what.split(' ')[0] ?? '')
  const verb = thing ? verbOf(isQuality ? 'make' : 'turn') : undefined
  return verb && told(verb, 'past', `${uncapitalise(thing)}${isQuality ? '' : 'into '}${what}`)
}

/** "Removal of the old parser", "3x speedup with many clients", "Support for X": the subject line of a change names the deed by a noun. */
export function nominalDeed(source: Weighed): Clause | undefined {
  const { body, sentence, clause } = source
  const text = tidyClause(body)
  if (sentence.kind !== 'title' || NOT_DONE.test(sentence.text)) return undefined
  const { type = '' } = readTitle(sentence.text)
  const things = /^feat/.test(type) && !clause ? thingsAdded(text) : undefined
  if (things) return things
  if (text.split(' ').length > 16 || reachedNow(source)) return undefined
  // "Lazy load the tiles" tells what to do, by whatever word.
  if (/^[a-z-]+\s(?!(?:for|of|in|to|on|with|from|and|at|by)\s)[a-z-]+\sthe\s/i.test(text)) return undefined
  const add = verbOf('add')
  if (clause && !/^(?:for|of)\s/.test(clause.rest)) return undefined
  const update = verbOf('update')
  if (type === 'deps' && update && /^[A-Z][\w.+#]*(?:\s[A-Z][\w.+#]*)?\sv?\d[\d.]*$/.test(text))
    return told(update, 'past', `to ${text}`)
  if (add && isThingToDo(text)) return told(add, 'past', `${articleOf(text)}${small(text)}`)
  const become = thingBecome(text)
  if (become) return become
  if (/^feat/.test(type) && add && text.split(' ').length <= 8)
    return told(add, 'past', asNewThing(uncapitalise(text)))
  const [, gained, where] = SPEEDUP.exec(text) ?? []
  const achieve = verbOf('achieve')
  if (gained && achieve) return told(achieve, 'past', `${/s$/.test(gained) ? '' : 'a '}${gained} ${where}`)
  const numbered = NUMBERED.exec(text)?.[1]
  const implement = verbOf('implement')
  if (numbered && implement) return told(implement, 'past', uncapitalise(numbered))
  const made = thingMade(text)
  if (made) return made
  const fresh = NEW.exec(text)?.[1]
  if (fresh && add && !/^(?:year|week|month|day|job|here|beginnings?|start)\b/i.test(fresh))
    return told(add, 'past', `${isPlural(`new ${fresh}`) ? '' : 'a '}new ${fresh}`)
  if (/^missing\s(?!support\b)\S+\s/i.test(text) && add) return told(add, 'past', small(text))
  const use = verbOf('use')
  if (use && !clause && INSTEAD.test(text) && !AMISS.test(text)) return told(use, 'past', small(text))
  const better = BETTER.exec(text)?.[1]
  const improve = verbOf('improve')
  if (better && improve) return told(improve, 'past', better)
  const added = ADDED.exec(text)?.[1]
  if (added && add) return told(add, 'past', small(added))
  const [, how = '', thing = ''] = FASTER.exec(text) ?? []
  const make = verbOf('make')
  if (thing && make) return told(make, 'past', `${thing} ${how.toLowerCase()}`)
  return workNamed(text) ?? pieceMade(text) ?? partAdded(text, partNamedIn(sentence.text) !== undefined)
}

export function small(phrase: string): string {
  return phrase.charAt(0).toLowerCase() + phrase.slice(1)
}

export function articleOf(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an ' : 'a '
}
