/** "I worked on moving the bell, which now rings at noon": what is so since was reached. */
const IN_IT = /,\swhich\s(?:can\s|are\s|is\s)?now\s[a-z]/i
/** "Now, when the gate opens, the bell rings": how it is since, and not what comes next. */
const SINCE =
  /^(?:and\s)?now,?\s(?!(?:I|we|it's time|that|the next|comes|for|on|to|back|my|our|what|let)\b)(?!.*\b(?:need|have|has|want|try|plan|going|still|but|not|only|should|would|might)\b)|\b(?:I|we|you|users?|players?|guests|customers|people) can now\b(?!.*\b(?:start|begin|focus|work|move on|continue)\b)|\bbut everything is (?:done|finished|working)\b/i

/** Whether what was worked on is told as done, by its own sentence or by the one that follows it. */
export function isReached(text: string, next: string): boolean {
  return IN_IT.test(text) || SINCE.test(next)
}
