import { SERIES_WORDS, VAGUE_WORDS } from '../lexicon/title-words.ts'
import type { Document, Sentence } from '../text/document.ts'
import { markAt } from './mark-at.ts'
import { peopleIn } from './people.ts'
import { candidatesIn, ownedIn } from './project-candidates.ts'
import { ALONE, isGeneric, isTold, isVague, type Named, withoutDates } from './project-names.ts'
import type { Candidate } from './project-phrase.ts'
import { nameOfDeed } from './project-title.ts'
import { findSalientNames, type SalientName } from './salient-name.ts'
import { spellingOf } from './spellings.ts'
import { toldSentences } from './told-sentences.ts'
import { isAboutHardware } from './unlisted-technologies.ts'

const REFERENCE =
  /(?<![\w/.-])(?!(?:DNS|UTF|SHA|AES|GPT|COVID|ISO|RTX|GTX|RFC|CVE|HTTP|TLS|IEEE|USB|RS|DDR|MD|PEP|KIP|A|B|H)-\d)(?:[A-Z][A-Z0-9]{1,9}-\d{1,6}(?![\w-])|[A-Za-z][\w-]{2,30}#\d{1,6}\b|[Tt]icket #?\d{2,6}\b)/

const REPOSITORY =
  /^https?:\/\/(?:www\.)?(?:github|gitlab|codeberg|bitbucket)\.(?:com|org)\/[\w.-]+\/[\w.-]+\/?$/
/** Who says so shows something of one's own. */
const SHOWN =
  /\b(?:introduc(?:e|ing)|my|i (?:built|wrote|made|released|created|started|published)|i've (?:built|written|made|released|created|started))\b/i
/** "I continued PR #623": a request of one's own, by its number. */
const OWN_REQUEST =
  /\b(?:continued|finished|opened|merged|submitted|created|completed|updated|rebased|fixed|working on|worked on|work on|raised|sent)\s(?:(?:with|on|my|the|a|an|our|working on) )*((?:PR|MR|pull request|merge request|issue|bug|ticket)s?\s?#\d{1,6})\b/i

const TICKET_ONLY = /^#?(?:[A-Z][A-Z0-9]{1,9}-)?\d+$/
/** Letters every team writes large. */
const COMMON_SHORT =
  /^(?:rfc|api|ci|cd|ui|ux|pr|cpu|gpu|ram|qa|hr|it|db|sql|pdf|csv|html|css|json|http|url|id|ip|os|vm|sla|kpi|okr|todo|faq|sdk|cli|ide|pid|esc|adc|dac|lan|wan)s?$/i
/** How near in score a second matter must come. */
const CLOSE = 1
/** How near where it is a name or set apart. */
const CLOSE_NAME = 1.5
/** How long both names may be, so that the pair is read at a glance. */
const TOGETHER = 44
/** Who greets or announces has not begun to tell. */
const GREETING =
  /^(?:hello|hi|hey|dear|good (?:morning|evening)|here (?:are|is)|this (?:post|blog|report)|welcome)\b/i

/** What a text without a telling title is about: the best of what troubles it, was worked on, made and named most. */
export function findInBody(document: Document): Named[] {
  const sentences = toldSentences(document)
  const ranked = rankInBody(document)
  const [best] = ranked
  // ICM-20948 is a ticket in one text and a sensor in another.
  const ticket = isAboutHardware(document.raw) ? undefined : findReference(sentences)
  if (!best) return ticket ? [ticket] : firstWords(sentences, findSalientNames(document))
  const beside = ticket && ranked.find((one) => !overlaps(ticket, one) && !TICKET_ONLY.test(nameAt(one)))
  if (ticket) return beside ? [ticket, beside] : [ticket]
  const other = ranked.find((one) => isAnother(one, best))
  // "RPA: built a converter": letters alone say too little.
  const inside = isLetters(best) ? ranked.find((one) => isInside(one, best)) : undefined
  if (inside) return [best, { ...inside, joint: ': ' }]
  const isBefore = other?.sentence === best.sentence && other.start < best.start
  if (other && isBefore) return [other, { ...best, joint: ' and ' }]
  return other
    ? [best, { ...other, joint: / and /.test(nameAt(best) + nameAt(other)) ? ', ' : ' and ' }]
    : [best]
}

/** Whether a log tells of this beside its main matter: nearly as likely, in other words, and short enough for both. */
function isAnother(one: Candidate, best: Candidate): boolean {
  const [name, main] = [nameAt(one), nameAt(best)]
  if (
    one.isMentioned ||
    one.score < best.score - (isSetApart(one) ? CLOSE_NAME : CLOSE) ||
    squeezed(main).includes(squeezed(name)) ||
    squeezed(name).includes(squeezed(main)) ||
    name.length + main.length > TOGETHER ||
    overlaps(one, best)
  )
    return false
  if (
    /^(?:others?|another|such|same|exact|particular|specific|further|additional|certain|first|second|next|last|whole|own|["'(])/i.test(
      name,
    )
  )
    return false
  // "Set up game" is a deed.
  if (/^\p{L}+ (?:up|out|off|down) /u.test(name)) return false
  // One plain word beside another matter says too little.
  if (/^\p{L}\p{Ll}+$/u.test(name) && !one.isTopic) return false
  const stems = stemsOf(main)
  return name.length > 3 && !stemsOf(name).some((stem) => stems.includes(stem)) && !spellingOf(name)
}

/** "front end" and "frontend" are one. */
function squeezed(name: string): string {
  return name.toLowerCase().replace(/[\W_]+/g, '') || name
}

function isLetters(best: Candidate): boolean {
  return best.isTopic === true && best.start === 0 && /^\p{Lu}{2,4}$/u.test(nameAt(best))
}

function isInside(one: Candidate, best: Candidate): boolean {
  return one.sentence === best.sentence && one.start > best.end && nameAt(one).length <= TOGETHER
}

function isSetApart(one: Candidate): boolean {
  return one.isTopic === true || hasOwnName(nameAt(one), one.start === 0)
}

function nameAt({ sentence, start, end }: Named): string {
  return sentence.text.slice(start, end)
}

function overlaps(a: Named, b: Named): boolean {
  return a.sentence === b.sentence && a.start < b.end && b.start < a.end
}

/** Everything the text may be about, the likeliest first. */
export function rankInBody(document: Document): Candidate[] {
  const sentences = toldSentences(document)
  const salient = findSalientNames(document)
  const recurring = countWords(sentences)
  const people = peopleIn(document)
  let order = 0
  return sentences
    .flatMap((sentence) =>
      candidatesIn(sentence, isTold(sentence) && !GREETING.test(sentence.text) ? order++ : order),
    )
    .concat(linkedIn(sentences))
    .map((candidate) => ({ ...candidate, score: candidate.score + worth(candidate, salient, recurring) }))
    .concat(
      salient
        .slice(0, 3)
        .filter((name) => name.score >= 1 && !isVague(nameAt(name)))
        .map((name) => ({
          ...name,
          score: Math.min(3.4, name.score * 0.8),
          isMentioned: name.score < 2,
          isTopic: name.score >= 2,
        })),
    )
    .filter(
      ({ sentence, start, end }) => !people.has(sentence.text.slice(start, end).split(/[\s']/, 1)[0] ?? ''),
    )
    .sort((a, b) => b.score - a.score)
}

/** The words of a link to a repository, told in the opening: one shows what one made. */
function linkedIn(sentences: readonly Sentence[]): Candidate[] {
  return sentences
    .filter((sentence) => isShown(sentence))
    .slice(0, 6)
    .flatMap((sentence) =>
      sentence.marks
        .filter(({ kind, target = '' }) => kind === 'link' && REPOSITORY.test(target))
        .map(({ start, end }) => ({ sentence, start, end, score: 2.2, isTopic: true }))
        .filter(({ start, end }) => {
          const name = sentence.text.slice(start, end)
          return (
            name.length <= 40 &&
            !isVague(name) &&
            !isGeneric(name) &&
            !/^\W|:\/\/|\bgithub\b|\brepo/i.test(name)
          )
        }),
    )
}

function isShown(sentence: Sentence): boolean {
  const isSource =
    /^(?:links?(?:\(s\))? to (?:the )?(?:work|code|repo)|repo(?:sitory)?|source(?: code)?|code|github)\b/i
  return isTold(sentence) && (SHOWN.test(sentence.text) || isSource.test(sentence.label ?? sentence.text))
}

/** "for my USB Hub": what is one's own and has capitals is the project, whatever one did for it that day. */
export function findOwned({ sentences }: Document): Named[] | undefined {
  const owned = sentences.flatMap((sentence) => ownedIn(sentence))
  return owned[0] ? [owned[0]] : undefined
}

/** Names and identifiers tell more than common nouns, early ones more than late ones; a bare tool is seldom the project. */
function worth(
  { sentence, start, end, isTroubled, isTopic }: Candidate,
  salient: SalientName[],
  recurring: Map<string, number>,
): number {
  const name = sentence.text.slice(start, end)
  const returns = Math.max(0, ...stemsOf(name).map((stem) => (recurring.get(stem) ?? 1) - 1))
  // A capital alone, met once, may be anybody's: a person, a town, a brand.
  const isProper = hasOwnName(name, start === 0) && (returns > 0 || !/^\p{Lu}['\p{Ll}]+$/u.test(name))
  const mark = markAt(sentence, start)
  const isCode =
    mark?.kind === 'code' ||
    sentence.text.charAt(start - 1) === '{' ||
    (mark?.start === start && mark.end === end)
  const isCentral = salient
    .slice(0, 2)
    .some((other) => other.score >= 2 && name.includes(other.sentence.text.slice(other.start, other.end)))
  const isSingle = !name.includes(' ') && !isTopic
  // A tool is the matter only where it is what fails.
  const tool = spellingOf(name) && !isTroubled ? (isTopic ? -1 : -1.5) : 0
  return (
    (isProper || isCode
      ? returns === 0 && /^\p{Lu}{2,}$/u.test(name)
        ? 0.5
        : 1
      : isSingle
        ? isTroubled
          ? -0.7
          : -1.3
        : 0) +
    (isCentral ? 0.8 : Math.min(0.8, returns * 0.2)) +
    tool -
    Math.min(2, sentence.index * 0.08)
  )
}

/** In how many sentences each word of substance stands: a text comes back to what it is about. */
function countWords(sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const sentence of sentences.slice(0, 200)) {
    if (!isTold(sentence)) continue
    for (const stem of new Set(stemsOf(sentence.text))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return counts
}

/** The words of substance, without the endings of plurals. */
export function stemsOf(text: string): string[] {
  return (text.match(/[\p{L}\d_-]{4,}|(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{1,2}(?![\p{L}\d])/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !VAGUE_WORDS.has(word) && !SERIES_WORDS.has(word))
    .map((word) => word.replace(/(?:es|s)$/, ''))
}

/** Whether a word of it has a capital or the shape of an identifier and is not just a tool of the trade. */
function hasOwnName(name: string, opensSentence: boolean): boolean {
  const words = name.split(/[\s/]+/)
  const isTool = (words: (string | undefined)[]) => spellingOf(words.join(' '))?.isCommon ?? false
  return words.some((word, index) => {
    if (
      COMMON_SHORT.test(word) ||
      /^\d/.test(word) ||
      isTool([word]) ||
      isTool([word, words[index + 1]]) ||
      isTool([words[index - 1], word])
    )
      return false
    // The first word of a sentence or heading has its capital from its place.
    const shape = opensSentence && index === 0 ? word.slice(1) : word
    return /\p{Lu}|[_#\d]|\p{L}\.\p{L}|-.*-/u.test(shape)
  })
}

/** The first ticket that is named in full, such as PAY-482 or checkout#12. */
function findReference(sentences: readonly Sentence[]): Named | undefined {
  for (const sentence of sentences) {
    // "#812: this one made the lookup shorter" heads a paragraph.
    const head = sentence.opensBlock
      ? /^(?:\p{L}[\w-]+ )?#\d{2,6}(?=: | (?:is|was|got|landed|merged)\b)/u.exec(sentence.text)
      : null
    if (head && isTold(sentence)) return { sentence, start: 0, end: head[0].length }
    const match = isTold(sentence) || sentence.kind === 'title' ? REFERENCE.exec(sentence.text) : null
    if (match) return { sentence, start: match.index, end: match.index + match[0].length }
    const own = isTold(sentence) ? OWN_REQUEST.exec(sentence.text) : null
    if (own?.[1]) {
      const end = own.index + own[0].length
      return { sentence, start: end - own[1].length, end }
    }
  }
  return undefined
}

function firstWords(sentences: readonly Sentence[], salient: SalientName[]): Named[] {
  const told = sentences.filter((one) => isTold(one) && !isGeneric(one.text))
  const opens = told.find((one) => !isVague(one.text.split(' ', 1)[0] ?? ''))
  if (!opens && salient[0]) return [salient[0]]
  const sentence = opens ?? told[0] ?? sentences[0]
  if (!sentence) return []
  const body = withoutDates(sentence, 0, sentence.text.length) ?? { start: 0, end: sentence.text.length }
  const when =
    /^(?:(?:today|yesterday|(?:this|last|the) (?:past |last )?(?:week|month|day|sprint|morning)),?\s)?/i
  const from = body.start + (when.exec(sentence.text.slice(body.start))?.[0].length ?? 0)
  const name = nameOfDeed(sentence, from, body.end, ALONE)
  return [name ?? { sentence, start: body.start, end: Math.min(body.end, body.start + ALONE) }]
}
