import type { Weighed } from '../../facts/select.ts'
import { readClause } from '../../text/clauses.ts'
import { verbIn } from '../../text/verbs.ts'
import { phraseIn } from '../inflect.ts'

const WHICH =
  /,\swhich\s(I|we)\s((?:then|later|also|just|promptly)\s)?([a-z]+(?:ed|t))\sby\s([a-z-]+ing\s.+)$/
const MANAGED = /\b(I|we)\s[^.;]*?\sand\s(?:finally\s|eventually\s|even\s)?(managed\sto\s[a-z-]+\s.+)$/

const WHEN = /^(?:[\w']+\s){1,4}(?:was|is)\swhen\s((?:I|we)\s.+)$/

const TECHNIQUE =
  /^(?:the|our|my)\s(?:[\w-]+\s){0,2}(?:techniques?|tricks?|fix(?:es)?|solutions?|changes?|improvements?|optimi[sz]ations?)\s(?:was|were|included|involved|consist(?:ed|s)\s(?:in|of))\s([a-z-]+ing)\s(.+)$/i

const REMEDIED =
  /^(?:it|this|that|everything)\s(?:was|were|has been|could be)\s(?:\w+ly\s)?(?:fixed|solved|resolved|addressed|mitigated|corrected|cured)\sby\s([a-z-]+ing)\s(.+)$/i

const REMEDY =
  /^([A-Z][a-z-]+ing)\s([^,;]{3,80}?)\s(fixed|solved|resolved|cured|cleared|eliminated|restored)\s((?:the|it|this|everything|our|all)\b[^,;]{0,80}?)[.!]*$/

/** "Raising the limit fixed the uploads": somebody fixed them by raising it. */
function remedy(body: string): string {
  const [, word = '', rest = '', mended = '', what = ''] = REMEDY.exec(body) ?? []
  const verb = verbIn(word.toLowerCase(), 'ing')
  if (!verb?.isWork || /\b(?:is|are|was|were|has|have|that|which)\b/.test(rest)) return ''
  return /^(?:the (?:issue|problem|error)|it|this|everything)$/.test(what)
    ? `I ${phraseIn('past', verb, 'ing', rest)}`
    : `I ${mended} ${what} by ${word.toLowerCase()} ${rest}`
}

/** "The fix was raising the limit", "it was fixed by raising the limit": it was raised. */
function technique(body: string): string {
  const [, word = '', rest = ''] = TECHNIQUE.exec(body) ?? REMEDIED.exec(body) ?? []
  const verb = verbIn(word, 'ing')
  return verb?.isWork ? `I ${phraseIn('past', verb, 'ing', rest)}` : ''
}

/** Deeds that the end of a sentence holds: "Monday was when I cut the release", "..., which I fixed by closing the file", "... and managed to move the rest". */
export function tuckedDeeds(source: Weighed): Weighed[] {
  const [, who = '', , verb = '', means = ''] = WHICH.exec(source.body) ?? []
  const [, doer = '', feat = ''] = MANAGED.exec(source.body) ?? []
  const bodies = [
    means && `${who} ${verb} it by ${means}`,
    feat && `${doer} ${feat}`,
    WHEN.exec(source.body)?.[1] ?? '',
    technique(source.body),
    remedy(source.body),
  ].filter(Boolean)
  return bodies.map((body) => ({ ...source, body, clause: readClause(body) }))
}
