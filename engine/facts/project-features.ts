import { DETAIL_NOUNS } from '../lexicon/chunk-words.ts'
import { COMMON_WORDS } from '../lexicon/common-words.ts'
import { VAGUE_WORDS } from '../lexicon/title-words.ts'
import type { Sentence } from '../text/document.ts'
import { verbIn } from '../text/verbs.ts'
import { markAt } from './mark-at.ts'
import type { Chunk } from './noun-chunks.ts'
import { spellingOf } from './spellings.ts'

/** A noun phrase where it is met; `order` is the place of its sentence among those that tell. */
export type Met = { sentence: Sentence; chunk: Chunk; order: number; name: string }

type Framed = { phrase: string; score: number }
type Around = {
  /** In how many sentences each word stands, and the most of these. */
  stems: ReadonlyMap<string, number>
  most: number
  /** What the frames found, in small letters between spaces, the likeliest first. */
  framed: readonly Framed[]
}

/** "I worked on X", "most of the time went on X". */
const WORKED_ON =
  /\b(?:work(?:ed|ing)?|focus(?:ed|ing)?|progress|spent|time|started|continu(?:ed|ing)|efforts?|hacking|tinkering|concentrat(?:ed|ing)) (?:\S+ ){0,2}?on (?:(?:the|my|our|an?|some|this|new|developing|building|making|implementing|creating|fixing|improving|adding|getting|finishing) )*$/i
const FRAME_SCALE = 3
/** From which place among the common words on a word is a little rarer; past the last it is rare. */
const RARER = [300, 800, 2000, Number.POSITIVE_INFINITY]

/** What speaks for and against a noun phrase as the name of the work, by the names of `PROJECT_WEIGHTS`. */
export function topicFeatures(group: readonly Met[], around: Around): Record<string, number> {
  const name = group[0]?.name ?? ''
  const words = name.split(' ')
  const own = stemsOfName(name)
  const counts = own.map((stem) => around.stems.get(stem) ?? 1)
  const telling = own.filter((stem) => !VAGUE_WORDS.has(stem)).map((stem) => around.stems.get(stem) ?? 1)
  const first = group[0]?.order ?? 0
  const isProper = group.some(hasCapital)
  const some = (test: (met: Met) => boolean) => Number(group.some(test))
  const marked = (kind: string) => some(({ sentence, chunk }) => markAt(sentence, chunk.start)?.kind === kind)
  const behind = (pattern: RegExp) => some(({ chunk }) => pattern.test(chunk.before))
  const last = words.at(-1)?.toLowerCase() ?? ''
  return {
    'said again': Math.log(group.length),
    'word returns': Math.log(Math.max(1, ...telling)),
    'head returns': Math.log(counts.at(-1) ?? 1),
    'most said': Number(around.most > 1 && counts.includes(around.most)),
    'first sentence': Number(first === 0),
    late: Math.log1p(first),
    opens: some(({ sentence, chunk }) =>
      /^\W*(?:(?:the|my|our|an?|this) )?$/i.test(sentence.text.slice(0, chunk.start)),
    ),
    link: marked('link'),
    code: marked('code'),
    identifier: Number(/\p{Ll}\p{Lu}|[_#]|\p{L}\d|\p{L}[./]\p{L}/u.test(name)),
    tool: Number(spellingOf(name) !== undefined),
    detail: Number(DETAIL_NOUNS.has(last) || DETAIL_NOUNS.has(own.at(-1) ?? '')),
    'one word': Number(words.length === 1),
    'one plain word': Number(/^\p{L}\p{Ll}+$/u.test(name) && !isProper),
    'three words': Number(words.length >= 3),
    'a or an': some(({ chunk }) => /^an?$/.test(chunk.determiner)),
    'object of a deed': some(({ chunk }) => verbIn(chunk.before, 'past', 'ing', 'base')?.isWork === true),
    'worked on': some(({ sentence, chunk }) =>
      WORKED_ON.test(sentence.text.slice(Math.max(0, chunk.start - 70), chunk.start)),
    ),
    'behind of': behind(/^of$/),
    'behind to': behind(/^to$/),
    'behind with': behind(/^(?:with|using|via|by|like|through)$/),
    rare: rarity(own),
    ...framing(name, around.framed),
  }
}

/** How rare the rarest of the words is, from 0 to 4: "flux capacitor" is rarer than "file system". */
function rarity(stems: readonly string[]): number {
  const places = stems
    .filter((stem) => /^[a-z]{3,}$/.test(stem))
    .map((stem) => COMMON_WORDS.get(stem) ?? Number.POSITIVE_INFINITY)
  const rarest = places.length > 0 ? Math.max(...places) : Number.POSITIVE_INFINITY
  return RARER.filter((place) => rarest >= place).length
}

/** How well a frame speaks for the name or for a phrase with it, and whether none speaks louder. */
function framing(name: string, framed: readonly Framed[]): Record<string, number> {
  const small = name.toLowerCase()
  const sought = small.length > 3 ? small : ` ${small} `
  const index = framed.findIndex(({ phrase }) => phrase.includes(sought))
  return { framed: Math.max(0, framed[index]?.score ?? 0) / FRAME_SCALE, 'framed best': Number(index === 0) }
}

function hasCapital({ sentence, chunk: { start, end } }: Met): boolean {
  const written = sentence.text.slice(start, end)
  // The first word of a sentence has its capital from its place.
  return /(?:^|[\s-])\p{Lu}/u.test(start === 0 ? written.slice(1) : written)
}

/** The words of a name in small letters, without the endings of plurals. */
export function stemsOfName(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\d_]{2,}/gu) ?? []).map((word) =>
    word.endsWith('s') ? word.replace(/(?<=\p{L}{2}[^s])s$/u, '') : word,
  )
}
