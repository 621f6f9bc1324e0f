import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import type { Deed } from '../../deeds/deed.ts'
import { withoutAsides } from '../../plainer/asides.ts'
import { withoutOaths } from '../../plainer/oaths.ts'
import { isPlainClause } from '../../sentence/plain.ts'
import { countWords, tidyPhrase, uncapitalise } from '../../sentence/tidy.ts'
import { shorten } from '../../sentence/trim.ts'
import type { Material } from '../material.ts'
import type { Candidate } from '../salience.ts'
import { wrongIn } from '../situation/fault.ts'
import { strugglesOf } from '../situation/struggle.ts'
import { endsOf, isOutage } from '../situation/thing-broken.ts'
import { whysOf } from '../situation/whys.ts'
import { inPast } from '../telling/past-tense.ts'
import { bareDeedsAsAims, CAME_OF_IT, deedsAsAims, withoutFigures } from './deeds-as-aims.ts'
import { mendedAim } from './missaid-aim.ts'
import { isSound } from './sound-aim.ts'
import { turnedRound } from './turned.ts'

/** What follows "had to", and whether it is only a deed before it was done, or what the text says the change brings about. */
export type Aim = Candidate & { isDeed?: boolean; isEffect?: boolean }

/** Everything that the text lets us take for what had to be done, as phrases that follow "had to"; what it was for before what was done. */
export function aimsOf({ prose, deeds, lead }: Material, situation: Phrase): Aim[] {
  const asDeed = (one: Weighed): Aim => ({
    ...one,
    isDeed: true,
    ...(/^work on\s/.test(one.body) ? { favour: 0.6 } : STEP.test(one.body) ? { favour: 0.75 } : {}),
  })
  const aims: Aim[] = [
    ...purposesOf(prose, deeds).map((one) => ({ ...one, favour: 1.3 })),
    ...turnsOf(situation),
    ...whysOf(troublesOf(situation.sources)),
    ...afterLead(deedsAsAims(deeds).map(asDeed), lead),
    ...effectsOf(prose).map((one) => ({
      ...one,
      isEffect: one.sentence.kind !== 'title' && GAIN.test(one.body),
    })),
    ...wishesOf(prose),
    ...reachedIn(prose),
    ...endsOf([...troublesOf(situation.sources), ...prose.all.filter(isOutage)]).map((one) => ({
      ...one,
      favour: 2,
    })),
  ]
  const sound = soundAims(aims)
  return sound.length > 0 ? sound : soundAims(bareDeedsAsAims(deeds).map(asDeed))
}

/** Beside the deed that the bullet opens with, any other was the task less likely. */
function afterLead(aims: readonly Aim[], lead: readonly Weighed[]): readonly Aim[] {
  const isLead = ({ sentence }: Aim) => lead.some((one) => one.sentence.index === sentence.index)
  if (!aims.some(isLead)) return aims
  return aims.map((aim) => (isLead(aim) ? aim : { ...aim, favour: (aim.favour ?? 1) * BESIDES }))
}

const BESIDES = 0.75

/** What a change is made for; what it mends or supports besides may be anything. */
const GAIN =
  /^(?:accelerate|allow|avoid|cut|decrease|eliminate|enable|ensure|improve|increase|lower|optimi[sz]e|prevent|reduce|save|shorten|shrink|simplify|speed|stabili[sz]e)\s/

/** What is done on the way to something is rarely what had to be done. */
const STEP =
  /^(?:check|download|plug|unplug|look|read|upload|push|order|buy|copy|open|measure|inspect|watch|start|begin)\s/

function soundAims(aims: readonly Aim[]): Aim[] {
  return aims
    .map((one) => ({
      ...one,
      body: mendedAim(withItsEnd(withoutEffect(withoutOaths(one.body)), one))
        .replace(/^get to (?=[a-z]+\s)/, '')
        .replace(BECAUSE, '')
        // "Rerun it 50 times, no losses": that came of it.
        .replace(/,\s(?:no|zero)\s[^,]*$/, '')
        .replace(SAID_OF_IT, '')
        .replace(BARE_CONDITION, '')
        .replace(OF_UNTOLD, '')
        .replace(/\s&\s/g, ' and ')
        .replace(/(?:\s(?:today|yesterday|tonight|in the end|at last|after all))?[\s\u2013\u2014-]*$/, ''),
    }))
    .filter(({ body }) => isSound(body))
}

/** Why it had to be done is told before. */
const BECAUSE = /,?\sbecause\s(?!of\b).*$/

/** "..., kindly lent by the shop". */
const SAID_OF_IT = /,\s(?:[a-z]+ly\s)?[a-z]+(?:ed|nt|en)\sby\s.*$/

/** "... when the lid open", "... for when the seal expires": a condition as headings put it. */
const BARE_CONDITION =
  /\s(?:when|if|once)\s(?:(?!(?:is|are|was|were|has|have|had|can|could|there|not|to|[a-z]+n't)\s)[\w-]+\s){1,4}?(?:enabled|disabled|set|given|present|missing|used|found|selected|specified|installed|provided|available|empty)$|\sfor when\s.*$/

/** "... to avoid those problems": which ones only the page says. */
const OF_UNTOLD = /(?<=^\S+\s\S+\s\S+)\s(?:to [a-z]+|for|of|in|with|by|on|from) (?:these|those)\s.*$/

const TWO =
  /^([^,]+),\s((?:([a-z-]+)\s)?(?:the|an?|my|our|its|all)\s[^,]+|(add|fix|remove|improve|rename|implement|create|delete|introduce|replace|refactor|enable|allow|make|avoid|prevent|simplify)\s[^,]+)$/

/** "Remove the tape, lift the board", of a list that went on, is said with an "and". */
function withItsEnd(aim: string, { sentence }: Weighed): string {
  const [, first = '', second = '', governed = '', plain = ''] = TWO.exec(aim) ?? []
  const word = governed || plain
  const isList = word ? verbIn(word, 'base') !== undefined : LISTED.test(after(sentence.text, second))
  return second && isList && !/\sand\s/.test(second) ? `${first} and ${second}` : aim
}

const LISTED = /^(?:,|,?\sand)\s/

function after(text: string, part: string): string {
  const at = part ? text.indexOf(part) : -1
  return at < 0 ? '' : text.slice(at + part.length)
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
    // "This prevented the lid from closing", behind what was wrong: the fault did.
    const before = prose.all[prose.all.indexOf(one) - 1]?.likelihood
    if (clause.subject === 'this' && before && before.problem > Math.max(0.4, before.solution)) return []
    return asAim(one, `${clause.verb.base} ${clause.rest}`)
  })
}

const WISH = lean(
  /\b(?:I|we|We)(?:'d| would)?\s(?:\w+ly\s|also\s|just\s|then\s)?(?:want(?:ed)?|need(?:ed)?|had|have|like|set out|was asked|were asked|wish(?:ed)?|aimed?|was supposed|were supposed|was trying|were trying|was attempting|were attempting)\sto\s(?:be able to\s)?([a-z]+\s[^;]{6,120})|\b(?:asked|told|wanted)\s(?:me|us)\sto\s([a-z]+\s[^;]{6,120})|\b(?<!\bnext )(?:task(?:ed)?|goal|job|mission|assignment|challenge)(?:\s\w+){0,3}?\s(?:to|was to|is to|with)\s([a-z]+\s[^;]{6,280})(?![^;])/,
)

/** "As a guest I want to change my seat": what is wished for, in the words of somebody else. */
const USER_STORY =
  /^(?:[A-Z][A-Z0-9]{1,9}-\d+\s?[:\u2013-]?\s)?(?:user story\s?[:\u2013-]\s)?as an? (?:[\w/-]+\s){0,4}[\w/-]+,?\s(?:I|we)\s(?:want|need|wish|would like|'d like|should be able|can|must)\b/i

/** "I want to write down what we saw": that is what the note does. */
const OF_THE_NOTE =
  /\bto (?:write (?:this|it|these|things|\w+)? ?down|share|note|mention|say|thank|summari[sz]e|recap|tell you)\b/

/** "Either I have to oil the lid, or I have to turn it", "my guess is that I have to oil it": nobody had to yet. */
const UNSETTLED =
  /\beither\b|\b(?:guess|hunch|suspicion|theory|impression) (?:is|would be) that\b|\bI (?:guess|suppose|suspect|think|believe|assume) (?:that )?(?:I|we)(?:'ll)? have to\b/i

/** "I wanted to patch the driver | ended up replacing it": what was wanted before was not done. */
const DONE_INSTEAD =
  /^(?:but\s)?(?:then,?\s|instead,?\s|in the end,?\s|eventually\s)?(?:I\s|we\s)?(?:then\s|finally\s)?ended up\b/i

/** "They wanted me to drop the gate. I argued against it": nobody had to. */
const REFUSED =
  /\b(?:argued against|pushed back|talked (?:them|him|her|everyone) out of|(?:I|we) (?:said no|refused|declined|decided against)|so (?:I|we) said no)\b/i

/** "We wanted to see failures sooner", "my task was to back it up". */
function wishesOf(prose: Prose): Weighed[] {
  return prose.all.flatMap((one, at) => {
    if (one.likelihood.followup > 0.4) return []
    const goal = goalOf(one)
    const wishes = goal.length > 0 ? goal : wishIn(one)
    if (wishes.length === 0 || UNSETTLED.test(one.body)) return []
    if (DONE_INSTEAD.test(prose.all[at + 1]?.body ?? '')) return []
    return prose.all.slice(at, at + 3).some(({ body }) => REFUSED.test(body)) ? [] : wishes
  })
}

function wishIn(one: Weighed): Weighed[] {
  const match = WISH.exec(one.body)
  const told = match?.[1] ?? match?.[2] ?? match?.[3]
  const verb = told && verbIn(/^[a-z-]+/.exec(told)?.[0] ?? '', 'base')
  if (!told || !verb || verb.base === 'be' || verb.base === 'have') return []
  if (USER_STORY.test(one.body) || OF_THE_NOTE.test(one.body)) return []
  return asAim(one, told.replace(/^know (?=whether|if|why|how|what)/, 'find out '))
}

/** "I went to the pier with the goal of mending the crane". */
const GOAL_OF = /\bwith the (?:goal|aim|intention|purpose|plan|intent) of ([a-z]+ing)\s([^,;.]{6,100})/

function goalOf(one: Weighed): Weighed[] {
  const [, word = '', rest = ''] = GOAL_OF.exec(one.body) ?? []
  const verb = verbIn(word, 'ing')
  return verb ? asAim(one, `${verb.base} ${rest}`) : []
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
    return thing && !/\b(?:it|this|that|they|we|I|which|everything|things|all|not)\b/i.test(thing)
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
  const short = shorten(text.replace(/\s(?:that|which|who)\s(?:has|have|had|is|are|was|were)\s.*$/, ''), 14)
  return short && countWords(short) >= 3 && !/\b(?:this|that|it|them|these|those)\b/.test(short)
    ? [{ ...one, body: short }]
    : []
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
  /(?:^|(?<!\b(?:hoping|hopes?|hoped|planning|plans?|aiming|wants?|going|seems?|seemed|appears?|likely|used|supposed|bound|continued?|started?|begun|began|tends?|about|just|only|not|enough|long|hours|minutes|month|how|what|which|where|when|whether))\s)(?:in order )?to\s(?:finally\s|better\s|quickly\s)?((?!run (?:into|out)\b)(?:avoid|prevent|ensure|make sure|allow|support|reduce|improve|stop|enable|handle|speed up|fix|make|keep|bypass|stabilise|stabilize|streamline|simplify|protect|restore|test|run|help|let|get)\s(?:[^,;.]|\.(?=\w)){8,160}(?![^,;.]))/i

/** "It allowed the program to run", "got the cart to stop rolling": what something else did. */
const MADE_TO =
  /\b(?:allow(?:ed|s)?|enabl(?:ed|es?)|caus(?:ed|es?)|forc(?:ed|es?)|expect(?:ed|s)?|requir(?:ed|es?)|ask(?:ed|s)?|gets?|got|getting|convinced|persuaded|taught|told)\s[\w'-]+(?:\s[\w'-]+){0,4}\s?$|(?<!\b(?:I|we)\s)\b(?:was|were|is|are)\s(?:[a-z]+\s)?able\s?$/i

/** "So that guests can vote": what had to hold. */
const SO_THAT = /\s(?:so that|such that)\s((?:(?!,\s)[^;.]|\.(?=\w)){12,200})(?=,\s|;|\.(?!\w)|$)/

/** What is made is made for something: "added a rule to force a restart". */
const MADE_TO_DO = lean(
  /^(?:(?:I|we|this (?:PR|change|commit))\s)?(?:also\s)?(?:add|introduc|creat|implement|writ|wrote|built|build|set up|develop|defin)(?:e?d|e?s|ten)?\s[^,;:.]{3,90}?(?<!\b(?:how|what|which|where|when|whether))\sto\s((?:[a-z]+ly\s)?([a-z-]+)\s[^,;:.]{8,120})$/i,
)

const FOR_OTHERS =
  /\b(?:actions?|buttons?|links?|options?|flags?|commands?|pages?|menus?|keys?|shortcuts?|switch|toggles?|settings?|forms?|dialogs?|fields?|endpoints?|routes?|way|ability|possibility|functions?|methods?|helpers?)\sto\s[a-z]+/i

/** What the thing that a sentence tells as made is for, whatever the verb. */
export function madeFor(one: Weighed): string | undefined {
  // A button "to empty the bin" is there for others.
  const [, made = '', word = ''] = FOR_OTHERS.test(one.body)
    ? []
    : (MADE_TO_DO.exec(tidyPhrase(one.body).replace(/[.!]+$/, '')) ?? [])
  const aim = verbIn(word, 'base')?.isWork ? asAim(one, made)[0]?.body : undefined
  return aim && isSound(aim) ? aim : undefined
}

/** What the sentence of a deed itself says that it was for. */
export function purposeIn(one: Weighed): string | undefined {
  const [purpose] = purposes([one]).filter(({ body }) => isSound(body))
  if (purpose) return purpose.body
  const held = withoutAsides(tidyPhrase(SO_THAT.exec(one.body)?.[1] ?? '')).replace(/[.!?]+$/, '')
  const told = isPlainClause(held) ? shorten(inPast(held.replace(/\bnow\s/, '')), 14) : undefined
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

/** "The culprit was a short cut to spare a coat of paint": what went wrong had its purpose, too. */
const TO_BLAME =
  /\b(?:culprit|cause|mistake|error|trouble|bug|fault|oversight)\b[^,;]{0,40}\b(?:is|was|were|are|being|turned out|seems)\b/i

function purposes(sources: readonly Weighed[]): Weighed[] {
  return [...new Set(sources)].flatMap((one) => {
    // "... to hold the lamp and painted the wall": what was done besides.
    const purpose = PURPOSE.exec(one.body)
    const before = one.body.slice(0, purpose?.index ?? 0)
    if (MADE_TO.test(before) || TO_BLAME.test(before)) return []
    if (purpose && REMADE.test(one.body.slice(0, purpose.index + 1))) return []
    const text = withoutAsides(tidyPhrase(purpose?.[1] ?? ''))
      .replace(/[.!?:]+$/, '')
      // "To spare the lamp I moved it": then comes what was done.
      .replace(purpose?.index === 0 ? /\s(?:I|we)\s.*$/ : /$/, '')
      // A tool helps to do a thing, but to do it was the point.
      .replace(/^help (?:to )?(?=([a-z]+)\s)/, (whole, word: string) => (verbIn(word, 'base') ? '' : whole))
      .replace(/\sand\s(?:(?:then|also|[a-z]{3,}ly)\s)?([a-z]+)\s(?!by\b).*$/, (whole, word: string) =>
        verbIn(word, 'past')?.isWork && !verbIn(word, 'base') ? '' : whole,
      )
    const short = shorten(text, 16) ?? (countWords(text) <= 20 ? text : '')
    const isClear =
      short && !/\b(?:this|that|it|them|these|those)\b|^\w+ \(/.test(short) && countWords(short) >= 3
    return isClear ? [{ ...one, body: short }] : []
  })
}

/** What the trouble that the situation has told must come to in the end. */
export const turnsOf = onceFor((situation: Phrase): Candidate[] => {
  const turns = situation.sources.flatMap((one) => {
    const body = wrongIn(one) ?? (one.clause?.subject === 'i' ? '' : one.body)
    const text = one.likelihood.problem >= 0.4 ? turnedRound({ ...one, body }) : undefined
    return text && isSound(text) ? [{ ...one, body: text, favour: 1.5 }] : []
  })
  return turns.length > 0 ? turns : strugglesOf(situation)
})

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
