import { verbIn } from '../../../text/clauses/verbs.ts'
import { uncapitaliseNoun } from '../../sentence/tidy.ts'

/** "Lookups " that opened a sentence, inside another. */
export function nounOf(subject = ''): string {
  return `${uncapitaliseNoun(subject.trim())} `
}

/** Whether what stands before a verb can be its subject behind "with". */
export function isSubject(noun: string): boolean {
  const [first = '', next = ''] = noun.toLowerCase().split(' ')
  // "Wrote the guide everybody | now uses" tells a deed.
  if (verbIn(first, 'past') && /^(?:the|an?|my|our|its|all|some|two|three)$/.test(next)) return false
  return (
    !/\b(?:I|we|you|it|this|that|there|they|which|who|he|she|what|how|why|where|if|when|because(?! of\b)|since|while|as|so|but|and then|can|could|will|would|should|may|might|is|are|was|were|has|have|had|does|did|do|now)\b/i.test(
      noun,
    ) &&
    noun.trim().length > 2 &&
    // "200 runs passed": the runs did; "40% used" is how full it is.
    !/^[~<>]?\d[\d.,]*\s?%?\s*$/.test(noun) &&
    // "Built an improved form" tells nothing that improved.
    !/\s(?:the|an?|its|their|my|our|more|of|in|on|for|to|with|by|from)$/i.test(noun.trim()) &&
    !/^(?:the|a|an|our|all|its|each|every)$|^(?:need|want|time|plan|try|trying|hope|still|with|without|in|on|at|for|by|from|under|during|after|before|to|of)\b/i.test(
      noun.trim(),
    )
  )
}
