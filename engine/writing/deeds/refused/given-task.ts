import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { readClause } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { type Deed, deedOf } from '../deed.ts'

/** "I was given the task to write a script to sort the mail", "my task was to build a jig for the saw". */
const GIVEN = lean(
  /\b(?:(?:I|we)\s(?:was|were|got)\s(?:(?:then|also|finally)\s)?(?:(?:given|assigned|handed)\s(?:the|a)\s(?:task|job|assignment|ticket)\s(?:to|of)|(?:asked|assigned|tasked|told)\s(?:to|with))|(?:my|our|the)\s(?:(?:first|second|next|main|new)\s)?(?:task|job|assignment)\s(?:was|is)(?:\sto)?)\s([a-z-]+)\s(an?\s(?:[\w/-]+\s){0,4}?([\w/-]+))(?=[.,;]|$|\s(?:to|that|which|for|in|on|with|from|of|since|because|as|so)\b)([^,;:.]*)/i,
)

const MAKING = /^(?:write|build|create|make|develop|design|implement|code|program|draw|assemble|set)$/
/** What one does with a thing that is there. */
const SHOWN = lean(
  /^(?:present|show|demo|demonstrate|deploy|finish|complete|ship|merge|publish|release|test|use|deliver|launch|install|hand)$/,
)
/** "Which finds ...", "can ...", "now ...". */
const AUXILIARY = /^(?:now|can|is now|works|runs)\b/

/** What one was given to make was made where the note tells afterwards what the thing does or who was shown it. */
export function givenDeeds({ all }: Prose): Deed[] {
  return all.flatMap((source, at) => {
    const [, word = '', , head = ''] = GIVEN.exec(source.body) ?? []
    const made = head && all.slice(at + 1).some((one) => tellsOf(one, head))
    const deed = made ? deedOf(told(source, word)) : undefined
    return deed ? [deed] : []
  })
}

function told(source: Weighed, word: string): Weighed {
  const [, , thing = '', , rest = ''] = GIVEN.exec(source.body) ?? []
  const form = verbIn(word, 'base') ? 'base' : 'ing'
  const verb = verbIn(word, form)
  if (!verb || !MAKING.test(verb.base)) return { ...source, body: '', clause: undefined }
  // Why it was wanted is told by the situation.
  const what = `${thing}${rest.replace(/\s(?:since|because|as|so)\s.*$/, '')}`.trim()
  const body = `I ${phraseIn('past', verb, form, what)}.`
  const likelihood = { ...source.likelihood, solution: Math.max(source.likelihood.solution, 0.6) }
  return { ...source, body, likelihood, clause: readClause(body) }
}

/** "The script reads all files", "I presented the script". */
function tellsOf({ body, clause }: Weighed, head: string): boolean {
  const [, before = '', after = ''] =
    new RegExp(`(^|.*?\\s)(?:the|my|this|that)\\s(?:[\\w-]+\\s)?${escaped(head)}\\s(.*)$`, 'i').exec(body) ??
    []
  if (!before) return verbIn(/^[a-z]+/.exec(after)?.[0] ?? '', 's') !== undefined || AUXILIARY.test(after)
  return (
    clause !== undefined &&
    /^(?:i|we|none)$/.test(clause.subject) &&
    clause.modality === 'done' &&
    !clause.isNegated &&
    SHOWN.test(clause.verb.base)
  )
}

function escaped(word: string): string {
  return word.replace(/[^\w-]/g, '')
}
