import type { Weighed } from '../../../facts/fields/select.ts'
import { BEHAVIOURS, STUDYING } from '../../../lexicon/verbs.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { type VerbForm, verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { partNamedIn } from '../../../text/lines/title.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { isBelowTitle } from './answers.ts'

/** What a program does as well as a person: it does so where the line says in which case. */
const EITHER =
  /^(?:keep|hold|fill|purge|flush|register|close|clear|free|release|evict|poll|refresh|reset|reconnect|notify|save|observe|redirect|expire|retain|preserve|pause|resume|prompt|ask)$/
const IN_CASE =
  /\s(?:if|when|whenever|unless|only (?:on|once|after)|every (?:\d|few|other|second|minute|hour|day|night)|on (?:every|each|startup|shutdown|start|resume|boot|exit|close|errors?|failure|timeout)|at startup|while|lazily|eagerly|more (?:often|aggressively|eagerly))\b/

/** "Keep the clock on if the sleep fails". */
function isConditional({ verb, rest }: Clause): boolean {
  return EITHER.test(verb.base) && IN_CASE.test(` ${rest}`)
}

/** "Read the notes" is what somebody did, "read the size and clamp each tile to it" what a program does. */
function isStudied({ verb, rest }: Clause): boolean {
  const next = verbIn(/\sand\s([a-z]+)\s/.exec(rest)?.[1] ?? '', 'base')
  return STUDYING.has(verb.base) && !(next?.isWork && !STUDYING.has(next.base))
}

/** "Fixed by checking the field first", "the fix was looking it up": a look that mends a fault is taken by the program each time. */
const REMEDY =
  /^(?:(?:I|we|this|it)\s)?(?:[a-z]+ly\s)?(?:fix|solve|resolve|correct|avoid|prevent|address)(?:e?d|e?s)?\s(?:(?:this|that|it|the\s[\w-]+)\s)?by\s|^(?:the|my|our)\s(?:\w+\s)?(?:fix|solution|workaround|trick)\s(?:was|is)\s/i
const LOOKS = /^(?:check|compare|verify|validate|look|test|read|detect|search|measure)$/
/** What programs look at, and when. */
const OF_DATA =
  /\b(?:strings?|null|undefined|empty|lists?|arrays?|files?|folder|directory|IDs?|fields?|values?|keys?|tokens?|headers?|flags?|index|input|requests?|responses?|rows?|columns?|query|parsing|loading|drawing|rendering|sending|saving|cache|collisions?|bounds|sizes?|config|settings?)\b|[\w)]\(\)|_\w/i

const EACH_TIME = /\b(?:before|whether|if|first|each time|every time|instead of|rather than)\b/

function isLookOfProgram({ sentence }: Weighed, { verb, rest, form }: Clause): boolean {
  if (!LOOKS.test(verb.base) || !OF_DATA.test(rest)) return false
  // "Solution: check whether the list is empty".
  const isNamed = sentence.section === 'solution' && sentence.label !== undefined && EACH_TIME.test(rest)
  return form === 'ing' ? REMEDY.test(sentence.text) : form === 'base' && isNamed
}

/** "Import in batches": what is done to nothing that is named, the program does. */
const MOVES_DATA =
  /^(?:import|export|upload|download|write|save) (?:in|via|with|from|through|asynchronously)\b/

/** What "we" stands for a program with. */
const AT_RUN_TIME =
  /^(?:acquire|allocate|call|cancel|catch|clear|close|compare|copy|count|dequeue|discard|draw|emit|enqueue|fetch|flush|free|hash|ignore|iterate|load|lock|log|loop|mark|notify|parse|pass|poll|pop|push|query|queue|raise|read|record|release|render|request|reset|retry|return|save|schedule|send|skip|sort|store|subscribe|throw|track|unlock|wait|walk|write)$/

const WITH_TEST =
  /,? and (?:also )?(?:adds?|added|adding) ((?:(?:an?|the|some|more|two|three) )?(?:[\w-]+ ){0,2}tests?\b.*)$/

/** "Return an empty list and add a test": the program does the first, and somebody who changes it the second. */
export function partTest(rest: string): [does: string, test: string] {
  const [whole = '', test = ''] = WITH_TEST.exec(rest) ?? []
  return [whole ? rest.slice(0, -whole.length) : rest, test]
}

/** "Changed the code to return an empty list and added a test". */
export function tellChanged(
  part: string,
  form: VerbForm,
  { verb, form: from }: Clause,
  manner: string,
  rest: string,
): string {
  const [does, test] = partTest(rest)
  const told = `${verbOf('change')?.forms[form]} ${part} to ${manner}${phraseIn('base', verb, from, does)}`
  return test ? `${told} and ${verbOf('add')?.forms[form]} ${test}` : told
}

/** "Parse less JSON" is what the program does: the deed was to change the program. */
export function changedPart(source: Weighed, clause: Clause): string | undefined {
  const { sentence, body } = source
  if (isLookOfProgram(source, clause)) return 'the code'
  // "Alerts are now sent by mail" is what the program does since.
  if (
    clause.subject === 'passive' &&
    BEHAVIOURS.has(clause.verb.base) &&
    /\b(?:is|are) (?:now\s|[a-z]+ed now\b)/.test(body)
  )
    return 'the code'
  // "Instead, we call the guests one by one" below a subject line: whenever the program runs, it does.
  if (
    clause.subject === 'we' &&
    clause.form === 'base' &&
    clause.modality === 'done' &&
    clause.attitude === '' &&
    !clause.isNegated &&
    AT_RUN_TIME.test(clause.verb.base) &&
    isBelowTitle(source)
  )
    return 'the code'
  // "We now only accept short names" below a subject line: the program does.
  if (
    clause.subject === 'we' &&
    clause.form === 'base' &&
    clause.modality === 'done' &&
    !clause.isNegated &&
    /\bnow\b/.test(clause.adverb) &&
    (BEHAVIOURS.has(clause.verb.base) || EITHER.test(clause.verb.base)) &&
    isBelowTitle(source)
  )
    return 'the code'
  // "Automatically reset the gauge": nobody does so by hand.
  const isOfItself = /\bautomatically\b/.test(clause.adverb)
  if (
    clause.subject !== 'none' ||
    clause.form !== 'base' ||
    clause.attitude === 'managed to' ||
    !(
      isOfItself ||
      BEHAVIOURS.has(clause.verb.base) ||
      (sentence.kind === 'title' &&
        (isConditional(clause) || MOVES_DATA.test(`${clause.verb.base} ${clause.rest}`)))
    ) ||
    // A program raises an error; a limit is raised by somebody.
    (clause.verb.base === 'raise' && !/(?:error|exception|warning|alert|alarm|event)s?\b/i.test(clause.rest))
  )
    return undefined
  // "Store cents as integers, migrate the rows in batches": the second is done by somebody.
  if (
    /^[^,;]+,\s(?:migrate|backfill|convert|rewrite|rename|port|deploy|refactor|document|upgrade)\s/.test(
      clause.rest,
    )
  )
    return undefined
  // In a timeline or a list of steps "Check the logs" is what somebody did.
  const isSteps =
    sentence.section !== undefined && sentence.section !== 'solution' && sentence.section !== 'summary'
  const isStep = isSteps || (sentence.kind === 'item' && !isOfItself) || isStudied(clause)
  if (sentence.kind !== 'title' && isStep) return undefined
  const scope = sentence.kind === 'title' ? partNamedIn(sentence.text) : undefined
  // "[LW] Log the type" has a mark of the team, not a thing.
  return scope && /^[\w./ -]{2,30}$/.test(scope) && !/^[A-Z]{1,3}$/.test(scope) ? scope : 'the code'
}
