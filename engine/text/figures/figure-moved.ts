import { lean } from '../../lean.ts'
import { UNWANTED } from '../../lexicon/wanted.ts'
import { isPlural } from '../nouns/plural.ts'
import { END, FIGURE, HEDGE, MEASURED_THING } from './amount.ts'
import { BEHIND, LABEL, NO_DEED } from './figure-forms.ts'
import { isOfThing } from './figure-thing.ts'

const LED = lean(
  `^${NO_DEED}${MEASURED_THING}(?:-+>|=>|\u2192)\\s((?:${FIGURE})\\s(?:smaller|faster|shorter|lighter|cheaper|quicker|less|fewer|lower|higher)\\b)`,
  'i',
)

/** "Installer -> 9 MB lighter": it is. */
export function withoutArrow(text: string): string | undefined {
  const [whole = '', thing = '', how = ''] = LED.exec(text) ?? []
  return whole
    ? `${thing}${isPlural(thing.trim()) ? 'are' : 'is'} ${how}${text.slice(whole.length)}`
    : undefined
}

const CHANGED = lean(
  `^${MEASURED_THING}(cut|reduced|lowered|shortened|trimmed|brought down|raised|halved)\\s((?:down\\s)?(?:from\\s${FIGURE}\\s(?:down\\s)?to\\s${END}|by\\s${END}|to\\s${FIGURE})${BEHIND})`,
  'i',
)

/** "Smoke tests cut from 90 min to 12 by splitting them": somebody did that, the "were" was left out. */
export function withItsWas(text: string): string | undefined {
  const [whole = '', thing = '', done = '', how = ''] = CHANGED.exec(text) ?? []
  if (!whole || !isOfThing(thing.trim())) return undefined
  return `${whole.slice(0, whole.length - how.length - done.length - 1)}${isPlural(thing.trim()) ? 'were' : 'was'} ${done} ${how}${text.slice(whole.length)}`
}

export const SHARE = new RegExp(
  `^(?:the\\s)?((?:[\\w-]+\\s){0,3}(?:${UNWANTED}|storage|disk|disk usage|memory|traffic|usage|load)\\s)(?:is|are)\\s(?:now\\s)?(?:down to\\s)?(${HEDGE}(?:half|a (?:third|quarter|fifth|tenth)))(?:\\sof (?:what it was|before))?${BEHIND}`,
  'i',
)

/** "Storage cost is about a third": of what it was. */
export function withItsShare(text: string): string | undefined {
  const [whole = '', thing = '', share = ''] = SHARE.exec(text) ?? []
  return whole ? `${thing}fell to ${share} of what it was${text.slice(whole.length)}` : undefined
}

const FACTOR = lean(
  `^(?:${LABEL})?${NO_DEED}${MEASURED_THING}(?:(?:is|are)\\s)?(down|up)\\s(?:by\\s)?(${HEDGE}\\d[\\d.]*\\s?(?:x|\u00d7|-?fold))${BEHIND}`,
  'i',
)

/** "Best of all: scan time down 4x since the new lens". */
export function withItsFall(text: string): string | undefined {
  const [whole = '', , thing = '', way = '', factor = ''] = FACTOR.exec(text) ?? []
  if (!whole || !isOfThing(thing.trim())) return undefined
  return `${thing}${/down/i.test(way) ? 'fell' : 'rose'} by ${factor}${text.slice(whole.length)}`
}

const SIGNED =
  /^((?:the\s)?(?:[A-Za-z][\w-]*\s){1,4}?)([+\u2212-])\s?(\d[\d.,]*\s?%)(\s(?:since|in|after|over|within|compared|on)\s[^,;:()]{2,40})?([.!]*)$/

/** "Basket size +6% since March": it rose. */
export function withItsRise(text: string): string | undefined {
  const [, thing = '', sign = '', share = '', when = '', mark = ''] = SIGNED.exec(text) ?? []
  if (!thing || !isOfThing(thing.trim(), true)) return undefined
  const [moved, since] = sign === '+' ? ['rose', 'risen'] : ['fell', 'fallen']
  const told = /^\ssince\b/.test(when) ? `${isPlural(thing.trim()) ? 'have' : 'has'} ${since}` : moved
  return `${thing}${told} by ${share}${when}${mark}`
}
