import { verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'

/** "The job was not deleting old rows", "the lamps didn't dim". */
const DID_NOT =
  /^((?:the|our|my|this|an?)?\s?(?:[\w'-]+\s){1,5}?)(?:(?:was|were|is|are)\s?(?:not|n't)\s([a-z]+ing)|(?:did|does|do)\s?(?:not|n't)\s([a-z]+))\s([^,;:.]{3,90})/i

/** "The search was firing on every key". */
const DID =
  /^((?:the|our|my|this|an?)?\s?(?:[\w'-]+\s){1,5}?)(?:was|were)\s(?:always\s|constantly\s)?([a-z]+ing)\s([^,;:.]{3,90})/i

const DOES = /^(?:and\s|but\s)?(?:now\s)?(?:it|they)\s(?:does|do)(?:\snow)?(?=[,.!]|$)/i
const DOES_NOT =
  /^(?:and\s|but\s)?(?:now\s)?(?:it|they)\s(?:doesn't|does not|don't|do not)(?:\s(?:now|anymore|any more))?(?=[,.!]|$)/i

/** "The job was not deleting old rows. It does now": the job now deletes old rows. */
export function doesNow(text: string, before: string): string | undefined {
  const there = isThereNow(text, before)
  if (there) return there
  const [said = ''] = DOES.exec(text) ?? DOES_NOT.exec(text) ?? []
  if (!said || !/\bnow\b|any ?more\b/i.test(said)) return undefined
  const isDenied = DOES_NOT.test(text)
  const [, thing = '', ...words] = (isDenied ? DID : DID_NOT).exec(before) ?? []
  const [doing = '', ...others] = words
  const plain = isDenied ? '' : (others[0] ?? '')
  const rest = others.at(-1) ?? ''
  const verb = verbIn(doing, 'ing') ?? verbIn(plain, 'base')
  // "Neither from the list nor from the file" would have to be turned as well.
  if (!verb || /\b(?:nor|neither|any|either|it|them|this|that)\b/i.test(`${thing}${rest}`)) return undefined
  const does = isPlural(thing.trim()) ? verb.base : verb.forms.s
  return `${thing}${isDenied ? 'no longer' : 'now'} ${does} ${rest}${text.slice(said.length)}`
}

const ONE_NOW = /^(?:now\s)?(?:there(?:'s|\sis)|we have|it has)(?:\snow)?\sone(?:\snow)?(?=[,.!]|$)/i
const HAD_NONE =
  /\b(?:had|was|has|is|have)\sno\s((?:(?!(?:longer|more|one|way|idea|time)\b)[\w-]+\s){0,3}?[\w-]+(?:\s(?:on|for|in|of|at|between)\s[^,;:.]{3,40})?)[.!]*$/i

/** "We had no alarm on the lid. There is one now": there is now an alarm on the lid. */
function isThereNow(text: string, before: string): string | undefined {
  const [said = ''] = ONE_NOW.exec(text) ?? []
  const [, thing = ''] = (/\bnow\b/i.test(said) && HAD_NONE.exec(before)) || []
  if (!thing || isPlural(thing.split(/\s(?:on|for|in|of|at|between)\s/)[0] ?? '')) return undefined
  return `There is now ${/^[aeio]/i.test(thing) ? 'an' : 'a'} ${thing}${text.slice(said.length)}`
}
