import type { Prose } from '../facts/fields/prose.ts'
import type { Weighed } from '../facts/fields/select.ts'
import type { Phrase } from './bullet/reason/trouble.ts'
import { tidySentence } from './sentence/tidy.ts'
import type { Story } from './story/story.ts'

/** In a language the engine does not write, the text speaks for itself: its own sentences, untouched, and a request for the rest. */
export function quoteBullet(prose: Prose): Phrase {
  const [first] = prose.all.filter(isSayable)
  return first
    ? quote(first)
    : { text: 'Please write this line yourself: the note is not in English.', sources: [] }
}

/** The first sentence, the one after it and the last one as situation, action and result. */
export function quoteStory(prose: Prose): Story {
  const said = prose.all.filter(isSayable)
  const [first, second] = said
  const last = said.length > 2 ? said.at(-1) : undefined
  const ask = (part: string): Phrase => ({
    text: `Please write the ${part} yourself: the note is not in English.`,
    sources: [],
  })
  return {
    situation: first ? quote(first) : ask('situation'),
    task: ask('task'),
    action: second ? quote(second) : ask('action'),
    result: last ? quote(last) : ask('result'),
  }
}

function isSayable(one: Weighed): boolean {
  return tidySentence(one.body).length > 1
}

function quote(one: Weighed): Phrase {
  return { text: tidySentence(one.body), sources: [one] }
}
