import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { wordSet } from '../../sentence/likeness.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'
import { ADRIFT } from './additions.ts'
import { presentable } from './presentable.ts'

/** What can be had for its own sake. */
const MADE =
  /^(?:added|introduced|created|implemented|wrote|built|enabled|adopted|installed|configured|designed|developed|deployed|set up|integrated)\s(?!.*\sto\s(?!(?:the|an?|all|each|every|our|my)\s)[a-z]+\s)(?!.*,\s)/
const BENEFIT = lean(
  /^((?:(?:the|an?|this|our)\s)?(?:[\w'/.-]+\s){1,6}?)(?:(?:also|greatly|significantly|now|then)\s)?(alleviates?|avoids?|prevents?|reduces?|improves?|solves?|simplif(?:y|ies)|speeds?|ensures?|protects?|eliminates?|lowers?|saves?|shortens?|allows?|enables?|lets?|keeps?|makes?|guarantees?)\s([^;:]{6,})$/i,
)
const DOUBTED =
  /\b(?:not|never|cannot|would|could|might|may|should|only|still|it|them|they|you|we|I|my|our)\b|n't\b|[?!]/i

/** "Added a debounce to the search. A debounce prevents needless calls": what was made is told with what it is good for. */
export function benefitOf(one: Weighed, text: string, room: number): string | undefined {
  if (one.sentence.kind === 'title' || one.likelihood.followup > 0.4 || !MADE.test(text)) return undefined
  const [, thing = '', word = '', rest = ''] = BENEFIT.exec(tidyClause(one.body)) ?? []
  const verb = verbIn(word.toLowerCase(), 's', 'base')
  const told = rest.replace(/,\s.*$|\s(?:because|since|when|if|while|so|but|whereas)\s.*$/, '')
  // "The old lock prevents X" is said of another thing.
  const named = [...wordSet(thing)]
  const isSame = named.length > 0 && named.every((name) => wordSet(text).has(name))
  if (!verb || !isSame || DOUBTED.test(`${thing} ${told}`)) return undefined
  const short = presentable(`to ${verb.base} ${told}`, room)
  return short && countWords(short) >= 4 && !ADRIFT.test(short) ? ` ${short}` : undefined
}

const CONTENTS = lean(
  /^(?:the|this|it)\s?((?:[\w'/.-]+\s){0,3}?)(?:now\s)?(covers|contains|includes|lists|explains|describes|supports|handles|checks|shows|documents|validates|tests)\s([^;:]{6,})$/i,
)

/** "Wrote a guide for guests. The guide covers tides and locks": what is in a thing that was made. */
export function contentsOf(one: Weighed, text: string, room: number): string | undefined {
  if (one.sentence.kind === 'title' || one.likelihood.followup > 0.3 || !MADE.test(text)) return undefined
  const [, thing = '', word = '', told = ''] = CONTENTS.exec(tidyClause(one.body)) ?? []
  const verb = verbIn(word.toLowerCase(), 's')
  const named = [...wordSet(thing)]
  // "It" may be anything, and what another thing holds is not in this one.
  if (!verb || named.length === 0 || !named.every((name) => wordSet(text).has(name))) return undefined
  if (DOUBTED.test(told) || /\b(?:old|new|this|that|these|those)\b/.test(told)) return undefined
  const short = presentable(`${verb.forms.ing} ${told}`, room)
  return short && countWords(short) >= 3 && !ADRIFT.test(short) ? `, ${short}` : undefined
}

const ONLY_FOR = lean(
  /^(?:(?:currently|for now|so far|at the moment|right now|as of now|at this point),?\s)?(?:(?:this|it)(?:'s|\sis|\swas|\shas)?\s)?(?:(?:currently|for now|so far)\s)?only\s(?:been\s)?(fixed|done|implemented|supported|applied|added|available|works?|working|enabled|changed|updated)\s((?:for|in|on)\s(?!(?:this|that|it|now|the moment)\b)[^,;:]{4,70})$/i,
)

/** "So far this is only done for the CSV export": what was done is told with its limits. */
export function limitsOf(one: Weighed, text: string, room: number): string | undefined {
  const body = tidyClause(one.body).replace(/(.{20}?)\sand\s(?:a lot|most|the|I|we|it)\s.*$/, '$1')
  const [, how = '', where = ''] = (/\bonly\b/i.test(one.body) && ONLY_FOR.exec(body)) || []
  const verb = verbIn(how.toLowerCase(), 'participle')
  const isSame =
    !/^(?:fix|add|change|update|enable)$/.test(verb?.base ?? '') || text.startsWith(how.toLowerCase())
  const link = /^\S+/.exec(where)?.[0] ?? 'for'
  const short =
    where && isSame && !new RegExp(`\\s${link}\\s`).test(text) ? presentable(where, room) : undefined
  return short && !ADRIFT.test(short) ? ` ${short}` : undefined
}
