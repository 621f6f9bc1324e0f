import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { GIVEN_NAMES } from '../../../lexicon/given-names.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isKnownNoun } from '../../sentence/articles.ts'

/** "The far a thing", "the mast each one": an article in the middle of a name, where nothing leads to it. */
const TWO_THINGS =
  /^(?!\S+ing\s)(?:\S+\s){0,4}?(?!(?:of|for|in|on|at|to|with|from|by|as|and|or|per|into|behind|between|below|above|within|without|inside|outside|across|around|through|about|against|after|before|beside|beyond|towards?|under|over|all|both|half|like|than|via|plus|vs)\s)[a-z]+\s(?:an?|the|each|every|whose)\s/

/** "Whose lid is bent", "claim nothing", "config-", "lid{": how no name begins or ends. */
const TORN =
  /^(?:whose|nothing|whatever|which|where|when|if|so|anew|again|also|before|after|because|below|above)\b|\snothing$|[-{([,=]$/i

/** "Tue Mar 3 18:05", "June 20th-June 26th", "Wednesday": when, and not what. */
const A_TIME =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?\s\d{1,2}(?:st|nd|rd|th)?\b|(?<!:)\b\d{1,2}:\d\d(?::\d\d)?\b(?!:)|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,5}ay$/i

/** "Today's progress", "summary": what stands above the work. */
const A_HEADING = lean(
  /^(?:(?:today|this week|my|our|daily|weekly)(?:'?s)?\s)?(?:progress|summary|overview|recap|conclusions?|thoughts|highlights|accomplishments|takeaways)$/i,
)

/** "The engine himself", "core doesn't", "the skip of tests if unable", "from/written", "the gap between the oak lid", "32 bytes", "/home/ann/lid". */
const A_SCRAP =
  /\b(?:herself|himself|themselves|myself|ourselves)\b|[a-z]{2}['\u2019]t$|\bdid(?:n't| and)\b|\s(?:if|unless|because|although)\s(?!(?:statements?|clauses?|conditions?|blocks?|branch(?:es)?)\b)|^(?:from|to|and|or|of|in|on|by|with|for|is|was)\/|\band\/or\b|\bbetween\b(?!.*\sand\s)(?!.*[a-z]s$)|^(?:line|page|row|step)s? \d+$|^\d+\s(?:bytes?|[kmgt]i?b|bits?|ms|seconds|minutes|percent)$|^\/(?:[\w.-]+\/){2,}[\w.-]+$|^(?:misleading|confusing|missing|wrong|broken|slow)$|^\S+\s(?:supports|uses|has|makes|runs|needs|allows|provides|requires)\s/i

/** Whether what the work is called is a time, a heading or a statement, and no thing, be it one or two. */
export function isScrap(matter: string): boolean {
  const name = matter.replace(/^(?:the|an?|our|my)\s/, '')
  return A_TIME.test(name) || A_HEADING.test(name) || A_SCRAP.test(name)
}

/** "Lid tests i.e.", "the lid, better oven", "Oven Change Log": what was noted behind the name, and where. */
const BEHIND_NAME =
  /,?\s(?:i\.e|e\.g|etc|pending|tbd|further)\.?$|\s(?:(?:[Cc]hange|[Dd]ev|[Pp]rogress)\s?[Ll]og|[Cc]atch-[Uu]p)$|,\s(?!.*\s(?:and|or)\s).*$/

/** A name without what was noted behind it, and with its article: "his lid" is the lid to whoever has not heard of him. */
export function nameMended(matter: string): string {
  const name = matter.replace(BEHIND_NAME, '').replace(/^(?:his|her|their|its)\s(?=[a-z])/, 'the ')
  return /^(?!(?:upstream|today|yesterday|tomorrow|let|it|that|what|there)')[a-z]+'s\s/.test(name)
    ? `the ${name}`
    : name
}

/** What a tracker reads at the end of a line, and what a line below the text is called: "Mill-Commit-ID". */
const CLOSES = /(?:^|\s)(?:closes|fixes|resolves|refs)$|^[a-z]+(?:-[a-z]+)+-id$/i

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

/** "The press open the lid", of "press: open the lid in one go": a part and a scrap of what was done there, in no sentence side by side. */
export function isPutTogether(matter: string, all: readonly Weighed[]): boolean {
  const name = plainly(matter)
  if (!name.includes(' ') || /^[a-z]+ing\s/.test(name)) return false
  return !all.some(({ sentence }) => ` ${plainly(sentence.text)} `.includes(` ${name} `))
}

/** The words of a text, whatever stands between them. */
function plainly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_/.+#-]+|[.:](?=\s|$)/gu, ' ')
    .replace(/(?<=^|\s)(?:the|an?|our|my) /g, '')
    .trim()
}

const PERSON = /^(\p{Lu}[\p{Ll}'-]+)(?:\s\p{Lu}\.)?(?:\s\p{Lu}[\p{L}'-]+){1,2}$/u

/** "Ann Miller", "Ann M", or whoever stands in brackets above what he did: nobody works on people. */
export function isSomebody(matter: string, all: readonly Weighed[]): boolean {
  const [first = ''] = matter.split(' and ')
  const [, alone = ''] = /^(\p{Lu}\p{Ll}+)\s\p{Lu}\.?$/u.exec(first) ?? []
  if (GIVEN_NAMES.has(alone.toLowerCase())) return true
  const [, given = ''] = PERSON.exec(first) ?? []
  if (given === '') return false
  const last = first.slice(first.lastIndexOf(' ') + 1).toLowerCase()
  if (GIVEN_NAMES.has(given.toLowerCase()) && !isNounAsWell(last)) return true
  return all.some(({ sentence: { text } }) => {
    const at = text.indexOf(first)
    return at > 0 && /\[\s?$|-by:\s$/i.test(text.slice(0, at))
  })
}
