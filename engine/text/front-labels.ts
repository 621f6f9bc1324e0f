import { roleOfHeading } from '../lexicon/headings.ts'
import type { Mark } from './inline.ts'
import { readVerb, verbIn } from './verbs.ts'

const GLUED =
  /^((?:[A-Z][a-z]+)(?:\s[A-Z][a-z]+){0,3})\s(?=(?:(We|I|It|There|They)|The|An?|Our|My|On|At|In|All|Some|One|Two|Due|During)\s(?!(?:[A-Z][a-z]+\s){2}))/

/** "Next Steps Improve the alerts": what follows is told to be done. */
const PLANS =
  /^((?:Next|Future|Further|Remaining|Follow[- ]?[Uu]p|Action|Corrective|Preventi?ve|Preventative) (?:Steps?|Work|Plans?|Improvements?|Tasks?|Items?|Actions?|Measures?|Points?))\s(?=[A-Z][a-z]*\s)/

const NOUN =
  /(?:tion|ment|pact|mary|ground|text|line|causes?|issues?|problems?|results?|outcomes?|status|solutions?|fix|workaround|symptoms?|findings|overview|steps|items|wrong|well|learned|factors|actions)$/i

/** "Root Cause The disk was full": a heading that was pasted without its line break. */
export function gluedHeading(text: string): RegExpExecArray | null {
  const plans = PLANS.exec(text)
  if (plans && roleOfHeading(plans[1] ?? '')) return plans
  const found = GLUED.exec(text)
  const heading = found?.[1] ?? ''
  if (!found || !roleOfHeading(heading)) return null
  // "After I moved it" is no heading.
  if (!NOUN.test(heading)) return null
  // "Fix The broken header" is a deed in capitals.
  const isDeed = !heading.includes(' ') && verbIn(heading.toLowerCase(), 'base')?.isWork === true
  return isDeed && !found[2] ? null : found
}

/** "**Extract pure logic:** Moved the code into a function": the label says what for, the sentence behind it what was done. */
export function aimBefore(
  text: string,
  marks: readonly Mark[],
): { text: string; end: number; role?: undefined } | undefined {
  const strong = marks.find(({ kind, start }) => kind === 'strong' && start === 0)
  const [whole = '', label = ''] = /^((?:[^\s:]+\s){1,3}[^\s:]+):\s+(?=\S)/.exec(text) ?? []
  if (!strong || !label || Math.abs(strong.end - label.length) > 1) return undefined
  const [first = '', second = ''] = label.split(' ')
  const next = /^[A-Za-z]+/.exec(text.slice(whole.length))?.[0]?.toLowerCase() ?? ''
  const isDeed =
    /^(?:i|we)$/.test(next) || readVerb(next).some(({ form, verb }) => form === 'past' && verb.isWork)
  return second && verbIn(first.toLowerCase(), 'base')?.isWork && isDeed
    ? { text: label, end: whole.length }
    : undefined
}
