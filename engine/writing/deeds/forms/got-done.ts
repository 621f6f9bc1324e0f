import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { type Verb, type VerbForm, verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { GRANTED } from '../refused/no-deed.ts'

/** A thing, and what was done to it: "the lamps mounted on the gate", "a new table set up". */
const THING =
  '((?:the|an?|my|our|all|both|some|two|three|four|\\d+|[A-Z][\\w.-]*)(?:\\s(?!(?:to|that|which|who|and|or|so|but|not|is|are|was|were|it|them|I|we)\\b)[\\w./\'"-]+){0,8}?)'
const DONE =
  '\\s(set ?up|[a-z]+(?:ed|en|wn|ilt|ent|ung|ought|ound)|cut|put)(?=\\s(?:on|in|onto|to|for|with|at|into|from|and|using|as|by|over|via|today|this|last|so|before|after|when|while)\\b|[.,;!]|$)'
const GOT = lean(`^${THING}${DONE}`)
const GETTING = lean(`\\bgetting\\s${THING}${DONE}`)

/** What others do, and what happens to a thing: "got the patch approved", "got the wheel stuck". */
const NOT_OURS =
  /^(?:merge|review|release|start|stick|lose|break|hurt|do|go|be|have|get|see|use|need|want|require|involve|confuse|interest)$/

function partsOf(match: RegExpExecArray | null): { verb: Verb; up: string; thing: string } | undefined {
  const [, thing = '', word = ''] = match ?? []
  const isSetUp = /^set ?up$/.test(word)
  const verb = verbIn(isSetUp ? 'set' : word, 'participle')
  if (!verb?.isWork || GRANTED.test(verb.base) || NOT_OURS.test(verb.base)) return undefined
  // "Got the lamps fully mounted".
  return {
    verb,
    up: isSetUp ? 'up ' : '',
    thing: thing.replace(/\s(?:finally|fully|properly|successfully|all|now)$/, ''),
  }
}

/** "Got the lamps mounted and the wires re-laid": a second thing. */
const AND_DONE =
  /^\sand\s((?:(?!(?:then|also|to|it|they|we|I)\s)[\w-]+\s){1,4}?)([a-z-]+(?:ed|en|wn|ilt|ent|id))(?=[.,;]?$|\s(?:to|on|in|from|with|for|so|by|at)\s)/

/** "Got the lamps mounted on the gate": they were mounted. */
export function gotDone(clause: Clause): Clause | undefined {
  if (clause.verb.base !== 'get' || clause.isNegated) return undefined
  const match = GOT.exec(clause.rest)
  const parts = partsOf(match)
  // "Got the lamp mounted and glowing" holds two things that are true of it.
  if (!match || !parts || /^\sand\s[a-z]+ing\b/.test(clause.rest.slice(match[0].length))) return undefined
  const form: VerbForm = clause.form === 'base' || clause.form === 'ing' ? clause.form : 'past'
  const after = clause.rest.slice(match[0].length).replace(AND_DONE, (whole, thing: string, word: string) => {
    const verb = verbIn(word.replace(/^re-/, 're'), 'participle') ?? verbIn(word, 'participle')
    return verb?.isWork
      ? ` and ${form === 'past' ? verb.forms.past : verb.forms[form]} ${thing.trim()}`
      : whole
  })
  const rest = `${parts.up}${parts.thing}${after}`
  return { ...clause, verb: parts.verb, form, rest }
}

const GOT_FROM_TO =
  /^((?:[\w-]+'s|(?!an?\b|some\b|one\b)[a-z-][\w'-]*)\s(?:[\w'-]+\s){0,4}?)(?:(?:down|up)\s)?(?=from\s[~$]?(\d[\d.,]*)(\s?[%a-zA-Z]{0,8})\sto\s[~$]?(\d[\d.,]*)\3(?![\w%]))/

/** "Got the coverage from 45% to 70%": it was raised. */
export function gotFromTo(clause: Clause): Clause | undefined {
  if (clause.verb.base !== 'get' || clause.isNegated) return undefined
  const [whole = '', thing = '', from = '', , to = ''] = GOT_FROM_TO.exec(clause.rest) ?? []
  const [before, after] = [from, to].map((figure) => Number(figure.replaceAll(',', '')))
  const verb = verbOf((after ?? 0) > (before ?? 0) ? 'raise' : 'reduce')
  return thing && verb && before !== after
    ? { ...clause, verb, rest: `${thing.trimEnd()} ${clause.rest.slice(whole.length)}` }
    : undefined
}

/** "Worked on getting the lamps mounted": on mounting them. */
export function withoutGetting(rest: string): string {
  if (!rest.includes('getting ')) return rest
  let text = rest
  // One after the other, as often as a sentence may have it.
  for (let round = 0; round < 3; round++) {
    const match = GETTING.exec(text)
    const parts = partsOf(match)
    if (!match || !parts) return text
    text = `${text.slice(0, match.index)}${parts.verb.forms.ing} ${parts.up}${parts.thing}${text.slice(match.index + match[0].length)}`
  }
  return text
}
