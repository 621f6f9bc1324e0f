import type { Verb } from '../../../text/clauses/verbs.ts'
import { be, subject } from '../../deeds/extent/object.ts'
import type { Frame } from './state.ts'

const MENDED = /^(?:fix|resolve|solve|repair|correct)$/
const BETTERED =
  /^(?:improve|optimi[sz]e|simplify|refactor|rework|rewrite|clean|redesign|restructure|reduce|increase|lower|limit|raise)$/
/** Where the description of a mended thing becomes a statement of its own. */
const CLAUSE =
  /\b(?:that|which|if|because|while|so|using|by)\b|\s[a-z]{3,}(?:ing|ed)\s(?:in|on|at|to|with|for|from|the|an?|when)\b|\s[a-z]+ed$|\sto\s|[;:]/

/** "... with a row lock": how it was mended, and no part of it. */
const WITH_WHAT =
  /(?<=\s\S+\s\S+)\swith\san?\s(?:[\w-]+\s){0,4}[\w-]+$|(?<=\s\S+\s\S+)(?<!\b(?:issues?|problems?|bugs?|errors?|troubles?|conflicts?|crash(?:es)?|failures?|things?))\swith\s[a-z-]+$/

/** "Fixed the leak in the cache": it is fixed. */
export const isMended: Frame = (verb, object) =>
  MENDED.test(verb.base)
    ? mended(verb, object.replace(/,?\sby\s[a-z]+ing\s.*$/, '').replace(WITH_WHAT, ''))
    : undefined

const FAULT_THAT =
  /^((?:\S+\s){0,7}(?:bugs?|issues?|problems?|errors?|races?|leaks?|crash(?:es)?|regressions?|glitch(?:es)?))\s(?:that|which)\s[^,;:]{5,80}$/

/** "Fixed a drift that only showed at night": it is fixed. */
export const isMendedThat: Frame = (verb, object) => {
  const [told, noun = ''] = (MENDED.test(verb.base) && FAULT_THAT.exec(object)) || []
  const who = told && subject(noun, 9)
  return who ? `${who}${told.slice(noun.length)} ${be(noun)} now ${verb.forms.participle}` : undefined
}

const REMADE =
  /^(?:re-?write|refactor|rework|restructure|redesign|rebuild|change|update|modify|adjust|reorgani[sz]e)$/
const TO_MAKE_IT =
  /^((?:\S+\s){1,6}?)to make (?:it|them)\s((?:more|less|easier|faster|simpler|smaller|cleaner|clearer|safer|lighter|quieter|sturdier|shorter)\b(?:\s(?!so\b|because\b|which\b)[\w-]+){0,6})$/

/** "Rewrote the menu to make it more readable": it is more readable. */
export const isMadeSo: Frame = (verb, object) => {
  const [, noun = '', how = ''] = (REMADE.test(verb.base) && TO_MAKE_IT.exec(object)) || []
  const who = noun && subject(noun, 6)
  return who ? `${who} ${be(noun)} now ${how}` : undefined
}

/** "Simplified the start page": it is simpler now. */
export const isBettered: Frame = (verb, object) =>
  BETTERED.test(verb.base) &&
  !/\sinto\s/.test(object) &&
  // "Rewrote the planner in Rust": that is said of the writing.
  !(/^re/.test(verb.base) && /\sin\s[A-Z][\w+#.]*$/.test(object)) &&
  (!/^(?:reduce|increase|lower|limit|raise)$/.test(verb.base) || /\s(?:in|for)\s/.test(object))
    ? mended(verb, object)
    : undefined

function mended(verb: Verb, object: string): string | undefined {
  const told = object.replace(/\s(?:(?:caused|introduced|triggered)\sby|related\sto)\s/, ' of ')
  if (
    CLAUSE.test(
      told.replace(/\s(?:where|when)\s(?:the\s|an?\s)?[\w-]+\s(?:is|are|was|were|has)\s[\w-]+$/, ''),
    ) ||
    /,|ly$|\bof a bug\b/.test(object)
  )
    return undefined
  if (BETTERED.test(verb.base) && /^(?:the|my|our)\s.*\swith\s/.test(object)) return undefined
  const end = object.search(/\s(?:caused|introduced|triggered|related|where|when)\s/)
  const noun = end < 0 ? object : object.slice(0, end)
  const who = subject(noun, 12)
  return who ? `${who}${object.slice(noun.length)} ${be(noun)} now ${verb.forms.participle}` : undefined
}
