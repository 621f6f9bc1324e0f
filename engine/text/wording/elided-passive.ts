import { lean } from '../../lean.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'

/** "The lamp is no longer needed and was removed": that it was removed, and why. */
const NOT_NEEDED = lean(
  /^((?:(?:so|also|finally),? )?)((?:[^\s,;:]+ ){1,8}?)(is|are|was|were) ((?:no longer|not) (?:needed|used|required|necessary|in use)(?: any ?more)?|unused|obsolete|unnecessary),? (?:and|so) (?:(I|we) |(?:it |they )?(?:was|were|has been|have been|got) )(?:now |therefore |also |thus )?(removed|deleted|dropped|deprecated|disabled|retired|archived|uninstalled|switched off|turned off|commented out)((?: (?:it|them))?)(?=[ .,;!]|$)/i,
)

/** "The lamps then moved off the old mast and tested with a meter": what is only done to a thing shows that its "was" was left out. */
const AND_TESTED =
  /^((?:(?!(?:is|are|was|were|has|have|had|been|be|not|who|which|that|I|we|they|it)\s)[^\s,;:]+ ){1,7}?)((?:then |also |finally |now |successfully )?)([a-z]+) ((?:over |back |out |away |up )?(?:off|from|to|onto|into|in|on|with|by|for|behind|across) [^,;:]{3,90}? and (?:then )?(?:verified|tested|checked|validated|double-checked|re-?tested|deployed|merged)(?= (?:with|on|in|by|via|using|against|end[- ]to[- ]end|locally|again|twice|under|for)\b|[.!]*$))/i

/** Who tests himself, and what passes by itself. */
const DOER =
  /^(?:(?:the|our|my) )?(?:[\w-]+ )?(?:team|group|vendor|supplier|contractor|department|company|office|they|he|she|who)\b/i

/** What a thing does as well as it is done to it. */
const BY_ITSELF =
  /^(?:work|run|go|come|fail|pass|start|stop|talk|sit|look|happen|belong|depend|return|travel|meet|agree|sign|fly|drive|walk|live|stay|wait|log|sync)$/

/** What leaves a "was" out, or tells how a thing was before it tells what was done to it, as a plain passive. */
export function elidedPassive(text: string): string | undefined {
  return (
    (/\b(?:needed|used|required|necessary|in use|any ?more|unused|obsolete|unnecessary),? (?:and|so) /.test(
      text,
    )
      ? notNeeded(text)
      : undefined) ?? (/ and (?:then )?[a-z-]+ed\b/.test(text) ? andTested(text) : undefined)
  )
}

function notNeeded(text: string): string | undefined {
  const [whole = '', lead = '', thing = '', be = '', state = '', who = '', done = '', it = ''] =
    NOT_NEEDED.exec(text) ?? []
  if (!whole || (who && !it) || /^(?:it|this|that|they|these|those|which|what|there) $/i.test(thing))
    return undefined
  const isMany = /^(?:are|were)$/i.test(be)
  const after = text.slice(whole.length)
  const rest = after.replace(/[.!]{1,3}$/, '')
  const end = after.slice(rest.length)
  // What follows behind a comma would stand between the deed and its reason.
  if (/[,;]/.test(rest)) return undefined
  const small = /^(?:the|our|my|all|both|an?|this|these|some) /i.test(thing)
    ? thing.charAt(0).toLowerCase() + thing.slice(1)
    : thing
  const told = who
    ? `${who} ${done} ${small.trim()}`
    : `${lead ? small : thing}${isMany ? 'were' : 'was'} ${done}`
  return capitalise(`${lead}${told}${rest} because ${isMany ? 'they were' : 'it was'} ${state}${end}`)
}

function andTested(text: string): string | undefined {
  const [whole = '', thing = '', how = '', word = ''] = AND_TESTED.exec(text) ?? []
  const verb = word ? verbIn(word, 'participle') : undefined
  const [first = ''] = thing.trim().toLowerCase().split(' ')
  if (!whole || !verb?.isWork || BY_ITSELF.test(verb.base) || verbIn(first, 'past', 'base', 'ing', 's'))
    return undefined
  if (DOER.test(thing) || PEOPLE.test(thing.trim()) || GIVEN_NAMES.has(first)) return undefined
  return `${thing}${isPlural(thing.trim()) ? 'were' : 'was'} ${how.replace(/^now /, '')}${text.slice(thing.length + how.length)}`
}
