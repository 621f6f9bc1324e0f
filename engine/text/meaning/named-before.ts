import { lean } from '../../lean.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import type { Clause } from '../clauses/clauses.ts'
import { troubleParts } from '../clauses/trouble-parts.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'
import { besetBy, isBesetBy } from './beset-by.ts'

/** Who can only be meant himself, what is none, and what a statement is about rather than a thing. */
export const NO_THING =
  /^(?:I|we|you|he|she|it|they|this|that|these|those|there|here|one|some|any|each|every|no|none|nobody|nothing|everything|everyone|both|most|what|who|how|why|another|only|part|all of|half|the (?:[a-z]+est|most [a-z]+|tricky|hard|fun|main) (?:part|bit|thing|challenge))\b|\b(?:problem|issue|cause|reason|idea|goal|aim|plan|question|result|fix|solution|error|day|week|morning|meeting|first|second|last|other)s?$/i

const BLAMED =
  /\b(?:because of|due to|caused by|thanks to)\s((?:the|our|my|an?|its|[a-z]+'s)\s[\w-]+(?:\s(?!(?:is|was|that|which|and|or)\b)[\w-]+){0,3})[.!]?$/
/** "Traced it to the left valve, which was worn. Replaced it". */
const TRACED =
  /\b(?:traced|tracked|narrowed|pinned|tied)\s(?:it|this|that|the (?:problem|issue|bug|cause|fault))\s(?:back\s|down\s)?to\s((?:the|our|my|an?)\s[\w-]+(?:\s(?!(?:is|was|that|which|and|or|in|on|of)\b)[\w-]+){0,2})(?:,\s(?:which|that)\s[^,;]{3,60})?[.!]?$/i
/** What is done to a thing that was too little, too much or wrong. */
const SETS_RIGHT =
  /^(?:increase|swap|exchange|raise|lower|reduce|decrease|bump|double|halve|set|fix|correct|replace|remove|disable|drop|change|extend|shorten|tune|adjust|upgrade|update)$/

/** "It fell over because of the pool size. Raised it": what was to blame. */
function blamedIn(text: string, verb: string): string | undefined {
  const thing = SETS_RIGHT.test(verb) ? (BLAMED.exec(text) ?? TRACED.exec(text))?.[1] : undefined
  return thing && !isPlural(thing) ? definite(thing, '') : undefined
}

const BY_A_THING =
  /\bby\s(an?\s[\w-]+(?:\s(?!(?:that|which|nobody|no)\b)[\w-]+){0,2}?)(?:\s(?:that\s|which\s)?(?:nobody|no one)\s[a-z]+)?[.!]*$/

/** "We were woken by an alarm nobody needed. Removed it": the alarm. */
function botheredBy(text: string, verb: string): string | undefined {
  const thing = /^(?:remove|delete|silence|disable|drop|kill|mute|fix|tune)$/.test(verb)
    ? BY_A_THING.exec(text)?.[1]
    : undefined
  return thing && !isPlural(thing) && !NO_THING.test(thing) ? definite(thing, '') : undefined
}

const LOADING =
  /^[A-Z][a-z]+ing\s((?:the|our|my|a)\s(?:[\w-]+\s){0,2}?[\w-]+)\s(?:took|takes|was|needed|used to|always took)\s/

/** "Loading the map took ages. Cut it into tiles": the map. */
function workedIn(text: string): string | undefined {
  const thing = LOADING.exec(text)?.[1]
  return thing && !isPlural(thing) ? definite(thing, '') : undefined
}

const OF_KIND =
  /^(?:it|that)\s(?:was|is|turned out to be)\s(?:just\s|actually\s)?an?\s((?:[\w-]+\s)?[\w-]+)\s(?:problem|issue|error|mismatch|thing)[.!]*$/i

/** "It was an MTU problem. Set it to 1360": the MTU, and nothing that was told before. */
export function ofKind(text: string): string | undefined {
  return OF_KIND.exec(text)?.[1]
}

const NEGLECTED =
  /\b(?:never|(?:did|do|does|was|were|had|has|have)(?:n't|\snot)|forgot to|forgotten to|failed to)\s(?:been\s)?([a-z]+)\s((?:the|our|my|any|an?)\s(?:[\w-]+\s){0,3}?[\w-]+)(?:\s(?:in|on|at|after|before|when|for|properly|correctly|anywhere)\b[^,;]*)?[.!]?$/

/** "We never closed the file handles. Closed them": what was not done before. */
export function neglectedIn(text: string, pronoun: 'it' | 'them', { verb }: Clause): string | undefined {
  const [, word = '', thing = ''] = NEGLECTED.exec(text) ?? []
  const isSame = word !== '' && verbIn(word, 'base', 'past', 'participle', 'ing')?.base === verb.base
  return isSame && isPlural(thing) === (pronoun === 'them')
    ? definite(thing.replace(/^any\s/, 'the '), '')
    : undefined
}

const MEANT_TO_DO =
  /^(?:[\w'-]+\s){1,4}?(?:wanted|needed|asked for|wants|needs|expected|expects)\s((?:the|their|our|my)\s(?:[\w-]+\s){0,3}?[\w-]+)\sto\s(?!(?:[\w-]+\s){0,6}?(?:an?|the|our|my|their|its)\s)[^,;]{2,60}$/i

/** "The customer wanted the form to work offline. Rebuilt it": what was to do something. */
export function meantToDo(text: string): string | undefined {
  const thing = MEANT_TO_DO.exec(text)?.[1]
  return thing && !isPlural(thing) && !NO_THING.test(thing) ? thing.replace(/^their\s/i, 'the ') : undefined
}

/** A thing in a few words, up to what is said of it. */
const A_THING = String.raw`((?:(?:all\s)?(?:the|our|my|an?|its|some|two|three)\s)?(?!(?:not|that|because|when|how|too|very|so|all|just|only|due|down|us|me|in|on|at|from|by|for|with|to|being|back|fixed|gone|it|them|[a-z]+ed|[a-z]+ly)\b)[\w./'-]*\w(?:\s(?!(?:[a-z]+ly|being|that|which|who|we|I|it|they|not|on|in|at|with|from|for|of|by|to|when|where|because|since|after|before|is|was|were|are|had|never|and|but|or|so|going|set|left|missing)\b)[\w./-]*\w){0,3})`
/** "The culprit was a loose hose", "it turned out to be stale caches", "the noise came down to the fan". */
const NAMED_CAUSE = lean(
  String.raw`^(?:(?:it\s)?turned out to be\s|(?:(?:it\s)?(?:turns?|turned) out,?\s(?:that\s)?)?(?:(?:the|our|my|this|its)\s)?(?:[\w-]+\s){0,3}?(?:cause|culprit|problem|issue|reason|offender|bug|fault|leak|trouble|bottleneck|it)\s(?:(?:was|were|lay)\s(?:with|in)|was|were|is|turned out to be|(?:was|came) down to)\s)(?:just\s|simply\s|actually\s|only\s|probably\s)?${A_THING}(?=[.!,;:]|$|\s(?:being|that|which|we|I|not|on|in|at|with|from|for|of|by|when|where|because|never|going|set|left|missing)\b)`,
  'i',
)
/** "The key included the request id", "every page loaded a spare font". */
const HELD = lean(
  String.raw`^(?:(?:the|our|my|each|every)\s)?(?:[\w-]+\s){1,6}?(?:(?:still\s)?using|was (?:still |also )?(?:calling|loading|holding|carrying|including)|included|contained|had|held|carried|loaded|used|needed|required|relied on|depended on|ran on|called|hit)\s${A_THING}(?:\s(?:for|in|on|at)\s[^,;.]{2,30}|\s[a-z]+ly)?[.!]?$`,
  'i',
)
const TURNED_OUT = /^(?:it )?turn(?:s|ed) out,? (?:that )?/i
/** What is done to the thing that was to blame. */
const REMOVES =
  /^(?:remove|drop|delete|take|strip|clear|clean|purge|evict|disable|turn|switch|close|plug|tighten|rotate|renew|kill|revert|exclude|ditch|cut|unplug)$/

/** "Bad fan.", "Loose cable on port 3.": what was found, and no more. */
const BAD_PART =
  /^(?:an?\s)?((?:bad|broken|faulty|dead|loose|worn|cracked|defective|stale|corrupt|expired|wrong|missing|outdated|stuck|duplicate)\s[\w-]+(?:\s[\w-]+)?)(?:\s(?:on|in|of)\s[^,;:.]{2,30})?[.!]*$/i

const MAY_BE_HELD = new RegExp(`${REMOVES.source}|^(?:swap|exchange|replace|correct|fix|set|change|make)$`)

/** "The handler was calling printf. Took it out": what was taken out is not the handler. */
export function holdsAnother(text: string, verb: string): boolean {
  return REMOVES.test(verb) && HELD.test(text)
}

/** What is called goes by its name. */
const CALLED = /\s(?:called|was calling)\s[a-z]\w*[.!]?$/

/** "The cause was a stale cache. Cleared it", "The key held the date. Took it out": what was found to be there. */
export function foundIn(text: string, pronoun: 'it' | 'them', { verb }: Clause): string | undefined {
  const isSet = SETS_RIGHT.test(verb.base) || REMOVES.test(verb.base)
  const thing = isSet
    ? (NAMED_CAUSE.exec(text)?.[1] ??
      (MAY_BE_HELD.test(verb.base) ? HELD.exec(text.replace(TURNED_OUT, ''))?.[1] : undefined))
    : undefined
  if (thing && isBesetBy(thing, verb.base)) return besetBy(text)
  const bad = isSet && pronoun === 'it' ? BAD_PART.exec(text)?.[1] : undefined
  if (bad && !isPlural(bad))
    return `the ${/^[A-Z]\w*[A-Z]/.test(bad) ? bad : bad.charAt(0).toLowerCase() + bad.slice(1)}`
  if (!thing || NO_THING.test(thing) || isPlural(thing) !== (pronoun === 'them')) return undefined
  // "It was slow" names no thing.
  return /^(?:the|our|my|an?|its)\s|[._]/i.test(thing) || isPlural(thing) || CALLED.test(text)
    ? definite(thing, '')
    : undefined
}

const REASON =
  /\b(?:because|since|as) (?:I|we|it|they|the [\w-]+) (?:always |only |still |never )?(?!(?:had|has|have|was|were|is|are|lacked|needed)\b)[a-z]+(?:ed|t|d|e|s)? ((?:all|the|our|every|each) (?!(?:of|time)\b)[\w-]+(?: (?!(?:at|in|on|to|with|for|from|by|twice|once|one|when|and|or|before|after|without|into)\b)[\w-]+)?)/

/** "The pump ran dry because we filled all tanks at once. I fill them in turn now": what the reason was about. */
export function reasonIn(text: string, pronoun: 'it' | 'them'): string | undefined {
  const thing = REASON.exec(text)?.[1]
  return thing && isPlural(thing) === (pronoun === 'them')
    ? thing.replace(/^(?:all|every|each) /, 'the ')
    : undefined
}

const RAN_THERE = lean(
  /(?::|\bbecause|\bsince|\bthat)\s((?:(?:the|our|my|an?|all)\s)?(?:[\w-]+\s){1,3}?)(?:still\s|all\s|always\s)?(?:ran|runs|sat|lived|happened|fired|started|executed|(?:is|are|was|were)\s(?:all\s|still\s)?(?:running|happening|done|run|stored|kept|executed|loaded|computed|built|scheduled))\s(?:on|in|at|inside|within|every|during|with|over)\s[^,;:.]+[.!]?$/i,
)

/** "Late because the import ran at noon. Moved it to 3 am", "Profiled it: meshing ran on the main thread. Moved it": what was where it should not be. */
export function ranThere(text: string, pronoun: 'it' | 'them', verb: string): string | undefined {
  if (!/^(?:move|reschedule|shift|relocate|offload|push|extract)$/.test(verb)) return undefined
  const thing = RAN_THERE.exec(text)?.[1]?.trim()
  if (!thing || NO_THING.test(thing) || isPlural(thing) !== (pronoun === 'them')) return undefined
  return withArticle(definite(thing, ''))
}

const SEEN =
  /^(?:(?:I|we)\s)?(?:then\s|finally\s)?(?:found|discovered|spotted|noticed|located)\s((?:an?\s)?[\w-]+(?:\s(?!(?:that|which|in|on|where|without|of|and)\b)[\w-]+){0,2})\s(?:that|which|in|on|where|without)\s(?!.*\sand\s)/i

/** "Found a timer that was never cleared. Cleared it": the timer. */
export function seenIn(text: string): string | undefined {
  const thing = SEEN.exec(text)?.[1] ?? BAD_PART.exec(text)?.[1]
  return thing && !isPlural(thing) && !NO_THING.test(thing) ? withArticle(definite(thing, '')) : undefined
}

/** "Found pump routine which ...": a note may leave the article out. */
function withArticle(thing: string): string {
  return /^(?:the|our|my|its)\s|^[A-Z]/.test(thing) ? thing : `the ${thing}`
}

const PUT =
  /\b(?:put|used|set|had|soldered|fitted|mounted|installed|wired|chose|picked|ordered|hard-?coded)(?:\sin)?\s(an?\s[\w-]+(?:\s(?!(?:in|on|to|at|for|and|with|there|which|that)\b)[\w-]+){0,2})(?=[.!]|$|\s(?:there|in|on|instead)\b)/i

/** "Someone put a 10k pull-up. Replaced with 4.7k": what somebody had put there, where the deed names no thing. */
export function putThere(text: string): string | undefined {
  const thing = PUT.exec(text)?.[1]
  return thing && !isPlural(thing) && !NO_THING.test(thing) ? definite(thing, '') : undefined
}

const FAULT = lean(
  /^(?:(?:an?|the|there was an?)\s)?((?:[\w-]+\s){0,2}?(?:leak|bug|crash|race|race condition|deadlock|regression|error|bottleneck|mismatch|glitch|overflow)\s(?:in|on|of|when|during|with)\s[^,;:.]{3,50})(?=[,.;:]|$)/i,
)

/** "Memory leak in the reader. Handles were never closed. Fixed it": the fault that the note opens with. */
export function faultIn(text: string, verb: string): string | undefined {
  const fault = /^(?:fix|solve|patch|plug|resolve)$/.test(verb) ? FAULT.exec(text)?.[1] : undefined
  return fault && !/\b(?:I|we|it|was|were|is|are)\b/.test(fault)
    ? `the ${fault.charAt(0).toLowerCase()}${fault.slice(1)}`
    : undefined
}

const BY_MANY =
  /\b(?:by|with|from)\s((?:\d[\d.,]*k?|hundreds of|thousands of|many|too many)\s(?:[a-z-]+\s){0,2}[a-z]{3,}s)[.!]?$/

/** "The queue was flooded by 3,000 tiny jobs. Joined them": what there was too much of. */
export function sufferedFrom(text: string): string | undefined {
  const many = BY_MANY.exec(text)?.[1]
  if (many && isPlural(many) && /\b(?:was|were|is|are|got)\s/.test(text))
    return `the ${many.replace(/^too /, '')}`
  // "It sent one mail per order": the mails.
  const each =
    /\b(?:one|a|an extra|a separate) ([a-z]{3,}[^s\s]) (?:per|for (?:each|every)) [a-z]+[.!]?$/.exec(
      text,
    )?.[1]
  return each && `the ${each.replace(/([^aeiou])y$/, '$1ie')}s`
}

/** "Nobody could find anything in our docs. I restructured them": where nobody did. */
export function soughtIn(text: string): string | undefined {
  const [, where = ''] =
    /\b(?:find|found) (?:anything|things|stuff|what \w+ \w+) (?:in|on|among) ((?:our|the|my)\s(?:[\w-]+\s){0,2}[\w-]+)[.!]*$/i.exec(
      text,
    ) ?? []
  return where && (isPlural(where) || /\bdocs$/.test(where)) ? where : undefined
}

/** "Guests couldn't find the bell. I moved it": what nobody could find, reach or use, and the only thing that is one. */
export function notFound(text: string): string | undefined {
  const [, thing = ''] =
    /^(?:[\w-]+\s){1,4}?(?:hated|disliked|struggled with|complained about)\s(the\s[\w-]+(?:\s(?!(?:in|on|at|of|for|with|and|or|to|that|which|because|so|when)\b)[\w-]+){0,2})[.!]?$/i.exec(
      text,
    ) ??
    /\b(?:couldn't|could not|can't|cannot|didn't|did not|never|nobody|no one|hard to|unable to)\s(?:\w+\s)?(?:find|found|see|saw|reach|open|use|used|read|know|knew|understand|notice|noticed|hear|trust|trusted|like|liked|want|wanted|maintain|maintained|touch|touched|own|owned)\s(?:about\s)?(the\s[\w-]+(?:\s(?!(?:in|on|at|of|for|with|and|or|to|that|which|because|so|when)\b)[\w-]+){0,2})[.!]?$/i.exec(
      text,
    ) ??
    []
  const others = text.slice(0, text.length - thing.length - 1)
  return thing && !isPlural(thing) && !/\b(?:an?|this|my|our|its)\s[a-z]/i.test(others) ? thing : undefined
}

/** A thing that is told from others, in a few words. */
const A_KNOWN_THING =
  /\b(?:the|our|my)\s(?!best\s|worst\s|[a-z]{3,}est\s)(?:[a-z][\w-]*\s(?!(?:of|in|on|for|to|with|when|because|so|by|at|from|as|and|or|that|which|was|were|is|are|had|has|did|took|kept|could|would)\b)){0,3}[a-z][\w-]*/gi

/** The one thing that a sentence names, if it is neither many nor somebody. */
export function onlyThing(text: string): string | undefined {
  const things = text.match(A_KNOWN_THING) ?? []
  const [thing = ''] = things
  if (things.length !== 1 || isPlural(thing) || PEOPLE.test(thing) || NO_THING.test(thing)) return undefined
  // "The timer locked the valve" is more than a thing.
  return thing
    .split(' ')
    .slice(2)
    .some((word) => verbIn(word, 'past'))
    ? undefined
    : thing
}

/** "Parents kept mailing about the bus plan. Put it on the site": the one thing beside the people. */
function besidePeople(text: string): string | undefined {
  const [first = ''] = text.split(' ', 1)
  return PEOPLE.test(first) && !/^(?:I|we)$/i.test(first) ? onlyThing(text) : undefined
}

const HANDLED =
  /^(?:[\w'-]+\s){1,4}?(?:kept\s|was\s|were\s|had to\s)?[a-z]+\s((?:(?:the|our|their|all|\d[\d,.]*(?:\s?[a-zA-Z]{1,2})?)\s)?(?:[a-z-]+\s)?[A-Za-z-]{2,}[^su\s]s)(?=\s(?:and|from|by|in|into|to|on|at|with|for|every|each|that|which)\b|[.,]|$)/

/** "Guests kept uploading 40 MB photos. I resized them": the photos, and no guests. */
export function handledIn(text: string): string | undefined {
  const things = HANDLED.exec(text)?.[1]
  const [first = ''] = things?.split(' ') ?? []
  // "We recalculated totals": the totals.
  const isDone = new RegExp(`\\b(?:I|we|it|they|he|she) ${first} `).test(text) && verbIn(first, 'past')
  return (isDone ? things?.slice(first.length + 1) : things)?.replace(/^(?!(?:the|our|their|all)\s)/, 'the ')
}

/** "Half of the minutes went into installing drivers. Cached them": the drivers. */
export function spentOn(text: string): string | undefined {
  const things =
    /\b(?:went into|went on|were spent on|was spent on)\s(?:[a-z]+ing\s)?((?:[a-z-]+\s)?[a-z-]{3,}[^su\s]s)[.!]*$/.exec(
      text,
    )?.[1]
  return things && `the ${things.replace(/^the\s/, '')}`
}

/** "Test plan for the crane, 90 checks, tied each one to a rule": each of the 90 checks. */
export function eachOf(before: string, rest: string): string | undefined {
  const many = /(?:^|[,:]\s)((?:\d[\d.,]*|two|three|four|five|six)\s(?:[a-z-]+\s)?[a-z]+s)[.]?$/.exec(
    before,
  )?.[1]
  const isTime = /\b(?:days|weeks|months|hours|minutes|years|times)$/.test(many ?? '')
  return many && !isTime && /^each one\s/.test(rest)
    ? rest.replace(/^each one/, `each of the ${many}`)
    : undefined
}

/** What is done to people rather than to things. */
export const TO_PEOPLE =
  /^(?:train|help|teach|ask|tell|notify|remind|give|send|show|guide|coach|mentor|onboard|interview|warn|invite|assign|support|unblock|refund|contact|e?mail|call|walk|let|allow|get)$/

/** What people, or one thing, handled: "they" must be that. */
export function handledByPeople(text: string, verb: string): string | undefined {
  const isOfPeople = [1, 2, 3].some((count) => PEOPLE.test(text.split(' ', count).join(' ')))
  const { subject = '' } = troubleParts(text) ?? {}
  // "The page leaked names to guests. Caught them": the page is one.
  const isOfOne = subject !== '' && !isPlural(subject)
  return (isOfPeople || isOfOne) && !TO_PEOPLE.test(verb) ? handledIn(text) : undefined
}

/** The one thing of a trouble to which something can be done: what was to blame, bothered one or was worked on. */
export function toBlame(text: string, verb: string): string | undefined {
  return blamedIn(text, verb) ?? botheredBy(text, verb) ?? workedIn(text) ?? besidePeople(text)
}

/** "A page" is "the page" when one speaks of it again; a name keeps its capital. */
export function definite(thing: string, lead: string): string {
  const known = thing
    .replace(/^an?\s/i, 'the ')
    .replace(/^(?:two|three|four|five|six|ten|\d+)(?=\s)/i, (many) => `the ${many.toLowerCase()}`)
  if (lead || /^(?:[A-Z][a-z]*[A-Z\d]|[A-Z]{2})/.test(known)) return known
  return /^(?:the|our|my|their|its|all|one|old|new)\b/i.test(known) || isPlural(thing)
    ? known.charAt(0).toLowerCase() + known.slice(1)
    : known
}

/** "It was a double free. Fixed with one line." */
const MENDED = lean(
  /^(?:(?:I|We)\s)?(?:(?:[Tt]hen|[Ff]inally)\s)?(?:[Ff]ixed|[Ss]olved|[Rr]esolved|[Mm]ended|[Rr]epaired)(?=\s(?:with|in)\s(?!.*\sby\s(?:[A-Z]|the\s|our\s))|,?\s(?:and|then)\s(?:(?:also|then)\s)?(?:added|wrote|put|built|made|set up)\s(?:an?|some|two|more|tests?)\b)/,
)

/** "Someone had put in a 10k pull-up. Replaced with 4.7k": what was named last, which a note need not say again. */
const ELIDED = lean(
  /^(?:(?:I|We)\s)?(?:(?:[Tt]hen|[Ff]inally|[Ss]o|[Aa]lso)\s)?(?:(?:[Rr]eplaced|[Ss]wapped)(?=\s(?:with|by|for)\s)|[Ss]plit(?=\sin(?:to)?\s(?:\d|two|three|four|several|smaller|separate|an?\s))|[Ww]rapped(?=\sin\s)|(?:[Pp]inned|[Bb]umped|[Rr]aised|[Ll]owered|[Tt]ightened)(?=\sto\s[^\s\d]?\d)|(?:[Ss]tored|[Ss]aved|[Cc]ached)(?=\sin\s)|(?<=^(?:I|We)\s(?:then\s)?)(?:reduced|increased|decreased|changed|set)(?=\sto\s[~<>]?\d))(?!.*\sby\s(?:[A-Z]|the\s|our\s))/,
)

/** A deed with the "it" that a note leaves out where the sentence before has named the thing. */
export function withIt(text: string): string {
  return text.replace(MENDED, '$& it').replace(ELIDED, '$& it')
}

/** "After reload the list was empty", "... on startup": when it was so names no thing. */
const THEN_FIRST =
  /^(?:\d{1,2}[:.]\d{2}\s)?(?:(?:after|on|before|during|since)\s[a-z]+\s)?(?=(?:the|our|my)\s)/i
const THEN_LAST = /\s(?:after|on|before|during|since|until)\s[a-z]+(?=[.!]?$)/

/** "... every night, which took 5 hours": said of what happened. */
const WHICH_TOOK = /,?\swhich\s(?:took|takes|needed|cost|meant)\s[^,;]*$/

/** "The list was one file and plans took an hour. I split it": many plans are no "it". */
const MANY_BESIDE = /,?\sand\s[a-z-]+[^s\W]s\s(?:took|were|had|failed|ran|kept|needed|hung)\s.*$/

export function withoutWhen(told: string, isOfOne: boolean): string {
  const text = isOfOne ? told.replace(MANY_BESIDE, '') : told
  return text.replace(WHICH_TOOK, '').replace(THEN_FIRST, '').replace(THEN_LAST, '')
}

/** "It was a missing index on orders.id". */
export const TO_BLAME =
  /\b(?:was|is|be|found|to|by)\s(?:just\s|only\s|simply\s)?(?:an?|the)\smissing\s((?!(?:and|or)\b)[^,;:]{3,50}?)[.!]*$/i
