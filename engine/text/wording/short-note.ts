import { spellingOf } from '../../facts/technologies/spellings.ts'
import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { capitalise, uncapitaliseNoun } from '../../writing/sentence/tidy.ts'
import { subjectAt } from '../clauses/clause-subject.ts'
import { readClause } from '../clauses/clauses.ts'
import { faultHead } from '../clauses/fault-head.ts'
import { HARMS, ITS_OWN, troubleParts } from '../clauses/trouble-parts.ts'
import { guessPast, verbIn } from '../clauses/verbs.ts'
import type { Sentence } from '../lines/document.ts'
import { withItsSubject } from '../meaning/its-subject.ts'
import { ofThem } from '../meaning/of-count.ts'
import { saidMended } from '../meaning/said-mended.ts'
import { isPlural } from '../nouns/plural.ts'
import { andIt, forIts, forThose } from './for-its.ts'
import { noLonger } from './no-longer.ts'

/** So many sentences has a note that tells one trouble, what was done and how it is now. */
const SHORT = 7

/** A note of a few sentences in one breath, without heads, lists and labels, but that its first one may be called the trouble. */
export function isShortNote(sentences: readonly Pick<Sentence, 'kind' | 'section' | 'headings'>[]): boolean {
  return (
    sentences.length > 1 &&
    sentences.length <= SHORT &&
    sentences.every(
      ({ kind, section, headings }, at) =>
        kind === 'prose' && headings.length === 0 && (!section || (at === 0 && section === 'problem')),
    )
  )
}

/** Texts of sentences in their order; what a short note only points at is told in full. */
export function tellShortNote(sentences: readonly Sentence[], texts: readonly string[]): string[] {
  if (!isShortNote(sentences)) return [...texts]
  return texts.map((text, at) => {
    if (at === 0) return text
    const before = texts.slice(0, at)
    // What a comma joins to a deed has its own readers.
    const isApart = sentences[at]?.index !== sentences[at - 1]?.index
    const ofIts = isApart ? (withItsSubject(text, before) ?? ofThey(text, before)) : undefined
    return (
      saidMended(text, before) ??
      ofIts ??
      ofNumber(text, before[0] ?? '') ??
      forIts(text, before.at(-1) ?? '') ??
      forThose(text, before.at(-1) ?? '') ??
      andIt(text, before[0] ?? '') ??
      withPurpose(ofThem(ofThemAtEnd(ofWhat(noLonger(text), before), before), before[0] ?? ''), before)
    )
  })
}

const SO_MANY = /^((?:(?:I|We)\s)?[A-Z]?[a-z]+(?:ed|t|id))\s(\d[\d,]*)(?=[.,;]|\s(?:and|so|because)\b)/

/** "Flaky tests broke the run. Quarantined 23": 23 flaky tests. */
function ofNumber(text: string, first: string): string | undefined {
  const [whole = '', did = '', many = ''] = SO_MANY.exec(text) ?? []
  const { subject = '' } = (whole && troubleParts(first)) || {}
  if (!isPlural(subject) || PEOPLE.test(subject) || /^(?:the|our|my|all|both)\b/i.test(subject))
    return undefined
  if (/^\d/.test(subject)) return `${did} ${many} of the ${subject}${text.slice(whole.length)}`
  const things = uncapitaliseNoun(`${subject} `).trim()
  return `${did} ${many} ${things}${text.slice(whole.length)}`
}

const BARE =
  /^(?!(?:The|An?|Our|My|Its|Their|His|Her|This|That|These|Those|Each|Every|All|Both|Some|No|One|Two|Three|Another|Any|Most|Many|Few|[A-Za-z]+ly|Before|Last|Today|Yesterday|Until|Since|When|If|After|While|For|In|On|At|With|By|Half)\s)(?!.*\b(?:each|every|the|our|my|an?)\b)(?:[A-Z][a-z]+(?:\s[a-z-]+){0,2}|[A-Z][\w+#.-]*(?:\s[\w+#.-]+){1,2})$/

/** The texts with the first one as it is said in full. */
export function withFirstInFull(sentences: readonly Sentence[], texts: readonly string[]): string[] {
  if (!isShortNote(sentences)) return [...texts]
  const [first = ''] = texts
  const isOfTrouble = troubleParts(first) !== undefined
  const who =
    texts.some((text) => /^we\b/i.test(text)) && !texts.some((text) => /^I\b/.test(text)) ? 'We' : 'I'
  return texts.map((text, at) => {
    if (at === 0)
      return (
        faultHead(text) ??
        thereWere(withItsArticle(text.replace(DURING, '$1,'))).replace(
          HAD,
          (said) => `${who} ${said.toLowerCase()}`,
        )
      )
    const plain = inPlainWords(at === 1 && isOfTrouble ? text.replace(FOR_IT, '$1') : text)
    const said = isOfTrouble
      ? plain.replace(
          NEW_PART,
          (part) => `${who} put in ${isPlural(part) || /ware$/.test(part) ? '' : 'a '}${part.toLowerCase()}`,
        )
      : plain
    return isOfTrouble && SAME_IN_PAST.test(said)
      ? `${who} ${said.charAt(0).toLowerCase()}${said.slice(1)}`
      : said
  })
}

/** "During a load test the gate fell": what follows the occasion is its own statement. */
const DURING =
  /^((?:During|After|Before) (?:an?|the) (?:[\w-]+ )?(?:test|run|release|update|upgrade|move|deploy|restart|reboot|switch|import|export|drill|demo|change))(?= (?:the|our|all|both) )/

/** "New rollers.": put in, where something was broken. */
const NEW_PART = /^(?:New|Bigger|Thicker|Longer|Stronger|Fresh|Second)\s[a-z-]+(?:\s[a-z-]+)?(?=[.!]*$)/

/** "Had to copy them every night", "Had 300 open alerts", "Kept losing the tickets". */
const HAD =
  /^(?:Had (?=(?:to|no|\d+|a lot of|too many|lots of)\s)|Kept (?=(?:getting|losing|running|having|seeing|hitting|forgetting|missing)\s))/

/** "Split it by route" behind a trouble is no order. */
const SAME_IN_PAST =
  /^(?:Split|Cut|Put|Set|Shut|Hit|Spread)\s(?:it|them|an?|the|all|up|in|our|both|some|two|three|\d+|[A-Z])\b/
/** "Wrote a suite for it": for the trouble that the note has just told. */
const FOR_IT =
  /^((?:I\s|We\s)?(?:wrote|built|made|created|added|set up)\s[^,;:]{4,60}?) for (?:it|that|this)(?=[.!]*$)/i

const NOT_ONE =
  /^(\d[\d,]*k?\s[a-z-]+(?:\s[^,;:]{2,40})?), (?:and )?(?:not one|not a single|zero|no) ([a-z-]+(?: [a-z-]+)?)(?=[.!]*$)/

/** A deed as a short note means it, so that it can be told without the note. */
function inPlainWords(text: string): string {
  return (
    text
      .replace(SHARE, ' with $1')
      // "Same numbers on both machines now".
      .replace(/^Same ([a-z-]+s) (?=(?:on|in|at|for|with|from) )/, 'The $1 are the same ')
      // "Went through them, deleted the noise".
      .replace(
        /^((?:I|We)\s)?went (?:through|over) (?:them|it|all of them|everything)(?:,|,? and)\s(?=[a-z]+ed\s)/i,
        (_, who = 'I ') => who,
      )
      // "Not a single broken robot this term".
      .replace(
        /^Not (?:a single|one) (?=[a-z-]+(?: [a-z-]+)?(?: (?:since|this|last|in|so far)\b|[.!]*$))/,
        'No ',
      )
      // "2 GB file parses in 90 s".
      .replace(/^(?=\d[\d.]* ?[kMGT]i?B [a-z]+[^s\s] [a-z]+s in )/, 'A ')
      // "... so that can't happen again".
      .replace(
        /\bso that (?=(?:can't|cannot|couldn't|won't|doesn't) (?:happen|occur|come back)\b)/,
        'so that this ',
      )
      // "Now we resize them".
      .replace(/^Now (I|we) (?=[a-z]+ )/, (_, who: string) => `${capitalise(who)} now `)
      // "500 cuts on the bench, not one brick".
      .replace(NOT_ONE, (_, tried: string, what: string) => `No ${what} in ${tried}`)
      // "We lost no order since".
      .replace(
        /^(?:I|We)(?:'ve| have)? (lost|missed|dropped) (no|not a single|zero) ([a-z-]+)(?=(?: [a-z]+)? since\b| so far\b| this (?:week|month|year)\b)/,
        (_, done: string, none: string, what: string) =>
          `${capitalise(none)} ${what} ${isPlural(what) ? 'have' : 'has'} been ${done}`,
      )
      // "I moved us to Vault".
      .replace(/\b(moved|migrated|switched|ported) us (?=(?:to|onto|over to|from|off)\b)/i, '$1 ')
      // "I write to flash now": so since then.
      .replace(
        /^(I|We) ((?!am\b|are\b|have\b|can\b|now\b)([a-z]+) [^,;:]{2,60}?) now(?=[.!]*$|,? (?:and|when|whenever|once|before|after) )/,
        (whole, who: string, rest: string, word: string) =>
          verbIn(word, 'base') && !verbIn(word, 'past') ? `${who} now ${rest}` : whole,
      )
      // "Fixed and added a test".
      .replace(/^((?:I\s|We\s)?(?:fixed|solved|patched)) and (?=[a-z]+ed\s)/i, '$1 the issue and ')
      // "Fixed within an hour".
      .replace(
        /^((?:I\s|We\s)?(?:fixed|resolved|solved)) (?=(?:within|in|the same|that same|on the same)\s(?:an?|one|\d+|day|the)\b)/i,
        '$1 the issue ',
      )
  )
}

/** "Wrote tests for the stack, 75% coverage". */
const SHARE =
  /(?<=^(?:I\s|We\s)?[A-Za-z]+(?:ed|ote|t|ade|ilt)\s.*),\s(\d[\d.]*\s?% (?:line |branch |test |code )?(?:coverage|accuracy))(?=[.,]|$)/

const MANY =
  /^(?:(?:lots|tons|loads|plenty) of|a lot of|many|too many|constant|frequent|random|duplicate|endless|repeated|daily|weekly|nightly)\s(?:[\w/-]+\s){0,3}?[\w-]{3,}[^s\s]s(?=[.!]|\s(?:about|in|on|from|when|whenever|every|during|with|for|at|after|because|of)\b)/i

/** "Long queue at the desk every Monday". */
const A_LONG_ONE = /^(?:Long|Huge|Constant|Big|Massive|Endless) [a-z-]+[^s\s] (?:at|in|on|for|of|behind)\s/

/** "Lots of tickets about resets": there were. */
function thereWere(text: string): string {
  const one = A_LONG_ONE.exec(text)?.[0]
  if (one && !/\s(?:is|are|was|were|has|had|did|took|kept|[a-z]+ed)(?=[\s.])/.test(text))
    return `There was a ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  const [things = ''] = MANY.exec(text) ?? []
  const [own = ''] = text.slice(things.length).split(/\s(?:every|when|whenever|because|after)\s/)
  // "Too many guests had keys": they had.
  if (!things || /\s(?:has|have|had|is|are|was|were|need|needed|got)\s/.test(things)) return text
  if (/\s(?:is|are|was|were|has|have|had|did|could|took|kept|[a-z]+ed)(?=[\s.])/.test(own)) return text
  return `There were ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** "Battery of the tracker lasted 4 days": one thing that can be counted has its article, which hasty notes leave out. */
function withItsArticle(text: string): string {
  const { subject = '', words: [verb = ''] = [] } = troubleParts(text) ?? {}
  // "Tide model refitted without the storms": somebody did that.
  const isDone =
    /ed$/.test(verb) &&
    !ITS_OWN.test(verb) &&
    !HARMS.test((verbIn(verb, 'past') ?? guessPast(verb))?.base ?? '')
  if (/^(?:Team|Customer|Client|Manager|Boss|Vendor|Supplier)$/.test(subject))
    return `The ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  if (PEOPLE.test(subject) || isDone) return text
  const head = subject.split(/\s(?:of|on|in|for|at|from|with|behind)\s/)[0] ?? ''
  const noun = head.split(' ').at(-1)?.toLowerCase() ?? ''
  if (!BARE.test(head) || !COUNT_NOUNS.has(noun) || isPlural(head)) return text
  const [first = '', ...more] = head.split(' ')
  if (spellingOf(first) && more.length === 0) return text
  const isName = spellingOf(first) !== undefined || !/^[A-Z][a-z-]+$/.test(first)
  return `The ${isName ? uncapitaliseNoun(text) : text.charAt(0).toLowerCase() + text.slice(1)}`
}

const DOES_IT = /(?<=\s(?:that|which)\s(?!does\b)([a-z]+s)\s)(it|them)(?=[\s.,!]|$)/
/** What is done for somebody. */
const TO_PEOPLE =
  /^(?:tells|shows|lets|reminds|warns|notifies|alerts|asks|gives|sends|saves|spares|helps|mails|guides|teaches|allows)$/
/** "The shop was copying prices from a list": what people did it to. */
const ITS_OBJECT =
  /^(?:(?:was|were|kept)\s)?(?:had to\s|always\s|manually\s)?[a-z]+\s((?:(?:the|our|their|all|many|its)\s)?(?:[a-z-]+\s)?[a-z-]{3,}[^su\s]s)(?=\s(?:from|by|in|into|to|on|at|with|for|every|each|one)\b|[.,]|$)/

/** "We paid for 12 idle pumps every night". */
const OURS =
  /^(?:we|I)\s(?:had\s|kept\s)?[a-z]+\s(?:for\s|with\s|about\s|over\s)?((?:(?:the|our|all|\d[\d,]*)\s)?(?:[a-z-]+\s)?[A-Za-z-]{2,}[^s\s]s)(?=\s(?:from|by|in|into|to|on|at|with|for|every|each|which|that)\b|[.,]|$)/i

/** "The list was typed by hand. Built a form that checks it": the list, which the form cannot be itself. */
function ofWhat(text: string, before: readonly string[]): string {
  const [, does = '', pronoun = ''] = DOES_IT.exec(text) ?? []
  const ours = pronoun === 'them' && !TO_PEOPLE.test(does) ? OURS.exec(before[0] ?? '')?.[1] : undefined
  if (ours) return text.replace(DOES_IT, ours.replace(/^(?!(?:the|our|their|its|all)\s)/, 'the '))
  const { subject = '', words = [] } = (pronoun && troubleParts(before[0] ?? '')) || {}
  if (!subject) return text
  const isOfPeople = PEOPLE.test(subject)
  const object = isOfPeople && !TO_PEOPLE.test(does) ? ITS_OBJECT.exec(words.join(' '))?.[1] : subject
  const isKnown = /^(?:the|our|my)\s/i.test(object ?? '') || pronoun === 'them'
  if (!object || !isKnown || isPlural(object) !== (pronoun === 'them')) return text
  return text.replace(
    DOES_IT,
    object === subject ? uncapitaliseNoun(object) : object.replace(/^(?!the|our|their|its|all)/, 'the '),
  )
}

/** "It saves them 4 hours": those who had the trouble. */
const FOR_THEM =
  /^((?:it|this|that)\s(?:now\s)?(?:saves|saved|gives|gave|spares|spared|lets|shows|tells)\s)them\b/i

/** "Two of them have used it since". */
const SOME_OF_THEM =
  /^(?:One|Two|Three|Four|Five|Some|Most|All|Half|None|\d+) of (?=them (?:has|have|now|already|can|use|are)\b)/

function ofThemAtEnd(text: string, before: readonly string[]): string {
  if (!FOR_THEM.test(text) && !SOME_OF_THEM.test(text)) return text
  const { subject = '' } = troubleParts(before[0] ?? '') ?? {}
  const some = SOME_OF_THEM.exec(text)?.[0]
  if (some && PEOPLE.test(subject) && isPlural(subject))
    return `${some}the ${subject.replace(/^the\s/i, '').toLowerCase()}${text.slice(some.length + 'them'.length)}`
  return PEOPLE.test(subject) ? text.replace(FOR_THEM, `$1${uncapitaliseNoun(`${subject} `).trim()}`) : text
}

const POINTED =
  /\sto\s(?:fix|solve|prevent|avoid|stop|address|handle|sort out|deal with)\s(?:that|this|it)(?=[.!]*$)/i

/** "Wrote a script to fix that": what the trouble was that the note opens with. */
function withPurpose(text: string, before: readonly string[]): string {
  if (!POINTED.test(text)) return text
  const trouble = (before.at(-1) ?? '').replace(
    /[.!]+$|,?\s(?:because|since|so|and|but|which|when|whenever)\s.*$/,
    '',
  )
  const found = subjectAt(trouble, 0)
  const subject = found ? trouble.slice(0, found.end) : ''
  if (!found || /^(?:I|we|you|it|they|this|that|there|nobody|no one|he|she)\b/i.test(subject)) return text
  const [word = '', next = '', ...rest] = trouble.slice(found.rest).split(' ')
  const doing = /^(?:kept|was|were|started|began)$/.test(word) ? verbIn(next, 'ing') : undefined
  if (!doing) return text
  const name = `${subject.charAt(0).toLowerCase()}${subject.slice(1)}`
  const thing = /^[A-Z]{2}|^[A-Z]\w*[A-Z\d]/.test(subject) ? subject : name
  return text.replace(POINTED, ` to keep ${thing} from ${[next, ...rest].join(' ')}`)
}

const THEY =
  /^(?:(?:and|so)\s)?(?:(now|since then|today),?\s)?they(?:'re|\s(?=(?:are|now|no longer|only|all|stay|run|take|need|work|load|fail|last|arrive|come|get|see|use|rely|check|open|read|look|stopped|switched|started)\b))/i

/** What only people do with a thing. */
const OF_PEOPLE =
  /\bthey\s(?:now\s|all\s)?(?:use|rely|check|open|read|look|run|work with|stopped|switched|started)\b/i

/** "Support had no list. Made one. They use it every day": support does. */
function ofPeople(text: string, said: RegExpExecArray, subject: string): string {
  const rest = text.slice(said[0].length)
  const isMany = isPlural(subject) || /people$|staff$/i.test(subject)
  const does = isMany
    ? rest
    : rest.replace(
        /^((?:now|all|only)\s)?([a-z]+)/,
        (_, adverb = '', word: string) => `${adverb}${verbIn(word, 'base')?.forms.s ?? word}`,
      )
  // "Support uses it" would be read as an order.
  const who = verbIn(subject.toLowerCase(), 'base') ? `The ${subject.toLowerCase()} team` : subject
  return `${who} ${said[1] && !/\bnow\b/.test(rest) ? 'now ' : ''}${does}`
}

/** "Sensor readings jumped around. Added a filter. Now they're steady": the readings are, where nothing else is many. */
function ofThey(text: string, before: readonly string[]): string | undefined {
  const said = THEY.exec(text)
  const [first = ''] = before
  const { subject = '' } = (said && troubleParts(first)) || {}
  if (said && PEOPLE.test(subject) && OF_PEOPLE.test(text)) return ofPeople(text, said, subject)
  if (!said || !isPlural(subject) || /^(?:we|they|these|those)\b/i.test(subject)) return undefined
  const isRivalled = before.slice(1).some((one) => {
    const clause = readClause(one)
    if (!clause) return /\b[a-z]{3,}[^su\s]s\b/.test(one)
    return isPlural(clause.rest.replace(/[.!]+$/, '').split(/\s(?:over|from|to|in|on|with|for)\s/)[0] ?? '')
  })
  if (isRivalled) return undefined
  const rest = text.slice(said[0].length)
  const are = /'re$/.test(said[0]) ? 'are ' : ''
  const now = said[1] && !/\b(?:now|no longer)\b/.test(rest) ? 'now ' : ''
  return are ? `${subject} are ${now}${rest}` : `${subject} ${now}${rest}`
}
