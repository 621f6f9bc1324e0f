/** A pure function whose answer for an object is worked out once, whichever steps of an analysis ask for it. */
export function onceFor<Key extends object, Value>(work: (of: Key) => Value): (of: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (of) => {
    const kept = known.get(of)
    if (kept) return kept.value
    const value = work(of)
    known.set(of, { value })
    return value
  }
}
