import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import type { Deed } from '../../deeds/deed.ts'

/** Whether the word taken for a verb names something: "Post date: 4 May", or the head of a column, "Time 0.5, Task drawing". */
export function isNamed({ clause: { form, subject, verb }, source: { body, sentence } }: Deed): boolean {
  if (subject !== 'none' || form !== 'base' || !NOUN_VERBS.has(verb.base)) return false
  return sentence.kind === 'row' || /^(?:[\w-]+\s){0,2}[\w-]+:\s/.test(body)
}
