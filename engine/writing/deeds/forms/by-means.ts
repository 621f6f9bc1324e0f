import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { gerund } from './gerund.ts'

/** "Fixed by closing the valve, added a test": what was done besides is joined by "and". */
function withAnd(how: string): string {
  return how.replace(/^([^,;:]+),\s(?=([a-z]+)\s[^,;:]+$)/, (whole, means: string, word: string) =>
    verbIn(word, 'past')?.isWork && !verbIn(word, 'base') ? `${means} and ` : whole,
  )
}

/** Whether a clause is told of the change itself. */
export function isOurs({ subject }: Clause): boolean {
  return subject === 'this' || subject === 'change'
}

const POINTING =
  /^(?:this|that|so|it|these|them|the (?:above|issue|problem|bug|error|failure|crash)|this (?:issue|problem|bug|error)|both|all of (?:this|these|that)|(?:(?:issue|bug|ticket)\s)?(?:#\d+|[A-Z]{2,}-\d+))\s(?:(?:up|out|down|off|back|together)\s)?(?:\w+ly\s)?by\s(?:(?:\w+ly|just|also)\s)?(?=[a-z-]+ing\s)/i

const NAMELESS = /^(?:it|this|that|(?:the|this|both)\s(?:issues?|problems?|bugs?|errors?|failures?))$/i

const SOLVING =
  /^(?:fix|solve|resolve|address|avoid|prevent|handle|mitigate|do|achieve|correct|tackle|improve|work)$/

const AIM_BY = /^to\s((?:\S+\s){1,8}?)by\s(?=[a-z-]+ing\s)(.+)$/

/** "This patch tries to end the leak by closing X": X was closed, and only that is sure. */
function aimedAt(clause: Clause): Clause | undefined {
  if (!isOurs(clause) || !/^(?:aim|look|seek|try|attempt|intend|hope)$/.test(clause.verb.base))
    return undefined
  const [, aim = '', how = ''] = AIM_BY.exec(clause.rest.replace(/\.$/, '')) ?? []
  const done = how ? gerund(clause, how, { subject: 'change' }) : undefined
  const isNamed = !/\s(?:it|this|that|these|(?:the|this) (?:issue|problem|bug|error)s?)\s$/.test(` ${aim}`)
  // Behind "whenever it is empty" nobody knows any more what for.
  return done && isNamed && !/[,;:]|\b(?:when|whenever|if|that|which|so|to)\b/.test(done.rest)
    ? { ...done, rest: `${done.rest} to ${aim.trim()}` }
    : done
}

/** "This solves it by caching X", "I got it going by adding X": what "it" was stands elsewhere, what was done stands here. */
export function means(clause: Clause): Clause | undefined {
  const rest = clause.rest.replace(/^(?:around|for)\s(?=(?:this|that|it|the)\s)/, '')
  // "The sign was corrected by flipping the clamp" tells both, "the issue was addressed by flipping it" only the second.
  if (clause.subject === 'passive' && clause.object)
    return SOLVING.test(clause.verb.base) && NAMELESS.test(clause.object) && /^by\s[a-z-]+ing\s/.test(rest)
      ? gerund(clause, rest.slice('by '.length), { subject: 'none', object: '' })
      : undefined
  // "Fixed by creating the folder" tells the same without an "it".
  if (SOLVING.test(clause.verb.base) && /^by\s[a-z-]+ing\s/.test(rest))
    return gerund(clause, withAnd(rest.slice('by '.length)), {})
  // "Worked on the gate, by adding a bell to it".
  const [, how = ''] =
    (clause.verb.base === 'work' &&
      !isOurs(clause) &&
      /^on\s[^,;:]{2,60}?,?\sby\s(?=[a-z-]+ing\s)(.+)$/.exec(rest)) ||
    []
  if (how) return gerund(clause, how, { modality: 'done', attitude: '' })
  // "The fix works by reading one line at a time".
  if (isOurs(clause) && clause.verb.base === 'work' && /^by\s[a-z-]+ing\s/.test(rest))
    return gerund(clause, rest.slice('by '.length), { subject: 'change' })
  const aimed = aimedAt(clause)
  if (aimed) return aimed
  const pointing = POINTING.exec(rest)?.[0]
  if (
    pointing === undefined ||
    !(SOLVING.test(clause.verb.base) || /^(?:it|this|that|so|them|these)\b/.test(rest))
  )
    return undefined
  const done = gerund(
    clause,
    withAnd(rest.slice(pointing.length)),
    isOurs(clause) ? { subject: 'change' } : {},
  )
  // "Fixed it by only ringing the bell if the gate is open": it rings only then.
  return done && /\bonly\s$/i.test(pointing) ? onlyThen(done) : done
}

function onlyThen(done: Clause): Clause | undefined {
  const rest = done.rest.replace(/\s(?=(?:if|when|once|after|for)\s)/, ' only ')
  return rest === done.rest ? undefined : { ...done, rest }
}
