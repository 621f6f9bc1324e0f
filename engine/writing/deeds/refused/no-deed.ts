import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPresent } from '../../sentence/plain.ts'
import { isNotMeant } from './not-meant.ts'

/** "With the previous change, the pump was moved". */
const OTHER_CHANGE = lean(
  /\b(?:previous|earlier|last|original|prior) (?:change|pr|pull request|commit|patch|version|release|refactor(?:ing)?|fix|attempt)\b/i,
)

/** "For a very long time I have used a bell app". */
const LONG_BEFORE =
  /^for (?:a (?:very |really )?long time|(?:the (?:last|past) )?(?:many |several |few )?(?:years|months|ages)|as long as)\b/i

/** "We first introduced it after the outage" is history; "first, I moved the rows" and "once it was found, I moved it" are not. */
export function isHistory({ adverb, lead, rest, attitude }: Clause): boolean {
  return (
    OTHER_CHANGE.test(lead) ||
    LONG_BEFORE.test(lead) ||
    // "Before I used a list and it was slow".
    /^before,?\s*$/i.test(lead) ||
    // "The sorter was finished in the last version".
    /\bin the (?:last|previous|former|earlier) (?:version|release)\b/.test(rest) ||
    // "We made one call per row before"; "an alert 30 days before" says when it rings.
    /(?<!\s(?:\d+|an?|one|two|three|few)\s(?:minutes?|hours?|days?|weeks?|months?))\sbefore[.!]*$/.test(
      rest,
    ) ||
    // "We used a list there, and by replacing it we saved a second".
    /\band by (?:rewriting|replacing|removing|changing|dropping|caching|avoiding) (?:those|these|them|it|that|this)\b/.test(
      rest,
    ) ||
    /\b(?:originally|initially|previously|once|never)\b/i.test(adverb) ||
    // "I first moved the rows and then dropped the table" tells two steps.
    (/\bfirst\b/i.test(adverb) &&
      !/(?:,|\sand)\s(?:then|after that|afterwards|finally|later)\b/i.test(rest) &&
      // "This week I first moved the rows", "to keep it cool I first moved the fan": a step of the work at hand.
      !/\b(?:today|this (?:week|sprint|month|time|session))\b|^(?:in order )?to\s/i.test(lead) &&
      !/^had\b/.test(attitude)) ||
    /\b(?:originally|initially|previously|never|at first)\b/i.test(lead)
  )
}

/** "A spare had been fitted all along" was so before the story, as is what a deed answers; "after it had been fitted" and "within an hour it had been fitted" are part of it. */
export function wasDoneBefore({ sentence, body, features }: Weighed, { verb }: Clause): boolean {
  if (features.includes('old state') || LONG_SINCE.test(body)) return true
  if (BEFORE_MINE.test(body)) return true
  const before = /\bhad (?:already )?been (?:\w+ly )?([a-z]+)/.exec(body)?.[1] ?? ''
  return (
    verbIn(before, 'participle') === verb &&
    !/^(?:\w+,?\s)?(?:after|once|when|within|by|in)\s/i.test(sentence.text)
  )
}

/** "The board was finished on Friday, and I went in to test it": who finished it is not said, and the work begins then. */
const BEFORE_MINE = lean(
  /^[^,;]{3,60}\s(?:was|were|had been)\s(?:finished|completed|delivered|shipped|ready|done|printed|manufactured)\b[^,;]{0,40},\s(?:and|so)\s(?:I|we)\s(?:went|came|started|began|got|took|sat|set|tried|wanted)\b/i,
)

const LONG_SINCE =
  /\b(?:years|decades|a year) ago\b|\bback in (?:[A-Z][a-z]+|\d{4})\b|\b(?:has|have|had) been\b.*\bfor (?:several|many|some|a few|two|three|\d+) (?:years|decades)\b/

/** "After the image has been scaled, it is sent" tells what a program does; "once it has been replaced, it works again" how things stand since. */
export function isRoutine(body: string): boolean {
  const [, then = ''] = /^[^,;:]*\b(?:has|have) been\s[^,;:]+,\s(.+)$/.exec(body) ?? []
  return (
    !/\b(?:now|again|no longer|any ?more|fine|I|we)\b/.test(then) &&
    (/^(?:\S+\s){1,6}?(?:is|are|gets?)\s/.test(then) || isPresent(then))
  )
}

/** How a change was tried out, below its "Testing": no work beside it, unless tests were written. */
export function isTrial({ sentence, clause }: Weighed): boolean {
  return (
    sentence.section === 'testing' &&
    !/^(?:add|write|create|build|extend|implement|fix|cover|update)$/.test(clause?.verb.base ?? '')
  )
}

/** What happened again and again, unless that is how it was arranged. */
const HABITUAL = lean(
  /\b(?:every|each) (?:(?:single|other|few|couple of|\d+|two|three|four|five|six|ten) )?(?:seconds?|minutes?|hours?|days?|nights?|mornings?|weeks?|months?|time|run|request|deploy|release)\b|\b(?:all the time|constantly|repeatedly|over and over|again and again|(?:several|many|multiple|a few|\d+) times (?:an?|per)|sometimes|often|randomly|occasionally|once (?:in|an?|per|every))\b/i,
)
const ARRANGED = /^(?:schedule|set|configure|automate|plan|arrange|run|back|poll|publish|send)$/

/** "The pod was restarted every hour" and "calls were held open under load" happened to them, and "was mostly finished" was not finished. */
export function wasSuffered({ body, sentence }: Weighed, { verb, object }: Clause): boolean {
  return (
    // "Bells were rung twice, fixed that too": what went wrong.
    TWICE.test(body) ||
    FIXED_THAT.test(body) ||
    // "Events are listed in order": what the report says of itself.
    (OF_REPORT.test(object) && REPORTS.test(verb.base)) ||
    // "Tides were cut off": nobody meant that.
    /\b(?:was|were) (?:\w+ly )?(?:cut off|doubled up)\b/.test(body) ||
    // "The quay was closed for two hours" is what it cost.
    (/^(?:impact|harm)$/.test(sentence.section ?? '') && SHUT.test(verb.base) && LASTING.test(body)) ||
    (verb.base === 'do' && /\b(?:work|stuff|things?|research|progress)$/i.test(object)) ||
    // "The impact was limited to two halls" says how far it went.
    /\bimpact$/i.test(object) ||
    // "A way out was found" does not say which.
    (verb.base === 'find' && /\b(?:solution|fix|workaround|answer|way out)s?$/.test(object)) ||
    // "An error was raised" by the program.
    (/^(?:detect|raise|throw|report|observe|see|return|log|record|encounter|produce)$/.test(verb.base) &&
      /\b(?:errors?|exceptions?|failures?|warnings?|crash(?:es)?)$/i.test(object)) ||
    (HABITUAL.test(body) && !ARRANGED.test(verb.base)) ||
    // "A malicious macro has been executed" is what the alert says.
    (/^(?:execute|run|download|install|launch|open|drop|inject|upload|trigger|send)$/.test(verb.base) &&
      /\b(?:malicious|malware|ransomware|trojan|exploit|backdoor|phishing|suspicious|rogue|unauthori[sz]ed)\b/i.test(
        object,
      )) ||
    // "The gauge was read at the edge -> noise": what that led to.
    /\s(?:was|were)\s.{0,120}\s(?:->|=>|\u2192)\s[a-z]+(?:\s[a-z]+){0,3}$/.test(body) ||
    // "Impact was elevated" for whom it hit.
    /^(?:the\s)?(?:impact|severity|risk|exposure)$/i.test(object) ||
    /\btoo (?:early|late|soon|often|long)\b/.test(body) ||
    (verb.base === 'get' && HAS.test(body)) ||
    /^(?:base|locate|relate|intend|hold|leave|lose|affect|impact|interrupt|delay|exhaust|corrupt|overwhelm|overload|leak|throttle|flood|strand|starve|truncate|duplicate|clobber|mangle|garble|scramble|misalign|miscalculate|swallow|orphan)$/.test(
      verb.base,
    ) ||
    /\b(?:mostly|nearly|almost|half|partially|not yet) (?:finished|completed|done|built|implemented)\b/i.test(
      body,
    )
  )
}

const TWICE = lean(
  /\b(?:was|were|being)\s(?:\w+ly\s|still\s|also\s)?(?:call|send|generat|creat|count|charg|print|insert|execut|regist|log|emit|fir|trigger|load|render|initiali[sz]|process|deliver|writ|fre|allocat|display|save?|stor|bill|includ|import|apply|appli|delet)\w*\s(?:twice|two times|three times|several times|multiple times|over and over)\b/i,
)
const FIXED_THAT =
  /,\s(?:and\s|so\s)?(?:I\s|we\s)?(?:have\s)?(?:also\s|then\s|now\s)?(?:fixed|corrected)\s(?:that|this|it|those|these|both)(?:\s(?:too|as well|also|now))?[.!]*$/i
const OF_REPORT =
  /^(?:(?:the|all|some|exact|further|more|only|these|other)\s)*(?:events?|times?|timestamps?|dates?|details?|steps?|entries|screenshots?|examples?|links?|references|names|numbers|figures|sections?)$/i
const REPORTS =
  /^(?:list|note|give|describe|show|record|mention|summari[sz]e|detail|document|include|omit|redact|order|sort|attach|find|see|number|shorten|simplify)$/

/** "I've got a list of the ropes" says what one has; "I've got the pump running" what one did. */
const HAS =
  /\b(?:I|we|you|they)(?:['\u2019]ve| have) got (?!rid\b|(?:\S+ ){1,6}(?:working|running|going|done|set up|to [a-z]+|up|back|online|down|under|into|from|through|fixed|built|merged|ready)\b)/i

const SHUT = /^(?:close|shut|block|lock|stop|suspend|pause|halt|disable|cut|remove|ground|drop)$/
const LASTING = lean(
  /\bfor (?:(?:about|around|roughly|almost|nearly|over|up to) )?(?:~?\d+|an?|one|two|three|four|five|six|several|some) (?:[a-z]+ )?(?:minutes?|hours?|days?)\b/,
)

/** Verbs with an object that tell no work, or none that got done: "hit a wall", "move on", "give us". */
const NO_DEED = lean(
  /^(?:thank|(?:lead to|result in) |(?:get|feel|become|grow) (?:(?:a (?:little )?bit|a little|really|very|quite|pretty|so|rather|more and more) )*(?:uneasy|nervous|worried|anxious|frustrated|tired|excited|stressed|confused|overwhelmed|bored|impatient|curious)\b|get a?round to (?!\w+ing\b)|get (?:an?|the|another) (?:phone )?(?:call|page|email|e-mail|ping|text) (?:at|from|on|about|that|this|in|around)\b|(?:choose|decide|opt|prefer|agree|elect) (?:not to|against)\b|(?:leave|keep) [^,;:]{2,80}? (?:as (?:is|it is|it was|they are|they were|before)|unchanged|untouched|unaltered|alone|on purpose|for (?:later|now)|for (?:a|an|the|another) (?:later|follow-?up|next|separate|future) (?:\w+))\b|(?:make|do|write|use|put|spend|take|draw|buy|order|apply) (?:way |far )?too (?:many|much)\b|remember (?:to|that)\b|take (?:hours|days|weeks|months|ages|forever)\b|assign (?:(?:the|this|a|my) )?(?:ticket|issue|task|case|incident)s? to (?:self|me|myself|us)\b|skip (?:yesterday|today|a (?:day|week)|(?:the )?(?:class|classes|work|lunch|gym|meeting))\b|lead times?\b|depend (?:up)?on\b|contain (?!(?:the|an?|this) )|contain (?:the|an?|this) (?:[\w-]+ )?(?:bug|error|mistake|typo|flaw|regression|defect|race|leak)\b|make making\b|build (?:SUCCESS|SUCCEEDED|FAILED|FAILURE|PASSED)\b|estimate (?:time|cost|costs|duration|effort|arrival|completion|resolution)\b|find (?:(?:some|much|great|a lot of) )?(?:pleasure|joy|fun|time|comfort|motivation|inspiration)\b|use to (?:take|be|have|cost|need|fail|happen)\b|take (?:me |us )?(?:(?:about|around|almost|nearly|over|only|just|all|all of|most of|half|half of|the|my|our|this|a|an|a few|several|many|two|three|four|five|\d+) )+(?:full |whole |entire |long |good |better part of the )?(?:minutes?|mins?|hours?|hrs?|mornings?|afternoons?|evenings?|nights?|days?|weeks?|weekends?|months?|years?|sprints?|while)\b(?! off)|let (?:wait|see|us|me)\b|include (?:in|with)\b|include [a-z]+ing:?$|move on\b|keep (?:on )?(?:getting|seeing|hitting|receiving|having|running into|failing|crashing|losing|forgetting|finding)\b|(?:shift|transition) (?:my |our |the )?(?:focus|attention|gears|from|over|into)\b|(?:move|turn|switch) (?:my|our|the) (?:focus|attention)\b|(?:dedicate|devote)\b|\w+ to be\b|(?:add|write|publish|post) (?:an? |the )?(?:incident|outage|post-?mortem|weekly|status|progress) (?:report|update|notes|log)\b|(?:document|share|describe|record|note) (?:my|our|the) (?:progress|journey|notes|thoughts)\b|\w+ (?:[\w-]+ ){0,4}the following\b|include the following|serve as (?:an?|the)\b|start (?:out |off )?as\b|(?:update|run|call|compute|check|refresh|execute|read|write|log) (?:on|at|for) (?:each|every)\b|give (?:me|us|up)\b|time to\b|do(?:n't)? not\b|(?:fix|resolve|close|solve|address|remove|add|create|implement) (?:on|in|at|by|with|for)\b|\w+ (?:one:|one of (?:them|those|these)\b)|work (?:(?:about|approximately|around|almost|over|roughly) )?(?:an?|one|two|three|four|five|\d+) (?:more |extra )?(?:hours?|days?) (?:more|less|longer)\b|do (?:some|a (?:bit|lot)|more|the)?\s?(?:more |other |small |little )?(?:work|stuff|things?|research|reading|digging|googling|poking|thinking|searching|tinkering|head-?scratching)\b|supersede (?:[\w-]+ ){0,4}(?:#\d|PRs?\b|changes\b|pull requests?\b)|run (?:into|out)|hit|halt(?! (?:the|this|a|all|after)\b)|struggle|attempt|mess|play (?:around|with)|forget|end (?:up|off|at|with)\b|look (?:like|forward)|turn out|come|get (?:so (?:many|much)|(?:many |a lot of |lots of |several |some |more |only )?(?:bad|negative|poor|angry|mixed) [a-z]+s?|(?:many |a lot of |lots of |several |more )?(?:complaints|bug reports|support tickets|one-star)|caught|(?:a (?:little|bit) )?(?:distracted|sidetracked)|from|up|down|back|into|stuck|lost|hit|[a-z]+ed|the error|an error|(?:a|the) (?:patch|fix|PR|branch) (?:for|to|that|ready|up))\b|mark (?:week|day|my|the (?:end|start|beginning|first|last|\w+ week))\b|go\b(?! through (?:the|all|our|my|every|each|\d+|two|three|four|five|six)\b)|fail(?! over\b)|find (?:it|myself)|find (?:an?|the|some|my|our) (?:[\w-]+ ){0,3}(?:solution|fix|workaround|answer)s?(?=[.!,]|$)|face|spend|plan(?! (?:the|an?|our|my|all|both|two|three|\d+)\b)|hope|intend|prefer|(?:suggest|propose|recommend) (?:we|that|to|you)\b|\w+ (?:(?:this|it|these|them|that|everything|all) )?(?:out )?(?:as|in|into|to) (?:one|a single|a separate|its own|their own|separate|another|the same|a follow-?up) (?:[pP][rR]s?|[mM][rR]s?|[pP]ull [rR]equests?|merge requests?|commits?|patch(?:es)?|branch(?:es)?)\b|take (?:me|us)\b|take (?:the|my) (?:family|kids|dog)\b|(?:do|make|achieve|have) (?:[\w-]+ ){0,3}progress\b|make (?:(?:no|more|much|little|perfect) )?sense\b|block (?:on|by)\b|(?:block|delay|interrupt|distract|slow|stall|bother) (?:\S+ ){0,4}by (?:the|our|an?|some|other|my|[A-Z])|\w+ (?:nothing|none|nobody|zero(?= [a-z])|no(?= [a-z]+(?! longer)))\b|take (?:a|some|extra|more|much) (?:while|time|break|care)|figur\w* out (?:that )?the (?:problem|issue|reason|cause) (?:is|was)\b|receive (?:[\w-]+ ){0,5}(?:errors?|alerts?|warnings?|exceptions?|complaints?)\b|get lucky|(?:debug|test|work(?! around (?:an?|the|this|that|these|it|them|some|all|missing|broken)\b)|research|investigate|dig) (?:a (?:bit|little|while|lot)|around|some more|for)\b|focus on (?:an?|some|many|several|various) (?:[a-z]+ ){0,3}(?:things|stuff)\b|(?:add|change|fix|do|make|update|improve|implement|try) (?:some|a few|many|several|other|more|various) (?:[a-z]+ ){0,2}(?:things|stuff)\b|follow (?:along|(?:the|an?|these|this|some|his|her|their) (?:[\w-]+ ){0,3}(?:steps?|instructions?|tutorials?|guides?|videos?|lectures?|course|docs|documentation)\b)|make a (?:mental )?note|have (?:an?|some|the) (?:issue|problem|trouble|error|chance)|try to|want|wish|blame|read as)/,
)

/** "Left for the night", "broadened my knowledge", "kept slowly trying": what one did with oneself, and to nothing else. */
const OF_ONESELF = lean(
  /^(?:leave (?:for (?:the (?:day|evening|night|weekend)|home|work|lunch)|home|work|early|(?:the|my) (?:office|lab|house|desk))\b|(?:expand|broaden|deepen|improve|grow|build|strengthen|gain|increase|refresh|widen|extend|further) (?:up )?(?:(?:my|our) (?:[a-z]+ ){0,2}|(?:general|basic|deeper|better|some) )(?:knowledge|understanding|skills?|horizons?|vocabulary|expertise)\b|keep (?:on )?(?:[a-z]+ly )?trying\b)/,
)

/**
 * "Help a bit", "make the decision", "ship it two days late", "close the lock, errors still there", "start having trouble with the
 * winch", "change one thing", "try everything the forum says": nothing that one would be proud of.
 */
const CAME_TO_NOTHING = lean(
  /^(?:(?:start|begin|keep|continue) (?:on )?(?:having|getting|seeing|experiencing|hitting|noticing|facing) |(?:change|adjust|tweak|fix|add|update|do|try|move) (?:just |only )?(?:one|some|a few|a couple of|several|two|many) (?:(?:more|other|small|little|different) )*(?:things?|bits|stuff)(?=$|[,.;]| (?:here|there|around|as|in|and)\b)|(?:do|try|follow|attempt) (?:everything|anything|all|whatever) (?:that |which |I |we |they |the )?|help (?:a (?:bit|little)|somewhat|only|not)\b|make (?:the|an?) decision\b|[a-z]+ [^:;]{1,80}?(?:, (?:[a-z]+ ){0,2}still\b|\b(?:days?|hours?|weeks?|minutes?|months?) (?:too )?late\b|\bwith an? (?:[a-z-]+ ){0,2}(?:offset|error|mistake|defect|gap) of \d))/,
)

/** Whether what was done, told in its base form, helped little or was a mishap. */
export function cameToNothing(told: string): boolean {
  return CAME_TO_NOTHING.test(told)
}

/** Whether a verb and what follows it tell what one did with oneself. */
export function isOfOneself(told: string): boolean {
  return OF_ONESELF.test(told)
}

/** Whether they tell no work, or none that got done. */
export function tellsNoWork(told: string): boolean {
  return NO_DEED.test(told) || OF_ONESELF.test(told) || cameToNothing(told)
}

/** What somebody else decides: a paper is accepted by its readers. */
export const GRANTED =
  /^(?:accept|approve|reject|select|award|nominate|promote|cancel|postpone|grant|deny|hire|invite|elect|appoint|praise|criticise|criticize|sign)$/

/** "My pull requests got merged": by whoever reads them. */
export function wasTakenIn({ verb, object }: Clause): boolean {
  return (
    /^(?:merge|land|review|release|publish|upstream)$/.test(verb.base) &&
    /\b(?:PRs?|MRs?|CLs?|pull requests?|merge requests?|patch(?:es)?|(?:patch|change)sets?|contributions?|commits?|submissions?)\b/i.test(
      object,
    )
  )
}

const MISHAP =
  /^(?:fry|burn|snap|brick|ruin|lose|blow up|blow|spill|crash|forget|miss?place|overestimate|underestimate|misjudge|miscalculate|overlook)\b|\band (?:\w+ly )?failed(?: again| as well| too| miserably)?[.!]*$|\band (?:\w+ly )?(?:fried|burned|burnt|broke|snapped|bricked|ruined|lost|blew|killed|forgot|overlooked)\b|\b(?:by accident|accidentally|by mistake|mistakenly|prematurely)\b/
/** "Introduced a bug", "made a mistake": nobody means to. */
const BLUNDER = lean(
  /^(?:return|serve|respond with|answer with) (?:(?:an?|only|all) )?(?:http )?[45]\d\ds?\b|^(?:introduce|cause|create) (?:(?:an?|the|this|another|some|two) )?(?:[a-z-]+ )?(?:bugs?|regressions?|mistakes?|memory leaks?|race conditions?|outages?)\b|^(?:make|do) (?:(?:an?|the|some|several|two|another) )?(?:[a-z-]+ )?(?:mistakes?|typos?|errors? (?:in|with|when))\b/,
)
const ANSWERS = /^(?:return|serve|respond|answer)$/
/** "Got errors saying that it was full": they came by themselves. */
const GOT_ERRORS = lean(
  /^(?:get|receive|hit|face) (?:(?:an?|the|this|that|some|several|many|more|lots of|these|the following|all sorts of) )?(?:(?!fix|correct|better|clear)[\w-]+ ){0,3}(?:errors?|exceptions?|crash(?:es)?|failures?|problems?|issues?|bugs?|warnings?|[45]\d\ds?)(?= again\b|[.,;:]|$| (?:saying|during|telling|that|when|whenever|while|from|in|about|on|like|because|every|after))/,
)
/** "Took the morning off", "took four rounds", "took about 400 lines". */
const TIME_OFF = lean(
  /^take (?:(?:about|around|over|only|just|some) )?\d[\d,]* (?:lines|commits|files|rounds|tries|attempts)\b|^take (?:(?:the|an?|my|some|this|two|three|a few|half an?|four|five|several|many|\d+) )?(?:[a-z]+ )?(?:(?:rounds?|tries|attempts|iterations|takes|commits)\b|(?:days?|morning|afternoon|evening|night|weeks?|weekend|time|hours?) off\b|(?:break|nap|walk)(?=[.,;]|$| (?:from|and|to|after|today)\b))/,
)
/** "..., which is bad". */
const REGRETTED = lean(
  /,\s(?:which|and (?:this|that))\s(?:is|was)\s(?:\w+ly\s)?(?:bad|wrong|a (?:problem|shame|mistake)|not (?:good|ideal|acceptable)|unacceptable|too (?:slow|long|much))\b/,
)
const WRONG = /^(?:[a-z-]+ ){0,2}?(?:the|an?) (?:wrong|incorrect) [a-z]/
const MISDONE =
  /\b(?:wrongly|incorrectly|improperly|mistakenly|accidentally|inadvertently|stupidly|foolishly|naively|carelessly)\b/
const AMISS = /\b(?:(?:the|an?) (?:wrong|incorrect) \w|(?:wrongly|incorrectly|improperly)\b)/
const MENDING =
  /^(?:fix|correct|remove|replace|revert|find|identify|detect|handle|reject|prevent|avoid|repair|change|drop|stop|catch|notice|discover|restore|clean|undo|address|resolve|solve|swap|trace|debug|investigate)$/

/** "Made it slower because of the lock": what an attempt came to. */
const MADE_WORSE =
  /^make (?:it|them|things|that|this|everything) (?:(?:even|much|a lot|only|just|far) )*(?:slower|worse|messier|uglier|heavier|noisier|less (?:stable|reliable|readable))\b/

/** "I hooked it up backwards and fried the chip", "ordered the wrong part": not done on purpose. */
export function isMishap(clause: Clause): boolean {
  const { verb, rest, subject, adverb, form } = clause
  // "Return 404 for unknown gates" was meant.
  const isOrder = subject === 'none' && form === 'base' && ANSWERS.test(verb.base)
  // "Read the number first, rather than counting and accidentally skipping one": what was not done.
  const told = `${verb.base} ${rest.replace(/,?\s(?:rather than|instead of|to avoid|to keep from|without)\s.*$/, '')}`
  return (
    isNotMeant(clause) ||
    (!MENDING.test(verb.base) && MISDONE.test(adverb)) ||
    // "The gate was set to the wrong port" was so; what one sets he sets right.
    (subject === 'passive' && !MENDING.test(verb.base) && AMISS.test(rest)) ||
    MISHAP.test(told) ||
    MADE_WORSE.test(told) ||
    (!MENDING.test(verb.base) && REGRETTED.test(rest)) ||
    (BLUNDER.test(told) && !isOrder) ||
    GOT_ERRORS.test(`${verb.base} ${rest}`) ||
    TIME_OFF.test(`${verb.base} ${rest}`) ||
    ((WRONG.test(rest) || (subject === 'passive' && /\b(?:the|an?) wrong [a-z]/.test(rest))) &&
      !MENDING.test(verb.base))
  )
}

/** What was almost finished is not, "only got to paint for an hour" is a complaint, and "maybe" a guess; one in brackets or of the reason is none of the deed. */
export function isUnsure({ adverb, verb }: Clause, body: string): boolean {
  if (/\b(?:never|almost|nearly|pretty much|more or less)\b/.test(adverb)) return true
  if (verb.base === 'get' && /\bonly\b/.test(adverb)) return true
  if (!DOUBT.test(body)) return false
  return DOUBT.test(body.replace(/\([^()]*\)/g, '').replace(/,?\s(?:because|since|but|although)\s.*$/, ''))
}

/** "Maybe 20 times" doubts no more than the count. */
const DOUBT = /\b(?:(?:maybe|perhaps)(?!\s~?\d)|probably|(?<!\b(?:an?|the|any|all|some)\s)possibly)\b/i

/** "We check it on most updates" tells what the program has always done, "we host hundreds of sites" what one is there for. */
export function isOldHabit({ verb, rest, lead, adverb }: Clause): boolean {
  if (/^(?:host|own|serve|employ|maintain|operate|offer)$/.test(verb.base)) return true
  // "In quick mode we open the gate", "when a guest leaves we ring": what happens in that case.
  if (IN_CASE.test(lead) && !/\b(?:now|instead)\b/i.test(`${lead} ${adverb} ${rest}`)) return true
  return /\b(?:every|each|always|usually|often|whenever|most|(?:almost|nearly) all)\b|\bper (?:hour|day|minute|second|request)\b|\/(?:hour|day|s)\b/.test(
    rest,
  )
}

const IN_CASE =
  /^(?:when(?:ever)?|if|while|during|for (?:each|every|all|most)|in (?:[\w-]+\s){1,3}(?:mode|case|cases|state))\b/i

const PAPER =
  /^(?:add|write|publish|post|prepare|create|draft|produce) (?:\S+ ){0,7}?(?:post-?mortem|incident report|rca)\b/i

/** "Wrote the post-mortem": the report of the work, and work only where nothing else is told. */
export function isReport({ clause, rest }: { clause: Clause; rest: string }): boolean {
  return PAPER.test(`${clause.verb.base} ${rest}`)
}

/** "Document that the key is freed", "Verify that each name is set": what follows is what was written or checked. */
export const STATES = /^(?:document|assert|verify|guarantee|assume|guess|pretend|mention)$/

const NEEDS_OBJECT =
  /^(?:add|append|attach|create|delete|extract|implement|insert|introduce|remove|rename|replace)$/
const CHANGES = /^(?:change|fix|hotfix|improve|update|modify|correct|clean|simplify)$/

/** "Added to the install list" lost what was added, "Changed in the parser" what was changed. */
export function lacksObject(verb: string, rest: string): boolean {
  // "Found and fixed so far:", "Reverted within 15 min", "This fixes:" above a list.
  if (
    /^(?:so far|already|by now)?\W*:$|^(?:so far|already|by now)\W*$|^within (?:\d|an?\b|one\b|two\b)/.test(
      rest,
    )
  )
    return true
  if (/^(?:on\s)?the (?:same|next|following) (?:day|night|morning|evening|week|afternoon)\b/.test(rest))
    return true
  // "Launched in time for the fair": what, was said before.
  if (
    /^(?:launch|ship|release|deploy|deliver|finish)$/.test(verb) &&
    /^(?:in|on) (?:time|schedule)\b/.test(rest)
  )
    return true
  // "Ran for 2 hours without a dropout": the thing did.
  if (
    /^(?:run|last|stay|hold|survive|go)$/.test(verb) &&
    /^(?:for|without|all|since)\s(?!the (?:fix|job|role)\b)/.test(rest)
  )
    return true
  // "Made in the second round", "Built in three stages" lost what was.
  if (
    /^(?:make|build)$/.test(verb) &&
    /^in (?:the |an? )?(?:(?:two|three|four|several|\d+|first|second|third|last|same|previous) )?(?:change|commit|round|stages?|steps?|phases?|parts?|layers?)\b/.test(
      rest,
    )
  )
    return true
  // "Fixed 1 and 3" of the list above.
  if (/^#?\d{1,3}(?:(?:,| and|, and)\s#?\d{1,3})*$/.test(rest)) return true
  if (CHANGES.test(verb))
    return /^(?:in|of|at|for|on)\s|^(?:to|from)\s?:|^to (?:use|be|include|support|handle|allow|return|call|read)\s/.test(
      rest,
    )
  if (verb === 'run' && /^(?:on|in|at|against) (?:\d+|the|our|an?|all)\b/.test(rest)) return true
  if (/^(?:test|verify|validate|check|run)$/.test(verb)) return /^(?:on|in|at)\s(?:\S+\s){0,2}\S+$/.test(rest)
  // "Lowered the limit, applied to all pumps": the limit was.
  if (verb === 'split') return /^(?:in|into) (?:two|three|four|five|six|\d+|several|smaller)\s/.test(rest)
  if (verb === 'apply') return /^to (?:all|every|each|both)\s/.test(rest)
  // "Fixed the leak, found with a dye": how it came to light.
  if (/^(?:find|catch|spot|notice|discover)$/.test(verb))
    return /^(?:with|by|via|using|during|through|thanks)\s/.test(rest)
  // "The fix shipped under a new tag".
  if (/^(?:ship|land)$/.test(verb)) return /^(?:under|as|in|with|on|to|at)\s/.test(rest)
  return (
    NEEDS_OBJECT.test(verb) &&
    /^(?:to|from|into|onto|in|of|at|for|on|upon|by|when|during|before|after|if)\s/.test(rest)
  )
}
