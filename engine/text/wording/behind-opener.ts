import { lean } from '../../lean.ts'
import { OPENS_PHRASE, PHRASE_ENDS, SAID_BEFORE, TIES } from '../../lexicon/said-before.ts'
import { onceForText } from '../../once.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { readClause, splitLead } from '../clauses/clauses.ts'
import { AT_TIME } from '../clauses/lead.ts'
import { verbIn } from '../clauses/verbs.ts'

/** So many words has the longest phrase that says nothing of what follows. */
const LONGEST = 8
/** So many words has a phrase that ends without a comma. */
const PHRASE = 7
/** So many openers stand before one deed. */
const OPENERS = 4

/** How a deed is told, known by its first words: which of the ways is told in a roundabout one. */
const ROUNDABOUT = lean(
  /^(?:(?:the|my|our|one) (?:[a-z-]+ )?(?:fix|solution|workaround|remedy|answer|trick|cure) (?:was|is|has been|turned out) |what (?:I|we) (?:did|ended up doing|have done) (?:was|is) |(?:fixed|solved|resolved|avoided|worked around) (?:it|this|that|these|them) by [a-z]+ing |(?:it|this|that) (?:was|got|is now|has been|has now been) (?:[a-z]+ )?(?:fixed|solved|resolved|done|achieved|handled) by [a-z]+ing |(?:in order )?to (?:fix|solve|avoid|prevent|resolve|address|handle|work around|get around|mitigate) (?:this|that|it|these|them), |(?:in|with) this (?:pr|pull request|mr|merge request|patch|commit|change),? (?:I|we) |(?:this|the|my|our) (?:[a-z]+ )?(?:pr|pull request|mr|merge request|patch|commit|change|fix|release|version|update|refactoring|rewrite) (?:also |now |simply |just |then )?[a-z]+s )/i,
)
const WRITER = /^(?:I|we)(?:'ve|'d)? (?!was\b|were\b|am\b|are\b)[a-z]/i
/** What a thing that was done something to begins with. */
const THING =
  /^(?:the|an?|my|our|all|both|some|two|three|four|five|six|several|many|each|every|most|\d+|this|these|its|his|her|their|another|more) /i
const OBJECT = new RegExp(`(?:${THING.source})|^\\S*[A-Z_:(\\d]`)
const PASSIVE = /\s(?:was|were|got|(?:is|are) now|(?:has|have) (?:[a-z]+ )?been) /
/** A word behind which a phrase has not come to its end. */
const OPEN =
  /^(?:the|an?|my|our|your|his|her|its|their|this|that|these|those|all|both|each|every|some|no|any|of|in|on|at|for|with|without|by|to|from|into|onto|over|under|about|between|and|or|but|than|as|more|most|very|so|two|three|four|five|six|new|old|other|next|last|first)$/i
/** A word that no phrase holds, so that a clause of its own has begun. */
const FINITE =
  /^(?:is|are|was|were|has|have|had|does|did|do|will|would|can|could|should|may|might|must|which|who|if|whether|not|never|isn't|wasn't|didn't)$/i
/** What holds a clause: it ends where its comma is, or where the writer acts. */
const CLAUSAL = /^(?:after|before|since|because|as|when|while|once|until|given)$/i
/** "After some digging", "before lunch": what took a while, and no clause. */
const WHILE =
  /^(?:after|before|during|following|until) (?:(?:some|much|more|several|many|a few|(?:quite )?a (?:bit|lot|little) of|lots of|hours of|days of|weeks of|long|a (?:long|short|quick|brief)|the|an?|my|our|two|three|\d+|an hour of|a day of) ){0,2}(?:[a-z]+ )?(?:[a-z]+ing|research|analysis|attempts|tries|tests|experiments|trial and error|work|search|look|chat|talk|call|hint|thought|discussion|lunch|dinner|breakfast|work|school|class|stand-?up|meeting|weekend|demo|release|review|break|holidays?|night|sprint)$/i
/** "This was a quick one:". */
const QUICK =
  /^(?:to my [a-z]+,? )?(?:this|it|that)(?: one)? was (?:an? )?(?:[a-z]+ )?(?:quick|easy|simple|small|short|trivial|straightforward|tiny)(?: one| fix| thing)?$/i

type Opener = { end: number; isKept: boolean; isTie: boolean }

/** "After some digging the pump was rewritten", "luckily fixed it by painting it": without what says nothing of the deed, and with a comma behind the rest. */
export const withoutOpener = onceForText((text): string => {
  const openers = openersOf(text, 0, [])
  if (!openers) return text
  const rest = text.slice(openers.at(-1)?.end)
  const isRoundabout = ROUNDABOUT.test(rest)
  // "Last week, I moved it" is read as it stands.
  if (!isRoundabout && splitLead(text).body === rest) return text
  let start = 0
  const kept = openers.flatMap(({ end, isKept, isTie }, at) => {
    const words = text.slice(start, end).trim().replace(/[,:]$/, '')
    start = end
    const isDropped = isTie ? isRoundabout || (at === 0 && openers.length > 1) : !isKept
    return isDropped ? [] : [`${words},`]
  })
  const told = kept.length > 0 ? plainFrame(rest) : rest
  return capitalise([...kept, kept.length > 0 ? told : capitalise(told)].join(' '))
})

/** "Because it froze, in this patch I oil the hinge": the change does. */
function plainFrame(rest: string): string {
  const aim = AIM.exec(rest)?.[0]
  if (aim) return rest.slice(aim.length)
  const [whole = '', change = '', word = ''] = IN_CHANGE.exec(rest) ?? []
  const verb = verbIn(word, 'base')
  return verb ? `${change} ${verb.forms.s}${rest.slice(whole.length)}` : rest
}

const AIM = /^(?:in order )?to [a-z]+ (?:around )?(?:this|that|it|these|them), (?=(?:I|we) )/i
const IN_CHANGE = /^(?:in|with) (this [a-z ]+?),? (?:I|we) (?:also |now |just )?([a-z]+)(?= )/i

/** Whether a deed that the writer does not say to be his stands here, with or without an opener. */
export function opensWithDeed(text: string): boolean {
  if (ROUNDABOUT.test(text)) return true
  const rest = text.slice(openersOf(text, 0, [])?.at(-1)?.end ?? 0)
  if (ROUNDABOUT.test(rest)) return true
  const clause = tellsDeed(rest, false) ? readClause(capitalise(rest)) : undefined
  return clause?.subject === 'passive' && !SUFFERED.test(clause.verb.base)
}

/** What is done to things that nobody looks after. */
const SUFFERED =
  /^(?:drop|lose|delete|reject|refuse|skip|cancel|stop|block|kill|lock|delay|corrupt|truncate|overwrite|duplicate|remove|close|send|charge|shift|postpone|kill|interrupt|affect)$/

/** All that stands before a deed, or nothing where no deed follows. */
function openersOf(text: string, at: number, before: readonly Opener[]): readonly Opener[] | undefined {
  const isSure = before.some(({ isKept }) => !isKept) || /[,:] $/.test(text.slice(0, at))
  const rest = text.slice(at)
  if (before.length > 0 && tellsDeed(rest, isSure)) return before
  if (before.length === OPENERS || (at === 0 && ROUNDABOUT.test(rest))) return undefined
  const near = rest.slice(0, 160)
  for (const next of [...fixed(near, at), ...timed(near, at), ...phrase(near, at)]) {
    const found = openersOf(text, next.end, [...before, next])
    if (found) return found
  }
  return undefined
}

function fixed(rest: string, at: number): Opener[] {
  const words = rest.split(' ', LONGEST + 1)
  const found = words.flatMap((_, many) => {
    const said = words.slice(0, many).join(' ')
    const plain = said.replace(/[,:]$/, '').toLowerCase()
    if (many === 0 || /[,:;.]/.test(plain)) return []
    const isTie = TIES.has(plain)
    return isTie || SAID_BEFORE.has(plain) || (/:$/.test(said) && QUICK.test(plain))
      ? [{ end: at + said.length + 1, isKept: false, isTie }]
      : []
  })
  return found.reverse()
}

function timed(rest: string, at: number): Opener[] {
  const [time] = AT_TIME.exec(capitalise(rest)) ?? []
  return time ? [{ end: at + time.length + 1, isKept: true, isTie: false }] : []
}

function phrase(rest: string, at: number): Opener[] {
  const words = rest.split(' ')
  const [first = '', second = ''] = words
  const opens = first.toLowerCase()
  if (!OPENS_PHRASE.has(opens) || (/^(?:late|early)$/.test(opens) && !OPENS_PHRASE.has(second))) return []
  let length = 0
  for (const [index, word] of words.entries()) {
    const last = words[index - 1] ?? ''
    if (index > 1 && index <= PHRASE && !OPEN.test(last)) {
      const said = rest.slice(0, length - 1)
      const mayEnd = !CLAUSAL.test(first) || WHILE.test(said)
      const isOver = PHRASE_ENDS.has(last.toLowerCase()) || WHILE.test(said)
      if (mayEnd && !/[.;:]$/.test(said) && opensDeed(rest.slice(length), word, isOver))
        return [{ end: at + length, isKept: true, isTie: false }]
      // "On Friday the crew mended a lamp": somebody else did.
      if (!CLAUSAL.test(first) && THING.test(`${word} `) && !/^\d/.test(word)) return []
    }
    length += word.length + 1
    if (/,$/.test(word) && index > 0) return [{ end: at + length, isKept: true, isTie: false }]
    if (/[;:.(]/.test(word) || (!CLAUSAL.test(first) && FINITE.test(word))) return []
  }
  return []
}

/** Whether a deed may begin here, where no comma says so. */
function opensDeed(rest: string, word: string, isOver: boolean): boolean {
  if (ROUNDABOUT.test(rest)) return true
  if (/^(?:I|we)(?:'|$)/i.test(word)) return WRITER.test(rest)
  if (THING.test(rest)) return PASSIVE.test(rest) && tellsDeed(rest, false)
  return isOver && isPast(word, rest)
}

/** What a day does itself: "this week marked the end of it". */
const ITSELF =
  /^(?:fail|crash|break|hang|leak|stop|run|work|start|show|take|lose|cause|find|see|get|mark|prove|turn|end|finish|open|close|look|seem|call|pass|use|require|need|include|involve|bring|give|offer|allow|help|remain|become|be|have|begin|introduce|provide|focus|consist)$/

function isPast(word: string, rest: string): boolean {
  const verb = verbIn(word, 'past')
  return (
    verb?.isWork === true &&
    !ITSELF.test(verb.base) &&
    OBJECT.test(rest.slice(word.length + 1).replace(/^(?:out|up|in|off|down|over|away) /, ''))
  )
}

/** Whether somebody did something, and did it. */
function tellsDeed(rest: string, isSure: boolean): boolean {
  if (ROUNDABOUT.test(rest)) return true
  if (splitLead(rest).lead) return false
  const clause = readClause(capitalise(rest))
  if (!clause?.verb.isWork || clause.modality !== 'done' || clause.isNegated) return false
  if (clause.subject === 'passive') return isSure || THING.test(rest)
  if (clause.subject === 'none')
    return (
      (clause.form === 'past' || clause.verb.forms.past === clause.verb.base) &&
      !ITSELF.test(clause.verb.base)
    )
  return clause.subject === 'i' || clause.subject === 'we'
}
