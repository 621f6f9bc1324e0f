import { withoutAsides } from '../../plainer/asides.ts'
import { tidyClause } from '../../sentence/tidy.ts'
import { impersonal, isTorn, shorten } from '../../sentence/trim.ts'
import { withoutLooseMarks } from '../drafts/cuts.ts'

/** What a sentence says, without the writer and without asides, if it is whole within the room. */
export function presentable(body: string, room: number): string | undefined {
  const aside = /\s\((?![^()]*\d)[^()]*\)/g
  const plain = impersonal(withoutAsides(tidyClause(body), aside))
  const short = plain && withoutLooseMarks(shorten(plain, room) ?? '')
  return short && !isTorn(short) ? short : undefined
}
