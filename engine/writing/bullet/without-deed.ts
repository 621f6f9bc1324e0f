import type { Prose } from '../../facts/prose.ts'
import type { Weighed } from '../../facts/select.ts'
import { isAnother } from '../../ground/deeds.ts'
import { splitLead } from '../../text/clauses.ts'
import { isPlural } from '../../text/plural.ts'
import { verbIn } from '../../text/verbs.ts'
import { isIncidentReport } from '../incident-report.ts'
import { likeness } from '../likeness.ts'
import { isOnlyPlanned } from '../only-planned.ts'
import { isPlainClause } from '../plain.ts'
import { nameMatter } from '../story/matter.ts'
import { countWords, tidyPhrase, uncapitalise, uncapitaliseNoun } from '../tidy.ts'
import { impersonal, shorten } from '../trim.ts'
import { LIMIT } from './drafts.ts'
import { asObject } from './fill-up.ts'
import { outcomePhrases } from './outcome.ts'
import { isSound } from './sound.ts'
import { isAboutFaults, type Phrase } from './trouble.ts'

/** A text that names no deed gets a modest opening that claims no more than it says. */
export function writeWithoutDeed(prose: Prose, project: string): Phrase {
  const start = `${isOnlyPlanned(prose) ? 'planned work on' : 'worked on'} ${withItsArticle(project, prose)}`
  const outcome = outcomePhrases(prose).find(
    (phrase) => countWords(start + phrase.text) <= LIMIT && likeness(project, phrase.text) < 0.75,
  )
  if (outcome && !isPlainClause(uncapitalise(project)))
    return { text: start + outcome.text, sources: outcome.sources }
  for (const one of [...headline(prose), ...prose.problem]) {
    const text = ofTrouble(one, isIncidentReport(prose) ? 'investigated' : 'worked on')
    if (text) return { text, sources: [one] }
  }
  return matters(prose) ?? { text: start, sources: [] }
}

/** "Shader" as the story calls it: "the shader". */
function withItsArticle(project: string, prose: Prose): string {
  const name = asObject(project)
  const matter = nameMatter(project, prose)
  return [name, `the ${name}`].some((one) => one.toLowerCase() === matter.toLowerCase()) ? matter : name
}

/** "Worked on an issue where ...", where a sentence says what was wrong. */
function ofTrouble(one: Weighed, did: string): string | undefined {
  const clause = uncapitaliseNoun(
    tidyPhrase(splitLead(REPORTED.exec(one.body)?.[1] ?? one.body).body)
      .replace(NAMED_AS_TROUBLE, '')
      .replace(/^(?:their|his|her)\s(?=[\w-]+\s\S+\s)/i, 'the ')
      .replace(/;\s.*$/, '')
      .replace(/\s\([^()\u2192]*\u2192[^()]*\)/, '')
      .replace(/[.!]+$/, '')
      .replace(/^we were (?=[a-z]+ing\s)/, 'the code was ')
      .replace(NOT_DONE, (_, thing: string) => `${thing} ${isPlural(thing) ? 'were' : 'was'} not `),
  )
  const phrase = isPlainClause(clause) && !isAboutFaults(clause) ? impersonal(clause) : undefined
  // What a colleague did is his.
  if (isAnother(clause.split(' ')[0] ?? '') || /^(?:the\s)?(?:[\w-]+\s){1,2}team\s/i.test(clause))
    return undefined
  // What is shown on the page around it, and what is no fault, is no issue.
  if (/^(?:below|above|here|attached|having)\b|\s[-\u2013\u2014]\s/.test(clause)) return undefined
  const isFault = one.features.includes('pure fault') || NOT_DONE.test(one.body)
  if (!isFault || SEEN_BY_OTHER.test(one.body) || OF_TIME.test(clause)) return undefined
  const opening = `${did} an issue where`
  const short = phrase && shorten(phrase, LIMIT - countWords(opening))
  if (!short || !isPlainClause(short)) return undefined
  const text = `${opening} ${short}`
  return isSound(text) ? text : undefined
}

/** The head of a report, which names the trouble in a few words. */
function headline({ all }: Prose): Weighed[] {
  return all.filter(({ sentence, clause }) => sentence.kind === 'title' && !clause).slice(0, 1)
}

/** "The main problem is that the rows are mixed up", "a bug occurred where they were": what follows is the trouble. */
const NAMED_AS_TROUBLE =
  /^(?:(?:the|my|our) (?:[a-z]+ ){0,2}(?:problem|issue|trouble|catch|bug) (?:is|was) that|an? (?:[a-z]+ )?(?:problem|issue|bug|error) (?:occurred|arose|happened|came up|was found) (?:where|in which)) (?=\S)/i

/** "Limits not applied on the guest page": a head leaves out the "was". */
const NOT_DONE = /^((?:[\w./'-]+\s){0,4}[\w./'-]+) not (?=[a-z]+ed\b)/

/** A log that only names things, as "worked on" the first of them. */
function matters({ all }: Prose): Phrase | undefined {
  const named = all.filter(
    ({ sentence, clause, body, likelihood }) =>
      sentence.kind === 'item' &&
      sentence.section !== 'followup' &&
      sentence.section !== 'boilerplate' &&
      sentence.section !== 'testing' &&
      sentence.box !== 'empty' &&
      !clause &&
      likelihood.followup < 0.3 &&
      likelihood.problem < 0.4 &&
      NAMED.test(body) &&
      verbIn(body.split(' ')[0]?.toLowerCase() ?? '', 'base')?.isWork !== false &&
      !VERBAL.test(body),
  )
  const sources = named.slice(0, 3)
  const told = sources.map(({ body }) => asMatter(tidyPhrase(body).replace(/[.!]+$/, '')))
  if (told.length < 2) return undefined
  return { text: `worked on ${told.slice(0, -1).join(', ')} and ${told.at(-1)}`, sources }
}

/** "Layout of the page" begins with no name. */
function asMatter(noun: string): string {
  return /^[A-Z][a-z]+\s(?:of|for|in|to|on)\s/.test(noun)
    ? noun.charAt(0).toLowerCase() + noun.slice(1)
    : uncapitaliseNoun(noun)
}

/** Two to eight words of a noun. */
const NAMED = /^(?:[\p{L}][\p{L}\d.+-]*\s){1,7}[\p{L}][\p{L}\d.+-]*[.!]?$/u
const VERBAL =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|should|not|no|I|we|you|it|they|this|that|todo|next|and|meeting|lunch|see|also)\b|^(?:need|want|maybe|what|why|how|to|in|on|at|if|when|with|due|because|of|from|by|per|as|for|since)\b/i

/** "Somebody alerted us that the shop is down", "Ann saw that the disk is full": what was wrong follows. */
const REPORTED =
  /\b(?:alert|report|notice|see|saw|complain|tell|told|warn|inform)(?:s|ed|d)?\s(?:us\s|me\s)?(?:[\w ]{2,20}\s)?that\s(?!it\b)(\S.+)$/

/** What a colleague came across may well be his to mend. */
const SEEN_BY_OTHER =
  /\b[A-Z][a-z]+ (?:also |then |just )?(?:alerted|reported|noticed|saw|complained|told|warned|found|discovered|realised|realized)\b|^[A-Z][a-z]+ and [A-Z][a-z]+ (?:sees?|saw|finds?|notices?)\b/
/** "The past few days have seen trouble" names none. */
const OF_TIME =
  /^(?:the |this |that )?(?:past |last |next )?(?:few |couple of )?(?:days?|weeks?|months?|year|morning|evening)\b/i
