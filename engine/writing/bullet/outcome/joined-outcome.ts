import { subjectAt } from '../../../text/clauses/clause-subject.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { tellsChange } from '../../../text/figures/quantities.ts'
import { hasOwnSubject } from '../../../text/parting/own-subject.ts'

/** "The abuse stopped and latency fell from 2 s to 1 s": the figure tells more than what stands before it. */
export function figureOf(text: string): string {
  const [, head = '', tail = ''] = /^([^\d,;:]{8,}?),?\sand\s(.+)$/.exec(text) ?? []
  return tail && tellsChange(tail) && hasOwnSubject(head) && subjectAt(tail, 0) ? tail : text
}

/** ", with 90 people signing in and a visit takes one minute": behind a "with" the second has no tense either. */
export function withoutTense(phrase: string): string {
  const [, head = '', tail = ''] = /^(,\swith\s[^,;]*\s[a-z]+ing\s[^,;]*?\sand\s)([^,;]+)$/.exec(phrase) ?? []
  if (!tail || !hasOwnSubject(tail)) return phrase.replace(DROPPED, '$1down ').replace(ROSE, '$1up ')
  const at = subjectAt(tail, 0)?.rest ?? /^[a-z-]+ing\s(?=[a-z]+s\s)/.exec(tail)?.[0].length ?? tail.length
  const [word = ''] = /^[a-z]+/.exec(tail.slice(at)) ?? []
  const verb = verbIn(word, 's', 'past')
  return verb ? `${head}${tail.slice(0, at)}${verb.forms.ing}${tail.slice(at + word.length)}` : phrase
}

/** "..., with load time now 1 s and errors dropped 15%": behind a "with" it has no tense. */
const DROPPED = /(,\swith\s.*\sand\s(?:[\w-]+\s){1,3})(?:dropped|fell|decreased)\s(?:by\s)?(?=[~\d])/
const ROSE = /(,\swith\s.*\sand\s(?:[\w-]+\s){1,3})(?:rose|grew|increased)\s(?:by\s)?(?=[~\d])/
