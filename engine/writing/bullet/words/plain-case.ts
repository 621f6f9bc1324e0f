import type { Prose } from '../../../facts/fields/prose.ts'
import { spellingOf } from '../../../facts/technologies/spellings.ts'
import { COMMON_WORDS } from '../../../lexicon/common-words.ts'
import { COUNT_NOUNS } from '../../../lexicon/count-nouns.ts'
import { GIVEN_NAMES } from '../../../lexicon/given-names.ts'
import { readVerb } from '../../../text/clauses/verbs.ts'
import { endsWithOne } from '../../sentence/ends-with-one.ts'
import type { Phrase } from '../reason/trouble.ts'

const WORD = '[A-Z][a-z]+(?:-[A-Z][a-z]+)*'
/** Words with capitals that follow each other. */
const RUN = new RegExp(`(?<=[\\s(])(?<![.!?]\\s)${WORD}(?:\\s${WORD})*(?=[\\s,.;:)]|$)`, 'g')
const SMALL =
  /^(?:in|on|at|for|of|the|an?|to|and|or|with|by|from|not|when|if|is|are|as|into|via|per|up|out|off)$/
/** "Night Desk", "To" and "Second Server". */
const PARTS = /(\s(?:In|On|At|For|Of|The|An?|To|And|Or|With|By|From|Not|When|If|Is|Are|As|Into|Via|Per)\s)/
const DAY =
  /^macs?$|^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/

/** A bullet without the capitals of a subject line that has them on every word: "Remove Lock In Basic Scheduler". */
export function inPlainCase({ text, sources }: Phrase, { all }: Prose): string {
  const title = sources.find(({ sentence }) => sentence.kind === 'title' && isTitleCase(sentence.text))
  if (!title) return text
  const own = new Set(wordsOf(title.body))
  const others = all.filter((one) => one !== title && !isTitleCase(one.body)).map(({ body }) => body)
  // What has its capital within other sentences, too, is a name.
  const names = new Set(
    others.flatMap((body) => body.replace(LABEL, '').match(/(?<=\s)[A-Z][a-z]+(?=[\s,;)]|$)/g) ?? []),
  )
  const plain = new Set(others.flatMap((body) => body.match(/[a-z]+/g) ?? []))
  const isLowered = (word: string) =>
    own.has(word) &&
    !names.has(word) &&
    word.split('-').every((part) => plain.has(part.toLowerCase()) || isPlainWord(part))
  return text.replace(RUN, (run, at: number) => {
    const before = /\S+\s$/.exec(text.slice(0, at))?.[0] ?? ''
    const after = /^\s\S+/.exec(text.slice(at + run.length))?.[0] ?? ''
    if (spellingOf(run) || spellingOf(`${before}${run}`) || spellingOf(`${run}${after}`)) return run
    return run
      .split(PARTS)
      .map((part) => {
        if (spellingOf(part)) return part
        if (SMALL.test(part.trim().toLowerCase())) return part.toLowerCase()
        const words = part.split(' ')
        // Half a name in capitals would look odd, unless the name is known: "Kafka integration".
        return words.every((word) => isLowered(word) || spellingOf(word))
          ? words.map((word, at) => (isOfName(words, at) ? word : word.toLowerCase())).join(' ')
          : part
      })
      .join('')
  })
}

/** What opened with the capitals of a name, and is one of its kind once they are gone: "the pump leak in the hall". */
export function withItsArticle(plain: string, written: string): string {
  const [, thing = ''] =
    /^((?:[A-Z][a-z]+)(?:\s[a-z-]+){0,3}?)\s(?:in|of|on|at|for|with|when|is)\s/.exec(plain) ?? []
  const head = thing.slice(thing.lastIndexOf(' ') + 1).toLowerCase()
  if (JOINED.test(plain))
    return plain.replace(JOINED, (whole, on: string, name: string) =>
      endsWithOne(name) ? `${on}the ${name}` : whole,
    )
  const wasName = plain !== written && written.startsWith(thing.slice(0, thing.indexOf(' ') + 1))
  return wasName && thing.includes(' ') && COUNT_NOUNS.has(head)
    ? `The ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
    : plain
}

/** "I was working on bell tuning and test suite." */
const JOINED =
  /^((?:I was|We were) working on )((?![a-z]+ing\s|the\s|an?\s)(?:[A-Za-z-]+\s){1,5}and\s(?:[A-Za-z-]+\s){0,4}[a-z-]+)(?=\.)/

/** "Pump Service Crashes: the app hung": a label has capitals of its own. */
const LABEL = /^[^:.]{2,60}:\s/

/** A technology, or a word of one whose name has two. */
function isOfName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return [word, `${words[at - 1]} ${word}`, `${word} ${words[at + 1]}`].some((name) => spellingOf(name))
}

/** What people write large in notes though it is nobody's name: "hosted Backend on the new box". */
const STRAY =
  /^(?:Small|New|Minor|Simple|Basic|Initial|Backend|Frontend|Back-end|Front-end|Database|Website|Endpoints?|Notifications?|Dashboard|Homepage|Navbar|Footer|Header|Login|Logout|Signup|Server|Client|Firmware|Hardware|Software|Changelog)$/
/** A word with a capital among words without, and no part of a name as in "Guard for Endpoint". */
const LARGE =
  /(?<=(?:^|\s)[a-z][\w-]*,?\s)(?<!\s[A-Z][\w-]*\s(?:for|of|on|in|to)\s)[A-Z][a-z]+(?:-[a-z]+)?(?=[.,;]|$|\s[a-z(])/g

/** "Fixed the I2C Error during boot", "the May Deploy". */
const LARGE_FAULT =
  /(?<=(?:^|\s)[A-Z\d][A-Z\d-]+\s)(?:Errors?|Bugs?|Crash|Issues?|Deploy|Upgrade|Timeouts?)(?=[.,;]|$|\s[a-z(])/g

/** A text without such capitals, unless a word with one of its own stands beside it or the text means one thing by it. */
export function withoutStrayCapitals(text: string, { all }: Pick<Prose, 'all'>): string {
  return text
    .replace(LARGE_FAULT, (word) => word.toLowerCase())
    .replace(LARGE, (word) => {
      if (STRAY.test(word)) return word.toLowerCase()
      return isCounted(word) && !spellingOf(word) && isSmallElsewhere(word, all) ? word.toLowerCase() : word
    })
}

function isCounted(word: string): boolean {
  const small = word.toLowerCase()
  return COUNT_NOUNS.has(small) || COUNT_NOUNS.has(small.replace(/s$/, ''))
}

/** Whether a text writes a word small at least as often as large. */
function isSmallElsewhere(word: string, all: Prose['all']): boolean {
  const one = word.replace(/s$/, '')
  const count = (start: string) =>
    all.reduce((sum, { body }) => sum + (` ${body} `.split(` ${start}`).length - 1), 0)
  const small = count(one.toLowerCase())
  return small > 0 && small >= count(one)
}

/** A name of common words that opens large in a heading alone: "Player collision changes". */
export function nameInPlainCase(name: string, all: Prose['all']): string {
  const words = name.split(' ')
  if (isHeadlined(name, words, all))
    return words.map((word) => (word.split('-').every(isPlainWord) ? word.toLowerCase() : word)).join(' ')
  const large = words.filter((word) => /^[A-Z][a-z]/.test(word))
  if (large.length === 0 || !large.every((word) => /^[A-Z][a-z]+$/.test(word) && isPlainWord(word)))
    return name
  // What has its capitals within a sentence, too, is a name, and so is "Night Desk" beside a version or a code.
  if (large.length === words.length || SMALL.test(words[0]?.toLowerCase() ?? '')) return name
  if (spellingOf(name) || !words.every((word) => /^[A-Za-z][a-z-]*$/.test(word))) return name
  const isNamed = all.some(({ body }) => !isTitleCase(body) && body.indexOf(name, 1) > 0)
  return isNamed ? name : words.map((word) => word.toLowerCase()).join(' ')
}

/** What one does or has, and no product goes by. */
const OF_ANYBODY =
  /^(?:[A-Z][a-z]+(?:ing|tion|ment|ance|ence|ysis)|Systems?|Proposals?|Improvements?|Upgrades?|Fixes|Changes|Setup|Refactor|Rewrite|Rework|Redesign|Cleanup|Overhaul|Support|Logs?|Reports?|Tests?|Bugs?|Issues?|Errors?|Pages?|Features?)$/

/** "Stock Counting", with its capitals in headings alone. */
function isHeadlined(name: string, words: readonly string[], all: Prose['all']): boolean {
  if (words.length < 2 || !words.every((word) => /^[A-Z][a-z]/.test(word))) return false
  const last = words.at(-1) ?? ''
  if (!OF_ANYBODY.test(last) || !isPlainWord(last) || spellingOf(name)) return false
  return !all.some(({ body }) => !isTitleCase(body) && body.indexOf(name, 1) > 0)
}

function wordsOf(body: string): string[] {
  return body.match(/[A-Za-z]+(?:-[A-Za-z]+)*/g) ?? []
}

/** Nearly every word of some length has a capital. */
function isTitleCase(body: string): boolean {
  // A name in code has the case that it has.
  const plain = body.split(' ').filter((word) => !/[\w)][_.(/]./.test(word))
  const words = wordsOf(plain.join(' '))
    .slice(1)
    .filter((word) => word.length > 3)
  const capitals = words.filter((word) => /^[A-Z]/.test(word)).length
  return capitals >= 2 && capitals >= 0.75 * words.length
}

/** A word that anybody could use, and no name of a tool or a person. */
function isPlainWord(word: string): boolean {
  const small = word.toLowerCase()
  if (SMALL.test(small)) return true
  if (spellingOf(word) || GIVEN_NAMES.has(small) || DAY.test(small)) return false
  const one = small.replace(/s$/, '')
  return [small, one].some((it) => COMMON_WORDS.has(it) || COUNT_NOUNS.has(it)) || readVerb(small).length > 0
}
