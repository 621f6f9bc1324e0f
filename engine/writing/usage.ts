import { NOUN_VERBS } from '../lexicon/noun-verbs.ts'
import { isPlural } from '../text/plural.ts'
import { verbIn } from '../text/verbs.ts'

/** A word of each pattern below, so that most texts are looked at once. */
const SUSPECT =
  /\b(?:amount|amounts|do|does|did|doing|done|prevent\w*|setup|alot|along side|mean time|half way|on the top|\w+days?|january|february|april|june|july|august|september|october|november|december)\b|\d-[a-z]+s\b/

const DAY = /(?<=^|[\s(])(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?=[\s,.;)]|$)/g
const MONTH =
  /(?<=^|[\s(])(?:january|february|april|june|july|august|september|october|november|december)(?=[\s,.;)]|$)/g
/** "A large amount of calls": what can be counted has a number. */
const COUNTED =
  /\bamount(s?) of ((?:(?!(?:the|this|that|our|my|its|their|data)\b)[a-z-]+ ){0,2}?)([a-z]{3,}s)\b(?! (?:of|is|was)\b)/g
/** "Did some changes", "do progress": these are made. */
const MADE =
  /\b(do|does|did|doing|done) ((?:(?:some|a|an|the|few|many|several|more|minor|major|small|big|good|great|first|various|slight|other|further|significant) ){0,3}(?:changes?|progress|mistakes?|modifications?|adjustments?|improvements?|attempts?|decisions?|tweaks|edits)\b)/g
const MAKE: Readonly<Record<string, string>> = {
  do: 'make',
  does: 'makes',
  did: 'made',
  doing: 'making',
  done: 'made',
}
/** "Prevented it to load". */
const KEPT_FROM = /\b(prevent(?:s|ed|ing)? (?:[\w'-]+ ){1,4}?)to ([a-z]+)\b/g
/** "An 8-cores laptop". */
const OF_SO_MANY =
  /\b(\d+-(?:core|bit|pin|byte|inch|layer|node|way|line|page|channel|watt|volt|thread|wire|day|week|month|year|hour|minute|second)|(?:two|three|four|six|eight)-(?:core|layer|pin|node|day|week|hour))s (?=[a-z]{3,})/g

/** A text without the slips of usage that any editor would mend, whoever wrote it. */
export function asUsed(text: string): string {
  if (!SUSPECT.test(text)) return text
  return text
    .replace(DAY, capital)
    .replace(MONTH, capital)
    .replace(COUNTED, (whole, many: string, kind: string, things: string) =>
      isThings(things) ? `number${many} of ${kind}${things}` : whole,
    )
    .replace(MADE, (_whole, word: string, what: string) => `${MAKE[word] ?? word} ${what}`)
    .replace(KEPT_FROM, (whole, before: string, word: string) => {
      const verb = verbIn(word, 'base')
      return verb && !/\b(?:way|ways|need|needs|due|order|attempts?|ability|trying)\s$/.test(before)
        ? `${before}from ${verb.forms.ing}`
        : whole
    })
    .replace(OF_SO_MANY, '$1 ')
    .replace(/\b((?:to|be|been|being|was|were|get|got|is|are) (?:\w+ly )?)setup\b/g, '$1set up')
    .replace(/\balot\b/g, 'a lot')
    .replace(/\balong side\b/g, 'alongside')
    .replace(/\bin the mean time\b/g, 'in the meantime')
    .replace(/\bhalf way\b/g, 'halfway')
    .replace(/\bon the top of\b/g, 'on top of')
}

/** "Calls" are things, though one calls; what only "varies" is none. */
function isThings(word: string): boolean {
  const verb = verbIn(word, 's')
  return isPlural(word) && !/(?:ss|us|is|ics|news)$/.test(word) && (!verb || NOUN_VERBS.has(verb.base))
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
