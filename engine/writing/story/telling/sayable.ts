import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceFor, onceForText } from '../../../once.ts'
import { isDoneByMany } from '../../../text/clauses/clause-subject.ts'
import { isDoingSubject } from '../../../text/clauses/doing-subject.ts'
import { guessPast, readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { isStatement } from '../../../text/parting/own-statement.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'
import { ARROWS, unlabelled, VALUE } from './unlabelled.ts'

/** Nobody tells so many letters in one breath: a wall of text, and nothing to be cut to a sentence. */
export const WALL = 700

/** Whether a sentence of the text can be said aloud as it stands: whole, with a subject and a verb, to nobody in particular. */
export const isSayable = onceFor((one: Weighed): boolean => {
  const { clause } = one
  if (isMessage(one)) return false
  // "Allow eviction of local pods" is an order once it stands alone.
  if (
    clause?.subject === 'none' &&
    ((clause.form === 'base' && !MET.test(one.body)) ||
      (clause.form === 'ing' &&
        !OWN_SUBJECT.test(one.body) &&
        !DOING.test(one.body) &&
        !isDoingSubject(one.body) &&
        !doesHarm(one.body) &&
        !SEEING.test(one.body))) &&
    !ARROWS.test(one.body) &&
    !VALUE.test(one.body)
  )
    return false
  return isWholeSentence(unlabelled(one.body))
})

/** "Error: `cannot find lamp`": what a program said, and nobody else. */
function isMessage({ body, sentence: { text, marks } }: Weighed): boolean {
  if (!/^(?:cannot|can't|could not|couldn't|failed to|unable to)\s/i.test(body)) return false
  return marks.some(
    ({ kind, start, end }) => kind === 'code' && end - start > 12 && body.startsWith(text.slice(start, end)),
  )
}

/** "Hit a snag": what one met with, and no order. */
const MET = /^hit\s(?:an?|another|some|the)\s/i

/** "Checking the logs, we saw it" has its subject after the comma. */
const OWN_SUBJECT = /,\s(?:I|we|it|they|the|this|that|there|he|she|a|an)\s/

/** "Saving a file only rebuilds two modules": what is done is the subject. */
const DOING =
  /(?:^|,\s)[a-z]+ing\s(?:(?!(?:that|which|who|to)\s)[\w-]+\s){1,24}?(?:now|only|no longer|just)\s[a-z]+\s/i

/** "Closing a drawer while a job was printing could lead to a jam": what is done is the subject, and brings the harm about. */
export const doesHarm = onceForText((body: string): boolean => {
  const told = body.replace(OCCASION, '')
  return /^[a-z]+ing\s/i.test(told) && HARMS.test(told.replace(/\s\([^()]*\)/g, ''))
})

/** "If the lid was open, closing a drawer broke the lock". */
const OCCASION = /^(?:if|when|whenever|once|after)\s[^,;]{3,80},\s(?=[a-z]+ing\s)/i

const HARMS =
  /^[a-z]+ing\s(?:(?!(?:that|which|who|where|if|because|so|to)\s)[^\s;]+\s){1,24}?(?:(?:could|can|may|might|would)\s(?:lead|cause|break|crash|result|fail|leave|corrupt|lose|hang|block|trigger)|caus(?:ed|es)|led|leads|resulted|results|broke|breaks|crash(?:ed|es)|fail(?:ed|s))\s(?!by\b|when\b)/i

/** Brackets around all of it, a question, chat, an order to the reader or a plan. */
const UNSAYABLE =
  /^\(|^\d{1,2}\.?\s(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?,?\s(?=[A-Z])|^(?:log|diary|notes?|journal),?\s[a-z]+day\s?:|^\d{4}-\d\d-\d\d\b|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s\d{1,2}:\d{2}|^(?:don't|do not|never)\s[a-z]+\s|^how\s|-->|\{\{|[?:]$|\?["')\]]*$|^@\w|@\w+:|\s\.\.\.\s|[a-z]\.\.\.\s?[a-z]|\b(?:listed|shown|recorded|described|given|attached|linked|details) (?:below|here)\b|^going to\s|^(?:you|read|see|note|e\.g|i\.e|may|might|could|to(?![^,]{3,80},\s(?:we|the|it|they|there|our|my)\s)|of|or|than|next(?!\.\w)|imagine)\b|^(?:my|our|the) next\b(?! (?:day|morning|evening|week)\b)|^(?!learning (?:that|how))[a-z]+ing (?:that|how|about|why|what)\b|\b(?:enjoy|stay tuned|thanks|thank you(?! \w*(?:mails?|notes?|letters?|cards?|pages?)\b)|cheers)\b/i
const ORDER =
  /^(?:[a-z]+ly\s(?=[a-z]+\s(?!is|are|was|were|has|had|by|in)))?(?:allow|add|avoid|create|delete|disable|enable|ensure|fix|handle|implement|improve|introduce|let|load|make|move|prevent|reduce|refactor|remove|rename|replace|rewrite|simplify|try|use)\s(?!of\b|cases?\b|(?:is|are|was|were|has) )/i
/** "Rate-limit the endpoints", where no verb follows that shows its tense. */
const HYPHENED =
  /^[a-z]+-([a-z]+)\s(?!.*\b(?:is|are|was|were|has|have|had|can|could|will|would|does|did|used to|took|got|went)\b)/i
/** What one is in the middle of, told without its "I was". */
export const SEEING =
  /^(?:(?:currently|still) )?(?:seeing|hitting|running into|facing|experiencing|struggling with|having (?:problems|trouble|issues|difficulty|difficulties))\s/i
/** "Although the lid was bent" leans on a sentence that does not come. */
const HALF = /^(?:although|even though|even if|though|whereas)\s[^,]*$/i
/** "Bug where the lamp stays lit" names it, and says nothing more of it. */
const FAULT_NAMED =
  /^(?!(?:an?|the|this|that|our|my|one|another|each|every)\s)(?:[a-z-]+\s){0,2}?(?:bug|issue|problem|error|regression|glitch)\s(?:where|wherein|when|in which)\s/i
const SHOUTED = /\b(?:[A-Z']{2,}\s){3,}[A-Z']{2,}/
const CUT_OFF =
  /^(?:(?:this|that|these|those) (?:I|we|they|you)|was|were|is|are|has|does|did|doesn't|didn't|isn't|wasn't|will|would|should|can|been|being|which|who|that's|meaning|(?:sits|stays|stands|hovers|holds)(?=\s(?:at|below|under|above|around|flat|steady|now)\b))\s/i

/** "... the door that I come in", "... if they want to": an end, though a small word. */
const ENDS_WELL =
  /\b(?:that|which|who|what|where)\s(?:I|we|they|you|it|he|she)\s[^,;]{2,40}\s(?:in|on|with|for|at|to|from|about|of)$|\b(?:wants?|wanted|needs?|needed|ha[ds]|have|wish|used|able|likes?|going)\sto$|\b(?:knew|understood|see|saw|say|explain|idea|tell|clear) why$|\bwhat (?:it|they) (?:was|were|used to be)$/i

/** A statement with a verb, neither cut off at its head nor at its end. */
export function isWholeSentence(body: string): boolean {
  // "This made it 35% faster:" can do without the picture that follows.
  const whole = tidyClause(body)
  const text = whole.endsWith(':') && /\d\S*\s/.test(whole) ? whole.slice(0, -1) : whole
  if ([UNSAYABLE, HALF, SHOUTED, ORDER, CUT_OFF, FAULT_NAMED].some((pattern) => pattern.test(text)))
    return false
  if (verbIn(HYPHENED.exec(text)?.[1] ?? '', 'base')) return false
  if (
    countWords(text.replace(/\([^()]*\)/g, '')) < 3 ||
    !isBalanced(text) ||
    (isTorn(text) && !/\b(?:this|more|such)$/i.test(text) && !ENDS_WELL.test(text)) ||
    !/^(?:["'`]?[\p{L}\d~<$.]|_\w)/u.test(text)
  )
    return false
  return (
    !isHeadline(text) && (SEEING.test(text) || hasFiniteVerb(text) || isStatement(text)) && !isHeadless(text)
  )
}

/** "Much faster, but it skips a line": what stands before the "but" has no verb, nor does it lead on. */
function isHeadless(text: string): boolean {
  const [, head = ''] = /^([^,;]{4,80}),\sbut\s(?:it|they|we|I|the|this|there)\s/.exec(text) ?? []
  return head !== '' && !hasFiniteVerb(head)
}

/** "Nightly Import Broken On Mondays": nearly every word has its capital. */
function isHeadline(text: string): boolean {
  // Three words out of four, and the first may stand at the head.
  if (!/ [A-Z].* [A-Z]/.test(text)) return false
  const words = text.split(' ').filter((word) => /^[A-Za-z]{2,}$/.test(word) && !/^[A-Z]+s?$/.test(word))
  return words.length >= 4 && words.filter((word) => /^[A-Z]/.test(word)).length >= 0.75 * words.length
}

const FINITE =
  /^(?:is|are|was|were|am|has|have|had|can|cannot|could|will|would|should|may|might|must|did|does|do|went|came|(?:it|that|there|what|he|she|here|who)'s)$|n't$|(?:'re|'ve|'ll|'d|'m)$/i

const NO_ANTECEDENT = /^(?:after|for|of|with|to|in|on|from|by|at|since|as|before|[a-z]+(?:ed|nt|n))$/i

/** Words that may stand between a subject and its verb. */
const BESIDE_VERBS = new Set(
  'now still also only just often then always never already both all usually sometimes'.split(' '),
)
const RELATIVES = new Set(['that', 'which', 'who'])

/** A verb that has a subject: neither the first word nor one that only names a thing. */
function hasFiniteVerb(text: string): boolean {
  // What no longer does a thing does not do it, whatever the verb.
  if (/^[^,;]*[a-z)\d]\sno longer\s[a-z]+/i.test(text)) return true
  const words = text
    .replace(/\([^()]*\)|"[^"]*"/g, '')
    .split(/[\s,;]+/)
    .filter((word) => !BESIDE_VERBS.has(word))
    .slice(0, 40)
  const isVerb = (word: string, index: number): boolean => {
    if (FINITE.test(word)) return index > 0 || /'/.test(word)
    const forms = readVerb(word).map(({ form }) => form)
    if (index === 0) return forms.includes('past') || forms.includes('s')
    if (forms.includes('past') || word === 'died' || guessPast(word)) return true
    const before = words[index - 1] ?? ''
    // After "I" and a plural the verb stands bare: "users see", "they work".
    if (forms.includes('base'))
      return (
        /^(?:I|we|you|they|these|those|people|[a-z]{3,}s)$/i.test(before) ||
        isDoneByMany(words, index) ||
        (index > 1 &&
          /^(?:the|a|an|one|it|them|its|their)$/.test(words[index + 1] ?? '') &&
          !/^(?:to|and|or|not)$/.test(before))
      )
    // At the end a plural is likelier than a verb: "on faster step rates".
    return (
      forms.includes('s') &&
      (index < words.length - 1 ||
        /^(?:fails|works|crashes|hangs|stops|breaks|helps|starts|runs)$/.test(word)) &&
      !/^(?:the|a|an|of|and|new|all|with|for|in|some|more|no|to|\d[\d.,]*)$/i.test(before) &&
      // "Schema changes and a new index": things.
      !(
        /^(?:and|or|to)$/.test(words[index + 1] ?? '') &&
        NOUN_VERBS.has(verbIn(word, 's')?.base ?? '') &&
        // "This really helps to cool it".
        !/^(?:this|it|that|which|[a-z]+ly)$/i.test(before)
      )
    )
  }
  const first = words.findIndex(isVerb)
  if (first === -1) return false
  // "An alert that the disk was full" has the verb of another clause only.
  const relative = words.findIndex(
    (word, index) =>
      index > (word === 'that' ? 1 : 0) && RELATIVES.has(word) && !NO_ANTECEDENT.test(words[index - 1] ?? ''),
  )
  return (
    relative === -1 || relative > first || words.some((word, index) => index > first && isVerb(word, index))
  )
}

/** "This broke the build": only what stands before it says what broke it. */
export const pointsBack = onceForText((body: string): boolean => POINTING.test(unlabelled(body)))

/** "They broke the build", "One of them is late": only several things can be meant. */
export function pointsAtSeveral(body: string): boolean {
  return /^(?:(?:and|but|so|also|then),?\s)*(?:they|these|those|them|their|one of|one recently)\b/i.test(
    unlabelled(body),
  )
}

const POINTING = lean(
  /^(?:(?:and|but|so|also|then|however|thus|therefore|hence),?\s|(?:it )?turn(?:s|ed) out,? (?:that )?(?=(?:this|these|those|it|they)\s))*(?:(?:this|that|these|those),?\s(?!(?:week|month|morning|afternoon|evening|year|time|sprint|quarter|weekend|days?)\b)|(?:(?:previously|formerly|originally|initially|until then|until now|now),?\s)?(?:it|they|he|she|them|its|their|his|her)\b(?!\s(?:turned|turns) out(?!\s(?:(?:pretty|quite|very|really|rather|so|surprisingly)\s)?(?:well|fine|great|good|nice|badly|ok|okay)\b)|\s(?:takes|took) (?:[\w-]+ ){1,5}to [a-z]|\s(?:seems?|seemed|appears?|appeared) that\b|\s(?:became|becomes|was|is) (?:soon |quickly )?(?:apparent|obvious|evident|clear)\b|\s(?:is|was) (?:(?:too|very|also|so|quite|now|no longer) )?(?:possible|impossible|not possible|hard|difficult|easy|unclear|clear|important|necessary|common) (?:to|that|for|how|why|what|which|whether|if)\b)|one (?:of them|recently)\b|(?:some|most|many|both|all|none|no one|one|each|any|neither|either|two|three|four|five|six|half|\d+) of (?:them|these|those)\b|another\b|the others?\b|such\b|the (?:same|latter|former)\b|similar to\b)|^(?:\S+\s){1,4}(?:of|for|in|by) doing (?:so|this|that)\b|^(?:on|in|for|with|at|under|over|during|as(?!\s[^,]{2,50}\s(?:has|have|had|is|are|was|were|does|did|do|can|could|will|would|[a-z]+n't)\s)|without)\s[^,]{2,60},\s(?:this|these|those|that)\s(?!is why\b|week\b|month\b|sprint\b)[a-z]|^(?:on|in|at|with)\s(?:the|my|our|an?)\s(?:[\w-]+\s){1,2}(?:it|they)\s/i,
)
