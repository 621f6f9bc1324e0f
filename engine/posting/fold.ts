/** Lower case without accents: what the lexicons of postings are written in. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[ŁłØøÆæ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()

const LETTERS: Record<string, string> = { Ł: 'l', ł: 'l', Ø: 'o', ø: 'o', Æ: 'ae', æ: 'ae' }

/** Letters and digits only: equal for two spellings of one name. */
export const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')
