import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import type { Clause } from './clauses.ts'
import { mayOpenName } from './compound.ts'
import { verbIn } from './verbs.ts'

/** What goes wrong, by its name. */
const TROUBLE =
  /^(?:bug|bugs|failures?|errors?|exceptions?|crash(?:es)?|leaks?|leakage|regressions?|corruptions?|contention|exhaustion|starvation|timeouts?|outages?|overflows?|underflows?|backlogs?|conflicts?|collisions?|noise|drain|loss|losses|mismatch(?:es)?|races?|deadlocks?|issues?|problems?|glitch(?:es)?|spikes?|freezes?|hangs?|faults?|drift|inconsistenc(?:y|ies)|fragmentation|congestion|amplification|flakiness|slowness|slowdowns?|lag|jitter|flicker|breakage|downtime|interruptions?|disruptions?|anomal(?:y|ies)|vulnerabilit(?:y|ies)|typos?|loops?|imbalances?|incompatibilit(?:y|ies)|complaints?|rot|jams?|skew|bloat|creep)$/
/** What one does to what goes wrong, so that it may follow without an article: "Log timeouts", "Wrap errors". */
const TAKES_TROUBLE =
  /^(?:address|answer|ban|batch|bound|buffer|bypass|cap|catch|chart|check|clean|clear|close|collect|control|correct|count|cover|cut|debug|decrease|detail|display|document|double|drop|dump|ease|edit|emit|end|escape|estimate|exit|expect|face|fail|file|filter|find|fix|flag|fold|force|forward|group|guard|halt|handle|hide|highlight|hit|hold|hunt|increase|issue|join|kill|label|lack|limit|list|log|look|lower|mail|map|mark|mask|match|measure|meet|merge|mock|monitor|move|mute|narrow|need|note|notice|offer|open|override|own|pass|pause|pin|plot|poll|print|probe|prompt|pull|purge|push|raise|rank|rate|read|reason|record|reference|relay|remedy|repair|replay|report|rerun|research|reset|retry|return|reverse|review|round|route|run|sample|save|scan|score|screen|seal|secure|see|separate|serve|set|share|ship|show|signal|silence|simulate|skip|slow|smooth|sort|spot|squash|state|step|stop|store|stream|strip|study|surface|survey|swallow|swap|tag|target|throttle|tie|touch|trace|track|treat|triage|trigger|trim|try|tune|turn|update|use|vet|visit|walk|warn|watch|wrap|write|yield)$/
/** How a thing is that does not do what it should. */
const AMISS =
  /^(?:missing|broken|stuck|wrong|unreadable|empty|blank|unavailable|unreachable|unresponsive|unusable|invisible|incorrect|outdated|slow|gone|frozen|cut off|too|not|never|unable|differ|differs|overlap|overlaps|out)$/
/** What a thing does, and no plural of anything. */
export const ACTING =
  /^(?:appears|becomes|begins|breaks|cannot|closes|continues|crashes|dies|differs|disappears|expires|fails|flickers|forgets|freezes|gets|goes|hangs|happens|hides|ignores|jumps|keeps|leaks|loses|misses|opens|overheats|overlaps|overwrites|rejects|remains|repeats|resets|returns|runs|shows|skips|stays|stops|stutters|swallows|takes|throws|vanishes|works)$/
/** What things of which there are many do. */
const ACT =
  /^(?:appear|collide|conflict|crash|diverge|differ|die|disappear|expire|fail|flicker|freeze|hang|leak|overlap|stall|stutter|vanish)$/
/** What they are seen doing: "Dispatch tablets freezing". */
const FAILING =
  /^(?:blinking|breaking|clashing|colliding|conflicting|crashing|disappearing|disconnecting|drifting|failing|flickering|freezing|hanging|jamming|leaking|overheating|overlapping|rebooting|stalling|stuttering|timing|vanishing)$/
/** What is said of a fault, or of what a thing should do. */
const DEALS = /^(?:fix|check|handle|help|need|let|try|wait|see|prevent|test|stop|support|report)$/
const LINK =
  /^(?:in|on|at|for|from|with|without|after|before|during|between|when|while|under|since|due|caused|because|if|of|to|by|per|across|inside|via|despite|and|or|until|over|near|as|into|once|whenever)$/
/** What follows a verb, and no first part of a name. */
const OBJECT_OPENS =
  /^(?:the|an?|all|any|our|my|its|their|this|that|these|those|some|more|another|each|every|both|no|it|them|only|also|two|three|four|new|old|missing|existing|unhandled|up|out|down|off|away|back|\d.*)$/

/** "Leak", "typos": a word for what goes wrong. */
export function isTrouble(word: string): boolean {
  return TROUBLE.test(word.toLowerCase())
}

/** "Test failures on Windows", "Queue backlog after the deploy", "Filter dropdown closes on scroll": a line that names what is wrong, though its first word could be an order. */
export function isTroubleName(body: string, { subject, form, verb, lead }: Clause): boolean {
  if (subject !== 'none' || form !== 'base' || lead || !NOUN_VERBS.has(verb.base)) return false
  const [, ...words] = body.replace(/[.,;:!?()](?:\s.*)?$/, '').split(' ', 9)
  const [first = ''] = words
  if (OBJECT_OPENS.test(first) || LINK.test(first) || !/^[a-z][a-z-]*$/.test(first)) return false
  // "Search outage 12 March": the day is no part of the name.
  const end = words.findIndex((word) => LINK.test(word) || /^\d/.test(word))
  const name = end < 0 ? words : words.slice(0, end)
  const acts = name.some((word, at) => at > 0 && isActing(word, name[at - 1] ?? ''))
  if (acts && !DEALS.test(verb.base)) return true
  if (!mayOpenName(verb.base)) return false
  const head = name.at(-1) ?? ''
  if (FAILING.test(head) && name.length > 1 && !DEALS.test(verb.base) && !TAKES_TROUBLE.test(verb.base))
    return true
  const isDated = end > 0 && DAY.test(words.slice(end).join(' '))
  if (TROUBLE.test(head) && (isDated || !takesTrouble(verb.base, name))) return true
  if (TAKES_TROUBLE.test(verb.base) && name.length < 2) return false
  return name.some((word, at) => at > 0 && isAmiss(word, name[at - 1] ?? '', name, at))
}

/** "12 March", "2026-03-12": nobody is told to do something to what happened then. */
const DAY = /^(?:\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]{2}|\d{4}-\d\d)/

/** "Log errors" and "Trace memory leaks" are orders; "Log rotation failure" would need an article to be one. */
function takesTrouble(verb: string, name: readonly string[]): boolean {
  // Nothing but a leak is plugged.
  if (verb === 'plug') return /^leak/.test(name.at(-1) ?? '')
  return TAKES_TROUBLE.test(verb) && (/s$/.test(name.at(-1) ?? '') || name.length < 2)
}

function isAmiss(word: string, before: string, name: readonly string[], at: number): boolean {
  if (verbIn(before, 'past', 'ing')) return false
  if (/^(?:below|above)$/.test(word)) return /^[~<>$]?\d/.test(name[at + 1] ?? '')
  return AMISS.test(word) && (at === name.length - 1 || /^(?:too|not|never|out)$/.test(word))
}

/** "Reset link expires", "plot labels overlap". */
function isActing(word: string, before: string): boolean {
  if (verbIn(before, 'past', 'ing')) return false
  return ACTING.test(word) ? !/s$/.test(before) : ACT.test(word) && /[^s]s$/.test(before)
}
