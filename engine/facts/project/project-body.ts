import { verbIn } from '../../text/clauses/verbs.ts'
import type { Document, Sentence } from '../../text/lines/document.ts'
import { endOfStatement } from '../../text/parting/own-statement.ts'
import { isAboutHardware } from '../technologies/hardware-names.ts'
import { spellingOf } from '../technologies/spellings.ts'
import { asTold, overlaps } from './project-extent.ts'
import { stemsOfName } from './project-features.ts'
import { rankFramed } from './project-framed.ts'
import { ALONE, isGeneric, isTold, isVague, type Named, nameAt, withoutDates } from './project-names.ts'
import { nameOfDeed } from './project-title.ts'
import { rankTopics, type Topic } from './project-topics.ts'
import { findSalientNames, type SalientName } from './salient-name.ts'
import { toldSentences } from './told-sentences.ts'

const REFERENCE =
  /(?<![\w/.-])(?!(?:DNS|UTC|GMT|IA|LTE|WPA|PCI|UTF|SHA|AES|GPT|COVID|ISO|RTX|GTX|RFC|CVE|HTTP|TLS|IEEE|USB|RS|DDR|MD|PEP|KIP|A|B|H)-\d)(?:[A-Z][A-Z0-9]{1,9}-\d{1,6}(?![\w-])|[A-Za-z][\w-]{2,30}#\d{1,6}\b|[Tt]icket #?\d{2,6}\b)/

/** "The issue #623 is resolved now": the one that the work was on. */
const RESOLVED =
  /\b(?:issue|bug|ticket)\s((?:GH\s)?#\d{2,6})\s(?:is|was|has been|got)\s(?:now\s|finally\s)?(?:resolved|fixed|closed|done)\b/i

/** "I continued PR #623": a request of one's own, by its number. */
const OWN_REQUEST =
  /\b(?:continued|finished|opened|merged|submitted|created|completed|updated|rebased|fixed|working on|worked on|work on|raised|sent|committed to|pushed to)\s(?:(?:with|on|my|the|a|an|our|working on) )*((?:PR|MR|pull request|merge request|issue|bug|ticket)s?\s?#\d{1,6})\b/i

const TICKET_ONLY = /^#?(?:[A-Z][A-Z0-9]{1,9}-)?\d+$/
/** How near in score a second matter must come to be told beside the first: one clear name is better than two. */
const CLOSE = 0.6
/** How near a longer name must come to be told for the shorter one. */
const CLOSE_FULLER = 1.6
/** How near where the text joins it to the first. */
const CLOSE_JOINED = 3
/** How long both names may be, so that the pair is read at a glance. */
const TOGETHER = 44
/** At how many places of a name it is looked what stands beside it. */
const LOOKED_AT = 8
/** What stands between two names that the text itself joins. */
const JOINT = /^ (?:of|for|in|on|to|from|with|into|and|&) (?:(?:the|an?|my|our|its|new) )*$/i

/** What a text without a telling title is about: the likeliest of the things it speaks of, and a second one as likely. */
export function findInBody(document: Document): Named[] {
  const sentences = toldSentences(document)
  const framed = rankFramed(document)
  const topics = rankTopics(document, framed)
  // ICM-20948 is a ticket in one text and a sensor in another.
  const ticket = isAboutHardware(document.raw) ? undefined : findReference(sentences)
  if (ticket) {
    const beside = topics.find((one) => !overlaps(ticket, one) && !TICKET_ONLY.test(one.name))
    return beside ? [ticket, asTold(beside, framed)] : [ticket]
  }
  // "We have a bot called Foghorn": it says so itself.
  const called = framed.find(({ isNamed }) => isNamed)
  if (called) return [called]
  const [likeliest] = topics
  if (!likeliest) return framed[0] ? [framed[0]] : firstWords(sentences, findSalientNames(document))
  const opening = openingObject(likeliest, sentences)
  if (opening) return [opening]
  const best = fullest(likeliest, topics)
  const whole = asTold(best, framed)
  const others = topics.filter(
    (one) => isAnother(one, { ...best, name: nameAt(whole) }) && !overlaps(one, whole),
  )
  const joined =
    whole === best && others.map((one) => joinedIn(best, one)).find((place) => place !== undefined)
  if (joined) return [joined]
  const other = others.find((one) =>
    isHeadOf(whole, one)
      ? one.score >= best.score - CLOSE_FULLER
      : one.score >= best.score - CLOSE && one.places.length > 1,
  )
  if (!other || nameAt(whole).length + other.name.length > TOGETHER) return [whole]
  return [whole, { ...other, joint: jointOf(whole, other) }]
}

/** A note so short is about what it opens with. */
const SHORT = 3
const OPENS =
  /^((?:(?:I|We)\s)?([A-Za-z]+)\s(?:the|our|my|an?)\s)((?:[\w'-]+\s){0,3}?[\w'-]+)(?=\s(?:for|with|in|from|to|of|on|by|using)\b|[:,(.]|$)/
/** What only explains the thing: behind a colon, or in brackets. */
const BEHIND_IT = /[:(]\s?[^.]*$/

/** "Hardened our images: small base, read-only disk" is about the images. */
function openingObject(best: Topic, sentences: readonly Sentence[]): Named | undefined {
  const [sentence] = sentences
  if (!sentence || sentences.length > SHORT || best.sentence.index !== sentence.index) return undefined
  const [, lead = '', verb = '', name = ''] = OPENS.exec(sentence.text) ?? []
  if (!name || !verbIn(verb.toLowerCase(), 'past')?.isWork || isVague(name) || isGeneric(name))
    return undefined
  const end = lead.length + name.length
  return best.start > end && BEHIND_IT.test(sentence.text.slice(end, best.start))
    ? { sentence, start: lead.length, end }
    : undefined
}

/** "RPA: form reader" where the first heads the sentence of the second. */
function isHeadOf(first: Named, second: Named): boolean {
  return first.sentence.index === second.sentence.index && first.sentence.text.charAt(first.end) === ':'
}

function jointOf(first: Named, second: Named): string {
  if (isHeadOf(first, second)) return ': '
  return / and /.test(nameAt(first) + nameAt(second)) ? ', ' : ' and '
}

/** "Settings migration" where "migration" alone came out first and the longer name is nearly as likely. */
function fullest(best: Topic, topics: readonly Topic[]): Topic {
  if (!/^\p{L}\p{Ll}+$/u.test(best.name)) return best
  const longer = topics.find(
    ({ name, score }) =>
      score >= best.score - CLOSE_FULLER && name.toLowerCase().endsWith(` ${best.name.toLowerCase()}`),
  )
  return longer ? { ...longer, score: best.score } : best
}

/** Whether the text tells of this beside its main matter: nearly as likely, in other words, and short enough for both. */
function isAnother(one: Topic, best: Topic): boolean {
  if (one.score < best.score - CLOSE_JOINED || one.name.length + best.name.length > TOGETHER) return false
  const [name, main] = [squeezed(one.name), squeezed(best.name)]
  if (name.length < 3 || name.includes(main) || main.includes(name)) return false
  // One plain word beside another matter says too little.
  if (/^\p{L}\p{Ll}+$/u.test(one.name) && !spellingOf(one.name)) return false
  const stems = stemsOfName(best.name)
  return !stemsOfName(one.name).some((stem) => stems.includes(stem))
}

/** Both names as one phrase, where the text says them so: "keyboard handling of the date picker". */
function joinedIn(best: Topic, other: Topic): Named | undefined {
  for (const a of best.places.slice(0, LOOKED_AT))
    for (const b of other.places.slice(0, LOOKED_AT)) {
      if (a.sentence.index !== b.sentence.index || a.start === b.start) continue
      const [left, right] = a.start < b.start ? [a, b] : [b, a]
      if (right.end - left.start > TOGETHER + 10) continue
      if (!JOINT.test(a.sentence.text.slice(left.end, right.start)) || isHalfAWay(a.sentence, left, right))
        continue
      if (endOfStatement(a.sentence.text, left.start) >= right.end) return { ...left, end: right.end }
    }
  return undefined
}

/** "The portal from Flash to React": from where without whither is half of it. */
export function isHalfAWay(
  { text }: Sentence,
  { end: from }: Pick<Named, 'end'>,
  { end }: Pick<Named, 'end'>,
): boolean {
  return /^ from /.test(text.slice(from, from + 6)) && /^ to /.test(text.slice(end, end + 4))
}

/** "front end" and "frontend" are one. */
function squeezed(name: string): string {
  return name.toLowerCase().replace(/[\W_]+/g, '') || name
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
    const own = isTold(sentence) ? (OWN_REQUEST.exec(sentence.text) ?? RESOLVED.exec(sentence.text)) : null
    const number = own?.[1]
    if (own && number) {
      const start = sentence.text.indexOf(number, own.index)
      return { sentence, start, end: start + number.length }
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
