const prefixOf = (userId: string) => `techlog.draft.${userId}.`

/** What this user had half-written under `key` in this tab, or undefined. */
export function readDraft(userId: string, key: string): unknown {
  try {
    const text = sessionStorage.getItem(prefixOf(userId) + key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps a draft in this tab; `undefined` removes it. A full storage costs the draft, never the typing. */
export function writeDraft(userId: string, key: string, value: unknown) {
  try {
    if (value === undefined) sessionStorage.removeItem(prefixOf(userId) + key)
    else sessionStorage.setItem(prefixOf(userId) + key, JSON.stringify(value))
  } catch {
    console.warn('This browser keeps no drafts: its session storage is full or switched off.')
  }
}

export function clearDrafts(userId: string) {
  for (const key of draftKeys(userId)) writeDraft(userId, key, undefined)
}

/** The keys of everything that this user has half-written in this tab. */
export function draftKeys(userId: string): string[] {
  const prefix = prefixOf(userId)
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  } catch {
    // Forbidden storage holds no drafts.
    return []
  }
}
