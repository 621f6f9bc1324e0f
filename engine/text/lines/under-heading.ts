import { lean } from '../../lean.ts'
import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { isPlainClause } from '../../writing/sentence/plain.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { readClause } from '../clauses/clauses.ts'
import { readVerb, verbIn } from '../clauses/verbs.ts'
import { isStatement, tellsTurn } from '../parting/own-statement.ts'
import type { Sentence } from './document.ts'

/** Headings of a changelog that say what was done to the things below them. */
const DONE: [RegExp, string][] = [
  [/^(?:added|additions?|new|what(?:'s| is) new|new (?:features?|functionality)|features added)$/i, 'Added'],
  [
    /^(?:(?!(?:planned|upcoming|future|missing|requested|proposed|desired|possible|potential|wanted|next|optional|needed|todo|to-do|unfinished|removed|deprecated|existing|current|open|more)\b)(?:[\w-]+ ){0,2}features|(?:implemented|delivered|completed) (?:features|functionality))$/i,
    'Implemented',
  ],
  [/^(?:removed|removals?|deleted)$/i, 'Removed'],
  [/^(?:shipped|launched)$/i, 'Shipped'],
]
/** What was implemented is so however it is grouped: "Features Implemented", "Core". */
const ALL_DONE = /^features? (?:implemented|built|delivered|completed)$/i
/** "The change consists of:" a list of new things. */
const LISTED = lean(
  /\b(?:the|this|these)\s(?:[\w-]+\s)?(?:enhancements?|changes?|pr|pull request|patch|commit|update|feature|release|work)\s(?:consists? of|includes?|comprises?|contains?|brings?)(?: the following)?:?$/i,
)
/** "This patch removes:", "I fixed the following bugs:": what was done to each thing of the list. */
const DONE_TO = lean(
  /^(?:(?:this|these|the|my|our)\s(?:[\w-]+\s)?(?:enhancements?|changes?|pr|mr|pull request|merge request|patch|commit|update|release|version|branch)\s|(?:I|we)(?:'ve|\shave)?\s)?(?:(?:also|now|mainly|further)\s)?([a-z]+)(\s(?:the following|these|several|some|a few|two|three|four|multiple)(?:\s[\w-]+){0,3})?\s?:$/i,
)
/** What is done to a thing that a list may name alone. */
const TO_THINGS =
  /^(?:add|introduce|create|implement|build|remove|delete|drop|fix|resolve|repair|correct|update|improve|refactor|rewrite|replace|extend|document|ship|deprecate|rename|migrate|restore|support|test|cover|optimize|optimise|move|change|enhance|simplify|clean)$/
const FIXED = /^(?:fixed|fixes|bug ?fixes|bugs fixed)$/i
const FAULT = lean(
  /^(?:(?:rare|random|occasional|possible|potential|wrong|missing|memory|off-by-one)\s){0,2}(?:crash(?:es)?|leaks?|typos?|deadlocks?|regressions?|flicker(?:ing)?|bugs?|races?|race conditions?|freezes?|hangs?|stutters?|stalls?|lag|jams?|overflows?)\s(?:in|on|if|when|while|after|at|during|with|of|for|caused)\b/i,
)

/** "Wrong rounding of doses". */
const WRONG_THING =
  /^(?:wrong|incorrect|invalid|broken|missing|duplicated?|stale|inconsistent)\s(?!(?:the|an?)\s)[a-z][^,;:]{3,100}$/i
/** "The page did not scroll": what nobody wanted, told as a statement. */
const WENT_WRONG =
  /\s(?:(?:did|does|do|was|were|is|are|could|can)(?:n't|\snot)|cannot|crash(?:e[sd])?|fail(?:s|ed)|hung|hangs|froze|freezes|broke|breaks|lost|loses|leak(?:s|ed)|stall(?:s|ed)|times out|timed out)\b/i

/** A fault that is told under "Fixed" or behind "Fix:" was fixed; one that more is told of stays as it is told. */
function faultFixed(text: string, isAlone: boolean): string | undefined {
  if (FAULT.test(text)) return `Fixed ${oneOf(small(text))}`
  if (WRONG_THING.test(text) && !isStatement(text)) return `Fixed ${small(text)}`
  return isAlone &&
    WENT_WRONG.test(text) &&
    !/^(?:it|this|that|they|these)\b/i.test(text) &&
    isFault(text) &&
    !/\b(?:now|anymore|any more)\b/i.test(text)
    ? `Fixed an issue where ${asSubject(text)}`
    : undefined
}

/** "Freeze on start" is one of its kind. */
function oneOf(fault: string): string {
  return fault.replace(
    /^(?=(?:crash|leak|typo|deadlock|regression|bug|race|freeze|hang|stutter|stall|jam)\s)/,
    'a ',
  )
}

/** "The outage was ended by:" a list of what somebody did. */
const BY_DOING =
  /\b(?:(?:resolv|mitigat|solv|restor|achiev|improv|reduc|handl|stabili[sz])e[ds]|(?:fix|address|accomplish)e[ds]|(?:repair|correct|end|recover|prevent)(?:ed|s)|remedie[ds]|work(?:ed|s) around)\b[^:;.]{0,60}\sby\s?:$/i
const NOT_DONE =
  /\b(?:can|could|will|would|should|may|might|must|to be|usually|often|normally|typically|not|never|is|are)\b|n't\b/i

const REMEDY =
  /^(?:the )?(?:fix|solution|resolution|remedy|what (?:it|this (?:pr|change|patch|commit|mr)) does)$/i
/** What names work, a state or a quantity, and no thing that is there since. */
const NO_MADE_THING =
  /^(?:none|no|not|more|less|fewer|same|see|manual|temporary|pending|unknown|tbd|n\/a|higher|lower|bigger|smaller)\b|\b(?:update|upgrade|downgrade|rollback|restart|reboot|replacement|change|removal|cleanup|rewrite|migration|reset|revert|release|patch|fix|hotfix|call|mail|talk)s?(?=$|[.,;]|\s(?:of|to|in|on|for|from|with|by)\b)/i
const HEAD =
  /^((?:an?\s|new\s)?(?:[a-z][\w-]*\s){0,3}?([a-z][\w-]*))\s(?:on|for|in|with|per|between|to|around|behind|before|after|of)\s/

/** "Fix: idempotency key on every request": what is there since then. */
function thingMade(text: string): string | undefined {
  const [first = ''] = small(text).split(/[,;]\s/)
  const [, thing = '', head = ''] = HEAD.exec(first) ?? []
  if (!COUNT_NOUNS.has(head) || FAULT.test(first) || WRONG_THING.test(first) || NO_MADE_THING.test(first))
    return undefined
  if (!isThing(first) || first.split(' ').length > 14) return undefined
  const article = /^an?\s/.test(thing) ? '' : /^(?:[aeio]|un(?!i)|up)/.test(thing) ? 'an ' : 'a '
  return `Introduced ${article}${first.replace(/[.!]+$/, '')}.`
}

/** "Closing the valve" as "Closed the valve". */
function asDone(text: string): string | undefined {
  const [, word = '', rest = ''] = /^([A-Za-z][a-z-]+ing)\s(.+)$/.exec(text) ?? []
  const verb = verbIn(word.toLowerCase(), 'ing')
  return verb?.isWork ? capitalise(phraseIn('past', verb, 'ing', rest)) : undefined
}

/** "Export to PDF" below "Added" is a thing that was added: the item with what its heading says; else nothing. */
export function tellUnderHeading(
  { kind, headings, label, leadIn, level, text: written }: Sentence,
  text: string,
  isAlone = false,
): string | undefined {
  const heading = headings.at(-1) ?? ''
  if (/^new$/i.test(label ?? '')) return isThing(text) ? `Introduced ${small(text)}` : undefined
  const remedy = REMEDY.test(label ?? '') ? thingMade(text) : undefined
  if (remedy) return remedy
  if (kind === 'item' || kind === 'prose') {
    const named = underLabel(label, written.endsWith(text) ? written : text, isAlone)
    if (named) return named
  }
  if (kind !== 'item' || label) return undefined
  if (leadIn && BY_DOING.test(leadIn) && !NOT_DONE.test(leadIn)) return asDone(text)
  if (FIXED.test(heading)) return faultFixed(text, isAlone)
  const isPart = LISTED.test(leadIn ?? '') && /^(?:an?|new|support)\s/i.test(text)
  const done = isPart
    ? 'Added'
    : ((level === 0 ? doneToEach(leadIn ?? '') : undefined) ??
      DONE.find(([pattern]) => pattern.test(heading))?.[1] ??
      (headings.some((one) => ALL_DONE.test(one)) ? 'Implemented' : undefined))
  if (done && MENDED.test(done) && isFault(text)) return `${done} an issue where ${asSubject(text)}`
  if ((done === 'Implemented' || /^what/i.test(heading)) && !isNamed(text)) return undefined
  return done && isThing(text.replace(WHAT_IT_DOES, ''))
    ? `${done} ${small(text).replace(WHAT_IT_DOES, ', so that$1')}`
    : undefined
}

const MENDED_BY = /^(?:Fixed|Solved|Resolved|Repaired) by [a-z]+ing\s/
/** "Gate alarm bug (seen in May)": a fault by its name, and no statement. */
const FAULT_NAMED =
  /^(?:the |an? )?((?:(?!(?:is|are|was|were|fix|fixed|fixing|and|or|the|no|not|with|when|after|due|known)\b)[\w./'-]+ ){1,5}(?:bug|issue|problem|error|leak|race|crash|regression|fault|mix-up|mismatch|deadlock|conflict))(?: \([^()]*\))?$/i

/** "Fixed by using its own timer" below "Gate alarm bug": the bug was fixed by that. */
export function mendedBelow(heading: string, text: string): string | undefined {
  if (!MENDED_BY.test(text)) return undefined
  const [, fault = ''] = FAULT_NAMED.exec(heading.trim()) ?? []
  return fault ? text.replace(' by ', ` the ${small(fault)} by `) : undefined
}

/** "Updated: the lamp driver", "**Cleaned up**: Removed two timers": a verb that is set as a label, and what it was done to. */
function underLabel(label: string | undefined, text: string, isAlone: boolean): string | undefined {
  const [, before = '', behind = ''] = label ? [text, label, text] : (LABELLED.exec(text) ?? [])
  if (/^(?:bug ?|hot)?fix$/i.test(before)) return faultFixed(behind, isAlone)
  const [word = '', up = ''] = before.split(' ')
  const verb = verbIn(word.toLowerCase(), 'past')
  if (!verb?.isWork || (up !== '' && up !== 'up') || /->|=>|\u2192|:\s/.test(behind)) return undefined
  const clause = readClause(behind)
  // What the label says is said again, and better.
  if (clause?.subject === 'none' && clause.form === 'past') return behind
  if (!TO_THINGS.test(verb.base)) return undefined
  const done = `${word}${up && ` ${up}`}`
  return MENDED.test(done) && isFault(behind)
    ? `${done} an issue where ${asSubject(behind)}`
    : isThing(behind) && !/\s[a-z]+ed (?:to|from|into|by)\s/.test(behind)
      ? `${done} ${small(behind)}`
      : undefined
}

const LABELLED = /^([A-Z][a-z]+(?: up)?):\s([^:]{3,200})$/

function isFault(text: string): boolean {
  return (isStatement(text) || isPlainClause(small(text))) && !tellsTurn(text)
}

/** What the sentence above a list says was done to all that it holds; "Fixes:" alone is a head. */
function doneToEach(leadIn: string): string | undefined {
  const [whole, word = '', following] = DONE_TO.exec(leadIn) ?? []
  const isHead = whole !== undefined && !following && /^[a-z]+\s?:$/i.test(whole)
  const verb = isHead ? undefined : verbIn(word.toLowerCase(), 's', 'past')
  return verb && TO_THINGS.test(verb.base) ? capitalise(verb.forms.past) : undefined
}

const MENDED = /^(?:Fixed|Resolved|Repaired|Corrected)$/

/** "Bell rings twice" behind "where". */
function asSubject(statement: string): string {
  return small(statement).replace(/[.!]+$/, '')
}

/** "Group tickets, teachers can now book a class": what came of the thing is told behind it. */
const WHAT_IT_DOES = /,(\s(?!so\b)(?:[\w-]+\s){1,4}?(?:can|now|no longer|is|are)\s.*)$/

/** A feature by its name, and not by what it does ("the bar adapts to the page") or how ("optionally check it"). */
function isNamed(text: string): boolean {
  const name = text.replace(/\s\([^()]*\)/g, '')
  const words = name.split(' ')
  const isActed = words.some((word, at) => {
    const forms = at === 0 || !/^[a-z]+$/.test(word) ? [] : readVerb(word)
    const isMany = /[^s]s$/.test(words[at - 1] ?? '')
    return forms.some(
      ({ form, verb }) => (form === 's' || (form === 'base' && isMany)) && !NOUN_VERBS.has(verb.base),
    )
  })
  return (
    !isActed &&
    !/[,+&;]|^[A-Za-z]+ly\s|^(?:same|implementation)\s|^(?:(?:new|breaking) (?:feature|change)|bug ?fix|code refactor|other)$/i.test(
      name,
    ) &&
    !isFault(name)
  )
}

/** No more than a noun and what belongs to it. */
function isThing(whole: string): boolean {
  const text = whole.replace(/\s?\([^()]*\)/g, '').replace(/\s(?:which|that)\s.*$/, '')
  if (
    text.split(' ').length < 2 ||
    /[:;?]|\b(?:is|are|was|were|has|have|can|will|now|you|it|not|we|I|[Tt]here)\b/.test(text)
  )
    return false
  const clause = readClause(text)
  if (!clause) return /^(?:an?\s|the\s|new\s)?[A-Za-z]/.test(text) && !/^\w+ed\s/i.test(text)
  const [word = ''] = text.toLowerCase().split(' ')
  return (
    clause.subject === 'none' &&
    (clause.form === 'base' || clause.form === 's') &&
    NOUN_VERBS.has(clause.form === 's' ? clause.verb.base : word) &&
    /^(?:to|from|for|in|of|on|via|with|by|as|over|per|at)\s/.test(clause.rest)
  )
}

/** Names and identifiers keep their capital. */
function small(text: string): string {
  return /^(?:An?|New|All|Old|Some|Several|The)\s/.test(text) ||
    /^[A-Z][a-z]+(?:-[a-z]+)?\s(?![A-Z])/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
