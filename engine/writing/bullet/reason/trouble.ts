import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { tidyPhrase, uncapitalise } from '../../sentence/tidy.ts'

/** What is told, by which sentences; what a thing does since, and so stays in the present, lasts. */
export type Phrase = { text: string; sources: Weighed[]; lasts?: true }

/** Who saw the fault, and what might happen, is not the fault itself. */
export const NOT_THE_FAULT = lean(
  /^the (?:rest|others?|remaining)\b|\b(?:easy|simple|hard|difficult|tricky|challenging) to [a-z]+\b|\b(?:was|were) (?:(?:very|quite|really|so|too|pretty|rather) )?(?:easy|hard|difficult|tricky|challenging)$|^[Ww]hat (?:started|began)\b|(?:time-?out|limit|interval|threshold|retries|retention|ttl)s? went (?:up |down )?from\b|^(?:the |my |our )?(?:biggest|hardest|trickiest|toughest|worst|main|most [a-z]+) (?:pain|part|challenge|hurdle|difficulty|obstacle|struggle|thing)(?: [a-z]+)? (?:was|is|were)\b|\b(?:would|here|noticed?|reports?|reported|notes?|says?|said|thinks?|realised|realized|wanted|asked|complained|good|great|nice|lucky|luckily|fortunately|visible|reproducible|important|red herring|I|we)\b/,
)

/** Verbs that tell what a fault did. */
export const HARMS = new Set([
  'cause',
  'manifest',
  'result',
  'lead',
  'mean',
  'break',
  'make',
  'prevent',
  'reject',
  'block',
  'inhibit',
  'crash',
  'leak',
  'slow',
  'fail',
  'trigger',
  'affect',
  'cost',
  'take',
])

/** "The gate was meant to open at dusk, but it stayed shut": what was to be is no trouble, what was instead is. */
const GRANTED =
  /^[^,;]*\b(?:designed|supposed|meant|expected|intended|built)\sto\s[^;]*?,?\sbut\s(?:instead\s)?(\S.*)$/i

/** A sentence as it stands, and what it says after a colon: "We had an outage: the API was down". */
export function statementsOf(body: string): string[] {
  const text = tidyPhrase(body)
    .replace(/;\s.*$/, '')
    .replace(/\s(?:though|however|too)(?=[,.])/, '')
    .replace(/[.!]+$/, '')
  const amiss = GRANTED.exec(text)?.[1]
  const told = /^[^:]{6,60}:\s(?=\S)(.*)$/.exec(text)?.[1]
  return [amiss ?? text, ...(told ? [told] : [])].map(uncapitalise)
}

/** "The root cause", "there was a problem with": what goes on to tell of a fault. */
const ABOUT_FAULTS = lean(
  /^(?:there (?:is|are|was|were) (?:an?|some|several|many|multiple|various|a few|a couple of|two|three) (?:[a-z]+ )?(?:problems?|issues?|bugs?) (?:with|in)\b(?!.*\b(?:where|that|which|when)\b)|(?:the |an? |this |our )?(?:root )?(?:causes?|issues?|problems?|bugs?|fix(?:es)?|solutions?|reasons?|crux|(?:outage|incident|downtime)(?= (?:lasted|was|happened|occurred|took|began|started|ended)))\b)/i,
)

/** "An issue where the cause was not found" says nothing. */
export function isAboutFaults(clause: string): boolean {
  return ABOUT_FAULTS.test(clause)
}

/** "The pump has two valves. However, neither opens": what is granted first is no reason; the reason stands behind the "however". */
export function isConceded(one: Weighed, all: readonly Weighed[]): boolean {
  return one.likelihood.problem < 0.75 && isGranted(one, all)
}

/** Whether the next sentence opens with a "however". */
export function isGranted({ sentence }: Weighed, all: readonly Weighed[]): boolean {
  const next = all.find((one) => one.sentence.index === sentence.index + 1)
  return /^(?:however|but|unfortunately|yet|sadly|that said)\b/i.test(next?.sentence.text ?? '')
}
