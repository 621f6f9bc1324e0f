import { be, isMany, NO_NOUN, OF_NOUN, subject } from '../../deeds/extent/object.ts'
import { countWords } from '../../sentence/tidy.ts'
import type { Frame } from './state.ts'

/** "Switched from X to Y": Y is used now. */
export const isUsed: Frame = (verb, object) => {
  const plain = /^(?:switch|swap|migrate|move|change|convert|upgrade)$/.test(verb.base)
    ? /^(?:over\s)?to\s((?:an?\s|the\s)?[^\s,]+(?:\s[^\s,]+){0,4})$/.exec(object)?.[1]
    : undefined
  if (plain && !OF_NOUN.test(plain) && countWords(plain) > 1 && subject(plain))
    return `${plain} ${be(plain)} now in use`
  // "Migrated away from X".
  const left = /^(?:switch|migrate|move|shift|get)$/.test(verb.base)
    ? /^(?:away\sfrom|off|rid\sof)\s([^,]+)$/.exec(object)?.[1]
    : undefined
  if (left && !OF_NOUN.test(left)) {
    const who = subject(left, 5)
    return who && `${who} ${be(left)} no longer in use`
  }
  const [, old = '', goal = '', place = ''] =
    /^from\s(.+?)\sto\s(.+?)((?:\s(?:for|in|on|across)\s.+)?)$/.exec(object) ?? []
  const who =
    /^(?:switch|migrate|move|change|convert|port)$/.test(verb.base) && !OF_NOUN.test(goal) && subject(goal, 5)
  const before = who && !OF_NOUN.test(old) && subject(old, 5)
  return before ? `${who} ${be(goal)} now used instead of ${before}${place}` : undefined
}

/** "Support tabs in the importer". */
export const isSupported: Frame = (verb, object) => {
  const who = verb.base === 'support' && !OF_NOUN.test(object) && subject(object)
  return who ? `${object} ${be(object)} now supported` : undefined
}

/** "Used a slab in the allocator": the allocator uses a slab. */
export const uses: Frame = (verb, object) => {
  const [, thing = '', user = ''] = /^((?:\S+\s){1,6}?)in\s(.+)$/.exec(object) ?? []
  const who = verb.base === 'use' && !NO_NOUN.test(thing.trim()) && !OF_NOUN.test(user) && subject(user, 6)
  return who && !OF_NOUN.test(` ${thing}`)
    ? `${who} now ${isMany(user) ? 'use' : 'uses'} ${thing.trim()}`
    : undefined
}
