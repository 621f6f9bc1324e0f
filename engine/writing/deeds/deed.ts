import type { Weighed } from '../../facts/select.ts'
import { readLeadIn } from '../../features.ts'
import { BEHAVIOURS, STUDYING } from '../../lexicon/verbs.ts'
import { onceFor } from '../../once.ts'
import { type Clause, splitLead } from '../../text/clauses.ts'
import { isResolved } from '../../text/resolved.ts'
import { readTitle } from '../../text/title.ts'
import { type VerbForm, verbIn, verbOf } from '../../text/verbs.ts'
import { without } from '../../text/without.ts'
import { inOneTense, isCausing, phraseIn } from '../inflect.ts'
import { tidyPhrase } from '../tidy.ts'
import { activeRest } from './active-voice.ts'
import { isBareObject } from './bare-object.ts'
import { ENDS } from './deed-ends.ts'
import { innerDeed } from './inner-deed.ts'
import { isMisread } from './misread.ts'
import { GRANTED, isHistory, isMishap, NO_DEED, wasDoneBefore, wasSuffered } from './no-deed.ts'
import { withoutQualityCommas } from './qualities.ts'
import { titleDeed } from './title-deed.ts'

/** Something the text says was done, ready to be told in any form. */
export type Deed = {
  source: Weighed
  clause: Clause
  who: 'i' | 'we' | 'nobody'
  /** What follows the verb, cleaned. */
  rest: string
  /** For a subject line that tells what the program does now: what was changed to do so. */
  changed?: string
}

const PLAIN_VERBS =
  /^(?:add|fix|remove|update|implement|create|refactor|improve|replace|migrate|upgrade|introduce|enable|disable|prevent|avoid|allow|make|use|move|rename|convert|bump|revert|reduce|optimi[sz]e|handle|ensure|support|rewrite|drop|delete|simplify)$/

/** "Start Sensor" in capitals and a bare "Label printer" are names, not something to do. */
function isHeadline({ sentence, body }: Weighed, { subject, form, verb }: Clause): boolean {
  if (sentence.kind !== 'title' || subject !== 'none' || form !== 'base' || PLAIN_VERBS.test(verb.base))
    return false
  // "ci: cache node_modules" has said what kind of change it is.
  if (body.split(' ').length < 3) return readTitle(sentence.text).type === undefined
  // "Mark OldName as OBSOLETE": identifiers and constants have capitals of their own.
  const words = body.split(' ').filter((word) => word.length > 3 && /^[a-z]|^[A-Z][a-z-]+\W?$/.test(word))
  return words.length > 1 && words.every((word) => /^[^a-z]/.test(word))
}

/** Whether the text has a subject line, which "it" may mean. */
function isBelowTitle({ features }: Weighed): boolean {
  return features.some((feature) => feature.startsWith('subject:'))
}

/** The deed a sentence tells, if it tells one that was done and not only planned, tried, denied, weighed or asked of the reader. */
export const deedOf = onceFor((source: Weighed): Deed | undefined => {
  const { sentence, likelihood } = source
  const title = titleDeed(source)
  if (title) return { source, clause: title, who: 'nobody', rest: title.rest }
  const clause = innerDeed(source.clause)
  if (!clause?.verb.isWork || clause.isNegated || clause.modality !== 'done' || !isReport(source))
    return undefined
  // What was almost finished is not.
  if (/\b(?:never|almost|nearly|pretty much|more or less)\b/.test(clause.adverb)) return undefined
  if (isHeadline(source, clause) || /\b(?:maybe|perhaps|probably|possibly)\b/i.test(source.body))
    return undefined
  if (
    clause.subject === 'this' &&
    // "It resets when the arm turns" tells of the thing, "it adds a check" under a subject line of the change.
    (clause.form !== 's' ||
      (/^(?:it|that)\b/i.test(splitLead(source.body).body) &&
        !source.sentence.section &&
        !isBelowTitle(source)) ||
      likelihood.solution < 0.45 ||
      likelihood.problem > likelihood.solution ||
      /^(?:allow|enable|let|make|ensure|provide|prove|work|help|cover|contain|include|show|give|take|start|stop|fail|continue|require)$/.test(
        clause.verb.base,
      ))
  )
    return undefined
  if (
    (clause.subject === 'i' || clause.subject === 'we') &&
    clause.form === 'base' &&
    !isAchieved(clause) &&
    !isResolved(clause) &&
    (likelihood.problem > 0.4 || !(likelihood.solution > 0.55 || isNewHabit(clause)) || isOldHabit(clause))
  )
    return undefined
  if (
    clause.subject === 'passive' &&
    (GRANTED.test(clause.verb.base) ||
      (likelihood.problem > Math.max(0.4, likelihood.solution) && !/^after\s\w+ing\s/.test(clause.rest)) ||
      /\b(?:no|any|when|if|than|by|whose|after|before|until|while|because|although|though|since|how|why)\b|^(?:what|done)\b|\([^)]*$/i.test(
        clause.object,
      ) ||
      /^(?:when|if|as|until)\b/.test(clause.rest) ||
      (clause.verb.base !== 'replace' && /\bby\s(?!\w+ing\b)/.test(` ${clause.rest}`)) ||
      // Under "Problems" a thing that was wrong was not made so by anybody.
      (/^(?:problem|cause|harm)$/.test(sentence.section ?? '') && !MENDING.test(clause.verb.base)) ||
      /,?\s(?:but|yet|however|among(?:st)?|which (?:caused|broke|meant))\b/.test(` ${clause.rest}`))
  )
    return undefined
  // "To opt in, wrap it first" tells the reader what to do.
  if (clause.subject === 'none' && clause.form === 'base' && /^(?:to|if|when|for)\b/i.test(clause.lead))
    return undefined
  // "Support complained about it": the first word is a noun.
  if (clause.subject === 'none' && clause.form === 'base' && NOUN_FIRST.test(clause.rest)) return undefined
  if (
    clause.subject === 'none' &&
    clause.form === 's' &&
    /^(?:now|still|no longer|always|never|often|currently|can|will|are|were|have)\s/.test(
      `${/^now\b/.test(clause.lead) || /\snow\b/.test(clause.rest) ? 'now' : clause.adverb} ${clause.rest}`.trim(),
    )
  )
    return undefined
  if (isMisread(clause)) return undefined
  const changed = changedPart(source, clause)
  if (!changed && NO_DEED.test(`${clause.verb.base} ${clause.rest}`)) return undefined
  if (clause.subject !== 'none' && isHistory(clause)) return undefined
  if (clause.subject === 'passive' && (wasDoneBefore(source, clause) || wasSuffered(source, clause)))
    return undefined
  if (/^revert "/.test(`${clause.verb.base} ${clause.rest}`) && sentence.kind !== 'title') return undefined
  if (/\?\s*$/.test(source.body)) return undefined
  if (
    clause.subject !== 'passive' &&
    ((/^(?:with|against|by|via|using|through)\s/.test(clause.rest) &&
      !ACCOMPANIED.test(clause.verb.base) &&
      !(AVOIDED.test(clause.verb.base) && /^using\s/.test(clause.rest))) ||
      lacksObject(clause.verb.base, clause.rest))
  )
    return undefined
  if (clause.subject === 'fault' || isMishap(clause)) return undefined
  const told = named(restOf(clause), clause)
  const rest =
    clause.form === 'past' && !isCausing(clause.verb)
      ? inOneTense(told)
      : sentence.kind === 'title'
        ? told.replace(SPLICED, ' and $1')
        : told
  if (
    !/\p{L}{2}/u.test(rest) ||
    (/^(?!(?:UTF|SHA|AES|ISO)-)[A-Z]+-\d+/.test(rest) &&
      !/^(?:release|publish|ship|upload)$/.test(clause.verb.base)) ||
    /^(?:[-\u2013\u2014]\s|#\d+|commit\b|that(?!\s\w+\s(?:to|into|from|with|for|in|on|so)\b)\b)/.test(rest) ||
    (!changed && /^if\b/.test(rest)) ||
    (rest.split(' ').length < 2 &&
      sentence.kind !== 'title' &&
      !(/^(?:passive|change)$/.test(clause.subject) && /^[a-z]{4,}$/.test(rest)) &&
      !(/^(?:i|we)$/.test(clause.subject) && clause.form === 'past' && NAMED.test(rest)) &&
      !isBareObject(clause, rest))
  )
    return undefined
  const who = clause.subject === 'we' ? 'we' : clause.subject === 'i' ? 'i' : 'nobody'
  return { source, clause, who, rest: withAdverb(rest, clause.adverb), ...(changed ? { changed } : {}) }
})

/** "I installed nginx": one word is enough where it is a name. */
const NAMED = /^(?=.*[A-Z\d._-]|.*x$)[A-Za-z][\w.+#-]{2,}$/

const MENDING =
  /^(?:fix|resolve|correct|replace|repair|solve|restore|remove|update|add|patch|revert|restart|recover|rebuild|adjust|change|swap|move|clean|mitigate|address|implement)$/

/** Verbs that need no object before "with". */
const ACCOMPANIED =
  /^(?:work|experiment|play|deal|start|begin|communicate|collaborate|integrate|comply|interface|sync|pair|meet|talk|help|fix|continue|finish)$/

/** "Avoid using the wrapper". */
const AVOIDED = /^(?:avoid|stop|start|prevent|keep|try)$/

const NOUN_FIRST =
  /^[a-z]{2,}ed\s(?:about|that|it|us|me|them|to|the|an?|on|in|for|with)\s|^[a-z]+\s(?:stay|remain|are|is|was|were|have|has|do|does|will|can|need|should|must)s?\s|^[a-z]+s\s(?:match|take|work|cost|show|use|seem|look|behave|point|live|go)\s(?:the|an?|to|with|fine|well|as|in|on|like)\b/

const NEEDS_OBJECT =
  /^(?:add|append|attach|create|delete|extract|implement|insert|introduce|remove|rename|replace)$/
const CHANGES = /^(?:change|fix|improve|update|modify|correct|clean|simplify)$/

/** "Added to the install list" lost what was added, "Changed in the parser" what was changed. */
export function lacksObject(verb: string, rest: string): boolean {
  if (CHANGES.test(verb)) return /^(?:in|of|at|for|on)\s/.test(rest)
  if (/^(?:test|verify|validate|check|run)$/.test(verb)) return /^(?:on|in|at)\s(?:\S+\s){0,2}\S+$/.test(rest)
  // "The fix shipped under a new tag".
  if (/^(?:ship|land)$/.test(verb)) return /^(?:under|as|in|with|on|to|at)\s/.test(rest)
  return NEEDS_OBJECT.test(verb) && /^(?:to|from|into|onto|in|of|at|for)\s/.test(rest)
}

/** What follows the verb, up to where the deed ends. */
function restOf(clause: Clause): string {
  const told = tidyPhrase(clause.subject === 'passive' ? activeRest(clause) : clause.rest)
  return withoutEnds(
    withoutQualityCommas(told)
      .replace(/^on:\s/, 'on ')
      .replace(/,?\sbut also\s|,?\sand\s(?:have|has)\s(?:also\s|now\s|since\s)?(?=[a-z]+ed\s)/, ' and ')
      .replace(clause.form === 's' ? SAID_OF_IT : /$^/, '$1')
      .replace(/,\simport from\s/, ', importing them from ')
      .replace(/:\s(?=(?:using|reusing|adding|removing|replacing|switching|moving|caching)\s)/, ' by ')
      .replace(ARROW, ' from $1 to $2')
      .replace(RESULT, result)
      .replace(LAST_ITEM, ' and $1')
      .replace(STATE, ', with $1$2'),
  )
}

/** "The build: 12 min -> 4 min", "Postgres 12 -> 15". */
const ARROW =
  /:?\s([~<>]?\d[\d.,]*\s?[%a-zA-Z]{0,7})\s?(?:->|=>|\u2192)\s?([~<>]?\d[\d.,]*(?:\s?[%a-zA-Z]{1,7}(?=[\s,.;)]|$))?)/

const withoutEnds = without(ENDS)

/** "Moves the rows and is based on the old script": who moved them is based on nothing. */
const SAID_OF_IT = /^((?:(?!\b(?:which|that|who)\b).)+?),?\sand\s(?:is|are|was|has been|has)\s.*$/

/** "..., values are stable". */
const STATE =
  /,\s((?:the\s)?(?:[a-z-]+\s){1,3}?)(?:is|are)\s(?:now\s)?((?:stable|green|gone|clean|correct|healthy|smooth|quiet|back|fine|fast)(?:\s(?:again|now))?)(?=[.!]*$)/

/** "A, B, and there are C": the list ends before the new statement. */
const LAST_ITEM = /,\s([^,]{3,60}),\sand there (?:is|are|was|were)\s.*$/

const RESULT =
  /,?\sand\s(?!(?:then|we|it|they|also|so)\b)((?:the\s)?(?:(?!and\s)[a-z][\w-]*\s){1,3}?)((?:instantly|immediately|quickly|finally|soon)\s)?(dropped|fell|improved|recovered|rose|returned|went|came(?=\sback)|(?:starts|runs|loads|boots|stays)(?=\s))((?:\s(?:to|back|from|by|down|up|in|at|flat|within|under)\s[^,;]*)?)(?=[.,;!]*$)/

/** "... and error counts dropped" is no deed of the list before it. */
function result(
  whole: string,
  thing: string,
  adverb: string | undefined,
  word: string,
  more: string,
): string {
  const verb = verbIn(word, 'past', 's')
  return verb ? `, with ${thing}${adverb ?? ''}${verb.forms.ing}${more}` : whole
}

/** "Drop the lock, add a queue": two deeds in a subject line. */
const SPLICED =
  /(?<=^[^,]+),\s(?=[^,]+$)(?!.*\sand\s)((?:add|remove|use|fix|drop|make|move|rename|replace|allow|enable|disable|improve|simplify|introduce|create|avoid|delete)\s)/

const OPENED =
  /^(?:as|since|because|when|once|after)\s((?:the|our|my)\s(?:[\w-]+\s){1,3}?)(?:is|are|was|were|has|had|have|does|do|did|doesn't|don't|didn't|isn't|aren't|wasn't|only)\s/i

/** "As the folder was stale, we cleared it": what "it" is stands in the opening. */
function named(rest: string, { lead }: Clause): string {
  const thing = /^(?:it|them)$/.test(rest) ? OPENED.exec(lead)?.[1]?.trim() : undefined
  return thing && /s$/.test(thing) === (rest === 'them') ? thing : rest
}

/** "We now close it", "to avoid this we just retry": present, but told of the change. */
function isNewHabit({ adverb, lead, rest }: Clause): boolean {
  return (
    /\b(?:now|just|simply|instead|already)\b/.test(adverb) ||
    /^(?:to|in order to|instead|now)\b/i.test(lead) ||
    isPastAfterAll(rest)
  )
}

/** "I mount the drive and ran the copy" slips from one tense into the other, and both are meant as past. */
function isPastAfterAll(rest: string): boolean {
  const next = /\sand\s(?:then\s)?([a-z]+)\s/.exec(rest)?.[1] ?? ''
  return verbIn(next, 'past') !== undefined && verbIn(next, 'base') === undefined
}

/** "I managed to fix it", "we had to revert": told in the base form, and done all the same. */
function isAchieved({ attitude }: Clause): boolean {
  return /^(?:managed|able|had|ended up|got|proceeded)\b/.test(attitude)
}

/** "We check it on most updates" tells what the program has always done. */
function isOldHabit({ rest }: Clause): boolean {
  return /\b(?:every|each|always|usually|often|whenever|most)\b|\bper (?:hour|day|minute|second|request)\b|\/(?:hour|day|s)\b/.test(
    rest,
  )
}

/** The deed with its verb in the given form: "added X and removed Y", "adding X and removing Y". */
export function tell(deed: Deed, form: VerbForm): string {
  const { verb, form: from } = deed.clause
  if (deed.changed)
    return `${verbOf('change')?.forms[form]} ${deed.changed} to ${verb.forms.base} ${deed.rest}`
  if (verb.base === 'support' && from === 'base')
    return `${verbOf('add')?.forms[form]} support for ${deed.rest}`
  return phraseIn(form, verb, from, deed.rest)
}

/** For a deed that changed what a program does: what it does now. */
export function tellNow(deed: Deed): string | undefined {
  return deed.changed && `${deed.changed} now ${phraseIn('s', deed.clause.verb, deed.clause.form, deed.rest)}`
}

export function isSubjectLine(deed: Deed): boolean {
  return deed.source.sentence.kind === 'title' && deed.source.body.split(' ').length >= 3
}

/** Where "Check the logs first" is advice, or a step for the reader. */
const NO_REPORT: ReadonlySet<string> = new Set(['lessons', 'testing'])
/** "The idea was to have it", "Challenges faced": what such a list holds was not done. */
const IMAGINED = /\b(?:ideas?|flow|algorithm|concept|challenges?|difficult(?:y|ies)|hurdles?|obstacles?)\b/i

/** "I moved the pump, but I still want to paint it" is done before it is a plan. */
const DONE_FIRST =
  /^(?:I|we)\s(?:(?:also|then|just|finally)\s)?[a-z]+\s[^,;:]{4,},?\s(?:but|though|and)\s(?:I|we)(?:'ll|\s(?:still\s|also\s)?(?:want|need|have|will|plan|hope|should|would))\b/i

function isReport({ sentence, likelihood, clause, body }: Weighed): boolean {
  if (
    sentence.box === 'empty' ||
    sentence.section === 'followup' ||
    sentence.section === 'boilerplate' ||
    sentence.kind === 'quote'
  )
    return false
  if (likelihood.followup > 0.6 && !(clause?.form === 'past' && DONE_FIRST.test(body))) return false
  const isBare = clause?.subject === 'none' && clause.form === 'base'
  if (isBare && (NO_REPORT.has(sentence.section ?? '') || IMAGINED.test(sentence.leadIn ?? ''))) return false
  const announced = readLeadIn(sentence.leadIn)
  return announced !== 'alternatives' && announced !== 'plans' && announced !== 'trouble'
}

/** "Parse less JSON" is what the program does: the deed was to change the program. */
function changedPart({ sentence, body }: Weighed, clause: Clause): string | undefined {
  // "Alerts are now sent by mail" is what the program does since.
  if (clause.subject === 'passive' && BEHAVIOURS.has(clause.verb.base) && /\b(?:is|are) now\s/.test(body))
    return 'the code'
  if (
    clause.subject !== 'none' ||
    clause.form !== 'base' ||
    clause.attitude === 'managed to' ||
    !BEHAVIOURS.has(clause.verb.base) ||
    // A program raises an error; a limit is raised by somebody.
    (clause.verb.base === 'raise' && !/(?:error|exception|warning|alert|alarm|event)s?\b/i.test(clause.rest))
  )
    return undefined
  // In a timeline or a list of steps "Check the logs" is what somebody did.
  const isSteps =
    sentence.section !== undefined && sentence.section !== 'solution' && sentence.section !== 'summary'
  if (sentence.kind !== 'title' && (isSteps || sentence.kind === 'item' || STUDYING.has(clause.verb.base)))
    return undefined
  const scope = sentence.kind === 'title' ? readTitle(sentence.text).scope : undefined
  return scope && /^[\w./ -]{2,30}$/.test(scope) ? scope : 'the code'
}

const TELLING_ADVERB =
  /\b(?:only|temporar(?:y|ily)|lazily|manually|automatically|partially|partly|explicitly|gradually|jointly|initially)\b/

/** Puts an adverb that changes the claim behind the object, since a bullet opens with the verb. */
function withAdverb(rest: string, adverb: string): string {
  const telling = TELLING_ADVERB.exec(adverb)?.[0].replace(/^temporary$/, 'temporarily')
  if (!telling || rest.includes(telling)) return rest
  if (telling === 'only') return `only ${rest}`
  const at = rest.search(
    /\s(?:to|by|when|if|so|because|for|in|with|instead|while|until|since|and|from)\s|[,;(]/,
  )
  return at > 0 ? `${rest.slice(0, at)} ${telling}${rest.slice(at)}` : `${rest} ${telling}`
}
