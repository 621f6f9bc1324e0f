import type { Weighed } from '../../facts/select.ts'
import type { Clause } from '../../text/clauses.ts'
import { verbIn } from '../../text/verbs.ts'
import { isPresent } from '../plain.ts'

/** "We first introduced it after the outage" is history; "first, I moved the rows" and "once it was found, I moved it" are not. */
export function isHistory({ adverb, lead, rest }: Clause): boolean {
  return (
    // "We made one call per row before".
    /\sbefore[.!]*$/.test(rest) ||
    /\b(?:first|originally|initially|previously|once|never)\b/i.test(adverb) ||
    /\b(?:originally|initially|previously|never|at first)\b/i.test(lead)
  )
}

/** "A spare had been fitted all along" was so before the story, as is what a deed answers; "after it had been fitted" and "within an hour it had been fitted" are part of it. */
export function wasDoneBefore({ sentence, body, features }: Weighed, { verb }: Clause): boolean {
  if (features.includes('old state')) return true
  const before = /\bhad (?:already )?been (?:\w+ly )?([a-z]+)/.exec(body)?.[1] ?? ''
  return (
    verbIn(before, 'participle') === verb &&
    !/^(?:\w+,?\s)?(?:after|once|when|within|by|in)\s/i.test(sentence.text)
  )
}

/** "After the image has been scaled, it is sent" tells what a program does; "once it has been replaced, it works again" how things stand since. */
export function isRoutine(body: string): boolean {
  const [, then = ''] = /^[^,;:]*\b(?:has|have) been\s[^,;:]+,\s(.+)$/.exec(body) ?? []
  return (
    !/\b(?:now|again|no longer|any ?more|fine|I|we)\b/.test(then) &&
    (/^(?:\S+\s){1,6}?(?:is|are|gets?)\s/.test(then) || isPresent(then))
  )
}

/** What happened again and again, unless that is how it was arranged. */
const HABITUAL =
  /\b(?:every|each) (?:(?:single|other|few|couple of|\d+|two|three|four|five|six|ten) )?(?:seconds?|minutes?|hours?|days?|nights?|mornings?|weeks?|months?|time|run|request|deploy|release)\b|\b(?:all the time|constantly|repeatedly|over and over|again and again|(?:several|many|multiple|a few|\d+) times (?:an?|per)|sometimes|often|randomly|occasionally|once (?:in|an?|per|every))\b/i
const ARRANGED = /^(?:schedule|set|configure|automate|plan|arrange|run|back|poll|publish|send)$/

/** "The pod was restarted every hour" and "calls were held open under load" happened to them, and "was mostly finished" was not finished. */
export function wasSuffered({ body }: Weighed, { verb }: Clause): boolean {
  return (
    (HABITUAL.test(body) && !ARRANGED.test(verb.base)) ||
    /\btoo (?:early|late|soon|often|long)\b/.test(body) ||
    /^(?:hold|leave|lose|affect|impact|interrupt|delay|exhaust|corrupt|overwhelm|overload|leak|throttle|flood|strand|starve)$/.test(
      verb.base,
    ) ||
    /\b(?:mostly|nearly|almost|half|partially|not yet) (?:finished|completed|done|built|implemented)\b/i.test(
      body,
    )
  )
}

/** Verbs with an object that tell no work, or none that got done: "hit a wall", "move on", "give us". */
export const NO_DEED =
  /^(?:depend (?:up)?on\b|use to (?:take|be|have|cost|need|fail|happen)\b|take (?:me |us )?(?:(?:about|around|almost|over|only|just|a|an|a few|several|many|two|three|four|five|\d+) )+(?:full |whole |long )?(?:minutes?|hours?|days?|weeks?|weekends?|months?|years?|while)\b|let (?:wait|see|us|me)\b|include (?:in|with)\b|move on\b|(?:shift|transition) (?:my |our |the )?(?:focus|attention|gears|from|over|into)\b|(?:dedicate|devote)\b|\w+ to be\b|(?:add|write|publish|post) (?:an? |the )?(?:incident|outage|post-?mortem|weekly|status|progress) (?:report|update|notes|log)\b|(?:document|share|describe|record|note) (?:my|our|the) (?:progress|journey|notes|thoughts)\b|\w+ (?:[\w-]+ ){0,4}the following\b|include the following|give (?:me|us|up)\b|time to\b|do(?:n't)? not\b|(?:fix|resolve|close|solve|address|remove|add|create|implement) (?:on|in|at|by|with|for)\b|\w+ (?:one:|one of (?:them|those|these)\b)|do (?:some|a (?:bit|lot)|more|the)?\s?(?:more |other |small |little )?(?:work|stuff|things?|research|reading)\b|run (?:into|out)|hit|halt(?! (?:the|this|a|all|after)\b)|struggle|attempt|mess|play (?:around|with)|forget|end (?:up|off)|look (?:like|forward)|turn out|come|get (?:so (?:many|much)|caught|(?:a (?:little|bit) )?(?:distracted|sidetracked)|from|up|down|back|into|stuck|lost|hit|[a-z]+ed|the error|an error)\b|mark (?:week|day|my|the (?:end|start|beginning|first|last|\w+ week))\b|go\b|fail(?! over\b)|find (?:it|myself)|face|spend|plan(?! (?:the|an?|our|my|all|both|two|three|\d+)\b)|hope|intend|prefer|(?:suggest|propose|recommend) (?:we|that|to|you)\b|take (?:me|us)\b|take (?:the|my) (?:family|kids|dog)\b|(?:do|make) (?:\w+ )?progress\b|block (?:on|by)\b|\w+ (?:nothing|none|nobody|no(?= [a-z]+(?! longer)))\b|take (?:a|some|extra|more|much) (?:while|time|break|care)|figur\w* out (?:that )?the (?:problem|issue|reason|cause) (?:is|was)\b|receive (?:[\w-]+ ){0,5}(?:errors?|alerts?|warnings?|exceptions?|complaints?)\b|get lucky|make a (?:mental )?note|have (?:an?|some|the) (?:issue|problem|trouble|error|chance)|try to|want|wish)/

/** What somebody else decides: a paper is accepted by its readers. */
export const GRANTED =
  /^(?:accept|approve|reject|select|award|nominate|promote|cancel|postpone|grant|deny|hire|invite|elect|appoint|praise|criticise|criticize)$/

const MISHAP =
  /^(?:fry|burn|snap|brick|ruin|lose|blow up|blow|spill|crash|forget|misplace)\b|\band (?:\w+ly )?(?:fried|burned|burnt|broke|snapped|bricked|ruined|lost|blew|killed)\b|\b(?:by accident|accidentally|by mistake|mistakenly)\b/
/** "Introduced a bug", "made a mistake": nobody means to. */
const BLUNDER =
  /^(?:introduce|cause|create) (?:(?:an?|the|this|another|some|two) )?(?:[a-z-]+ )?(?:bugs?|regressions?|mistakes?|memory leaks?|race conditions?|outages?)\b|^make (?:(?:an?|the|some|several|two|another) )?(?:[a-z-]+ )?(?:mistakes?|typos?|errors? (?:in|with|when))\b/
const WRONG = /^(?:[a-z-]+ ){0,2}?(?:the|an?) wrong [a-z]/
const MENDING =
  /^(?:fix|correct|remove|replace|revert|find|identify|detect|handle|reject|prevent|avoid|repair|change|drop|stop|catch|notice|discover|restore|clean|undo|address|resolve|solve|swap|trace|debug|investigate)$/

/** "I hooked it up backwards and fried the chip", "ordered the wrong part": not done on purpose. */
export function isMishap({ verb, rest }: Clause): boolean {
  return (
    MISHAP.test(`${verb.base} ${rest}`) ||
    BLUNDER.test(`${verb.base} ${rest}`) ||
    (WRONG.test(rest) && !MENDING.test(verb.base))
  )
}
