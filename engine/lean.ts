/** A loop whose body never matches. Simpler ones ("[]*") are loops to V8 only where a pattern ignores case. */
const JOINT = '(?:(?!)x)*'

const TOKENS =
  /\\.|\[(?:\\.|[^\\\]])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)(?:(?:[?*+]|\{\d+(?:,\d*)?\})\??)?|./gs
const LOOK_AROUND = /^\(\?(?:[=!]|<[=!])/
/** What is repeated this seldom is compiled as so many choices. */
const FEW_TIMES = /^\)(?:\?|\{\d,[1-3]\})/
const LOOP = /^\)(?:[*+]|\{\d+,(?:\d{2,}|[4-9])?\})/

/**
 * The same pattern in less machine code, for one with many choices in a row that is not asked often: V8 compiles what stands
 * behind a choice once for each way that leads there, but all ways to a loop are one (docs/decisions/0013).
 */
export function lean(pattern: RegExp | string, flags = ''): RegExp {
  const open: { isLook: boolean; hasChoice: boolean }[] = []
  const tokens = (typeof pattern === 'string' ? pattern : pattern.source).match(TOKENS) ?? []
  const jointed = tokens.map((token, at) => {
    if (token.startsWith('(')) open.push({ isLook: LOOK_AROUND.test(token), hasChoice: false })
    const group = token.startsWith(')') ? open.pop() : open.at(-1)
    if (group && token === '|') group.hasChoice = true
    if (!group || !token.startsWith(')') || group.isLook || LOOP.test(token)) return token
    const isLast = /^(?:$|[|)])/.test(tokens[at + 1] ?? '')
    return !isLast && (group.hasChoice || FEW_TIMES.test(token)) ? token + JOINT : token
  })
  return new RegExp(jointed.join(''), typeof pattern === 'string' ? flags : pattern.flags)
}
