import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { CLASS_PART, COMMON_NAMES, HYPHENATED, OWN_PART } from '../../lexicon/name-words.ts'
import { PLACES, REGIONS } from '../../lexicon/places.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { markAt } from './mark-at.ts'
import { isListed } from './spellings.ts'
import type { Unlisted } from './unlisted-technologies.ts'

type Span = { start: number; end: number }

const SEPARATOR = /^(?:, (?:and |or )?| and | & | \+ )$/
const NEXT =
  /^(, (?:and |or )?| and | & | \+ )([\p{L}][\p{L}\d]*(?:[-.][\p{L}\d]+)*)(?=[,.;)]|$| (?:and|for|to|in|on|with|via|as)\b)/u

/** Unknown names in a list of two or more that we know: "with Redis, Celery and Quuxel". */
export function findInLists(sentence: Sentence, known: readonly Span[]): Unlisted[] {
  if (known.length < 2) return []
  const { text } = sentence
  const isKnownAt = new Set(known.map(({ start }) => start))
  const isKnownTo = new Set(known.map(({ end }) => end))
  return known.flatMap(({ start, end }) => {
    const match = NEXT.exec(text.slice(end, end + 40))
    const [all = '', separator = '', name = ''] = match ?? []
    const at = end + separator.length
    if (!name || isListed(name) || !looksLikeName(name) || markAt(sentence, at)) return []
    const isAfterOther = [...isKnownTo].some(
      (to) => to < start && start - to < 8 && SEPARATOR.test(text.slice(to, start)),
    )
    const after = /^(?:, (?:and |or )?| and )/.exec(text.slice(end + all.length))?.[0] ?? ''
    const isBeforeOther = after !== '' && isKnownAt.has(end + all.length + after.length)
    return isAfterOther || isBeforeOther ? [{ sentence, start: at, end: at + name.length, name }] : []
  })
}

const JOINED_SPANS = /^(?:, (?:and |or )?| and | or | & )$/
const PACKAGES_BEFORE = /\b(?:dependenc(?:y|ies)|packages|gems|crates|libraries|modules)(?: on)?:? $/i
const PACKAGES_BEHIND = /^ (?:\p{L}+ )?(?:packages|dependencies|gems|crates|libraries)\b/u

/** "dependencies: `ioredis`, `quux-limit`": packages set as code beside one that we know. */
export function findInCodeLists(sentence: Sentence, known: readonly Span[]): Unlisted[] {
  const { text, marks } = sentence
  const spans = marks.filter(({ kind }) => kind === 'code').sort((a, b) => a.start - b.start)
  const runs: Span[][] = []
  for (const span of spans) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && JOINED_SPANS.test(text.slice(last.end, span.start))) run.push(span)
    else runs.push([span])
  }
  const isKnownAt = new Set(known.map(({ start }) => start))
  return runs.flatMap((run) => {
    const [first] = run
    const last = run.at(-1)
    if (!first || !last || run.length < 2 || !run.some(({ start }) => isKnownAt.has(start))) return []
    const isOfPackages =
      PACKAGES_BEFORE.test(text.slice(Math.max(0, first.start - 20), first.start)) ||
      PACKAGES_BEHIND.test(text.slice(last.end, last.end + 30))
    if (!isOfPackages) return []
    return run
      .map(({ start, end }) => ({ sentence, start, end, name: text.slice(start, end) }))
      .filter(
        ({ name }) => /^(?:@[a-z\d][\w.-]*\/)?[a-z][a-z\d]*(?:[-_.][a-z\d]+)*$/.test(name) && !isListed(name),
      )
  })
}

function looksLikeName(name: string): boolean {
  const folded = name.toLowerCase()
  if (name.length < 3 || /\.\w{1,4}$/.test(name) || COMMON_NAMES.test(name) || OWN_PART.test(name))
    return false
  if (GIVEN_NAMES.has(folded) || PLACES.has(folded) || REGIONS.has(folded)) return false
  if (verbIn(folded, 'base', 's', 'past', 'ing') !== undefined || CLASS_PART.test(name)) return false
  if (/^[a-z\d]+(?:-[a-z\d]+)+$/.test(name)) return !HYPHENATED.test(name)
  return /^\p{Lu}[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\d]*\p{Ll}[\p{L}\d]*$/u.test(name)
}
