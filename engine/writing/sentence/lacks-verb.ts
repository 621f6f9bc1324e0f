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
