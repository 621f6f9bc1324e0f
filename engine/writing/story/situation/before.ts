import { type Verb, type VerbForm, verbIn } from '../../../text/clauses/verbs.ts'
import type { Deed } from '../../deeds/deed.ts'
import { firstObject, isMany, NO_NOUN, OF_NOUN, subject } from '../../deeds/extent/object.ts'
import { withArticles } from '../../sentence/articles.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { countWords, tidySentence } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'
import { isHelp } from '../state/state.ts'
import { statedFault, wasFaulty } from '../state/state-fault.ts'
import { SOME, wasLacking, wasMissing, wasNew } from './lacking.ts'

/** What was left out before, read by one kind of deed; nothing where it does not say so. */
export type Frame = (verb: Verb, object: string) => string | undefined

/** How things were before a deed, as far as the deed itself implies it: "guests could not vote", "the layers were not cached". */
export function stateBefore({ clause: { verb, form }, rest, changed, source }: Deed): string | undefined {
  if (changed) return didNot(changed, verb, form, rest)
  const fault = statedFault(verb, source)
  if (fault) return tidySentence(fault)
  if (isHelp(verb, form)) return undefined
  const plain = rest.replace(/\sin order to\s/, ' to ').replace(/\s\([^()]{3,}\)(?=[\s,.]|$)/g, '')
  const first = firstObject(plain).replace(/,?\sby\s\w+ing\b.*$/, '')
  const object = withArticles(`${verb.forms.past} ${first}`).slice(verb.forms.past.length + 1)
  if (
    !object ||
    countWords(object) > 16 ||
    !isBalanced(object) ||
    isTorn(object) ||
    /[`"#]|\(\w|^(?:after|before|during|when|how|of)\b|\s[-\u2013\u2014]{1,2}\s|\b(?:I|we|you|it|them|this|these|those|my|our|so|because)\b/.test(
      object,
    )
  )
    return undefined
  // Who tells that the API was documented does not say that it had not been before; who asks for it does.
  for (const frame of form === 'base' ? [...IMPLIED, ...ASKED_FOR] : IMPLIED) {
    const text = frame(verb, object)
    if (text) return tidySentence(text)
  }
  return undefined
}

/** What says how it was done otherwise before, or what is only done more or less of. */
const OTHERWISE =
  /\b(?:instead|rather|not|no|never|only|also|always|more|less|fewer|better|again|correctly?|properly|proper|right|same|earlier|later|before|first|longer|both|all|either)\b|n't\b|[`"#;:(]|\b(?:I|we|you|it|them|this|these|those|my|our|so|because)\b/i

/** What it does so for now is no part of what it did not do. */
const IN_ORDER_TO =
  /\s(?:in order )?to (?:make|allow|avoid|ensure|prevent|fix|improve|reduce|help|enable|keep|simplify|support)\s.*$/

/** "Return the total for closed bills": the code did not return it. */
function didNot(changed: string, verb: Verb, form: VerbForm, rest: string): string | undefined {
  if (/^(?:stop|avoid|prevent|skip|ignore|keep|raise|fail|try)$/.test(verb.base) || OTHERWISE.test(rest))
    return undefined
  // "Clear up the tests" is what somebody does.
  if (/^(?:up|out|off|down)\b/.test(rest)) return undefined
  const told = phraseIn('base', verb, form, firstObject(rest)).replace(IN_ORDER_TO, '')
  if (countWords(told) > 14 || countWords(told) < 3 || isTorn(told) || !isBalanced(told)) return undefined
  return tidySentence(`${changed} did not ${told}`)
}

const be = (noun: string): string => (isMany(noun) ? 'were' : 'was')

/** "Stop copying reports every time": the code was copying them. */
const wasDone: Frame = ({ base }, object) => {
  const [, how = '', word = '', tail = ''] = /^([a-z]+ly\s)?([a-z-]+ing)\s(.+)$/.exec(object) ?? []
  if (!/^(?:stop|avoid)$/.test(base) || !verbIn(word.replace(/^.*-/, ''), 'ing')) return undefined
  return `the code was ${how}${word} ${tail}`
}

/** "Prevent guests from voting twice": they could. */
const couldDo: Frame = ({ base }, object) => {
  const [, noun = '', word = '', tail = ''] =
    /^((?:\S+\s){1,6}?)from\s(?:accidentally\s)?([a-z-]+ing)\b(.*)$/.exec(object) ?? []
  const verb = /^(?:prevent|stop|keep)$/.test(base) && verbIn(word, 'ing')
  const who = verb && subject(noun)
  return who ? `${who} could ${phraseIn('base', verb, 'ing', tail.trim())}` : undefined
}

/** "Allow guests to vote": they could not. */
const couldNot: Frame = ({ base }, object) => {
  const [, noun = '', word = '', tail = ''] =
    /^((?:\S+\s){1,6}?)(?:how\s)?to\s([a-z-]+)\b(.*)$/.exec(object) ?? []
  const whom = /^us\s$/.test(noun) ? 'we' : subject(noun)
  const who = /^(?:allow|enable|teach)$/.test(base) && verbIn(word, 'base') && whom
  return who ? `${who} could not ${word}${tail}` : undefined
}

/** "Support tabs in the importer", "add support for tabs". */
const wasUnsupported: Frame = ({ base }, object) => {
  const thing =
    base === 'support' ? object : /^(?:add|implement|introduce)$/.test(base) ? SUPPORT(object) : ''
  const end = thing.search(OF_NOUN)
  if (isListOfNames(thing)) return `${thing} were not supported`
  const noun = end < 0 ? thing : thing.slice(0, end)
  const who = / support$/.test(noun) ? undefined : noun && subject(noun)
  if (!who || /^\s(?:to|so|by|using|via)\s/.test(thing.slice(noun.length))) return undefined
  return `${who}${thing.slice(noun.length)} ${be(noun)} not supported`
}

/** "TIFF files, PNG and BMP". */
function isListOfNames(things: string): boolean {
  const parts = things.split(/,\s(?:and\s)?|\sand\s/)
  return parts.length > 2 && parts.every((part) => /^[A-Z][\w.+#/-]*(?: [\w.+#/-]+){0,2}$/.test(part))
}

const SUPPORT = (object: string): string => /^support\s(?:for|of)\s(.+)$/.exec(object)?.[1] ?? ''

/** Verbs that tell of a thing what nobody had done to it before. */
const FIRST_TIME =
  /^(?:cache|document|validate|parallelise|parallelize|automate|encrypt|compress|batch|deduplicate|paginate|memoise|memoize|sanitise|sanitize|translate|localise|localize|expose|containerise|containerize|dockerise|dockerize)$/

/** "Cache the layers in the build": they were not cached. */
const wasUndone: Frame = ({ base, forms }, object) => {
  if (!FIRST_TIME.test(base)) return undefined
  const end = object.search(OF_NOUN)
  const noun = end < 0 ? object : object.slice(0, end)
  const tail = /^\s(?:in|on|at|of|for|between|across|during)\s/.test(object.slice(noun.length))
    ? object.slice(noun.length)
    : ''
  const who = subject(noun)
  return who && countWords(tail) <= 7 ? `${who}${tail} ${be(noun)} not ${forms.participle}` : undefined
}

/** "Replace the queue with a stream", "switch from make to just": the old one was in use. */
const wasUsed: Frame = ({ base }, object) => {
  const [, old = ''] = /^(?:replace|swap)$/.test(base)
    ? (/^(.+?)\s(?:with|by|for)\s/.exec(object) ?? [])
    : /^(?:switch|migrate|move|change|convert|port)$/.test(base)
      ? (/(?:^|\s)from\s(.+?)\s(?:to|into|onto)\s/.exec(object) ?? /^away\sfrom\s(.+)$/.exec(object) ?? [])
      : []
  // "Moved the bell from the yard to the hall": the yard was no tool.
  if (base === 'move' && /^(?!from\s)\S.*\sfrom\s(?:the|my|our|its|an?)\s/.test(object)) return undefined
  // "Replaced all uses of the old key", "every lock": how many, and no tool.
  if (
    /^(?:all|every|each|both|some|most|many|any|one)\b|\b(?:uses|usages?|calls|occurrences|instances) of\b/.test(
      old,
    )
  )
    return undefined
  // "Changed the limit from 5 s to 20 s".
  if (/^[~<>]?\d[\d.,]*(?:\s?[a-zA-Z\u00b5%]{1,7})?$/.test(old)) return undefined
  // "Changed the order from alphabetical to by aisle": how it was, and no tool.
  if (/^[a-z]+(?:al|ic|ed|ly|able|ous)$/.test(old)) return undefined
  // "From fixed 5 to 20" is a figure.
  const who = old && !/(?:^|\s)\d+$/.test(old) && !OF_NOUN.test(old.replace(/\sof\s/, ' ')) && subject(old, 6)
  // "Switched from moment to date-fns": what stands without an article is a name.
  const isNamed = /^(?:switch|migrate)$/.test(base) && /^[a-z][\w.-]*$/.test(old)
  return who ? `the project was using ${isNamed ? old : who}` : undefined
}

/** "Convert the barn from a stable to a hall": it was a stable. */
const wasOnce: Frame = ({ base }, object) => {
  if (!/^(?:convert|turn|transform|change|evolve|rework|refactor)$/.test(base)) return undefined
  const [, thing = '', old = ''] =
    /^((?:\S+\s){1,7}?)from\s(an?\s.+?)\s(?:to|into)\s(?:an?|the|its own)\s/.exec(object) ?? []
  const who = thing && subject(thing)
  return who && countWords(old) <= 8 ? `${who} ${be(thing.trim())} ${old}` : undefined
}

/** "Speed up the import": it was slower than it had to be. */
const wasSlow: Frame = ({ base }, object) => {
  const [, thing = ''] =
    base === 'speed'
      ? (/^up\s(.+)$/.exec(object) ?? [])
      : base === 'make'
        ? (/^(.+?)\s(?:much\s|significantly\s)?faster$/.exec(object) ?? [])
        : []
  const end = thing.search(/\s(?:by|using|via|with|when|so|through)\s/)
  const noun = end < 0 ? thing : thing.slice(0, end)
  const who = noun && subject(noun)
  return who ? `${who} ${be(noun)} slower than necessary` : undefined
}

/** "Reduce the size of the bundle": it was larger than it had to be. */
const wasMuch: Frame = ({ base }, object) => {
  if (!/^(?:reduce|decrease|shrink|lower|minimi[sz]e|cut)$/.test(base)) return undefined
  const end = object.search(/,|\s(?:by|using|via|with|when|so|through|from|to)\s/)
  const noun = end < 0 ? object : object.slice(0, end)
  const who =
    /\b(?:size|footprint|usage|time|latency|overhead|load|consumption|memory|duration|cost)s?\b/.test(noun)
      ? subject(noun, 10)
      : undefined
  return who ? `${who} ${be(noun)} ${/\bsize\b/.test(noun) ? 'larger' : 'higher'} than necessary` : undefined
}

const FAULT =
  /\b(?:bugs?|issues?|problems?|errors?|crash(?:es)?|leaks?|failures?|faults?|typos?|oversights?|mistakes?|regressions?|confusion|warnings?|race|deadlocks?)\b/i

/** "Fix the units of the flux": something was wrong with them. */
const wasWrong: Frame = ({ base }, object) => {
  const faulty = wasFaulty(base, object)
  if (faulty) return faulty
  if (!/^(?:fix|repair|correct)$/.test(base) || FAULT.test(object)) return undefined
  const thing = thingIn(object)
  // "Guests going": what they were doing was cut off. Of "code" nobody knows which.
  return thing && !/\s[a-z]+ing$/.test(thing) && !ANY.test(thing)
    ? `there was a problem with ${thing}`
    : undefined
}

/** What every work has. */
const ANY = /^(?:(?:the|our|my)\s)?(?:code|things?|stuff|logic|program|project|app|something|everything)$/i

/** "Fixed 112 violations": there were that many. */
const wasCounted: Frame = ({ base }, object) => {
  const [told, noun = '', tail = ''] =
    /^((?:about |around |~)?\d[\d,.]*\s(?:\S+\s){0,3}?[a-z]+s)((?:\s(?:in|on|of|across|from)\s.+)?)$/.exec(
      object,
    ) ?? []
  const isMended = /^(?:fix|repair|correct|resolve|solve|eliminate|remove|address)$/.test(base)
  return told && isMended && isMany(noun) && countWords(told) <= 10
    ? `there were ${noun}${tail.replace(/^\sfrom\s/, ' in ')}`
    : undefined
}

const NEEDLESS =
  /^(?:(an?|the)\s)?((?:unnecessary|unneeded|unused|redundant|obsolete|duplicated?|dead|superfluous|deprecated|stale|leftover|needless|extraneous)\s.+)$/

/** "Remove an unused join from the query": there was one. */
const wasNeedless: Frame = ({ base }, object) => {
  const [, , thing = ''] = (/^(?:remove|drop|delete|eliminate)$/.test(base) && NEEDLESS.exec(object)) || []
  const end = thing.search(OF_NOUN)
  const noun = end < 0 ? thing : thing.slice(0, end)
  if (!noun || NO_NOUN.test(noun)) return undefined
  const where = thing.slice(noun.length).replace(/^\sfrom\s/, ' in ')
  const tail = /^\s(?:in|on|of|for|between)\s/.test(where) ? where : ''
  if (isMany(noun)) return `there were ${noun}${tail}`
  return /\b(?:code|data|logic|work)$/.test(noun)
    ? `there was ${noun}${tail}`
    : `there was ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}${tail}`
}

/** "Optimise the stats page": it left something to be desired. */
const wasPoor: Frame = ({ base }, object) => {
  if (!/^(?:optimi[sz]e|improve|enhance)$/.test(base)) return undefined
  // What one gets better at is no thing.
  if (/^(?:my\s|our\s)?(?:[\w-]+\s)?(?:confidence|skills?|understanding|knowledge|habits?)\b/.test(object))
    return undefined
  const thing = thingIn(object)
  if (!thing || ANY.test(thing) || !/\s|[A-Z]/.test(thing)) return undefined
  return `there was room for improvement in ${thing.replace(/\sof [~<>]?\d[\d.]*%$/, '')}`
}

/** "Finished the dental form": it was not finished yet. */
const wasUnfinished: Frame = ({ base }, object) => {
  if (!/^(?:finish|complete)$/.test(base) || !/^(?:the|our|my)\s/.test(object)) return undefined
  const thing = /\sand\s|\b(?:rest|first|second|last|next|part|half|course|day|week)\b/.test(object)
    ? undefined
    : thingIn(object)
  return thing && `${thing} ${be(thing)} not finished yet`
}

/** "Remove the old fax gate": it was still there. */
const wasStillThere: Frame = ({ base }, told) => {
  const object = told.replace(/\sfor now$/, '')
  if (!/^(?:remove|delete|drop|retire|decommission)$/.test(base) || FAULT.test(object)) return undefined
  if (!/^(?:the|our|all)\s/.test(object) || SOME.test(object) || /\d|%|\sand\s/.test(object)) return undefined
  const [, noun = '', where = ''] = /^(.+?)\sfrom\s((?:the|our|all)\s.+)$/.exec(object) ?? ['', object]
  const thing = thingIn(noun)
  const place = where && thingIn(where)
  if (!thing || (where && !place) || (!where && thing !== noun)) return undefined
  return place ? `${thing} ${be(thing)} still in ${place}` : `${thing} ${be(thing)} still in place`
}

/** "Disabled the night mail", "turned on the night mail": it was on, or off. */
const wasSwitched: Frame = ({ base }, object) => {
  const [, particle = '', named = object] =
    (/^(?:turn|switch)$/.test(base) && /^(on|off)\s(.+)$/.exec(object)) || []
  const isOff = base === 'enable' || particle === 'on'
  if (!isOff && base !== 'disable' && particle !== 'off') return undefined
  if (/\sto\s|\b(?:using|via)\b/.test(named) || !/^(?:the|our|all)\s/.test(named)) return undefined
  const thing = thingIn(named)
  return (
    thing && `${thing} ${be(thing)} ${particle ? (isOff ? 'off' : 'on') : isOff ? 'not enabled' : 'enabled'}`
  )
}

/** "Prevent double bookings when the line drops": they were possible. */
const wasPossible: Frame = ({ base }, object) => {
  if (!/^(?:prevent|avoid|block|forbid|reject)$/.test(base) || /\bfrom\b|\d/.test(object)) return undefined
  const end = object.search(/\s(?:when|while|during|in|on|at|for|by|due|with)\s/)
  const noun = (end < 0 ? object : object.slice(0, end)).replace(/\b(?:potential|possible)\s/, '')
  const [, when = ''] =
    /^\s((?:(?:when|while)\s[a-z]+ing|during|in|on|at)\s.+)$/.exec(end < 0 ? '' : object.slice(end)) ?? []
  if (/\b[a-z-]+ing\s|\s(?:to|that|which|of|and|or)\s/.test(`${noun} `) || !subject(noun, 5)) return undefined
  return countWords(when) <= 7 ? `${noun} ${be(noun)} possible${when && ` ${when}`}` : undefined
}

/** What nobody tells of a thing that had it before. */
const BY_HAND = /^(?:automate|encrypt|containeri[sz]e|dockeri[sz]e|paralleli[sz]e|digiti[sz]e)$/

/** "Automated the stock count": it was done by hand. */
const wasByHand: Frame = ({ base, forms }, object) => {
  if (!BY_HAND.test(base) || !/^(?:the|our|all)\s/.test(object)) return undefined
  const thing = thingIn(object)
  if (!thing) return undefined
  return base === 'automate'
    ? `${thing} ${be(thing)} done by hand`
    : `${thing} ${be(thing)} not ${forms.participle}`
}

/** A thing and where it is, as far as it can be named. */
function thingIn(object: string): string | undefined {
  const end = object.search(
    /,|\s(?:by|using|via|with|when|so|through|from|to|that|which|where|after|before)\s/,
  )
  const whole = (end < 0 ? object : object.slice(0, end)).replace(/\s(?:along|together|even|also)$/, '')
  const at = whole.search(OF_NOUN)
  const noun = at < 0 ? whole : whole.slice(0, at)
  const who = subject(noun)
  return who && countWords(whole) <= 10 ? `${who}${whole.slice(noun.length)}` : undefined
}

/** What a deed implies whoever tells it, and what only a request for it does. */
const IMPLIED: readonly Frame[] = [
  wasUnfinished,
  wasNeedless,
  wasStillThere,
  wasSwitched,
  wasPossible,
  wasByHand,
  wasDone,
  couldDo,
  couldNot,
  wasUnsupported,
  wasOnce,
  wasUsed,
  wasSlow,
  wasMuch,
  wasMissing,
  wasNew,
  wasCounted,
  wasWrong,
  wasPoor,
]
const ASKED_FOR: readonly Frame[] = [wasUndone, wasLacking]
