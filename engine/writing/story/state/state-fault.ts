import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { type FaultStatement, readFault } from '../../../text/clauses/fault-statement.ts'
import { type Verb, verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { countWords, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { withArticle } from '../../sentence/with-article.ts'

const ENDING = /^(?:fix|repair|resolve|prevent|avoid|stop|keep|eliminate)$/
/** "uploads sometimes failing on retry", "guests from voting twice". */
const DOING = lean(
  /^((?:\S+\s){1,8}?)(from\s)?((?:sometimes|occasionally|randomly|often|always|[a-z]+ly)\s)?(not\s)?(being\s)?([A-Za-z-]+(?:ing|ed)|(?<=\sbeing\s)[a-z]+)((?:\s(?:to|the|an?|in|on|with|for|from|into|when|if|because|after|by|as|at|too|due|out|off|up|down|over|its|their|all|any|while|during|without|through|past|across|between|under|behind|around|against|inside|outside|twice|every|[A-Z<\d])\b.*)?)$/,
)
const FAILING =
  /^(?:fail|crash|hang|leak|break|lose|miss|throw|block|stall|disappear|freeze|overflow|flicker|revert|vanish|drift|overlap|expire)$/
const TROUBLE =
  /\b(?:bugs?|issues?|problems?|regressions?|errors?|races?|faults?|leaks?|crash(?:es)?|warnings?|exceptions?|deadlocks?|lots?|some|them|it|this|that)\s*$/i
const NO_HEAD =
  /\b(?:for|of|by|when|while|with|in|on|the|an?|and|or|to|after|before|without|is|are|was|were|be|from|not|I|we|which|that)\s*$/i
/** What happens, rather than what is. */
const EVENT =
  /(?:leak|crash|deadlock|race|race condition|read|write|error|failure|panic|segfault|overflow|exception|timeout|duplicate|loss|corruption|conflict|call|copy|collision|flicker|drift|injection|freeze|hang|lockup|restart|double-\w+ing)(?:s|es)?$/

/** What nobody wants to happen: "premature unload". */
const UNWANTED =
  /^(?:premature|double|accidental|unauthori[sz]ed|unwanted|repeated|concurrent|unintended|spurious|infinite|duplicate)\s(?:\S+\s)*\S*[^.)]$/
/** What is over for good once it is fixed. */
const BREAKDOWN =
  /^(?:\S+\s){0,4}(?:crash|deadlock|race condition|panic|segfault|timeout|freeze|hang|lockup|memory leak|flicker)(?:s|es)?(?=$|\s(?:in|on|with|when|if|during|while|at|after|related|due)\s)/i

/** The end of a fault, as it can be told afterwards: "uploads no longer fail on retry". */
export function endOfFault({ base }: Verb, object: string, isTitle: boolean): string | undefined {
  if (!ENDING.test(base)) return undefined
  return (
    isNoLonger(base, object) ??
    canNoLonger(base, object) ??
    noLonger(base, object) ??
    (isTitle && /^(?:stop|avoid)$/.test(base) ? stopped(object) : undefined) ??
    (/^(?:prevent|avoid|stop|eliminate)$/.test(base) || BREAKDOWN.test(object) ? happens(object) : undefined)
  )
}

function faultSaid({ base }: Verb, { body, clause }: Weighed): FaultStatement | undefined {
  return MENDING.test(base) && !clause ? readFault(uncapitaliseNoun(body)) : undefined
}

const HOW_OFTEN =
  /\s(?:twice|wrongly|incorrectly|(?:three|multiple|several) times|too (?:early|late|often|soon))(?=[.!]?$)/

/** "The rate being applied" was no fault; "applied twice" was. */
export function withHowOften(object: string, told: string): string {
  const [often = ''] = HOW_OFTEN.exec(told) ?? []
  return /\sbeing\s[a-z]+$/.test(object) ? `${object}${often}` : object
}

/** "fix: the scale skipped light parcels": it did. */
export function statedFault(verb: Verb, source: Weighed): string | undefined {
  const did = faultSaid(verb, source)
  return did && countWords(did.rest) <= 12 ? `${did.thing} ${did.verb.forms.past} ${did.rest}` : undefined
}

/** "fix: the scale skipped light parcels": it no longer skips them. */
export function endOfStatement(verb: Verb, source: Weighed): string | undefined {
  const did = faultSaid(verb, source)
  if (!did || countWords(did.rest) > 12) return undefined
  return `${did.thing} no longer ${phraseIn(isPlural(did.thing) ? 'base' : 's', did.verb, 'past', did.rest)}`
}

/** What was wrong with a thing, said before it. */
const FAULTY = lean(
  /^(?:(?:the|an?|some|all|two|three)\s)?(flaky|broken|wrong|stale|slow|incorrect|inconsistent|misleading|misaligned|outdated|inaccurate|unstable|noisy|leaky|faulty|failing|crashing|leaking|hanging|flickering)\s((?:[\w'/.-]+\s){0,4}?[\w'/.-]+)((?:\s(?:in|on|of|for)\s[^,;:]{3,50})?)$/,
)

/** "The login test which was flaky since May". */
const THAT_WAS =
  /^(?:the\s)?((?:[\w'/.-]+\s){0,4}?[\w'/.-]+)\s(?:that|which)\s(?:is|are|was|were)\s(flaky|broken|wrong|stale|slow|outdated|unstable|failing|crashing|leaking|hanging)(?:\s(?:since|after|by|due|because)\s.*)?$/

/** "Fixed the flaky login test": it is no longer flaky. */
function isNoLonger(base: string, object: string): string | undefined {
  const { how, thing, where, who } = MENDING.test(base) ? faultyThing(object) : NOTHING
  if (!thing) return undefined
  const doing = verbIn(how, 'ing')
  const told = doing
    ? `no longer ${doing.forms[isPlural(thing) ? 'base' : 's']}`
    : `${isPlural(thing) ? 'are' : 'is'} no longer ${how}`
  return `${who}${where} ${told}`
}

const NOTHING = { how: '', thing: '', where: '', who: '' }

/** "The flaky login test": what was wrong, with what, and where. */
function faultyThing(object: string): typeof NOTHING {
  const told = object
    .replace(/,?\sby\s.*$/, '')
    .replace(THAT_WAS, (_, thing: string, how: string) => `${how} ${thing}`)
  const [, how = '', thing = '', where = ''] = FAULTY.exec(told) ?? []
  if (!thing || NO_HEAD.test(thing) || TROUBLE.test(thing) || /(?:ing|ed)$/.test(thing)) return NOTHING
  return { how, thing, where, who: /^[A-Z]/.test(thing) ? withArticle(thing) : `the ${thing}` }
}

/** "Fixed the flaky login test": it was flaky. */
export function wasFaulty(base: string, object: string): string | undefined {
  const { how, thing, where, who } = MENDING.test(base) ? faultyThing(object) : NOTHING
  return thing && `${who}${where} ${isPlural(thing) ? 'were' : 'was'} ${how}`
}

const MENDING = /^(?:fix|resolve|repair|correct|stabili[sz]e)$/

const NAMES_FAULT = /^(?:(?:an?|the|some)\s)?(?:bug|issue|problem|error)s?\s(?:with|of|where)\s/
const BEING_ABLE = /^((?:\S+\s){1,6}?)(not\s)?being able to\s([a-z]+\b.*)$/

/** "Fixed guests being able to open the gate": they can no longer open it. */
function canNoLonger(base: string, object: string): string | undefined {
  const [, noun = '', not = '', doing = ''] = (MENDING.test(base) && BEING_ABLE.exec(object)) || []
  const thing = noun.replace(NAMES_FAULT, '').trim()
  if (!thing || TROUBLE.test(noun) || NO_HEAD.test(noun) || /[,;:]/.test(thing)) return undefined
  return `${withArticle(thing)} can ${not ? 'now' : 'no longer'} ${doing}`
}

const OF_WHAT =
  /^(?:regarding|concerning|involving|including|relating|surrounding|following|according|depending|pertaining|belonging|containing)$/

function noLonger(base: string, object: string): string | undefined {
  const [, noun = '', from = '', , not = '', being = '', word = '', tail = ''] = DOING.exec(object) ?? []
  const thing = noun.trim()
  if (!thing || TROUBLE.test(noun) || NO_HEAD.test(noun) || /[,;:]/.test(thing)) return undefined
  // "Queries with eager loading": that is how they load.
  if (/\s(?:with|by|via|using|through|of)\s\S*[^s\s]\s$/.test(noun)) return undefined
  const many = isPlural(thing)
  const who = withArticle(thing)
  if (being) {
    // "OOMKilled" is in no dictionary.
    const done = verbIn(word, 'participle') !== undefined || /[a-z][A-Z]|[A-Z]{2}/.test(word)
    return done ? `${who} ${many ? 'are' : 'is'} ${not ? 'now' : 'no longer'} ${word}${tail}` : undefined
  }
  // "Fixed some errors regarding the lid": which ones.
  if (OF_WHAT.test(word)) return undefined
  const verb = verbIn(word, 'ing')
  if (!verb || !(many || from || FAILING.test(verb.base)) || (base === 'keep' && !from)) return undefined
  if (from && !not) return `${who} can no longer ${phraseIn('base', verb, 'ing', tail.trim())}`
  return `${who} ${not ? 'now' : 'no longer'} ${phraseIn(many ? 'base' : 's', verb, 'ing', tail.trim())}`
}

/** "Stop polling in idle lobbies": the code no longer does. */
function stopped(object: string): string | undefined {
  const [, word = '', tail = ''] = /^([a-z-]+ing)\s(.+)$/.exec(object) ?? []
  const verb = verbIn(word, 'ing')
  return verb && !/^(?:in|to)$/.test(tail)
    ? `the code no longer ${phraseIn('s', verb, 'ing', tail)}`
    : undefined
}

/** "Prevent double bookings when two tabs are open": they no longer happen. */
function happens(object: string): string | undefined {
  const end = object.search(/\s(?:in|on|with|when|if|during|from|for|due|caused|related|at|while|after|by)\s/)
  const noun = end < 0 ? object : object.slice(0, end)
  const tail =
    end < 0 ? '' : object.slice(end).replace(/\s(?:caused|triggered|introduced|brought about) by\s.*$/, '')
  if (
    !(EVENT.test(noun) || UNWANTED.test(noun)) ||
    // The source of a leak does not happen.
    /^(?:(?:the|an?)\s)?(?:[\w-]+\s)?(?:source|cause|reason|root|origin)s?\sof\s/.test(noun) ||
    countWords(noun) > 6 ||
    countWords(tail) > 12 ||
    /[,;:]|^how\s/.test(object)
  )
    return undefined
  const no = `no longer ${isPlural(noun) ? 'happen' : 'happens'}`
  return /^\s(?:when|if|during|while|in|on|with|at|after)\s/.test(tail)
    ? `${withArticle(noun)} ${no}${tail}`
    : `${withArticle(noun)}${tail} ${no}`
}
