import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Document, Sentence } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { isMachineText } from '../technologies/machine-text.ts'
import { isInUrl, markAt } from '../technologies/mark-at.ts'
import { spellingOf } from '../technologies/spellings.ts'
import { isGeneric } from './project-names.ts'

export type SalientName = { sentence: Sentence; start: number; end: number; score: number }

/** Capitalised words in a row, identifiers with a dot, hyphen or underscore inside, camelCase, and plain words. */
const NAME =
  /(?<![\p{L}\d_@/#])(?:\p{Lu}[\p{L}\d]*(?:[-_.][\p{L}\d]+)*(?: \p{Lu}[\p{L}\d]+(?:[-_.][\p{L}\d]+)*){0,3}|\p{Ll}[\p{Ll}\d]*(?:[-_.][\p{L}\d]+)+|\p{Ll}+\p{Lu}[\p{L}\d]*|\p{Ll}{3,})/gu
const COMMON =
  /^(?:\p{L}{1,2}|the|this|that|these|those|she|they|you|your|their|his|her|its|our|but|and|when|while|after|before|also|then|now|however|since|for|from|with|not|yes|prs?|apis?|vms?|cpu|gpu|ram|todo|note|eta|fyi|asap|https?|urls?|json|html|css|xml|sql|ids?|github|git|utc|gmt|cest|pdt|est|etc|e\.g|i\.e|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu|thurs|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|gsoc\S*|google|week|day|part|date|next|first|second|last|finally|additionally|unfortunately|currently|previously|today|yesterday|there|here|what|why|how|who|where|which|some|all|most|each|every|thanks|hello|hey|dear|gigs?|megs?|fwiw|imh?o|afaik|btw|lol|tldr|iirc|aka|khz|mhz|ghz|hz|gb|mb|kb|real-time|step-by-step|day-to-day|end-to-end|built-in|on-call|re-.*|pre-.*|non-.*|self-.*|.*-(?:based|specific|related|driven|wide|friendly|aware|ready|free|safe|like|level|side|only)|.*-ish|.*-in|.*-up)$/iu
const PERSON_VERB =
  /^\s(?:said|asked|told|wrote|reported|suggested|helped|noticed|reviewed|mentioned|thinks?)\b/i

/** The names the text comes back to, the most frequent first. */
export function findSalientNames(document: Document): SalientName[] {
  const names = new Map<string, SalientName>()
  const linked = linkedRepositories(document.raw)
  for (const sentence of document.sentences) {
    if (isMachineText(sentence)) continue
    for (const match of matchesIn(sentence.text, NAME)) {
      const article = /^(?:The|Our|My|An?|This|Your) /.exec(match[0])?.[0].length ?? 0
      const name = match[0].slice(article)
      const at = match.index + article
      const weight = weightOf(name, sentence, at, linked)
      if (weight === 0) continue
      const key = name.toLowerCase()
      const entry = names.get(key) ?? {
        sentence,
        start: at,
        end: at + name.length,
        score: isLinked(key, linked) ? 1.5 : 0,
      }
      entry.score += weight
      names.set(key, entry)
    }
  }
  return [...names.values()].sort((a, b) => b.score - a.score)
}

function weightOf(name: string, sentence: Sentence, at: number, linked: string[]): number {
  if (name.length < 3) return 0
  // Most words are plain ones, and no names.
  const isWord = /^\p{Ll}+$/u.test(name)
  const spelling = spellingOf(name)
  if (isWord && spelling?.certainty !== 'sure' && !linked.includes(name)) return 0
  if (COMMON.test(name) || isGeneric(name) || isInUrl(sentence, at)) return 0
  // The page of a person or a company names who made it.
  const { target = '' } = markAt(sentence, at) ?? {}
  if (/^https?:\/\/(?:www\.)?git(?:hub|lab)\.com\/[\w.-]+\/?$/.test(target)) return 0
  if (PERSON_VERB.test(sentence.text.slice(at + name.length, at + name.length + 12))) return 0
  if (!spelling && GIVEN_NAMES.has(name.toLowerCase())) return 0
  // "Added" behind a label is a deed.
  if (/^\p{Lu}\p{Ll}+$/u.test(name) && verbIn(name.toLowerCase(), 'past')) return 0
  const opens = at === 0 && /^\p{Lu}\p{Ll}+$/u.test(name)
  if (opens && spelling?.certainty !== 'sure') return 0.4
  return spelling ? (spelling.isCommon ? 0.4 : 0.8) : 1
}

/** Names of repositories that the text links to, and of their owners. */
function linkedRepositories(raw: string): string[] {
  const links = matchesIn(raw, /git(?:hub|lab)\.com\/([\w.-]+)\/([\w.-]+)/g)
  return [...links].flatMap((match) => match.slice(1)).map((name) => name.toLowerCase())
}

function isLinked(key: string, repositories: string[]): boolean {
  return repositories
    .slice(0, 50)
    .some((repository) => repository === key || (repository.length > 3 && key.startsWith(`${repository}-`)))
}
