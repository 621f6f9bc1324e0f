/** Whether something else is named that the pronoun could mean. */
export function rivals(rest: string, pronoun: 'it' | 'them'): boolean {
  return pronoun === 'it'
    ? /\b(?:an?|the|its|our|my|their|one)\s\w/i.test(rest)
    : /\b(?:the|its|our|my|their|all|some|many|several|two|three|four|five|\d+)\s(?:[\w-]+\s)?[a-z]+s\b/i.test(
        rest,
      )
}

/** "Old, noisy and slow", "a mess: worn belts, loose bolts": qualities, and a list of many, are nothing that "it" could mean. */
export function withoutQualities(rest: string, pronoun: 'it' | 'them'): string {
  const told =
    pronoun === 'it' ? rest.replace(/:\s(?!.*\b(?:an?|the|its|our|my|one)\s)[^.;]*[.]?$/i, '') : rest
  return told.replace(
    /^(?:(?:very|too|so|quite)\s)?[a-z-]+(?:,\s(?:too\s)?[a-z-]+){0,3},?\sand\s(?:too\s)?[a-z-]+[.!]?$/,
    '',
  )
}
