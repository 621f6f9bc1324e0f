import { verbIn } from './verbs.ts'

const ARTICLE = /^(?:the|an?|this|that|my|our|its|their|each|every|any|one)$/i
/** What is named by letters or measured: "USB", "12V", "3D". */
const SHORT_NAME = /^(?=.*[A-Z\d].*[A-Z\d])[A-Z\d][\w.]{1,5}$/
const MOVING =
  /^(?:add|attach|bind|bring|change|connect|convert|copy|export|give|hook|link|map|migrate|mount|move|plug|point|port|pull|push|rename|restore|route|send|set|solder|switch|tie|transfer|update|upgrade|upload|wire)$/

/** "The USB to serial adapter", "a JPEG to PNG step": whether the words before "to" begin a name that goes on behind it. */
export function isPairName(before: readonly string[], first: string): boolean {
  // "A USB 2.0 to CAN plug": the number goes with the name.
  const isNumbered = /^\d[\d.]*$/.test(before.at(-1) ?? '') && SHORT_NAME.test(before.at(-2) ?? '')
  const [name = '', article = '', verb = ''] = before.toReversed().slice(isNumbered ? 1 : 0)
  if (!SHORT_NAME.test(name) || !ARTICLE.test(article)) return false
  const base = verbIn(verb.toLowerCase(), 'past', 'base', 'ing', 's')?.base ?? ''
  return SHORT_NAME.test(first) || !MOVING.test(base)
}

/** How many characters such a name takes at the head of an object, up to and with its "to". */
export function pairNameLength(object: string): number {
  const [whole = '', name = '', next = ''] =
    /^(?:the|an?|this|that|my|our)\s(\S+)\sto\s(?=(\S+)\s[a-z])/.exec(object) ?? []
  return SHORT_NAME.test(name) && SHORT_NAME.test(next) ? whole.length : 0
}
