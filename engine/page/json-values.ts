export type JsonObject = { [key: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const VALUE_LIMIT = 100_000

/** All objects inside a value, outer before inner, without recursion and with a limit. */
export function* objectsIn(root: unknown): Generator<JsonObject> {
  const queue: unknown[] = [root]
  for (let i = 0; i < queue.length && i < VALUE_LIMIT; i++) {
    const value = queue[i]
    if (Array.isArray(value)) queue.push(...value.slice(0, 5000))
    else if (isObject(value)) {
      yield value
      queue.push(...Object.values(value).filter((inner) => typeof inner === 'object' && inner !== null))
    }
  }
}

/** The first of these keys that holds text. */
export function textAt(object: JsonObject, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = object[key]
    const text = isObject(value)
      ? value['@value']
      : Array.isArray(value)
        ? value.filter((one) => typeof one === 'string').join('\n')
        : value
    if (typeof text === 'string' && text.trim()) return text.trim()
  }
  return undefined
}
