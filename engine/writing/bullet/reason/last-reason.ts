import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { standsInTheWay } from '../../../text/lines/stands-in-the-way.ts'
import { findDeeds } from '../../deeds/deeds.ts'
import { isOfMadeThing } from '../../deeds/refused/made-thing.ts'
import { isEvidence } from '../../evidence.ts'
import { wordSet } from '../../sentence/likeness.ts'
import { isPlainClause } from '../../sentence/plain.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { inPast } from '../../story/telling/past-tense.ts'
import { countBlemishes } from '../drafts/blemishes.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { isTitled } from '../drafts/fault-openings.ts'
import { ADRIFT, isOfOneMatter, isStatement, PRESENTLY, reasonJoint } from '../longer/additions.ts'
import { presentable } from '../longer/presentable.ts'
import { asItWas } from './as-it-was.ts'
import { saysAgain } from './says-again.ts'
import { isAboutFaults, isConceded, NOT_THE_FAULT, type Phrase, statementsOf } from './trouble.ts'
import { withFault } from './with-pronoun.ts'
import { withoutUs } from './without-us.ts'

/** What has a reason or an end already, and what was only begun. */
const SETTLED =
  /^(?:worked|continued|started|began|kept (?:on|\w+ing)|tried|looked|resolved an incident)\b|^\w+$|\s(?:because|after|so that|due to|since|by \w+ing)\s|,\s(?:which|so|with|thereby)\s/

/** What says already what it was done for, or was done away with. */
const TO_AN_END = /\sto\s[a-z]+\s|^(?:fixed|reverted|resolved|avoided|prevented)\b/

/** "Changed the lock to stay open" says what it does since. */
const MADE_TO = /^changed\s.{2,40}?\sto\s/

/** A guess, a plan, a wish and what is so since the change are no reason for it. */
const NO_REASON = lean(
  /^what\s|\b(?:seems?|seemingly|apparently|probably|possibly|maybe|perhaps|might|may|would|will|should|won't|now|before(?! (?:the|an?|each|every) )|even|only|(?:as|so) long as|long ago|no longer(?! (?:maintained|supported|developed|updated|available|compatible|recommended)\b)|after this|although|though|instead|hopefully|sadly|not 100%|unfortunately|TODO|(?:bit-)?identical|successfully|as expected|currently|ongoing|at the moment|for example|e\.g)\b|[?!"]/i,
)

/** Where a trouble is told in more than one statement. */
const MORE =
  /(?:,?\s(?=(?:which|so|thus|therefore|hence|but|while|whereas|even|because|since|(?<!\bas\s[a-z]{2,15}\s)as(?!\s[a-z]{2,15}\sas\b)|causing|leading|resulting|making|due to)\s)|,\s|\s(?=in the way\s)|\sand\s(?=(?:it|they|this|that|there|the|every|all|then|so|thus|no)\s)).*$/

/** "Fixed a pump leak" has said that the pump had a leak. */
function isSaid(reason: string, text: string): boolean {
  const told = wordSet(text)
  return [...wordSet(reason)].every((word) => told.has(word))
}

/** A subject line's deed with the trouble that the text tells below it, in looser words than a reason else has: sooner than a filler. */
export function withLastReason(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  const { text, sources } = phrase
  if (sources.length === 0 || !(isTitled(prose) || isOfChange(prose.all[0])) || SETTLED.test(text))
    return phrase
  for (const one of prose.all) {
    const reason = sources.includes(one) ? undefined : causeIn(one, text)
    if (
      reason &&
      !isSaid(reason, text) &&
      !saysAgain(reason, text) &&
      isFaithful(`${text} because ${reason}`)
    )
      return { text: `${text} because ${reason}`, sources: [...sources, one] }
  }
  const troubles = prose.all
    .filter((one) => !sources.includes(one) && mayBeReason(one, prose.all[1]) && !isConceded(one, prose.all))
    .filter(({ body }) => !isOfMadeThing(body, findDeeds(prose)))
    .filter((one) => MENDED.test(text) || isToldBefore(one, phrase))
    .toSorted((a, b) => b.likelihood.problem - a.likelihood.problem)
  for (const one of troubles) {
    const reason = reasonIn(one, LIMIT - countWords(text) - 1)
    const told =
      reason &&
      !isSaid(reason, text) &&
      !saysAgain(reason, text) &&
      text +
        (isWhy(one)
          ? ` because ${reason}`
          : withFault(
              isFixAtHead(phrase) && !/\bhad\b|^the (?:last|previous|latest|new)\b/.test(reason)
                ? ' because '
                : jointOf(reason),
              asItWas(reason),
              text,
            ))
    if (told && isFaithful(told)) return { text: told, sources: [...sources, one] }
    const averted = TO_AN_END.test(text.replace(MADE_TO, ''))
      ? undefined
      : avertedIn(one, LIMIT - countWords(text) - 1)
    if (averted && isFaithful(text + averted)) return { text: text + averted, sources: [...sources, one] }
  }
  return withoutHabit(phrase, prose, isFaithful)
}

/** "The old bolts rust, so let's swap them": what the subject line did has its reason before the "so". */
const SO_DONE = lean(
  /^([A-Z][^;:()"]{11,120}?),?\s(?:so|hence|therefore),?\s(?:(?:let['\u2019]s|let us|we (?:should|can|need to|have to|must)|(?:just|simply|instead)(?=\s[a-z])|(?:I|we|this (?:patch|commit|change|PR)|the (?:patch|commit|change)))\s)(.{4,})$/,
)

function causeIn(one: Weighed, text: string): string | undefined {
  if (one.likelihood.followup > 0.4 || standsInTheWay(one.sentence)) return undefined
  const [, cause = '', done = ''] = SO_DONE.exec(one.body) ?? []
  if (!cause || !isOfOneMatter(done, text)) return undefined
  const reason = reasonIn({ ...one, body: cause }, LIMIT - countWords(text) - 1)
  return reason && asItWas(reason)
}

/** What was mended was wrong before, wherever that is told. */
const MENDED = /^(?:fixed|resolved|solved|corrected|stopped|prevented|avoided)\b/

/** What went wrong after a deed was not its reason; a subject line is told before all. */
function isToldBefore({ sentence, body }: Weighed, { text, sources }: Phrase): boolean {
  return sources.some((one) => {
    const distance = one.sentence.index - sentence.index
    if (one.sentence.kind === 'title' || isOfChange(one)) return true
    return distance > 0 && (distance <= FAR || sentence.section !== undefined || isOfOneMatter(body, text))
  })
}

/** "Fix the crash" as the subject line: what is told below is how it came about. */
function isFixAtHead({ text, sources }: Phrase): boolean {
  return MENDED.test(text) && sources[0]?.sentence.kind === 'title'
}

/** "This patch adds a watchdog" at the head of a text says what a subject line would. */
function isOfChange(one: Weighed | undefined): boolean {
  return one?.clause?.subject === 'change' && one.clause.form === 's' && one.sentence.index === 0
}

/** How many sentences may stand between a trouble and what was done about it, where they share no word and no heading names it. */
const FAR = 4

const DOING_SO = lean(
  /^((?:when|if)\s(?!(?:it|this|that|we|I|you)\b)[^,;:]{5,60},\s)?doing (?:so|that|this)\s(?:(?:can|could|may|might|would|will|also|often|sometimes)\s){0,2}(?:involves?|causes?|leads?\sto|results?\sin|creates?|requires?|means?)\s(?:(?:a (?:bunch|lot|number) of|lots of|many|some)\s)?([^,;:]{6,80})$/i,
)

/** "Don't copy the rows": "doing so can involve useless reads" tells what was avoided. */
function withoutHabit(phrase: Phrase, { all }: Prose, isFaithful: (text: string) => boolean): Phrase {
  if (!/^stopped [a-z]+ing\s/.test(phrase.text)) return phrase
  for (const one of all) {
    const [, lead = '', harm = ''] = DOING_SO.exec(tidyClause(one.body)) ?? []
    const when = lead && ` ${uncapitalised(lead.replace(/,\s$/, ''))}`
    const told = harm && presentable(`to avoid ${harm}${when}`, LIMIT - countWords(phrase.text) - 1)
    if (told && !ADRIFT.test(told) && isFaithful(`${phrase.text} ${told}`))
      return { text: `${phrase.text} ${told}`, sources: [...phrase.sources, one] }
  }
  return phrase
}

/** Below "Why" stands the reason, whatever it sounds like. */
function isWhy({ sentence }: Weighed): boolean {
  return /^why\b.{0,20}$/i.test(sentence.label ?? '')
}

/** "Skippers needed to find last year's trips": what people had to do, and not what is left to do. */
const HAD_TO = lean(/^(?!(?:I|we|you|it|this|that|there)\b)(?:[\w'-]+ ){1,4}(?:needed|had) to (?!be\b)/i)

/** "Without it a hang left the pump running": what the change put an end to. */
const WITHOUT_IT = lean(
  /^without (?:it|this|that|them)(?: (?:change|patch|fix|check|lock|test))?,?\s(?=(?:the|an?|our|every|each|all)\s)(?!.*\b(?:would|could|might|should)\b)/i,
)

/** Right below the subject line less will do to sound like the trouble. */
function mayBeReason(one: Weighed, first: Weighed | undefined): boolean {
  const { body, sentence, likelihood, features } = one
  if (isEvidence(body)) return false
  if (isWhy(one) && sentence.kind === 'prose') return true
  if (WITHOUT_IT.test(body) && sentence.kind === 'prose' && one.likelihood.followup < 0.3) return true
  const { problem, solution, approach, impact, followup } = likelihood
  if (standsInTheWay(sentence)) return false
  if (sentence.kind === 'title' || /^(?:testing|followup|lessons|boilerplate)$/.test(sentence.section ?? ''))
    return false
  return (
    problem >= (one === first ? 0.22 : 0.4) &&
    problem > Math.max(solution, approach, impact, followup) &&
    (!features.includes('need') || (one === first && HAD_TO.test(body)))
  )
}

/** What was going on was so all the time. */
function jointOf(reason: string): ' because ' | ' after ' {
  return /\b(?:is|are|(?:was|were) (?:not|being)) /.test(reason) ? ' because ' : reasonJoint(reason)
}

/** How likely a sentence is trouble that may say so in four words. */
const PLAIN = 0.45

/** The first statement of a trouble, where it can be told whole; else nothing. */
function reasonIn(one: Weighed, room: number): string | undefined {
  const { body } = one
  const turned = WHEN_FIRST.test(body) ? tidyClause(body).replace(WHEN_FIRST, '$1 $4 when $3 $2') : undefined
  const [stated = ''] = statementsOf(
    turned ?? splitLead(body.replace(UNTIL_NOW, '')).body.replace(WITHOUT, ''),
  )
  // "Bins are always full, but weighing them costs an hour": what is granted first is no reason.
  if (/,\sbut\s/.test(stated)) return undefined
  const whole = verbIn(firstOf(stated).toLowerCase(), 'ing') ? uncapitalised(stated) : stated
  const there = THERE.test(whole)
  const ours = withoutUs(whole.replace(MORE, ''))
  const clause = (there ? whole.replace(/^(there \w+) some\s/, '$1 ') : (ours ?? whole))
    .replace(/\s\([^()]*\)/g, '')
    .replace(PRESENTLY, '')
    .replace(THIS_YEAR, '')
    .replace(isWhy(one) ? /\bnow\s/ : /$^/, '')
    .replace(MORE, '')
  const told = presentable(clause, Math.min(room, 25))
  // What had to be cut says something else, or nothing.
  // Below "Problem", and of how it was, fewer words will do: "hanging nets is slow", "labels were cut off".
  const isBrief = one.sentence.section === 'problem' || /\s(?:is|are|was|were)\s/.test(clause)
  const least = isBrief || one.likelihood.problem >= PLAIN ? 4 : 5
  if (!told || countWords(told) < least || told !== presentable(clause, 60)) return undefined
  if (
    (!isWhy(one) && NO_REASON.test(told)) ||
    ADRIFT.test(told.replace(THE_SAME, '')) ||
    /^(?:when|whenever|once|if|while|after|before)\b/i.test(told) ||
    isAboutFaults(told) ||
    NOT_THE_FAULT.test(told.replace(A_REPORT, ''))
  )
    return undefined
  const isOfState = OF_STATE.test(told)
  if (
    (!isOfState && verbIn(firstOf(told), 's', 'past')) ||
    countBlemishes(told.replace(WITHIN, '').replace(THE_SAME, '')) > 0
  )
    return undefined
  // "Parts redraw on every tide" shows its verb in the past alone.
  const isWhole =
    isOfState || isPlainClause(told) || isOfNoun(told) || isStatement(told) || isPlainClause(inPast(told))
  return there || ours || isWhole ? uncapitaliseNoun(told) : undefined
}

/** "Support got the same question every week": a noun that could be a verb, were it not for the one behind it. */
function isOfNoun(told: string): boolean {
  const [first = '', next = ''] = told.split(' ', 2)
  const acts = /^(?:was|were|had|could|did)(?:n't)?$/.test(next) || verbIn(next, 'past') !== undefined
  return (
    NOUN_VERBS.has(first) && acts && !verbIn(next, 'base') && isPlainClause(told.replace(first, 'the team'))
  )
}

/** "Until now there was no way": that it was so until now goes without saying. */
const UNTIL_NOW = /^(?:until|up to|up until|till) now,?\s/i
const THIS_YEAR = /\s(?:this|last) (?:week|month|year|season|spring|summer|autumn|winter|quarter)$/

/** "Painted masts are slippery": what they are like, and no deed. */
const OF_STATE = /^[a-z]+ed (?:[a-z-]+ ){0,2}[a-z-]+[^su\W]s (?:are|were) [a-z-]+/

/** "When the pump was restarted it lost its settings" names the pump first. */
const WHEN_FIRST =
  /^when ((?:the|our|an?)\s(?:[\w-]+\s){0,2}?[\w-]+) ((?:is|are|was|were) [a-z-]+ed),? (it|they) ((?:(?:did|does|do|was|were|is|are|had|has|could|can)(?:n't)?|cannot|lost|kept|failed|fails|loses|keeps)\s[^,;:]{4,80}?)[.!]?$/i

/** "Without the pool, each call opened a line": what was put in had been missing; "in the demo app the form crashed": where. */
const WITHOUT =
  /^without (?:it|this|that|them)(?: (?:change|patch|fix|check|lock|test))?,?\s(?=(?:the|an?|our|every|each|all)\s)|^without\s[^,]{2,40},\s(?=[a-z]+\s)|^in (?:the|our|an?)\s[^,]{3,50}?\s(?=the\s[\w-]+\s(?:is|are|was|were|does|did|cannot|could|crash(?:es|ed)|fail(?:s|ed)|hangs|hung|freezes|froze)\b)/i

/** "The tide report was refused": a thing, and not who told of it. */
const A_REPORT = /\b(?:the|an?)\s(?:[\w-]+\s){0,2}reports?\b/

const LEADS_TO = lean(
  /^(?:this|that|it|which|doing so)\s(?:(?:then|also|often|sometimes|usually|in turn|eventually)\s)?(?:can\s|could\s|has\s|have\s)?(?:leads?\sto|led\sto|results?\sin|resulted\sin|causes?|caused)\s((?:an?|the|unnecessary|incorrect|wrong|duplicate|spurious|stale|unexpected|flaky|lost)\s[^,;:]{4,90})$/i,
)

/** "This leads to a race before the restart": the change was made to avoid that. */
function avertedIn({ body }: Weighed, room: number): string | undefined {
  const harm = LEADS_TO.exec(tidyClause(splitLead(body).body).replace(MORE_OF_HARM, ''))?.[1]
  const told = harm && presentable(harm, Math.min(room - 2, 18))
  if (!told || countWords(told) < 3 || told !== presentable(harm, 60)) return undefined
  if (
    NO_REASON.test(told.replace(/\bbefore\b/, '')) ||
    ADRIFT.test(told) ||
    /\b(?:I|we|you|it|them)\b|^(?:the|an?) \S+(?: \S+)? to [a-z]/.test(told)
  )
    return undefined
  return ` to avoid ${told}`
}

const MORE_OF_HARM = /,?\s(?=(?:where|which|so|because|since|as|when|if|while|but|being)\s).*$|,\s.*$/

function firstOf(text: string): string {
  return /^\S+/.exec(text)?.[0] ?? ''
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const THERE = /^there (?:is|are|was|were) (?:an?|no|some|several|many|two|three)\s/
/** "Loading rows in a loop causes them to be read twice": what "them" means stands in the statement itself. */
const WITHIN = /(?<=^(?:\S+\s){4,})(?:them|it|then)\b/g
/** "No way to manage two kilns with the same login", "the same question every week": the same as in all those cases. */
const THE_SAME =
  /(?<=^there .*)\bthe same(?=\s[a-z])|\bthe same(?=\s[a-z]+\s(?:every|each|again|over and over)\b)/
