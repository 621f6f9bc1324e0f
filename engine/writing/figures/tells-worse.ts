import { turnTold } from './better-or-worse.ts'
import { readMeasures } from './measures.ts'

const RISEN = /\s(?:rising|increasing|growing|climbing|jumping|(?:going )?up)\s/
const MAY_RISE = /\b(?:ris|rose|increas|grow|grew|climb|jump|up\b)/i
const UNWANTED =
  /^(?:\S+\s){0,4}?(?:errors?|failures?|fail(?:ed|ing)|latency|bugs|tickets?|complaints|crash(?:es)?|time-?outs|ticket volume|memory|cpu|disk|usage|times?|costs?|bills?|spend|load|lag|churn|attrition|downtime|size|drop-offs?|bounce)\s/i

/** Whether nobody wants more of a thing: "memory use", "error rate". */
export function isUnwanted(thing: string): boolean {
  return UNWANTED.test(`${thing.trim()} `)
}

/** Whether there is more of what nobody wants, or less of what everybody does, which is nothing to end a bullet with. */
export function tellsWorse(body: string): boolean {
  if (turnTold(body) === 'worse') return true
  return (
    MAY_RISE.test(body) &&
    readMeasures(body).some(({ phrase }) => RISEN.test(phrase) && UNWANTED.test(phrase))
  )
}
