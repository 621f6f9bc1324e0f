import { lean } from '../../../lean.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { guessPast, verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { NOBODY_KNOWN, of, SUBJECT, WE } from './who.ts'

/** How often one had to, which shows that it was no work but a burden. */
const AS_A_BURDEN = lean(
  /\s(?:by hand|manually)\b|\s(?:every|each) (?:single )?(?:time|day|night|morning|evening|week|weekend|month|few|monday|friday|release|deploy|deployment|change|new)\b|\s(?:before|after|for|on) (?:each|every)\b|\s(?:again and again|over and over|all the time|whenever|(?:once|twice|several times|three times) an?)\b/i,
)
const HAD_TO = lean(
  `^${SUBJECT} (?:always |often |still |usually |regularly )?(?:had|needed|used) to (?:manually |always |first )?([a-z]+)( .+)?$`,
  'i',
)
const DONE_BY_HAND = lean(
  `^${SUBJECT} (?:was|were|had to be|have to be|needed to be) (?:(manually|always|still|all) )?([a-z]+)( .+)?$`,
  'i',
)
const DID_BY_HAND = lean(`^${SUBJECT} (?:always |usually |still |manually )?([a-z]+)( .+)$`, 'i')

/** "We had to copy the list by hand each week", "the labels were typed by hand": that somebody does so had to end. */
export function burdenOf(told: string): string | undefined {
  if (!AS_A_BURDEN.test(told) || /\b(?:in|since|on) (?:\w+ )?\d{4}\b/.test(told)) return undefined
  const [, who = '', verb = '', rest = ''] = HAD_TO.exec(told) ?? []
  const isByHand = /\b(?:by hand|manually)\b/i.test(told)
  const isAnybody = WE.test(who) || NOBODY_KNOWN.test(who)
  const had = verbIn(verb, 'base')
  if (had && verb !== 'be' && isAnybody)
    return `put an end to ${phraseIn('ing', had, 'base', `${rest}`.trim())}`
  if (had && verb !== 'be' && PEOPLE.test(who))
    return of(who, (name) => `spare ${name} from having to ${verb}${rest}`)
  const [, thing = '', , word = '', tail = ''] = DONE_BY_HAND.exec(told) ?? []
  const done = verbIn(word, 'participle')
  if (done && (isByHand || /\bhad to be\b/.test(told)))
    return of(thing, (name) =>
      WE.test(name) ? undefined : `put an end to ${done.forms.ing} ${name.replace(/^all /, '')}${tail}`,
    )
  const [, doer = '', did = '', after = ''] = DID_BY_HAND.exec(told) ?? []
  const past = verbIn(did, 'past') ?? guessPast(did)
  if (past && isByHand && (WE.test(doer) || PEOPLE.test(doer) || NOBODY_KNOWN.test(doer)))
    return `put an end to ${phraseIn('ing', past, 'past', after.trim())}`
  return undefined
}
