import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isOwnDeed } from '../../../text/meaning/antecedent.ts'
import type { Deed } from '../../deeds/deed.ts'
import { countWords } from '../../sentence/tidy.ts'

/** So many sentences has a note whose first one tells how things were. */
const SHORT = 9

/** How things were, in the past. */
const WAS = lean(
  /^(?:(?:until|before) [^,]{3,40}, |(?:originally|previously|formerly|historically|for (?:years|months|a long time)),? |(?:every|each) [a-z]+ )?(?:(?:we (?:all |both |still |always |only |mostly )?(?:were(?! able| happy| glad)|had (?:no|to|only|been|grown|outgrown|two|three|\d)|could|used|kept|relied|depended|lacked|weren't|hadn't|couldn't|did not know|didn't know|were asked)|I (?:was asked|had no(?! time\b)|had to|could not|couldn't))\b|(?:no|nobody|no one) \S|(?!(?:I|we|this|that|these|those|it|they|he|she|you|there's|today|yesterday|now|so|and|but|after|during|while|when|if|once|tests?|results?|everything|all tests)\b)\S(?:[^,;:.]|\.(?=\w)){2,90}?\s(?:(?:only |still |always |often |each |all |both |just )?(?:was|were|had|did|could|used to|kept|existed|lived|depended|relied|lacked|consisted|required|needed|sat|stood|shared|called|sent|stored|ran|took|wrote|held|knew|spent|suffered|struggled)|wasn't|weren't|didn't|couldn't|hadn't)\b)/i,
)
/** What is so since, what is to come and what came of the work open no story. */
const NOT_BEFORE = lean(
  /\b(?:now|since then|will|going to|should|successfully|finally|managed|thanks to|fixed|resolved|solved|improved|completed|finished|shipped|released|merged|deployed|launched|asked (?:if|whether)|targets?|goals?|aims?|objectives?|plans?|ideas?|tasks?|budget|challenge|meeting|this (?:week|sprint|month|morning)|today|so that|great|glad|happy|fun|learn(?:ed|t))\b|\b(?:from|by) [~<>$]?\d|\?/i,
)

/** Whether a short note opens with how things were before the deed that follows: "We were still on Rails 4. Upgraded to 7". */
export function opensStory(one: Weighed, all: readonly Weighed[], deeds: readonly Deed[]): boolean {
  const at = all.indexOf(one)
  const { body, sentence, likelihood } = one
  if (all.length > SHORT || sentence.kind !== 'prose' || countWords(body) < 4) return false
  if (all.slice(0, at).some((before) => before.sentence.kind !== 'title')) return false
  if (isOwnDeed(one.clause) || deeds.some(({ source }) => source.sentence.index === sentence.index))
    return false
  if (isWorkDone(body)) return false
  if (likelihood.followup >= 0.3 || likelihood.impact >= 0.35) return false
  return (
    WAS.test(body) &&
    !NOT_BEFORE.test(body) &&
    deeds.some(({ source }) => all.indexOf(source) > at && all.indexOf(source) <= at + 2)
  )
}

/** "All gates were checked with a gauge": what somebody did; "were checked by hand" is how it used to be done. */
function isWorkDone(body: string): boolean {
  if (/\b(?:by hand|manually|still|only|never|not|twice|every|each|always)\b|n't\b/.test(body)) return false
  return [...body.matchAll(/\b(?:was|were|been) (?:[a-z]+ly )?([a-z]+)(?= |[.,]|$)/g)].some(
    ([, word = '']) => verbIn(word, 'participle')?.isWork === true,
  )
}
