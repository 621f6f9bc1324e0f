import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn, verbOf } from '../../../text/clauses/verbs.ts'

const SHIFTED =
  /^((?:to|into|from) (?:the|our|my) (?:[\w-]+ ){1,4}?)((?:an?|two|three|some|several|another) .*?)(?=,|\s(?:where|which|that|so|and|because)\s|$)/

/** "Added to the menu a row of icons" is told as "added a row of icons to the menu". */
export function objectFirst(clause: Clause): Clause | undefined {
  if (!/^(?:add|insert|introduce|remove|attach|append)$/.test(clause.verb.base)) return undefined
  const [moved = '', place = '', object = ''] = SHIFTED.exec(clause.rest.replace(/[.!]+$/, '')) ?? []
  const more = clause.rest.slice(moved.length)
  return object ? { ...clause, rest: `${object} ${place.trim()}${more}` } : undefined
}

const VERSIONED =
  /^((?:(?!where\b|that\b|which\b|whose\b)[^\s,;]+\s){1,5})(?:where|that|which|whose)\s(?:I|we)\s[^,;]{3,60}?\s(from\s(?:[A-Z][\w.+-]*\s)?v?\d[\w.]*\sto\s(?:[A-Z][\w.+-]*\s)?v?\d[\w.]*)(|[^\w.].*)$/

/** "Updated the laptop where I saw the leak from Qt 5.6 to Qt 5.8": the versions belong to the deed. */
export function versioned(clause: Clause): Clause | undefined {
  if (!/^(?:update|upgrade|downgrade|move|migrate|bump|switch|port|bring)$/.test(clause.verb.base))
    return undefined
  const [, object = '', versions = '', more = ''] = VERSIONED.exec(clause.rest) ?? []
  return versions ? { ...clause, rest: `${object}${versions}${more}` } : undefined
}

const MENDED =
  /^((?:the|my|our|an?)\s[^,;:]{3,60}?),?\s(?:and|but|then)\s(?:then\s|later\s)?(fixed|repaired|restored|rebuilt|recovered|mended|reverted)\s(?:it|them|that)\b(.*)$/

/** "Broke the build and fixed it": the build was fixed. */
export function mended(clause: Clause): Clause | undefined {
  if (!/^(?:break|kill|crash|corrupt|lose|damage)$/.test(clause.verb.base) || clause.isNegated)
    return undefined
  const [, thing = '', word = '', more = ''] = MENDED.exec(clause.rest) ?? []
  const verb = verbIn(word, 'past')
  return verb ? { ...clause, verb, form: 'past', rest: `${thing}${more}` } : undefined
}

const SWAPPED =
  /^((?:the|my|our|an?|all|both|these|two|three|old)\s[^,;:]{2,60}?),?\s(?:and\s)?(?:then\s)?replac(?:ed|ing|e)\s(?:it|them|that|those)\s(?:with|by)\s(.+)$/

/** "Removed the old belt and replaced it with a chain": the old belt was replaced. */
export function swapped(clause: Clause): Clause | undefined {
  if (
    !/^(?:remove|take|pull|drop|delete|strip|uninstall|scrap|ditch|unsolder|desolder)$/.test(clause.verb.base)
  )
    return undefined
  const [, old = '', fresh = ''] =
    (!clause.isNegated && SWAPPED.exec(clause.rest.replace(/^(?:out|off|down)\s/, ''))) || []
  const verb = verbOf('replace')
  return old && verb ? { ...clause, verb, rest: `${old} with ${fresh}` } : undefined
}

const CHANGED_SO =
  /^(?:things|it|this|the (?:code|logic|order|flow))\sso\s(?:that\s)?we\s(?:now\s|always\s)?([a-z]+)\s(\S.*)$/i

/** "This changes things so that we call the guests in one order": that is what the program does since. */
export function changedSo(clause: Clause): Clause | undefined {
  const [, word = '', rest = ''] = (clause.verb.base === 'change' && CHANGED_SO.exec(clause.rest)) || []
  const verb = verbIn(word, 'base')
  return verb ? { ...clause, subject: 'we', verb, form: 'base', rest } : undefined
}
