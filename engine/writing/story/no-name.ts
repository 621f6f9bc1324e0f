import type { Weighed } from '../../facts/select.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { verbIn } from '../../text/verbs.ts'
import { isKnownNoun } from '../articles.ts'

/** "The far a thing", "the mast each one": an article in the middle of a name, where nothing leads to it. */
const TWO_THINGS =
  /^(?!\S+ing\s)(?:\S+\s){0,4}?(?!(?:of|for|in|on|at|to|with|from|by|as|and|or|per|into|behind|between|below|above|within|without|inside|outside|across|around|through|about|against|after|before|beside|beyond|towards?|under|over|all|both|half|like|than|via|plus|vs)\s)[a-z]+\s(?:an?|the|each|every|whose)\s/

/** "Whose lid is bent", "claim nothing", "config-", "lid{": how no name begins or ends. */
const TORN =
  /^(?:whose|nothing|whatever|which|where|when|if|so|anew|again|also|before|after|because|below|above)\b|\snothing$|[-{([,=]$/i

/** What a tracker reads at the end of a line. */
const CLOSES = /(?:^|\s)(?:closes|fixes|resolves|refs)$/i

/** Whether what the work is called is the scrap of a sentence, and no name of a thing. */
export function isNoName(matter: string): boolean {
  const name = matter.replace(/^(?:the|an?|our|my)\s/, '')
  if (TORN.test(name) || CLOSES.test(name) || TWO_THINGS.test(name)) return true
  // "Fell": what happened, and to nothing.
  return name === matter && /^[a-z]+$/.test(name) && verbIn(name, 'past') !== undefined && !isNounAsWell(name)
}

function isNounAsWell(word: string): boolean {
  return isKnownNoun(word) || NOUN_VERBS.has(word)
}

const PERSON = /^(\p{Lu}[\p{Ll}'-]+)(?:\s\p{Lu}\.)?(?:\s\p{Lu}[\p{L}'-]+){1,2}$/u

/** "Ann Miller", or whoever stands in brackets above what he did: nobody works on people. */
export function isSomebody(matter: string, all: readonly Weighed[]): boolean {
  const [first = ''] = matter.split(' and ')
  const [, given = ''] = PERSON.exec(first) ?? []
  if (given === '') return false
  const last = first.slice(first.lastIndexOf(' ') + 1).toLowerCase()
  if (GIVEN_NAMES.has(given.toLowerCase()) && !isNounAsWell(last)) return true
  return all.some(({ sentence: { text } }) => {
    const at = text.indexOf(first)
    return at > 0 && /\[\s?$|-by:\s$/i.test(text.slice(0, at))
  })
}
