import { lean } from '../../lean.ts'
import { onceForText } from '../../once.ts'
import { NUMBER_WORD } from '../../text/figures/amount.ts'
import { growthOf } from '../../text/figures/growth.ts'
import { sortByOpenings } from '../../text/patterns/word-openings.ts'
import { withArticles } from '../sentence/articles.ts'
import { capitalise, countWords, tidyClause, uncapitaliseNoun } from '../sentence/tidy.ts'
import { BROUGHT, FORMS, type Form, type Measure } from './measure-forms.ts'

const formsCalledFor = sortByOpenings(FORMS.map(({ pattern }) => pattern))

/** "Back to zero by 4:15": at what hour is no part of the measure. */
const BY_WHEN =
  /(?<=\b(?:zero|none|normal|\d\S*))\s(?:by|at|around)\s(?:\d{1,2}[:.]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m|noon|midnight)$/i

/** "Loading time: 21s -> 13s", "failure rate: 0.2%". */
const LABELLED =
  /^((?!(?:before|after|now|old|new|was|today|total|baseline|previous|original|initial|control)\b)[A-Za-z][\w%/ -]{2,40}?):\s(?=[~<]?[$\u20ac\u00a3]?\d)/i

const MEASURED = new RegExp(`\\d|\\b(?:twice|half|zero|none|${NUMBER_WORD})\\b`, 'i')

const HAS_VERB =
  /\s(?:took|takes|needed|needs|lasted|lasts|cost|costs)\s(?:(?:up to|at (?:least|most)|more than|less than|over|under|about|around|nearly|almost|roughly)\s)?[~<>]?\d/

/** All that a sentence tells as measured, where it tells nothing else. */
export const readMeasures = onceForText((body: string): readonly Measure[] => {
  const text = tidyClause(body)
    .replace(BY_WHEN, '')
    .replace(LABELLED, '$1 ')
    .replace(/(?<=\d.*)\brather than\b/, 'instead of')
  if (!MEASURED.test(text)) return []
  const found: Measure[] = []
  let rest = text
  while (rest) {
    const match = firstForm(rest)
    if (!match) return []
    const [phrase, statement] = match.form.tell(match.told)
    // "Searching for a guest took up to 12 s": the verb was taken for a part of the thing.
    if (HAS_VERB.test(phrase)) return []
    found.push({
      kind: match.form.kind,
      phrase: uncapitaliseMeasure(phrase),
      statement: uncapitaliseMeasure(statement),
    })
    rest = rest.slice(match.told[0].length).replace(/^(?:,?\sand\s|[,;]\s)/, '')
  }
  return found
})

/** "Average CI time" begins with no name. */
function uncapitaliseMeasure(text: string): string {
  return /^(?:Average|Total|Median|Mean|Peak|Overall|Typical|Maximum|Minimum)\s/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : uncapitaliseNoun(text)
}

function firstForm(text: string): { form: Form; told: RegExpExecArray } | undefined {
  const called = formsCalledFor(text)
  for (const [at, form] of FORMS.entries()) {
    const told = called[at] ? form.pattern.exec(text) : undefined
    // What grows may be a range: "ambient temperature 5 \u00b0C to 40 \u00b0C".
    if (told && !(form.isRange && growthOf(told[2] ?? '', told[3] ?? '') > 0)) return { form, told }
  }
  return undefined
}

/** What was measured as a phrase that can follow a deed: in brackets where nothing says of what, else ", with ...". */
export function measuredPhrase(body: string, most: number): string | undefined {
  const all = readMeasures(body)
  const [first] = all
  if (
    !first ||
    (all.length === 1 &&
      first.kind === 'move' &&
      !/\bas\b|\sinstead of\s|\bto (?:zero|none|nothing)/.test(first.phrase))
  )
    return undefined
  if (first.kind === 'turn') return ` (${first.phrase})`
  const told = all.filter(({ kind }) => kind !== 'turn').map(({ phrase }) => phrase)
  while (told.length > 1 && countWords(told.join(' ')) > most) told.pop()
  return `, with ${listed(told.map((phrase) => withArticles(`with ${phrase}`).slice('with '.length)))}`
}

/** What was measured as a sentence, where the text leaves out its verbs. */
export function measuredStatement(body: string): string | undefined {
  const all = readMeasures(body)
  const isWhole = all.every(
    ({ kind, phrase }) => kind === 'move' && !/,\s(?:was|used)\s/.test(body) && phrase,
  )
  if (all.length === 0 || isWhole || all.some(({ statement }) => TORN.test(statement))) return undefined
  const told = all.map(({ statement }) => withItsArticle(statement))
  // "This brought A and B".
  const rest = told.slice(1).map((one) => (told[0]?.startsWith(BROUGHT) ? one.replace(BROUGHT, '') : one))
  return `${capitalise(listed([...told.slice(0, 1), ...rest]))}.`
}

/** "The switch bounced for is up to 8 ms": what was measured has a verb of its own. */
const TORN = lean(/\s(?:for|in|at|of|to|by|with|from|on|about)\s(?:is|are|was|were|went)\s/)

function withItsArticle(statement: string): string {
  const said = withArticles(capitalise(statement))
  return said.startsWith('The ') ? `the ${said.slice('The '.length)}` : statement
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
