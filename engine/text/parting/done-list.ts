import { lean } from '../../lean.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { FINISHING } from '../clauses/thing-done.ts'
import { verbIn } from '../clauses/verbs.ts'

const DONE = new RegExp(
  `^((?:[\\w./'#+-]+ ){1,6}?)(${FINISHING}|moved|revoked|deleted|stored|written|built|locked|closed|rerun)((?: (?:to|into|in|on|onto|from|for|with|as|at|behind|under|via|using)\\b[^,;:]{1,60})?)$`,
  'i',
)
/** What makes a statement of it, or names nothing. */
const STATED =
  /\b(?:is|are|was|were|be|been|being|has|have|had|got|get|I|we|it|they|this|that|these|those|which|who|not|never|to|need|needs|can|could|will|would|should|and|or|but|so|if|when|because|no|nobody|none|nothing|only|newly|recently|just|already|also|look(?:s|ed|ing)?|seem(?:s|ed)?|stay(?:s|ed)?|remain(?:s|ed)?|appear(?:s|ed)?|show(?:s|n|ing)?)\b/i
const LABEL =
  /^(?:(?:[Ff]ixes|[Cc]hanges|[Ww]hat was|[Ww]ork|[Tt]asks?) (?:applied|done|made|finished)|[Dd]one(?: today)?|[Ff]inished):\s|^(?:FIXED|RESOLVED|SOLVED|DONE|COMPLETED?)\s[-\u2013\u2014:]\s/
/** "Spent the week on the suite: 61 tests rewritten". */
const SPENT = lean(
  /^(?:I |We )?spent (?:the|this|most of the|all|half the|a|two|three|\d+) ?(?:whole |entire )?(?:day|days|week|weeks|weekend|morning|afternoon|evening|month|sprint|hours?)(?: mostly)? (?:on|with) (?=[^,;:]{3,60}: )/i,
)
const HEADED = /^((?:I |We )?[A-Za-z]+(?: up| out| off)? [^,;:]{3,60}):\s(?=\S)/

/** "Old keys revoked, new ones stored in the vault": a list of things and what was done to each, as deeds. */
export function doneList(written: string): string | undefined {
  const text = written.replace(SPENT, 'Worked on ')
  const [label = ''] = LABEL.exec(text) ?? []
  const [whole = '', head = ''] = label ? [] : (HEADED.exec(text) ?? [])
  const isHeaded = head !== '' && isDeed(head)
  const from = isHeaded ? whole.length : label.length
  const parts = text
    .slice(from)
    .replace(/[.!]+$/, '')
    .split(/[,;] (?:and )?/)
  const told = parts.map(deedIn)
  const end = told.indexOf(undefined)
  const deeds = told.slice(0, end < 0 ? told.length : end).filter((deed) => deed !== undefined)
  const rest = end < 0 ? [] : parts.slice(end)
  if (deeds.length === 0 || (label === '' && !isHeaded && parts.length < 2) || (isHeaded && rest.length > 0))
    return undefined
  // One thing done and a remark is told by other rules.
  if (label === '' && !isHeaded && deeds.length < 2 && !/^all\s/i.test(parts[0] ?? '')) return undefined
  const list =
    deeds.length > 2
      ? `${deeds.slice(0, -1).join(', ')}, and ${deeds.at(-1)}`
      : deeds.join(rest.length > 0 ? ', ' : ' and ')
  const [since = '', ...others] = rest
  if (others.length > 0 || (since && !IS_NOW.test(since))) return undefined
  const after = since && `, with ${since}`
  return isHeaded ? `${head.replace(DAY, '')}: ${list}.` : `${capitalise(list)}${after}.`
}

/** "Layout now handled by one file". */
const IS_NOW = /^(?:the )?(?:[\w-]+ ){1,4}now [a-z]+(?:ed|en|t)\b/i
const DAY = /\s(?:today|yesterday|tonight|(?:this|last) (?:week|morning|afternoon|evening|month))$/

function deedIn(part: string): string | undefined {
  const [, thing = '', done = '', tail = ''] = DONE.exec(part) ?? []
  if (!thing || STATED.test(thing)) return undefined
  const [word = '', ...more] = done.toLowerCase().split(' ')
  const verb = verbIn(word, 'participle')
  // "Bad data removed": what a thing is stays as it is written.
  return verb && [verb.forms.past, ...more, withSmallStart(thing.trim())].join(' ') + tail
}

/** "Old keys" within a sentence. */
function withSmallStart(thing: string): string {
  return /^[A-Z][a-z]+ /.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing
}

function isDeed(head: string): boolean {
  const [word = ''] = head.replace(/^(?:I|We) /, '').split(' ')
  return verbIn(word.toLowerCase(), 'past')?.isWork === true
}
