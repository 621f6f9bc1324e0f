import { NOUN } from './state-gain.ts'

/** What was so much, and how much it is since. */
export type Turn = { thing: string; from: string; to: string }

const FIGURES =
  '((?:about |around |roughly |over |only |just )?[~<>]?\\.?\\d(?:[^,;]|,(?=\\d))*?)(?=[,;]|\\s(?:and|but|so|before|which)\\s(?:there|it|that|this|I|we|the|was|is)\\b|[.!]*$)'
const WAS = new RegExp(
  `^${NOUN}(?:had (?:ballooned|grown|crept|climbed|gone|risen) (?:up )?to|(?:was|were) (?:taking|using|at)|took|used to (?:take|need|use|be)|would take|needed)\\s${FIGURES}`,
  'i',
)
const IS = new RegExp(
  `^(?:now,?\\s(?=[~<>]?\\d|(?:about|around|roughly|over|only|just)\\s)|(?:now,?\\s)?(?:it|that|this|they)(?:\\s(?:is|are|was)|'s|'re)?\\s(?:now\\s)?(?:(?:back\\s)?down\\s(?:to|at)|down by|takes?|took|uses?|needs?|at)\\s)${FIGURES}`,
  'i',
)

/** "X took 20 minutes." and "It's now down to 6 minutes." */
export function readTurn(before: string, after: string): Turn | undefined {
  if (!/\d/.test(before) || !/^(?:now|it|that|this|they)\b/i.test(after)) return undefined
  const [, thing = '', from = ''] = WAS.exec(before) ?? []
  const [, to = ''] = (thing && /\b(?:now|down)\b/i.test(after) && IS.exec(after)) || []
  return to ? { thing: thing.trim(), from, to } : undefined
}
