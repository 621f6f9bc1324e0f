import { isOwnCause } from '../../facts/fields/own-cause.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import { lean } from '../../lean.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { BEHAVIOURS } from '../../lexicon/verbs.ts'
import { onceFor } from '../../once.ts'
import { isOrdered, namesDoer } from '../../text/clauses/by-whom.ts'
import { type Clause, splitLead } from '../../text/clauses/clauses.ts'
import { DATED } from '../../text/clauses/lead.ts'
import { isResolved } from '../../text/clauses/resolved.ts'
import { type VerbForm, verbOf } from '../../text/clauses/verbs.ts'
import { isPlural } from '../../text/nouns/plural.ts'
import { isLabelledThing } from '../figures/labelled-result.ts'
import { hasOath } from '../plainer/oaths.ts'
import { phraseIn } from '../sentence/inflect.ts'
import { tidyPhrase } from '../sentence/tidy.ts'
import { isBareObject } from './extent/bare-object.ts'
import { restOf } from './extent/deed-rest.ts'
import { answersTrouble, isBelowTitle, saysItMends } from './forms/answers.ts'
import { withBothDeeds } from './forms/both-deeds.ts'
import { runsByItself } from './forms/by-itself.ts'
import { changedPart, partTest, tellChanged } from './forms/changed-part.ts'
import { innerDeed } from './forms/inner-deed.ts'
import { isNewHabit, makesOne } from './forms/meant-as-past.ts'
import { RECOVERS } from './forms/recovery.ts'
import { withAdverb } from './forms/telling-adverb.ts'
import { isTroubleBeside } from './forms/trouble-beside.ts'
import { isMisread, isNameFirst, isSaidToYou } from './refused/misread.ts'
import {
  GRANTED,
  isHistory,
  isMishap,
  isOldHabit,
  isUnsure,
  lacksObject,
  STATES,
  tellsNoWork,
  wasDoneBefore,
  wasSuffered,
  wasTakenIn,
} from './refused/no-deed.ts'
import { isAchieved, isReported } from './refused/reported.ts'
import { isOldBurden } from './refused/suffered.ts'
import { isHeadline } from './titles/headline.ts'
import { titleDeed } from './titles/title-deed.ts'

/** Something the text says was done, ready to be told in any form. */
export type Deed = {
  source: Weighed
  clause: Clause
  who: 'i' | 'we' | 'nobody'
  /** What follows the verb, cleaned. */
  rest: string
  /** For a subject line that tells what the program does now: what was changed to do so. */
  changed?: string
  /** How the text says that it was taken back: "rolled it back". */
  undone?: string
}

/** "The store was rewritten as a tree": what it is now, and no reason. */
const MADE_INTO =
  /^as (?:an?\s|(?!(?:if|it|we|they|he|she|i|this|that|there|the|soon|well|before|expected|usual|all|most|some)\b)[a-z-]+\s)(?!.*\b(?:is|are|was|were|has|have|had|does|did|will|would|can|could)\b)/i

const AGAIN = /\s(?:(?:on|at) (?:every|each) (?!of\b)|every time|whenever|again and again|over and over)/

/** "Gate painted, but no lock yet": what else is to come takes nothing from it. */
const LEFT_OPEN =
  /,?\sbut\s(?:(?:with\s)?no\s[\w-]+(?:\s[\w-]+){0,2}\s(?:yet|so far|for now)|(?:still\s)?(?:lacks|needs|misses)\s[^,;]+|does(?:n't| not) have\s[^,;]+|(?:the|some|its|our|a few)\s(?:[\w-]+\s){1,3}(?:is|are)\s(?:still\s)?(?:open|missing|pending|outstanding|left|to (?:do|come|follow))|(?:still\s)?without\s[\w-]+(?:\s[\w-]+)?(?:\s(?:yet|so far|for now))?)(?=[.,;!]|$)/

/** The deed a sentence tells, if it tells one that was done and not only planned, tried, denied, weighed or asked of the reader. */
export const deedOf = onceFor((source: Weighed): Deed | undefined => {
  const { sentence, likelihood } = source
  const title = titleDeed(source)
  if (title) return { source, clause: title, who: 'nobody', rest: title.rest }
  const clause = innerDeed(source.clause)
  if (!clause?.verb.isWork || clause.isNegated || clause.modality !== 'done' || !isReported(source))
    return undefined
  if (hasOath(clause.rest)) return undefined
  if (isHeadline(source, clause) || isUnsure(clause, source.body)) return undefined
  if (/\b(?:sorta|sort of|kinda|kind of)\b/.test(clause.adverb) && ENDING.test(clause.verb.base))
    return undefined
  if (
    clause.subject === 'this' &&
    // "It resets when the arm turns" tells of the thing, "it adds a check" under a subject line of the change.
    (clause.form !== 's' ||
      (/^(?:it|that)\b/i.test(splitLead(source.body).body) &&
        !source.sentence.section &&
        !isBelowTitle(source)) ||
      // "This puts X in Y instead of Z" tells a change, whatever else it sounds like.
      (!/\b(?:instead of|rather than)\s/.test(clause.rest) &&
        !saysItMends(source, clause) &&
        (likelihood.solution < 0.45 || likelihood.problem > likelihood.solution)) ||
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
    (likelihood.problem > 0.4 ||
      !(
        likelihood.solution > leastOf(source, clause) ||
        isNewHabit(clause) ||
        makesOne(clause, likelihood.solution)
      ) ||
      isOldHabit(clause))
  )
    return undefined
  if (
    clause.subject === 'passive' &&
    (GRANTED.test(clause.verb.base) ||
      isOldBurden(source) ||
      wasTakenIn(clause) ||
      (likelihood.problem > Math.max(0.4, likelihood.solution) &&
        !/^after\s\w+ing\s/.test(clause.rest) &&
        !isTroubleBeside(source, clause)) ||
      /\b(?:no|any|when|if|than|by|whose|after|before|until|while|because|although|though|since|how|why)\b|^(?:what|done|once)\b|\([^)]*$/i.test(
        clause.object,
      ) ||
      (/^(?:when|if|as|until)\b/.test(clause.rest) && !MADE_INTO.test(clause.rest)) ||
      // "A lamp was lit at every turn": how it went on.
      (/\b(?:was|were)\b/.test(source.body) && sentence.kind === 'prose' && AGAIN.test(` ${clause.rest}`)) ||
      // "All lamps have been dimmed from afar since": what came of it.
      /\b(?:has|have) been\s.*\bsince[.!]*$/.test(source.body) ||
      (clause.verb.base !== 'replace' &&
        namesDoer(clause.rest) &&
        // "Grouped by customer", but "matched by volunteers".
        !(isOrderedOnce(clause) && !/s$/.test(PEOPLE.exec(tidyPhrase(clause.rest))?.[0] ?? ''))) ||
      // Under "Problems" a thing that was wrong was not made so by anybody.
      (/^(?:problem|cause|harm)$/.test(sentence.section ?? '') &&
        !MENDING.test(clause.verb.base) &&
        !RECOVERS.test(clause.verb.base)) ||
      /,?\s(?:but(?! otherwise\b)|yet|however|among(?:st)?|which (?:caused|broke|meant))\b/.test(
        ` ${clause.rest.replace(/\([^()]*\)|,?\s(?:which|that|who)\s(?!caused|broke|meant)[^,;]*$/g, '').replace(LEFT_OPEN, '')}`,
      ))
  )
    return undefined
  // "On my test board I limit the size": for a trial, and to be undone.
  if (/^(?:i|we)$/.test(clause.subject) && clause.form === 'base' && ON_TRIAL.test(source.body))
    return undefined
  // "Previously only matched piers" tells how it was.
  if (clause.subject === 'none' && /\b(?:previously|formerly|originally)\b/i.test(clause.lead))
    return undefined
  // "To opt in, wrap it first" tells the reader what to do, "to fix this, wrap it first" what the change does.
  if (
    isBareBase(clause) &&
    /^(?:in order to|to|if|when|for)\b/i.test(clause.lead) &&
    !answersTrouble(source, clause)
  )
    return undefined
  // "Also note the tests ran twice" is said to the reader.
  if (isBareBase(clause) && clause.verb.base === 'note' && sentence.kind !== 'title') return undefined
  // "2: sample B7, mix 4" names its columns.
  if (isBareBase(clause) && sentence.kind === 'row' && /^[^,]{1,40},\s/.test(clause.rest)) return undefined
  // "May 25th: finish the gate" is when it is to be done.
  if (isBareBase(clause) && DATED.test(clause.lead)) return undefined
  // Below "Root cause" "change skipped review" tells what a change did.
  if (isBareBase(clause) && /^(?:problem|cause|harm)$/.test(sentence.section ?? '')) return undefined
  // There "we used the wrong date" tells how it came about.
  if (isOwnCause({ clause, sentence })) return undefined
  // "Explain the changes you made" is what a template asks for.
  if (isBareBase(clause) && sentence.kind !== 'title' && isSaidToYou(clause.rest)) return undefined
  // "Support complained about it": the first word is a noun.
  if (clause.subject === 'none' && clause.form === 'base' && NOUN_FIRST.test(clause.rest)) return undefined
  if (isBareBase(clause) && isNameFirst(clause, sentence.kind)) return undefined
  if (
    clause.subject === 'none' &&
    clause.form === 's' &&
    /^(?:now|still|no longer|always|never|often|currently|can|will|are|were|have)\s/.test(
      `${/^now\b/.test(clause.lead) || /\snow\b/.test(clause.rest) ? 'now' : clause.adverb} ${clause.rest}`.trim(),
    )
  )
    return undefined
  if (runsByItself(clause)) return undefined
  // "This change only avoids the first of them" says what it does not do.
  if (/^(?:change|this)$/.test(clause.subject) && /\bonly\b/.test(clause.adverb)) return undefined
  // What a change helps to do was not helped with, and "our release took all day" is how long it took.
  if (clause.subject === 'change' && /^(?:help|take|need|cost|last|require)$/.test(clause.verb.base))
    return undefined
  if (isMisread(clause)) return undefined
  const changed = changedPart(source, clause)
  if (!changed && tellsNoWork(`${clause.verb.base} ${objectOf(clause)}${clause.rest}`)) return undefined
  if (clause.subject !== 'none' && isHistory(clause)) return undefined
  // "I built the first version by hand. This week I rewrote it".
  if (/^(?:i|we)$/.test(clause.subject) && source.features.includes('old state')) return undefined
  if (clause.subject === 'none' && isLabelledThing(source)) return undefined
  if (clause.subject === 'passive' && (wasDoneBefore(source, clause) || wasSuffered(source, clause)))
    return undefined
  if (/^revert "/.test(`${clause.verb.base} ${clause.rest}`) && sentence.kind !== 'title') return undefined
  if (/\?\s*$/.test(source.body)) return undefined
  if (
    clause.subject !== 'passive' &&
    !changed &&
    ((/^(?:with|against|by|via|using|through|instead of|rather than)\s/.test(clause.rest) &&
      !(GUARDED.test(clause.verb.base) && /^against\s/.test(clause.rest)) &&
      !ACCOMPANIED.test(clause.verb.base) &&
      !(AVOIDED.test(clause.verb.base) && /^using\s/.test(clause.rest)) &&
      !(isOrdered(clause.verb.base, clause.rest) && !clause.rest.includes(',')) &&
      !ALSO_DONE.test(clause.rest)) ||
      lacksObject(clause.verb.base, clause.rest))
  )
    return undefined
  if (clause.subject === 'fault' || isMishap(clause)) return undefined
  // "Ensured that the rows are whole" needs no "that".
  const told = named(restOf(clause), clause).replace(clause.verb.base === 'ensure' ? /^that\s/ : '', '')
  const rest = withBothDeeds(told, clause, sentence.kind === 'title')
  if (
    !/\p{L}{2}/u.test(rest) ||
    (/^(?!(?:UTF|SHA|AES|ISO|CVE|RFC)-)[A-Z]+-\d+/.test(rest) &&
      !/^(?:release|publish|ship|upload)$/.test(clause.verb.base)) ||
    /^(?:[-\u2013\u2014]\s|#\d+|commit\b|that(?!\s\w+\s(?:to|into|from|with|for|in|on|so)\b)\b)/.test(
      isBareBase(clause) && STATES.test(clause.verb.base) ? rest.replace(/^that\s/, '') : rest,
    ) ||
    // "When I looked I saw that": another statement follows at once.
    /^(?:I|we)\s(?:found|saw|noticed|got|discovered|realised|realized|learned)\s/.test(rest) ||
    (!changed && (clause.verb.base === 'ensure' ? /^(?:if|when|in)\b/ : /^if\b/).test(rest)) ||
    // "Chose the one that": what it does was cut off.
    /\s(?:that|which|who|whose)$/.test(rest) ||
    (rest.split(' ').length < 2 &&
      sentence.kind !== 'title' &&
      !(
        /^(?:passive|change)$/.test(clause.subject) &&
        (/^(?!(?:both|some|most|none|those|these|them|everything)$)[a-z]{4,}$/.test(rest) ||
          (clause.subject === 'passive' && CALLED.test(rest)))
      ) &&
      !(
        /^(?:i|we)$/.test(clause.subject) &&
        clause.form === 'past' &&
        (NAMED.test(rest) || MANY.test(rest))
      ) &&
      !isBareObject(clause, rest))
  )
    return undefined
  const who = clause.subject === 'we' ? 'we' : clause.subject === 'i' ? 'i' : 'nobody'
  return {
    source,
    clause,
    who,
    rest: withAdverb(rest, clause.adverb, isBareBase(clause)),
    ...(changed ? { changed } : {}),
  }
})

/** "Glued with resin and sanded the whole deck": the second deed says to what. */
const ALSO_DONE = /^with\s[^,;]{2,40}?\sand\s[a-z]+ed\s(?:the|an?|any\w*|all|every\w*|each|both|our|my|\d)/

/** What was added to "for the export" stands before the verb: "a page was added for the export", "the page was fixed by adding X". */
function objectOf({ subject, object, rest }: Clause): string {
  return subject === 'passive' &&
    /^(?:with|for|by\s[a-z-]+ing|to (?:be|the)|in|on|at|from|as|into)\s/.test(rest)
    ? `${object} `
    : ''
}

/** "Grouped by day" is done once; what a program sorts by name it sorts all the time. */
function isOrderedOnce({ verb, rest }: Clause): boolean {
  return isOrdered(verb.base, rest) && !BEHAVIOURS.has(verb.base)
}

function isBareBase({ subject, form }: Clause): boolean {
  return subject === 'none' && form === 'base'
}

/** What was "sort of" brought to an end was not. */
const ENDING = /^(?:finish|complete|fix|solve|resolve|repair)$/

/** "I installed nginx": one word is enough where it is a name. */
const NAMED = /^(?=.*[A-Z\d._-]|.*x$)[A-Za-z][\w.+#-]{2,}$/
/** "`read_row` was rewritten": what is written as no word is. */
const CALLED = /^(?=.*[a-z])(?=.*(?:[_.(]|[a-z][A-Z]))[\w.()]{4,}$/
/** "I added enemies": of which many were made. */
const MANY =
  /^(?!(?:things|others|ones|changes|updates|fixes|issues|bugs|always|perhaps|besides|sometimes|upwards|afterwards)$)[a-z]{4,}[^s]s$/

const MENDING =
  /^(?:fix|resolve|correct|replace|repair|solve|restore|remove|update|add|patch|revert|restart|recover|rebuild|adjust|change|swap|move|clean|mitigate|address|implement)$/

/** Verbs that need no object before "with". */
const ACCOMPANIED =
  /^(?:work|coordinate|liaise|partner|consult|negotiate|sit|experiment|play|deal|start|begin|communicate|collaborate|integrate|comply|interface|sync|pair|meet|talk|help|fix|continue|finish)$/

/** "Guard against a missing name". */
const GUARDED = /^(?:guard|protect|defend|harden|insure)$/

/** "Avoid using the wrapper". */
const AVOIDED = /^(?:avoid|stop|start|prevent|keep|try)$/

const NOUN_FIRST = lean(
  /^at\s\d{1,2}[:.]\d|^[a-z]+\s[a-z]{3,}ed\s(?:\d+|at|like|again|until|when|because)\b|^[a-z]{2,}ed\s(?:about|that|it|us|me|them|to|the|an?|on|in|for|with|via|by|from|at)\s|^[a-z]+\s(?:stay|remain|are|is|was|were|have|has|do|does|will|can|need|should|must)s?\s|^[a-z]+s\s(?:match|take|work|cost|show|use|seem|look|behave|point|live|go)\s(?:the|an?|to|with|fine|well|as|in|on|like)\b/,
)

const ON_TRIAL = lean(
  /^(?:and,?\s)?(?:on (?:my|our|the|a) (?:(?:test|local|own|development|dev) )?(?:boards?|platform|machine|setup|laptop|bench|rig)|for (?:testing|the test|this test)|(?:to|in order to) (?:test|reproduce|simulate|mimic)\b)|\bto (?:simulate|mimic|reproduce) (?:the|an?)\s/i,
)

const OPENED =
  /^(?:as|since|because|when|once|after)\s((?:the|our|my)\s(?:[\w-]+\s){1,3}?)(?:is|are|was|were|has|had|have|does|do|did|doesn't|don't|didn't|isn't|aren't|wasn't|only)\s/i

/** "As the folder was stale, we cleared it": what "it" is stands in the opening. */
function named(rest: string, { lead }: Clause): string {
  const thing = /^(?:it|them)$/.test(rest) ? OPENED.exec(lead)?.[1]?.trim() : undefined
  return thing && /s$/.test(thing) === (rest === 'them') ? thing : rest
}

/** Below a subject line "I sort the rows first" is how the writer's change does it; "we" may be the program. */
function leastOf(source: Weighed, { subject }: Clause): number {
  return subject === 'i' && isBelowTitle(source) ? 0.35 : 0.55
}

/** "Correctly close the gate": closed it was before. */
function manner({ clause, rest }: Deed): string {
  const how = /\b(?:correctly|properly|safely|explicitly|consistently|always|only)\b/.exec(clause.adverb)?.[0]
  return how && !rest.includes(how) ? `${how} ` : ''
}

/** The deed with its verb in the given form: "added X and removed Y", "adding X and removing Y". */
export function tell(deed: Deed, form: VerbForm): string {
  const { verb, form: from } = deed.clause
  // What was taken back is not told as if it had lasted.
  if (deed.undone && form === 'past' && !deed.rest.includes(deed.undone))
    return `${tell({ ...deed, undone: '' }, form)} and ${deed.undone}`
  if (deed.changed) return tellChanged(deed.changed, form, deed.clause, manner(deed), deed.rest)
  if (verb.base === 'support' && (from === 'base' || from === 's'))
    return `${verbOf('add')?.forms[form]} support for ${deed.rest}`
  return phraseIn(form, verb, from, deed.rest)
}

/** For a deed that changed what a program does: what it does now; "samples" are many, "vfs" is a name. */
export function tellNow(deed: Deed): string | undefined {
  if (!deed.changed) return undefined
  const form = /[a-z]{4,}s$/.test(deed.changed) && isPlural(deed.changed) ? 'base' : 's'
  const only = /\bonly\b/.test(deed.clause.adverb) && !/\bonly\b/.test(deed.rest) ? 'only ' : ''
  return `${deed.changed} now ${only}${phraseIn(form, deed.clause.verb, deed.clause.form, partTest(deed.rest)[0])}`
}

export function isSubjectLine(deed: Deed): boolean {
  const { sentence, body } = deed.source
  const gap = body.indexOf(' ')
  // It has three words or more.
  return sentence.kind === 'title' && gap >= 0 && body.includes(' ', gap + 1)
}
