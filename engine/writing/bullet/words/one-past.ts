import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { matchesIn } from '../../../text/patterns/matches.ts'
import { isBound } from '../../sentence/inflect.ts'

/** A verb behind "and" that goes on with what it needs. */
const SECOND = /\sand (?:(?:just|then|simply|also) )?([a-z]+)(?=\s[A-Za-z\d"`])(?!\s(?:and|or)\b)/g

/** What could be a thing, and is none with such a word behind it. */
const SURE =
  /^(?:go from|focus on|make (?:sure|the|an?|it)|get (?:the|an?|it|rid)|take (?:the|an?)|give (?:the|an?|it)|let (?:the|an?|it))$/

/** What a verb may follow as it stands. */
const GOVERNING =
  /\b(?:can|will|could|would|should|may|might|must|that|which|who|where|when|if|let|lets|letting|help\w*|ma[dk]e|makes|making|had|have|they|you|users|people|not|or|how|so|what|why|than|as|while)\b|["`:(,]/

/** "Oiled the mast and have greased the winch": nobody is named who has. */
function withoutHave(text: string): string {
  const [, before = '', joint = '', done = ''] = HAVE_DONE.exec(text) ?? []
  if (!done || GOVERNING.test(before) || isBound(before)) return text
  return `${before}${joint}${text.slice(text.indexOf(done, before.length + joint.length))}`
}

const HAVE_DONE =
  /^([a-z]+ed [^,;:]{3,120}?)(,? and )(?:have|has) ((?:now |also |then )?(?:[a-z]+-)?[a-z]+ed) /

/** "Oiled the mast and go from 3 h to 1 h": whoever was able to do both did both. */
export function inOnePast(written: string): string {
  const text = withoutHave(written)
  for (const { 0: joint, 1: word = '', index } of matchesIn(text, SECOND)) {
    const before = text.slice(0, index)
    if (GOVERNING.test(before) || isBound(before)) return text
    const end = index + joint.length
    const [next = '', after = ''] = text.slice(end + 1).split(' ')
    // "Improved the start and reopen time by waiting": two words for one thing.
    if (after === 'by' && /^[a-z]+[^s]$/.test(next) && !verbIn(next, 'past')) return text
    const verb = verbIn(word, 'base')
    const isVerb = verb?.isWork && word.length > 3 && !NOUN_VERBS.has(word) && !verbIn(word, 'past', 's')
    if (verb && (isVerb || SURE.test(`${word} ${next}`)))
      return `${text.slice(0, end - word.length)}${verb.forms.past}${text.slice(end)}`
  }
  return text
}
