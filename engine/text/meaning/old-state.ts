import { lean } from '../../lean.ts'
import { type Clause, readClause } from '../clauses/clauses.ts'
import { readVerb } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'
import { isOwnDeed, pronounOf } from './antecedent.ts'

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
  /^(?:allocate|cache|call|calculate|clip|crop|compile|compute|count|decode|display|double|download|draw|drop|emit|encode|escape|evaluate|execute|expose|fetch|ignore|interpolate|invoke|concatenate|list|load|lock|log|keep|open|parse|pass|poll|print|query|queue|read|reject|render|repeat|request|return|save|scan|send|serve|show|skip|sort|start|store|swallow|transmit|treat|trigger|truncate|trust|upload)$/
/** "fix: The door was opened twice" names the fault. */
const FIX = /^(?:(?:bug|hot)?fix(?:ed)?|bug)(?:\([^()]{1,60}\))?!?:\s/i
/** "feat(yard): trucks wait at the gate": whatever follows the type, it is what the change brought. */
const TYPED = /^(?:feat|feature|fix|fixed|perf|refactor|chore|docs?|build|ci|style)(?:\([^()]{1,60}\))?!?:\s/i
/** "Before, only the yard was named." */
const FORMERLY =
  /^(?:before(?: (?:this|that|the) (?:change|fix|commit|patch|PR))?|beforehand|previously|formerly|until now|up to now|so far),\s/i
/** "Large crates had to be weighed again": nobody wanted to. */
const HAD_TO_BE = /\bhad to be\s/
const PEOPLE = lean(
  /^(?:(?:the|our|some|many|several|most|all|a few|two|three|\d+|new|other|existing|these|affected)\s){0,2}(?:users?|customers?|clients?|players?|patients?|students?|people|guests?|visitors?|drivers?|passengers?|nurses?|teachers?|subscribers?|buyers?|shoppers?|readers?|members?|employees?|colleagues?)$/i,
)
/** What one does to people on purpose; whatever else happens to them is what the work put an end to. */
const MEANT_WELL =
  /^(?:add|alert|ask|assist|brief|coach|compensate|consult|contact|credit|email|enrol|enroll|guide|help|import|inform|instruct|interview|introduce|invite|mail|mentor|migrate|move|notify|onboard|prompt|refund|register|reimburse|remind|supervise|support|survey|switch|teach|tell|thank|train|transfer|unblock|unlock|update|upgrade|warn)$/
/** Again for each of many. */
const EACH_TIME =
  /\b(?:(?:for|on|in|at|with|by|to|after|before) (?:each|every|any|all)|(?:once )?per [a-z]|every time|each time|over and over|again and again|twice|multiple times|several times|repeatedly|constantly|always)\b/i
/** How nobody wants it done. */
const AMISS =
  /\b(?:in (?:plain|clear) ?text|in the clear|in full|as plain|un(?:encrypted|escaped|checked|sorted|validated|quoted|hashed|bounded|sanitized|sanitised|compressed|cached)|without (?:(?:an?|any|the) )?(?!(?:any|an?|the|issues?|problems?|errors?|downtime|loss|trouble|incidents?|hitch|delays?|interruptions?|changes?|restart\w*|having|needing)\b)[a-z]+|too (?:early|late|often|soon)|(?:before|after|while|although) (?:the|an?|it|its|they|their|all|any)\b.*\b(?:was|were|is|had)|(?:to|on|in|by|into|with|from) the (?:same|wrong)\b(?! (?:way|day|time|approach))|wrongly|incorrectly|accidentally|by mistake|needlessly|unnecessarily|silently|blindly|only (?:once|when|after|if))\b/i
/** "..., letting anybody in": what came of it was harm. */
const HARM_FOLLOWS =
  /,\s(?:letting|causing|leading to|breaking|leaving|losing|exposing|wasting|blocking|slowing|crashing|hiding|(?:so|which|allowing|letting) [^,;]{0,20}\b(?:attackers?|anyone|anybody)|(?:so|which) [^,;]{3,60}\s(?:failed|broke|crashed|was lost|were lost|could not|couldn't|never))\b/i
/** What nobody does on purpose. */
const NEGLECTS =
  /^(?:block|delay|interrupt|stall|ignore|swallow|lose|overwrite|discard|truncate|duplicate|mangle|misread|leak|corrupt)$/
/** "The keys were spread over nine drawers": nobody did that as work. */
const SCATTERED =
  /^(?:split|spread|scatter|distribute|duplicate|copy|repeat) (?:across|over|between|among|all over)\b/
const THEN = /\b(?:then|next|after(?:wards)?|finally|later)\b/i
const ARRANGED = /^(?:schedule|set|configure|automate|plan|arrange|add|introduce|test|verify|check|apply)$/

/** Whether a passive tells how things were before the writer's deed, which is told next or in the title: "Passwords were stored in plain text. I hashed them." */
export function isOldState(told: readonly Told[], at: number): boolean {
  const { clause, body, sentence } = told[at] ?? {}
  if (body && isOldWay(body, clause)) return told.some((one, index) => index !== at && isDeed(one))
  if (!clause && body && sentence?.kind === 'prose' && wentOn(body) && isRightBelowChange(told, at))
    return true
  if (isRemade(told, at) || isOfAltered(told, at)) return true
  if (clause?.subject !== 'passive' || !body) return false
  if (HAD_TO_BE.test(body) && isTyped(told)) return true
  if (!/\b(?:was|were|had been)\b/.test(body)) return false
  if (sentence?.kind === 'title') return FIX.test(sentence.text)
  if (FORMERLY.test(body) || isDoneToPeople(clause)) return true
  // "The hose was still fixed to the old tap" when somebody looked, or already.
  if (/\b(?:was|were) (?:still|already)\s/.test(body)) return true
  if (ANSWERED.test(body) || isBelowDeed(told, clause, body)) return true
  if (HARM_FOLLOWS.test(body) && !SINCE.test(body)) return true
  if (isAmiss(clause, body) && isAnswered(told, at)) return true
  if (SCATTERED.test(`${clause.verb.base} ${clause.rest}`) && told.slice(at + 1).some(isDeed)) return true
  if (isMachines(clause, body) && told.some((one) => isOwnDeed(one.clause) && one.clause.subject === 'i'))
    return true
  const next = told[at + 1]
  if (isOtherwiseNow(clause, next)) return true
  if (!next || next.sentence.block !== sentence?.block) return false
  if (isOrder(next.clause) && INSTEAD.test(next.body)) return true
  if (!isOwnDeed(next.clause)) return false
  const own = next.clause
  if (THEN.test(`${own.lead} ${own.adverb}`)) return false
  if (OVER.test(`${clause.adverb} ${clause.rest}`)) return true
  const isLasting = LASTING.test(`${clause.verb.base} ${clause.rest}`)
  if (isSame(clause, next))
    return isLasting || ALTERS.test(own.verb.base) || (isAny(clause.object) && !GOES_ON.test(own.verb.base))
  return isLasting && !told.slice(0, at).some((one) => isOwnDeed(one.clause)) && own.subject !== 'none'
}

/** "The key was shared by both stations. The key now holds the station": how it was, before it was otherwise. */
function isOtherwiseNow({ verb, object, rest }: Clause, next: Told | undefined): boolean {
  if (!next || !/\snow\s/.test(next.body) || next.clause || !LASTING.test(`${verb.base} ${rest}`))
    return false
  const things = object.toLowerCase().split(' ')
  return next.body
    .toLowerCase()
    .split(/[^\w-]+/)
    .some((word) => word.length > 3 && things.includes(word))
}

/** "All 30 calls were recorded in the ledger" beside "I added a lamp": who says "I" of himself means a machine. */
function isMachines({ verb, object, rest }: Clause, body: string): boolean {
  return (
    (BEHAVES.test(verb.base) || /^(?:record|detect|ban|receive)$/.test(verb.base)) &&
    !/^(?:an?|new|additional)\s/i.test(object) &&
    !/\bby (?:hand|me|us)\b/.test(rest) &&
    !SINCE.test(body)
  )
}

const MADE_BEFORE = lean(
  /\b(?:the|my|our|its) (?:very )?(?:first|original|initial|old|previous) (?:version|iteration|prototype|draft|attempt)\b|^(?:(?:over|about|around|almost|nearly|more than) )?(?:(?:a few|a couple of|some|several|two|three|four|many|\d+) (?:weeks|months|years)|a (?:month|year)) ago,?\s|^(?:last (?:month|year|summer|spring|winter|autumn|fall)|in my (?:last|previous) (?:post|entry|blog|update|report)\b[^,]{0,12}),?\s/i,
)
const REMAKES = /^(?:rewrite|rebuild|redo|remake|reimplement|redesign|replace|port|overhaul|rework)$/
const OF_LATE = /\b(?:this (?:week|weekend|month|sprint)|today|yesterday|finally|from scratch)\b/i

/** "I built the first version by hand. This week I rewrote it": what was made then is not the work at hand. */
function isRemade(told: readonly Told[], at: number): boolean {
  const { clause, body = '' } = told[at] ?? {}
  if (!isOwnDeed(clause) || !MADE_BEFORE.test(body) || OF_LATE.test(body)) return false
  return told
    .slice(at + 1)
    .some((one) => isOwnDeed(one.clause) && REMAKES.test(one.clause.verb.base) && OF_LATE.test(one.body))
}

/** What was done to a thing, and "got the kilns running again": what was got to work was there before. */
export function isDeedDoneTo(clause: Clause | undefined): clause is Clause {
  if (clause?.verb.base !== 'get') return isOwnDeed(clause)
  return (
    /\s(?:running|working|going)\b/.test(clause.rest) &&
    isOwnDeed({ ...clause, verb: { ...clause.verb, base: 'start' } })
  )
}

/** Of what was made just now nothing is told that was so before. */
const MAKES =
  /^(?:add|build|create|design|develop|draw|implement|install|introduce|make|print|set|start|train|write|deploy|release|ship|publish|launch|test|run|finish|use|try|find|look|learn|read|receive|order|fix)$/
/** "They shared one key", "it was read by hand". */
const IT_WAS = lean(
  /^(?:it|they)\s(?:(?:always|often|only|all|both|still|each)\s)?(?:was|were|had|did|could|took|used to|kept|lost|ran|went|got|[a-z]{3,}ed)\b/i,
)
/** How it went once the deed was done. */
const WENT_WELL =
  /\b(?:fine|well|passed|work(?:s|ed|ing)|smooth\w*|success\w*|faster|better|happy|liked?|great|good|perfect\w*|easier|improved|helped|finally|again|immediately|much|ready|done|fixed|solved|resolved|complete[ds]?)\b/i

/** "I gave the cabins a key each. They shared one, so guests had to wait. The porter now ...": how the thing was before. */
function isOfAltered(told: readonly Told[], at: number): boolean {
  const { clause, body = '', sentence } = told[at] ?? {}
  const [first] = told
  if (at !== 1 || clause || sentence?.kind !== 'prose' || !first || !isDeedDoneTo(first.clause)) return false
  if (first.sentence.block !== sentence.block || MAKES.test(first.clause.verb.base)) return false
  if (!IT_WAS.test(body) || SINCE.test(body) || WENT_WELL.test(body)) return false
  return (
    /\b(?:nobody|no one|never|only|not|by hand|twice)\b|n't\b/i.test(body) ||
    told.slice(2).some((one) => isDeed(one) || /\bnow\b/.test(one.body))
  )
}

/** Whether the first thing that the writer did comes after it, and does not carry it on. */
function isAnswered(told: readonly Told[], at: number): boolean {
  const first = told.findIndex((one) => isOwnDeed(one.clause))
  const { clause } = told[first] ?? {}
  return (
    first > at &&
    first <= at + 3 &&
    !GOES_ON.test(clause?.verb.base ?? '') &&
    !THEN.test(`${clause?.lead} ${clause?.adverb}`)
  )
}

/** "When a row is loaded, we skip its checks, so bad ones get in", "We kept it in a global. This made it hard to test". */
export function isOldHabit(told: readonly Told[], at: number): boolean {
  const { clause, body = '' } = told[at] ?? {}
  const next = told[at + 1]?.body ?? ''
  return (
    clause !== undefined &&
    (isHabit(clause, body, next) || isDoneAmiss(told, at) || isOnlySoFar(told, at)) &&
    told.some((one, index) => index !== at && isDeed(one))
  )
}

/** "We have only weighed full sacks. This change weighs empty ones, too": how far it went before the change. */
function isOnlySoFar(told: readonly Told[], at: number): boolean {
  const { body = '' } = told[at] ?? {}
  return (
    /^(?:so far,?\s)?we(?:'ve|\shave)\s(?:so far\s)?only\s(?!just\b|recently\b)/i.test(body) &&
    told.slice(at + 1).some(({ clause }) => clause?.subject === 'change')
  )
}

/** "The yard was slow: we weighed each sack twice. Put a second scale there": what we did was the trouble. */
function isDoneAmiss(told: readonly Told[], at: number): boolean {
  const { clause, body = '' } = told[at] ?? {}
  if (clause?.subject !== 'we' || clause.form !== 'past' || clause.modality !== 'done') return false
  // What stands behind a colon is said of something else.
  const [rest = ''] = clause.rest.split(/[:;]\s/)
  const way = `${clause.adverb} ${rest}`
  const isAmissWay = EACH_TIME.test(way) || AMISS.test(way) || /\bat once[.!]*$/.test(rest)
  const before = told[at - 1]
  const isBehind =
    before !== undefined && !isOwnDeed(before.clause) && before.sentence.block === told[at]?.sentence.block
  return isAmissWay && isBehind && !SINCE.test(body) && told.slice(at + 1, at + 4).some(isDeed)
}

function isHabit(
  { subject, form, verb, rest, modality, adverb }: Clause,
  body: string,
  next: string,
): boolean {
  if (!/^(?:i|we)$/.test(subject) || modality !== 'done') return false
  if (form === 'past' && UP_TO_NOW.test(body)) return true
  if (SINCE.test(body)) return false
  if (form === 'base') return subject === 'we' && (ENDS_BADLY.test(rest) || adverb === 'already')
  const isLasting =
    LASTING.test(`${verb.base} ${rest}`) || /^(?:use|rely|load|read|call|pass|depend)$/.test(verb.base)
  return form === 'past' && isLasting && HARM_OF_IT.test(next)
}

/** "Until now we weighed by hand", "so far we only weighed the first": how it was done before. */
const UP_TO_NOW =
  /^(?:(?:until|up to|till) now|until recently|previously|formerly|in the past|before(?: (?:that|this))?,),?\s(?:I|we)\s|^so far,?\s(?:I|we)\s(?=.*\b(?:only|just|merely|always|by hand|manually)\b)/i

const ENDS_BADLY =
  /,\s(?:so|which|and thus|and so|and then)\s(?!(?:that|we|I)\b)[^;]{3,100}\b(?:falls?|fails?|crash(?:es)?|hangs?|leaks?|breaks?|loses?|never|not|wrong|twice|stale|lost|missing|stuck|empty|slow(?:er|ly)?)\b/i
const HARM_OF_IT = lean(
  /^(?:this|that|which) (?:also |often |sometimes |in turn )?(?:made (?:it|them|\w+ \w+) (?:impossible|hard|harder|difficult|tedious|slow|fragile|unreliable|error-prone)|broke|crashed|meant (?:that )?[^;]{3,80}\b(?:not|never|lost|fail\w*|had to|twice|slow\w*|wrong)\b|(?:caused|led to|resulted in) (?:\w+ ){0,3}(?:error|crash|bug|race|deadlock|leak|failure|problem|issue|conflict|loss|confusion|duplicate|timeout)\w*)/i,
)

/** "The old exporter wrote each row by itself": what it did, not what was done to it. */
function isOldWay(body: string, clause: Clause | undefined): boolean {
  if (clause && clause.subject !== 'fault') return false
  const [, , verb = ''] = OLD_WAY.exec(body) ?? []
  return (
    verb !== '' && !SINCE.test(body) && readVerb(verb).some(({ form }) => form === 'past' || form === 's')
  )
}

const OLD_WAY =
  /^(?:the|our|my) (?:old|original|previous|existing|former|legacy) ([a-z-]+ ){1,2}?(?:[a-z]+ly )?(?!(?:was|were|is|are|will|should|had|has|remains?|remained)\b)([a-z]+) (?:the|an?|all|each|every|its|any|in|on|by|two|three|no|up|out|from|only|to|over|through)\b/i

function isDeed({ clause }: Told): boolean {
  return isOrder(clause) || isOwnDeed(clause)
}

/** "The lamp list was sorted on every tick", "the flag was ignored": nobody sets out to do that. */
function isAmiss({ verb, rest, adverb }: Clause, body: string): boolean {
  if (SINCE.test(body)) return false
  const way = `${adverb} ${rest}`
  return NEGLECTS.test(verb.base) || AMISS.test(way) || (EACH_TIME.test(way) && !ARRANGED.test(verb.base))
}

/** Below "Hash the tokens" a passive in the past tells what was the matter, unless it changes a thing itself. */
function isBelowDeed(told: readonly Told[], clause: Clause, body: string): boolean {
  const { verb, rest, object } = clause
  const title = told.find(({ sentence }) => sentence.kind === 'title')
  if (!title || SINCE.test(body)) return false
  const isChange = isOrder(title.clause) || (!title.clause && TYPED.test(title.sentence.text))
  if (!isChange && !isOwnDeed(title.clause)) return false
  return (
    isAmiss(clause, body) ||
    (isChange &&
      !/^(?:all|both|an?|new|\d+)\s/i.test(object) &&
      (BEHAVES.test(verb.base) || LASTING.test(`${verb.base} ${rest}`)))
  )
}

/** "Customers were charged twice", "users were signed out". */
function isDoneToPeople({ object, verb }: Clause): boolean {
  return (
    PEOPLE.test(object) &&
    !MEANT_WELL.test(verb.base) &&
    !(/(?:driver|client|reader|player|server)s?$/i.test(object) && ALTERS.test(verb.base))
  )
}

/** Below "Limit retries" the first sentences tell how it was, as long as nobody does anything in them. */
function isRightBelowChange(told: readonly Told[], at: number): boolean {
  const above = told.slice(0, at)
  const [title] = above
  if (title?.sentence.kind !== 'title') return false
  if (!isOrder(title.clause) && !TYPED.test(title.sentence.text)) return false
  return above.length <= 3 && !above.slice(1).some(isDeed)
}

const THING =
  /^(?:(?:the|an?|each|every|all|both|some|many|most|our|any|no)\s)?(?!(?:I|we|you|it|this|that|these|those|they|there|he|she)\b)/i

/** How a figure moved may be what came of it. */
const MOVED = /\b(?:went|fell|dropped|rose|grew|increased|decreased)\s(?:from|to|by|up|down)\b/

/** "Each retry started a fresh timer": what a thing did, back then. */
function wentOn(body: string): boolean {
  if (!THING.test(body) || SINCE.test(body) || MOVED.test(body)) return false
  const words = body.split(' ', 8)
  const at = words.findIndex((word, index) => index > 0 && isPastOf(word, words[index + 1] ?? ''))
  return (
    at > 0 &&
    !words.slice(0, at).some((word) => /[,;:]$|^(?:is|are|has|have|can|will|does|with|to)$/.test(word))
  )
}

function isPastOf(word: string, next: string): boolean {
  if (/^(?:was|were|had|could|would|did)$/.test(word)) return true
  return next !== 'by' && readVerb(word).some(({ form }) => form === 'past')
}

function isTyped(told: readonly Told[]): boolean {
  return told.some(({ sentence }) => sentence.kind === 'title' && TYPED.test(sentence.text))
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
