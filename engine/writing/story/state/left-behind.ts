import type { Weighed } from '../../../facts/fields/select.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { type Deed, isSubjectLine, tell, tellNow } from '../../deeds/deed.ts'
import { partsOf } from '../../deeds/extent/deed-parts.ts'
import { firstObject, isMany } from '../../deeds/extent/object.ts'
import { isMadeWorse } from '../../figures/made-worse.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords, tidyClause, tidySentence } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import { isSoundDeed } from '../action/told-deed.ts'
import type { Material } from '../material.ts'
import { goesWithoutSaying, isByTheWay } from '../result/by-the-way.ts'
import { chosen, known, owned } from '../result/known-since.ts'
import { isNotUsedYet } from '../result/not-used-yet.ts'
import { nowSo } from '../result/now-so.ts'
import { isSoundResult } from '../result/sound-result.ts'
import { isReplaced } from '../situation/lacking.ts'
import { isNamed } from '../telling/named-deed.ts'
import { type Speaker, spoken } from '../telling/say.ts'
import { doneTo } from './done-to.ts'
import { leftPlainly } from './left-plainly.ts'
import { movedBy } from './moved-by.ts'
import { stateOf } from './state.ts'
import { stateTold } from './state-told.ts'

/** How many deeds are asked what they left behind, the weightiest first. */
const ASKED = 8

/** How many of them may be turned round: what comes later is rarely the point. */
const TURNED = 3
/** That all of it is finished is more than what was done on the way. */
const AT_END = 4.2

/** What is told last is nearer to the end. */
const LATER = 0.5

/** "80% done": what is not all there yet. */
const PARTLY =
  /[,(]\s?(?:about |roughly |~)?(?:\d{1,2}\s?%|half|mostly|partly|almost) (?:done|complete|finished|there)[)\s.!]*$/i

/** A phrase, and how many sentences the action must keep to give up the one that tells the same. */
type Left = Phrase & { spares: number; tail?: string }

/**
 * What now exists or works, taken from what was done, for a text that tells no result. A deed that the action has not told is
 * best, one that it can do without the next, so that nothing need be said twice.
 */
export function leftBehind({ deeds: all, prose, me }: Material, action: Phrase): Left | undefined {
  const gained = gainedBy(action)
  if (gained) return gained
  const deeds = all.filter(
    (deed) =>
      !deed.undone &&
      !PARTLY.test(deed.source.body) &&
      !isNamed(deed) &&
      !isHarm(deed) &&
      isSoundDeed(`I ${tell(deed, 'past')}`),
  )
  const spare = new Set(action.sources).size > 1
  const told = (deed: Deed) => action.sources.includes(deed.source) || likeness(deed.rest, action.text) > 0.8
  const price = (deed: Deed, at: number) => at * 0.3 + (told(deed) ? (spare ? 1.5 : 3) : 0)
  const late = (deed: Deed) => LATER * deeds.filter((other) => isBefore(other, deed)).length
  // Of the orders of a list the last is no nearer to the end than the first.
  const step = ({ clause, source }: Deed) =>
    clause.form === 'base' && source.sentence.kind === 'item' ? 0 : LATER
  const states = deeds.slice(0, ASKED).flatMap((whole, at) =>
    partsOf(whole).flatMap((deed, part) => {
      const since = nowSo(deed.source.body)
      const now = movedBy(deed) ?? tellNow(deed) ?? stateTold(deed) ?? worksSince(deed) ?? since
      // What the text itself says is so since is more than what can be made of a deed.
      const state = now
        ? { text: now, worth: 3.6 }
        : (brought(deed) ?? stateOf(deed) ?? known(deed, me) ?? chosen(deed))
      const text = state && tidySentence(state.text)
      return text
        ? [
            {
              text,
              isSaid: text === since,
              source: whole.source,
              isBeside: state.worth < 0 && at > 0,
              worth:
                state.worth -
                (HOLLOW.test(text) ? 2 : 0) -
                price(whole, at) +
                (state.worth > 1 ? late(whole) + part * step(whole) : 0),
            },
          ]
        : []
    }),
  )
  const sorted = states.toSorted((a, b) => b.worth - a.worth)
  const mayEnd = ({ text, isSaid }: (typeof states)[number]) =>
    (isSaid || isSoundState(text)) && !isNotUsedYet(text, prose) && !isStepBack(text, prose.all)
  const asLeft = ({ text, source }: (typeof states)[number]): Left => ({
    text: leftPlainly(text),
    sources: [source],
    spares: sparesOf(text, source, deeds),
  })
  // Where there is but one deed, what goes without saying is all there is to say.
  const isWorthIt = (text: string) => deeds.length === 1 || !isByTheWay(text)
  const best = sorted.find((state) => !state.isBeside && isWorthIt(state.text) && mayEnd(state))
  if (best) return asLeft(best)
  const rest = deeds
    .slice(0, ASKED)
    .filter((deed) => !UNTOLD.test(deed.rest) && !/->|=>|\u2192/.test(deed.rest))
    .map((deed, at) => ({
      deed,
      worth:
        (STEPS.test(deed.clause.verb.base) ? (deed.clause.verb.base === 'try' ? -1 : 0) : 2) -
        at * 0.3 -
        (told(deed) ? 1 : 0) +
        late(deed),
    }))
    .toSorted((a, b) => b.worth - a.worth)
  // Told twice in the same words, a deed is no news; "the queries have been found" at least says where things stand.
  let trifle: Left | undefined
  for (const { deed } of rest.slice(0, TURNED)) {
    const [text] = deeds
      .filter(({ source }) => source === deed.source)
      .toSorted((a, b) => (isBefore(a, b) ? 1 : -1))
      .flatMap((one) => partsOf(one).toReversed())
      .flatMap((part) => (ENDLESS.test(part.clause.verb.base) ? [] : (doneTo(part) ?? [])))
    if (
      !text ||
      MISCUT.test(text) ||
      holdsDeed(text) ||
      !isSoundResult(tidySentence(text)) ||
      (deeds.length > 1 && goesWithoutSaying(text))
    )
      continue
    const turned = {
      text: tidySentence(leftPlainly(text)),
      sources: [deed.source],
      spares: sparesOf(text, deed.source, deeds),
    }
    if (isWorthIt(text)) return turned
    trifle ??= turned
  }
  // A test that goes with the work is still more than nothing.
  const beside = sorted.find(mayEnd)
  if (beside ?? trifle) return beside ? asLeft(beside) : trifle
  for (const { deed } of rest) {
    const text = deeds.some((other) => isBefore(deed, other)) ? undefined : owned(deed, me)
    if (text) return { text: tidySentence(text), sources: [deed.source], spares: KEPT }
    const done = underWay(deed) ?? (isEndless(deed) ? undefined : asDone(deed, deeds, me))
    if (done && isSoundResult(done.text)) return { ...done, spares: KEPT }
  }
  return undefined
}

/** "The bug is now fixed": which one, nobody has heard. */
const HOLLOW =
  /^(?:The|All|Some|Several) (?:(?:minor|small|few|remaining|various) )?(?:bugs?|errors?|issues?|problems?) (?:is|are) now (?:fixed|resolved|solved)\.$/

const IT_WORKED =
  /\band (?:now )?(?:it|that|this|everything) (?:finally |now |all )?(?:works?|worked|is working|was working|runs|ran)(?: again| fine| now| perfectly| great)?\W*$/i

/** "Fixed the divider and it worked": the divider now works. */
function worksSince({ clause: { verb }, rest, source }: Deed): string | undefined {
  const thing = firstObject(rest)
  if (!/^(?:fix|repair|mend|debug|correct)$/.test(verb.base) || !IT_WORKED.test(source.sentence.text))
    return undefined
  const isPlain = /^(?:the|my|our)\s[\w-]+(?:\s[\w-]+){0,3}$/.test(thing) && !FAULT.test(thing)
  return isPlain ? `${thing} now ${isMany(thing) ? 'work' : 'works'}` : undefined
}

const FAULT =
  /\b(?:bugs?|issues?|problems?|errors?|leaks?|crash(?:es)?|faults?|typos?|mistakes?|in|of|with|on|to|for|and|by)\b/

/** So many of them looked through is something to show, where there is no other end to tell. */
export function lookedThrough(deeds: readonly Deed[]): string | undefined {
  const ends = deeds
    .filter(({ clause, rest }) => LOOKED_THROUGH.test(clause.verb.base) && COUNTED.test(rest))
    .map((deed) => doneTo({ ...deed, rest: deed.rest.replace(OF_THEM, '').replace(WITH_WHOM, '') }))
  const end = ends.find((text) => text && isSoundState(text))
  return end && tidySentence(end)
}

const COUNTED = /^(?:all\s)?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|a dozen)\s[a-z]/i
const LOOKED_THROUGH =
  /^(?:review|discuss|check|inspect|study|research|examine|triage|proofread|evaluate|audit)$/
/** What is said of one of them, and who took part, is told with the deed. */
const OF_THEM = /,\s(?:(?:one|two|some|most|all|none|half) of (?:which|them)\s.*|[a-z]+ed\s.*)$/
const WITH_WHOM = /\swith\s[^,;:]{2,40}$/

/** Whether one deed is told before another in the same sentence. */
function isBefore(one: Deed, other: Deed): boolean {
  const at = ({ source, rest }: Deed) => source.body.indexOf(rest.split(' ').slice(0, 3).join(' '))
  return one !== other && one.source === other.source && at(one) < at(other)
}

/** A deed beside the main one may be told only here if that says nearly all of it; else the action keeps more. */
function sparesOf(text: string, source: Weighed, [main]: readonly Deed[]): number {
  return source !== main?.source && countWords(source.body) <= countWords(text) + 8 ? 1 : 3
}

const GAINED =
  /,\s(?:thus |thereby |hence )?((?:allow|permitt|enabl|ensur|guarantee|lett|mak|prevent|avoid|reduc|improv|eliminat|simplify|sav|resolv|restor|return|clear)ing)\s((?!sure\b|it\b|them\b|up\b)(?:[^,;:]|(?<=\d):(?=\d)){6,90})$/

/** "I moved the parser, allowing custom paths" ends with what it is good for. */
function gainedBy({ text, sources }: Phrase): Left | undefined {
  const last = sources.at(-1)
  const [tail = '', word = '', rest = ''] = (last && GAINED.exec(tidyClause(last.body))) || []
  const verb = verbIn(word, 'ing')
  if (!last || !verb || !text.replace(/[.!]+$/, '').endsWith(tail) || isTorn(rest)) return undefined
  if (isMadeWorse({ verb, rest })) return undefined
  // What came about once is over, what is made possible lasts.
  const form = /^(?:resolve|restore|return|clear|save|eliminate)$/.test(verb.base) ? 'past' : 's'
  return { text: spoken(`This ${phraseIn(form, verb, 'ing', rest)}`), sources: [last], spares: 0, tail }
}

/** What only the page has named, what is cut off, or how the deed went on: none of it is a state. */
const NO_STATE =
  /\bof (?:each|both)\b(?! \w)|\b(?:it|them|these|those|ones|(?:new|old|other|same) one)\b|->|=>|\u2192|\b(?:PR|pull request|MR|issue|ticket)\s#?\d|\b(?:until|once|while|after)\s.*\b(?:was|were|had)\b/i

/** "Made the lid harder to lift" is nothing to end with. */
function isHarm({ clause: { verb }, rest }: Deed): boolean {
  return verb.base !== 'keep' && isMadeWorse({ verb, rest })
}

/** "The pump is gone", where another was put in its place: a step. */
function isStepBack(text: string, all: readonly Weighed[]): boolean {
  const [, thing = ''] = /^(.+?) (?:is|are) gone\b/.exec(text) ?? []
  return thing !== '' && isReplaced(thing, all)
}

const FINISHED = /^(?:finish|complete)$/
const BROUGHT_TO_END = /\b(?:finished|completed|(?:am|is|are) done|wrapped up)\s([a-z]+ing)\s/

/** "Finished painting the hull": that it is painted is where the work ends. */
function brought(deed: Deed): { text: string; worth: number } | undefined {
  const { verb } = deed.clause
  const [, all = ''] =
    /^everything,? (including\s[^,;:()]{4,80})$/.exec(deed.rest.replace(/[.!]+$/, '')) ?? []
  if (all && FINISHED.test(verb.base))
    return { text: `everything, ${all}, is now ${verb.forms.participle}`, worth: AT_END }
  const [, doing = ''] = BROUGHT_TO_END.exec(deed.source.body) ?? []
  if (verbIn(doing, 'ing')?.base !== verb.base) return undefined
  const text = doneTo(deed)?.replace(/\b(has|have) been\b/, (_, has: string) =>
    has === 'has' ? 'is now' : 'are now',
  )
  return text ? { text, worth: AT_END } : undefined
}

/** What was said of the doing, of its length or of its time stands between a thing and its verb, or only the page knows which thing. */
const MISCUT =
  /^\(|^the (?:after|before|during|within|without|until|since|by|for|with)\s|^the (?:other|rest of|remaining|latter|former|appropriate|corresponding|respective|relevant)\s|\b(?:below|in|at|from|to|with|of) (?:is|are|has|have)\b|\((?:\d+|an?|one|two|three)\s(?:weeks?|days?|hours?|months?)\)|\ba (?:bit|little|lot)\s(?:is|are|has|have)\b|\b(?:before|after|while|when)\s[a-z]+ing\s(?:is|are|has|have)\b/i

/** "The hook and migrate 5 rows are now moved": a second deed is no thing. */
function holdsDeed(text: string): boolean {
  const word = /\sand\s([a-z]+)\s(?:\d|the|an?|all|its)\b/.exec(text)?.[1] ?? ''
  return /,\s\+|\btries\b/.test(text) || (verbIn(word, 'base') !== undefined && !NOUN_VERBS.has(word))
}

/** '"Add is now made to cart" button': the verb was put into what is quoted. */
function isCutQuote(text: string): boolean {
  const [thing = ''] = text.split(/\s(?:is|are|has|have)\s/, 1)
  return thing.split('"').length % 2 === 0
}

function isSoundState(text: string): boolean {
  return (
    !isCutQuote(text) &&
    !holdsDeed(text) &&
    !MISCUT.test(text) &&
    !isOver(text) &&
    // "Saves us 900 a month": we are not what was saved.
    !/^(?:Us|Me|Him|Them)\s/.test(text) &&
    // What "everything" is only the page knows.
    !/^(?:Everything|All|It) (?:is|are) now\b(?! (?:possible|documented|explained|described) )/.test(text) &&
    // "The strap now matches each other".
    !/\b(?:is|has|now (?:[a-z]+ly )?[a-z]+s)\b.*\beach other\b/.test(text) &&
    !NO_STATE.test(text.replace(/^it is now /i, '')) &&
    // "Two pumps with Ann are now fixed": whom one fixed them with.
    !/\swith [A-Z][a-z]+ (?:is|are) now\b/.test(text) &&
    !isTorn(text.replace(/\.$/, '')) &&
    isSoundResult(text)
  )
}

/** "There is now a script which paid the guests back": its work is done. */
function isOver(text: string): boolean {
  const [, word = ''] = /^There (?:is|are) now\s[^,;]*?\s(?:which|that)\s([a-z]+)\s/.exec(text) ?? []
  return verbIn(word, 'past') !== undefined && verbIn(word, 'base') === undefined
}

/** How many sentences the action keeps that gives a deed to the result. */
const KEPT = 2

/** What a listener could not place, or what is no end of anything. */
const UNTOLD =
  /^[;,:]|^between\s|^(?:an?\s[\w-]+|another|the (?:new|other|next|same|last))\sones?\b|^(?:it|them|this|that|these|those|everything|on it)\b|\b(?:myself|will be continuing|day off|days off|some recap|next week)\b/

/** Deeds on the way to something. */
const STEPS =
  /^(?:test|order|ask|discuss|work|start|continue|begin|read|learn|look|investigate|try|meet|check|study|review|research|explore|debug|run|measure|compare|plan|copy|push|pull|spend|notice|find|talk|help|get|do|gather|trace|identify|diagnose|locate|pinpoint|detect|spot|notify|inform|warn|contact|follow|settle|receive|discover|grab|open|close|refresh|acquire|focus|realise|realize|punt|scrap|watch|attend|buy|record|note|place|plug|log|attach|clone|envision|imagine|let|wake|subscribe|decide|choose|reconnect|concentrate)$/

/** What one does on the way and has nothing to show for: "the logs have been reviewed" is no end. */
const ENDLESS =
  /^(?:review|discuss|read|look|study|track|watch|attend|note|notice|ask|talk|meet|plan|open|record|investigate|research|explore|debug|try|spend|concentrate|focus|start|begin|continue|work|execute|run|check|learn|think|consider|experiment|play|wait|help|follow|search|browse|grab|assume|realise|realize|inspect|report|mention|manage|chase|hunt|fight|struggle|pair|shadow|practice|practise|monitor|observe|blame?|suspect|complain|argue|page|envision|imagine|receive|sociali[sz]e|log|attempt)$/

/** Who learned Rust and wrote a filter has the filter. */
function isEndless({ clause, rest }: Deed): boolean {
  const [, next = ''] = /\sand\s([a-z]+)\s/.exec(rest) ?? []
  const other = verbIn(next, clause.form)
  return ENDLESS.test(clause.verb.base) && !(other?.isWork && !ENDLESS.test(other.base))
}

const NO_WORK =
  /^(?:running into|trying|struggling|getting|figuring)\b|\b(?:is|are|was|were|seems?|has|had|I|we|that|which|progress)\b/

/** "Worked on the pump driver": the work on it is under way. */
function underWay({ clause: { verb }, rest, source }: Deed): Phrase | undefined {
  const [, on = ''] =
    /^(?:(?:to work|working|work)\s)?on\s((?:the|an?|my|our|some|its|[a-z]+ing)\s[^,;:()]{3,80})(?![^,;:()])/i.exec(
      /^(?:work|start|begin|continue|focus|concentrate)$/.test(verb.base)
        ? firstObject(rest).replace(/\s(?:that|which|by\s[a-z-]+ing)\s.*$/, '')
        : '',
    ) ?? []
  const isPlain = on && countWords(on) <= 12 && !NO_WORK.test(on)
  return isPlain ? { text: spoken(`Work on ${on} is underway.`), sources: [source] } : undefined
}

/** "A way to prevent this from happening", "a lot". */
const OF_UNTOLD =
  /\b(?:this|these|those|them)(?:$|\s(?:from|to|in|on|by|with|so|and)\b)|\ba lot(?:$|\s(?:done|of)\b)|\bthat (?:was|is) not an?\b|^\S+ in (?:some|more|great) detail\b|,\)|^\S+ each one\b|\b(?:show|tell|give) you\b|\b(?:below|above|before|after) that,|\s(?:on|in|into|onto|to|with) (?:it|them)$/

function asDone(deed: Deed, deeds: readonly Deed[], me: Speaker): Phrase | undefined {
  const isLog = deed.who !== 'nobody' || deed.clause.form !== 'base' || !deeds.some(isSubjectLine)
  const first = isLog ? deed : { ...deed, rest: deed.rest.replace(/\sand\s(?:start|begin)\s[^"]*$/, '') }
  const whole = tell(first, isLog ? 'participle' : 's')
  const phrase = (shorten(whole, 18) ?? shorten(whole, 28))?.replace(
    /^gotten\s(?!.*\sand\s[a-z]+ed\s)/,
    'managed to get ',
  )
  if (!phrase || isTorn(phrase) || holdsDeed(phrase) || OF_UNTOLD.test(phrase)) return undefined
  if (
    /^(?:made\s(?:\w+\s){0,3}(?:progress|attempts?)|attempted)\b|^managed to get (?:[\w-]+ ){0,3}(?:errors?|warnings?|exceptions?|crashes|failures?)\b|^failed\b|\sand failed\b/.test(
      phrase,
    )
  )
    return undefined
  const who = isLog ? `By the end, ${me === 'I' && deed.who !== 'we' ? 'I' : 'we'} had` : 'The change'
  return { text: spoken(`${who} ${phrase.trim()}.`), sources: [deed.source] }
}
