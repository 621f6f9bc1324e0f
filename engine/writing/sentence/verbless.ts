import { lean } from '../../lean.ts'
import { isPlural } from '../../text/nouns/plural.ts'
import { hasOwnSubject } from '../../text/parting/own-subject.ts'
import { asSolved, withItsIs, withThing } from './left-out-is.ts'
import { capitalise, tidyClause, uncapitalise, uncapitaliseNoun } from './tidy.ts'

const NONE =
  /^(?:no|zero|not a single|not one)\s((?:[\w-]+\s){0,4}?[\w-]+)\s((?:since|for|(?:in|during) (?:the (?:last|past)|two|three|four|five|six|\d+)|over the (?:last|past)|(?:last|this) (?:week|month|quarter|sprint|season|summer|winter|year))\b.*)$/i
/** "No more misread labels on the line". */
const NO_MORE =
  /^no (?:more|further)\s((?!(?:than|of)\b)(?:[\w-]+\s){0,2}?[\w-]+?s)((?:\s(?:on|in|at|for|from|during|since|after|when|with)\s(?!.*\b(?:is|are|was|were|will|should)\b)[^,;:]{2,60})?)$/i
const NONE_AFTER =
  /^(?:no|zero)\s((?:[\w-]+\s){0,3}?[\w-]+)\s(after\s(?:an?|one|two|three|several|\d+|the)\s(?!.*\b(?:is|are|was|were|can|will)\b).*)$/i
const LASTING = lean(
  /^((?!(?:it|this|that|they|we|I|no)\s)(?:[\w-]+\s){1,4}?)((?:(?:very|fully|completely|all|rock)\s)?(?:stable|green|clean|quiet|healthy|happy|fine|flat|online|live|solid|empty|silent|steady|gone|up))\s((?:since|for (?:(?:about|over|almost|nearly|more than|the (?:last|past))\s)?(?:an?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|several|many)|in the (?:last|past)|over the (?:last|past))\b.*)$/i,
)

const COUNTED = lean(
  /^([~<>]?\d(?:[\d,]|\.\d{3})*[kM]?\+?\s(?:(?!(?:of|and|or|to|in|on|is|are|was|were|had|has|times|percent|minutes?|hours?|days?|weeks?|months?|seconds?)\s)[\w-]+\s){0,3}?(?!(?:minutes|hours|days|weeks|months|seconds|times)\s)[A-Za-z-]+s)\s((?:(?:answered|handled|caught|blocked|found|fixed|resolved|processed|served|sold|installed|downloaded|migrated|merged|signed up)\s)?)((?!in a row\b)(?:in|within|during|after|over)\s(?:the\s)?(?:first|last|past|its|one|two|three|an?|\d+)\s.*|so far|to date|since(?:\s.*)?)$/i,
)

/** "900 installs in the first month", "30 questions answered so far, fewer surprises": how many, in what time. */
function counted(text: string): { many: string; done: string; time: string } | undefined {
  const [, many = '', done = '', when = ''] = COUNTED.exec(text.replace(/,\s.*$/, '')) ?? []
  // "in first week" is the first one there was.
  const time = when.replace(/^(in|within|during|after|over)\s(?=(?:first|last|past)\s)/i, '$1 the ')
  return many ? { many: uncapitalise(many), done, time } : undefined
}

/** "New node ready in 12 min, before a day of manual work". */
const READY = lean(
  /^((?!(?:it|this|that|they|we|I|is|are|was|were)\s)(?:[\w-]+\s){1,3})(ready|live|online|up|done)\s(in\s(?:(?:about|under|less than|only)\s)?(?:\d[\d.,]*|one|two|three|five|ten)\s?(?:s|sec|seconds|min|minutes|h|hours|days)\b)(?:,\s(?:before|previously|used to be|was)\s(?:it was\s|took\s)?([^,;]{3,40}))?$/i,
)

/** "Lag back to normal in 20 min". */
const BACK =
  /^((?:(?!(?:it|this|that|they|we|I|is|are|was|were|be|been|has|have|got|went|came|comes|goes|gets|now)\s)[\w-]+\s){1,3})(back(?: (?:to normal|online|up))?)((?:\s(?:in|within|after|by|since|at)\s.*)?)$/i

/** "4x faster and half the memory". */
const FASTER =
  /^((?:about\s|over\s|nearly\s|~)?\d[\d.,]*\s?(?:x|times|%)\s(?:faster|slower|smaller|cheaper|lighter|shorter|lower|higher))(?:(?:,|\sand)\s(?:with\s|at\s)?((?:half|a third of|a quarter of|\d+% of|\d+% less|less)\s(?:the\s)?[a-z]+))?$/i

/** "No crashes, no memory issues". */
const NONE_LISTED =
  /^(?:no|zero)\s(?:[\w-]+\s){0,3}?[\w-]+s(?:,\s(?:and\s)?(?:no|zero)\s(?:[\w-]+\s){0,3}?[\w-]+){1,3}$/i
const TROUBLE =
  /\b(?:crash(?:es)?|errors?|issues?|problems?|leaks?|warnings?|failures?|regressions?|downtime|loss|complaints?|breakage|conflicts?|time-?outs?|duplicates?|deadlocks?|stalls?|hangs?|incidents?|outages?|rollbacks?|charges|logins|resets?|losses|trips|alarms?|surprises|drops|drop-?outs|disconnects|reboots|restarts|glitches|freezes|collisions)$/i

/** "No downtime", "no strange charges in the logs". */
const SPARED =
  /^(?:no|zero)\s((?:[a-z-]+\s){0,2}?[a-z-]+)((?:\s(?:in|on|from|at)\s(?:the|our|my|any|either|production|prod|staging)\b[^,;:]{0,40}|\sout of\s(?:the\s|all\s)?\d[^;:]{0,30})?)(?:\sas far as (?:I|we) (?:can tell|know)|\sso far)?$/i
/** "Zero dropped readings": what went wrong by its quality. */
const SPOILT =
  /^(?:dropped|lost|missed|missing|failed|failing|duplicate|duplicated|wrong|broken|bricked|false|corrupt|corrupted|late|rejected|damaged)\s[a-z-]+s?$/i

/** "All 2,310 specs green, shipped on Friday", "140 stale roles gone, nobody complained". */
const ALL_WELL =
  /^(all\s(?:the\s)?\d[\d,.]*\s(?:[a-z-]+\s){0,2}?[a-z-]+s(?=\s(?!gone))|~?\d[\d,.]*(?:ish|\+)?\s(?:[a-z-]+\s){0,2}?[a-z-]+s(?=\sgone))\s(green|passing|online|up|clean|healthy|gone)(?=$|,\s)/i

/** "3 issues closed", "40 pages migrated": how many, and what became of them. */
const CLOSED =
  /^((?:all\s)?~?\d[\d,.]*\s(?:[a-z-]+\s){0,2}?[a-z-]+s)\s(closed|fixed|resolved|merged|migrated|removed|deleted|answered|replaced|cleared|converted|processed)$/i

export function isAllWell(text: string): boolean {
  return ALL_WELL.test(text) || NONE_IN.test(text)
}

/** "200 power cycles no hang", "3 days without disconnects". */
const NONE_IN =
  /^((?:(?:about|over|almost|nearly)\s)?(?:~?\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten)\s(?:[a-z-]+\s)?[a-z-]+s)(?:,?\swith|\sand)?\s(?:no|zero|without(?:\s(?:an?|any|a single))?|w\/o)\s(?!(?:an?|any)\s)((?:[a-z-]+\s){0,2}[a-z-]+)$/i

/** "Max drift 0.05 mm". */
const MOST =
  /^((?:max|maximum|min|minimum|mean|median|average|worst|peak|total)\s(?:[a-z-]+\s){0,2}[a-z-]+)\s([~<>]?\d[\d.,]*\s?(?:%|[a-z\u00b0\u00b5]{1,8}))$/i

/** "Letters now grouped by sender": what is done to them since lacks its "are". */
const NOW_DONE = lean(
  /^((?!(?:it|this|that|they|we|I|which|who)\s)(?:[\w'@.-]+\s){1,6}?)now\s(?:(?:all|also|fully|properly|correctly|automatically)\s)?((?!(?:crash|fail|work|need|start|stopp|pass|happen|look|seem|improv|drop|increas|decreas|finish|reach|complain|ask|want|call)ed\b)[a-z]{3,}(?:ed|en|wn|lt)\s(?:as|by|in|on|with|per|from|into|to|at|via|using|correctly|properly|automatically|once)\b[^;:]*)$/i,
)

/** "Savings of 200 euros a month", "A drop of 30% in calls": what was gained, and by how much. */
const GAINED =
  /^(?:(?:an?|the)\s)?(?:[a-z-]+\s){0,2}?(?:savings?|reductions?|improvements?|increase|decrease|drop|gain|speed-?up|boost)\s(?:of|in|by)\s(?=[^;:]{0,60}\d)(?!.*\b(?:faster|slower|smaller|broke|made|took|led|caused|came|went|gave|got|kept|let|means?|makes|takes|leads|causes|will|would|should|could|may|might)\b)[^;:]{4,120}$/i

/** "CI green", "Unit tests green, staging ran all night". */
const GREEN = /^((?:all\s)?(?:[\w-]+\s){0,2}?[\w-]+)\sgreen(?:,\s(?:and\s)?([^,;]+))?$/i

/** "No more changes" and "no further questions" say that one has finished. */
const NEEDED =
  /\b(?:changes|questions|tests|comments|details|plans|steps|actions|updates|notes|news|thoughts|ideas|excuses|words|tasks|tickets|items|things|days|weeks|hours|minutes)$/i

/** "No data was lost" has its verb. */
const STATED = /\s(?:is|are|was|were|has|have|had|can|could)\b/i

/** "Cascading failures": the last word says how many. */
function areMany(things: string): boolean {
  return isPlural(things.slice(things.lastIndexOf(' ') + 1))
}

/** "No deadlock since then", "Sessions stable for 3 weeks" with the verb that the note leaves out. */
export function withItsVerb(body: string): string | undefined {
  const text = asNone(tidyClause(body))
  if (
    NONE_LISTED.test(text) &&
    !/\b(?:tests?|docs?|changes|plans?|answers?|fix(?:es)?)\b/i.test(text) &&
    text.split(', ').some((one) => TROUBLE.test(one))
  )
    return `There were ${uncapitalise(text).replace(/,\s(?:and\s)?(?=(?:no|zero)\s[^,]*$)/, ' and ')}.`
  const [, spared = '', where = ''] = SPARED.exec(text) ?? []
  if (spared && (TROUBLE.test(spared) || SPOILT.test(spared)))
    return `There ${isPlural(spared) ? 'were' : 'was'} no ${spared}${where}.`
  const [, all = '', well = ''] = ALL_WELL.exec(text) ?? []
  if (all) return `${capitalise(all)} ${well === 'gone' ? 'are' : 'were'} ${well}.`
  const [, most = '', figure = ''] = MOST.exec(text) ?? []
  if (most && !STATED.test(most)) return `The ${most.charAt(0).toLowerCase()}${most.slice(1)} was ${figure}.`
  const [, these = '', grouped = ''] = STATED.test(text) ? [] : (NOW_DONE.exec(text) ?? [])
  if (these && !/^(?:the team|users?|people|customers?)\s/i.test(these))
    return `${capitalise(these)}${isPlural(these.trim()) || /\sand\s/.test(these) ? 'are' : 'is'} now ${grouped}.`
  if (GAINED.test(text) && !STATED.test(text)) return `The result was ${uncapitaliseNoun(text)}.`
  const [, run = '', rest] = GREEN.exec(text) ?? []
  if (run && !STATED.test(` ${run} `) && (!rest || hasOwnSubject(rest)))
    return `${capitalise(run)} ${isPlural(run) ? 'were' : 'was'} green${rest ? `, and ${rest}` : ''}.`
  const [, many = '', become = ''] = CLOSED.exec(text) ?? []
  if (many) return `${capitalise(many)} were ${become}.`
  const [, what = '', how = ''] = NONE.exec(text) ?? []
  if (what && !STATED.test(what))
    return /^(?:last|this)\s/.test(how)
      ? `There ${areMany(what) ? 'were' : 'was'} no ${uncapitalise(what)} ${how}.`
      : `There ${areMany(what) ? 'have' : 'has'} been no ${uncapitalise(what)} ${how}.`
  const [, ended = '', there = ''] = NO_MORE.exec(text) ?? []
  if (ended && !NEEDED.test(ended))
    return `There ${/\b(?:loss|downtime|noise|lag|drift|waste|damage|delay)$/.test(ended) ? 'is' : 'are'} no more ${uncapitalise(ended)}${there}.`
  const [, none = '', after = ''] = NONE_AFTER.exec(text) ?? []
  if (none && !STATED.test(none))
    return `There ${isPlural(none) ? 'were' : 'was'} no ${uncapitalise(none)} ${after}.`
  const [, faster = '', less] = FASTER.exec(text) ?? []
  if (faster) return `It is now ${faster}${less ? ` and takes ${less}` : ''}.`
  const count = counted(text)
  if (count)
    return count.done
      ? `${count.many} have been ${count.done}${count.time}.`
      : `There were ${count.many} ${count.time}.`.replace(
          /^There were(?=.*\s(?:so far|since|to date)\b)/,
          'There have been',
        )
  const [, calm = '', again = '', soon = ''] = BACK.exec(text) ?? []
  if (calm) return `${capitalise(calm)}${isPlural(calm.trim()) ? 'were' : 'was'} ${again}${soon}.`
  const [, ready = '', so = '', fast = '', before] = READY.exec(text) ?? []
  if (ready)
    return `${capitalise(aThing(ready))}is now ${so} ${fast}${before ? ` instead of ${before}` : ''}.`
  const is = withItsIs(text)?.text ?? asSolved(text)
  if (is) return is
  const [, thing = '', state = '', since = ''] = LASTING.exec(text) ?? []
  if (
    !thing ||
    /\b(?:is|are|was|were|has|have|been|be|got|stays?|stayed|works?|worked|runs?|ran|looks?|feels?|it|them|this|that)\s$/i.test(
      thing,
    )
  )
    return undefined
  return `${capitalise(thing)}${isPlural(thing.trim()) ? 'have' : 'has'} been ${state} ${since}.`
}

/** "Sessions stable for 3 weeks" as it follows a deed: ", with sessions stable for 3 weeks". */
export function lastingPhrase(body: string): string | undefined {
  const text = asNone(tidyClause(body))
  if (withItsVerb(text) === undefined || FASTER.test(text)) return undefined
  if (withItsIs(text) ?? asSolved(text)) return withThing(text)
  const count = counted(text)
  if (count) return `, with ${count.many} ${count.done}${count.time}`
  const well = ALL_WELL.exec(text)?.[0] ?? (GREEN.test(text) ? text.replace(/,\s.*$/, '') : undefined)
  if (well) return `, with ${uncapitalise(well)}`
  const [, thing = '', so = '', fast = '', before] = READY.exec(text) ?? []
  if (thing) return `, with ${aThing(thing)}${so} ${fast}${before ? ` instead of ${before}` : ''}`
  return `, with ${uncapitaliseNoun(text)}`
}

/** "First day: 212 rows caught, all from one gauge", "Since launch 140 merges". */
const FIRST_DAY = /^(first (?:day|night|week|month|run|shift)):\s(\d[\d,.]*\s[^,;:]{3,60})(?:,\s.*)?$/i
const SINCE_THEN =
  /^(since (?:launch|go-live|then|the (?:launch|release|rollout|change)))[:,]?\s(\d[\d,.]*\s[^,;:\d]{3,60})(?:,\s(?!(?:no|zero)\s).*)?$/i

/** "New node" is one of many. */
function aThing(written: string): string {
  const noun = uncapitaliseNoun(written)
  return /^(?:the|an?|our|my|all)\s/.test(noun) || isPlural(noun.trim())
    ? noun
    : `a ${noun}`.replace(/^a (?=[aeio])/, 'an ')
}

const SINCE_NONE =
  /^(since\s(?:then|yesterday|(?:the|last|this)\s[\w-]+|[\w-]+)),?\s(?:no|zero)\s((?:[\w-]+\s){0,4}[\w-]+)$/i

/** "Lost letters: none since January", "200 cycles no hang" are said as "no lost letters since January", "no hang in 200 cycles". */
function asNone(text: string): string {
  const [, many = '', none = ''] = NONE_IN.exec(text) ?? []
  if (many) return `no ${none} in ${many}`
  // "Since Tuesday zero duplicates in the logs".
  const [, since = '', nothing = ''] = SINCE_NONE.exec(text) ?? []
  if (since) return `no ${nothing} ${since.toLowerCase().replace(/\b[a-z]+day\b/, capitalise)}`
  // "PASS - no leaks": the mark of a test run.
  const told = text.replace(FIRST_DAY, '$2 in the $1').replace(SINCE_THEN, '$2 $1')
  const said = told.replace(/^(?:PASS(?:ED)?|OK|SUCCESS)\s?[-:\u2013\u2014]+\s(?=(?:no|zero)\s)/i, '')
  return said.replace(
    /^([A-Z][\w -]{3,30}):\s(?:none|zero|0)\s(?=since\s|in the (?:last|past)\s)/,
    (_, thing: string) => `No ${uncapitaliseNoun(`${thing} x`).slice(0, -1)}`,
  )
}

/** "Nothing lost in the 3 months since", which has no verb of its own. */
const NOTHING = /^nothing\s(?:[a-z]+ed|lost|broken|stolen|left)\s(?:in|since|so far|on|for|after|during)\b/i

export function isNothingDone(body: string): boolean {
  return NOTHING.test(body)
}
