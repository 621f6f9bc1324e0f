import { lean } from '../../../lean.ts'
import type { Deed } from '../deed.ts'

/** What opens a statement inside what a deed was done to, or another deed: "lids that are loose", "how lamps are lit", "... and make sure". */
const OPENS = lean(
  /\b(?:that|which|who|whom|whose|where|wherein|whereby|when|whenever|while|whilst|if|because|since|as|so|how|what|whatever|why|after|before|until|till|once|than|whether|though|although|unless|it|they|there|you|I|we|he|she|this|these|those|everything|everyone|nothing|all|both|only|lest|like|given|provided|assuming|but|then|(?:ensur|mak)(?:e|es|ed|ing)|sure|way|number|time|moment)\b|\band [a-z]+(?:ed|s)? (?:the|an?)\b|[:;"'`(\u2013\u2014]|\s-{1,2}\s|\s->/i,
)

/** Where a statement has its verb. */
const FINITE =
  /(?<=^|\s)(?:is|are|was|were|has|have|had|will|won't|would|can|cannot|can't|could|couldn't|should|must|may|might|does|doesn't|did|didn't|isn't|aren't|wasn't|weren't|hasn't|haven't)\s(?=[a-z])/i

/** What one says, finds or sees to is a statement, with or without a "that". */
const SAYS = lean(
  /^(?:acknowledge|agree|allow|announce|argue|ask|assert|assume|believe|check|claim|conclude|confirm|decide|demonstrate|detect|determine|discover|document|double-check|ensure|establish|estimate|expect|explain|feel|figure|find|follow|get|guarantee|guess|hear|hope|identify|indicate|infer|know|learn|let|look|make|mean|mention|note|notice|observe|point|predict|promise|propose|prove|pretend|realise|realize|reason|recall|recommend|remember|report|request|require|reveal|say|see|show|spot|state|suggest|suppose|suspect|teach|tell|think|track|understand|validate|verify|warn|wish)$/,
)

/** A thing that opens a statement has no article where its first word was taken for a verb: "deck planks", "step one". */
const KNOWN = /^(?:the|an?|my|our|its|their|his|her|your|some|each|every|no|another|such)\s/i

/** Whether what follows a verb is a thing and what is said of it. */
export function hasOwnFinite(base: string, rest: string): boolean {
  if (SAYS.test(base) || KNOWN.test(rest)) return false
  const at = rest.search(FINITE)
  return at >= 0 && at < 90 && !OPENS.test(rest.slice(0, at))
}

/** "Deck planks for two piers are no longer cut": what was taken for a deed opens a statement about a thing; "planks cut so far:" heads a list. */
export function opensStatement({ clause, rest, changed, source }: Deed): boolean {
  if (!/^(?:none|passive)$/.test(clause.subject)) return false
  if (clause.subject === 'passive' && /\w:$/.test(source.body) && !/\b(?:was|were|been)\b/.test(source.body))
    return true
  return changed ? rest.search(FINITE) === 0 : hasOwnFinite(clause.verb.base, rest)
}
