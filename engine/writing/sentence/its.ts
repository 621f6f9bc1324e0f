/** "The site and it's files were moved", "with it's own port": an owner, mistyped. */
const OWNER =
  /\b(?:(?:of|with|for|from|by|on|in|to|through|into|about|at|via|under|over) it's (?=[a-z])(?!(?:a|an|the|not|just|so|all|been|only|also|now|still|too|very|quite|really)\b)|and it's (?=[a-z-]+ (?:was|were|are|is|has|have|had)\b))/g

/** A text in which what belongs to a thing is written so. */
export function withIts(text: string): string {
  return text.includes("it's ") ? text.replace(OWNER, (owner) => owner.replace("it's", 'its')) : text
}
