import { lean } from '../../lean.ts'

const FIGURE =
  '[~<>]?[$\\u20ac\\u00a3]?\\d[\\d.,]*(?<![.,])(?:\\s?(?:%|[a-zA-Z\\u00b5]{1,10}(?:/[a-z]{1,8})?))?(?:\\s(?:a|per)\\s[a-z]+)?'
/** "Went from 12 to 40 steps per second", "it dropped from 9 s to 2 s". */
const WENT = lean(
  `^(?:(?:it|that|this|which)\\s)?(?:now\\s)?(?:went|dropped|fell|rose|grew|shrank|improved|climbed|jumped)\\s(?:down\\s|up\\s)?from\\s(${FIGURE})\\s(?:down\\s|up\\s)?to\\s(${FIGURE}(?:\\sper\\s[a-z]+)?)$`,
  'i',
)
/** "40 steps/s, up from 12", "40 steps/s instead of 12". */
const UP_FROM = lean(
  `^(?:(?:it's|it is|we're at|we are at)\\s)?(?:now\\s)?(?:at\\s)?(${FIGURE})(?:\\snow)?,?\\s(?:(?:which is\\s)?(?:up|down) from|instead of|compared (?:to|with)|vs\\.?|versus)\\s(${FIGURE})(?:\\s(?:before|previously))?$`,
  'i',
)

/** Two figures and the way between them, and nothing of what was measured. */
export function barePair(body: string): { from: string; to: string } | undefined {
  const text = body.replace(/[.!]+$/, '')
  const [, from = '', to = ''] = WENT.exec(text) ?? []
  if (from) return { from, to }
  const [, now = '', before = ''] = UP_FROM.exec(text) ?? []
  return now ? { from: before, to: now } : undefined
}
