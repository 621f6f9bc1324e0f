import { guessPast, verbIn } from '../../../text/clauses/verbs.ts'
import { type Deed, tell } from '../../deeds/deed.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords } from '../../sentence/tidy.ts'

/** Deeds told in one breath: "added A, moved B, and merged C". */
export function inARow(texts: readonly string[]): string {
  return `${texts.slice(0, -1).join(', ')}${texts.length > 2 ? ',' : ''} and ${texts.at(-1)}`
}

/** "I moved the rows, dropped the view" wants an "and". */
export function joined(body: string): string {
  const at = body.lastIndexOf(', ')
  const [word = ''] = /^[a-z]+(?=\s)/.exec(body.slice(at + 2)) ?? []
  const tail = body.slice(at + 3 + word.length)
  const isNext =
    at > 0 &&
    (verbIn(word, 'past')?.isWork || guessPast(word)) &&
    !/^(?:by|in|on|at|to|for|from|with|as|of)\b/.test(tail)
  if (!isNext || /[;:]|\band\b/.test(tail)) return body
  return `${body.slice(0, at)}${body.indexOf(', ') < at ? ',' : ''} and ${word} ${tail}`
}

/** How long a row of deeds may get that is said in one breath. */
const BREATH = 40

/** "This moves the rows, and drops the view" tells two deeds, told as one sentence as they were written. */
export function rowOf({ clause, source, changed }: Deed, all: readonly Deed[]): string | undefined {
  if (clause.form !== 's' || changed) return undefined
  const row = all
    .filter((one) => one.source === source && one.clause.form === 's' && !one.changed && !one.undone)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  if (row.length < 2 || row.length > 4 || row.some((one) => placeOf(one) < 0)) return undefined
  if (row.some((one, at) => row.slice(0, at).some((other) => likeness(one.rest, other.rest) > 0.5)))
    return undefined
  const texts = row.map((one) => tell(one, 'past'))
  // Behind a "because" it is another that does the next thing.
  if (texts.slice(0, -1).some((text) => OPENS_CLAUSE.test(text))) return undefined
  const [, last = ''] = /\sand\s([a-z]+)\s/.exec(texts.at(-1) ?? '') ?? []
  const told = verbIn(last, 'past')?.isWork ? texts.join(', ') : inARow(texts)
  return countWords(told) <= BREATH ? told : undefined
}

const OPENS_CLAUSE = /\b(?:because|since|as|which|that|who|where|when|if|while|so)\b/

/** Where a deed stands in its sentence. */
function placeOf({ clause, rest, source }: Deed): number {
  const [first = ''] = rest.split(/[,\s]/)
  return source.body.search(new RegExp(`\\b${clause.verb.forms.s}\\s(?:\\w+ly\\s)?${escaped(first)}`, 'i'))
}

function escaped(text: string): string {
  return text.replace(/[^\w\s]/g, '\\$&')
}
