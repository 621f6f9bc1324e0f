import { roleOfHeading } from '../../lexicon/headings.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { takesObject } from '../../writing/sentence/inflect.ts'
import { readBare } from './bare-deed.ts'
import type { Clause } from './clauses.ts'
import { partLabel } from './part-label.ts'

/** What nobody names a thing by. */
const SURE =
  /^(?:add|adjust|allow|avoid|bump|change|clean|convert|correct|disable|drop|enable|ensure|extend|fix|handle|implement|import|improve|introduce|keep|make|merge|move|prevent|refactor|remove|rename|replace|restore|rework|rewrite|set|simplify|support|switch|update|upgrade|use)$/
/** "Move higher in the file", "generate from the rest": of what, the label does not say. */
const WITHOUT_OBJECT =
  /^(?:from|to|in|into|by|for|with|as|if|when|only|here|there|higher|lower|likewise|ditto|accordingly|redundant|same)\b/

/**
 * "src/gate.c (open_gate): Close the lower door first", "lamp: fix the flicker", "#72: Add a lid": the part of the thing that was
 * changed stands before the order that tells how.
 */
export function readOrderOfPart(body: string, lead: string): Clause | undefined {
  const part = partLabel(body)
  if (!part || roleOfHeading(part.name)) return undefined
  const clause = readBare(body.slice(part.end), `${lead}${body.slice(0, part.end)}`)
  if (clause?.form !== 'base' || WITHOUT_OBJECT.test(clause.rest)) return undefined
  const { base } = clause.verb
  return SURE.test(base) || !NOUN_VERBS.has(base) || takesObject(clause.rest) ? clause : undefined
}
