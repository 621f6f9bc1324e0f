import type { TextRange } from '../../../contract/snaps.ts'
import { LANGUAGES } from '../../lexicon/technologies/languages.ts'
import { type Document, rangeIn, type Sentence } from '../../text/lines/document.ts'
import { withoutTurnedDown } from '../fields/turned-down.ts'
import { toldSentences } from '../project/told-sentences.ts'
import { findCalls } from './api-technologies.ts'
import { findInCode } from './code-technologies.ts'
import { findCompounds } from './compound-technologies.ts'
import { findFencedLanguages, findFileLanguages } from './file-languages.ts'
import { isAboutHardware } from './hardware-names.ts'
import { type Field, fieldsOf, findKin } from './kin-technologies.ts'
import { isMachineText } from './machine-text.ts'
import { markAt } from './mark-at.ts'
import { canonicalName, isListed, isPlainWord } from './spellings.ts'
import { findInCodeLists, findInLists } from './technologies-in-lists.ts'
import { findCertain, isPlanned, type Matter } from './technology-certainty.ts'
import { isUnused } from './technology-context.ts'
import { findInItems } from './technology-items.ts'
import type { Found } from './technology-places.ts'
import { findUnlisted, type Unlisted } from './unlisted-technologies.ts'

export type NamedTechnology = { name: string; ranges: TextRange[] }

/** One place where the text names a technology. */
type Mention = {
  key: string
  name: string
  written: string
  sentence: Sentence
  start: number
  end: number
  isSure: boolean
}

type Subject = Matter & { isHardware: boolean; isOf: (field: Field) => boolean }

const LANGUAGE_NAMES = new Set(LANGUAGES.map(({ name }) => name.toLowerCase()))

const AWS =
  /\b(?:AWS|Amazon|S3|EC2|EKS|RDS|CloudWatch|CloudFront|CloudFormation|Fargate|DynamoDB|SQS|Athena|Redshift|Route ?53|Lambda)\b/

/** The technologies the text names, canonical, each once, the most important first. */
export function findTechnologies(document: Document): NamedTechnology[] {
  const text = document.raw
  const about = { text, isHardware: isAboutHardware(text), isOnAws: AWS.test(text), isOf: fieldsOf(text) }
  const sentences = withoutTurnedDown(toldSentences(document))
  const certain = sentences.flatMap((sentence) => mentionsIn(sentence, about))
  const sure = new Set(certain.map(({ sentence }) => sentence))
  const mentions = [...certain, ...findInItems(sentences, (sentence) => sure.has(sentence)).map(asMention)]
  const lastWords = new Set(mentions.map(({ written }) => written.split(' ').slice(1).at(-1)))
  // "Swift" after "OpenStack Swift" stands for the longer name.
  const named = mentions.filter(({ isSure, written }) => isSure || !lastWords.has(written))
  const told = rank(
    named.some(({ key }) => LANGUAGE_NAMES.has(key)) ? named : [...named, ...mentionsOfFiles(document)],
  )
  const fenced = findFencedLanguages(text).filter(({ name }) => !told.some((other) => other.name === name))
  return [...told, ...fenced]
}

/** Where a text names no language, the files it speaks of do. */
function mentionsOfFiles(document: Document): Mention[] {
  const told = toldSentences(document).filter(
    (sentence) => !isMachineText(sentence) && sentence.section !== 'boilerplate' && !isPlanned(sentence),
  )
  return told.flatMap(findFileLanguages).map((place) => ({
    ...place,
    key: place.name.toLowerCase(),
    written: place.name.toLowerCase(),
    isSure: true,
  }))
}

function asMention({ spelling, sentence, start, end }: Found): Mention {
  return {
    key: spelling.technology.name.toLowerCase(),
    name: spelling.shown,
    written: spelling.folded,
    sentence,
    start,
    end,
    isSure: spelling.certainty === 'sure',
  }
}

function mentionsIn(sentence: Sentence, about: Subject): Mention[] {
  const certain = findCertain(sentence, about).filter((place) => !isOfTicket(sentence.text, place))
  const listed = certain.map(asMention)
  if (sentence.section === 'boilerplate' || isPlanned(sentence)) return listed
  const taken = new Set(
    listed.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
  )
  const framed = isMachineText(sentence)
    ? []
    : [
        ...findUnlisted(sentence, about.isHardware),
        ...findCompounds(sentence),
        ...findInLists(sentence, listed),
        ...findInCodeLists(sentence, listed),
      ]
        .filter(isNews)
        .concat(findKin(sentence, about.isOf), findCalls(sentence))
        .filter((place) => !isUnused(place))
  const unlisted = [...findInCode(sentence), ...framed]
    .filter(({ start, end }) => !taken.has(start) && !taken.has(end - 1))
    .map(({ name: written, start, end }) => {
      const name = canonicalName(written)
      const key = name.toLowerCase()
      return { key, name, written: key, sentence, start, end, isSure: true }
    })
  return [...listed, ...unlisted]
}

/** "[OPA-12] Add sensors" and "OPA-12" on a line of its own number tickets; "KAFKA-12" numbers those of Kafka. */
function isOfTicket(text: string, { spelling, start, end }: Found): boolean {
  const isItsName = text.slice(start, end).toLowerCase() === spelling.technology.name.toLowerCase()
  if (isItsName && /\p{Lu}/u.test(spelling.text)) return false
  // What is always written small has no tickets in capitals: "MDRAID-12" is none of mdraid's.
  if (isItsName && /^[A-Z]+$/.test(text.slice(start, end)) && /^-\d{2,}/.test(text.slice(end))) return true
  return /^\[?[A-Z]+$/.test(text.slice(0, end)) && /^-\d+(?:\]|:|\.?$)/.test(text.slice(end))
}

/** What the dictionary holds it has judged already, except a word set as code: "the gem `rack`". */
function isNews({ sentence, start, name }: Unlisted): boolean {
  return !isListed(name) || (isPlainWord(name) && markAt(sentence, start)?.kind === 'code')
}

/** What the title names and what the text names often comes first; then in order of appearance. */
function rank(mentions: Mention[]): NamedTechnology[] {
  const byKey = new Map<string, NamedTechnology & { weight: number }>()
  for (const { key, name, sentence, start, end } of mentions) {
    const entry = byKey.get(key) ?? { name, ranges: [], weight: 0 }
    // "Docker" tells more than the "Dockerfile" before it.
    if (name.toLowerCase() === key) entry.name = name
    entry.ranges.push(rangeIn(sentence, start, end))
    entry.weight += sentence.kind === 'title' ? 3 : 1
    byKey.set(key, entry)
  }
  return [...byKey.values()].sort((a, b) => b.weight - a.weight).map(({ name, ranges }) => ({ name, ranges }))
}
