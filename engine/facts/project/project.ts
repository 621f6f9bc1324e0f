import type { TextRange } from '../../../contract/snaps.ts'
import { lean } from '../../lean.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Document, Sentence } from '../../text/lines/document.ts'
import { rangeIn } from '../../text/lines/document.ts'
import { isEnglish } from '../../text/wording/language.ts'
import { isOfNoWork, withoutTurnedDown } from '../fields/turned-down.ts'
import { spellingOf } from '../technologies/spellings.ts'
import { findInBody } from './project-body.ts'
import { findCalled, findLabelled } from './project-called.ts'
import { doingAt, isDoing, withoutDoings, withoutNumber } from './project-doings.ts'
import { findOwned, rankFramed, stemsOf } from './project-framed.ts'
import {
  ALONE,
  isEmptyTitle,
  isGeneric,
  isNobodys,
  isTold,
  isVague,
  LONGEST,
  type Named,
  nameAt,
  withoutDates,
} from './project-names.ts'
import { findLogged, headsLog } from './project-of-log.ts'
import { partedByDeed } from './project-parted.ts'
import { findInTitle, nameOfTitle } from './project-title.ts'
import { rankTopics } from './project-topics.ts'

/** A title that says no more than this leaves it to the text what was hit. */
const BARE_TROUBLE = /^(?:(?:the|our) )?(?:downtimes?|outages?|crash(?:es)?|failures?|incidents?)$/i

/** What follows the name of a series. */
const COUNTED = lean(
  /(?<=[\p{L}\d])(?: (?:(?:build|dev|work) )?(?:log|diary|journal))?(?:[,:]| [|\u2013\u2014-])? (?:(?:progress |status |weekly )?(?:report|update)|day|week|part|log|devlog|episode|entry|session|chapter)\s?#?\d+$/iu,
)

/** Among how many of the likeliest things a fuller name is sought. */
const LIKELY = 3

/** How much of a title may be left off a name that opens as a clause does. */
const LEFT_OFF = 16

/** What stands where the text names nothing. */
export const UNTITLED = 'Untitled work'

export type FoundProject = { project: string; ranges: TextRange[]; note?: string }

/** A note is named after what was done, and not after what is still to do, was turned down, given up or only claimed. */
function withoutRefused(document: Document): Document {
  const sentences = withoutTurnedDown(document.sentences).filter(
    (sentence) => !isOfNoWork(sentence) && sentence.box !== 'empty',
  )
  return sentences.some(isTold) && sentences.length < document.sentences.length
    ? { ...document, sentences }
    : document
}

/** The ticket, project or feature as the text names it; never empty, at most 80 characters. */
export function findProject(document: Document): FoundProject {
  const found =
    findLabelled(document) ??
    findAnnounced(document) ??
    (isJournal(document) ? findOwned(document) : undefined) ??
    findLogged(document) ??
    fuller(document, echoed(document, named(findInTitle(document)))) ??
    findBelowTitle(document) ??
    findDated(document) ??
    findCalled(document) ??
    withTicket(document, isEnglish(document) ? findInBody(withoutRefused(document)) : findWritten(document))
  const places = partedByDeed(
    found
      .map(inWholeWords)
      .map(withoutFolders)
      .map(withoutNumber)
      .filter((place, index) => index === 0 || !isDoing(place))
      .map(withoutOpening)
      .map(withoutMark)
      .map(withoutDoings),
  ).map(withoutMark)
  const project = cutAtWord(
    places
      .map((place, index) => (index > 0 ? (place.joint ?? ' ') : '') + nameAt(place).trim())
      .join('')
      // "Reviewed and merged the schema": of two verbs neither is its name.
      .replace(/^[a-z]+ed (?:the|an?|our|my)\s(?=\S)/, '')
      // "$(rope" lost its other half.
      .replace(/^\$?[([{](?=[^)\]}]*$)/, '')
      // "& Settings polish" lost what it was joined to, "the Videogame's" what it had.
      .replace(/^(?:&|and)\s(?=\S)|(?<=\p{Ll})['\u2019]s$/u, ''),
  )
  // A figure alone names nothing.
  if (!/[^\d\s.,:%+-]/.test(project))
    return { project: UNTITLED, ranges: [], note: 'No project, ticket or feature is named.' }
  return { project, ranges: places.map(({ sentence, start, end }) => rangeIn(sentence, start, end)) }
}

/** In a language whose grammar we do not know: the first word that is written as a name is, "Login-Fehler", "PayGate". */
function findWritten({ sentences }: Document): Named[] {
  for (const sentence of sentences) {
    const match = WRITTEN.exec(sentence.text)
    if (match) return [{ sentence, start: match.index, end: match.index + match[0].length }]
  }
  return []
}

const WRITTEN = /(?<![\p{L}\d-])\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)+|(?<![\p{L}\d-])\p{Lu}\p{Ll}+\p{Lu}\p{L}*/u

/** "PAY-4: checkout charged twice" opens with the ticket of the work. */
function withTicket({ sentences }: Document, places: Named[]): Named[] {
  const sentence = sentences.find(isTold)
  const ticket = /^\[?([A-Z][A-Z0-9]{1,9}-\d+)\]?\s?[:\u2013\u2014-]\s/.exec(sentence?.text ?? '')?.[1]
  if (!sentence || !ticket) return places
  const start = sentence.text.indexOf(ticket)
  const isNamed = places.some((place) => place.sentence.text.slice(place.start, place.end).includes(ticket))
  return isNamed ? places : [{ sentence, start, end: start + ticket.length }, ...places]
}

/** A name that would end inside a word or a figure ends before it. */
function inWholeWords(place: Named): Named {
  const { sentence, start, end } = place
  if (!/^[^\s(['"](?:[\p{L}\p{N}%]|[.,:/\u2013-]\d)/u.test(sentence.text.slice(end - 1, end + 2)))
    return place
  const space = sentence.text.lastIndexOf(' ', end)
  return { ...place, end: space > start ? space : end }
}

/** Files that every folder has: alone they say nothing. */
const EVERYWHERE = /^(?:index|main|mod|lib|init|__init__|app|config|readme|setup|types|utils?|base|test)$/i

/** A path alone is called by its file, "SeatMap" of "src/ui/SeatMap.tsx", or its last folder. */
function withoutFolders(place: Named): Named {
  const folder = /^(?:~?\/|[\w.@-]+\/)(?:[\w.@-]+\/)*([\w-]{3,40})\/$/.exec(nameAt(place))?.[1]
  if (folder && !EVERYWHERE.test(folder))
    return { ...place, start: place.end - folder.length - 1, end: place.end - 1 }
  const path = /^((?:[\w.@-]+\/)+)([\w-]{3,40})\.[a-z]{1,5}$/.exec(nameAt(place))
  const [, folders = '', file = ''] = path ?? []
  if (!path || EVERYWHERE.test(file)) return place
  const start = place.start + folders.length
  return { ...place, start, end: start + file.length }
}

/** What only leads to the matter: "the cache" of "According to the docs the cache" and of "Notes on the cache"; what runs a script. */
const LEADS_TO = lean(
  /^(?:according to|depending on|due to|thanks to|based on|compared (?:to|with)|because of|prior to)\s(?:the|our|my|an?)\s[\w-]+,?\s(?:(?:the|our|my|an?)\s)?(?=\S)|^(?:python3?|node|bash|sh|perl|ruby) (?=[\w-]+\.\w{2,3}$)|^(?:notes?|thoughts|update|working) (?:on|about) (?:(?:the|our|my|an?)\s)?(?=\S)|^(?:understanding|figuring out|learning|looking (?:at|into)) (?:(?:how|why) )?(?:(?:the|our|my|an?)\s)?(?=\S)|^(?:whole|entire) (?=\p{L})|^(?:(?:another|next|first|second|third|new|final|latest) )?(?:iteration|version|revision|round) of (?:(?:the|our|my|an?) )?(?=\p{L})|^welcome to (?:(?:the|our|my|an?)\s)?(?=\S)|^(?:day|week|month) \d{1,3} of (?:(?:the|our|my|an?)\s)?(?=\S)/iu,
)

/** "Building TideBox" is about the TideBox, "Rebuilding the pier" about the pier. */
const MAKING =
  /^(?:Building|Making|Developing|Creating) (?=[A-Z][a-z]+[A-Z])|^(?:(?:re)?building|making|developing|creating|designing|debugging|testing|deploying|finishing(?: up| off)?|wrapping up) (?:the|our|my|an?) (?=\S)|^(?:introducing|implementing|fixing|refactoring|rewriting|redesigning|integrating|installing|configuring|finishing (?:up|off)|wrapping up|setting up) (?:(?:the|our|my|an?) )?(?!and\b|or\b)(?=[\p{L}\d])/iu

function withoutOpening(place: Named): Named {
  const name = nameAt(place)
  const lead = (LEADS_TO.exec(name) ?? MAKING.exec(name))?.[0] ?? doingAt(name) ?? ''
  return { ...place, start: place.start + lead.length }
}

/** "Tide table DONE": how far it got is marked behind it; "the tide chart in the form of knobs": in which; "Falcon Summer Intern": who works there. */
const HOW_FAR =
  /(?<=\S)\s+(?:DONE|TODO|WIP|through|along|across|aside|depending|relating|regarding|including|excluding|FIXED|FINISHED|CLOSED|Completed?|Finished|Implemented|in the (?:form|shape|process|course|hope|middle|(?:near )?future|past|meantime|long run|first place)|on (?:my|our|the) (?:laptop|machine|computer|pc|mac|desktop)|(?:Summer )?Intern(?:ship)?)$/

function withoutMark(place: Named): Named {
  const mark = HOW_FAR.exec(nameAt(place))?.[0] ?? ''
  return { ...place, end: place.end - mark.length }
}

function cutAtWord(name: string): string {
  if (name.length <= LONGEST) return name.trim()
  const cut = name.lastIndexOf(' ', LONGEST)
  return name.slice(0, cut > LONGEST / 2 ? cut : LONGEST).trim()
}

/** "Title: Slow image proxy" and the subject of a mail say it as a title does. */
function findAnnounced({ sentences }: Document): Named[] | undefined {
  for (const sentence of sentences.slice(0, 8)) {
    const lead =
      /^(?:title|subject|topic|betreff)\s*[:=]\s+(?:(?:re|fwd?|aw|wg|fyi|psa|urgent)\s?:\s*)*(?=\S)/i.exec(
        sentence.text,
      ) ??
      (sentence.index === 0 && sentence.text.length < 90
        ? /^(?:post[- ]?mortem|incident|outage|rca)(?: (?:report|review|summary|log))?\s*:\s+(?=\S)/i.exec(
            sentence.text,
          )
        : null)
    if (!lead || isGeneric(sentence.text.slice(lead[0].length))) continue
    const quote = /^["'\u201c]/.test(sentence.text.slice(lead[0].length)) ? 1 : 0
    const close = quote > 0 && /["'\u201d]$/.test(sentence.text) ? 1 : 0
    const body = withoutDates(sentence, lead[0].length + quote, sentence.text.length - close)
    const name = body ? nameOfTitle(sentence, body.start, body.end, ALONE) : undefined
    if (name && named([name]) && !isVague(nameAt(name))) return [name]
  }
  return undefined
}

/** What a title says, unless it could be said of anything: "Thinking and more thinking". */
function named(places: Named[] | undefined): Named[] | undefined {
  const [only] = places ?? []
  if (!only || places?.length !== 1) return places
  // "Week 4 - Hannah" says whose week it was.
  if (
    isLoneOrder(only) ||
    isPerson(nameAt(only)) ||
    isNobodys(nameAt(only)) ||
    isClause(only) ||
    isBareDoing(nameAt(only))
  )
    return undefined
  return isEmptyTitle(nameAt(only)) || BARE_TROUBLE.test(nameAt(only)) ? undefined : places
}

/** "Show" of "Show just what is free": what was done, without what it was done to. */
function isLoneOrder({ sentence, start, end }: Named): boolean {
  const name = sentence.text.slice(start, end)
  return (
    start === 0 &&
    /^\p{L}\p{Ll}+$/u.test(name) &&
    /^ \p{L}/u.test(sentence.text.slice(end, end + 2)) &&
    verbIn(name.toLowerCase(), 'base')?.isWork === true
  )
}

/** Whether it is the opening of a longer sentence: "dreading the return of the cold" of a title that goes on. */
function isClause({ sentence, start, end }: Named): boolean {
  return (
    /^\p{Ll}+ing (?:the|an?|my|our|this) /u.test(sentence.text.slice(start, end)) &&
    sentence.text.length - end > LEFT_OFF
  )
}

/** "Updating" and "Why does this exist?" head a chapter of anything. */
function isBareDoing(name: string): boolean {
  if (/^(?:why|what|how|when|where|who)\b.*\b(?:this|it|that|i|we)\b.*\?$/i.test(name)) return true
  return /^\p{L}+ing$/u.test(name) && verbIn(name.toLowerCase(), 'ing') !== undefined
}

function isPerson(name: string): boolean {
  const words = name.toLowerCase().split(' ')
  return words.length < 3 && GIVEN_NAMES.has(words[0] ?? '')
}

/** "The gauge that lied" is about the tide gauge that the text below it comes back to. */
function fuller(document: Document, places: Named[] | undefined): Named[] | undefined {
  const [only] = places ?? []
  const name = only ? nameAt(only) : ''
  if (!only || places?.length !== 1 || !/^\p{L}\p{Ll}+$/u.test(name) || spellingOf(name)) return places
  const longer = rankTopics(document, rankFramed(document))
    .slice(0, LIKELY)
    .find((topic) => /^[\p{Ll}\d -]+$/u.test(topic.name) && endsIn(topic.name, name.toLowerCase()))
  return longer ? [longer] : places
}

/** Whether a name is a longer one for the thing: "tide gauge" for a gauge, in three words at most. */
function endsIn(name: string, noun: string): boolean {
  return name.endsWith(` ${noun}`) && name.split(' ').length <= 3
}

const LISTED =
  /^(?:day|week|month|sprint) \d+\s?[:\u2013\u2014-]\s[^,:]{3,40}, [^,:]{3,40},? and [^,:]{3,40}$/i

/** The title's name, unless the diary below it never comes back to it: "Not my finest hour" names no work. */
function echoed(document: Document, places: Named[] | undefined): Named[] | undefined {
  const { title, sentences } = document
  if (!title || !places || places.length > 1 || title.parts.start > 0) return places
  // "Week 6 - a stuck valve, hoses and a new page" lists what the week had.
  if (LISTED.test(title.sentence.text)) return undefined
  // "Sluice Log" is what is kept of the sluice.
  if (/^\p{Lu}.* Log$/u.test(title.sentence.text)) return places
  // "Week 8: Image viewer" and "Lab book, mapping" have set their matter apart.
  if (/\p{L}[^:,|]*(?:[:,|]| [-\u2013\u2014]) $/u.test(title.sentence.text.slice(0, places[0]?.start)))
    return places
  // "Week 12 of Advent of Tides" has the name of what is kept on for weeks.
  if (/^(?:[Dd]ay|[Ww]eek) \d+ of (?:the )?\p{Lu}/u.test(title.sentence.text)) return places
  // "Garden clock day 9" is one of a series, and has its name.
  const count = COUNTED.exec(title.sentence.text)
  if (count) return places.map((place) => ({ ...place, end: Math.min(place.end, count.index) }))
  const told = sentences.filter((sentence) => isTold(sentence))
  const isDiary = told.some(({ text }) => /\b(?:I|I'm|I've|my|me)\b|\bi\b(?!\.)/.test(text))
  const opening = /^\p{L}+/u.exec(title.sentence.text)?.[0] ?? ''
  if (!isDiary || verbIn(opening, 'base', 'past', 'ing') || /^(?:i|we|how)$/i.test(opening)) return places
  const body = told.map(({ text }) => text.toLowerCase()).join(' ')
  const name = places.map(({ sentence, start, end }) => sentence.text.slice(start, end)).join(' ')
  // "# tidewatch" is written as a program is, and not as a thought.
  if (/^\p{Ll}[\p{Ll}\d_-]{3,}$/u.test(title.sentence.text) && !isVague(name)) return places
  // "OtF 3D" has no word to look for, and the shape of a name.
  if (stemsOf(name).length === 0 && /\p{Lu}{2}|\p{Ll}\p{Lu}|\d\p{Lu}|\p{Lu}\.\p{Lu}/u.test(name))
    return places
  // "# Tidewatch" whose parts are linked to its own pages.
  if (/^\p{Lu}[\p{L}\d-]{3,}$/u.test(title.sentence.text) && isLinkedTo(document, title.sentence.text))
    return places
  if (headsLog(document, title.sentence.text)) return places
  const isEchoed = stemsOf(name).some((stem) => body.includes(stem.slice(0, Math.max(4, stem.length - 2))))
  return isEchoed ? places : undefined
}

function isLinkedTo({ raw }: Document, name: string): boolean {
  return raw
    .toLowerCase()
    .split(/https?:\/\//)
    .slice(1, 40)
    .some((part) => part.split(/[\s)>\]]/, 1)[0]?.includes(`/${name.toLowerCase()}`))
}

const MONTH_BEHIND =
  /\s?[|,(\u2013\u2014-]\s?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\s\d{4}\)?$/iu

/** "Harbour lights - May 2021" on the first line heads a report, if the next lines follow at once. */
function findDated({ title, sentences }: Document): Named[] | undefined {
  const [first] = sentences
  if (title || first?.kind !== 'prose' || first.text.length > ALONE || sentences.length < 3) return undefined
  const month = MONTH_BEHIND.exec(first.text)
  const body = withoutDates(first, 0, month?.index ?? first.text.length)
  if (!body || !/^\s?[|,(\u2013\u2014-]/.test(first.text.slice(body.end))) return undefined
  return named(findNamed(first, body))
}

function findNamed(sentence: Sentence, { start, end }: { start: number; end: number }): Named[] | undefined {
  if (isGeneric(sentence.text.slice(start, end))) return undefined
  const name = nameOfTitle(sentence, start, end, ALONE)
  return name && !isVague(nameAt(name)) ? [name] : undefined
}

/** Under a title that only says when, the next heading is the title, if nothing is told before it. */
function findBelowTitle({ title, sentences }: Document): Named[] | undefined {
  const heading = sentences.find(({ kind }) => kind !== 'title')
  if (!title || heading?.kind !== 'heading' || heading.section) return undefined
  const { text } = title.sentence
  if (!isGeneric(text) && withoutDates(title.sentence, 0, text.length)) return undefined
  // "Name: Ann Reed" below it says whose report it is.
  if (/^(?:name|author|student|team|date)s?\s?:/i.test(heading.text)) return undefined
  const body = withoutDates(heading, 0, heading.text.length)
  return body && findNamed(heading, body)
}

/** Whether the title opens with a date, as an entry of a journal does. */
function isJournal({ title }: Document): boolean {
  return title !== undefined && withoutDates(title.sentence, 0, title.sentence.text.length)?.start !== 0
}
