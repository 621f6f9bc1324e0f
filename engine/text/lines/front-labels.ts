import { lean } from '../../lean.ts'
import { roleOfHeading, type SectionRole } from '../../lexicon/headings.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { readVerb, verbIn } from '../clauses/verbs.ts'
import { pastSeries, tellsDeed } from './heading-deed.ts'
import type { Mark } from './inline.ts'

const GLUED =
  /^((?:[A-Z][a-z]+)(?:\s[A-Z][a-z]+){0,3})\s(?=(?:(We|I|It|There|They)|The|An?|Our|My|On|At|In|All|Some|One|Two|Due|During)\s(?!(?:[A-Z][a-z]+\s){2}))/

/** "Next Steps Improve the alerts": what follows is told to be done. */
const PLANS = lean(
  /^((?:Next|Future|Further|Remaining|Follow[- ]?[Uu]p|Action|Corrective|Preventi?ve|Preventative) (?:Steps?|Work|Plans?|Improvements?|Tasks?|Items?|Actions?|Measures?|Points?))\s(?=[A-Z][a-z]*\s)/,
)

const NOUN =
  /(?:tion|ment|pact|mary|ground|text|line|causes?|issues?|problems?|results?|outcomes?|status|solutions?|fix|workaround|symptoms?|findings|overview|steps|items|wrong|well|learned|factors|actions)$/i

/** "Root Cause The disk was full": a heading that was pasted without its line break. */
function gluedHeading(text: string): RegExpExecArray | null {
  const plans = PLANS.exec(text)
  if (plans && roleOfHeading(plans[1] ?? '')) return plans
  const found = GLUED.exec(text)
  const heading = found?.[1] ?? ''
  if (!found || !roleOfHeading(heading)) return null
  // "After I moved it" is no heading.
  if (!NOUN.test(heading)) return null
  // "Fix The broken header" is a deed in capitals.
  const isDeed = !heading.includes(' ') && verbIn(heading.toLowerCase(), 'base')?.isWork === true
  return isDeed && !found[2] ? null : found
}

/** "**Thoughts** The lamp was off": a label whose colon was left out. */
export function strongLabel(
  text: string,
  marks: readonly Mark[],
): { text: string; role?: SectionRole; end: number } | undefined {
  const end = marks.find(({ kind, start }) => kind === 'strong' && start === 0)?.end ?? 0
  const label = text.slice(0, end)
  if (
    end === 0 ||
    !/^[A-Z][a-z']+(?:\s[A-Za-z]+){0,2}$/.test(label) ||
    !/^\s(?:I|We|The|It|This|My|Our|There|Today)\s/.test(text.slice(end))
  )
    return undefined
  const role = roleOfHeading(label)
  if (!role)
    return /^(?:Thoughts?|Reflections?|Notes?|Learnings?)$/.test(label)
      ? { text: label, end: end + 1 }
      : undefined
  return verbIn(label.toLowerCase(), 'past') ? undefined : { text: label, role, end: end + 1 }
}

/** "**Extract pure logic:** Moved the code into a function": the label says what for, the sentence behind it what was done. */
export function aimBefore(
  text: string,
  marks: readonly Mark[],
): { text: string; end: number; role?: undefined } | undefined {
  const strong = marks.find(({ kind, start }) => kind === 'strong' && start === 0)
  const [whole = '', label = ''] = /^((?:[^\s:]+\s){1,3}[^\s:]+):\s+(?=\S)/.exec(text) ?? []
  if (!strong || !label || Math.abs(strong.end - label.length) > 1) return undefined
  const [first = '', second = ''] = label.split(' ')
  const next = /^[A-Za-z]+/.exec(text.slice(whole.length))?.[0]?.toLowerCase() ?? ''
  const isDeed =
    /^(?:i|we)$/.test(next) || readVerb(next).some(({ form, verb }) => form === 'past' && verb.isWork)
  return second && verbIn(first.toLowerCase(), 'base')?.isWork && isDeed
    ? { text: label, end: whole.length }
    : undefined
}

/** "Moved the pump to Linux. Why? It froze": asked in the middle of a paragraph, as a form does. */
export const ASKS_WHY = /^why(?: (?:this|that))?\?$/i
export const WHY = { text: 'Why', role: 'problem', end: 0 } as const

/** "Monitoring - A new rope is in place and we are watching it": how far the page of an incident was when it said so. */
const STAGE =
  /^(investigating|identified|monitoring|verifying|mitigated)\s?[-\u2013\u2014:]\s+(?=(?:We|The|An?|This|These|Our|All|Some|At|On|After|Following|It|There|Additional)\s)/i

/** "Root cause: the pool was full" starts with a label we know; "Note: ..." and "Foo: bar" do not. */
export function readLabel(text: string): { text: string; role: SectionRole; end: number } | undefined {
  const before = closedTicket(text) ?? namedChange(text)
  if (before) return before
  const stage = STAGE.exec(text)
  if (stage?.[1]) return { text: stage[1], role: 'summary', end: stage[0].length }
  const match =
    // "Fix (core only - no new flag): ..." says in brackets how far it goes.
    /^(\p{L}[\p{L} ]{1,20}\s\([^():]{1,60}\)):\s+(?=\S)/u.exec(text) ??
    // "Why? Nobody could read it" asks as a form does.
    /^(why|what|how(?:\s(?:was\s(?:this|it)\s)?tested)?|what (?:changed|happened))\?\s+(?=\S)/iu.exec(text) ??
    /^([\p{L}][\p{L} '/&()-]{1,48}?(?:\s#?\d{1,2})?)\s?(?::|\s[-\u2013\u2014])\s+(?=\S)/u.exec(text) ??
    gluedHeading(text)
  if (!match?.[1]) return undefined
  // "before: 4164 kB" is a measurement, not a section.
  if (
    /^(?:before|after|old|new)$/i.test(match[1]) &&
    /\d/.test(text.slice(match[0].length, match[0].length + 12))
  )
    return undefined
  // "Fixed: users being logged out" tells by its label what was done.
  if (
    /^(?:fixed|solved|resolved)$/i.test(match[1]) &&
    /^(?:[\w'-]+\s){1,6}?(?:not\s)?(?:being|[a-z]+ing)\s/.test(text.slice(match[0].length))
  )
    return undefined
  const role = isTrouble(match[1], text.slice(match[0].length)) ? 'problem' : roleOfHeading(match[1])
  // So is "Done: 2%", whose figure alone says nothing.
  if (
    role !== 'impact' &&
    role !== 'meta' &&
    /^\S{0,9}?\d\S*(?:\s\S{1,8})?$/.test(text.slice(match[0].length).trim())
  )
    return undefined
  return role
    ? { text: match[1], role: isDone(match, text) ? 'solution' : role, end: match[0].length }
    : undefined
}

/** What became of a ticket. */
const CLOSED = '(?:closed|resolved|solved|done)(?:,?\\s(?:closed|resolved|solved|fixed|done))?'
const TICKET = '(?:(?:support|help ?desk)\\s)?(?:ticket|case|issue|bug|incident|request)'

/** "Closed - tills freeze at noon", "Ticket closed: ...", "Bug 12 (closed, fixed): ...": how a ticket stands, before what it is about. */
const CLOSED_TICKET = new RegExp(
  `^((?:${CLOSED}\\s)?${TICKET}(?:\\s(?:no\\.?\\s?)?#?[A-Z]{0,6}-?\\d{1,7})?\\s?(?:\\(${CLOSED}\\)|\\[${CLOSED}\\]|[-\\u2013\\u2014]?\\s?${CLOSED})|(?:\\[${CLOSED}\\]|${CLOSED})(?=\\s?[-\\u2013\\u2014:]\\s[A-Z][a-z]+\\s)|closing this(?: one| ticket| issue)?|(?:fix(?:e[sd])?|close[sd]?|resolve[sd]?)\\s(?:#\\d+|[A-Z]{2,8}-\\d+))\\s?[-\\u2013\\u2014:]\\s+(?=[\\p{L}\\d])`,
  'iu',
)

/** "Hotfix: the till crashed on emoji": what was wrong, by its verb. */
const HOTFIX =
  /^(hot-?fix|bug ?fix):\s+(?=(?:[\w'-]+\s){1,5}?(?:crashed|failed|hung|froze|broke|lost|leaked|stalled|timed out|stopped|(?:did|could|was|were)(?:n't| not))\b)/i

/** Behind how a ticket stands it is said what was wrong, unless that is what was done. */
function closedTicket(text: string): { text: string; role: SectionRole; end: number } | undefined {
  const match = HOTFIX.exec(text) ?? CLOSED_TICKET.exec(text)
  if (!match?.[1] || /^done\s?[-\u2013\u2014:]/i.test(text)) return undefined
  const [first = ''] = /^[A-Za-z-]+/.exec(text.slice(match[0].length)) ?? []
  const word = first.toLowerCase()
  const isOrder = verbIn(word, 'base')?.isWork && !NOUN_VERBS.has(word)
  const isDeed = isOrder || verbIn(word, 'past')?.isWork || /^(?:I|we)$/i.test(first)
  return { text: match[1], role: isDeed ? 'solution' : 'problem', end: match[0].length }
}

/** "Lab 4, merge request: replace the old pump": what kind of change it is, before what it does. */
const NAMED_CHANGE =
  /^([\p{L}\d][\p{L}\d ,'-]{0,40}?(?:merge request|pull request|PR|MR|commit|patch)):\s+([a-z]+)\s(?=\S)/u

function namedChange(text: string): { text: string; role: SectionRole; end: number } | undefined {
  const match = NAMED_CHANGE.exec(text)
  if (!match?.[1] || !verbIn(match[2] ?? '', 'base')?.isWork) return undefined
  return { text: match[1], role: 'solution', end: match[0].length - (match[2] ?? '').length - 1 }
}

/** "Issue: the pump was started twice per tick" says what was wrong, "Issue: #12" only where it is written down. */
function isTrouble(label: string, told: string): boolean {
  return (
    /^issues?$/i.test(label) &&
    told.split(' ').length > 3 &&
    !/#\d|\w-\d+\b|https?:|^n\/a\b|^none\b/i.test(told)
  )
}

/** "Seat replaced": what it was done to stands first. */
const DONE_TO = /^(?:[\w-]+\s){1,3}?[a-z]{3,}ed(?=[,.;]|$|\s(?:and|in|on|to|with|by|from)\s)/

/** "Actions: Added a probe" tells what was done, "Actions: add a probe" what is to do. */
function isDone([whole, label = '']: RegExpExecArray, text: string): boolean {
  const [first = ''] = /^[A-Za-z-]+/.exec(text.slice(whole.length)) ?? []
  const word = first.toLowerCase()
  if (!/^(?:corrective )?actions?$/i.test(label)) return false
  return (
    (verbIn(word, 'past') !== undefined && verbIn(word, 'base') === undefined) ||
    DONE_TO.test(text.slice(whole.length))
  )
}

/** Below "Status" or "Week" somebody may tell what was done; names, numbers and days tell nothing. */
function isStatement(text: string): boolean {
  const [first = ''] = /^[A-Za-z-]+(?=\s)/.exec(text) ?? []
  return (
    text.split(' ').length >= 4 &&
    (/^(?:I|we)(?:'ve)?\s|\s(?:was|were|had|(?:has|have) been|(?:is|are) now|can now|no longer|does not|doesn't|did not|didn't|cannot|can't|could not|couldn't|fails|failed|crashes)\s/i.test(
      text,
    ) ||
      verbIn(first.toLowerCase(), 'past')?.isWork === true)
  )
}

/** What a template asks for, and what a diary may have worked on. */
const PART =
  /^(?:docs|documentation|links?|videos?|tags?|resources?|screenshots?|issues|release ?notes?|license)$/i

/** "I've added a link to the prompt": that the rules were read is no deed. */
function isOwnDeed(text: string): boolean {
  const [, word = ''] = /^(?:I|[Ww]e)(?:'ve|\shave)?\s(?:also\s|now\s|just\s)?([a-z]+)\s/.exec(text) ?? []
  return (
    verbIn(word, 'past', 'participle')?.isWork === true &&
    !/^(?:read|checked|tested|reviewed|followed)$/.test(word)
  )
}

/** "### Fix 2: Tightened the belt" heads what is told below it, and tells a deed itself; so does "Issue #1 - the lid was not shut". */
export function toldInHeading(
  heading: string,
): { label?: string; role?: SectionRole; start: number } | undefined {
  const number = /^\d{1,2}[.)]\s+/.exec(heading)?.[0].length ?? 0
  const label = readLabel(heading.slice(number))
  if (!label || (label.role !== 'solution' && label.role !== 'followup')) {
    const start = pastSeries(heading)
    if (tellsDeed(heading.slice(start), start > number)) return { start }
  }
  if (!label) return undefined
  const start = number + label.end
  const told = heading.slice(start)
  const [first = ''] = /^[A-Za-z-]+(?=\s\S+\s\S)/.exec(told) ?? []
  const isDeed =
    /^[a-z]{3,}ed\s(?:the|an?|our|my|its|all|each|every)\s/i.test(told) ||
    readVerb(first.toLowerCase()).some(
      ({ form, verb }) => verb.isWork && (form === 'past' || form === 'base'),
    )
  if (label.role === 'solution') return isDeed ? { label: label.text, role: 'solution', start } : undefined
  const isTrouble = label.role === 'problem' || label.role === 'cause' || /^issue/i.test(label.text)
  return isTrouble && !isDeed && isStatement(told)
    ? { label: label.text, role: label.role === 'cause' ? 'cause' : 'problem', start }
    : undefined
}

/** "**Side effects**: ..." and, below a line like it, "Side effects: ..." begin an entry of a form. */
const BOLD_LABEL = /^\s*\*\*[^*]{2,40}(?:\*\*\s?:|:\*\*)\s/
const LABELLED = /^\s*[A-Z][\w/&-]*(?:\s[\w/&-]+){0,3}:\s+\S/

/** "Root cause: ..." on a line of its own starts a new thought. */
export function startsWithLabel(text: string, previous: string): boolean {
  if (BOLD_LABEL.test(text) || (LABELLED.test(text) && LABELLED.test(previous))) return true
  const label = /^\s*\**([A-Za-z][A-Za-z ]{1,30}?(?:\s#?\d{1,2})?)\**:\**\s/.exec(text)?.[1]
  const role = label === undefined ? undefined : roleOfHeading(label)
  // A small letter may go on with a sentence, but not before what comes next.
  return role !== undefined && (/^\s*\**[A-Z]/.test(text) || role === 'followup')
}

/** "Root cause and resolution" heads both; from "to solve this" on the second is told. */
const BOTH =
  /\b(?:causes?|problems?|issues?)\b.*(?:\s(?:and|&)|\/)\s?(?:resolution|solution|fix|remediation|recovery|mitigation|remedy)/i
const ANSWERS = lean(
  /^(?:(?:in order )?to (?:solve|fix|resolve|address|mitigate|remedy|correct)\b|(?:(?:the|my|our) )?(?:\w+ )?(?:solution|fix|resolution|remedy|workaround) (?:was|is|involved|came)\b|(?:I|we|the team|it|this|that|(?:the|this) (?:[\w-]+ ){0,3}(?:issue|problem|bug|outage|incident|error|fault)s?) (?:was |were |has been |got |then |finally |eventually )*(?:fixed|resolved|solved|addressed|corrected|mitigated)\b)/i,
)

/** Whether a sentence below such a heading begins to tell how it was mended. */
export function answersCause(heading: string, text: string): boolean {
  return BOTH.test(heading) && ANSWERS.test(text)
}

/** What is told where a name, a number or a day was to be expected: "Issue: guests could not log in". */
export function roleAsTold(
  role: SectionRole | undefined,
  head: string | undefined,
  text: string,
): SectionRole | undefined {
  if ((role !== 'meta' && role !== 'boilerplate') || !isStatement(text)) return role
  if (/^issues?(?:\s#?\d{1,2})?$/i.test(head ?? '')) return 'problem'
  return role === 'meta' || (isOwnDeed(text) && PART.test(head ?? '')) ? undefined : role
}
