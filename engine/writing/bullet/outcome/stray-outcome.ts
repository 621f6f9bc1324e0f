import type { Weighed } from '../../../facts/fields/select.ts'
import { tellsChange } from '../../../text/figures/quantities.ts'
import { isOfThing } from '../../../text/meaning/of-thing.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import type { Deed } from '../../deeds/deed.ts'
import { isOfMade } from '../../sure-outcome.ts'
import type { Draft } from '../drafts/drafts.ts'
import { FINDS, isMending } from '../drafts/findings.ts'
import { isBesides } from '../drafts/means.ts'
import type { Phrase } from '../reason/trouble.ts'
import { isOfIt } from './itself.ts'

/** What the thing made does belongs to that deed alone: "built a bot and fixed the login, handling 30 alerts" strays. */
export function isStray({ main, others }: Draft, phrase: Phrase): boolean {
  // "Enabled the loader, enabling it to read ahead".
  if (main && /^,\s([a-z]+)\s/.exec(phrase.text)?.[1] === main.clause.verb.forms.ing) return true
  // To read what others wrote, or to meet them, brought nothing about.
  if (main && others.length === 0 && /^(?:review|interview|attend|join)$/.test(main.clause.verb.base))
    return true
  if (main && (isOfOtherItem(phrase, main.source) || isMeasuredAgain(phrase.text, main.rest))) return true
  if (isOfIt(phrase)) {
    const isAnother = ({ body }: Weighed) =>
      phrase.text.startsWith(', which ') && !(main && isOfMade(body, main.source))
    return (
      others.length > 0 ||
      !main ||
      isPlural(main.rest) ||
      phrase.sources.some(isAnother) ||
      phrase.sources.every((one) => isOfOneBetween(one, main.source))
    )
  }
  return others.length > 0 && phrase.sources.some(({ sentence, body }) => isOfThing(sentence, body))
}

/** "I built a loom. A scarf took two days. Now it takes an hour": "it" is the scarf. */
function isOfOneBetween({ sentence, body }: Weighed, main: Weighed): boolean {
  return (
    /^now,?\sit\b/i.test(body) &&
    main.sentence.kind === 'prose' &&
    main.sentence.block === sentence.block &&
    sentence.index - main.sentence.index > 1
  )
}

const FIGURE = /\d+(?:[.,]\d+)*/g

/** "Cut the wait from 9 to 2 days, with the wait now 2 days": the deed has told where it ended. */
export function isMeasuredAgain(outcome: string, deed: string): boolean {
  const figures: string[] = outcome.match(FIGURE) ?? []
  if (figures.length === 0 || !tellsChange(deed)) return false
  const told: string[] = deed.match(FIGURE) ?? []
  return figures.every((figure) => told.includes(figure))
}

/** "- Events are recorded - Users can now leave": the second is a change of its own, and not what came of the first. */
function isOfOtherItem({ text, sources }: Phrase, main: Weighed): boolean {
  if (main.sentence.kind !== 'item' || !/^, (?:letting|allowing|enabling|making it possible)\s/.test(text))
    return false
  return sources.every(
    ({ sentence, body }) =>
      sentence.kind === 'item' &&
      sentence.block !== main.sentence.block &&
      !/^(?:this|that|which|so|it)\b/i.test(body),
  )
}

/** "I measured the shaft, so that I can now cut it" is owed to the measuring, whatever else was done. */
export function isOfOtherDeed({ sources }: Phrase, draft: Draft, deeds: readonly Deed[]): boolean {
  return isOnlyFound(draft, deeds) || isDoneBesides(draft, deeds) || isOfDeedBeside(sources, draft, deeds)
}

/** "Mended the pump. Found that the valve was stuck. No drip since": to find it out did not bring that about. */
function isOnlyFound({ main, others }: Draft, deeds: readonly Deed[]): boolean {
  if (!main || others.length > 0 || !FINDS.test(main.clause.verb.base)) return false
  return deeds.some(isMending)
}

/** "I moved the desk. I also dimmed the lamp. Calls fell by half": what was done "also" did not bring that about alone. */
function isDoneBesides({ main, sources }: Draft, deeds: readonly Deed[]): boolean {
  if (!main || !isBesides(main.source)) return false
  return deeds.some(
    ({ source }) =>
      source.sentence.index < main.source.sentence.index &&
      source.sentence.block === main.source.sentence.block &&
      !sources.includes(source),
  )
}

function isOfDeedBeside(sources: readonly Weighed[], draft: Draft, deeds: readonly Deed[]): boolean {
  return sources.some(({ sentence }) => {
    const here = deeds.filter(
      ({ source, who, clause }) =>
        (who !== 'nobody' || (clause.subject === 'none' && clause.form === 'past')) &&
        source.sentence.index === sentence.index &&
        !sources.includes(source),
    )
    return here.length > 0 && !here.some(({ source }) => draft.sources.includes(source))
  })
}
