import { NO_THING } from './named-before.ts'
import { isPlural } from './plural.ts'

const DISLIKED =
  /^(?:I|we)\s(?:(?:was|were)(?:n't|\snot)\s(?:[a-z]+\s)?(?:happy|satisfied|pleased|content)\swith|did(?:n't|\snot)\s(?:[a-z]+\s)?(?:like|love)|hated|disliked)\s(?:how\s|the way\s)?((?:the|my|our)\s(?:[\w-]+\s){0,3}?[\w-]+)(?:\s(?:worked|works|looked|looks|felt|feels|turned out|behaved|handled|was|were)\b[^,;]*)?[.!]?$/i

/** "I wasn't happy with how the menu worked. I rewrote it": the menu. */
export function dislikedIn(text: string): string | undefined {
  const thing = DISLIKED.exec(text)?.[1]
  return thing && !isPlural(thing) && !NO_THING.test(thing) ? thing : undefined
}

const LEARNED =
  /^(?:(?:today,?\s)?(?:I|we)\s)?(?:also\s|then\s)?(?:learned|learnt|read|read up|found out|heard)\s(?:a (?:lot|bit|little)\s)?(?:about|on)\s((?:the\s)?[\w.+#-]+(?:\s(?!(?:and|or|in|for|to|with|from|how|that)\s)[\w.+#-]+){0,3})[.!]?$/i

/** "Learned about sluices. Used them to drain the field": what was learned about. */
export function learnedOf(text: string, pronoun: 'it' | 'them'): string | undefined {
  const thing = LEARNED.exec(text)?.[1]?.replace(/\.$/, '')
  if (!thing || /\b(?:it|this|that|things?|stuff|lot)\b/i.test(thing)) return undefined
  return isPlural(thing) === (pronoun === 'them') ? thing : undefined
}
