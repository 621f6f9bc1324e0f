/** So many openings of an object are tried before a text is given up. */
const TRIES = 5

/** The first JSON object in a text: bare, in a fence, or with prose and thoughts around it; undefined if there is none. */
export function findJson(text: string): unknown {
  const said = text.slice(text.lastIndexOf('</think>') + 1).replace(/^\/think>/, '')
  let from = said.indexOf('{')
  for (let round = 0; round < TRIES && from >= 0; round++) {
    const end = endOfObject(said, from)
    const value = end > 0 ? parse(said.slice(from, end)) : undefined
    if (value !== undefined) return value
    from = said.indexOf('{', from + 1)
  }
  return undefined
}

function endOfObject(text: string, start: number): number {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at)
    if (isInString) {
      if (char === '\\') at++
      else if (char === '"') isInString = false
    } else if (char === '"') isInString = true
    else if (char === '{') depth++
    else if (char === '}' && --depth === 0) return at + 1
  }
  return -1
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
