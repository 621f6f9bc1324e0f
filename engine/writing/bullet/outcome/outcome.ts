import type { Prose } from '../../../facts/fields/prose.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import { type Clause, readClause, splitLead } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { beforeAfter } from '../../../text/figures/before-after.ts'
import { tellsChange } from '../../../text/figures/quantities.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { isDoubted } from '../../figures/doubt.ts'
import { isMadeWorse } from '../../figures/made-worse.ts'
import { measuredPhrase } from '../../figures/measures.ts'
import { scorePhrase } from '../../figures/model-score.ts'
import { tellsWorse } from '../../figures/tells-worse.ts'
import { isStillBad } from '../../figures/trade-off.ts'
import { inflectTail } from '../../sentence/inflect.ts'
import { tidyPhrase } from '../../sentence/tidy.ts'
import { impersonal, shorten } from '../../sentence/trim.ts'
import { unpointed } from '../../sentence/unpointed.ts'
import { lastingPhrase } from '../../sentence/verbless.ts'
import { isSoOfTrouble } from '../../so-of-trouble.ts'
import { placeOf } from '../longer/place-of.ts'
import type { Phrase } from '../reason/trouble.ts'
import { byAbility, byOthersAble, byOthersDoing, byTask } from './able-now.ts'
import { byBareNumbers, GAIN, hasVerb } from './bare-numbers.ts'
import { byComparison, byMeasurement, withPairs } from './benchmark.ts'
import { bySoMuch, tellsSoMuch } from './by-so-much.ts'
import { BENEFIT, isGain, MEASURED_GAIN } from './gain-phrase.ts'
import { byItsTime } from './its-time.ts'
import { figureOf, withoutTense } from './joined-outcome.ts'
import { byLevel } from './level-held.ts'
import { isSubject, nounOf } from './outcome-subject.ts'
import { bySight } from './sight.ts'
import { byAdoption, byCapacity, byCount, byHabit, byPeople, bySaving, withNowFirst } from './taken-up.ts'
import { isUnfit } from './unfit-outcome.ts'

const MOVES =
  'went|goes|doubled|tripled|halved|dropped|drops|fell|falls|decreased|decreases|increased|increases|improved|improves|rose|rises|grew|grows|shrank|shrinks|took|takes|shows|showed|varies|varied|ranges|ranged|remains|remained|stays|stayed|works|worked|runs|ran|uses|used(?! to be)|needs|parses|passes|passed|returns|flows|succeeds|succeeded|reached|reaches|continues|continued|run|take|need|pass|return|start|starts|started|began|begins'
const NOUN = '((?:[^\\s,;:()]+(?:\\s\\([^()]{1,40}\\))?\\s){1,10}?)'
const NOW = new RegExp(`^${NOUN}(now|no longer|still|already|also)\\s([a-z-]+)\\b(.*)$`)
const MOVE = new RegExp(`^${NOUN}((?:now\\s)?)(${MOVES})\\b(.*)$`)
const FINITE_MOVE = new RegExp(
  `^${NOUN}((?:now\\s)?)(${MOVES.replace(/\|(?:run|take|need|pass|return|start)(?=\||$)/g, '')})\\b(.*)$`,
)
/** What cannot be a noun. */
const SURE_MOVE = new RegExp(`^${NOUN}((?:now\\s)?)(went|fell|dropped|rose|grew|shrank)\\b(.*)$`)
const STATE = new RegExp(
  `^${NOUN}(?:is|are|was|were|has been|have been)\\s((?:now|also|still|much|more|very|mostly|greatly|significantly)\\s)?(\\S.*)$`,
)

/** "With this the report takes 3 s": with what stands before it anyway. */
const WITH_THIS = lean(
  /^(?:with|after|thanks to) (?:this|that)(?: (?:change|PR|patch|fix|commit))?,?\s(?=(?:the|our|all|an?|each|every)\s)/i,
)

/** What came of the work, as phrases that can follow a deed. */
export const outcomePhrases = onceFor((prose: Prose): readonly Phrase[] => {
  const told = prose.all.filter(
    (one) =>
      prose.impact.includes(one) ||
      (one.likelihood.impact > 0.22 && one.quantities.length > 0) ||
      scorePhrase(one.body) !== undefined ||
      (prose.solution.includes(one) && !one.clause),
  )
  const phrases = told.flatMap((one) => {
    if (
      (one.likelihood.problem > Math.max(one.likelihood.impact, one.likelihood.solution) &&
        !scorePhrase(one.body)) ||
      one.likelihood.followup > 0.5 ||
      isUnfit(one) ||
      isSoOfTrouble(one, prose.all)
    )
      return []
    const phrase =
      one.sentence.kind === 'data' || one.sentence.kind === 'row'
        ? (byMeasurement(one) ?? outcomePhrase(beforeAfter(one.body) ?? ''))
        : outcomePhrase(one.body)
    const plain = phrase && impersonal(phrase)
    const short = plain && shorten(plain, MEASURED_GAIN.test(plain) ? 24 : 18)
    return short &&
      (isGain(short) || tellsSoMuch(short) || scorePhrase(one.body)) &&
      short.trim().split(' ').length >= 3
      ? [{ text: short, sources: [one] }]
      : []
  })
  return withPairs(phrases, prose)
})

/** Turns a sentence about a result into a phrase that can follow a deed: ", cutting X by 30%" or ", with X dropping to Y". */
export function outcomePhrase(body: string): string | undefined {
  const text = figureOf(withNowFirst(unpointed(tidyPhrase(body))))
    .replace(/^\((?:e\.g\.|i\.e\.)?\s?(.*?)[.!]?\)$/, '$1')
    .replace(/(?:,?\s(?:too|as well))?[.!]+$/, '')
    // "Running the tests now takes 7 minutes (instead of 50)".
    .replace(/\s\((instead of\s[^()]{1,60})\)$/, ' $1')
    .replace(
      /^(?:running|building|loading|starting)\s(?=(?:the|all|our|my)\s(?:[\w-]+\s){1,4}?now\stakes\s)/i,
      '',
    )
    .replace(/^.*\sso now\s(?=\S)/, 'now ')
    // "Nobody liked it but it saves 30k a year".
    .replace(/^\D{3,80}?,?\sbut\s(?=(?:it|this)\s(?:saves?|saved|cuts?)\s\D{0,20}\d)/i, '')
    .replace(WITH_THIS, '')
    .replace(/(?<=\d[^,;]{0,12}),?\s(?:as opposed to|rather than)\s(?=[~<]?\d)/, ' instead of ')
    // "Confirmed the gate is free": who says so is no part of it.
    .replace(/^(?:confirmed|verified|checked|validated)\s(?:that\s)?(?=(?:[\w-]+\s){1,6}?(?:is|are)\s)/i, '')
    // "The error is below 2 mm, it used to be 30".
    .replace(/(?<=\d[^,;]{0,20}),\s(?:it|they|that|this)\s(?:used to|was|were|had been)\s[^,;]*$/, '')
    // "For some pages it cuts the queries".
    .replace(
      /^((?:for|on|with|in)(?:\s(?!it\b|this\b)[\w-]{1,40}){1,4})(?:\s\([^()]{1,60}\))?\s(?=(?:it|this)\s(?!is\b|was\b|has\b)[a-z]+s\s|(?:the|our|my)\s(?:[\w-]+\s){1,3}?(?:went|dropped|fell|rose|grew)\s)/i,
      '$1, ',
    )
    // Behind the deed nobody sees which one "for that server" points at.
    .replace(
      /\b(for|of|in|on|at|from|by|with|per)\s(?:this|that|these|those)\s(?=[a-z]{3,}\s(?!is\b|are\b))/g,
      '$1 the ',
    )
    .replace(
      /(?:,?\s(?:but|however|although|though|even though)|;|,\sstill|(?<=\d.*),?\sand\s(?:we|I|they|it|there|nobody|no one|none|everybody|everyone)|(?<=\d.*),\swhich\s(?:according|means|is|was|should|would))\s.*$/i,
      '',
    )
  // "It doubled the flow \u2014 and missed every alarm": half of it would be said, or a broken whole.
  if (
    /[?]$|:$|\s[\u2013\u2014]\s(?:and|but)\s/.test(text) ||
    tellsWorse(text) ||
    isDoubted(body) ||
    isStillBad(text)
  )
    return undefined
  const { lead, body: main } = splitLead(text)
  const where = placeOf(lead)
  const clause = readClause(text)
  const phrase =
    scorePhrase(text) ??
    byTask(main) ??
    byItsTime(main) ??
    byFeat(clause) ??
    measuredPhrase(main, 20) ??
    byAbility(text) ??
    byOthersAble(main) ??
    byOthersDoing(main) ??
    bySaving(main) ??
    byPeople(text) ??
    byAdoption(text) ??
    byCapacity(main) ??
    byCount(main) ??
    byLevel(text.replace(/^now,?\s/i, '')) ??
    lastingPhrase(main) ??
    byHabit(text) ??
    bySight(main) ??
    byComparison(main) ??
    byConsequence(clause) ??
    byDeed(clause, main) ??
    byState(main) ??
    byGerund(main) ??
    byMovement(main) ??
    byBareNumbers(main) ??
    byTail(clause, text) ??
    bySoMuch(main)
  // "With I'm seeing 9 s" is no English.
  if (!phrase || /^, with (?:I|we)\b/.test(phrase)) return undefined
  return `${withoutTense(phrase)}${where ? ` ${where}` : ''}`
}

/** What a thing does in a time of its own. */
const IN_TIME = /^(?:finish|load|run|open|start|boot|build|complete|respond|return|print|render|compile)$/

/** "This cut the build to 3 min" becomes "cutting the build to 3 min". */
function byDeed(clause: Clause | undefined, body: string): string | undefined {
  if (!clause || clause.isNegated || clause.modality !== 'done') return undefined
  if (clause.subject !== 'this' && clause.subject !== 'change') return undefined
  if (
    clause.form === 'ing' ||
    // What the thing takes since would be heard of the writer.
    /^(?:take|need|cost|last|weigh)$/.test(clause.verb.base) ||
    (IN_TIME.test(clause.verb.base) && /^it\s/i.test(body)) ||
    isMadeWorse(clause) ||
    /^(?:(?:no|more|much|little|any|perfect) )?sense\b/.test(clause.rest)
  )
    return undefined
  const from = clause.form === 'participle' ? 'past' : clause.form
  const rest = clause.rest.replace(/^(?:us|me)\s(?=.*\d)/, '')
  // "This meant 40 fewer calls, so it was well worth it".
  if (clause.verb.base === 'mean')
    return FEWER.test(rest) ? `, with ${rest.replace(/,\s.*$/, '')}` : undefined
  return `, ${clause.verb.forms.ing} ${inflectTail(rest, from, 'ing')}`
}

const FEWER =
  /^(?:(?:about|around|roughly|nearly|almost|over|up to)\s)?[~\u2248]?\d\S*\s(?:less|fewer|faster|smaller)\s[a-z]/

const TAIL = /,\s(?:thus\s|thereby\s|effectively\s)?([a-z]+ing\s(?!(?:it|this|that|them)\b).+)$/

const OURS =
  /^(?:in this (?:pr|change|patch|commit|release),?\s)?(?:we|I|this (?:pr|change|patch|commit))\s(?!(?:would|could|should|may|might|will|can|need|want)\b)/i

/** "We now cache the tiles, saving 40 kB" tells the gain behind the deed. */
function byTail(clause: Clause | undefined, text: string): string | undefined {
  const isTold = clause
    ? !clause.isNegated && clause.modality === 'done' && clause.subject !== 'fault'
    : OURS.test(text)
  if (!isTold) return undefined
  const tail = TAIL.exec(text)?.[1]
  return tail && BENEFIT.test(`, ${tail}`) ? `, ${tail}` : undefined
}

/** "This sorts the rows, which greatly reduces the reads": the change reduces them. */
function byConsequence(clause: Clause | undefined): string | undefined {
  if (!clause || clause.isNegated || clause.modality !== 'done' || !/^(?:this|change)$/.test(clause.subject))
    return undefined
  const [, how = '', word = '', more = ''] = WHICH.exec(clause.rest) ?? []
  const verb = verbIn(word, 's')
  const told =
    verb &&
    `${verb.forms.ing} ${more.replace(/\s(?:to the (?:point|extent)|so that|because|since)\s.*$/, '')}`
  return told && BENEFIT.test(`, ${told}`) && !isMadeWorse({ verb, rest: more })
    ? `, ${how}${told}`
    : undefined
}

const WHICH = /,\swhich\s(?:also\s)?((?:[a-z]+ly\s)?)([a-z]+s)\s(?!it\b|this\b|them\b)([^,;:]{6,})/

/** "Ended at 0.83, rank 64 of 1,900"; at six one ends for the day. */
const ENDED_AT =
  /^(?:up\s)?(?:at|on|in|with)\s(?!~?\d{1,2}(?::\d\d|\s?[ap]m|[.,]?$|\so'clock))[~#]?(?:rank\s|place\s|position\s)?\d/

/** "Scored 0.79 on the public board" becomes "scoring 0.79 on the public board", "freed up 40 GB" "freeing up 40 GB". */
function byFeat(clause: Clause | undefined): string | undefined {
  if (!clause || clause.isNegated || clause.modality !== 'done' || clause.form !== 'past') return undefined
  if (
    !/^(?:i|we|none)$/.test(clause.subject) ||
    !(
      /^(?:achieve|score|attain|free|save|reclaim|shave|gain)$/.test(clause.verb.base) ||
      (/^(?:end|finish|land)$/.test(clause.verb.base) && ENDED_AT.test(clause.rest))
    )
  )
    return undefined
  return /\d/.test(clause.rest) ? `, ${clause.verb.forms.ing} ${clause.rest}` : undefined
}

/** "Using the flag speeds up the tests" becomes "speeding up the tests". */
function byGerund(main: string): string | undefined {
  const match = /^[A-Z]?[a-z]+ing\s(?:[^\s,;:]+\s){1,7}?([a-z]+s)\s(.*)$/.exec(main)
  const verb = match && verbIn(match[1] ?? '', 's')
  const isGained = verb?.isWork && !/^(?:take|need|cost|use)$/.test(verb.base)
  return match && isGained && !/\b(?:no longer|not|never)\b/.test(main)
    ? `, ${verb.forms.ing} ${inflectTail(match[2] ?? '', 's', 'ing')}`
    : undefined
}

/** "Queries that took 4 seconds": how things were belongs to them. */
const OLD_WAY = /\sthat\s(?:took|needed|used|failed|timed out|cost)\s[^,;]*$/

/** "The parser no longer leaks" becomes "with the parser no longer leaking". */
function byState(main: string): string | undefined {
  const [, who = '', state = '', word = '', more = ''] = NOW.exec(main) ?? []
  const verb = verbIn(word, 's', 'base', 'past')
  if (!verb || !isSubject(who.replace(OLD_WAY, ' ')) || /^[a-z]+ing\s/i.test(who)) return undefined
  const rest = inflectTail(more.replace(/,\sand\s.*$/, ''), verb.forms.s === word ? 's' : 'base', 'ing')
  return `, with ${nounOf(who)}${state} ${verb.forms.ing}${withNext(rest)}`
}

/** "... and ends at noon": what it does besides. */
const ANOTHER = /,?\sand\s([a-z]+s)\s.*$/
/** "... and survive a storm": what they do. */
const ANOTHER_OF_MANY = /,?\sand\s([a-z]+)\s(?:the|an?|its|their|all|any|no|every)\s.*$/

/** "..., and the scanner reports nothing". */
const BESIDES = /,\sand\s((?:the|our|my|all)\s.*)$/

/** "Cold start p95 | went from 4 s to 1 s": the word before was a noun. */
const MOVED_LATER =
  /^(?:\s[\w-]+){0,4}\s(?:went|fell|dropped|rose|grew|shrank)\s(?:down\s|up\s)?(?:from|to|by)\s/

/** "Memory fell to 2 GB" becomes "with memory falling to 2 GB"; "the path is unchanged", "with the path unchanged". */
function byMovement(main: string): string | undefined {
  if (!tellsChange(main) && !GAIN.test(main)) return undefined
  // "Missed runs: 9 -> 0": whatever looks like a verb there is none.
  if (/:\s[~<>$]?\d[^:]*(?:->|=>|\u2192)/.test(main)) return undefined
  const first = MOVE.exec(main)
  // In "the start signal worked" the first word that looks like a verb is none.
  const isLater = first !== null && MOVED_LATER.test(first[4] ?? '')
  const isSure = first && isSubject(first[1] ?? '') && !isLater
  const move = isSure ? first : (isLater ? SURE_MOVE : FINITE_MOVE).exec(main)
  const moveVerb = move && verbIn(move[3] ?? '', 's', 'past', 'base')
  const begun = /^(?:start|begin)$/.test(moveVerb?.base ?? '')
    ? /^\s([a-z]+ing\b.*)$/.exec(move?.[4] ?? '')
    : null
  if (move && begun && isSubject(move[1] ?? '')) return `, with ${nounOf(move[1])}${begun[1]}`
  // "The first run required two hours".
  // "The nightly run finishes at six": one thing does not "run" nor "need".
  const isOne =
    moveVerb?.base === move?.[3] &&
    /^(?:run|take|need|pass|return|start)$/.test(move?.[3] ?? '') &&
    !isPlural((move?.[1] ?? '').trim())
  const isNoun =
    isOne ||
    /^\s(?:is|are|was|were|has|have|took|takes|used|failed|finished|required|needed|showed|reached|achieved|gave|found|produced)\b/.test(
      move?.[4] ?? '',
    )
  if (move && moveVerb && !isNoun && isSubject(move[1] ?? ''))
    return `, with ${nounOf(move[1])}${move[2]}${moveVerb.forms.ing}${withNext(move[4] ?? '')}`
  const moved =
    /^(?:the|this)?\s?(?:win|improvement|gain|speed-?up|difference|reduction)s?\b.*?,\s(from\s\D*\d.*\sto\s\D*\d.*)$/i.exec(
      main,
    )?.[1]
  if (moved) return `, an improvement ${moved}`
  const state = STATE.exec(main)
  if (!state || !isSubject(state[1] ?? '') || !isState(state[3] ?? '')) return undefined
  const is = (state[3] ?? '')
    .replace(BESIDES, (more, rest: string) => (hasVerb(`it ${rest}`) ? '' : more))
    .replace(ANOTHER, (more, verb: string) => (verbIn(verb, 's') ? '' : more))
    .replace(ANOTHER_OF_MANY, (more, verb: string) => (verbIn(verb, 'base') ? '' : more))
  return `, with ${nounOf(state[1])}${state[2] ?? ''}${is}`
}

/** "Went live in May and loads in 2 s": what it does besides, in the same form. */
function withNext(tail: string): string {
  return tail.replace(
    /(\sand\s(?:now\s)?)([a-z]+s)(?=\s(?:in|at|for|within|under|over|about|only|less|the|an?|~?\d))/,
    (whole, and: string, word: string) => {
      const verb = verbIn(word, 's')
      return verb ? `${and}${verb.forms.ing}` : whole
    },
  )
}

const STATES =
  /^(?:[~\u2248<]?\d|(?:\w+ times|twice|half) as\s|at\s.{0,12}\d|(?:unchanged|identical|equal|green|stable|back|gone|down|up|empty|clean|live|online|ready|fine|fast|safe|done|smooth|good|ok|okay|healthy|quiet|flat|low|high|open|free|solid|intact)\b)/

/** What a thing may be said to be: a state or a property, not another thing. */
function isState(text: string): boolean {
  const word = /^[a-z-]+/i.exec(text)?.[0] ?? ''
  return (
    STATES.test(text) ||
    verbIn(word, 'participle') !== undefined ||
    /(?:ed|er|ous|ful|able|ible|ive|less|-free)$/.test(word)
  )
}
