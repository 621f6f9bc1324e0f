import { isPlural } from '../../text/antecedent.ts'

/** What has just been named is "it". */
export function withPronoun(clause: string, text: string): string {
  const thing =
    /^(\S+(?:\s\S+){0,3}?)\s(?:was|were|is|are|had|has|did|does|could|kept)\s/.exec(clause)?.[1] ?? ''
  const told = text.slice(text.indexOf(' ') + 1)
  if (!thing || !(told === thing || told.startsWith(`${thing} `))) return clause
  return `${isPlural(thing) ? 'they' : 'it'}${clause.slice(thing.length)}`
}
