import { lean } from '../../lean.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { STUDYING } from '../../lexicon/verbs.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { capitalise, uncapitaliseNoun } from '../../writing/sentence/tidy.ts'
import { guessGerund, type Verb, verbIn } from '../clauses/verbs.ts'
import type { Sentence } from '../lines/document.ts'
import { part } from './split-at.ts'

/** What a deed does for the better, where it is the subject. */
const EFFECT = lean(
  /\s(?=(?:(?:finally|then|also|immediately|instantly|already|completely|almost|nearly|roughly|more than)\s)?(?:made|brought|cut|reduced|fixed|solved|resolved|cured|removed|eliminated|halved|doubled|tripled|quadrupled|improved|sped|saved|dropped|lowered|shrank|gave|got|stopped|ended|helped|restored|cleared|prevented|unblocked|freed|shaved|took (?:it|them|that|this|the|load|build|test|memory|page|(?:about |another )?~?\d[^,;]{0,20}? off)|did the trick|let us|let me|allowed (?:us|me))\s)/g,
)
/** What stands before a noun or a participle, and never before the verb of a subject. */
const BEFORE_NOUN =
  /\s(?:the|an?|this|these|those|its|their|our|my|all|any|some|each|every|no|two|three|both|of|for|with|in|on|by|from|to|at|as|into|via|and|or|not|be|been|being|was|were|is|are|had|has|have|that|which|who|it|they|we|I|more|most|never|[a-z]+ly)$/i
const OTHER_CLAUSE =
  /[,;:.?!(]|\b(?:that|which|who|where|when|because|if|so|but|I|we|you|they|is|are|was|were|has|had|did|didn't)\b/
const BEHIND =
  /^(?:(?:finally|then|also|immediately|instantly|already|completely|almost|nearly|roughly|more than)\s)?\S+\s(?:the|an?|it|its|them|us|me|our|my|all|this|that|these|those|most|both|everything|things|\d|[a-z]+(?:s|ing)?\s|rid of|up|down)/
const NO_GAIN =
  /\b(?:worse|slower|harder|unusable|nothing|error|errors)\b|\bonly (?:a )?(?:little|slightly|bit)\b/
/** "Made the pump hang", "made all lamps go out": harm that the thing took. */
const MADE_HARM =
  /^made\s(?:[\w'-]+\s){1,6}?(?:wait(?! less| for less)|block|lag|hang|crash|fail|freeze|stall|break|leak|overflow|jam|flicker|stop|die|panic|loop|time out|run out|go (?:out|down|offline|away)|fall (?:over|apart))(?=$|[\s,.;])/
/** "Brought the mill down"; "brought it down to 3 s" is something else. */
const DOWN = /^(?:brought|took)\b(?!.*\b(?:to|from|by|back|under|below|within|off)\b)/
/** "Baking time dropped from 40 to 25 min": nobody baked time. */
const MOVED = /^(?:dropped|shrank|improved|doubled|tripled|halved)\s(?:down\s)?(?:from|by|to)\b/
/** "Caching of tiles got added": the doing is what was added. */
const UNDERGONE = /^(?:\w+\s)?got\s(?:\w+ly\s)?(?:[a-z]+(?:ed|en|wn)|split|set|cut|put|built|made)\b/
/** What is no deed of anybody's, or none to tell. */
const NO_DEED =
  /^(?:try|work|look|have|get|go|be|do|talk|wait|keep|see|know|think|hope|want|come|start|continue)$/

/** "Keying", "pinning": a word that can only be a verb there may be in no table. */
function doneIn(word: string): Verb | undefined {
  const verb = verbIn(word, 'ing') ?? guessGerund(word)
  return verb?.isWork ? verb : undefined
}

/** Where the effect begins in "Caching the list cut the load time": what was done is its subject. */
function effectIn(text: string): number | undefined {
  const [word = ''] = /^[A-Z][a-z]+ing(?=\s)/.exec(text) ?? []
  const verb = word ? doneIn(word.toLowerCase()) : undefined
  if (!verb || STUDYING.has(verb.base) || NO_DEED.test(verb.base)) return undefined
  for (const { index } of text.matchAll(EFFECT)) {
    const doing = text.slice(0, index)
    if (OTHER_CLAUSE.test(doing.slice(word.length)) || doing.split(' ').length > 16) return undefined
    const effect = text.slice(index + 1)
    if (doing.length === word.length || BEFORE_NOUN.test(doing) || !BEHIND.test(effect)) continue
    return NO_GAIN.test(effect) ||
      UNDERGONE.test(effect) ||
      MADE_HARM.test(effect) ||
      DOWN.test(effect) ||
      MOVED.test(effect)
      ? undefined
      : index
  }
  return undefined
}

/** "Object pooling fixed it", "a bigger fuse solved the problem": what was used. */
const USED =
  /^(?:(?:An?|Some|Two|Three)\s)?[A-Za-z-]+(?:\s[a-z-]+){0,3}(?=\s(?:finally\s)?(?:fixed|solved|cured|resolved)\s(?:it|that|this|the (?:issue|problem))(?:[.,;!]|$))/
/** Who or what points back, and what one does rather than uses. */
const NOT_USED =
  /^(?:it|this|that|these|those|which|what|he|she|they|we|I|you|one|who|somebody|someone|nobody|everything|nothing|and|but|so|then|also|finally|luckily|not|no|only)\b|\b(?:re\w+|rollback|update|upgrade|patch|fix|tweak|cleanup|downgrade|time|day|night|week|change|commit|PR|one|[a-z]{3,}ly)$/i

function usedIn(text: string): number | undefined {
  const [thing = ''] = USED.exec(text) ?? []
  const [first = ''] = thing.toLowerCase().split(' ')
  if (!thing || NOT_USED.test(thing) || PEOPLE.test(thing) || GIVEN_NAMES.has(first)) return undefined
  if (verbIn(first, 'ing') || (verbIn(first, 'past', 'base') && thing.split(' ').length < 2)) return undefined
  return thing.length
}

/** Parts what was done from what it brought about. */
export function splitDoing(sentence: Sentence): Sentence[] {
  const { text, kind } = sentence
  const isTold = kind === 'prose' || kind === 'item'
  const used = isTold ? usedIn(text) : undefined
  const at = used ?? (isTold ? effectIn(text) : undefined)
  if (at === undefined) return [sentence]
  // "..., steady 60 fps": how it is since.
  const since = used === undefined ? -1 : text.search(/,\s(?=[^,]*\d)/)
  const end = since < 0 ? text.length : since
  return [
    part(sentence, 0, at, true),
    part(sentence, at + 1, end, false),
    ...(since < 0 ? [] : [part(sentence, since + 2, text.length, false)]),
  ]
}

/** The two parts told as what somebody did and what this did. */
export function tellDoing(sentences: readonly Sentence[], texts: readonly string[]): string[] {
  const isParted = (at: number) => {
    const [one, other] = [sentences[at], sentences[at + 1]]
    if (one === undefined || other === undefined || one.index !== other.index) return false
    const whole = `${one.text} ${other.text}`
    return (usedIn(whole) ?? effectIn(whole)) === one.text.length
  }
  return texts.map((text, at) => {
    if (at > 0 && isParted(at - 1)) return `This ${text}`
    if (!isParted(at)) return text
    if (usedIn(`${text} ${sentences[at + 1]?.text ?? ''}`))
      return `Used ${uncapitaliseNoun(`${text} `).trim()}.`
    const [word = '', ...rest] = text.split(' ')
    const verb = doneIn(word.toLowerCase())
    if (!verb) return text
    // "Caching of the list".
    const told = phraseIn('past', verb, 'ing', rest.join(' ').replace(/^of\s/, ''))
    // "Split the line into two" alone might be an order.
    return verb.forms.past === verb.base ? `I ${told}.` : `${capitalise(told)}.`
  })
}
