import type { Sentence } from '../text/document.ts'

/** Nouns that engineers put after the name of a technology. */
const NOUNS = new Set(
  (
    'api apis app apps application applications backend backends binding bindings broker build builds bundle cache client ' +
    'clients cluster clusters code codebase collector compiler component components config configuration connector ' +
    'consumer consumers container containers controller cluster dashboard dashboards database databases db deployment ' +
    'deployments developer developers driver drivers endpoint endpoints engine engines exporter extension extensions ' +
    'file files framework frameworks frontend function functions handler handlers image images implementation index ' +
    'indexes instance instances integration integrations interpreter job jobs kernel language lib libraries library ' +
    'linter middleware migration migrations model models module modules operator orm package packages parser pipeline ' +
    'pipelines plugin plugins pod pods processor producer producers program project projects proxy queries query queue ' +
    'queues registry repo repository router runtime schema schemas script scripts sdk server servers service services ' +
    'shader shaders stack store stream streams suite syntax table tables task tasks template templates test tests ' +
    'theme tool toolchain tooling topic topics tutorial version versions web webhook webhooks widget worker workers ' +
    'workflow workflows wrapper'
  ).split(' '),
)

const STRONG_FRAME =
  /(?:\b(?:written|rewritten|built|rebuilt|bundled|tested|compiled|packaged|styled|scraped|deployed|hosted|monitored|drawn|designed|modell?ed|simulated|trained|coded|implemented|developed|rewrote|rewrite|wrote|programmed|ported|scripted|prototyped)(?:\s\S+){0,6}\s(?:in|with|using|on(?: top of)?|to)|\b(?:using|uses|used|via|adopt(?:ed|ing)|learn(?:ed|ing|t)|(?:powered|backed) by|based on|on top of|migrat(?:e|ed|ing|ion)(?:\s\S+){0,4}\s(?:to|from)|switch(?:ed|ing)?(?:\s\S+){0,4}\s(?:to|from)|mov(?:e|ed|ing)(?:\s\S+){0,4}\s(?:to|from)|port(?:ed|ing)?(?:\s\S+){0,4}\s(?:to|from)|convert(?:ed|ing)?(?:\s\S+){0,4}\s(?:to|from)|upgrad(?:e|ed|ing)(?:\s\S+){0,2}\s(?:to|from)?|replac(?:e|ed|ing)(?:(?:\s\S+){0,4}\s(?:with|by))?|swap(?:ped|ping)?(?: out)?(?:(?:\s\S+){0,4}\sfor)?))\s$/i

export type Place = { sentence: Sentence; start: number; end: number }

/** Whether the place opens its sentence, so that a capital letter says nothing. */
export function opensSentence({ sentence, start }: Place): boolean {
  return opensAt(sentence, start)
}

function opensAt({ text }: Sentence, start: number): boolean {
  const before = text
    .slice(Math.max(0, start - 12), start)
    .trimEnd()
    .replace(/["'([*]+$/, '')
    .trimEnd()
  return (before === '' && start < 12) || /[.!?:;]$|\s[-\u2013\u2014]$/.test(before)
}

/** Whether most longer words of the line have a capital, as in a headline. */
export function isHeadline({ kind, text }: Sentence): boolean {
  const isHead = kind === 'title' || kind === 'heading'
  if (!isHead && text.length > 90) return false
  // Words with a capital inside are names in any line and say nothing about its style.
  const words = (text.match(/[\p{L}][\p{L}'-]{3,}/gu) ?? [])
    .slice(1)
    .filter((word) => !/\p{Ll}\p{Lu}/u.test(word))
  if (words.length < (isHead ? 1 : 3)) return false
  return words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.6
}

/** Whether a noun of the trade follows: any, or only those the entry itself names. */
export function hasNoun(
  { sentence, end }: Place,
  nouns: readonly string[] | undefined,
  isStrict: boolean,
): boolean {
  const next = /^(?:'s)?[ -]([\p{L}\d/]+)/u.exec(sentence.text.slice(end, end + 40))?.[1]
  if (!next) return false
  const word = next.toLowerCase()
  return (nouns?.some((noun) => noun.toLowerCase() === word) ?? false) || (!isStrict && NOUNS.has(word))
}

/** "X 1.22", "X v3", "X@18"; with `isLoose` also "X 18". */
export function hasVersion({ sentence, end }: Place, isLoose: boolean): boolean {
  const after = sentence.text.slice(end, end + 16)
  if (/^(?:[ -]?v?\d+(?:\.\d+)+|[ -]v\d+|@\d|[ -]\d+\.x\b)/.test(after)) return true
  return (
    isLoose &&
    /^ \d{1,4}(?![\d:%]| ?(?:ms|s|m|h|k|kb|mb|gb|x|min|sec|hours?|days?|weeks?|times|of)\b)/i.test(after)
  )
}

/** "written in X", "migrated the jobs to X". */
export function hasStrongFrame({ sentence, start }: Place): boolean {
  return STRONG_FRAME.test(sentence.text.slice(Math.max(0, start - 80), start))
}

/** "with X," or "via X.": a capital that ends its phrase there is a name. */
export function endsPhrase({ sentence, start, end }: Place): boolean {
  const before = sentence.text.slice(Math.max(0, start - 8), start)
  const isCapital = /\p{Lu}/u.test(sentence.text.charAt(start))
  if (isCapital && /^\sas (?:our|the|an?)\b/.test(sentence.text.slice(end, end + 8))) return true
  return (
    /(?:^|[\s(])(?:with|via|using)\s$/i.test(before) &&
    /^(?:$|[,.;)]|\s(?:and|for|to)\b)/.test(sentence.text.slice(end, end + 5))
  )
}

/** Whether it is a part of a longer name, such as a person's or a place's. */
export function isPartOfName(
  { sentence, start, end }: Place,
  known: Set<number>,
  hasNoCase: boolean,
): boolean {
  const next = /^ (\p{Lu}\p{L}*\p{Ll}\p{L}*)\b/u.exec(sentence.text.slice(end, end + 40))?.[1]
  if (next && !NOUNS.has(next.toLowerCase()) && !known.has(end + 1)) return true
  const before = sentence.text.slice(Math.max(0, start - 40), start)
  const previous = /(?<![\p{L}\d])(\p{Lu}\p{L}*\p{Ll}\p{L}*) $/u.exec(before)
  if (!previous || hasNoCase) return false
  return !opensAt(sentence, start - (previous[1]?.length ?? 0) - 1)
}
