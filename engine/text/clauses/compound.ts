import { lean } from '../../lean.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import type { Sentence } from '../lines/document.ts'
import type { Title } from '../lines/title.ts'
import type { Clause } from './clauses.ts'
import { verbIn } from './verbs.ts'

/** Verbs that name no kind of thing before a noun: there is no "show panel". */
const DOING =
  /^(?:bump|change|check|clean|clear|close|connect|correct|cover|cut|decrease|drop|ease|end|fix|fold|force|handle|help|hit|increase|inline|insert|install|join|kill|let|lower|mark|match|meet|merge|move|mute|narrow|need|open|override|pass|pause|pick|pin|pull|purge|put|raise|read|rebase|remedy|reset|restart|return|reverse|rework|rewrite|run|secure|separate|serve|set|ship|show|skip|slow|speed|split|start|stop|store|support|swap|tie|track|trigger|trim|try|tune|turn|tweak|update|upgrade|use|wait|warn|wrap|write)$/

/** Whether a word that is a verb may be the first part of a name. */
export function mayOpenName(base: string): boolean {
  return NOUN_VERBS.has(base) && !DOING.test(base)
}

/** What a program does something to, so that it may follow a verb without an article: "cache data for an hour". */
const DONE_TO =
  /^(?:data|info|information|config|configuration|state|metadata|content|text|code|value|result|status|token|image|user|account|file|message|email|mail|error|warning|output|input|access|traffic|request|response|query|item|row|version|support|docs?|documentation|readme|memory|space|time|money|work|everything|it|them|each|every|all|both|new|old|more|less|only|also|when|how|why|what|if|and|or|to|for|from|in|on|of|with|by|as|at|into|over|up|out|down|off|back|the|an?|this|that|its|our|my|their|no|not|two|three)$/

/** Whether something may be done to it without an article. */
export function isDoneToBare(word: string): boolean {
  return DONE_TO.test(word)
}

/** Things that are named by what they are for. */
const PARTS =
  /^(?:button|bar|panel|wizard|command|mode|view|dialog|menu|shortcut|icon|widget|page|screen|form|schedule|history|coverage|protection|progress|log|endpoint|hook|handler|server|balancer|supply|rig|bench|drill|review)$/
/** "File history chart": what shows something, and says by two words what. */
const DRAWN =
  /^(?:chart|graph|table|list|editor|viewer|picker|tab|card|banner|badge|gallery|slider|tooltip|popup|overlay|map)$/
/** "Prototype development" and "Build system" are nouns of which the first could be a deed. */
const COMPOUND = lean(
  /^(?:prototype|test|build|release|design|review|report|cache|log|model|plan|research|search|document|file|index|map|patch|process|query|sample|schedule|script|stream|project|code|control|display|filter|interface|load|monitor|network|order|package|power|sensor|signal|stage|support|transfer|user|view) (?:development|system|framework|process|pipeline|plan|module|server|engine|tool|page|integration|implementation|generation|design|board|service|server|layer|handler|parser|management|analysis|layout|library|platform|project|app|bot|suite|harness|bench|supply|issues?|errors?|problems?|failures?|times?|logs?|results?|coverage|speed|performance|cache|server|size|reviews?|base|quality|freeze|owners|style)\b/i,
)
/** Such things that nothing is done to without an article, whatever stands before them. */
const SURE = lean(
  /^(?:(?:undo|redo|search|share|copy|save|print|export|import|filter|sort|toggle|submit|download|upload) (?:button|icon|shortcut|bar|wizard|menu|dialog)|(?:test|code|branch) coverage|release notes|design review|code review|(?:build|test|print|proxy|file|web) servers?|load balancers?|power suppl(?:y|ies)|push (?:notifications?|notifs?|messages?|tokens?)|backups? (?:from|of|for)|support (?:calls?|tickets?|requests?|load|desk|queue)|(?:build|load|response|boot|deploy|start) times?|bug reports?|build numbers?|touch(?: ?bar| ?screen| ?pad)s?|file descriptors?|test cases? (?:for|of|from|that|which)|buffer (?:over|under)(?:flow|run|read)s?|use[ -]after[ -](?:free|scope|return)|(?:compile|compiler|build|link|linker) (?:(?:warning|error|failure) )?fix(?:es)?|batch (?:processing|jobs?)|load tests?|drive tests?|test rigs?|test benches|hit (?:rates?|ratios?|counts?))\b/i,
)

/** What is named by what it does when it is used, and what may be done to it all the same. */
const PRESSED = /^(?:button|shortcut|hotkey|icon|command|endpoint|flag)$/
const TO_IT =
  /^(?:add|allow|change|create|disable|drop|enable|fix|handle|hide|implement|improve|introduce|make|move|redesign|refactor|remove|rename|replace|restyle|set|show|simplify|support|test|update|use)$/

const WORDS =
  /^([a-z]+)\s((?:[a-z-]+\s)?)([a-z-]+)(?=$|[.,;!]|\s(for|on|in|with|of|at|to|from|and|between)\s)/

/** "Test coverage for the parser": two words that are one name, whatever stands around them. */
export function isSureName(line: string): boolean {
  return SURE.test(line)
}

/** "Audit log for admins", "undo button": a noun that tells its kind by a word that is a verb elsewhere. */
function isCompound(line: string, isNew: boolean): boolean {
  const [, first = '', middle = '', head = '', link = ''] = WORDS.exec(uncapped(line)) ?? []
  if (isNew && middle === '' && PRESSED.test(head) && verbIn(first, 'base')) return !TO_IT.test(first)
  if (!NOUN_VERBS.has(first) || DOING.test(first)) return false
  if (/(?:[^s]s|ed|ing|ly)$/.test(middle.trim()) || DONE_TO.test(middle.trim())) return false
  if (/(?:[^su]s|ed|ly)$/.test(head) || DONE_TO.test(head)) return false
  return PARTS.test(head) || (middle !== '' && DRAWN.test(head)) || (link === 'for' && isNew)
}

function uncapped(line: string): string {
  return line.charAt(0).toLowerCase() + line.slice(1)
}

/** How a thing, its maker or its making is called. */
const MADE_WORD = /(?:er|or|tion|sion|ment|bly|ance|ing|ity|al|up)$/
const CAPITALISED = /^\p{Lu}[\p{L}\d-]*(?:\s[\p{Lu}\d][\p{L}\d.+#-]*){1,5}$/u

/** "Load Balancer Upgrade", "Report Generator": all in capitals, with the name of a thing or of a work at the end. */
function isCapitalisedName(line: string): boolean {
  if (!CAPITALISED.test(line)) return false
  const words = line.toLowerCase().split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return (
    NOUN_VERBS.has(first) &&
    !DOING.test(first) &&
    (MADE_WORD.test(last) || PARTS.test(last) || NOUN_VERBS.has(last))
  )
}

/** "Flag to disable the bell": a thing and what it is for. */
const FOR_A_DEED =
  /^(?:flag|script|button|option|hook|command|function|query|guide|tool|toggle|switch|shortcut|filter|template|endpoint)\sto\s([a-z]+)\s/i

/** Whether a line names a thing by what it does. */
export function isThingToDo(line: string): boolean {
  return verbIn(FOR_A_DEED.exec(line)?.[1] ?? '', 'base')?.isWork === true
}

/** Whether a line opens with nouns of which the first could be a deed. */
export function isName(line: string): boolean {
  return COMPOUND.test(line) || SURE.test(line) || isCapitalisedName(line) || isCompound(line, false)
}

/** "feat: audit log for admins": what a subject line says is new, and names by a noun. */
export function isFeature(title: string, body: string): boolean {
  return /^feat/i.test(title) && isCompound(body, true)
}

/** A name as one speaks of a new thing: "an audit log for admins", but "test coverage". */
export function asNewThing(line: string): string {
  const [, first = '', , head = ''] = WORDS.exec(uncapped(line)) ?? []
  const isOne = isCompound(line, true) || (SURE.test(line) && !/(?:[^s]s)$/.test(head))
  if (!isOne || /(?:age|tion|ing|ity|ness|ment|progress|history)$/.test(head)) return uncapped(line)
  return `${/^[aeio]|^up|^un(?!i)/.test(first) ? 'an' : 'a'} ${uncapped(line)}`
}

/** "This provides:", "Benefits": what is listed below came with a thing. */
const GIVEN =
  /^(?:benefits|advantages|pros|perks|upsides)\W*$|\b(?:provides|offers|brings|gives (?:us|me|you)|comes with|ships with|includes|features|supports)(?:\s(?:us|me|you|the following))?:$/i

type Line = {
  sentence: Pick<Sentence, 'kind' | 'headings' | 'leadIn' | 'text' | 'marks'>
  parts: Pick<Title, 'type'> | undefined
  body: string
  clause: Clause
  isToldInPast: boolean
}

/** "Alerts to the pager", "reports for finance": in a list of deeds, things of which there are many. */
function isPluralOf({ verb, rest }: Clause): boolean {
  return NOUN_VERBS.has(verb.base) && /^(?:to|for|of|on|in|from|per|via|about)\s[^,;]{2,60}$/.test(rest)
}

/** "Report down from 40 s to 2 s": a thing and its figures. */
const MEASURED = /^[\w-]+\s(?:[\w-]+\s){0,2}(?:down|up|back)\s(?:(?:from|by|to)\s)?[~$]?\d/

/** "Support macro cleanup. I went through all of them": the head over what was done. */
const WORK_HEAD =
  /^([A-Z][a-z]+)(?:\s[a-z-]+){1,3}\s(?:clean-?up|roll-?out|refresh|overhaul|rewrite|redesign|triage|audit)[.!]?$/

/** "`run` mounts the data folder": the name of a command, unless something is done by it ("`rm` the logs"). */
function isMarkedAsCode({ text, marks }: Line['sentence'], body: string, { verb, rest }: Clause): boolean {
  const [word = ''] = /^[a-z][\w-]*(?=\s)/.exec(body) ?? []
  const at = text.indexOf(body)
  return (
    verbIn(word, 'base', 's') === verb &&
    at >= 0 &&
    marks.some(({ kind, start, end }) => kind === 'code' && start === at && end === at + word.length) &&
    !/^(?:the|an?|all|it|them|our|my|its|each|every|these|those)\s/.test(rest)
  )
}

/** Whether the whole of a line names a thing, so that its first word was not done: a feature, an entry among deeds told in the past, a head over them, or what a thing comes with ("improved messages"). */
export function isNamed({ sentence, parts, body, clause, isToldInPast }: Line): boolean {
  if (clause.subject !== 'none') return false
  if (isMarkedAsCode(sentence, body, clause)) return true
  if (SURE.test(body) && clause.verb.forms.past === clause.verb.base) return true
  if (clause.form === 's') return sentence.kind === 'item' && isToldInPast && isPluralOf(clause)
  if (clause.form === 'past')
    return (
      sentence.kind === 'item' &&
      // What only the line above says was done to it is no quality of it.
      sentence.text.includes(body) &&
      GIVEN.test(sentence.leadIn ?? sentence.headings.at(-1) ?? '') &&
      !/^(?:the|an?|my|our|its|their|all)\s|\d/.test(clause.rest)
    )
  if (clause.form !== 'base') return false
  // "Bump it up to 64k": no noun stands before "it".
  if (MEASURED.test(body) && mayOpenName(clause.verb.base) && !/^\S+ (?:it|them)\s/.test(body)) return true
  if (isThingToDo(body)) return true
  if (
    sentence.kind === 'prose' &&
    isToldInPast &&
    NOUN_VERBS.has(WORK_HEAD.exec(body)?.[1]?.toLowerCase() ?? '')
  )
    return true
  if (/^feat/.test(parts?.type ?? '')) return isCompound(body, true)
  return isToldInPast && (isCapitalisedName(body) || isCompound(body, false))
}
