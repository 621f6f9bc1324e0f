import type { Weighed } from '../../facts/select.ts'
import { readClause } from '../../text/clauses.ts'

const WHICH =
  /,\swhich\s(I|we)\s((?:then|later|also|just|promptly)\s)?([a-z]+(?:ed|t))\sby\s([a-z-]+ing\s.+)$/
const MANAGED = /\b(I|we)\s[^.;]*?\sand\s(?:finally\s|eventually\s|even\s)?(managed\sto\s[a-z-]+\s.+)$/

const WHEN = /^(?:[\w']+\s){1,4}(?:was|is)\swhen\s((?:I|we)\s.+)$/

/** Deeds that the end of a sentence holds: "Monday was when I cut the release", "..., which I fixed by closing the file", "... and managed to move the rest". */
export function tuckedDeeds(source: Weighed): Weighed[] {
  const [, who = '', , verb = '', means = ''] = WHICH.exec(source.body) ?? []
  const [, doer = '', feat = ''] = MANAGED.exec(source.body) ?? []
  const bodies = [
    means && `${who} ${verb} it by ${means}`,
    feat && `${doer} ${feat}`,
    WHEN.exec(source.body)?.[1] ?? '',
  ].filter(Boolean)
  return bodies.map((body) => ({ ...source, body, clause: readClause(body) }))
}
