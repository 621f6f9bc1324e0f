import { BESIDE_WORK } from '../../../facts/fields/by-another.ts'
import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { standsInTheWay } from '../../../text/lines/stands-in-the-way.ts'
import { isShortNote } from '../../../text/wording/short-note.ts'
import { findMoreDeeds } from '../../deeds/deeds.ts'
import { isTrial } from '../../deeds/refused/no-deed.ts'
import { isPast, isPlainClause } from '../../sentence/plain.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { isTitled } from '../drafts/fault-openings.ts'
import { isOfOneMatter, reasonJoint, standing } from '../longer/additions.ts'
import { NOT_THE_FAULT, type Phrase, statementsOf } from './trouble.ts'
import { repeatsName } from './with-pronoun.ts'

/** What already has a reason, a tail or a second deed, and what was only begun. */
const SETTLED =
  /^(?:worked|continued|started|began|kept|tried|looked|reverted|planned|(?:automated|scripted) [a-z]+ing)\s|[,;:]|\s(?:and|because|after|so|due to|when|since|by \w+ing)\s/
/** What mends or makes anew had its trouble before, wherever that is told. */
const MENDED =
  /^(?:rewrote|fixed|refactored|rebuilt|reworked|redesigned|optimi[sz]ed|repaired|corrected|tuned|sped)\s/
/** How often or why: said of how things used to be. */
const USUAL = /\b(?:because of|due to|always|every|often|each|had been|used to)\b/
const HAD = /^(?:[\w'-]+\s){1,6}?had\s(?:been\s)?[a-z]+(?:ed|en|wn|ing|ne|nt|ck|t)\b/i
/** "Was slow" lasted, "was dropped" happened. */
const STATE = /\s(?:was|were)\s(?!(?:\w+ly\s)?(?:\w+(?:ed|en|wn)|lost|sent|put|cut|hit)\b)/
const ASKED = lean(
  /^((?:the |our |\d+ |two |three |several |many )?[\p{L}-]+(?: team| department)?) (?:had |have |have been |had been )?(?:asked for|asking for|requested|wanted|needed) (?:it|this|that|them)(?: (?:for (?:years|months|ages|weeks|a long time)|since [\w ]{3,12}))?$/iu,
)

/** The only deed of a short note, with the trouble told right beside it or who asked for it, sooner than with a filler. */
export function withBeside(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  const { text, sources } = phrase
  const [deed] = sources
  if (!deed || sources.length > 1 || SETTLED.test(text) || isTitled(prose)) return phrase
  for (const one of prose.all) {
    if (standsInTheWay(one.sentence) || one.features.includes(BESIDE_WORK)) continue
    const isBeside =
      Math.abs(one.sentence.index - deed.sentence.index) === 1 && one.sentence.kind === deed.sentence.kind
    if (!isBeside && !isGivenAsReason(one, deed)) continue
    // How it was tried is no other matter.
    if (findMoreDeeds(prose).some(({ source }) => source !== deed && source !== one && !isTrial(source)))
      continue
    const more = askedBy(one, deed) ?? troubleIn(one, deed, text)
    if (more && isFaithful(text + more)) return { text: text + more, sources: [deed, one] }
  }
  return phrase
}

/** Whether it stands under "Why", "Problem" or "Motivation", and the deed does not. */
function isGivenAsReason({ sentence }: Weighed, deed: Weighed): boolean {
  return REASONS.test(sentence.section ?? '') && !REASONS.test(deed.sentence.section ?? '')
}

const REASONS = /^(?:problem|cause)$/

/** A note so short is about one matter. */
const SHORT = 8
/** What has a reason or an end already; behind "by parsing it" a trouble would be heard of that. */
const ENDED =
  /^(?:worked|continued|started|began|kept|tried|looked|reverted|planned|learned|fixed|(?:automated|scripted) [a-z]+ing)\s|\s(?:because|after|so that|due to|since|until|while|so|by \w+ing)\s|,\s(?:with|which|so|thereby|making|[a-z]+ing)\s|[):;]/

/** What was done in a short note, with the trouble that it opens with: "..., after enemies got stuck in doorways". */
export function withTrouble(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  const { text, sources } = phrase
  if (sources.length === 0 || isTitled(prose) || prose.all.length > SHORT) return phrase
  if (countWords(text) > 22 || ENDED.test(text)) return phrase
  const first = Math.min(...sources.map(({ sentence }) => sentence.index))
  // What a short note opens with is its trouble, in however few words.
  const opening = isShortNote(prose.all.map(({ sentence }) => sentence)) ? prose.all[0] : undefined
  const troubles = prose.problem
    .filter((one) => one.sentence.index < first && one.likelihood.problem >= (one === opening ? 0.3 : 0.5))
    .toSorted((a, b) => b.likelihood.problem - a.likelihood.problem)
  for (const one of troubles) {
    // "Cut the export from 40 s to 3 s because bookings were lost": what was measured has a reason of its own.
    const isNear = first - one.sentence.index <= 2 && !MEASURED.test(text)
    const more = isNear || isOfOneMatter(one.body, text) ? openingTrouble(one, text) : undefined
    if (more && isFaithful(text + more)) return { text: text + more, sources: [...sources, one] }
  }
  return phrase
}

const MEASURED = /\bfrom [~$]?\d[^,;]{0,24}? to [~$]?\d/

const CAME_UPON =
  /^(?:[^,;]{1,40}\s)?(?:ran into|hit|had|encountered|faced|noticed|found)\s(?:an?|the)\s(?:[a-z]+\s)?(?:issue|problem|bug|error|situation|case)\s(?:where|in which)\s/i
/** "The team ran into an issue": which? */
const UNNAMED = /\b(?:an?|the|some|many|several)\s(?:[a-z]+\s)?(?:issues?|problems?|errors?|bugs?|trouble)$/

/** "There were too many false alarms at night". */
const TOO_MANY =
  /^there (?:was|were) ((?:too (?:many|much)|lots of|a lot of|frequent|constant|random|repeated|duplicate|endless)\s(?!.*\b(?:it|them|this|that|I|we)\b)[^,;:]{4,80})$/i

/** "Queries were slow", "import jobs were stuck". */
const IN_SHORT =
  /^(?!(?:it|this|that|they|there|one|some|all|none|both)\b)[\w-]+(?: [\w-]+)? (?:was|were) (?:(?:too|very) )?[a-z]+$/

function openingTrouble({ body, features }: Weighed, text: string): string | undefined {
  if (!features.includes('pure fault')) return undefined
  const [whole = ''] = statementsOf(splitLead(body).body)
  const clause = whole
    .replace(CAME_UPON, '')
    // "The wire was still there but the fuse had blown": what is granted first is no trouble.
    .replace(/^[^,;]{3,80}?,?\sbut\s(?=(?:the|our|my|its|all|nobody)\s)/i, '')
    .replace(
      /,?\s(?:because|since|(?<!\bas\s[a-z]{2,15}\s)as(?!\s[a-z]{2,15}\sas\b)|which|so|and|but|due to|while|although|whenever|making|causing)\s.*$|,\s.*$/,
      '',
    )
    .replace(/\salways\b/, '')
  const many = TOO_MANY.exec(clause)?.[1]
  if (many && countWords(many) <= 12) return ` because of ${many}`
  if (
    NOT_THE_FAULT.test(clause) ||
    /^(?:it|they|this|that|there|he|she|someone|somebody|nobody)\b|\b(?:you|your|it|them)\b/i.test(clause)
  )
    return undefined
  const small = uncapitaliseNoun(clause.replace(/[.!]+$/, ''))
  const isShort = IN_SHORT.test(small)
  const told = isShort ? small : standing(small, text, Math.min(14, LIMIT - countWords(text) - 1))
  if (!told || !(isShort || (isPlainClause(told) && isPast(told)))) return undefined
  if (UNNAMED.test(told) || repeatsName(told, text)) return undefined
  return (STATE.test(told) ? ' because ' : reasonJoint(told)) + told
}

function askedBy({ body, sentence }: Weighed, deed: Weighed): string | undefined {
  const who = sentence.index > deed.sentence.index ? ASKED.exec(tidyClause(body))?.[1] : undefined
  return who && !/^(?:i|we|they|he|she|nobody|it)$/i.test(who)
    ? ` at the request of ${who.toLowerCase()}`
    : undefined
}

function troubleIn(one: Weighed, deed: Weighed, text: string): string | undefined {
  const { problem, solution, approach, impact, followup } = one.likelihood
  if (problem < 0.2 || problem <= Math.max(solution, approach, impact, followup)) return undefined
  const isLater = one.sentence.index > deed.sentence.index && !isGivenAsReason(one, deed)
  const { lead, body } = splitLead(one.body)
  const wasSo = /^(?:previously|formerly|until (?:now|then)),?$/i.test(lead.trim())
  // "The lamps had flickered for weeks": what had been so was so before.
  const hadBeen = problem >= 0.4 && HAD.test(body)
  if (isLater && !hadBeen && !(MENDED.test(text) && (wasSo || USUAL.test(one.body)) && problem >= 0.5))
    return undefined
  // "Previously the lid would not open from the left but from the right".
  const [clause = ''] = wasSo
    ? statementsOf(body.replace(/,?\sbut\s.*$/, ''))
    : lead
      ? []
      : statementsOf(body)
  if (
    !clause ||
    NOT_THE_FAULT.test(clause) ||
    /^(?:it|they|this|that|there|he|she)\b|[,;:]|\bbut\b/i.test(clause)
  )
    return undefined
  const joint = STATE.test(clause) ? ' because ' : reasonJoint(clause)
  // That something was so once is a reason only where it is clearly a trouble.
  if (joint === ' because ' && problem < 0.4) return undefined
  const plain =
    joint === ' because '
      ? clause.replace(/\sbecause of\s/, ' due to ').replace(/\s(?:because|since)\s.*$/, '')
      : clause
  const told = standing(plain, text, LIMIT - countWords(text) - 1)
  return told && isPlainClause(told) && countWords(told) <= 16 && !repeatsName(told, text)
    ? joint + told
    : undefined
}
