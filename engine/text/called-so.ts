const CALLED_SO = /\b(?:I|[Ww]e) (?:called|named|dubbed) it ["'\u201c`]?([A-Z][\w.-]*\w(?:\s[A-Z][\w.-]*\w)?)/
const ALL_OF_IT = /\bthe (?:entire|whole) thing\b/

/** "I called it Wader. I rewrote the entire thing in Go": what was given a name goes by it. */
export function calledSo(said: string, before: readonly string[]): string | undefined {
  if (!ALL_OF_IT.test(said)) return undefined
  const name = before
    .slice(-4)
    .map((text) => CALLED_SO.exec(text)?.[1])
    .findLast((one) => one !== undefined)
  return name && said.replace(ALL_OF_IT, name)
}
