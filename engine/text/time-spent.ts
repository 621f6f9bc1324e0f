import type { Clause } from './clauses.ts'
import { verbIn, verbOf } from './verbs.ts'

const SPAN = '(?:day|week|weekend|month|sprint|morning|afternoon|evening|session|semester)'
const SPENT = new RegExp(
  `^(?:(?:so|and|well),?\\s)?(?:today|yesterday|tonight|(?:this|last|the)\\s(?:past\\s|last\\s)?${SPAN}|(?:most|much|the rest|all)\\sof\\s(?:today|yesterday|(?:the|my|our|this|last)\\s${SPAN})|(?:my|our)\\s${SPAN})\\s(?:was|has been)\\s(?:(?:mostly|mainly|largely|all|primarily|entirely|again|mostly all|really)\\s)*(spent(?:\\sin\\s[\\w ]{2,20}(?=\\s[a-z]+ing\\s))?|about|dedicated to|devoted to|focused on)\\s(?:(?:mostly|mainly|largely|entirely|primarily)\\s)?(?:on\\s)?(\\S.*)$`,
  'i',
)

/** "Today was spent painting the gate" tells of a deed, "this week was all about the gate" of work on it. */
export function readTimeSpent(sentence: string): Clause | undefined {
  const [, how = '', what = ''] = SPENT.exec(sentence) ?? []
  if (!what) return undefined
  const doing = /^spent/i.test(how) ? verbIn(/^[a-z-]+/.exec(what)?.[0] ?? '', 'ing') : undefined
  const verb = doing ?? verbOf('work')
  if (
    !verb ||
    /^(?:not|it|this|that|how|what|why|in|inside|outside|at|with|without|for|by|away|here|there|under|over|as|like|doing)\b/i.test(
      what,
    )
  )
    return undefined
  return {
    subject: 'none',
    modality: 'done',
    isNegated: false,
    verb,
    form: doing ? 'ing' : 'past',
    adverb: '',
    lead: '',
    rest: (doing ? what.replace(/^\S+\s*/, '') : `on ${what}`).replace(/\sagain(?=[.!]*$)/, ''),
    object: '',
    attitude: 'had to',
  }
}
