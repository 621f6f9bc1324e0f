import type { Weighed } from '../../../facts/fields/select.ts'
import { isTitled } from '../../bullet/drafts/fault-openings.ts'
import type { Material } from '../material.ts'

/** How the world is, with no word that anything has changed. */
const IS_SO =
  /^(?:there|the|an?|our|my|these|those|some|most|(?!(?:With|After|In|On|At|By|For|From|Since|When|If|Once|As|To|So|And|But|I|We|It|This|That|Now)\b)[A-Z][\w.-]*)\s.*\b(?:is|are|can|has|have|does|do|makes?|offers?|supports?)\b/
const SINCE =
  /\b(?:now|no longer|since|finally|already|any ?more|again|today|faster|fixed|done|gone|ready for|instead)\b/i

/** "Ready-made gates can be bought. So I built my own": what is told before anything was done did not come of it. */
export function isToldFirst(sources: readonly Weighed[], { prose, deeds }: Material): boolean {
  if (sources.length === 0 || deeds.length === 0 || isTitled(prose)) return false
  const first = Math.min(...deeds.map(({ source }) => source.sentence.index))
  return sources.every(
    ({ sentence, body, quantities }) =>
      sentence.kind === 'prose' &&
      sentence.index < first &&
      quantities.length === 0 &&
      IS_SO.test(body) &&
      !SINCE.test(body),
  )
}
