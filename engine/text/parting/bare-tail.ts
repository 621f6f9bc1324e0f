import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { onceForText } from '../../once.ts'
import { verbIn } from '../clauses/verbs.ts'
import { matchesIn } from '../patterns/matches.ts'

/** What a comma is followed by where the one who does it is left out: "the pump is new, takes ten minutes". */
const TAIL = /,\s((?:(?:still|also|now|just|only|currently|probably)\s)?([a-z]+(?:n't)?)\s[^,;:]+)$/
const ONE = /^(?:is|was|has|does|isn't|wasn't|hasn't|doesn't|works|runs|needs|looks|seems|costs)$/
const MANY = /^(?:are|were|have|aren't|weren't|haven't)$/
/** What only a thing fails to do. */
const IN_VAIN =
  /^(?:didn't|couldn't|wouldn't) (?:work|help|fit|add|match|show|compile|build|start|run|load|matter|last)\b/
/** "..., took 9 seconds": in "a lamp, needed later" it is no verb. */
const TOOK =
  /^(?:took|needed|cost|lasted) (?:(?:about|around|almost|nearly|up to|over|only|roughly) )?(?:~?\d|an? |half |hours|ages|forever|days|minutes|(?:one|two|three|four|five|six|ten) )/
/** A clause within which the verb may have its subject before an aside: "the lamp that, when lit, takes 5 W". */
const OPENS =
  /\b(?:that|which|who|whose|where|when|whenever|while|if|because|since|as|what|how|why|whether|until|unless|or)\b/i
const TELLS =
  /^(?:I|We)\s[A-Za-z]+\s|\s(?:is|are|was|were|has|had|did|does|could|can|now|kept|got)\s|[a-z](?:'s|n't)\s/

/** A statement, and behind its comma a verb that nobody is named for. */
export const bareTail = onceForText(
  (sentence: string): { head: string; tail: string; who: string } | undefined => {
    const match = TAIL.exec(sentence)
    if (!match) return undefined
    const [, tail = '', word = ''] = match
    const head = sentence.slice(0, match.index)
    const acts = verbIn(word, 's')
    const isOne =
      ONE.test(word) ||
      IN_VAIN.test(tail) ||
      TOOK.test(tail) ||
      (acts !== undefined && !NOUN_VERBS.has(acts.base))
    if (!isOne && !MANY.test(word)) return undefined
    const [first = ''] = head.split(', ', 1)
    return OPENS.test(head) || !TELLS.test(first) ? undefined : { head, tail, who: isOne ? 'It' : 'They' }
  },
)

/** What has a verb of its own behind a comma, or lists what somebody or something does. */
const GOES_ON =
  /\b(?:that|which|who|whose|where|when|if|while|because|since|as|after|before|although|though|once|what|how)\b|,\s(?:and|or|an?|the|for example|e\.g\.)\s|^(?:I|we)\s/i

/** Where a verb stands behind a mere comma and has no subject, or -1: "the load was fine, takes two minutes". */
export function looseVerbIn(text: string): number {
  if (!text.includes(', ')) return -1
  const found = matchesIn(text, /, ([a-z]+(?:n't)?)(?=\s)/g).find(({ index, 1: word = '' }) => {
    const verb = verbIn(word, 's')
    const isVerb = /n't$/.test(word) || (verb !== undefined && !NOUN_VERBS.has(verb.base))
    return isVerb && !GOES_ON.test(text.slice(0, index))
  })
  return found?.index ?? -1
}
