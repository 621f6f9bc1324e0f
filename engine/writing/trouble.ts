import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { AIMS } from '../lexicon/verbs.ts'
import { splitLead } from '../text/clauses.ts'
import { type Deed, isSubjectLine } from './deed.ts'
import { likeness } from './likeness.ts'
import { isPast, isPlainClause } from './plain.ts'
import { tidyPhrase, uncapitalise } from './tidy.ts'
import { impersonal, shorten } from './trim.ts'

/** What never happened is a reason, and nothing that came before. */
const DENIED = /\b(?:never|not|didn't|wasn't|weren't|couldn't)\b/

export type Phrase = { text: string; sources: Weighed[] }

const THERE =
  /^there(?:'s| is| are| was| were| have been| has been)\s((?:a|an|some|several|many|two|three)\s.*)$/i

/** Who saw the fault, and what might happen, is not the fault itself. */
export const NOT_THE_FAULT =
  /\b(?:would|here|noticed?|reports?|reported|notes?|says?|said|thinks?|realised|realized|wanted|asked|complained|good|great|nice|lucky|luckily|fortunately|I|we)\b/

const HARMS = new Set([
  'cause',
  'manifest',
  'result',
  'lead',
  'mean',
  'break',
  'make',
  'prevent',
  'reject',
  'block',
  'inhibit',
  'crash',
  'leak',
  'slow',
  'fail',
  'trigger',
  'affect',
  'cost',
  'take',
])

/** What the trouble was, as phrases that can follow the deed, the safest first. */
export function troublePhrases(prose: Prose, main: Deed, limit: number): Phrase[] {
  const found: Phrase[] = []
  const told = prose.problem.filter(
    (one) =>
      one !== main.source &&
      (one.features.includes('pure fault') ||
        one.sentence.section === 'problem' ||
        one.sentence.section === 'cause') &&
      // In a diary the trouble told may be another one; below a subject line it is the one that was dealt with.
      (isSubjectLine(main) || leadsTo(one, main.source)) &&
      !/^(?:why|what|since|when|how|there|if|unless)\b|\b(?:would have|very|stuff|almost)\b/i.test(
        one.body,
      ) &&
      likeness(one.body, main.rest) < 0.8 &&
      one.likelihood.problem > Math.max(one.likelihood.solution, one.likelihood.impact),
  )
  for (const one of told) {
    const { clause } = one
    if (
      clause?.subject !== 'this' ||
      clause.isNegated ||
      clause.modality !== 'done' ||
      !AIMS.has(main.clause.verb.base)
    )
      continue
    if (clause.subject === 'this' && !HARMS.has(clause.verb.base)) continue
    add(one, `, which ${clause.verb.forms.past} ${tidyPhrase(clause.rest)}`)
  }
  for (const one of told) {
    for (const text of statementsOf(splitLead(one.body).body)) {
      const thing = THERE.exec(splitLead(text).body)?.[1]
      if (thing && !/^(?:no|not)\b/.test(thing)) add(one, `, addressing ${thing}`)
      if (isPlainClause(text) && !NOT_THE_FAULT.test(text))
        add(one, `${isPast(text) && !DENIED.test(text) ? ' after' : ' because'} ${text}`)
    }
  }
  return found

  function add(source: Weighed, phrase: string) {
    const plain = impersonal(phrase.replace(/[.!]+$/, ''))
    const short = plain && shorten(plain, limit)
    if (!short || (!short.startsWith(',') && !isPlainClause(short.replace(/^\s*(?:after|because)\s/, ''))))
      return
    found.push({ text: short.startsWith(',') ? short : ` ${short.trim()}`, sources: [source] })
  }
}

/** Whether a deed follows right upon the trouble, in the same paragraph. */
function leadsTo({ sentence: trouble }: Weighed, { sentence: deed }: Weighed): boolean {
  return trouble.block === deed.block && deed.index - trouble.index >= 0 && deed.index - trouble.index <= 2
}

/** A sentence as it stands, and what it says after a colon: "We had an outage: the API was down". */
export function statementsOf(body: string): string[] {
  const text = tidyPhrase(body)
    .replace(/;\s.*$/, '')
    .replace(/\s(?:though|however|too)(?=[,.])/, '')
    .replace(/[.!]+$/, '')
  const told = /^[^:]{6,60}:\s(?=\S)(.*)$/.exec(text)?.[1]
  return [text, ...(told ? [told] : [])].map(uncapitalise)
}

/** "An issue where the cause was not found" says nothing. */
export function isAboutFaults(clause: string): boolean {
  return /^(?:the |an? |this |our )?(?:root )?(?:causes?|issues?|problems?|bugs?|fix(?:es)?|solutions?|reasons?)\b/i.test(
    clause,
  )
}
