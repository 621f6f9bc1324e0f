import { lean } from '../../lean.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { type Clause, readClause } from '../clauses/clauses.ts'
import { opensWithView } from '../clauses/seen-so.ts'
import { guessPast, isOnlyPast, verbIn } from '../clauses/verbs.ts'
import { isRoundabout } from '../wording/deed-frames.ts'
import { BESIDE_OTHERS, isBesideOthers } from './by-others.ts'
import type { Step } from './in-steps.ts'
import { hasOwnSubject } from './own-subject.ts'
import { isDeed } from './split-at.ts'
import { isStruggledThen, STRUGGLED_THEN } from './struggled.ts'

/** Where somebody or something else may begin to act: "moved the valve, pressure holds", "wrote the guide, and Tom read it". */
const OTHER_SUBJECT = /(?:[,;]|\s[-\u2013\u2014]{1,2})\s(?:and\s)?(?=[\w'$~"-]+\s[\w'~$-]+)/g

/** "Tested by two crews for a week", "in use since May": how it was tried out. */
export const TRIED =
  /^(?:tested|tried out|checked|reviewed|verified|validated|in use|in production|live|deployed|soaked|piloted)\s(?:by|in|on|at|for|with|since|over)\s/i

/** What was seen in a trial holds for that trial. */
export const IN_TRIAL =
  /^(?:(?:I|we)\s)?(?:then\s)?(?:tested|tried|ran|simulated)\s(?:it\s|this\s)?(?:with|on|against|over|for)\s/i

/** "Idle current 180 mA to 22 mA, so about 9 days on one cell": what a figure comes to. */
export const SO_MUCH = /,\sso\s(?=(?:(?:roughly|about|around|only|just|under|over|nearly|almost)\s|~)?\d)/g

/** Whether a deed, or what was spliced to one, is over and a statement with a subject of its own begins. */
function isSpliced(head: string, tail: string, isLater: boolean): boolean {
  // "..., the file has this format:" announces what follows.
  if (tail.endsWith(':') || IS_STILL.test(tail) || opensWithView(`${head}, ${tail}`)) return false
  return (
    hasOwnSubject(tail) &&
    (isTold(head) ||
      TRIED.test(head) ||
      isDoneTo(head) ||
      (NOW_SO.test(tail) && readClause(head)?.subject === 'passive') ||
      (isLater && !WAITS.test(head) && hasOwnSubject(head)))
  )
}

/** "Seat replaced | , the pump runs dry": what was done lacks its "was". */
function isDoneTo(head: string): boolean {
  return (
    !/\b(?:is|are|was|were|be|been|being|now)\b|[,;:]/.test(head) && readClause(head)?.subject === 'passive'
  )
}

/** "The hinge was oiled, | the door no longer squeaks": how it is since. */
const NOW_SO = /^(?:[\w'-]+\s){1,5}?(?:(?:is|are|does|do)\s)?(?:no longer|now)\s/

/** "Moved 80 lamps, 12 of them are still dark": what a deed left undone stays with it. */
const IS_STILL = /^(?:\S+\s){1,6}still\s/

/** "Switched the printers to duplex, should save ten boxes a year": what the writer expects of it. */
const EXPECTED = /,\s(?=(?:should|ought to|might|may|will|would|could)\s[a-z]+)/g

/** "Swapped the cable, still loses frames", "raised the cap, sits at 35% now": how it is since, without saying of what. */
const SINCE =
  /,\s(?:but\s)?(?=still\s(?:[a-z]+)\s(?!to\b)|(?:does|did|is|was|do|could|would)(?:n't|nt|\snot)\s|(?:sits|stays|holds|stands|hovers)\s(?:at|below|under|above|around|flat|steady|now)\b)/g

/** "Printed a bracket, fits better than the old one": how the thing does; "a lid, made of tin, fits all" says it of the lid. */
const DOES = lean(
  /,\s(?=(?:fits|feels|seems|sounds|oscillates|drifts|wobbles|behaves|stays|compiles|weighs|responds|lasts|survives|saves)\s(?!(?:and|or|of)\b)[\w~]|(?:works|runs|looks|needs|takes|costs|holds|boots|starts|loads|reads|handles)\s(?:better|worse|well|fine|great|good|nice|ok|okay|perfect|smooth|like|about|around|only|just|the|an?|all|every|much|way|too|very|really|pretty|quite|again|now|no|nightly|daily|~?\d|[a-z]{3,}ly\b|[a-z]{3,}er\b)|(?:works|runs)\s(?:on|in|at|under|with|without|over|via)\s)/g,
)

/** Where the writer may begin to act behind what was only jotted down: "85 guests, wrote the menu", "was asked to price it, made a list". */
const JOTTED = /,\s(?:then\s)?(?=[a-z-]+\s[\w~$])/g

/** What the writer was asked to do is followed by what he did. */
const ASKED = /^(?:(?:I|we)\s)?(?:was|were|got|been)\s(?:asked|told|tasked|assigned|requested|invited)\sto\s/i
const FINITE =
  /\b(?:I|we|he|she|they|it|that|which|who|where|is|are|was|were|has|have|had|does|did|can|could|will|would|should|went|got|took|came|kept)\b|n't\b/
const DAY =
  /\b(?:today|yesterday|[a-z]+day|week|weekend|morning|afternoon|evening|night|month|quarter|sprint|year|time)$/i

const OBJECT_AT =
  /^(?:(?:up|out|down|off|back|over|together)\s)?(?:the|an?|my|our|its|their|all|each|every|both|it|them|one|some|two|three|four|five|six|~?\d[\d.,]*)(?=[\s.,]|$)/

/** "A leak in the till, fixed with a lock". */
const MENDED_SO =
  /^(?:then\s)?(?:fixed|solved|resolved|patched|repaired)(?:\s(?:it|that|this|with|by)\b|[.!]*$)/

/** "The map was too slow, | added an index". */
const WAS_BAD =
  /^(?!(?:when|if|since|because|as|while|after|once|[a-z]+ed|found|saw|built|made)\b)(?![^,;:]*\b(?:that|which|who|how|why)\b)[^,;:]{2,60}\s(?:is|are|was|were|got|kept|looked)\s(?:(?:too|very|really|quite|always|often|sometimes|still|so|pretty)\s)*(?:slow|flaky|broken|wrong|missing|outdated|unreadable|noisy|failing|stuck|off|unstable|unreliable|confusing|big|large|long|short|small|low|high|late|full|dead|loose|duplicated|inconsistent|unused|empty|blurry|huge|messy)$/i
const SWITCHED = /^(?:then\s)?(?:switched|moved|migrated)\sto\s/
const ANSWERED =
  /^(?:then\s)?(?:added|fixed|replaced|rewrote|moved|switched|changed|increased|raised|lowered|reduced|set|cached|removed|dropped|swapped|tightened|updated|upgraded|rebuilt|split|disabled|enabled|built|wrote|created|installed|introduced|migrated|refactored|redesigned)\s/

/** Whether things without a verb, or a task, end here and the writer's deed begins. */
function isJotted(head: string, tail: string): boolean {
  if (MENDED_SO.test(tail)) return isThings(head)
  if (WAS_BAD.test(head) && ANSWERED.test(tail))
    return SWITCHED.test(tail) || isOwnDeedBehind(tail.split(': ', 1)[0] ?? '')
  return isOwnDeedBehind(tail) && (ASKED.test(head) ? !/[:;]/.test(head) : isThings(head))
}

/** "A parser, written in Rust" says what a thing is, "lost parcels, dropped frames" names two. */
function isOwnDeedBehind(tail: string): boolean {
  const [word = ''] = tail.replace(/^then\s/, '').split(' ', 1)
  // To read a clause takes long, and most words are no past of anything.
  if (!verbIn(word, 'past', 'participle') && !guessPast(word)) return false
  const deed = readClause(tail)
  if (deed?.subject !== 'none' || deed.form !== 'past' || deed.modality !== 'done' || deed.lead) return false
  return deed.verb.isWork && (OBJECT_AT.test(deed.rest) || isOnlyPast(word))
}

/** "Test plan for the pump, 180 cases"; whoever is named may have done it himself. */
export function isThings(head: string): boolean {
  const [first = ''] = head.split(/[\s,]/, 1)
  return (
    /^(?:\d|\S+\s\S+\s\S)/.test(head) &&
    !FINITE.test(head) &&
    !DAY.test(head) &&
    // "57 faults found, fixed 49" lacks only its "were".
    !/(?:ed|found|done|sent|left)$/.test(head) &&
    !OPENS.test(head) &&
    !/^(?:the|this|that|these|our|my|me|his|her|their|a|an|not|no|also|then|now|so|and|but|instead|thanks|together|using|via|by|first|next|finally|\p{L}+ly)$/iu.test(
      first,
    ) &&
    !GIVEN_NAMES.has(first.toLowerCase()) &&
    !verbIn(first, 'ing', 'past', 'participle') &&
    readClause(head) === undefined &&
    !hasOwnSubject(head)
  )
}

/** "No more double bookings - added a constraint": what came of it is told first, and by what behind it. */
const BEHIND_NONE = /(?:\s[-\u2013\u2014]{1,2}|:)\s(?=\S)/g

export function isNoMore(head: string): boolean {
  return /^no (?:more|further)\s(?!than\b)/i.test(head) && !FINITE.test(head)
}

/** By what it came about is a deed, or a thing; "cache invalidation" must not become an order by standing alone. */
function isByWhat(head: string, tail: string): boolean {
  return isNoMore(head) && /^(?:past|undefined)$/.test(`${readClause(tail)?.form}`)
}

/** "Wrote a guide because the old one was lost, trained two cooks": the reason has come to its point, and the writer goes on. */
function isNextDeed(head: string, tail: string): boolean {
  const last = head.slice(head.lastIndexOf(', ') + 1).trimStart()
  // "..., piloted it", "..., hired one" lean on what was told before.
  if (!GAVE_REASON.test(last) || /^\S+\s(?:it|them|one|both)\b/.test(tail)) return false
  return isOwnDeedBehind(tail) && isDeed(readClause(last))
}

/** What is so does nothing next; "because the pump failed, flooded the hall" tells of the pump. */
const GAVE_REASON =
  /\s(?:because|since)\s(?!then\b)(?:[\w'-]+\s){1,6}?(?:is|are|was|were|has|had|kept|(?:is|are|was|were|did|do|does|could|had|has)n't)\s/

/** What is found or made sure of goes on: "checked that names, addresses and phones are set". */
const REACHING =
  /^(?:verify|confirm|check|ensure|assume|show|prove|say|explain|report|tell|know|think|hope|suspect|mean|see|notice|realise|realize|guarantee|note|demonstrate|require|expect|want|wish|ask|let|help|find|discover|give|break|screw|mess|forget|lose|miss)$/
/** A clause that waits for its point: "so that when the disk is full, the job stops". */
const WAITS =
  /\b(?:when|whenever|if|unless|until|while|whether|after|before|once|as|although|though|by|that|where|whose|who|which|how|why|what|between|both|either|than)\b[^,;]*$/i
/** What gave the reason or the purpose has come to its point once it has its verb. */
const REASON =
  /\b(?:so|because|since)\b(?=[^,;]*\s(?:is|are|was|were|has|have|had|do|does|did|can|could|went|came|got|took|kept|(?:is|are|was|were|do|does|did|ca|could|has|have|had|wo)n't)\s)/i
const PURPOSE = /\b(?:so|because|since)\b[^,;]*$/i

/** Whether a deed of the writer's has come to its end. */
function isTold(head: string): boolean {
  const last = head.slice(Math.max(head.lastIndexOf(', '), head.lastIndexOf(': ')) + 1).trimStart()
  const [own, whole] = [readClause(last), readClause(head)]
  // "Tuned the query, was slow | , users complained": that belongs to how it was.
  if (/^(?:was|were|used to)\s/.test(last) && last !== head) return false
  // "As the lead I split it" has come to its point, "when I turned it on" has not.
  if (OPENS.test(last) && !/^(?:\S+\s){3}/.test(own?.lead ?? '')) return false
  const deed = [own, whole].find(isDeed)
  if (deed?.modality !== 'done' || REACHING.test(deed.verb.base)) return false
  return !WAITS.test(deed.rest) && (!PURPOSE.test(deed.rest) || REASON.test(deed.rest))
}

/** What opens a clause that what follows will end. */
const OPENS = lean(
  /^(?:and\s|but\s|so\s)?(?:when|whenever|if|unless|until|while|after|before|once|as|since|because|although|though|given|based|in|on|at|for|with|during|to)\b/i,
)

/** What was so before, what is only expected, and what nobody is glad of. */
const NO_AFTERMATH =
  /^(?:[^\s,]+\s){1,6}?(?:was|were|had (?:been|no|to)|kept|should|would|might|may|could|will|must|still|(?:was|were|had|did|could|would|should|wo|do|does|is|are|ca|has|have)n't)\s|\b(?:fail\w*|crash\w*|broken?|worse|slower|lost|wrong|stuck|missing|too|not|never|need|needs|c[ao]mes? from)\b/i

/** "Standby load 80 W to 9 W". */
const FROM_TO = /^(?:[a-z][\w-]*\s){1,4}[~<]?\d[\d.,]*\s?\S{0,7}\s(?:to|->|\u2192)\s[~<]?\d/i

/** Whether it tells what others did, or how things are, since the deed that it is spliced to: "moved the valve, pressure holds". */
export function isAftermath(body: string, before: Clause | undefined): boolean {
  if (!isDeed(before) || before?.modality !== 'done' || NO_AFTERMATH.test(body)) return false
  return hasOwnSubject(body) || FROM_TO.test(body)
}

/** "..., output holds at 40 sacks", "..., typing feels instant": behind a deed in the past nobody gives an order. */
export function isSubjectAfterAll(body: string, { subject, form }: Clause): boolean {
  return subject === 'none' && /^(?:base|s|ing)$/.test(form) && hasOwnSubject(body) && !isRoundabout(body)
}

/** Where statements are spliced, and what has to stand on both sides. */
/** "The lid jammed, had to file it": what the writer had to do about it. */
const HAD_TO = /,\s(?:so\s|and\s)?(?=had to\s[a-z]+\s\S)/g

function isHadToDo(head: string, tail: string): boolean {
  return FINITE_PAST.test(head) && !WAITS.test(head) && readClause(tail)?.verb.isWork === true
}

const FINITE_PAST = /\b(?:is|are|was|were|had|did|didn't|kept|got|took|went|broke|[a-z]{3,}ed)\b/

/** "Moved the shop to a new host, we open daily now": what one does since. */
const WE_NOW =
  /,\s(?=(?:we|I)\s(?:now\s)?(?!(?:mean|think|guess|believe|hope|was|were|had|have|am|are|will|would|should|could|might|can|need|want|still|also|then)\b)[a-z]+(?<!ed)\s)/g

function isHabit(head: string, tail: string): boolean {
  return /\b(?:now|instead of|no longer|daily|weekly|every|each|times an?)\b/.test(tail) && isTold(head)
}

/** "..., ssh works", "..., 80% come from one gate". */
const PLAIN_END =
  /,\s(?=(?!(?:and|which|that|who|it|they|we|I|so|but|or|this|still|also)\s)[A-Za-z][\w-]*\sworks?(?:\s(?:now|fine|too|again))?[.!]*$|\d+\s?%\s(?:of\s[^,;]{2,40}\s)?(?:come|came|are|were|had|have|fail|failed)\s)/g

/** "The runs take a bit longer, | but the ramp no longer jams": what it cost, and what it brought. */
const PAID = /,?\sbut\s(?=(?:[\w'-]+\s){1,5}?(?:no longer|never|now)\s)/g
const COST =
  /\b(?:(?:a (?:bit|little)|slightly|somewhat) (?:longer|slower|larger|bigger|heavier|more)|(?:takes?|took) longer|(?:is|are) slower)\b/i

/** "The cause was a lock, | switching to another one cut the wait from 9 s to 1 s": a doing, and what it brought. */
const DOING =
  /,\s(?=[a-z]+ing\s[^,;]{3,70}?\s(?:reduced|cut|brought|lowered|shortened|raised|improved|took)\s[^,;]*\d)/g

export const SPLICES: readonly Step[] = [
  [BEHIND_NONE, isByWhat, 2],
  [DOING, (head) => /\s(?:is|was|were|are)\s/.test(head), 2],
  [PAID, (head) => COST.test(head), 2],
  [HAD_TO, isHadToDo, 2],
  [STRUGGLED_THEN, isStruggledThen, 2],
  [BESIDE_OTHERS, isBesideOthers, 2],
  [OTHER_SUBJECT, isSpliced, 2],
  [EXPECTED, isTold, 2],
  [SINCE, isTold, 2],
  [PLAIN_END, isTold, 2],
  [WE_NOW, isHabit, 2],
  [DOES, (head) => !head.includes(', ') && isTold(head), 2],
  [JOTTED, (head, tail) => isJotted(head, tail) || isNextDeed(head, tail), 2],
]
