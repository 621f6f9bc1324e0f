import { lean } from '../../lean.ts'
import { type Clause, readClause } from '../clauses/clauses.ts'
import { isResolved } from '../clauses/resolved.ts'
import { isTwinQuality } from '../clauses/twin-qualities.ts'
import { verbIn } from '../clauses/verbs.ts'
import { pronounOf, thingOf } from '../meaning/antecedent.ts'
import { dislikedIn } from '../meaning/spoken-of.ts'
import { namedByTopic } from '../meaning/topic-deed.ts'
import type { Step } from './in-steps.ts'
import { isDeed } from './split-at.ts'

/** Where somebody who was asked for something goes on with what he did: "was asked to look at it, wrote a memo". */
export const ASKED_AND = /,\s(?:(?:and|so|then)\s)?(?=(?:I\s)?[A-Za-z-]+\s)/g
const ASKED = /^(?:I\s|we\s)?(?:was|were|got)\s(?:asked|told|tasked|supposed)\s(?:to|with)\s/i
/** "..., the board decided to wait": what others made of it. */
const DECIDED =
  /^(?!(?:I|we|it|they|who|which|and|then|also|[a-z]+ly)\s)(?:(?:the|our|my)\s)?[A-Za-z-]+\s(?:decided|chose|went\s(?:for|with)|approved|declined|postponed|opted)\b/

export function isAskedAndDone(head: string, tail: string): boolean {
  if (DECIDED.test(tail)) return isPastDeed(readClause(head)) && !verbIn(tail.split(' ')[0] ?? '', 'past')
  return ASKED.test(head) && isPastDeed(readClause(tail))
}

function isPastDeed(clause: Clause | undefined): boolean {
  return (
    clause?.form === 'past' &&
    clause.modality === 'done' &&
    clause.verb.isWork &&
    /^(?:none|i|we)$/.test(clause.subject)
  )
}

/** Where the answer to a trouble may begin: "The disk was full, deleted old logs", "it was slow so I added an index". */
const RESPONSE = /,?\sso\s(?:then\s)?(?=(?:I|i|we)\s[a-z])|,\s(?:so\s)?(?:then\s)?(?=(?:I|[a-z][a-z-]+)\s\S)/g

/** "The bolts came in inches, so I drilled new holes", "..., which is why I drilled them": whatever stands before led to it. */
const SO_I =
  /,?\s(?:so|therefore|hence|(?:which|that|this)(?:'s|\sis|\swas)\s(?:the\sreason\s)?why)\s(?:then\s)?(?=(?:I|i|we)(?:'ve)?\s[a-z\d])/g

/** "..., so I oiled the chain and now it takes 9 minutes": how it is since. */
const AND_NOW = /,?\sand\s(?=now\s(?:it|they|the|this|that)\b|(?:it|they)\snow\s)/g
const WRITER = /^(?:I|i|we)\s/

/** "The page was slow, and I rewrote it": what it was done to was told before. */
const AND_I = /,?\sand\s(?=(?:I|i|we)\s(?:[a-z]+ly\s|then\s|have\s)?[a-z]+\s(?:it|them)\b)/g

/** Part a trouble from the writer's answer to it. */
export const ANSWERS: readonly Step[] = [
  [SO_I, isLedTo, 2],
  [RESPONSE, isAnswered, 2],
  [AND_I, (head, tail) => !OPEN.test(head) && namedByTopic(tail, head, false) !== undefined, 2],
  [AND_NOW, (head) => WRITER.test(head) && isDeed(readClause(head)), 2],
]

/** Whether one statement ends here and what the writer did for it begins; what "it" is he did it to would have to follow. */
function isLedTo(head: string, tail: string): boolean {
  if (OPEN.test(head)) return false
  const isOpen = /^(?:I|we)(?:'ve)?\s(?:[a-z]+ly\s)?[a-z\d-]+\s(?:it|them|this|that)\b/i.test(tail)
  if (isOpen && !namedByTopic(tail, head, false)) return false
  const answer = readClause(tail)
  if (answer?.modality !== 'done' || !/^(?:past|participle)$/.test(answer.form) || !answer.verb.isWork)
    return false
  if (answer.lead !== '' || answer.isNegated || /^(?:spend|take|end|get|have|do)$/.test(answer.verb.base))
    return false
  return head
    .split(' ')
    .slice(1)
    .some(
      (word) =>
        /^(?:would|could|can|might|may|is|are)$/.test(word) || verbIn(word, 'past', 's') !== undefined,
    )
}

/** How a thing was: what follows with an object and without a doer was not done by it. */
const STATE = lean(
  /\b(?:is|are|was|were|isn't|aren't|wasn't|weren't|had no|has no|had\s(?:mixed|wrong|missing|bad|broken|duplicate|invalid|stale|different)\s|(?:had|has|hit)\s(?:an?|one|some|several)\s(?:[a-z]+\s)?(?:issues?|problems?|bugs?|errors?|glitch)|(?:did|does|do|could|would|can)(?:n't| not)|cannot|kept [a-z]+ing)\b|\s(?:full|down|slow|broken|dead|flaky|stuck|offline|unreachable|backwards?|upside down|the wrong way|too (?:hot|cold|slow|fast|loud|low|high|tight|loose|short|long|small|big|weak|dim|bright|dark))$/,
)
/** What happened to it: here only what people do can be the writer's. */
const MISHAP =
  /\b(?:crashed|failed|broke|died|hung|froze|stalled|stopped|timed out|filled up|ran out|went (?:down|offline)|fails|crashes|hangs|breaks|leaked|overheated)\b/
/** What makes a statement of what stands before "so I". */
const TOLD =
  /\b(?:has|have|had|is|are|was|were|isn't|wasn't|didn't|doesn't|kept|keeps|got|gets|gave|took|takes|threw|throws|needed|needs|wanted|looked|felt|seemed|meant|made|[a-z]{3,}ed)\b/
const OF_PEOPLE =
  /^(?:add|ask|call|clean|configure|debug|extend|fix|install|patch|pin|raise|rebuild|refactor|reinstall|replace|revert|rewrite|roll|solder|swap|upgrade)$/
/** What programs and faults do too. */
const OF_THINGS =
  /^(?:accept|affect|allow|alert|block|break|carry|cause|close|consume|contain|continue|cost|cover|crash|depend|do|drop|emit|end|exceed|exhaust|fail|fill|flood|force|get|give|go|have|hit|hold|ignore|include|keep|lead|leave|let|load|lock|log|lose|make|mean|need|open|overload|overwrite|pass|print|process|produce|provide|reach|read|receive|reject|report|request|require|respond|retry|return|save|send|serve|show|skip|spawn|start|stop|support|take|throw|trigger|truncate|turn|use|warn|work|write|yield)$/
/** Who may go on with what he did. */
const SOMEBODY = lean(
  /\b(?:I|i|we|he|she|they|you|who|someone|somebody|everyone|everybody)\b|^(?:\S+\s){0,3}(?:team|colleagues?|interns?|manager|boss|vendor|customers?|clients?|users?|admins?|engineers?|developers?|devs?|people|support|ops)\s[a-z]|^[A-Z][a-z]+\s(?:is|was)\s(?:on|in|at|out|away|busy|sick|there|not|also|still|very|able)\b/,
)
/** A statement that is not over: "when the disk was full, deleted ..." and "the job, which was slow, deleted ...". */
const OPEN =
  /^(?:\w+,\s)?(?:having|being|knowing|seeing|thinking|hoping|wanting|trying|when|whenever|if|since|as|because|after|before|once|while|although|though|until|unless|given|thanks|based|due|according|whether)\b|^\w+:\s(?:to|in order to|for|by|with)\b|,\s(?:which|who|where|when|that)\b[^,]*$|\b(?:who|which|that|and|or|but)$/i

/** What is done about a trouble before it is mended. */
const FINDS =
  /^(?:find|notice|discover|see|realize|realise|learn|spot|figure|trace|track|debug|dig|look|check)$/

/** "I found that the key had expired, renewed it": what was found, and what was done about that. */
function isFoundThen(head: string, answer: Clause): boolean {
  const found = readClause(head)
  if (isFoundInSeries(head, found, answer)) return true
  if (found?.form !== 'past' || !FINDS.test(found.verb.base)) return false
  const isWriter = found.subject === 'i' || found.subject === 'we'
  return (
    // "Found it in the cellar, sealed the pipe": what "it" is stands before.
    ((isWriter && /\s(?:that|out|why|how|where|which|was|were|had)\s/.test(head)) ||
      (found.subject === 'none' && /^it\b/.test(found.rest))) &&
    // "That the crew had removed the pump, replaced the belt" goes on with what the crew did.
    !/\b(?:had|has|have)\s[a-z]+(?:ed|en)\s(?:the|an?|our|my|its|all|both|some)\b/.test(head) &&
    answer.subject === 'none' &&
    answer.form === 'past' &&
    answer.lead === '' &&
    !OF_THINGS.test(answer.verb.base)
  )
}

const FOUND_NEXT = lean(
  /,\s(?:then\s)?(?:found|saw|noticed|discovered|reali[sz]ed|learned)\s(?:out\s)?(?:that\s)?(?:the|an?|our|their|its|my|every|each|all|[A-Z][\w-]*)\s(?:[^,;()]{2,60}?\s)?(?:was|were|is|are|had no|has no|never|kept|[a-z]+s|(?:did|does|could)(?:n't| not))\s/,
)

/** "Checked the logs, found that the disk was full, wrote a script": the finder goes on with what he did. */
function isFoundInSeries(head: string, first: Clause | undefined, answer: Clause): boolean {
  return (
    first?.subject === 'none' &&
    first.form === 'past' &&
    answer.subject === 'none' &&
    answer.form === 'past' &&
    answer.lead === '' &&
    FOUND_NEXT.test(`${head} `)
  )
}

/** Where a finder may go on with what he did: "I noticed that the pump was loud, and replaced its seal". */
export const FOUND_AND = /,?\sand\s(?:then\s|so\s)?(?=[a-z][a-z-]+\s[a-z])/g

/** How a thing was found to be, and what it did; what does something may do the next thing too, unless only people do that. */
const FOUND_SO = /\s(?:was|were|wasn't|weren't|is|are|isn't|aren't|had no|(?:did|does|could)(?:n't| not))\s/
const FOUND_DOING =
  /\s(?:had|has|used|lacked|needed|expected|assumed|contained|held|relied|depended|pointed|missed|ignored)\s/
const ONLY_PEOPLE =
  /^(?:adjust|bump|change|correct|fix|increase|lower|migrate|patch|raise|reduce|refactor|replace|rewrite|swap|switch|tune|upgrade)$/

/** What was found is a state, which does nothing; "that the script wiped the disk and wrote a log" tells of the script. */
export function isFoundAndMended(head: string, tail: string): boolean {
  const isSo = FOUND_SO.test(head)
  if ((!isSo && !FOUND_DOING.test(head)) || OPEN.test(head)) return false
  const answer = readClause(tail)
  return (
    answer?.modality === 'done' &&
    answer.verb.isWork &&
    // "Was closed and opened a moment later" happened to the thing.
    !/^an?\s(?:moment|while|bit|few|day|week|month|second|minute)\b/.test(answer.rest) &&
    (isSo || ONLY_PEOPLE.test(answer.verb.base)) &&
    isFoundThen(head, answer)
  )
}

/** Whether a trouble ends here and the writer's answer to it begins. */
export function isAnswered(head: string, tail: string): boolean {
  const [word = '', next] = tail.split(' ', 2)
  if (isTwinQuality(head, word, next)) return false
  if (OPEN.test(head)) return false
  const answer = readClause(tail)
  if (answer?.modality !== 'done') return false
  if (answer.verb.isWork && isFoundThen(head, answer)) return true
  const isFinding = FINDS.test(answer.verb.base) && answer.subject !== 'none'
  if (!answer.verb.isWork && !isFinding) return false
  if (answer.form !== 'past' && !isResolved(answer)) return false
  const isState = STATE.test(head)
  const isWriter = answer.subject === 'i' || answer.subject === 'we'
  // "So I swapped it" answers whatever stands before.
  if (
    !isState &&
    !MISHAP.test(head) &&
    !(isWriter && TOLD.test(head) && !/\b(?:when|whenever|if|after|before|once|while|until)\b/.test(head))
  )
    return false
  if (answer.lead !== '' || /^(?:spend|take|end)$/.test(answer.verb.base)) return false
  if (isWriter) {
    const pronoun = pronounOf(answer)
    return pronoun
      ? (thingOf(head, pronoun, answer.verb.base) ?? dislikedIn(head)) !== undefined
      : isFinding || !/^(?:it|them|this|that)\b/.test(answer.rest)
  }
  if (answer.subject !== 'none' || SOMEBODY.test(head) || /\b(?:itself|themselves)\b/.test(tail)) return false
  const before = readClause(head)
  // "Fixed the page that was slow, added an index" tells two deeds.
  if (before && /^(?:i|we|none|change|this)$/.test(before.subject) && before.form === 'past') return false
  if (/^(?:by|to|from|in|on|at|for|with|as|and|or|but|when|after|before|of)\b/.test(answer.rest)) return false
  return (
    /^(?:it|them)\b/.test(answer.rest) ||
    isOwn(answer.verb.base, isState) ||
    (answer.verb.base === 'write' && CODE.test(answer.rest))
  )
}

/** What no program writes. */
const CODE = lean(
  /^(?:an?|some|two|three)\s(?:[\w-]+\s){0,3}(?:tool|script|program|parser|tests?|converter|guide|query|wrapper|check|job|function|macro)\b/i,
)

function isOwn(verb: string, isState: boolean): boolean {
  return isState ? !OF_THINGS.test(verb) : OF_PEOPLE.test(verb)
}
