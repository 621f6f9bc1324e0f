const CALLED_SO = /\b(?:I|[Ww]e) (?:called|named|dubbed) it ["'\u201c`]?([A-Z][\w.-]*\w(?:\s[A-Z][\w.-]*\w)?)/
const ALL_OF_IT = /\bthe (?:entire|whole) thing\b/

/** "I built a tide clock out of cork": what there is all of. */
const MADE =
  /^(?:[^,;]{0,40}\s)?(?:I|[Ww]e) (?:built|implemented|wrote|made|created|designed|developed|coded) an? ((?:[\w-]+ ){0,3}?[\w-]+)(?= (?:using|with|in|out of|that|which|for|from|by|on)\b|[.,;]|$)/

function madeIn(text: string): string | undefined {
  const thing = MADE.exec(text)?.[1]
  return thing && `the ${thing}`
}

/** "I called it Wader. I rewrote the entire thing in Go": what was given a name goes by it. */
export function calledSo(said: string, before: readonly string[]): string | undefined {
  if (!ALL_OF_IT.test(said)) return undefined
  const name = before
    .slice(-4)
    .map((text) => CALLED_SO.exec(text)?.[1])
    .findLast((one) => one !== undefined)
  const thing =
    name ??
    before
      .slice(-4)
      .map(madeIn)
      .findLast((one) => one !== undefined)
  return thing && said.replace(ALL_OF_IT, thing)
}
