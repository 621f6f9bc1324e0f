import { isOwnDeed } from '../../text/meaning/antecedent.ts'
import type { Weighed } from './select.ts'

/** How likely such a sentence tells at least what was wrong. */
const LIKELY = 0.45

/** So many sentences a note has that says no more than what was done and why. */
const SHORT = 4

const BAD =
  'slow|flaky|broken|unreliable|buggy|brittle|fragile|confusing|wrong|outdated|deprecated|unmaintained|insecure|vulnerable|noisy|missing|hard|difficult|impossible|tedious|expensive|annoying|misleading|redundant|duplicated|inconsistent|incomplete|messy'
const AMISS = new RegExp(
  [
    String.raw`\b(?:is|are|was|were)\s(?:(?:too|very|really|quite|rather|so|often|sometimes|always)\s)*(?:${BAD})\b`,
    String.raw`\bno longer\s(?:maintained|supported|developed|updated|available|compatible|recommended)\b`,
    String.raw`\b(?:breaks?|broke|crash(?:es|ed)|fail(?:s|ed)|leak(?:s|ed)|hangs?|hung|confuse[sd]?|woke|annoy(?:s|ed)|overload(?:s|ed)|r[au]ns? out of|time[sd] out|loses|drift(?:s|ed)|ha[sd] (?:grown|too)|complain(?:s|ed)|used to)\b`,
    String.raw`\bout of (?:support|date|sync|order)\b`,
    String.raw`\b(?:was|were)\s(?:copied|duplicated|scattered|spread|repeated|hard-?coded|read|stored|sent|loaded|fetched|parsed|computed)\s(?:in|over|across|twice|by|at|each|every|again)\b`,
    String.raw`^(?:it|they) took (?:about |over |up to )?\d[\d.,]*\s?(?:ms|s|sec|seconds|MB|GB)\b`,
  ].join('|'),
  'i',
)
/** "Not every room has one": how things are, beside an order and nothing else. */
const OF_SOME = /^(?:some|many|most|several|a few|few|nobody|hardly any|no)\s(?!one\b|longer\b|more\b)/i
/** What is so since the change, or was only feared. */
const SINCE =
  /\b(?:now|not|never|since (?:then|the|this|that)|anymore|any more|instead|less|fewer|again|with this|after this|might|may|would|should|will)\b|n't\b|\bno longer (?!(?:maintained|supported|developed|updated|available|compatible|recommended)\b)/i

/** "Cache the colours", "The colour service is slow (300 ms)": what stands right below the order of a short note says why, whatever its figure. */
export function withTroubleBelow(all: Weighed[]): Weighed[] {
  const [title, below, ...rest] = all
  if (!title || !below || title.sentence.kind !== 'title' || below.sentence.kind !== 'prose') return all
  const isOrder = title.clause?.subject === 'none' && title.clause.form === 'base'
  if (!isOrder || below.sentence.section !== undefined || all.length > SHORT) return all
  const { likelihood, body, clause } = below
  if (clause?.subject === 'change' || isOwnDeed(clause) || likelihood.problem >= LIKELY) return all
  const isWhy = AMISS.test(body) || (rest.length === 0 && OF_SOME.test(body))
  if (!isWhy || SINCE.test(body) || likelihood.followup > 0.2) return all
  const [solution, impact] = [Math.min(likelihood.solution, 0.1), Math.min(likelihood.impact, 0.02)]
  return [title, { ...below, likelihood: { ...likelihood, problem: LIKELY, solution, impact } }, ...rest]
}
