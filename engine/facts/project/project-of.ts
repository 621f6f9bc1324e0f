import { verbIn } from '../../text/clauses/verbs.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { nounPhraseAt } from './noun-phrase.ts'
import { asNounPhrase } from './project-clean.ts'
import { isVague, type Named, nameAt } from './project-names.ts'

/** Words for a trouble, a measure against it or a switch: what they are of or happen in is the matter. */
const HOLLOW = new RegExp(
  `^(?:(?:${[
    String.raw`\d[\d.,-]*\s?(?:%|min(?:ute)?s?|h|hours?|days?)?`,
    'two|three|some|several|a few|rare|random|possible|potential|sporadic|short|brief|partial|full|major|minor|new|better|more|improved',
    'memory|error|exception|null|pointer|path|race|resource|data|file|input|bounds|log|status',
  ].join('|')})[\\s-])*(?:${[
    'deadlocks?|races?|race conditions?|conditions?|crash(?:es)?|leaks?|time-?outs?|retry|retries|validations?|checks?|checking',
    'handling|reporting|messages?|logging|metrics|options?|flags?|switch|toggle|parameters?|arguments?|warn|warnings?|abort|panics?',
    'fail|failures?|sigsegv|sigabrt|segfaults?|segmentation faults?|dereferences?|exceptions?|outages?|downtimes?|incidents?',
    'regressions?|slowness|speed|speed[- ]?ups?|performance|flakiness|hangs?|freezes?|corruption|loss|traversals?|overflows?|injections?',
    'errors?|bugs?|issues?|problems?|troubles?|fix(?:es)?|changes|updates|improvements?|tweaks?|cleanups?|ability|way|support|components?|ups?',
    String.raw`[a-z]\w{2,24}(?:error|exception)s?`,
  ].join('|')})$`,
  'i',
)
const OUTAGE =
  /\b(?:outage|downtime|incident|failure|unavailability) (?:of|for|in|on|at|with|affecting) (?:(?:the|our|my) )?/i
/** What leads from a trouble to where it happens, or from a switch to what it is for. */
const LINK =
  /\b(?:(?<!instead )of|in|inside|within|on|for|with|during|from|at|to|by|when|while|whilst|after|before|affecting) (?:(?:the|our|my|an?|its|their|all|when|for) )*/gi
/** How much of a title is read for it. */
const READ = 120

/** Whether a name says what went wrong or was switched, and not where. */
export function isHollowName(name: string): boolean {
  return HOLLOW.test(name.trim())
}

/** Whether a name could be said of any project, and says more with what it is of: "compilation of the lamp driver". */
export function isThinName(name: string): boolean {
  return /^(?:builds?|compilation|documentation|docs|spelling|typos?)$/i.test(name.trim())
}

/** What an outage struck: "downtime for the till". */
export function hitBy(sentence: Sentence, start: number, end: number, limit: number): Named | undefined {
  const outage = OUTAGE.exec(sentence.text.slice(start, end))
  const found = outage
    ? phraseFrom(sentence.text.slice(0, end), start + outage.index + outage[0].length, limit)
    : undefined
  return found && !isHollowName(nameAt({ sentence, ...found })) ? { sentence, ...found } : undefined
}

/** What a trouble or a switch is of: the backup of "deadlock when running the backup"; none where the title names nothing else. */
export function ofWhat({ sentence, start, end }: Named, titleEnd: number, limit: number): Named | undefined {
  const text = sentence.text.slice(0, Math.min(titleEnd, start + READ))
  const from = text.slice(end)
  for (const link of from.matchAll(LINK)) {
    const found = phraseFrom(text, end + link.index + link[0].length, limit)
    if (found && !isHollowName(nameAt({ sentence, ...found }))) return { sentence, ...found }
  }
  return undefined
}

/** The thing named there, past the verb of "when running X", "to limit the X". */
function phraseFrom(text: string, at: number, limit: number) {
  const verb = /^(\p{Ll}+) (?:(?:up|out|off|down) )?/u.exec(text.slice(at))
  const isDeed =
    verb &&
    verbIn(verb[1] ?? '', 'ing', 'base') !== undefined &&
    /[\p{L}\d]/u.test(text.slice(at + verb[0].length))
  const isGerund = /ing $/.test(verb?.[0] ?? '')
  const isPurpose = /\bto $/.test(text.slice(Math.max(0, at - 4), at))
  const from = at + (isDeed && (isGerund || isPurpose) ? verb[0].length : 0)
  const phrase = nounPhraseAt(text, from, { limit })
  if (!phrase) return undefined
  const clean = asNounPhrase(text, phrase)
  return isVague(text.slice(clean.start, clean.end)) ? undefined : clean
}
