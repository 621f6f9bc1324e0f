import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { SETTING } from '../../../lexicon/wanted.ts'
import { amountOf as figureOf, growthOf, TIMES } from '../../../text/figures/growth.ts'
import { hasQuantity } from '../../../text/figures/quantities.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { isFailed } from '../../deeds/refused/failed.ts'
import { isDoubted } from '../../figures/doubt.ts'
import { tellsWorse } from '../../figures/tells-worse.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords, tidyClause, uncapitalise } from '../../sentence/tidy.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { isTitled } from '../drafts/fault-openings.ts'
import type { Phrase } from '../reason/trouble.ts'

/** What was only begun or taken back has no figures of its own. */
const UNFINISHED = /^(?:worked|continued|started|began|kept|tried|looked|reverted|planned|attended|read)\s/
/** A kind of fault, and no figure. */
const N_PLUS_ONE = /\bn\s?\+\s?1\b/i
/** What was not measured. */
const UNSURE =
  /\b(?:would|should|could|might|may|will|can|expect\w*|hope\w*|goal|target|aim|estimated?|if|supposed(?:ly)?|not|previously|before (?:it|this|we|I))\b|n't\b|\?/i

const ABOUT = '(?:(?:about|around|roughly|nearly|almost|over|under|only|just|approximately|less than)\\s)?'
const NUMBER = '[~\\u2248<>]?\\d[\\d.,]*'
const UNIT =
  '\\s?(?:%|[x\\u00d7]\\b|[\\u00b5munk]?s\\b|[munk]?sec\\b|[kKMGT]i?[bB]\\b|bytes|[kM]?Hz|fps|FPS|lines|seconds?|minutes?|mins?|hours?|days?|weeks?|queries|requests|calls|errors|warnings|points)'
/** "A band from 80 to 120 MHz" goes from one end to the other, and nothing changed. */
const STRETCH =
  '(?<!\\b(?:(?:band)?width|range|ranges|ranging|band|spans?|window|interval|frequenc(?:y|ies)|var(?:y|ies|ied|ying)|anywhere|everything|values|open)\\s)'
const MOVED = new RegExp(
  `${STRETCH}\\bfrom\\s(${ABOUT}${NUMBER}(?:${UNIT})?)\\s(?:down\\s|up\\s)?to\\s(${ABOUT}${NUMBER}(?:${UNIT})?)(?![\\w%])`,
)
/** "reduces the search time from ...", "my frame rate still went from ...". */
const MOVED_THING = lean(
  /(?:\b(?:reduc|cut|improv|lower|increas|rais|decreas|bring|brought|drop|shrink|boost|promot|push|lift|bump|mov|took|tak)[a-z]*\s|(?:^|[,;:]\s)(?:and\s|so\s|but\s)?)(?:the\s|our\s|my\s)?((?:(?!(?:it|this|that|they|which|we|I|and|or|is|are|was|were|has|have|by|from|to|in|on)\b)[\w/-]+\s){1,4}?(?:(?:on|in|for|of)\s(?:the\s|our\s|my\s)?[\w-]+\s)?)(?:(?:still|now|also|is|are|was|were|has|have|been)\s){0,3}(?:went\s|goes\s|dropped\s|drops\s|fell\s|rose\s|grew\s|improved\s|improves\s|increased\s|decreased\s|reduced\s|down\s|up\s|(?:\w+ly\s)?(?:faster|smaller|lower|shorter|better|higher),?\s)?$/i,
)
const COMPARED = lean(
  /((?:(?:about|around|roughly|nearly|almost|up to|over|more than|at least|approximately)\s|an?\s)?[~\u2248]?\d[\d.]*\s?(?:%|[x\u00d7]|times)\s(?:[a-z]+\s)?(?:faster|smaller|quicker|cheaper|lighter|shorter|fewer|less|reduction|improvement|increase|speed-?up|decrease|savings?|boost)\b(?:\s(?:in|of)\s(?!(?:this|that|my|our|your|which)\b)(?:[\w-]+\s){0,2}[\w-]+(?=[.,;)]|$|\s(?:and|for|with|on|when|compared|over)\b))?)/i,
)

/** A bullet without a figure, and in brackets by how much things changed, where the text says so of its deed. */
export function withFigures(phrase: Phrase, prose: Prose, isFaithful: (text: string) => boolean): Phrase {
  if (hasQuantity(phrase.text.replace(N_PLUS_ONE, '')) || UNFINISHED.test(phrase.text)) return phrase
  // "(tested with two backends)" makes room for what was gained.
  const bare = phrase.text.replace(/\s\([^()\d]*\)$/, '')
  if (countWords(bare) > MOST || countWords(bare) < 4) return phrase
  // "Tuned the fans. It did not help": no figure came of that.
  if (phrase.sources.some((one) => isFailed(one, prose.all))) return phrase
  const told = prose.impact
    .filter((one) => isOwed(one, phrase, prose))
    .toSorted((a, b) => b.likelihood.impact - a.likelihood.impact)
  const labelled = isTitled(prose) ? prose.all.filter(({ body }) => LABELLED.test(body)) : []
  for (const one of [...told, ...labelled]) {
    const more = figuresOf(one, bare) ?? labelledFigures(one)
    if (more && isFaithful(bare + more)) return { text: bare + more, sources: [...phrase.sources, one] }
  }
  return phrase
}

const LABELLED = new RegExp(
  `\\b(?:before|previous(?:ly)?|old)\\b[^:\\d]{0,20}:\\s?(${NUMBER}${UNIT})[^:]{0,40}?\\b(?:after|new|now)\\b[^:\\d]{0,20}:\\s?(${NUMBER}${UNIT})`,
  'i',
)

/** "Before: 1200 ms, after: 250 ms" where less is better. */
function labelledFigures({ body, sentence }: Weighed): string | undefined {
  const [, from = '', to = ''] = LABELLED.exec(body) ?? []
  const isLess = amountOf(to) < amountOf(from) && /[a-zA-Z]+$/.exec(from)?.[0] === /[a-zA-Z]+$/.exec(to)?.[0]
  return isLess && sentence.section !== 'followup' && !UNSURE.test(body)
    ? ` (from ${from} to ${to})`
    : undefined
}

function amountOf(figure: string): number {
  return Number.parseFloat(figure.replace(/[^\d.]/g, ''))
}

/** How many words a bullet may have that still takes a bracket. */
const MOST = 26

/** In a diary a figure belongs to what was told shortly before it. */
function isOwed({ sentence, likelihood }: Weighed, { sources }: Phrase, prose: Prose): boolean {
  if (likelihood.impact < 0.4 || likelihood.impact < likelihood.problem || likelihood.followup > 0.4)
    return false
  if (sentence.section === 'followup') return false
  // What its own sentence tells behind it is owed to it.
  const same = sources.filter((one) => one.sentence.index === sentence.index)
  if (same.some((one) => one.sentence.range.end > sentence.range.start)) return false
  return (
    isTitled(prose) ||
    same.length > 0 ||
    sources.some((one) => sentence.index > one.sentence.index && sentence.index <= one.sentence.index + 3)
  )
}

/** What is counted or scored without a unit. */
const METRIC =
  /\b(?:accuracy|scores?|coverage|rates?|f1|map|precision|recall|loss|rmse|mae|auc|counts?|numbers?|sizes?|lines|tests|queries|calls|requests|errors|warnings|failures|alerts|tickets|time|latency|throughput|users|downloads|rating|ratio|score)\b/i

function figuresOf({ body }: Weighed, text: string): string | undefined {
  const told = tidyClause(body)
  if (UNSURE.test(told) || tellsWorse(told) || isDoubted(told)) return undefined
  const moved = MOVED.exec(told)
  if (moved) {
    const thing = MOVED_THING.exec(told.slice(0, moved.index))?.[1]?.trim().replace(MOVES_IT, '')
    // "Lower TTLs (from 1 day to 5 min)": to what it was set.
    if (!thing && SETTING.test(told.slice(0, moved.index).replace(/[\s(]+$/, ''))) return undefined
    // "from 10 to 30" says nothing where nobody knows of what, nor does it of a list of deeds.
    const isMeasured = new RegExp(`\\d${UNIT}`).test(moved[2] ?? '')
    const counted = /[a-z]{4,}$/.exec(moved[2] ?? '')?.[0]
    const isOfText = counted !== undefined && text.includes(counted)
    if (!thing && (!isMeasured || (/\sand\s/.test(text) && !isOfText))) return undefined
    // "The main menu from 10.6 to 3.3": of what, nobody knows.
    if (thing && !isMeasured && !isOfText && !METRIC.test(thing)) return undefined
    const of = thing && likeness(thing, text) < 1 ? `${uncapitalise(thing)} ` : ''
    return ` (${of}from ${moved[1]} to ${moved[2]})`
  }
  const compared = COMPARED.exec(told)?.[1]
  if (!compared) return undefined
  // "A 35% speed-up" is what one did it for.
  return /^an?\s/i.test(compared) ? `, for ${uncapitalise(compared.trim())}` : ` (${compared.trim()})`
}

/** "Speeds up | loading time": the verb of a line that names nobody. */
const MOVES_IT =
  /^(?:also )?(?:speeds up|reduces|cuts|lowers|shortens|decreases|shrinks|increases|raises|improves|brings|drops)\s/i

const IN_BRACKETS = /^(.{20,}?) \(((?:[\w/+-]+ ){0,4}?)from ([^()\d]*\d[^()]*? to [^()\d]*\d[^()]*)\)$/

/** "Sorted the tables (from 9 s to 2 s)" reads as "sorted the tables, cutting the time from 9 s to 2 s"; what is no time is "going from". */
export function figuresTold(text: string): string {
  const [, told = '', thing = '', change = ''] = IN_BRACKETS.exec(text) ?? []
  if (!told || countWords(text) >= LIMIT || /,\s(?:\d|with\s)/.test(change + told)) return text
  const [from = '', to = ''] = change.split(' to ')
  const isTime = [from, to].some((figure) => TIMES[figureOf(figure).unit] !== undefined)
  if (!thing && isTime && growthOf(from, to) < 0) return `${told}, cutting the time from ${change}`
  const known = BARE.test(thing) && !METRIC.test(thing) && !isPlural(thing.trim()) ? `the ${thing}` : thing
  return `${told}, ${thing ? `taking ${known}` : 'going '}from ${change}`
}

/** "Dashboard query" needs its article, "p95" does not. */
const BARE = /^[a-z]{3,}(?: [a-z]{3,}){0,2} $/

const RAISED = /^(?:increased|improved|raised|boosted|lifted|grew)\s/
const LOWERED = /^(?:reduced|cut|lowered|decreased|brought|shortened)\s/
const REACHED = new RegExp(`^[a-z]+ ((?:[\\w-]+ ){1,4})to (${NUMBER})(${UNIT})(?![\\w%])`)

/** "Raised accuracy to 59%" where its sentence says that it was 56% before. */
export function withStart({ text, sources }: Phrase, isFaithful: (text: string) => boolean): Phrase {
  const [, thing = '', to = '', unit = ''] = REACHED.exec(text) ?? []
  const noun = thing.trim().split(' ').at(-1) ?? ''
  if (!to || !(RAISED.test(text) || LOWERED.test(text)) || sources.length !== 1) return { text, sources }
  const [before = ''] = (sources[0]?.body ?? '').split(to)
  const was = new RegExp(
    `\\b(?:was|were|had|got|getting|previously|before)\\b[^.;]{0,40}?\\b${escaped(noun)}\\b[^.;\\d]{0,20}(${NUMBER})${escaped(unit)}`,
    'i',
  )
  const from = was.exec(before)?.[1]
  const isSo = from && (RAISED.test(text) ? amountOf(from) < amountOf(to) : amountOf(from) > amountOf(to))
  const told = isSo ? text.replace(` to ${to}`, ` from ${from}${unit} to ${to}`) : text
  return { text: isFaithful(told) ? told : text, sources }
}

function escaped(word: string): string {
  return word.replace(/[^\w\s]/g, '\\$&')
}
