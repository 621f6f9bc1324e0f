import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { roleOfHeading } from '../../lexicon/headings.ts'
import { mayOpenName } from '../clauses/compound.ts'
import { verbIn } from '../clauses/verbs.ts'
import { dayMark } from './day-marks.ts'
import { pastSeries, tellsDeed } from './heading-deed.ts'

/** A subject line taken apart: "fix(parser)!: Accept empty input (#12)" or "PAY-482: Retry checkout". */
export type Title = {
  /** What the line says once prefixes and numbers are off, as positions in the line. */
  start: number
  end: number
  /** The conventional type, such as "fix" or "perf". */
  type?: string
  /** A package, path or area that stands before the colon. */
  scope?: string
  /** A part within that one: "libgate: open_lid: ...". */
  inner?: string
  ticket?: string
}

const TYPES =
  '(?:fix(?:e[sd])?|bug) (?:a |the )?(?:bug|issue|problem|fix)|feat|feature|fix|fixed|bug|bugfix|hotfix|perf|performance|refactor|chore|docs?|tests?|build|ci|style|revert|ref|ux|dev|security|sec|a11y|a11ly|deps|enhancement|enh|mnt|maint|impr|improvement|wip'
const CONVENTIONAL = new RegExp(`^(${TYPES})(?:\\(([^()]{1,60})\\))?!?\\s?:\\s+`, 'i')
/** "[ENH] Cache the tiles": the same in brackets. */
const MARKED = new RegExp(`^\\[(${TYPES})\\]:?\\s+(?=\\S)`, 'i')
/** "improve(ui): ...": whatever a project calls its kinds of change, a scope in brackets tells that it is one. */
const SCOPED = /^([a-z][a-z-]{2,14})\(([a-z][\w./, -]{0,40})\)!?:\s+(?=\S)/
const TICKET =
  /^(?:\[([A-Z][A-Z0-9]{1,9}-\d+|#\d+)\]|((?:CVE|CAN)-\d{4}-\d+|[A-Z][A-Z0-9]{1,9}-\d+|#\d+))\s*(?::|-|\u2013|\u2014)?\s+/
/** "Fixed #123 -- Did the work." */
const CLOSING =
  /^(?:fix(?:e[sd])?|refs?|close[sd]?|resolve[sd]?)\s+(?:(?:ticket|issue|bug|incident|case|task|request)\s+)?(#\d+|CVE-\d+-\d+|[A-Z]+-\d+)(?:,\s*[^\s,]+)*(?:\s+(?:--|\u2013|\u2014|-)|:)\s+/i
/** "Merged PR 12983: ", "Merge pull request #12 from ada/fix: ", "gh#7 - ": how the change came in, not what it is. */
const MERGED =
  /^(?:(?:[a-z]+\s)?bug(?:zilla)?\s?#?\d+(?:,\s#\d+)*|[a-z]{2,8}#\d+|(?:merged?\s)?(?:pr|pull request|mr|merge request)\s[#!]?\d+(?:\sfrom\s\S+)?|commit\s[0-9a-f]{6,40}|fix(?:es|ed)?\s\d{4,}|fix for https?:\S+)\s?[:\u2013-]\s+(?=\S)/i
/** "Bugzilla #52 https://... Make the belt stop", "Bug #7, #8 the belt stops": the same without a mark between. */
const REPORTED = /^(?:[A-Z][a-z]+\s)?[Bb]ug(?:zilla)?\s#\d+(?:,\s#\d+)*(?:\s<?https?:\S+)?\s+(?=[A-Z][a-z])/
/** "PR #12 Allow late boarding", "PR #12 "Allow late boarding"": the same without a mark between. */
const NUMBERED = /^(?:pull request|merge request|PR|MR)\s[#!]\d+\s+["\u201c]?(?=[A-Z][a-z]+\s)/
/** "364 move the gate": the number of the issue, as a branch is named after it. */
const OF_ISSUE = /^(\d{2,6})\s+(?=([A-Za-z]+)\s)/
/** "Pull request: Allow late boarding". */
const KIND = /^(?:pull request|merge request|PR|MR|commit)(?:\s(?:title|summary|message))?\s?:\s*(?=\p{L})/iu
/** "pier: Oil the crane", "[pier] Oil the crane", and without spaces "pier:crane/arm:Oil the hinge". */
const AREA =
  /^(?:[[{(]([^[\](){}]{2,40})[\])}]:?(?=\s)|([\p{L}\d_./{},*@'+[\] -]{2,50}?(?:\(\))?):(?=\s|\p{L}[\p{L}\d_./-]{1,30}:|\p{Lu}\p{Ll}+\s))\s*/u
/** "src/gate.c, src/lock.c (open_gate): ring twice": the files of an entry in a change log, and the functions. */
const FILES =
  /^(?:[\w+-]+\/)*[\w+-]+\.[a-z]{1,4}(?:(?:,\s|\s)[\w./+-]{3,80}){0,6}(?:\s\([\w*, ]{1,120}\))?\s?:\s(?=\S)/
/** "fix to stop the mill once the door opens": it was made to stop. */
const FIX_TO = /^(?:bug ?)?fix(?:es|ed)? to (?=([a-z]+)\s)/i

/** "6. Corrected the gauge", "B. Corrected the gauge": the number of a section. */
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})?|[A-H])[.)]\s+(?=\p{Lu}\p{Ll})/u

/** What a change is about in general, so that nothing was done to it: "fix(security): reject long names". */
const TOPIC =
  /^(?:security|sec|deps|dependencies|ci|docs?|perf|performance|prod|production|release|tests?|ux|a11y|style|types|misc|general|hotfix|bugfix|cleanup)$/i

/** What a page is, and no part of a program: "Post-mortem: ...", "Incident report: ...", "Ticket 4711: ...". */
const REPORT =
  /^(?:closed\s)?(?:(?:incident|outage|bug|fault)\s(?:report|review|summary)|post-?mortem|incident|outage|rca|root cause analysis|ticket|support ticket|case|bug report|change ?log)(?:\s(?:closed|solved|resolved|done))?(?:\s#?\d+)?$/i

/** "Post-mortem: duplicate shipments in May": the head of a report says what went wrong, and nothing that was done. */
export function headsReport({ scope = '' }: Title): boolean {
  return /^(?:post-?mortem|incident|outage|rca)/i.test(scope) && REPORT.test(scope)
}

/** The part of a program that a subject line names before its colon, if it names one. */
export function partNamedIn(line: string): string | undefined {
  const { scope, inner = '' } = readTitle(line)
  // Of "libgate: open_lid: keep the old one" the function says more.
  if (/^_?[a-z\d]+(?:_\w+)?(?:\(\))?$/i.test(inner) && /[_(]/.test(inner)) return inner
  return scope && !TOPIC.test(scope) && !REPORT.test(scope) && !/\s(?:bug|fix|bugfix|progress)$/i.test(scope)
    ? scope
    : undefined
}

/** "[DO NOT SQUASH]": what the host is told, and no part of what the change is. */
const FLAG = /^[[(]?(?:do not|don'?t) (?:merge|squash|rebase|land|review)(?: yet)?[\])]?[:!]?\s+(?=\S)/i

/** "Minor, oil the hinge", "trivial: ...": how large the writer thinks it is. */
const SIZE = /^\[?(?:minor|trivial|tiny|nit|cosmetic)\]?\s?[,:]\s+(?=\S)/i

/** A subject line without what only the host is told. */
export function withoutFlag(line: string): string {
  return line.replace(FLAG, '')
}

const BRANCH =
  /^(?:feat(?:ure)?|fix|bug(?:fix)?|hotfix|chore|refactor|enhancement|improvement|[a-z]{2})\/(?:#?\d{1,6}\s)?(?=([a-z\d][\w.-]*)\s)/i

/** "Feature/night desk", "Fix/812 belt stops": where the name begins that a branch gave its change; "Fix/improve the belt" is an order. */
export function pastBranch(line: string): number {
  const [mark = '', word = ''] = BRANCH.exec(line) ?? []
  return /\d\s$|^feat/i.test(mark) || !verbIn(word.toLowerCase(), 'base') ? mark.length : 0
}

/** "2026-05-03 Move from Sable 2 to Sable 3": the day of the entry, and what was done on it. */
const DAY_FIRST =
  /^\d{4}-\d{2}-\d{2}[ \t]+(?=(?:Update|Upgrade|Migrate|Move|Switch|Change|Replace|Add|Fix|Remove|Refactor|Rewrite|Release|Deploy)\s)/

/** What a headline says was so, or was being done. */
const SAYS_SO =
  /^[A-Z][a-z]+ing\s|\s(?:is|are|was|were|has|had|did|could|cannot|can't|went|got|failed|stopped|broke|crashed)\s/

/** "2026-07-28 \u2014 The gate was shut", "May 3: Painting the gate": the day, ended by a dash or a colon, before what is said. */
function pastDay(line: string): number | undefined {
  const day = dayMark(line)
  if (!day || !/\d/.test(day.day) || !/[:|\u2013\u2014-]\s+$/.test(line.slice(0, day.end))) return undefined
  return SAYS_SO.test(line.slice(day.end)) ? day.end : undefined
}

const OWN_TICKET =
  /^(?:\[[A-Z][A-Z0-9]{1,9}-\d+\][:\u2013\u2014-]?|[A-Z][A-Z0-9]{1,9}-\d+\s?[:\u2013\u2014-])\s+(?=\p{L})/u

/** "PAY-4: Guests could not pay" in running text: what is said without the ticket it is filed under. */
export function withoutTicket(text: string): string {
  return text.replace(OWN_TICKET, '')
}

/** "Week 4 - Lamp shop wired", "Issue 2: Sealed the lid": where the name in a series ends that the entry opens with. */
function pastEntry(line: string): number | undefined {
  const at = pastSeries(line)
  const told = line.slice(at)
  return at > 0 && (/^[A-Z][a-z]+ing\s(?:the|an?|my|our)\s/.test(told) || tellsDeed(told, true))
    ? at
    : undefined
}

/** Takes the prefixes and the pull request's number off a subject line, or off an item of a list, whose parts are named in one word. */
export function readTitle(line: string, isItem = false): Title {
  const title: Title = {
    start:
      (isItem ? undefined : (pastDay(line) ?? pastEntry(line))) ??
      (DAY_FIRST.exec(line) ?? NUMBER.exec(line))?.[0].length ??
      0,
    end: line.length,
  }
  for (let round = 0; round < 5; round++) {
    const rest = line.slice(title.start)
    const flag = FLAG.exec(rest) ?? SIZE.exec(rest)
    if (flag) {
      title.start += flag[0].length
      continue
    }
    const ticket = TICKET.exec(rest)
    if (ticket) {
      title.ticket ??= ticket[1] ?? ticket[2] ?? ''
      title.start += ticket[0].length
      continue
    }
    const closing = CLOSING.exec(rest)
    if (closing) {
      title.ticket ??= closing[1] ?? ''
      // "Fixes #541: crash on start" says what was wrong.
      const isFault = !/\b(?:no|not|no longer|any ?more|now)\b/i.test(rest.slice(closing[0].length))
      if (isFault && /^(?:fix|resolve).*:\s+$/i.test(closing[0])) title.type ??= 'fix'
      title.start += closing[0].length
      continue
    }
    const counted = OF_ISSUE.exec(rest)
    if (counted && verbIn((counted[2] ?? '').toLowerCase(), 'base')?.isWork) {
      title.ticket ??= `#${counted[1]}`
      title.start += counted[0].length
      continue
    }
    const mended = FIX_TO.exec(rest)
    if (mended && verbIn(mended[1] ?? '', 'base')?.isWork) {
      title.start += mended[0].length
      break
    }
    const merged = MERGED.exec(rest) ?? REPORTED.exec(rest) ?? NUMBERED.exec(rest) ?? KIND.exec(rest)
    if (merged) {
      title.start += merged[0].length
      continue
    }
    const conventional = CONVENTIONAL.exec(rest) ?? MARKED.exec(rest) ?? SCOPED.exec(rest)
    if (conventional) {
      title.type ??= (conventional[1] ?? '').toLowerCase()
      if (conventional[2]) title.scope ??= conventional[2]
      title.start += conventional[0].length
      continue
    }
    const files = isItem ? FILES.exec(rest) : null
    if (files) {
      title.start += files[0].length
      continue
    }
    const area = AREA.exec(rest)
    if (!area || !isArea(area, rest, isItem, title.scope !== undefined)) break
    const name = (area[1] ?? area[2] ?? '').trim()
    // Where a change came from is no part of the program.
    if (title.scope !== undefined) title.inner = name
    else if (!/^(?:upstream|backport|rfe|from(?:list|git))$/i.test(name)) title.scope = name
    title.start += area[0].length
  }
  const tail =
    // "(#12)", and "(2)" or "(part 2 of 3)" of a change that came in several; ", v3" of one that was sent three times.
    /(?:,\s(?:v\d{1,2}|(?:second|third|another) (?:attempt|try))(?=[\s.]*$)|\s+\[[A-Z]{2,8}-\d+\]|\s*\((?:#\d+|GH-\d+|[A-Z]+-\d+|\d{1,2}(?:\/\d{1,2})?|part \d(?: of \d)?|v\d{1,2}|WIP|wip)\)|\s+#\d+|(?<=\s(?!(?:issue|bug|ticket|pull|task|merge)s?#)[a-z-]{3,40})#\d+)+(?:\s*[;,.])?\s*$/.exec(
      line.slice(title.start),
    )
  if (tail && tail.index > 0) title.end = title.start + tail.index
  return title
}

/** "Loss: 2.44" and "size: 40 MB" measure something. */
const FIGURE = /^\s+\S{0,9}?\d\S*(?:\s\S+){0,2}\s*$/

/** "tide-gauge bug", "printer driver": what a part of a program, or a kind of change to it, is called in two words. */
const PART =
  /^[\w./'-]+\s(?:bug|fix|bugfix|progress|module|driver|plugin|backend|frontend)$|^[A-Z]\s[A-Z]{2,5}$/i

/** "net/http: ..." and "[UI] ..." name an area; "Before: ..." or a long phrase before a colon does not. */
function isArea(area: RegExpExecArray, rest: string, isItem: boolean, isInner: boolean): boolean {
  if (area[1]) return true
  const name = area[2] ?? ''
  return (
    rest.charAt(name.length) === ':' &&
    (!name.includes(' ') ||
      PART.test(name) ||
      (!isItem && isPartInWords(name, rest.slice(name.length + 1), isInner))) &&
    !FIGURE.test(rest.slice(name.length + 1)) &&
    !/^(?:before|after|update|note|re|fwd?|part|week|day|date)\b/i.test(name)
  )
}

/** "Today: fix the lamp." says when, "Ann: fix the lamp." to whom. */
const NO_PART =
  /day$|^(?:todo|next|now|plans?|done|status|update|note|standup|meeting|idea|wip|tomorrow|week|goals?|tl)$/i

/** Whether what stands before a colon says when, to whom or in which role, rather than what a thing is done to. */
export function namesNoPart(label: string): boolean {
  return NO_PART.test(label) || GIVEN_NAMES.has(label.toLowerCase()) || roleOfHeading(label) !== undefined
}

/** "Panel fitting: fix wide screens", "Ferry desk 2.1: Don't sell twice": what a part is called in words, where an order follows. */
function isPartInWords(name: string, after: string, isInner: boolean): boolean {
  if (!/^[\w.+/-]+(?:,?\s[\w.+/-]+){1,2}$/.test(name) || namesNoPart(name) || dayMark(`${name}:${after}`))
    return false
  if (name.split(' ').some((word) => namesNoPart(word))) return false
  const isDeed = name.split(' ').some((word) => verbIn(word.toLowerCase(), 'past', 'ing'))
  if (isDeed && !isInner) return false
  const [word = ''] = /^\s+[A-Za-z']+(?=\s)/.exec(after) ?? []
  const order = word.trim().toLowerCase()
  return (
    /^don'?t$/.test(order) ||
    (verbIn(order, 'base')?.isWork === true && !mayOpenName(order)) ||
    /^(?:display|print)$/.test(order) ||
    /^\s+work ?around\s/i.test(after)
  )
}

/** Whether a line says itself that it is a subject line: "fix(parser): ...", "parser: skip empty rows". */
export function saysThatItIs(text: string): boolean {
  return readTitle(text).type !== undefined || isOrderOfPart(text)
}

/** "net/http: reuse connections": a part of the code, and what was to be done to it. */
export function isOrderOfPart(text: string): boolean {
  const { scope = '', start } = readTitle(text)
  const [first = ''] = /^[a-z]+(?=\s)/.exec(text.slice(start)) ?? []
  return (
    /^[a-z][\w./-]+$/.test(scope) &&
    !/day$|^(?:todo|next|now|plan|done|status|update|note|standup|meeting|idea|wip)$/.test(scope) &&
    (verbIn(first, 'base')?.isWork === true || first === 'ensure')
  )
}
