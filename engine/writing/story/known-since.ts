import type { Deed } from '../deeds/deed.ts'
import { countWords } from '../tidy.ts'
import type { Speaker } from './say.ts'

/** "Learned how to solder": I now know how to. */
export function known(
  { clause: { verb }, rest }: Deed,
  me: Speaker,
): { text: string; worth: number } | undefined {
  const [, what = ''] =
    /^(?:out\s)?((?:how|why|what|where|which)\s(?!.*\boneself\b)[^,;:()]{8,})/.exec(
      /^(?:learn|figure?|find|understand|discover)$/.test(verb.base) ? rest : '',
    ) ?? []
  return what && countWords(what) <= 18 ? { text: `${me} now know ${what.trim()}`, worth: 1.2 } : undefined
}

/** "Settled on a pump": the choice fell on it. */
export function chosen({ clause: { verb }, rest }: Deed): { text: string; worth: number } | undefined {
  const [, what = ''] =
    /^(?:on|for)\s((?!(?:it|this|that|these|those|them|the following)\b)[^,;:]{5,90})(?!\w)/.exec(
      /^(?:settle|decide|opt)$/.test(verb.base) ? rest : '',
    ) ?? []
  return what && !/^\S+ing\b/.test(what) ? { text: `the choice fell on ${what}`, worth: 1.2 } : undefined
}
