import { isPlural } from './plural.ts'

const DETERMINED =
  /^(?:and|or|but|the|an?|this|that|these|those|my|our|its|their|his|her|all|any|some|every|each|both|no|more|most|many|several|few|two|three|another|other|one|such|it|them|up|out|off|down|on|in|to|with|for|from|into|how|why|what|whether|when|if|sure|\d\S*|\S+'s|[a-z]+ing|[a-z]+ly)\b/i
const ENDS =
  /\s(?:to|from|in|on|with|for|into|onto|at|by|via|using|so|when|while|instead|through|without|within|before|after|during|across|over|under|as|than|until|if|because|that|which|where|whose|between|and|or|of|about)\s|[,;:(.]|$/
/** What is not counted takes no "a". */
const MASS =
  /(?:ing|ment|ity|ness|ance|ence|ware|age|support|access|code|data|work|help|logic|content|input|output|traffic|memory|space|time|documentation|validation|authentication|compression|information|configuration|integration|automation|pagination|communication|communications|coverage|feedback|progress|research|advice|css|html|history|software|music|sound|power)$/
const MADE = /^(?:add|create|implement|write|build|introduce|develop|design|provide|publish|make|open|file)/
/** Verbs whose object may be a state or a clause. */
const LOOSE = /^(?:make|made|keep|kept|get|got|let|have|had|do|did|go|went|work|continue|start|help)\w*$/

/** A noun with the article that a note leaves out: "the import wizard". */
export function withArticle(noun: string): string {
  if (/^an?\s/i.test(noun)) return noun.replace(/^an?\s/i, 'the ')
  const isBare =
    /^(?!(?:the|all|each|every|both|no|any|its|their|our|this|that)\s)\S+(?:\s\S+)*\s[a-z]{3,}$/.test(noun)
  return isBare && !isPlural(noun) && !/^[a-z]+ing\s/i.test(noun) ? `the ${noun}` : noun
}

/** Single words that are things one can count, and no names of tools. */
const THINGS =
  /^(?:alert|bug|button|cache|check|class|client|cluster|column|component|container|crash|dashboard|database|deadlock|dialog|driver|endpoint|error|field|file|flag|folder|form|function|guard|handler|hook|icon|image|index|issue|job|leak|limit|link|loader|log|login|menu|method|migration|module|node|option|package|page|parser|plugin|problem|query|queue|race|release|report|retry|schema|script|server|service|table|test|timeout|upload|view|warning|wrapper)$/

/** A deed in the words of a note, with the article that one would say: "fix login bug" is said as "fix the login bug". */
export function articled(deed: string): string {
  const match = /^([a-z-]+(?:\s(?:up|out|off|down))?)\s(?=[a-z])/.exec(deed)
  const verb = match?.[1] ?? ''
  const rest = deed.slice(match?.[0].length ?? 0)
  if (!match || LOOSE.test(verb) || DETERMINED.test(rest)) return deed
  const noun = rest.slice(0, rest.search(ENDS))
  const words = noun.split(' ')
  const head = words.at(-1) ?? ''
  if (!/^[a-z]{3,}$/.test(head) || words.length > 4 || words.some((word) => /[^s]s$|ing$|ly$/.test(word)))
    return deed
  if (isPlural(noun) || /ed$/.test(head) || (words.length === 1 && !THINGS.test(head))) return deed
  if (!MADE.test(verb)) return `${verb} the ${rest}`
  return MASS.test(head) ? deed : `${verb} ${/^[aeio]/.test(rest) ? 'an' : 'a'} ${rest}`
}
