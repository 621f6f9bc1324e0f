import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'

const CATCHES = '(?:caught|found|spotted|prevented|avoided|blocked|detected)'
const THINGS = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|a few|a dozen|dozens of)\\s'
const CAUGHT = lean(
  `^(?:since (?:then|that),?\\s(?:I|we)(?:'ve|\\shave)?\\s(?:already\\s)?${CATCHES}\\s|(?:I|we)(?:'ve|\\shave)?\\s(?:already\\s)?${CATCHES}\\s${THINGS}[^,;]*\\s(?:since(?:\\sthen)?|so far|(?:with|thanks to) (?:it|them|this|that))[.!]*$)`,
  'i',
)

/** "Since then we caught four leaks": what the new thing has brought, though it is told as a deed. */
export function isCaughtSince({ body }: Weighed): boolean {
  return CAUGHT.test(body)
}
