import { COUNT_NOUNS } from '../lexicon/count-nouns.ts'
import { isPlural } from '../text/plural.ts'
import { verbIn } from '../text/verbs.ts'

/** Words of which at least one is in every slip that is known here. */
const CALLS =
  /\b(?:mean time|along side|half way|ran|went|began|wrote|broke|chose|gave|drove|there where|an? the|an own|loot|\d+-[a-z]+s|amounts? of|out-of-bound|compatible to|prevent\w*|with using|[Aa]t [A-Z][a-z]+day|d(?:o|oes|id|oing|one) (?:[a-z]+ ){0,3}?(?:changes?|progress|mistakes?|modifications?|adjustments?|improvements?|attempts?|decisions?|tweaks|edits)|setup|alot|on the top of|discuss\w* about|research\w* on)\b/

type Slip = readonly [slip: RegExp, meant: string | ((...found: string[]) => string)]

const SLIPS: readonly Slip[] = [
  [/\bin the mean time\b/g, 'in the meantime'],
  [/\balong side\b/g, 'alongside'],
  [/\bhalf way\b/g, 'halfway'],
  [/\ba loot of\b/g, 'a lot of'],
  [/\balot\b/g, 'a lot'],
  [/\bon the top of\b/g, 'on top of'],
  [/\b((?:to|be|been|being|was|were|get|got|is|are) (?:\w+ly )?)setup\b/g, '$1set up'],
  [/\bthere where (?=(?:also|still|no|some|many|several|two|three|\d+)\b)/g, 'there were '],
  [/\ban? (?=the\s)/g, ''],
  [/\ban own (?=[a-z])/g, 'its own '],
  [/\bout-of-bound (?=[a-z])/g, 'out-of-bounds '],
  [/\bcompatible to (?=(?:the|an?|all|older|any|[A-Z])\b)/g, 'compatible with '],
  [/\bwith using\b/g, 'using'],
  [/\b([Aa])t (?=[A-Z][a-z]{2,6}day\b)/g, (_whole, a) => (a === 'A' ? 'On ' : 'on ')],
  [/\b(discuss(?:ed|ing|es)?) about\b/g, '$1'],
  [/\b(research(?:ed|ing)?) on (?=how\b)/g, '$1 '],
  // "Have ran", "can be ran".
  [/\b(have|has|had|be|been|being) (ran|went|began|wrote|broke|chose|gave|drove)\b/g, asParticiple],
  // "A 72-cores system".
  [
    /\b(\d+)-(core|bit|pixel|byte|page|line|minute|hour|day|week|month|year|second|node|word|step|layer)s (?=(?!(?:and|or|of|in|to|for|on|at|with|per|are|is|was|were|long|ago|later|old)\b)[a-z])/g,
    '$1-$2 ',
  ],
  [/\bamount of ((?:[a-z-]+ ){0,2})([a-z]{3,}s)(?=[.,;]|$|\s)/g, asNumber],
  [/\b(prevent(?:s|ed|ing)? (?:[\w'-]+ ){1,4}?)to ([a-z]+)\b/g, asPrevented],
  [
    /\b(do|does|did|done|doing) (?=(?:(?:some|a|an|few|many|several|the|small|minor|major|slight|first|good|further|other|more) ){0,3}(?:changes?|progress|mistakes?|modifications?|adjustments?|improvements?|attempts?|decisions?|tweaks|edits)\b)/g,
    (_whole, verb) => `${MADE.get(verb ?? '') ?? verb} `,
  ],
]

const MADE = new Map([
  ['do', 'make'],
  ['does', 'makes'],
  ['did', 'made'],
  ['done', 'made'],
  ['doing', 'making'],
])

/** A text without the slips of grammar that have one remedy: "can be ran", "the amount of users", "in the mean time". */
export function withoutSlips(text: string): string {
  if (!CALLS.test(text)) return text
  return SLIPS.reduce((said, [slip, meant]) => {
    if (typeof meant === 'string') return said.replace(slip, meant)
    return said.replace(slip, (...found) => meant(...found.filter((one) => typeof one === 'string')))
  }, text)
}

function asParticiple(whole: string, helper = '', past = ''): string {
  const participle = verbIn(past, 'past')?.forms.participle
  return participle ? `${helper} ${participle}` : whole
}

/** What can be counted has a number. */
function asNumber(whole: string, qualities = '', things = ''): string {
  const one = things.replace(/ies$/, 'y').replace(/s$/, '')
  const isMany =
    COUNT_NOUNS.has(one) || (isPlural(things) && /(?:tion|er|or|ment|call|walk|quer)s$/.test(things))
  return isMany && !/\b(?:the|an?|of|to|in|for|and)\b/.test(qualities)
    ? `number of ${qualities}${things}`
    : whole
}

/** "A way to prevent the need to stop" has a need to. */
function asPrevented(whole: string, before = '', deed = ''): string {
  const doing = verbIn(deed, 'base')?.forms.ing
  return doing && !/\b(?:ways?|needs?|due|order|attempts?|ability|trying)\s$/.test(before)
    ? `${before}from ${doing}`
    : whole
}
