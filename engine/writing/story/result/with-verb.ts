import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { capitalise } from '../../sentence/tidy.ts'

const BARE_END =
  /^((?!(?:I|we|it|they|this|that|he|she)\s)(?:[\w.'-]+\s){1,5})((?:fully\s)?(?:restored|resolved|fixed|completed|deployed|merged|released|published|eliminated|recovered|replaced|removed|added|reduced|improved|migrated|converted|upgraded))(,\s[a-z]+ing\s[^;:]+)?\.$/i

/** "Wiring tested by the foreman", "limit exceeded by 8%": who or how stands behind what lacks its verb. */
const BARE_CHECK =
  /^((?!(?:I|we|it|they|this|that|he|she|[\w-]*tests?|[\w-]*checks?|[\w-]*logs?|[\w-]*teams?|users?)\s)(?:(?:[\w./'()%:-]|,(?=\d))+\s){1,6}?)((?:successfully\s|fully\s)?(?:verified|confirmed|tested|exceeded|published|sent|validated|merged|migrated|processed|recovered(?=\sfrom)))(\s(?:by|against|out of|from|with|to|in|on|at|within|via|using)\s[^;:]+)\.$/i

/** "Build time down 35%". */
const MOVED =
  /^((?!(?:I|we|it|they|this|that)['\s])(?:(?!(?:is|are|was|were|went|goes|has|have|got|gets|came|comes|gone|moved|shot|crept|brought|took|cut|from)\s)[\w.'-]+\s){1,5})((?:down|up)\s(?:by\s|from\s|to\s)?[~$\d].*)$/i

/** "Noise now 3 dB compared to 9 dB". */
const NOW_AT =
  /^((?!(?:I|we|it|they|this|that|right|by|until|and|but)\s)(?:(?!(?:is|are|was|were|has|have|had|can|which|that|[a-z]+ed)\s)[\w'-]+\s){1,4}?)now\s((?:(?:at|around|about|only|under|below|over)\s){0,2}[~<>]?\d.*)$/i

const WHO =
  /^(?:customers?|clients?|team|manager|boss|vendor|supplier|owner|teacher|supervisor|support|mentor|landlord)\s$/i

/** "All tanks restored" and "noise now 3 dB" lack their verb. */
export function withVerb(text: string): string {
  const [, measured = '', amount = ''] = NOW_AT.exec(text) ?? []
  if (measured && !verbIn(measured.trim().split(' ').at(-1) ?? '', 's'))
    return capitalise(`${measured}${isPlural(measured.trim()) ? 'are' : 'is'} now ${amount}`)
  const [, thing = '', rest = ''] = MOVED.exec(text) ?? []
  // "The desk accepts up to 12 crates" has its verb.
  if (thing && !verbIn(thing.split(' ')[0] ?? '', 'past', 'base') && !endsInVerb(thing.trim(), rest))
    return capitalise(`${thing}${isPlural(thing.trim()) ? 'are' : 'is'} ${rest}`)
  const [, who = '', done = '', tail = ''] = BARE_END.exec(text) ?? BARE_CHECK.exec(text) ?? []
  // "Customer confirmed on Friday": who is named did so himself.
  if (WHO.test(who)) return `The ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  const isWhole =
    !done || /\b(?:is|are|was|were|has|have|had|been|got|be)\s/i.test(who) || done === 'recovered'
  return capitalise(isWhole ? text : `${who}${isPlural(who.trim()) ? 'were' : 'was'} ${done}${tail}.`)
}

function endsInVerb(thing: string, rest: string): boolean {
  const verb = verbIn(thing.slice(thing.lastIndexOf(' ') + 1), 's')
  if (/\b(?:for|in|at|of|to|by|with|from|on|about|over)$/.test(thing)) return true
  return verb !== undefined && (!NOUN_VERBS.has(verb.base) || /^up to\s/i.test(rest))
}
