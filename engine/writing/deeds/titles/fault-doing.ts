import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import type { Verb } from '../../../text/clauses/verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'

const MENDS = /^(?:fix|correct|repair|resolve|solve)$/
/** What opens a clause of its own, in which a verb is at home. */
const CLAUSE =
  /^(?:that|which|who|whose|where|when|whenever|if|because|since|while|after|before|until|once|how|why|what|so|as|to|and|or|but|by|it|this|they)$/i

/** "Fix the gate overlaps the sign": what the thing did wrong, told as a doing: "fixed the gate overlapping the sign". */
export function withFaultAsDoing({ base }: Verb, rest: string): string {
  if (!MENDS.test(base)) return rest
  const words = rest.split(' ')
  const at = words
    .slice(0, 7)
    .findIndex((word, index) => index > 0 && (isOnlyDone(word) || isDoneTo(word, words[index + 1])))
  if (at < 0 || at === words.length - 1 || words.slice(0, at).some((word) => CLAUSE.test(word))) return rest
  const thing = words.slice(0, at).join(' ')
  if (isPlural(thing) || /[,:;"()]/.test(thing)) return rest
  const doing = verbIn(words[at] ?? '', 's', 'base')?.forms.ing
  return doing ? [thing, doing, ...words.slice(at + 1)].join(' ') : rest
}

/** "Removes" is no plural of anything, "leaks" may be. */
function isOnlyDone(word: string): boolean {
  const verb = verbIn(word, 's')
  return verb?.isWork === true && !NOUN_VERBS.has(verb.base) && verb.base !== 'be'
}

/** "Fix pulse exceed the limit": a verb that is no noun, with the thing it is done to. */
function isDoneTo(word: string, next = ''): boolean {
  return (
    /^(?:the|an?|its|all|no)$/.test(next) &&
    verbIn(word, 'base') !== undefined &&
    !verbIn(word, 'past', 'participle') &&
    !NOUN_VERBS.has(word)
  )
}
