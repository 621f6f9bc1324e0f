import type { Prose } from '../../facts/fields/prose.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import { isAnother } from '../../ground/deeds.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { splitLead } from '../../text/clauses/clauses.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { isPlural } from '../../text/nouns/plural.ts'
import { faultNamed } from '../deeds/titles/fault-of-change.ts'
import { isIncidentReport } from '../incident-report.ts'
import { isOnlyPlanned } from '../only-planned.ts'
import { likeness } from '../sentence/likeness.ts'
import { isPlainClause } from '../sentence/plain.ts'
import { countWords, tidyPhrase, uncapitalise, uncapitaliseNoun } from '../sentence/tidy.ts'
import { impersonal, shorten } from '../sentence/trim.ts'
import { nameMatter } from '../story/matter.ts'
import { LIMIT } from './drafts/drafts.ts'
import { isSound } from './drafts/sound.ts'
import { fixedIt } from './fixed-it.ts'
import { asObject } from './longer/fill-up.ts'
import { outcomePhrases } from './outcome/outcome.ts'
import { isAboutFaults, type Phrase } from './reason/trouble.ts'

/** A text that names no deed gets a modest opening that claims no more than it says. */
export function writeWithoutDeed(prose: Prose, project: string): Phrase {
  const fixed = fixedIt(prose)
  if (fixed) return fixed
  const did = isOnlyPlanned(prose) ? 'planned work on' : 'worked on'
  const title = matterOfTitle(prose) ?? doingOfTitle(prose)
  const start = `${did} ${title?.text ?? withItsArticle(project, prose)}`
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

/** What no name of a matter opens with. */
const NO_MATTER =
  /^(?:[a-z]+ly|if|when|while|for|in|on|at|to|towards?|from|with|without|as|of|by|instead|no|not|no-op|don't|do|also|only|always|never|just|be|more|less|better|how|why|what|which|where|it|this|that|there|we|I|you|they|various|misc|minor|some|update|bug|and|or|but|so|now)$/i
/** A verb of its own, or what only a page has. */
const SAYS =
  /\b(?:is|are|was|were|be|has|have|had|does|do|did|can|could|should|will|would|may|might|must|not|cannot|needs?|now)\b|n't\b|["[\]:;?=]|\s[-\u2013\u2014]\s/i

/** "Second draft of the tide tables for the north pier": where the subject line is all one name, it is what was worked on. */
function matterOfTitle({ all }: Prose): Phrase | undefined {
  const [first] = all
  if (first?.sentence.kind !== 'title' || first.clause) return undefined
  const fault = faultNamed(first.body)
  if (fault && countWords(fault) > 3) return { text: fault, sources: [first] }
  const line = tidyPhrase(first.body)
    .replace(/\s[[(]([^()[\]]*)[\])]$/, (whole, inside: string) => (/\d/.test(inside) ? '' : whole))
    .replace(/[.!]+$/, '')
  const words = line.split(' ')
  const [opening = ''] = words
  if (words.length < 4 || words.length > 16 || NO_MATTER.test(opening) || SAYS.test(line)) return undefined
  if (isPlainClause(uncapitalise(line)) || words.slice(0, 5).some(isPlainlyVerb)) return undefined
  return { text: uncapitaliseNoun(line), sources: [first] }
}

/** What is done to one thing: "the valve", "a parser". */
const ONE_THING =
  /^(?:the|an?|my|our|all|both|two|three)\s(?!(?:way|ways|use|usage|case|art|power)\b)[^,;:?]{3,90}$/
const NO_WORK =
  /^(?:work|use|get|do|make|have|go|come|start|begin|continue|understand|learn|read|study|look|think|see|know|try|choose|consider|introduce|celebrate|welcome|announce|join|meet|visit|wait|be|become|keep|let|take|find|live|face|mind|close|open|end)$/

/** "Wiring the gate sensor": where the subject line says what was being done, it is that which was worked on. */
function doingOfTitle({ all }: Prose): Phrase | undefined {
  const [first] = all
  const { clause } = first ?? {}
  if (first?.sentence.kind !== 'title' || clause?.form !== 'ing' || clause.subject !== 'none')
    return undefined
  const { verb } = clause
  const thing = tidyPhrase(clause.rest).replace(/[.!]+$/, '')
  if (!verb.isWork || clause.isNegated || clause.attitude || NO_WORK.test(verb.base)) return undefined
  return ONE_THING.test(thing) ? { text: `${verb.forms.ing} ${thing}`, sources: [first] } : undefined
}

/** "Leaks" may be a thing, "accesses" and "remove" hardly. */
function isPlainlyVerb(word: string): boolean {
  const verb = verbIn(word.toLowerCase(), 'base', 's', 'past')
  return verb !== undefined && !NOUN_VERBS.has(verb.base)
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
