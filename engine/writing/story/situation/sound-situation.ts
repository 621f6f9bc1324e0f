import { lean } from '../../../lean.ts'
import { onceForText } from '../../../once.ts'
import { isFragment } from '../../sentence/proof.ts'
import { capitalise } from '../../sentence/tidy.ts'
import { isBalanced } from '../../sentence/trim.ts'
import { hasSituationSlip } from './situation-slips.ts'
import { GOES_WRONG } from './whys.ts'

/** "There was a problem with no lid", "with its hinge", "with PR 12", "with read past the end": nothing that can be wrong. */
const WRONG_WITH_NOTHING = lean(
  /^There was an? (?:problem|bug|error|issue) (?:with|in) (?:(?:no|its|their|any|what|how|why|when|if|not|read|get)\s|(?:the )?(?:ability|way|fact)\.?$|(?:PR|MR|[Ii]ssue|[Bb]ug|[Tt]icket)\s?(?:[a-z+-]+\/)?#?\d+\.?$)/,
)

/** "The lamp only on Mondays was not enabled", "oak instead of pine was not supported": when or for what is no part of a thing. */
const WAS_NOT_SO =
  /^[^,;]*\s(?:instead of|rather than|only (?:on|in|for|if|when))\s[^,;]*\s(?:was|were) not (?:enabled|supported|available|possible)\.?$/

/** "There was an issue where ...". */
const FAULT = /^There (?:was|were) (?:an?\s)?(?:[\w-]+\s){1,4}?(?:where|in which)\s(.+)$/

const SAID_TWICE = /\b(where|when|if|because) \1\b/i

/** "The till now printed both": what is so since, told as if it had been so before. */
const NOW_WAS =
  /(?<!\b(?:until|up to|till|right|for|by|just) )\bnow\s(?:[a-z]+ly\s)?(?:[a-z]+ed|had|was|were|took|ran|kept|got|made)\b|\b(?:was|were) now\s(?!not\b|in?[a-z]*able\b)|\b[a-z]+ed\s(?:\S+\s){1,3}now,\s/

/** "Ann and I were discussing a better lid": talk, and nothing that was wrong. */
const TALK = /\b(?:I|[Ww]e) (?:was|were) (?:discussing|talking about|chatting|brainstorming)\s/

/** "There was no data loss": what did not happen was no trouble. */
const SPARED = lean(
  /^There (?:was|were) (?:no|zero)\s(?:[\w/-]+\s){0,3}?(?:corruption|loss(?:es)?|damage|downtime|outages?|impact|harm|breach(?:es)?|regressions?|casualties|incidents?)\b/i,
)

/** "Why the kiln overheated." names what a page is about, and says nothing of it. */
const ASKS =
  /^(?:Why|How) (?:the|an?|our|my|this|it|we|I)\s(?!.*\b(?:clear|unclear|known|unknown|mystery|matters?|mattered|question|puzzl\w+)\b)[^,?]+\.?$/

/** "I assumed a leak at first": what was not so. */
const ASSUMED =
  /^(?:First,? |Initially,? |At first,? )?(?:I|[Ww]e) (?:initially |first |also )?(?:assumed|suspected|guessed|hypothesi[sz]ed)\s/

/** Whether a finished sentence can open a story as how things were: something was wrong with something, and it is said what. */
export const isSoundSituation = onceForText((sentence: string): boolean => {
  const text = sentence.replace(/"[^"]*"/g, 'it')
  if (WRONG_WITH_NOTHING.test(text) || WAS_NOT_SO.test(text) || SAID_TWICE.test(text) || TALK.test(text))
    return false
  if (SPARED.test(text) || ASKS.test(text) || ASSUMED.test(text)) return false
  if (hasSituationSlip(text)) return false
  if (!isBalanced(text) || (NOW_WAS.test(text) && !GOES_WRONG.test(text))) return false
  const [, harm = ''] = FAULT.exec(text) ?? []
  return harm === '' || !isFragment(capitalise(harm))
})
