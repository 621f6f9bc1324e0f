import { lean } from '../../../lean.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'

const MANY =
  '(?:(?:about|over|more than|around|nearly|almost)\\s)?(?:\\d[\\d,.]*[k%]?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens of|hundreds of|thousands of|all|both)'
const ADOPTED = new RegExp(
  `(?:^|\\sand\\s|,\\s)(${MANY}(?:\\sof)?\\s(?:(?!(?:that|which|who|are|is)\\s)[a-z-]+\\s){0,2}?(?:people|staff|[a-z-]{3,}[^s\\s]s))\\s(?:have\\s|now\\s|already\\s|currently\\s|also\\s)*(use|used|adopted|installed|tried|rely on|build (?:with|on)|work with|(?:switched|turned)\\s(?:it|this)\\son)(?:\\s(?:it|this|them))?(\\s[^,;.]{3,40})?$`,
  'i',
)
/** What is used is a thing of its own: "40 tests use the old clock". */
const ANOTHER =
  /^\s(?:(?:the|an?|our|my|their|its|all|no|more|less|this|that)\s|(?!(?:in|on|for|at|by|since|within|after|before|every|each|daily|weekly|today|so|now|already|instead|to|as|with|from|during|over|without)\b)[\w.-]+(?:\s(?:afterwards|since(?: then)?|too|now|already|as well))?$)/

/** Who takes a thing into use need not be counted: "the night shift checks it every hour now". */
const IN_USE = lean(
  /^(?:(now|today|since then),?\s)?((?!(?:it|they|we|I|you|he|she|this|that|these|those|which|who|there|nobody|none|no|if|when)\s)(?:[\w'-]+\s){0,4}?[\w'-]+)\s(?:(now|already|all|actually|still|mostly)\s)?(relies on|rely on|looks? at|works? with|[a-z]+)\s(?:it|this|them)((?:\s(?:every|each|on|in|for|at|before|after|during|instead|daily|weekly|all|to|as|with|straight|directly|from|via)\b[^,;:.]{0,40}?)?)(\snow)?$/i,
)
const SAID_OF_USE: Readonly<Record<string, string>> = {
  'relies on': 'relied on',
  'rely on': 'relied on',
  'look at': 'viewed',
  'looks at': 'viewed',
  'work with': 'used',
  'works with': 'used',
}

const NUMBER = /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Dozens|Half|Several|Most)\b/

function byUse(text: string): string | undefined {
  const [, first = '', who = '', adverb = '', does = '', rest = '', last = ''] = IN_USE.exec(text) ?? []
  const verb =
    verbIn(does.toLowerCase(), 's', 'base') ??
    (/^(?:adopted|installed)$/.test(does) ? verbIn(does, 'past') : undefined)
  const done = SAID_OF_USE[does.toLowerCase()] ?? verb?.forms.participle
  if (!who || !done || /\b(?:and|or|that|which|who|to|can|could|will|would)\b/.test(who)) return undefined
  if (/^(?:get|have|see|love|like|know|want|need|take|make|do|find|keep)$/.test(verb?.base ?? ''))
    return undefined
  // A cron job may run it, but only people print it.
  if (!/^(?:use|rely|check|run|open|read|look|work|import|adopt|install)/.test(does) && !PEOPLE.test(who))
    return undefined
  const isNow = first !== '' || last !== '' || adverb === 'now'
  // Whose colleagues they are goes without saying.
  const people = uncapitaliseNoun(who).replace(
    /^(?:my|our) (?=(?:[a-z]+ )?(?:colleagues|teammates|customers|users|students|co-?workers)$)/,
    '',
  )
  return `, ${isNow ? 'now ' : ''}${done} by ${people.replace(NUMBER, (word) => word.toLowerCase())}${rest}`
}

/** "... daily and paper forms were dropped in May": of something else. */
const AND_MORE =
  /(?<=\s(?:it|this|them)\b[^,;]{0,40}),?\sand\s(?:(?:the|our|all)\s)?(?:(?!(?:it|they|who|that|which)\s)[\w-]+\s){1,4}?(?:is|are|was|were|has|have|had|fell|dropped|rose|went)\s.*$/i

/** "30 engineers use it every week" becomes "used by 30 engineers every week". */
export function byAdoption(told: string): string | undefined {
  const text = told.replace(AND_MORE, '')
  const [whole = '', who = '', did = '', rest = ''] = ADOPTED.exec(text) ?? []
  if (!who) return byUse(text)
  if (ANOTHER.test(rest) && !/\s(?:it|this|them)\s/i.test(whole)) return undefined
  const done = did
    .toLowerCase()
    .replace(/^use$/, 'used')
    .replace(/^rely on$/, 'relied on')
    .replace(/^(?:build|work) (?:with|on)$/, 'used')
    .replace(/\s(?:it|this)\son$/, ' on')
  return `, ${done} by ${who.charAt(0).toLowerCase()}${who.slice(1)}${rest}`
}

/** Whether somebody uses what was made, and the text says who, or how many: "four wards use it". */
export function isTakenUp(body: string, isCounted = false): boolean {
  const text = body.replace(/[.!]+$/, '')
  if (!/\b(?:it|this|them)\b/i.test(text) || (isCounted && !ADOPTED.test(text))) return false
  return byAdoption(text) !== undefined
}

const SAVES =
  /^(?:now\s)?((?!(?:it|this|that|they|we|I|you)\s)(?:[\w'-]+\s){1,4}?)(?:now\s)?saves?\s((?:(?:about|around|over|nearly|roughly|up to|at least)\s)?[~$\u20ac]?\d[^,;:()]{1,40}?)((?:\s(?:with (?:it|this)|thanks to (?:it|this)|because of (?:it|this)|this way))?)(?:\snow)?$/i

/** "The new pump is quieter and saves about 2 litres a day". */
const ALSO_SAVES =
  /^\D{3,90}?(?:,?\sand|,\swhich)\s(?:also\s|now\s)?saves\s((?:(?:about|around|over|nearly|roughly|up to|at least)\s)?[~$\u20ac]?\d[^,;:()]{1,40})$/i

/** "Recruiters save 6 hours a week" becomes "saving recruiters 6 hours a week". */
export function bySaving(text: string): string | undefined {
  const saved = ALSO_SAVES.exec(text)?.[1]
  if (saved) return `, saving ${saved}`
  const [, who = '', what = '', by = ''] = SAVES.exec(text) ?? []
  return who && (by || PEOPLE.test(who.trim()))
    ? `, saving ${uncapitaliseNoun(who).trim()} ${what}`
    : undefined
}

const DO =
  /^(?!now\b)((?:(?:the|our|all)\s)?(?:[\w'-]+\s){0,2}?[a-z]{3,}s)\s(?:now\s)?([a-z]+)\s([^\d,;:()]{0,40}\d[^,;:()]{0,50})$/i

/** "Pickers walk 30% less" becomes "with pickers walking 30% less". */
export function byPeople(text: string): string | undefined {
  const [, who = '', word = '', rest = ''] = DO.exec(text) ?? []
  const verb = PEOPLE.test(who) ? verbIn(word, 'base') : undefined
  return verb && !verbIn(word, 'past')
    ? `, with ${uncapitaliseNoun(who)} ${verb.forms.ing} ${rest.replace(/\snow$/, '')}`
    : undefined
}

const COUNT =
  /^((?:(?:about|around|over|nearly|more than)\s)?(?:\d[\d.,]*k?|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:[a-z-]+\s){1,3}?)(?:were|have been|are)\s(?:now\s|already\s)?([a-z]+)((?:\s.*)?)$/i

/** "86,000 bookings were made in three hours" becomes "with 86,000 bookings made in three hours". */
export function byCount(main: string): string | undefined {
  const [, many = '', word = '', rest = ''] = COUNT.exec(main) ?? []
  if (verbIn(word, 'participle')) return `, with ${uncapitalise(many)}${word}${rest}`
  // "12 people found 58 bugs": who did it, and how many.
  const [, people = '', did = '', what = ''] = DID.exec(main) ?? []
  const verb = verbIn(did, 'past')
  return verb && `, with ${uncapitalise(people)} ${verb.forms.ing} ${what}`
}

const DID = lean(
  /^((?:(?:about|around|over|nearly|more than)\s)?(?:\d[\d.,]*k?|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:people|colleagues|teams|students|users|customers|engineers|developers|volunteers|testers|players|guests))\s([a-z]+)\s(\d[\d.,]*\s[a-z][^,;:()]{2,60})/i,
)

/** "Now teams release 11 times a week" becomes "with teams now releasing 11 times a week". */
export function byHabit(text: string): string | undefined {
  const [, who = '', word = '', rest = ''] =
    /^now,?\s((?!(?:it|we|I|you|they|this|that|there|the)\s)(?:[a-z-]+\s){0,2}?[a-z-]{3,}s\s)([a-z]+)\s(\D*\d.*)$/i.exec(
      text,
    ) ?? []
  const verb = verbIn(word, 'base')
  return verb && `, with ${uncapitalise(who)}now ${verb.forms.ing} ${rest}`
}

/** "Pages load in under a second now" is said as "pages now load". */
const NOW_LAST =
  /^((?!(?:it|this|that|they|there|he|she|we|I|you|which)\s)(?:[\w'-]+\s){1,5}?)((?:loads?|runs?|takes?|starts?|finish(?:es)?|boots?|renders?|responds?|compiles?|builds?|completes?|opens?|arrives?|returns?|deploys?|needs?|uses?|costs?|syncs?|lasts?|handles?)\s(?=[^,;]*?(?:\d|\ban?\s))[^,;]*?)\snow(?=[.!]*$)/i

export function withNowFirst(text: string): string {
  return text.replace(NOW_LAST, '$1now $2')
}

const CAPACITY =
  /^(?:the|our)\s(?:new\s)?(?:system|service|app|platform|site|tool|pipeline|server|cluster|script|job|solution|setup)\s(?:now\s|can now\s|already\s)?(handles?|processe?s?|serves?|supports?|ingests?|delivers?)\s((?:[^,;]|,(?=\d))*\d(?:[^,;]|,(?=\d))*)/i

/** "The system handles 300 orders a minute" becomes "handling 300 orders a minute". */
export function byCapacity(main: string): string | undefined {
  const [, does = '', what = ''] = CAPACITY.exec(main) ?? []
  const verb = verbIn(does.toLowerCase(), 's', 'base')
  return verb && `, ${verb.forms.ing} ${what.trim()}`
}
