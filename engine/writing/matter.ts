import { verbIn } from '../text/verbs.ts'
import { uncapitalise } from './tidy.ts'
import { isBalanced } from './trim.ts'

const TICKET = /^(?:#\d+|[A-Z][A-Z\d]*-\d+)[:\s-]+(?=[\p{L}"`]{2})/u
const DETERMINED =
  /^(?:the|a|an|this|that|these|those|my|our|its|their|all|some|every|each|no|any|more|two|three|\d\S*|[a-z]+ing|\S+'s)\b/i

/** What the work was about, as one would name it in a sentence: "the import wizard" for "#12 import wizard". */
export function nameMatter(project: string): string {
  const whole = project.replace(TICKET, '')
  if (/^\[?(?:draft|wip|rfc|todo|note|update|fix|bug|misc)\]?$/i.test(whole)) return 'the task at hand'
  const name = uncapitalise(isBalanced(whole) ? whole : (whole.split(' and ')[0] ?? whole))
  const [first = ''] = name.split(' ')
  const head = name.split(/\s(?:of|for|in|on|at|with|from|to|and|by|into)\s/)[0] ?? ''
  if (!/(?:^|\s)[a-z]{3,}$/.test(head) || DETERMINED.test(name)) return name
  // "follow up with the vendor" is something to do.
  const verb = /\s(?:up|out|an?|the)$/.test(head) ? verbIn(first, 'base') : undefined
  return verb ? `${verb.forms.ing}${name.slice(first.length)}` : `the ${name}`
}
