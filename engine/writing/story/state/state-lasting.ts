import { be, isDescribed, subject } from '../../deeds/extent/object.ts'
import { countWords } from '../../sentence/tidy.ts'
import type { Frame } from './state.ts'

/** Verbs whose work can be seen afterwards: what was cached is now cached. */
const LASTING = new Set(
  'save share store preserve adapt adjust apply attach automate cache change configure connect convert decouple deploy disable document enable expose extend extract harden implement increase install integrate limit lower merge migrate mount move normalise normalize pin port prioritise prioritize protect quarantine reconfigure reduce rename reorganise reorganize replace restore restrict revert rotate secure separate split stabilise stabilize standardise standardize streamline support switch tune unify update upgrade use validate wire wrap'.split(
    ' ',
  ),
)
const GOAL =
  /(?<!\b(?:due|going|leading|pointing|belonging|referring|connecting))\s(?:to|from|into|onto|with|as|by|via|off|so|when|while|instead|behind|using|without|through|on|against|next to|along with|together with)\s/
const WEAK_END = /\s(?:in|for|at|within|across|during|over|under|between|after|before|per)\s/

/** What is done for somebody. */
const GRANTED =
  /^(?:enable|disable|configure|adjust|adapt|expose|extend|validate|support|tune|use|prioriti[sz]e)$/

/** What a thing was made into is seen as well. */
const RESHAPED = /^(?:refactor|restructure|rework|rewrite|rebuild)$/

const RESHAPED_TO = /\sinto\s|\sin\s[A-Z][\w+#.]*$/

const LED_TO =
  /^(?:[\w-]+\s){1,4}?(?:calls?|access|links?|requests?|paths?|exports?|imports?|references?)\sto\s/

/** Where a goal follows behind the first so many letters. */
function from(object: string, length: number): number {
  const at = object.slice(length).search(GOAL)
  return at < 0 ? -1 : at + length
}

/** "Pinned the heap to 1 GB": it is now pinned to 1 GB. */
export const isLasting: Frame = (verb, object) => {
  if (!LASTING.has(verb.base) && !(RESHAPED.test(verb.base) && RESHAPED_TO.test(object))) return undefined
  // "Wrapped the calls to the printer in a block": the first "to" belongs to the calls.
  const led = /^(?:wrap|enable|disable|cache|harden)$/.test(verb.base)
    ? LED_TO.exec(object)?.[0].length
    : undefined
  const strong = led ? from(object, led) : object.search(GOAL)
  const end = strong < 0 ? object.search(WEAK_END) : strong
  const noun = end < 0 ? object : object.slice(0, end)
  // By how much is part of it, by what means is not.
  const tail = end < 0 ? '' : object.slice(end).replace(/(\sby\s[^\s\d]*\d.*?)\sby\s[a-z]+ing\s.*$/, '$1')
  if (/\b(?:that|which|where|who|since|because)\b/.test(noun) || /ly$/.test(tail)) return undefined
  // "20 are merged": of what?
  if (/^\d[\d.,]*$/.test(noun.trim())) return undefined
  // "Migrated during the storm due to a broken mast": both say when and why it was done.
  if (/^\s(?:during|after|before|over)\s.*\sdue to\s/.test(tail)) return undefined
  // That a thing was used or changed says something only with its purpose or its goal.
  if (/^(?:use|change|convert|move|adapt|adjust)$/.test(verb.base) && !tail) return undefined
  // "The bolts from the old boat" are meant, not bolts that are used from it.
  if (verb.base === 'use' && /^\sfrom\s/.test(tail)) return undefined
  if (
    verb.base === 'use' &&
    /^\sto\s(?:inspect|check|see|find|test|debug|have|tell|get|look|help|learn|import|export|generate|upload|download|install|create|convert|copy|restore|verify|measure|compare|identify|diagnose|trace|flash|dump)\b/.test(
      tail,
    )
  )
    return undefined
  const who = (!/,/.test(tail) || countWords(tail) <= 14) && subject(noun)
  // "The parts for the pump" are meant, not parts that are joined for it.
  if (who && strong < 0 && /^\s(?:for|between|per)\s/.test(tail) && !GRANTED.test(verb.base))
    return `${who}${tail} ${be(noun)} now ${verb.forms.participle}`
  // "The copies made during the import" are meant, not copies that are reduced during it.
  if (who && strong < 0 && isDescribed(noun)) return `${who}${tail} ${be(noun)} now ${verb.forms.participle}`
  return who ? `${who} ${be(noun)} now ${verb.forms.participle}${tail}` : undefined
}
