import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { definite } from '../../../text/meaning/named-before.ts'
import { isDeedDoneTo } from '../../../text/meaning/old-state.ts'
import { thingAtHead, topicOf } from '../../../text/meaning/topic.ts'
import { isDeed, isOnThing } from '../../../text/meaning/topic-deed.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { capitalise } from '../../sentence/tidy.ts'

/** How a thing does: "it works fine now", "they haven't failed since". */
const FARES = lean(
  /^(?:it|they)(?:'s|'re|'ve)?\s(?!(?:(?:is|was|has been|'s|took|takes|turned|seems|looks|feels)\s)?(?:now\s|also\s|a lot\s|much\s|so much\s)?(?:possible|impossible|clear|likely|worth|time|important|necessary|me\b|us\b|out\b|like\b|that\b|as if|because|why|how|what|when))(?!(?:is|was|'s|will be|has become)?\s?(?:[a-z]+\s){0,2}(?:easier|harder|hard|easy|nice|good|great|fun|simple|simpler|better|possible)\sto\s[a-z]+\s(?!now\b|again\b|and\b|than\b))(?:now|only|also|just|still|is|are|was|were|has|have|hasn't|haven't|isn't|aren't|no longer|can|takes?|works?|runs?|loads?|handles?|starts?|builds?|finish(?:es)?|uses?|needs?|pass(?:es)?|went|dropped|fell|survives?|holds?|stays?|behaves?|been|about|much|far|twice|\d)/i,
)

/** That it was otherwise before. */
const SINCE =
  /\b(?:now|since|again|any ?more|no longer|instead of|than before|so far|faster|quicker|smaller|stable|(?:from|down to) (?:about |over |around )?[~$]?\d|runs? in|takes? (?:only |just |about )?\d)\b/i

/** What is made is what "it" means next. */
const MAKES = /^(?:write|build|create|implement|make|develop|design)$/

/** "It now takes 3 s", behind "I rewrote the importer" or what was the matter with it: the importer does. */
export function ofDeedThing<Told extends Phrase>(result: Told, all: readonly Weighed[]): Told {
  const [source] = result.sources
  const [it = ''] = /^(?:it|they)\b/i.exec(FARES.test(result.text) ? result.text : '') ?? []
  if (
    !it ||
    !source ||
    !SINCE.test(result.text) ||
    !new RegExp(`^(?:now,?\\s)?${it}\\b`, 'i').test(source.body)
  )
    return result
  const isMany = /^they$/i.test(it)
  const at = all.findIndex(({ sentence, body }) => sentence === source.sentence && body === source.body)
  const before = all[at - 1]
  if (!before || before.sentence.block !== source.sentence.block) return result
  const thing = thingOf(before)
  if (!thing || PEOPLE.test(thing) || isPlural(thing) !== isMany) return result
  const rest = result.text
    .slice(it.length)
    .replace(/^'s(?= (?:been|run|worked|stayed|held)\b)/, ' has')
    .replace(/^'s/, ' is')
    .replace(/^'re/, ' are')
    .replace(/^'ve/, ' have')
  return { ...result, text: `${capitalise(definite(thing, ''))}${rest}` }
}

function thingOf({ clause, body }: Weighed): string | undefined {
  if (clause && (isDeed(clause) || isDeedDoneTo(clause))) {
    const found = thingAtHead(clause.rest.replace(/^(?:up|out|down|off)\s/, ''))?.thing
    const isKept = isOnThing(clause.verb.base) && /^(?:the|our|my|all)\s/.test(found ?? '')
    return isKept || (MAKES.test(clause.verb.base) && /^an?\s/.test(found ?? '')) ? found : undefined
  }
  const topic = topicOf(body)
  return topic?.others.length === 0 ||
    /\s(?:is|are|was|were|has been|have been)\s(?:now\s)?[a-z]+ed\b/.test(body)
    ? topic?.thing
    : undefined
}
