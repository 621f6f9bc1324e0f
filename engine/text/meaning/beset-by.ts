import { lean } from '../../lean.ts'
import { isPlural } from '../nouns/plural.ts'

/** What befalls a thing, and is none. */
const A_FAULT = lean(
  /\b(?:overflow|underflow|leak|race|race condition|deadlock|crash|mismatch|regression|conflict|loop|exception|failure|outage|bug|mistake|collision|division by zero)$/i,
)

/** Whether that can only be put right: nobody changes an overflow to 32 bit. */
export function isBesetBy(thing: string, verb: string): boolean {
  return A_FAULT.test(thing) && !/^(?:fix|correct|remove)$/.test(verb)
}

/** "... : the counter was 16 bit". */
const BEHIND_COLON = lean(
  /:\s((?:the|our|my|its)\s[\w-]+(?:\s[\w-]+){0,2}?)\s(?:was|had|only|is|has|could|used|kept)\s/,
)

/** "The culprit was an overflow: the counter was 16 bit. Changed it to 32 bit": the thing that it befell. */
export function besetBy(text: string): string | undefined {
  const thing = BEHIND_COLON.exec(text)?.[1]
  return thing && !isPlural(thing) ? `${thing.charAt(0).toLowerCase()}${thing.slice(1)}` : undefined
}
