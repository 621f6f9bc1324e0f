import type { Weighed } from '../../../facts/fields/select.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { firstObject } from '../../deeds/extent/object.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords, tidyClause, uncapitalise } from '../../sentence/tidy.ts'
import { impersonal, isTorn, shorten } from '../../sentence/trim.ts'
import { ADRIFT, MADE } from '../longer/additions.ts'
import { tellsWhatItWas } from './formerly.ts'

/** "Needed for the importer" belongs to what stands before it, and so does "This is a workaround that keeps the lock". */
const PARTICIPIAL =
  /^(?:needed|required|requested|reported|caused|based|inspired|triggered)\s(?:for|by|to(?! (?:add|fix|change|update|remove|adapt|rename|move|write|do|create|replace|rework)\b)|on|in)\s/i
/** "Reported by Ann Lee", "inspired by bug 12": who or what brought it up is nothing of the work. */
const BY_SOMEBODY =
  /^(?:[Rr]equested|[Rr]eported|[Ii]nspired)\s(?:by|in|on)\s(?:[A-Z][\w.'-]*(?:\s[A-Z][\w.'-]*){1,3}(?:$|\s(?:in|on|at|via)\b)|(?:bug|issue|ticket|commit|pull request)\s\S*\d)/
const WHAT_IT_IS =
  /^(?:this|it) (?:is|was) (?!(?:[\w-]+\s){1,4}?(?:day|week|month|quarter|year|time|sprint|experience|challenge|journey|lesson|surprise|pain|nightmare|struggle|relief|joy|shame|mess|disaster|ride|process|attempt|work|PR|MR|pull request|patch|commit|changeset)\b)((?:an?|the (?:first|last|second|final)|part of)\s.+)$/i

const RELEASE = /^the (?:[\w".-]+\s){1,4}?(?:release|version|beta|alpha|build|edition)$/i

/** One of these opens all that says such a thing. */
const MAY_EXPLAIN = /\b(?:this|it|needed|required|requested|reported|caused|based|inspired|triggered)\s/i

/** What a sentence without a subject of its own, or about "this", says of the deed. */
export function explanationOf(one: Weighed, text: string, room: number, after?: Weighed): string | undefined {
  const how = doneTo(one.body, text, after)
  if (how) return how
  if (!MAY_EXPLAIN.test(one.body)) return undefined
  const plain = impersonal(tidyClause(one.body).replace(/,\s(?:but|so|which)\s.*$/, ''))
  const short = plain && shorten(plain, Math.min(room, 24))
  if (!short || isTorn(short) || countWords(short) < 4 || likeness(short, text) > 0.75) return undefined
  if (tellsWhatItWas(short)) return undefined
  // "Based on the survey, there are three" has a statement of its own.
  if (PARTICIPIAL.test(short))
    return /,\s|^reported\b.*[\d@]/i.test(short) || BY_SOMEBODY.test(short)
      ? undefined
      : `, ${uncapitalise(short)}`
  const more = of(short, text)
  if (more) return more
  const what = WHAT_IT_IS.exec(short)?.[1]
  // "This is the first stable release" is said of what the deed was done for.
  if (what && RELEASE.test(what)) return /\sfor\s/.test(text) ? undefined : ` for ${what.replace(/"/g, '')}`
  // "It was a loose pin" is said of what stands right before it, "this is the first X" of the whole.
  const isNext = after !== undefined && lastWord(after.body) === lastWord(text)
  return what && !/\bwill\b/.test(what) && (isNext || what.startsWith('the ')) ? `, ${what}` : undefined
}

/** What does another thing rather than say how the first was done. */
const NO_HOW = /^(?:see|note|try|test|check|let|keep|use|make|leave|do|get|have|fix|mention|remove|revert)$/
const TO_IT =
  /^(it|them) (?!(?:all )?(?:and|or|too|again)\b)(?!.*\b(?:it|them|this|that|we|I|you)\b)[^,;:]{6,}$/

/** "Bump it up to 64k" right below "Increase the buffer size": how that was done. */
function doneTo(body: string, text: string, title: Weighed | undefined): string | undefined {
  const [, word = '', all = ''] = /^([A-Z][a-z-]+) ((?:it|them) .+)$/.exec(tidyClause(body)) ?? []
  const verb = title?.sentence.kind === 'title' ? verbIn(word.toLowerCase(), 'base') : undefined
  if (!verb?.isWork || NO_HOW.test(verb.base)) return undefined
  const rest = all.replace(/,?\s(?:such that|so that|so|because|since|until)\s.*$/, '')
  const [, pronoun] = TO_IT.exec(rest) ?? []
  const thing = firstObject(text.replace(/^\S+\s/, ''))
  const isOneThing = !text.includes(', ') && !/\s(?:and|of|in|on|for|from|with|to)\s/.test(thing)
  return pronoun && isOneThing && isPlural(thing) === (pronoun === 'them')
    ? `, ${verb.forms.ing} ${rest}`
    : undefined
}

function lastWord(text: string): string {
  return /([^\s.!]+)[.!]*$/.exec(text)?.[1]?.toLowerCase() ?? ''
}

const OF_IT = /^this (?:new )?([a-z]+) ([a-z]+s) ([^,;:]{8,})$/i

/** "Added a probe" and "this probe reads the tank": what was made is told with what it does. */
function of(short: string, text: string): string | undefined {
  const [, noun = '', word = '', told = ''] = (MADE.test(text) && OF_IT.exec(short)) || []
  const rest = told.replace(/\s(?:when|if|because|so|while|unless|since|but)\s.*$/, '')
  const verb = verbIn(word, 's')
  if (!verb || ADRIFT.test(rest) || /\b(?:which|it|is|are)\b/.test(rest)) return undefined
  return text
    .split(' ')
    .slice(1)
    .some((one) => one.toLowerCase().endsWith(noun.toLowerCase()))
    ? `, which ${word} ${rest}`
    : undefined
}
