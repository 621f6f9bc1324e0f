import { lean } from '../../lean.ts'
import { activeRest } from '../../writing/deeds/forms/active-voice.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { type Clause, readClause } from '../clauses/clauses.ts'

/** "By me", but not "by me and the vendor". */
const BY_ME =
  /\sby (me|us|myself|ourselves)(?: (?:personally|alone|today|yesterday))?(?=[\s.,;!)]|$)(?!,? (?:and|or) (?!(?:it|they|that|this|now|all|everything)\s)[\w-]+(?: [\w-]+)?(?:[.,;!]|$))/i

/** "Needed to be sanded, which I did". */
const AND_DID =
  /^(.{4,160}?) (?:needed|had|has|have|needs|need) to be ([a-z][^,;]{2,120}?),? (?:which|so|and so|and) (I|we)(?:'ve)? (?:then |also |just |finally |have )?(?:did|done)(?: so| that| it| this)?(?=[.,;!]|$)/i

/** "With this PR, the gate is painted": the change does so. */
const WITH_CHANGE = lean(
  /^(?:(?:so|and|also|finally),? )?(?:with|in|by|as of|as part of) (this (?:pr|pull request|mr|merge request|commit|change|patch|update|branch|fix)),? (.{3,100}?) (is|are) ((?:now |also |finally |completely |fully )?[a-z]+(?: .*|[.!]*))$/i,
)

/** What opens no thing: what stands there without a comma is told of something else. */
const NO_THING =
  /^(?:after|before|while|when|in|on|at|with|to|for|from|by|during|since|because|as|if|this|that|these|those|it|they|yesterday|today|last|over|so|therefore|then|there|what|which|who|i|we|nothing|nobody|none|no)\b/i

/** What was done by the writer or by his change, however he turned it: "the gate was painted by me" says "I painted the gate". */
export function ownPassive(text: string): string | undefined {
  return (
    (/\bby (?:me|us|myself|ourselves)\b/i.test(text) ? byMe(text) : undefined) ??
    (/ to be /.test(text) ? andDid(text) : undefined) ??
    (/^(?:[a-z]+,? )?(?:with|in|by|as) (?:of |part of )?this /i.test(text) ? withChange(text) : undefined)
  )
}

function byMe(text: string): string | undefined {
  const [whole = '', me = ''] = BY_ME.exec(text) ?? []
  if (!whole) return undefined
  const plain = text.replace(BY_ME, '')
  const clause = doneTo(plain)
  return clause && activeIn(clause, /^(?:me|myself)$/i.test(me) ? 'I' : 'we', plain)
}

function andDid(text: string): string | undefined {
  const [whole = '', thing = '', done = '', who = ''] = AND_DID.exec(text) ?? []
  const plain = `${thing} was ${done}${text.slice(whole.length)}`
  const clause = whole ? doneTo(plain) : undefined
  return clause && activeIn(clause, who, plain)
}

/** What nobody changes a program for. */
const SUFFERED =
  /^(?:block|break|lose|corrupt|damage|delay|crash|ignore|miss|hang|expose|leak|need|expect|see|know|use)$/

function withChange(text: string): string | undefined {
  const [whole = '', change = '', thing = '', be = '', told = ''] = WITH_CHANGE.exec(text) ?? []
  const clause = whole ? doneTo(`${thing} ${be === 'is' ? 'was' : 'were'} ${told}`) : undefined
  if (!clause || NO_THING.test(clause.object) || SUFFERED.test(clause.verb.base)) return undefined
  // "With this PR the gate is still shut" says how it stays.
  if (clause.adverb && !/^(?:now|also|finally|completely|fully|then)$/.test(clause.adverb)) return undefined
  const also = /\balso\b/.test(clause.adverb) ? 'also ' : ''
  return `${capitalise(change)} ${also}${phraseIn('s', clause.verb, 'participle', restOf(clause))}`
}

/** The passive that a sentence tells, if something was done. */
function doneTo(text: string): Clause | undefined {
  const clause = readClause(text)
  return clause?.subject === 'passive' &&
    clause.modality === 'done' &&
    !clause.isNegated &&
    clause.verb.isWork
    ? clause
    : undefined
}

function restOf(clause: Clause): string {
  return activeRest(clause).replace(/\s+(?=[.,;!])/g, '')
}

/** In the active, where the thing is all that stands before the verb; else at least without the writer at its end. */
function activeIn(clause: Clause, who: string, plain: string): string {
  if (NO_THING.test(clause.object) || /^,?\s?and\s/.test(clause.rest)) return plain
  const adverb = /^(?:also|then|finally|now|already|recently|manually|successfully|completely)$/.test(
    clause.adverb,
  )
    ? `${clause.adverb} `
    : ''
  const told = `${who} ${adverb}${phraseIn('past', clause.verb, 'participle', restOf(clause))}`
  return `${clause.lead}${clause.lead ? told : capitalise(told)}`
}
