import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import type { Deed } from '../deed.ts'

const ALREADY_SO = /^(?!.*\b(?:I|we)\b)(?=.*\b(?:already|existing)\b).*:$/i

/** The deeds without what a list holds that is announced as "existing checks, already in place:": it was so before. */
export function withoutAlreadySo({ all }: Prose, found: Deed[]): Deed[] {
  if (!all.some(({ sentence }) => ALREADY_SO.test(sentence.text))) return found
  return found.filter(({ source }) => !leadsOf(source, all).some((lead) => ALREADY_SO.test(lead)))
}

/** What announces the list that an item stands in, and the items that it stands below. */
function leadsOf({ sentence }: Weighed, all: readonly Weighed[]): string[] {
  if (sentence.kind !== 'item') return []
  const leads = sentence.leadIn ? [sentence.leadIn] : []
  let { level } = sentence
  for (const one of all.filter((other) => other.sentence.index < sentence.index).reverse()) {
    if (one.sentence.kind !== 'item') break
    if (one.sentence.level >= level) continue
    leads.push(one.sentence.text)
    level = one.sentence.level
  }
  return leads
}
