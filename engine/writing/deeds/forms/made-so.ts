import { PEOPLE } from '../../../lexicon/people.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { inflectTail } from '../../sentence/inflect.ts'
import { atVerb } from '../../sentence/plain.ts'
import { clauseTold } from './clause-told.ts'

/** Who does what he does of his own accord, and what nobody in the writer's place has made. */
const OF_ITSELF =
  /\b(?:users?|people|staff|customers?|clients?|students?|teams?|vendors?|suppliers?|partners?|colleagues?|boss|manager|everyone|everybody|nobody|somebody|someone|management|support|browsers?|os|kernel|library|spec|standard|law|datasheet|manual|docs|documentation|provider|problem|issue|error|bug|cause|reason|fix|result|rest|paper|authors?|kids|half|most)\b/i
/** What tells how a thing is, or fares, rather than what it does. */
const NO_DOING =
  /^(?:have|need|take|cost|fail|crash|hang|leak|break|differ|look|seem|feel|mean|exist|remain|stay|work|fit|weigh|help|depend|lead|cause|want|say|know|think|believe|agree|find|complain|get|come|pass|miss|lose)$/
/** What a thing may have done all along. */
const AS_EVER =
  /^(?:contain|include|require|run|use|rely|expect|assume|treat|ignore|share|call|support|handle|offer|provide|allow|let|live|sit|hold|give|make|do)$/
const DOUBTFUL =
  /\b(?:not|never|cannot|still|too|wrongly|sometimes|often|would|could|should|probably|maybe)\b|n't\b/

/** "The script waits for the process now" as what somebody did: "made the script wait for the process". */
export function madeSo(statement: string, isNew: boolean): Clause | undefined {
  const line = statement.replace(/[.!]+$/, '').replace(/\s(?:now|instead)(?=$|,|\sand\b)/g, '')
  if (DOUBTFUL.test(line)) return undefined
  const { subject: found = '', words = [] } = atVerb(line.replace(/\bnow\s/, '')) ?? manyAt(line) ?? {}
  const [, thing = '', only = ''] = /^(.*?)(\sonly)?$/.exec(found) ?? []
  const [first = '', ...more] = words
  if (
    !thing ||
    OF_ITSELF.test(thing) ||
    PEOPLE.test(thing) ||
    /[,:;(]/.test(thing) ||
    /^(?:I|we|you|it|this|that|they|there|each)\b/i.test(thing) ||
    // A name is more often somebody else's.
    /^[A-Z]/.test(thing)
  )
    return undefined
  if (/^(?:is|are)$/.test(first)) return undergoes(named(thing), more)
  const verb = verbIn(first, 's') ?? (isPlural(thing) ? verbIn(first, 'base') : undefined)
  if (!verb || NO_DOING.test(verb.base) || verbIn(first, 'past')) return undefined
  if (!isNew && AS_EVER.test(verb.base)) return undefined
  const rest = more.join(' ')
  if (!rest) return undefined
  // A thing that nobody has heard of yet was made to do this.
  if (/^an?\s/.test(thing))
    return clauseTold('set', `up ${thing} that ${[only.trim(), first, rest].filter(Boolean).join(' ')}`)
  const tail = inflectTail(` ${rest}`, verbIn(first, 's') ? 's' : 'base', 'base').replace(
    /(?<=^(?:(?!\b(?:that|which|who|when|if)\b).)*\sand\s(?:then\s)?)([a-z]+s)(?=\s(?:for|to|in|on|at|until|with|from|back)\s)/,
    (word) => verbIn(word, 's')?.base ?? word,
  )
  return clauseTold('make', `${named(thing)}${only} ${verb.base}${tail}`)
}

/** "Scans go in a queue": the plural and what it does. */
function manyAt(line: string): { subject: string; words: string[] } | undefined {
  const words = line.split(' ')
  const at = words.findIndex(
    (word, index) => index > 0 && index < 4 && verbIn(word, 'base') && isPlural(words[index - 1] ?? ''),
  )
  return at > 0 &&
    /^(?:in|into|to|on|onto|through|from|by|via|at|over|the|an?|their)$/.test(words[at + 1] ?? '')
    ? { subject: words.slice(0, at).join(' '), words: words.slice(at) }
    : undefined
}

/** "Config is generated from one file": it was changed to be. */
function undergoes(thing: string, [word = '', ...more]: readonly string[]): Clause | undefined {
  const verb = verbIn(word, 'participle')
  if (!verb?.isWork || more.length < 2 || /^(?:an?|no|now no)\s/i.test(thing)) return undefined
  return clauseTold(
    'change',
    `${thing} to be ${[word, ...more].join(' ').replace(/\sand\s(?=[a-z]+ed\s)/, ' and be ')}`,
  )
}

function named(thing: string): string {
  return /^[a-z]+$/.test(thing) &&
    !isPlural(thing) &&
    !/^(?:config|data|code|software|firmware|traffic|logging|access|output|input|lib(?!rar)[a-z]{2,})$/.test(
      thing,
    )
    ? `the ${thing}`
    : thing
}
