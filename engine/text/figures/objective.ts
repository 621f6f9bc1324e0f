import { lean } from '../../lean.ts'
import type { Clause } from '../clauses/clauses.ts'
import { clauseOf } from '../clauses/subjectless.ts'
import { verbIn } from '../clauses/verbs.ts'
import { hasDigit } from '../patterns/characters.ts'

const LABEL = /^(?:(?:KR|Key result|OKR|Goal|Objective|Target)\s?\d*(?:\.\d+)?\s?[:.)]\s+)?/i
const REACHED = lean(
  /^([A-Za-z]+)\s(.+?)\s?(?:[-\u2013\u2014;,:]|\()\s?(?:achieved|reached|hit|got(?: to)?|done:|result:|actual:|landed at|now at|ended at)\s([~<>]?[$\u20ac\u00a3]?\d[\d.,]*(?<![.,])\s?(?:%|[a-zA-Z]{1,8}\b)?(?:\s\([^()]*\))?(?:\s(?:after|by|with|in|on|through)\s[^,;]+)?)\)?[.!]?$/i,
)
/** What was aimed at, behind "to" or "by". */
const AIM =
  /\s(to|by|below|under|above|over)\s(?:(?:under|below|less than|at least|at most|over|above|more than|about)\s)?[~<>]?[$\u20ac\u00a3]?\d[\d.,]*(?<![.,])\s?(?:%|[a-zA-Z]{1,8}\b)?$/i
const COUNTED =
  /^([A-Za-z]+)\s(\d+)\s(.+?)\s?(?:[-\u2013\u2014;,:]|\()\s?(\d+)(?:\s(?:of|out of|\/)\s|\/)(\d+)\s?(?:done|achieved|finished|completed)?\)?[.!]?$/i

/** "Reduce failed runs to under 3% - achieved 2.4%": an aim and how far it was reached tell what was done. */
export function readObjective(body: string, lead: string): Clause | undefined {
  if (!hasDigit(body)) return undefined
  const text = body.replace(LABEL, '')
  const [, word = '', object = '', reached = ''] = REACHED.exec(text) ?? []
  const verb = verbIn(word.toLowerCase(), 'base')
  const aim = AIM.exec(object)
  if (verb?.isWork && aim) {
    const way = /^by$/i.test(aim[1] ?? '') ? 'by' : 'to'
    return clauseOf({ lead, verb, form: 'past', rest: `${object.slice(0, aim.index)} ${way} ${reached}` })
  }
  const [, does = '', planned, what = '', done, all] = COUNTED.exec(text) ?? []
  const counted = verbIn(does.toLowerCase(), 'base')
  return counted?.isWork && planned === all
    ? clauseOf({ lead, verb: counted, form: 'past', rest: `${done} of ${all} ${what}` })
    : undefined
}
