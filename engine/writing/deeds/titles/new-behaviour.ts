import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { guessBase, verbIn } from '../../../text/clauses/verbs.ts'
import { partNamedIn, readTitle } from '../../../text/lines/title.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { inflectTail } from '../../sentence/inflect.ts'
import { atVerb } from '../../sentence/plain.ts'
import { tidyClause, uncapitalise } from '../../sentence/tidy.ts'
import { clauseTold } from '../forms/clause-told.ts'
import { stateTold } from './statement-title.ts'

const ILLS =
  'abort|block|break|corrupt|crash|die|drop|error|exit|fail|freez|hang|ignor|leak|loop|los|overwrit|panic|rais|stall|stop|swallow|throw|tim|truncat|wait'
/** What only the mended program does: "exits cleanly", "expires instead of crashing", "uses X instead of the stale one". */
const MENDED = new RegExp(
  `\\bnow\\b|\\b(?:cleanly|gracefully|correctly|properly|safely|as expected)(?=$|[\\s.,])|\\b(?:fails?|rejects?|rejected|validate[sd]?|checks?|checked|detects?|detected)\\s(?:\\S+\\s){0,3}?(?:early|fast)(?=$|[\\s.,])|\\b(?:instead of|rather than)\\s(?:(?:silently|always)\\s)?(?:(?:${ILLS})[a-z]*ing\\b|the\\s(?:old|expired|stale|wrong|broken|deprecated|hard-?coded|invalid)\\b)`,
)
/** What nobody would want, however it is put. */
const STILL_ILL = /\b(?:not|never|cannot|too|wrongly|incorrectly|only if|unless)\b|n't\b/

const ENDED = /^(.{3,60}?)\s(?:(is|are)\s)?no longer\s([a-z-]+)\b\s?(.*)$/

/** "The export no longer hangs": only a change is headed so, where what has ended was a harm. */
const ENDS_ILL = lean(
  `^(?!(?:I|we|you|it|this|that|they)\\b)(?:[a-z][\\w-]*\\s){1,5}no longer (?:(?:${ILLS}|leak|overload|duplicat|flood|flicker)[a-z]*|shows? (?:an? |the )?(?:wrong|old|stale)|returns? an? \\S*\\s?error|retr(?:y|ies))\\s(?!out\\b)`,
)

/** "fix: the export no longer crashes", "fix: big files are rejected early": the line tells what was reached and not the fault. */
export const reachedNow = onceFor(({ body, sentence, features }: Weighed): Clause | undefined => {
  const isTitle = sentence.kind === 'title'
  const { type = '' } = isTitle ? readTitle(sentence.text) : {}
  const scope = (isTitle && partNamedIn(sentence.text)) || ''
  const part = /^[a-z][\w./-]+$/.test(scope) ? scope : 'the code'
  const line = uncapitalise(tidyClause(body))
  if (!type) return isTitle && ENDS_ILL.test(line) ? newBehaviour(line, part) : undefined
  return (/fix|bug/.test(type) ? newBehaviour(line, part) : undefined) ?? stateTold(line, type, features)
})

/** "fix: wait until the quay is free" bids the program do so. */
const BIDES =
  /^(?:wait|retry|fall back|bail out|give up|back off|reconnect|sleep|continue|exit)\s(?:until|for|if|when|before|after|once|while|on|to)\s\S/

function newBehaviour(line: string, part: string): Clause | undefined {
  const [, ended = '', be, word = '', rest = ''] = ENDED.exec(line) ?? []
  if (ended) {
    const verb = verbIn(word, 's', 'base') ?? guessBase(word.replace(/s$/, ''))
    const doing = be ? `being ${word}` : verb?.forms.ing
    return doing ? clauseTold('stop', `${ended} from ${doing} ${rest}`) : undefined
  }
  if (BIDES.test(line)) return clauseTold('change', `${part} to ${line}`)
  if (!MENDED.test(line) || STILL_ILL.test(line)) return undefined
  if (opensWithVerb(line)) return undefined
  const { subject = '', words = [] } = atVerb(line.replace(/\bnow\s/, '')) ?? {}
  const [first = '', second = '', ...more] = words
  if (!subject) return undefined
  if (/^(?:is|are)$/.test(first)) {
    const verb = verbIn(second, 'participle')
    return verb?.isWork
      ? clauseTold('change', `${part} to ${verb.base} ${subject} ${more.join(' ')}`)
      : clauseTold('change', `${subject} to be ${[second, ...more].join(' ')}`)
  }
  const verb = verbIn(first, 's', 'base')
  const tail = ` ${[second, ...more].join(' ')}`
  return verb && clauseTold('make', `${named(subject)} ${verb.base}${inflectTail(tail, 's', 'base')}`)
}

/** "Handle empty rows gracefully" asks for it; in "retries use the new key" the first word is a thing. */
function opensWithVerb(line: string): boolean {
  const [first = '', second = '', third = ''] = line.split(' ')
  if (verbIn(first, 'base', 'ing')) return !/^(?:is|are|now)$/.test(second) && !verbIn(second, 's')
  return (
    verbIn(first, 's') !== undefined &&
    !/^(?:are|now)$/.test(second) &&
    !(verbIn(second, 'base') && /^(?:the|an?|its|their|all|only|each)$/.test(third))
  )
}

/** "Worker" alone is one that the reader is told of. */
function named(thing: string): string {
  return /^[a-z]+$/.test(thing) && !isPlural(thing) ? `the ${thing}` : thing
}
