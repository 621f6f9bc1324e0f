import { lean } from '../../lean.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'
import { NO_THING } from './named-before.ts'

const DISLIKED = lean(
  /^(?:I|we)\s(?:(?:was|were)(?:n't|\snot)\s(?:[a-z]+\s)?(?:happy|satisfied|pleased|content)\swith|did(?:n't|\snot)\s(?:[a-z]+\s)?(?:like|love)|hated|disliked)\s(?:how\s|the way\s)?((?:the|my|our)\s(?:[\w-]+\s){0,3}?[\w-]+)(?:\s(?:worked|works|looked|looks|felt|feels|turned out|behaved|handled|was|were)\b[^,;]*)?[.!]?$/i,
)

/** "I wasn't happy with how the menu worked. I rewrote it": the menu. */
export function dislikedIn(text: string): string | undefined {
  const thing = DISLIKED.exec(text)?.[1]
  return thing && !isPlural(thing) && !NO_THING.test(thing) ? thing : undefined
}

const LEARNED = lean(
  /^(?:(?:today,?\s)?(?:I|we)\s)?(?:also\s|then\s)?(?:learned|learnt|read|read up|found out|heard)\s(?:a (?:lot|bit|little)\s)?(?:about|on|how to (?:use|work with))\s((?:the\s)?[\w.+#-]+(?:\s(?!(?:and|or|in|for|to|with|from|how|that)\s)[\w.+#-]+){0,3})[.!]?$/i,
)

/** "Learned about sluices. Used them to drain the field": what was learned about. */
function learnedOf(text: string, pronoun: 'it' | 'them'): string | undefined {
  const thing = LEARNED.exec(text)?.[1]?.replace(/\.$/, '')
  if (!thing || /\b(?:it|this|that|things?|stuff|lot)\b/i.test(thing)) return undefined
  return isPlural(thing) === (pronoun === 'them') ? thing : undefined
}

const INHERITED = lean(
  /^(?:(?:today|this week|last week),?\s)?(?:(?:I|we|(?:my|our|the) team)(?:\s|(?=')))?(?:inherited|took over|was handed|were handed|was given|were given|(?:now\s)?(?:own|maintain|look after|take care of)|(?:am|'m|was|were) (?:now\s)?(?:responsible for|in charge of))\s(?:an?|the|my|our)\s((?:[\w-]+\s){0,3}?[\w-]+)(?=[.,;!]|$|\s(?:that|which|from|with|and|whose|in|of|for|to)\s)/i,
)
/** The first "it", as what a deed was done to or around. */
const FIRST_IT =
  /(?<=^(?:(?:In|Last|This|Over|During|Since|At|On)\s[^,.;]{2,25}?,?\s(?=(?:I|we)\s))?(?:(?:I|[Ww]e)\s)?[A-Za-z]+\s(?:[\w-]+\s){0,3}?)it\b/

/** "I inherited a script that nobody knew. Wrote tests around it", "I own the press. I moved it": the script, the press. */
export function withInherited(text: string, before: string): string {
  const thing = INHERITED.exec(before)?.[1]
  return thing && !isPlural(thing) && !NO_THING.test(thing) ? text.replace(FIRST_IT, `the ${thing}`) : text
}

const WAS_SET = lean(
  /^((?:(?:the|our|my)\s)?[\w-]+(?:\s[\w-]+){0,4}?)\s(?:had been|has been|was|were)\s(?:still\s|[a-z]+ly\s)?(?:set|configured|limited|hard-?coded|pinned|left at)\b/i,
)
const SETS = /^(?:set|change|raise|lower|increase|reduce|limit|pin|restore|correct)$/

/** "Retention had been set to unlimited. Set it to 7 days": the retention. */
function setBefore(text: string, pronoun: 'it' | 'them', verb: string): string | undefined {
  const thing = pronoun === 'it' && SETS.test(verb) ? WAS_SET.exec(text)?.[1] : undefined
  if (!thing || isPlural(thing) || NO_THING.test(thing)) return undefined
  return /^(?:the|our|my)\s/i.test(thing)
    ? thing.charAt(0).toLowerCase() + thing.slice(1)
    : `the ${/^[A-Z][a-z]/.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing}`
}

const WAS_OFF = lean(
  /(?:^|[:;,]\s|\b(?:because|that|as|since)\s)((?:(?:the|our|my)\s)?(?!(?:it|this|that|they|which)\b)[\w-]+(?:\s(?!(?:of|in|on|for|to|was|that|which)\b)[\w-]+){0,3})\s(?:was|were|had been|is|are)\s(?:still\s|[a-z]+ly\s)?(?:off|disabled|deactivated|switched off|turned off|not (?:enabled|on|active|set up|configured))\b/i,
)

/** "Log rotation was off for one runtime. Turned it on": the rotation. */
function switchedOff(text: string, pronoun: 'it' | 'them', verb: string): string | undefined {
  const thing = /^(?:turn|switch|enable|activate|re-?enable|configure)$/.test(verb)
    ? WAS_OFF.exec(text)?.[1]
    : undefined
  if (!thing || isPlural(thing) !== (pronoun === 'them') || NO_THING.test(thing)) return undefined
  return /^[A-Z][a-z]/.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing
}

const THINGS =
  /^\s((?:(?:the|all|our|my|its)\s)?(?:[a-z-]+\s){0,2}?[a-z-]+)(?=\s(?:too|at|in|on|before|after|twice|again|by|with|from|when|without|instead|while|only|even|once)\b|[.,;!]|$)/

/** "The worker acknowledged messages too late. I acknowledge them before": the same is done to the same. */
function doneToSame(text: string, pronoun: 'it' | 'them', verb: string): string | undefined {
  for (const { 0: word, index } of text.matchAll(/[a-z]+/g)) {
    if (verbIn(word, 'past', 's', 'base')?.base !== verb) continue
    const thing = THINGS.exec(text.slice(index + word.length))?.[1]
    if (!thing || NO_THING.test(thing) || isPlural(thing) !== (pronoun === 'them')) return undefined
    return pronoun === 'them' || /^(?:the|our|my|its)\s/.test(thing) ? thing : undefined
  }
  return undefined
}

/** What was set, switched off or done to before, as the same verb or its opposite shows. */
export function dealtWith(text: string, pronoun: 'it' | 'them', verb: string): string | undefined {
  return setBefore(text, pronoun, verb) ?? doneToSame(text, pronoun, verb) ?? switchedOff(text, pronoun, verb)
}

const MADE = lean(
  /^(?:(?:today|this week|yesterday|then),?\s)?(?:(?:I|we)\s)?(?:also\s|then\s|finally\s)?(?:built|made|created|wrote|developed|coded|designed)\s(?:an?|my|our)\s((?:(?!(?:with|for|that|which|in|using|to|and|of)\s)[\w-]+\s){0,3}?[\w-]+)(?=[.,;!]|$|\s(?:with|for|that|which|in|using|to|and|of)\s)/i,
)
const RELEASES = /^(?:deploy|publish|host|ship|launch|release|upload|put)$/

/** "Built a quiz app. The hardest part was the timer. I deployed it on Friday": what was made in the sentences before. */
function madeBefore(before: readonly string[], pronoun: 'it' | 'them', verb: string): string | undefined {
  if (pronoun !== 'it' || !RELEASES.test(verb)) return undefined
  const things = before.flatMap((text) => MADE.exec(text)?.[1] ?? [])
  const [thing, ...more] = things
  return thing && more.length === 0 && !isPlural(thing) && !NO_THING.test(thing) ? `the ${thing}` : undefined
}

/** What "it" means behind what was learned in the last sentence, or made in those before it. */
export function learnedOrMade(
  before: readonly string[],
  pronoun: 'it' | 'them',
  verb: string,
): string | undefined {
  return learnedOf(before.at(-1) ?? '', pronoun) ?? madeBefore(before.slice(-4, -1), pronoun, verb)
}
