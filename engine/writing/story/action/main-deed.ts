import type { Phrase } from '../../bullet/reason/trouble.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'
import type { Speaker } from '../telling/say.ts'

/** So many words a listener follows; beyond that, one more deed would be one too many. */
const ROOM = 46

/** What is said in fewer words says too little. */
const LEAST = 4

/** So many deeds are a whole action. */
const ENOUGH = 3

/** Whether an action tells of a sentence that the bullet opens with. */
export function isToldIn(action: Phrase, sources: Phrase['sources']): boolean {
  return sources.some((one) => action.sources.some(({ sentence }) => sentence === one.sentence))
}

/** An action that leaves out what the bullet says was done, with that; a listener would ask for it. */
export function withMainDeed(action: Phrase, { text, sources }: Phrase, me: Speaker): Phrase | undefined {
  const deed = `${me} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  if (isTorn(text.replace(/\.$/, '')) || countWords(text) < LEAST) return undefined
  if (FAINT.test(text)) return undefined
  // "Made [oven] Ovens heat up": its marks were taken for words.
  if (/\s(?:\*{2,}|\[)/.test(text)) return undefined
  // That it was worked on says less, however alike the two are.
  if (action.sources.length === 0) return { text: deed, sources }
  if (likeness(text, action.text) > 0.5) return undefined
  // What the subject line sums up, the action tells in steps; what was done besides is none of them.
  const isBesides = action.sources.every(({ sentence }) => BESIDES.test(sentence.text))
  if (!isBesides && sources.some(({ sentence }) => sentence.kind === 'title')) return undefined
  if (countWords(action.text) + countWords(deed) > ROOM) return undefined
  const at = ({ sources: [first] }: Phrase) => first?.sentence.range.start ?? 0
  const isFirst = at({ text, sources }) < at(action)
  // What a list tells below it was done besides.
  const isList = action.sources.every(({ sentence }) => sentence.kind === 'item')
  if (action.sources.length >= ENOUGH)
    return isFirst && isList && sources.every(({ sentence }) => sentence.kind === 'prose')
      ? { text: `${deed} ${withAlso(action.text)}`, sources: [...sources, ...action.sources] }
      : undefined
  return {
    text: isFirst ? `${deed} ${action.text}` : `${action.text} ${deed}`,
    sources: isFirst ? [...sources, ...action.sources] : [...action.sources, ...sources],
  }
}

/** "I oiled the lid, and painted it": "I also oiled ...", and what was told "also" before needs it no more. */
function withAlso(text: string): string {
  return text.replace(/(?<=\.\s)(I|We) also /, '$1 ').replace(/^(I|We) (?!also\b)/, '$1 also ')
}

const BESIDES =
  /^(?:also|besides|additionally|in addition|while (?:at it|there|here)|on the way|as a bonus|(?:I|we|this|it) also)\b/i

/** That there was work says no more than the action does. */
const FAINT =
  /^(?:Worked|Focused|Continued|Started|Began|Discussed|Looked|Learned|Attended|Met|Talked|Watched|Visited|Tried)\s/
