import { countWords } from '../../sentence/tidy.ts'

/** "Stopped returning an error" because "the gate returned an error": whether a reason only says once more what the deed has said. */
export function saysAgain(reason: string, text: string): boolean {
  const when = / (?:when|if|while) .{8,}$/.exec(reason)?.[0]
  if (when && atAnyTime(text).includes(atAnyTime(when))) return true
  const said = rootsOf(text)
  const roots = [...rootsOf(reason)]
  const again = roots.filter((root) => said.has(root)).length
  return (
    again >= 3 &&
    (again / roots.length >= 0.6 || again >= said.size - 1) &&
    countWords(reason) <= countWords(text) + 8
  )
}

function atAnyTime(text: string): string {
  return text.replace(/ (?:is|are|was|were) /g, ' is ')
}

/** Its words without their ends: "returned" and "returning" have one root. */
function rootsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu) ?? []
  return new Set(
    words.filter((word) => !LIGHT.has(word)).map((word) => word.replace(END, '').replace(TWICE, '$1')),
  )
}

const END = /(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u
/** "Dropped" and "drops". */
const TWICE = /([bdgmnprt])\1$/
const LIGHT = new Set(
  'the and for with from that this into when was were are has have had its not all any but which after because noticing before while been being could did does where who than then'.split(
    ' ',
  ),
)
