import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { SHOWS } from './well-built.ts'

/** What may lead up to an order. */
const LEADS_UP = /^(?:If|When|Whenever|Unless|In|At|On|For|Before|After|Once) /

/** "If the lid was bent, then drop it", "at noon, return nothing": what is to be done, and by nobody. */
export function isBidden(sentence: string): boolean {
  const text = sentence.replace(/\s\([^()]*\)/g, '').replace(/[.!]+$/, '')
  return LEADS_UP.test(text) && text.split(', ').slice(1).some(isOrder)
}

function isOrder(part: string): boolean {
  const [, then = '', word = '', rest = ''] =
    /^(then )?((?!say\b)[a-z]+) ((?!and\b|or\b|of\b).+)/.exec(part) ?? []
  const [own = ''] = rest.split(/\s(?:so|such|because|unless|before|after|until|that|which|if|when)\s/)
  if (own.split(' ').some(mayShowTense)) return false
  return verbIn(word, 'base') !== undefined || (then !== '' && /^(?:the|an?|all|its) /.test(own))
}

/** "Was", "could", "fell" and whatever ends like a past, or can only be a verb. */
function mayShowTense(word: string): boolean {
  if (SHOWS.test(word) || /ed$/.test(word) || verbIn(word, 'past', 's')) return true
  const forms = readVerb(word)
  return forms.length > 0 && forms.every(({ form, verb }) => form === 'base' && !NOUN_VERBS.has(verb.base))
}
