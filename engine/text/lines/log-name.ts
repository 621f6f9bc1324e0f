import { verbIn } from '../clauses/verbs.ts'

/** What people call what they write down from day to day. */
const LOG_NAME =
  /\b(?:journal|diary|diaries|log|logs|log-?book|devlog|notebook|stand-?up|recap|retro|retrospective|report|notes)\b/i
/** "Kite log, session 5", "Friday notes": the same as the head of a name, which "notes viewer" has not. */
const KEPT = new RegExp(`${LOG_NAME.source}(?=$|\\s?[,(#\\d\\u2013\\u2014-])`, 'i')
/** "Week 3 of the course", "kite project, entry 21", "week of 6 May": which one of a series it is. */
const COUNTED =
  /^(?:day|week|month|entry|session|sprint|night|evening|shift)\s(?:#|no\.?\s)?\d{1,3}\b|,\s(?:day|week|entry|session|part|evening|night)\s#?\d{1,3}$|^week of\s/i
/** A statement, and no name of what follows. */
const STATED =
  /[.!?:;,]$|\b(?:is|are|was|were|am|has|have|had|will|I|we|it|this|that|because|so|to|done|over)\b|'(?:m|s|ve|re|ll)\s(?!own\b)/i

/** Whether a line or the opening of one names a log or its entry, and tells nothing: "Work log, field service, week 46". */
export function isLogName(text: string): boolean {
  return (LOG_NAME.test(text) || COUNTED.test(text)) && tellsNothing(text)
}

/** The same of an opening that a full stop ends, as one ends a statement. */
export function isLogOpening(text: string): boolean {
  return (KEPT.test(text) || COUNTED.test(text)) && tellsNothing(text)
}

/** The same where it is said which one of its series the entry is. */
export function isEntryName(text: string): boolean {
  return COUNTED.test(text) && tellsNothing(text)
}

function tellsNothing(text: string): boolean {
  if (text.length > 80 || STATED.test(text)) return false
  return !text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => verbIn(word, 'past') !== undefined && verbIn(word, 'base') === undefined)
}
