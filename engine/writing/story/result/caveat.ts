import { verbIn } from '../../../text/clauses/verbs.ts'
import { isDoubted } from '../../figures/doubt.ts'
import { withoutAsides } from '../../plainer/asides.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isBalanced } from '../../sentence/trim.ts'
import { HOPED_BEHIND, TOOK_PAINS } from './end-words.ts'

/** The result before the "but", unless that takes its figure back. */
export function withoutCaveat(told: string): string {
  const body = told.replace(HOPED_BEHIND, '').replace(TOOK_PAINS, '')
  return isDoubted(body) ? body : beforeCaveat(body)
}

/** What stands before the "but", the deed that follows, or all. */
export function beforeCaveat(body: string): string {
  const caveat = body.search(/,?\s(?:but|however|although|though)\s/)
  const end = caveat < 0 ? ownDeedBehind(body) : caveat
  const head = end < 0 ? body : body.slice(0, end)
  return end < 0 ||
    /\d/.test(body.slice(end)) ||
    // "It came back degraded, but all could be read", "it fell to 8, but matches the books now": the gain is told last.
    /^,?\s\w+\s(?!.*\b(?:not|n't|still|needs?)\b)[^,;]*\bnow[.!]*$/.test(body.slice(end)) ||
    /\b(?:degraded|slow|late|failed|failing|crashed|lost|damaged|hot|noisy|hiccups?|setbacks?|trouble|problems?|unsatisfying|ugly|not ideal|imperfect|tedious|painful|hard|difficult|tricky|frustrating|annoying|hacky)\b/i.test(
      head,
    ) ||
    countWords(head) < 4 ||
    !isBalanced(head) ||
    /^(?:while|although|though|since|when|if)\b/i.test(head)
    ? body
    : `${head}.`
}

/** Where "..., and I painted the lid" begins, which is no part of what came of it. */
function ownDeedBehind(body: string): number {
  const [, verb = ''] = /,\sand\s(?:I|we)\s(?:also\s|then\s)?([a-z]+)\s/.exec(body) ?? []
  return verbIn(verb, 'past')?.isWork && !/\bnow\b/.test(body) ? body.search(/,\sand\s(?:I|we)\s/) : -1
}

const ASIDE =
  /\s\((?![^()]*(?:\d|\b(?:or|at least|except|only|unless|not|but|assuming|if|when|while|mostly|partly|partially|roughly|almost|some|still|without|though)\b))[^()]{4,}\)(?=[\s.,;]|$)/gi

/** Without a remark in brackets that holds neither a figure nor a reservation. */
export function withoutAside(body: string): string {
  // "The wall(Less to paint there)": a remark may lack its space.
  return withoutAsides(body.replace(/(?<=[a-z]{2})\((?=[A-Z][a-z]+\s[a-z]+\s)/g, ' ('), ASIDE)
}

/** "..., the rest I will do tomorrow". */
export const PLAN_BEHIND =
  /(?<=\S\s\S+\s\S+)(?:,\s(?:and\s|so\s)?|\sand\s(?:(?:now|next|then)\s)?)(?:I|we)(?:'ll|\swill)\s[^,;]{0,80}$/
