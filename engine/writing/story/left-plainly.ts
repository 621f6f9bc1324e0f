import { isMany } from '../deeds/object.ts'
import { uncapitaliseNoun } from '../tidy.ts'

/** "The totals nightly has been computed": how often is said behind it. */
const HOW_OFTEN =
  /^((?:[Tt]he|[Oo]ur|[Aa]ll) [\w -]{2,40}?) (nightly|daily|weekly|hourly|monthly) ((?:has|have) been [a-z]+|(?:is|are) now [a-z]+)(?=[.]|$)/

/** "... over a weekend": when it was done. */
const WHEN_DONE =
  /(?<=\s(?:been|now)\s.*)\s(?:over|in|within|during) (?:an?|one|the|two|three|a single|\d+) (?:weekend|week|day|night|month|evening|afternoon|morning|sprint|hours|days|weeks)(?=[\s.]|$)/

/** "The pump when the tank is empty is now fixed": not the pump was broken. */
const MENDED_IN_CASE =
  /^(?!The (?:problem|issue|bug|error|trouble)\b)((?:[\w.()/'"-]+ ){1,7}?)((?:when|while|if) [^.;]{4,80}?) (?:is|are) (?:now )?(fixed|resolved|solved)(?=[.]?$)/
/** What is amiss by its name. */
const AMISS =
  /\b(?:bugs?|issues?|problems?|errors?|crash(?:es)?|leaks?|races?|failures?|faults?|hangs?|deadlocks?|typos?|warnings?|[a-z]+ing|exceptions?|regressions?|flickers?|overflows?|corruption|mismatch(?:es)?|behaviou?r|panics?|segfaults?|freezes?|loss(?:es)?|timeouts?|lags?|glitch(?:es)?|conflicts?|delays?|gaps?|holes?|drift|noise|duplicates?|rejections?|stutter|jams?|blocks?)\b/i

/** What a deed left, without how and when it was done, which is told with the deed: "... has been cut from 8 MB to 1 MB by turning all pictures". */
export function leftPlainly(text: string): string {
  return text
    .replace(/^(.{0,200}\sbeen\s.{0,200}?\sto\s\S.{0,80}?)\sby\s[a-z]+ing\s.*$/, '$1')
    .replace(WHEN_DONE, '')
    .replace(MENDED_IN_CASE, (whole, thing: string, when: string, mended: string) =>
      AMISS.test(thing) ? whole : `The problem with ${uncapitaliseNoun(thing)}${when} is now ${mended}`,
    )
    .replace(HOW_OFTEN, (_, thing: string, often: string, now: string) =>
      [thing, isMany(thing) ? now.replace('has', 'have').replace('is', 'are') : now, often].join(' '),
    )
}
