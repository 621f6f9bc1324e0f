import { LIGHT_ADJECTIVES } from '../../../lexicon/chunk-words.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceForText } from '../../../once.ts'
import { guessPast, readVerb, type Verb, verbIn } from '../../../text/clauses/verbs.ts'
import { withIts } from '../../sentence/its.ts'
import { capitalise } from '../../sentence/tidy.ts'
import { asItWasMet } from './as-it-was-met.ts'
import { areManyThings, BREAKDOWN, isThatOne, THROUGHOUT } from './many-things.ts'
import { BEFORE_NOUN, COUNT, COUNTED, ED, HAS_ON, isPastHere, PRONOUN, SUBJECT } from './past-here.ts'
import {
  ADVERB,
  CLAUSE_OPENS,
  carriesOn,
  IN_PAST,
  isBeforeVerb,
  isDoneTo,
  isLone,
  isSuchOne,
  isWhileDoing,
  JOINING,
  type Kind,
  opensAsThing,
  PAST,
  type Place,
  partsOf,
  placeOf,
  showsTense,
  TRAITS,
} from './past-place.ts'

/** After these the verb stands in its base form and shows no tense. */
const GOVERNING =
  /^(?:to|will|would|can|could|should|may|might|must|shall|do|does|did|not|cannot|[a-z]+n't)$/i
/** A name in code ("onGateClosed") is none. */
const ADJECTIVE = /^(?!(?:sh|s[ep]e|fe|ne|we|b|sl)ed$)[A-Z]?[a-z]+(?:ed|ing|al|ous|ful|ive|able|ible|less)$/
const MANY = /^(?:I|we|they|people)$/i
const MANY_OF = /^(?:two|three|four|five|several|many|some|multiple|\d+)$/i
const PLURAL = /^[A-Za-z][a-z]+[^sui]s$/
const OBJECT =
  /^(?:the|an?|it|its|them|their|all|no|any|every|each|this|these|our|my|only|half|two|three|four|several)$/
const TOWARDS =
  /^(?:through|into|onto|over|in|on|from|at|out|up|down|off|back|around|behind|below|under|after)$/
const SUBORDINATING = /^(?:when|whenever|if|because|while|once|until|since)$/i
/** Words that need no object, so that their clause may end with them. */
const ENDING = /^(?:fails|works|crashes|hangs|happens|occurs|breaks|stops)$/
const AT_IT = /^(?:needs|leads|tries|starts|helps)$/
/** A wish, an order, a truth since some day, or words for which another tense would need another meaning. */
const FIXED =
  /\b(?:you|your|(?:I|we|you) shall|(?:it|this|that|there|something|I|we) must|must (?:have|not|be (?:an?|the|some|[a-z]+ing))|let's|ago|yesterday|tomorrow|next (?:day|time|week|month|sprint|year|release|version|step)s?)\b|'(?:ll|d)\b|\?|^since\s[^,]{1,20},/i
/** What somebody said stays as it was said. */
const QUOTE = /["\u201c\u201d]/
const UP_TO_NOW = /^up (?:to|until|till) now\b/i
/** "The current design": it is the one that was. An electric current is something else. */
const OF_THE_DAY =
  /(?<=\b(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]) )current (?=(?:technical |web |test |build |release |[A-Z]{2,5} )?(?:implementation|code|codebase|config|configuration|setup|set-up|system|approach|behaviou?r|design|process|workflow|solution|UI|API|logic|migration|export|import|script|pipeline|architecture|layout|format|structure|algorithm|method)\b)/g
const AT_PRESENT =
  /(?:^|\s)(?:currently|at the moment|at present|right now|as of now|nowadays),?(?=\s|[.,]|$)/gi

/** A sentence that tells how things are, told as how they were: "The job fails and is not retried" as "The job failed and was not retried". */
// All its verbs are put into the past, or, where one cannot be told from a noun, none; what is in the past stays so.
export const inPast = onceForText((given: string): string => {
  const sentence = asItWasMet(withIts(given))
  if (FIXED.test(sentence)) return sentence
  const then = sentence
    .replace(AT_PRESENT, '')
    .replace(UP_TO_NOW, 'Until then')
    .replace(OF_THE_DAY, '')
    .trim()
  const words = then.split(' ').map(partsOf)
  const hasQuote = QUOTE.test(sentence)
  let last: Kind | undefined
  let opener = words[0]?.word ?? ''
  let isVerbless = true
  let isChanged = false
  let isQuoted = false
  let hasVerb = false
  let mayHaveVerb = false
  let isPending = false
  const told: string[] = []
  for (const [index, { open, word, close }] of words.entries()) {
    const marks = hasQuote ? (word + close).split(QUOTE).length - 1 : 0
    if (isQuoted || marks > 0) {
      if (marks % 2 === 1) isQuoted = !isQuoted
      told.push(open + word + close)
      continue
    }
    const place: Place = {
      ...placeOf(index, words),
      last,
      opener: isVerbless ? opener : '',
      isTold: hasVerb && !isPending,
      isLone: () => !hasVerb && !mayHaveVerb && isLone(words, index),
      isThing: () => !isPending && isBeforeVerb(words, index),
    }
    const read = readIn(place, word)
    if (read === undefined) return sentence
    if (read.is) [last, isVerbless] = [read.is, false]
    // "..., which caused calls": before its comma nothing is left open.
    const isLeft: boolean =
      !hasVerb && !(index > 0 && place.isCut) && !(word === 'that' && /^(?:so|such)$/i.test(place.before))
    const opensNone = word === 'because' && place.next === 'of'
    if (CLAUSE_OPENS.test(word) && !opensNone)
      [isPending, hasVerb, mayHaveVerb] = [isPending || isLeft, isWhileDoing(words, index), false]
    else if (read.is) hasVerb = true
    else if (readVerb(word).some(({ form }) => form === 'past')) mayHaveVerb = true
    const isCut = close !== '' && /[,;:]/.test(close)
    if (isCut && !carriesOn(words[index + 1]?.word ?? '', hasVerb))
      [isPending, hasVerb, mayHaveVerb] = [isPending && !hasVerb, false, false]
    if (SUBORDINATING.test(word) && !opensNone) {
      // "When quickly loading trials" has no verb with a tense, either.
      const next = words.slice(index + 1, index + 4).find((one) => !ADVERB.test(one.word))
      ;[opener, isVerbless] = [word, !/ing$/.test(next?.word ?? '')]
    } else if (isCut) opener = ''
    if (read.text !== word) isChanged = true
    told.push(open + read.text + close)
  }
  // Where all its verbs were in the past, it may have spoken of that time as now.
  return isChanged || (last && then !== sentence) ? capitalise(told.join(' ')) : sentence
})

/** What is followed by what it says or shows: "it shows the lamp is on". */
const TELLING =
  /^(?:show|mean|say|think|seem|ensure|suggest|know|indicate|believe|find|see|feel|hope|guess|report|prove|tell|assume|confirm|claim|imply|state|check|expect|require|understand|suspect|notice|realise|realize|note|look|ask)$/

/** A word as it stands in the past, and what it tells of if it is a verb with a tense; nothing if that is not clear. */
type Read = { text: string; is?: Kind } | undefined

function readIn(place: Place, word: string): Read {
  const small = word.toLowerCase()
  const asIs = { text: word }
  if (!/^(?:re-)?[a-z']+$/.test(small)) return asIs
  // "Enemy spawns caused stutters": what has a past right behind it is a thing.
  if (
    /^[a-z]{4,}s$/.test(small) &&
    !place.isCut &&
    /^(?:caus|crash|fail|block|break|trigger|overload|flood|slow|happen)ed$/.test(place.next)
  )
    return asIs
  const { before, next, isCut, isFirst, isEnd, opener } = place
  const isBare = GOVERNING.test(before) && !isCut
  if (IN_PAST.test(small)) return { text: word, is: 'one' }
  const auxiliary = PAST[small]
  if (auxiliary !== undefined) {
    if (
      word === 'May' ||
      // "CAN", "DO", "AM": a bus, a tank's oxygen, the morning.
      (!isFirst && word.length > 1 && word === word.toUpperCase()) ||
      (small === 'am' && /\d$/.test(before)) ||
      // "The do not disturb sign", "the lamp as is needs oil".
      (!isCut && /^(?:the|an?)$/i.test(before)) ||
      (small === 'is' && before === 'as' && (isEnd || showsTense(next) || verbIn(next, 's'))) ||
      // "It made me have second thoughts".
      (/^(?:have|do)$/.test(small) && (isBare || /^(?:me|us|him|them|well)$/.test(before)))
    )
      return asIs
    // "To ease it's use": mistyped.
    if (small === "it's" && !isCut && verbIn(before, 'base') && !NOUN_VERBS.has(before)) return undefined
    const text =
      small === "it's" && /^(?:been|got)$/.test(next)
        ? 'it had'
        : small === "there's" && MANY_OF.test(next)
          ? 'there were'
          : auxiliary
    return { text: /^[A-Z]/.test(word) ? capitalise(text) : text, is: 'one' }
  }
  if (!isCut && COUNTED.test(`${before} ${small} ${next}`)) return asIs
  const single = verbIn(small, 's')
  const base = verbIn(small, 'base')
  // "Fails on retry", "Skip the cache": the subject is missing; "Lack of time" opens with a thing.
  if (isFirst) return (single || base) && !showsTense(next) && !opensAsThing(small, next) ? undefined : asIs
  if (/^[A-Z]/.test(word)) return asIs
  if (single) return readSingle(single, place, word)
  // "It states that number is set": a thing.
  const isSaid = before === 'that' && showsTense(next) && TELLING.test(place.antecedent.replace(/[sd]$/, ''))
  if (isBare || isSaid || (small === 'like' && !MANY.test(before))) return asIs
  if (readVerb(small).some(({ form }) => form === 'past'))
    return isPastHere(small, before, next, isEnd) ? { text: word, is: 'one' } : asIs
  if (base && /^ha(?:s|ve|d)$/i.test(before) && !isCut && verbIn(small, 'participle')) return asIs
  // "For the third time this month", "30 times a night".
  if (small === 'time' && /^(?:\w+th|first|second|third|last|next|same|long|some)$/i.test(before)) return asIs
  if (base) return readBase(base, place, word)
  // A verb that the table lacks.
  const isUnknown =
    !isCut &&
    // "People who".
    !CLAUSE_OPENS.test(small) &&
    (MANY.test(before) ||
      (/[^s]s$/.test(small) &&
        (/^(?:it|which|he|she|some(?:one|body))$/i.test(before) ||
          (before === 'that' && !isEnd && !showsTense(next) && !ADVERB.test(next) && !verbIn(next, 'base')) ||
          (OBJECT.test(next) &&
            small.length > 4 &&
            SUBORDINATING.test(opener) &&
            !BEFORE_NOUN.test(before)) ||
          (JOINING.test(before) && OBJECT.test(next) && small.length > 4) ||
          // "The lid jams when": nothing else before the next clause can be its verb.
          (SUBORDINATING.test(next) && !place.isTold && !BEFORE_NOUN.test(before) && place.isLone()) ||
          (isEnd && SUBORDINATING.test(opener) && !BEFORE_NOUN.test(before)))))
  return isUnknown && !ADVERB.test(small) && !/ing$/.test(small) ? undefined : asIs
}

/** "Parts", but not "compiles". */
function isThings(word: string): boolean {
  const verb = PLURAL.test(word) ? verbIn(word, 's') : undefined
  return PLURAL.test(word) && (verb === undefined || NOUN_VERBS.has(verb.base))
}

/** A verb that has what it was done to right behind it. */
const BROUGHT_ABOUT = /^(?:made|caused|broke|blocked|slowed|delayed|affected|triggered|prevented)$/

/** "Of Lodge locks", but "of which locks". */
const OF_NAMED = /^of (?!(?:which|who|whom|what|how|it|this|that)$)[A-Za-z][\w-]{2,}$/

function readSingle(verb: Verb, place: Place, word: string): Read {
  const {
    before,
    isCut,
    next,
    last,
    isEnd,
    hasAdverb,
    isLet,
    isMade,
    opener,
    isTold,
    isLone,
    isFrequent,
    antecedent,
  } = place
  const past: Read = { text: verb.forms.past, is: 'one' }
  const asIs = { text: word }
  const isThing = NOUN_VERBS.has(verb.base) && word !== 'lacks'
  // "The scanner in shipping prints": a place.
  const isPlace = /ing$/.test(before) && /^(?:in|at)$/.test(antecedent)
  const isQuality = (ADJECTIVE.test(before) && !isPlace) || LIGHT_ADJECTIVES.has(before)
  // "Our mails bounced": they did, though no table has the verb.
  if (
    isThing &&
    !isCut &&
    !place.isEnd &&
    /^[a-z]{3,}[a-df-z]ed$/.test(next) &&
    !PRONOUN.test(before) &&
    guessPast(next)
  )
    return asIs
  // "It made deploys painful": what it did that to; "not simply files".
  if (!isCut && (before === 'not' || (BROUGHT_ABOUT.test(before) && !PRONOUN.test(antecedent)))) return asIs
  if (showsTense(next) || isMade() || (word === 'means' && next === 'of')) return asIs
  // "Guests complained that exports timed out", "that exports of maps hung", "because deploys needed two people": they did.
  const opensClause =
    SUBORDINATING.test(before) || (before === 'that' && verbIn(antecedent, 'past', 's') !== undefined)
  if (!isCut && opensClause && (verbIn(next, 'past') || (isThing ? HAS_ON : ED).test(next))) return asIs
  // "The reader threads both watch the file", "six boat checks in May", "because of Lodge locks": how many of what, or of whose.
  const isNamed = COUNT.test(antecedent) || (OF_NAMED.test(`${antecedent} ${before}`) && !OBJECT.test(next))
  if (areManyThings(verb, place) || (isThing && !isCut && (place.isOfMany() || place.isListed() || isNamed)))
    return asIs
  if (
    !isCut &&
    ((SUBJECT.test(next) && NOUN_VERBS.has(verb.base) && !PRONOUN.test(before)) ||
      (!TELLING.test(verb.base) &&
        !PRONOUN.test(before) &&
        // "The way it is made creates a draught": no noun stands before an article.
        (isThing || !(OBJECT.test(next) || TOWARDS.test(next))) &&
        place.isThing()))
  )
    return asIs
  // "It leaves files behind", "it found errors": what that is done to.
  if (isThing && isDoneTo(place)) return asIs
  if (isCut || JOINING.test(before)) {
    if (hasAdverb && !isCut) return past
    if (last === 'one' && AT_IT.test(word) && next === 'to') return past
    // "Parts and features of it".
    if (!isCut && isThing && isThings(antecedent) && !OBJECT.test(next)) return asIs
    // "The form, on the last page, takes a minute": its first verb.
    if (last === undefined && isCut && !isThing && OBJECT.test(next)) return past
    if (last !== 'one') return isThing ? asIs : undefined
    if (isEnd) return ENDING.test(word) ? past : isThing ? asIs : undefined
    return !isThing || OBJECT.test(next) ? past : undefined
  }
  if (PRONOUN.test(before)) return past
  // "Gate 1 opens the lock": the number is a name.
  if (BEFORE_NOUN.test(before) && !(/^\d+$/.test(before) && OBJECT.test(next) && !isTold)) return asIs
  // "Which the list never shows", "so panning stutters".
  if (
    (isFrequent() && !(isThing && isTold)) ||
    (!isThing && /ing$/.test(before) && (antecedent === '' || CLAUSE_OPENS.test(antecedent)))
  )
    return past
  // "During range tests between two sheds, ..." has no verb before its comma.
  if (isThing && THROUGHOUT.test(opener)) return asIs
  if (isEnd) {
    // "An attempt to stop driver crashes", "it caused endless hangs".
    const doing = BREAKDOWN.test(word) ? verbIn(antecedent, 'base', 'past', 's') : undefined
    if (doing && !TELLING.test(doing.base)) return asIs
    // "It was my fault for removing the end stops".
    if (THROUGHOUT.test(opener) || (isThing && (isTold || (isQuality && !ENDING.test(word))))) return asIs
    if (ENDING.test(word) || SUBORDINATING.test(opener) || (!isThing && antecedent === 'than')) return past
    if (!isThing && !isTold && !place.isCut && isLone()) return past
    // In "Kernel boots, ..." it is the only verb there may be; not so in "Due to unit tests, ...".
    return isThing && (opener === '' || BEFORE_NOUN.test(opener)) ? asIs : undefined
  }
  if (AT_IT.test(word) && next === 'to') return past
  if (isThing && isTold) return asIs
  if (isThing && !isLet() && !isQuality && /^[a-z"]/i.test(next) && isLone()) return past
  if (isQuality) return isThing && !OBJECT.test(next) ? asIs : undefined
  return !isThing || OBJECT.test(next) ? past : undefined
}

function readBase(verb: Verb, place: Place, word: string): Read {
  const { before, antecedent, isCut, next, last, isLet, isEnd, opener, hasAdverb, isShared, isTold, isLone } =
    place
  const past: Read = { text: verb.forms.past, is: 'many' }
  const asIs = { text: word }
  const isThing = NOUN_VERBS.has(verb.base)
  // "If suspend fails", "anyone's guess".
  if ((SUBORDINATING.test(before) && verbIn(next, 's')) || isThatOne(verb, place)) return asIs
  if ((/[a-z]{3}'s$/.test(before) && PAST[before] === undefined) || (isThing && isSuchOne(place))) return asIs
  // "It drops all open sessions".
  if (TRAITS.test(word) && PLURAL.test(next)) return asIs
  // "Gives focus back", "falls back".
  if ((isThing && isDoneTo(place)) || (word === 'back' && readVerb(before).length > 0)) return asIs
  if (isCut || JOINING.test(before)) {
    if (last !== 'many') return asIs
    return OBJECT.test(next) ? past : isThing ? asIs : undefined
  }
  if (MANY.test(before)) return isLet() ? undefined : past
  // "This change only avoids a wait".
  if (/^this$/i.test(before)) return asIs
  if (/^(?:that|which|who)$/i.test(before))
    return (PLURAL.test(antecedent) || MANY.test(antecedent)) && !isEnd
      ? past
      : OBJECT.test(next)
        ? undefined
        : asIs
  // "Orders queue in the hall": the clause has no other verb.
  if (PLURAL.test(before) && isThing && TOWARDS.test(next) && !isLet() && !isTold && isLone()) return past
  if (PLURAL.test(before) && next === 'that' && TELLING.test(verb.base) && !isLet()) return past
  // "Which makes the lamps drift".
  if (PLURAL.test(before) && isLet() && !isThing) return asIs
  if (PLURAL.test(before)) return isLet() || (isThing && !isShared && !OBJECT.test(next)) ? undefined : past
  if (isLet() || BEFORE_NOUN.test(before)) return asIs
  if (hasAdverb && last === 'many') return past
  // "Uploads over 2 GB fail".
  if (!isThing && last === undefined && PLURAL.test(opener) && isLone()) return past
  // "Players in the lobby poll the server": the first word that can be the verb; "the row filter only hides locks".
  if (isThing && next === 'only' && place.isThing()) return asIs
  if (OBJECT.test(next)) return opener ? past : undefined
  return isThing || ADJECTIVE.test(before) ? asIs : undefined
}
