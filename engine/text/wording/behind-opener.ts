import { OPENS_PHRASE, PHRASE_ENDS, SAID_BEFORE, TIES } from '../../lexicon/said-before.ts'
import { onceForText } from '../../once.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { readClause, splitLead } from '../clauses/clauses.ts'
import { AT_TIME, LEAD } from '../clauses/lead.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isOwnVerb, isRoundabout, mayBefall, opensThing, plainFrame } from './deed-frames.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** So many words has the longest phrase that says nothing of what follows. */
const LONGEST = 8
/** So many words has a phrase that ends without a comma. */
const PHRASE = 7
/** So many openers stand before one deed. */
const OPENERS = 4

const WRITER = /^(?:I|we)(?:'ve|'d)? (?!was\b|were\b|am\b|are\b)[a-z]/i
const PASSIVE = /\s(?:was|were|got|(?:is|are) now|(?:has|have) (?:[a-z]+ )?been) /
/** A word behind which a phrase has not come to its end. */
const OPEN = setOf(
  'the a an my our your his her its their this that these those all both each every some no any of in on at for with without by to from into onto over under about between and or but than as more most very so two three four five six new old other next last first',
)
/** A word that no phrase holds, so that a clause of its own has begun. */
const FINITE = setOf(
  "is are was were has have had does did do will would can could should may might must which who if whether not never isn't wasn't didn't",
)
/** What holds a clause: it ends where its comma is, or where the writer acts. */
const CLAUSAL = setOf('after before since because as when while once until given')
const JOINS = setOf('and but or so')
/** So many words has what took a while: "after a lot of digging". */
const WHILE = 6

/** Words that name no thing together with the next one: "on Monday token auth was added". */
const OF_TIME = /^(?:lunch|dinner|breakfast|weekend|noon|midnight|days|weeks|months|[a-z]+day)$/i

/** "Last night shift was longer". */
const OF_SHIFT =
  /^ (?:shift|crew|team|meeting|build|job|run|backup|release|time|report|call|light|mode|train|ferry|class|school|session|work)s?\b/i

/** "This was a quick one:". */
const QUICK =
  /^(?:to my [a-z]+,? )?(?:this|it|that)(?: one)? was (?:an? )?(?:[a-z]+ )?(?:quick|easy|simple|small|short|trivial|straightforward|tiny)(?: one| fix| thing)?$/i

/** `isSure` where nothing of it can belong to the thing that follows. */
type Opener = { end: number; isKept: boolean; isTie: boolean; isSure?: boolean }

/** "After some digging the pump was rewritten", "luckily fixed it by painting it": without what says nothing of the deed, and with a comma behind the rest. */
export const withoutOpener = onceForText((text): string => {
  const openers = openersOf(text, 0, [])
  if (!openers) return text
  const rest = text.slice(openers.at(-1)?.end)
  const isOther = isRoundabout(rest)
  // "Last week, I moved it" is read as it stands, "to be honest, I moved it" is not.
  const isKnown =
    openers.every(({ isKept, isTie }) => isKept || isTie) ||
    (WRITER.test(rest) && LEAD.exec(text)?.[0] === text.slice(0, -rest.length))
  if (!isOther && isKnown && splitLead(text).body === rest) return text
  let start = 0
  const kept = openers.flatMap(({ end, isKept, isTie }, at) => {
    const words = text.slice(start, end).trim().replace(/[,:]$/, '')
    start = end
    const isDropped = isTie ? isOther || (at === 0 && openers.length > 1) : !isKept
    return isDropped ? [] : [`${words},`]
  })
  const told = kept.length > 0 ? plainFrame(rest) : rest
  return capitalise([...kept, kept.length > 0 ? told : capitalise(told)].join(' '))
})

/** Whether a deed that the writer does not say to be his stands here, with or without an opener. */
export function opensWithDeed(text: string): boolean {
  if (isRoundabout(text)) return true
  const rest = behindOpener(text)
  if (isRoundabout(rest) || (isPast(rest.split(' ', 1)[0] ?? '', rest) && tellsDeed(rest, false))) return true
  const clause = tellsDeed(rest, false) ? readClause(capitalise(rest)) : undefined
  return clause?.subject === 'passive' && !(/ (?:was|were|got) /.test(rest) && mayBefall(clause.verb.base))
}

/** All that stands before a deed, or nothing where no deed follows. */
function openersOf(text: string, at: number, before: readonly Opener[]): readonly Opener[] | undefined {
  const isSure = before.some(({ isKept, isSure }) => !isKept || isSure) || /[,:] $/.test(text.slice(0, at))
  const rest = text.slice(at)
  if (before.length > 0 && tellsDeed(rest, isSure)) return before
  if (before.length === OPENERS || (at === 0 && isRoundabout(rest))) return undefined
  const near = rest.slice(0, 160)
  for (const next of [...fixed(near, at), ...timed(near, at), ...phrase(near, at)]) {
    const found = openersOf(text, next.end, [...before, next])
    if (found) return found
  }
  return undefined
}

/** The words with which such phrases begin: few sentences open with any of them. */
const OPENS_FIXED: ReadonlySet<string> = new Set(
  [...SAID_BEFORE, ...TIES, 'to my', 'this', 'it', 'that'].map((phrase) => phrase.split(' ', 1)[0] ?? ''),
)

function fixed(rest: string, at: number): Opener[] {
  const found: Opener[] = []
  const small = rest.toLowerCase()
  let end = small.indexOf(' ')
  if (!OPENS_FIXED.has(small.slice(0, Math.max(end, 0)).replace(/[,:]$/, ''))) return found
  for (let many = 1; many <= LONGEST && end >= 0; many++, end = small.indexOf(' ', end + 1)) {
    const said = small.slice(0, end)
    const plain = /[,:]$/.test(said) ? said.slice(0, -1) : said
    if (/[,:;.]/.test(plain)) break
    const isTie = TIES.has(plain)
    const isSaid = isTie || SAID_BEFORE.has(plain) || (said.endsWith(':') && QUICK.test(plain))
    // "Because it froze, and because it leaked" goes on with its reasons.
    if (isSaid && !(at > 0 && JOINS.has(plain))) found.push({ end: at + end + 1, isKept: false, isTie })
  }
  return found.reverse()
}

function timed(rest: string, at: number): Opener[] {
  const [time] = AT_TIME.exec(capitalise(rest)) ?? []
  // "The night flag was ignored".
  const isOfThing =
    time && /^the [a-z]+$/i.test(time) && !/^,? (?:I|we|the|an?|my|our)\b/.test(rest.slice(time.length))
  return time && !isOfThing
    ? [
        {
          end: at + time.length + 1,
          isKept: true,
          isTie: false,
          isSure: !OF_SHIFT.test(rest.slice(time.length)),
        },
      ]
    : []
}

function phrase(rest: string, at: number): Opener[] {
  const words = rest.split(' ')
  const [first = '', second = ''] = words
  const opens = first.toLowerCase()
  // "In agreement with the crew the plan was changed": how it was done.
  if (second === 'agreement') return []
  if (!OPENS_PHRASE.has(opens) || (/^(?:late|early)$/.test(opens) && !OPENS_PHRASE.has(second))) return []
  let length = 0
  for (const [index, word] of words.entries()) {
    const last = words[index - 1] ?? ''
    if (index > 1 && index <= PHRASE && !OPEN.has(last.toLowerCase())) {
      const said = rest.slice(0, length - 1)
      const isOver =
        PHRASE_ENDS.has(last.toLowerCase()) || (CLAUSAL.has(opens) && last.endsWith('ing') && index < WHILE)
      const mayEnd = !CLAUSAL.has(opens) || isOver
      if (mayEnd && !/[.;:]$/.test(said) && opensDeed(rest.slice(length), word, isOver, OF_TIME.test(last)))
        return [{ end: at + length, isKept: true, isTie: false, isSure: OF_TIME.test(last) }]
      // "On Friday the crew mended a lamp": somebody else did.
      if (!CLAUSAL.has(opens) && opensThing(word) && !/^\d/.test(word)) return []
    }
    length += word.length + 1
    if (/,$/.test(word) && index > 0) return [{ end: at + length, isKept: true, isTie: false }]
    if (/[;:.(]/.test(word) || (!CLAUSAL.has(opens) && FINITE.has(word.toLowerCase()))) return []
  }
  return []
}

/** Whether a deed may begin here, where no comma says so. */
function opensDeed(rest: string, word: string, isOver: boolean, isAfterTime: boolean): boolean {
  if (isRoundabout(rest)) return true
  if (/^(?:I|we)(?:'|$)/i.test(word)) return WRITER.test(rest)
  if (opensThing(rest)) return PASSIVE.test(rest) && tellsDeed(rest, false)
  if (!isOver) return false
  return isPast(word, rest) || (isAfterTime && PASSIVE.test(rest.slice(0, 60)) && tellsDeed(rest, true))
}

function isPast(word: string, rest: string): boolean {
  const verb = verbIn(word, 'past')
  return (
    verb?.isWork === true &&
    isOwnVerb(verb.base) &&
    opensObject(rest.slice(word.length + 1).replace(/^(?:out|up|in|off|down|over|away) /, ''))
  )
}

/** Whether somebody did something, and did it. */
function tellsDeed(rest: string, isSure: boolean): boolean {
  if (isRoundabout(rest)) return true
  if (splitLead(rest).lead) return false
  const clause = readClause(capitalise(rest))
  if (!clause?.verb.isWork || clause.modality !== 'done' || clause.isNegated) return false
  if (clause.subject === 'passive') return opensThing(rest) || (isSure && isOneThing(clause.object))
  if (clause.subject === 'none')
    return (
      (clause.form === 'past' || clause.verb.forms.past === clause.verb.base) && isOwnVerb(clause.verb.base)
    )
  return clause.subject === 'i' || clause.subject === 'we'
}

function opensObject(text: string): boolean {
  return opensThing(text) || /^\S*[A-Z_:(\d]/.test(text)
}

/** A sentence behind all that stands before its deed. */
export function behindOpener(text: string): string {
  return text.slice(openersOf(text, 0, [])?.at(-1)?.end ?? 0)
}

/** "Token auth"; "home the bilge alarm" begins with the end of something else. */
function isOneThing(object: string): boolean {
  return !/^(?:[\w-]+ ){1,2}(?<!\b(?:of|for|in|on|to|at|with|from|by|and|or|as) )(?:the|an?|my|our|all|both) /i.test(
    `${object} `,
  )
}
