import { spellingOf } from '../../facts/technologies/spellings.ts'
import { lean } from '../../lean.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { HARMS, troubleParts } from '../clauses/trouble-parts.ts'
import { guessPast, verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'
import { anyOf } from '../patterns/any-of.ts'

/** "Fixed that.", "Fixed it with a row lock", "Fixed by locking the row": what the note has just told of. */
const MENDED =
  /^((?:I|We)\s)?((?:[Aa]lso\s|[Tt]hen\s)?(?:[Ff]ixed|[Ss]olved|[Rr]esolved|[Rr]epaired|[Mm]ended|[Pp]atched|[Cc]orrected|[Cc]losed|[Pp]lugged))(?:\s(?:that|it|this|both|them|those|these)(?: one| too)?(?=[.!]*$|,|\s(?:with|by|in|using|via|and|so|today|before|after)\b)|(?=\sby\s[a-z]+ing\s)|(?=[.!]*$))/
/** "Segfault in the importer: ..." names it without a verb. */
const NAMED =
  /^(?:(an?|the)\s)?((?:(?!(?:no|fixed|solved|possible|potential)\b)[a-z-]+\s){0,2}?(?:bug|segfault|panic|race(?: condition)?|leak|crash|deadlock|regression|overflow|typo|freeze|hang|exception|page fault|double fault)\s(?:in|on|of|at|with|between|when|every|each)(?:\s(?!(?:that|which|where|when|if|after|because|who|so|but|and|is|are|was|were|has|had)\b)[^\s,;:.()]+){1,6}(?:\s(?:if|when|after)\s[^,;:.()]{3,60})?)(?=[:.,;]|\s\(|\s(?:->|=>|\u2192)\s|$)/i
const FOUND = lean(
  /^(?:(?:I|We)\s)?(?:(?:also|then|just|finally)\s)?(?:found|discovered|noticed|spotted|saw|hit|ran into|came across|uncovered|tracked down|identified|caught|had|got|met|faced|encountered|chased(?: down)?|debugged|hunted(?: down)?|investigated|looked into|spent\s[^,;.]{2,30}?\s(?:tracking down|chasing(?: down)?|hunting(?: down)?|debugging|looking (?:for|into)|investigating|on))\s/i,
)
/** "Had trouble with the drop zones flickering". */
const TROUBLE_WITH = lean(
  /^(?:some\s|a lot of\s|a bit of\s|big\s|many\s|several\s|a few\s)?(?:troubles?|(problems|issues|difficulties)|an? (?:problem|issue|hard time))\s(?:with\s)((?:the|my|our|an?|its|all|some)\s[^,;:.]{3,70}|[A-Z][^,;:.]{3,70})/i,
)
/** Many of a kind need no article: "CORS errors on the login page". */
const MANY = lean(
  /^((?:(?!(?:that|which|where|when|because|who|so|but|to|no|and|me|him|us|lots?|any|more)\b)[^\s,;:.()]+\s){0,3}?(?:bugs|races|leaks|crashes|issues|problems|errors|faults|deadlocks|warnings|timeouts|conflicts)(?:\s(?:in|with|of|on|for|at|between|from)\s(?:(?!(?:that|which|where|when|because|who|so|but|and)\b)[^\s,;:.()]+\s?){1,6})?)/i,
)
/** A thing by its name, up to where more is said of it. */
const THING = lean(
  /^((?:an?|the|one|two|three|four|some|several|\d+)\s(?:(?!(?:that|which|where|when|because|who|so|but)\b)[^\s,;:.()]+\s){0,8}?(?:bugs?|segfaults?|panics?|hangs?|freezes|overflows?|exceptions?|misconfigurations?|races?|race conditions?|leaks?|crash(?:es)?|issues?|problems?|errors?|faults?|deadlocks?|vulnerabilit(?:y|ies)|holes?|regressions?|typos?|mistakes?|flaws?|glitch(?:es)?|loops?|gaps?|cracks?|warnings?|duplicates?)(?:\s(?:in|with|of|on|for|at|between|inside|behind)\s(?:(?!(?:that|which|where|when|because|who|so|but|and)\b)[^\s,;:.()]+\s?){1,6})?(?:\s?(?:where|when|that)\s[^,;:.]{6,90}(?![^,;:.]))?)/i,
)
/** "A crash of the press for two days": so long it was looked for. */
const FOR_SO_LONG =
  /\sfor (?:(?:about|almost|nearly|over|half) )?(?:an?|one|two|three|four|five|six|several|\d+|the whole) (?:[a-z]+ )?(?:days?|hours?|weeks?|evenings?|mornings?|afternoons?)$/
const CLAUSE = /^(?:that\s)?((?:the|our|my|an?|some|all|every|its)\s[^,;:]{6,90}?)[.!]*$/i

/** What was found in the sentence before, or in the one before that, and is said here to have been mended. */
export function mendedFound(text: string, before: readonly string[]): string | undefined {
  const match = MENDED.exec(text)
  if (!match) return undefined
  const [whole, who = '', did = ''] = match
  for (const line of before.slice(-2).toReversed()) {
    const found = line.replace(DAY, '')
    const [lead = ''] = FOUND.exec(found) ?? []
    const [, article = 'the', fault = ''] = lead ? [] : (NAMED.exec(found) ?? [])
    if (fault)
      return `${who}${did} ${article.toLowerCase()} ${fault.charAt(0).toLowerCase()}${fault.slice(1).replace(FOR_US, '').trim()}${text.slice(whole.length)}`
    const failing = lead || !BY.test(text) ? undefined : failingIn(found)
    if (failing) return `${who}${did} ${failing}${text.slice(whole.length)}`
    if (NAMES_CAUSE.test(found)) continue
    if (!lead) continue
    const told = found.slice(lead.length)
    const thing = (withWhat(told) ?? THING.exec(told)?.[1] ?? MANY.exec(told)?.[1])
      ?.trim()
      .replace(FOR_SO_LONG, '')
    const clause = thing ? undefined : CLAUSE.exec(told)?.[1]
    const mended = thing ?? (clause && HAS_VERB.test(clause) ? `an issue where ${clause}` : undefined)
    // "Where the lid jams with a spring" would be told of the jam.
    const how = / where /.test(mended ?? '') ? ' by using ' : '$&'
    return mended && `${who}${did} ${mended}${text.slice(whole.length).replace(/^ (?:with|using|via) /, how)}`
  }
  return undefined
}

/** "... every time we boot": for whom. */
const FOR_US = /\s(?:every|each|when|whenever)\s(?:\S+\s)*?(?:I|we|you)\b.*$/
/** "(03/10/23) Crash on empty rows". */
const DAY = /^\(?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\)?:?\s/
/** "The issue was the counter", between a trouble and how it was mended. */
const NAMES_CAUSE =
  /^(?:(?:the|my|our|this)\s(?:\w+\s)?(?:issue|problem|cause|reason|culprit|bug|error)\b|it turned out\b|turn(?:s|ed) out\b)/i
/** "Fixed by resetting the counter", where no "it" says what. */
const BY = /^(?:fixed|solved|resolved)\sby\s/i
/** A trouble of so few words is told within one line. */
const SHORT = 12

/** "The belt stopped after ten crates. Fixed by ...": the belt stopping after ten crates. */
function failingIn(found: string): string | undefined {
  const told = found.replace(/[.!]+$/, '')
  if (told.split(' ').length > SHORT || /[,;:()]|\b(?:I|we|you|it|they|us|my|our)\b/i.test(told))
    return undefined
  const { subject = '', words: [word = '', next = '', ...rest] = [] } = troubleParts(told) ?? {}
  const things = named(subject)
  const isDenied = word === 'did' && next === 'not'
  const verb = isDenied ? verbIn(rest[0] ?? '', 'base') : (verbIn(word, 'past') ?? guessPast(word))
  if (!verb || !things) return undefined
  if (isDenied) return [things, 'not', verb.forms.ing, ...rest.slice(1)].join(' ')
  return HARMS.test(verb.base) ? [things, verb.forms.ing, next, ...rest].join(' ') : undefined
}

/** "Belt": the belt; "Postgres" keeps its name. */
function named(subject: string): string {
  const [first = ''] = subject.split(' ')
  if (!/^[A-Z][a-z]+$/.test(first) || spellingOf(first)) return subject
  const small = subject.charAt(0).toLowerCase() + subject.slice(1)
  return /^(?:the|an?|our|my|all|some|every|each|no)\b/.test(small) || isPlural(subject)
    ? small
    : `the ${small}`
}

/** "Trouble with the lids sticking" is told as an issue with them. */
function withWhat(told: string): string | undefined {
  const [, many = '', what = ''] = TROUBLE_WITH.exec(told) ?? []
  return what ? `${many ? 'issues' : 'an issue'} with ${what}` : undefined
}

const HAS_VERB =
  /\s(?:is|are|was|were|has|had|can|could|did|does|never|always|didn't|doesn't|wasn't|isn't|couldn't|[a-z]+ed|[a-z]+s)\s/

const FOUND_IT =
  /^((?:(?:I|We)\s)?(?:(?:finally|then|eventually|quickly)\s)?(?:[Ff]ound|[Cc]aught|[Ss]potted|[Ll]ocated))\sit(?=\s(?:with|by|using|in|via|after)\b)/
const FAULT =
  /\b(?:an?|the|one)\s(?:[\w-]+\s){0,3}?(bug|leak|race|crash|error|fault|problem|issue|deadlock|regression)\b/

/** "I had a nasty bug where it drifted, found it with a probe": the bug. */
export function foundFault(text: string, before: string): string | undefined {
  const fault = FOUND_IT.test(text) ? FAULT.exec(before)?.[1] : undefined
  return fault && text.replace(FOUND_IT, `$1 the ${fault}`)
}

/** "Found a leak in the cache and fixed it". */
const FOUND_AND = lean(
  /\b(found|discovered|spotted|identified|located|uncovered|caught|diagnosed)\s((?:an?|the|two|three|four|five|six|seven|eight|nine|ten|several|some|many|multiple|various|\d+)\s[^,;.:]{3,80}?),?\s(?:and\s(?:then\s|also\s|quickly\s|promptly\s)?|(?:along the way,?\s)?which\s(?:I|we)\s(?:then\s|also\s|have\s)?(?=[a-z]+(?:[.,;!]|$)))(fixed|patched|repaired|corrected|resolved|removed|closed|eliminated|plugged)(?:\s(?:it|them)|(?<=which\s[^,;.]{1,20}))(?=[.,;!]|$|\s(?:before|by|in|with|within|too)\b)/i,
)

/** "Added in the lamp that blinks": the lamp was added, unless something else was there. */
const ADDED_IN =
  /(?<=^|\b(?:I|we|and|then|also),?\s)(added)\sin\s(?=(?:the|an?|some|new|two|three)\s(?:[\w'-]+\s){0,3}?[\w'-]+(?:[.,;!]|$|\s(?:and|that|which|so|to|for|as)\b))/gi

/** "Found 19 cracks, filled the 11 small ones": which of them. */
const ONES =
  /\b((?:\d[\d,]*|two|three|four|five|six|several|many|some|a few)\s(?:[a-z-]+\s)?([a-z-]{2,}[^s\s]s),?\s(?:and\s|but\s|so\s)?(?:(?:I|we|then|only)\s){0,2}[a-z]+\s(?:the\s|all the\s)?(?:(?:\d+|two|three|four|five|six|most)\s)?[a-z-]+\s)ones\b/i

/** "It turns out we had a loose valve: once we fixed this, the pump ran again": the valve was fixed. */
const ONCE_FIXED = lean(
  /^(?:(?:it )?turn(?:s|ed) out(?: that)? )?(I|we) had (an? (?:(?!(?:that|which|where|when|because)\b)[^\s,;:.()]+\s){1,9}?[^\s,;:.()]+)[:;,] (?:and )?(?:once|after|when|as soon as) (?:I|we) (?:had )?(fixed|solved|resolved|repaired|corrected) (?:this|that|it),? (?=\S)/i,
)

/** "It opened a new socket on every call and never closed the old one": the old socket. */
const OLD_ONE =
  /\b(an? (?:new|second|fresh|different) ((?:[a-z-]+ )??[a-z-]+)(?= (?:on|in|at|for|to|with|from|per|every|each|and|but|by|when|before|after)\b|,)[^.;:]{1,90}?\bthe (?:old|previous|other|last|former) )one\b(?! (?:of|by)\b)/gi

const mayBeOne = anyOf([ADDED_IN, ONES, OLD_ONE, ONCE_FIXED, FOUND_AND])

/** "Found a leak in the cache and fixed it" is said as "found and fixed a leak in the cache". */
export function asOneDeed(said: string): string {
  if (!mayBeOne(said)) return said
  const text = said
    .replace(ADDED_IN, '$1 ')
    .replace(ONES, '$1$2')
    .replace(OLD_ONE, '$1$2')
    .replace(
      ONCE_FIXED,
      (_, who: string, what: string, did: string) => `${capitalise(who)} ${did} ${what}, and `,
    )
  return text.replace(FOUND_AND, (whole, found: string, what: string, mended: string) =>
    /\b(?:that|which|who|where|when|if|because|and|but)\b/.test(what.replace(/\bbetween\s[^,]+?\sand\s/, ''))
      ? whole
      : `${found} and ${mended} ${what.replace(/\sas (?:the|a|an) (?:[a-z]+ )?(?:cause|culprit|source|reason)$/, '')}`,
  )
}
