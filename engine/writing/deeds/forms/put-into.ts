import { COUNT_NOUNS } from '../../../lexicon/count-nouns.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import type { Verb } from '../../../text/clauses/verbs.ts'

const PUTS = /^(?:add|append|attach|include)$/
const INTO =
  /^((?:[\w'-]+\s){1,5}?)to ([a-z]+) ([a-z]+)(?=$|[,;]|\s(?:in|for|when|so|and|because|after|of|-)\s)/
/** What is made to do something: "a script to build images". */
const DOER =
  /\b(?:scripts?|tools?|buttons?|options?|functions?|commands?|jobs?|steps?|workflows?|actions?|endpoints?|APIs?|methods?|helpers?|tests?|ways?|ability|flags?|checks?|settings?|parameters?|hooks?|rules?|pages?|forms?|support|code|logic|features?|class(?:es)?|modules?|services?|tasks?|utility|wrappers?|handlers?|targets?|modes?|links?|menus?|dialogs?|pipelines?|quer(?:y|ies)|shortcuts?|triggers?|routes?)\s$/i

/** "Added the pier to log message": what it was put into, and nothing that it does: "to the log message". */
export function intoThing({ base }: Verb, rest: string): string {
  const [whole = '', what = '', word = '', noun = ''] = PUTS.test(base) ? (INTO.exec(rest) ?? []) : []
  return whole && NOUN_VERBS.has(word) && COUNT_NOUNS.has(noun) && !DOER.test(what)
    ? `${what}to the ${word} ${noun}${rest.slice(whole.length)}`
    : rest
}
