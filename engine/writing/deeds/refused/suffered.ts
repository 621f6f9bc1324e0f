import { isOwnCause } from '../../../facts/fields/own-cause.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'

/** What is done to living things only when something goes wrong. */
const LOSES =
  /^(?:block|corrupt|delay|disconnect|discard|drop|duplicate|evict|exhaust|expose|fill|flood|ignore|interrupt|kick|kill|leak|lock|log|lose|overload|overwrite|refuse|reject|saturate|skip|starve|throttle|truncate|wipe)$/
/** What is alive: it flows, waits or is served. */
const LIVING =
  /\b(?:traffic|packets?|requests?|calls?|quer(?:y|ies)|connections?|sessions?|messages?|events?|frames?|e?-?mails?|orders?|payments?|bookings?|uploads?|downloads?|writes|reads|clients?|consumers?|customers?|users?|people|players|readers|students|drivers|staff|jobs|pods?|workers?|nodes?|threads?|logs?|rows|records|data|readings|samples|queues?|pools?|buffers?|disks?|volumes?|carts?|alerts|notifications|replies|answers|updates)$/i
/** Of these one is glad to be rid. */
const UNWANTED =
  /\b(?:old|older|unused|stale|legacy|obsolete|empty|expired|dead|redundant|unneeded|temporary|temp|orphaned|duplicate|invalid|bad|malicious|suspicious|unknown|malformed|corrupt(?:ed)?|stuck|hung|idle|spam|bot|test|rogue|unauthorized|unauthorised)\b/i
const UNMEANT = /\b(?:by (?:accident|mistake)|accidentally|mistakenly|inadvertently|unintentionally)\b/i

const IN_VAIN =
  /^(?:when|whenever|as|once|each time|every time)\s[^,]{3,80}\b(?:attempted|tried|wanted)\sto\s/i

/** What is done about a trouble, wherever it is told. */
const ANSWERS =
  /^(?:add|change|confirm|correct|diagnose|disable|discover|find|fix|identify|implement|introduce|mitigate|move|patch|reduce|remove|repair|replace|resolve|restart|restore|revert|rewrite|roll|solve|switch|trace|update|upgrade|write)$/

/** "The shop was closed for most of the day": how long it had to bear it. */
const BORE = /^(?:close|shut|block|strand)$/
const SO_LONG =
  /^(?:off\s|down\s)?for (?:most|much|all|an?|the (?:whole|rest)|two|three|several|some|about|around|~?\d)\b(?!.*\bto [a-z]+ (?:the|an?|all|our|my)\b)/i

const TOLD = /^(?:alert|call|contact|inform|notify|page|summon|escalate)$/
const PEOPLE =
  /\b(?:administrators?|engineers?|teams?|staff|technicians?|vendor|provider|manager|developers?|on-?call)$/i

/** "The move got rolled back", "the rewrite was cancelled after the reorg": what befell the work. */
const BEFELL = lean(
  /\bgot\s(?:then\s|later\s|all\s)?(?:rolled back|reverted|backed out|undone|cancell?ed|killed|dropped|axed|shelved|scrapped|postponed|delayed|paused|descoped|deprioriti[sz]ed)\b|\b(?:was|were)\s(?:then\s|later\s|all\s)?(?:cancell?ed|axed|shelved|scrapped|postponed|descoped|deprioriti[sz]ed)\b/i,
)

const IN_TICKET =
  /^(?:(?:further|separately|now) )?(?:in|as|by|under|at|on|via) (?:#\d|[A-Z]{2,}-\d|https?:|(?:the |a |an? separate )?(?:issue|ticket|bug|thread)\b)/

/** "All traffic was dropped", "the cable was pulled out by accident", "logs filled with errors": nobody's work, though a passive tells it. */
export function isSuffered(clause: Clause | undefined, source: Weighed): boolean {
  const { body, sentence } = source
  if (clause && isOwnCause({ clause, sentence })) return true
  // "Used the old prices" below the impact of an incident: what the trouble did.
  if (clause?.subject === 'none' && clause.form === 'past' && sentence.section === 'harm')
    return !ANSWERS.test(clause.verb.base)
  if (clause?.subject !== 'passive') return false
  if (BEFELL.test(body) || UNMEANT.test(body) || (BORE.test(clause.verb.base) && SO_LONG.test(clause.rest)))
    return true
  // "The paper was used up by noon".
  if (clause.verb.base === 'use' && /^up\b/.test(clause.rest)) return true
  // "Further cuts tracked in #12": where it is written down.
  if (/^(?:track|file|log|report|record|discuss)$/.test(clause.verb.base) && IN_TICKET.test(clause.rest))
    return true
  // "The foreman was notified of the leak": how the word went round.
  if (TOLD.test(clause.verb.base) && PEOPLE.test(clause.object)) return true
  // The impact of an incident is what it did; of a change it would be told as an outcome.
  if (sentence.section === 'harm') return true
  if (isOfThePast(clause, source)) return true
  // "Names were changed half way through": how it came about.
  if (sentence.section === 'cause' && !ANSWERS.test(clause.verb.base)) return true
  // "When the crane tried to turn, the drive was blocked".
  if (LOSES.test(clause.verb.base) && IN_VAIN.test(body)) return true
  const [thing = ''] =
    /^[^,;]*?(?=\s(?:of|in|on|from|for|with|to|by|between|during)\b|$)/.exec(clause.object) ?? []
  return LOSES.test(clause.verb.base) && LIVING.test(thing) && !UNWANTED.test(clause.object)
}

/** What is told of a thing's own past: that it came up, was given up or went. */
const CAME_OR_WENT = /^(?:add|deprecate|discontinue|drop|introduce|remove|rename|retire)$/
/** "In Python 3.12", "by the vendor", "upstream": there others do so. */
const ELSEWHERE =
  /(?:^|\s)(?:upstream\b|(?:in|with|since|as of|from) (?:[A-Z][\w-]* ){1,3}v?\d+(?:\.\d[\w.]*)?\b|(?:in|since) [A-Z]\+\+\d\d\b|by (?:the )?(?:vendor|upstream|maker|manufacturer|provider|standard)\b)/
/** "In 2018", "in 3.2": when a thing came up or was given up; one's own work may have gone into a version, too. */
const BACK_THEN =
  /(?:^|\s)(?:(?:in|with|since|as of|from) (?:(?:the|version|release|[\w-]+) )?(?:v?\d+\.\d[\w.]*|(?:19|20)\d\d)\b|(?:\w+ ){1,3}ago\b)/

/** "Introduced with commit 03c3d4b7", "in commit 37d0f553, a field was added": another change. */
const BY_COMMIT = /\b(?:in|with|by|since) (?:commit|revision|changeset|[0-9a-f]{7,40}\b)/i
/** "Has been disabled since 2010": for a long time. */
const FOR_LONG =
  /\bbeen\s(?:\w+\s)?[a-z]+(?:ed|n|t)\b.*\bsince (?:(?:the )?(?:version|release) |v?\d|19|20|the (?:start|beginning|very))/i
/** "The sockets had been rewritten": before what is told; "by noon all had been moved" is how far one came. */
const HAD_BEEN = /\bhad (?:\w+ly |already |once )?been (?:\w+ly )?([a-z]+)\b/
const BY_THEN =
  /^by (?!.*\d\.)(?:(?:the end|then|now|noon|midnight|evening|lunch|\d|mon|tues|wednes|thurs|fri|satur|sun)|\w+ ?(?:am|pm)\b)/i

/** "The old edition was introduced in 2018", "the call was removed upstream": history, which somebody else made. */
function isOfThePast({ verb, rest, lead }: Clause, { body, sentence }: Weighed): boolean {
  if (sentence.kind === 'title') return false
  if (BY_COMMIT.test(`${lead} ${rest}`) || FOR_LONG.test(body)) return true
  if (HAD_BEEN.exec(body)?.[1] === verb.forms.participle && !BY_THEN.test(lead)) return true
  if (!CAME_OR_WENT.test(verb.base)) return false
  return (
    ELSEWHERE.test(rest) || (/^(?:deprecate|discontinue|introduce)$/.test(verb.base) && BACK_THEN.test(rest))
  )
}

/** "The valve stuck, so the pump had to be stopped": what the trouble took is no work on it. */
export function isOldBurden({ body, sentence, likelihood }: Weighed): boolean {
  return (
    /\b(?:had|has|have|needed|needs) to be\b/.test(body) &&
    (OF_OLD.test(sentence.text) || (likelihood.problem >= 0.3 && TAKEN_TO.test(body)))
  )
}

const TAKEN_TO = /\bto be (?:killed|repeated|retyped|reloaded|reopened|entered again|done by hand)\b/
const OF_OLD =
  /^(?:previously|formerly|currently|until (?:now|then)|before(?:,| this| that| the change)|so far)\b/i
