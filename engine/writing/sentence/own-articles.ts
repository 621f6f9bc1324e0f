import type { Prose } from '../../facts/fields/prose.ts'

/**
 * What the text itself has before the words: an article, "some", or "none" in a sentence that uses articles elsewhere, where
 * they are meant so; nothing where it does not say.
 */
export type OwnArticles = (words: string) => 'a' | 'the' | 'some' | 'none' | undefined

const ARTICLE = /\b(?:an?|the)\s/i
const DETERMINER = /^(?:my|our|your|his|her|its|their|this|that|each|every|any|no|another)$/

/** Reads off the sentences of a description where its writer puts articles; a subject line has hardly one. */
export function ownArticles({ all }: Pick<Prose, 'all'>): OwnArticles {
  const bodies = all
    .filter(({ body, sentence }) => sentence.kind !== 'title' && ARTICLE.test(body))
    .map(({ body }) => ` ${body.toLowerCase()} `)
  return (words) => {
    const found = bodies.flatMap((body) => wordBefore(body, words.toLowerCase()) ?? [])
    for (const before of found) {
      if (before === 'the' || before === 'some') return before
      if (before === 'a' || before === 'an') return 'a'
    }
    return found.some((before) => !DETERMINER.test(before)) ? 'none' : undefined
  }
}

function wordBefore(body: string, words: string): string | undefined {
  const at = body.indexOf(` ${words}`)
  // "The test suite" says nothing of "the test".
  if (at < 0 || /^[\p{L}\p{N}_-]/u.test(body.slice(at + words.length + 1))) return undefined
  return body.slice(body.lastIndexOf(' ', at - 1) + 1, at)
}
