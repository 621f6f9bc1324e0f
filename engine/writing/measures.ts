import { verbIn } from '../text/verbs.ts'
import { withArticles } from './articles.ts'
import { isPlural } from './plural.ts'
import { capitalise, countWords, tidyClause, uncapitaliseNoun } from './tidy.ts'

/** Something that was measured, as it follows a deed ("load falling to 3") and as a statement of its own ("load fell to 3"). */
export type Measure = { phrase: string; statement: string; kind: 'turn' | 'named' | 'move' | 'gain' }

const UNIT =
  '(?:\\s?%|\\s?\u00b0[CF]|[a-zA-Z]{1,4}\\b|\\s(?!(?:and|now|was|is|in|on|to|of|for|at|by|but|so|the|a|an|per|as|up|or|it|we|I|with|when|after|than|then|used|before|from|instead|down|which)\\b)[a-zA-Z\u00b5\u03bc/]{1,8}\\b)?(?:/[a-z]{1,6}\\b|\\s(?:a|per)\\s[a-z]+\\b)?'
const HEDGE =
  '(?:(?:about|around|only|just|under|over|below|roughly|nearly|almost|(?:fewer|less|more) than|at (?:least|most)|up to)\\s)?'
const WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety)\\b'
const FIGURE = `(?:${HEDGE}(?:[~\u2248<>]?[$\u20ac\u00a3]?\\d[\\d.,]*(?<![.,])|${WORD})${UNIT}|an?\\s(?:whole\\s)?(?:second|minute|hour|day|week|month|morning|afternoon|evening|night|year)\\b)`
const END = `(?:${FIGURE}|zero|none|nothing|half)`
const THING =
  '((?!(?:it|this|that|they|we|I|you|there|he|she|now|was|were|is|are|which|who|what|if|when|after|before|so|but|and|to|still|also|for|in|on|at|by|with|from|as|because|since|until|while|although|of|than|or|not|no)\\s)(?:(?!(?:is|are|was|were|and|or|but|which|that|who|go|goes|went|fell|dropped|get|gets|got|come|comes|came|stays?|stayed|does|did|has|have|had|can|will|would|could|should|not|never|if|when|because|so|we|I|it|they)\\s)[^\\s,;:()]+\\s){1,6}?)(?<!\\s(?:in|at|to|on|by|for|from|of|with|back|under|over|than|about|up|down)\\s)'
const NEXT = '(?=,?\\sand\\s|[,;]\\s|$)'

type Form = {
  kind: Measure['kind']
  pattern: RegExp
  tell: (match: string[]) => [phrase: string, statement: string]
}

const be = (thing: string): string => (isPlural(thing.trim()) ? 'are' : 'is')
const form = (kind: Measure['kind'], pattern: string, tell: Form['tell']): Form => ({
  kind,
  pattern: new RegExp(`^${pattern}${NEXT}`, 'i'),
  tell,
})

const MOVES =
  'went|goes|go|fell|falls|dropped|drops|decreased|decreases|increased|increases|improved|improves|rose|rises|grew|shrank|climbed|jumped'
const DOES =
  'runs?|loads?|takes?|starts?|finish(?:es)?|boots?|renders?|responds?|compiles?|builds?|completes?|ran|loaded|took|started|finished|booted'

/** "Twice as fast", "half as long", "30% smaller": by how much a thing is better. */
export const BETTER_BY =
  '(?:twice|(?:two|three|four|five|six|ten) times|\\d+(?:\\.\\d+)?\\s?(?:x|times)) as (?:fast|quick|responsive|accurate|stable|cheap|reliable)|half as (?:long|big|large|slow|expensive|heavy|loud|many)|\\d+(?:\\.\\d+)?\\s?(?:x|%|times)\\s(?:faster|quicker|shorter|smaller|cheaper|lighter|quieter|more accurate)'

const FORMS: readonly Form[] = [
  // "Was 900 ms, now 50 ms."
  form(
    'turn',
    `(?:it\\s)?(?:was|used to be)\\s(${FIGURE})(?:\\sbefore)?(?:,|,?\\s(?:and|but)(?:\\sis)?)\\snow\\s(?:it's\\s|it is\\s)?(${FIGURE})`,
    ([, from, to]) => [`from ${from} to ${to}`, `it was ${from} and is now ${to}`],
  ),
  form(
    'turn',
    `now\\s(?:it's\\s|it is\\s)?(${FIGURE}),\\s(?:was|used to be)\\s(${FIGURE})(?:\\sbefore)?`,
    ([, to, from]) => [`from ${from} to ${to}`, `it was ${from} and is now ${to}`],
  ),
  // "Sleep current is 3 uA now, was 48 uA."
  form(
    'named',
    `${THING}(?:(?:is|are)\\s)?(?:now\\s)?(?:at\\s)?(${FIGURE})(?:\\snow)?,\\s(?:before\\s|previously\\s)?(?:it\\s)?(?:was|were|used to be|previously)\\s(?:at\\s)?(${FIGURE})(?:\\s(?:before|previously))?`,
    ([, thing = '', to, from]) => [
      `${thing}now ${to} instead of ${from}`,
      `${thing}${be(thing)} now ${to} and ${isPlural(thing.trim()) ? 'were' : 'was'} ${from} before`,
    ],
  ),
  // "Click rate was 3%, compared with 17% before."
  form(
    'named',
    `${THING}(is|are|was|were)\\s(?:now\\s)?(?:at\\s)?(${FIGURE})(?:\\snow)?,?\\s(?:compared (?:to|with)|versus|vs\\.?|as against|down from|up from)\\s(${FIGURE})(?:\\s(?:before|previously|earlier))?`,
    ([, thing = '', verb, to, from]) => [
      `${thing}at ${to} instead of ${from}`,
      `${thing}${verb} ${to}, compared with ${from} before`,
    ],
  ),
  // "Around 300 failed orders per month before, now fewer than 10."
  form(
    'named',
    `(${HEDGE}\\d[\\d.,]*)\\s((?:(?!before\\b)[a-z-]+\\s){1,4}?(?:(?:a|per)\\s[a-z]+\\s)?)(?:before|previously),?\\s(?:and\\s|but\\s)?now\\s(?:only\\s)?(${HEDGE}(?:\\d[\\d.,]*(?<![.,])|${WORD}))`,
    ([, from = '', things = '', to]) => [
      `${to} ${things}instead of ${from.toLowerCase()}`,
      `there are now ${to} ${things}instead of ${from.toLowerCase()}`,
    ],
  ),
  // "Build time now 6 min (was 18)."
  form(
    'named',
    `${THING}(?:(?:is|are)\\s)?(?:now\\s)?(?:at\\s)?(${FIGURE})(?:\\snow)?\\s\\((?:it\\s)?(?:was|were|used to be|previously|before)\\s(?:at\\s)?(${FIGURE})(?:\\sbefore)?\\)`,
    ([, thing = '', to, from]) => [
      `${thing}now ${to} instead of ${from}`,
      `${thing}${be(thing)} now ${to} and ${isPlural(thing.trim()) ? 'were' : 'was'} ${from} before`,
    ],
  ),
  // "Storage was 4 TB, now 1 TB."
  form(
    'named',
    `${THING}(?:was|were|used to be)\\s(?:at\\s)?(${FIGURE})(?:\\sbefore)?(?:,|,?\\s(?:and|but)(?:\\s(?:is|are))?)\\snow\\s(?:it's\\s|it is\\s|only\\s)?(${FIGURE})`,
    ([, thing = '', from, to]) => [
      `${thing}now ${to} instead of ${from}`,
      `${thing}${be(thing)} now ${to} and ${isPlural(thing.trim()) ? 'were' : 'was'} ${from} before`,
    ],
  ),
  // "AUC is 0.87, the old one had 0.79."
  form(
    'named',
    `${THING}(is|are|was|were)\\s(?:now\\s)?(${FIGURE})(?:\\snow)?,\\s(?:while\\s)?(the\\s(?:old|previous|former|last)\\s(?:[a-z]+\\s){1,2}(?:had|was|got|reached|took|needed|scored))\\s(${FIGURE})`,
    ([, thing = '', verb, to, old, from]) => [
      `${thing}at ${to} instead of ${from}`,
      `${thing}${verb} ${to}, and ${old} ${from}`,
    ],
  ),
  // "Annual bill down from 40k to 12k", "error rate back to 0.2%".
  form(
    'named',
    `${THING}((?:back\\s)?(?:down|up)\\s(?:from\\s${FIGURE}\\s)?(?:to|by)\\s${END}|(?:down|up)\\s(?:from\\s)?${FIGURE}|back\\s(?:to|under|below|at)\\s${END})`,
    ([, thing = '', how]) => [`${thing}${how}`, `${thing}${be(thing)} ${how}`],
  ),
  // "Failure rate now 1.5%."
  form('named', `${THING}(?:(?:is|are)\\s)?now\\s(?:at\\s)?(${FIGURE}|zero)`, ([, thing = '', to]) => [
    `${thing}now ${to}`,
    `${thing}${be(thing)} now ${to}`,
  ]),
  // "Complaints went down 70%", "charges dropped from 20 a month to none".
  form(
    'move',
    `${THING}(now\\s)?(${MOVES})\\s((?:down\\s|up\\s)?(?:(?:from\\s${FIGURE}\\s(?:down\\s|up\\s)?)?to\\s${END}|by\\s(?:more than\\s)?${END}|(?<=(?:down|up)\\s)${FIGURE})(?:\\s(?:in|on|for|within|at|per)\\s(?:[\\w-]+\\s?){1,4}?)?)`,
    ([, thing = '', now = '', does = '', how]) => [
      `${thing}${now ?? ''}${gerund(does)} ${how}`,
      `${thing}${now ?? ''}${does} ${how}`,
    ],
  ),
  // "Pages load twice as fast now", "suite runs in 11 min instead of 26".
  form(
    'move',
    `${THING}(now\\s)?(${DOES})\\s((?:in\\s|at\\s)?${FIGURE}\\sinstead of\\s${FIGURE}|(?:twice|half|three times|four times|\\d+(?:\\.\\d+)?\\s?(?:x|times)) as (?:fast|quickly|long|much|many|often)(?:\\sas before)?|\\d+(?:\\.\\d+)?\\s?(?:x|%|times)\\s(?:faster|quicker|shorter|less))(\\snow)?`,
    ([, thing = '', now = '', does = '', how, later]) => [
      `${one(thing)}${now || later ? 'now ' : ''}${gerund(does)} ${how}`,
      `${one(thing)}${now || later ? 'now ' : ''}${does} ${how}`,
    ],
  ),
  // "Reads are twice as fast", "the image is 40% smaller than before".
  form(
    'move',
    `${THING}(is|are|was|were)\\s(now\\s)?(${HEDGE}(?:${BETTER_BY})(?:\\s(?:as|than)\\s(?:before|it was|(?:the|our|my) (?:old|previous|former|last) [a-z-]+))?)(\\snow)?`,
    ([, thing = '', verb, now, how, later]) => [
      `${thing}${now || later ? 'now ' : ''}${how}`,
      `${thing}${verb} ${now || later ? 'now ' : ''}${how}`,
    ],
  ),
  // "5x throughput", "40% less memory".
  form(
    'gain',
    `(\\d+(?:\\.\\d+)?\\s?(?:x|\u00d7)\\s(?:(?:the|more|less|higher|lower|better|faster)\\s)?(?:[a-z-]+\\s){0,2}(?:throughput|speed|capacity|bandwidth|performance|traffic|conversions?|coverage)|\\d+(?:\\.\\d+)?\\s?%\\s(?:fewer|less|more|lower|higher)\\s(?:[a-z-]+\\s){0,2}[a-z-]+)`,
    ([, gain = '']) => [gain, `this brought ${gain}`],
  ),
]

/** "Suite" alone, which runs: there is one. */
function one(thing: string): string {
  return /^[a-z]+ $/.test(thing) && !isPlural(thing.trim()) ? `the ${thing}` : thing
}

function gerund(word: string): string {
  return verbIn(word.toLowerCase(), 's', 'past', 'base')?.forms.ing ?? word
}

const MEASURED = new RegExp(`\\d|\\b(?:twice|half|zero|none|${WORD})\\b`, 'i')

/** All that a sentence tells as measured, where it tells nothing else. */
export function readMeasures(body: string): readonly Measure[] {
  const text = tidyClause(body)
  if (!MEASURED.test(text)) return []
  const found: Measure[] = []
  let rest = text
  while (rest) {
    const match = FORMS.map((one) => ({ one, told: one.pattern.exec(rest) })).find(({ told }) => told)
    if (!match?.told) return []
    const [phrase, statement] = match.one.tell(match.told)
    found.push({
      kind: match.one.kind,
      phrase: uncapitaliseNoun(phrase),
      statement: uncapitaliseNoun(statement),
    })
    rest = rest.slice(match.told[0].length).replace(/^(?:,?\sand\s|[,;]\s)/, '')
  }
  return found
}

const RISEN = /\s(?:rising|increasing|growing|climbing|jumping|(?:going )?up)\s/
const UNWANTED =
  /^(?:\S+\s){0,4}?(?:errors?|failures?|fail(?:ed|ing)|latency|bugs|tickets?|complaints|crash(?:es)?|time-?outs|memory|cpu|disk|usage|times?|costs?|bills?|spend|load|lag|churn|attrition|downtime|size|drop-offs?|bounce)\s/i

/** Whether there is more of what nobody wants, which is nothing to end a bullet with. */
export function tellsWorse(body: string): boolean {
  return readMeasures(body).some(({ phrase }) => RISEN.test(phrase) && UNWANTED.test(phrase))
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
  if (all.length === 0 || all.every(({ kind }) => kind === 'move')) return undefined
  return `${capitalise(listed(all.map(({ statement }) => withItsArticle(statement))))}.`
}

function withItsArticle(statement: string): string {
  const said = withArticles(capitalise(statement))
  return said.startsWith('The ') ? `the ${said.slice('The '.length)}` : statement
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
