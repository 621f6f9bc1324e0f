import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { readLeadIn } from '../features.ts'
import { BEHAVIOURS, STUDYING, WEAK } from '../lexicon/verbs.ts'
import { onceFor } from '../once.ts'
import { type Clause, readClause } from '../text/clauses.ts'
import { splitClauses } from '../text/split-clauses.ts'
import { readTitle } from '../text/title.ts'
import { type Verb, type VerbForm, verbIn, verbOf } from '../text/verbs.ts'
import { phraseIn, takesObject } from './inflect.ts'
import { innerDeed } from './inner-deed.ts'
import { isPlainClause } from './plain.ts'
import { tidyPhrase, uncapitalise, uncapitaliseNoun } from './tidy.ts'

/** Something the text says was done, ready to be told in any form. */
export type Deed = {
  source: Weighed
  clause: Clause
  who: 'i' | 'we' | 'nobody'
  /** What follows the verb, cleaned. */
  rest: string
  /** For a subject line that tells what the program does now: what was changed to do so. */
  changed?: string
}

/** The deeds of a text, the best one first: the subject line's, then strong ones, then the rest in the order of the text. */
export const findDeeds = onceFor((prose: Prose): readonly Deed[] => {
  const found = collectDeeds(prose, mayTellDeed)
  return inOrder(prose, found.length > 0 ? found : collectDeeds(prose, isOwnPast))
})

function collectDeeds(prose: Prose, mayTell: (source: Weighed) => boolean): Deed[] {
  const found: Deed[] = []
  const undone = prose.all.flatMap((one) => /^Revert(?:ed|s)? "(.+)"/.exec(one.body)?.[1] ?? [])
  const isPastText = tellsInPast(prose)
  for (const source of prose.all) {
    if (isPastText && isBareBase(source)) continue
    const isUndone = source.sentence.kind !== 'title' && undone.some((text) => text.includes(source.body))
    if (isUndone || !mayTell(source)) continue
    const told = [deedOf(source), ...[...clausesOf(source), ...openingOf(source)].map(deedOf)].filter(
      (deed) => deed !== undefined,
    )
    for (const part of told.flatMap(splitDeed)) {
      if (!found.some((other) => other.rest === part.rest && other.clause.verb === part.clause.verb))
        found.push(part)
    }
  }
  return found
}

function inOrder(prose: Prose, found: readonly Deed[]): Deed[] {
  const worth = (deed: Deed) =>
    (isSubjectLine(deed) ? 2 : 0) +
    (prose.solution.includes(deed.source) ? 0.6 : 0) +
    deed.source.likelihood.solution -
    (WEAK.has(deed.clause.verb.base) ? 1 : 0) -
    (/^(?:it|them|this|that|these|those|one|some)\b/.test(deed.rest) ? 1 : 0) -
    (/\btests?\b/i.test(deed.rest.slice(0, 30)) && !isSubjectLine(deed) ? 0.4 : 0)
  return found
    .map((deed) => ({ deed, worth: worth(deed) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ deed }) => deed)
}

/** Where nothing sounds like the solution, what the writer says to have done is what was done. */
function isOwnPast({ clause }: Weighed): boolean {
  return clause !== undefined && /^(?:i|we)$/.test(clause.subject) && clause.form === 'past'
}

/** Who lists what was done in the past tense means a noun by "Build issues" and a plan by "Add tests". */
function tellsInPast({ all }: Prose): boolean {
  const bare = all.filter(({ sentence, clause }) => sentence.kind !== 'title' && clause?.subject === 'none')
  const past = bare.filter(({ clause }) => clause?.form === 'past').length
  return past >= 2 && past >= 2 * bare.filter(({ clause }) => clause?.form === 'base').length
}

function isBareBase({ sentence, clause }: Weighed): boolean {
  return sentence.kind !== 'title' && clause?.subject === 'none' && clause.form === 'base'
}

/** A sentence about the trouble tells no deed, unless the writer acts in it. */
function mayTellDeed({ sentence, likelihood, clause }: Weighed): boolean {
  if (sentence.kind === 'title') return true
  const isOurs = clause !== undefined && /^(?:i|we|change|this)$/.test(clause.subject)
  return likelihood.solution >= 0.15 && (isOurs || likelihood.problem <= 0.4 || likelihood.solution >= 0.4)
}

/** The statements after the first one in a sentence: "It hung, so I restarted it". */
function clausesOf(source: Weighed): Weighed[] {
  return splitClauses(source.sentence)
    .slice(1)
    .map((sentence) => ({ ...source, sentence, body: sentence.text, clause: readClause(sentence.text) }))
}

const OPENING =
  /^(?:(?:and|but|so|then|finally|also|eventually|later),?\s)?(?:after|by|upon)\s(?:(?:finally|manually|then)\s)?([a-z-]+ing\s(?:[^,;]|,(?=\d)){4,120}),\s(?=\S)/i

/** "After fixing the model, the test passed" tells that the model was fixed. */
function openingOf(source: Weighed): Weighed[] {
  const told = OPENING.exec(source.body)?.[1] ?? ''
  const verb = verbIn(/^[a-z-]+/i.exec(told)?.[0] ?? '', 'ing')
  if (!told || !verb?.isWork || STUDYING.has(verb.base) || source.clause?.modality === 'planned') return []
  const body = `${verb.forms.past}${told.slice(told.indexOf(' '))}`
  return [{ ...source, body, clause: readClause(body) }]
}

/** "Fixed A, closed B, and moved C" tells three deeds. */
function splitDeed(deed: Deed): Deed[] {
  const { form } = deed.clause
  if (form === 'base') return [deed]
  const parts: Deed[] = []
  let current = deed
  for (const [piece, ...words] of piecesOf(deed.rest, form === 'participle' ? 'past' : form)) {
    const verb = words[0]
    if (verb) {
      parts.push(current)
      current = {
        ...deed,
        clause: { ...deed.clause, verb, form: form === 'participle' ? 'past' : form, adverb: '' },
        rest: piece,
      }
    } else current = { ...current, rest: piece }
  }
  return [...parts, current].filter((part) => part.rest.split(' ').length > 1)
}

/** The stretches of a list of deeds, each but the first with its verb. */
function piecesOf(rest: string, form: VerbForm): [string, Verb?][] {
  const pieces: [string, Verb?][] = []
  let start = 0
  let verb: Verb | undefined
  for (const match of rest.matchAll(/,\s(?:and\s)?(?:then\s|also\s)?([a-z-]+)\s/g)) {
    const next = verbIn(match[1] ?? '', form)
    if (!next?.isWork || !takesObject(rest.slice(match.index + match[0].length))) continue
    pieces.push([rest.slice(start, match.index), ...(verb ? [verb] : [])] as [string, Verb?])
    start = match.index + match[0].length
    verb = next
  }
  pieces.push([rest.slice(start), ...(verb ? [verb] : [])] as [string, Verb?])
  return pieces
}

/** "fix: Pages crash on empty input" names the fault: the deed was to fix it. */
function faultFixed(source: Weighed): Deed | undefined {
  const fix = verbOf('fix')
  if (!fix || source.sentence.kind !== 'title' || !source.features.includes('fix: a fault')) return undefined
  const fault = uncapitalise(tidyPhrase(source.body).replace(/[.!]+$/, ''))
  const rest = isPlainClause(fault) ? `an issue where ${fault}` : fault
  return { source, clause: { ...BARE, verb: fix, rest }, who: 'nobody', rest }
}

/** A deed that only a subject line tells. */
const BARE = {
  subject: 'none',
  modality: 'done',
  isNegated: false,
  form: 'base',
  adverb: '',
  lead: '',
  object: '',
  attitude: '',
} as const

/** "Don't block on the lock" as a subject line: the deed was to stop doing so. */
function habitStopped(source: Weighed): Deed | undefined {
  const match = /^(?:don't|do not|never)\s((?:[a-z]+ly\s)?)([a-z-]+)\s(.+)$/i.exec(source.body)
  const verb = match && verbIn(match[2] ?? '', 'base')
  const stop = verbOf('stop')
  if (!match || !verb || !stop || source.sentence.kind !== 'title') return undefined
  const rest = tidyPhrase(`${match[1]}${phraseIn('ing', verb, 'base', match[3] ?? '')}`).replace(/[.!]+$/, '')
  const clause: Clause = { ...BARE, verb: stop, rest }
  return { source, clause, who: 'nobody', rest }
}

const PLAIN_VERBS =
  /^(?:add|fix|remove|update|implement|create|refactor|improve|replace|migrate|upgrade|introduce|enable|disable|prevent|avoid|allow|make|use|move|rename|convert|bump|revert|reduce|optimi[sz]e|handle|ensure|support|rewrite|drop|delete|simplify)$/

/** "Start Sensor" in capitals is the name of a section, not something to do. */
function isHeadline({ sentence, body }: Weighed, { subject, form, verb }: Clause): boolean {
  if (sentence.kind !== 'title' || subject !== 'none' || form !== 'base' || PLAIN_VERBS.test(verb.base))
    return false
  const words = body.split(' ').filter((word) => word.length > 3)
  return words.length > 1 && words.every((word) => /^[^a-z]/.test(word))
}

/** The deed a sentence tells, if it tells one that was done and not only planned, tried, denied, weighed or asked of the reader. */
export const deedOf = onceFor((source: Weighed): Deed | undefined => {
  const { sentence, likelihood } = source
  const clause = innerDeed(source.clause)
  const fault = faultFixed(source) ?? habitStopped(source)
  if (fault) return fault
  if (!clause?.verb.isWork || clause.isNegated || clause.modality !== 'done' || !isReport(source))
    return undefined
  if (isHeadline(source, clause) || /\b(?:maybe|perhaps|probably|possibly)\b/i.test(source.body))
    return undefined
  if (
    clause.subject === 'this' &&
    (clause.form !== 's' ||
      likelihood.solution < 0.45 ||
      likelihood.problem > likelihood.solution ||
      /^(?:allow|enable|let|make|ensure|provide|prove|work|help|cover|contain|include|show|give|take|start|stop|fail|continue|require)$/.test(
        clause.verb.base,
      ))
  )
    return undefined
  if (
    (clause.subject === 'i' || clause.subject === 'we') &&
    clause.form === 'base' &&
    (likelihood.problem > 0.4 || !(likelihood.solution > 0.55 || isNewHabit(clause)) || isOldHabit(clause))
  )
    return undefined
  if (
    clause.subject === 'passive' &&
    (likelihood.problem > 0.4 ||
      /\b(?:no|any|when|if|than|by)\b/.test(clause.object) ||
      /\bby\s(?!\w+ing\b)|,?\s(?:but|however|which (?:caused|broke|meant))\b/.test(` ${clause.rest}`))
  )
    return undefined
  // "To opt in, wrap it first" tells the reader what to do.
  if (clause.subject === 'none' && clause.form === 'base' && /^(?:to|if|when|for)\b/i.test(clause.lead))
    return undefined
  const changed = changedPart(source, clause)
  if (!changed && NO_DEED.test(`${clause.verb.base} ${clause.rest}`)) return undefined
  // "We first introduced it after the outage" is history.
  if (
    /\b(?:first|originally|initially|previously|once|never|at first)\b/i.test(
      `${clause.adverb} ${clause.lead}`,
    ) &&
    clause.subject !== 'none'
  )
    return undefined
  if (/^revert "/.test(`${clause.verb.base} ${clause.rest}`) && sentence.kind !== 'title') return undefined
  const rest = tidyPhrase(clause.subject === 'passive' ? activeRest(clause) : clause.rest)
    .replace(/,\s(?:it|they|this|these|he|she|I|we|that)\s.*$/, '')
    .replace(/,\s(?:but|although|though|however)\s.*$/, '')
    .replace(
      /,?\sand\s(?:the|a|an|this|it|I|we|they|all)\s(?:\S+\s){0,4}(?:was|were|is|are|has|have|had|went)\s.*$/,
      '',
    )
    .replace(/,\sthen\s(?:all|everything|it|the)\s.*$/, '')
    .replace(/,\s(?:took|taking)\s.*$/, '')
    .replace(/[:,]?\sand instead:?$/, '')
    .replace(
      /,?\s(?:yet|and if|and when|and (?:tried|attempted|had|went|hit|ran into|got stuck)|, (?:tried|attempted|failed|hoped|wanted|planned)|but)\s.*$/,
      '',
    )
    .replace(/\s[-\u2013\u2014]{1,2}\s(?:it|it's|this|that|which|now|not|but|so|I|we|fixed|done|PR)\b.*$/, '')
    .replace(/:\s(?:[A-Z]|I\s|we\s|it\s|this\s).*\s(?:is|are|was|were|has|have|had)\s.*$/, '')
    .replace(CHATTER, '')
    .replace(
      /,?\s(?:today|yesterday|this (?:week|morning|afternoon)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in other news|at last|as well|too)(?=[.!]*$)/i,
      '',
    )
    .replace(/[.!?;:,]+$/, '')
    .replace(/\s+\((?:DONE|done|WIP)\)$/, '')
  if (
    !/\p{L}{2}/u.test(rest) ||
    /^(?:#\d+|[A-Z]+-\d+|commit\b|that(?!\s\w+\s(?:to|into|from|with|for|in|on|so)\b)\b|if\b)/.test(rest) ||
    (rest.split(' ').length < 2 &&
      sentence.kind !== 'title' &&
      !(clause.subject === 'passive' && /^[a-z]{4,}$/.test(rest)))
  )
    return undefined
  const who = clause.subject === 'we' ? 'we' : clause.subject === 'i' ? 'i' : 'nobody'
  return { source, clause, who, rest: withAdverb(rest, clause.adverb), ...(changed ? { changed } : {}) }
})

const CHATTER =
  /,\s(?:no|nope|yes|yay|phew|finally|good grief|lol|haha|sigh|ugh|of course|obviously|sadly|luckily|as usual|at last|done|oops|ouch|sorry|fun|nice|great)[.!]*$/i

/** "We now close it", "to avoid this we just retry": present, but told of the change. */
function isNewHabit({ adverb, lead }: Clause): boolean {
  return /\b(?:now|just|simply|instead)\b/.test(adverb) || /^(?:to|in order to|instead|now)\b/i.test(lead)
}

/** "We check it on most updates" tells what the program has always done. */
function isOldHabit({ rest }: Clause): boolean {
  return /\b(?:every|each|always|usually|often|whenever|most)\b|\bper (?:hour|day|minute|second|request)\b|\/(?:hour|day|s)\b/.test(
    rest,
  )
}

/** The deed with its verb in the given form: "added X and removed Y", "adding X and removing Y". */
export function tell(deed: Deed, form: VerbForm): string {
  const { verb, form: from } = deed.clause
  if (deed.changed)
    return `${verbOf('change')?.forms[form]} ${deed.changed} to ${verb.forms.base} ${deed.rest}`
  if (verb.base === 'support' && from === 'base')
    return `${verbOf('add')?.forms[form]} support for ${deed.rest}`
  return phraseIn(form, verb, from, deed.rest)
}

/** For a deed that changed what a program does: what it does now. */
export function tellNow(deed: Deed): string | undefined {
  return deed.changed && `${deed.changed} now ${phraseIn('s', deed.clause.verb, deed.clause.form, deed.rest)}`
}

export function isSubjectLine(deed: Deed): boolean {
  return deed.source.sentence.kind === 'title' && deed.source.body.split(' ').length >= 3
}

function isReport({ sentence, likelihood }: Weighed): boolean {
  if (
    sentence.box === 'empty' ||
    sentence.section === 'followup' ||
    sentence.section === 'boilerplate' ||
    sentence.kind === 'quote'
  )
    return false
  if (likelihood.followup > 0.6) return false
  const announced = readLeadIn(sentence.leadIn)
  return announced !== 'alternatives' && announced !== 'plans' && announced !== 'trouble'
}

/** "Parse less JSON" is what the program does: the deed was to change the program. */
function changedPart({ sentence }: Weighed, clause: Clause): string | undefined {
  if (clause.subject !== 'none' || clause.form !== 'base' || !BEHAVIOURS.has(clause.verb.base))
    return undefined
  // In a timeline or a list of steps "Check the logs" is what somebody did.
  const isSteps =
    sentence.section !== undefined && sentence.section !== 'solution' && sentence.section !== 'summary'
  if (sentence.kind !== 'title' && (isSteps || sentence.kind === 'item' || STUDYING.has(clause.verb.base)))
    return undefined
  const scope = sentence.kind === 'title' ? readTitle(sentence.text).scope : undefined
  return scope && /^[\w./ -]{2,30}$/.test(scope) ? scope : 'the code'
}

const NO_DEED =
  /^(?:\w+ (?:[\w-]+ ){0,4}the following\b|include the following|give (?:me|us)\b|time to\b|do(?:n't)? not\b|(?:fix|resolve|close|solve|address|remove|add|create|implement) (?:on|in|at|by|with|for)\b|\w+ (?:one:|one of (?:them|those|these)\b)|do (?:some|a (?:bit|lot)|more|the)?\s?(?:more |other |small |little )?(?:work|stuff|things?|research|reading)\b|run (?:into|out)|hit|halt|struggle|attempt|mess|play (?:around|with)|forget|end (?:up|off)|look (?:like|forward)|turn out|come|get (?:stuck|lost|hit|[a-z]+ed|the error|an error)\b|mark (?:week|day|my|the (?:end|start|beginning|first|last|\w+ week))\b|go (?:to|through|back)|fail|find (?:it|myself)|face|spend|plan|hope|intend|prefer|(?:suggest|propose|recommend) (?:we|that|to|you)\b|take (?:a|some) (?:while|time|break)|get lucky|make a (?:mental )?note|have (?:an?|some|the) (?:issue|problem|trouble|error|chance)|try to|want|wish)/

/** "Within hours the keys were revoked and replaced in CI" tells that somebody "revoked and replaced the keys within hours in CI". */
function activeRest(clause: Clause): string {
  const opening = /^((?:in|within|on|at|after|during)\s.+?)\s((?:the|our|all|both)\s.*)$/i.exec(clause.object)
  const object = uncapitaliseNoun(opening?.[2] ?? clause.object)
  const when = opening?.[1] ? ` ${uncapitalise(opening[1])}` : ''
  // "revoked, replaced and sanitised" is told by its first verb: a list of verbs before the object reads badly.
  const rest = clause.rest.replace(/^(?:,\s[a-z]+ed)*,?\s?(?:and\s[a-z]+ed\b)(?!\s(?:the|a|an)\b)/, '')
  return `${object}${when} ${rest.trimStart()}`.replace(/\s+,/g, ',').replace(/\snow(?=[.,;]?$)/, '')
}

const TELLING_ADVERB =
  /\b(?:temporar(?:y|ily)|lazily|manually|automatically|partially|partly|explicitly|gradually|jointly|initially)\b/

/** Puts an adverb that changes the claim behind the object, since a bullet opens with the verb. */
function withAdverb(rest: string, adverb: string): string {
  const telling = TELLING_ADVERB.exec(adverb)?.[0].replace(/^temporary$/, 'temporarily')
  if (!telling || rest.includes(telling)) return rest
  const at = rest.search(
    /\s(?:to|by|when|if|so|because|for|in|with|instead|while|until|since|and|from)\s|[,;(]/,
  )
  return at > 0 ? `${rest.slice(0, at)} ${telling}${rest.slice(at)}` : `${rest} ${telling}`
}
