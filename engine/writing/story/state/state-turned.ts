import { lean } from '../../../lean.ts'
import { GIVEN_NAMES } from '../../../lexicon/given-names.ts'
import { be, isMany, OF_NOUN, subject } from '../../deeds/extent/object.ts'
import { countWords } from '../../sentence/tidy.ts'
import type { Frame } from './state.ts'

/** "The polling loop in the gateway": what it is a part of. */
const PART = lean(
  /^((?:the|our|my|an?)\s(?:[\w'-]+\s){1,4}?)(?:in|inside|of)\s((?:the|our|my)\s(?:[\w'-]+\s){0,3}[\w'-]+)$/,
)
/** "Vue in the admin pages". */
const PLACED = lean(/^([^,]+?)\s(?:in|across|on|for)\s((?:the|our|my|all)\s(?:[\w'-]+\s){0,3}[\w'-]+)$/)
/** What is named by a word that means another thing of the same kind, or has a statement of its own. */
const UNNAMED = /\bones?$|\b(?:it|them|that|which|another|new|same|spare|replacement|placeholders?)\b/

const HELPED = lean(
  /^(?:(?:great|little|much|some) )?(?:care|ease|success|help|caution|effort|pride|joy|patience)\b|^(?:my|our|the) (?:[a-z]+ )?(?:team|colleagues?|crew|neighbou?rs?|friends?|brother|sister|father|mother|boss|son|daughter|wife|husband)\b/i,
)

function clean(thing: string, most: number): string | undefined {
  const name = thing.trim()
  return UNNAMED.test(name) || OF_NOUN.test(` ${name} `) || countWords(name) > most ? undefined : name
}

/** "Replaced the polling loop in the gateway with MQTT push": the gateway now uses MQTT push instead. */
const isTakenOver: Frame = (verb, object) => {
  if (verb.base !== 'replace') return undefined
  const [, old = '', young = ''] = /^(.+?)\s(?:with|by)\s(.+)$/.exec(object) ?? []
  const [, heir = young, where = ''] = PLACED.exec(young) ?? []
  const next = clean(heir, 6)
  // "Replaced the mast with great care", "with Ann": how, and with whom.
  if (!next || !old || /^an?\s/.test(old) || HELPED.test(next) || GIVEN_NAMES.has(next.toLowerCase()))
    return undefined
  const [, part = '', whole = where] = PART.exec(old) ?? []
  const before = clean(part || old, 6)
  const user = whole && subject(whole, 5)
  if (!before || !subject(before, 6)) return undefined
  if (user) return `${user} now ${isMany(whole) ? 'use' : 'uses'} ${next} instead of ${before}`
  const who = /^(?:one|two|three|four|\d+)\s/.test(next) ? next : subject(next, 6)
  return who && `${who} ${be(next)} now used instead of ${before}`
}

/** "Split the till into three services": it now consists of them. */
const isInParts: Frame = (verb, object) => {
  if (!/^(?:split|break|divide|refactor|restructure|separate|decompose)$/.test(verb.base)) return undefined
  const [, whole = '', parts = ''] =
    /^(?:up\s|down\s)?(.+?)\s(?:up\s)?into\s((?:(?:two|three|four|five|six|seven|eight|nine|ten|several|many|a few|\d+|small|smaller|separate|independent|reusable)\s).+)$/.exec(
      object,
    ) ?? []
  const who = whole && !OF_NOUN.test(whole.replace(/\sof\s/, ' ')) && subject(whole)
  return who && !UNNAMED.test(parts) && isMany(parts) && !isMany(whole)
    ? `${who} now consists of ${parts}`
    : undefined
}

/** "Rewrote the parser in Rust": it is now written in it; "with SIMD": it now uses that. */
const isWrittenIn: Frame = (verb, object) => {
  if (!/^(?:rewrite|reimplement|re-implement|rebuild|rework|redo)$/.test(verb.base)) return undefined
  const [, thing = '', how = '', tool = ''] = /^(.+?)\s(in|with|using|on top of)\s(.+)$/.exec(object) ?? []
  const who = thing && !OF_NOUN.test(thing.replace(/\sof\s/, ' ')) && subject(thing)
  const means = clean(tool, 4)
  if (!who || !means || !/^(?:[A-Z]|[a-z]+\d|\S+\.js)/.test(means)) return undefined
  if (how !== 'in') return `${who} now ${isMany(thing) ? 'use' : 'uses'} ${means}`
  return verb.base === 'rewrite' ? `${who} ${be(thing)} now written in ${means}` : undefined
}

/** "Upgraded the app to Angular 17": it now uses that. */
const isOnVersion: Frame = (verb, object) => {
  if (!/^(?:upgrade|update|bump)$/.test(verb.base)) return undefined
  const [, thing = '', tool = ''] =
    /^(.+?)\sto\s([A-Z][\w.+#]*(?:\s[A-Z][\w.+#]*)?\sv?\d[\w.]*)$/.exec(object) ?? []
  const who =
    thing &&
    !OF_NOUN.test(thing.replace(/\sof\s/, ' ').replace(/\sfrom\s.*$/, '')) &&
    subject(thing.replace(/\sfrom\s.*$/, ''))
  return who ? `${who} now ${isMany(thing) ? 'use' : 'uses'} ${tool}` : undefined
}

/** "Put the check and the insert in one transaction": they are in one now. */
const isPut: Frame = (verb, object) => {
  if (verb.base !== 'put') return undefined
  const [, thing = '', where = ''] =
    /^((?:the|both|all|our|my)\s.+?)\s((?:in|into|inside|behind|under)\s(?:an?|one|the same|its own|their own|the)\s[^,]+)$/.exec(
      object,
    ) ?? []
  const who = thing && !OF_NOUN.test(thing) && subject(thing, 9)
  return who && !UNNAMED.test(where.replace(/\b(?:one|same)\b/, ''))
    ? `${who} ${/\sand\s/.test(thing) || isMany(thing) ? 'are' : 'is'} now ${where.replace(/^into\s/, 'in ')}`
    : undefined
}

/** "Trained a model to count gulls": there is one now. */
const isThere: Frame = (verb, object) => {
  if (!/^(?:train|prototype|assemble)$/.test(verb.base)) return undefined
  const name =
    /^an?\s/.test(object) && !/,|\b(?:which|who|I|we)\b/.test(object) && countWords(object) <= 14
      ? object
      : ''
  return name ? `there is now ${verb.base === 'prototype' ? `a prototype of ${name}` : name}` : undefined
}

/** What a thing has been turned into, so that it is told how it is and not once more what was done to it. */
export const isTurned: Frame = (verb, object) =>
  isTakenOver(verb, object) ??
  isInParts(verb, object) ??
  isWrittenIn(verb, object) ??
  isOnVersion(verb, object) ??
  isPut(verb, object) ??
  isThere(verb, object)
