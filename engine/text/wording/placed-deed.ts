import { phraseIn } from '../../writing/sentence/inflect.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { readClause } from '../clauses/clauses.ts'
import { placedForms, type Verb, type VerbForm, verbOf } from '../clauses/verbs.ts'
import { framedDeed } from './framed-deed.ts'

/** So many words stand before the verb of a sentence at most. */
const HEAD = 16

const OPENS_OBJECT = new Set(
  'the a an my our all both some each every two three four five its their this that these those out up'.split(
    ' ',
  ),
)

/** "This patch comments out the loop", "the fix was to grease the hinge": where a verb that is nothing else would tell a deed, a word that is mostly a thing tells one, too. */
export function placedDeed(text: string, next = ''): string | undefined {
  let at = 0
  const words = text.split(' ', HEAD)
  for (const [index, word] of words.entries()) {
    const behind = words[index + 1] ?? ''
    const readings = index > 0 ? placedForms(word) : []
    if (readings.length > 0 && (OPENS_OBJECT.has(behind) || behind.startsWith('`')))
      for (const { verb, form } of readings) {
        const told = toldWith(text, at, word, verb, form, next)
        if (told) return told
      }
    at += word.length + 1
  }
  return undefined
}

/** Only the text before says which. */
const POINTING = / the (?:former|latter|same|rest|other)\b/

/** The verb that stands in, each of whose forms is its own. */
const STANDS_IN = 'rewrite'

function toldWith(
  text: string,
  at: number,
  word: string,
  verb: Verb,
  form: VerbForm,
  next: string,
): string | undefined {
  const other = verbOf(STANDS_IN)
  if (!other || text.includes('rewr') || POINTING.test(text) || readClause(text)?.verb.base === verb.base)
    return undefined
  const before = text.slice(0, at)
  const rest = text.slice(at + word.length)
  const told = `${before}${other.forms[form]}${rest.replace(/^ (?:out|up) /, ' ')}`
  const framed = framedDeed(told, next)
  const [particle = ''] = /^ (?:out|up) /.exec(rest) ?? []
  if (framed)
    return framed.replace(
      /\brewrote\b/i,
      (past) => `${asWritten(past, verb.forms.past)}${particle.trimEnd()}`,
    )
  const clause = readClause(told)
  if (clause?.verb.base !== STANDS_IN || clause.modality !== 'done' || clause.isNegated) return undefined
  if (clause.subject === 'passive' || !before.startsWith(clause.lead)) return undefined
  const who = clause.subject === 'i' ? 'I ' : clause.subject === 'we' ? 'we ' : ''
  const adverb = who && clause.adverb ? `${clause.adverb} ` : ''
  const deed = `${who}${adverb}${phraseIn('past', verb, form, rest.trimStart())}`
  return clause.lead ? `${clause.lead}${deed}` : capitalise(deed)
}

function asWritten(like: string, word: string): string {
  return /^[A-Z]/.test(like) ? capitalise(word) : word
}
