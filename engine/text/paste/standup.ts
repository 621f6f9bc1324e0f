import { verbIn } from '../clauses/verbs.ts'

const YESTERDAY = /^\W{0,6}(?:yesterday|previous day|last time)\b\W{0,4}(?:\s|$)/im
const TODAY = /^(\W{0,6})today(?=\W{0,4}(?:\n|:\s|\s-\s)\s*(?:[-*\u2022]\s+)?([\p{L}-]*))/gimu

/** The same of a week. */
const LAST_WEEK = /^\W{0,6}last week\b\W{0,4}(?:\s|$)/im
const THIS_WEEK = /^(\W{0,6})this week(?=\W{0,4}(?:\n|:\s|\s-\s)\s*(?:[-*\u2022]\s+)?([\p{L}-]*))/gimu

/** What a stand-up tells of today is still to do, unless it says otherwise: "Yesterday: fixed the login. Today: add a test". */
export function fromStandup(raw: string): string {
  const text = /^Y:\s/im.test(raw) && /^T:\s/im.test(raw) ? withoutInitials(raw) : raw
  if (YESTERDAY.test(text)) return withPlans(text, TODAY, 'To do')
  return LAST_WEEK.test(text) ? withPlans(text, THIS_WEEK, 'Next week') : text
}

function withPlans(text: string, days: RegExp, plan: string): string {
  return text.replace(days, (label: string, marks: string, word: string) => {
    const isDone = verbIn(word.toLowerCase(), 'past') && !verbIn(word.toLowerCase(), 'base')
    return isDone ? label : `${marks}${plan}`
  })
}

/** "Y: fixed the gate", "T: paint it", "B: no paint": only what was done yesterday is told. */
function withoutInitials(text: string): string {
  return text.replace(/^Y:(?=\s)/gim, '- ').replace(/^[TB]:\s.*$/gim, (line) => ' '.repeat(line.length))
}
