/** A pure function whose answer for an object is worked out once, whichever steps of an analysis ask for it. */
export function onceFor<Key extends object, Value>(work: (of: Key) => Value): (of: Key) => Value {
  let known = new WeakMap<Key, { value: Value }>()
  let size = 0
  return (of) => {
    const kept = known.get(of)
    if (kept) return kept.value
    const value = work(of)
    // A weak map that has grown old and large is slow to write to.
    if (size++ >= TEXTS) [known, size] = [new WeakMap(), 1]
    known.set(of, { value })
    return value
  }
}

/** How many answers are kept: about what one note needs, and about as many words as most notes share. */
const TEXTS = 500
const WORDS = 5000

/** The same for a text; now and then everything is forgotten, so that nothing grows. */
export function onceForText<Value>(work: (text: string) => Value, most = TEXTS): (text: string) => Value {
  let known = new Map<string, { value: Value }>()
  return (text) => {
    const kept = known.get(text)
    if (kept) return kept.value
    if (known.size >= most) known = new Map()
    const value = work(text)
    known.set(text, { value })
    return value
  }
}

/** The same for a word, which the next note has too. */
export function onceForWord<Value>(work: (word: string) => Value): (word: string) => Value {
  return onceForText(work, WORDS)
}
