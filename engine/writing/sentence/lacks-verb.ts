import { verbIn } from '../../text/clauses/verbs.ts'

/** "Found that some of the lamps" says nothing of them yet, nor does "explained how the lamp". */
export function lacksVerb(head: string): boolean {
  const [, told = ''] =
    /\b(?:(?:is|was|found|found out|realised|realized|noticed|determined|discovered|learned|learnt|saw|shows|showed|sure),?\sthat|(?:pointed out|explained|showed)\s(?:that|how))\s(?!to\s)([^,;]+)$/.exec(
      head,
    ) ?? []
  return (
    told !== '' &&
    !told
      .split(' ')
      .some(
        (word, at, words) =>
          at > 0 &&
          (/^(?:is|are|was|were|has|have|had|can|could|will|would|does|did|do|to|\w+n't|\w+'\w+)$/.test(
            word,
          ) ||
            (/s$|^(?:I|we|they|you|people)$/.test(words[at - 1] ?? '') &&
              verbIn(word, 'base') !== undefined) ||
            (verbIn(word, 'past', 's') !== undefined &&
              !/^(?:the|an?|of|my|our|its|their|all|some|any)$/.test(words[at - 1] ?? ''))),
      )
  )
}

/** "In the case where the gate and a lock using it": what they did there was cut off. */
export function lacksVerbBehindWhere(phrase: string): boolean {
  const [, told = ''] =
    /\b(?:cases?|situations?|scenarios?|instances?) where ([^,;:]{3,80})$/.exec(phrase) ?? []
  const words = told.split(' ')
  return told !== '' && !words.some((word, at) => at > 0 && mayBeVerb(word, words[at - 1] ?? ''))
}

function mayBeVerb(word: string, before: string): boolean {
  if (/^(?:is|are|was|were|has|have|had|can|could|will|would|does|did|do|may|might|\w+n't)$/.test(word))
    return true
  if (/^(?:the|an?|of|its|their|all|some|any|and|or)$/.test(before)) return false
  return (
    verbIn(word, 'past', 's') !== undefined ||
    (/s$|^(?:I|we|they|you|people)$/.test(before) && verbIn(word, 'base') !== undefined)
  )
}
