import { spellingOf } from '../../facts/technologies/spellings.ts'
import { lean } from '../../lean.ts'
import { ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { EVERYDAY_NOUNS } from '../../lexicon/everyday-nouns.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { OPENERS } from '../../lexicon/openers.ts'
import { UNWANTED, WANTED } from '../../lexicon/wanted.ts'
import { WHOLE_NOUNS } from '../../lexicon/whole-nouns.ts'
import { onceForText } from '../../once.ts'
import { readVerb } from '../../text/clauses/verbs.ts'
import { isKnownNoun } from './articles.ts'

/** Makes a sentence of the description presentable: no addresses, no empty brackets, a capital and a full stop. */
export function tidySentence(body: string): string {
  const said = tidyPhrase(body)
    .replace(
      /^\d{1,2}:\d{2}(?::\d{2})?\s?(?:[AaPp][Mm]\b)?(?:\s?(?:UTC|GMT|[A-Z]{3,4}))?\s?(?:\[[^\]]{2,40}\]:?)?\s?[-\u2013:]?\s(?=\S)/,
      '',
    )
    .replace(
      /^(?:(?:on the other hand|in short|first of all|as a side note|at this point|nonetheless|here(?= we| I)|and|but|so far(?=,? (?:I|we)\b)|so(?! (?:far|long|much|many)\b)|also|then|plus|well|anyway|basically|naturally|however|furthermore|moreover|additionally|unfortunately|nonetheless|nevertheless|thus|hence|therefore|meanwhile|as of writing|to be explicit),?:?\s+)+(?=\S)/i,
      '',
    )
    .replace(/^Which (?=is|are|was|were|means|meant|caused|causes)/, 'This ')
  const text = (
    LEFT_OPEN.test(said) ? said.replace(/(?:\s?[-=]>)?[:;,\u2013\u2014-]*(?=\.?$)/, '') : said
  ).trim()
  if (!text) return ''
  // "(sails, ropes, etc.)" ends no sentence.
  const isClosed =
    /[.!?\u2026\u3002\uff01\uff1f]["')\]]*$/.test(text) && !/\s\([^()]*(?:\betc\.|\.{3}|\u2026)\)$/.test(text)
  const closed = isClosed ? text : `${text}.`
  return capitalise(closed)
}

/** Ends in marks behind which more was to come. */
const LEFT_OPEN = /[:;,\u2013\u2014>-]\.?$/

/** The same without a full stop, for use inside a sentence. */
export const tidyPhrase = onceForText((body: string): string =>
  // Most sentences hold none of the marks that nearly all of this is about.
  (MARKED.test(body) ? withoutMarks(body) : withoutReferences(body)).trim(),
)

const MARKED = /[{*/\\$(`+:;_<>#[\u00b9\u00b2\u00b3]|\s[-\s.,!?]/

/** Without what points at the change itself, which the reader does not have before him. */
function withoutReferences(body: string): string {
  return body
    .replace(/\s(?:with|prior to) (?:this|the) (?:pull request|patch|PR|commit)(?=[.,;]|$)/g, '')
    .replace(
      /i(?=['\s])(?<!\Si)(?='(?:m|ve|ll|d)\b|\s(?:am|was|have|had|will|did|do|can|could|would|should|think|don't|didn't|also|then|finally|just|still|need|want|made|wrote|rewrote|got|went|found|built|ran|set|put|took|began|[a-z]+ed)\b)/g,
      'I',
    )
    .replace(/\s(?:from|in|by|with|commit|of)\s(?:commit\s)?[0-9a-f]{9,40}\b/g, '')
}

/** "... in the last slot See: https://x.org/9": where to read on. */
const POINTS_ON =
  /[,;.]?\s\(?(?:[Ss]ee(?: also)?|[Cc]f\.?|[Rr]efs?|[Rr]eference|[Dd]etails|[Ll]ink|[Mm]ore(?: info)?|[Ff]ixes|[Cc]loses)(?: at)?:?\s(?:https?|ftp):\/\/[^\s<>"')\]]+\)?(?=[.,;]?$)/

/** "The rule for lids described in https://x.org/9", "as told at: https://x.org/9": where it was said goes with the address. */
const SAID_ELSEWHERE = lean(
  /(?:,?\sas|(?<!\b(?:is|are|was|were|be|been|being|it|and|or|not|[a-z]+ly)))\s(?:also\s)?(?:described|documented|suggested|reported|discussed|outlined|explained|mentioned|proposed|noted|pointed out)(?:\shere)?\s?(?:at|in|on|by|under|per)?:?\s(?:https?|ftp):\/\/[^\s<>"')\]]+/g,
)

function withoutMarks(body: string): string {
  const plain = body
    .replace(/\{%[^%]*%\}|(?<!\S)\/\*|\*\/(?!\S)|\$\\approx\$/g, '')
    .replace(/\\(?=[*_`#[\]()~>|-])/g, '')
    .replace(/\s-\s(?:PR|MR|link|commit)\.?$|\s\((?:[\w-]+ )?(?:repo|repository|link|PR|docs)\)/g, '')
    .replace(/^[^`]*`[^`]*$/, (text) => text.replace('`', ''))
    .replace(/(?<=[a-z]) \+ (?=[a-z]{2})|(?<=(?:^|\s)[a-z]{3,20}) \+ (?=[A-Z][a-z])/g, ' and ')
    .replace(POINTS_ON, '')
    // "The patch from Ann <ann@x.org>": who it was has been said.
    .replace(/,?\s?<[^<>\s@]{1,60}@[^<>\s@]{1,80}>/g, '')
    .replace(/https?:\/\/[^\s<>"')\]]+\/(?:pull|issues|merge_requests)\/(\d+)[^\s<>"')\],.;]*/g, '#$1')
    // In "the pages of https://x.org/" the address is a name; any other goes, and the "at" before it.
    .replace(
      /(?<=\b(?:the|of|for|our|my|behind|at|on|to|from)\s)https?:\/\/((?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,10})\/?(?=[\s,;]|\.(?:\s|$)|$)/g,
      '$1',
    )
    .replace(SAID_ELSEWHERE, '')
    .replace(
      /(?:,?\s(?:at|on|to|from|via|in|under|through|against|per|as per):?)?\s?(?:https?|ftp):\/\/[^\s<>"')\]]+/g,
      '',
    )
    // "... of the gate. (ticket 12)": what stands in brackets belongs to what it ends.
    .replace(/(?<=[\w)])\.(?=\s\([^()]{2,60}\)\.?$)/, '')
    .replace(/(?<=\b[A-Za-z]+[a-z]{2})_(?=[\s.,;!?]|$)/g, '')
    .replace(/\s?<>`?_*(?=[\s.,;!?]|$)/g, '')
  return (
    withoutReferences(plain)
      .replace(/\s+\(\s?(?:see|cf\.?|via|ref\.?|diff|link|source|here|#\d+|[A-Z]+-\d+)?[\s:,]*\)/gi, '')
      .replace(/\s\((?:see|cf\.?)\s[^()]{0,80}\)/gi, '')
      // A mark of surprise, the numbers of footnotes and of links, an arrow that pointed at an address.
      .replace(/\s\(!{1,3}\)|(?<=[a-z]{4})[\u00b9\u00b2\u00b3]+(?![\w^])|\s\(1(?:, ?\d){1,8}\)/g, '')
      .replace(/\s[-=]>(?=\.?$)/, '')
      // Tags at the end: "moved the table #work #db", but not "posted it in #general".
      .replace(/(?<!\b(?:in|on|to|at|from|of|the|channel|room|via))(?:\s#[a-z][a-z-]+)+(?=[.!]?$)/, '')
      // The dot of "run . <list" is a folder.
      .replace(/\s+([,;:!?]|\.(?!\s[<>|&-]))(?=\s|$)/g, '$1')
      .replace(/\s*(?<!:)[:;]-?(?:[)(]|D(?!\w))/g, '')
      .replace(/\s*:\s*\.$/, '.')
      .replace(/(?<!\S|[=:] |\breturns? )(?:\(\s*\)|\[\s*\](?!\w))/g, '')
      .replace(/\s{2,}/g, ' ')
  )
}

/** The same without the stop that ends it. */
export function tidyClause(body: string): string {
  const text = tidyPhrase(body)
  // Asked for a hundred times a note, and a pattern looks at each letter.
  return text.endsWith('.') || text.endsWith('!') ? text.replace(/[.!]+$/, '') : text
}

/** A capital first letter, except where the first word is a name that is written small (`npm`, `docs.rs`, `fooBar`). */
export function capitalise(text: string): string {
  const word = /^\S+/.exec(text)?.[0] ?? ''
  if (word.includes('/') && isTwofold(word)) return text.charAt(0).toUpperCase() + text.slice(1)
  if (/[A-Z_()./\\=<>$]/.test(word.slice(1).replace(/[.,;:]+$/, '')) || /^\W/.test(word)) return text
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Undo/redo": two deeds, and no place in a tree of files. */
function isTwofold(word: string): boolean {
  const [one = '', other = '', more] = word.split('/')
  return more === undefined && other !== '' && [one, other].every((part) => readVerb(part).length > 0)
}

/** A small first letter, where the first word is known to be an ordinary word; names keep theirs. */
export function uncapitalise(text: string): string {
  const word =
    /^[A-Z][a-z]+(?=[\s,]|$)|^A(?=\s)|^[A-Z][a-z]+-(?:off|up|in|out|on|down|over)s?(?=[\s,]|$)/.exec(
      text,
    )?.[0]
  if (!word) return text
  // "Search Module" is a name though "search" is a word.
  if (/^\s[A-Z]/.test(text.slice(word.length)) && !ARTICLE.test(word) && !isBeforeName(text, word))
    return text
  const small = word.toLowerCase()
  return OPENERS.has(small) || ORDINARY.test(small) || readVerb(small.replace(/-.*$/, '')).length > 0
    ? small + text.slice(word.length)
    : text
}

/** "Deprecated FooBars", "Monthly BigQuery bill": how a thing with a name of its own is, or how often it comes. */
function isBeforeName(text: string, word: string): boolean {
  if (word === 'Old') return true
  return (
    /(?:ed|ly)$|^New$/.test(word) && /^\s(?:[A-Z][a-z]+[A-Z]|[A-Z]{2,}s?\b)/.test(text.slice(word.length))
  )
}

/** The same for a noun that opened its sentence: a plain plural such as "Fonts" is no name. */
export function uncapitaliseNoun(text: string): string {
  const small = uncapitalise(text)
  // "CPU" has its capitals everywhere.
  if (/^[A-Z]{2,}(?![\w'])/.test(text)) return small
  const first = /^[A-Z][a-z]{2,}(?=\s[a-z]|s'\s[a-z])/.exec(text)?.[0] ?? ''
  // "Month-end close", "Click-through".
  const isCompound = /^[A-Z][a-z]+(?:-[a-z]{2,}){1,2}(?=\s[a-z]|\s?$)/.test(text)
  const plural = /^[A-Z][a-z]{3,}s(?=\s[a-z]|\s?$)/.exec(text)?.[0]
  const isPlain =
    isCompound ||
    // "P95 went up" opens with a capital that it has nowhere else.
    /^P\d{2}\b/.test(text) ||
    // "Runtime", "Throughput".
    /^[A-Z][a-z]+(?:time|put|out|load|rate|usage|coverage|accuracy|latency|memory)\s?$/.test(text) ||
    // "Flake rate", "Churn ratio": what is counted is an ordinary thing.
    (/^[A-Z][a-z]{2,} (?:rates?|ratios?|percentage|frequency)(?=\s|$)/.test(text) && !spellingOf(first)) ||
    (plural !== undefined && !spellingOf(plural)) ||
    isKnownNoun(first.toLowerCase()) ||
    WHOLE_NOUNS.has(first.toLowerCase()) ||
    ADJECTIVES.has(first.toLowerCase()) ||
    MEASURED.test(text) ||
    (QUALITY.test(first) && !spellingOf(first) && !GIVEN_NAMES.has(first.toLowerCase())) ||
    isCommonWord(first) ||
    // "Old VM", "New API": the quality of a thing that is written in capitals.
    /^(?:Old|New|Peak|Average|Total|Median|Mean|First|Second|Last|Main|Bad|Broken|Missing|All|Both|Few|More)\s[A-Z]|^(?:Tons|Lots|Loads|Dozens) of\s/.test(
      text,
    )
  return small === text && isPlain ? text.charAt(0).toLowerCase() + text.slice(1) : small
}

/** "Backlog went from 90 to 30": what one wants more or less of is no name. */
const MEASURED = new RegExp(
  `^(?=[A-Z][a-z]+\\b)(?:${WANTED}|${UNWANTED}|bloat|abuse|rework|toil)(?=\\s[a-z(]|\\s?$)`,
  'i',
)

/** "Organic traffic", "Abandoned carts", "Biggest import". */
const QUALITY = /(?:ed|ing|ic|al|ive|ous|ary|able|ful|est|[a-z]{3}y|[a-z]{2}ow)$/

/** "Worst", "late": a word of the manuals that is the name of nothing and nobody. */
function isCommonWord(word: string): boolean {
  const small = word.toLowerCase()
  const isKnown = COMMON_WORDS.has(small) || EVERYDAY_NOUNS.has(small)
  return isKnown && !spellingOf(word) && !GIVEN_NAMES.has(small)
}

const ARTICLE =
  /^(?:The|A|An|This|That|These|Those|All|Any|Some|Every|Each|No|Our|My|Its|Their|Both|Most|Many)$/
const ORDINARY =
  /[a-z]{3}(?:ster|ier|ller|wer|per|ly|tions?|sions?|ments?|ness|it(?:y|ies)|[ae]nces?|ers|ors|ings?|ages?|ures?|[^aeiou]ive)$/

export function countWords(text: string): number {
  let count = 0
  let isInside = false
  for (let i = 0; i < text.length; i++) {
    const isSpace = text.charCodeAt(i) <= 32
    if (!isSpace && !isInside) count++
    isInside = !isSpace
  }
  return count
}
