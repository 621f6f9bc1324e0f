import type { Weighed } from '../../../facts/fields/select.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { type Deed, tell } from '../../deeds/deed.ts'
import { capitalise, countWords } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'

const DID = /^(?:(?:and|so)\s)?(?:this|that|it)\s(?:(?:also|finally|then)\s)?([a-z]+)\s(\S.*)$/i

/** What only a deed can have done; "it gives" and "it takes" are said of things. */
const EFFECT =
  /^(?:fix|solve|resolve|cure|stop|prevent|eliminate|reduce|cut|halve|shrink|lower|speed|improve|simplify|make|allow|enable|let|free|save|restore|transform|turn|bring|clear|remove|end|unblock|double|triple)$/

/** What nobody has named: "this fixed it", "that solved the problem". */
const UNNAMED =
  /^(?:it|them|that|this|these|those|both|(?:the|my|our) (?:issue|problem|bug|error)s?)(?=[\s.,!]|$)/i

/** What leans on more than the deed itself. */
const LEANS = /\b(?:it|its|them|this|that|these|those|which|here|above|below|I|we|my|our)\b|[:;"(]/

/** So many words a deed may have that opens a sentence. */
const SHORT = 13

/** "This stopped the drip", behind "I turned the tap": where the two stand apart, "Turning the tap stopped the drip". */
export function ofItsDeed(text: string, before: Weighed, deeds: readonly Deed[]): string | undefined {
  const [, word = '', rest = ''] = DID.exec(text) ?? []
  const verb = word ? (verbIn(word, 'past') ?? verbIn(word, 's')) : undefined
  if (!verb || !EFFECT.test(verb.base) || UNNAMED.test(rest)) return undefined
  const [deed, other] = deeds.filter(({ source }) => source === before)
  if (!deed || other || deed.clause.modality !== 'done' || deed.clause.form === 's') return undefined
  const doing = tell(deed, 'ing')
    .replace(/\s\([^()]*\)/g, '')
    .replace(/[.!]+$/, '')
  if (countWords(doing) < 3 || countWords(doing) > SHORT || LEANS.test(doing) || /,/.test(doing))
    return undefined
  return isTorn(doing) || !isBalanced(doing) ? undefined : `${capitalise(doing)} ${verb.forms.past} ${rest}`
}
