import { isMany } from '../deeds/object.ts'

/** "The totals nightly has been computed": how often is said behind it. */
const HOW_OFTEN =
  /^((?:[Tt]he|[Oo]ur|[Aa]ll) [\w -]{2,40}?) (nightly|daily|weekly|hourly|monthly) ((?:has|have) been [a-z]+|(?:is|are) now [a-z]+)(?=[.]|$)/

/** "... over a weekend": when it was done. */
const WHEN_DONE =
  /(?<=\s(?:been|now)\s.*)\s(?:over|in|within|during) (?:an?|one|the|two|three|a single|\d+) (?:weekend|week|day|night|month|evening|afternoon|morning|sprint|hours|days|weeks)(?=[\s.]|$)/

/** What a deed left, without how and when it was done, which is told with the deed: "... has been cut from 8 MB to 1 MB by turning all pictures". */
export function leftPlainly(text: string): string {
  return text
    .replace(/^(.{0,200}\sbeen\s.{0,200}?\sto\s\S.{0,80}?)\sby\s[a-z]+ing\s.*$/, '$1')
    .replace(WHEN_DONE, '')
    .replace(HOW_OFTEN, (_, thing: string, often: string, now: string) =>
      [thing, isMany(thing) ? now.replace('has', 'have').replace('is', 'are') : now, often].join(' '),
    )
}
