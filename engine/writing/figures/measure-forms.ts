import { lean } from '../../lean.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { DEED_WORD, END, FIGURE, HEDGE, MEASURED_THING, NUMBER_WORD } from '../../text/figures/amount.ts'
import { isPlural } from '../../text/nouns/plural.ts'

/** Something that was measured, as it follows a deed ("load falling to 3") and as a statement of its own ("load fell to 3"). */
export type Measure = { phrase: string; statement: string; kind: 'turn' | 'named' | 'move' | 'gain' }

export const BROUGHT = 'this brought '

const THING = MEASURED_THING
const NEXT = '(?=,?\\sand\\s|[,;]\\s|$)'

export type Form = {
  kind: Measure['kind']
  pattern: RegExp
  /** Whether "5 to 40 degrees" could be meant by it. */
  isRange?: true
  tell: (match: string[]) => [phrase: string, statement: string]
}

const be = (thing: string): string => (isPlural(thing.trim()) ? 'are' : 'is')
/** "Memory falls from 9 GB to 3": the memory. */
const still = (thing: string): string =>
  thing.replace(/(?<=\s)(?:drops|falls|goes|shrinks|grows|rises|decreases|increases|improves)\s$/, '')
const form = (kind: Measure['kind'], pattern: string, tell: Form['tell']): Form => ({
  kind,
  pattern: lean(`^${pattern}${NEXT}`, 'i'),
  tell,
})

const MOVES =
  'went|goes|go|fell|falls|dropped|drops|decreased|decreases|increased|increases|improved|improves|rose|rises|grew|shrank|climbed|jumped'
const DOES =
  'runs?|loads?|takes?|starts?|finish(?:es)?|boots?|renders?|responds?|compiles?|builds?|completes?|opens?|(?:is|are) (?:up|ready|live|online)|ran|loaded|took|started|finished|booted'

/** "Twice as fast", "half as long", "30% smaller": by how much a thing is better. */
export const BETTER_BY =
  '(?:twice|(?:two|three|four|five|six|ten) times|\\d+(?:\\.\\d+)?\\s?(?:x|times)) as (?:fast|quick|responsive|accurate|stable|cheap|reliable)|half as (?:long|big|large|slow|expensive|heavy|loud|many)|\\d+(?:\\.\\d+)?\\s?(?:x|%|times)\\s(?:faster|quicker|shorter|smaller|cheaper|lighter|quieter|more accurate)'

export const FORMS: readonly Form[] = [
  // "Was 900 ms, now 50 ms."
  form(
    'turn',
    `(?:it\\s)?(?:was|used to be)\\s(${FIGURE})(?:\\sbefore)?(?:,|,?\\s(?:and|but)(?:\\sis)?)\\snow\\s(?:it's\\s|it is\\s)?(${FIGURE})`,
    ([, from, to]) => [`from ${from} to ${to}`, `it was ${from} and is now ${to}`],
  ),
  // "60 fps on the old phone now, was 25."
  form(
    'turn',
    `(${FIGURE})\\s((?:on|in|at|for|with)\\s[^,;:]{2,30}?)\\snow,\\s(?:it\\s)?(?:was|were|used to be)\\s(${FIGURE})`,
    ([, to, where, from]) => [`from ${from} to ${to} ${where}`, `it was ${from} and is now ${to} ${where}`],
  ),
  form(
    'turn',
    `now\\s(?:it's\\s|it is\\s)?(${FIGURE}),\\s(?:was|used to be)\\s(${FIGURE})(?:\\sbefore)?`,
    ([, to, from]) => [`from ${from} to ${to}`, `it was ${from} and is now ${to}`],
  ),
  // "Login takes 80 ms now, was 900 ms", "job finishes in 50 min, used to be 3 h".
  form(
    'move',
    `${THING}(now\\s)?(${DOES}|needs?|uses?|costs?)\\s((?:in\\s|at\\s)?${FIGURE})(\\snow)?,\\s(?:before\\s|previously\\s)?(?:it\\s)?(?:was|were|used to (?:be|take|need|use|cost)|took|needed)\\s(?:at\\s|in\\s)?(${FIGURE})(?:\\s(?:before|previously))?`,
    ([, thing = '', now, does = '', to, later, from]) => [
      `${one(thing)}${now || later ? 'now ' : ''}${gerund(does)} ${to} instead of ${from}`,
      `${one(thing)}${now || later ? 'now ' : ''}${does} ${to} instead of ${from}`,
    ],
  ),
  // "One pump handles 40k litres, was 6k".
  form(
    'move',
    `${THING}(?:now\\s)?(handles?|serves?|processe?s?|supports?|holds?)\\s(\\d[\\d.,]*[kM]?(?:\\s(?!(?:was|were|used)\\b)[a-z-]+){1,3}),\\s(?:it\\s)?(?:was|were|used to be|before it was)\\s(${FIGURE})`,
    ([, thing = '', does = '', many, from]) => [
      `${thing}now ${gerund(does)} ${many} instead of ${from}`,
      `${thing}now ${does} ${many} instead of ${from}`,
    ],
  ),
  // "A step used to take 820 ms, now it's 240".
  form(
    'move',
    `${THING}used to (take|need|use|cost)\\s(${FIGURE}),?\\s(?:(?:and|but)\\s)?now\\s(?:(?:it|they)(?:'s|'re|\\s(?:is|are|takes?|needs?|uses?|costs?))\\s)?(?:only\\s|just\\s)?(${FIGURE})`,
    ([, thing = '', does = '', from, to]) => [
      `${thing}now ${gerund(does)} ${to} instead of ${from}`,
      `${thing}now ${isPlural(thing.trim()) ? does : `${does}s`} ${to} instead of ${from}`,
    ],
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
  // "Click rate was 3%, compared with 17% before"; which of "3% vs 17%" came first, the text need not say.
  form(
    'named',
    `${THING}(is|are|was|were)\\s(?:now\\s)?(?:at\\s)?(${FIGURE})(?:\\snow)?,?\\s(compared (?:to|with)|versus|vs\\.?|as against|down from|up from)\\s(${FIGURE})(\\s(?:before|previously|earlier))?`,
    ([, thing = '', verb, to, how = '', from, before]) => [
      `${thing}at ${to} ${/^vs/.test(how) && !before ? 'compared with' : 'instead of'} ${from}`,
      `${thing}${verb} ${to}, compared with ${from}${before || how.endsWith('from') ? ' before' : ''}`,
    ],
  ),
  // "Around 300 failed orders per month before, now fewer than 10."
  form(
    'named',
    `(${HEDGE}\\d[\\d.,]*)\\s((?:(?!before\\b)[a-z-]+\\s){1,4}?(?:(?:a|per)\\s[a-z]+\\s)?)(?:before|previously),?\\s(?:and\\s|but\\s)?now\\s(?:only\\s)?(${HEDGE}(?:\\d[\\d.,]*(?<![.,])|${NUMBER_WORD}))`,
    ([, from = '', things = '', to]) => [
      `${to} ${things}instead of ${from.toLowerCase()}`,
      `there are now ${to} ${things}instead of ${from.toLowerCase()}`,
    ],
  ),
  // "Build time now 6 min (was 18)."
  form(
    'named',
    `${THING}(?:(?:is|are)\\s)?(?:now\\s)?(?:stable\\s|steady\\s)?(?:at\\s)?(${FIGURE})(?:\\snow)?\\s\\((?:it\\s)?(?:was|were|used to be|previously|before)\\s(?:at\\s)?(${FIGURE})(?:\\sbefore)?\\)`,
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
    `${THING}(?:(?:is|are)\\s)?((?:back\\s)?(?:down|up)\\s(?:from\\s${FIGURE}\\s)?(?:to|by)\\s${END}|(?:down|up)\\s(?:from\\s)?${FIGURE}|back\\s(?:to|under|below|at)\\s${END})`,
    ([, thing = '', how]) => [`${thing}${how}`, `${thing}${be(thing)} ${how}`],
  ),
  // "p99 from 3.1 s to 400 ms."
  form(
    'named',
    `(?!(?:\\S+\\s){0,3}?${DEED_WORD})${THING}(from\\s${FIGURE}\\sto\\s${END})`,
    ([, thing = '', how]) => [`${still(thing)}going ${how}`, `${still(thing)}went ${how}`],
  ),
  // "Server start 45s to 2s."
  {
    ...form(
      'named',
      `(?!(?:\\S+\\s){0,3}?${DEED_WORD})${THING}(${FIGURE})\\sto\\s(${FIGURE})`,
      ([, thing = '', from, to]) => [
        `${thing}going from ${from} to ${to}`,
        `${thing}went from ${from} to ${to}`,
      ],
    ),
    isRange: true,
  },
  // "Queue time 31 -> 9 min."
  form(
    'named',
    `(?!(?:\\S+\\s){0,3}?${DEED_WORD})${THING}(${FIGURE})\\s?(?:->|=>|\u2192)\\s?(${END})`,
    ([, thing = '', from, to]) => [
      `${thing}going from ${from} to ${to}`,
      `${thing}went from ${from} to ${to}`,
    ],
  ),
  // "No data loss."
  form(
    'gain',
    '((?:no|zero)\\s(?:[a-z-]+\\s){0,2}(?:downtime|data loss|changes?|regressions?|outages?|incidents?|errors|failures|complaints|impact))',
    ([, none = '']) => [none, `there ${isPlural(none) ? 'were' : 'was'} ${none}`],
  ),
  // "Conversion +4.2%."
  form(
    'named',
    `(?=[^\\d+-]+[-+\u2212]\\d)${THING}([-+\u2212])(\\d[\\d.,]*\\s?%)`,
    ([, thing = '', sign, by]) => [
      `${thing}${sign === '+' ? 'up' : 'down'} ${by}`,
      `${thing}went ${sign === '+' ? 'up' : 'down'} by ${by}`,
    ],
  ),
  // "Hit rate 92%."
  form(
    'named',
    `((?:[\\w-]+\\s){0,2}(?:rate|ratio|accuracy|precision|recall|coverage|uptime|score)\\s)(?:of\\s|at\\s)?(${FIGURE}(?:\\s(?:over|on|across|in|for|after)\\s(?:[\\w-]+\\s){0,3}[\\w-]+)?)`,
    ([, thing = '', at]) => [`${thing}at ${at}`, `${thing}is ${at}`],
  ),
  // "Dropped frames = 0."
  form('named', `${THING}=\\s?(${FIGURE})`, ([, thing = '', to]) => [
    `${thing}at ${to}`,
    `${thing}${be(thing)} at ${to}`,
  ]),
  // "Failure rate now 1.5%."
  form('named', `${THING}(?:(?:is|are)\\s)?now\\s(?:at\\s)?(${FIGURE}|zero)`, ([, thing = '', to]) => [
    `${thing}now ${to}`,
    `${thing}${be(thing)} now ${to}`,
  ]),
  // "Complaints went down 70%", "charges dropped from 20 a month to none".
  form(
    'move',
    `${THING}(now\\s)?(${MOVES})\\s((?:down\\s|up\\s)?(?:(?:from\\s${FIGURE}\\s(?:down\\s|up\\s)?)?to\\s${END}|by\\s(?:more than\\s)?${END}|(?<=(?:down|up)\\s)${FIGURE})(?:\\s(?:in|on|for|within|at|per)\\s[\\w-]+(?:\\s[\\w-]+){0,3}?)?)`,
    ([, thing = '', now = '', does = '', how]) => [
      `${thing}${now ?? ''}${gerund(does)} ${how}`,
      `${thing}${now ?? ''}${does} ${how}`,
    ],
  ),
  // "Pages load twice as fast now", "suite runs in 11 min instead of 26".
  form(
    'move',
    `${THING}(now\\s)?(${DOES})\\s((?:in\\s|at\\s)?${FIGURE}\\sinstead of\\s${FIGURE}|(?:twice|half|three times|four times|\\d+(?:\\.\\d+)?\\s?(?:x|times)) as (?:fast|quickly|long|much|many|often)(?:\\sas before)?|\\d+(?:\\.\\d+)?\\s?(?:x|%|times)\\s(?:faster|quicker|shorter|less)|${FIGURE}\\s(?:faster|quicker))(\\snow)?`,
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
  // "Builds 4 min faster".
  form(
    'named',
    `${THING}(?:(?:is|are)\\s)?(now\\s)?(${FIGURE}\\s(?:faster|quicker|shorter|smaller|cheaper|lighter))`,
    ([, thing = '', now = '', how]) => [
      `${one(thing)}${now ?? ''}${how}`,
      `${one(thing)}${be(thing)} ${now ?? ''}${how}`,
    ],
  ),
  // "3.4x speedup over the old loop (820 ms to 240 ms)".
  form(
    'gain',
    `(?:an?\\s)?(\\d+(?:\\.\\d+)?(?:\\s?(?:x|\u00d7|%|times)|-?fold)\\s(?:[a-z-]+\\s)?(?:speed-?up|improvement|reduction|increase|boost)(?:\\s(?:over|in|of|compared to|compared with)(?:\\s(?!(?:and|but|which|so|from|for)\\b)[^\\s,;:()]+){1,5})?)(?:\\s\\((?:from\\s)?(\\D{0,3}\\d[^()]{0,20}?)\\s?(?:to|->|\u2192)\\s?(\\D{0,3}\\d[^()]{0,50})\\))?`,
    ([, gain = '', was, is]) => {
      const told = `${/^8|^1[18]\b/.test(gain) ? 'an' : 'a'} ${gain}${was ? ` (from ${was} to ${is})` : ''}`
      return [told, `${BROUGHT}${told}`]
    },
  ),
  // "5x throughput", "40% less memory".
  form(
    'gain',
    `(\\d+(?:\\.\\d+)?\\s?(?:x|\u00d7)\\s(?:(?:the|more|less|higher|lower|better|faster)\\s)?(?:[a-z-]+\\s){0,2}(?:throughput|speed|capacity|bandwidth|performance|traffic|conversions?|coverage)|\\d+(?:\\.\\d+)?\\s?%\\s(?:fewer|less|more|lower|higher)\\s(?:[a-z-]+\\s){0,2}[a-z-]+)`,
    ([, gain = '']) => [gain, `${BROUGHT}${gain}`],
  ),
]

/** "Suite" alone, which runs: there is one. */
function one(thing: string): string {
  return /^[a-z]+ $/.test(thing) && !isPlural(thing.trim()) ? `the ${thing}` : thing
}

function gerund(word: string): string {
  // "Are up in 5 minutes" follows a deed as "being up in 5 minutes".
  return verbIn(word.toLowerCase(), 's', 'past', 'base')?.forms.ing ?? word.replace(/^(?:is|are)\s/, 'being ')
}
