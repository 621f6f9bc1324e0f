import { SAID_BEFORE } from '../../lexicon/said-before.ts'
import { onceForText } from '../../once.ts'
import { type Clause, readClause } from '../clauses/clauses.ts'
import { verbIn } from '../clauses/verbs.ts'
import type { Sentence } from '../lines/document.ts'
import { rangeOf, sliceMapped } from '../lines/mapped-text.ts'
import { isPlural } from '../nouns/plural.ts'
import { isSpace } from '../patterns/characters.ts'
import { matchesIn } from '../patterns/matches.ts'

const WORDS = 4
/** So many characters no sentence has that somebody has thought of as one. */
const FAR = 2000

/** Whether a clause tells what the writer did. */
export function isDeed(clause: Clause | undefined): boolean {
  if (!clause || !/^(?:none|i|we)$/.test(clause.subject)) return false
  // "I have moved it" is as much over as "I moved it".
  if (clause.form === 'participle') return clause.subject !== 'none' && clause.modality === 'done'
  // "Split", "cut" and "set" are their own past.
  return clause.form === 'past' || clause.verb.forms.past === clause.verb.base
}

/** "The gauge shows 3 leaks, down from 118": what it was belongs to what it is. */
const DOWN_FROM = /^(?:down|up) from [~$\u20ac]?\d[^,;]{0,20}$/i

/** "A script that reads the sheets, | fills the form and mails it": all that the script does. */
function goesOnInSeries(head: string, tail: string): boolean {
  if (!/\s(?:that|which)\s(?:[a-z]+ly\s)?[a-z]+s\s[^,;:]{2,60}$/.test(head)) return false
  const [, first = '', last = ''] =
    /^([a-z]+s)\s[^,;:]{2,60}?,?\sand\s(?:then\s)?([a-z]+s)\s/.exec(tail) ?? []
  return verbIn(first, 's') !== undefined && verbIn(last, 's') !== undefined
}

/** "This time the rod | and the lid fell", "the mast | and the rail are dry": two things that share one verb. */
function sharesVerb(head: string, joint: string, tail: string): boolean {
  if (!/\band\s$/.test(joint)) return false
  if (/(?:^|\s)this time (?:the|my|our) [\w-]+(?: [\w-]+)?$/.test(head)) return true
  const [, thing = ''] = /^(?:the |our |my )?((?:[\w-]+ ){1,3}?)(?:are|were|have)\s/.exec(tail) ?? []
  return thing !== '' && /^[a-z]/.test(thing) && !isPlural(thing.trim()) && !MANY.test(thing)
}

/** Words for many that have no "s", and what says how many. */
const MANY =
  /\b(?:all|both|most|some|many|few|none|others?|people|data|there|they|we|you|now|then|also|still|finally|these|those|rest|half|two|three|four|five|six|ten|\d+)\s/

const JOINT = /,\s(?:and|but|so|yet|or)(?:,?\s([a-z]+(?:\s[a-z]+){0,2}))?$/

/** "..., but | , the lock was stuck", "..., and luckily | , nothing broke". */
function withoutJoint(head: string): string {
  const [joint = '', felt = ''] = JOINT.exec(head) ?? []
  return felt === '' || SAID_BEFORE.has(felt) ? head.slice(0, head.length - joint.length) : head
}

/** Parts a sentence at each joint behind which a statement of its own begins. */
export function splitAt(
  sentence: Sentence,
  joints: RegExp,
  isStatement: (head: string, tail: string, isLater: boolean) => boolean = () => true,
  least = WORDS,
): Sentence[] {
  if (sentence.kind !== 'prose' && sentence.kind !== 'item') return [sentence]
  const cuts: { end: number; next: number }[] = []
  let start = 0
  let seen = 0
  for (const joint of matchesIn(sentence.text, joints)) {
    const next = joint.index + joint[0].length
    // In a wall of text what stands far away says nothing of a joint, and to read it all at each would take for ever.
    if (joint.index - start > FAR) start = seen
    seen = next
    const head = sentence.text.slice(start, joint.index)
    const tail = sentence.text.slice(next, next + FAR)
    // A mark in code parts code.
    const isCode = sentence.marks.some(
      ({ kind, start, end }) => kind === 'code' && start <= joint.index && joint.index < end,
    )
    if (isCode) continue
    if (
      isShort(head, least) ||
      isShort(tail, least) ||
      !isBalanced(head) ||
      (DOWN_FROM.test(tail) && /\d/.test(head)) ||
      leansForward(head, joint[0]) ||
      isSubjectOnly(head) ||
      goesOnInSeries(head, tail) ||
      sharesVerb(head, joint[0], tail) ||
      // What a part tells is asked last, since to read it takes longest.
      !isStatement(head, tail, start > 0)
    )
      continue
    cuts.push({ end: start + withoutJoint(head).length, next })
    start = next
  }
  if (cuts.length === 0) return [sentence]
  const starts = [0, ...cuts.map((cut) => cut.next)]
  const ends = [...cuts.map((cut) => cut.end), sentence.text.length]
  return starts.map((from, index) => part(sentence, from, ends[index] ?? sentence.text.length, index === 0))
}

/** Whether no bracket and no quotation is open at the end. */
function isBalanced(head: string): boolean {
  return (
    !/[()"]/.test(head) ||
    (head.split('(').length === head.split(')').length && head.split('"').length % 2 === 1)
  )
}

/** "When it failed, we ..." and "To see it, I ..." are one statement. */
function leansForward(head: string, joint: string): boolean {
  const isOpen = opensStatement(head)
  const isBeforeComma = joint.startsWith(',')
  if (!isOpen && !(isBeforeComma && leadsOn(head))) return false
  // "After weeks of complaints we moved it - the wait went from 3 s to 1 s".
  if (/^\s[-\u2013\u2014]/.test(joint) && /\s(?:I|we)\s(?:finally\s)?[a-z]+\s/.test(head)) return false
  if (/\s(?:I|we)\s[a-z]+ed\s\S+$/.test(head)) return false
  // "Today's win: builds down by half | after caching the layers": a label, and no opening.
  if (joint === ' ' && /^today's\s[a-z]+:\s/i.test(head)) return false
  // "Today I moved the lamp | , this is ...": what opens with its day has come to its point.
  if (/^(?:today|yesterday|tonight|(?:this|last) [a-z]+),?\s(?:I|we)\s/i.test(head)) return false
  if (isBeforeComma && leadsOn(head)) return true
  // "In the end the fuse was blown, so I ...": what opens with its place has come to its point.
  if (/\b(?:so|but)\s/.test(joint) && PLACED.test(head)) return false
  // "After a restart the lid was open -> glued it": what has its verb before an arrow is whole.
  if (/->|=>|\u2192/.test(joint))
    return isOpen && !/\s(?:is|are|was|were|has|had|never|did|does)\s/.test(head)
  // "As the lead I split it | , and the first part is out": so has what opens with a circumstance and tells a deed.
  return isOpen && !(WRITER.test(head) && isDeed(readClause(head)))
}

/** What is still on its way to its point; asked at each kind of joint. */
const opensStatement = onceForText((head) =>
  /^(?:\w+,\s)?(?:when|if|since|as|because|after|before|once|while|although|though|to|in|on|for|with|by|at|until|unless|given|during|despite|due to|thanks to|from|today|this|last|yesterday)\b[^,;]*$/i.test(
    head,
  ),
)

/** What ends in the opening of what follows behind a comma. */
const leadsOn = onceForText(
  (head) =>
    // "Fixed the lid: previously | , it ...".
    /:\s(?:previously|formerly|currently|now|then|however)$/i.test(head) ||
    // "..., and in our case | , we ...".
    OPENED.test(head) ||
    // "..., but sadly | , the lock ...".
    /,\s(?:and|but|so|yet|or)\s[a-z]+ly$/.test(head),
)

const WRITER = /\s\S+\s\S+\s(?:I|we)\s/

const OPENED =
  /,?\s(?:and|but|so)\s(?:in|on|at|for|with|after|before|during|to|by|from|since|when|once|as|while|if)\s[^,;]{2,60}$/

const PLACED =
  /^(?:\w+,\s)?(?:in|on|at|by|during|from|today|this|last|yesterday)\b[^,;]*\s(?:is|are|was|were|has|had|did|didn't|wasn't|couldn't|got|took|went|came|kept|[a-z]+ed)\s/i

/** In "drawing text and the font work" two things share one verb. */
function isSubjectOnly(head: string): boolean {
  return /(?:^|,\s)[a-z]+ing(?:\s[\w-]+){0,3}$/i.test(head)
}

/** A stretch of a sentence as a sentence, with its way back into the description. */
export function part(sentence: Sentence, from: number, to: number, isFirst: boolean): Sentence {
  const piece = sliceMapped(sentence, from, to)
  const shift = from + (/^\s*/.exec(sentence.text.slice(from))?.[0].length ?? 0)
  const marks = sentence.marks
    .filter((mark) => mark.start >= shift && mark.end <= shift + piece.text.length)
    .map((mark) => ({ ...mark, start: mark.start - shift, end: mark.end - shift }))
  return {
    ...sentence,
    text: piece.text,
    offsets: piece.offsets,
    range: rangeOf(piece),
    marks,
    opensBlock: sentence.opensBlock && isFirst,
  }
}

/** Asked at each joint of what may be a wall of text: no more words are counted than matter. */
function isShort(text: string, least: number): boolean {
  let words = 0
  let isBreak = true
  for (let at = 0; at < text.length && words < least; at++) {
    const isGap = isSpace(text.charCodeAt(at))
    if (isBreak && !isGap) words++
    isBreak = isGap
  }
  return Math.max(words, 1) < least
}
