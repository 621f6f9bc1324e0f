/** "Simplify the queue & fix its timing" is read as if the "and" were written out; "R&D" and "Marks & Sons" are names. */
export function withAnd(text: string): string {
  return text.includes(' & ') ? text.replace(/(?<=[a-z)]) & (?=[a-z])/g, ' and ') : text
}
