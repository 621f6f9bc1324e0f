import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isSomebody } from '../../story/telling/no-name.ts'

/** What stands before a name and is no part of it: a ticket, a label, the mark of a scope. */
const BEFORE_NAME =
  /^(?:(?!CVE|RFC|ISO|UTF|SHA|ESP|USB|RS)[A-Z]{2,10}-\d{2,}\s(?=[a-z])|[A-Z][\w-]*(?:\s[\w-]+){0,2}:\s(?=\S)|::(?=\w))/

/** What stands behind it: the day, a reason in short, a question, a version. */
const BEHIND_NAME =
  /(?:\s(?:19|20)\d\d(?:[\s-]\d\d?){1,2}|\s(?:b\/c|bc|cuz|because|what|how|why|who|which|whose|iff)\b.*|\s[<>]=?\s?\d.*)$/

/** "The crane from" lost what followed. */
const LOOSE_END = /\s(?:from|to|of|for|in|on|at|by|with|into|and|or|often|than|as)$/

/** "What", "once", "further plans", "thanks to Ann": a heading or the first word of a sentence, and no work. */
const NO_NAME =
  /^(?:what|why|how|who|when|where|which|once|then|also|one|sudo|thanks|thank you|notes?|plans?|further plans|next steps?|digging deeper|follow-?ups?|misc|other)(?:\s(?:what|why|how|one|to)\b.*|\schmod\b.*)?$|^(?:thanks to|sudo)\s|=\d/i

/** "The map server down": what was worked on is that. */
const DOWN = /^(?:the\s)?(.+?)\s(?:is\s|was\s)?down$/i

/** What a note is about, so that "worked on" can stand before it; nothing where it is the name of no work. */
export function workName(project: string): string | undefined {
  const name = project.replace(BEFORE_NAME, '').replace(BEHIND_NAME, '').replace(LOOSE_END, '').trim()
  if (name === '' || NO_NAME.test(name) || isSomebody(name, [])) return undefined
  const [first = '', ...rest] = name.split(' ')
  const small = first.toLowerCase()
  const does = rest.length > 0 ? verbIn(small, 's') : undefined
  // "Cuts the load" is about cutting it, "Mending the gate" about mending.
  if (does?.isWork && !NOUN_VERBS.has(does.base)) return [does.forms.ing, ...rest].join(' ')
  // "Allow guests to print tickets".
  const order = rest.length > 1 && !NOUN_VERBS.has(small) ? verbIn(small, 'base') : undefined
  if (order?.isWork) return [order.forms.ing, ...rest].join(' ')
  if (verbIn(small, 'ing') && rest.length > 0) return [small, ...rest].join(' ')
  return name.replace(DOWN, 'the $1 outage')
}
