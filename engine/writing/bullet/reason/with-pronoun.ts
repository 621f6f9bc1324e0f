import { guessPast, verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { countWords } from '../../sentence/tidy.ts'

const HELPER = /^(?:(?:was|were|is|are|had|has|have|did|does|do|could|can|would|will)(?:n't)?|cannot|kept)$/
const ARTICLE = /^(?:the|an?|our|my|its)\s/i

/** How many words may stand behind the thing before nobody knows any more what "it" is. */
const NEAR = 9

/** What may follow a whole name: in "the sessions table" it goes on. */
const ENDS =
  /^(?:$|\s(?:in|on|at|to|for|from|with|of|by|into|out|when|where|that|which|so|and|made|used|once|twice|only)\b)/

/** What has just been named is "it": "Split the form because the form was slow". */
export function withPronoun(clause: string, text: string): string {
  const words = clause.split(' ')
  const at = verbAt(words)
  if (at < 1 || at > 6) return clause
  const thing = words.slice(0, at).join(' ')
  const name = thing.replace(ARTICLE, '')
  const isLast = text.endsWith(` ${name}`) && countWords(name) > 1
  if (isLast) return `${isPlural(thing) ? 'they' : 'it'} ${words.slice(at).join(' ')}`
  const told = text.slice(text.indexOf(' ') + 1).replace(ARTICLE, '')
  const after = told.slice(name.length)
  if (!name || !told.startsWith(name) || !ENDS.test(after) || after.split(' ').length > NEAR) return clause
  return `${isPlural(thing) ? 'they' : 'it'} ${words.slice(at).join(' ')}`
}

/** Whether a clause would say once more the name of what the text has told of, too far off for a pronoun. */
export function repeatsName(clause: string, text: string): boolean {
  const words = clause.split(' ')
  const name = words
    .slice(0, Math.max(0, verbAt(words)))
    .join(' ')
    .replace(ARTICLE, '')
  const told = text.slice(text.indexOf(' ') + 1).replace(ARTICLE, '')
  const isNamed = told.startsWith(`${name} `) || text.includes(` the ${name} `)
  return name.length > 2 && isNamed && withPronoun(clause, text) === clause
}

function verbAt(words: readonly string[]): number {
  const helper = words.findIndex((word, at) => at > 0 && at < 5 && HELPER.test(word))
  if (helper > 0) return helper
  return words.findIndex(
    (word, at) =>
      at > (ARTICLE.test(`${words[0]} `) ? 1 : 0) &&
      // In "the package build failed" the build is a thing.
      verbIn(word, 's', 'past', ...(isPlural(words[at - 1] ?? '') ? ['base' as const] : [])) !== undefined,
  )
}

/** What was mended, and nothing said of it yet. */
const MENDED =
  /^(?:fixed|corrected|repaired|mended|patched)\s(?!.*(?:,\s|\sto\s[a-z]+\s|\sby\s[a-z]+ing\s|\sand\s[a-z]+ed\s))/

/** A fault was not mended because it was there: "fixed the labels, which were swapped", "fixed the crane, where two ropes were swapped". */
export function withFault(joint: ' because ' | ' after ', clause: string, text: string): string {
  const told = withPronoun(clause, text)
  const isState = joint === ' because ' || /^[^,]{3,60}?\s(?:did not|didn't)\s/.test(clause)
  if (!isState || !MENDED.test(text)) return joint + told
  const ofIt = /^(?:it|they)\s(.+)$/.exec(told)?.[1]
  // A few words more say it as well as a filler would.
  return ofIt && countWords(`${text} which ${ofIt}`) >= 10 ? `, which ${ofIt}` : `, where ${clause}`
}

/** "Cut the wait from 9 s to 2 s and rebuilt the wait": what moved is what it was done to. */
const MOVED_AND =
  /^((?:cut|raised|reduced|brought|lowered|increased) (the [\w-]+(?: [\w-]+){0,2}) from \S+(?: \S+){0,4}? to \S+(?: \S+){0,3}?) and ([a-z]+ed) \2(?=$|[.,])/i

/** "Cut the wait from 9 s to 2 s by rebuilding the wait". */
const MOVED_BY =
  /^((?:cut|raised|reduced|brought|lowered|increased) (the [\w-]+(?: [\w-]+)?) from \S+(?: \S+){0,4}? to \S+(?: \S+){0,3}? by [a-z]+ing) \2(?= (?:to|with|in|into|as|using|and|for)\b|$)/i

/** "Traced it to the wiring and fixed the wiring". */
const AND_AGAIN = /^(\S+ [^,]*\b(the [\w-]+(?: [\w-]+){0,2}))( and (?:then )?[a-z]+ed )\2(?=$|[.,])/

const REASON = /^(.+?)(,? (?:because|since|as|after) )(.+)$/

/** "Ported the map, with the map now drawing all trees". */
const WITH_IT_NOW = /^(\S+ (the [\w-]+(?: [\w-]+){0,3}?[^s\s])\b[^,]*), with \2 now ([a-z]+ing)\b/i

/** "... after finding that the lock was open". */
const NOTICING = /^(?:noticing|finding|discovering|seeing|learning|reali[sz]ing)(?: out)? that /

const MOVED =
  /^(\S+ (?:(?:the|our|my|an?) )?)(.+?)(, (?:cutting|raising|bringing|lowering|reducing|increasing|shrinking) )(?:(?:the|our|my) )?(.+?)(?= (?:from|by) \S*\d)/i

/** The same wherever a bullet got its reason from, and for what the deed has moved: "split the suite, cutting it from 5 h to 1". */
export function namedOnce(text: string): string {
  const [moved = '', verb = '', object = '', cutting = '', name = ''] = MOVED.exec(text) ?? []
  if (name && !isPlural(name) && (object === name || object.startsWith(`${name} `)))
    return `${verb}${object}${cutting}it${text.slice(moved.length)}`
  if (MOVED_BY.test(text)) return text.replace(MOVED_BY, '$1 it')
  const [gain = '', moves = '', , word = ''] = MOVED_AND.exec(text) ?? []
  const means = verbIn(word, 'past') ?? guessPast(word)
  if (gain && means) return `${moves} by ${means.forms.ing} it${text.slice(gain.length)}`
  const again = text.replace(
    AND_AGAIN,
    (_, head: string, thing: string, and: string) => `${head}${and}${isPlural(thing) ? 'them' : 'it'}`,
  )
  if (again !== text) return again
  const [so = '', deed = '', , doing = ''] = WITH_IT_NOW.exec(text) ?? []
  const does = verbIn(doing, 'ing')
  if (does) return `${deed}, so that it now ${does.forms.s}${text.slice(so.length)}`
  const [, told = '', joint = '', clause = ''] = REASON.exec(text) ?? []
  const [noticing = ''] = NOTICING.exec(clause) ?? []
  return clause ? told + joint + noticing + withPronoun(clause.slice(noticing.length), told) : text
}
