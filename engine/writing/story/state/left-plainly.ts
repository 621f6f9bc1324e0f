import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isMany } from '../../deeds/extent/object.ts'
import { uncapitaliseNoun } from '../../sentence/tidy.ts'

/** "The totals nightly has been computed": how often is said behind it. */
const HOW_OFTEN =
  /^((?:[Tt]he|[Oo]ur|[Aa]ll) [\w -]{2,40}?) (nightly|daily|weekly|hourly|monthly) ((?:has|have) been [a-z]+|(?:is|are) now [a-z]+)(?=[.]|$)/

/** "... over a weekend": when it was done. */
const WHEN_DONE = lean(
  /(?<=\s(?:been|now)\s.*)\s(?:over|in|within|during) (?:an?|one|the|two|three|a single|\d+) (?:weekend|week|day|night|month|evening|afternoon|morning|sprint|hours|days|weeks)(?=[\s.]|$)/,
)

/** "The pump when the tank is empty is now fixed": not the pump was broken. */
const MENDED_IN_CASE =
  /^(?!The (?:problem|issue|bug|error|trouble)\b)((?:[\w.()/'"-]+ ){1,7}?)((?:when|while|if) [^.;]{4,80}?) (?:is|are) (?:now )?(fixed|resolved|solved)(?=[.]?$)/
/** What is amiss by its name. */
const AMISS =
  /\b(?:bugs?|issues?|problems?|errors?|crash(?:es)?|leaks?|races?|failures?|faults?|hangs?|deadlocks?|typos?|warnings?|[a-z]+ing|exceptions?|regressions?|flickers?|overflows?|corruption|mismatch(?:es)?|behaviou?r|panics?|segfaults?|freezes?|loss(?:es)?|timeouts?|lags?|glitch(?:es)?|conflicts?|delays?|gaps?|holes?|drift|noise|duplicates?|rejections?|stutter|jams?|blocks?)\b/i

/** "The press has been changed to always stop": it now does. */
const MADE_TO =
  /^([^,;:]{2,70}?) (?:(?:is|are) now|(?:has|have) been) (?:changed|made|modified|switched|updated|adapted) to (?:(not |always |never )|(?!\S+ (?:in|on|at|for|of|with|by|from)\s))([a-z]+)(?=\s)/
/** What goes on once it has been done: "late entry has been allowed". */
const LASTS = /\b(has|have) been (allowed|permitted|forbidden|deprecated)(?=[ .]|$)/
const TWICE = /^([^,;:]*\bno longer\b.*?) any ?more(?=[ .]|$)/

/** What a thing was made to do, as what it now does. */
export function nowDoing(text: string): string {
  const [whole = '', thing = '', how = '', word = ''] = MADE_TO.exec(text) ?? []
  const verb = verbIn(word, 'base')
  if (!verb || verb.base === 'be') return text.replace(TWICE, '$1')
  const does = isMany(thing) ? verb.base : verb.forms.s
  return `${thing} ${how === 'not ' ? 'no longer ' : `now ${how}`}${does}${text.slice(whole.length)}`
}

/** What a deed left, without how and when it was done, which is told with the deed: "... has been cut from 8 MB to 1 MB by turning all pictures". */
export function leftPlainly(text: string): string {
  return nowDoing(text)
    .replace(LASTS, (_, has: string, done: string) => `${has === 'has' ? 'is' : 'are'} now ${done}`)
    .replace(/^(.{0,200}\sbeen\s.{0,200}?\sto\s\S.{0,80}?)\sby\s[a-z]+ing\s.*$/, '$1')
    .replace(WHEN_DONE, '')
    .replace(/\b(is|are) now ([a-z]+ for now)(?=[.]|$)/, '$1 $2')
    .replace(MENDED_IN_CASE, (whole, thing: string, when: string, mended: string) =>
      AMISS.test(thing) ? whole : `The problem with ${uncapitaliseNoun(thing)}${when} is now ${mended}`,
    )
    .replace(HOW_OFTEN, (_, thing: string, often: string, now: string) =>
      [thing, isMany(thing) ? now.replace('has', 'have').replace('is', 'are') : now, often].join(' '),
    )
}
