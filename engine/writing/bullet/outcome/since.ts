import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { partTimeAfter } from '../../../text/meaning/time-after.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { uncapitaliseNoun } from '../../sentence/tidy.ts'
import { presentable } from '../longer/presentable.ts'

/** What a statement is about, in a few words that point at nothing. */
const THING =
  "((?:(?!(?:it|this|that|these|those|they|there|which|what|who|he|she|we|I|you|if|when|on|in|at|for|with|from|by|after|before|during|and|but|so|only|some|[a-z]+ing)\\s)[\\w%/'-]+\\s){1,5}?)"
const WELL =
  '(?:gone|back|flat|green|stable|clean|quiet|healthy|smooth|silent|solid|reliable|restored|operational|usable|resolved|responsive|in sync|up to date|error-free)'
const IS = lean(
  `^${THING}(?:is|are|was|were|has been|have been|stays|stay|stayed|remained|runs|run|has run|have run|came)\\s((?:now\\s|finally\\s|much\\s|far\\s)?${WELL}\\b(?:\\s(?!(?:and|but|if|when|unless|that|which|because)\\b)[\\w/%'-]+){0,6})$`,
  'i',
)
const RUNS = lean(
  `^${THING}((?:no longer\\s|now\\s)?)([a-z]+)\\s((?:again|fine|well|perfectly|flawlessly|reliably|smoothly|correctly|properly|as (?:expected|intended|designed|it should))(?:\\s(?:since|now|for|on|in|with|after)\\b[^,;:()]{0,40})?)$`,
  'i',
)
/** "Lag stays under 2 seconds since", "the tank holds at 40 degrees since then". */
const STAYS = lean(
  `^${THING}(stays|remains|keeps|holds|runs|sits|takes)\\s([^,;:()]{3,50}\\s(?:ever\\s)?since(?: then)?)$`,
  'i',
)
const STARTED =
  /^(?:work|run|print|boot|start|load|sync|build|respond|charge|scan|connect|play|fit|move|open|close|behave|perform|hold)$/
const PASS = lean(
  /^((?:all|both|the)\s(?:[\w-]+\s){0,3}?(?:tests?|checks?|builds?|suites?))\s(?:now\s|all\s)?pass(?:es|ed)?((?:\s(?:on|in|under|with|for|again)\b[^,;:()]{0,40})?)$/i,
)
const NOBODY = /^(nobody|no one)\s(?:has|have)\sbeen\s([a-z]+)\s([^,;:()]{0,60}\bsince\b[^,;:()]{0,20})$/i
const NONE = /^there\s(?:have|has)\sbeen\s((?:no|zero)\s[^,;:()]{3,60}\bsince\b[^,;:()]{0,20})$/i

/** "Only two boats leaked", "no letter was lost": how many there were then. */
const SO_FEW =
  /^((?:only|just)\s(?:\d[\d.,]*|one|two|three|four|five|six|a few|a handful of)\s(?:[\w-]+\s){1,3}?|no\s(?:[\w-]+\s){1,3}?)(?:(was|were|has been|have been)\s|(?:has|have)\s)?([a-z]+)((?:\s[^,;:()]{1,60})?)$/i

function soFewSince(told: string): string | undefined {
  const [when, then] = partTimeAfter(told)
  const [, few = '', was, word = '', more = ''] = SO_FEW.exec(then) ?? []
  const verb = was ? verbIn(word, 'participle') : verbIn(word, 'past', 'participle')
  if (!verb || !when) return undefined
  const day = /^(?:ever )?since/i.test(when) ? ' since' : ` ${when.toLowerCase()}`
  return `${few.trim().toLowerCase()} ${was ? word : verb.forms.ing}${more}${day}`
}

/** How things are since the deed, as a phrase behind it: ", with the noise gone", ", with all tests passing". */
export function sinceTail(told: string, room: number): string | undefined {
  // "Now the belt is quiet".
  const phrase = thingSince(told.replace(/^now,?\s/i, ''))
  const short = phrase && presentable(phrase, room)
  return short ? `, with ${short}` : undefined
}

function thingSince(told: string): string | undefined {
  const [, thing = '', how = ''] = IS.exec(told) ?? []
  if (thing) return `${uncapitaliseNoun(thing.trim())} ${how}`
  const few = soFewSince(told)
  if (few) return few
  const [, tests = '', where = ''] = PASS.exec(told) ?? []
  if (tests) return `${uncapitaliseNoun(tests)} passing${where}`
  const [, nobody = '', done = '', since = ''] = NOBODY.exec(told) ?? []
  if (nobody && verbIn(done, 'participle')) return `${nobody.toLowerCase()} ${done} ${since}`
  const [, none = ''] = NONE.exec(told) ?? []
  if (none) return none
  const [, kept = '', stays = '', steady = ''] = STAYS.exec(told) ?? []
  const stay = verbIn(stays.toLowerCase(), 's')
  if (stay) return `${uncapitaliseNoun(kept.trim())} ${stay.forms.ing} ${steady}`
  const [, runs = '', adverb = '', word = '', well = ''] = RUNS.exec(told) ?? []
  const verb = verbIn(word, 's', 'base', 'past')
  // In "people trust a red build again" the build is a thing.
  const isIts = verbIn(word, 's', 'past') !== undefined || isPlural(runs.trim())
  return verb && isIts && STARTED.test(verb.base)
    ? `${uncapitaliseNoun(runs.trim())} ${adverb}${verb.forms.ing} ${well}`
    : undefined
}

/** Whether a sentence tells by its shape that things are well since: "the pipeline has been green for two weeks". */
export function tellsSince(told: string): boolean {
  return thingSince(told) !== undefined
}

const TAKEN_UP = lean(
  /^it\s(?:is|was|has been)\s(?:now\s|since\s|already\s)?((?:used|adopted|installed|downloaded|picked up|accepted|approved|merged|read|shared|played|deployed|shipped|rolled out|delivered|handed over|released|merged)\s(?:by|on|in|at|to|into|with|upstream|more|over|about|daily|every)\b[^;:()]{0,60}?)(?:,\swho\s.*)?$/i,
)
const IN_USE = lean(
  /^it\s(?:has been|is|was)\s(?:now\s)?((?:running|live|in (?:use|production|service))\b(?:\s(?:in|on|at|for|since|with)\b[^,;:()]{2,40})?)$/i,
)
const COUNTED = lean(
  /^it\s(?:now\s)?(?:has|had|got)\s(?:now\s)?((?:(?:over|about|more than|around|nearly)\s)?\d[\d.,]*k?\s(?:[a-z-]+\s)?(?:downloads?|users?|stars?|installs?|installations?|visitors?|subscribers?|players?|customers?|readers?)\b[^;:()]{0,40})$/i,
)
const FASTER =
  /^it(?:'s|\sis|\sruns)\s(?:now\s)?((?:(?:about|roughly|around|almost|nearly|over)\s)?(?:\d[\d.]*(?:x|%|\stimes)|two times|three times|four times|five times|ten times|twice|half)\s(?:as\s)?[a-z]+(?:\sas\s(?:fast|large|big|long))?)(?:\snow)?$/i
const MADE =
  /^(?:built|wrote|created|designed|developed|published|released|implemented|launched|made|coded|trained|programmed|prototyped|shipped|set up)\s/
const ALTERED =
  /^(?:vectori[sz]ed|rewrote|optimi[sz]ed|tuned|refactored|rebuilt|parallelised|parallelized|ported|reworked|redesigned|improved|reimplemented|restructured|simplified|profiled|inlined|compiled|converted|translated)\s/
/** "It no longer drips", "it now opens by itself". */
const IT_NOW = /^it (?:now|no longer) [a-z]+(?:s|es)\s[^;:()]{2,80}$/i
/** A second thing that "it" may mean. */
const TWO_THINGS = /\s(?:and|from|that|which)\s|,/

/** "Fixed the crash. It now skips empty trays": the crash does not. */
const OF_FAULT = lean(
  /^[a-z]+ed\s(?:an?\s|the\s)?(?:[\w-]+\s){0,3}?(?:crash|bug|issue|problem|error|leak|race|failure|hang|freeze|deadlock|exception|regression|typo|glitch)(?=$|[\s,])/,
)

/** Whether a sentence says of what was just spoken of how it does since. */
export function tellsItNow(told: string): boolean {
  return IT_NOW.test(told) && !/\b(?:I|we|us|my|our|me|you|they|them|has|is)\b/i.test(told)
}

/** The same, told of "it", which must be what the deed made or altered: ", adopted by four teams", ", making it twice as fast". */
export function itSince(written: string, text: string, room: number): string | undefined {
  const told = written.replace(/^it's\b/i, 'it is')
  // "Wrote a lamp that blinks": the lamp.
  const own = MADE.test(text) ? text.replace(/^(\S+(?:\sup)?\san?\s[^,]*?)\s(?:that|which)\s.*$/, '$1') : text
  if (!/^it\b/i.test(told) || TWO_THINGS.test(own) || OF_FAULT.test(text)) return undefined
  const isOne = !isPlural(text.slice(text.indexOf(' ') + 1))
  const now = isOne && tellsItNow(told) && presentable(told.replace(/^it/i, 'it'), room)
  // "Built a lid for the pots, which now": the pots?
  const isLast = !/\s(?:to|of|for|in|with|from|on|at)\s/.test(text)
  if (now) return isLast && now.startsWith('it now ') ? `, which${now.slice(2)}` : `, so that ${now}`
  const more = MADE.test(text)
    ? (TAKEN_UP.exec(told)?.[1] ?? IN_USE.exec(told)?.[1]?.replace(/^running in production/, 'in production'))
    : undefined
  const counted = MADE.test(text) ? COUNTED.exec(told)?.[1] : undefined
  const faster = ALTERED.test(text) ? FASTER.exec(told)?.[1] : undefined
  const short = presentable(more ?? (counted ? `with ${counted}` : faster ? `making it ${faster}` : ''), room)
  return short ? `, ${short}` : undefined
}
