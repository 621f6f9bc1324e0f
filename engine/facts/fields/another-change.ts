import { lean } from '../../lean.ts'
import { onceFor } from '../../once.ts'
import type { Clause } from '../../text/clauses/clauses.ts'
import type { Weighed } from './select.ts'

/** "PR #12 ensured that ...", "Commit 3f2a91c moved ...", "In #12 the lamp was moved": what a change did that is not this one. */
const ANOTHER =
  /^(?:(?:in|with|since|as part of)\s)?(?:(?:PR|MR|CL|pull request|merge request|commit)\s[#!]?(?=[\da-f]*\d)[\da-f]{2,40}|[#!]\d{2,7})(?=[\s,])/i
/** "The leak was introduced in commit 3f2a91c", "the guard was added recently in #812". */
const CAME_WITH = lean(
  /\b(?:was|were|got|had been|has been|have been)\s(?:\w+ly\s|first\s)?(?:introduced|added|removed|changed|broken|revealed|exposed|reverted|fixed|moved)\s(?:[\w-]+\s){0,5}?(?:in|by|with|since)\s(?:(?:an?|the)\s(?:earlier|previous|prior|older|recent)\s(?:PR|MR|pull request|merge request|commit|patch|change|series)\b|(?:PR|MR|CL|pull request|merge request|commit|changeset|revision)?\s?(?:[#!]\d{2,7}|(?=[a-f]*\d)[\da-f]{7,40})(?![\w%]))/i,
)
/** "3f2a91c is the first bad commit", "I bisected it down to:": what stands below is the subject line of the culprit. */
const CULPRIT =
  /\b(?:is|was)\s(?:the\s)?first\sbad\scommit\b|\b(?:culprit|offending commit)\s(?:is|was)\s(?=[a-f]*\d)[\da-f]{7,40}\b|\bbisect(?:ed|s|ing)\b[^:]*:$/i
const ITSELF =
  /^(?:now,?\s|instead,?\s|(?:in|with) this\b|this (?:pr|pull request|mr|commit|change|patch|fix)\b|(?:to|in order to) (?:fix|solve|avoid|address)\b)/i

/** The numbers of the sentences that quote the change which a trouble was traced to. */
export const quotedCulprits = onceFor((all: readonly Weighed[]): ReadonlySet<number> => {
  const quoted = all.filter(
    ({ clause }, at) =>
      clause?.subject === 'none' && clause.form === 'base' && CULPRIT.test(all[at - 1]?.body ?? ''),
  )
  return new Set(quoted.map(({ sentence }) => sentence.index))
})

/** The numbers of the sentences that tell what another change did: they brought the trouble about, or were told before. */
export const toldOfAnother = onceFor((all: readonly Weighed[]): ReadonlySet<number> => {
  const told = new Set<number>(quotedCulprits(all))
  let block: number | undefined
  let isCome = false
  for (const { sentence, body, clause } of all) {
    if (sentence.block !== block || ITSELF.test(body)) block = undefined
    // A list of pull requests tells what the writer did in each of them.
    if (sentence.kind === 'prose' && ANOTHER.test(body) && clause?.form !== 's') block = sentence.block
    // "It solved another problem" says so of what has come with the other one.
    isCome = cameWith(body, clause) || (isCome && /^(?:it|that) [a-z]+ed\s/i.test(body))
    if ((isCome || block !== undefined) && !/^(?:i|we)$/.test(clause?.subject ?? '')) told.add(sentence.index)
  }
  return told
})

function cameWith(body: string, clause: Clause | undefined): boolean {
  if (clause && clause.subject !== 'passive') return false
  return /\b(?:was|were|been|got)\s/.test(body) && CAME_WITH.test(body)
}
