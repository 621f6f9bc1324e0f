import type { StarStory } from '../../../../contract/snaps.ts'
import type { Prose } from '../../../facts/fields/prose.ts'
import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { withoutRemarks } from '../../plainer/asides.ts'
import { isPresent } from '../../sentence/plain.ts'
import { beforeRunOn, hasSlip, isFragment } from '../../sentence/proof.ts'
import { hasDeedSlip } from '../action/deed-slips.ts'
import { didHarm, isIdle } from '../action/idle.ts'
import { withoutTornEnd } from '../action/torn-end.ts'
import { isSoundResult, mendedResult } from '../result/sound-result.ts'
import { mendedSituation } from '../situation/situation-slips.ts'
import { isSoundSituation } from '../situation/sound-situation.ts'
import { hasTaskSlip } from '../task/task-slips.ts'
import { agreed, withoutOrder } from './agreed.ts'

/** What only says what was worked on, and what leans on the sentence before it. */
const SAYS_LITTLE = /^(?:I|We) (?:was|were) (?:working|planning)\b/
const LEANS = /^(?:This|That|These|Those|It|They|He|She)\b/

/** What stayed as it was, what is never done, and that there was some progress: nothing came of the work by that. */
const NO_END = lean(
  /\b(?:is|are|was|were|remain(?:s|ed)?|stay(?:s|ed)?|left)\s(?:\w+ly\s)?(?:unchanged|untouched|intact|as (?:it|they) (?:is|are|was|were)|covered by)\b|\b(?:is|are|was|were) never (?:freed|released|called|closed|reset|updated|cleared|deleted|removed|run|executed|reached|used)\b|^There (?:is|are|was|were) no (?:(?:functional|visible|behaviou?ral|semantic|other|further) )?(?:differences?|changes?)[.!]?$|\b(?:previous|last) (?:blog|post|entry)\b|\bable to make (?:some|a bit of|a little|good) progress\b|^On an? (?:healthy|normal|typical|usual|good|average) (?:day|run|week)\b|^The (?:first|second|third|last|next|following) (?:change|step|task|item|part) (?:is|was|has been)\b/i,
)

/** What went wrong, or what the page shows next: told as a result, both would be false. */
const STILL_WRONG =
  /^(?:I|We) (?:now |just |still |only )*(?:need|want|plan|hope|intend) to\b|\bstill (?:unfixed|incomplete|unsolved|unresolved|failing)\b|^(?!.*\b(?:no longer|not|never|now|fixed|instead|resolved|corrected|prevent(?:s|ed)?|avoid(?:s|ed)?|stop(?:s|ped)?|without|detect(?:s|ed)?|reject(?:s|ed)?|fewer|less)\b|.*n't\b).*\b(?:improperly|incorrectly|wrongly|erroneously|mistakenly)\b|^(?:This|That|It) (?:did(?:n't| not)|does(?:n't| not)) work\b|\bthe (?:next|following|above) (?:sections?|tables?|graphs?|charts?|figures?|screenshots?|images?)\b/i

/** "Every night both ovens hung": what broke down is an end only where something says that it no longer does. */
const BROKE_DOWN = /\b(?:hung|died|crashed|timed out|stalled|froze|broke down|went down)\b/
const RELIEVED =
  /\b(?:no longer|never|not|zero|nothing|nobody|recovered|restored|fixed|instead|now|since|stopped|before|until|fewer|less|only|rather|used to|went down (?:to|by|from))\b|n't\b/i

/** "(safe: leave the lid as it is)": how it was thought is told with the deed, if at all. */
const GLOSS = /\s\([a-z]+:\s[^()]{12,}\)/g

/** Until when, nobody has said yet. */
const UNTIL_THEN = /^(?:Until|Up to|Before|By) then,?\s/

/** Where a sentence ends, and neither a day ("20. January") nor what is said short. */
const END = /(?<=[.!?])(?<!\b(?:\d{1,2}|e\.g|i\.e|vs|etc|Dr|Mr|Mrs|No)\.)\s+(?=[A-Z])/

/** A part of the story without the sentences that a reader would stumble over; nothing if too little is left. */
export function withoutSlips(part: keyof StarStory, phrase: Phrase, written: Prose): Phrase | undefined {
  const text = part === 'result' ? phrase.text.replace(GLOSS, '') : phrase.text
  const told = part === 'situation' ? text.replace(UNTIL_THEN, 'Previously, ') : withoutRemarks(text)
  const sentences = told
    .split(END)
    .map((sentence) => (part === 'result' ? mendedResult(sentence) : sentence))
    .map((sentence) =>
      part === 'task' ? sentence : withItsState(agreed(withoutOrder(withoutRemark(sentence)))),
    )
    .map((sentence, at) => (part === 'situation' ? mendedSituation(sentence, at === 0) : sentence))
    .map((sentence) => (part === 'action' ? withoutTornEnd(sentence) : sentence))
  const isSound = (sentence: string) =>
    !hasSlip(sentence) &&
    !(part === 'action' && isNoAction(sentence, sentences.length)) &&
    !(part === 'result' && (isStillWrong(sentence, written) || !isSoundResult(sentence))) &&
    (part !== 'situation' || isSoundSituation(sentence)) &&
    !(part === 'task' ? hasTaskSlip(sentence) : isFragment(sentence)) &&
    isQuotedRight(sentence, written)
  const heard = sentences.map((sentence) => {
    if (isSound(sentence)) return sentence
    const head = beforeRunOn(sentence)
    return head && isSound(head) ? head : ''
  })
  const sound = heard.filter((sentence) => sentence !== '')
  // Beside an end one may hear what stayed as it was.
  if (part === 'result' && sound.every((sentence) => NO_END.test(sentence))) return undefined
  if (sound.length === sentences.length) return { ...phrase, text: sound.join(' ') }
  const [first = ''] = sound
  if (first === '' || SAYS_LITTLE.test(first)) return undefined
  // "It stopped" was said of the sentence before, which may have gone.
  const isAdrift = heard.some((sentence, at) => LEANS.test(sentence) && !heard[at - 1])
  return isAdrift ? undefined : { ...phrase, text: sound.join(' ') }
}

/** What was no deed of anybody, or one that nobody would tell. */
function isNoAction(sentence: string, told: number): boolean {
  return isIdle(sentence) || hasDeedSlip(sentence.replace(/[.!]+$/, '')) || (told > 1 && isNoStep(sentence))
}

/** How a thing is or failed, where only a comma parted it from what was done to it: "The old lid is unused." */
function isNoStep(sentence: string): boolean {
  if (/\b(?:I|we|now|patch|change|PR|fix|commit)\b/i.test(sentence) || LEANS.test(sentence)) return false
  return FAILED.test(sentence) || (!/\b(?:was|were|been)\b/.test(sentence) && isPresent(sentence))
}

const FAILED = /\bfailed to\b|\bhad (?:an?|one|some|two) (?:\w+ )?(?:oversights?|flaws?|bugs?|problems?)\b/

/** "Moved to lids of 2024, no changes needed", "..., thanks Ann for the hint": said to those who read the list. */
function withoutRemark(sentence: string): string {
  const told = sentence.replace(REMARK, '')
  const at = /^(?:I|We)\s/.test(told) ? told.search(THOUGHT) : -1
  return at > 12 ? `${told.slice(0, at).replace(/,$/, '')}.` : told
}

/** "..., and I think I know how it turns", "..., which was not ideal". */
const THOUGHT = lean(
  /\s(?:(?:and|but|so) (?:I|we) (?:think|guess|hope|believe|feel)\s[^.;:!]{2,120}|which (?:was|is) (?:not|very|really|quite|a bit|pretty) (?:ideal|great|good|nice|fun|cool|annoying|frustrating|interesting))(?=[.!]?$)/,
)

const REMARK =
  /\s?\bhere:?\s?#\d+(?=[\s.,]|$)|,?\s(?:which|that|as) (?:I|we) (?:will|would|am going to|are going to) (?:explain|describe|show|discuss|cover|detail|go (?:over|into)|get (?:in)?to|talk about|come (?:back )?to)\b[^,;.!]{0,40}(?=[.!]*$)|,\s(?:no (?:\w+ )?changes? (?:were |was |are )?(?:needed|necessary|required)|(?:[Mm]any )?[Tt]hanks [A-Z][^,;.!]{2,60})(?=[.!]*$)/

function isStillWrong(sentence: string, written: Prose): boolean {
  return (
    STILL_WRONG.test(sentence) ||
    didHarm(sentence) ||
    (BROKE_DOWN.test(sentence) && !RELIEVED.test(sentence)) ||
    isPrevented(sentence, written)
  )
}

/** "Existing lids unchanged for now": they were. */
function withItsState(sentence: string): string {
  const [, thing = '', state = ''] =
    /^((?:[\w-]+ ){1,5}?)(un(?:changed|affected|touched)\b.*)$/.exec(sentence) ?? []
  if (!thing || !isFragment(sentence)) return sentence
  return `${thing}${isPlural(thing.trim()) ? 'were' : 'was'} ${state}`
}

/** "This spilled the oil", of a lid that keeps one from "spilling the oil". */
function isPrevented(sentence: string, { all }: Prose): boolean {
  const [, word = '', next = ''] = /^This ([a-z]+) (?:the |an? )?(\S+)/.exec(sentence) ?? []
  const doing = word && verbIn(word, 'past')?.forms.ing
  if (!doing) return false
  return all.some(({ body }) => {
    const at = body.indexOf(` ${doing} `)
    return at > 0 && KEPT_FROM.test(body.slice(0, at)) && body.slice(at, at + 80).includes(next)
  })
}

const KEPT_FROM =
  /\b(?:prevent(?:s|ed|ing)?|avoid(?:s|ed|ing)?|stop(?:s|ped|ping)?|without|from|instead of)$/i

/** What stands in quotes is what the note has, word for word. */
function isQuotedRight(sentence: string, { all }: Prose): boolean {
  const quotes = (sentence.match(/"[^"]*"/g) ?? []).filter(({ length }) => length >= 10)
  if (quotes.length === 0) return true
  const text = plainly(all.map((one) => one.sentence.text).join(' '))
  return quotes.every((quote) => text.includes(plainly(quote)))
}

function plainly(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()
}
