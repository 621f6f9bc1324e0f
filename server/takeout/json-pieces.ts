/** A member of the outermost object, or one element of a list that is such a member. */
export type Piece = { member: string; index: number | undefined; value: unknown }

const PIECE_LIMIT = 16 * 1024 ** 2

/** Says where a text stops being the JSON that was expected. */
export class BrokenJson extends Error {}

/**
 * Reads a large JSON object piece by piece, so that neither memory nor everybody else's requests have to wait for the
 * whole: each plain member, and each element of those members that are lists.
 */
export async function* readJsonPieces(chunks: AsyncIterable<string>): AsyncGenerator<Piece> {
  let depth = 0
  let isDone = false
  let isInString = false
  let isEscaped = false
  let held = ''
  let list: { member: string; length: number } | undefined
  let read = 0

  const place = () => (list ? `${list.member}[${list.length}]` : `character ${read}`)

  function element(text: string): Piece | undefined {
    if (!list) return undefined
    const piece = { member: list.member, index: list.length, value: parse(text, place()) }
    list.length += 1
    return piece
  }

  function member(text: string): Piece | undefined {
    // After a list its comma or the closing brace follows; the list itself has been read already.
    if (text.trim() === '') return undefined
    const [entry, ...more] = Object.entries(parse(`{${text}}`, place()) as object)
    if (!entry || more.length > 0) throw new BrokenJson(`${place()} is not valid JSON`)
    return { member: entry[0], index: undefined, value: entry[1] }
  }

  for await (const chunk of chunks) {
    let start = 0
    const take = (end: number) => {
      const text = held + chunk.slice(start, end)
      held = ''
      start = end + 1
      return text
    }
    for (let at = 0; at < chunk.length; at++) {
      const character = chunk[at]
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (character === '\\') isEscaped = true
        else if (character === '"') isInString = false
        continue
      }
      if (character === '"') isInString = true
      else if (character === '{' || character === '[') {
        depth += 1
        if (depth === 1 && (character !== '{' || isDone || take(at).trim() !== ''))
          throw new BrokenJson('the file does not hold one JSON object')
        if (depth === 2 && character === '[') list = { member: keyOf(take(at), place()), length: 0 }
      } else if (character === '}' || character === ']') {
        if (depth === 2 && list) {
          if (character !== ']') throw new BrokenJson(`${place()} is not valid JSON`)
          const text = take(at)
          const last = text.trim() === '' && list.length === 0 ? undefined : element(text)
          if (last) yield last
          list = undefined
        } else if (depth === 1) {
          if (character !== '}') throw new BrokenJson(`character ${read + at} is not valid JSON`)
          const last = member(take(at))
          if (last) yield last
          isDone = true
        } else if (depth === 0) throw new BrokenJson(`character ${read + at} is not valid JSON`)
        depth -= 1
      } else if (character === ',' && depth === 1) {
        const next = member(take(at))
        if (next) yield next
      } else if (character === ',' && depth === 2 && list) {
        const next = element(take(at))
        if (next) yield next
      }
    }
    held += chunk.slice(start)
    read += chunk.length
    if (held.length > PIECE_LIMIT) throw new BrokenJson(`${place()} is too large`)
  }
  if (!isDone || held.trim() !== '')
    throw new BrokenJson(`the file ends or goes on where it should not (${place()})`)
}

function keyOf(text: string, place: string): string {
  const match = /^\s*("[^"\\]*")\s*:\s*$/.exec(text)
  if (!match) throw new BrokenJson(`${place} is not valid JSON`)
  return String(parse(match[1] ?? '', place))
}

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BrokenJson(`${place} is not valid JSON`)
  }
}
