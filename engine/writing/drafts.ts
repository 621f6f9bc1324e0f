import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { AIMS } from '../lexicon/verbs.ts'
import { onceFor } from '../once.ts'
import { splitLead } from '../text/clauses.ts'
import { type Deed, isSubjectLine, tell } from './deed.ts'
import { findDeeds } from './deeds.ts'
import { findGains } from './gain.ts'
import { likeness, overlap, wordSet } from './likeness.ts'
import { outcomePhrases } from './outcome.ts'
import { isPlainClause } from './plain.ts'
import { countWords, tidyPhrase, uncapitalise } from './tidy.ts'
import { impersonal, isTorn, shorten } from './trim.ts'
import { isAboutFaults, type Phrase, troublePhrases } from './trouble.ts'

export const LIMIT = 35

/** A bullet that could be written, and what it is made of. */
export type Draft = Phrase & {
  /** It opens with a deed, with the fault that was fixed, or with what was gained. */
  head: 'deed' | 'fault' | 'gain'
  /** The sentence behind the opening. */
  from: Weighed
  main?: Deed
  others: Deed[]
  /** The deeds as told, to be joined into a list. */
  phrases: string[]
  outcome?: Phrase
  trouble?: Phrase
  hasMeans: boolean
  /** For a draft that adds a phrase to a shorter one: these two. */
  grown?: { from: Draft; by: Phrase }
}

/** All bullets that the clauses of the text allow. The best is chosen by `rankBullets`. */
export function draftBullets(prose: Prose): Draft[] {
  const deeds = findDeeds(prose).slice(0, 8)
  const outcomes = outcomePhrases(prose)
  const told = new Map(deeds.map((deed) => [deed, troublePhrases(prose, deed, 18)]))
  const heads = [...deeds.slice(0, 5).flatMap(openings), ...faults(prose, deeds), ...gains(prose)]
  return heads.flatMap((head) => {
    const others = deeds.filter(
      (deed) =>
        deed !== head.main &&
        deed.source !== head.from &&
        canFollow(head, deed) &&
        isNear(head, deed) &&
        // What was gained is owed to what a sentence tells first, not to what was done besides.
        (head.head === 'deed' || deeds.find(({ source }) => source === deed.source) === deed),
    )
    const drafts = [head, ...others.flatMap((other) => joined(head, other, 18) ?? [])]
    const lists = drafts.flatMap((one) =>
      canTakeThird(one)
        ? others
            .filter((other) => !one.others.some((taken) => taken === other || isSameDeed(taken, other)))
            .flatMap((other) => joined(one, other, 12) ?? [])
        : [],
    )
    const plain = [...drafts, ...lists]
    const troubled = plain.flatMap((one) => troubles(told, one))
    return [
      ...plain,
      ...troubled,
      ...[...plain, ...troubled].flatMap((one) =>
        outcomes.flatMap((phrase) => (isOwed(phrase, one) ? extended(one, phrase, 'outcome') : [])),
      ),
    ]
  })
}

const toldPlainly = onceFor((deed: Deed) => impersonal(tell(deed, 'past')))

/** What only the sentence before explains. */
const POINTING = /^\w+ (?:\w+ of )?(?:it|them|this|that|these|those|another|the same|one of)\b/

function openings(main: Deed): Draft[] {
  const phrase = toldPlainly(main)
  const texts = phrase ? [13, 20, 30].flatMap((limit) => shorten(phrase, limit) ?? []) : []
  // In a CV nothing stands before the bullet that "it" could mean.
  const complete = texts.filter((text) => !POINTING.test(text) && !isTorn(text))
  return [...new Set(complete)].map((text) => ({
    text,
    sources: [main.source],
    head: 'deed',
    from: main.source,
    main,
    others: [],
    phrases: [text],
    hasMeans: /\sby\s\w+ing\b/.test(text),
  }))
}

/** Cues of an outcome that say that the trouble is over. */
const ENDED = ['noLonger', 'relief', 'restored', 'works', 'absence']

/** "Fixed an issue where ..." where the text says that something was fixed and what was wrong. */
function faults(prose: Prose, deeds: Deed[]): Draft[] {
  const isFix =
    deeds.some((deed) =>
      /^(?:fix|prevent|stop|avoid|resolve|correct|solve|address|repair|restore|handle|mitigate|block)$/.test(
        deed.clause.verb.base,
      ),
    ) ||
    prose.all.some((one) => one.sentence.kind === 'title' && one.features.includes('fixing')) ||
    prose.impact.some((one) => ENDED.some((cue) => one.features.includes(cue)))
  if (!isFix) return resolved(prose)
  return prose.problem.flatMap((from) => {
    if (from.likelihood.problem < Math.max(from.likelihood.solution, from.likelihood.impact)) return []
    const clause = uncapitalise(
      tidyPhrase(splitLead(from.body).body)
        .replace(/;\s.*$/, '')
        .replace(/,?\s?(?:though|however|too|as well)?[.!]+$/i, ''),
    )
    const isTold = isPlainClause(clause) && !isAboutFaults(clause) && !/\bwould\b/.test(clause)
    const plain = isTold ? impersonal(clause) : undefined
    const shorts = plain ? [12, 18].flatMap((limit) => shorten(plain, limit) ?? []) : []
    return [...new Set(shorts)].filter(isPlainClause).map((short) => ({
      text: `fixed an issue where ${short}`,
      sources: [from],
      head: 'fault' as const,
      from,
      others: [],
      phrases: [],
      hasMeans: false,
    }))
  })
}

const OVER =
  /\b(?:resolved|recovered|restored|fixed|mitigated|back (?:up|online|to normal)|came back|went back to normal|began passing|running again|up again)\b/i
const INCIDENT =
  /\b(?:outage|incident|crash|down|downtime|failure|expired|full|unavailable|broken|degraded|500s?|502|503|stuck)\b/i

/** An incident's title names what was wrong; where the text says that it is over, that is what was achieved. */
function resolved(prose: Prose): Draft[] {
  const title = prose.all.find((one) => one.sentence.kind === 'title')
  if (!title || title.clause || !INCIDENT.test(title.body) || !prose.all.some((one) => OVER.test(one.body)))
    return []
  const name = tidyPhrase(title.body)
    .replace(
      /^(?:incident|outage|post-?mortem)?\s?(?:on|:|-|\u2013)?\s?\d{4}-\d{2}-\d{2}[\s\d:]*(?:[-\u2013/]\s)?/i,
      '',
    )
    .replace(
      /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?,? (?:\d{4})?,?\s?)/i,
      '',
    )
    .replace(/^(?:incident|post-?mortem|incident report)\s?[:\u2013-]\s/i, '')
    .replace(/[.!?]+$/, '')
  if (countWords(name) < 2 || countWords(name) > 9) return []
  const isNoun = /\b(?:outage|crash|incident|failure|downtime)$/i.test(name)
  const text = isNoun ? `resolved the ${name.replace(/^the\s/i, '')}` : `resolved an incident (${name})`
  return [{ text, sources: [title], head: 'fault', from: title, others: [], phrases: [], hasMeans: false }]
}

function gains(prose: Prose): Draft[] {
  return findGains(prose).map(({ text, source }) => ({
    text,
    sources: [source],
    head: 'gain',
    from: source,
    others: [],
    phrases: [text],
    hasMeans: /\sby\s\w+ing\b/.test(text),
  }))
}

/** Deeds and phrases are compared with many others. */
const wordsOfDeed = onceFor((deed: Deed) => wordSet(deed.rest))
const wordsOfPhrase = onceFor((phrase: Phrase) => wordSet(phrase.text))

function isSameDeed(a: Deed, b: Deed): boolean {
  const alike = overlap(wordsOfDeed(a), wordsOfDeed(b))
  return alike >= 0.6 || (a.clause.verb === b.clause.verb && alike >= 0.3)
}

/** A list of deeds keeps the order of the text; the means of a subject line may stand anywhere. */
function canFollow(head: Draft, deed: Deed): boolean {
  if (!head.main) return true
  if (isSameDeed(head.main, deed)) return head.main.clause.verb === deed.clause.verb && BY.test(deed.rest)
  return isSubjectLine(head.main) || isAfter(deed, head.main)
}

/** A gain or the end of a fault is owed to what stands around it in the text, or to what the subject line names. */
function isNear(head: Draft, deed: Deed): boolean {
  if (head.head === 'deed' || isSubjectLine(deed)) return true
  const distance = Math.abs(head.from.sentence.index - deed.source.sentence.index)
  return distance <= 4 || likeness(head.text, deed.rest) >= 0.3
}

/** An outcome belongs to the subject line's deed, or to one that stands near it in the text. */
function isOwed(outcome: Phrase, draft: Draft): boolean {
  if (draft.main && isSubjectLine(draft.main)) return true
  return outcome.sources.some(({ sentence }) =>
    draft.sources.some((source) => Math.abs(source.sentence.index - sentence.index) <= 4),
  )
}

function isAfter(deed: Deed, other: Deed): boolean {
  return deed.source.sentence.index >= other.source.sentence.index
}

const BY = /\sby\s(?:\w+ly\s)?\w+ing\b/

function canTakeThird(draft: Draft): boolean {
  return draft.head === 'deed' && draft.others.length === 1 && !draft.hasMeans
}

/** Adds a second deed: as the means ("by ..."), where the opening names an aim, or as one more ("and ..."). */
function joined(draft: Draft, other: Deed, limit: number): Draft | undefined {
  const { text } = draft
  const room = Math.min(limit, LIMIT - countWords(text) - 1)
  const isRetold = draft.main !== undefined && isSameDeed(draft.main, other)
  const means = canHaveMeans(draft) || (isRetold && !draft.hasMeans) ? meansOf(other, room) : undefined
  if (means && overlap(wordSet(means), wordsOfPhrase(draft)) <= 0.5)
    return {
      ...draft,
      // "a 43% speedup" that was put in between ends before the means.
      text: `${text}${/,\s(?:an?|the)\s[^,]*$/.test(text) ? ',' : ''} by ${means}`,
      sources: [...draft.sources, other.source],
      others: [other],
      hasMeans: true,
    }
  if (draft.head !== 'deed' || isRetold) return undefined
  const phrase = toldPlainly(other)
  const short = phrase && shorten(phrase, room)
  if (
    !short ||
    countWords(short) < 3 ||
    POINTING.test(short) ||
    isTorn(short) ||
    overlap(wordSet(short), wordsOfPhrase(draft)) > 0.75
  )
    return undefined
  const phrases = [...draft.phrases, short]
  return {
    ...draft,
    text: enumerate(phrases),
    phrases,
    sources: [...draft.sources, other.source],
    others: [...draft.others, other],
  }
}

/** "A and B", "A, and B" where one of them has a comma or an "and" of its own, "A, B, and C". */
function enumerate(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? ''
  const isLong = phrases.length > 2 || phrases.some((phrase) => /\sand\s|,|\sby\s/.test(phrase))
  return `${phrases.slice(0, -1).join(', ')}${isLong ? ', and ' : ' and '}${last}`
}

function canHaveMeans({ head, main, hasMeans, others }: Draft): boolean {
  if (hasMeans || others.length > 0) return false
  if (head !== 'deed') return true
  return main !== undefined && AIMS.has(main.clause.verb.base) && !main.changed && isSubjectLine(main)
}

/** To test a change or to fix the fault is not how it was fixed. */
const NO_MEANS =
  /^(?:test|verify|validate|confirm|check|measure|benchmark|review|discuss|fix|resolve|solve|report|notice|observe|document|thank|submit|merge|release)$/

/** How the aim was reached: the deed itself, or what it says after "by". */
function meansOf(deed: Deed, room: number): string | undefined {
  if (/\btests?\b/i.test(deed.rest.slice(0, 40)) || deed.rest.startsWith('an issue')) return undefined
  if (NO_MEANS.test(deed.clause.verb.base)) return undefined
  const phrase = toldAsMeans(deed)
  const short = phrase && shorten(phrase, room)
  return short && countWords(short) >= 3 && !/^\w+ing (?:it|them|this|that)\b/.test(short) ? short : undefined
}

const toldAsMeans = onceFor((deed: Deed) => {
  const own = /\sby\s((?:\w+ly\s)?\w+ing\b.*)$/.exec(deed.rest)?.[1]
  return impersonal(own ?? tell(deed, 'ing'))
})

function extended(draft: Draft, phrase: Phrase, as: 'outcome' | 'trouble'): Draft[] {
  if (draft.head === 'gain' && as === 'outcome') return []
  if (draft.sources.some((source) => phrase.sources.includes(source))) return []
  const text = draft.text + phrase.text
  if (countWords(text) > LIMIT || overlap(wordsOfPhrase(draft), wordsOfPhrase(phrase)) > 0.75) return []
  const grown = { from: draft, by: phrase }
  return [{ ...draft, text, sources: [...draft.sources, ...phrase.sources], [as]: phrase, grown }]
}

function troubles(told: Map<Deed, Phrase[]>, draft: Draft): Draft[] {
  if (!draft.main || draft.others.length > 1) return []
  return (told.get(draft.main) ?? []).flatMap((phrase) => extended(draft, phrase, 'trouble'))
}
