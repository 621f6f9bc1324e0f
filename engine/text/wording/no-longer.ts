import { phraseIn } from '../../writing/sentence/inflect.ts'
import { verbIn } from '../clauses/verbs.ts'

/** "QA couldn't reproduce it any more". */
const NOT_ABLE_ANY_MORE =
  /^((?!(?:I|we|you)\s)(?:[\w'-]+\s){1,5}?)(can't|cannot|couldn't|could not)\s([a-z]+(?:\s[^,;:]{2,60}?)?)\s(?:any ?more|any longer)(?=[.!]*$|,\s)/i

const ANY_MORE =
  /^((?!(?:I|we|you)\s)(?:[\w'-]+\s){1,5}?)(?:don't|do not|doesn't|does not)\s([a-z]+)((?:\s[^,;:]{2,60}?)?)\s(?:any ?more|any longer)(?=[.!]*$|,\s)/i

/** "Scanners don't drop anymore" is said as "scanners no longer drop". */
export function noLonger(said: string): string {
  const text = said.replace(
    NOT_ABLE_ANY_MORE,
    (_, who: string, not: string, rest: string) =>
      `${who}${/^could/i.test(not) ? 'could' : 'can'} no longer ${rest}`,
  )
  const [whole = '', who = '', word = '', rest = ''] = ANY_MORE.exec(text) ?? []
  const verb = verbIn(word, 'base')
  if (!verb) return text
  const isOne = /\b(?:doesn't|does not)\s/i.test(whole)
  return `${who}no longer ${phraseIn(isOne ? 's' : 'base', verb, 'base', rest.trim())}${text.slice(whole.length)}`
}
