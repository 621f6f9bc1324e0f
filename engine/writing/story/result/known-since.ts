import { verbIn } from '../../../text/clauses/verbs.ts'
import type { Deed } from '../../deeds/deed.ts'
import { partsOf } from '../../deeds/extent/deed-parts.ts'
import { firstObject } from '../../deeds/extent/object.ts'
import { countWords } from '../../sentence/tidy.ts'
import type { Speaker } from '../telling/say.ts'

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
    /^(?:on|for)\s((?!(?:it|this|that|these|those|them|the following)\b)[^,;:]{5,140})(?![\w-])/.exec(
      /^(?:settle|decide|opt)$/.test(verb.base) ? rest : '',
    ) ?? []
  return what && !/^\S+ing\b/.test(what) ? { text: `the choice fell on ${what}`, worth: 1.2 } : undefined
}

/** "Received the new boards": I now have them. */
export function owned(deed: Deed, me: Speaker): string | undefined {
  const { clause, rest } = deed
  const { verb } = clause
  if (partsOf(deed).length > 1) return undefined
  const thing = /^(?:receive|get|buy|obtain|acquire|grab|purchase)$/.test(verb.base)
    ? firstObject(rest).replace(/\sback(?=$|\sfrom\s)|,.*$|\s(?:using|via|by)\s.*$/g, '')
    : ''
  const isThing =
    /^(?:(?:the|an?|my|our|some|two|three|four|five|\d+)\s|[A-Z])/.test(thing) && countWords(thing) <= 14
  const [, next = ''] = /\sand\s([a-z]+)\s(?:with|on|to|the|an?)\s/.exec(thing) ?? []
  return isThing &&
    !verbIn(next, 'base') &&
    !/^an? total\b/.test(thing) &&
    !/\b(?:[a-z]+ed|[a-z]+ing|to|onto|into|it|that|which|done|written|built)\b/.test(thing)
    ? `${me === 'I' ? 'I' : 'we'} now have ${thing}`
    : undefined
}
