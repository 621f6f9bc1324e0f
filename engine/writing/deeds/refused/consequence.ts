import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import type { Deed } from '../deed.ts'

/** What a change does to a program rather than what came of it. */
const OF_CHANGE =
  /^(?:add|bump|change|convert|correct|drop|extend|fix|implement|improve|introduce|merge|migrate|refactor|remove|rename|replace|resolve|rewrite|rework|simplify|solve|split|support|switch|update|upgrade|address|clean|mend|repair)$/

/** "Syncs the map, fixes two bugs and clears old rows": what came of something does not fix bugs besides. */
const BESIDE_CHANGE = lean(
  /^[A-Z][a-z]+s\s.*(?:,|\sand)\s(?:and\s)?(?:also\s)?(?:adds|bumps|converts|corrects|drops|extends|fixes|implements|improves|introduces|migrates|refactors|removes|renames|replaces|resolves|rewrites|reworks|simplifies|upgrades|updates)\s/,
)

/** "Adds 12 ms to each search". */
const COST =
  /^(?:about |around |roughly |up to |only )?[~<]?\d[\d.,]*\s?(?:ms|s|us|\u00b5s|secs?|seconds?|mins?|minutes?|%|[kKMG]i?B)\s(?:of\s\w+\s)?to\s/

/** Whether a sentence in the present tells what came of the one before: "We raised the limit. This restarts the job.", "Makes it slower." */
export function isConsequence({ clause, rest, source }: Deed, { all }: Prose): boolean {
  if (clause.verb.base === 'add' && COST.test(rest)) return true
  if (clause.form !== 's' || OF_CHANGE.test(clause.verb.base) || source.sentence.kind === 'title')
    return false
  if (clause.subject === 'none' && BESIDE_CHANGE.test(source.body)) return false
  const before = all[all.findIndex(({ sentence }) => sentence.index === source.sentence.index) - 1]
  if (before?.sentence.block !== source.sentence.block) return false
  return clause.subject === 'none' ? isNoList(before) : clause.subject === 'this' && isOurs(before)
}

/** Who opens one sentence with "Adds" may open the next with "Makes". */
function isNoList({ clause, body }: Weighed): boolean {
  return clause?.form !== 's' && !/^(?:this|the) (?:pr|change|commit|patch|mr)\b/i.test(splitLead(body).body)
}

function isOurs({ clause }: Weighed): boolean {
  return (
    clause !== undefined &&
    /^(?:i|we)$/.test(clause.subject) &&
    clause.modality === 'done' &&
    !clause.isNegated &&
    clause.verb.isWork
  )
}

const VERSION =
  /^(?:the|this|that) (?:[\w.-]+ )?(?:version|release|update|upgrade|branch|feature|implementation)\b/i

/** Whether a sentence tells what a version does, beside what the writer did: "The new version keeps a buffer per socket. We set it to 64k." */
export function isOfVersion({ clause, body }: Weighed, all: readonly Weighed[]): boolean {
  return (
    clause?.subject === 'change' &&
    clause.form === 's' &&
    VERSION.test(splitLead(body).body) &&
    all.some((other) => isOurs(other) && other.clause?.form === 'past')
  )
}

/** Whether what "we had set" is told beside what was done then: it was so before the story. */
export function isEarlier(deed: Deed, found: readonly Deed[], all: readonly Weighed[]): boolean {
  return (
    wasSoBefore(deed.source) &&
    (found.some(({ source }) => source !== deed.source && !wasSoBefore(source)) ||
      all.some(({ body }) => NOWADAYS.test(body)))
  )
}

/** "This weekend I finally did it": what the note is about. */
const NOWADAYS =
  /\b(?:today|yesterday|(?:this|last|over the) (?:morning|afternoon|evening|week|weekend|month|sprint))\b[^.;]{0,40}\b(?:I|we)\b/i

const HAD =
  /\b(?:I|we)(?:'d| had) (?:(?:also|already|just|only|[a-z]+ly) )?(?!(?:to|better|rather|like|an?|the|no|some)\b)[a-z]+\b/i

/** "In the past we have bent the rail": not this time. */
const ONCE = lean(
  /^(?:(?:and|but|so|while|though|although),?\s)?(?:[a-z]+ly,?\s)?(?:in the past|previously|formerly|historically|(?:(?:a few|several|some|many|two|three|four|five|\d+|a couple of|a)\s)?(?:years?|decades?|months?) ago|back then|last year|years back)\b/i,
)

/** "I left the choir a few years ago". */
const AGO =
  /^[^,;]{2,80}\s(?:a few|several|some|many|two|three|four|five|\d+|a couple of)\s(?:years|decades|months)\sago\b/i

/** "We had set the limit to 5"; "within an hour we had replaced it" is part of the story. */
export function wasSoBefore({ clause, body }: Weighed): boolean {
  if (!clause || !/^(?:i|we)$/.test(clause.subject)) return false
  if (ONCE.test(clause.lead) || AGO.test(clause.rest)) return true
  if (clause.form !== 'participle') return false
  return (
    HAD.test(body) && !/^(?:after|once|when|within|by|in|until|before|as soon as|at)\b/i.test(clause.lead)
  )
}
