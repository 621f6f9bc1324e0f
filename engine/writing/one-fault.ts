import type { BareNoun } from '../text/nouns/governed-nouns.ts'

/** What is done to a fault. */
export const MENDING =
  /^v:(?:fix|resolve|solve|correct|debug|repair|trace|investigate|address|eliminate|diagnose)$/
/** What one finds one of. */
export const FAULT =
  /^(?:hang|crash|leak|race|deadlock|segfault|sigsegv|regression|bug|typo|error|failure|issue|panic|exception|npe|mismatch|discrepancy|timeout|glitch|outage|overflow|underflow|vulnerability|freeze|stall|fault|off-by-one|use-after-free|double-free|misconfiguration|inconsistency)$/
export const FAULTY =
  /^(?:broken|flaky|failing|faulty|missing|wrong|incorrect|stale|dangling|rare|intermittent)$/i

/** "Fixed crash in the wizard", "died from stack overflow", "fixed broken test": which one, nobody has heard yet. */
export function isOneFault({ governor, words: [first = '', ...others], next }: BareNoun): boolean {
  const head = (others.at(-1) ?? first).toLowerCase()
  if (FAULT.test(head) && others.length > 0 && /^(?:from|by|with|to)$/.test(governor)) return next !== 'of'
  if (!MENDING.test(governor)) return false
  if (/^double$/i.test(first) && head === 'free') return true
  return FAULT.test(head) || (FAULTY.test(first) && others.length > 0 && !MASS_OF_FAULTY.test(head))
}

const MASS_OF_FAULTY =
  /^(?:data|code|information|text|output|behaviou?r|documentation|content|metadata|state|config|[a-z]+(?:tion|ing|ment|ity))$/
