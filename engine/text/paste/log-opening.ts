import { isEntryName, isLogOpening } from '../lines/log-name.ts'

/** What heads an entry on the line of its first sentence, and what ends it there. */
const OPENING =
  /^(\s*)([^\s#.!?:;](?:[^\n.!?:;]|:(?=\d)){2,69}?)(\.[ \t]|:[ \t]|[ \t][-\u2013\u2014][ \t])(?=\S[^\n]{20})/
/** "Kite, entry 5: ...": behind a colon or a dash a name of one word or two may go on. */
const OF_SERIES = /,\s|\sof\s/

/** "Kite log, session 5. Sewed the tail": the name of a log that opens the line of its first sentence is a title of its own. */
export function fromLogOpening(raw: string): string {
  const [whole = '', space = '', name = '', end = ''] = OPENING.exec(raw) ?? []
  const isName = end.startsWith('.') ? isLogOpening(name) : OF_SERIES.test(name) && isEntryName(name)
  return isName ? `${space}${name}${'\n'.repeat(end.length)}${raw.slice(whole.length)}` : raw
}
