import { DETAIL_NOUNS } from '../../lexicon/chunk-words.ts'
import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { HYPHENATED } from '../../lexicon/name-words.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { FUTURE } from '../../lexicon/project-frames.ts'
import { NAMED_FAULTS, STATES } from '../../lexicon/project-words.ts'
import { VAGUE_WORDS } from '../../lexicon/title-words.ts'
import { WHOLE_NOUNS } from '../../lexicon/whole-nouns.ts'
import { onceForText } from '../../once.ts'
import { isSideDeed } from '../../text/clauses/besides.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { markAt } from '../technologies/mark-at.ts'
import { spellingOf } from '../technologies/spellings.ts'
import type { Chunk } from './noun-chunks.ts'
import { COMMON_SHORT, TICKET } from './project-names.ts'

/** A noun phrase where it is met; `order` is the place of its sentence among those that tell. */
export type Met = { sentence: Sentence; chunk: Chunk; order: number; name: string }

type Framed = { phrase: string; score: number }
type Around = {
  /** In how many sentences each word stands, and the most of these. */
  stems: ReadonlyMap<string, number>
  most: number
  /** The subject line in small letters, and the repositories that the text links to. */
  title: string
  repositories: readonly string[]
  /** What the frames found, in small letters between spaces, the likeliest first. */
  framed: readonly Framed[]
}

/** "I worked on X", "most of the time went on X". */
const WORKED_ON =
  /\b(?:work(?:ed|ing)?|focus(?:ed|ing)?|progress|spent|time|started|continu(?:ed|ing)|efforts?|hacking|tinkering|concentrat(?:ed|ing)) (?:\S+ ){0,2}?on (?:(?:the|my|our|an?|some|this|new|developing|building|making|implementing|creating|fixing|improving|adding|getting|finishing) )*$/i
/** "A ladder instead of the old ramp": what is gone. */
const INSTEAD_OF = /\b(?:instead of|rather than) (?:(?:the|my|our|an?|its) )?(?:[a-z]+ )?$/i
const OPENING = /^\W*(?:in|inside|within|on|onto|for) (?:(?:the|my|our|an?) )?$/i
/** "For the hospital's bed planning I", "In Seamark we": where all of it takes place. */
const IN_FRONT = /^(?:in|for|on|inside|within) (?:(?:the|our|my) )?(?:\p{L}+'s )?$/iu
const ACTING = /^,? (?:(?:the|our|an?) (?:\p{L}+ )?\p{L}+s? |(?:i|we|users?|people|customers?|\p{L}+s) )/iu
/** "Removed the last bit of jQuery from the desk". */
const REMOVES =
  /\b(?:removed|dropped|deleted|purged|ripped out|threw out|got rid of|(?:away|move[ds]?|migrated|switched) from) (?:\S+ ){0,4}$/i
/** More of those for whom one works. */
const CALLERS =
  /^(?:vendors|suppliers|passengers|citizens|curators|merchants|farmers|growers|residents|dispatchers|pilots|tenants|riders|couriers)$/i
const WITH = /^(?:with|using|via|by|like|through)$/
/** "With Vite and the tide API": the second of two means. */
const WITH_MORE =
  /\s(?:with|using|via) (?:(?:the|an?|my|our) )?[\w.-]+(?: [\w.-]+)?(?:, [\w.-]+(?: [\w.-]+)?)*,? and (?:(?:the|an?|my|our) )?$/
const MAKES = /^(?:built|made|created|wrote|developed|designed|coded)$/i
const FRAME_SCALE = 3
/** How far back a bracket may have been opened. */
const ASIDE = 80
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
  const determined = (pattern: RegExp) => some(({ chunk }) => pattern.test(chunk.determiner))
  const behind = (pattern: RegExp) => some(({ chunk }) => pattern.test(chunk.before))
  // "For the backend, I had to wait" only says where.
  const within = (pattern: RegExp) =>
    some(
      ({ sentence, chunk }) =>
        pattern.test(chunk.before) && !OPENING.test(sentence.text.slice(0, Math.min(chunk.start, 24))),
    )
  const [opening = '', last = ''] = [words[0]?.toLowerCase(), words.at(-1)?.toLowerCase()]
  const isTool = spellingOf(name) !== undefined
  const behindWith = some(
    ({ sentence, chunk }) =>
      WITH.test(chunk.before) ||
      (chunk.before === 'and' && WITH_MORE.test(sentence.text.slice(0, chunk.start))),
  )
  return {
    'said again': Math.log(group.length),
    'word returns': Math.log(Math.max(1, ...telling)),
    'head returns': Math.log(counts.at(-1) ?? 1),
    'most said': Number(around.most > 1 && counts.includes(around.most)),
    'first sentence': Number(first === 0),
    late: Math.log1p(first),
    opens: some(opensText),
    heads: some(isHead),
    'opens in': some(
      ({ sentence, chunk, order }) =>
        order === 0 &&
        (words.length > 1 || isProper) &&
        IN_FRONT.test(sentence.text.slice(0, chunk.start)) &&
        ACTING.test(sentence.text.slice(chunk.end)),
    ),
    link: marked('link'),
    code: marked('code'),
    identifier: Number(
      (!isTool || ((first === 0 || group.length > 1) && !/\d/.test(name))) &&
        (/\p{Ll}\p{Lu}|[_#]|\p{L}\d|\p{L}[./]\p{L}/u.test(name) || isSlug(name)),
    ),
    tool: Number(isTool),
    'tool late': Number(isTool && first > 0),
    'tool once': Number(isTool && group.length === 1),
    detail: Number(DETAIL_NOUNS.has(last) || DETAIL_NOUNS.has(own.at(-1) ?? '')),
    people: Number(words.length === 1 && (PEOPLE.test(name) || CALLERS.test(name))),
    'one word': Number(words.length === 1),
    'one plain word': Number((/^\p{L}\p{Ll}+$/u.test(name) && !isProper) || COMMON_SHORT.test(name)),
    'three words': Number(words.length >= 3),
    'a or an': determined(/^an?$/),
    'object of a deed': some(({ chunk }) => verbIn(chunk.before, 'past', 'ing', 'base')?.isWork === true),
    'worked on': some(({ sentence, chunk }) =>
      WORKED_ON.test(sentence.text.slice(Math.max(0, chunk.start - 70), chunk.start)),
    ),
    // What opens the text is beside nothing.
    'said besides': Number(first > 0 && group.every(({ sentence }) => isSideDeed(sentence.text))),
    'instead of': Number(
      group.every(({ sentence, chunk }) =>
        INSTEAD_OF.test(sentence.text.slice(Math.max(0, chunk.start - 36), chunk.start)),
      ),
    ),
    'only planned': Number(group.every(isPlannedThere)),
    'behind of': behind(/^of$/),
    'behind to': behind(/^to$/),
    'behind with': behindWith,
    'tool removed': Number(
      isTool &&
        group.every(({ sentence, chunk }) =>
          REMOVES.test(sentence.text.slice(Math.max(0, chunk.start - 50), chunk.start)),
        ),
    ),
    'means once': Number(group.length === 1 && behindWith),
    made: some(({ chunk }) => /^(?:an?|my)$/.test(chunk.determiner) && MAKES.test(chunk.before)),
    'tool run on': Number(isTool && group.every(({ chunk }) => /^(?:on|onto)$/.test(chunk.before))),
    'behind in': within(/^(?:in|inside|within)$/),
    'behind on': within(/^(?:on|onto)$/),
    'behind for': within(/^for$/),
    'behind from': behind(/^from$/),
    'behind and': Number(group.every(({ chunk }) => /^(?:and|or)$/.test(chunk.before))),
    'my or our': determined(/^(?:my|our)$/),
    the: determined(/^the$/),
    proper: Number(isProper),
    plural: Number(/[^s]s$/.test(last) && !isTool && !isWrittenAsCode(name)),
    aside: Number(group.every(isAside)),
    whole: Number(isWhole(last)),
    'whole again': isWhole(last) ? Math.log(group.length) : 0,
    'whole inside': Number(words.slice(0, -1).some((word) => isWhole(word.toLowerCase()))),
    'opens with a verb': Number(words.length > 1 && verbIn(opening, 's', 'past', 'base') !== undefined),
    'ends in a verb': Number(words.length > 1 && verbIn(last, 's', 'past', 'base') !== undefined),
    'in the title': Number(own.some((stem) => stem.length > 3 && around.title.includes(stem))),
    'in a heading': some(({ sentence }) => sentence.kind === 'heading'),
    'in items alone': Number(group.every(({ sentence }) => sentence.kind === 'item')),
    'coined again': Math.log(
      Math.max(1, ...coinedIn(group).map((word) => around.stems.get(stemOf(word)) ?? 1)),
    ),
    fault: Number([last, own.at(-1) ?? '', last.replace(/es$/, '')].some((word) => NAMED_FAULTS.has(word))),
    state: Number(
      words.length > 1 &&
        (STATES.has(opening) ||
          (/^\p{Ll}{3,}er$/u.test(words[0] ?? '') &&
            /^(?:bigger|brighter|cleaner|closer|darker|easier|faster|higher|larger|later|lighter|longer|lower|newer|nicer|older|quicker|shorter|simpler|slower|smaller|smoother|stronger|thicker|thinner|weaker|wider)$/.test(
              opening,
            ))),
    ),
    repository: Number(around.repositories.includes(joined(name))),
    'in a repository': Number(
      name.length > 3 && around.repositories.some((repository) => repository.includes(joined(name))),
    ),
    rare: rarity(own),
    ...framing(name, around.framed),
  }
}

/** An identifier ends in an s for its own reasons: "strip_stars". */
function isWrittenAsCode(name: string): boolean {
  return !name.includes(' ') && (/_|\p{Ll}\p{Lu}|\p{L}\.\p{L}/u.test(name) || isSlug(name))
}

/** "glimmer-charts": a program or package is called so, where no manual knows one of the words. */
function isSlug(name: string): boolean {
  return (
    /^@?[a-z][a-z\d]*(?:[-/][a-z\d]+){1,3}$/.test(name) &&
    !HYPHENATED.test(name) &&
    !/(?:-(?:based|like|wide|only|wins|side|ins?|ups?|offs?|outs?)|tion|ity|ness|ment|ing)s?$/.test(name) &&
    name
      .split(/[-/]/)
      .some(
        (part) =>
          /^[a-z]{4,}$/.test(part) && !COMMON_WORDS.has(part) && !COMMON_WORDS.has(part.replace(/s$/, '')),
      )
  )
}

function opensText({ sentence, chunk }: Met): boolean {
  return /^\W*(?:(?:the|my|our|an?|this) )?$/i.test(sentence.text.slice(0, chunk.start))
}

/** "Kiln controller: the readings jumped" is about what stands before the colon. */
function isHead({ sentence, chunk: { start, end }, order }: Met): boolean {
  return (
    order === 0 &&
    !/^(?:WARNING|NOTE|IMPORTANT|CAUTION|BUG|TODO)S?$/.test(sentence.text.slice(start, end)) &&
    /^(?:(?:the|my|our) )?$/i.test(sentence.text.slice(0, start)) &&
    /^:\s/.test(sentence.text.slice(end, end + 2))
  )
}

/** "A provider switch (Gull/Tern)": what a bracket adds explains something else. */
function isAside({ sentence, chunk: { start }, name }: Met): boolean {
  // "(CVE-2024-11)" says which one it was.
  return !TICKET.test(name) && /\S \([^()]*$/.test(sentence.text.slice(Math.max(0, start - ASIDE), start))
}

/** "Will build a shelf for the lamp": what has only to do with what is meant to be done. */
function isPlannedThere({ sentence, chunk: { start } }: Met): boolean {
  return FUTURE.test(sentence.text.slice(Math.max(0, start - ASIDE), start))
}

function isWhole(word: string): boolean {
  return WHOLE_NOUNS.has(word) || (word.endsWith('s') && WHOLE_NOUNS.has(word.slice(0, -1)))
}

/** The words of a phrase that somebody made up: "Epifer" of "the Epifer tiles". */
function coinedIn(group: readonly Met[]): string[] {
  // "The rows that Epifer has": whose doings a clause tells is no work of one's own.
  const own = group.filter(({ chunk }) => chunk.determiner !== 'that')
  return [
    ...new Set(
      own.flatMap(({ sentence, chunk: { start, end } }) =>
        coinedWords(sentence, start, end).map(({ word }) => word),
      ),
    ),
  ]
}

const WORD = /[\p{L}\d][\p{L}\d_-]*/gu

/** "TIDE_MAX" is a constant, "Epifer-based" says of what kind. */
const NO_NAME = /^\p{Lu}[\p{Lu}\d]*_|-\p{Ll}+$/u

/** Words with a capital that no manual knows, past the first of a sentence. */
export function coinedWords(
  sentence: Sentence,
  start: number,
  end: number,
): { word: string; start: number }[] {
  return [...sentence.text.slice(start, end).matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const at = start + index
    const isName = at === 0 ? /.\p{Lu}\p{L}*\p{Ll}/u.test(word) : /\p{Lu}/u.test(word)
    return isName && word.length > 2 && !NO_NAME.test(word) && isUnknown(word) ? [{ word, start: at }] : []
  })
}

function isUnknown(word: string): boolean {
  const small = word.toLowerCase()
  return (
    !COMMON_WORDS.has(small) &&
    !COMMON_WORDS.has(stemOf(word)) &&
    !GIVEN_NAMES.has(small) &&
    verbIn(small, 'base', 'past', 'ing', 's') === undefined &&
    spellingOf(word) === undefined
  )
}

function stemOf(word: string): string {
  return word.toLowerCase().replace(/(?<=\p{L}{2}[^s])s$/u, '')
}

/** "tide-table" and "Tide Table" are one. */
export function joined(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]+/g, '')
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
  // The first word of a sentence has its capital from its place, unless no manual knows it: "Wexcombe is nearly done".
  if (start === 0 && /^\p{Lu}\p{Ll}{4,}$/u.test(written)) return isUnheard(written, sentence.text.slice(end))
  return /(?:^|[\s-])\p{Lu}/u.test(start === 0 ? written.slice(1) : written)
}

/** Whether the word, at the head of its sentence, is a name that something is told of. */
function isUnheard(word: string, rest: string): boolean {
  return (
    (/^ (?:is|was|has|had|got|went|took|now|wrapped|shipped|runs)\b/.test(rest) ||
      verbIn(/^ (\p{Ll}{3,}s) (?!(?:was|were|is|are|failed|got|had)\b)\p{L}/u.exec(rest)?.[1] ?? '', 's') !==
        undefined) &&
    !/(?:s|ing|ed|ly|ion|ment|ness)$/.test(word) &&
    !COMMON_WORDS.has(word.toLowerCase()) &&
    verbIn(word.toLowerCase(), 'base') === undefined
  )
}

/** The words of a name in small letters, without the endings of plurals. */
export const stemsOfName = onceForText((name): readonly string[] =>
  (name.toLowerCase().match(/[\p{L}\d_]{2,}/gu) ?? []).map((word) =>
    word.endsWith('s') ? word.replace(/(?<=\p{L}{2}[^s])s$/u, '') : word,
  ),
)
