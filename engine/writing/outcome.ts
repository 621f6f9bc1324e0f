import { type Clause, readClause, splitLead } from '../text/clauses.ts'
import { readVerb, verbIn } from '../text/verbs.ts'
import { inflectTail } from './inflect.ts'
import { tidyPhrase, uncapitalise } from './tidy.ts'

const MOVES =
  'went|goes|dropped|drops|fell|falls|decreased|decreases|increased|increases|improved|improves|rose|rises|grew|grows|shrank|shrinks|took|takes|shows|showed|varies|varied|ranges|ranged|remains|remained|stays|stayed|works|worked|runs|ran|uses|used|needs|parses|passes|passed|returns|flows|succeeds|succeeded|reached|reaches|continues|continued'
const NOUN = '((?:[^\\s,;:()]+(?:\\s\\([^()]{1,40}\\))?\\s){1,10}?)'
const NOW = new RegExp(`^${NOUN}(now|no longer|still|already|also)\\s([a-z-]+)\\b(.*)$`)
const MOVE = new RegExp(`^${NOUN}((?:now\\s)?)(${MOVES})\\b(.*)$`)
const STATE = new RegExp(
  `^${NOUN}(?:is|are|was|were|has been|have been)\\s((?:now|also|still|much|more|very|mostly|greatly|significantly)\\s)?(\\S.*)$`,
)

/** Turns a sentence about a result into a phrase that can follow a deed: ", cutting X by 30%" or ", with X dropping to Y". */
export function outcomePhrase(body: string): string | undefined {
  const text = tidyPhrase(body).replace(/[.!]+$/, '')
  if (/[?]$|:$/.test(text)) return undefined
  const { lead, body: main } = splitLead(text)
  const where = placeOf(lead)
  const clause = readClause(text)
  const phrase = byDeed(clause) ?? byMovement(main) ?? byBareNumbers(main)
  return phrase && `${phrase}${where ? ` ${where}` : ''}`
}

/** "This cut the build to 3 min" becomes "cutting the build to 3 min". */
function byDeed(clause: Clause | undefined): string | undefined {
  if (!clause || clause.isNegated || clause.modality !== 'done') return undefined
  if (clause.subject !== 'this' && clause.subject !== 'change') return undefined
  if (clause.form !== 's' && clause.form !== 'past' && clause.form !== 'participle') return undefined
  const from = clause.form === 's' ? 's' : 'past'
  return `, ${clause.verb.forms.ing} ${inflectTail(clause.rest, from, 'ing')}`
}

/** "Memory fell to 2 GB" becomes "with memory falling to 2 GB"; "the path is unchanged", "with the path unchanged". */
function byMovement(main: string): string | undefined {
  const now = NOW.exec(main)
  const nowVerb = now && verbIn(now[3] ?? '', 's', 'base', 'past')
  if (now && nowVerb && isSubject(now[1] ?? ''))
    return `, with ${uncapitalise(now[1] ?? '')}${now[2]} ${nowVerb.forms.ing}${now[4]}`
  const move = MOVE.exec(main)
  const moveVerb = move && (verbIn(move[3] ?? '', 's', 'past') ?? undefined)
  if (move && moveVerb && isSubject(move[1] ?? ''))
    return `, with ${uncapitalise(move[1] ?? '')}${move[2]}${moveVerb.forms.ing}${move[4]}`
  const state = STATE.exec(main)
  if (
    !state ||
    !isSubject(state[1] ?? '') ||
    /^(?:a|an|the|not|that|to|in|because|what|why|how|where|when|[a-z]+ing)\b/.test(state[3] ?? '')
  )
    return undefined
  return `, with ${uncapitalise(state[1] ?? '')}${state[2] ?? ''}${state[3]}`
}

/** "~17 s \u2192 ~350 ms (48x faster)" has no verb, and goes in brackets. */
function byBareNumbers(main: string): string | undefined {
  const text = main.replace(/^[\p{L} ]{3,40}:\s+/u, '')
  if (!/\d/.test(text) || text.split(' ').length > 12 || hasVerb(text)) return undefined
  return text.startsWith('(') ? ` ${text}` : ` (${text.replace(/\s?\(([^()]*)\)/g, ', $1')})`
}

function hasVerb(text: string): boolean {
  return text
    .split(' ')
    .some(
      (word) =>
        /^(?:is|are|was|were|has|have|had)$/.test(word) || readVerb(word).some(({ form }) => form === 'past'),
    )
}

function isSubject(noun: string): boolean {
  return (
    !/\b(?:I|we|you|it|this|that|there|they|which|who|he|she|what|if|when|because|so|but|and then)\b/i.test(
      noun,
    ) && noun.trim().length > 2
  )
}

/** "In production, ..." keeps its place at the end: "... in production". */
function placeOf(lead: string): string | undefined {
  const place =
    /\b((?:in|on|for|at|with|under)\s(?!this\b|that\b|turn\b|addition\b|order\b|particular\b|short\b|general\b|the end\b|fact\b|practice\b|example\b|now\b|instance\b)[^,]{3,50}),\s*$/i.exec(
      lead,
    )?.[1]
  return place && !/\b(?:I|we|my|our)\b/.test(place) ? uncapitalise(place) : undefined
}
