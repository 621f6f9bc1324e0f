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

/** How all of these begin or end. */
const NO_LONGER = /\bany ?(?:more|longer)|^now/i

const STATED = new Set(['working', 'running', 'done', 'finished'])
const AT_LAST = new Set(['finally', 'now', 'all'])
const OPENS_THING = new Set(['the', 'a', 'an', 'my', 'our', 'all'])
const NO_THING = new Set([
  'i',
  'we',
  'you',
  'it',
  'this',
  'that',
  'what',
  'there',
  'if',
  'when',
  'once',
  'not',
])

/** "Clock sync is finally working", told at the end of much work: it works now; "the panel is done": it is finished. */
function worksNow(text: string): string {
  const end = /[.!]*$/.exec(text)?.index ?? text.length
  if (end > 70) return text
  const last = text.slice(text.lastIndexOf(' ', end - 1) + 1, end).toLowerCase()
  if (!STATED.has(last)) return text
  const words = text.slice(0, end).split(' ')
  const be = words.findIndex((word) => word === 'is' || word === 'are')
  const between = words.slice(be + 1, -1)
  const thing = words.slice(0, be)
  if (be < 1 || be > 7 || !between.every((word) => AT_LAST.has(word))) return text
  if (thing.some((word) => /[,;:]$/.test(word) || NO_THING.has(word.toLowerCase()))) return text
  const opening = thing[0]?.toLowerCase() ?? ''
  if (last === 'done' || last === 'finished')
    return OPENS_THING.has(opening) && be > 1
      ? `${thing.join(' ')} ${words[be]} now finished${text.slice(end)}`
      : text
  if (between.length === 0) return text
  return `${thing.join(' ')} now ${last.slice(0, -3).replace(/nn$/, 'n')}${words[be] === 'is' ? 's' : ''}${text.slice(end)}`
}

/** "Scanners don't drop anymore" is said as "scanners no longer drop". */
export function noLonger(said: string): string {
  const told = worksNow(said)
  if (!NO_LONGER.test(told)) return told
  const text = told.replace(
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
