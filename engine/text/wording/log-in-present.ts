import { lean } from '../../lean.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { verbIn } from '../clauses/verbs.ts'
import type { Sentence } from '../lines/document.ts'

/** A heading that names a day: "3 May", "2026-05-03", "03/05/2026". */
const DAY =
  /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}(?:st|nd|rd|th)?\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?\s\d{1,2}\b/i

const IS_DONE =
  /^((?:(?!(?:that|which|who|if|when|it|this|they|what|not)\s)[^\s,;:]+\s){1,9}?)(is|are)\s(?:now\s)?([a-z]+)(?:\snow)?(?=[\s.,;]|$)/i

/** What somebody does once; a program may do the same all day, but not below a day. */
const ONCE =
  /^(?:add|build|change|complete|convert|correct|create|delete|deploy|extend|finish|fix|implement|install|introduce|merge|migrate|move|optimi[sz]e|port|refactor|remove|rename|reorgani[sz]e|replace|rewrite|simplify|split|start|update|upgrade|write)$/

/** What happens again and again, or is not sure. */
const HABIT = /\b(?:when|whenever|if|every|each|always|automatically|not|once|only|until|while|by)\b/i

/** How many such entries make it the way of the writer. */
const ENTRIES = 3

/** "Labels are moved to labels.c", entry by entry below a day, tells what was done: "labels were moved". */
export function tellAsDone(sentences: readonly Sentence[], said: readonly string[]): string[] {
  const told = said.map((body, at) => (sentences[at]?.section === 'timeline' ? inPastOfTimeline(body) : body))
  const isDated = sentences.some(({ kind, text }) => kind === 'title' && DAY.test(text))
  const isOfLog = told.map((body, at) => isEntry(sentences[at], body, isDated))
  if (isOfLog.filter(Boolean).length < ENTRIES) return [...told]
  return told.map((body, at) =>
    isOfLog[at]
      ? body.replace(
          IS_DONE,
          (_whole, thing: string, be: string, word: string) =>
            `${thing}${be.toLowerCase() === 'is' ? 'was' : 'were'} ${word}`,
        )
      : body,
  )
}

function isEntry(sentence: Sentence | undefined, body: string, isDated: boolean): boolean {
  if (sentence?.kind !== 'item' || !/\s(?:is|are)\s/.test(body) || HABIT.test(body)) return false
  const [, , , word = ''] = IS_DONE.exec(body) ?? []
  if (!ONCE.test(verbIn(word, 'participle')?.base ?? '')) return false
  return isDated || sentence.headings.some((one) => DAY.test(one))
}

const HAPPENS =
  /(?<=^|\s(?:and|,)\s|\s)((?!(?:it|this|that|which|who|what|if|when)\s)[\w-]+\s)(is|are)\s(?:being\s)?([a-z]+)(?=[\s.,;]|$)/gi

/** "10:04 valve closed OUTAGE ENDS". */
const OUTAGE =
  /\s\W?(?:USER IMPACT |PARTIAL )?(?:OUTAGE|INCIDENT|IMPACT)\s(?:BEGINS?|BEGAN|STARTS?|STARTED|ENDS?|ENDED|OVER)\W?$/

/** "10:04 - Engineer closed the valve": whoever writes the report was one of the crew. */
const BY_CREW = lean(
  /^((?:[\d:.,/-]+\s?(?:[ap]\.?m\.?)?(?:\s[A-Z]{2,4})?\s?[-\u2013\u2014:]?\s)?)(?:(?:the|our|an?|one of our)\s)?(?:(?:on-?call|senior|lead|dev-?ops|backend|support|platform|sre)\s){0,2}(?:engineers?|team)\s(?:then\s|also\s|quickly\s|immediately\s)?([a-z]+ed|found|rebuilt|took|began|rolled)(?=\s)/i,
)

/** "10:04 the valve is closed and a crew is sent": a timeline tells in the present what was done then. */
function inPastOfTimeline(said: string): string {
  const body = said
    .replace(OUTAGE, '')
    .replace(BY_CREW, (_, stamp: string, word: string) => stamp + capitalise(word))
  if (!/\s(?:is|are)\s/.test(body) || HABIT.test(body) || /\b(?:that|now|still)\s/.test(body)) return body
  return body.replace(HAPPENS, (whole, thing: string, be: string, word: string) =>
    verbIn(word, 'participle')?.isWork
      ? `${thing}${be.toLowerCase() === 'is' ? 'was' : 'were'} ${word}`
      : whole,
  )
}
