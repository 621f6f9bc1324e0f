import { guessPast, type Verb, type VerbForm, verbIn } from './verbs.ts'

const NEXT = /^,\s(?!and\s)([a-z-]+)(?=,|\sand\s)/
const LAST =
  /^(,?\sand(?:\s(?:then|also|later|finally|eventually))?\s)([a-z-]+)(,?)(?=\s(?:the|an?|our|my|its|their|all|both|this|two|three|\d|[A-Z]|[a-z-]+\s))/

const FINDS = /^(?:find|discover|spot|identify|locate|uncover|catch|diagnose)$/
/** What is less than the deed that follows it. */
const GETS = /^(?:buy|purchase|order|pick|choose|research|download)$/

/** "Designed, built and shipped a X": the verbs as one, and what follows the last of them. */
export function readSeries(first: Verb, after: string): { verb: Verb; after: string } | undefined {
  const isFound = FINDS.test(first.base)
  const isLess = isFound || GETS.test(first.base)
  // "Found and fixed a leak", "bought and fitted a pump"; other pairs are read as they stand.
  if (!after.startsWith(',') && !(isLess && after.startsWith(' and '))) return undefined
  const verbs = [first]
  let rest = after
  for (let next = NEXT.exec(rest); next && verbs.length < 4; next = NEXT.exec(rest)) {
    const verb = pastOf(next[1] ?? '')
    if (!verb) return undefined
    verbs.push(verb)
    rest = rest.slice(next[0].length)
  }
  const last = LAST.exec(rest)
  const verb = pastOf(last?.[2] ?? '')
  if (!last || !verb) return undefined
  // "Proposed, and then built, X" is told without its commas.
  const joint = verbs.length === 1 ? (last[1] ?? '').replace(/^,/, '') : (last[1] ?? '')
  const told = (form: VerbForm) =>
    `${verbs.map(({ forms }) => forms[form]).join(', ')}${joint}${verb.forms[form]}`
  const forms = {
    base: told('base'),
    s: told('s'),
    past: told('past'),
    // What was found and fixed is fixed.
    participle: isFound ? verb.forms.participle : told('participle'),
    ing: told('ing'),
  }
  // What was found is less than what was done about it.
  const base = isLess ? verb.base : first.base
  return { verb: { base, isWork: verb.isWork, forms }, after: rest.slice(last[0].length) }
}

function pastOf(word: string): Verb | undefined {
  const verb = verbIn(word, 'past') ?? guessPast(word)
  return verb?.isWork ? verb : undefined
}

/** Whether a text begins with such verbs. */
export function opensWithSeries(text: string): boolean {
  const word = /^[a-z-]+(?=,\s)/i.exec(text)?.[0] ?? ''
  const verb = word && pastOf(word.toLowerCase())
  return verb ? readSeries(verb, text.slice(word.length)) !== undefined : false
}
