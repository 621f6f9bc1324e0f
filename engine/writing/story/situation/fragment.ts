import { lean } from '../../../lean.ts'
import { readVerb } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { capitalise, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'
import { unlabelled } from '../telling/unlabelled.ts'

/** What a thing is like when something is wrong with it: "the printer was offline". */
const AMISS =
  '(?:too [a-z]+|(?:very |extremely |really )?slow|offline|blank|empty|unresponsive|inaccessible|unreadable|unavailable|unable to [a-z]+|unstable|unreliable|outdated|out of date|out of sync|inconsistent|incorrect|wrong|invisible|flaky|full|down|noisy|late|loose|dead|dark|stale|stuck|broken|inaccurate|cluttered|confusing|insecure|vulnerable|unreachable|not (?:reachable|accessible|available|responding|working|visible)|hard to [a-z]+|difficult to [a-z]+|impossible to [a-z]+|prone to [a-z]+)'
/** What nobody wants a thing to be seen doing: "tills freezing at noon". */
const FAILING = lean(
  /^((?:(?:the|our|some|all) )?(?:[\w./'-]+ ){0,3}?[\w./'-]+)((?: (?:on|in|at) (?:[\w./'-]+ ){0,2}?[\w./'-]+)?) ((?:randomly |constantly |sometimes |always |not )?(?:blinking|breaking|clashing|crashing|disappearing|disconnecting|drifting|dropping|failing|flickering|freezing|hanging|jamming|leaking|losing|overheating|rebooting|restarting|sending|showing|stalling|starting|stuttering|timing out|vanishing|working)(?: (?!and\b|but\b)[^,]{1,120})?)$/i,
)
/** What kind of thing nobody wants. */
const UNWANTED =
  'wrong|slow|broken|flaky|duplicated?|high|poor|low|inconsistent|incorrect|stale|long|excessive|unclear|hard-?coded|unnecessary|redundant|noisy|unstable|repeated|outdated|insecure|confusing|inaccurate|unreliable|manual|tedious|random|intermittent|frequent|unhandled|unused|dead|leaky|overlapping|aborted|failed|lost|dropped|missed|rejected|corrupt(?:ed)?'
const NO = /^no ((?!longer\b|one\b|more\b|matter\b|new\b|breaking\b|functional\b)[a-z].{4,120})$/i
const HAS_VERB =
  /^(?:[a-z-]+ ){0,2}[a-z]+[^sui]s (?:work|run|load|open|start|exist|appear|show up|respond|connect|pass|arrive)\b/i
const MISSING =
  /^missing ((?:[\w./'-]+ ){0,3}?[\w./'-]+)((?: (?:in|on|for|from|when|while|during|of|at|after|between) .{2,100})?)$/i
const IS_SO = new RegExp(
  `^((?:(?:the|our|some|all) )?(?:[\\w./'-]+ ){0,3}?[\\w./'-]+)((?: (?:on|in|at) (?:[\\w./'-]+ ){0,2}?[\\w./'-]+)?) (${AMISS})((?: (?!and\\b|but\\b)[^,]{1,120})?)(?:, .{1,120})?$`,
  'i',
)
const OF_KIND = new RegExp(
  `^(?:(?:an?|the|some|many) )?((?:\\d+ )?(?:${UNWANTED}) (?:[\\w./'-]+ ){0,3}?[\\w./'-]+)((?: (?:in|on|for|from|when|while|during|of|at|after|since|between|with|due to|because of) [^,]{2,120})?)(?:, .{1,120})?$`,
  'i',
)
/** Behind a quality stands where, when or why, and no noun that it would belong to: "slow dashboards". */
const GOES_ON =
  /^ (?:on|in|at|for|from|after|since|when|while|during|with|without|again|because|due|to|by|if|once|every|until|as|under|over|between|all|most|sometimes|than|[a-z]+ly)\b/

/** What has no number, and so no article. */
const UNCOUNTED =
  /(?:usage|latency|load|traffic|CPU|memory|consumption|performance|coverage|pagination|handling|behaviou?r|data|code|work|documentation|access|logging|quality|accuracy|feedback|storage|input|output|lag|noise|loading|copying|entry|support|validation|throughput|contrast|navigation|jitter|drift)$/i
const PEOPLE =
  /^(?:users|customers|clients|people|guests|admins|players|visitors|operators|students|teams|developers)$/i
const SHOWS =
  /\b(?:is|are|was|were|has|have|had|can|cannot|could|will|would|should|does|did|I|we|it|they|which|that)\b|n't\b|\b(?:dropped|fell|went|rose|grew|shrank)\s(?:down |up )?(?:by|to|from)\b/i

/** "Missing plug", "no way to undo it", "printer offline after a cut": what stands for a sentence about what was wrong, as one. */
export function fragmentTold(body: string): string | undefined {
  const text = tidyClause(unlabelled(body))
    .replace(/\s\([^()]{1,60}\)$/, '')
    .replace(/[.!]+$/, '')
  if (SHOWS.test(text) || /[;:?"]|->/.test(text) || isTorn(text) || text.split(' ').length > 24)
    return undefined
  const [, lacked = ''] = NO.exec(text) ?? []
  // "No lamps work at all" has its verb.
  if (lacked && HAS_VERB.test(lacked)) return undefined
  if (lacked)
    return `There ${isPlural(lacked.replace(/\s(?:when|while|if)\s.*$/, '')) ? 'were' : 'was'} no ${lacked}`
  const [, missed = '', where = ''] = MISSING.exec(text) ?? []
  if (missed) return `The ${missed} ${isPlural(missed) ? 'were' : 'was'} missing${where}`
  const [, thing = '', there = '', state = '', more = ''] = IS_SO.exec(text) ?? []
  if (thing && isThing(thing) && (more === '' || / to /.test(state) || GOES_ON.test(more)))
    return named(thing, `${thing}${there} ${isPlural(thing) ? 'were' : 'was'} ${state}${more}`)
  const [, who = '', spot = '', doing = ''] = FAILING.exec(text) ?? []
  if (who && isThing(who) && isTroubleSeen(doing))
    return named(who, `${who}${spot} ${isPlural(who) ? 'were' : 'was'} ${doing}`)
  const [, kind = '', place = ''] = OF_KIND.exec(text) ?? []
  if (!kind || isVerbAt(kind)) return undefined
  // What has been so since then had been so until the work was done.
  const [, since = ''] = SINCE.exec(place) ?? []
  const [, how = '', what = ''] = QUALITY.exec(kind) ?? []
  if (since && how && !PEOPLE.test(what))
    return `The ${uncapitaliseNoun(`${what} x`).slice(0, -2)} had been ${how.toLowerCase()}${place}`
  return since
    ? `There had been ${amountOf(kind).replace(/^(?:were|was) /, '')}${kind.charAt(0).toLowerCase()}${kind.slice(1)}${place}`
    : `There ${amountOf(kind)}${kind.charAt(0).toLowerCase()}${kind.slice(1)}${place}`
}

const SINCE = /^ (since) (?!then\b|that\b)/i
/** What a thing is said to be as well as what stands before it. */
const QUALITY =
  /^(slow|broken|flaky|noisy|unstable|inconsistent|incorrect|outdated|insecure|confusing|inaccurate|unreliable|dead) (.+)$/i

/** "Sending mails" is work; "sending mails twice" is none that was wanted. */
function isTroubleSeen(doing: string): boolean {
  return (
    !/^(?:sending|showing|starting|working|restarting)\b/.test(doing) ||
    /\b(?:wrong|twice|old|stale|again|random|by itself|blank|empty)\b/.test(doing)
  )
}

function amountOf(kind: string): string {
  if (isPlural(kind)) return 'were '
  return UNCOUNTED.test(kind) ? 'was ' : `was ${/^[aeiou]/i.test(kind) ? 'an' : 'a'} `
}

/** "Test suite": a thing; "adds the suite" is something else. */
function isThing(thing: string): boolean {
  return !thing.split(' ').some((word, at) => {
    if (
      /^(?:not|to|and|or|by|for|of|in|on|when|if|because|than|as|from|with|at|why|how|what|so|very|much|slow|no)$/i.test(
        word,
      )
    )
      return true
    const forms = readVerb(word.toLowerCase()).map(({ form }) => form)
    return forms.includes('past') || (forms.includes('ing') && at === 0)
  })
}

/** "Slow down the pump", "duplicate the rows": an order. */
function isVerbAt(kind: string): boolean {
  return /^\S+ (?:down|up|out|the|an?|all|its|our|my)\b/i.test(kind)
}

function named(thing: string, said: string): string {
  // "Kiln 2" is a name.
  if (/^(?:the|our|some|all)\s|\s\d+$/i.test(thing) || PEOPLE.test(thing)) return capitalise(said)
  return `The ${uncapitaliseNoun(said)}`
}
