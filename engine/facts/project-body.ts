import type { Document, Sentence } from '../text/document.ts'
import { verbIn } from '../text/verbs.ts'
import { markAt } from './mark-at.ts'
import { nounPhraseAt } from './noun-phrase.ts'
import { ALONE, isGeneric, isTold, isVague, type Named, withoutDates } from './project-names.ts'
import { nameOfDeed } from './project-title.ts'
import { findSalientNames, type SalientName } from './salient-name.ts'
import { spellingOf } from './spellings.ts'
import { isAboutHardware } from './unlisted-technologies.ts'

type Candidate = Named & { score: number }

const OWNED =
  /\b(?:for|on|in|to) (?:my|our) (?=\p{Lu}[\p{L}\d-]* (?:\p{Lu}|(?:project|app|site|bot|game|board|keyboard|robot)\b))/gu
const WORKED_ON =
  /\b(?:work(?:ed|ing|s)?(?: (?:mainly|mostly|majorly|primarily|hard|a lot|more|further|exclusively|together|closely))?(?: with (?:[A-Z][a-z]+(?: and [A-Z][a-z]+)?|(?:the |our )?[\w-]+ (?:team|group|folks|department)s?))? on|work(?:ed|ing) with(?! [A-Z][a-z]+ on| (?:the |our )?[\w-]+ (?:team|group|folks|department)s? on)|focus(?:ed|ing|sed)?(?: \S+)? on|spent (?:\S+ ){0,5}?(?:on|with)|progress on|continu(?:ed|ing) (?:with|on|to work on)|picked up|took (?:on|over)|tackled|dug into|looked into|contribut(?:ed|ing) to|(?:my|our|the) (?:\S+ )?project(?:,| is| was|:))\s(?:(?:the|my|our|a|an|working|work|with|on|implementing|building|creating|developing|writing|improving|fixing|designing|adding|making|getting) )*/gi
const DEED =
  /(?<=^|[,;:(]\s|\b(?:i|we|i've|we've|i'm|we're|am|and|have|has|to|by|also|then|first|finally|just|was|were|been|mainly|mostly|successfully)\s)([\p{L}-]+)\s/giu
const FUTURE =
  /\b(?:i'll|we'll|will|going to|plan(?:s|ning)? (?:to|on)|hope|next|want|would|should|start|could|can)\b[^.;]*$/i
/** Verbs whose object is not what the work was about. */
const IDLE =
  /^(?:pass|participate|start|work|continue|need|help|spend|plan|use|learn|read|discuss|try|manage|attend|meet|go|get|receive|wrap|talk|think|look|wait|ask|hope|decide|host|open|report|need|allow|let|want)$/
/** "a P1 bug about X", "an analysis of X": X is what it was about. */
const LIGHT =
  /^(?:(?:[\p{L}\d-]+ )?(?:bugs?|issues?|errors?|alerts?|code|tests?|prs?|requests?|version|versions|release|analysis|implementation|completion|creation|development|support|migration|part|parts|series|set|trio|review|draft|prototype|work|changes?|fix(?:es)?|basics?|start|rest|lines?|number|lot|bunch)(?: and [\p{L}-]+)? (?:of|about|in|for|on|to|around) )/iu
const REFERENCE =
  /(?<![\w/.-])(?!(?:UTF|SHA|AES|GPT|COVID|ISO|RTX|GTX|RFC|CVE|HTTP|TLS|IEEE|USB|RS|DDR|MD|PEP|KIP|A|B|H)-\d)(?:[A-Z][A-Z0-9]{1,9}-\d{1,6}(?![\w-])|[A-Za-z][\w-]{2,30}#\d{1,6}\b)/

/** What a text without a telling title is about: the best of what was worked on, made, set in bold and named most. */
export function findInBody(document: Document): Named[] {
  const salient = findSalientNames(document)
  const best = document.sentences
    .flatMap((sentence) => candidatesIn(sentence))
    .map((candidate) => ({ ...candidate, score: candidate.score + worth(candidate, salient) }))
    .concat(
      salient
        .slice(0, 3)
        .filter(({ score }) => score >= 1)
        .map((name) => ({ ...name, score: Math.min(3.4, name.score * 0.8) })),
    )
    .reduce<Candidate | undefined>((top, one) => (top && top.score >= one.score ? top : one), undefined)
  if (!best) return firstWords(document)
  // ICM-20948 is a ticket in one text and a sensor in another.
  const ticket = isAboutHardware(document.raw) ? undefined : findReference(document)
  return ticket && ticket.sentence !== best.sentence ? [ticket, best] : [best]
}

/** "for my USB Hub": what is one's own and has capitals is the project, whatever one did for it that day. */
export function findOwned({ sentences }: Document): Named[] | undefined {
  const owned = sentences
    .filter((sentence) => isTold(sentence))
    .flatMap((sentence) => phrasesAfter(sentence, OWNED, 4))
  return owned[0] ? [owned[0]] : undefined
}

function candidatesIn(sentence: Sentence): Candidate[] {
  if (sentence.kind === 'heading') return headingOf(sentence)
  if (!isTold(sentence)) return []
  return [
    ...phrasesAfter(sentence, OWNED, 4),
    ...phrasesAfter(sentence, WORKED_ON, 3),
    ...boldIn(sentence),
    ...deedsIn(sentence),
  ]
}

function phrasesAfter(sentence: Sentence, frame: RegExp, score: number): Candidate[] {
  return [...sentence.text.matchAll(frame)]
    .filter(({ index }) => !isFuture(sentence, index))
    .flatMap((match) => phraseAt(sentence, match.index + match[0].length, score))
}

function deedsIn(sentence: Sentence): Candidate[] {
  return [...sentence.text.matchAll(DEED)].flatMap((match) => {
    // "Adds a cursor" and "release the training" open a sentence or an item that tells a deed.
    const word = match[1] ?? ''
    const verb = verbIn(word, 'past', 'ing') ?? (match.index === 0 ? verbIn(word, 'base', 's') : undefined)
    if (!verb?.isWork || IDLE.test(verb.base) || isFuture(sentence, match.index)) return []
    const at = match.index + match[0].length
    // "shipped to a bucket" has no object: it tells what happens to something else.
    if (/^(?:to|into|by|from|in|at|as|for|through|via|onto)\b/i.test(sentence.text.slice(at, at + 8)))
      return []
    // "finished migrating the jobs" is about the jobs.
    const gerund = /^[\p{L}]+ing\s/u.exec(sentence.text.slice(at))
    const object = gerund && verbIn(gerund[0].trim(), 'ing') ? at + gerund[0].length : at
    const from =
      object +
      (/^(?:(?:a|an|the|some|my|our|another|new|up|out) )+/i.exec(sentence.text.slice(object))?.[0].length ??
        0)
    const light = LIGHT.exec(sentence.text.slice(from))
    return phraseAt(sentence, from + (light?.[0].length ?? 0), 2)
  })
}

function boldIn(sentence: Sentence): Candidate[] {
  return sentence.marks
    .filter(({ kind, start, end }) => kind === 'strong' && end - start < sentence.text.length)
    .filter(
      ({ start, end }) =>
        end - start > 2 && end - start <= 40 && !/[.!?:]$/.test(sentence.text.slice(start, end)),
    )
    .flatMap(({ start, end }) => phraseAt({ ...sentence, text: sentence.text.slice(0, end) }, start, 2.5))
    .map((candidate) => ({ ...candidate, sentence }))
}

function headingOf(sentence: Sentence): Candidate[] {
  if (sentence.section && sentence.section !== 'summary') return []
  const body = withoutDates(sentence, 0, sentence.text.length)
  if (!body || isGeneric(sentence.text.slice(body.start, body.end))) return []
  const name = nameOfDeed(sentence, body.start, body.end, ALONE)
  return name && !isGeneric(sentence.text.slice(name.start, name.end)) ? [{ ...name, score: 1.5 }] : []
}

function phraseAt(sentence: Sentence, at: number, score: number): Candidate[] {
  const phrase = nounPhraseAt(sentence.text, at, { limit: ALONE, marks: sentence.marks, isTight: true })
  if (!phrase) return []
  const name = sentence.text.slice(phrase.start, phrase.end)
  return isGeneric(name) || isVague(name) ? [] : [{ sentence, ...phrase, score }]
}

/** Names and identifiers tell more than common nouns, early ones more than late ones; a bare tool is seldom the project. */
function worth({ sentence, start, end }: Candidate, salient: SalientName[]): number {
  const name = sentence.text.slice(start, end)
  const isProper = hasOwnName(name, sentence.kind === 'heading')
  const mark = markAt(sentence, start)
  const isCode = mark?.kind === 'code' || (mark?.start === start && mark.end === end)
  const isCentral = salient
    .slice(0, 2)
    .some((other) => other.score >= 2 && name.includes(other.sentence.text.slice(other.start, other.end)))
  const isSingle = !name.includes(' ')
  const tool = spellingOf(name) ? -1.5 : 0
  return (
    (isProper || isCode ? 1 : isSingle ? -1.2 : 0) +
    (isCentral ? 0.8 : 0) +
    tool -
    Math.min(2, sentence.index * 0.08)
  )
}

/** Whether a word of it has a capital or the shape of an identifier and is not just a tool of the trade. */
function hasOwnName(name: string, isHeading: boolean): boolean {
  const words = name.split(/[\s/]+/)
  const isTool = (words: (string | undefined)[]) => spellingOf(words.join(' '))?.isCommon ?? false
  return words.some((word, index) => {
    if (isTool([word]) || isTool([word, words[index + 1]]) || isTool([words[index - 1], word])) return false
    // The first word of a heading has its capital from its place.
    const shape = isHeading && index === 0 ? word.slice(1) : word
    return /\p{Lu}|[_#\d]|\p{L}\.\p{L}|-.*-/u.test(shape)
  })
}

function isFuture(sentence: Sentence, at: number): boolean {
  return FUTURE.test(sentence.text.slice(Math.max(0, at - 40), at))
}

/** The first ticket that is named in full, such as PAY-482 or checkout#12. */
function findReference({ sentences }: Document): Named | undefined {
  for (const sentence of sentences) {
    const match = isTold(sentence) ? REFERENCE.exec(sentence.text) : null
    if (match) return { sentence, start: match.index, end: match.index + match[0].length }
  }
  return undefined
}

function firstWords({ sentences }: Document): Named[] {
  const sentence = sentences.find((one) => isTold(one) && !isGeneric(one.text)) ?? sentences[0]
  if (!sentence) return []
  const body = withoutDates(sentence, 0, sentence.text.length) ?? { start: 0, end: sentence.text.length }
  const name = nounPhraseAt(sentence.text.slice(0, body.end), body.start, {
    limit: ALONE,
    marks: sentence.marks,
  })
  return [{ sentence, ...(name ?? { start: body.start, end: Math.min(body.end, body.start + ALONE) }) }]
}
