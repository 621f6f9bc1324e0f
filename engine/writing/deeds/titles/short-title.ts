import type { Weighed } from '../../../facts/fields/select.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { clauseTold } from '../forms/clause-told.ts'

const MISHAP =
  /^fix(?:e[sd])?\s(?:the\s|an?\s)?((?:[a-z-]+\s)?(?:warning|error|exception|crash|leak|hang|deadlock|race|typo|failure|regression))(s?):\s(?=\S)(.+)$/i
const NEW =
  /^new\s((?:[\w-]+\s)?(?:api|function|option|flag|command|setting|method|endpoint|helper|class|module|tool|script|test|page|hook|macro|header|file|format))(s?):\s(?=\S)(.+)$/i

/** "Fix warning: unused lamp", "New API: lamp_save and lamp_load": what was mended or added, and behind the colon which. */
export function namedBehindColon({ body }: Weighed): Clause | undefined {
  const line = tidyClause(body)
  const [, mishap = '', many = '', which = ''] = MISHAP.exec(line) ?? []
  if (mishap)
    return clauseTold('fix', `${many ? '' : articleOf(mishap)}${uncapitaliseNoun(mishap)}${many}: ${which}`)
  const [, thing = '', more = '', what = ''] = NEW.exec(line) ?? []
  return thing ? clauseTold('add', `${more ? '' : 'a '}new ${thing}${more}: ${what}`) : undefined
}

const BEGUN = /^(?:start|begin)\s((?:[a-z]+ly\s)?[a-z]+ing\s\S.*)$/i

/** "Start cleaning up the list": that was begun, and no program starts to do so. */
export function begunInTitle({ body }: Weighed): Clause | undefined {
  const doing = BEGUN.exec(tidyClause(body))?.[1]
  return doing ? clauseTold('start', doing) : undefined
}

function articleOf(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an ' : 'a '
}
