import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { figurePairs } from '../../figures/figure-pairs.ts'
import { pairPhrase } from '../../figures/pair-phrase.ts'
import { uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'
import type { Phrase } from '../reason/trouble.ts'

/** What came of the work, with the pairs of figures before it and no figure twice. */
export function withPairs(phrases: Phrase[], prose: Prose): Phrase[] {
  const pairs = beforeAndAfter(prose)
  return [...pairs, ...onlyLargest(phrases.filter((phrase) => !isSaidBy(pairs, phrase)))]
}

/** "before: 40 kB" and "after: 30 kB" belong together; the first pair tells enough. */
function beforeAndAfter(prose: Prose): Phrase[] {
  const pairs = figurePairs(prose)
  // Where some figures got better, those that nobody can judge are left out.
  const better = pairs.filter(({ turn }) => turn === 'better')
  return (better.length > 0 ? better : pairs)
    .flatMap((pair) => {
      const [first] = pair.sources
      const before = first && prose.all[prose.all.indexOf(first) - 1]
      const text = pairPhrase(pair, testOf(before))
      return text ? [{ text, sources: [...pair.sources] }] : []
    })
    .slice(0, 1)
}

/** "..., cutting the wait from 9 s to 2 s" says more than "..., with the wait going from 9 s to 2 s". */
function isSaidBy(pairs: readonly Phrase[], { sources }: Phrase): boolean {
  return pairs.some(
    (pair) =>
      (/^, (?:cutting|raising)\s/.test(pair.text) || pair.sources[0]?.sentence.kind === 'row') &&
      sources.every((one) => pair.sources.includes(one)),
  )
}

const MOVED = /^(, (?:cutting|raising)) ((?:the|our|my) [^,]+?)(?= from )/

/** "Got the restore under the limit, cutting it from 7 h to 2 h": what was just named is not named again. */
export function joinedTo(told: string, { text }: Phrase): string {
  const [whole = '', does = '', thing = ''] = MOVED.exec(text) ?? []
  const isNamed = thing !== '' && told.toLowerCase().includes(thing.toLowerCase())
  return told + (isNamed ? `${does} it${text.slice(whole.length)}` : text)
}

/** " in the load test" where that is what announces the figures. */
function testOf(before: Weighed | undefined): string {
  const name = /^((?:[\w-]+\s){0,2}(?:tests?|benchmarks?|measurements?)):?$/i.exec(before?.body ?? '')?.[1]
  return name ? ` in the ${uncapitalise(name)}` : ''
}

/** Of the lines of a benchmark the one with the largest figure is told. */
function onlyLargest(phrases: Phrase[]): Phrase[] {
  const figure = (phrase: Phrase) => Math.abs(Number.parseFloat(/\d[\d.]*/.exec(phrase.text)?.[0] ?? '0'))
  const measured = phrases.filter((phrase) => / for /.test(phrase.text) && phrase.text.startsWith(' ('))
  const [largest] = measured.toSorted((a, b) => figure(b) - figure(a))
  return phrases.filter((phrase) => !measured.includes(phrase) || phrase === largest)
}

/** "3.69 \u00b1 0.39 times faster than pump-old", as a tool prints it. */
const TIMES_FASTER = /^(\d[\d.]*(?:\s\u00b1\s[\d.]+)?)\stimes\sfaster\sthan\s/

/** A line of a benchmark: "(-82.96% for ReaderManyDirs)". */
export function byMeasurement({ body, quantities }: Weighed): string | undefined {
  const faster = TIMES_FASTER.exec(body)?.[1]
  if (faster) return ` (${faster} times faster)`
  const share = quantities.findLast((quantity) => quantity.kind === 'percent' || quantity.kind === 'multiple')
  const name = /^[^\s:|]+(?:\s[^\s:|\d]+){0,3}/.exec(body)?.[0]
  const better = /^\s(?:faster|smaller|quicker|cheaper|fewer|less)\b/.exec(body.slice(share?.end))?.[0] ?? ''
  if (!share || (!better && !/^[-+\u2212~]|x$|faster|slower/.test(share.text))) return undefined
  return name && /\p{L}{3}/u.test(name) && !/\b(?:is|are|was|were|has|have|of|for|the)$/i.test(name)
    ? ` (${share.text}${better} for ${better ? uncapitaliseNoun(name) : uncapitalise(name)})`
    : undefined
}

const COMPARED = lean(
  /^((?:on|in|for|with)\s(?:[\w-]+\s){1,4})?(?:(?:this|it|that|which)\s(?:now\s)?(?:is|was|runs|ran|makes it|made it)|it's|that's)\s(?:now\s)?((?:about|roughly|around|up to|at least)?\s?[~\u2248]?\d[\d.]*(?:\s?%|x|\u00d7| times)\s(?:faster|smaller|quicker|cheaper|lighter|shorter|less|fewer)\b[^,;]*?)(?=\s(?:and|too|now)\b|$)/i,
)

/** "This is 38% faster" becomes "(38% faster)". */
export function byComparison(main: string): string | undefined {
  const [, where = '', compared = ''] = COMPARED.exec(main) ?? []
  return compared ? ` (${compared.trim()}${where && ` ${uncapitalise(where.trim())}`})` : undefined
}
