import type { Prose } from '../../facts/fields/prose.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import { type BothSides, bothSides } from './two-sides.ts'

const OF_CHANGE = '(?:this|the) (?:pr|pull request|change|patch|fix|commit|branch)'
/** "Before" and "on main" are one side, "after" and "with this patch" the other. */
const OLD = `(?:before(?: ${OF_CHANGE})?|old|previous(?:ly)?|current(?:ly)?|baseline|base|master|main|develop|trunk|without ${OF_CHANGE})`
const NEW = `(?:after(?: ${OF_CHANGE})?|new|now|this (?:pr|branch|change|patch|commit|version)|pr|patched|with ${OF_CHANGE})`
const headed = (side: string) =>
  new RegExp(
    `^(?:(?:on|in|with|for)\\s)?(?:the\\s)?${side}(?:\\s(?:branch|version|code|results?|build))?(?:\\s\\([^()]{1,60}\\))?\\s?:?$`,
    'i',
  )
const OLD_SIDE = headed(OLD)
const NEW_SIDE = headed(NEW)

type Side = 'old' | 'new'

/** How far above a figure its side may be named. */
const REACH = 8

/** On which side a line stands: by the heading above it, or by the line that announces it. */
function sideOf(all: readonly Weighed[], at: number): Side | undefined {
  const above = all.slice(Math.max(0, at - REACH), at).findLast(({ body }) => body.endsWith(':'))
  const heading = all[at]?.sentence.headings.at(-1) ?? ''
  const head = above?.sentence.headings.at(-1) === heading || !heading ? (above?.body ?? heading) : heading
  return OLD_SIDE.test(head) ? 'old' : NEW_SIDE.test(head) ? 'new' : undefined
}

const AMOUNT =
  '([~\u2248<>]?[$\u20ac\u00a3]?\\d[\\d.,]*(?<![.,])(?:\\s?(?:%|[A-Za-z\u00b5\u03bc]{1,12}(?:/[a-z]{1,8})?))?)'
/** "memory peak: 16.4 GB", "throughput = 900 req/s (three runs)". */
const LABELLED = new RegExp(
  `^((?:[A-Za-z][\\w./-]*\\s){0,3}[A-Za-z][\\w./-]*)\\s?[:=]\\s?${AMOUNT}\\.?(?:\\s\\([^()]*\\))?$`,
)
/** What a shell says how long it took. */
const TIMED = /^real\s+(\d+m[\d.,]+s)$/
const REAL = /^(\d[\d.]*) real$/
/** What a server or a test run says how long it took. */
const PRINTED = /^(\d{3}(?: [A-Za-z]+){0,3} )?in:? (\d[\d.,]*\s?[a-z\u00b5]+(?:\s?\d[\d.]*\s?s)?)$/
/** "The import took 42 s": of the thing, or of what is measured in it. */
const TOOK = new RegExp(
  `^(?:the\\s|an?\\s)?((?:[\\w./-]+\\s){1,4}?)(?:now\\s)?(?:takes?|took|needs?|needed|uses?|used|(?:runs?|ran) (?:in|at)|is|was)\\s(?:(?:only|about|around|roughly)\\s)?${AMOUNT}(?=$|[.,;]|\\s(?:and|on|for|with|in)\\b)`,
  'i',
)

/** "On main: 41 s" names the side itself, and nothing that was measured. */
function isSide(thing: string): boolean {
  return OLD_SIDE.test(thing) || NEW_SIDE.test(thing) || /^(?:on|in|with|for)$/i.test(thing)
}

type Measured = { thing: string; label: string; figure: string }

function measuredIn(body: string): Measured | undefined {
  const seconds = REAL.exec(body)?.[1]
  const timed = TIMED.exec(body)?.[1] ?? (seconds && `${seconds} s`)
  if (timed) return { thing: 'run time', label: 'real', figure: timed }
  const [, response = '', printed = ''] = PRINTED.exec(body) ?? []
  if (printed) return { thing: response ? 'response time' : '', label: 'printed', figure: printed }
  const [, thing = '', figure = ''] = LABELLED.exec(body) ?? TOOK.exec(body) ?? []
  const name = thing.trim()
  if (!name || /^(?:it|this|that|they|there|we|I|which)$/i.test(name)) return undefined
  return { thing: name, label: name.toLowerCase(), figure }
}

/** What was measured on both sides, in the order of the text. */
export function measuredOnBothSides(prose: Prose): BothSides[] {
  const { all } = prose
  const both = bothSides(prose)
  const lines = all.flatMap((one, at) => {
    if (!/\d/.test(one.body) || one.sentence.kind === 'title') return []
    const side = sideOf(all, at)
    const measured = side && measuredIn(one.body)
    return measured && !isSide(measured.thing) ? [{ one, side, ...measured }] : []
  })
  const before = lines.filter(({ side }) => side === 'old')
  const apart = before.flatMap(({ one, thing, label, figure }) => {
    const same = lines.filter((line) => line.label === label)
    const after = same.find(({ side }) => side === 'new')
    // Of several lines with the same label nobody knows which two belong together.
    if (!after || same.length > 2 || after.figure === figure) return []
    return [{ thing, from: figure, to: after.figure, sources: [one, after.one] }]
  })
  return [
    ...both,
    ...apart.filter(({ sources }) => !both.some((pair) => pair.sources.some((one) => sources.includes(one)))),
  ]
}
