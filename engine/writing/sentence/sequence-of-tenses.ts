import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { guessPast, verbIn } from '../../text/clauses/verbs.ts'
import { inPast } from '../story/telling/past-tense.ts'

/** What opens a clause that depends on what stands before it; "we" after a thing does so, too ("the belts we use"). */
const ONSET =
  /(,?\s)(because|since|as(?!\s(?:well|of|part|usual|such|if|soon|long|far)\b)|what|how|so that|such that|so|why|whether|that|which|where|who|when|whenever|if|once(?!\s(?:every|per|an?|in|or|more|again)\b)|until|after|before|unless)\s(?=\S)|(?<=[a-z])(?<!\b(?:and|or|but|then))(\s)(?=(?:I|we)\s(?!own\b|live\b)[a-z]+)/g

/** The verbs that something can depend on: "fixed X and dropped Y", "by removing", "to find out". */
const GOVERNORS =
  /(?:^(?:(?:I|We)\s)?|,\s(?:and\s)?|\s(?:and|then|by|to|without|after|before)\s)(?:(?:also|then|finally|just|only|even|[a-z]+ly)\s){0,2}([A-Za-z-]+)(?=\s)/g

/** Where a clause may end: how it was done, or what was done besides. */
const JOINTS =
  /;|:\s|\.\s|\s\(|,?\susing\s|,?\sby\s(?=[a-z]+ing\s)|(?:,\s(?:and\s)?|\sand\s)(?:also\s|then\s)?(?=([a-z-]+)\s)/g

/** What was done away with: what is said of it was so until then. */
const REMOVES =
  /^(?:remove|drop|delete|eliminate|prevent|avoid|stop|revert|skip|ignore|reject|disable|debug|investigate|diagnose|trace|track|chase|hunt|isolate|reproduce|encounter|hit)$/
/** What was mended or found may go on doing what it does, but for its fault. */
const MENDS =
  /^(?:fix|resolve|solve|correct|repair|mend|patch|address|find|discover|identify|spot|locate|see|notice|keep)$/
const FAULTY =
  /\b(?:not|never|no|nothing|without|wrong(?:ly)?|incorrect(?:ly)?|missing|invalid|stale|duplicate|twice|fails?|failing|crash(?:es)?|breaks?|broken|hangs?|leaks?|stuck|lost|loses?|stops?|blocks?|blocked|(?:block|impact|affect|hurt|slow|break|caus|spam|flood|delay|degrad|clogg|hamper)ing|impacts|affects|hurts|slows|too)\b|n't\b/
const FAULT =
  /\b(?:bug|crash(?:es)?|issue|problem|error|race|race condition|deadlock|leak|regression|fault|failure|hang|glitch|defect|flaw|panic|mistake|vulnerability|jam|outage)s?(?:\s(?:in|with|on|of|for)\s(?:\S+\s){0,4}\S+)?$/

/** What was seen or thought is told as it was then. */
const TELLS =
  /^(?:notice|realise|realize|find|discover|see|confirm|decide|conclude|suspect|think|believe|observe|verify|determine|report)$/
/** What is explained is so. */
const EXPLAINS = /^(?:document|explain|describe|write|show|teach|present|note)$/
const ASKS =
  /(?<!(?<!\bhad\s)\bto\s)\b(?:see|saw|check|checked|know|knew|(?:find|found|figure|figured) out|ask|asked|determine|determined|wonder(?:ed|ing)?|test|tested)$/
/** What was tried shows what came of it. */
const TRIES = /^(?:try|test|check|run|measure|benchmark|verify|retry|rerun|compare)$/

const TRIAL = /\b(?:benchmark|tests?|trial|experiment|measurements?)$/

/** What the teller does or can. */
const OURS = /^(?!where\b)[a-z]+ (?:I|we)(?:'m|'re|\s(?!now\b))/
const YET_TO_COME = /^(?:that|which|who) (?:will|won't)\s/
const MODAL = /\b(?:will|can|cannot|can't|won't|may)\b/
const SHOWN = /\b(?:is|are|has|can|may|will|does|isn't|aren't|can't|doesn't)\b/
const NOT_AGAIN = /\b(?:does not|doesn't|do not|don't)\s(?=(?:happen|occur)\sagain\b)/
/** "As the tank is dry, we opened it". */
const REASON_FIRST =
  /^((?:As|Since|Because)\s(?!(?:soon|long|far|well|of|part|a|an)\s)[^,]{4,120}?)(?<!\b(?:and|or|but|that|which|what|how|where|when|if|because|so|until|before|after)),?\s(?=(?:I|we)\s[a-z]+)/
/** "On the quiet side of things, I got it to run". */
const SETTING = /^(?!(?:If|As|Since|Because)\b)[A-Z][^,]{2,80},\s(?=(?:I|we)\s[a-z]+)/
/** "The issue where the lid jams is now resolved". */
const FAULT_OVER =
  /^(The (?:[\w-]+\s){0,3}(?:issue|bug|problem|crash|error|leak|race|deadlock|fault)\s)((?:where|when|that|in which)\s.{4,120}?)(\s(?:is now|has been|is no longer)\s.*)$/
/** "By the end, I had freed the lid". */
const BY_THE_END = /^By the end, (?:I|we) had\s/
/** "With the new jig we are able to turn it, so I decided". */
const SO_DONE = /^([^;:]{8,200}?),?\s(so\s(?:I|we)\s.+)$/
const TRIED_AND = /^((?:I|We)?\s?[^,;]{4,120}?),?\s(?:and|but)\s(?=(?:the|it|they|all|everything)\s)/
const SEEN = /(?:^(?:I|We)|\s(?:and|I|we))\s(?:[a-z]+ly\s)?([a-z]+)\s(?=(?:the|it|this|they|my|our|there)\s)/
/** "Fixed how the lid is shut before it cools": so it goes on. */
const HOW_IT_GOES = /^(?:(?:By the end, )?(?:I|We) (?:had )?)?fixed how\s/i
/** "We mended it and are seeing fewer alarms". */
const AND_ARE = /(?<=^(?:I|We)\s[^,;]{4,120}\sand\s)(?:am|are)(?=\s[a-z]+ing\s)/

/** "Wired a spare, ensuring that the lamp will burn". */
const ENSURED =
  /\b((?:ensuring|guaranteeing|making sure|to ensure|to guarantee|to make sure)\s(?:(?!(?:will|would|can|is|are|when|if)\b)[\w'./-]+\s){1,7})will\b/

/** "Rinsed it to ensure the tank is clean before we fill it": what we do then is told in the past, and so is this. */
const ENSURED_BEFORE =
  /\b((?:ensuring|making sure|to ensure|to make sure)\s(?:(?!(?:will|would|can|when|if|is|are)\b)[\w'./-]+\s){1,7})(is|are)(?=\s[^,;]{2,60}\s(?:before|after|when|once|until)\s(?:I|we)\s)/

/** "Lag stays under 2 s since": what goes on since then has done so. */
const STAYS_SINCE =
  /^([^,;:]{2,60}?)\s(is|are|stays?|remains?|holds?|keeps?)\s([^,;:]{2,60}\ssince(?: then)?[.!]?)$/

/**
 * A sentence that tells a deed, with what depends on it in the same time: "fixed a jam that occurs" becomes "fixed a jam that
 * occurred". What a new thing does goes on: "added a check that validates it".
 */
export function inSequence(sentence: string): string {
  if (HOW_IT_GOES.test(sentence)) return sentence
  const [, thing = '', stays = '', steady = ''] = STAYS_SINCE.exec(sentence) ?? []
  const verb = verbIn(stays, 's', 'base')
  if (/^(?:is|are)$/.test(stays)) return `${thing} ${stays === 'is' ? 'has' : 'have'} been ${steady}`
  if (verb) return `${thing} ${stays === verb.base ? 'have' : 'has'} ${verb.forms.participle} ${steady}`
  const [whole = '', reason = ''] = REASON_FIRST.exec(sentence) ?? []
  if (reason) {
    const deed = sentence.slice(whole.length)
    return isPastDeed(deed) ? `${inPast(reason)}, ${inSequence(deed)}` : sentence
  }
  const [, fault = '', clause = '', end = ''] = FAULT_OVER.exec(sentence) ?? []
  if (fault) return fault + turned(clause, '') + end
  const [frame = ''] = BY_THE_END.exec(sentence) ?? []
  if (frame) return frame + clausesInPast(sentence.slice(frame.length))
  const [setting = ''] = SETTING.exec(sentence) ?? []
  if (setting && isPastDeed(sentence.slice(setting.length)))
    return setting + inSequence(sentence.slice(setting.length))
  if (!isPastDeed(sentence)) return withReasonBehind(sentence)
  return clausesInPast(withWhatWasSeen(withTrialsEnd(sentence.replace(AND_ARE, 'were'))))
}

function withReasonBehind(sentence: string): string {
  const [, first = '', second = ''] = SO_DONE.exec(sentence) ?? []
  if (!/\b(?:I|we)\s/i.test(first) || !isPastDeed(second.slice(3))) return sentence
  const told = turned(first)
  return told === first ? sentence : `${told}, ${second}`
}

function isPastDeed(sentence: string): boolean {
  const [, word = ''] =
    /^(?:(?:I|[Ww]e)\s)?(?:(?:also|then|finally|just|only|even|[a-z]+ly)\s){0,2}([A-Za-z-]+)\s/.exec(
      sentence,
    ) ?? []
  return isDone(word)
}

function isDone(word: string): boolean {
  return word === 'had' || verbIn(word, 'past') !== undefined || guessPast(word) !== undefined
}

/** "I tried the glaze and the cracks persist". */
function withTrialsEnd(sentence: string): string {
  const [whole = '', trial = ''] = TRIED_AND.exec(sentence) ?? []
  const end = sentence.slice(whole.length)
  if (!trial || !(TRIES.test(governorOf(trial)) || TRIAL.test(trial)) || /\bnow\b/.test(end)) return sentence
  return whole + turned(end)
}

/** "I confirmed the drip is caused by frost": a clause that nothing opens. */
function withWhatWasSeen(sentence: string): string {
  const found = SEEN.exec(sentence)
  if (!found || !TELLS.test(verbIn(found[1] ?? '', 'past')?.base ?? '')) return sentence
  const start = found.index + found[0].length
  const seen = sentence.slice(start, start + endOf(sentence.slice(start)))
  return SHOWN.test(opening(seen))
    ? sentence.slice(0, start) + turned(seen) + sentence.slice(start + seen.length)
    : sentence
}

function clausesInPast(sentence: string): string {
  let told = ''
  let rest = sentence
    .replace(ENSURED, '$1would')
    .replace(ENSURED_BEFORE, (_, before: string, is: string) => `${before}${is === 'is' ? 'was' : 'were'}`)
  let isLasting = false
  for (let onset = nextOnset(rest); onset; onset = nextOnset(rest)) {
    const start = onset.index + (onset[1] ?? onset[3] ?? '').length
    const before = told + rest.slice(0, onset.index)
    const end = start + endOf(rest.slice(start))
    const clause = rest.slice(start, end)
    const kind = onset[2] ?? 'we'
    const place = { before, clause, isApart: onset[1]?.startsWith(',') ?? false }
    const isPast = liesInPast(kind, place)
    // What a new thing does goes on, and what depends on that.
    if (RELATIVE.test(kind) && !isPast) isLasting = true
    const isTurned = isPast && (!isLasting || kind.startsWith('so')) && !IN_BRACKETS.test(before)
    const past = isTurned
      ? turned(clause, RELATIVE.test(kind) || kind === 'we' ? lastWord(before) : '')
      : clause
    // What is not turned as a whole may hold a clause that is.
    const step = isTurned ? end : start + kind.length
    told += rest.slice(0, start) + (isTurned ? past : rest.slice(start, step))
    rest = rest.slice(step)
    if (isLasting && endOf(rest) < rest.length) {
      const over = endOf(rest)
      told += rest.slice(0, over)
      rest = rest.slice(over)
      isLasting = false
    }
  }
  return told + rest
}

/** "I had to fix it": what follows depends on the fixing. */
const HAD_TO = /^(?:I|We)\shad\sto\s(?!.*\sto\s)/
/** "(which, as things are, was old)". */
const IN_BRACKETS = /\([^)]*$/
const RELATIVE = /^(?:that|which|where|who)$/

function nextOnset(text: string): RegExpExecArray | null {
  ONSET.lastIndex = 0
  return ONSET.exec(text)
}

type Onset = { before: string; clause: string; isApart: boolean }

function liesInPast(kind: string, onset: Onset): boolean {
  const { before, clause, isApart } = onset
  // "Whether to paint the gate" has no tense.
  if (/^[a-z]+ to [a-z]+\b/.test(clause)) return false
  if (kind === 'because' || kind === 'since') return true
  if (kind === 'as')
    return isApart || (/^as (?:the|it|they|we|I|there|our|my)\s/.test(clause) && SHOWN.test(opening(clause)))
  if (kind === 'what' || kind === 'how') return OURS.test(clause)
  if (OURS.test(clause) && kind !== 'so that' && kind !== 'so') return true
  if (kind === 'such that') return true
  if (kind.startsWith('so'))
    return (
      !/\bnow\b/.test(clause) &&
      (MODAL.test(clause) || NOT_AGAIN.test(clause) || /^so (?:that )?(?:I|we)\s/.test(clause))
    )
  if (kind === 'why' || kind === 'whether') return !EXPLAINS.test(governorOf(before))
  if (kind === 'we') return !/\bnow\b/.test(clause)
  if (kind === 'if' && ASKS.test(before)) return true
  return isGone(kind, onset) || tells(before) || YET_TO_COME.test(clause)
}

/** Whether what is said of the thing before was so only until the deed. */
function isGone(kind: string, { before, clause, isApart }: Onset): boolean {
  if (FAULT.test(before)) return true
  const base = governorOf(before)
  if (REMOVES.test(base)) return true
  return MENDS.test(base) && (!RELATIVE.test(kind) || (!isApart && FAULTY.test(clause)))
}

/** "I noticed" that. */
function tells(before: string): boolean {
  const word = lastWord(before)
  // "A report that lists them" is a thing.
  return TELLS.test(
    (verbIn(word, 'past') ?? (NOUN_VERBS.has(word) ? undefined : verbIn(word, 'base')))?.base ?? '',
  )
}

/** The base of the last verb that what follows can depend on; what something was made to do is not one of those. */
function governorOf(before: string): string {
  let base = ''
  for (const { 0: whole, 1: word = '' } of before.matchAll(GOVERNORS)) {
    const small = word.toLowerCase()
    const verb = verbIn(small, 'past') ?? guessPast(small) ?? verbIn(small, 'ing', 'base')
    if (verb) base = /^\sto\s/.test(whole) && !HAD_TO.test(before) ? '' : verb.base
  }
  return base
}

function endOf(clause: string): number {
  for (const { index, 1: word } of clause.matchAll(JOINTS))
    if (word === undefined || isDone(word) || /ing$/.test(word)) return index
  return clause.length
}

/** What stands before the next clause. */
function opening(clause: string): string {
  const next = clause.slice(4).search(ONSET)
  return next < 0 ? clause : clause.slice(0, next + 4)
}

function lastWord(text: string): string {
  return /[\w-]+$/.exec(text)?.[0] ?? ''
}

/** A clause in the past, read with the word it tells of. */
function turned(clause: string, thing?: string): string {
  const lead = thing === undefined ? '' : thing ? `It was the ${thing} ` : 'It was '
  const past = inPast(lead + clause.replace(NOT_AGAIN, 'will not ')).slice(lead.length)
  return SHOWN.test(past) ? clause : clause.charAt(0) + past.slice(1)
}
