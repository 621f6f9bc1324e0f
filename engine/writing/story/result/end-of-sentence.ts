import type { Weighed } from '../../../facts/fields/select.ts'
import { thingOf } from '../../../text/meaning/antecedent.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { isDoubted } from '../../figures/doubt.ts'
import { isOvertaken } from '../../figures/labelled-result.ts'
import { likeness } from '../../sentence/likeness.ts'
import { capitalise, countWords, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isSaidIn } from '../action/said-in.ts'
import type { Material } from '../material.ts'
import { spoken, unspliced, voiced } from '../telling/say.ts'
import { isSayable, pointsBack } from '../telling/sayable.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { anchored } from './anchored.ts'
import { withoutAside, withoutCaveat } from './caveat.ts'
import { BARE, endsOf } from './end-told.ts'
import { withItsArticle } from './impact-told.ts'
import { isNoResult } from './is-result.ts'
import { isMovedBefore } from './no-news.ts'
import type { Result } from './result.ts'

/** A change of number, and nobody knows of what. */
export const NAMELESS = /^It went from\s/

/** What a sentence says of the end beside what else it says: "I replaced the hose and the pump is back up". */
export function endTold(material: Material, situation: Phrase, action: Phrase): Result | undefined {
  const { prose, me } = material
  for (const { source, text, at, isPointing, score } of endsOf(prose.all)) {
    if (score < 1.9) return undefined
    if (isMovedBefore(source, prose)) continue
    if (
      isNoResult({ ...source, body: text.replace(/^which\b/i, 'This') }) ||
      NAMELESS.test(text) ||
      isDoubted(source.body) ||
      isOvertaken(source, prose)
    )
      continue
    const isDone = action.sources.includes(source)
    const isAll = at === 0
    // The only deed cannot be given away.
    if (isDone && isAll && new Set(action.sources).size < 2) continue
    const whole = { ...source, body: withoutAside(withoutCaveat(source.body)) }
    const before = prose.all[prose.all.indexOf(source) - 1]
    // "..., but it let the pump run": what was done just before did.
    const isOfDeed = OF_DEED.test(text) && before !== undefined && action.sources.at(-1) === before
    // "Turned the valve and it worked": what worked is told by the deed.
    if (
      isDone &&
      !isAll &&
      /^(?:it|that)\b/i.test(text) &&
      BARE.test(text) &&
      new Set(action.sources).size > 1 &&
      countWords(whole.body) <= 20 &&
      !pointsBack(whole.body) &&
      !MENDED.test(whole.body) &&
      isSayable(source)
    )
      return { text: unspliced(voiced(whole, me)), sources: [source], spares: 1 }
    if (isPointing && !isAll && !isDone && !isOfDeed) {
      if (!isSayable(source) || countWords(whole.body) > 40 || isNoResult(whole)) continue
      if (pointsBack(whole.body) || DONE_TO_IT.test(whole.body)) continue
      return { text: unspliced(voiced(whole, me)), sources: [source], spares: 1 }
    }
    const said = spoken(
      isOfDeed
        ? text.replace(/^\S+/, 'This')
        : named(ofTheThing(source, text, prose.all).replace(/^which\b/i, 'This')),
    )
    const told = isPointing && isAll ? anchored(source, said, material, action.sources) : said
    const behind =
      isDone && !isAll && !MERE_LEAD.test(source.body.slice(0, at))
        ? tailOf(unlabelled(source.body).slice(at), text)
        : ''
    const tail = asToldIn(action.text, behind)
    const rest = { ...action, text: action.text.replace(tail, '') }
    // "It worked" says less than what was mended.
    if (!told || countWords(told) < 3 || isSaidIn(told, rest) || /\s(?:and|but|or|so|I|we)[.!]*$/.test(told))
      continue
    const isLeftOut = !action.text.includes(tail)
    if (isDone && !isAll && isLeftOut && likeness(told, action.text) > 0.6) continue
    const isState = situation.sources.includes(source)
    return {
      text: unspliced(told),
      sources: [source],
      ...(tail ? (isLeftOut ? {} : { tail }) : { spares: 1 }),
      ...(isState ? { isState } : {}),
    }
  }
  return undefined
}

/** What the deed is told without: the end, but not what was done besides behind ", and". */
function tailOf(rest: string, text: string): string {
  const upTo = rest.indexOf(`${text}, and `)
  return upTo < 0 ? rest.replace(/[.!]+$/, '') : rest.slice(0, upTo + text.length + 1)
}

/** ", now the lamp burns" may be told as a sentence of its own: "Now the lamp burns." */
function asToldIn(action: string, tail: string): string {
  const sentence = ` ${capitalise(tail.replace(/^[,;]\s/, ''))}.`
  return tail && !action.includes(tail) && action.includes(sentence) ? sentence : tail
}

/** "Swapped it out and it worked": what was swapped stands elsewhere. */
const DONE_TO_IT =
  /^(?:(?:I|we)\s)?(?:[a-z]+ly\s)?[a-z]+\s(?:(?:out|up|off|down|on|in|back)\s)?(?:it|them)\b/i

/** "Fixed the lid and it worked": the lid works now. */
const MENDED = /^(?:(?:I|we)\s)?(?:[a-z]+ly\s)?(?:fixed|repaired|mended)\s/i

/** "Pump continues to run": the pump does. */
function named(text: string): string {
  return /^\w+ continues? to\b/.test(text) ? withItsArticle(text) : text
}

/** "As a side effect of the move, the lamp was mended": without its end nothing is told. */
const MERE_LEAD =
  /^(?:as|with|after|before|by|in|on|for|to|since|when|while|because|due|once|given|during)\s[^,;]*$/i

const OF_DEED =
  /^(?:it|this|that|which)\s(?:allow|enabl|let|mean|ensur|fix|solv|resolv|reduc|improv|sav|cut|prevent|ma[dk]e)/i

/** "..., which no longer has any flag": what has none is the thing named last, and no deed. */
const RID_OF =
  /^which no longer (?:has|have|needs?|uses?|contains?|depends?|shows?|holds?|loads?|imports?|calls?)\s/i
const THING_BEFORE = /\b((?:the|our|my|both)\s(?:[\w.-]+\s){0,2}?[\w.-]+),\swhich no longer\s/i

/** "... and they pass now" behind "Our tests were flaky": the tests pass now. */
function ofTheThing({ body, clause, sentence }: Weighed, text: string, all: readonly Weighed[]): string {
  const [, rid = ''] = (RID_OF.test(text) && THING_BEFORE.exec(body)) || []
  if (rid) return text.replace(/^which\b/i, uncapitaliseNoun(rid))
  const [pronoun = ''] = /^(?:they|it)\b(?!')/i.exec(text) ?? []
  const before = all.findLast((one) => one.sentence.index < sentence.index)
  const thing =
    pronoun &&
    before &&
    thingOf(before.body, /^they$/i.test(pronoun) ? 'them' : 'it', clause?.verb.base ?? '')
  return thing ? `${thing}${text.slice(pronoun.length)}` : text
}
