import { lean } from '../../lean.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'
import { definite } from './named-before.ts'

const LOOKED =
  /^((?:(?:I|We)\s)?(?:[Ll]ooked into|[Ii]nvestigated|[Cc]hecked|[Rr]esearched|[Ee]xplored|[Ss]tudied|[Ee]xamined|[Ee]valuated|[Ll]ooked at)\s)(?:it|this|that)(?=[.,;:!]|$|\s(?:this|last|for|today|yesterday|over|and|with|by|on)\b)/
const ASKED =
  /^(?:[Cc]an|[Cc]ould|[Ss]hould|[Ww]ould)\s(?:I|we)\s(?:(?:just|simply|really|also)\s)?([a-z-]+)\s([^?;:]{3,80})\?$/

/** "Could we drop the old pump? I looked into it": into dropping the old pump. */
export function askedBefore(text: string, before: string): string | undefined {
  const [whole = '', looked = ''] = (before.endsWith('?') && LOOKED.exec(text)) || []
  const [, word = '', rest = ''] = (whole && ASKED.exec(before)) || []
  const verb = verbIn(word, 'base')
  return verb && `${looked}${verb.forms.ing} ${rest}${text.slice(whole.length)}`
}

const OURS = /^Ours\s(?=[a-z])/
/** "Their app starts in 2 s", "the vendor's importer takes an hour". */
const THEIRS = /^(?:[Tt]heir|[Hh]is|[Hh]er|(?:[\w-]+\s){0,4}?[\w-]+(?:'s|s'))\s((?:[\w-]+\s){1,3}?)([a-z]+)\s/

/** "Ours took 9 s", beside what somebody else's did, names the same thing. */
export function namedOurs(text: string, before: string): string | undefined {
  const [, thing = '', word = ''] = (OURS.test(text) && THEIRS.exec(before)) || []
  const isVerb = /^(?:is|are|was|were|has|had|can|could|[a-z]+s)$/.test(word) || verbIn(word, 'past')
  return thing && isVerb ? text.replace(OURS, `Our ${thing}`) : undefined
}

const BOTH =
  /^(Both|All (?:three|four|five|six|\d+))\s(?=(?:are|were|have|had|is|now|can|could|went|got|passed|failed)\b)/
const COUNTED =
  /\b(two|2|three|3|four|4|five|5|six|6)\s((?:[a-z-]+\s){0,2}?[a-z-]{2,}[^s\s]s)(?=\s(?:on|in|along|while|during|of|for|that|which|from|by|with)\b|[.,!]|$)/
const NUMBERS: Readonly<Record<string, RegExp>> = {
  Both: /^(?:two|2)$/,
  'All three': /^(?:three|3)$/,
  'All four': /^(?:four|4)$/,
  'All five': /^(?:five|5)$/,
  'All six': /^(?:six|6)$/,
}

/** "Found two cracks on the way. Both are sealed": both cracks. */
export function namedBoth(text: string, before: string): string | undefined {
  const [whole = '', all = ''] = BOTH.exec(text) ?? []
  const [, many = '', things = ''] = (all && COUNTED.exec(before)) || []
  return things && NUMBERS[all]?.test(many) ? `${all} ${things} ${text.slice(whole.length)}` : undefined
}

const DONE_TO_IT =
  /^((?:(?:So|Instead|Then),?\s)?(?:I|We)\s(?:(?:only|just|then|instead|simply)\s)?[a-z]+(?:ed|t)\s)it(?=\s(?:into|to|from|in|with|by|as|onto|behind|out)\b)/
const ANSWERED =
  /^(?:but\s|and\s)?(?:(?:the|my|our)\s)?[\w-]+(?:\s[\w-]+)?\s(?:said (?:no|yes|not now)|agreed|refused|declined|approved|rejected (?:it|that|this)|was against (?:it|that)|did(?:n't| not) (?:want|like) (?:it|that))[.!]?$/i
const PROPOSED =
  /\b(?:suggested|proposed|wanted to|planned to|offered to|asked to)\s[a-z]+\s((?:the|our|my)\s[\w'-]+(?:\s(?!(?:into|to|from|in|on|with|for|out|up|off|as|by|and)\b)[\w'-]+){0,3})(?=\s(?:into|to|from|in|on|with|for|out|up|off|as|by)\b|[.,;!]|$)/i

/** "I proposed splitting the shed; the owner said no. So I moved it to the yard": the shed. */
export function proposedBefore(text: string, before: readonly string[]): string | undefined {
  const [whole = '', head = ''] = (ANSWERED.test(before.at(-1) ?? '') && DONE_TO_IT.exec(text)) || []
  const thing = whole && PROPOSED.exec(before.at(-2) ?? '')?.[1]
  return thing ? `${head}${thing}${text.slice(whole.length)}` : undefined
}

const ITS_DEED =
  /^((?:(?:I|We)\s)?(?:(?:[Tt]hen|[Ss]o far|[Aa]lready)\s)?([A-Za-z]+)\s)(?:it|them)(?=[\s.,;!]|$)/
const INTENDED = lean(
  /^(?:(?:I|we)\s)?(?:(?:also|really|always)\s)?(?:wanted|needed|had|decided|planned|meant|tried|set out)\sto\s(get rid of|phase out|move away from|[a-z]+)\s((?:(?:the|our|my|an?|all)\s)?(?!(?:it|them|this|that|to|up|out|how|what|why)\b)(?:[\w.'-]*\w)(?:\s(?!(?:to|from|in|on|with|for|into|and|of|by|at|that|which|so|because|but)\b)[\w.'-]*\w){0,3})[.!]*$/i,
)
const ENDS = /^(?:get rid of|phase out|move away from|remove|drop|delete|retire|kill|replace|strip|cut|take)$/

/** "Wanted to get rid of the old pump. Removed it from two cellars": what one meant to do it to. */
export function intendedBefore(text: string, before: string): string | undefined {
  const [whole = '', head = '', word = ''] = ITS_DEED.exec(text) ?? []
  const [, aim = '', thing = ''] = (whole && INTENDED.exec(before)) || []
  const verb = verbIn(word.toLowerCase(), 'past')?.base ?? ''
  if (!thing || !verb || isPlural(thing) !== /them$/.test(whole)) return undefined
  const isSame = aim.toLowerCase() === verb || (ENDS.test(aim.toLowerCase()) && ENDS.test(verb))
  return isSame ? `${head}${definite(thing, '')}${text.slice(whole.length)}` : undefined
}

const FOUND_WRONG =
  /^(?:(?:I|we)\s)?[a-z]+ed\s[^;]{3,120}(?:,?\s(?:and|but)|[:;])\s((?:the|our|my|one)\s(?:[\w-]+\s){1,4}?(?:was|were)\s[^,;:]{3,60})$/i

const TURNED_OUT =
  /^(?:it\s)?turn(?:s|ed)\sout\s(?:that\s)?((?:the|our|my|one)\s(?:[\w-]+\s){1,6}?(?:had|was|were|is|has)\s[^,;:]{3,60})$/i

const SHOWED =
  /^(?:the\s|an?\s|my\s|our\s)?(?:[\w'-]+\s){1,4}?(?:showed|revealed|confirmed|suggested)\s(?:that\s)?((?:[\w-]+\s){1,4}?(?:was|were|had)\s[^;:]{3,80})$/i

/** "Checked the pump and the valve was stuck. Replaced it", "The gauge showed that the valves were open. Shut them": how the search ended. */
export function foundWrong(text: string): string {
  const told = text.replace(/[.!]$/, '')
  return (FOUND_WRONG.exec(text) ?? TURNED_OUT.exec(text) ?? SHOWED.exec(told))?.[1] ?? ''
}

const WANTED =
  /\b(?:asked for|wanted|needed|requested|were missing|was missing)\s(an?\s(?!lot\b|few\b|bit\b|while\b)[^,;:.]{3,70}|(?<=missing\s)[A-Z]\w{2,40}|(?<=(?:asked for|requested)\s)(?!(?:it|them|this|that|more|help|one|me|us)\b)[a-z][\w-]*(?:\s(?!(?:to|in|on|for|that|which|so|because|when)\b)[\w-]+){0,3})[.!]?$/
const MAKES = /^(?:build|make|create|write|implement|set|add|develop|design|code|script|put|prototype)$/

/** "They asked for a way to see X. Built it": what was asked for. */
export function wantedIn(text: string, pronoun: 'it' | 'them', verb: string): string | undefined {
  const thing = MAKES.test(verb) ? WANTED.exec(text)?.[1] : undefined
  return thing &&
    isPlural(thing) === (pronoun === 'them') &&
    !/\b(?:I|we|you|us|me|that|which|who|if|when|because)\b/.test(thing)
    ? thing
    : undefined
}
