import { verbIn } from '../clauses/verbs.ts'
import type { Sentence } from '../lines/document.ts'
import { nameObjects } from './antecedent.ts'
import { isBeside } from './beside.ts'
import { namedByTopic, namedInside } from './topic-deed.ts'

/** "Fixed by sealing them", "I solved this by moving it to the yard". */
const MENDED_BY =
  /^((?:(?:I|we)\s)?(?:then\s)?(?:fixed|solved|resolved|addressed|mended)(?:\s[^,;:]{2,90}?)?\sby\s)([a-z]+ing)(\s(?:it|them)\b.*)$/i

/** Texts of sentences in their order, with "it" and "them" called by their names where a deed was done to them. */
export function nameThings(sentences: readonly Sentence[], texts: readonly string[]): string[] {
  const first = ofTopic(sentences, texts, texts, true)
  return ofTopic(sentences, nameMended(sentences, nameObjects(sentences, first)), texts, false)
}

/** What is still called "it" or "them", by what the sentence before is about. */
function ofTopic(
  sentences: readonly Sentence[],
  told: readonly string[],
  texts: readonly string[],
  isFirst: boolean,
): string[] {
  return told.map((text, at) => {
    const [before, own] = [sentences[at - 1], sentences[at]]
    if (text !== texts[at] || (own?.kind !== 'prose' && own?.kind !== 'item')) return text
    const inside = isFirst ? namedInside(text) : undefined
    if (inside || !before || own.kind !== 'prose' || before.kind !== 'prose') return inside ?? text
    return (isBeside(before, own) ? namedByTopic(text, texts[at - 1] ?? '', isFirst) : undefined) ?? text
  })
}

/** "The pumps leaked. Fixed by sealing them": by sealing the pumps. */
function nameMended(sentences: readonly Sentence[], texts: readonly string[]): string[] {
  return texts.map((text, at) => {
    const [, head = '', doing = '', rest = ''] = MENDED_BY.exec(text) ?? []
    const verb = verbIn(doing, 'ing')
    if (!verb || at === 0) return text
    const opening = `I ${verb.forms.past}`
    const told = nameObjects(sentences.slice(at - 1, at + 1), [texts[at - 1] ?? '', `${opening}${rest}`])[1]
    return told?.startsWith(`${opening} `) ? `${head}${doing}${told.slice(opening.length)}` : text
  })
}
