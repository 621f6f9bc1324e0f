import { isPlural } from '../nouns/plural.ts'

/** Whether something else is named that the pronoun could mean. */
export function rivals(rest: string, pronoun: 'it' | 'them'): boolean {
  return pronoun === 'it'
    ? /\b(?:an?|the|its|our|my|their|one)\s\w/i.test(rest)
    : /\b(?:the|its|our|my|their|all|some|many|several|two|three|four|five|\d+)\s(?:[\w-]+\s)?[a-z]+s\b/i.test(
        rest,
      )
}

/** "Old, noisy and slow", "a mess: worn belts, loose bolts": qualities, and a list of many, are nothing that "it" could mean. */
export function withoutQualities(rest: string, pronoun: 'it' | 'them'): string {
  const told =
    pronoun === 'it' ? rest.replace(/:\s(?!.*\b(?:an?|the|its|our|my|one)\s)[^.;]*[.]?$/i, '') : rest
  if (REACHED.test(told)) return ''
  return told.replace(
    /^(?:(?:very|too|so|quite)\s)?[a-z-]+(?:,\s(?:too\s)?[a-z-]+){0,3},?\sand\s(?:too\s)?[a-z-]+[.!]?$/,
    '',
  )
}

/** "Open to the street without a lock": from where one gets to it is not what was closed. */
const REACHED =
  /^(?:(?:still|also|[a-z]+ly)\s)?(?:reachable|accessible|open|exposed|visible|public|readable|available|unprotected|unguarded|unencrypted)\b[^,;:]*$/

const AN_EVENT =
  /\b(?:change|rollout|deploy|deployment|release|update|upgrade|commit|merge|bug|error|outage|failure|crash|spike|traffic|restart|mistake|typo)s?(?:\s(?:in|of|on|to|from)\s.*)?$/i

/** "Bread oven went cold. Rebuilt from the plan": the oven; a name such as "Odoo" goes without an article. */
export function asKnown(thing: string): string | undefined {
  // "A schema change hit the live index. Reindexed from the backup": nobody reindexes a change.
  if (AN_EVENT.test(thing)) return undefined
  const isPlain = !isPlural(thing) && /^(?:old|new)\s|^[A-Z]?[a-z]+\s[a-z]+$/.test(thing)
  return isPlain && !/^(?:the|our|my|an?|its|their)\s/i.test(thing)
    ? `the ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`
    : thing
}
