import type { Weighed } from '../../../facts/fields/select.ts'
import { likeness } from '../../sentence/likeness.ts'
import { isPast, isPlainClause } from '../../sentence/plain.ts'
import { tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isSimple } from '../longer/additions.ts'
import { presentable } from '../longer/presentable.ts'

const MENDED = /^(?:fixed|closed|patched|stopped|resolved|removed|repaired|plugged|mended)\s/

/** "Closed a hole in the fence: the gate was left open" tells behind the colon what was wrong there. */
export function behindColon({ sentence }: Weighed, text: string, room: number): string | undefined {
  const [, told = ''] = /^[^:]{12,}:\s([^:;,]{10,90})$/.exec(tidyClause(sentence.text)) ?? []
  const fault = uncapitaliseNoun(told)
  // "Gauge: don't round the level" orders what was done.
  if (/^(?:do not|don't|dont|never)\s/.test(fault)) return undefined
  if (!MENDED.test(text) || !isPlainClause(fault) || !isPast(fault)) return undefined
  const short = presentable(fault, room)
  return short && isSimple(short) && !/\b(?:it|them|this|that)\b/.test(short) && likeness(short, text) < 0.75
    ? `, where ${short}`
    : undefined
}
