import { FIGURE, MAY_MEASURE, MEASURED_THING } from './amount.ts'

/** How things stood: "why did the render take 3 hours?", "yield only 60%?", "slow sync (90 s)". */
const LEVELS: readonly RegExp[] = [
  new RegExp(`^why (?:was|were|is|are)\\s${MEASURED_THING}(${FIGURE})\\?`, 'i'),
  new RegExp(
    `^(?:why (?:did|does|do|was|were|is|are)\\s)?${MEASURED_THING}(?:(?:take|takes|took|taking|needs?|needed|was|were|is|are|stood|at|only|of)\\s){1,3}(${FIGURE})(?=[?!.,;]|$|\\s)`,
    'i',
  ),
  new RegExp(
    `\\b(?:slow|sluggish|long|high|low|large|huge|heavy)\\s((?:[\\w-]+\\s){1,3})\\((${FIGURE})\\)`,
    'i',
  ),
]
/** What stands in the same unit. */
const KINDS: readonly RegExp[] = [
  /%$/,
  /(?:\d|\bone|\ban?)\s?(?:[num\u00b5\u03bc]?s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|days?|weeks?)$|\dh\s?\d{1,2}$/i,
  /\d\s?[kmgt]i?b$/i,
]

/** What the sentences before say of the same kind of figure. */
export function levelBefore(
  before: readonly string[],
  to: string,
): { thing: string; from: string } | undefined {
  const kind = KINDS.find((one) => one.test(to))
  if (!kind) return undefined
  for (const text of before.toReversed()) {
    if (!MAY_MEASURE.test(text)) continue
    for (const level of LEVELS) {
      const [, thing = '', from = ''] = level.exec(text) ?? []
      if (thing && kind.test(from) && !AIMED_AT.test(thing)) return { thing: thing.trim(), from }
    }
  }
  return undefined
}

/** Where one wants to get is not where one was. */
const AIMED_AT =
  /\b(?:targets?|goals?|aim|objective|budget|limit|requirement|threshold|spec|sla|slo|deadline)\s*$/i

const USED_TO = new RegExp(`^${MEASURED_THING}used to\\s`, 'i')

/** Of what a bare figure is told: the thing that used to be otherwise. */
export function thingBefore(before: readonly string[]): string | undefined {
  return before.map((text) => USED_TO.exec(text)?.[1]?.trim()).findLast((thing) => thing)
}

const BROUGHT =
  /^(?:[A-Z]?[a-z]+ly\s)?(?:got|brought)\s((?:the|our|my)\s(?:[\w-]+\s){0,3}?[\w-]+)(?=\s(?:under|down|below|within|into|to|back)\s)/i

/** "Got the tape restore under the limit - was 7h30, now 1h45": that is what was measured. */
export function broughtTo(deed: string): string | undefined {
  return BROUGHT.exec(deed)?.[1]
}
