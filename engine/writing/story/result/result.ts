import { inOrder, type Weighed } from '../../../facts/fields/select.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceFor } from '../../../once.ts'
import { readClause } from '../../../text/clauses/clauses.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { tellsChange } from '../../../text/figures/quantities.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { readTally } from '../../deeds/forms/counted-on.ts'
import { isNoOutcome } from '../../deeds/refused/behaviour.ts'
import { figurePairs } from '../../figures/figure-pairs.ts'
import { isOvertaken, labelledResult } from '../../figures/labelled-result.ts'
import { isMadeWorse } from '../../figures/made-worse.ts'
import { measuredStatement } from '../../figures/measures.ts'
import { kindOf } from '../../figures/name-of-figure.ts'
import { pairStatement } from '../../figures/pair-phrase.ts'
import { isTradeOff } from '../../figures/trade-off.ts'
import { writtenUp } from '../../incident-report.ts'
import { isOnlyPlanned } from '../../only-planned.ts'
import { withArticles } from '../../sentence/articles.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords, tidySentence, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { withItsVerb } from '../../sentence/verbless.ts'
import { isSoOfTrouble } from '../../so-of-trouble.ts'
import { inVain } from '../action/in-vain.ts'
import { isSaidIn } from '../action/said-in.ts'
import { toldDeed } from '../action/told-deed.ts'
import type { Material } from '../material.ts'
import { measuredSince } from '../situation/measured-before.ts'
import { workMatter } from '../situation/object-matter.ts'
import { isToldWhole } from '../situation/well-built.ts'
import { leftBehind, lookedThrough } from '../state/left-behind.ts'
import { standing, stateBehind } from '../state/standing.ts'
import { troubleOver } from '../state/trouble-over.ts'
import { easeOfResult } from '../telling/ease.ts'
import { unspliced, voiced } from '../telling/say.ts'
import { isSayable, WALL } from '../telling/sayable.ts'
import { isSubjectless } from '../telling/stands-alone.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { afterChange, heldSince } from './after-change.ts'
import { anchored, POINTING } from './anchored.ts'
import { byDoing } from './by-doing.ts'
import { ofTheChange } from './by-the-change.ts'
import { withoutAside, withoutCaveat } from './caveat.ts'
import { endTold, NAMELESS } from './end-of-sentence.ts'
import { endIn } from './end-told.ts'
import { gainAlone, gainTold } from './gain-alone.ts'
import { goalReached } from './goal-reached.ts'
import { impactTold } from './impact-told.ts'
import { inNumbers } from './in-numbers.ts'
import { isFigure, isNoResult, isOneMoreDeed, isResult } from './is-result.ts'
import { itsDoing } from './its-doing.ts'
import { lastWord } from './last-word.ts'
import { isMovedBefore } from './no-news.ts'
import { nowSoTold } from './now-so.ts'
import { isFigureOf, isPairSaid, isTellingPair, measuredBefore } from './pair-told.ts'
import { recovery } from './recovery.ts'
import { sinceTold } from './since-told.ts'
import { isSoundEnd } from './sound-result.ts'
import { asTally, testsPassed } from './tests-passed.ts'
import { isToldFirst } from './told-first.ts'
import { tailOfGain, trailingGain } from './trailing-gain.ts'
import { verblessEnd } from './verbless-end.ts'
import { withVerb } from './with-verb.ts'

/**
 * A result, how many sentences the action must keep if it gives up the ones that are told here (none where it was no deed at all), and
 * what it should not end with.
 */
export type Result = Phrase & { spares?: number; isState?: true; isMeant?: true; tail?: string }

/** The best result that can be told as it stands, as whole sentences. */
export function chooseResult(material: Material, situation: Phrase, action: Phrase): Result {
  let last: Result = { text: '', sources: [] }
  for (const result of resultsOf(material, situation, action)) {
    last = result
    if (isToldFirst(last.sources, material)) continue
    if (isToldWhole(last.text) && !tellsWorse(last.text) && isSoundEnd(last.text)) break
  }
  return last
}

/** "This made the lid hard to open". */
function tellsWorse(text: string): boolean {
  const clause = text.startsWith('This ') ? readClause(text) : undefined
  return clause !== undefined && isMadeWorse(clause)
}

/** A long text has its outcome among so many sentences. */
const ENDS = 120

function likeliest(all: readonly Weighed[]): readonly Weighed[] {
  if (all.length <= ENDS) return all
  return inOrder(all.toSorted((a, b) => b.likelihood.impact - a.likelihood.impact).slice(0, ENDS))
}

/** The results that the text tells, or else what now exists or works; the best first, and a plain one last. */
function* resultsOf(material: Material, situation: Phrase, action: Phrase): Generator<Result> {
  const { prose, deeds, me, salience } = material
  const before = [...situation.sources, ...action.sources]
  const undone = deeds.every((deed) => deed.undone) ? deeds[0]?.undone : undefined
  if (undone) yield { text: `In the end, ${me === 'I' ? 'I' : 'we'} ${undone}.`, sources: [] }
  const reached = goalReached(prose, me)
  if (reached) yield reached
  const named = labelledResult(prose)
  if (named) yield { text: named.text, sources: [named.source] }
  const pairs = figurePairs(prose).filter(isTellingPair)
  const pair = pairs.find(({ turn }) => turn === 'better') ?? pairs[0]
  // Beside what got better nobody tells what only grew.
  const rest = pairs.filter(({ turn }) => turn !== 'better' && pair?.turn === 'better')
  const results = likeliest(prose.all).filter(
    (one) =>
      one.body.length < WALL &&
      !situation.sources.includes(one) &&
      !rest.some(({ sources }) => sources.includes(one)) &&
      isResult(one, prose) &&
      !isOvertaken(one, prose) &&
      !isSoOfTrouble(one, prose.all),
  )
  // What a gain has cost is told only where no gain is.
  const gains = results.filter((one) => !isTradeOff(withoutCaveat(one.body)))
  const tellOne = onceFor((source: Weighed): string => {
    const text =
      asTally(source, prose) ??
      gainTold(source) ??
      measuredStatement(unlabelled(source.body)) ??
      withItsVerb(source.body) ??
      heldSince(source) ??
      (isSayable(source)
        ? ((action.sources.includes(source) ? trailingGain(source) : undefined) ??
          voiced({ ...source, body: withoutAside(withoutCaveat(source.body)) }, me))
        : inNumbers(source))
    // "40% wood reduction" was only taken for a sentence.
    return /^[~<>]?\d/.test(text) && isFigure(source) && !isToldWhole(withVerb(text))
      ? inNumbers(source)
      : text
  })
  const told = within(
    salience
      .pick('result', gains.length > 0 || pair ? gains : results, 2, (one, chosen) => {
        const said = unlabelled(one.body)
        const whole = chosen.length === 1 ? anchored(one, said, material, before) : said
        if (whole === undefined || (chosen.length === 1 && NAMELESS.test(said))) return 0
        if (!isToldWhole(withIt(withVerb(tellOne(one))))) return 0
        // What can be told only behind another sentence is not easily told.
        return easeOfResult(said) * (whole === said ? 1 : 0.6)
      })
      .map((source) => ({ source, text: tellOne(source) })),
    60,
  )
    .filter(
      ({ text, source }) =>
        !isTold(text, source, action) &&
        !(text.startsWith('This ') && trailingGain(source) === text && isFollowed(source, action)) &&
        !(source.sentence.kind === 'row' && COLUMNS.test(text)) &&
        !(text.startsWith('This ') && isNoOutcome(source, prose) && !tellsChange(text)),
    )
    .flatMap(({ text, source }, at, all) => {
      const last = all[at - 1]?.source
      // "It" is what the text has just spoken of, and not what happens to be told before.
      const isNext = last && prose.all.indexOf(last) === prose.all.indexOf(source) - 1
      const isOwn = isNext || trailingGain(source) === text
      const whole = isOwn ? text : anchored(source, text, material, last ? [...before, last] : before)
      return whole === undefined || isSubjectless(whole)
        ? []
        : [{ source, text: unspliced(ofTheChange(withIt(withVerb(whole.replace(AFTER_THAT, ''))))) }]
    })
  const isSaid = pair && told.some((one) => isPairSaid(pair, one.text))
  if (pair && !isSaid) {
    const beside = told.filter(({ source }) => !isFigureOf(pair, source)).slice(0, 1)
    const thing = pair.thing || (beside.length > 0 ? '' : measuredBefore(pair, material)) || kindOf(pair)
    const texts = [...beside.map((one) => one.text), pairStatement({ ...pair, thing })]
    yield { text: texts.join(' '), sources: [...beside.map((one) => one.source), ...pair.sources] }
  }
  const text = told
    .map((one) => one.text)
    .join(' ')
    .replace(/^(I|We) also\s/, '$1 ')
  // "This resulted in faster boots" needs the deed that it speaks of.
  const ofDeed = told.find(({ source }) => action.sources.includes(source) && trailingGain(source))?.source
  const sources = told.map((one) => one.source)
  if (text) yield ofDeed ? { text, sources, tail: tailOfGain(ofDeed) } : { text, sources, spares: 1 }
  const gain = gainAlone(prose)
  if (gain) yield { text: gain.text, sources: [gain.source] }
  const since = afterChange(prose)
  if (since && !isSaidIn(since.text, action)) yield { text: since.text, sources: [since.source] }
  const tally = tallied(prose.all)
  if (tally) yield tally
  const vain = inVain(prose, deeds)
  if (vain) yield vain
  const back = recovery(prose)
  if (back) yield back
  const end = endTold(material, situation, action)
  if (end) yield end
  const resolved = byDoing(prose)
  if (resolved) yield resolved
  const outcome = impactTold(prose, before, me)
  const isLate = outcome && !isMovedBefore(outcome.source, prose)
  const whole = isLate ? anchored(outcome.source, outcome.text, material, before) : undefined
  if (outcome && whole && !isSaidIn(whole, action))
    yield { text: unspliced(whole), sources: [outcome.source] }
  const state = standing(prose, deeds, situation, action)
  const stated = state && anchored(state, voiced(state, me), material, before)
  if (stated && !isSaidIn(stated, action))
    yield { text: unspliced(stated), sources: [state], spares: 1, isState: true }
  const tail = stateBehind(deeds)
  if (tail) yield tail
  const made = sinceTold(material, action)
  if (made) yield made
  const bare = verblessEnd(prose, before)
  if (bare) yield { text: bare.text, sources: [bare.source] }
  const over = troubleOver(deeds, prose)
  if (over) yield { text: tidySentence(over.text), sources: [over.deed.source] }
  const word = lastWord(prose, deeds, before, me)
  const closing = word && anchored(word.source, word.text, material, before)
  if (closing && !isSaidIn(closing, action)) yield { text: unspliced(closing), sources: [word.source] }
  const doing = itsDoing(material, before)
  if (doing && !isSaidIn(doing.text, action)) yield { ...doing, text: unspliced(doing.text) }
  // What a deed brought about says more than that its thing is there now.
  const brought = action.sources.slice(-1).find((one) => trailingGain(one))
  if (brought) yield { text: trailingGain(brought) ?? '', sources: [brought], tail: tailOfGain(brought) }
  const seen = nowSoTold(prose, before)
  if (seen) yield seen
  const left = leftBehind(material, action)
  const tests = testsPassed(prose)
  if (left) yield tests && !left.sources.includes(tests.source) ? withTests(left, tests) : left
  const last = prose.solution.at(-1)
  if (last && isSayable(last) && isEnd(last) && !action.sources.includes(last) && toldDeed(last.body, me))
    yield {
      text: `In the end, ${uncapitaliseNoun(voiced(last, me))}`,
      sources: [last],
    }
  const so = nowSoTold(prose)
  if (so) yield { ...so, isMeant: true }
  const work = workMatter(material)
  const isNamed = readVerb(work).length === 0 && !/^[a-z]+ing\s/.test(work) && !isNoName(work)
  const matter = isNamed ? work : 'the task at hand'
  if (isOnlyPlanned(prose)) yield { text: `The work on ${matter} is planned.`, sources: [] }
  if (prose.all.some(({ body }) => NO_PROGRESS.test(body)))
    yield { text: `The work on ${matter} is still open.`, sources: [] }
  const least = measuredSince(prose) ?? lookedThrough(deeds) ?? writtenUp(prose)
  if (least) yield { text: least, sources: [] }
  // That it still goes on would say more than the text does.
  const on = matter === 'the task at hand' ? '' : withArticles(`worked on ${matter}`).replace('worked', '')
  yield { text: `This moved ${me === 'I' ? 'my' : 'our'} work${on} forward.`, sources: [] }
}

/** "the allow user", "/feed", "ALL doors", "the issues", "Financial": cut out of a sentence or a heading, and no name of any work. */
function isNoName(work: string): boolean {
  const [word = ''] = work.replace(/^the\s/, '').split(' ')
  return (
    /^[/.]|^ALL\b|^(?:the )?(?:issues?|problems?|bugs?)(?:$|\/)|^[A-Z][a-z]+(?:ial|ional|ous|ive)$/.test(
      work,
    ) ||
    (verbIn(word, 'base') !== undefined && !NOUN_VERBS.has(word))
  )
}

const NO_PROGRESS = /^(?:still )?(?:no|zero|hardly any|not much|little) (?:real )?progress\b/i

/** Beside a state that was only made of a deed, that the tests passed is what the text tells of the end. */
function withTests(left: Result, { text, source }: { text: string; source: Weighed }): Result {
  return { ...left, text: `${left.text} ${text}`, sources: [...left.sources, source] }
}

/** "Found 43 issues, fixed 31, rest is in backlog": what was done of it, and what is left. */
function tallied(all: readonly Weighed[]): Result | undefined {
  for (const source of all) {
    const tally = readTally(source.body)
    if (!tally || source.clause?.isNegated) continue
    const { some, many, verb, left } = tally
    const text = `${some} of the ${many} have been ${verb.forms.participle}${left && `, and the ${left}`}`
    return { text: tidySentence(text), sources: [source] }
  }
  return undefined
}

/** "Seems to work, though": the thing does. */
function withIt(text: string): string {
  return /^(?:seems to|appears to|(?:works|runs|compiles|boots)(?! (?:now )?(?:take|took|are|were|need|have|had|end|finish)\b)|looks (?:good|fine|great))\b/i.test(
    text,
  )
    ? `It ${uncapitaliseNoun(text)}`.replace(/,?\s(?:though|however|too)(?=[.!]*$)/, '')
    : text
}

/** A row of a table that could not be put into words. */
const COLUMNS = /[:,]\s(?:before|after|old|new|change)\s[~+-]?\d/i

const AFTER_THAT = /^(?:after|once)\s(?:this|that|it)\s(?:was|is|had been|got)\s\w+(?:\s\w+)?,\s/i
/** What a sentence must be to close a story that has nothing better. */
function isEnd(one: Weighed): boolean {
  return (
    one.sentence.kind !== 'title' &&
    one.likelihood.problem < 0.4 &&
    !one.features.includes('old state') &&
    !POINTING.test(one.body) &&
    !isOneMoreDeed(one) &&
    !isNoResult(one)
  )
}

const IS_NOW = /^(?!(?:I|we)\b)[^,;]{3,80}\s(?:(?:is|are|can) now|no longer)\s/i

/** What was reached in the end, by a deed that the action can do without. */
const REACHED =
  /^(?:I|We) (?:finally |eventually |also )?(?:(?:managed to|was able to|were able to) (?!\S+ (?:it|them|this|that)\b)|got (?!(?:it|them|this|that)\b)(?:\S+ ){1,6}?(?:to work|to run|working|running)\b)/

/** "This made it easier" would be heard of the deed that is told last. */
function isFollowed(source: Weighed, { sources }: Phrase): boolean {
  return sources.includes(source) && sources.at(-1) !== source
}

const OPENS_OWN = /^(?:I|We)\s(?!can\b)/

/** Said in the action already, in these or nearly these words; a figure may be said again. */
function isTold(text: string, source: Weighed, action: Phrase): boolean {
  // How things are now is kept for the result, where the action has more to tell.
  const isSpare = action.sources.includes(source) && new Set(action.sources).size > 1
  if (isSaidIn(text, action))
    return !(isSpare && (IS_NOW.test(text) || REACHED.test(text) || tellsChange(text)))
  // "This PR moves the lamps to the hall" has just been told as "I moved the lamps to the hall".
  const isChange = source.clause?.subject === 'change' && action.sources.includes(source)
  if (isChange && likeness(text, action.text) > 0.7) return true
  // "I moved the lamp, now it burns": the deed is told, and how it ended is told by itself.
  const isOwn = /^(?:i|we|none)$/.test(source.clause?.subject ?? '')
  if (isOwn && action.sources.includes(source) && (endIn(source)?.at ?? 0) > 0 && OPENS_OWN.test(text))
    return true
  if (/\d/.test(text)) return false
  const isDeed =
    source.clause?.subject === 'none' &&
    source.clause.form === 'past' &&
    !/\bnow\b/.test(text) &&
    trailingGain(source) === undefined
  if (isDeed && action.sources.includes(source)) return true
  // "It drops the table" has just been told as "I dropped the table".
  const isOfChange = source.clause?.form === 's' && /^(?:this|change|none)$/.test(source.clause.subject)
  if (isOfChange && action.sources.includes(source) && source.likelihood.solution > source.likelihood.impact)
    return true
  return source.likelihood.solution > source.likelihood.impact && likeness(text, action.text) > 0.85
}

function within<T extends { text: string }>(sentences: T[], words: number): T[] {
  let room = words
  return sentences.filter((one, index) => {
    const length = countWords(one.text)
    if (index > 0 && length > room) return false
    room -= length
    return true
  })
}
