import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { isSayable } from '../telling/sayable.ts'
import { isOneMoreDeed } from './is-result.ts'

/** "344 tests passing", "all 12 specs pass". */
const PASSED = lean(
  /\b(\d[\d,]*)((?:\s(?!of\b)[a-z][\w-]*){0,2}?\s(?:tests?|specs?|checks|test cases|scenarios))\s(?:(?:now|all|are|were)\s){0,2}(?:pass(?:ed|es|ing)?|succeed(?:ed)?|green)\b/i,
)
/** "163 passed, 0 failed". */
const NONE_FAILED = /\b(\d[\d,]*)\spass(?:ed|ing)?,\s(?:0|no|zero|none)\s(?:failed|failing|failures?)\b/i
/** "14 of 14 tests passed", "31/31 pass". */
const ALL_OF = lean(
  /\b(\d[\d,]*)\s?(?:\/|of|out of)\s?(\d[\d,]*)(?:\s(?:tests?|specs?|checks))?\s(?:(?:now|are|were)\s)?(?:pass(?:ed|es|ing)?|succeed(?:ed)?|green)\b/i,
)
/** What failed all the same, what is hoped for, and how it was before. */
const DENIED =
  /\b[1-9]\d*\s(?:\w+\s)?(?:failed|failing|failures?|errors?)\b|\b(?:not|never|should|would|will|must|until|before|previously|only|except|but|todo|expect\w*|ensure|need\w*|if|once)\b|n't\b|\?/i

/** How many tests passed, where a sentence counts them; most of them first. */
export function testsPassed({ all }: Prose): { text: string; source: Weighed } | undefined {
  return all
    .flatMap((source) => {
      const found = tallyOf(source)
      return found ? [{ ...found, source }] : []
    })
    .toSorted((a, b) => b.many - a.many)[0]
}

/** "Adds a full suite (344 tests passing)": 344 tests passed. */
function tallyOf({ body, sentence, likelihood }: Weighed): { text: string; many: number } | undefined {
  const { section, box, kind } = sentence
  if (box === 'empty' || kind === 'title' || section === 'followup' || section === 'problem') return undefined
  if (likelihood.followup > 0.4 || !/pass|succeed|green/i.test(body) || DENIED.test(body)) return undefined
  const [, some = '', many = ''] = ALL_OF.exec(body) ?? []
  const failed = NONE_FAILED.exec(body)?.[1] ?? (some && some === many ? many : '')
  if (failed) return counted(failed, `All ${failed} tests passed.`)
  const [, count = '', tests = ''] = (some ? undefined : PASSED.exec(body)) ?? []
  if (!count || !isPlural(tests.trim())) return undefined
  const isAll = new RegExp(`\\ball (?:the )?${count}\\b`, 'i').test(body)
  return counted(count, `${isAll ? 'All ' : ''}${count}${tests} passed.`)
}

function counted(count: string, text: string): { text: string; many: number } | undefined {
  const many = Number(count.replace(/,/g, ''))
  return many > 1 ? { text, many } : undefined
}

/** A line of a test run as a sentence, and of several the one that counts most. */
export function asTally(source: Weighed, prose: Prose): string | undefined {
  const isPlain = isSayable(source) && !isOneMoreDeed(source) && !/[:(\u2013\u2014]|\s-\s/.test(source.body)
  return isPlain || !tallyOf(source) ? undefined : testsPassed(prose)?.text
}
