import { lean } from '../../lean.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { capitalise, tidyClause, uncapitaliseNoun } from '../sentence/tidy.ts'
import type { ThenAndNow } from './then-and-now.ts'

const ABOUT = '(?:(?:about|around|over|nearly|almost|up to|more than|roughly|at least)\\s)?'
const AMOUNT = `${ABOUT}(?:[~<>]?[$\\u20ac\\u00a3]?\\d[\\d.,]*(?:\\s?(?:%|(?!before|previously|earlier)[A-Za-z\\u00b5]{1,12}))?|(?:an?|one|two|three|four|five|six|ten|half an?)\\s[a-z]{3,10})`
const TOOK = '(took|needed|was|were|used to (?:take|need|be))'

/** "The page is usable after 2 s, before it took 9", "the report takes 3 s where it took a minute before". */
const NOW_FIRST = lean(
  `^([^;()]{8,140}?)(?:(?:[,;]|,?\\s(?:where|while|whereas))?\\s(?:(before|before that|previously|earlier),?\\s)?(?:it|they|that)\\s|,?\\s\\((?:(before|previously),?\\s)?(?:it\\s)?)${TOOK}\\s(${AMOUNT})(\\s(?:before|previously|earlier|before that))?\\)?$`,
  'i',
)

/** "Where the report took a minute before, it now takes 3 s". */
const WHERE_IT_TOOK = lean(
  `^(?:where|while)\\s((?:the|our|a|an|each|every)\\s[^,;]{3,60}?)\\s${TOOK}\\s(${AMOUNT})(?:\\s(?:before|previously))?,\\s(?:it|they)\\s(?:now\\s)?([a-z]+)\\s([^,;]+)$`,
  'i',
)

/** What a thing takes now, and then what it took: both as statements of their own. */
export function readNowFirst(body: string): ThenAndNow | undefined {
  const text = tidyClause(body)
  const [, thing = '', took = '', before = '', takes = '', after = ''] = WHERE_IT_TOOK.exec(text) ?? []
  if (thing && /\d/.test(after) && verbIn(takes, 's', 'base'))
    return {
      was: capitalise(`${thing} ${took} ${before}`),
      is: capitalise(`${thing} now ${takes} ${after.replace(/\snow$/, '')} instead of ${before}`),
    }
  const [, head = '', first, second, did = '', from = '', last] = NOW_FIRST.exec(text) ?? []
  // "It took 9 days" without its "before" tells of the work.
  if (!/\d[^\d]{0,24}$/.test(head) || !(first ?? second ?? last ?? /^used/i.exec(did))) return undefined
  const now = nowOf(head)
  if (!now) return undefined
  const figure = /^[~<>]?\d[\d.,]*$/.test(from) ? `${from}${unitOf(head)}` : from
  return {
    was: capitalise(`${now.thing} ${did} ${figure}`),
    is: capitalise(`${now.text} instead of ${from}${now.where}`),
  }
}

function unitOf(head: string): string {
  return /\d(\s?(?:%|[A-Za-z\u00b5]{1,12}))$/.exec(head)?.[1] ?? ''
}

const WHERE = /^(?:on|in|with|for|at|by)\s[^,;]{2,50}?,?\s(?=(?:the|our|an?|each|every|all)\s)/i

/** The thing, and the whole with a "now" before or behind its verb. */
function nowOf(head: string): { thing: string; text: string; where: string } | undefined {
  const lead = WHERE.exec(head)?.[0] ?? ''
  const words = head.slice(lead.length).split(' ')
  const at = words.findIndex(
    (word, index) =>
      index > 0 && (/^(?:is|are)$/.test(word) || (verbIn(word, 's') && TAKES.test(words[index + 1] ?? ''))),
  )
  const named = words.slice(0, at).filter((word) => word !== 'now')
  if (at < 1 || at > 7 || /^(?:it|this|that|they|we|I|which)$/i.test(named[0] ?? '')) return undefined
  const thing = uncapitaliseNoun(named.join(' '))
  const verb = words[at] ?? ''
  const rest = words.slice(at + 1).filter((word) => word !== 'now')
  const told = /^(?:is|are)$/.test(verb) ? `${verb} now` : `now ${verb}`
  const where = lead && ` ${lead.charAt(0).toLowerCase()}${lead.slice(1).replace(/,?\s$/, '')}`
  return { thing, text: `${thing} ${told} ${rest.join(' ')}`, where }
}

const TAKES = /^(?:in|after|within|at|up|now|only|about|under|less|around|just|[~<$]?\d.*)$/
