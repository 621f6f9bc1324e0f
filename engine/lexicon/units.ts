/** How a unit is written, in any case; the first that fits names it. */
export const UNITS: { name: string; pattern: string }[] = [
  { name: '%', pattern: '%|percent|per cent|pct' },
  { name: 'pp', pattern: 'pp|percentage points?|percent points?' },
  { name: 'x', pattern: 'x|\u00d7|-?fold' },
  { name: 'times', pattern: 'times' },
  { name: 'ns', pattern: 'ns|nanosec(?:ond)?s?' },
  { name: 'us', pattern: 'us|\u00b5s|\u03bcs|usecs?|microsec(?:ond)?s?' },
  { name: 'ms', pattern: 'ms|msecs?|millis|millisec(?:ond)?s?' },
  { name: 's', pattern: 's|secs?|seconds?' },
  { name: 'min', pattern: 'm|mins?|minutes?' },
  { name: 'h', pattern: 'h|hrs?|hours?' },
  { name: 'd', pattern: 'd|days?' },
  { name: 'week', pattern: 'weeks?|wks?' },
  { name: 'month', pattern: 'months?|mos?' },
  { name: 'year', pattern: 'years?|yrs?' },
  { name: 'b', pattern: 'b|bytes?' },
  { name: 'kb', pattern: 'kb|kib|kilobytes?' },
  { name: 'mb', pattern: 'mb|mib|megabytes?' },
  { name: 'gb', pattern: 'gb|gib|gigs?|gigabytes?' },
  { name: 'tb', pattern: 'tb|tib|terabytes?' },
  { name: 'pb', pattern: 'pb|pib|petabytes?' },
  { name: 'mhz', pattern: 'mhz' },
  { name: 'ghz', pattern: 'ghz' },
  { name: 'px', pattern: 'px|pixels?' },
  { name: 'rps', pattern: 'rps|qps|tps' },
  { name: 'fps', pattern: 'fps' },
]

/** What a letter or word behind a number multiplies it by. */
export const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  M: 1e6,
  mn: 1e6,
  million: 1e6,
  B: 1e9,
  bn: 1e9,
  billion: 1e9,
  G: 1e9,
  T: 1e12,
}

/** Numbers written as words; "one" is too often a pronoun. */
export const NUMBER_WORDS: Record<string, number> = {
  ...Object.fromEntries(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, index) => [word, index + 2]),
  ),
  ...Object.fromEntries(
    'twenty thirty forty fifty sixty seventy eighty ninety hundred'
      .split(' ')
      .map((word, index) => [word, (index + 2) * 10]),
  ),
  dozen: 12,
}
