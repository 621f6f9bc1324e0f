import { isOwnDeed, pronounOf } from './antecedent.ts'
import { type Clause, readClause } from './clauses.ts'
import { isPlural } from './plural.ts'

type Told = {
  body: string
  clause: Clause | undefined
  sentence: { text: string; block: number; kind: string }
}

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

/** A passive that belongs to the change after all. */
const SINCE =
  /\b(?:now|then|also|instead|therefore|thus|finally|afterwards|(?:has|have) been|in order to|so that|in th(?:is|e) (?:pr|change|commit|patch|same))\b|\bto (?:fix|avoid|prevent|address|resolve|solve|allow|make|ensure)\b/i
const INSTEAD = /\b(?:instead|it|them|from now on)\b/
/** What programs do with a thing, and again whenever they meet it. */
const BEHAVES =
  /^(?:allocate|cache|call|calculate|compile|compute|count|decode|display|download|draw|emit|encode|escape|evaluate|execute|expose|fetch|ignore|interpolate|invoke|concatenate|list|load|lock|log|keep|open|parse|pass|poll|print|query|queue|read|render|request|return|save|scan|send|serve|show|skip|sort|start|store|swallow|transmit|treat|trigger|truncate|trust|upload)$/
/** "fix: The door was opened twice" names the fault. */
const FIX = /^(?:(?:bug|hot)?fix|bug)(?:\([^()]{1,60}\))?!?:\s/i
/** Again for each of many. */
const EACH_TIME =
  /\b(?:(?:for|on|in|at|with|by|to|after|before) (?:each|every|any|all)|(?:once )?per [a-z]|every time|each time|over and over|again and again|twice|multiple times|several times|repeatedly|constantly|always)\b/i
/** How nobody wants it done. */
const AMISS =
  /\b(?:in (?:plain|clear) ?text|in the clear|in full|as plain|un(?:encrypted|escaped|checked|sorted|validated|quoted|hashed|bounded|sanitized|sanitised|compressed|cached)|without (?:an?|any|the)? ?[a-z]+|too (?:early|late|often|soon)|(?:before|after|while|although) (?:the|an?|it|its|they|their|all|any)\b.*\b(?:was|were|is|had)|wrongly|incorrectly|accidentally|by mistake|needlessly|unnecessarily|silently|blindly|only (?:once|when|after|if))\b/i
const ARRANGED = /^(?:schedule|set|configure|automate|plan|arrange|add|introduce|test|verify|check|apply)$/

/** Whether a passive tells how things were before the writer's deed, which is told next or in the title: "Passwords were stored in plain text. I hashed them." */
export function isOldState(told: readonly Told[], at: number): boolean {
  const { clause, body, sentence } = told[at] ?? {}
  if (clause?.subject !== 'passive' || !body || !/\b(?:was|were|had been)\b/.test(body)) return false
  if (sentence?.kind === 'title') return FIX.test(sentence.text)
  // "The hose was still fixed to the old tap" when somebody looked.
  if (/\b(?:was|were) still\s/.test(body)) return true
  if (ANSWERED.test(body) || isBelowDeed(told, clause, body)) return true
  const next = told[at + 1]
  if (!next || next.sentence.block !== sentence?.block) return false
  if (isOrder(next.clause) && INSTEAD.test(next.body)) return true
  if (!isOwnDeed(next.clause)) return false
  const own = next.clause
  if (/\b(?:then|next|after(?:wards)?|finally|later)\b/i.test(`${own.lead} ${own.adverb}`)) return false
  if (OVER.test(`${clause.adverb} ${clause.rest}`)) return true
  const isLasting = LASTING.test(`${clause.verb.base} ${clause.rest}`)
  if (isSame(clause, next))
    return isLasting || ALTERS.test(own.verb.base) || (isAny(clause.object) && !GOES_ON.test(own.verb.base))
  return isLasting && !told.slice(0, at).some((one) => isOwnDeed(one.clause)) && own.subject !== 'none'
}

/** Below "Hash the tokens" a passive in the past tells what was the matter, unless it changes a thing itself. */
function isBelowDeed(told: readonly Told[], { verb, rest, adverb, object }: Clause, body: string): boolean {
  const title = told.find(({ sentence }) => sentence.kind === 'title')
  if (!title || SINCE.test(body)) return false
  const isChange = isOrder(title.clause)
  if (!isChange && !isOwnDeed(title.clause)) return false
  const way = `${adverb} ${rest}`
  return (
    AMISS.test(way) ||
    (EACH_TIME.test(way) && !ARRANGED.test(verb.base)) ||
    (isChange &&
      !/^(?:all|both|an?|new|\d+)\s/i.test(object) &&
      (BEHAVES.test(verb.base) || LASTING.test(`${verb.base} ${rest}`)))
  )
}

/** "Send it in the body": what the change does, told without a doer. */
function isOrder(clause: Clause | undefined): boolean {
  return (
    clause?.subject === 'none' && clause.form === 'base' && clause.modality === 'done' && !clause.isNegated
  )
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
