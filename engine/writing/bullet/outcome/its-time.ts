import { lean } from '../../../lean.ts'
import { FIGURE } from '../../../text/figures/amount.ts'
import { turnTold } from '../../figures/better-or-worse.ts'

/** What "it" does in so long, by the time that has a name. */
const KINDS: readonly (readonly [does: RegExp, kind: string])[] = [
  [/^(?:loads?|opens?|renders?)/, 'load time'],
  [/^(?:starts?|boots?)/, 'start time'],
  [/^(?:builds?|compiles?)/, 'build time'],
  [/^(?:responds?|answers?|returns?)/, 'response time'],
]
const IN_TIME = lean(
  `^it\\s(?:now\\s|only\\s){0,2}(takes|(?:finishes|completes|runs|loads|opens|renders|starts|boots|builds|compiles|responds|answers|returns)\\s(?:in|within))\\s(${FIGURE})(?:\\snow)?\\s(?:instead of|rather than)\\s(${FIGURE})$`,
  'i',
)

/** "It finishes in 4 minutes instead of 2 hours": behind a deed nobody hears what "it" is, but that it took less time. */
export function byItsTime(text: string): string | undefined {
  const [, does = '', to = '', from = ''] = IN_TIME.exec(text) ?? []
  if (!does || turnTold(`Time went from ${from} to ${to}.`) !== 'better') return undefined
  const [, kind = 'time'] = KINDS.find(([verb]) => verb.test(does.toLowerCase())) ?? []
  return `, cutting the ${kind} from ${from} to ${to}`
}
