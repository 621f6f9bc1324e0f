import type { Prose } from '../../facts/fields/prose.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import { onceFor } from '../../once.ts'

/** The text with the thing named that its first sentence calls "this test", where the title tells which test. */
export const withThisNamed = onceFor((prose: Prose): Prose => {
  const at = prose.all.findIndex(({ sentence }) => sentence.kind === 'title')
  const [title, first] = at < 0 ? [] : prose.all.slice(at)
  const body = title && first && named(first.body, title.body)
  if (!body) return prose
  const tell = (one: Weighed) => (one === first ? { ...one, body } : one)
  const told = tell(first)
  const swap = (chosen: Weighed[]) => chosen.map((one) => (one === first ? told : one))
  return {
    all: swap(prose.all),
    problem: swap(prose.problem),
    approach: swap(prose.approach),
    solution: swap(prose.solution),
    impact: swap(prose.impact),
  }
})

/** What speaks of the work or of the page rather than of a thing. */
const NO_THING =
  /^(?:pr|pull|mr|merge|patch|commit|change|changes|fix|issue|bug|problem|error|ticket|post|week|month|time|day|release|version|is|was|has|had|will|should|can|also|way|approach|means?|one)$/i

/** "This test had a sleep" below "Fix flaky UploadTest": "UploadTest had a sleep". */
function named(body: string, title: string): string | undefined {
  const found = POINTED.exec(body)
  const noun = found?.[1] ?? found?.[2] ?? ''
  if (!found || NO_THING.test(noun)) return undefined
  const [before, rest] = [body.slice(0, found.index), body.slice(found.index + found[0].length)]
  const word = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  const name = new RegExp(`(?<![\\w.])[A-Z]\\w*${word}(?!\\w)|(?<![\\w.])\\w+_${noun}(?!\\w)`).exec(
    title,
  )?.[0]
  if (name) return before + name + rest
  const thing =
    new RegExp(`\\b(?:the|our|an?)\\s((?:[\\w.-]+\\s){1,3}${noun})\\b`, 'i').exec(title)?.[1] ??
    new RegExp(`\\s(?!${QUALITY})([\\w.-]+\\s${noun})(?=$|\\s(?:to|in|for|from|with|when|on|and)\\b)`).exec(
      title,
    )?.[1]
  return thing ? `${before}${before ? 'the' : 'The'} ${thing}${rest}` : undefined
}

/** What tells no kind of thing from another: "Remove old files". */
const QUALITY =
  '(?:the|an?|all|some|more|new|old|other|unused|missing|extra|several|these|those|this|its|their|of|in|to|for|from|with|and|or|on|by)\\b|[a-z]+(?:ed|ing|ly)\\b'

/** "This test had", "the copies of these files": a thing, whatever the first sentence says of it. */
const POINTED =
  /(?:^This|(?<=\s)this)\s([a-z]{3,})(?=\s(?:is|was|has|had|does|did|can|could|[a-z]+s|[a-z]+ed)\b|[.,]|$)|(?:^These|(?<=\s)(?:these|those))\s([a-z]{3,}s)(?=[\s.,]|$)/
