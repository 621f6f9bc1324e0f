import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { isTwinQuality } from '../../../text/clauses/twin-qualities.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { matchesIn } from '../../../text/patterns/matches.ts'
import { takesObject } from '../../sentence/inflect.ts'
import { countWords } from '../../sentence/tidy.ts'
import type { Deed } from '../deed.ts'
import { firstObject, OF_NOUN } from './object.ts'

const JOINT = /(,?\s(?:and|but)\s(?:(?:then|also|later|[a-z]{3,}ly)\s)?|,\s(?:then\s)?)([a-z-]+)\s(\S+)/g
/** What follows a verb, and not a noun that looks like one. */
const DETERMINED = /^(?:the|an?|my|our|its|all|it|them)$/
/** What a verb may depend on, so that it goes on with no new deed. */
const BOUND = /\b(?:which|that|who|where|when|if|because|while|after|before|until)\b|\([^)]*$|"[^"]*$/

/** The deeds that one sentence lists, in its order: "opened an account, added a key and copied the site" are three. */
export function partsOf(deed: Deed): Deed[] {
  const { clause, rest, changed } = deed
  if (changed || clause.subject === 'passive') return [deed]
  const mended = purposeOf(deed)
  if (mended) return [mended]
  const starts = matchesIn(rest, JOINT).flatMap(({ 1: joint = '', 2: word = '', 3: next = '', index }) => {
    const verb = verbIn(word, clause.form === 'participle' ? 'past' : clause.form)
    const isNext =
      verb?.isWork &&
      (clause.form === 'past'
        ? takesObject(next) || /and|then/.test(joint)
        : DETERMINED.test(next) || !NOUN_VERBS.has(verb.base))
    const before = rest.slice(0, index)
    return isNext && !BOUND.test(before) && !isTwinQuality(before, word, next)
      ? [{ verb, index, from: index + joint.length + word.length }]
      : []
  })
  if (starts.length === 0) return [deed]
  const parts = [{ ...deed, rest: rest.slice(0, starts[0]?.index) }]
  for (const [at, { verb, from }] of starts.entries()) {
    const told = rest.slice(from, starts[at + 1]?.index).trim()
    parts.push({
      ...deed,
      clause: { ...clause, verb, rest: told },
      rest: named(told, parts.at(-1)?.rest ?? ''),
    })
  }
  return parts
}

/** "Used a lock to fix the race": the race was fixed. */
function purposeOf(deed: Deed): Deed | undefined {
  const { clause, rest } = deed
  const [, word = '', told = ''] =
    (clause.verb.base === 'use' && /\sto\s(fix|resolve|solve|prevent|avoid)\s(.+)$/.exec(rest)) || []
  const verb = verbIn(word, 'base')
  return verb && { ...deed, clause: { ...clause, verb, form: 'base', rest: told }, rest: told }
}

/** "Bought a pump and wired it to the board": what "it" is stands before. */
function named(rest: string, before: string): string {
  if (!/^it(?=$|\s(?:to|into|onto|with)\b)/.test(rest)) return rest
  const object = firstObject(before)
  const noun = object.replace(/\s(?:(?:at|for|in|from|on)\s.*|up|out|off|over|down|back|away)$/, '')
  const isPlain =
    /^(?:the|an?|my|our)\s/.test(noun) && countWords(noun) <= 8 && !OF_NOUN.test(noun.replace(/\sof\s/, ' '))
  return isPlain ? rest.replace(/^it\b/, noun.replace(/^an?\s/, 'the ')) : rest
}
