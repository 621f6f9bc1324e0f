import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceForText } from '../../../once.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { cameToNothing } from '../../deeds/refused/no-deed.ts'
import { hasOwnFinite } from '../../deeds/refused/own-finite.ts'
import { lacksObject } from '../../sentence/lacks-object.ts'
import { isFragment } from '../../sentence/proof.ts'
import { capitalise } from '../../sentence/tidy.ts'

/**
 * Whether a finished "I did so" cannot be what was done: its first word is a thing that has a verb of its own further on ("I
 * filed drawers don't close"), or nobody hears what it was done to ("I configured locally").
 */
export const hasDeedSlip = onceForText((told: string): boolean => {
  const [, verb = '', rest = ''] =
    /^(?:I|We) (?:(?:also|then|just|\w+ly) )?([a-z]+)(?: (.+))?$/.exec(
      told.replace(/"[^"]*"/g, 'it').replace(/\u2019/g, "'"),
    ) ?? []
  if (verb === '') return NO_VERB.test(told)
  if (
    OF_SOMEBODY.test(rest) &&
    !/[A-Z]\w|'s\s|\b(?:users?|customers?|clients?|friends?|mentors?|boss|teachers?|players?|colleagues?|owners?)\b/.test(
      rest,
    )
  )
    return true
  const deed = `${verb} ${rest}`
  return (
    lacksObject(deed) ||
    cameToNothing(`${verbIn(verb, 'past')?.base ?? verb} ${rest}`) ||
    NAMES.test(deed) ||
    NOW_SO.test(deed.replace(/\s\([^()]*\)/g, '')) ||
    isFoundTorn(deed) ||
    hasOwnVerb(verb, rest) ||
    opensStatement(verb, rest)
  )
})

/** "I decked planks for two piers are no longer cut"; "we now have two" has its own verb. */
function opensStatement(verb: string, rest: string): boolean {
  const past = verbIn(verb, 'past')
  return past !== undefined && hasOwnFinite(past.base, rest)
}

/** "We worked out that the way to open the gate": what was found out was cut off. */
function isFoundTorn(deed: string): boolean {
  const [, found = ''] =
    /^(?:figured out|found(?: out)?|discovered|learned|noticed|reali[sz]ed|saw|confirmed|verified) that (.+)$/.exec(
      deed,
    ) ?? []
  return found !== '' && isFragment(capitalise(found))
}

/** "I finished all of his doors": what he did, of whom nobody has heard. */
const OF_SOMEBODY = /\b(?:all|most|some|half|both|the rest) of (?:his|her)\s/

/** "I belt-driven saw with two blades". */
const NO_VERB =
  /^(?:I|We) (?:\w+ly )?[a-z]+-(?:based|driven|aware|only|first|level|side|like|specific|friendly|safe|free|compatible|agnostic|wide|ready|backed|facing|scoped)\s/

/** "I batched processing": the name of a thing, though each of its words could be a verb and what it was done to. */
const NAMES =
  /^(?:batched processing|cleaned (?:separation|architecture)|distributed (?:tracing|systems?|caching|locking)|linked lists?|coded (?:refactoring|clean-?up|reviews?|quality|coverage|formatting|generation)|loaded (?:balancing|testing)|tested (?:coverage|suites?|plans?|infrastructure)|built (?:systems?|numbers?|pipelines?)|versioned (?:strings?|control)|focused (?:checks?|tests?)|filed (?:[Cc]hanged|outputs?|descriptors?|systems?|uploads?|handling)|touched (?:bars?|screens?)|screwed terminals?|searched (?:bars?|engines?|box(?:es)?)|cached (?:hits?|miss(?:es)?|invalidation)|logged (?:levels?|rotation)|ordered forms?|mapped views?|pushed notifications?|limited support|scheduled (?:jobs?|tasks?|pipelines?)|managed (?:services?|identity)|shared (?:librar(?:y|ies)|memory|state)|queued workers?|hooked scripts?|tracked records?|formed validation|paged (?:tables?|faults?)|backed ends?|used cases?|typed safety|traced logging|streamed processing|imaged processing|signalled handling|errored? handling|stopped words?(?: removal| filtering| lists?)?|remoted access)(?=$|\s(?:\(|for|in|with|of|on|using|via|to|only|and|between|across)\b|\s\(|[,:])/

/** What a statement may follow as it stands: "I noticed the lid was loose", "I made the lamp keep its colour". */
const TAKES_CLAUSE =
  /^(?:notice|find|see|realise|realize|learn|say|tell|think|know|discover|verify|confirm|check|ensure|make|let|help|have|get|show|mean|hear|watch|feel|assume|believe|guess|hope|wish|suggest|propose|report|prove|ask|explain|note|conclude|decide|understand|suspect|expect|require|figure|remember|read|keep)$/

/** What opens a statement inside another one, joins a second verb to the first, or puts one in its base form. */
const OPENS = lean(
  /\b(?:that|which|who|whom|whose|where|wherever|when|whenever|while|if|because|since|as|so|how|what|whatever|why|after|before|until|once|than|whether|though|although|unless|now|it|they|there|he|she|you|way|I|we|everything|nothing|each|one|to|can|could|will|would|should|may|might|must|let|lets|letting|make|makes|making|having|help|helps|helping|see|ensur(?:e[sd]?|ing)|sure|means?)\b|[,:;]|\b(?:and|or|but|yet|not)$|\w'(?!s\b)/i,
)

const DENIES = /^(?:do|does|is|are|was|were|has|have|had|can|could|wo|would|did)n't$/
const OBJECT = /^(?:the|an?|it|them|all|its|their|our|my)$/
/** "A few times", "a lot": no object. */
const HOW_OFTEN = /^(?:few|lot|bit|couple|little|second|third|while|day|week|month|year)$/
/** What no verb of the present follows. */
const BEFORE_THING =
  /^(?:the|an?|this|these|those|its|their|our|my|no|some|all|any|more|new|old|of|for|with|in|on|by|from|at|via|into|per|between|\d\S*|[a-z]+(?:ed|ly|ing|al|ic|ous|ive))$/i

function hasOwnVerb(verb: string, rest: string): boolean {
  const past = verbIn(verb, 'past')
  if (past && TAKES_CLAUSE.test(past.base)) return false
  const words = rest.replace(/\s\([^()]*\)/g, '').split(' ')
  let before = ''
  for (const [at, word] of words.entries()) {
    // Behind what opens another statement, a verb may be its own.
    if (at > 0 && OPENS.test(before)) return false
    if (at > 0 ? DENIES.test(word) || isPresent(words, at) : isItsVerb(past?.base, words)) return true
    before = `${before} ${word}`.trim()
  }
  return false
}

/** "I sketched uses 20 sheets", "I named stores the list": no several things stand before "20" and "the". */
function isItsVerb(deed: string | undefined, [word = '', next = '', then = '']: readonly string[]): boolean {
  if (!/^(?:\d|the$|an?$|its$|their$)/.test(next) || HOW_OFTEN.test(then) || word === 'times') return false
  return !/^(?:give|show|send|offer|tell|hand|teach|pay)$/.test(deed ?? '') && verbIn(word, 's') !== undefined
}

/** "Governed rows now use two gates": what is so now was read as done. */
const NOW_SO =
  /^(?:(?!(?:that|which|who|where|when|so|because|since|if|it|they|this|but)\b)[^\s;:]+ ){2,14}now (?:uses?|runs?|takes?|returns?|does|works?|reads?|writes?|keeps?|needs?|supports?)\s/

/** "Dims after a minute", "shows an island", "keep their crust". */
function isPresent(words: readonly string[], at: number): boolean {
  const [last = '', word = '', next = '', then = ''] = words.slice(at - 1, at + 3)
  if (!/^[a-z]{3,}$/.test(word) || BEFORE_THING.test(last)) return false
  const forms = readVerb(word)
  if (forms.length === 0 || next === '') return false
  // "Tests pass 58 cases".
  if (/^\d/.test(next) && isPlural(last) && verbIn(word, 'base')) return true
  const hasObject = OBJECT.test(next) && !HOW_OFTEN.test(then)
  if (forms.every(({ form }) => form === 'base'))
    return hasObject && forms.every(({ verb }) => !NOUN_VERBS.has(verb.base))
  const present = verbIn(word, 's')
  if (!present) return false
  return NOUN_VERBS.has(present.base) ? hasObject && /^(?:an?|its|their)$/.test(next) : /^[a-z]/.test(next)
}
