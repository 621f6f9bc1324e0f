import { lean } from '../../../lean.ts'
import { SETTING } from '../../../lexicon/wanted.ts'
import { countWords, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { presentable } from '../longer/presentable.ts'

const LEVEL = lean(
  /^((?:(?!(?:it|this|that|they|there|which|what|who|he|she|we|I|you|on|in|at|for|with|from|by|after|before|during)\s)[\w%/'-]+\s){1,6}?)(?:is|are|was|were)\s((?:now\s)?)((?:(?:at|over|below|under|above|around|about|within|back|down|up|less than|more than|nearly|almost)\s){0,3}[~<>]?[$\u20ac\u00a3]?\d[^,;:()]*?)(\snow)?$/i,
)
/** "14k below March" stands by itself. */
const COMPARED =
  /^\S+\s(?:below|above|under|over|less|more|fewer|ahead|behind|faster|slower|better|lower|higher|of|out)\b/
const CLAUSE = /\b(?:which|that|who|when|if|because|so|and|but|than before|is|are|was|were)\b/

/** How much or how long it is since: "p99 is 210 ms under load" becomes ", with p99 at 210 ms under load". */
export function levelTail(told: string, room: number): string | undefined {
  const [, thing = '', now = '', figure = '', later = ''] = LEVEL.exec(told.replace(/^now,?\s/i, '')) ?? []
  // "The session timeout is 30 minutes": so it was set.
  if (
    !thing ||
    (SETTING.test(thing.trim()) && !now && !later) ||
    CLAUSE.test(`${thing} ${figure}`) ||
    countWords(figure) > 9
  )
    return undefined
  // "Baseline hit rate was 71%" tells what it is compared with.
  if (/^(?:the )?(?:baseline|old|previous|original|initial|control|untuned)\s/i.test(thing)) return undefined
  // "Under the same load" says nothing to who has not read of it.
  const much = figure.replace(/\s(?:under|with|on|for|at|in) the same\s.*$/, '')
  const at = /^[~<>$\u20ac\u00a3\d]/.test(much) && !COMPARED.test(much) ? 'at ' : ''
  const short = presentable(
    `${uncapitaliseNoun(thing.trim())} ${now || later ? 'now ' : ''}${at}${much}`,
    room,
  )
  return short && `, with ${short}`
}
