import type { Weighed } from '../../../facts/fields/select.ts'
import { isPaper } from '../result/by-the-way.ts'

/** "I added A. I added B. I added C.": whether a sentence opens like two others that are told beside it. */
export function isHeardTwice(body: string, told: readonly Weighed[]): boolean {
  const [verb = ''] = /^(?:I|We) [a-z]+/.exec(body) ?? []
  return verb !== '' && told.filter((one) => one.body.startsWith(`${verb} `)).length > 2
}

/** So many phrases as may be told, where one whose verb was heard twice makes room for a later one of another verb. */
export function varied<T extends { text: string }>(found: readonly T[], most: number): T[] {
  const verb = ({ text }: T) => text.split(' ', 1)[0]
  const isThird = (one: T) =>
    found.slice(0, found.indexOf(one)).filter((other) => verb(other) === verb(one)).length > 1
  const first = found.slice(0, most)
  const again = first.filter(isThird)
  if (again.length === 0) return first
  // A trifle is no gain over a word that is heard again.
  const later = found.slice(most).filter((one) => !isThird(one) && !isPaper(one.text))
  return [...first.filter((one) => !again.includes(one)), ...later, ...again].slice(0, most)
}
