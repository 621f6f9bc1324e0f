import { HARMS, troubleParts } from '../../../text/clauses/trouble-parts.ts'
import { guessGerund, guessPast, verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'
import { WISHES, withItsArticle } from './turned.ts'
import { withoutSpan } from './without-span.ts'

const NO_SUBJECT = /\b(?:cause|reason|culprit|problem|issue|goal|idea|plan|task)\b/i
/** What is no harm by itself. */
const NO_HARM =
  /^(?:have|want|ask|say|complain|report|tell|find|notice|make|go|come|be|use|need|decide|plan|hope|think|know|start|begin|work|try|help|let|give|end|look|seem|feel|remain|stay|grow|rise|increase|run|turn|add|build|write|own|learn|like|become|get|suspect|believe|assume|claim|blame|guess|expect|wonder|doubt|show|suggest|propose|argue|prefer|demand|request|promise|agree|approve|postpone|insist|confirm|state|mention|offer|choose|prove|mean)$/

/** What it hung on. */
const CONDITION = /\s(?:when|whenever|if|while|after|before|as soon as|once)\s.*$/

/** What had to be reached, as a short note's trouble turned round: "keep the VPN from dropping people", "make the app smaller". */
export function plainTask(trouble: string, isSure: boolean): string | undefined {
  const [, asked = ''] = UNKNOWN.exec(trouble) ?? []
  if (asked) return `find out ${asked}`
  const parts = troubleParts(tidyClause(trouble))
  if (!parts || NO_SUBJECT.test(parts.subject) || /^(?:nobody|no one)\b/i.test(parts.subject))
    return undefined
  const name = uncapitaliseNoun(parts.subject)
  const subject = (/^[a-z]+ing\b/.test(name) ? name : withItsArticle(name)).replace(/^an?\s/i, 'the ')
  const task = turned(subject, parts.words, isSure)
  if (!task || isTorn(task) || /\b(?:now|today|currently)\b/.test(task)) return undefined
  return POINTING.test(task.replace(/^make sure that /, '')) ? undefined : task
}

const POINTING = /\b(?:it|they|them|this|that|I|we|us|me|their|its)\b/
/** "Nobody knew which pumps ran dry", "we had no idea why it hung". */
const UNKNOWN =
  /^(?:nobody|no one|we|I) (?:really )?(?:knew|had no idea|didn't know|had no clue) ((?:which|why|how|who|what|where) [^,;:.]{5,80})[.!]?$/i

function turned(
  subject: string,
  [word = '', ...more]: readonly string[],
  isSure: boolean,
): string | undefined {
  const rest = more.join(' ')
  const [next = '', ...tail] = more
  if (/^(?:was|were|felt|got)$/.test(word)) return ofBeing(subject, rest, next, tail.join(' '))
  if (word === 'took')
    return /^(?:(?:about|over|around|almost|nearly|up to|more than)\s)?(?:~?\d|an?\s|half|two|three|four|five|six|ten|too|ages|forever|hours|days|minutes|weeks)/.test(
      rest,
    )
      ? `make ${subject} faster`
      : undefined
  if (word === 'lasted') return `make ${subject} last longer`
  if (word === 'had' && next === 'to') {
    const verb = tail[0] === 'be' ? undefined : verbIn(tail[0] ?? '', 'base')
    return verb && / by hand| manually/.test(rest)
      ? `spare ${subject} from having to ${tail.join(' ')}`
      : undefined
  }
  const denied = /^(?:couldn't|didn't)$/.test(word) || (/^(?:could|did)$/.test(word) && next === 'not')
  if (denied) {
    const [base = '', ...after] = withoutSpan((next === 'not' ? tail : more).join(' ')).split(' ')
    const verb = verbIn(base, 'base')
    if (!verb || /^(?:only|always|really|even|just|be|have)$/.test(base)) return undefined
    return word.startsWith('could')
      ? `make sure that ${subject} could ${[base, ...after].join(' ')}`
      : `make sure that ${subject} ${phraseIn('past', verb, 'base', after.join(' '))}`
  }
  const doing = word === 'kept' ? (verbIn(next, 'ing') ?? guessGerund(next)) : undefined
  if (doing) return WISHES.test(doing.base) ? undefined : `keep ${subject} from ${rest}`
  const verb = verbIn(word, 'past') ?? guessPast(word)
  // "Bricked 1 in 50 units": how many is no part of it.
  if (word === 'did' && next === 'nothing')
    return `get ${subject} to work${tail.length > 0 ? ` ${tail.join(' ')}` : ''}`
  if (
    !verb ||
    !(isSure || HARMS.test(verb.base)) ||
    NO_HARM.test(verb.base) ||
    /^no\s|^\S*\d|\bonly (?:when|if|once|after|on|in|at|by)\b/.test(rest) ||
    /\b(?:was|were|had|did)\b/.test(rest.replace(CONDITION, ''))
  )
    return undefined
  return `keep ${subject} from ${phraseIn('ing', verb, 'past', rest)}`
}

function ofBeing(subject: string, was: string, first: string, more: string): string | undefined {
  const rest = was.replace(/^(?:always|often|constantly|regularly|sometimes|usually)\s/, '')
  const [next = '', ...others] = rest === was ? [first, more] : rest.split(' ')
  const tail = others.join(' ')
  if (/^out of sync\b/.test(rest)) return `keep ${subject} in${rest.slice('out of'.length)}`
  if (/^out of date\b/.test(rest)) return `keep ${subject} up to date${rest.slice('out of date'.length)}`
  if (/^out of\s\S/.test(rest)) return `keep ${subject} from running ${rest}`
  const [, where = ''] =
    /^(?:(?:very|too|really|quite|painfully|so|terribly|extremely)\s)?(?:slow|sluggish|laggy)((?:\s(?:on|in|for|under|with)\s[^,;]{2,40})?)$/.exec(
      rest,
    ) ?? []
  if (/^(?:(?:very|too|really|quite|painfully|so|terribly|extremely)\s)?(?:slow|sluggish|laggy)\b/.test(rest))
    return where || /^(?:\w+\s)?(?:slow|sluggish|laggy)$/.test(rest)
      ? `make ${subject} faster${where}`
      : undefined
  if (/^(?:(?:about|over|around|almost|nearly|up to|more than)\s)?~?\d[\d.,]*\s?[kmgt]i?b$/i.test(rest))
    return `make ${subject} smaller`
  const doing = verbIn(next, 'ing')
  if (doing?.base === 'cost') return `bring down the cost of ${subject}`
  if (doing?.base === 'take') return `make ${subject} faster`
  if (next === 'missing') return undefined
  if (doing ? !NO_HARM.test(doing.base) : /^[a-z]{4,}ing$/.test(next))
    return `keep ${subject} from ${next} ${tail}`.trim()
  if (/^(?:unreliable|flaky|unstable)$/.test(rest)) return `make ${subject} reliable`
  if (/^(?:terrible|awful|bad|poor|horrible)$/.test(rest)) return `improve ${subject}`
  return undefined
}
