import type { Prose } from '../../facts/prose.ts'
import type { Weighed } from '../../facts/select.ts'
import type { Deed } from './deed.ts'

/** "PR #12 ensured that ...", "Commit 3f2a91c moved ...", "In #12 the lamp was moved": what a change did that is not this one. */
const ANOTHER =
  /^(?:(?:in|with|since|as part of)\s)?(?:(?:PR|MR|CL|pull request|merge request|commit)\s[#!]?(?=[\da-f]*\d)[\da-f]{2,40}|[#!]\d{2,7})(?=[\s,])/i
const ITSELF =
  /^(?:now,?\s|instead,?\s|(?:in|with) this\b|this (?:pr|pull request|mr|commit|change|patch|fix)\b|(?:to|in order to) (?:fix|solve|avoid|address)\b)/i

/** The deeds without those of a paragraph that tells what another change did: they brought the trouble about, or were told before. */
export function withoutAnother({ all }: Prose, found: Deed[]): Deed[] {
  if (!all.some(({ body }) => ANOTHER.test(body))) return found
  const told = toldOfAnother(all)
  return found.filter(({ source, clause }) => clause.form === 's' || !told.has(source.sentence.index))
}

function toldOfAnother(all: readonly Weighed[]): ReadonlySet<number> {
  const told = new Set<number>()
  let block: number | undefined
  for (const { sentence, body, clause } of all) {
    if (sentence.block !== block || ITSELF.test(body)) block = undefined
    // A list of pull requests tells what the writer did in each of them.
    if (sentence.kind === 'prose' && ANOTHER.test(body) && clause?.form !== 's') block = sentence.block
    if (block !== undefined && !/^(?:i|we)$/.test(clause?.subject ?? '')) told.add(sentence.index)
  }
  return told
}
