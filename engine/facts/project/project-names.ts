import { lean } from '../../lean.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { PAGE_WORDS, PEOPLE_WORDS, SERIES_WORDS, VAGUE_WORDS } from '../../lexicon/title-words.ts'
import { onceFor, onceForText } from '../../once.ts'
import type { Document, Sentence } from '../../text/lines/document.ts'
import { standsInTheWay } from '../../text/lines/stands-in-the-way.ts'
import { findDateExpressions } from '../day/date-expressions.ts'
import { isMachineText } from '../technologies/machine-text.ts'

/** A name of the project, at its place. */
export type Named = {
  sentence: Sentence
  start: number
  end: number
  /** What joins it to the part before it, if not a space. */
  joint?: string
}

/** The words of a name. */
export function nameAt({ sentence, start, end }: Named): string {
  return sentence.text.slice(start, end)
}

export const LONGEST = 80
/** How long a name may be when it stands alone. */
export const ALONE = 52
/** Words that no name holds: with one of these a phrase is a piece of a sentence. */
const FUNCTION_WORD =
  /^(?:i|we|you|they|he|she|it|it's|i'm|who|which|that|what|why|how|is|are|was|were|be|been|has|had|did|does|not|didn'?t|doesn'?t|couldn'?t|can'?t|isn'?t|wasn'?t|nothing|dont|wont|hasnt|havent|because|if|when|while)$/
/** Letters every team writes large. */
export const COMMON_SHORT =
  /^(?:rfc|api|ci|cd|ui|ux|pr|cpu|gpu|ram|qa|hr|it|db|sql|pdf|csv|html|css|json|http|url|id|ip|os|vm|sla|kpi|okr|todo|faq|sdk|cli|ide|pid|mcu|soc|gnd|vcc|gpio|esc|adc|dac|lan|wan|ai|ml)s?$/i
/** What stands at the head of a page for the machine that builds it. */
const FRONT_MATTER =
  /^(?:layout|author|authors|name|student|mentors?|supervisors?|tags?|categor(?:y|ies)|permalink|slug|draft|title|pubdate|from|to|cc|sent)\s*[:=]\s/i
/** Words that mean people alone, and a program behind another word: "mail client", "pump driver". */
const SOFTWARE =
  /^(?:drivers?|clients?|operators?|agents?|security|support|product|reviewer|architect|designer|tester)$/
const LIGHT_DEED =
  /^(?:finding|hunting|chasing|creating|making|doing|working|starting|getting|finishing|continuing|adding|using|having)$/
const DEVICE = /^(?:macbook|imac|iphone|ipad|thinkpad|laptop|llm|chatgpt|google|youtube)$/
/** "favorite: false" is set for a program. */
const SETTING = /^[\w-]{2,24}\s?[:=]\s(?:true|false|\d+|\[.*\]|"[^"]*"|'[^']*')$/i
/** Figures with their units, and what stands beside them. */
const MEASURE = /^(?:\d[\d.,:/-]*\p{L}{0,3}|max|min|about|around|over|under|roughly)$/u
export const TICKET =
  /(?<![\w/.-])(?:CVE-\d{4}-\d+|[A-Z][A-Z0-9]{1,9}-\d{1,6}(?![\w-]))|(?<![\w&/.])(?:[A-Za-z][\w-]{2,30})?#\d{1,6}\b/

/** A person called by a handle, all of us, the types that every program has, the hash of a commit, and what is typed at a prompt. */
/** Addresses of mail, lines that a tool adds to a change, terms of use, folders of one's own machine, and who posted what. */
const OUTSIDE = lean(
  /^[\w.+-]+@[\w-]+\.[\w.-]+$|^(?:(?:GNU )?[AL]?GPL|MPL|EPL|BSD|CC)[- ]?(?:v?\d\S*|BY\S*)$|^(?:MIT|BSD|Apache|ISC|GPL|LGPL|AGPL) licen[cs]e$|^(?:\p{L}+-){1,4}by$|^(?:bug-\p{L}+(?:-\p{L}+)?|applied-upstream|origin-\p{L}+|last-updated?|change-id|forwarded|gbp-\p{L}+|git-svn-id)$|^(?:~|\/(?:home|Users|root|mnt|media|scratch|projects?))\/|^(?:(?:originally )?post(?:ed)?|reply|replied|comment(?:ed)?|message|written|sent|quote) (?:by|from)\b/iu,
)

const NOBODYS = lean(
  /^@|[\w-]=\S|^(?:production|prod|staging|localhost|parallel|bulk|batches|chunks|detail|practice|theory|general|advance|sequence|sync|place|total|twice|once|half|(?:false|true) (?:positive|negative)s?|side[- ]?projects?|(?:mac|windows|linux|ubuntu)(?: ?os)? (?:machine|laptop|pc|desktop|computer|os)|(?:my )?(?:local|development|dev|environment) setup|week ?notes? .*|(?:[\w-]+ )?(?:discord|slack|zulip|irc|trello|jira|kanban|telegram) (?:channel|board|server|group|call|chat)s?|(?:day|week|sprint) ?\d+(?: [\w-]+)?)$|^(?:every|any|some|no)(?:body|one)\b|^(?:u?int(?:\d+(?:_t)?)?|size_t|void|char|bool|string|float|double)$|^(?=[a-f]*\d)[0-9a-f]{7,40}$|-g[0-9a-f]{7,12}$|^(?:sudo|apt(?:-get)?|pip3?|npm|npx|yarn|conda|brew|cargo|docker|git|cd|chmod|mkdir|python3?)\s(?:-\w|install|run|add|build|clone|push|pull|commit|create|exec|compose|apt)/i,
)

/** Whether it tells whose words these are, under which terms or where on somebody's disk. */
export function isOutside(name: string): boolean {
  return OUTSIDE.test(name)
}

export function isNobodys(name: string): boolean {
  return NOBODYS.test(name) || OUTSIDE.test(name)
}

/** What the form of a pull request asks for. */
const ASKED_FOR =
  /^(?:(?:relevant|related|linked|associated)\s(?:issues?|tickets?|prs?|pull requests?|work items?)|(?:(?:pre-submission|pr|pull request|submission|review|author)\s)?checklist|types? of (?:change|pr|pull request)s?|(?:pr|pull request)\s(?:description|summary|template|title|type)|scope|purpose|additional (?:information|info|context|notes)|(?:reviewer notes|notes (?:for|to) (?:the )?reviewers?)|approach taken|screenshots?|breaking changes?|test plan)[:?]?$/i

/** Parts that any report has, and what a retrospect asks. */
const PART_OF_REPORT = lean(
  /^(?:(?:experimental |lab(?:oratory)? |initial |hardware |software )?(?:set-?up|procedure|methods?|materials(?: (?:and|&) methods)?|apparatus|acquisition)|(?:(?:working|current|my|our|main|best|initial) )?(?:theory|theories|hypothesis|hypotheses|suspicion|guess)(?: \([^)]*\))?|what (?:(?:didn't|did not|did|went|works?|worked|happened|happens|is happening|was|changed|broke|failed|we|i|you)\b.*|next|now))[:?]?$/i,
)

/** "Ropes Delivered", "Lessons Learned": what became of several things. */
const BECAME =
  /^(?:[\p{L}-]+ )?[\p{L}-]+s (?:achieved|added|arrived|assembled|completed|delivered|done|encountered|faced|finished|fixed|improved|learned|learnt|made|ordered|received|resolved|solved|tested)$/iu

/** "Week 2 at the mill", "Day 41 of #100DaysOfCode": which one it is, and where or of what challenge. */
const PLACE_OR_TAG =
  /^(?:day|week|month|night|shift|sprint|entry|session)\s#?\d{1,3}\s(?:(?:at|on|in)\s(?:the\s|my\s|our\s)?[\w-]+(?:\s[\w-]+)?|(?:of\s)?#\w+)$/i

/** Whether a text says no more than "Weekly update 3, 12 May". */
export function isGeneric(text: string): boolean {
  const whole = text.trim()
  if (ASKED_FOR.test(whole) || PART_OF_REPORT.test(whole) || BECAME.test(whole) || PLACE_OR_TAG.test(whole))
    return true
  // "(copied from the chat)" says where the text comes from.
  const told = text.includes('(') ? text.replace(/(?<=\p{L}.{0,80})\([^()]{0,60}\)/gu, '') : text
  const words = wordsOf(told).flatMap((word) => (SERIES_WORDS.has(word) ? [word] : word.split('/')))
  const isSeries = (word: string) =>
    SERIES_WORDS.has(word.replace(/(?<=\p{L}{3})-?\d+$/u, '')) ||
    /^(?:\d+(?:st|nd|rd|th)|kr\d+)$/.test(word) ||
    !/\p{L}{2}/u.test(word)
  // "Anna Week 7" says whose it is.
  const isOwner = (word: string) => GIVEN_NAMES.has(word) && words.length > 1
  // "Project work 3" is one of many, "Security" may be a matter of its own.
  return words.every(
    (word) => isSeries(word) || ((PAGE_WORDS.has(word) || isOwner(word)) && words.some(isSeries)),
  )
}

/** Whether a name could be anybody's ("some bugs", "feedback"), is a person or those one works with. */
export function isVague(name: string): boolean {
  // "sub-1% wins" and "voltage between A and B" are readings.
  if (
    /%|^[+~\u00b1]\d|\b\d{1,2}:\d{2}\b|^(?:impedance|voltage|resistance|current|temperature) (?:between|of|at|on|across|over)\b/i.test(
      name,
    )
  )
    return true
  if (
    /^hello,? world|^(?:\p{L}+ )?(?:pull|merge) requests?$|^(?:(?:pull|merge) )?request (?:summary|description|overview)$|\b(?:(?:bull)?shit|crap|fuck\w*)\b|^(?:my |our |the )?(?:professor|mentor|teacher|supervisor|boss|manager|ta|tutor|friend|colleague|teammate)'s /iu.test(
      name,
    )
  )
    return true
  // "This change bumps the gate", "Make sure that it shuts": no name, but a sentence that begins.
  if (/^(?:change|patch|commit|pr|pull request|merge request) [a-z]+s |^(?:make|ensure|let)$/i.test(name))
    return true
  if (isNobodys(name) || /\([^)]*$/.test(name)) return true
  // "ANALYZE TABLE" is a command.
  if (
    /^\d(?!\p{L}{3}(?<!min|sec|hou|day|wee|mon|gig|meg))|^#.*\p{L}|^(?:every|each|no|this) /iu.test(name) ||
    /^\p{Lu}{3,}(?: \p{Lu}{2,})+$/u.test(name)
  )
    return true
  const words = wordsOf(name)
  const head = words.findIndex(
    (word, index) => index > 0 && /^(?:of|in|on|for|from|with|to|at|and|or|between)$/.test(word),
  )
  const core = head < 0 ? words : words.slice(0, head)
  const last = core.at(-1) ?? ''
  if (
    /^(?:ones?|things?|stuff|bits?|meetings?|goals?|calls?|times?|weeks?|days?|hours?)$/.test(last) ||
    GIVEN_NAMES.has(words[0] ?? '') ||
    (DEVICE.test(words[0] ?? '') && core.length < 3) ||
    (PEOPLE_WORDS.has(last) && !(core.length > 1 && SOFTWARE.test(last)) && !isManager(core))
  )
    return true
  if (words.some((word) => FUNCTION_WORD.test(word))) return true
  // "a fix on Sunday" has its capital from the calendar.
  const shape = name.slice(1).replace(/\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[Tt]oday)\b/g, '')
  // "First Idea" has its capital for nothing, "issues with Harbour" has it from a name.
  const isNamed =
    /\p{L}\p{Lu}|\p{L}[_-]\p{L}| (?:of|in|on|for|from|with|to|at|and|or|between) .*\p{Lu}/u.test(shape)
  return saysNothing(core) && (/^\p{Lu}+$/u.test(name) || !isNamed)
}

/** A package manager manages things, a project manager people. */
function isManager(words: readonly string[]): boolean {
  return (
    /^managers?$/.test(words.at(-1) ?? '') &&
    /^(?!(?:project|product|engineering|account|office|program|programme|line|delivery|hiring|general|team|case|my|our|the|sales)$)/.test(
      words.at(-2) ?? 'my',
    )
  )
}

/** Whether a title could head anything: "Thinking and more thinking". */
export function isEmptyTitle(text: string): boolean {
  return saysNothing(wordsOf(text).filter((word) => !SERIES_WORDS.has(word) && !LIGHT_DEED.test(word)))
}

/** "max 30h" and "weeks 1-4" measure, they do not name. */
function saysNothing(words: readonly string[]): boolean {
  return words.every((word) => VAGUE_WORDS.has(word) || MEASURE.test(word))
}

const wordsOf = onceForText((text): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('google summer of code', 'gsoc')
      .replace(/post[ -]mortem/g, 'postmortem')
      .match(/[\p{L}\d][\p{L}\d'./-]*/gu) ?? []
  ).map((word) => (/^[a-z]+$/.test(word) ? word : word.replace(/[.'/-]+$/, '').replace(/'(?:s|\d\d)$/, ''))),
)

/** Whether the writer tells of the work in this sentence. */
export const isTold = onceFor((sentence: Sentence): boolean => {
  const { kind, section } = sentence
  if (FRONT_MATTER.test(sentence.text) || SETTING.test(sentence.text)) return false
  const isProse = kind === 'prose' || kind === 'item' || (kind === 'code' && !isMachineText(sentence))
  // "Status: the parser is done, the tests are green" tells, "Status: open" does not.
  const isMeta = section === 'meta' && !(kind === 'prose' && sentence.text.split(' ').length > 6)
  if (standsInTheWay(sentence)) return false
  return isProse && section !== 'boilerplate' && section !== 'followup' && !isMeta
})

/** "Fixes #12" and "Closes PAY-4" name the ticket of the work; "see #13" does not. */
export function findResolved({ sentences }: Document): Named | undefined {
  for (const sentence of sentences) {
    if (sentence.kind === 'code' || sentence.kind === 'data') continue
    const match =
      /\b(?:fix(?:es|ed)?|clos(?:es|ed?)|resolv(?:es|ed?)|ticket|issue)\s?:?\s(?=#\d|[A-Z][A-Z0-9]{1,9}-\d)/i.exec(
        sentence.text,
      )
    const start = match ? match.index + match[0].length : 0
    const ticket = match ? TICKET.exec(sentence.text.slice(start)) : undefined
    if (ticket?.index === 0) return { sentence, start, end: start + ticket[0].length }
  }
  return undefined
}

const DAYTIME =
  /^\(?(?:(?:early|late|later|mid|very|same|that|still|the|in|night) )*(?:morning|noon|afternoon|evening|night|midnight|later|late|still|day|am|pm|again|cont(?:inued|'d|\.)?|part \d+|\d(?:st|nd|rd|th)?)\)[\s\-:|,/\u2013\u2014]*(?=\S)/iu

const UNPARTED =
  /^(?:[Pp]rogress|[Ww]eek|[Dd]ay|[Ee]ntry|[Pp]art|[Ss]print|[Dd]evlog|[Ss]ession|[Mm]ilestone)\s#?\d+\s(?=\p{Lu}\p{Ll})/u

/** A title's words without the dates, clock times and numbers of a series around them: these say when, not what. */
export function withoutDates(
  sentence: Sentence,
  start: number,
  end: number,
): { start: number; end: number } | undefined {
  const { text } = sentence
  let from = start
  let to = end
  for (const { start: a, end: b } of findDateExpressions(text.slice(0, 200), '9999-12-31')) {
    const isLead =
      /^[\W_]*(?:(?:(?:incident|outage|update|week|day|report|to|until)(?:\s?(?:on|of|for|from))?|on|of|for|from)[\W_]*)?$/i.test(
        text.slice(from, a),
      )
    if (isLead) from = Math.max(from, b)
    else if (/^[\W_]*$/.test(text.slice(b, to))) to = Math.min(to, a)
  }
  const rest = () => text.slice(from, to)
  const clock =
    /^[\s\W_]*(?:at\s)?\d{1,2}(?:[:h]\d{2}(?::\d{2})?\s?(?:am|pm|utc|[A-Z]{2,4}\b)?|\s?(?:am|pm)\b)[\s\-:|,/\u2013\u2014)\]]*/iu.exec(
      rest(),
    )
  if (clock && from > start) from += clock[0].length
  else if (from > start) from += /^[\s\-:|,/\u2013\u2014)\]]*/u.exec(rest())?.[0].length ?? 0
  // "12 May (late evening) - the gate": at what time of the day.
  if (from > start) from += DAYTIME.exec(rest())?.[0].length ?? 0
  const series =
    /^(?:(?:(?:week|day|part|sprint|update|meeting|log|devlog|entry|episode|semana|semaine|woche|d\u00eda|tag|jour)s?\s?#?\d+(?:\s?[-&+]\s?\d+)?(?: of #?\w+)?|\p{L}+ of the (?:week|day|month))\s?[:\-\u2013\u2014,.]\s?)+/iu.exec(
      rest(),
    )
  if (series) from += series[0].length
  // "Progress 5 Improving the gate".
  else from += UNPARTED.exec(rest())?.[0].length ?? 0
  for (let round = 0; round < 4; round++) {
    const lead = /^([^:,|]{3,40}?)(?:[:,|]|\s[-\u2013\u2014|])\s+(?=\S)/.exec(rest())
    if (!lead || !isGeneric(lead[1] ?? '')) break
    from += lead[0].length
  }
  const numbered = /(?:\s(?:week|day|eval|phase|part|sprint|milestone|entry|log|update)\s?#\d+)+$/i.exec(
    rest(),
  )
  if (numbered) to = from + numbered.index
  const tail =
    /(?:[\s,:;|\-\u2013\u2014(]*[,\-:\u2013(]\s?(?:(?:weekly )?update|part|week|day|log|pt\.?)\s?#?\d*\)?)?[\s,:;|\-\u2013\u2014(.]*$/i.exec(
      rest(),
    )
  if (tail) to = from + tail.index
  return to > from ? { start: from, end: to } : undefined
}
