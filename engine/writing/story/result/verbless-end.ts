import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import {
  capitalise,
  countWords,
  tidyClause,
  tidySentence,
  uncapitalise,
  uncapitaliseNoun,
} from '../../sentence/tidy.ts'
import { HARM } from './is-result.ts'

/** "Two weekends, no lost letters", "Monday morning zero tickets". */
const NONE =
  /^(?:on\s)?(?:((?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\s(?:morning|evening|night))?)[,:]?\s)?(?:no|zero)\s((?:[\w-]+\s){0,2}?[\w-]+?)(\s(?:this|last) (?:week|month|term|semester|season|quarter|year|time))?$/i
/** What it is no gain to be without. */
const WANTED =
  /\b(?:fix|idea|luck|answer|tests?|docs?|plans?|time|changes?|progress|response|news|problem|results?|need|one|way|support|sleep)(?:\s\w+)?$|\byet$/i

/** "All urgent cases mitigated before launch". */
const DONE =
  /^((?:all|most|both|every|each)\s(?:[\w-]+\s){1,4}?)([a-z]+(?:ed|en|t))((?:\s(?:before|by|in|within|on|ahead of)\s[^,;]{3,40})?)$/i

/** "Quiet since", "stable since the fair". */
const CALM = lean(
  /^(?:(?:has\s|have\s)?been\s)?(?:all\s|very\s|rock\s)?(?:quiet|stable|green|silent|clean|smooth|calm|solid|dry|fine|flawless|tight|healthy|steady|reliable|leak-free|trouble-free)\s(?:ever\s)?since(?:\s[^,;]{3,40})?$/i,
)

/** "No more lost keys: wrote a list", "Calls about lost keys: zero this week": what there is none of any more. */
const NO_MORE =
  /^(?:so |finally,? )?no more ((?:[\w-]+\s){0,4}[\w-]+)(?=[.!]*$|:\s|\s[-\u2013\u2014]+\s|,\s)/i
const COUNTED_NONE =
  /^([A-Za-z][\w-]*(?:\s[\w-]+){0,5}): (?:zero|none|0)((?:\s(?:on|in|since|this|last|after)\s[\w-]+)?)(?=[.!]*$|[,;]\s)/i

/** "Three nights now without a page". */
const WITHOUT = lean(
  /^(?:so far,? |already )?((?:a|one|two|three|four|five|six|seven|ten|\d+) (?:whole |full |straight )?(?:nights?|days?|weeks?|months?|weekends?|runs|releases|deploys))(?: now| already| in a row| so far| straight)* without ((?:an?|any|a single) (?:[\w-]+ ){0,3}[\w-]+|(?:[a-z-]+ ){0,2}[a-z]+s)(?=[.!]*$)/i,
)

/** "200 runs in a row, all green", "ran it for three days and not a single gap". */
const ALL_GREEN = lean(
  /^(\d[\d,]*|two|three|four|five|ten|twenty|fifty|a hundred) (runs?|builds?|boots?|starts?|tries|nights?|days?|laps?|passes|deploys?|reboots?|cycles?|tests?)( in a row| straight| since| so far)?,? all (green|clean|passing|fine|good|ok|without a (?:fault|problem|hitch|crash|failure))$/i,
)
const NOT_A_SINGLE = lean(
  /\b(?:running|ran|run|left|let|kept|going|tested|used|on)\b[^.;]{0,60}\bfor (?:(?:about|over|almost|nearly) )?(?:\w+) (?:hours?|days?|nights?|weeks?|months?)(?:,| and|, and| with)? (?:not a single|not one) ((?:[a-z-]+ ){0,2}(?:gap|crash|error|failure|fault|reboot|restart|drop|dropout|hang|timeout|leak|glitch|hiccup|loss|stall|freeze|trip|alert|complaint|disconnect|reset|retry|warning|miss))$/i,
)

function allGreen(text: string): string | undefined {
  const [, many = '', runs = '', row = '', how = ''] = ALL_GREEN.exec(text) ?? []
  if (many) return `${many} ${runs}${row} were all ${how}`
  const [, none = ''] = NOT_A_SINGLE.exec(text) ?? []
  return none ? `There was not a single ${none}` : undefined
}

/** That a trouble has ended, whatever else its sentence tells. */
function noneLeft({ body }: Weighed): string | undefined {
  const [, gone = ''] = NO_MORE.exec(body) ?? []
  if (gone && isPlural(gone) && !WANTED.test(gone)) return `There were no more ${uncapitalise(gone)}`
  const [, span = '', what = ''] = WITHOUT.exec(body) ?? []
  if (what && !WANTED.test(what)) return `There have been ${uncapitalise(span)} without ${what}`
  const [, things = '', when = ''] = COUNTED_NONE.exec(body) ?? []
  const [kind = ''] = things.split(/\s(?:about|for|from|in|of|on|with|at|by|due|because)\s/)
  if (!things || !isPlural(kind) || WANTED.test(kind)) return undefined
  return `There ${when.startsWith(' since') ? 'have been' : 'were'} no ${uncapitaliseNoun(things)}${when}`
}

/** What came of it in a note that leaves out the verb of its last words. */
export function verblessEnd(
  { all }: Prose,
  told: readonly Weighed[],
): { text: string; source: Weighed } | undefined {
  for (const source of all.toReversed()) {
    if (source.sentence.kind === 'title') continue
    const gone = allGreen(tidyClause(source.body)) ?? (told.includes(source) ? undefined : noneLeft(source))
    if (gone) return { text: tidySentence(gone), source }
    if (source === all[0]) continue
    const { impact, problem, followup } = source.likelihood
    if (told.includes(source) || HARM.test(source.body)) continue
    const isCalm = CALM.test(tidyClause(source.body))
    if (impact < (isCalm ? 0.05 : 0.2) || problem > impact || followup > 0.3 || countWords(source.body) > 20)
      continue
    const text = tidyClause(source.body)
      .split(', ')
      .flatMap((part) => noneOf(part) ?? doneOf(part) ?? calmOf(part) ?? [])[0]
    if (text) return { text: tidySentence(text), source }
  }
  return undefined
}

function noneOf(part: string): string | undefined {
  const [, when = '', what = '', span = ''] = NONE.exec(part) ?? []
  if (!what || WANTED.test(what) || verbIn(what.split(' ').at(-1) ?? '', 'past')) return undefined
  // "No issue" answers a form.
  if (!when && !isPlural(what) && !what.includes(' ')) return undefined
  return `There ${isPlural(what) ? 'were' : 'was'} no ${uncapitalise(what)}${span}${when && ` on ${capitalise(when)}`}`
}

function doneOf(part: string): string | undefined {
  const [, who = '', word = '', when = ''] = DONE.exec(part) ?? []
  if (!who || !verbIn(word, 'participle')?.isWork) return undefined
  if (/\b(?:is|are|was|were|has|have|had|been|get|got|not)\s/i.test(who)) return undefined
  return `${who}${isPlural(who.trim()) || /^(?:all|most|both)\s/i.test(who) ? 'were' : 'was'} ${word}${when}`
}

function calmOf(part: string): string | undefined {
  return CALM.test(part)
    ? `It has been ${(part.charAt(0).toLowerCase() + part.slice(1)).replace(/^(?:(?:has|have)\s)?been\s/i, '')}`
    : undefined
}
