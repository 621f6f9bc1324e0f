/** Makes a sentence of the description presentable: no addresses, no empty brackets, a capital and a full stop. */
export function tidySentence(body: string): string {
  const text = tidyPhrase(body)
    .replace(
      /^(?:and|but|so|also|then|plus|well|anyway|basically|naturally|(?:as of writing)),?\s+(?=\S)/i,
      '',
    )
    .replace(/[:;,\u2013\u2014-]+$/, '')
    .trim()
  if (!text) return ''
  const closed = /[.!?\u2026]["')\]]*$/.test(text) ? text : `${text}.`
  return capitalise(closed)
}

/** The same without a full stop, for use inside a sentence. */
export function tidyPhrase(body: string): string {
  return body
    .replace(/(?:https?|ftp):\/\/[^\s<>"')\]]+/g, '')
    .replace(/\s*\((?:see|cf\.?|via|ref\.?|diff|link|source|here|#\d+|[A-Z]+-\d+)?[\s:,]*\)/gi, '')
    .replace(/\s\((?:see|cf\.?)\s[^()]{0,80}\)/gi, '')
    .replace(/\s+([,.;:!?])(?=\s|$)/g, '$1')
    .replace(/\s*[:;]-?[)D(]/g, '')
    .replace(/\s*:\s*\.$/, '.')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

/** A capital first letter, except where the first word is a name that is written small (`npm`, `docs.rs`, `fooBar`). */
export function capitalise(text: string): string {
  const word = /^\S+/.exec(text)?.[0] ?? ''
  if (/[A-Z_()./\\=<>$]/.test(word.slice(1).replace(/[.,;:]+$/, '')) || /^\W/.test(word)) return text
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const NAMES = /^(?:I|I'[a-z]+|[A-Z]{2,}|[A-Z][a-z]+[A-Z]|[A-Z]\w*[\d_.:/()])/
const OPENERS =
  /^(?:The|A|An|This|That|These|Those|It|Its|In|On|At|For|With|By|To|From|All|Any|Some|Many|Most|Each|Every|No|When|If|While|After|Before|Since|Because|As|There|They|Their|Our|My|We|You|Both|Only|One|Two|Three|Using|Now|Users?|Data|Existing|New|Old|Several|Few|Other|Another|Until|Due|During|Once|Even|Not|Just|Such|Same|Previously|Currently)\b/

/** A small first letter, unless the first word may be a name. */
export function uncapitalise(text: string): string {
  const word = /^[\w'.:/()-]+/.exec(text)?.[0] ?? ''
  if (NAMES.test(word)) return text
  return OPENERS.test(text) ||
    /^[A-Z][a-z]+(?:ing|ed|ly|s)?\s(?:the|a|an|of|to|for|is|are|was|were|and|in|on|with|by|at|from)\b/.test(
      text,
    )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

export function countWords(text: string): number {
  return text.trim() ? text.trim().split(/\s+/).length : 0
}
