import type { Deed } from '../../deeds/deed.ts'
import { be, firstObject, subject } from '../../deeds/extent/object.ts'

const DOWN = /^(?:lower|cut|reduce|decrease|shrink|slash|trim)$/
const UP = /^(?:raise|increase|boost|grow|lift)$/
/** "our cloud bill by 30%", "the rent $2k/month". */
const BY =
  /^((?:(?!by\b)\S+\s){1,6}?)(?:by\s)?((?:about\s|almost\s|over\s|nearly\s|roughly\s|~)?(?:[$\u20ac\u00a3]\d[\d.,]*[kM]?(?:\/\w+|\s(?:a|per)\s\w+)?|\d[\d.,]*\s?(?:%|percent\b)))(?=$|[,.;:]|\s(?:by|with|using|via|through|across|after|thanks)\b)/

/** "the wait from 40 s to 3 s". */
const FROM_TO =
  /^((?:(?!from\b)\S+\s){1,6}?)(from\s[~<>$\u20ac\u00a3]?\d\S*(?:\s(?!to\b)[a-zA-Z%]{1,8})?(?:\s(?:an?|per)\s[a-z]+)?\sto\s[~<>$\u20ac\u00a3]?\d\S*(?:\s[a-zA-Z%]{1,8})?)(?=$|[,.;:]|\s(?:by|with|using|via|through|across|after|thanks|per|a)\b)/

/** "Cut our cloud bill by 30%": our cloud bill is now 30% lower; "from 400 to 90" it went. */
export function movedBy({ clause, rest, changed }: Deed): string | undefined {
  const { base } = clause.verb
  const how = DOWN.test(base) ? 'lower' : UP.test(base) ? 'higher' : undefined
  if (!how || changed) return undefined
  const [, moved = '', span = ''] = FROM_TO.exec(rest) ?? []
  const mover = moved && subject(moved)
  if (mover) return `${mover} went ${span.replace(/[.,;:]$/, '')}`
  const [, what = '', amount = ''] = BY.exec(rest) ?? []
  const thing = what && subject(firstObject(what.trim()))
  return thing ? `${thing} ${be(thing)} now ${amount.trim()} ${how}` : undefined
}
