import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { type Verb, verbIn } from '../../../text/clauses/verbs.ts'
import type { Deed } from '../../deeds/deed.ts'
import { be, firstObject, isMany, OF_NOUN, subject } from '../../deeds/extent/object.ts'
import { phraseIn, takesObject } from '../../sentence/inflect.ts'
import { countWords } from '../../sentence/tidy.ts'
import { CONDITION, conditionNow } from './trouble-over.ts'

/** How things are after a deed, where the deed itself says so: "made X faster", "fixed a bug where X", "ensured that X", "so that X can". */
export function stateTold({ clause: { verb }, rest }: Deed): string | undefined {
  const object = firstObject(rest)
  const so =
    madeAble(object) ??
    madeItSo(verb, rest) ??
    canNow(rest) ??
    (KEEPS.test(verb.base) ? undefined : cannotNow(rest)) ??
    madePossible(verb, object) ??
    writtenDown(verb, object) ??
    soDoes(rest) ??
    isSince(verb, object)
  if (so || !TELLING.test(verb.base)) return sound(so)
  return sound(madeSo(verb, object) ?? ensured(verb, object) ?? inUse(verb, object) ?? ended(verb, object))
}

const TELLING = /^(?:make|ensure|guarantee|start|begin|fix|resolve|solve|correct|repair|address)$/

function sound(text: string | undefined): string | undefined {
  return text &&
    countWords(text) <= 26 &&
    !/\b(?:I|I'm|I've|we|you)\b|[`"]/.test(text.replace(/^(?:I|we)\scan now\s/, ''))
    ? text
    : undefined
}

const SO_CAN = /^(.{8,}?),?\sso(?:\sthat)?\s((?:\S+\s){1,6}?)can\s(?:now\s)?([a-z][^,;:]*)$/

/** "Split the view so that both can draw it": both can draw it. */
function canNow(rest: string): string | undefined {
  const [, head = '', noun = '', doing = ''] =
    SO_CAN.exec(rest.replace(/[.!]+$|^and\s\w+(?:ing|ed)\s/g, '')) ?? []
  const own = /^(?:we|I)\s$/.test(noun) && countWords(doing) > 2 ? withoutOwnAside(doing) : ''
  if (own && !/\b(?:it|them|this|these|those)\b|\bthat$/.test(own)) return `${noun}can now ${own}`
  const object = /^(?:it|they)\s$/.test(noun) ? head.replace(OF_NOUN, '\n').split('\n')[0] : noun
  const who = object && subject(object, 6)
  return who && countWords(doing) > 1 ? `${who} can now ${doing.replace(/\snow$/, '')}` : undefined
}

function withoutOwnAside(doing: string): string {
  return doing.replace(/\s\([^()]*\)$/, '')
}

const ABLE = lean(
  /^(?:an?|the|another)\s(?:new\s|simple\s|better\s)?(?:way|feature|option|function|button|page|screen|tool|mechanism|ability|possibility|means|command|setting)\s(?:for\s((?:\S+\s){1,5}?)to|(?:to (?:allow|let|enable)|(?:that|which) (?:allows|lets|enables))\s((?:\S+\s){1,5}?)(?:to\s)?(?=[a-z]+\s))\s?([a-z]+)(\s[^,;]*)?$/,
)

/** "Added a way for guests to vote": guests can now vote. */
function madeAble(object: string): string | undefined {
  const [, one = '', other = '', word = '', rest = ''] = ABLE.exec(object) ?? []
  const noun = (one || other).replace(/\sto\s$/, ' ')
  const who = noun && !/^(?:me|us|you|it)\s/.test(noun) && verbIn(word, 'base') && subject(noun, 5)
  return who ? `${who} can now ${word}${rest}` : undefined
}

/** "Made it so users can edit their own posts": they can. */
function madeItSo({ base }: Verb, rest: string): string | undefined {
  const [, noun = '', doing = ''] =
    (base === 'make' &&
      /^it so(?: that)?\s((?:\S+\s){1,5}?)can\s(?:now\s)?((?:(?!\sand that\s)[^,;:]){4,140})(?=\sand that\s|[,;:]|$)/.exec(
        rest.replace(/[.!]+$/, ''),
      )) ||
    []
  const who = noun && subject(noun, 5)
  return who ? `${who} can now ${doing.replace(/\s\([^()]*\)$/, '')}` : undefined
}

const SO_CANNOT =
  /^.{6,}?,?\sso(?:\sthat)?\s((?:\S+\s){1,6}?)(can't|cannot|can no longer|(?:is|are)(?:n't|\snot) able to|do(?:es)?(?:n't|\snot))\s([a-z][^,;:]*)$/

/** "Hid the lever so that guests cannot reach it": guests can no longer reach it. */
function cannotNow(rest: string): string | undefined {
  const [, noun = '', not = '', doing = ''] =
    SO_CANNOT.exec(rest.replace(/(?:\sany\s?more)?[.!]*$/, '')) ?? []
  const who = noun && !/^(?:it|they|there|nobody|everything)\s/.test(noun) && subject(noun, 6)
  if (!who || countWords(doing) < 2 || /\b(?:it|them|this|that)\b/.test(doing)) return undefined
  return /^do/.test(not) ? negated(who, noun, doing) : `${who} can no longer ${doing}`
}

/** What was so before is kept: "kept the signature so callers don't need to change" ends nothing. */
const KEEPS = /^(?:keep|leave|preserve|retain|maintain)$/

/** "Allowed cancelling an export": it is possible to cancel one. */
function madePossible({ base }: Verb, object: string): string | undefined {
  const [, word = '', rest = ''] = /^(?:for\s)?([a-z]+ing)\s(\S.*)$/.exec(object) ?? []
  const verb = /^(?:allow|permit|enable|support)$/.test(base) ? verbIn(word, 'ing') : undefined
  return verb?.isWork && !/^(?:for|of|in|on|and|or|to)\b/.test(rest)
    ? `it is now possible to ${phraseIn('base', verb, 'ing', rest)}`
    : undefined
}

const WHERE_WRITTEN = lean(
  /^in\s((?:the|our)\s(?:[\w-]+\s){0,2}?(?:docs|documentation|readme|manual|guide|wiki|handbook|runbook|FAQ|changelog))\s/i,
)

/** "Documented how to swap a sensor": it is now documented. */
function writtenDown(verb: Verb, object: string): string | undefined {
  if (!/^(?:document|explain|describe)$/.test(verb.base)) return undefined
  const [place = '', page = ''] = WHERE_WRITTEN.exec(object) ?? []
  const told = object.slice(place.length)
  if (!/^(?:how|what|why|when|where|which)\s\S+\s\S/.test(told) || /,/.test(told)) return undefined
  return page
    ? `${page} now ${isMany(page) ? verb.base : verb.forms.s} ${told}`
    : `it is now ${verb.forms.participle} ${told}`
}

const SO_DOES =
  /^.{8,}?,?\sso(?:\sthat)?\s((?!(?:I|we|you|it|they|this|that|these|there|far|on|he|she|nobody|no)\b)[^,;:]{8,90})$/

/** "Turned the board so guests find the hall": guests now find it. */
function soDoes(rest: string): string | undefined {
  const [, told = ''] = SO_DOES.exec(rest.replace(/[.!]+$/, '')) ?? []
  const [first = ''] = told.split(' ')
  // Only what has a verb in the present is so now, and a second statement would need one, too.
  if (
    !told ||
    /\b(?:can|could|will|would|should|may|might|must|was|were|had|did|not|and|it|them|this|that)\b|n't\b/.test(
      told,
    )
  )
    return undefined
  const now = /\s(?:is|are)\s/.test(told) ? holdsNow(`that ${told}`) : doesNow(told)
  return verbIn(first, 'past') ? undefined : now
}

const CHANGES =
  /^(?:change|fix|adjust|tweak|refactor|update|modify|rework|redesign|rewrite|tune|set|configure)$/

/** "Changed the gate to be quieter": it is. */
function isSince(verb: Verb, object: string): string | undefined {
  const [, noun = '', state = ''] =
    (CHANGES.test(verb.base) &&
      // Whether it became quieter is another matter.
      /^((?:\S+\s){1,6}?)to be\s(?!able\b|(?:much\s|far\s|a (?:bit|lot)\s)?(?:[a-z]+er|more|less)\b)(\S.*)$/.exec(
        object,
      )) ||
    []
  const who = noun && !/,/.test(noun) && subject(noun)
  return who && state ? `${who} ${be(noun)} now ${state}` : undefined
}

const SO = lean(
  /^((?:\S+\s){1,7}?)((?:(?:~?\d[\d.,]*\s?(?:x|%|times)|twice|three times|two times|much|far|even|slightly|significantly|considerably|a\s(?:bit|lot|little))\s)?(?:(?:more|less)\s[a-z-]+|(?:fast|slow|small|larg|bigg|clean|easi|simpl|clear|short|long|light|quiet|quick|saf|smooth|strong|tight|cheap|bright|wid|strict|friendli)er|better)|(?!(?:cap|suit|not|un)able\b)[a-z]{3,}able|possible|visible|accessible|responsive|compatible|consistent|thread-safe|idempotent|asynchronous|optional|mandatory|public|private|persistent|deterministic|explicit|read-only)((?:\s.*)?)$/,
)

/** "Made the importer run | faster". */
const RUNNING =
  /^((?:(?:the|our|my)\s)?(?!(?:the|our|my|test|dry|trial|first)\s)[\w./-]*[^s\s])\s(run|work|load|start|respond|perform|scale|compile|render|react)\s$/

/** "Made the solver much faster": it is. */
function madeSo(verb: Verb, object: string): string | undefined {
  const [, noun = '', so = '', tail = ''] = (verb.base === 'make' && SO.exec(object)) || []
  if (!so || OF_NOUN.test(noun) || /,/.test(tail)) return undefined
  // "Made pages load faster by caching them": they do.
  const [, things = '', does = ''] = /^((?:[\w-]+\s){0,3}[\w-]+[^s\s]s)\s([a-z]+)\s$/.exec(noun) ?? []
  if (verbIn(does, 'base')) return `${things} now ${does} ${so}${tail.replace(/\sby\s.*$/, '')}`
  const [, thing = '', runs = ''] = RUNNING.exec(noun) ?? []
  if (runs) return `${thing} now ${verbIn(runs, 'base')?.forms.s} ${so}${tail.replace(/\sby\s.*$/, '')}`
  // "Made it possible to export a list".
  if (noun === 'it ') return /^\s(?:to|for)\s/.test(tail) ? `it is now ${so}${tail}` : undefined
  const who =
    /^\s[a-z]+s?\b(?<!\s(?:to|for|in|on|by|about|with|when|if|across|than|at|after|from|as|and))/.test(tail)
      ? undefined
      : subject(noun)
  return who ? `${who} ${be(noun)} now ${so}${tail.replace(/\sby\s[a-z-]+ing\s.*$/, '')}` : undefined
}

/** "Started using the new scale to weigh crates": it is used for that now. */
function inUse(verb: Verb, object: string): string | undefined {
  const [, thing = ''] =
    (/^(?:start|begin)$/.test(verb.base) && /^(?:using|to use)\s(.+)$/.exec(object)) || []
  const end = thing.search(OF_NOUN)
  const noun = end < 0 ? thing : thing.slice(0, end)
  const who = noun && subject(noun, 6)
  return who ? `${who} ${be(noun)} now ${end < 0 ? 'in use' : `used${thing.slice(end)}`}` : undefined
}

const AUXILIARY =
  /^((?:\S+\s){1,14}?)(is|are|was|were|has|have|had|can|could|will|does not|doesn't|do not|don't)\s(.+)$/

/** "Ensured that both pumps start in turn": they do. */
function ensured(verb: Verb, object: string): string | undefined {
  const isSure = /^(?:ensure|guarantee)$/.test(verb.base) || (verb.base === 'make' && /^sure\s/.test(object))
  // One of the things that were made sure of is an end.
  return isSure ? holdsNow(object.replace(/^sure\s/, '').replace(/,?\sand\sthat\s.*$/, '')) : undefined
}

/** What was made sure of: "(that) the lid is shut" is so now. */
export function holdsNow(object: string): string | undefined {
  const told = object.replace(/^that\s/, '')
  if (told === object && !takesObject(/^\S*/.exec(told)?.[0] ?? '')) return undefined
  const [, noun = '', word = '', tail = ''] = AUXILIARY.exec(told) ?? []
  if (!word) return doesNow(told)
  const who = !OF_NOUN.test(noun) && subject(noun)
  if (!who) return undefined
  if (/^do/.test(word)) return negated(who, noun, tail)
  if (/^(?:can|could)$/.test(word)) return `${who} can now ${tail}`
  if (word === 'will') return willNow(who, noun, tail)
  if (/^ha/.test(word)) return `${who} now ${isMany(noun) ? 'have' : 'has'} ${tail}`
  const left = /^not\s(.+)$/.exec(tail)?.[1]
  return `${who} ${be(noun)} ${left ? `no longer ${left}` : `now ${tail}`}`
}

/** "The pump will slowly start": it slowly starts now. */
function willNow(who: string, noun: string, tail: string): string | undefined {
  const [, how = '', word = '', rest = ''] = /^([a-z]+ly\s)?([a-z-]+)\b(.*)$/.exec(tail) ?? []
  const verb = verbIn(word, 'base')
  if (word === 'be') return `${who} ${be(noun)} now ${how}${rest.trim()}`
  return verb && `${who} now ${how}${phraseIn(isMany(noun) ? 'base' : 's', verb, 'base', rest.trim())}`
}

function negated(who: string, noun: string, tail: string): string | undefined {
  const [word = '', ...more] = tail.split(' ')
  const doing = verbIn(word, 'base')
  return doing
    ? `${who} no longer ${phraseIn(isMany(noun) ? 'base' : 's', doing, 'base', more.join(' '))}`
    : undefined
}

/** "The parser handles tabs": it does so now. */
function doesNow(told: string, how = 'now'): string | undefined {
  const words = told.split(' ')
  for (let at = 1; at < Math.min(words.length, 8); at++) {
    const word = words[at] ?? ''
    const noun = words.slice(0, at).join(' ')
    const form = (['past', 's', 'base'] as const).find((one) => verbIn(word, one))
    const doing = form && verbIn(word, form)
    if (!doing || NOUN_VERBS.has(doing.base) || (form === 'base') !== isMany(noun)) continue
    const who = !OF_NOUN.test(`${noun} `) && subject(noun)
    return who
      ? `${who} ${how} ${phraseIn(isMany(noun) ? 'base' : 's', doing, form, words.slice(at + 1).join(' '))}`
      : undefined
  }
  return undefined
}

const BUG = lean(
  /^(?:(?:an?|the|another|one)\s)?(?:[\w'-]+\s){0,4}?(?:bug|issue|problem|regression|error|defect|glitch|case|situation)\s(?:(?:where(?:by|in)?|in which)|(?:that\s(?:was\s)?)?(?:caus(?:ed|es|ing)|prevent(?:ed|s|ing)|ma(?:de|kes|king)))\s(.+)$/,
)
const WOULD =
  /^((?:\S+\s){1,7}?)(would|could|might|did|does|do)(\snot|n't|\snever)?\s((?:always|sometimes|often|randomly|occasionally)\s)?([a-z-]+)((?:\s.*)?)$/
const WAS = /^((?:\S+\s){1,7}?)(?:was|were|is|are)(n't|\snot)?\s(?:being\s)?(.+)$/

/** What was so only now and then is never so any more. */
const AT_TIMES =
  /\s(?:in (?:some|certain|rare|many|most) (?:cases|situations)|at times|sometimes|occasionally)[.!]*$/

/** "Fixed a bug where drafts would vanish after a save": they no longer do. */
function ended({ base }: Verb, object: string): string | undefined {
  const told = /^(?:fix|resolve|solve|correct|repair|address)$/.test(base) && BUG.exec(object)?.[1]
  const clause = told
    ? told.replace(AT_TIMES, '').replace(CONDITION, (condition) => conditionNow(condition) ?? condition)
    : ''
  if (!clause) return undefined
  const [, kept = '', doing = '', way = ''] =
    /^((?:\S+\s){1,7}?)(?:from|to)\s([a-z-]+)((?:\s.*)?)$/.exec(clause) ?? []
  if (/\bprevent(?:ed|s|ing)\s/.test(object)) {
    const able = verbIn(doing, 'ing')
    const who = able && subject(kept)
    return who ? `${who} can now ${able.base}${way}` : undefined
  }
  if (/\bcaus(?:ed|es|ing)\s/.test(object.slice(0, -clause.length))) {
    const who = verbIn(doing, 'base') && !OF_NOUN.test(kept) && subject(kept)
    return who ? negated(who, kept, `${doing}${way}`) : undefined
  }
  const [, noun = '', , not = '', often = '', word = '', tail = ''] = WOULD.exec(clause) ?? []
  const verb = verbIn(word, 'base')
  if (verb) {
    const who = !OF_NOUN.test(noun) && subject(noun)
    const form = isMany(noun) ? 'base' : 's'
    const always = often === 'always ' && !not ? often : ''
    if (who && word === 'be') return `${who} ${be(noun)} ${not ? 'now' : 'no longer'} ${always}${tail.trim()}`
    return who
      ? `${who} ${not ? 'now' : 'no longer'} ${always}${phraseIn(form, verb, 'base', tail.trim())}`
      : undefined
  }
  const [, thing = '', un = '', state = ''] = WAS.exec(clause) ?? []
  if (state) {
    const who = !OF_NOUN.test(thing) && subject(thing)
    return who ? `${who} ${be(thing)} ${un ? 'now' : 'no longer'} ${state}` : undefined
  }
  // What it never did, it does now.
  const did = clause.replace(/\snever\s(?=[a-z]+)/, ' ')
  return doesNow(did, did === clause ? 'no longer' : 'now')
}
