import { guessPast, verbIn } from '../../text/verbs.ts'

/** Deeds told in one breath: "added A, moved B, and merged C". */
export function inARow(texts: readonly string[]): string {
  return `${texts.slice(0, -1).join(', ')}${texts.length > 2 ? ',' : ''} and ${texts.at(-1)}`
}

/** "I moved the rows, dropped the view" wants an "and". */
export function joined(body: string): string {
  const at = body.lastIndexOf(', ')
  const [word = ''] = /^[a-z]+(?=\s)/.exec(body.slice(at + 2)) ?? []
  const tail = body.slice(at + 3 + word.length)
  const isNext =
    at > 0 &&
    (verbIn(word, 'past')?.isWork || guessPast(word)) &&
    !/^(?:by|in|on|at|to|for|from|with|as|of)\b/.test(tail)
  if (!isNext || /[;:]|\band\b/.test(tail)) return body
  return `${body.slice(0, at)}${body.indexOf(', ') < at ? ',' : ''} and ${word} ${tail}`
}
