import { onceForText } from '../../once.ts'

/** What a pattern asks for at one place, as far as it says how words begin and end. */
type Asked =
  | { kind: 'letter'; letters: readonly string[] }
  /** A space or a sign, which no word holds: one of these marks, where it can be no other. */
  | { kind: 'mark'; marks: readonly string[] }
  /** Where a word or the text begins or ends. */
  | { kind: 'edge' }
  /** What is only looked at: it stands behind this place or before it, or must not stand there and has no choices. */
  | { kind: 'look'; isAhead: boolean; choices: readonly Sequence[] }
  | { kind: 'group'; choices: readonly Sequence[] }
  /** Anything else: letters, signs or nothing at all. */
  | { kind: 'any' }

export type Item = Asked & { isOptional: boolean; isRepeated: boolean }
export type Sequence = readonly Item[]

const TOKEN =
  /\((?:\?(?:<?[=!]|[a-z-]*:|<\w+>))?|\[(?:\\.|[^\]\\])*\]|\\(?:[pu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gis
const QUANTIFIER = /^(?:[*+?]|\{\d)/
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789_']
const MARKS = [...'!"#$%&()*+/:;<=>?@[\\]^`{|}~']
/** A mark or a class of them, without those that most sentences have. */
const ONLY_MARKS = /^(?:\\?[!-&(-+/:-@[-`{-~]|\[(?:\\?[!-&(-+/:-@[^`{-~])+\])$/
/** A class with more letters than the ten digits says as little as one with all of them. */
const FEW = 10

/** The sequences of a pattern; each match is one of them. */
export function partsOf(source: string): readonly Sequence[] {
  const tokens = source.match(TOKEN) ?? []
  let at = 0
  const readChoices = (): Sequence[] => {
    const choices: Item[][] = [[]]
    while (at < tokens.length && tokens[at] !== ')') {
      if (tokens[at] === '|') {
        at++
        choices.push([])
      } else choices.at(-1)?.push(readItem())
    }
    return choices
  }
  const readItem = (): Item => {
    const asked = readAsked(tokens[at++] ?? '')
    const quantifier = QUANTIFIER.test(tokens[at] ?? '') ? tokens[at++] : undefined
    return {
      ...asked,
      isOptional: quantifier !== undefined && /^(?:[*?]|\{0)/.test(quantifier),
      isRepeated: quantifier !== undefined && !quantifier.startsWith('?'),
    }
  }
  const readAsked = (token: string): Asked => {
    if (!token.startsWith('(')) return characterOf(token)
    const choices = readChoices()
    // Past the bracket that closes it.
    at++
    if (!/[=!]$/.test(token)) return { kind: 'group', choices }
    return { kind: 'look', isAhead: !token.includes('<'), choices: token.endsWith('=') ? choices : [] }
  }
  return readChoices()
}

/** What one character or class of them asks for. */
const characterOf = onceForText((token): Asked => {
  if (/^(?:\\b|[$^])$/.test(token)) return { kind: 'edge' }
  if (/^(?:\\[B1-9k]|\[\^|\.$)|\\(?:p|u\{)/i.test(token)) return { kind: 'any' }
  const pattern = new RegExp(token, 'i')
  const letters = LETTERS.filter((letter) => pattern.test(letter))
  if (letters.length === 0)
    return { kind: 'mark', marks: ONLY_MARKS.test(token) ? MARKS.filter((mark) => pattern.test(mark)) : [] }
  const hasOthers = !/^(?:\\d|\[?[\w-]+\]?)$/.test(token)
  return hasOthers || letters.length > FEW ? { kind: 'any' } : { kind: 'letter', letters }
})
