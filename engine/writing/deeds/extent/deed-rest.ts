import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { without } from '../../../text/patterns/without.ts'
import { withoutSaidOfIt } from '../../plainer/said-of-it.ts'
import { likeness } from '../../sentence/likeness.ts'
import { tidyPhrase } from '../../sentence/tidy.ts'
import { activeRest } from '../forms/active-voice.ts'
import { withSteps } from '../forms/by-steps.ts'
import { withoutGetting } from '../forms/got-done.ts'
import { intoThing } from '../forms/put-into.ts'
import { withoutQualityCommas } from '../forms/qualities.ts'
import { withFaultAsDoing } from '../titles/fault-doing.ts'
import { ENDS } from './deed-ends.ts'

const COMPANY = /^together with ((?:(?:the|our|my|two|three|a)\s)?[\w-]+(?:\s[\w-]+){0,2}),?\s$/i

/** "Together with the crew I rigged the mast": whoever did it with one is told, wherever that stands. */
function withCompany(rest: string, { lead }: Clause): string {
  const who = COMPANY.exec(lead)?.[1]
  return who && /^[^,;:]{3,60}$/.test(rest) && !/\swith\s/.test(rest) ? `${rest} together with ${who}` : rest
}

/** "Replace oak with pine - Weekly Update #7": which of many notes it is. */
const OF_SERIES = lean(
  /(?<=\S\s\S+\s\S+)(?<!\b(?:the|an?|my|our|this|his|her|their|to|of|for|in|on|with|and))(?:[:,]|\s[-\u2013\u2014])?\s(?:(?:[Bb]i-?)?[Ww]eekly|Monthly|Daily|Progress|Status|Sprint)\s(?:[Uu]pdate|[Rr]eport|[Ll]og|[Nn]otes?|[Ss]ummary|[Rr]ecap|[Bb]log|[Pp]ost)s?\s#?\d[\d-]*$/,
)

/** What follows the verb, up to where the deed ends. */
export function restOf(clause: Clause): string {
  const said = withoutSaidOfIt(
    // "Stopped the mill with:" and a command below it.
    (clause.subject === 'passive' ? activeRest(clause) : clause.rest).replace(
      /\s(?:with|using|via|as follows|like (?:so|this))\s?:$/,
      '',
    ),
  )
  const told = intoThing(clause.verb, withFaultAsDoing(clause.verb, withoutGetting(tidyPhrase(said))))
  const rest = withoutEnds(
    (clause.form === 'past' ? withSteps(clause.verb, withoutQualityCommas(told)) : withoutQualityCommas(told))
      .replace(OF_SERIES, '')
      .replace(IN_LONG_CASE, '$1$2')
      .replace(/^on:\s/, 'on ')
      // "Released the v2.14": a version is a name.
      .replace(/(^|\sto\s)the (?=v\d+\.\d[\w.]*\s(?:of|with|on|for|in)\s)/, '$1')
      .replace(ABLE, done)
      .replace(/^also\s(?=[a-z])/, '')
      .replace(MADE_FOR.test(clause.verb.base) ? FOR_WHOM : /$^/, '')
      // "Sent a patch: fixes the leak": what the thing does.
      .replace(MADE_THING, '$1 that $2 ')
      // "PR merged: a pager for the list".
      .replace(/^:\s/, '')
      .replace(/,?\sbut also\s|,?\sand\s(?:have|has)\s(?:also\s|now\s|since\s)?(?=[a-z]+ed\s)/, ' and ')
      .replace(clause.form === 's' ? SAID_OF_IT : /$^/, '$1')
      .replace(clause.form === 's' ? SECOND_VERB : /$^/, withAnd)
      // "Oiled the winch as well as painted the rail".
      .replace(/,?\s(?:&|as well as)\s(?=([a-z]+)\s)/g, (whole, word: string) =>
        verbIn(word, clause.form)?.isWork && !/^(?:set|put|cut|read)$/.test(word) ? ' and ' : whole,
      )
      .replace(STEPS_UP.test(clause.verb.base) ? STEP_AGAIN : /$^/, ' from ')
      .replace(/^(\S+) from \1 (\d\S*) to \1 (?=\d)/i, '$1 from $2 to ')
      // "Split the board: Extracted three parts", "Mended pump.py - Added a valve".
      .replace(/(?::|\s[-\u2013\u2014])\s([A-Z][a-z]+)\s(\S.*)$/, withNextDeed)
      .replace(/,\simport from\s/, ', importing them from ')
      // "Corrected the sum, and a second job corrects the old ones".
      .replace(
        /,\sand\san?\s(?:[\w-]+\s){1,3}?([a-z]+s)\s(?:the|an?|all|any|its|our|each|every)\s.*$/,
        (tail, word: string) => (verbIn(word, 's') ? '' : tail),
      )
      // "Mended the gate; hooks for the bells": what else there is.
      .replace(/;\s([a-z]+)\s[^;]{3,60}$/, (tail, word: string) => (readVerb(word).length > 0 ? tail : ''))
      .replace(/:\s(?=(?:using|reusing|adding|removing|replacing|switching|moving|caching)\s)/, ' by ')
      .replace(ARROW, ' from $1 to $2')
      .replace(TURNS.test(clause.verb.base) ? TURNED_INTO : /$^/, '$1to ')
      .replace(RESULT, result)
      .replace(LAST_ITEM, ' and $1$2')
      .replace(/\bhelped (?:us|me) (?:to )?(?=[a-z]+\s)/, 'helped ')
      .replace(STILL_OPEN, '')
      // "Plugged it in, and lamps started to glow".
      .replace(
        /,\sand\s(?:the\s|all\s)?(?:[a-z-]+\s){1,2}(?:started|began|stopped|resumed|returned|came)\s.*$/,
        '',
      )
      // "Set the lid to close - when it rains, it shuts": what that means.
      .replace(/\s[-\u2013\u2014]\s([a-z]+)\s.*$/, (tail, word: string) =>
        /^(?:when|if|because|so|this|it|which)$/.test(word) || (verbIn(word, 's') && !verbIn(word, 'base'))
          ? ''
          : tail,
      )
      .replace(STATE, ', with $1$2')
      .replace(
        /,\s(?=(?:results|answers|responses|replies|updates)\s(?:in|within|under)\s[~<]?\d[^,;]*$)/,
        ', with ',
      ),
  )
  return withCompany(
    LEFT_OPEN.has(rest.slice(rest.lastIndexOf(' ') + 1)) ? closed(rest, clause) : rest,
    clause,
  )
}

/** "Updated the pump: Upgraded from 1.5 to 2.3" tells one step. */
const STEPS_UP = /^(?:update|upgrade|bump|change|migrate|move|switch)$/
const STEP_AGAIN =
  /(?::|\s[-\u2013\u2014])\s(?:Updated|Upgraded|Bumped|Changed|Migrated|Moved|Switched|Went)\sfrom\s/i

/** "Wrote them a script": for whom it was only the note knows. */
const MADE_FOR = /^(?:write|build|make|create|draft|script|design|prepare|code|print|sew|send)$/
const FOR_WHOM = /^(?:them|him|her|us|me)\s(?=(?:an?|some|two|three|\d+)\s)/

const MADE_THING = lean(
  /^(an?\s(?:[\w-]+\s){0,3}?(?:patch|script|tool|plugin|bot|job|hook|check|rule|macro|query|cli|extension|library|action|wrapper|service)(?:\s(?:to|for|in|of)\s[^:,;]{2,40})?):\s([a-z]+(?:es|[^s]s))\s(?=(?:an?|the|all|every|each|our|my|up|[A-Z\d])\b)/,
)

/** "... - Added a valve" is the next deed, unless it tells the same in other words. */
function withNextDeed(whole: string, word: string, more: string, at: number, text: string): string {
  const small = word.toLowerCase()
  if (!verbIn(small, 'past')?.isWork || verbIn(small, 'base')) return whole
  return likeness(text.slice(0, at), more) >= 0.6 ? '' : ` and ${small} ${more}`
}

/** "... and was able to drain the tank", "... and finally managed to": that was done, too. */
const ABLE =
  /,?\sand\s(?:(?:then|thus|so|also|[a-z]{3,}ly)\s)?(?:(?:was|were)\s(?:(?:then|thus|[a-z]{3,}ly)\s)?able|managed) to ([a-z]+)(?=\s)/

function done(whole: string, word: string): string {
  const verb = verbIn(word, 'base')
  return verb ? ` and ${verb.forms.past}` : whole
}

const LEFT_OPEN: ReadonlySet<string> = new Set(['on', 'in', 'at', 'from', 'via', 'here', 'see', 'under'])
/** Verbs whose "on" and "in" may come last: "switched the heater on". */
const PARTICLED =
  /^(?:turn|switch|put|plug|log|sign|check|fill|keep|leave|power|bring|take|move|carry|pass|hand|build|fade|zoom|slide|screw|bolt|glue|clip|push|press|dial|type|call|lock|hold|try|have|go|be|live|work|look|rely|depend|base|send|get|add|bake|wire|solder|fit)$/

/** Without the word before an address that nobody says aloud: "trained it on a large box at". */
function closed(rest: string, { verb }: Clause): string {
  const words = rest.split(' ')
  const last = words.at(-1) ?? ''
  // "Changed the path parsing from:", with the old line below it.
  if (last === 'from' && words.length > 2 && /^(?:change|update|convert|rewrite)$/.test(verb.base))
    return words.slice(0, -1).join(' ')
  if (words.length < 4 || /(?:ed|en|wn|ing)$/.test(words.at(-2) ?? '')) return rest
  // "It is oiled by hand from now on".
  if (/\b(?:from (?:now|then|here|there)|later|so|early|and so) on$/.test(rest)) return rest
  // "So that no typos creep in", "whenever a guest logs in".
  if (
    last === 'in' &&
    /^(?:creep|slip|sneak|leak|seep|get|come|log|sign|check|opt|kick|zoom|dial)s?$/.test(words.at(-2) ?? '')
  )
    return rest
  if (PARTICLED.test(verb.base) && !/^(?:at|from|via|see)$/.test(last)) return rest
  return words.slice(0, -1).join(' ')
}

/** "The build: 12 min -> 4 min", "Postgres 12 -> 15". */
const ARROW =
  /(?<!->|=>|\u2192):?\s(?:from\s)?([~<>]?\d[\d.,]*(?:\s?[%a-zA-Z]{1,7})?)\s?(?:->|=>|\u2192)\s?([~<>]?\d[\d.,]*(?:\s?[%a-zA-Z]{1,7}(?=[\s,.;)]|$))?)(?!\s?(?:->|=>|\u2192))/

/** "Renamed the pump -> the main pump", where nothing else says what became of it. */
const TURNS =
  /^(?:change|rename|set|raise|lower|increase|decrease|bump|switch|convert|move|migrate|map|turn|upgrade|downgrade|update)$/
const TURNED_INTO = /^((?:(?!to\s|->|=>|\u2192)\S+\s){1,8})(?:->|=>|\u2192)\s(?=[^:;>\u2192]+$)/

const withoutEnds = without(ENDS)

/** "Moves the rows and is based on the old script": who moved them is based on nothing. */
const SAID_OF_IT =
  /^((?:(?!\b(?:which|that|who)\b).)+?),?\sand\s(?:(?:instead|now|also|then)\s)?(?:is|are|was|has been|has)\s.*$/

/** "Renames the flag, drops the old one": the comma stands for an "and". */
const SECOND_VERB = /^([^,;:]+), ([a-z]+s) (?=(?!.*,\s(?:and\s)?[a-z]+s\s(?:the|an?)\s)[^,;:]+$)/

function withAnd(whole: string, first: string, word: string, at: number, text: string): string {
  // "Renames the flag, drops the old one and sorts the rest" has its "and".
  const third = /\sand\s([a-z]+s)\s/.exec(text.slice(at + whole.length))?.[1] ?? ''
  return verbIn(word, 's')?.isWork && !verbIn(third, 's')?.isWork && !/\b(?:which|that|who|and)\b/.test(first)
    ? `${first} and ${word} `
    : whole
}

/** "..., doors next". */
const STILL_OPEN =
  /,\s(?:[\w-]+\s){1,4}(?:next|to (?:go|do|follow)|left|pending|outstanding|tomorrow|later)(?=[.!]*$)/

/** "..., values are stable". */
const STATE = lean(
  /,\s(?:and\s)?((?:the\s)?(?:[\w-]+\s){1,3}?)(?:(?:is|are)\s(?:now\s)?|(?=(?:gone|solved|done|finished|completed|merged|accepted|closed|passing|live)\b))((?:done|finished|completed|merged|accepted|closed|passing|live|stable|solved|green|gone|clean|correct|healthy|smooth|quiet|back|fine|fast)(?:\s(?:again|now))?)(?=[.!]*$)/,
)

/** "A, B, and there are C", "A, B, and many others": the list ends before that. */
const LAST_ITEM =
  /,\s([^,]{3,60}),\sand (?:there (?:is|are|was|were)\s.*|(?:many|several|a few|some) (?:others?|more)(?:\s(?:that|which)\s.*|[.!]*))$|(?<=,.*),\s([^,]{3,60}),?\s(?:and\s)?etc[.!]*$/

/** "A case where if the quay is full of boats that wait for the tide, the crane will stop": what went wrong, where the case itself takes too long. */
const IN_LONG_CASE =
  /^((?:an?|the)\s(?:[\w-]+\s){0,2}?(?:bug|issue|problem|case|situation|error) (?:where|in which) )(?:if|when|whenever) (?=(?:\S+\s){12}).*, ((?:the|an?|our|its|all)\s(?:[\w-]+\s){1,4}?(?:will|would|gets?|is|are|was|were|could|can|did|does)\s.*)$/

const RESULT =
  /,?\sand\s(?!(?:then|we|it|they|also|so)\b)((?:the\s)?(?:(?!and\s)[a-z][\w-]*\s){1,3}?)((?:instantly|immediately|quickly|finally|soon)\s)?(dropped|fell|improved|recovered|rose|returned|went|came(?=\sback)|(?:starts|runs|loads|boots|stays)(?=\s))((?:\s(?:to|back|from|by|down|up|in|at|flat|within|under)\s[^,;]*(?![^,;]))?)(?=[.,;!]*$)/

/** "... and error counts dropped" is no deed of the list before it. */
function result(
  whole: string,
  thing: string,
  adverb: string | undefined,
  word: string,
  more: string,
): string {
  const verb = verbIn(word, 'past', 's')
  return verb ? `, with ${thing}${adverb ?? ''}${verb.forms.ing}${more}` : whole
}
