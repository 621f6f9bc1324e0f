import { lean } from '../../../lean.ts'

const SPAN = lean(
  /\s(?:for (?:(?:about|around|over|almost|nearly|roughly|more than|up to|at least) )*(?:~?\d[\d.]*|half an?|an?|one|two|three|four|five|six|ten|several|some|many|a few|a couple of)[ -]?(?:seconds?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|nights?)|(?:on|from|since|until|between|after|at|around|about) (?:about |around )?(?:\d\S*|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|yesterday|midnight|noon)\b)[^,;]*$/,
)

/** "Open for 40 minutes on 4 March": how long a thing did not do so is no part of what it had to do. */
export function withoutSpan(tail: string): string {
  return tail.replace(SPAN, '')
}
