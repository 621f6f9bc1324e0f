import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { findQuantities } from '../../../text/figures/quantities.ts'
import { isDoubted } from '../../figures/doubt.ts'
import { tidyClause } from '../../sentence/tidy.ts'
import { isOfMade } from '../../sure-outcome.ts'
import type { Phrase } from '../reason/trouble.ts'

/** "Now it takes 20 minutes", "it runs in 5 s now" */
const NOW =
  /^(?:(?:so|and|but|today|since then),?\s)?(?:(?:now,?|after (?:this|that),?)\sit\s|it(?:\s(?:now|only))+\s|it\s(?=[^,;]*\snow(?:$|\sinstead of\s)))((?:only\s|just\s)?)([a-z]+s)\s((?:(?:in|at|about|around|under|over|less than|only|just|roughly|up to)\s)*[~\u2248<>]?[$\u20ac\u00a3]?\d[^,;:()]{0,40}?)(?:\snow)?(?:\sinstead of\s([~\u2248]?[$\u20ac\u00a3]?\d[^,;:()]{0,30}))?$/i
/** "It takes 12 minutes now and needs 200 MB instead of 9 GB" */
const BOTH =
  /^it\s((?:takes|needs|uses|costs|runs)\s[^,;:()]{0,30}?\d[^,;:()]{0,30}?\snow\sand\s(?:takes|needs|uses|costs|runs)\s[^,;:()]{0,20}?\d[^,;:()]{0,50})$/i
/** "It used to take 3 hours and blocked the queue", "the export took 3 hours" */
const BEFORE =
  /\b(?:used to (take|need|cost|use|run|finish|load|start)|(took|needed|cost|used|ran|finished|loaded|started)|was (taking|needing|costing|using|running))\s((?:(?:in|at|about|around|over|up to|more than|nearly|almost|roughly)\s)*[~\u2248]?[$\u20ac\u00a3]?\d[\d.,]*(?:\s?[a-z%]+)?)/i

/** How the thing that was worked on fares now, where the text says so of "it": ", so that it takes 20 minutes instead of 3 hours". */
export function faresNow(prose: Prose): Phrase[] {
  const since = prose.all.flatMap((one, index) => {
    if (one.likelihood.impact < 0.4 || isDoubted(one.body)) return []
    const body = tidyClause(one.body)
    const [, both] = BOTH.exec(body) ?? []
    if (both) return [{ text: `, so that it now ${both.replace(' now and ', ' and ')}`, sources: [one] }]
    const [, only = '', word = '', figure = '', old] = NOW.exec(body) ?? []
    const verb = verbIn(word.toLowerCase(), 's')
    if (!verb || findQuantities(figure).length !== 1) return []
    const before = prose.all
      .slice(Math.max(0, index - 4), index)
      .flatMap((earlier) => formerly(earlier, verb.base, figure))
      .at(-1)
    const former = old ?? before?.figure
    const text = former
      ? `, so that it ${only}${word} ${figure} instead of ${former}`
      : `, so that it now ${only}${word} ${figure}`
    return [{ text, sources: before && !old ? [before.source, one] : [one] }]
  })
  return [...since, ...feats(prose)]
}

/** The same measure as it was before, in the same kind of unit. */
function formerly(source: Weighed, base: string, now: string): { figure: string; source: Weighed }[] {
  const [, used, past, doing, figure = ''] = BEFORE.exec(source.body) ?? []
  const verb = verbIn((used ?? past ?? doing ?? '').toLowerCase(), 'base', 'past', 'ing')
  const [was] = findQuantities(figure)
  const [is] = findQuantities(now)
  return verb?.base === base && was && was.kind === is?.kind ? [{ figure, source }] : []
}

/** What the thing did that was made: ", which found 37 bugs". */
function feats(prose: Prose): Phrase[] {
  return prose.all.flatMap((one, index) => {
    if (one.likelihood.impact < 0.4) return []
    const before = prose.all.slice(
      Math.max(0, /^it\b/i.test(one.body) ? lastSaid(prose, index) : index - 3),
      index,
    )
    if (!before.some((deed) => isOfMade(one.body, deed))) return []
    const text = tidyClause(one.body).replace(
      /^(?:it|(?:the|our|my)\s(?:[\w-]+\s){0,2}?[\w-]+)(?=\s(?:(?:has|already|now|since|also)\s)*[a-z]+\s(?:[a-z]+\s){0,2}?(?:(?:~|about\s|over\s)?\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\s))/i,
      ', which',
    )
    return text.startsWith(', which ') && !/[,;:()]/.test(text.slice(2)) ? [{ text, sources: [one] }] : []
  })
}

/** Where the last statement before a sentence stands; "Fully accessible, in 12 languages." is said of the same thing. */
function lastSaid({ all }: Prose, index: number): number {
  const at = all.slice(0, index).findLastIndex(({ clause }) => clause !== undefined)
  return index - at > 2 ? index - 1 : at
}

/** Whether a phrase speaks of "it", which must be the one thing that the deed was done to. */
export function isOfIt({ text }: Phrase): boolean {
  return text.startsWith(', so that it ') || text.startsWith(', which ')
}
