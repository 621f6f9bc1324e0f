import { lean } from '../../lean.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { withArticles } from '../../writing/sentence/articles.ts'
import { uncapitaliseNoun } from '../../writing/sentence/tidy.ts'
import { readVerb, verbIn } from '../clauses/verbs.ts'
import type { Sentence } from './document.ts'

const OPEN = /\s(?:covering|including|supporting|handling|checking|testing|for|with|such as|namely)\s?:$/
/** A participle that says nothing without the list below it. */
const DANGLING = /\s(?:covering|including|supporting|handling|checking|testing)\s?:$/
/** "With proper error handling:" names a thing, "with a suite testing:" and "checks handling:" lead to the list. */
const NAMED_DOING =
  /(?<!\b(?:an?|the)\s(?:[\w-]+\s)?)(?<=\s)(?![\w-]*s\s)[\w-]+\s(?:handling|checking|testing)\s?:$/
/** "Closed the lid of the tank for both:". */
const FOR_EACH = /\s(?:for|in|on)\s(?:both|each|all)\s?:$/
/** "It is faster because it skips:" leads to what it skips. */
const REASON =
  /,?\s(?:because|since|as)\s(?:it|this|that|they|we|(?:the|our|each|every)\s(?:[\w-]+\s){0,2}[\w-]+)\s(?:(?:now|also|only)\s)?([a-z]+)\s?:$/
const MOST = 4
/** "Since then I added:" says nothing without the list below it. */
const MADE = lean(
  /^(?:[^:;.]{0,60}\s)?(?:I|we|and)(?:'ve|\shave)?\s(?:(?:also|successfully|finally|now|just)\s)?(?:added|implemented|created|built|fixed|wrote|made|integrated|designed|finished|completed|updated|refactored|improved|introduced)(?:\sthe following(?:\s[a-z]+)?)?\s?:$/i,
)

/** "Added tests covering:" with the few short things below it, or without the word that leads to them; else nothing. */
export function withItsList(sentences: readonly Sentence[], at: number): string | undefined {
  const own = sentences[at]
  if (!own || own.kind === 'title') return undefined
  if (!own.text.endsWith(':')) return undefined
  if (MADE.test(own.text)) return withThings(sentences, at)
  if (FOR_EACH.test(own.text)) return `${own.text.replace(FOR_EACH, '')}.`
  const reason = REASON.exec(own.text)
  if (verbIn(reason?.[1] ?? '', 's', 'past', 'base'))
    return withThings(sentences, at) ?? `${own.text.slice(0, reason?.index)}.`
  if (!OPEN.test(own.text) || NAMED_DOING.test(own.text)) return undefined
  const items: string[] = []
  for (let next = at + 1; sentences[next]?.kind === 'item' && items.length <= MOST; next++)
    items.push(uncapitaliseNoun(sentences[next]?.text.replace(/[.,;]+$/, '') ?? ''))
  // "The parts, including:" promises no more than some of them.
  const some = /\s(?:including|such as)\s?:$/.test(own.text) ? withThings(sentences, at) : undefined
  if (some) return some
  const isList = items.length > 1 && items.length <= MOST && items.every(isThing)
  if (isList) return `${own.text.replace(/\s?:$/, '')} ${items.slice(0, -1).join(', ')} and ${items.at(-1)}.`
  return DANGLING.test(own.text) ? `${own.text.replace(DANGLING, '')}.` : undefined
}

/** "Timer module" as one of the things that were added: "a timer module". */
function asOne(thing: string): string {
  return withArticles(`Added ${uncapitaliseNoun(thing)}`).slice('Added '.length)
}

/** "I added:" with the first few things of its list, each without what is said of it. */
function withThings(sentences: readonly Sentence[], at: number): string | undefined {
  const things: string[] = []
  for (let next = at + 1; sentences[next]?.kind === 'item'; next++) {
    const [name = ''] = (sentences[next]?.text ?? '').split(/\s[-\u2013\u2014(]|:\s|,\s|[.;]+$/)
    if (isThing(name) && !/\b(?:stuff|things?|etc|others?|more)\b/i.test(name))
      things.push(asOne(name.trim()))
  }
  const told = things.slice(0, MOST)
  if (told.length < 2) return undefined
  return `${sentences[at]?.text.replace(/(?:\sthe following(?:\s[a-z]+)?)?\s?:$/, '')} ${told.slice(0, -1).join(', ')} and ${told.at(-1)}.`
}

const NAMES =
  /^\S+\s(?!(?:the|an?|all|our|my|its|to|up|out|off|each|every|both|new|some)\s)[a-z-]+[a-z](?:\s(?:for|in|of|on|at)\s.+)?$/i

/** No more than a few words that name something. */
function isThing(text: string): boolean {
  const words = text.split(' ')
  return (
    words.length <= 5 &&
    !/[:?!()]|\b(?:is|are|was|were|has|have|should|will|can|when|if)\b/i.test(text) &&
    !readVerb(words[0]?.toLowerCase() ?? '').some(
      ({ form, verb }) =>
        verb.isWork &&
        form !== 'ing' &&
        // "Retry queue" is one, "retry the queue" an order.
        !(form === 'base' && NOUN_VERBS.has(verb.base) && NAMES.test(text)),
    )
  )
}
