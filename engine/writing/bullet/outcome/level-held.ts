import { lean } from '../../../lean.ts'
import { FIGURE, MEASURED_THING } from '../../../text/figures/amount.ts'
import { isWanted } from '../../figures/better-or-worse.ts'
import { uncapitaliseNoun } from '../../sentence/tidy.ts'

const WHEN = '(?:\\s(?:now|again|since\\s(?:then|[A-Z]?[a-z]+day|(?:the|that)\\s[a-z]+|last\\s[a-z]+)))?'
const LEVEL = lean(
  `^${MEASURED_THING}(?:(?:is|are|was|were)\\s|(stays?|stayed|remains?|remained|has stayed|have stayed|holds?)\\s)(?:now\\s|well\\s|back\\s|always\\s|consistently\\s)*(under|below|over|above|at)\\s(${FIGURE})${WHEN}((?:\\s(?:during|over|with|for|under|across)\\s[^,;]{2,40})?)$`,
  'i',
)

/** "The error rate is below 0.1% since Monday" becomes "bringing the error rate below 0.1%", "lag stays under 5,000" "keeping lag under 5,000". */
export function byLevel(main: string): string | undefined {
  const [, thing = '', stays, where = '', figure = '', tail = ''] = LEVEL.exec(main) ?? []
  if (!thing || (where === 'at' ? !stays : isWanted(thing) === /^(?:under|below)$/i.test(where)))
    return undefined
  return `, ${stays ? 'keeping' : 'bringing'} ${uncapitaliseNoun(thing)}${where.toLowerCase()} ${figure}${tail}`
}
