import { lean } from '../../lean.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { verbIn } from './verbs.ts'

/** What stands before the first colon that ends a word, and an order or a name behind it. */
const LABEL = /^((?:[^:]|:(?=\S)){1,200}):\s+(?=[A-Za-z][a-z]+\s)/
/** "*) ", "[r21] ", "#72, #14: ", "4052 ": what a list of changes sets before its entry. */
const NUMBERED = /^(?:\*\)?\s|\[r?\d+\]\s|#\d+,\s|\d{3,7}\s)+/
/** "(open_gate, shut_gate)": the functions of a file, behind it or alone. */
const FUNCTIONS = /(?:^|\s)\([^()]+\)$/
/** "src/gate.c", "$(gate)", "--json", "open_gate()", "#72": what only code is written like. */
const CODE = /^(?:--[\w-]+|#\d+|&|(?=[^./_$(]*[./_$(])[\w./+*{}$()-]+)$/
/** "lamp", "lib-lamp", "lamp --json", "Tide view", "C++". */
const PLAIN = /^(?:[a-z][\w+-]{1,19}(?:\s(?:--)?[a-z][\w-]{1,15})?|[A-Z][\w+-]{1,19}(?:\s[\w+-]{2,15}){0,2})$/
/** Whose name, what is still to come, what was advised, and which version of a patch it was. */
const NO_PART = lean(
  /^(?:v\d.*|(?:my|our|your|the|this|that|these|key|main|first|last|next|in|on|at|for|to|if|when|how|why|what|who|where|option|approach|alternative|method|version|case|step|phase|stage|level|rule|policy|principle|practice|question|requirement|feature|request|objective|purpose|mission|challenge|exercise|assignment|homework|lesson|takeaway|moral|note|nb|notice|important|warning|caution|careful|attention|remember|suggestion|proposal|recommended|tip|hint|trick|example|usage|upstream|downstream|panic|error|syntax|input|output|default|expected|actual|always|never|please|pro|con|update|edit|week|day|sprint|monday|tuesday|wednesday|thursday|friday|saturday|sunday|all|both|everyone|everybody|team|me|we|you)s?(?:\s.*)?)$/i,
)

/** "src/gate.c (open_gate): ", "lamp: ", "#72: ": the part of a thing that stands before what was done to it, with its colon. */
export function partLabel(text: string): { name: string; end: number } | undefined {
  const [label = '', whole = ''] = LABEL.exec(text) ?? []
  const name = whole.trimEnd().replace(NUMBERED, '')
  return name && isPart(name) && !NO_PART.test(name) && !GIVEN_NAMES.has(name.toLowerCase())
    ? { name, end: label.length }
    : undefined
}

function isPart(name: string): boolean {
  if (PLAIN.test(name)) return true
  const files = name.replace(FUNCTIONS, '')
  return files === '' || files.split(/,?\s/).every((word) => CODE.test(word))
}

/** "lamp: fix the flicker": whether a line names a part, and then gives an order. */
export function opensOrderOfPart(line: string): boolean {
  const part = partLabel(line)
  const [word = ''] = /^[A-Za-z]+/.exec(line.slice(part?.end ?? 0)) ?? []
  return part !== undefined && verbIn(word.toLowerCase(), 'base')?.isWork === true
}
