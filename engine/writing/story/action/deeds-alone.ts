import type { VerbForm } from '../../../text/clauses/verbs.ts'
import { isUnclear } from '../../bullet/drafts/unclear.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { type Deed, tell } from '../../deeds/deed.ts'
import { enumerate } from '../../deeds/extent/deed-list.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import type { Speaker } from '../telling/say.ts'
import { standsAlone } from '../telling/stands-alone.ts'
import { isSoundDeed } from './told-deed.ts'

/** Where no sentence of deeds can be told as it stands, the deeds in it that can: "I rotated the keys and added a rule." */
export function deedsAlone(deeds: readonly Deed[], me: Speaker): Phrase | undefined {
  const told = deeds
    .flatMap((deed) => {
      const text = briefly(deed)
      return text ? [{ text, source: deed.source }] : []
    })
    .slice(0, 3)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  const list = told.length > 1 ? enumerate(told.map(({ text }) => text)) : told[0]?.text
  return list ? { text: `${me} ${list}.`, sources: told.map(({ source }) => source) } : undefined
}

/** In a sentence of several deeds by their place in it. */
function placeOf({ text, source }: { text: string; source: Deed['source'] }): number {
  const inside = source.body.indexOf(text.split(' ').slice(1, 4).join(' '))
  return source.sentence.range.start * 1000 + Math.max(0, inside)
}

/** The first of the deeds as what was reached, where nothing better may be said. */
export function endAlone(deeds: readonly Deed[], me: Speaker): Phrase | undefined {
  for (const deed of deeds) {
    const text = briefly(deed, 'participle')
    if (text)
      return {
        text: `By the end, ${me === 'I' && deed.who !== 'we' ? 'I' : 'we'} had ${text.replace(/^gotten\s/, 'managed to get ')}.`,
        sources: [deed.source],
      }
  }
  return undefined
}

function briefly(deed: Deed, form: VerbForm = 'past'): string | undefined {
  const whole = tell(deed, form)
    .replace(/[;:]\s.*$/, '')
    .replace(/[.!;:,]+$/, '')
  const texts = [
    whole,
    // Who is thanked, or which tools, in brackets.
    whole.replace(/\s\([^()\d]*\)/g, ''),
    whole.replace(/,?\sso (?:that )?(?:it|they|we|I|this)\s.*$/, ''),
    // What is said of one of them.
    whole.replace(/,\s(?:one|two|some|most|all|none|half) of (?:which|them)\s.*$/, ''),
    shorten(whole, 14),
  ]
  return texts.find(
    (text) =>
      text !== undefined &&
      countWords(text) >= 3 &&
      countWords(text) <= 16 &&
      !isTorn(text) &&
      !isUnclear(text) &&
      standsAlone(`I ${text}.`) &&
      isSoundDeed(`I ${form === 'past' ? text : tell(deed, 'past')}.`),
  )
}
