import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { IS_SYMPTOM } from '../../../facts/fields/symptom-first.ts'
import { lean } from '../../../lean.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { AT_TIME } from '../../../text/clauses/lead.ts'
import { isPlainClause } from '../../sentence/plain.ts'
import { tidyPhrase, uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import { withoutTeller } from '../situation/reported.ts'
import { inPast } from '../telling/past-tense.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { isSound } from './sound-aim.ts'

/** "Since the last update", "for weeks", "on 12 November": when a fault was seen. */
const WHEN = lean(
  /^(?:[Ss]ince|[Ff]or|[Oo]n|[Ii]n|[Aa]t|[Aa]fter|[Oo]ver|[Dd]uring|[Aa]round) (?:(?:the|a|an|about|some|this|last|past|few|next|almost|\d{1,4}(?:st|nd|rd|th)?) ){0,3}[\w:]+(?: \d{4})?,? (?=\S+ \S)/,
)

/** What somebody did without meaning to is found out, and not fixed. */
const BY_MISTAKE = /\b(?:accidentally|mistakenly|by (?:mistake|accident))\b/

/** "Find out why the printer skipped layers and fix it", of the symptom that the story of a fault opens with, and its sentence. */
export function whySeen({ all }: Prose): { text: string; source: Weighed } | undefined {
  const source = all.find(({ features }) => features.includes(IS_SYMPTOM))
  if (!source || BY_MISTAKE.test(source.body)) return undefined
  const whole = tidyPhrase(unlabelled(source.body)).replace(/[.!]+$/, '')
  const said = withoutTeller(/^[^,]{2,40}, /.test(whole) ? splitLead(whole).body : whole)
  const told = uncapitalise(said.replace(AT_TIME, '').trim().replace(WHEN, ''))
    .replace(/\s(?:again )?(?:today|yesterday)$/, '')
    .replace(/,?\s(?:and|but|so)\s.*$|,\s.*$/, '')
  const clause = uncapitaliseNoun(told).replace(
    /^(?=(?:first|second|last|next|nightly|latest|whole)\s)/,
    'the ',
  )
  const short = isPlainClause(clause) ? shorten(clause, 16) : undefined
  if (!short || !isPlainClause(short) || isTorn(short) || /\b(?:why|because|due to|cause)\b/.test(short))
    return undefined
  const text = `find out why ${short.charAt(0)}${inPast(short).slice(1)} and fix it`
  return isSound(text) ? { text, source } : undefined
}
