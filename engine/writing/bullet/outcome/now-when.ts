import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { countWords } from '../../sentence/tidy.ts'
import { presentable } from '../longer/presentable.ts'

/** "So now, when the gate opens, the bell will ring as well": what happens since, and when. */
const NOW_WHEN =
  /^(?:(?:and|so),?\s)?now,?\s(when|whenever|if|once|after|every time|each time)\s([^,;:]{5,60}),\s(?:then\s)?([\w'-]+\s[^,;:]{5,80}?)(?:\s(?:as well|too|instead))?[.!]*$/i
const OF_WRITER = /\b(?:I|we|you|your|it|this|that|they|he|she)\b/i
const UNSURE = /\b(?:not|never|should|would|might|may|only|still|but|hopefully|supposed)\b|n't\b/

/** "When I press the button": it is pressed. */
function byNobody(occasion: string): string {
  const [, word = '', thing = '', more = ''] =
    /^(?:I|we|you|someone|somebody|a user|the user)\s([a-z]+?)s?\s((?:the|an?)\s(?:[\w-]+\s){0,2}[\w-]+)((?:\s(?:on|in|at|with|of)\s.+)?)$/i.exec(
      occasion,
    ) ?? []
  const done = verbIn(word, 'base')?.forms.participle
  return done ? `${thing} is ${done}${more}` : occasion
}

/** "The bell will automatically ring": it rings. */
function asHabit(told: string): string {
  return told.replace(
    /^(.{3,50}?)\swill\s((?:[a-z]+ly\s)?)([a-z]+)\b/,
    (whole, thing: string, how: string, word: string) => {
      const verb = verbIn(word, 'base')
      return verb ? `${thing} ${how}${isPlural(thing) ? verb.base : verb.forms.s}` : whole
    },
  )
}

/** ", so that the bell rings when the gate opens". */
export function nowWhen(body: string, room: number): string | undefined {
  const [, joint = '', said = '', told = ''] = NOW_WHEN.exec(body) ?? []
  const occasion = byNobody(said)
  if (!told || OF_WRITER.test(occasion) || OF_WRITER.test(told) || UNSURE.test(body)) return undefined
  const main = asHabit(told)
  if (/\bwill\b/.test(main)) return undefined
  const short = presentable(`${main} ${joint.toLowerCase()} ${occasion}`, room)
  return short && countWords(short) >= 6 && short.includes(occasion) ? `, so that ${short}` : undefined
}
