import { BOASTS, LEADS } from '../lexicon/boasts.ts'
import { sortByOpenings } from '../text/patterns/word-openings.ts'
import { isAnother } from './deeds.ts'
import type { TextFault } from './fault.ts'
import type { Source } from './source.ts'
import { isTeamText } from './team-text.ts'

/** Most sentences boast of nothing, which the openings of their words tell sooner than seventy patterns. */
const calledFor = sortByOpenings([...LEADS, ...BOASTS].map(({ claim }) => claim))

/** Words that claim more than the source grants: leading for helping, "company-wide", "eliminated". */
export function findStrengthFaults(text: string, source: Source): TextFault[] {
  const faults = findBoasts(text, source)
  const alone = /\b(?:I|[Mm]y)\b/.exec(text)
  if (alone && isTeamText(source)) faults.push({ kind: 'stronger claim', words: alone[0] })
  return faults
}

function findBoasts(text: string, { raw }: Source): TextFault[] {
  const faults: TextFault[] = []
  const mayMatch = calledFor(text)
  for (const [place, { claim, source: support }] of LEADS.entries()) {
    if (!mayMatch[place]) continue
    const words = claim.exec(text)?.[0]
    if (words && !isOwnDeed(support, raw)) faults.push({ kind: 'stronger claim', words })
  }
  for (const [place, { claim, source: support }] of BOASTS.entries()) {
    if (!mayMatch[LEADS.length + place]) continue
    const words = claim.exec(text)?.[0]
    if (words && !(support ?? claim).test(raw)) faults.push({ kind: 'stronger claim', words })
  }
  return faults
}

/** Whether the text has this deed of somebody who is not named as another. */
function isOwnDeed(deed: RegExp, raw: string): boolean {
  return [...raw.matchAll(new RegExp(deed.source, 'giu'))].some((match) => {
    const before = raw.slice(Math.max(0, match.index - 40), match.index)
    return !isAnother(before)
  })
}
