import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isOnlyDay } from '../extent/loose-tail.ts'
import { GRANTED } from './no-deed.ts'
import { wentOnByItself } from './of-themselves.ts'

/** How a thing went by itself: "the release deployed fine". */
const WENT =
  /^(?:fine|well|great|correctly|properly|perfectly|reliably|cleanly|smoothly|successfully|flawlessly|ok(?:ay)?|as (?:expected|planned|intended)|without (?:an?\s|any\s)?(?:problem|issue|incident|error|hitch)(?:e?s)?)\b/

const COMPARED =
  /(?:,|\sand)\s(?:and\s)?(?:fewer|faster|less|more|smaller|higher|better|shorter|quicker|simpler|cleaner)\s/

/** Verbs that need an object, without one. */
const LEFT_OPEN = lean(
  /^(?:require|need|expect|allow) (?:for|by|in|to|since|as)\b|^(?:call|invoke|trigger|expose|define|declare|mark|treat|serve|display|show|name|intend|mean|keep) (?:from|as|by|inside|under|when|whenever)\b|^(?:detect|discover|notice|observe|report|identify|see) (?:on|in|at|by|during|after)\b/,
)

const WRONG_THING =
  /^(?!(?:the|an?|another|all|any|our|my|some|these|those|more|new|old|two|three|missing|known|unknown|open|existing|unhandled)\s)[\w-]+(?:\s[\w-]+){0,2}\s(?:problems?|issues?|failures?|bugs?)$/i
/** What one does to what is wrong. */
const DEALS =
  /^(?:fix|handle|address|report|log|track|trace|debug|catch|correct|return|throw|raise|surface|show|display|document|file|resolve|solve|prevent|avoid|investigate|reduce|eliminate|remove|mitigate|close|list|ignore|detect|find|work|cause|create|introduce|diagnose|repair|remedy|clear|tackle|triage|expose|reproduce|test|check|workaround)$/

/** A bare noun with a verb of its own right behind it. */
const DID_NOT =
  /^(?!(?:that|which|who|what|how|why|where|when|if|it|they|he|she|we|I|you|the|an?|my|our|all|this|these|those|some|and|or)\s)(?:(?!(?:but|and|or|so|which|that|who|it|they|I)\s)[a-z-]+\s){1,3}(?:did|does|do|was|were|could|would|has|have|had)(?:n't|\snot)\s/
/** What may govern a statement without a "that". */
const SAYS =
  /^(?:ensure|verify|confirm|notice|realise|realize|see|prove|learn|think|know|believe|say|tell|decide|make|guarantee|state|note|mention|observe|suspect|assume)$/

/** "Upgraded gateways, including the one in the hall, were unable to start": what was said of them. */
const OWN_VERB = lean(
  /^(?:(?!(?:that|which|who|whose|where|when|if|because|so|and|but|as|how|what|why|until|after|before|since|than|whether|to|of|it|they|there|by|from|with|for)\b)[\w'./-]+\s){0,3}[\w'./-]+(?:,\s(?:including|especially|such as)\s[^,]{2,60},)?\s(?:was|were|is|are|has|have|had)\s(?:unable|able|not|no longer|now|still|also|already|passing|failing)\b/,
)
/** "Added feet resolved the wobble": the feet did. */
const OWN_FEAT =
  /^(?:(?!(?:an?|the|our|my|or|and|then|all|some|more|new|from|of|in|on|to|with|for|at|by|into)\s)[\w-]+\s){1,3}(?:resolved|fixed|solved|improved|reduced|eliminated|helped|prevented|stopped)\s(?!(?:by|in|on|with|to|from|at|for|during|as|since|when|last|earlier|upstream|recently|today|yesterday|this|via|through|and|or)\b)\w/
const TESTIFIES =
  /^(?:check|test|validate|determine|assert|show|document|explain|detect|hope|require|expect|find|discover|debug|report)$/
/** "Unregistered Runner Error after a Restore" names what went wrong, "Cached lookup version: 3 ms" a way that was measured. */
const NAMED_FAULT =
  /^(?:[A-Z][\w-]*\s){1,3}(?:Error|Failure|Exception|Crash|Outage|Timeout)s?(?=$|\s(?:after|in|on|when|during|due|with|for)\b)/
const MEASURED_WAY =
  /^(?:\S+\s){0,5}(?:implementation|version|code|build|run|path|variant|query|loop|approach)\W*:\s[~<>]?\d/i

function isMisreadPast({ rest, verb }: Pick<Clause, 'rest' | 'verb'>): boolean {
  if (SAYS.test(verb.base) || TESTIFIES.test(verb.base)) return false
  if (OWN_VERB.test(rest) || OWN_FEAT.test(rest)) return true
  return (
    MEASURED_WAY.test(rest) ||
    (NAMED_FAULT.test(rest) && !DEALS.test(verb.base) && !/^(?:simulate|inject|induce)$/.test(verb.base))
  )
}

/** "Fixed the edge mask (bug #46) by Avram Kolman" is his; "the fault reported by Avram Kolman" was only reported by him. */
function isCredited({ rest, verb }: Pick<Clause, 'rest' | 'verb'>): boolean {
  const [, before = ''] = /([^\s(]+)\sby\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+[.)]*$/u.exec(rest) ?? []
  return (
    before !== '' &&
    /^(?:fix|add|remove|improve|update|refactor|correct|rename|introduce|support|clean)$/.test(verb.base) &&
    !verbIn(before, 'participle', 'past')
  )
}

const LOG_NAMED =
  /^(?:\w+\s){0,2}(?:diary|journal|logbook|log book|notebook|devlog)\b|^(?:notes?|logs?|reports?)\s?(?:\(|\d|of\b|for\b|from\b)/i

const REPORT =
  /^(?:[A-Z][\w-]*\s){1,5}(?:Report|Post-?[Mm]ortem|Review|Summary|Notes|Log|Incident|Outage|Overview|Retrospective)(?:\s\(?#?\d+\)?)?$/

const SHOWN = /^(?:benchmark|test|screenshot|measure|profile|sketch|graph|plot|trace|picture)$/
const SHOWN_WHERE = /^(?:in|on|at|below|above|attached|under|from|to follow|before|after)(?:\s|$)/
/** Where a thing was told of or came from, and then what it does. */
const SAID_OF_NEXT =
  /^(?:up\s|out\s)?(?:as\s|by\s|in\s(?:#\d|v?\d|commit\b|PR\b|pull request\b|version\b|release\b))[^,;:]{0,60},\s(?:this|these|that|the)\s(?:[\w'./-]+\s){1,5}?(?:is|are|was|were|has|have|had|can|could|will|does|did|[a-z]{3,}[^s\W]s)\s/i

/** "I added /etc/hosts", "removed the /health route": a folder or an address, where "left/right keys" are two words. */
function isPath({ subject, form, rest }: Clause): boolean {
  if (/^(?:i|we)$/.test(subject)) return /^\/[\w.~-]/.test(rest)
  if (/^\/[\w.~-]+\s(?:endpoint|route|path|page|folder|directory|file)\b/.test(rest)) return true
  return form === 'past' && /^\/[\w.~-]+(?:\/|\s(?:to|from|in|with|for|on)\b)/.test(rest)
}

/** "Submitted by: Ann (Sales)" fills in a form. */
const FIELD = /^(?:by|on|at|to|for|from|in|with|via|until|during)\s?:(?:\s|$)/

/** Whether the word taken for the verb of a deed is none: "left/right keys", "limits only", "the release deployed fine". */
export function isMisread(clause: Clause): boolean {
  const { subject, form, rest, verb, object } = clause
  // "Update 3rd May 2022: the vendor has moved it" is dated, and nothing was updated.
  if ((/^[/&]/.test(rest) && !isPath(clause)) || isOnlyDay(rest.replace(/:\s.*$/, ''))) return true
  if (wentOnByItself(clause) || FIELD.test(rest)) return true
  // What one did not do, and what a thing did.
  if (/^(?:refrain|abstain|exceed)$/.test(verb.base)) return true
  // "Thread pool saturation", "disk pressure": a thing of machines.
  if (subject === 'none' && form === 'base' && verb.base === 'thread' && !/^(?:the|an?|all)\s/.test(rest))
    return true
  // "Fixes applied - 3 May": what the page is.
  if (form === 's' && /^(?:applied|made|done|implemented|deployed|needed|required|pending)\b/i.test(rest))
    return true
  // "Fixed and shipped with a check" does not say what.
  if (
    subject === 'none' &&
    form === 'past' &&
    /^and\s[a-z]+ed(?:\s(?:with|in|on|to|for|by|at)\b|[.!]?$)/.test(rest)
  )
    return true
  // "Lower memory use, fewer crashes": what is better, not what was lowered.
  if (subject === 'none' && form === 'base' && verb.base === 'lower' && COMPARED.test(rest)) return true
  // "Double submit token", "triple glazing": how many there are.
  if (
    form === 'base' &&
    /^(?:double|triple|halve)$/.test(verb.base) &&
    !/^(?:the|our|my|its|all|max|each|every|both|number)\b/.test(rest)
  )
    return true
  // "Lost crates are sought again now and visible on the board": how they are, beside what is done to them.
  if (
    subject === 'passive' &&
    /^(?:again\s|now\s)*and\s(?:visible|available|ready|easy|safe|free|open|live|online)\b/.test(rest)
  )
    return true
  // "The yard was done over three evenings" does not say what was done there.
  if (
    subject === 'passive' &&
    verb.base === 'do' &&
    !/(?:ing|(?<!produc)tion|sion|ment|ysis|work|upgrade|update|move|roll-?out|review|check|clean-?up|set-?up|research|rewrite|tests?|switch|swap|backups?|repairs?|changes?|design|drawings?)s?$/i.test(
      object,
    )
  )
    return true
  // "Accepted in 6.6": by whoever decides.
  if (
    subject === 'none' &&
    form === 'past' &&
    ((GRANTED.test(verb.base) && /^(?:in|into|by|for|to|at|on|as)\s/.test(rest)) ||
      (verb.base === 'merge' && /^(?:after|within|without|upstream)\b/.test(rest)))
  )
    return true
  // "Planned reports did not help" tells of the reports.
  if (
    subject === 'none' &&
    form === 'past' &&
    DID_NOT.test(rest) &&
    !DEALS.test(verb.base) &&
    !SAYS.test(verb.base)
  )
    return true
  if (subject === 'none' && form === 'past' && isMisreadPast({ rest, verb })) return true
  if (subject === 'none' && isCredited({ rest, verb })) return true
  // "Called from the start page": what happens to it there.
  if (subject === 'none' && form === 'past' && LEFT_OPEN.test(`${verb.base} ${rest}`)) return true
  // "Files moved (3)" counts things.
  if (subject === 'none' && form === 's' && /^[a-z]+ed(?:\s?\(\d+\)|:|$)/.test(rest)) return true
  // "Issues in the last deploy" names things.
  if (
    subject === 'none' &&
    form === 's' &&
    /^(?:issue|question|concern|request|report|result)$/.test(verb.base)
  )
    return true
  // "Notes on the scan", "Updates from the workshop" head what follows.
  if (
    subject === 'none' &&
    form === 's' &&
    /^(?:note|comment|update|work|plan|review|log|record|look|thought)$/.test(verb.base) &&
    /^(?:(?:on|from|about|for|of|at)\s|to (?:my)?self\b)/.test(rest)
  )
    return true
  // "Benchmarks in the first comment", "Screenshots attached" say where they are.
  if (subject === 'none' && form === 's' && SHOWN.test(verb.base) && SHOWN_WHERE.test(rest)) return true
  // "Brought up as a worry in #12, this lock is held too long" is said of the lock.
  if (subject === 'none' && form === 'past' && SAID_OF_NEXT.test(rest)) return true
  // "Work diary of a trainee", "Notes (garden and code)" name what follows.
  if (subject === 'none' && /^(?:base|s|ing)$/.test(form) && LOG_NAMED.test(`${verb.forms[form]} ${rest}`))
    return true
  // "Hosted Piano Postmortem Report" is the report of who is called so.
  if (subject === 'none' && form === 'past' && REPORT.test(rest)) return true
  // "Link to the document: ..." says where it is.
  if (
    subject === 'none' &&
    form === 'base' &&
    /^link to (?:the |my |our |this )?[\w-]+(?::|$)/.test(`${verb.base} ${rest}`)
  )
    return true
  // "Push connection problems" names what is wrong.
  if (subject === 'none' && form === 'base' && WRONG_THING.test(rest) && !DEALS.test(verb.base)) return true
  // "Updates to the lamp:" is the heading of a list.
  if (subject === 'none' && form === 's' && /^(?:to|for|in|on)\s[^:]{2,60}:$/.test(rest)) return true
  // "Works well at constant load" tells of the thing.
  if (subject === 'none' && verb.base === 'work' && WENT.test(rest)) return true
  if (subject === 'none' && form === 's')
    return /^(?:only|too|are|is|were|was|and|or|become|became|have|need|can|will)\b|^(?:for|of|in|on|from|with|to)\s(?:(?!\b(?:that|which|who|when|if|because|so)\b).)*\s(?:is|are|was|were|has|have|can|will|do|does)\b/.test(
      rest,
    )
  return subject === 'change' && form === 'past' && WENT.test(rest)
}

const OBJECT = /^(?:the|an?|its|my|our|their|all|two|three|four|five|no|it|them|me|us|this)$/
const FINITE = /^(?:is|are|was|were|has|have|had|went|gave|took|turned|proved|made|seems?|seemed)$/

/** "Scaling it down moved the queue" and "Moving the lists has gone well" tell of the scaling and the moving, not of who did it. */
export function isDoer(gerundRest: string): boolean {
  const words = gerundRest.split(' ')
  const open = words.findIndex(
    (word) =>
      /^(?:that|which|who|how|what|when|where|why|if|because|and|to)$/.test(word.replace(/\W/g, '')) &&
      !isGoal(word, words),
  )
  const main = open < 0 ? words : words.slice(0, open)
  return main.some(
    (word, index) =>
      index > 0 &&
      ((FINITE.test(word) && !/^(?:I|we|you|it|they|to)$/.test(main[index - 1] ?? '')) ||
        ((OBJECT.test(main[index + 1] ?? '') || /^[~\d]/.test(main[index + 1] ?? '')) &&
          verbIn(word, 'past', 's')?.isWork === true)),
  )
}

/** In "to zero" no verb follows. */
function isGoal(word: string, words: readonly string[]): boolean {
  return word === 'to' && verbIn(words[words.indexOf(word) + 1] ?? '', 'base') === undefined
}

/** "Save and Load System" and "Save and Load" alone on a line name a thing, "Engineer replaced the belt" tells who did it. */
export function isNameFirst({ verb, rest }: Clause, kind: string): boolean {
  if (verb.base === 'engineer') return /^[a-z]+(?:ed|s)\s/.test(rest)
  return kind !== 'title' && /^(?:and|&) [A-Z][a-z]+(?: [A-Z]|$)/.test(rest)
}

/** "Explain the changes you made" is said to the reader; in "a bug where lamps you light go out" it is whoever uses the thing. */
export function isSaidToYou(rest: string): boolean {
  return /\b(?:you|your|you've)\b/i.test(rest) && !FAULT_FOR_YOU.test(rest)
}

const FAULT_FOR_YOU =
  /^(?:an?|the|some|two|several)\s(?:[\w-]+\s){0,3}?(?:bugs?|issues?|problems?|crash(?:es)?|errors?)\s(?:where|that|when|in which)\s/
