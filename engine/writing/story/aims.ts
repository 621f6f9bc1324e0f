import type { Prose } from '../../facts/prose.ts'
import type { Weighed } from '../../facts/select.ts'
import { splitLead } from '../../text/clauses.ts'
import { guessPast, verbIn } from '../../text/verbs.ts'
import { withoutAsides } from '../asides.ts'
import type { Phrase } from '../bullet/trouble.ts'
import type { Deed } from '../deeds/deed.ts'
import { isPlainClause } from '../plain.ts'
import { countWords, tidyPhrase, uncapitalise } from '../tidy.ts'
import { isBalanced, isTorn, shorten } from '../trim.ts'
import { CAME_OF_IT, deedsAsAims, withoutFigures } from './deeds-as-aims.ts'
import { wrongIn } from './fault.ts'
import { isPlainTalk, withoutOaths } from './fit.ts'
import type { Material } from './material.ts'
import { inPast } from './past-tense.ts'
import { withoutTeller } from './reported.ts'
import type { Candidate } from './salience.ts'
import { turnedRound, withItsArticle } from './turned.ts'
import { unlabelled } from './unlabelled.ts'

/** What follows "had to", and whether it is only a deed before it was done. */
export type Aim = Candidate & { isDeed?: boolean }

/** Everything that the text lets us take for what had to be done, as phrases that follow "had to"; what it was for before what was done. */
export function aimsOf({ prose, deeds }: Material, situation: Phrase): Aim[] {
  return [
    ...purposesOf(prose, deeds).map((one) => ({ ...one, favour: 1.3 })),
    ...turnsOf(situation.sources),
    ...whysOf(situation.sources),
    ...deedsAsAims(deeds).map((one) => ({
      ...one,
      isDeed: true,
      ...(/^work on\s/.test(one.body) ? { favour: 0.6 } : {}),
    })),
    ...effectsOf(prose),
    ...wishesOf(prose),
    ...reachedIn(prose),
    ...endsOf([...troublesOf(situation.sources), ...prose.all.filter(isOutage)]).map((one) => ({
      ...one,
      favour: 2,
    })),
  ]
    .map((one) => ({
      ...one,
      body: withItsEnd(withoutEffect(withoutOaths(one.body)), one).replace(BECAUSE, ''),
    }))
    .filter(({ body }) => isSound(body))
}

/** Why it had to be done is told before. */
const BECAUSE = /,?\sbecause\s(?!of\b).*$/

const TWO = /^([^,]+),\s((?:([a-z-]+)\s)?(?:the|an?|my|our|its|all)\s[^,]+)$/

/** "Remove the tape, lift the board", of a list that went on, is said with an "and". */
function withItsEnd(aim: string, { sentence }: Weighed): string {
  const [, first = '', second = '', word = ''] = TWO.exec(aim) ?? []
  const isList = word ? verbIn(word, 'base') !== undefined : LISTED.test(after(sentence.text, second))
  return second && isList && !/\sand\s/.test(second) ? `${first} and ${second}` : aim
}

const LISTED = /^(?:,|,?\sand)\s/

function after(text: string, part: string): string {
  const at = part ? text.indexOf(part) : -1
  return at < 0 ? '' : text.slice(at + part.length)
}

/** "Work on the lamp was late", "skip requests not ending": a second verb that nothing joins, or one cut off. */
const HAS_CLAUSE =
  /^(?!.*\b(?:that|which|who|where|when|if|why|how|what|so|because|as|while|whether|until|there|case|once|after|before|since|the time)\b).*\s(?:was|were|is|are|(?:has|have|had) been)\s|\bnot [a-z]+ing$/i

/** "Make some progress", "test a number of things", and headings that begin like a verb: "Reason for the change". */
const SAYS_NOTHING =
  /^(?:fix|solve|resolve|find) (?:the|an?|some|these|those) (?:\w+ )?(?:bugs?|issues?|problems?|errors?)$|^(?:meet|talk|chat|speak) (?:with|to)\b|^spend (?:\S+\s){0,4}(?:time|hours|days|weeks)\b|^make (?:\S+\s){0,4}(?:progress|strides|headway)\b|^make (?:some|a few|several|many|minor|small|various|more) (?:\w+ )?(?:changes|observations|improvements|adjustments|modifications|updates|tweaks|fixes)\b|^\w+ (?:(?:some|many|multiple|a (?:few|lot|number|bunch|couple) of|lots of|other|various|several|different)\s)?(?:things?|stuff)\b|^drop everything\b|^stop (?:respond|work|boot|mov|load|charg)ing\b|^\w+ (?:a (?:bit|little|lot)|around|further|some more)$|\b(?:bug|issue|error|problem|crash|leak|fault)s? (?:fixed|resolved|solved|closed|found)$|^(?:reason|purpose|cause) (?:for|of|behind)\b/

/** Not a list whose verbs went apart, nor a phrase that was cut in the middle or misread. */
function isSound(text: string): boolean {
  if (
    /^[^a-z]|:\s|:$|\u2026|\.{3}|[a-z]\([a-z]+\s|\s[-\u2013\u2014]{1,3}>?\s|\s[,.;]|^\w+ (?:until|was|were|is|are|if|when|back in)\b|\band another\b|\s\d+,\s\d+$|\band \w+$|\b(?:you|me|us|they)\b|,\s\w+\s(?:also\s)?\w+ed$|\b(?:caused|aimed|designed|intended|meant|created|introduced|triggered|produced|generated)$|\bbetween\s(?:the|an?|my|our)\s(?:(?!and\b)\S+\s)*(?!and\b)\S*[^s\s]$|\b(?:once|when|until|while|if)\s(?:the|an?|all)\s\w+$|\bmake sure (?:that )?(?:the |all )?\S+,|,\s\w+,\s\w+$|\b(?:week|day|part|sprint|month|session)\s#?\d+$/i.test(
      text,
    ) ||
    HAS_CLAUSE.test(text) ||
    isTornPair(text) ||
    SAYS_NOTHING.test(text) ||
    isTorn(text) ||
    !isBalanced(text) ||
    !isPlainTalk(text)
  )
    return false
  const next = /,\s(?:and\s)?([a-z]+)\s(?!by\b)/.exec(text)?.[1]
  if (next === undefined) return true
  return /ed$/.test(next)
    ? !(verbIn(next, 'past') || guessPast(next))
    : !verbIn(next, 'past') || !!verbIn(next, 'base')
}

/** "Design and build a rack" has two verbs, "paint and glue for it" one and half a list. */
function isTornPair(text: string): boolean {
  const [, second] = /^[a-z-]+ and ([a-z-]+)/.exec(text) ?? []
  return second !== undefined && !verbIn(second, 'base')
}

const EFFECTS = new Set(
  'accelerate allow avoid cut decrease eliminate enable ensure fix improve increase let lower make optimise optimize prevent reduce remove resolve restore save shorten shrink simplify solve speed stabilise stabilize stop support'.split(
    ' ',
  ),
)

/** "This reduces the load on start-up" says what the work was for. */
function effectsOf(prose: Prose): Weighed[] {
  return prose.all.flatMap((one) => {
    const { clause, likelihood, sentence } = one
    if (
      sentence.kind === 'title' &&
      !clause &&
      EFFECTS.has(/^[a-z]+(?=\s)/i.exec(one.body)?.[0].toLowerCase() ?? '')
    )
      return asAim(one, uncapitalise(one.body))
    if (!clause || clause.isNegated || clause.modality !== 'done' || !EFFECTS.has(clause.verb.base)) return []
    if ((clause.subject !== 'change' && clause.subject !== 'this') || likelihood.followup > 0.4) return []
    return asAim(one, `${clause.verb.base} ${clause.rest}`)
  })
}

const WISH =
  /\b(?:I|we|We)(?:'d| would)?\s(?:\w+ly\s|also\s|just\s|then\s)?(?:want(?:ed)?|need(?:ed)?|had|have|like|set out|was asked|were asked|wish(?:ed)?|aimed?|was supposed|were supposed)\sto\s(?:be able to\s)?([a-z]+\s[^;]{6,120})|\b(?:asked|told|wanted)\s(?:me|us)\sto\s([a-z]+\s[^;]{6,120})|\b(?<!\bnext )(?:task(?:ed)?|goal|job|mission|assignment|challenge)(?:\s\w+){0,3}?\s(?:to|was to|is to|with)\s([a-z]+\s[^;]{6,120})/

/** "We wanted to see failures sooner", "my task was to back it up". */
function wishesOf(prose: Prose): Weighed[] {
  return prose.all.flatMap((one) => {
    if (one.likelihood.followup > 0.4) return []
    const match = WISH.exec(one.body)
    const told = match?.[1] ?? match?.[2] ?? match?.[3]
    const verb = told && verbIn(/^[a-z-]+/.exec(told)?.[0] ?? '', 'base')
    return told && verb && verb.base !== 'be' && verb.base !== 'have' ? asAim(one, told) : []
  })
}

const CAN_NOW = /\b(?:we|I) (?:think we )?can (?:now )?([a-z]+\s[^;]{6,90})$/
const WORKING =
  /^((?:[\w.'-]+\s){1,5}?)(?:is|are)\s(?:now\s)?(?:(?:more or less|mostly|almost|fully|finally)\s)?(working|running)\b((?:\s(?:in|on|with|under|from)\s[^,;]{2,40})?)/i

/** "The printer is now working on the new network" says what was to be reached. */
function reachedIn(prose: Prose): Weighed[] {
  return prose.all.flatMap((one) => {
    const { impact, problem, solution, followup } = one.likelihood
    if (followup > 0.4 || problem > 0.5 || impact + solution < 0.3 || one.clause?.isNegated) return []
    const can = CAN_NOW.exec(one.body)?.[1]
    const verb = can && verbIn(/^[a-z-]+/.exec(can)?.[0] ?? '', 'base')
    if (
      can &&
      verb &&
      ((EFFECTS.has(verb.base) && verb.base !== 'allow') || (verb.isWork && /\bcan now\b/.test(one.body)))
    )
      return asAim(one, can)
    const [, thing = '', state = '', where = ''] = WORKING.exec(splitLead(one.body).body) ?? []
    return thing && !/\b(?:it|this|that|they|we|I|which|everything|not)\b/i.test(thing)
      ? asAim(one, `get ${uncapitalise(thing)}${state}${where}`)
      : []
  })
}

/** A phrase without asides, figures and what is told besides; nothing if it points at something else. */
function asAim(one: Weighed, told: string): Weighed[] {
  const text = withoutFigures(withoutAsides(tidyPhrase(told)).replace(/[.!]+$/, '')).replace(
    /,?\s(?:and|but|so|because|since|which|while|although|as|resulting in|leading to)\s.*$/,
    '',
  )
  const short = shorten(text, 14)
  return short && countWords(short) >= 3 && !/\b(?:this|that|it|them|these|those)\b/.test(short)
    ? [{ ...one, body: short }]
    : []
}

const BROKEN =
  /^(.{3,60}?)\s(?:(?:is|are|was|were|has been|have been|kept|keeps|started|began)\s)?(?:\w+ly\s)?(fail(?:s|ed|ing)?|crash(?:es|ed|ing)?|(?:broken|broke|breaks)(?! (?:up|down|out|apart|into)\b)|stopped working|(?:do|does|did)(?:n't| not) work(?:ing)?|not working|hang(?:s|ing)?|hung|froze|freezes|down|unavailable|unreachable|died|slow|timing out|timed out)\b/i

const DATED = /^(?:incident\s)?(?:on\s)?\d{4}-\d\d-\d\d(?:\s\d{1,2}:\d\d)?\s(?:[-\u2013:]\s)?/i

/** "Ticket printer down" as a title says what is to be brought back. */
function isOutage({ sentence, body, clause }: Weighed): boolean {
  return (
    sentence.kind === 'title' &&
    clause?.modality !== 'done' &&
    /\b(?:down|broken|unavailable|unreachable)[.!?]*$/i.test(body)
  )
}

/** "get the nightly export working again" where it was failing. */
function endsOf(troubles: readonly Weighed[]): Weighed[] {
  return troubles.flatMap((one) => {
    const told = withoutTeller(splitLead(unlabelled(one.body)).body.replace(DATED, ''))
    const match = BROKEN.exec(tidyPhrase(told))
    const thing = withItsArticle(uncapitalise(match?.[1] ?? ''))
    if (
      // "The slow disk" has no more than its article before the word.
      /^(?:|the|an?|our|my|some|all|each|every)$|\b(?:the|an?)$/.test(thing.trim()) ||
      countWords(thing) > 6 ||
      // "Saw the cause of the crash": what somebody did comes first.
      (verbIn(thing.split(' ')[0] ?? '', 'past') && /^\S+\s(?:the|an?|our|my|some|that|it)\b/.test(thing)) ||
      /\b(?:that|which|if|when|because|this|it|they|I|we|is|are|was|were|has|have|seems?)\b|\b(?!both\b)\w+ed and$/.test(
        thing,
      )
    )
      return []
    const word = match?.[2] ?? ''
    const text = /slow/i.test(word)
      ? `make ${thing} faster`
      : /down|unavail|unreach|died/i.test(word)
        ? countWords(thing) > 4
          ? `bring back ${thing}`
          : `bring ${thing} back`
        : `get ${thing} working again`
    return [{ ...one, body: text }]
  })
}

/** How a fault was mended is told with the deed. */
function withoutMeans(aim: string): string {
  return aim.replace(/^((?:\S+\s){3,}?)(?<!(?:ed|en)\s)by\s[a-z]+ing\s.*$/, '$1').trim()
}

/** "... and the system powered up": what a thing did then was not to be done. */
function withoutEffect(aim: string): string {
  return withoutMeans(aim.replace(/,?\sand\s(?:thus|hence|therefore)\s.*$/, '').replace(CAME_OF_IT, ''))
}

const PURPOSE =
  /(?:^|(?<!\b(?:going|seems?|seemed|appears?|likely|used|supposed|bound|continued?|started?|begun|began|tends?|about|just|only|enough|long|hours|minutes|month))\s)(?:in order )?to\s(?:finally\s|better\s|quickly\s)?((?!run (?:into|out)\b)(?:avoid|prevent|ensure|make sure|allow|support|reduce|improve|stop|enable|handle|speed up|fix|make|keep|bypass|stabilise|stabilize|streamline|simplify|protect|restore|test|run|help|let|get)\s[^,;.]{8,160}(?![^,;.]))/i

/** "So that guests can vote": what had to hold. */
const SO_THAT = /\s(?:so that|such that)\s((?:(?!,\s)[^;.]){12,90})/

/** What the sentence of a deed itself says that it was for. */
export function purposeIn(one: Weighed): string | undefined {
  const [purpose] = purposes([one]).filter(({ body }) => isSound(body))
  if (purpose) return purpose.body
  const held = withoutAsides(tidyPhrase(SO_THAT.exec(one.body)?.[1] ?? '')).replace(/[.!?]+$/, '')
  const told = isPlainClause(held) ? shorten(inPast(held), 14) : undefined
  return told && `make sure that ${uncapitalise(told)}`
}

function purposesOf(prose: Prose, deeds: readonly Deed[]): Weighed[] {
  return purposes([
    ...deeds.slice(0, 3).map((deed) => deed.source),
    ...prose.solution,
    ...prose.approach.filter((one) => /\bwant(?:ed)? to\b/.test(one.body)),
    ...prose.all
      .slice(0, 6)
      .filter(({ likelihood: { problem, followup } }) => problem < 0.4 && followup < 0.3),
  ])
}

/** "Rewrote the import to run in steps" says how it is since, not what for. */
const REMADE =
  /\b(?:rewr(?:o|i)t\w*|rework\w*|redesign\w*|refactor\w*|chang(?:e|ed|es|ing)|modif\w+|adapt(?:ed|s|ing)?|configur\w+)\s(?:the|our|my|its|all|both)\s(?:[\w-]+\s){1,4}$/i

function purposes(sources: readonly Weighed[]): Weighed[] {
  return [...new Set(sources)].flatMap((one) => {
    // "... to hold the lamp and painted the wall": what was done besides.
    const purpose = PURPOSE.exec(one.body)
    if (purpose && REMADE.test(one.body.slice(0, purpose.index + 1))) return []
    const text = withoutAsides(tidyPhrase(purpose?.[1] ?? ''))
      .replace(/[.!?]+$/, '')
      .replace(/\sand\s(?:then\s|also\s)?([a-z]+)\s(?!by\b).*$/, (whole, word: string) =>
        verbIn(word, 'past')?.isWork && !verbIn(word, 'base') ? '' : whole,
      )
    const short = text && (shorten(text, 16) ?? text)
    const isClear = short && !/\b(?:this|that|it|them)\b|^\w+ \(/.test(short) && countWords(short) >= 3
    return isClear ? [{ ...one, body: short }] : []
  })
}

/** What the trouble that the situation has told must come to in the end. */
export function turnsOf(situation: readonly Weighed[]): Candidate[] {
  return situation.flatMap((one) => {
    const body = wrongIn(one) ?? (one.clause?.subject === 'i' ? '' : one.body)
    const text = one.likelihood.problem >= 0.4 ? turnedRound({ ...one, body }) : undefined
    return text && isSound(text) ? [{ ...one, body: text, favour: 1.5 }] : []
  })
}

/** "find out why the timer stops and fix it", of each trouble that the situation has told. */
function whysOf(situation: readonly Weighed[]): Weighed[] {
  return troublesOf(situation).flatMap((one) => {
    const clause = uncapitalise(
      tidyPhrase(splitLead(unlabelled(one.body)).body).replace(/;\s.*$|[.!]+$/g, ''),
    )
    // The reader would take a second statement for a second task.
    const first = clause.replace(/,?\s(?:and|but|so)\s.*$/, '')
    const short = isPlainClause(first) ? shorten(first, 14) : undefined
    return short && isPlainClause(short) && GOES_WRONG.test(short) && !WHY.test(short)
      ? [{ ...one, body: `find out why ${short.charAt(0)}${inPast(short).slice(1)} and fix it` }]
      : []
  })
}

/** A thing goes wrong by the verb of the clause; that somebody noticed or reported it is nothing to find out. */
export const GOES_WRONG =
  /^(?!.*\b(?:noticed|reported|saw|seen|though|however)\b)(?!(?:(?:the|an?|our|some)\s)?(?:users?|admins?|customers?|clients|team|colleagues?|people|company)\b).*?\b(?:fail(?:s|ed)?|crash(?:es|ed)?|breaks?|broke|hangs?|hung|stops?|stopped|leak(?:s|ed)|freezes?|froze|stall(?:s|ed)?|got stuck|(?:is|are|was|were|kept|keeps) (?:\w+ly )?(?:slow|stuck|down|broken|missing|wrong|unavailable|too|not|dropping|losing|lost|failing|crashing|hanging|leaking|timing)|(?:did|does|do|could|can|would|will|was|were|is|are)(?:n't| not)|cannot|never|r[au]n out|runs out|time[sd]? out|drop(?:s|ped)|los(?:es?|t)|diverge[sd]?|corrupt(?:s|ed)|died|(?:took|takes) too)\b/i

/** A clause that already gives the reason, or that nobody would ask about. */
const WHY =
  /\b(?:because|due to|since|so that|turned out|turns out|root cause|the cause|the reason)\b|(?:not|n't) (?:be |been )?(?:met|reached|achieved|reproduced|replicated|confirmed)\b/i

/** The sentences of a situation that tell a fault. */
export function troublesOf(situation: readonly Weighed[]): Weighed[] {
  return situation.filter(
    ({ likelihood, features, clause }) =>
      likelihood.problem >= 0.5 &&
      likelihood.problem > likelihood.solution &&
      features.includes('pure fault') &&
      clause?.subject !== 'i',
  )
}
