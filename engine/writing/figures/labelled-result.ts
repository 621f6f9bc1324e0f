import type { Prose } from '../../facts/fields/prose.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import { lean } from '../../lean.ts'
import { readVerb, verbIn } from '../../text/clauses/verbs.ts'
import { isPlural } from '../../text/nouns/plural.ts'
import { countWords, tidyClause, tidySentence, uncapitaliseNoun } from '../sentence/tidy.ts'
import { isBalanced, isTorn } from '../sentence/trim.ts'

const LABEL = /^(?:(?:end|final|net|overall)\s)?(?:results?|outcomes?)$/i
/** What is said of a run that did not work, is yet to come, or has a verb of its own. */
const NO_THING =
  /^(?:n\/?a|tbd|none|unknown|pending|see|as|to|in|on|at|by|for|with|from|after|before|when|if|still|not|it|this|that|there|I|we|they|pass(?:ed)?|ok|success|done)\b|\b(?:is|are|was|were|has|have|had|can|could|will|would|should|may|might|must|does|did|fail\w*|error\w*|crash\w*|broken?|wrong|expected|slower|worse)\b|n't\b|[?:;=\u2192]|->|\s[-\u2013\u2014]\s/i

/** "The net effect is a much smaller wheel": what the writer calls the result, where it is something better. */
const STATED = lean(
  /^(?:the|our)\s(?:(?:end|net|overall|final)\s)?(?:result|effect|outcome|upshot)s?\s(?:is|was|are|were)\s((?:an?\s)?(?:(?:much|far|slightly|significantly)\s)?(?:lower|faster|smaller|fewer|less|better|simpler|cleaner|cheaper|easier|shorter|more (?:stable|reliable|robust|readable|efficient))\s(?:(?!\b(?:but|although|though|however|would|could|should|might)\b)[^;:?]){4,120})$/i,
)

/** What the writer calls the result, in words without a verb: "Result: smooth 60 fps". */
export function labelledResult({ all }: Prose): { text: string; source: Weighed } | undefined {
  for (const source of all.toReversed()) {
    const stated = STATED.exec(tidyClause(source.body))?.[1]
    if (stated && source.likelihood.problem < 0.4 && !isTorn(stated))
      return { text: tidySentence(`The result was ${stated}`), source }
    const thing = isLabelledThing(source) ? tidyClause(source.body) : ''
    if (thing)
      return { text: tidySentence(`The result was ${withIndefinite(uncapitaliseNoun(thing))}`), source }
  }
  return undefined
}

/** "It works fine", above what says that it did not last. */
const WORKS =
  /\b(?:it|this|that|everything)\s(?:(?:now|finally|all)\s)?(?:works?|worked|runs?|ran|is working|is fixed|was fixed)\b/i
const STILL_AMISS = lean(
  /\bstill\s(?:getting|seeing|hitting|having|throwing)\s(?:[\w-]+\s){0,3}(?:errors?|issues?|problems?|failures?|crashes)\b|\bstill\s(?:fails|failing|crashes|crashing|broken|(?:is |does)?(?:n't|not) work(?:ing)?)\b/i,
)

/** Of several steps that each have their "Result:" the last tells how it ended, and so does what is still amiss later. */
export function isOvertaken(one: Weighed, { all }: Prose): boolean {
  if (WORKS.test(one.body) && all.slice(all.indexOf(one) + 1).some(({ body }) => STILL_AMISS.test(body)))
    return true
  const isLabelled = ({ sentence }: Weighed) => LABEL.test(sentence.label ?? '')
  return isLabelled(one) && all.findLast(isLabelled) !== one
}

/** "Result: smooth 60 fps" names a thing and gives no order to smooth it. */
export function isLabelledThing({ body, sentence, likelihood, features }: Weighed): boolean {
  if (!LABEL.test(sentence.label ?? '') || likelihood.problem > 0.4 || likelihood.followup > 0.4) return false
  const thing = tidyClause(body)
  const words = thing.split(' ')
  return (
    words.length > 1 &&
    countWords(thing) <= 12 &&
    !features.includes('pure fault') &&
    !NO_THING.test(thing) &&
    isBalanced(thing) &&
    !isTorn(thing) &&
    // "Removed 300 lines" and "pages load at once" tell with a verb.
    verbIn((words[0] ?? '').toLowerCase(), 'past', 's') === undefined &&
    !words.slice(1, 4).some((word) => readVerb(word).some(({ form }) => form === 'past' || form === 's'))
  )
}

function withIndefinite(thing: string): string {
  const [noun = ''] = thing.split(/\s(?:at|in|on|of|for|with|from|to|by|per)\s/)
  const isBare =
    /^[a-z]/.test(thing) &&
    !/^(?:the|an?|our|my|all|both|half|no|fewer|less|more|most|twice|zero|one|two|three|each|every|about|over|under|nearly|almost|only)\b/.test(
      thing,
    )
  return isBare && (!isPlural(noun) || /\d/.test(noun)) ? `a ${thing}`.replace(/^a (?=[aeio])/, 'an ') : thing
}
