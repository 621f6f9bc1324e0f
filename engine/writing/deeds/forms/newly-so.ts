import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { type Clause, splitLead } from '../../../text/clauses/clauses.ts'
import { clauseOf, isThing } from '../../../text/clauses/subjectless.ts'
import { verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { inflectTail } from '../../sentence/inflect.ts'
import { tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'

const THING = String.raw`((?:[^\s,;:]+\s){1,8}?)`
const THERE_IS =
  /^There\s(?:is|are)\snow\s(?!no\b|only\b|more\b|less\b|nothing\b|\d)((?:an?\s|the\s|some\s|also\s|new\s)?[\w"'/.-]+\s\S.*)$/
const POSSIBLE = /^It\sis\snow\s(?:also\s)?possible\sto\s([a-z]+)\s(\S.*)$/
const CAN_NOW = new RegExp(`^${THING}(?:can|may)\\snow\\s(?:also\\s)?(be\\s)?([a-z-]+)\\s(\\S.*)$`)
const WILL_NOW = new RegExp(`^${THING}will\\snow\\s(?:also\\s|always\\s)?([a-z-]+)\\s(\\S.*)$`)
const DOES_NOW = new RegExp(`^${THING}now\\s(?:also\\s|always\\s)?([a-z-]+)\\s(\\S.*)$`)
/** "So now I no longer use the run command in my script". */
const NO_LONGER = /^(?:I|we)\sno\slonger\s([a-z]+)\s(\S.*)$/i
/** What goes by itself, or says no more than how it is. */
const STATE = lean(
  /^(?:be|become|seem|look|feel|stay|remain|stand|mean|know|live|require|need|cost|take|fail|crash|hang|break|work|go|come|happen|begin|start|end|stop|try|want|like|default|appear|behave|exist|expect|have)$/,
)

/**
 * "There is now a list of free berths", "the desk can now print it", "it is now possible to print it", "the desk will now print
 * it": what is so since the change, in a note that tells nothing else of it.
 */
export function newlySo(source: Weighed): Clause | undefined {
  const { body, clause, likelihood, sentence, features } = source
  if (
    !/\b(?:now|no longer)\b/i.test(body) ||
    !/^(?:prose|item)$/.test(sentence.kind) ||
    features.includes('pure fault')
  )
    return undefined
  if (likelihood.problem > 0.4 || likelihood.followup > 0.3) return undefined
  if (likelihood.solution + likelihood.impact < 0.25) return undefined
  const { lead, body: told } = splitLead(body)
  // "If the gate is open, the bell will now ring" goes on in the words of the case.
  if (/^(?:if|when|unless|previously|formerly)\b/i.test(lead)) return undefined
  const text = tidyClause(told)
  const [, habit = '', rest = ''] = NO_LONGER.exec(text) ?? []
  const ended = verbIn(habit, 'base')
  if (ended?.isWork) return madeOf('stop', `${ended.forms.ing} ${rest}`)
  const one = asOne(text)
  if (one) return one
  const [, thing = ''] = THERE_IS.exec(text) ?? []
  if (thing) return madeOf('add', thing.replace(/^also\s/, ''))
  const [, to = '', how = ''] = POSSIBLE.exec(text) ?? []
  const doing = verbIn(to, 'base')?.forms.ing
  if (doing) return madeOf('enable', `${doing} ${how}`)
  return able(text) ?? (clause ? undefined : changed(text))
}

/** "The two gates are now one": they were joined. */
function asOne(text: string): Clause | undefined {
  const [, things = '', kind = ''] =
    /^((?:the|our|all|both)\s(?:[\w-]+\s){1,4}?)are\snow\s(?:only\s|just\s)?(?:one|a single)(\s[\w-]+)?[.!]*$/i.exec(
      text,
    ) ?? []
  return things && isPlural(things.trim()) && !PEOPLE.test(things)
    ? madeOf('merge', `${small(things)} into ${kind ? `a single${kind}` : 'one'}`)
    : undefined
}

function able(text: string): Clause | undefined {
  const [, who = '', be = '', word = '', rest = ''] = CAN_NOW.exec(text) ?? []
  const verb = be ? verbIn(word, 'participle') : verbIn(word, 'base')
  if (!verb || STATE.test(verb.base) || !isDoer(who)) return undefined
  return madeOf(be ? 'allow' : 'enable', `${small(who)} to ${be}${word} ${rest}`)
}

function changed(text: string): Clause | undefined {
  const [, who = '', word = '', rest = ''] = WILL_NOW.exec(text) ?? DOES_NOW.exec(text) ?? []
  const verb = verbIn(word, 'base', 's')
  const isRouted = verb?.base === 'go' && /^(?:through|via|over|into|straight)\s/.test(rest)
  if (!verb || (STATE.test(verb.base) && !isRouted) || !isDoer(who) || /^(?:to|that)\s/.test(rest))
    return undefined
  const form = verbIn(word, 's') ? 's' : 'base'
  return madeOf('make', `${small(who)} ${verb.base}${inflectTail(` ${rest}`, form, 'base')}`)
}

/** What people do since, nobody made them do. */
function isDoer(who: string): boolean {
  const thing = who.trim()
  return (
    /^[\w"'`.-]/.test(thing) &&
    isThing(thing) &&
    !/^(?:(?:one|you|it|they|we|i|he|she|this|that|these|those)$|(?:with|in|on|for|at|by|under|after|from|to|of|as|since|before|through|via|during|when|if)\s)/i.test(
      thing,
    ) &&
    !PEOPLE.test(thing) &&
    !/\b(?:users?|customers?|players?|people|everyone|everybody|developers?|teams?|will|can|is|are|has|have|and|or|which|that)$/i.test(
      thing,
    ) &&
    verbIn(/^[a-z]+/i.exec(thing)?.[0].toLowerCase() ?? '', 'ing') === undefined
  )
}

function small(who: string): string {
  return uncapitaliseNoun(who.trim())
}

function madeOf(base: string, rest: string): Clause | undefined {
  const verb = verbOf(base)
  return verb && clauseOf({ lead: '', verb, form: 'past', rest })
}
