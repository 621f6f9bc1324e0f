import { lean } from '../../lean.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isNaming } from '../nouns/governed-nouns.ts'
import { isDigit } from '../patterns/characters.ts'
import { FRAMES, type Frame, LOOSE } from './frame-words.ts'

/** "I took the opportunity to split the parser", "what I did was split it": the deed of a frame, as a plain deed. */
export function framedDeed(text: string, next = ''): string | undefined {
  const head = wordsOf(text, OPENER)
  const starts = [...new Set([0, openerEnd(head) ?? 0])].filter((at) =>
    FRAMES_OPENED_BY.has(head[at]?.small ?? ''),
  )
  const words = starts.length > 0 ? wordsOf(text, HEAD) : head
  for (const at of starts) {
    const told = toldFrom(text, words, at, DID_JUST_THAT.test(next))
    if (told) return UNSURE.test(text) ? undefined : told
  }
  return withItsSuccess(text)
}

/** So many words tell whether a frame may begin: what opens the sentence, one more, and the other half of a pair. */
const OPENER = 8

/** "Today I did just that", behind what was meant to be done. */
const DID_JUST_THAT = lean(
  /^(?:(?:and|so|today|yesterday|now|finally|in the end|(?:this|last) (?:week|month|sprint|weekend|morning)|on \w+day),? ){0,2}(?:I|we) (?:finally |then |have )?(?:did|done) (?:just|exactly|precisely) (?:that|this|so)\b[^,;:]{0,30}$/i,
)

/** "After rewriting the driver it works", "by rewriting it I got the pump stable": what was done, and what came of it. */
const SUCCESS = lean(
  /^(?:after|by) ([a-z-]+ing) ([^,;:]{3,90}?),? (?:(?:it|everything|all of it|that) (?:(?:all|now|finally|just) )?(?:works?|worked|runs?|ran|is fixed|was fixed)(?= (?:again|now|fine|well|reliably|smoothly|without|as)\b|[.!,]|$)|((?:I|we) )(?:finally |also )?(got (?:it|this|that|the [\w -]{2,30}?) (?:to \w+|working|running|stable|going)))/i,
)

function withItsSuccess(text: string): string | undefined {
  const [whole = '', word = '', rest = '', who = '', got = ''] =
    (/^(?:after|by) /i.test(text) && SUCCESS.exec(text)) || []
  const verb = verbIn(word.toLowerCase(), 'ing')
  if (!verb?.isWork || NO_DEED.test(verb.base) || UNSURE.test(text)) return undefined
  const told = phraseIn('past', verb, 'ing', rest)
  const end = got
    ? ` and ${got}`
    : `, and it ${/ ([a-z ]+)$/i.exec(whole.replace(/^.*\b(?:it|everything|that) /i, ' '))?.[1] ?? 'works'}`
  return capitalise(`${who}${told}${end}${text.slice(whole.length)}`)
}

/** What was asked, is still to come, was done each day, or came to nothing. */
const UNSURE = lean(
  /\?\s*$|\b(?:next (?:week|month|year|sprint|quarter|time|spring|summer|autumn|winter|monday|release)|tomorrow|soon|someday|every (?:single )?(?:day|morning|night|evening|week|time|hour|few)|each (?:day|morning|night|week|time|hour)|whenever|in vain|to no avail|nothing changed|unless|revert(?:ed)?|rolled (?:it |that |them )?back|backed (?:it )?out|undid|undone|gave up|worse|(?:but|which|that|and) (?:it |that |this |then |also )?(?:broke|failed|crashed|did(?:n't| not)|does(?:n't| not) (?:work|help)|made no difference)|still (?:does|fails|crashes|hangs|not)|(?:(?:have|has|had|is|was)(?: not|n't)|never|not yet) (?:yet )?(?:start|begun|done|finish|complete|happen|work))/i,
)

const DETERMINED = new Set(
  'the a an my our your his her its their this that these those all both each every two three'.split(' '),
)

type Word = { said: string; small: string; at: number; hasComma: boolean }

/** So many words a frame and what opens its sentence have at most. */
const HEAD = 18

/** Two words that are one in a frame. */
const PAIRS = new Map(
  'pull request,merge request,let us,set out,a few,half a,the whole,all day'
    .split(',')
    .map((pair) => [pair, pair.replace(' ', '-')]),
)

function isNumber(word: string): boolean {
  return isDigit(word.charCodeAt(0)) && /^\d+$/.test(word)
}

function wordsOf(text: string, most: number): Word[] {
  const words: Word[] = []
  const each = /\S+/g
  for (let found = each.exec(text); found && words.length < most; found = each.exec(text)) {
    const [said] = found
    const hasComma = said.endsWith(',')
    const small = (hasComma ? said.slice(0, -1) : said).toLowerCase().replace('\u2019', "'")
    const last = words.at(-1)
    const pair = last && !last.hasComma ? PAIRS.get(`${last.small} ${small}`) : undefined
    if (last && pair) words[words.length - 1] = { ...last, small: pair, hasComma }
    else words.push({ said, small: isNumber(small) ? '\\d' : small, at: found.index, hasComma })
  }
  return words
}

/** What depends on something is no deed. */
const CONDITION = new Set(
  'if when whenever unless once until should had while although though because since as'.split(' '),
)
const OPENING = new Set(
  'today yesterday then so but and eventually finally instead now also therefore hence thus anyway meanwhile'.split(
    ' ',
  ),
)
const AT_TIME =
  /^(?:(?:this|last) (?:week|month|morning|sprint|night|weekend|afternoon|evening|time)|in the end|for now|at last|after (?:some|much|more|a lot of|a bit of) [a-z]+|on [a-z]+day|over the weekend|in the meantime)$/

const OPENS_TIME = new Set('this last in for at after on over'.split(' '))

/** The word behind "In the end,", "after some digging" or "so". */
function openerEnd(words: readonly Word[]): number | undefined {
  const [first] = words
  if (!first || CONDITION.has(first.small)) return undefined
  for (const many of OPENS_TIME.has(first.small) ? [5, 4, 3, 2] : []) {
    const said = words
      .slice(0, many)
      .map(({ small }) => small)
      .join(' ')
    if (AT_TIME.test(said)) return many
  }
  const comma = words.slice(0, 6).findIndex(({ hasComma }) => hasComma)
  if (comma >= 0) return comma + 1
  return OPENING.has(first.small) ? 1 : undefined
}

function toldFrom(text: string, words: readonly Word[], start: number, isDone: boolean): string | undefined {
  for (const frame of FRAMES_OPENED_BY.get(words[start]?.small ?? '') ?? []) {
    const found = matched(frame, words, start, 0, '')
    const told = found && deedBehind(frame, text, words, found.at, isDone)
    if (!told) continue
    // What opens a sentence needs somebody who did it.
    return capitalise(found.who ? `${text.slice(0, words[start]?.at)}${found.who}${told}` : told)
  }
  return undefined
}

/** The frames that may open with a word. */
const FRAMES_OPENED_BY = new Map<string, Frame[]>()
for (const frame of FRAMES) {
  const firm = frame.words.findIndex(({ isOptional }) => !isOptional)
  for (const word of new Set(frame.words.slice(0, firm + 1).flatMap(({ choices }) => [...choices])))
    FRAMES_OPENED_BY.set(word, [...(FRAMES_OPENED_BY.get(word) ?? []), frame])
}

type Found = { at: number; who: string }

/** The word behind the frame, and who did it. */
function matched(
  frame: Frame,
  words: readonly Word[],
  at: number,
  index: number,
  who: string,
): Found | undefined {
  const wanted = frame.words[index]
  if (!wanted) return { at, who }
  const word = words[at]
  if (!word) return undefined
  if (wanted.choices.has(word.small)) {
    const doer = wanted.isWho ? (word.small.startsWith('w') ? 'we ' : 'I ') : who
    const found = matched(frame, words, at + 1, index + 1, doer)
    if (found) return found
  }
  if (wanted.isOptional) {
    const found = matched(frame, words, at, index + 1, who)
    if (found) return found
  }
  return index > 0 && LOOSE.has(word.small) ? matched(frame, words, at + 1, index, who) : undefined
}

/** What one wishes, tries or begins, and what one goes through rather than does. */
const NO_DEED =
  /^(?:try|attempt|propose|suggest|plan|hope|want|need|intend|aim|start|begin|consider|think|see|know|go|come|be|have|get|do|wait|ask|look|keep|stay|use|let|say|mean|give|take|live|stop|learn|read|spend|pay|ignore|abandon|restart|reboot|load|boot|reach)$/

function deedBehind(
  frame: Frame,
  text: string,
  words: readonly Word[],
  from: number,
  isDone: boolean,
): string | undefined {
  let at = from
  let adverb = ''
  while (words[at] && (LOOSE.has(words[at]?.small ?? '') || /[a-z]{2}ly$/.test(words[at]?.small ?? ''))) {
    if (!LOOSE.has(words[at]?.small ?? '')) adverb += `${words[at]?.small} `
    at += 1
  }
  const word = words[at]
  const verb = word && !word.hasComma ? verbIn(word.small, frame.form) : undefined
  if (!word || !verb?.isWork || NO_DEED.test(verb.base)) return undefined
  // "Finished onboarding docs": what they are called.
  if (frame.form === 'ing' && isNaming(word.small) && !DETERMINED.has(words[at + 1]?.small ?? ''))
    return undefined
  const said = text.slice(word.at + word.said.length).trim()
  const rest = frame.isClosed && !isDone ? withoutClose(said) : said
  return rest && /^[\w`"'(*[]/.test(rest) ? `${adverb}${phraseIn('past', verb, frame.form, rest)}` : undefined
}

const DID_SO = lean(
  /^(?:(?:today|yesterday|now|this week|last week|on \w+day) )?(?:(?:I|we) )?(?:(?:then|finally|also|have|just) )?(?:did|done)(?: (?:just |exactly )?(?:so|it|that|this))?(?: (?:in|on|within|over|this|last|today|yesterday|right|by)\b[\w ]{0,24})?$/i,
)
const WHAT_I_DID =
  /^(?:that(?:'s| is| was) (?:exactly |just |also )?what (?:I|we) (?:did|have done)|(?:now )?(?:it|that|this)(?:'s| is| was| has been) (?:now |all )?(?:done|finished|complete)(?: now)?)$/i

/** "..., and did so", "..., which I did in a day": the deed without it, where it is said. */
function withoutClose(rest: string): string | undefined {
  const said = rest.replace(/[.!]+$/, '')
  for (const joint of [', and ', ', which ', ', so ', ', ', ' and ']) {
    const at = said.lastIndexOf(joint)
    const close = at < 0 ? '' : said.slice(at + joint.length)
    if (close && (DID_SO.test(close) || WHAT_I_DID.test(close))) return `${said.slice(0, at)}.`
  }
  // "..., and did so because it leaked".
  const did = said.search(THEN_DID)
  return did > 0 ? `${said.slice(0, did)}${said.slice(did).replace(THEN_DID, '')}.` : undefined
}

const THEN_DID =
  /,? and (?:then )?did (?:so|it|that)(?=,? (?:and|which|so that|because|since|as|after|before|until|without|despite|to|in case|where|when|instead|with)\s)/
