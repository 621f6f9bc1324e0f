import { lean } from '../../lean.ts'
import { STUDYING } from '../../lexicon/verbs.ts'
import { type Clause, readClause } from '../clauses/clauses.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'
import { isOfChange } from './beside.ts'
import { definite } from './named-before.ts'
import { type Other, type Topic, topicOf } from './topic.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What is done to a thing that somebody made: the trouble it had, and what stood around, cannot be meant. */
const ON_THING = setOf(
  'rewrite refactor rework redesign restructure rebuild reimplement redo reorganise reorganize port migrate convert split simplify modernise modernize optimise optimize parallelise parallelize profile benchmark document test wrap extract automate containerise containerize dockerise dockerize harden deprecate decouple clean tidy speed translate adapt instrument streamline modularise modularize overhaul revamp polish debounce',
)
/** Whether a verb tells what is done to a thing that is there and stays. */
export function isOnThing(verb: string): boolean {
  return (
    ON_THING.has(verb) ||
    ANEW.test(verb) ||
    /^(?:fix|correct|move|change|update|upgrade|patch|extend|tune|make)$/.test(verb)
  )
}

/** What one does to a trouble, to oneself or with what is new, and what says nothing without its object. */
const OF_OTHERS = setOf(
  'trace track reproduce report isolate narrow bisect pin blame escalate raise log file mitigate solve resolve address avoid prevent stop add write build create implement develop introduce install release deploy ship merge push commit submit publish revert undo roll back get give take put send run do use set have keep let leave work handle allow cause achieve accomplish finish complete start begin continue call name learn like love want need help show tell ask mean repeat miss ignore accept expect hit reach deal come go',
)

function isOfOthers(verb: string, rest: string): boolean {
  // "Made it faster".
  if (verb === 'make')
    return !/^(?:it|them) (?:[a-z]+er|more|less|[a-z]+(?:able|ible|ful|ive|ent|ant|le)|work|run)\b/.test(rest)
  return STUDYING.has(verb) || OF_OTHERS.has(verb)
}

/** What happens, is measured or stands around, and nobody builds anew. */
const UNBUILT =
  /\b(?:timeout|error|exception|crash|failure|leak|mess|lot|bit|while|way|order|time|zone|upgrade|update|release|rollout|network|connection|disk|memory|row|line|header|field|value|user|customer|machine|server|day|night|week|month|weekend|load|outage|race|condition|bug|nightmare|pain|bottleneck|wrong|file|power|hour|minute|second|condition|warning|problem|issue|database|internet|cpu|request|api|library|version|protocol|certificate|key|token|client|format)$/i

/** "Reworked", "restructured": a thing is made anew. */
const ANEW =
  /^re-?(?!view|lease|port|store|move|place|search|solve|duce|quire|spond|turn|vert|ject|cord|fer|set|start|boot|run|name|peat|tain|new|cover|play|try|quest|ceive|member|mind|pair|call|count)[a-z]{4,}$/

const TROUBLE =
  /\b(?:leak|race|condition|bug|error|crash|issue|problem|failure|deadlock|typo|warning|exception|regression|timeout)s?$/i
/** What is met on the way, and nobody puts another in the place of. */
const UNHELD =
  /\b(?:header|row|line|field|value|zone|race|condition|leak|bug|upgrade|update|release|network|api)$/i

function isSurelyOnThing(verb: string): boolean {
  return ON_THING.has(verb) || ANEW.test(verb)
}

/** Whether something else could be what the pronoun means. */
function isRival({ name, isMany, place }: Other, verb: string, pronoun: 'it' | 'them'): boolean {
  if (isMany !== (pronoun === 'them')) return false
  if (
    isSurelyOnThing(verb) ||
    (/^(?:replace|move|swap)$/.test(verb) && UNHELD.test(name) && !/api$/i.test(name))
  )
    return place !== 'beside' && !UNBUILT.test(name)
  // What is mended is the trouble where one has a name, and else the thing.
  if (/^(?:fix|correct|mend|repair)$/.test(verb))
    return (place !== 'beside' && TROUBLE.test(name)) || (place === 'clause' && !UNBUILT.test(name))
  // "Crashed on a long header. Removed it."
  return !/^(?:timeout|error|exception|crash|failure|mess|lot|bit|while|way|order|time|day|night|week|month|weekend)$/.test(
    name.split(' ').at(-1) ?? '',
  )
}

/** What was changed to do or to use something. */
const CHANGED_TO = /^(?:it|them) (?:over )?to (?:use|[a-z]+) /

function isMeant({ thing, others }: Topic, verb: string, pronoun: 'it' | 'them', rest: string): boolean {
  if (isPlural(thing) !== (pronoun === 'them')) return false
  // "The lamp did not come. Calibrated it with the old lamp."
  if (
    rest
      .toLowerCase()
      .split(/[^\w-]+/)
      .includes(thing.split(' ').at(-1)?.toLowerCase() ?? '')
  )
    return false
  // "Fixed it by closing the lid": the trouble, and the means is the deed.
  if (/^(?:fix|correct|mend|repair)$/.test(verb) && /^\w+ (?:by|with) /.test(rest)) return false
  const isSure =
    verb === 'change' &&
    CHANGED_TO.test(rest) &&
    verbIn(/to ([a-z]+)/.exec(rest)?.[1] ?? '', 'base') !== undefined
  if (!isSure && !isSurelyOnThing(verb) && (isOfOthers(verb, rest) || /^this\b/.test(rest))) return false
  return !others.some((one) => isRival(one, isSure ? 'rewrite' : verb, pronoun))
}

/** Whether the writer, or his change, did it. */
export function isDeed(clause: Clause): boolean {
  if (clause.modality !== 'done' || clause.isNegated || !clause.verb.isWork || clause.lead.startsWith('If'))
    return false
  if (isOfChange(clause)) return true
  return (
    /^(?:i|we|none)$/.test(clause.subject) &&
    (/^(?:past|participle)$/.test(clause.form) || /^(?:decided to|had to)$/.test(clause.attitude))
  )
}

const IT_WAS = lean(
  /^((?:(?:so|and|then|in the end|finally|eventually|later|therefore),?\s)?)(it|they)(?:'s|'ve|\s(?:was|were|has|have|is now|are now|now is|now are))\s((?:been\s|now\s|then\s|finally\s|also\s|completely\s|fully\s){0,2})([a-z-]+)(?=[\s.,;]|$)/i,
)

/** "The importer crashed on long headers. I have wrapped it in a retry loop": the importer, as what the sentence before was about. */
export function namedByTopic(text: string, before: string, isFirst: boolean): string | undefined {
  const clause = /\b(?:it|them|this|both)\b/.test(text) ? readClause(text) : undefined
  if (clause && isDeed(clause) && text.endsWith(clause.rest)) {
    const [word = ''] =
      /^(?:it|them|both(?=[.,;!]|$| (?:to|from|in|into|with|by|on|as|using)\b)|this(?=[.!]?$| (?:by|with|in|into|to|on)\b))(?=[\s.,;!]|$)/.exec(
        clause.rest,
      ) ?? []
    const pronoun = /^(?:them|both)$/.test(word) ? 'them' : 'it'
    const found = word ? topicOf(before) : undefined
    if (!found || (word === 'both' && !/ and /.test(found.thing))) return undefined
    if (isFirst && !found.isSure && !isSurelyOnThing(clause.verb.base)) return undefined
    if (!isMeant(found, clause.verb.base, pronoun, clause.rest)) return undefined
    const head = text.slice(0, text.length - clause.rest.length)
    const behind = clause.rest.slice(word.length)
    // "Cleaned it up": the particle goes before a name.
    const [particle = ''] = /^ (?:up|out|down|off)(?=[\s.,;!]|$)/.exec(behind) ?? []
    return `${head}${particle ? `${particle.trim()} ` : ''}${definite(found.thing, '')}${behind.slice(particle.length)}`
  }
  const [whole = '', lead = '', who = '', , done = ''] = IT_WAS.exec(text) ?? []
  const verb = whole ? verbIn(done.toLowerCase(), 'participle') : undefined
  const found = verb ? topicOf(before) : undefined
  const pronoun = /^they/i.test(who) ? 'them' : 'it'
  if (!verb || !found || (isFirst && !found.isSure && !isSurelyOnThing(verb.base))) return undefined
  if (!isMeant(found, verb.base, pronoun, '')) return undefined
  const thing = definite(found.thing, '')
  const rest = text
    .slice(lead.length + who.length)
    .replace(/^'s /, ' has ')
    .replace(/^'ve /, ' have ')
  return `${lead}${lead ? thing : thing.charAt(0).toUpperCase() + thing.slice(1)}${rest}`
}

const WHY =
  /^((?:(?:But|And|So|Then) )?(?:since|as|because|when|given that|seeing that|although|while|after) )([^,;:()]{8,140}?), (?=(?:I|we)(?:'ve|\s))/i

/** "Since the panel was old, we removed it": the panel. */
export function namedInside(text: string): string | undefined {
  const [whole = '', , reason = ''] = /\b(?:it|them)\b/.test(text) ? (WHY.exec(text) ?? []) : []
  if (!whole || / and /.test(text.slice(whole.length))) return undefined
  const told = namedByTopic(
    text.slice(whole.length),
    `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
    false,
  )
  return told && whole + told
}

/** "Since the panel was old, we removed the panel": "it", where the same sentence has named it. */
export function namedOnceInside(sentence: string): string {
  const [whole = '', , reason = ''] = WHY.exec(sentence) ?? []
  const thing = whole ? topicOf(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`)?.thing : undefined
  const at = thing ? sentence.indexOf(` ${definite(thing, '')}`, whole.length) : -1
  if (!thing || at < 0 || !/^(?:[\s.,;]|$)/.test(sentence.slice(at + 1 + thing.length))) return sentence
  return `${sentence.slice(0, at)} ${isPlural(thing) ? 'them' : 'it'}${sentence.slice(at + 1 + thing.length)}`
}
