import { isOwnDeed, isPlural, pronounOf } from './antecedent.ts'
import { type Clause, readClause } from './clauses.ts'

type Told = { body: string; clause: Clause | undefined; sentence: { text: string; block: number } }

/** How a thing is kept or treated all the time, rather than what is done to it once. */
const LASTING =
  /^(?:(?:store|keep|host|hold|hardcode|hard-code|maintain|manage|handle|calculate|compute|validate|render|generate|process|track|serve|authenticate|save|share|bundle|query|fetch|poll|parse)\b|(?:write|send|log|copy) (?:to|by|via|over)\b)/
/** What puts another thing, or another place, in the stead of the old. */
const ALTERS =
  /^(?:re-?(?!view|lease|port|cord|search|solve)[a-z]{3,}|move|migrate|port|convert|change|swap|switch|translate|split|extract|drop|remove|delete|automate|cache|batch|encrypt|hash|route|speed|shorten|simplify|consolidate|centrali[sz]e|parallelize|parallelise|containerize|containerise|unify|modernize|modernise)$/
/** What goes on with a thing that one has just made. */
const GOES_ON =
  /^(?:test|deploy|ship|release|document|verify|check|use|share|publish|merge|push|upload|run|send|present|review|submit|show|try|measure|evaluate|demo|install|validate|commit|hand|deliver|demonstrate|mount|fit|attach|connect|calibrate|label)$/
/** That it is over, or was too little. */
const OVER =
  /\b(?:until (?:now|then|recently)|so far|up to now|only|still|just|merely|back then|in the past|before)\b/
/** "X was kept in memory, so I moved it". */
const ANSWERED = /,?\s(?:so|but then|which is why|therefore)\s(?:then\s)?(?:I|we)\s/i

/** Whether a passive tells how things were before the writer's deed, which is told next: "Passwords were stored in plain text. I hashed them." */
export function isOldState(told: readonly Told[], at: number): boolean {
  const { clause, body, sentence } = told[at] ?? {}
  if (clause?.subject !== 'passive' || !body || !/\b(?:was|were|had been)\b/.test(body)) return false
  if (ANSWERED.test(body)) return true
  const next = told[at + 1]
  if (!next || next.sentence.block !== sentence?.block || !isOwnDeed(next.clause)) return false
  const own = next.clause
  if (/\b(?:then|next|after(?:wards)?|finally|later)\b/i.test(`${own.lead} ${own.adverb}`)) return false
  if (OVER.test(`${clause.adverb} ${clause.rest}`)) return true
  const isLasting = LASTING.test(`${clause.verb.base} ${clause.rest}`)
  if (isSame(clause, next))
    return isLasting || ALTERS.test(own.verb.base) || (isAny(clause.object) && !GOES_ON.test(own.verb.base))
  return isLasting && !told.slice(0, at).some((one) => isOwnDeed(one.clause)) && own.subject !== 'none'
}

/** Whether the deed was done to what the passive is about. */
function isSame({ object }: Clause, { body, sentence, clause }: Told): boolean {
  const said = readClause(sentence.text)
  const pronoun = said && pronounOf(said)
  // "I automated this": the way it was done.
  if (/^this\b/.test(said?.rest ?? '')) return ALTERS.test(said?.verb.base ?? '')
  if (pronoun) return isPlural(object) === (pronoun === 'them')
  return body !== '' && clause?.rest.toLowerCase().startsWith(`${object.toLowerCase()} `) === true
}

/** "Invoices were generated one by one": all of them, always. */
function isAny(object: string): boolean {
  return (
    isPlural(object) &&
    !/^(?:the|these|those|all|both|our|my|some|several|many|new|\d|two|three|four|five)\b/i.test(object)
  )
}
