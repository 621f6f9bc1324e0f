import { lean } from '../../lean.ts'
import { anyOf } from '../../text/patterns/any-of.ts'
import { cameShort } from './came-short.ts'
import { tellsNoGain } from './no-gain.ts'

/** What is left to do, or came to nothing: "the second gate still needs work", "more tests are needed", "it made no difference". */
const LEFT_OVER = lean(
  /\b(?:ma(?:de|kes) (?:absolutely )?no difference|ha[ds] no effect|change[ds] nothing)\b|\((?:with )?(?:no|little|without) (?:real |big |much |any )?(?:effect|change|difference|improvement|luck|gain)\)|\b(?:gone|lost) (?:for good|forever)\b|\bstill (?:needs?|need to|has to|have to|fails?|failing|broken|missing|crash(?:es|ing)|unsolved|unclear|to be|to do|open|not|wrong|struggling|looking for)\b|\b(?:needs?|requires?) (?:more|some|further|a lot of|additional) (?:work|testing|thought|time|investigation|debugging)\b|^(?:note: )?there (?:is|are) still\b/i,
)
/** What is somebody else's now: "the second leak is with the plumbers", "the rest is on Ann's desk", "the others wait for a part". */
const ELSEWHERE = lean(
  /\b(?:is|are|was|were|remains?) (?:(?:still|now|currently|all|both) )*(?:with (?:the |our |their |an? )?(?:[\w-]+ ){0,2}(?:teams?|vendors?|suppliers?|legal|security|design|ops|qa|procurement|finance|manufacturers?|customers?|clients?|providers?|maintainers?|department|group|guys|plumbers?|electricians?|contractors?|lawyers?|board|committee)[.!]*$|with [A-Z][a-z]+[.!]*$|on [\w-]+'s (?:desk|plate|list|table)\b|(?:waiting|awaiting|pending|on hold|parked|postponed|deferred|blocked)\b|(?:planned|scheduled|due|left) for (?:next|later|the next|tomorrow|now|monday|tuesday|wednesday|thursday|friday|q[1-4]|january|february|march|april|june|july|august|september|october|november|december)\b|(?:in|on) the (?:backlog|roadmap|to-?do list)\b)/i,
)
/** What does not work, or not everywhere: "now it does not boot at all", "the key works only for piers". */
const FAILS = lean(
  /^(?!.*\bnow\b)[^,;]{3,60}\swork(?:s|ed) only (?:with|on|in|for|if|when)\b|\b(?:does(?: not|n't)|do(?: not|n't)|did(?: not|n't)|is(?: not|n't)|are(?: not|n't)|was(?: not|n't)|were(?: not|n't)|won't|not) (?:(?:really|yet|even|quite|always|actually|fully) )?(?:work(?:ing|s)?|execut(?:e|ing)|run(?:ning)?|start(?:ing)?|compil(?:e|ing)|boot(?:ing)?|help(?:ing|ed)?|load(?:ing)?|respond(?:ing)?|converg(?:e|ing))\b/i,
)
/** What got worse: "it is much slower now", "runs take a bit longer". */
const WORSE = lean(
  /\b(?:takes?|took) (?:a (?:bit|little) |slightly |somewhat )longer\b|\b(?:slower|worse|noisier|bulkier|heavier|harder|more expensive) (?:now|than (?:before|it was|ever))\b|\bnow (?:(?:much|a bit|even|far|way|noticeably|slightly) )?(?:slower|worse|noisier|bulkier|heavier)\b/i,
)
/** What was the matter: "my problem was that", "the culprit was", "it was reading metres rather than feet". */
const MATTER = lean(
  /^(?:(?:my|our|the|one|another|its|their|a) (?:\w+ )?)(?:problem|issue|bug|cause|culprit|mistake|trouble|catch|reason) (?:was|is|were|lay|turned out)\b(?!.*\b(?:fixed|gone|solved|resolved|cured|found and)\b)|^(?:(?:I|we|it|they) )?(?:was|were) (?:using|calling|reading|passing|sending|setting|looking at) .{1,60}\b(?:instead of|rather than|and had (?:the )?wrong)\b/i,
)
/** What a program complained of, and how often it did. */
const COMPLAINED =
  /\b(?:was|were|sat) at [~<>]?\d\S*(?: [a-zA-Z%\u00b0]{1,8})? instead of (?:the )?[~<>]?\d|\bexpected\b.{1,60}\bbut (?:got|found|was|received|it was)\b|\b\d+ (?:instances|occurrences|counts) of\b.{0,80}\b(?:error|exception|locked|failed|failure|timeout|denied)|\b(?:experienced|suffered|saw|hit|faced|returned)\s(?:\S+\s){0,4}(?:timeouts?|outages?|errors?|failures?|crashes|downtime)\b(?! (?:rate )?(?:drop|fall|fell|went))/i
/** How large the change was. */
const AMOUNT =
  /^(?:lines?|files?|loc|commits?|additions|deletions|insertions)(?: of code)? (?:added|removed|changed|deleted|modified|written)\s?:?\s?\d|^(?:scope: )?\d[\d,.]* (?:files?|lines?) (?:changed|added|removed|modified)\b/i
/** A line of a program: "252 step = get(file.root, f"T_{i}")". */
const CODE = /^(?:\d{1,5}\s+)?[\w.]+ = [\w.]+\(|^[\w.]+\([^()]*\)[;{]?\s*$/
/** What parts two entries, and who wrote the next one when: "---- ann lee 11/23 7:30 pm". */
const DIVIDER =
  /^[-=_*#~]{4,}|^(?:\p{L}+\s){0,3}\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?:[\s,]+\d{1,2}[:\uff1a]\d{2})?(?:\s?[ap]m)?[.\s]*$|^[A-Z]{1,3} - \d{1,2}:\d{2} - /iu

/** "This PR doesn't fix the second leak", "(please notice the lamp)": what the change leaves alone, and what the reader is asked. */
const NOT_HERE = lean(
  /^this (?:pr|pull request|patch|change|commit|fix) (?:does not|doesn't|will not|won't) (?:fix|solve|address|resolve|cover|handle|change|touch)\b|^\(?please\s/i,
)

const WELL =
  /\b(?:no longer|anymore|any more|not anymore|used to|until (?:now|then)|before (?:this|that)|previously|without|no|zero|never again|instead of failing)\b/i

/** What is to come: "rollout to all yards planned in March". */
const TO_COME =
  /^(?:[\w-]+\s){1,7}?(?:is\s|are\s)?(?:planned|scheduled|due|booked)\s(?:for|in|on|by)\s(?!(?:advance|detail|time)\b)/i
/** What something is set to: "pump settings: ramp 0.02, 6 stages". */
const SETTINGS =
  /^(?:[\w-]+\s){0,3}(?:settings?|config(?:uration)?|parameters?|params|hyper-?parameters|flags|specs?)\s?:\s/i
/** What the work took: "it took me two days". */
const EFFORT =
  /^(?:it|this|that|all (?:of )?(?:it|this)|the (?:whole|entire) (?:thing|work))\s(?:all\s|only\s|just\s|about\s)?took\s(?:me|us)\s(?!.*\b(?:now|instead|before|than|down|used|from)\b)/i
/** What people had to bear because of the work: "2% of the users had to log in again". */
const BORNE = lean(
  /^(?:about\s|only\s|~)?\d[\d.,]*\s?%?\s(?:of\s)?(?:the\s|our\s)?(?:users|customers|clients|people|guests|machines|devices|laptops|accounts)\shad to\b/i,
)

/** What people had to do without: "the lift was unusable", "guests were unable to leave". */
const SHUT_OUT = lean(
  /\b(?:was|were|went|became) (?:(?:not|completely|partially|entirely|briefly|all|both|then|temporarily) )?(?:offline|unavailable|unreachable|inaccessible|unresponsive|unusable)\b|\b(?:unable|(?:was|were) not able) to (?:access|log ?in|reach|use|open|connect|start|load|sign|complete|pay|see|leave|enter)\b|\bmade (?:the |our |all |it )?(?:[\w-]+ ){0,4}(?:unavailable|unusable|unreachable|inaccessible)\b/i,
)
const OVER =
  /\b(?:back|again|restored|resolved|recovered|fixed|since|only|until|before|previously|no longer|not affected|unaffected)\b/i

/** "This change led to a wrong stop", "the anomaly disrupted the ferry": what a thing did harm by. */
const DID_HARM = lean(
  /^(?:unfortunately,? )?(?:this|that|these|the) (?:[\w-]+ )?(?:change|update|deploy(?:ment)?|upgrade|migration|release|rollout|event|anomaly|misconfiguration|bug|error|mistake|plugin|query|lock|spike)s? (?:(?:then|also|\w+ly) )?(?:(?:led to|resulted in|caused|triggered|created|introduced) (?=.*\b(?:un\w+able|unavailable|unexpected|wrong|misconfig\w+|misplac\w+|unauthori[sz]ed|outages?|errors?|failures?|downtime|crash\w*|lock(?:s|ing)|issues?|problems?|incorrect|loss|broken|timeouts?|delays?)\b)|(?:disrupted|broke|brought down|crippled|interrupted|corrupted) )/i,
)

/** What is still only aimed at: "better lamps remain a goal", "safety is our top priority". */
const AIMED = lean(
  /\bremains? (?:an?|my|our|the|on|one of|at the)?\s?(?:\w+ ){0,2}(?:goal|aim|task|challenge|priority|to-?do|question|wish|roadmap)\b|\b(?:is|are) (?:our|my|the) (?:top|first|highest|number one) priority\b/i,
)
/** "It is Sunday noon by now", "the ETA is an hour". */
const CLOCK = lean(
  /^(?:(?:and|so|but|now),? )*(?:it'?s|it is|its) (?:now |already |almost )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)|past|late|midnight|time to)\b|^the ETA\b/i,
)
/** "Now the crew needs to hang the door": what that leaves to do. */
const LEAVES =
  /^(?:(?:and|so|but),? )?now,? (?!.*\b(?:no longer|only|just|do(?:es)?(?:n't| not))\b)[^,;]{3,60} (?:needs?|has|have) to\b/i

/** "The first pump needs a part": what is still missing. */
const LACKS =
  /^(?!.*\b(?:no longer|only|just)\b)[^,;]{3,60} (?:still )?needs? (?:an?(?! (?:third|half|quarter|fifth|tenth|fraction|single|few|second)\b)|another|more|some|new) [a-z]/i
/** "As it ran out, the host rebooted again and again": what the trouble did. */
const AGAIN_AND_AGAIN = lean(
  /\b(?:crashed|rebooted|restarted|failed|hung|froze|stopped|reset|died|dropped) (?:again and again|over and over|repeatedly|constantly|every (?:few )?\w+)\b|\b(?:kept|keeps) (?:crashing|rebooting|restarting|failing|hanging|freezing|stopping|dying)\b/i,
)

/** "We should have asked first", "that was a mistake", "we failed to see the crack": what went wrong, looked back upon. */
const REGRET = lean(
  /^[^,;]{0,60}\bshould(?:n't| not)? (?:(?:never|also|really) )?have (?:been )?[a-z]+|^(?:this|that|it) was (?:an? |my |our )?(?:[a-z]+ )?(?:error|mistake|oversight)\b|^(?:I|we) (?:had )?thought (?:that )?(?:I|we) had\b|\b(?:I|we) (?:\w+ly )?failed to (?:notice|see|spot|catch|reali[sz]e|consider|account for|check|test)\b/i,
)

/** Whether a sentence tells what went wrong, so that it is neither how the work was gone about nor what was done. */
export function isRegret(body: string): boolean {
  return tellsRegret(body) && !/\b(?:so|then|now) (?:I|we) \w+ed\b/i.test(body)
}

const tellsRegret = anyOf([REGRET, DID_HARM])

/** "Nobody has to restart it by hand any more": what nobody has to do is over. */
const NO_MORE =
  /^(?:nobody|no one) (?:has|needs|had) to\s.{3,60}\b(?:any ?more|any longer|now|by hand|manually)\b/i

/** Whether a sentence is no outcome by what it says itself: it tells what is amiss, left over, how large, or nothing. */
export function isPlainlyNone(body: string): boolean {
  if (NO_MORE.test(body)) return false
  return (
    isNone(body) ||
    (SHUT_OUT.test(body) && !OVER.test(body)) ||
    (TO_COME.test(body) && !/\b(?:now|no longer)\b/i.test(body)) ||
    (isNoneUnlessWell(body) && !WELL.test(body)) ||
    DIVIDER.test(body) ||
    CODE.test(body) ||
    tellsNoGain(body) ||
    cameShort(body)
  )
}

const isNone = anyOf([
  DID_HARM,
  AIMED,
  CLOCK,
  LEAVES,
  NOT_HERE,
  SETTINGS,
  BORNE,
  EFFORT,
  AMOUNT,
  LEFT_OVER,
  ELSEWHERE,
])
const isNoneUnlessWell = anyOf([LACKS, AGAIN_AND_AGAIN, MATTER, COMPLAINED, FAILS, WORSE])
