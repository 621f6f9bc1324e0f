import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { standsInTheWay } from '../../../text/lines/stands-in-the-way.ts'
import { atVerb } from '../../sentence/plain.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { countBlemishes } from '../drafts/blemishes.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { isTitled } from '../drafts/fault-openings.ts'
import { ADRIFT } from '../longer/additions.ts'
import { presentable } from '../longer/presentable.ts'
import { saysAgain } from './says-again.ts'
import type { Phrase } from './trouble.ts'

/** A deed of more words says enough. */
const ENOUGH = 17
/** What has its reason or its end already, what was only begun, and what has named the fault. */
const SETTLED =
  /^(?:worked|continued|started|began|kept (?:on|\w+ing)|tried|looked|fixed|reverted|resolved|solved|avoided|prevented|stopped)\b|,\s(?:which|so|with|thereby|[a-z]+ing)\s|[:;]$|\s\([^()]*\)$|\s(?:because|so that|due to|since|and|by \w+ing)\s/
const TO_AN_END = /\sto\s(?!(?:the|an?|our|all|each|both)\s)[a-z]+\s/
/** "Changed the lock to stay open" says what it does since. */
const MADE_TO = /^changed\s.{2,40}?\sto\s/

/** What would be so without the change: "Otherwise the lid jams", "not doing so could cause a flood". */
const WITHOUT = lean(
  /^(?:otherwise|without (?:it|this|that|(?:this|the) (?:change|patch|fix|check|call|lock))|if not|(?:not|failing to) do(?:ing)? (?:so|that|this)),?\s(?:then\s)?(?=\S+\s\S)/i,
)
/** "If the lid is not sealed, the pump may stall". */
const UNLESS =
  /^(?:if|when)\s(?:the|an?|all|no)\s[^,]{3,60}?\s(?:(?:is|are|was|were)(?:n't|\snot)|does not|doesn't)\s[^,]{3,40},\s(?:then\s)?/i
/** "This bug made the lid jam": what is said of nothing else. */
const OF_FAULT = /^(?:this|the) (?:bug|issue|problem|race|leak|error|mistake|typo|overflow)\b/i
/** "... can result in the lid jamming". */
const CAUSES =
  /\b(?:causes?|caused|causing|leads?\sto|led\sto|leading\sto|results?\sin|resulted\sin|resulting\sin|triggers?|triggered|triggering)\s(\S.*)$/i
/** "... made the lid jam when it was cold". */
const MADE =
  /\bma(?:kes?|de)\s((?:the|an?|our|all|some)\s(?:[\w-]+\s){1,4}?)([a-z]+)(?=$|\s(?:in|on|at|when|if|after|for|with|while|forever)\b)(.*)$/i
/** "This patch simply seals it, which prevents the flood in: ...": what the change says of itself. */
const PREVENTS =
  /^(?:this|the)\s(?:patch|change|commit|fix|pr)\b[^;:]*?,\s(?:which|and)\s(?:also\s|now\s|then\s)?(?:prevents?|avoids?|fixes|solves|stops)\s(\S.*)$/i
/** Where the page has the report of it. */
const REPORTED =
  /\s(?:(?:seen|reported|described|mentioned|as seen|as reported)\s)?(?:in|at|by|from)(?::|\shttps?:\S+|\s#\d+)?$/i
/** What nobody wants to have. */
const FAULT = lean(
  /\b(?:crash(?:es)?|leaks?|hangs?|deadlocks?|overflows?|underflows?|overruns?|use-after-free|double free|segfaults?|segmentation faults?|panics?|corruption|losse?s?|errors?|failures?|exceptions?|race(?: condition)?s?|timeouts?|freezes?|stalls?|warnings?|conflicts?|duplicates?|flicker(?:ing)?|slowdowns?|regressions?|mismatch(?:es)?|outages?|(?:invalid|wrong|stale|out-of-bounds|undefined|inconsistent|corrupt(?:ed)?) [a-z]+)\b/i,
)
const BEYOND =
  /[,;:]\s.*$|\s\(.*$|\s(?:e\.g\.|i\.e\.|because|since|but|although|though|which|so|as(?! (?:well|soon|long))|even|again$).*$|\sand\s(?=(?:it|they|this|that|the|then|we|I)\s).*$/
const POINTING = /\b(?:I|we|you|it|they|them|this|that|these|those|its|their|our|my|some(?:one|body)|also)\b/i

/** A subject line's deed with the harm that the text says it keeps off: "... to keep the daemon from hanging when two guests arrive". */
export function withAverted(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  const { text, sources } = phrase
  if (countWords(text) >= ENOUGH || !sources[0] || !isTitled(prose) || SETTLED.test(text)) return phrase
  if (TO_AN_END.test(text.replace(MADE_TO, ''))) return phrase
  for (const one of prose.all) {
    if (sources.includes(one) || one.sentence.kind !== 'prose' || one.likelihood.followup > 0.4) continue
    if (standsInTheWay(one.sentence)) continue
    const aim = avertedIn(one, prose.all[prose.all.indexOf(one) - 1])
    const told = aim && !saysAgain(aim, text) ? `${text} to ${aim}` : undefined
    if (told && countWords(told) <= LIMIT && isFaithful(told))
      return { ...phrase, text: told, sources: [...sources, one] }
  }
  return phrase
}

function avertedIn(one: Weighed, before: Weighed | undefined): string | undefined {
  const said = tidyClause(one.body).replace(REPORTED, '')
  const [lead = ''] = WITHOUT.exec(said) ?? []
  if (lead) {
    const rest = said.slice(lead.length)
    const harm = CAUSES.exec(rest)
    return (harm && aimAgainst(harm[1] ?? '')) ?? madeTo(rest) ?? keptFrom(rest)
  }
  const prevented = PREVENTS.exec(said)?.[1]
  if (prevented) return aimAgainst(prevented.replace(/^the (?=[\w-]+$)/, 'a '))
  const { problem, solution, impact } = one.likelihood
  const condition = UNLESS.exec(said)?.[0] ?? ''
  if (condition) return problem > impact ? keptFrom(said.slice(condition.length)) : undefined
  if (!OF_FAULT.test(said)) {
    if (problem < 0.5 || problem <= Math.max(solution, impact)) return undefined
    // Right below the subject line "this can cause delays" may be the price of the change.
    if (
      /^(?:this|it|that|which)\b/i.test(splitLead(one.body).body) &&
      (before?.likelihood.problem ?? 0) < 0.5
    )
      return undefined
  }
  return aimAgainst(CAUSES.exec(said)?.[1] ?? '') ?? madeTo(said)
}

const DOING =
  /^((?:the|an?|our|all|some)\s(?:[\w-]+\s){1,4}?|[a-z]+s\s)(?:(?:to\s)([a-z]+)|([a-z]+ing))(?=$|\s(?:in|on|at|when|if|after|for|with|while|forever|indefinitely|too|from|by|twice)\b)(.*)$/i

/** "The daemon hanging", "the daemon to hang", "a crash in the daemon". */
function aimAgainst(told: string): string | undefined {
  const harm = told.replace(BEYOND, '')
  const [, thing = '', base = '', doing = '', rest = ''] = DOING.exec(harm) ?? []
  const verb = verbIn(base || doing, base ? 'base' : 'ing')
  if (verb) return aimTold(`keep ${uncapitaliseNoun(thing)}from ${verb.forms.ing}${rest}`)
  // "The guard to see the failure and take over": what somebody does because of it.
  return FAULT.test(harm) && !TO_AN_END.test(harm) ? aimTold(`avoid ${harm}`) : undefined
}

function madeTo(said: string): string | undefined {
  const [, thing = '', base = '', rest = ''] = MADE.exec(said.replace(BEYOND, '')) ?? []
  const verb = verbIn(base, 'base')
  return verb && aimTold(`keep ${thing}from ${verb.forms.ing}${rest}`)
}

const MAY =
  /^((?:(?!\b(?:that|which|when|if|and)\b)[^\s,]+\s){1,6}?)(?:can|could|may|might|would|will)\s(?:also\s|then\s|sometimes\s)?([a-z]+)(?=\s|$)(.*)$/i

/** "The counter would overflow after a day", "the lid jams when it is cold". */
function keptFrom(said: string): string | undefined {
  const told = said.replace(BEYOND, '')
  const [, thing = '', base = '', tail = ''] = MAY.exec(told) ?? []
  const may = base === 'be' ? 'being' : verbIn(base, 'base')?.forms.ing
  if (thing) return may && aimTold(`keep ${uncapitaliseNoun(thing)}from ${may}${tail}`)
  const { subject = '', words: [word = '', ...rest] = [] } = atVerb(told) ?? {}
  // "Users cannot open the gate".
  if (/^(?:cannot|can't)$/.test(word)) return aimTold(['let', uncapitaliseNoun(subject), ...rest].join(' '))
  const being = /^(?:is|are|was|were)$/.test(word) && rest[0] !== 'not' ? 'being' : undefined
  const doing = being ?? verbIn(word, 's', 'past', 'base')?.forms.ing
  return subject && doing
    ? aimTold(['keep', uncapitaliseNoun(subject), 'from', doing, ...rest].join(' '))
    : undefined
}

function aimTold(aim: string): string | undefined {
  const told = presentable(aim, 17)?.replace(/\s(?:under|during|inside|within|between|against|across)$/, '')
  const isWhole =
    told !== undefined &&
    countWords(told) > 2 &&
    countWords(presentable(aim, 60) ?? '') - countWords(told) < 2
  return isWhole && !POINTING.test(told) && !ADRIFT.test(told) && countBlemishes(told) === 0
    ? told
    : undefined
}
