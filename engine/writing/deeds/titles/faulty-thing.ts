import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { clauseOf } from '../../../text/clauses/subjectless.ts'
import { verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { tidyClause } from '../../sentence/tidy.ts'

const FAULTY = lean(
  /^fix(?:e[sd])?\s((?!(?:and|or|the|an?|all|some|this|that|these|two|for|to|in|of|on|by|when|where|how|not|an issue)\b)(?:[a-z][a-z-]*\s){1,3}?)(off by\s.+|(?:cut off|off|wrong|missing|broken|blank|stuck|invisible|unreadable|misaligned|unresponsive|too (?:small|large|big|wide|narrow|long|short|slow|early|late|high|low)|([a-z]+))\s(?:(?:for|on|in|at|after|when|if|while|behind|under|below|above|by|from|with|during|before|outside|over|twice|inside)\s.+)|wrong|missing|broken|blank|stuck)$/i,
)

/** "Fix label hidden on mobile", "fix total wrong for refunds": a thing and the state it was in, said as a sentence would. */
export function faultyThing({ body, sentence, clause, likelihood }: Weighed): Clause | undefined {
  if (sentence.kind !== 'title' && (clause?.modality !== 'done' || likelihood.followup > 0.3))
    return undefined
  const fix = verbOf('fix')
  const [, thing = '', state = '', word] = FAULTY.exec(tidyClause(body)) ?? []
  const noun = thing.trim()
  if (!fix || !noun || TROUBLE.test(noun) || (word !== undefined && !isState(word))) return undefined
  const isMany = isPlural(noun)
  const article = isMany ? '' : /^[aeio]/.test(noun) ? 'an ' : 'a '
  return clauseOf({
    lead: '',
    verb: fix,
    form: 'past',
    rest: `${article}${noun} that ${isMany ? 'were' : 'was'} ${state}`,
  })
}

/** What is a fault by itself, whatever brought it about; in "the label being hidden" the thing has its verb. */
const TROUBLE =
  /\b(?:bug|issue|problem|error|exception|warning|failure|crash|leak|regression|race|deadlock|hang|freeze|typo|state|violation|vulnerability|fault|glitch|artifact)(?:e?s)?$|\s(?:being|getting|not)$|^(?:several|some|many|various|multiple|more|other|minor|small)\s/i
/** Where something comes from is no state it is in. */
const ORIGIN =
  /^(?:caused|introduced|found|reported|seen|noticed|returned|raised|thrown|triggered|created|added|made|used|generated|produced|discovered|written|given|mentioned|suggested|requested|raised)$/

/** What was done to a thing, and no more than that: "hidden", not "reset". */
function isState(word: string): boolean {
  return !ORIGIN.test(word) && verbIn(word, 'participle') !== undefined && verbIn(word, 'base') === undefined
}
