import { lean } from '../../lean.ts'
import { ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { isFeature, isName } from '../../text/clauses/compound.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { type Document, isMasked, type Sentence } from '../../text/lines/document.ts'
import { pastBranch, readTitle } from '../../text/lines/title.ts'
import { nounPhraseAt } from './noun-phrase.ts'
import { pastIdiom } from './past-idiom.ts'
import { asNounPhrase, isVerbOfSubject } from './project-clean.ts'
import {
  ALONE,
  findResolved,
  isGeneric,
  isOutside,
  isVague,
  type Named,
  nameAt,
  TICKET,
  withoutDates,
} from './project-names.ts'
import { hitBy, isHollowName, isThinName, ofWhat } from './project-of.ts'
import { pastHelped } from './project-phrase.ts'
import { subjectLine } from './subject-line.ts'

/** A name beside a ticket stays short, so that the ticket is what is read. */
const BESIDE_TICKET = 34
/** Other words in -s are more often nouns at the start of a title ("documents failing to seal"). */
const TITLE_S =
  /^(?:fixes|adds|removes|updates|makes|allows|improves|moves|changes|introduces|replaces|implements|enables|disables|supports|prevents|refactors)$/i
/** "Tidy Towers Devlog" is a name and what is kept under it: its first word is no deed. */
const SERIES_NAME =
  /^((?:[\p{Lu}\d][\p{L}\d'.-]*\s){1,4}?)(?:[Dd]ev ?[Ll]ogs?|(?:[Dd]ev(?:elopment)? ?)?(?:[Dd]iary|[Jj]ournal|[Bb]log)|[Ww]ork ?[Ll]og|[Bb]uild [Ll]og|[Ww]eeknotes|(?:[Pp]rogress|[Ss]tatus|[Ww]eekly|[Pp]ost-?mortem) (?:[Rr]eport|[Uu]pdate)|(?:[Ww]eekly|[Mm]onthly)(?=\s?[#\u2013\u2014-]\s?\d)|[Rr]elease [Nn]otes|[Cc]hangelog)(?=$|\s?[#\d:,|(\u2013\u2014-])/u
const NUMBERED = /^(?:ticket|issue|task|story|bug|case|request)\s#?\d+/i

/** The ticket, the area and the thing worked on, as far as the subject line or main heading names them. */
export function findInTitle(document: Document): Named[] | undefined {
  const title = subjectLine(document)
  if (!title) return undefined
  const { sentence, parts } = title
  // "Personal log - Ann": whose it is.
  if (/^personal (?:log|journal|diary|notes?)\b/i.test(sentence.text)) return undefined
  if (isOutside(sentence.text)) return undefined
  // The name of a channel says where a talk was copied from, "Commit:" which one it was.
  if (/^#\p{Ll}|^(?:[Cc]ommit(?!:\s\p{Lu}\p{Ll}+\s)|[Rr]evision|[Bb]ranch|SHA):?\s/u.test(sentence.text))
    return undefined
  if (
    /^(?:status|priority|severity|author|owner|date|time|mood|hours|user|caller|reporter|customer|name|attendance|attendees|participants|location)$/i.test(
      parts.scope ?? '',
    )
  )
    return undefined
  const series = SERIES_NAME.exec(sentence.text)?.[1]?.trimEnd()
  if (series && parts.start > series.length && !isGeneric(series) && !isVerb(series, false))
    return [{ sentence, start: 0, end: series.length }]
  const ticket = NUMBERED.exec(sentence.text) ?? ticketIn(sentence.text)
  // "Issue 2: no power" counts what went wrong on the page.
  const isCount = ticket !== null && /^[a-z]+ \d{1,2}$/i.test(ticket[0])
  const ticketPlace =
    ticket && !isCount
      ? { sentence, start: ticket.index, end: ticket.index + ticket[0].length }
      : findResolved(document)
  const after =
    ticket && NUMBERED.test(sentence.text)
      ? ticket[0].length + skipped(sentence.text, ticket[0].length)
      : pastBranch(sentence.text)
  const body = withoutDates(sentence, Math.max(after, parts.start), parts.end)
  const scope =
    parts.scope && !isGeneric(parts.scope) && !isSeries(parts.scope)
      ? placeOf(sentence, parts.scope)
      : undefined
  // "Build-Log" is one word, of which only the latter half would be left off.
  const isOfSeries =
    body && [body, parts].some(({ start, end }) => isGeneric(sentence.text.slice(start, end)))
  if (!body || (isOfSeries && !scope)) return undefined
  const used = (ticketPlace ? ticketPlace.end - ticketPlace.start : 0) + (parts.scope?.length ?? 0)
  const limit = ticketPlace || scope ? Math.max(16, BESIDE_TICKET - used / 3) : ALONE
  const named = nameOfTitle(sentence, body.start, body.end, limit)
  // "Fix two races" leaves it to the text where they were.
  if (!named && !scope && !ticketPlace) return undefined
  const whole = saysLittle(named) ? wholeTitle(sentence, body) : named
  // "pump: what was drained stays dry" has named its part before the colon; "Why the kiln" names none.
  const isClause =
    whole !== undefined &&
    (opensClause(nameAt(whole), scope === undefined) ||
      isState(sentence.text.slice(body.start, body.end), whole))
  const name = isClause ? undefined : whole
  const places = [ticketPlace, scope, name].filter((place) => place !== undefined)
  // "winchd: log winchd restarts" names its part twice.
  const isTwice = scope && name && ` ${wordsOf(name)} `.includes(` ${wordsOf(scope)} `)
  return places.length > 0
    ? withoutRepeats(isTwice ? places.filter((place) => place !== scope) : places)
    : undefined
}

/** Whether it is the opening of a clause and no name of a thing; alone, a title may well be a name that asks. */
function opensClause(name: string, isAlone: boolean): boolean {
  if (/^ready (?:for|to)\b/i.test(name)) return true
  if (isAlone) return /^(?:why|what|how) (?:the|an?|our|my|it|this|we|i)\b/i.test(name)
  return /^(?:what|who|whoever|whatever|how|why|where|when|whether|if|each one|all that|everything|nothing|that)(?: |$)/i.test(
    name,
  )
}

/** "be stricter", "give 0", "make sure": how it is now, or a figure. */
function isState(title: string, name: Named): boolean {
  const words = nameAt(name)
  return (
    /^be (?:\p{L}+ly )?(?:more |less )?\p{L}+(?: |$)/iu.test(title) ||
    !/\p{L}/u.test(words) ||
    (/^\p{Ll}+$/u.test(words) && ADJECTIVES.has(words))
  )
}

/** Deeds that say nothing without their object. */
const EMPTY_DEED =
  /^(?:fix|add|updat|improv|chang|mak|do|work|continu|start|finish|writ|test|debug|clean|get|try|more|some|refactor|think|learn|stud)/i

/** Whether a verb, a particle or a word that everybody uses is all that is left of a title: "Off" of "Off by a mile". */
function saysLittle(name: Named | undefined): boolean {
  const words = name ? name.sentence.text.slice(name.start, name.end) : ''
  return (
    /^\p{L}+$/u.test(words) &&
    (/^(?:off|run|all|up|out|down|faster|slower|smaller|better|less|more)$/i.test(words) || isVague(words))
  )
}

/** "The site was down all night" says how it was with a thing. */
const STATES = /\s(?:is|are|was|were|has|have|had|went|does|did|can|cannot|can't|could|couldn't|won't)\s/i

/** All of a short title, where its verb carries the meaning: "Retire all the servers". */
function wholeTitle(sentence: Sentence, { start, end }: { start: number; end: number }): Named | undefined {
  const words = sentence.text.slice(start, end)
  if (STATES.test(words)) return undefined
  const isTelling = words.length <= ALONE && words.split(' ').length > 2 && !EMPTY_DEED.test(words)
  return isTelling ? { sentence, start, end } : nameOfDeed(sentence, start, end, ALONE)
}

/** "[3.2] hb-11866: Close the gate": at its head a ticket may be written small. */
const HEAD_TICKET = /(?<=^(?:\[[^\]]{1,20}\]\s)?)(?!(?:rsa|iso|ieee|rfc|din|en)-)[a-z]{2,8}-\d{4,7}(?=:\s)/

/** The ticket of a title; "Diary #6" is one of a series. */
function ticketIn(text: string): RegExpExecArray | null {
  const ticket = HEAD_TICKET.exec(text) ?? TICKET.exec(text)
  const isSerial =
    /\b(?:diary|log|devlog|journal|entry|week|day|part|episode|post|update|meeting|note|sprint|check-?in|report)\s$|\b(?:report|post-?mortem|check-?in|retro)\s\($/i
  if (!ticket || isSerial.test(text.slice(0, ticket.index))) return null
  return /^\p{L}+#/u.test(ticket[0]) && isGeneric(ticket[0]) ? null : ticket
}

/** What a title is about: what it says was done, or where the trouble was; none where it names a trouble alone. */
export function nameOfTitle(
  sentence: Sentence,
  start: number,
  end: number,
  limit: number,
): Named | undefined {
  const name = nameOfDeed(sentence, start, end, limit)
  const hit = hitBy(sentence, start, end, limit)
  if (hit || !name) return hit
  if (isThinName(nameAt(name))) return ofWhat(name, end, limit) ?? name
  return isHollowName(nameAt(name)) ? ofWhat(name, end, limit) : name
}

/** "We finally managed to", "spent the day": what stands before the verb that tells. */
const BEFORE_DEED = lean(
  /^(?:(?:i|we|i've|we've|have|has|had|finally|now|also|just|was able to|were able to|managed to|spend some time|(?:spend|spent) (?:(?:the|my|this) (?:whole |entire )?(?:day|morning|afternoon|evening|week|weekend)|today|(?:most|all) of (?:the|my) (?:day|morning|afternoon|evening|week|weekend))|successfully|massively|please|let's|don't|do not|never|tried to|try to|trying to|attempt(?:ed|ing)? to|started|starting|continued?|continuing|getting|got|begin|began|got around to|how)\s)+/i,
)

/** How much of "Properly sort" stands before the verb. */
function mannerAt(text: string, start: number): number {
  const [lead = '', verb = ''] =
    /^(?:always|(?!(?:ear|dai|week|night|hour|month|year|assemb|supp|rep|fami|anoma|friend|ap|re|multip|on)ly)\p{L}{2,}ly)\s(?=([\p{L}-]+)\s)/iu.exec(
      text.slice(start),
    ) ?? []
  return verbIn(verb.toLowerCase(), 'base', 'past') ? lead.length : 0
}

/** What a title says was done, without the verb: "Fix old migrations failing" is about old migrations. */
export function nameOfDeed(sentence: Sentence, start: number, end: number, limit: number): Named | undefined {
  const text = sentence.text.slice(0, end)
  const series = SERIES_NAME.exec(text.slice(start))?.[1]
  if (series && !isGeneric(series) && !isVerb(series.trim(), false))
    return { sentence, start, end: start + series.trimEnd().length }
  const skip = BEFORE_DEED.exec(text.slice(start))
  const manner = skip ? 0 : mannerAt(text, start)
  const at = start + (skip?.[0].length ?? manner)
  const idiom = pastIdiom(text.slice(start))
  const first = /^([\p{L}-]+)(?:\s(?:up|out|down|off|back|away))?\s/u.exec(text.slice(at))
  const isCompound =
    first !== null &&
    (isName(text.slice(at)) || isFeature(sentence.text, text.slice(at)) || isOfActor(text.slice(at)))
  // Whatever follows "don't" is a verb.
  const isDenied = /(?:don't|do not|never) $/i.test(skip?.[0] ?? '')
  const deed =
    idiom > 0
      ? start + idiom
      : first && !isCompound && (isDenied || isVerb(first[1] ?? '', skip !== null)) && !isMasked(sentence, at)
        ? at + first[0].length
        : at
  const from = pastHelped(text, deed)
  const isQuote = /^["'\u201c]/.test(text.slice(from))
  const inside = isQuote && !UNDOES.test(first?.[1] ?? '') ? QUOTE.exec(text.slice(from + 1))?.[0] : undefined
  // "Sort the ropes" is a title in itself.
  const opening = /^\p{Lu}\p{Ll}+(?= )/u.exec(inside ?? '')?.[0].toLowerCase() ?? ''
  const isDeed = verbIn(opening, 'base') !== undefined
  const quality =
    inside && /^\p{Ll}+$/u.test(inside) ? qualified(text, from + inside.length + 2, limit) : undefined
  if (quality) return { sentence, ...quality }
  if (inside && !isDeed) return { sentence, start: from + 1, end: from + 1 + inside.length }
  const quoted = isQuote ? readTitle(text.slice(from + 1)) : undefined
  if (quoted) return nameOfDeed(sentence, from + 1 + quoted.start, end, limit)
  const enabled = enabledAt(text, from)
  const matter = enabled > from ? nounPhraseAt(text, enabled, { limit, marks: sentence.marks }) : undefined
  if (matter && !isVague(text.slice(matter.start, matter.end)))
    return { sentence, ...asNounPhrase(text, matter) }
  const move = /^from\s\S+(?:\s\S+)?\sto\s/i.exec(text.slice(from))
  const options = { limit, marks: sentence.marks, isTitle: from === start }
  const phrase =
    nounPhraseAt(text, from + (move?.[0].length ?? 0), options) ?? nounPhraseAt(text, at, options)
  if (!phrase) return undefined
  const told = deed > at ? withoutWhatBecame(text, phrase) : phrase
  return { sentence, ...asNounPhrase(text, { start: told.start, end: withoutOldVersion(text, told) }) }
}

/** What stands in quotes is called so: "hoist and lower"; what is undone is quoted with its verb. */
const QUOTE = /^\p{L}[^"\u201d:]{3,40}(?=["\u201d])/u
/** The "pending" flips are flips. */
function qualified(text: string, at: number, limit: number) {
  const noun = /^ \p{L}/u.test(text.slice(at))
    ? nounPhraseAt(text, at + 1, { limit, isTight: true })
    : undefined
  return noun &&
    noun.start === at + 1 &&
    !isVague(text.slice(noun.start, noun.end)) &&
    !isThinName(text.slice(noun.start, noun.end))
    ? noun
    : undefined
}

const UNDOES = /^(?:re(?:vert|apply|land|store|do|instate)|undo|back(?:port)?|cherry)/i

const ENABLES =
  /^(?:(?:an?|the|new|small|simple|specific|dedicated|missing) )*(?:functions?|helpers?|methods?|routines?|macros?|options?|flags?|settings?|parameters?|arguments?|ways?|ability|hooks?|callbacks?) to (?=(\p{Ll}+) )/u

/** Where the matter of "a helper to check the oil" begins; where there is no such thing, the place itself. */
function enabledAt(text: string, at: number): number {
  const [lead = '', verb = ''] = ENABLES.exec(text.slice(at)) ?? []
  return verbIn(verb, 'base') ? at + lead.length + verb.length + 1 : at
}

const WHAT_BECAME = /(?<=\s?[\p{L}\d].{2,})\s(?:into\s(?:an?|its|their|one)\s|(?:to|from)\s[~<]?\d).*$/u

/** "Put the plan into a drawer", "limit uploads to 10 MB": what it was put into or brought to. */
function withoutWhatBecame(
  text: string,
  { start, end }: Pick<Named, 'start' | 'end'>,
): { start: number; end: number } {
  return { start, end: start + text.slice(start, end).replace(WHAT_BECAME, '').length }
}

/** "Crash reporter loses frames": the first word belongs to what acts. */
function isOfActor(text: string): boolean {
  const [first = '', actor = '', verb = ''] = text.split(' ', 3)
  return !FIXING.test(first) && /^\p{Ll}+$/u.test(actor) && isVerbOfSubject(verb, actor)
}

const FIXING =
  /^(?:fix\w*|handle|prevent|avoid|stop|ensure|verify|test|report|debug|patch|document|check|make|warn|ignore|detect|assert)$/i

/** "Boost 1.74 \u2192 1.86" is about Boost. */
function withoutOldVersion(text: string, { start, end }: { start: number; end: number }): number {
  if (!/^\s(?:\u2192|->|=>|to)\s?v?\d/.test(text.slice(end, end + 8))) return end
  return end - (/\sv?\d[\d.x]*$/.exec(text.slice(start, end))?.[0].length ?? 0)
}

function isVerb(word: string, isTold: boolean): boolean {
  // "last night's load" tells when, "mean load" which one.
  if (/^(?:last|mean)$/i.test(word)) return false
  const past = verbIn(word, 'past')
  // "Leaked token" has an adjective, "Fixed token" a deed.
  const reading =
    verbIn(word, 'base') ??
    (past?.isWork ? past : undefined) ??
    (TITLE_S.test(word) ? verbIn(word, 's') : undefined)
  return reading !== undefined || (isTold && verbIn(word, 'ing', 'participle') !== undefined)
}

function isSeries(scope: string): boolean {
  return /^(?:week|day|sprint|update|meeting|part|ticket|date|ai|wip|bug ?fix|fix|bug|feature|feat|docs?|misc|chore|tests?|deps|dependencies|draft|warning|note|important|caution|attention|rfc|backport|revert|hotfix|enhancement|improvement|tiny|small|minor|trivial|quick|nit)\b/i.test(
    scope,
  )
}

function skipped(text: string, from: number): number {
  return /^[\s\-:\u2013\u2014|,]*/.exec(text.slice(from))?.[0].length ?? 0
}

function placeOf(sentence: Sentence, words: string): Named | undefined {
  const start = sentence.text.indexOf(words)
  return start < 0 ? undefined : { sentence, start, end: start + words.length }
}

/** Without parts that overlap an earlier one or only say it again. */
function withoutRepeats(places: Named[]): Named[] {
  const kept: Named[] = []
  for (const place of places) {
    const words = wordsOf(place)
    const isRepeat = kept.some(
      (other) =>
        (other.sentence === place.sentence && other.start < place.end && place.start < other.end) ||
        wordsOf(other) === words,
    )
    if (!isRepeat) kept.push(place)
  }
  return kept
}

function wordsOf({ sentence, start, end }: Named): string {
  return sentence.text.slice(start, end).toLowerCase()
}
