import { isOwnDeed } from '../text/antecedent.ts'
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
    String.raw`^(?:it|they) took (?:about |over |up to )?\d[\d.,]*\s?(?:ms|s|sec|seconds|MB|GB)\b`,
  ].join('|'),
  'i',
)
/** What is so since the change, or was only feared. */
const SINCE =
  /\b(?:now|not|never|since|anymore|any more|instead|less|fewer|again|with this|after this|might|may|would|should|will)\b|n't\b|\bno longer (?!(?:maintained|supported|developed|updated|available|compatible|recommended)\b)/i

/** "Cache the colours", "The colour service is slow (300 ms)": what stands right below the order of a short note says why, whatever its figure. */
export function withTroubleBelow(all: Weighed[]): Weighed[] {
  const [title, below, ...rest] = all
  if (!title || !below || title.sentence.kind !== 'title' || below.sentence.kind !== 'prose') return all
  const isOrder = title.clause?.subject === 'none' && title.clause.form === 'base'
  if (!isOrder || below.sentence.section !== undefined || all.length > SHORT) return all
  const { likelihood, body, clause } = below
  if (isOwnDeed(clause) || clause?.subject === 'change' || likelihood.problem >= LIKELY) return all
  if (!AMISS.test(body) || SINCE.test(body) || likelihood.followup > 0.2) return all
  const [solution, impact] = [Math.min(likelihood.solution, 0.1), Math.min(likelihood.impact, 0.02)]
  return [title, { ...below, likelihood: { ...likelihood, problem: LIKELY, solution, impact } }, ...rest]
}
