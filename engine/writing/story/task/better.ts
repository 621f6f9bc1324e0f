import { verbIn } from '../../../text/clauses/verbs.ts'

/** What a thing is, what it had to become, and what it had to be enough of. */
const BETTER: Readonly<Record<string, readonly [better: string, enough?: string]>> = {
  slow: ['faster', 'fast'],
  sluggish: ['faster', 'fast'],
  laggy: ['faster', 'fast'],
  big: ['smaller', 'small'],
  large: ['smaller', 'small'],
  huge: ['smaller'],
  heavy: ['lighter', 'light'],
  bulky: ['smaller', 'small'],
  long: ['shorter', 'short'],
  small: ['bigger', 'big'],
  complex: ['simpler', 'simple'],
  complicated: ['simpler', 'simple'],
  loud: ['quieter', 'quiet'],
  noisy: ['quieter', 'quiet'],
  expensive: ['cheaper', 'cheap'],
  costly: ['cheaper', 'cheap'],
  confusing: ['clearer', 'clear'],
  unclear: ['clearer', 'clear'],
  cluttered: ['clearer', 'clear'],
  unreadable: ['readable'],
  unusable: ['usable'],
  illegible: ['legible'],
  inconsistent: ['consistent'],
  insecure: ['secure', 'secure'],
  unsafe: ['safe', 'safe'],
  inaccurate: ['more accurate', 'accurate'],
  imprecise: ['more precise', 'precise'],
  fragile: ['more robust', 'robust'],
  brittle: ['more robust', 'robust'],
  tedious: ['easier'],
  cumbersome: ['easier'],
  clumsy: ['easier to use'],
  unreliable: ['reliable', 'reliable'],
  flaky: ['reliable', 'reliable'],
  unstable: ['stable', 'stable'],
  inefficient: ['more efficient', 'efficient'],
  weak: ['stronger', 'strong'],
  dim: ['brighter', 'bright'],
  dark: ['brighter', 'bright'],
  outdated: ['current'],
}

const SO =
  /^(too |(?:very|really|quite|rather|so|extremely|terribly|painfully|pretty|a bit|often) )?([a-z]+)( (?:for|to|on|in|under|with|when|at|during) [^,;]{2,60})?$/

/** "Too slow to run on the tram" had to be made fast enough to run on it, "hard to read" easier to read. */
export function asItShould(subject: string, said: string): string | undefined {
  const [, very = '', quality = '', where = ''] = SO.exec(said) ?? []
  const [, verb = ''] = /^ to ([a-z]+)/.exec(where) ?? []
  if (verb && !verbIn(verb, 'base')) return undefined
  if (/^(?:hard|difficult|tricky|awkward)$/.test(quality))
    return verb ? `make ${subject} easier${where}` : undefined
  const [better = '', enough] = BETTER[quality] ?? []
  if (!better) return undefined
  if (very === 'too ' && /^ (?:for|to) /.test(where))
    return enough ? `make ${subject} ${enough} enough${where}` : undefined
  return verb ? undefined : `make ${subject} ${better}${where}`
}
