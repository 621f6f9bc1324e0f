import { lean } from '../../lean.ts'
import { type Clause, readClause } from '../clauses/clauses.ts'
import { opensWithView } from '../clauses/seen-so.ts'
import { verbIn } from '../clauses/verbs.ts'
import { REACHING } from '../figures/amount.ts'
import {
  isBareTurn,
  isNotedTurn,
  isToldTurn,
  NOTED,
  ONLY_FIGURES,
  TOOK_SO_LONG,
} from '../figures/figure-turn.ts'
import { tellsLevel } from '../figures/quantities.ts'
import type { Sentence } from '../lines/document.ts'
import { withSomeThing } from '../meaning/passive-it.ts'
import { BEFORE_FELT } from './felt.ts'
import { inSteps } from './in-steps.ts'
import { faresWell, isRidOf, openedByDeed } from './opened-by-deed.ts'
import { AND, isMeasured, isOwnStatement, SEEMS, SO, tellsTurn } from './own-statement.ts'
import { isRemarked, REMARK } from './remarked.ts'
import { ANSWERS, ASKED_AND, FOUND_AND, isAskedAndDone, isFoundAndMended } from './response.ts'
import { AT_SEMICOLON, isDone } from './semicolon.ts'
import { isSpentAndDone, SPENT_AND } from './spent-and-done.ts'
import { IN_TRIAL, isThings, SO_MUCH, SPLICES, TRIED } from './spliced.ts'
import { isDeed, part, splitAt } from './split-at.ts'
import { ADVERBS, DOES } from './statement-words.ts'

const JOINT = lean(
  /;\s+(?=\S)|,\swhich means\s(?:that\s)?(?=(?:I|we)\s[a-z]+ed\s)|,?\sand\s(?=was able to\s)|,\sthen\s(?=the\s(?:[\w-]+\s){1,3}(?:was|were)\s[a-z]+ed\b)|,?\sand\s(?=(?:the|all|a|an|our|additional|more|new|several|both|two|three|four|\d+)\s(?:[\w-]+\s){1,6}(?:was|were|has been|have been)\s(?:[a-z]+ed|spun|built|made|put|set|sent|brought|taken|written|given|rebuilt|rewritten|redone)\b)|,\salso\s(?=(?:[\w'-]+\s){0,6}?(?:I|we)\s[a-z])|,?\s(?:so|and|but)\s(?=(?:today\s|yesterday\s|then\s|later\s|eventually\s|finally\s|instead\s|(?:last|this) (?:night|morning|evening|week|weekend)\s)?(?:I|i|we|I've|we've|I'm|we're)\s)|,?\s(?:so|and|but)\s(?=(?:in|on|at|for|with|after|before|during|to|by|from|since|when|once|as|while|if)\s[^,;]{2,60},\s(?:I|we)\s)|,\s(?=(?:I've|we've|I|we)\s(?!mean|think|guess|believe|hope))|,\s(?:and\s|so\s)?(?=now\s(?:after|the|it|we|i|[a-z]+\s[a-z]+\s(?:is|are)\b))/g,
)
/** Of two statements that a comma joins the first may be short: "Wrote a parser, memory fell by half". */
const SPLICED = 3

const RESULT = lean(
  /,?\sbut\s(?=(?:then\s|instead\s|finally\s|eventually\s|in the end\s)?ended up [a-z]+ing\s)|,\sbut\s(?=(?:today|tonight|yesterday|(?:this|last)\s[a-z]+)\s(?:I|we)\s(?:finally\s)?(?:[a-z]+ed|got a?round to)\s)|,\s(?=(?:today|tonight|yesterday|this\s(?:morning|week|weekend|evening|afternoon|time))\s(?:I|we)\s(?:finally\s|also\s|then\s)?[a-z]+\s)|,?\sand\s(?=this time\s(?:the|my|our|it|they|all|both|everything)\s)|\sand\s(?=now\s(?!(?:the|there|it|they|this|that|I|we|[a-z]+s\s(?:the|an?|all|its?|in|on|to|with))\s)(?:[a-z-]+\s){1,2}?(?:is|are|has|have|can|stays?|takes?|keeps?|runs?|works?|loads?|starts?|gets?|pass(?:es)?|builds?|sits?)\s)|,?\s(?:and|so)\s(?=(?:all of them|they all|both of them|all (?:\d+|three|four|five|six))\s(?:[a-z]+\s){1,3}(?:again|now|fine)\b)|,?\sand\s(?=(?:it's|it is)\s(?:now\s)?(?:(?:about\s|almost\s)?(?:twice|three times|\d+x)|much\s|[a-z]{3,}er\b))|,?\s(?:and|so(?:\sthat)?)\s(?=(?:the\s|our\s|all\s)?(?:(?!and\s)[\w-]+\s){1,4}(?:now|no longer)\s[a-z])|,?\s(?:but|and|so)\s(?=(?:everything|things|all|now|we all|(?:the|our|my|all)\s(?:[\w-]+\s){1,3})\s?(?:just\s|finally\s|all\s|still\s|really\s)?(?:works?|worked|pass(?:es|ed)|dropped|fell|went (?:from|down|up)|loads?|runs?|boots?|feel|(?:is|are) (?:now|back|fine|solid|stable|much|\w+er)\b|(?:was|were) gone|ended|vanished|disappeared|went away|does fix|fix(?:es|ed))\b)/g,
)

/** "Alerts went from 400 to 35 after I tuned the rules", "the map is fast again: I cached the tiles": the deed comes last; "since I joined" only dates it. */
const OWED =
  /(?:,?\s(?:after|once|since(?!\s(?:I|we)\s(?:joined|came|arrived|became|started\s(?:in|on|at|here|last|this)|took\s(?:(?:it|this|that)\s)?over)\b)|(?:(?:mostly|mainly|partly|largely)\s)?because|as)|(?<=\snow)\sthat|:|\s[-\u2013\u2014]+)\s(?=(?:I|we|I've|we've)\s(?:have\s|finally\s|just\s)?[a-z]+\s)|\s(?=after\s[a-z]+ing\s)/g

function isOwed(head: string, tail: string): boolean {
  const deed = readClause(tail)
  if (!faresWell(head)) return false
  // "Hide it again after setting the mode" is one deed, and when it is done.
  if (deed?.form === 'ing') return deed.modality === 'done' && (!readClause(head) || isRidOf(head))
  return isDeed(deed) || (deed?.form === 'participle' && deed.modality === 'done')
}

/** Parts a sentence before a result that is told in the same breath: "I added a check, and mails now arrive at once". */
export function splitResult(sentence: Sentence): Sentence[] {
  if (opensWithView(sentence.text)) return [sentence]
  return splitOpening(sentence).flatMap(splitAtResult)
}

/** "The motor was replaced and works fine since", "it was split and takes 6 minutes now". */
const DOES_SINCE =
  /,?\s(?:and|so)\s(?=(?:it\s)?(?:now\s)?(?:works|runs|takes|loads|starts|boots|builds|passes|stays|holds)\s[^,;]*\b(?:now|since|again)\b[^,;]{0,20}$)/g

const splitAtResult = inSteps([
  [RESULT],
  [OWED, isOwed, SPLICED],
  [AND, isOwnStatement, 1],
  [DOES_SINCE, (head) => readClause(withSomeThing(head))?.subject === 'passive', 2],
  [SO, isMeasured, 2],
  [SEEMS, (head) => isDeed(readClause(head)), SPLICED],
])

/** "After I added an index, the page opens in a second": the deed, and how things are since. */
function splitOpening(sentence: Sentence): Sentence[] {
  const deed = sentence.kind === 'prose' || sentence.kind === 'item' ? openedByDeed(sentence.text) : undefined
  return deed
    ? [part(sentence, deed.start, deed.end, true), part(sentence, deed.next, sentence.text.length, false)]
    : [sentence]
}

const THING =
  "(?:(?:it|they|this|there|he|she|nobody|everything|everyone|nothing)\\s|(?:the|our|my|all|some|no|not one|not a single|about \\d+|\\d[\\d.,]*(?:\\s?% of)?)\\s(?:(?!(?:and|or|which|that|who|where|when|if|as|to|so|because|of|first|second|latter|only)\\s)[\\w/%.'-]+\\s){1,4}?)"
/** What is measured, or who was annoyed: "p95 went from 8 s to 200 ms". */
const FIGURE =
  '(?!(?:(?!(?:night|dai|week|hour|month)ly)\\w+(?:ing|ly|ed)|for|in|of|by|with|to|from|on|at|and|or|but|as|an?)\\s)(?:[a-z]|[A-Z]{2})[\\w-]*\\s(?:(?!(?:\\w+ly|of|for|and|or)\\s)[a-z][\\w-]*\\s){0,2}?(?:(?:about|for|on|of|from)\\s(?:the\\s)?[a-z][\\w-]*\\s)?(?:(?:went|dropped|fell|rose|grew|jumped|increased|decreased|improved)\\s(?:from|by|to|up|down)\\b|(?:is\\s|are\\s)?(?:down|up)\\s(?:from\\s|by\\s|to\\s)?[~$\\d]|back\\s(?:to|under|below|at)\\s[~$\\d]|complained\\b)'
/** "The door stayed shut, turned out the key was bent". */
const TURNED_OUT = /[,;]\s(?=turn(?:s|ed) out\s)/g
/** "..., the small ones still bad". */
const STILL =
  /,\s(?=(?!(?:and|which|that|who|it|they|we|I|so|but|or|is|are|was|were)\s)[A-Za-z][\w-]*\s(?:[a-z][\w-]*\s)?still\s(?:bad|broken|slow|failing|missing|open|wrong|noisy|flaky|weak|hard)\b)/g
/** "Took two weeks, cut the bill by half". */
const TOOK =
  /(?<=^(?:(?:it|this)\s)?took\s(?:(?:me|us|about|around|only|almost|nearly)\s)*(?:an?|one|two|three|four|five|six|\d+)\s(?:[a-z-]+\s)?(?:minutes?|hours?|days?|weeks?|months?|evenings?|weekends?|sprints?|attempts|tries|rounds)),\s(?:and\s|but\s)?(?=[a-z]+\s)/gi
/** "Not live yet, the first runs show ...". */
const NOT_YET =
  /(?<=^not (?:live|deployed|merged|done|released|finished|in prod(?:uction)?) yet),\s(?:but\s)?(?=[a-z])/gi
/** "..., previously somebody had to do it by hand". */
const BEFORE =
  /[,;]\s(?=(?:before (?:it|they) (?:was an?|(?<!\b(?:was|were)\b[^,;]*, before \w+ )(?:grew|took|went|needed|climbed|ran|rose|crashed|failed|kept|dropped|hung|leaked|filled))\s|(?:previously|before that|until then|earlier)\s(?:it|they|this|we|I|people|one|someone|somebody|everyone|everybody|(?:the|our|my|every|each)\s[\w-]+)\s))/g
/** "..., pages load in one second now". */
const GO =
  '(?:[a-z][\\w-]*\\s)?[a-z][\\w-]*[^s\\s]s\\s(?:now\\s)?(?:load|run|take|start|finish|open|boot|arrive|render|return)\\s(?:in|within|under|at|with|again|now|[~\\d])'
/** "..., about 50 people came", "..., 3 failed". */
const SOME =
  '(?:(?:about|around|over|nearly)\\s)?\\d[\\d,]*\\s(?:[a-z]+\\s){0,2}?(?:failed|came|attended|joined|crashed|broke|showed up|signed up)\\b'
/** "..., memory flat for a week now". */
const LASTING =
  '(?!(?:and|or|the|so|with|all|it)\\s)[a-z][\\w-]*\\s(?:[a-z][\\w-]*\\s)?(?:stable|flat|gone|green|quiet|steady|clean|healthy)\\s(?:since|for (?:the|an?|two|three|\\d))\\b'
/** "..., orders were stuck every morning". */
const STUCK =
  "(?!(?:tests|docs)\\s)[A-Za-z][\\w-]*[^s\\s]s\\s(?:were|weren't|kept|got)\\s(?:stuck|lost|missing|failing|timing|being|dropped|delayed|rejected|broken|wrong|blocked|piling|coming|not)\\b"
/** "..., guests hated it", "..., drivers kept calling". */
const ANNOYED =
  '(?!(?:and|which|that|who|tests|docs)\\s)[a-z][\\w-]*[^s\\s]s\\s(?:all\\s|often\\s|really\\s)?(?:hated|disliked|complained|noticed|panicked|gave up|kept (?:asking|calling|complaining|writing|emailing)|had to (?:wait|restart|reload|call|retype|redo)|got (?:angry|annoyed|confused|lost|stuck|upset))\\b'
/** "..., every shop had its own list". */
const EACH_HAS = '(?:every|each)\\s[\\w-]+\\s(?:had|has|used|uses|kept|keeps|did|wanted|needed)\\b'
/** "..., about 1,200 were wrong". */
const COUNTED =
  '(?:(?:about|around|over|nearly|some)\\s)?\\d[\\d,]*\\s(?:of (?:them|those)\\s)?(?:were|had|did|turned out|need|remain)\\b'
/** "..., offboarding takes 5 minutes now". */
const TAKES =
  '(?!(?:and|which|that|who|it|so|but|or)\\s)(?:[a-z][\\w-]*\\s){1,3}?(?:now\\s)?(?:takes|needs|costs)\\s(?:only\\s|about\\s|under\\s|less than\\s)?(?:[~$\\d]|half\\s|an?\\s|one\\s|two\\s)'
/** "..., buffer wasn't aligned". */
const WAS_NOT =
  "(?!(?:which|that|who|it|they|we|I|and|but|so|\\w+ed)\\s)[A-Za-z][\\w-]*\\s(?:(?!(?:which|that|who|when|if|because|and|or|but|then|also)\\s)[\\w-]+\\s){0,2}?(?:wasn't|weren't|isn't|aren't|didn't|doesn't|couldn't)\\s"
/** "..., trains are on time again". */
const AGAIN =
  '(?!(?:and|which|that|who|it|they|we|I|so|but|or)\\s)[A-Za-z][\\w-]*\\s(?:[a-z][\\w-]*\\s)?(?:is|are|works?|runs?|loads?|boots?|builds?|pass(?:es)?|starts?)\\s(?:[a-z]+\\s){0,3}again\\b'
/** "..., water drained in about 40 seconds". */
const WITHIN =
  '(?!(?:and|or|but|which|that|who|it|they|we|I|so|then|also|the|an?)\\s)[a-z][\\w-]*\\s(?:[a-z][\\w-]*\\s)?[a-z]{2,}(?:ed|ot|an|ew|ell)\\s(?:in|within|after)\\s(?:(?:about|around|under|less than|only|just)\\s)?[~<]?\\d'
/** "..., all three boot at -30 now". */
const ALL_NOW =
  '(?:all|both)\\s(?:of them\\s|(?:two|three|four|five|six|\\d+)\\s(?:[a-z]+s\\s)?)?(?!(?:in|of|on|to|the|for)\\s)[a-z]+\\s[^,;]{0,40}\\bnow\\b'
const SPLICE = lean(
  `[,;]\\s(?!it (?:was|used to (?:be|take|need))\\s(?:(?:up to|about|around|over|nearly|almost|only)\\s)?[~<]?\\d\\S*(?:\\s\\w+[.!]*)?$)(?=${THING}${ADVERBS}${DOES}\\b|${FIGURE}|${GO}|${LASTING}|${SOME}|${COUNTED}|${EACH_HAS}|${STUCK}|${ANNOYED}|${TAKES}|${WAS_NOT}|${AGAIN}|${WITHIN}|${ALL_NOW})`,
  'g',
)
/** "Tuned the query, was slow", "tuned the query: previously, it hung": what the writer says of it next. */
const ASIDE =
  /:\s(?=(?:[Pp]reviously|[Ff]ormerly|[Uu]ntil now),?\s)|[:;]\s(?=(?:it|they)\s(?:now|no longer)\s[a-z])|,\s(?=(?:was|were)\s(?!(?:also|then|not|only)\b)|used to (?:take|be|need|cost|fail)\s|now (?:it's|its|it is|it takes|takes|only|under|about)\s)/g
/** "Locked doors, including the gate | , were": what is put in ends at its second comma. */
const PUT_IN = /,\s(?:including|such as|like|especially)\s[^,]*$/
/** A verb that makes what stands before the comma a statement. */
const STATES = lean(
  /^(?:[Nn]obody|[Nn]o one|[Ee]veryone|[Ee]verybody)\s[a-z]+|\b(?:is|are|was|were|has|have|had|isn't|wasn't|weren't|did|didn't|does|doesn't|don't|can|can't|could|couldn't|went|took|got|came|kept|works|worked|failed|broke|dropped|fell|made|found|saw|felt|needed|used|handles|serves|processes|takes|runs|supports|returns|uses|needs)\b|\snow$/,
)
/** So does the lack of one: "No failures for two months, the run went from 4 h to 50 min". */
const FAULTLESS = /^(?:no|zero)\s(?:[\w-]+\s){1,3}?(?:in|for|since)\b/i
/** A clause that has not come to its point yet: "... when the disk filled up, the job stopped". */
const LEANS = lean(
  /\b(?:when|whenever|if|after|before|because|since|while|once|although|though|unless|until|where|as|by the time|given|that|which|who|whether|how|why|even|not only|either|than|at|from|with|instead|all(?! the time$))\b(?:[^,;]|,(?=\d))*$|\b(?:that|because|since|when|if|and|but),\s(?:in|on|at|during|for|with|after|before|by|under|due|given)\s[^,;]*$|\b(?:however|for example|turn(?:s|ed) out|in fact|of course)$|^(?:\w+,\s)?(?:when|if|since|as|because|after|before|once|while|although|altough|though|until|unless|given|thanks|based|due|according|whether|(?:combined|coupled|compared|together|along) with)\b/i,
)

/** Parts two statements that only a comma joins: "The build was slow, nobody knew why". */
export function splitSplice(sentence: Sentence): Sentence[] {
  return splitAt(sentence, NOTED, isNoted, 2).flatMap((part) =>
    NOW_AND_BEFORE.test(part.text) ? [part] : splitSpliced(part),
  )
}

/** "Now the error is 0.5 mm, before it was 4": one turn. */
const NOW_AND_BEFORE = /^now\s[^,;]{3,60},\sbefore\s(?:it|that)\s(?:was|were)\s[^,;]{1,30}$/i

/** "Added the key, redeployed, works", "set the limit and it works", "..., fine since". */
const WORKS =
  /(?:,|,?\sand)\s(?=(?:(?:it|that|everything|all)\s)?(?:now\s)?(?:works|runs|builds|compiles|boots)(?:\s(?:now|again|fine|well|great|perfectly|so far|as expected|like a charm|without (?:issues|problems|errors)))*[.!]*$|(?:(?:all|works|runs|been|runs?)\s)?(?:fine|stable|quiet|good|clean|solid)\s(?:since|now|so far)[.!]*$)/g

/** "Rewrote it in Go: 4x throughput", "New index, reports down from 40 s to 2 s", "Shipped it, conversion +4%". */
const GAINED = lean(
  /[:,]\s(?=[~<]?\d[\d.,]*\s?(?:ms|s|secs?|seconds|mins?|minutes|h|hrs?|hours|days|%|[kKMGT]i?B|fps)\s?(?:->|=>|\u2192)\s?[~<]?\d|[~<]?\d[\d.]*\s?(?:[MGT]i?B|%)\s(?:free|freed|reclaimed|available)\b|[~<]?\d[\d.]*\s?(?:ms|s|sec|seconds|mins?|minutes|h|hours|MB|GB|kB)\s(?:now|instead of|rather than|down from)\b|\d[\d.]*(?:x|\s?%|\stimes)\s(?:the|more|less|fewer|lower|higher|faster|smaller|throughput|speed)\b|(?:[\w-]+\s){1,3}(?:down|up|from|now|went|dropped|fell|rose)\s(?:from\s|by\s|to\s)?[~$]?\d|(?:[\w-]+\s){0,2}(?:rate|ratio|accuracy|precision|recall|coverage|uptime|score)\s(?:of\s|at\s|now\s)?~?\d|(?:no|zero)\s(?:[a-z-]+\s)?(?:downtime|data loss|regressions|outages?|errors|failures|crashes|complaints|resets|loss|losses|misses|leaks|jams|duplicates|trips|incidents|rollbacks|conflicts|timeouts|drops|drop-?outs|disconnects|reboots|restarts|glitches|freezes|hangs|collisions)\b|(?:no|zero)\s(?:lost|dropped|missed|failed|duplicated?|wrong|broken|false|corrupt(?:ed)?|late|rejected)\s[a-z-]+s\b|(?:no|zero)\s(?!longer\b|more\b|matter\b|one\b)(?:[a-z-]+\s){1,3}(?:in|on|from|so far|after|needed|required|lost|affected)\b|(?:~?\d[\d,.]*|two|three|four|five|six|ten)\s(?:[a-z-]+\s)?[a-z-]+s\s(?:no|zero|without|w\/o)\s|~?\d[\d,.]*(?:ish|\+)?\s(?:[a-z-]+\s){1,3}gone\b|all\s(?:the\s)?\d[\d,.]*\s(?:[a-z-]+\s){0,2}[a-z-]+s\s(?:green|passing|online|up|clean|pass|passed)\b|(?:no|zero|not an? single|not one)\s(?:[a-z-]+\s){1,3}since\b|(?:max|maximum|mean|median|average|worst|peak)\s(?:[a-z-]+\s){1,3}[~<>]?\d|since then\s(?:no|zero|not)\s|(?:[\w-]+\s){1,3}[-+]\d[\d.]*\s?%|(?:[\w-]+\s){1,2}(?:back (?:to normal|online|up)|recovered|came back|healthy again)\b|(?:[a-z][\w-]*\s){1,3}(?:under|below)\s[~<]?\d|(?:[a-z][\w-]*\s){1,4}[~<]?\d[\d.,]*\s?(?:%|ms|s|secs?|seconds|mins?|minutes|h|hrs?|hours|days|weeks|[kKMGT]i?B|[kKM]|[m\u00b5u]?[AVW]|kWh?|fps|rps|qps)\s(?:to|->|\u2192)\s[~<]?\d)/g,
)

/** "More pumps => 92% less waste", "the lid never shut -> glued a strip to it". */
const ARROWED = /\s(?:=>|-+>|\u2192)\s(?=\S)/g

/** "Wrong comma -> read as 0 -> oven off": one thing led to the next, and nobody did so. */
const SUFFERED_NEXT =
  /^[a-z]+\s(?:as|by|in|on|at|into|twice|again|every|for|until|too|not)\b.*\s(?:=>|-+>|\u2192)\s\S/

function isLedTo(head: string, tail: string): boolean {
  const word = /^[a-z]+/.exec(tail)?.[0] ?? ''
  const answer = verbIn(word, 'past') && !verbIn(word, 'base') ? readClause(tail) : undefined
  if (answer?.verb.isWork && answer.form === 'past' && answer.subject === 'none')
    return !isDeed(readClause(head)) && !SUFFERED_NEXT.test(tail)
  if (/^(?:no|zero) (?!longer\b|matter\b|idea\b)[a-z]/.test(tail)) return isDeed(readClause(head))
  if (!/^[~<>]?\d|^(?:[a-z-]+\s){1,5}?(?:(?:down|up|from|at|now|by)\s){0,2}[~<>]?\d/.test(tail)) return false
  return isDeed(readClause(head)) && !/\d\S*(?:\s[a-zA-Z%]{1,8})?$/.test(head) && !leansBack(head)
}

/** "Files older than 30 days" have come to their point. */
const OLDER_THAN = /\s(?:old|new|larg|small|long|short|high|low|bigg|few|great)er than\s[~<>$]?\d\S*/g

/** "Moved the commit after the write and replayed the topic" has come to its point. */
const AFTER_A_THING =
  /\s(?:after|before|behind|until) (?:the|an?|each|every|our|my) [\w-]+(?= and [a-z]+ed )/g

/** Behind a deed a "with" is with what it was done. */
function leansBack(head: string): boolean {
  return LEANS.test(
    head
      .replace(/\swith\s/g, ' and ')
      .replace(OLDER_THAN, ' ')
      .replace(AFTER_A_THING, ' and'),
  )
}

/** What came of it is told without a verb or behind a colon, and what was done or made before that. */
function isGained(head: string, tail: string): boolean {
  if (REACHING.test(tail)) return false
  // "Tested with 300 trays, no jams" holds for these trays.
  if (/^(?:no|zero)\s/.test(tail) && IN_TRIAL.test(head)) return false
  // "Switched to oak wheels: 48 min -> 21 min"; what was improved is itself what was measured.
  if (/^[~<]?\d[\d.,]*\s?[a-zA-Z%]{0,8}\s?(?:->|=>|\u2192)/.test(tail))
    return SWITCHED.test(head) || SWITCHED.test(head.slice(head.lastIndexOf(', ') + 2))
  if (/^(?:since then\s|\S+\s(?:\S+\s)?\S+\s)?(?:no|zero|not|without|w\/o)\s/.test(tail))
    return isDeed(readClause(head)) || TRIED.test(head)
  if (/^(?:from|by|to|and|or|with|for|in|on|at|now|then|which|including|especially|mostly)\b/i.test(tail))
    return false
  if (isDeed(readClause(head)) && !leansBack(head)) return true
  // "Runner images: slimmed from 4 GB to 1 GB" was done to them.
  if (/^(?!dropped\b|jumped\b|climbed\b)[a-z]+ed\s(?:down\s)?(?:from|to|by)\s/.test(tail)) return false
  return !LEANS.test(head) && MADE.test(head)
}

const SWITCHED = lean(
  /^(?:(?:I|we)\s)?(?:(?:then|also)\s)?(?:(?:switched|moved|migrated|went)\s(?:over\s|back\s)?to\s|(?:added|cached|replaced|introduced|created|built|installed|enabled|disabled|removed|dropped|rewrote|ported|wrote|batched|swapped|moved|migrated)\s(?!(?:it|them|this|that)\b))/i,
)

/** A thing and nothing said of it. */
const MADE = /^(?:New\s|[A-Z])[\w.-]+(?:\s(?!(?:is|are|was|were|has|have|had|went|took)\s)[\w./-]+){1,7}$/

/** Behind a deed or another figure, how a figure moved; where it does not say of what, right behind the deed. */
function isNoted(head: string, tail: string): boolean {
  const isNamed = isNotedTurn(tail)
  if (!isNamed && !isToldTurn(tail) && (!isBareTurn(tail) || /\d\S*$/.test(head))) return false
  const said = head.replace(/^[A-Z][\w -]{2,30}:\s(?=[a-z]+ed\s)/, '')
  if ((isNamed ? tellsLevel(said) : TOOK_SO_LONG.test(said)) || ONLY_FIGURES.test(said)) return true
  const last = said.split(', ').at(-1) ?? ''
  return isDeed(readClause(said)) || isDeed(readClause(last)) || (isNamed && isDoneTo(said))
}

const COMMA = /,\s(?:and\s)?/g

/** "Router set up, rules cleaned up": each of them was. */
function isDoneTo(text: string): boolean {
  const [own = ''] = text.split(', ', 1)
  return !/\b(?:also|is|are|was|were|be|been|being)\b/.test(own) && readClause(text)?.subject === 'passive'
}

/** "I worked on the gate I painted the fence": nothing at all parts the two; in "the gate I painted" there is one thing less. */
const RUN_ON =
  /(?<=[\w)`"])\s(?=(?:I|we)\s(?:(?:also|then|just|later)\s)?[a-z]+\s(?:the|an?|my|our)\s(?!(?:day|week|weekend|month|night|morning|year|other|last|previous|first|same|while|few|long|couple|bit|lot|summer|winter|time|semester)\b))/g
const LEADS =
  /\b(?:that|which|who|whom|when|where|if|because|so|and|but|or|as|while|since|after|before|until|once|than|how|why|what|then|things?|way|time|now|today|yesterday|tonight|week|here|there|anyway|also|everything|all|only|last|[a-z]+ly)$/i

function isRunOn(head: string, tail: string): boolean {
  if (LEADS.test(head) || LEANS.test(head) || !isDeed(readClause(head))) return false
  const next = readClause(tail)
  return (
    isDeed(next) &&
    next?.verb.isWork === true &&
    !/^(?:give|send|show|tell|ask|teach|hand|offer|sell)$/.test(next.verb.base)
  )
}

/** "..., but the move is finally done". */
function isTaken(clause: Clause | undefined): boolean {
  return isDeed(clause) || (clause?.subject === 'passive' && clause.verb.base === 'finish')
}

const DASH = /\s[-\u2013\u2014]{1,2}\s(?=[a-z][\w-]*\s)/g

/** "Started on the lamp - wired its switch", "moved it to the yard - noise fell by half": a deed, and what it came to. */
function isDeedBehind(head: string, tail: string): boolean {
  if (!isDeed(readClause(head)) || leansBack(head)) return false
  const next = readClause(tail)
  return (next?.subject === 'none' && next.form === 'past' && next.verb.isWork) || tellsTurn(tail)
}

/** "No more double bookings - a constraint on the table | , it was inserting twice". */
function isJottedBehind(head: string): boolean {
  return /^[a-z]/.test(head) && isThings(head)
}

function isStatedBefore(head: string): boolean {
  return isDeed(readClause(head))
    ? !leansBack(head)
    : FAULTLESS.test(head) ||
        ((STATES.test(head) || isDone(readClause(head)) || isJottedBehind(head)) && !LEANS.test(head))
}

const splitSpliced = inSteps([
  ...SPLICES,
  AT_SEMICOLON,
  [DASH, isDeedBehind, SPLICED],
  [ASIDE, (head) => !LEANS.test(head) && !PUT_IN.test(head) && isDeed(readClause(head)), SPLICED],
  [BEFORE, (head) => isDeed(readClause(head)) || STATES.test(head) || /\snow\s/.test(head), SPLICED],
  [TURNED_OUT, () => true, 2],
  [TOOK, (_head, tail) => isTaken(readClause(tail)), 2],
  [NOT_YET, () => true, 2],
  [STILL, (head) => STATES.test(head), 2],
  ...ANSWERS,
  [FOUND_AND, isFoundAndMended, 2],
  [ASKED_AND, isAskedAndDone, 2],
  [SPENT_AND, isSpentAndDone, 2],
  [REMARK, isRemarked, 2],
  BEFORE_FELT,
  [WORKS, (head) => isDeed(readClause(head)) && !LEANS.test(head), 1],
  [GAINED, isGained, 2],
  [SO_MUCH, (head) => /\d/.test(head), 2],
  [ARROWED, isLedTo, 2],
  [COMMA, (head, tail) => (isDoneTo(head) || /^\d/.test(tail)) && isDoneTo(tail), 2],
  [RUN_ON, isRunOn, SPLICED],
  [SPLICE, isStatedBefore, SPLICED],
])

/** Parts a sentence where a new statement starts: "It was broken; I fixed it", "X failed, so we replaced it". */
export function splitClauses(sentence: Sentence): Sentence[] {
  return splitAt(sentence, JOINT)
}
