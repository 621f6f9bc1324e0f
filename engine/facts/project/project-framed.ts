import { SERIES_WORDS, VAGUE_WORDS } from '../../lexicon/title-words.ts'
import type { Document, Sentence } from '../../text/lines/document.ts'
import { markAt } from '../technologies/mark-at.ts'
import { spellingOf } from '../technologies/spellings.ts'
import { peopleIn } from './people.ts'
import { candidatesIn, ownedIn } from './project-candidates.ts'
import { COMMON_SHORT, isGeneric, isTold, isVague, type Named, nameAt } from './project-names.ts'
import type { Candidate } from './project-phrase.ts'
import { findSalientNames, type SalientName } from './salient-name.ts'
import { toldSentences } from './told-sentences.ts'

const REPOSITORY =
  /^https?:\/\/(?:www\.)?(?:github|gitlab|codeberg|bitbucket)\.(?:com|org)\/[\w.-]+\/[\w.-]+\/?$/
/** Who says so shows something of one's own. */
const SHOWN =
  /\b(?:introduc(?:e|ing)|my|i (?:built|wrote|made|released|created|started|published)|i've (?:built|written|made|released|created|started))\b/i
/** Who greets or announces has not begun to tell. */
const GREETING =
  /^(?:hello|hi|hey|dear|good (?:morning|evening)|here (?:are|is)|this (?:post|blog|report)|welcome)\b/i

/** So many sentences are read for a name: whoever has not named the matter by then does not. */
const READ = 200

/** What the frames of the sentences offer, the likeliest first. */
export function rankFramed(document: Document): Candidate[] {
  const sentences = toldSentences(document).slice(0, READ)
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
  for (const sentence of sentences) {
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
    .map((word) => (word.endsWith('s') ? word.replace(/(?:es|s)$/, '') : word))
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

/** "for my USB Hub": what is one's own and has capitals is the project, whatever one did for it that day. */
export function findOwned({ sentences }: Document): Named[] | undefined {
  const owned = sentences.flatMap((sentence) => ownedIn(sentence))
  return owned[0] ? [owned[0]] : undefined
}
