import { lean } from '../../lean.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { verbIn } from '../clauses/verbs.ts'

/** "QA couldn't reproduce it any more". */
const NOT_ABLE_ANY_MORE =
  /^((?!(?:I|we|you)\s)(?:[\w'-]+\s){1,5}?)(can't|cannot|couldn't|could not)\s([a-z]+(?:\s[^,;:]{2,60}?)?)\s(?:any ?more|any longer)(?=[.!]*$|,\s)/i

/** What a statement may stand behind: "It counts them, so ...", "Now ...", "This means that ...". */
const OPENING =
  '(?:[^;:]{3,120},\\s(?:so|and|which means|meaning)\\s(?:that\\s)?(?:now\\s)?|(?:now|since then|so|(?:this|that|which) means)(?:,|\\sthat)?\\s)?'
const WHO = "(?!(?:I|we|you|now)\\s)(?:[\\w'-]+\\s){1,5}?"
const NOT = "(don't|do not|doesn't|does not)\\s"
const END = '(?=[.!]*$|,\\s)'

const ANY_MORE = lean(
  `^(${OPENING})(${WHO})${NOT}([a-z]+)((?:\\s[^,;:]{2,60}?)?)\\s(?:any ?more|any longer)${END}`,
  'i',
)
/** "Now the office doesn't have to call". */
const NOW_SPARED = lean(`^(now,?\\s)(${WHO})${NOT}(have|need)(\\sto\\s[^,;:]{2,60}?)${END}`, 'i')

/** "Clock sync is finally working", told at the end of much work: it works now. */
const WORKS_NOW =
  /^((?!(?:I|we|you|it|this|that|what|there)\s)(?:[\w'-]+\s){1,6}?)(is|are)\s(?:(?:now|finally|at last|up and)\s){1,2}(working|running)((?:\s(?:again|well|fine|properly|reliably|smoothly|now))*)(?=[.!]*$)/i
/** "The front panel is done". */
const IS_DONE =
  /^((?:(?:the|an?|my|our|all)\s(?:[\w-]+\s){1,6}?|(?!(?:it|this|that|what|everything|all|lunch|today|monday|friday|week|i|we|there)\s)[a-z]+\s(?:[a-z]+\s)?)(?:is|are)\s)(?:(?:now|finally|all)\s)*(?:done|finished)(?=[.!]*$)/i

function worksNow(text: string): string {
  if (IS_DONE.test(text)) return text.replace(IS_DONE, '$1now finished')
  const [whole = '', thing = '', be = '', word = '', how = ''] =
    (/\b(?:working|running)\b/.test(text) && WORKS_NOW.exec(text)) || []
  const does = word.toLowerCase() === 'running' ? 'run' : 'work'
  return whole ? `${thing}now ${does}${be === 'is' ? 's' : ''}${how}${text.slice(whole.length)}` : text
}

/** "Scanners don't drop anymore" is said as "scanners no longer drop". */
export function noLonger(said: string): string {
  const text = worksNow(said).replace(
    NOT_ABLE_ANY_MORE,
    (_, who: string, not: string, rest: string) =>
      `${who}${/^could/i.test(not) ? 'could' : 'can'} no longer ${rest}`,
  )
  const [whole = '', opening = '', who = '', not = '', word = '', rest = ''] =
    ANY_MORE.exec(text) ?? NOW_SPARED.exec(text) ?? []
  const verb = verbIn(word, 'base')
  const isOne = /^does/i.test(not)
  const does = verb
    ? phraseIn(isOne ? 's' : 'base', verb, 'base', rest.trim())
    : word === 'have' && `${isOne ? 'has' : 'have'}${rest}`
  return does ? `${opening}${who}no longer ${does}${text.slice(whole.length)}` : text
}
