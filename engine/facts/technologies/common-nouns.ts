import type { Found } from './technology-places.ts'

/** Names in any case, and yet nouns where an article stands before them and no noun behind: "a mocha for everybody". */
const NOUNS_TOO = new Set('blender cypress docker envoy helm jasmine jest maven mocha puppeteer'.split(' '))

/** "The bootstrap script" starts something up. */
const STARTS_UP =
  /^bootstrap (?:script|code|process|node|server|phase|step|command|file|config|token|flow|logic|image|time|job|container)/

/** "THE REST OF THE DAY". */
const SHOUTED = /\bREST OF|\b(?:A|THE) REST\b/

/** ".NET nameservers" serve a domain. */
const IS_DOMAIN = /^\.net (?:name ?server|domain|TLD|regist|address|zone)/i

/** Whether a name stands where only the noun that it is besides can stand. */
export function isCommonNoun({ spelling, sentence, start, end, inCode }: Found): boolean {
  if (spelling.folded === 'bootstrap' && STARTS_UP.test(sentence.text.slice(start, end + 12))) return true
  if (IS_DOMAIN.test(sentence.text.slice(start, end + 12))) return true
  if (SHOUTED.test(sentence.text.slice(Math.max(0, start - 4), end + 3))) return true
  if (inCode || !NOUNS_TOO.has(spelling.folded) || !NOUNS_TOO.has(sentence.text.slice(start, end)))
    return false
  const isOne = /(?:^|\s)an?\s$/i.test(sentence.text.slice(Math.max(0, start - 4), start))
  const isThe = /(?:^|\s)the\s$/i.test(sentence.text.slice(Math.max(0, start - 5), start))
  return (
    (isOne && /^(?:$|[,.;]|\s(?:of|for|who|that|with)\b)/.test(sentence.text.slice(end, end + 6))) ||
    (isThe && /^ (?:of the|left|in the kitchen|at the port)\b/.test(sentence.text.slice(end, end + 16)))
  )
}
