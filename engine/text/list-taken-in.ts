import type { Sentence } from './document.ts'
import { readVerb } from './verbs.ts'

const OPEN = /\s(?:covering|including|supporting|handling|checking|testing|for|with|such as|namely)\s?:$/
/** A participle that says nothing without the list below it. */
const DANGLING = /\s(?:covering|including|supporting|handling|checking|testing)\s?:$/
const MOST = 4

/** "Added tests covering:" with the few short things below it, or without the word that leads to them; else nothing. */
export function withItsList(sentences: readonly Sentence[], at: number): string | undefined {
  const own = sentences[at]
  if (!own || own.kind === 'title' || !OPEN.test(own.text)) return undefined
  const items: string[] = []
  for (let next = at + 1; sentences[next]?.kind === 'item' && items.length <= MOST; next++)
    items.push(sentences[next]?.text.replace(/[.,;]+$/, '') ?? '')
  const isList = items.length > 1 && items.length <= MOST && items.every(isThing)
  if (isList) return `${own.text.replace(/\s?:$/, '')} ${items.slice(0, -1).join(', ')} and ${items.at(-1)}.`
  return DANGLING.test(own.text) ? `${own.text.replace(DANGLING, '')}.` : undefined
}

/** No more than a few words that name something. */
function isThing(text: string): boolean {
  const words = text.split(' ')
  return (
    words.length <= 5 &&
    !/[:?!()]|\b(?:is|are|was|were|has|have|should|will|can|when|if)\b/i.test(text) &&
    !readVerb(words[0]?.toLowerCase() ?? '').some(({ form, verb }) => verb.isWork && form !== 'ing')
  )
}
