import type { Prose } from '../../facts/fields/prose.ts'
import { lengthOf, type Weighed } from '../../facts/fields/select.ts'
import { SALIENCE_WEIGHTS, type SaliencePart } from '../../lexicon/salience-weights.ts'
import { hasDigit } from '../../text/patterns/characters.ts'
import { wordsIn } from '../bullet/drafts/central.ts'

/** A sentence that may be told, and how much more its kind is worth than others. */
export type Candidate = Weighed & { favour?: number }

/** How likely a reader would keep the words of a sentence when telling one part of the story. */
export type Salience = {
  /** The sentences that together bring most of it, in the order of the text; one that is not easily told is worth less. */
  pick: <One extends Candidate>(
    part: SaliencePart,
    from: readonly One[],
    most: number,
    ease?: (one: One, told: readonly One[]) => number,
  ) => One[]
}

/** How much speaks in the action for the sentence that the bullet opens with. */
const OF_LEAD = 0.7

/** How many content words that part of a story usually has; of what was done a listener wants to hear more. */
const USUAL: Record<SaliencePart, number> = { situation: 14.5, task: 6, action: 22, result: 10 }

/**
 * Weighs words instead of sentences: one that comes back in the text, stands in a sentence of the right role and near its usual
 * place is probably part of the story. A sentence is worth the words that it brings, less the ones that it drags along; the one that
 * the bullet opens with (`lead`) is what the story is about.
 */
export function measureSalience(prose: Prose, lead: readonly Weighed[] = []): Salience {
  const counts = new Map<string, number>()
  for (const one of prose.all)
    for (const word of new Set(wordsIn(one))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const title = new Set(prose.all.filter(isTitle).flatMap(wordsIn))
  const leading = new Set(lead.map(({ sentence }) => sentence.index))
  const last = Math.max(1, prose.all.at(-1)?.sentence.index ?? 1)

  return {
    pick(part, from, most, ease = () => 1) {
      const words = new Map(from.map((one) => [one, weigh(part, one)]))
      let chosen: (typeof from)[number][] = []
      let worth = 0
      for (let round = 0; round < most; round++) {
        let next: (typeof from)[number] | undefined
        for (const one of from) {
          if (chosen.includes(one)) continue
          const told = [...chosen, one]
          const value =
            worthOf(part, told, words) *
            (chosen.length === 0 ? (one.favour ?? 1) : 1) *
            told.reduce((product, each) => product * ease(each, told), 1)
          if (value > worth) [next, worth] = [one, value]
        }
        if (!next) break
        chosen = [...chosen, next]
      }
      return chosen.toSorted((a, b) => a.sentence.range.start - b.sentence.range.start)
    },
  }

  function weigh(part: SaliencePart, one: Weighed): Map<string, number> {
    const weights = SALIENCE_WEIGHTS[part]
    const { likelihood, sentence } = one
    const ofSentence =
      weights.bias +
      weights.problem * likelihood.problem +
      weights.approach * likelihood.approach +
      weights.solution * likelihood.solution +
      weights.impact * likelihood.impact +
      weights.followup * likelihood.followup +
      weights.place * (sentence.index / last) +
      weights.length * Math.min(1, lengthOf(one) / 40) +
      weights.sentences * Math.log(1 + prose.all.length) +
      (part === 'action' && leading.has(sentence.index) ? OF_LEAD : 0)
    const likely = new Map<string, number>()
    for (const word of wordsIn(one)) {
      const score =
        ofSentence +
        weights.count * Math.log(counts.get(word) ?? 1) +
        (title.has(word) ? weights.title : 0) +
        (hasDigit(word) ? weights.number : 0) +
        (word.length < 4 ? weights.short : 0)
      likely.set(word, 1 / (1 + Math.exp(-score)))
    }
    return likely
  }
}

function worthOf(
  part: SaliencePart,
  chosen: readonly Weighed[],
  words: ReadonlyMap<Weighed, ReadonlyMap<string, number>>,
): number {
  const kept = new Map<string, number>()
  let length = 0
  for (const one of chosen) {
    for (const [word, likely] of words.get(one) ?? []) {
      kept.set(word, Math.max(kept.get(word) ?? 0, likely))
      length++
    }
  }
  const sum = [...kept.values()].reduce((total, likely) => total + likely, 0)
  return (2 * sum) / (length + USUAL[part])
}

function isTitle({ sentence }: Weighed): boolean {
  return sentence.kind === 'title'
}
