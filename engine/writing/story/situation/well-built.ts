import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceForText } from '../../../once.ts'
import { isOnlyPast, readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { looseVerbIn } from '../../../text/parting/bare-tail.ts'
import { isBalanced } from '../../sentence/trim.ts'
import { isSubjectless } from '../telling/stands-alone.ts'
import { hasVerb } from './has-verb.ts'

/**
 * Whether a finished sentence is a correct one for somebody who has not seen the note: a main clause, one sentence only, built as
 * English is, and said to nobody. What the writer mistyped or a cut left behind makes room for the next best.
 */
export const isWellBuilt = onceForText((sentence: string): boolean => {
  const text = sentence.replace(/"[^"]*"|\u201c[^\u201d]*\u201d/g, 'it').replace(/[.!]+$/, '')
  return (
    !TO_READER.test(text) &&
    !RUN_TOGETHER.test(text) &&
    !MISBUILT.test(text) &&
    !HALF_SAID.test(text) &&
    !NOT_DOING.test(text) &&
    !NAMELESS.test(text) &&
    !NOTED.test(text) &&
    hasVerb(text) &&
    !lacksMain(text) &&
    !lacksSubject(text) &&
    !isMisjoined(text) &&
    looseVerbIn(text) < 0
  )
})

/** Whether all sentences of a part that is told are sentences: each has its verb, and nothing is set down as in a table. */
export function isToldWhole(text: string): boolean {
  return text
    .split(SENTENCE_END)
    .every(
      (sentence) => hasVerb(sentence) && !lacksWho(sentence) && !NOTED.test(sentence) && isBalanced(sentence),
    )
}

/** "Now holds 40 bikes"; "restores take a minute" only sounds so. */
function lacksWho(sentence: string): boolean {
  return /^(?:now|also)\s/i.test(sentence) && isSubjectless(sentence)
}

const SENTENCE_END = /(?<=[a-z\d)"][.!])\s(?=[A-Z])/

/** "If you know what I mean", "like this one here", and what can only be looked up. */
const TO_READER =
  /\b(?:you|your|yours|yourself|you're|you've|you'll|this one here|right here)\b|,\ssee\s|\shere(?=$|,|\s(?:since|because|as|when|if|is|was)\b)|\b(?:mentioned|listed|shown|described) here\b|\b(?:issue|bug|ticket|PR) #\d+|\b(?=[a-f\d]*\d)[a-f\d]{12,40}\b/i

/** "... in time So, we lowered it", "a Mac, As quoted by Ann": another sentence begins in the middle. */
const RUN_TOGETHER =
  /[a-z),]\s(?:So|But|However|Then|This|These|Those|It|The|We|As|When|If|There|They|Since|Because|After|Also)\b,?\s(?=[a-z])|,\s\+\s|[a-z]\s(?:New|Old|Before|After|Now):\s/

/** "The my laptop", "a the", "an each", "when they both in the yard". */
const MISBUILT = lean(
  /\b(?:when|if|while|because|that|which)\s(?:they|it|we)\s(?:(?:both|all)\s)?(?:in|at|of|from|with|under)\s|\b(?:the|an?|my|our|its|their)\s(?:the|an?|my|our|its|their|each|every|this|these|those)\s(?!b\b|c\b)|\b(?:did|does|do|didn't|doesn't|don't)\s(?:is|are|was|were|has|had)\b|\b(?:to|could|would|should|will|can|may|might)\s(?:is|are|was|were|has|had)\b/i,
)

/** "There was a bug", "after a while I found the mistake": which one is not said. */
export const NAMELESS = lean(
  /^(?:[^,]{1,80}, ){0,2}(?:I|we) (?:then |finally |soon |also |quickly )?(?:reali[sz]ed|found|saw|spotted|noticed|discovered|understood|hit|ran into|encountered|got) (?:the|my|our|an?|some|another) (?:(?:weird|strange|small|big|minor|more|annoying|other|nasty|silly|first|next) )?(?:mistakes?|bugs?|issues?|problems?|errors?|cause|reason|culprit)$|^There (?:was|were) (?:an?|one|some|several|many|two|three|\d+) (?:(?:weird|strange|small|big|minor|few|more|annoying|known|other|nasty) )?(?:bugs?|issues?|problems?|errors?)$/i,
)

/** "The lamp was dim, not getting any power": who does not was left out. */
export const NOT_DOING = /,\s(?:still\s)?not\s(?!(?:count|includ|consider|know|want|need)ing\b)[a-z]+ing\s/

/** "mode = fast", "+120 / -40": set down as in a table, not said. */
export const NOTED = /\s(?:=(?!\s\d)|==|:=|=>|->)\s|\s>{2,}|(?<!\S)[+-]\d[\d,]*\s?\/\s?[+-]\d/

/** "SSDs either work", "not only the lid", "... , and while it did no harm", "which was partially", "if it was late, might be worth it". */
const HALF_SAID =
  /\beither\b(?!.*\b(?:or|way|side|end|case|of)\b)(?=\s\w)|\bnot only\b(?!.*\b(?:but|also)\b)|^(?:if|when|while|as|since|because|once|after)\s[^,]*,\s(?:might|may|could|would|should|was|were|is|had)\b|,\sso\s(?:could|can|might|would|had|was|were|did)(?:n't|not)?\s|,\s(?:had|have|did|could|was)n't\s(?!(?:I|we|you|it|they|he|she)\b)|,\s(?:and|but|so)\s(?:while|although|though|whereas)\s[^,]*$|\b(?:was|were|is|are|be|been)\s(?!(?:only|likely|unlikely|early|daily|nightly|weekly|hourly|friendly|costly|ugly|silly|lonely)$)[a-z]{3,}ly$/i

const OPENER = /^(?:when|whenever|while|if|because|although|though|even though|unless|until|once|since|as)\s/i
/** What may open a sentence without a verb of its own: "since the move", "as a test". */
const BEFORE_THING =
  /^(?:since|until|once|while (?:on|at|in)|as (?:an?|part|of|for|with|per|soon|long|far|well))\s/i
/** What goes on with the clause before a comma, or is one more that leans. */
const GOES_ON =
  /^(?:and|or|but|which|who|where|whose|because|when|if|while|although|though|so|even|as|since)\b/i

/** "As some names had to change, and others were dropped": nothing that it is said of. */
export function lacksMain(text: string): boolean {
  if (!OPENER.test(text)) return false
  const [first = '', ...parts] = text.split(/,\s/)
  if (parts.some((part) => !GOES_ON.test(part) && verbsIn(part) > 0)) return false
  const needed = BEFORE_THING.test(first) ? 1 : 2
  return verbsIn(first.replace(/^(\S+\s[a-z]+ing\s.*?)\s(?:that|which|who)\s.*$/i, '$1')) < needed
}

/** Words that show the tense of their sentence. */
export const SHOWS =
  /^(?:is|are|was|were|am|has|have|had|did|does|do|could|would|can|cannot|might|may|will|should|must)$|n't$|'(?:s|re|m|ve|d|ll)$/i
const BARE = /^(?:to|will|would|can|could|should|may|might|must|do|does|did|not|and|or|[a-z]+n't)$/i
const NO_VERB_BEFORE =
  /^(?:the|an?|this|these|its|their|our|my|no|some|all|of|for|with|in|on|by|from|to|as|at|be|been|being|is|are|was|were|has|have|had|and|or|\d\S*)$/i

/** How many verbs of a text show their tense, as far as that can be told. */
function verbsIn(text: string): number {
  const words = text.split(/[\s,;()]+/)
  return words.filter((word, at) => {
    const before = words[at - 1] ?? ''
    if (SHOWS.test(word)) return !(BARE.test(before) && /^(?:have|do)$/.test(word))
    if (at === 0 || !/^[a-z]+$/.test(word) || NO_VERB_BEFORE.test(before)) return false
    const forms = readVerb(word).map(({ form }) => form)
    if (forms.includes('past') || forms.includes('s')) return true
    return (
      forms.includes('base') &&
      !BARE.test(before) &&
      /^(?:I|we|they|people|which|who|that|[A-Za-z]+[^s]s)$/i.test(before)
    )
  }).length
}

/** "Occurs when a client is queued", "Fixes bugs in the log": the one that does so is missing. */
function lacksSubject(text: string): boolean {
  const [first = '', next = ''] = text.split(/[\s,]+/)
  const verb = /^[A-Z]?[a-z]+$/.test(first) ? verbIn(first.toLowerCase(), 's') : undefined
  // "Deploys needed two people", "crashes doubled": things.
  if (!verb || /^(?:was|were|had|[a-z]{3,}ed)$/.test(next) || isOnlyPast(next)) return false
  return !NOUN_VERBS.has(verb.base) || /^(?:the|an?|all|its|my|our)$/.test(next)
}

const MODAL =
  /^(?:may|might|could|would|will|can|should|must|did|does|didn't|doesn't|couldn't|wouldn't|don't)$/i
/** What stands after "was" though it is the base form of a verb. */
const STATES =
  /^(?:open|clean|clear|dry|empty|free|live|own|slow|warm|cool|correct|complete|separate|secure|lower|still|present|subject|close|quiet|smooth|tidy|even|last|like|due|mean|set|out|up)$/

/** What a verb with an object is followed by. */
const OBJECT = /^(?:the|an?|me|us|it|them|to|all|its|their|our|my)$/
const HELPED =
  /^(?:to|will|would|can|could|should|may|might|must|do|does|did|let|lets|make|makes|made|help|helps|helped|see|saw|have|had|has|and|or|not|that|who|which|what|how|when|if|where|[a-z]+n't|[a-z]+ing|[a-z]+ed|I|we|you|they|people|data|in|on|by|with|from|for|of|at)$/i

/** "The test seem to run", "Code analysis make me find it": one thing, and the verb of many. */
function disagrees(words: readonly string[]): boolean {
  const at = words.findIndex((word, index) => index > 0 && readVerb(word).length > 0)
  const word = words[at] ?? ''
  if (at < 1 || at > 4 || !/^[a-z]+$/.test(word) || !OBJECT.test(words[at + 1] ?? '')) return false
  const subject = words.slice(0, at)
  if (subject.some((one) => HELPED.test(one)) || isPlural(subject.at(-1) ?? '')) return false
  return readVerb(word).every(({ form }) => form === 'base') && !NOUN_VERBS.has(word)
}

/** "Might expired", "was not resolve": verbs that do not go together. */
function isMisjoined(text: string): boolean {
  const words = text.split(/[\s,;()]+/)
  if (disagrees(words)) return true
  return words.some((word, at) => {
    if (!/^[a-z]+$/.test(word)) return false
    const before = words[at - 1] === 'not' ? (words[at - 2] ?? '') : (words[at - 1] ?? '')
    const forms = readVerb(word).map(({ form }) => form)
    if (forms.length === 0) return false
    if (MODAL.test(before)) return !forms.includes('base') && !forms.includes('ing')
    if (/^(?:was|were|is|are)$/.test(before))
      return forms.every((form) => form === 'base') && !NOUN_VERBS.has(word) && !STATES.test(word)
    return false
  })
}

/** Whether its verb is in the past: what could not be put there is no part of a story that is over. */
export function tellsPast(sentence: string): boolean {
  const words = sentence.replace(/"[^"]*"/g, 'it').split(/[\s,;.()]+/)
  if (words.some((word) => WAS.test(word))) return true
  return (
    !words.some((word) => STILL_IS.test(word)) &&
    words.some(
      (word, at) =>
        at > 0 &&
        !(BEFORE_PARTICIPLE.test(words[at - 1] ?? '') && !isNumbered(words, at - 1)) &&
        // "Need" and "speed" only end so.
        (/[a-z][a-df-z]ed$/.test(word) || readVerb(word).some(({ form }) => form === 'past')),
    )
  )
}

/** "The printer on floor 3 kept jamming": which floor, and not how many. */
function isNumbered(words: readonly string[], at: number): boolean {
  return (
    /^\d/.test(words[at] ?? '') &&
    /^[a-z]{3,}$/i.test(words[at - 1] ?? '') &&
    !BEFORE_COUNT.test(words[at - 1] ?? '')
  )
}

const BEFORE_COUNT =
  /^(?:about|after|all|and|another|are|around|before|between|from|had|has|into|its|least|most|nearly|only|our|over|than|the|their|these|those|under|until|was|were|with|within)$/i

const WAS = /^(?:was|were|had|did|could|would|might)(?:n't)?$/i
/** "Via crafted archives": what a thing is like shows no tense. */
const BEFORE_PARTICIPLE =
  /^(?:the|an?|its|their|our|my|of|for|with|via|in|on|by|from|to|as|at|be|been|being|\d\S*)$/i
const STILL_IS = /^(?:is|are|has|does|can|will)(?:n't)?$/
