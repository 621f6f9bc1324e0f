import type { Weighed } from '../../facts/fields/select.ts'
import { amountOf, growthOf } from '../../text/figures/growth.ts'
import { cellsOf } from '../../text/lines/document.ts'
import { turnOf } from './better-or-worse.ts'

/** A column of two rows: how it was, and how it is since. */
export type RowPair = { thing: string; from: string; to: string; sources: readonly [Weighed, Weighed] }

const WHOLE = /^[~<>]?\s?\d[\d.,]*(?<![.,])\s?(?:%|[A-Za-z\u00b5\u03bc]{1,12}(?:\s?\/\s?[a-z]{1,8})?)?$/
/** "v1.4 (baseline)", "main", "before this PR". */
const OLD_ROW =
  /^(?:(?:before|without)(?:\s(?:this|the)\s\w+)?|old|previous(?:ly)?|(?:current\s)?(?:baseline|base|master|main|develop|trunk))(?:\s(?:branch|version|\([^()]{1,40}\)))?$|\s\(?(?:baseline|before|old)\)?$/i
const NEW_ROW =
  /^(?:(?:after|with)(?:\s(?:this|the)\s\w+)?|new|now|this (?:pr|branch|change|patch|commit)|pr|patched)(?:\s(?:branch|version|\([^()]{1,40}\)))?$|\s\(?(?:after|new|this pr)\)?$/i
/** Two branches are the old one and the one of the change. */
const OF_BRANCHES = /^(?:branch|version|commit|build|revision)$/i
/** What is reckoned from the other columns. */
const RECKONED = /\b(?:delta|change|diff\w*|speed-?up|ratio|factor|improvement|vs|gain|saving)\b|[\u0394%]/i
const PLAIN = /^(?:time|results?|value|duration|measurement|number|total)$/i

/** "| main | 41 s |" above "| this PR | 9 s |": the columns that got better, the one that did most first. */
export function pairsOfRows(all: readonly Weighed[]): RowPair[] {
  const rows = all.filter(({ sentence }) => sentence.kind === 'row' && sentence.header)
  return rows.flatMap((before) => {
    const names = before.sentence.header ?? []
    if (!OLD_ROW.test(nameOf(before))) return []
    const table = rows.filter(({ sentence }) => sentence.header === before.sentence.header)
    const behind = table.slice(table.indexOf(before) + 1)
    const after =
      behind.find((row) => NEW_ROW.test(nameOf(row))) ??
      (OF_BRANCHES.test(names[0] ?? '') && table.length === 2 ? behind[0] : undefined)
    return after ? columnsOf(before, after, names) : []
  })
}

function columnsOf(before: Weighed, after: Weighed, names: readonly string[]): RowPair[] {
  const [was, is] = [before, after].map(({ sentence }) => cellsOf(sentence.text))
  return names
    .flatMap((name, at): RowPair[] => {
      const [from = '', to = ''] = [was?.[at], is?.[at]]
      if (at === 0 || RECKONED.test(name) || !WHOLE.test(from) || !WHOLE.test(to)) return []
      const thing = PLAIN.test(name) ? '' : name
      return turnOf(thing, from, to) === 'better' ? [{ thing, from, to, sources: [before, after] }] : []
    })
    .toSorted((a, b) => gainOf(b) - gainOf(a))
}

/** By which share it got better. */
function gainOf({ from, to }: RowPair): number {
  return Math.abs(growthOf(from, to)) / amountOf(from).value
}

function nameOf({ sentence }: Weighed): string {
  return (cellsOf(sentence.text)[0] ?? '').replace(/[*_`]/g, '').trim()
}
