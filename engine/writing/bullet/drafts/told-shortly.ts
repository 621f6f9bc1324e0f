import { onceFor, onceForText } from '../../../once.ts'
import { type Deed, tell } from '../../deeds/deed.ts'
import { impersonal, isTorn, shorten } from '../../sentence/trim.ts'
import { beforeAside, beforeMark, beforeStatement, withoutLooseEnd, withoutSemicolon } from './cuts.ts'
import { strengthened } from './strong.ts'
import { isUnknown } from './unclear.ts'
import { isHalfFound } from './weight.ts'

/** A deed without the writer in it. */
export const toldPlainly = onceFor((deed: Deed) => {
  const phrase = impersonal(tell(deed, 'past'))
  return phrase && strengthened(withoutLooseEnd(withoutSemicolon(beforeStatement(phrase))))
})

/** What a deed says within the room that a list leaves for it. */
export function toldShortly(deed: Deed, room: number, isThird: boolean): string | undefined {
  const told = shortTellings(deed)
  const key = isThird ? -room : room
  if (!told.has(key)) told.set(key, shortTelling(deed, room, isThird))
  return told.get(key)
}

/** Each deed is tried behind many others, which leave it the same room. */
const shortTellings = onceFor((_: Deed) => new Map<number, string | undefined>())

function shortTelling(deed: Deed, room: number, isThird: boolean): string | undefined {
  const phrase = toldPlainly(deed)
  const long = phrase && shorten(phrase, room)
  return long && (beforeMark(long)[0] ?? (isThird ? beforeAside(long) : long))
}

/** Whether a phrase names nothing that a reader of the list would know, or breaks off. */
export const isUnfit = onceForText(
  (phrase) =>
    isUnknown(phrase) || /\bthe (?:[\w-]+ ){1,3}ones?$/.test(phrase) || isTorn(phrase) || isHalfFound(phrase),
)
