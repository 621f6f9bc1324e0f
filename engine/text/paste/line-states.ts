import { lean } from '../../lean.ts'

const DONE =
  '(?:all )?(?:done|finished|completed?|merged|shipped|released|deployed|delivered|closed|resolved|live(?: in prod(?:uction)?)?|in prod(?:uction)?|ready|100 ?%)'
const OPEN =
  "(?:(?:still |currently |work )?in (?:progress|review|test(?:ing)?|qa|development|code review)|wip|ongoing|on-going|started|doing|under ?way|to-?do|to do|tbd|(?:not|isn't) (?:yet )?(?:started|done|finished|ready)(?: yet)?|(?:half|almost|nearly|partly|partially|mostly) (?:done|finished|complete|there|ready)|planned|pending|blocked|on hold|paused|postponed|delayed|cancell?ed|dropped|carr(?:y|ied) ?over|next (?:week|sprint|month)|tomorrow|(?:moved|pushed|slipped) to (?:the )?next (?:week|sprint|month)|waiting(?: (?:for|on) [^()[\\]]{2,40})?|blocked (?:by|on) [^()[\\]]{2,40})"
const SHARE = '\\d{1,2} ?%(?: done| complete)?'

/** "- Paint the gate (done)", "- Paint the gate - in review", "- Paint the gate: 60%": how far it got, behind what is done. */
const BEHIND = lean(
  `(?:[ \\t]?[[(](?:status: ?)?(?:(${DONE})|(${OPEN})|(${SHARE}))[\\])]|(?:[:,;]|[ \\t]{1,4}(?:[-=]{0,3}>|[-\u2013\u2014|\u2192]))[ \\t]{1,4}(?:status: ?)?(?:(${DONE})|(${OPEN})|(${SHARE})))[.!]?[ \\t]*$`,
  'i',
)
/** "- [WIP] paint the gate" tells it in front. */
const IN_FRONT = lean(`^[[(](?:(${DONE})|(${OPEN})|(${SHARE}))[\\])][ \\t:]*[ \\t](?=\\S)`, 'i')
const MARK = /^([ \t]*)((?:[-*+\u2022\u00b7]|\d{1,2}[.)])[ \t]+)?/
/** A heading, a row, a quote or a box that says it already. */
const OTHER = /^[ \t]*(?:#|\||>|(?:[-*+\u2022][ \t]+)?\[[ xX]?\]|`{3})/
/** No state takes more characters. */
const TAIL = 90
/** What is told of needs so many words. */
const WORDS = 2

type State = { mark: string; indent: string; from: number; to: number; how: 'done' | 'open' | 'share' }

/** A list whose lines say how far each thing got: what is done without that, what is not yet as an empty box. */
export function fromLineStates(text: string): string {
  if (!/\n/.test(text)) return text
  const lines = text.split('\n')
  const states = lines.map(stateOf)
  const isSaid = states.some((state) => state?.how === 'done' || state?.how === 'open')
  const isList = states.filter(Boolean).length > 1
  return lines
    .map((line, at) => {
      const state = states[at]
      if (!state || (state.how === 'share' && !isSaid) || (!state.mark && !isList)) return line
      return withState(line, state)
    })
    .join('\n')
}

function stateOf(line: string): State | undefined {
  if (OTHER.test(line)) return undefined
  const [open = '', indent = '', mark = ''] = MARK.exec(line) ?? []
  const front = IN_FRONT.exec(line.slice(open.length))
  const cut = Math.max(0, line.length - TAIL)
  const behind = front ? undefined : BEHIND.exec(line.slice(cut))
  const found = front ?? behind
  if (!found) return undefined
  const [from, to] = front
    ? [open.length, open.length + front[0].length]
    : [cut + (behind?.index ?? 0), line.length]
  const told = front ? line.slice(to) : line.slice(open.length, from)
  if (told.trim().split(/\s+/).length < WORDS || /[.!?]\s/.test(told)) return undefined
  const groups = found.slice(1)
  const at = groups.findIndex((group) => group !== undefined) % 3
  return { mark, indent, from, to, how: at === 0 ? 'done' : at === 1 ? 'open' : 'share' }
}

function withState(line: string, { mark, indent, from, to, how }: State): string {
  const isFront = from === indent.length + mark.length
  if (isFront)
    return line.slice(0, from) + (how === 'done' ? '[x]' : '[ ]').padEnd(to - from) + line.slice(to)
  if (how === 'done') return line.slice(0, from) + ' '.repeat(to - from)
  return mark
    ? `${indent}${'\u23f3'.padEnd(mark.length)}${line.slice(indent.length + mark.length, from)}${' '.repeat(to - from)}`
    : ' '.repeat(line.length)
}
