import type { Prose } from '../../../facts/fields/prose.ts'
import { BULLET_WEIGHTS } from '../../../lexicon/bullet-weights.ts'
import { WEAK } from '../../../lexicon/verbs.ts'
import { onceFor, onceForText } from '../../../once.ts'
import { opensWithSeries } from '../../../text/clauses/verb-series.ts'
import { hasQuantity, tellsChange } from '../../../text/figures/quantities.ts'
import { type Deed, isSubjectLine } from '../../deeds/deed.ts'
import { findDeeds, isTelling } from '../../deeds/deeds.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'
import type { Phrase } from '../reason/trouble.ts'
import { countBlemishes } from './blemishes.ts'
import { type Centrality, contentWords } from './central.ts'
import { type Draft, LIMIT } from './drafts.ts'
import { isSummary, openingWeight, verbWeight } from './weight.ts'

/** The drafts in the order of how good a bullet they make. */
export function rankBullets(drafts: Draft[], prose: Prose, central: Centrality, project: string): Draft[] {
  const whole = drafts.filter(({ text }) => isWhole(text))
  if (whole.length < 2) return whole
  const name = wordsOfName(project)
  const ranked = whole
    .map((draft) => ({
      draft,
      worth: worthOf(bulletFeatures(draft, prose, central, name)) - (isBesides(draft) ? BESIDES : 0),
    }))
    .sort(byWorth)
  // A blemish costs little: only what is near the top can come out first.
  return ranked
    .slice(0, READ)
    .map(({ draft, worth }) => ({ draft, worth: worth - BLEMISH * countBlemishes(draft.text) }))
    .sort(byWorth)
    .concat(ranked.slice(READ))
    .map(({ draft }) => draft)
}

/** What a project is called, without the number of a ticket. */
export const wordsOfName = onceForText(
  (project): ReadonlySet<string> => new Set(contentWords(project).filter((word) => !/^\d+$/.test(word))),
)

/** "Also reduces the default": what is done besides opens no bullet that can open otherwise. */
function isBesides({ from }: Draft): boolean {
  return /^(?:also|additionally|in addition|besides|while at it),?\s/i.test(from.sentence.text)
}

const BESIDES = 1

/** How many drafts are read for blemishes, and what one costs. */
const READ = 40
const BLEMISH = 0.04

function byWorth(a: { worth: number }, b: { worth: number }): number {
  return b.worth - a.worth
}

/** Neither too long nor cut in the middle, and the verb has something to govern. */
function isWhole(text: string): boolean {
  if (countWords(text) > LIMIT || !isBalanced(text) || isTorn(text)) return false
  // "Read the manual" does not show whether it is told or ordered.
  if (/\b(?:the|a|an|to|of|with|and)\s?,\s|^read\b/i.test(text)) return false
  return !/^\S+\s?,\s/.test(text) || opensWithSeries(text)
}

function worthOf(features: Record<string, number>): number {
  let worth = 0
  for (const name in features) worth += (WEIGHTS.get(name) ?? 0) * (features[name] ?? 0)
  return worth
}

const WEIGHTS = new Map(Object.entries(BULLET_WEIGHTS))

// An opening or an outcome is part of many drafts.
const hasNumber = onceFor((phrase: Phrase) => hasQuantity(phrase.text))
const hasChange = onceFor((phrase: Phrase) => tellsChange(phrase.text))
const wordsOfPhrase = onceFor((phrase: Phrase): readonly string[] => contentWords(phrase.text))

function wordsOfDraft(draft: Draft): readonly string[] {
  const { grown } = draft
  // What is added begins with a space or a mark, so that no word reaches over the joint.
  return grown && /^[\s,;]/.test(grown.by.text)
    ? [...wordsOfDraft(grown.from), ...wordsOfPhrase(grown.by)]
    : wordsOfPhrase(draft)
}

/** What speaks for and against a draft, each between about 0 and 1. */
export function bulletFeatures(
  draft: Draft,
  prose: Prose,
  central: Centrality,
  project: ReadonlySet<string>,
): Record<string, number> {
  const { main, from, others, outcome, text } = draft
  const words = countWords(text)
  const content = wordsOfDraft(draft)
  const weight = content.reduce((sum, word) => sum + central.weightOf(word), 0)
  const second = others[0]
  return {
    short: Math.max(0, 20 - words) / 10,
    'very short': Math.max(0, 12 - words) / 10,
    long: Math.max(0, words - 28) / 10,
    'subject line': main && isSubjectLine(main) ? 1 : 0,
    summary: main && isSummary(main, prose) ? 1 : 0,
    'main is solution': from.likelihood.solution,
    'main is impact': from.likelihood.impact,
    'weak verb': main && WEAK.has(main.clause.verb.base) && openingWeight(text, main) < 1 ? 1 : 0,
    'points back': /^\S+\s(?:it|them|this|that|these|those|one|some)\b/.test(text) ? 1 : 0,
    'points back inside': /\b(?:this|that|these|those|such|it|they|here|above|below|following)\b/.test(
      text.replace(/^\S+\s\S+/, ''),
    )
      ? 1
      : 0,
    'names project':
      project.size > 0 ? [...project].filter((word) => content.includes(word)).length / project.size : 0,
    coverage: Math.min(1, weight / (central.total || 1)),
    density: weight / (content.length || 1),
    repeats: 1 - new Set(content).size / (content.length || 1),
    'outcome with number': outcome && hasNumber(outcome) ? 1 : 0,
    'outcome with change': outcome && hasChange(outcome) ? 1 : 0,
    'outcome in words': outcome && !hasNumber(outcome) ? 1 : 0,
    'outcome likelihood': outcome?.sources[0]?.likelihood.impact ?? 0,
    'no outcome though told': !outcome && prose.impact.some((one) => one.quantities.length > 0) ? 1 : 0,
    'main has number': hasNumber(outcome && draft.grown ? draft.grown.from : draft) ? 1 : 0,
    means: draft.hasMeans ? 1 : 0,
    'second deed': second && !draft.hasMeans ? 1 : 0,
    'third deed': others.length > 1 ? 1 : 0,
    'second is solution': second?.source.likelihood.solution ?? 0,
    'second is weak': second && WEAK.has(second.clause.verb.base) ? 1 : 0,
    'second is a test': second && /\btests?\b/i.test(second.rest) ? 1 : 0,
    'only a test': main && isTest(main) && others.every(isTest) && hasWork(prose) ? 1 : 0,
    fault: draft.head === 'fault' ? 1 : 0,
    'fault with means': draft.head === 'fault' && draft.hasMeans ? 1 : 0,
    gain: draft.head === 'gain' ? 1 : 0,
    'gain with means': draft.head === 'gain' && draft.hasMeans ? 1 : 0,
    'gain with number': draft.head === 'gain' && hasNumber(draft) ? 1 : 0,
    changed: main?.changed ? 1 : 0,
    'main weight': main ? openingWeight(text, main) : 1,
    'other weight': second && !draft.hasMeans ? mean(others.map(verbWeight)) : 0,
  }
}

function isTest({ rest }: Deed): boolean {
  return /^(?:(?!(?:to|that|which|so|in|for)\s)\S+\s){0,4}(?:tests?|coverage)\b/i.test(rest)
}

/** Whether a deed is told that the tests are for. */
const hasWork = onceFor((prose: Prose): boolean =>
  findDeeds(prose).some(
    (deed) =>
      !isTest(deed) &&
      deed.source.likelihood.solution >= 0.5 &&
      isTelling(deed) &&
      !WEAK.has(deed.clause.verb.base),
  ),
)

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}
