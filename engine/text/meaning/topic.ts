import { lean } from '../../lean.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { subjectAt } from '../clauses/clause-subject.ts'
import { splitLead } from '../clauses/clauses.ts'
import { troubleParts } from '../clauses/trouble-parts.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'
import { FOUND_THAT } from './lacking.ts'
import { NO_THING } from './named-before.ts'

/** What a sentence is about, and what else it names that one could speak of next. */
export type Topic = { thing: string; others: readonly Other[]; isSure: boolean }
/** Something beside the topic: what was done to it, where or with what it was, or what another clause is about. */
export type Other = { name: string; isMany: boolean; place: 'object' | 'beside' | 'clause' }

const SAID_THAT = lean(
  /^(?:(?:the|our|my|some|many|several|a few|two|three|most)\s)?[\w-]+\s(?:(?:also|have|had|has|often|kept)\s){0,2}(?:complain(?:ed|ing)|report(?:ed|ing)|said|saying|mention(?:ed|ing)|told (?:me|us))\s(?:that\s)?(?=(?:the|our|my)\s)/i,
)
/** What the writer was busy with, or nobody got on with; what stands behind is the topic. */
const ABOUT = lean(
  /^(?:(?:today|yesterday|this week|this morning|last week|then|so),?\s)?(?:(?:(?:I|we)\s)?(?:also\s|mostly\s|finally\s)?(?:worked on|looked (?:in)?to|looked at|took a look at|focused on|(?:was |were )?working on|was looking (?:in)?to|was looking at|went (?:over|through)|(?:spent|used) (?:the |my |a |an |most of the |all |some |this )?(?:[a-z]+ )?(?:day|morning|afternoon|evening|night|hours?|days|time|week|weekend) (?:on|with|in)|(?:had|ran into|was having|were having|kept having) (?:[a-z]+ )?(?:problems?|trouble|troubles|issues?|difficulties|headaches) with|did(?:n't| not) (?:understand|like|trust))|nobody (?:really |fully )?(?:understood|liked|trusted|knew|wanted to touch|dared to touch|maintained|owned))\s(?=(?:the|our|my|an?|some|all|two|three)\s)/i,
)
/** "There was a race condition in the importer". */
const THERE_IN = lean(
  /^(?:there (?:was|were|is|are)\s|(?:I|we) (?:had|found|noticed|saw|discovered|spotted)\s|found\s|noticed\s)(?:also\s|still\s)?((?:an?|some|several|many|two|three|a few)\s(?:[\w-]+\s){0,3}?[\w-]+)\s(?:in|inside|with)\s(?=(?:the|our|my)\s)/i,
)

const ENDS_THING = new Set(
  'in on at to for from with without of by into onto when where while which who that and or but so because since after before until as if during than per via using through under over behind between today yesterday this last again twice anymore any once every each is are was were had has have did does do took takes kept now'.split(
    ' ',
  ),
)
const OPENS_THING = /^(?:the|our|my|an?|its|their|this|that|another|one|some|all|two|three)$/i

/** "The ferry importer" of "the ferry importer this week". */
export function thingAtHead(text: string): { thing: string; rest: string } | undefined {
  const words = text.split(' ')
  let at = 1
  while (
    at < words.length &&
    at < 6 &&
    !ENDS_THING.has(words[at] ?? '') &&
    !(at > 1 && isSaidOf(words[at] ?? '')) &&
    !/[.,;:!?]$/.test(words[at - 1] ?? '')
  )
    at += 1
  const thing = words
    .slice(0, at)
    .join(' ')
    .replace(/[.,;:!?]+$/, '')
  return at > 1 && OPENS_THING.test(words[0] ?? '') ? { thing, rest: words.slice(at).join(' ') } : undefined
}

/** "The network dropped": where the thing ends and what it did begins. */
function isSaidOf(word: string): boolean {
  return /ed$/.test(word) && verbIn(word, 'past') !== undefined
}

/** What a sentence is about; nothing where it tells a deed, asks, or speaks of people or of no thing. */
export function topicOf(sentence: string): Topic | undefined {
  const text = sentence.replace(
    /^(?:[A-Z][a-z]+ )?(?:[Cc]urrently|[Pp]reviously|[Uu]ntil now|[Ss]o far),?\s/,
    '',
  )
  if (text.endsWith('?') || text.length > 240) return undefined
  const about = ABOUT.exec(text)?.[0]
  const found = about ? thingAtHead(text.slice(about.length)) : undefined
  if (found) return topic(found.thing, othersIn(found.rest, 'beside'), true)
  const [inside = '', matter = ''] = THERE_IN.exec(text) ?? []
  const place = inside ? thingAtHead(text.slice(inside.length)) : undefined
  if (place)
    return topic(place.thing, [
      { name: matter, isMany: isPlural(matter), place: 'object' },
      ...othersIn(place.rest, 'beside'),
    ])
  const told = text.replace(SAID_THAT, '').replace(FOUND_THAT, '')

  return ofSubject(told)
}

const HAS_VERB = /\s(?:has|have|had|been|is|are|was|were)\b/

function topic(thing: string, others: readonly Other[], isSure = false): Topic | undefined {
  return NO_THING.test(thing) || PEOPLE.test(thing) || HAS_VERB.test(thing)
    ? undefined
    : { thing, others, isSure }
}

function ofSubject(text: string): Topic | undefined {
  const parts = troubleParts(text)
  const { body } = splitLead(text)
  const found = parts ? undefined : subjectAt(text, text.length - body.length)
  const subject = parts?.subject ?? (found && text.slice(found.start, found.end)) ?? ''
  const at = subject ? text.indexOf(subject) : -1
  if (at < 0 || !/^(?:the|our|my|an?|all|two|three)\s/i.test(subject) || subject.split(' ').length > 7)
    return undefined
  const isPair = /^(?:the|our|my)\s(?:[\w-]+\s){1,3}and\s(?:the|our|my)\s/i.test(subject)
  if (/\b(?:of|or|that|which)\b/.test(subject) || (!isPair && /\band\b/.test(subject))) return undefined
  const rest = text.slice(at + subject.length).trim()
  return topic(subject, othersIn(rest, 'object'))
}

const PLACES = new Set(
  'in on at to for from with without of by into onto through via over under during after before since until per than as behind between inside'.split(
    ' ',
  ),
)
const CLAUSES = new Set(
  'when whenever because since while as if that which who so and but where until'.split(' '),
)

/** The things that the rest of a sentence names, and how they stand to what it is about. */
function othersIn(rest: string, first: Other['place']): Other[] {
  const words = rest.replace(/[.!?]+$/, '').split(/\s+/)
  const others: Other[] = []
  let place: Other['place'] = first
  for (let at = 0; at < words.length; at += 1) {
    const word = (words[at] ?? '').toLowerCase().replace(/[,;:]$/, '')
    if (CLAUSES.has(word) || /[,;:]$/.test(words[at - 1] ?? '')) place = 'clause'
    else if (PLACES.has(word) && place !== 'clause') place = 'beside'
    const isOpen = /^(?:the|our|my|an?|its|their|another|one|this)$/.test(word)
    if (!isOpen || words[at + 1] === 'own') continue
    const thing = thingAtHead(words.slice(at).join(' '))?.thing ?? ''
    if (thing) others.push({ name: thing, isMany: isPlural(thing), place })
  }
  return others
}
