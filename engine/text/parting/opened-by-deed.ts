import { lean } from '../../lean.ts'
import { STUDYING } from '../../lexicon/verbs.ts'
import { readClause } from '../clauses/clauses.ts'
import { isNotedTurn, isToldTurn } from '../figures/figure-turn.ts'
import { tellsTurn } from './own-statement.ts'

/** "After we opened the valve, it flows", "Since I moved the pool (EU, US), it takes a second". */
const OPENED =
  /^((?:after|once|since|now that)\s)((?:I|we)(?:'ve|'d|\shave|\shad)?\s[a-z]+\s(?:[^,;:()]|\([^()]{1,40}\)){2,80}),\s(?=\S)/i

/** "After I moved the lamp the room was bright": the comma is missing. */
const WITHOUT_COMMA = lean(
  /^((?:after|once|since|now that)\s)((?:I|we)(?:'ve|'d|\shave|\shad)?\s[a-z]+(?:\s(?:up|out|off|on|in|back|down))?\s(?:the|an?|my|our|this|that|these|both|all)(?:\s(?!(?:the|it|everything|all|my|our|they|that|which|so|and|to|in|on|for|with|of|from|was|were|is|are)\b)[\w./-]+){1,3})\s(?=(?:the|it|everything|all|my|our|they)\s(?:(?!(?:to|in|on|for|with|of|from|and|that|which)\b)[\w-]+\s){0,3}?(?:was|were|is|are|worked|ran|went|came|showed|passed|compiled|booted|[a-z]{3,}ed|[a-z]{3,}s)\b)/i,
)

/** "... opens in under a second", "... is through in 8 minutes": as fast or as well as one would wish. */
const FARES_WELL =
  /\b(?:opens?|loads?|runs?|finish(?:es|ed)?|starts?|boots?|builds?|renders?|returns?|answers?|responds?|passes|(?:is|are) (?:through|done|ready|up|back))\s(?:[a-z-]+\s){0,3}?(?:in|within|under|at once|instantly|again|without)\s?\b|\btakes?\s(?:only|under|less than)\s/i

const ILL =
  /\b(?:fail\w*|crash\w*|br(?:eaks?|oken?)|worse|slower|lost|wrong|stuck|missing|errors?|too|not|never|still|but|flicker\w*|hangs?)\b|n't\b/i

/** "Failures dropped to almost nothing", "build time down 6x", "orders stopped getting lost": one is glad to be rid of it. */
const RID_OF = lean(
  /\b(?:time|times|duration|latency|lag|size|costs?|bill|memory|load|noise|usage|errors|failures|crashes|timeouts|complaints|tickets|alerts|retries|duplicates)\s(?:is\s|are\s)?(?:(?:dropped|fell|went|came|down)\s(?:down\s)?to\s(?:almost\s|nearly\s|practically\s)?(?:nothing|zero|none)\b|(?:down|dropped|fell)\s(?:by\s)?(?:\d[\d.]*\s?(?:x|%)|half\b|a (?:half|third|quarter)\b|two thirds\b))|\bstopped\s(?:getting (?:lost|stuck)|failing|crashing|timing out|complaining|flickering|hanging|leaking|freezing|drifting)\b/i,
)

export function isRidOf(text: string): boolean {
  return RID_OF.test(text)
}

/** Whether a statement says of a thing that it does well, or is over. */
export function doesWell(then: string): boolean {
  return isRidOf(then) || (FARES_WELL.test(then) && !ILL.test(then))
}

/** Whether a statement beside a deed says by its words that all is well since. */
export function faresWell(then: string): boolean {
  return tellsTurn(then) || doesWell(then)
}

/** "The lamp came on", "the board booted": what comes right behind a deed. */
const CAME_RIGHT = lean(
  /^(?:[\w-]+\s){1,5}?(?:booted|worked|started|loaded|passed|connected|responded|synced|printed|compiled|came (?:up|back|on|through|alive)|went (?:away|through|quiet)|disappeared|vanished)(?=[\s.!]|$)(?!\s(?:to|into|out|down|over|up to|slowly|late|only|for (?:an?|one|two|three|\d+) (?:seconds?|minutes?))\b)/i,
)

/** What one came upon or joined brought nothing about. */
const NO_CAUSE = /^(?:join|start|begin|find|discover|notice|report|detect|lose|hit|leave|learn|get)$/

/** Behind these things are well, unless it is said that they are not. */
const MENDS = /^(?:fix|repair|correct|mend|patch|resolve|solve|replace)$/

/** Where the deed begins and ends that opens a sentence, if things are well since: "Once I split the job, it runs in a minute". */
export function openedByDeed(text: string): { start: number; end: number; next: number } | undefined {
  const [whole = '', opening = '', told = ''] = OPENED.exec(text) ?? WITHOUT_COMMA.exec(text) ?? []
  const deed = whole ? readClause(told) : undefined
  const then = text.slice(whole.length)
  if (!deed?.verb.isWork || deed.modality !== 'done' || deed.isNegated) return undefined
  // "Cut" is its own past, "once we cut the power" or not.
  if (deed.form === 'base' && deed.verb.forms.past !== deed.verb.base) return undefined
  if (STUDYING.has(deed.verb.base) || NO_CAUSE.test(deed.verb.base) || /^(?:I|we)\b/i.test(then))
    return undefined
  const isMended = (MENDS.test(deed.verb.base) || CAME_RIGHT.test(then)) && !ILL.test(then)
  const isWell = isMended || faresWell(then) || isNotedTurn(then) || isToldTurn(then)
  if (!isWell || /\bstill\b/.test(then)) return undefined
  return { start: opening.length, end: opening.length + told.length, next: whole.length }
}
