import { verbIn } from '../clauses/verbs.ts'
import type { Sentence } from '../lines/document.ts'
import { nameObjects } from './antecedent.ts'

/** "Fixed by sealing them", "I solved this by moving it to the yard". */
const MENDED_BY =
  /^((?:(?:I|we)\s)?(?:then\s)?(?:fixed|solved|resolved|addressed|mended)(?:\s[^,;:]{2,90}?)?\sby\s)([a-z]+ing)(\s(?:it|them)\b.*)$/i

/** Texts of sentences in their order, with "it" and "them" called by their names where a deed was done to them. */
export function nameThings(sentences: readonly Sentence[], texts: readonly string[]): string[] {
  return nameMended(sentences, nameObjects(sentences, texts))
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
