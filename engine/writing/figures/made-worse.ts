import type { Clause } from '../../text/clauses/clauses.ts'
import { opensHole } from '../../text/meaning/opens-hole.ts'

const STATES =
  /\b(?:vulnerable|prone|insecure|unsafe|fragile|brittle|unusable|unreadable|unreliable|unstable|impossible|harder|difficult|hard|slow|slower|worse|confusing|confused|painful|error-prone|useless|cumbersome)\b/
const RELIEVED = /\b(?:less|no longer|not|never|any ?more|easy|easier)\b/

/** "This makes users vulnerable to theft" and "this lets anyone in" tell what the fault did, not what was gained. */
export function isMadeWorse({ verb, rest }: Pick<Clause, 'verb' | 'rest'>): boolean {
  if (/^(?:allow|let|enable|permit)$/.test(verb.base)) return opensHole(`${verb.base} ${rest}`)
  return /^(?:make|leave|keep|render|get)$/.test(verb.base) && STATES.test(rest) && !RELIEVED.test(rest)
}

/** "This made the export much more complex". */
const WORSE =
  /\b(?:harder|slower|worse|messier|uglier|more (?:complex|complicated|difficult|confusing|expensive|fragile|work|painful|annoying|time-consuming)|less (?:readable|reliable|stable|clear|useful)|difficult|complicated|impossible|unusable|unstable|unreadable)\b/

/** "Which made all guests wait": what nobody wants them to do. */
const MADE_HARM =
  /^(?:[\w'-]+\s){1,6}?(?:wait(?! less| for less)|block|lag|hang|crash|fail|freeze|stall|break|leak|overflow|jam|flicker|die|panic|time out|run out|fall (?:over|apart))(?=$|[\s,.;])/

/** "It made about 60% of our false alarms": how much of something it was. */
const SHARE =
  /^(?:up )?(?:(?:about|around|over|nearly|roughly|almost|some|more than) )?(?:most|half|~?\d[\d.]*\s?%|\w+ percent) of\s/

const NO_MORE = /\b(?:no longer|not|never|less|sure|it possible)\b/

/** Whether what was "made" is more trouble, or a share of something. */
export function makesNoGain({ verb, rest }: Pick<Clause, 'verb' | 'rest'>): boolean {
  return (
    verb.base === 'make' &&
    (WORSE.test(rest) || SHARE.test(rest) || (MADE_HARM.test(rest) && !NO_MORE.test(rest)))
  )
}
