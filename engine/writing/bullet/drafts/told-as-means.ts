import { onceFor } from '../../../once.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { type Deed, tell } from '../../deeds/deed.ts'
import { isBareObject } from '../../deeds/extent/bare-object.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { countWords } from '../../sentence/tidy.ts'
import { impersonal, shorten } from '../../sentence/trim.ts'
import { canBeMeans } from './means.ts'
import { isMeansUnknown, pointsAtThing } from './unclear.ts'

/** How the aim was reached: the deed itself, or what it says after "by". */
export function meansOf(deed: Deed, room: number): string | undefined {
  if (!canBeMeans(deed)) return undefined
  const phrase = toldAsMeans(deed)
  const short = phrase && shorten(phrase, room)
  const least = isBareObject(deed.clause, deed.rest) ? 2 : 3
  const isClear = short && countWords(short) >= least && !POINTS.test(short) && !isMeansUnknown(short)
  return isClear ? short : undefined
}

/** "I greased the chain and swapped the bearing": what the same sentence tells next was part of it. */
export function secondMeans(first: Deed, means: string, room: number, all: readonly Deed[]) {
  if (/\sand\s|,/.test(means)) return undefined
  const { sentence } = first.source
  const at = sentence.text.indexOf(first.rest)
  for (const deed of all) {
    const next = sentence.text.indexOf(deed.rest)
    if (deed.source.sentence !== sentence || at < 0 || next <= at || pointsAtThing(deed)) continue
    if (!/^,? and \S+ $/.test(sentence.text.slice(at + first.rest.length, next))) continue
    const text = meansOf(deed, room - countWords(means) - 1)
    if (text && !/,|\b(?:it|them|its|their)\b/.test(text)) return { text, deed }
  }
  return undefined
}

/** "Pulling it", "running a week without it". */
export const POINTS = /^\w+ing (?:it|them|this|that)\b|\s(?:with|without|for|from|on) (?:it|them)$/

/** How it was done, as the deed itself says; "made it so that guests pay by waving a card" is how they do it. */
export function ownMeans(rest: string): string | undefined {
  const sure = MADE_SURE.exec(rest)?.[1]
  if (sure) return sure
  const by = /\sby\s(?:instead\s)?((?:not\s|double\s|\w+ly\s)?\w+ing\b.*)$/.exec(rest)
  return by && !OF_OTHERS.test(rest.slice(0, by.index)) ? by[1] : undefined
}

/** "Made sure that the lid fits by filing its rim": that is how. */
const MADE_SURE = /^(?:sure\s)?that\s[^,;]{6,90}\sby\s([a-z]+ing\s[^,;]+)$/

const OF_OTHERS = /\b(?:so|that|which|who|can|could|when|where|if)\b/

const toldAsMeans = onceFor((deed: Deed) => {
  const own = ownMeans(deed.rest)
  // "Cleaning the list: dropped two rows" falls out of its form behind the colon.
  return impersonal(withoutChanging(own ?? tell(deed, 'ing')).replace(/^([^:"]{8,}):\s.*$/, '$1'))
})

/** "By changing the code to skip the lid": by skipping it. */
function withoutChanging(means: string): string {
  const [, adverb = '', word = '', rest = ''] =
    /^changing the code to ((?:[a-z]+ly |always |never |only |not )?)([a-z]+) (.+)$/.exec(means) ?? []
  const verb = verbIn(word, 'base')
  return verb ? adverb + phraseIn('ing', verb, 'base', rest) : means
}

/** "Cut the query from 9 s to 1 s by rewriting the query": by rewriting it. */
export function pointedAt(means: string, text: string): string {
  const [, doing = '', thing = ''] = /^([a-z-]+ing)\s((?:the|our|my)\s[\w\s-]+)$/.exec(means) ?? []
  if (!thing || !`${text} `.includes(` ${thing} `)) return means
  return `${doing} ${isPlural(thing) ? 'them' : 'it'}`
}
