import { isAnsweredNext } from '../../../facts/fields/answered-next.ts'
import type { Prose } from '../../../facts/fields/prose.ts'
import { isDisowned } from '../../../facts/fields/seeming-outcome.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { GIVEN_NAMES } from '../../../lexicon/given-names.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { WANTED } from '../../../lexicon/wanted.ts'
import { readClause, splitLead } from '../../../text/clauses/clauses.ts'
import { type Verb, verbIn } from '../../../text/clauses/verbs.ts'
import { END, FIGURE, LEFT_OPEN } from '../../../text/figures/amount.ts'
import { findQuantities, tellsChange } from '../../../text/figures/quantities.ts'
import { isOfThing } from '../../../text/meaning/of-thing.ts'
import { placeOf } from '../../bullet/longer/place-of.ts'
import { isLevel, isWanted } from '../../figures/better-or-worse.ts'
import { isDoubted } from '../../figures/doubt.ts'
import { isMadeWorse, makesNoGain } from '../../figures/made-worse.ts'
import { isUnwanted } from '../../figures/tells-worse.ts'
import { inflectTail } from '../../sentence/inflect.ts'
import { tidyPhrase, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { impersonal, shorten } from '../../sentence/trim.ts'
import { unpointed } from '../../sentence/unpointed.ts'
import { isDoneByThing } from '../refused/behaviour.ts'
import { directionOf, isWorse } from './direction.ts'
import { shareGain, sharesBeside } from './share-gain.ts'
import { isThing, NOUN, stateGain } from './state-gain.ts'
import { untilOther } from './until-other.ts'

/** A result told as a deed of its own: "Cut X from A to B". */
export type Gain = { text: string; source: Weighed; besides?: Weighed }

/** What makes things better. */
export const GAIN_VERBS = new Set(
  'accelerate boost bring cut decrease double drop eliminate halve improve increase lower minimise minimize prevent raise reduce remove restore save shorten shrink simplify speed stabilise stabilize triple fix avoid make'.split(
    ' ',
  ),
)
/** "Coverage has risen" is told as "coverage rose". */
const PERFECT = '(?:has|have)\\s(?:(?:now|since|already|also)\\s)?'
/** By how much: in figures, or as a share. */
const HOW_MUCH =
  '(?:from|to|by)\\b(?=.*(?:\\d|\\bhalf\\b|\\bthirds?\\b|\\bquarters?\\b|\\b(?:zero|none|nothing)\\b)).*'
const FALL = new RegExp(
  `^${NOUN}(?:${PERFECT}(?:fallen|dropped|decreased|reduced|shrunk|gone down|come down)|(?:now\\s)?(?:dropped|drops|fell|falls|decreased|decreases|reduced|reduces|shrank|shrinks|went down|goes down|came down|got down|is down|are down|is now down))\\s(${HOW_MUCH})$`,
  'i',
)
const RISE = new RegExp(
  `^${NOUN}(?:${PERFECT}(?:risen|increased|grown|gone up|climbed)|(?:now\\s)?(?:rose|rises|increased|increases|grew|grows|went up|goes up|climbed))\\s(${HOW_MUCH})$`,
  'i',
)
const MOVE = lean(
  `^${NOUN}(?:${PERFECT}(?:gone|moved|improved|come)|(?:now\\s)?(?:went|goes|moved|improved|improves|is now|are now))\\s(from\\b(?=\\D*\\d.*\\bto\\b.*\\d|\\s${FIGURE}\\sto\\s${END}).*)$`,
  'i',
)
const TURNED = new RegExp(
  `^${NOUN}(?:is|are|was|were|has been|have been)\\s(?:now\\s)?(reduced|cut|decreased|increased|improved|lowered|raised|brought down|shortened|halved)\\s((?:from|to|by)\\b\\D*\\d.*)$`,
  'i',
)

/** "Raised the yield from 4% to 9% (the gauge shows 8.9)": a sentence of its own. */
const STATED = /\s\([^()]*\b(?:shows?|says?|reports?|reads|is|are|was|were|I|we)\s[^()]*\)/

/** Results that can open a bullet: those that the change itself brought about, and numbers that moved; faint ones where nothing else is told. */
export function findGains(prose: Prose, isAllThereIs = false): Gain[] {
  const least = isAllThereIs ? 0 : 0.25
  const gains = prose.all.flatMap((source): Gain[] => {
    if (
      source.likelihood.impact < (source.quantities.length > 0 ? Math.min(0.08, least) : least) ||
      isTrouble(source, isAllThereIs) ||
      source.likelihood.followup > Math.max(0.5, source.likelihood.impact) ||
      source.sentence.kind === 'row' ||
      source.sentence.kind === 'data' ||
      isDoubted(source.body) ||
      isAnsweredNext(source, prose.all) ||
      isDisowned(source, prose.all) ||
      isDoneByThing(source, prose) ||
      // What the thing saves is told behind the deed that made it.
      (!isAllThereIs && isOfThing(source.sentence, source.body))
    )
      return []
    return parts(source.body).flatMap((part) => {
      if (NOW_BUT.test(part)) return []
      const text = gainOf(part.replace(/,?\s(?:but|however|although|though)\s.*$/i, ''), isAllThereIs)
      const plain = text && impersonal(untilOther(text.replace(ALIKE, ' and $1$2').replace(STATED, '')))
      const short = plain && shorten(plain, 24)
      return short && !UNNAMED.test(short) ? [{ text: short, source }] : []
    })
  })
  return [...gains, ...sharesBeside(gains)]
}

/** "The lock now asks for a key, but ours has none": what others changed, and what is wrong since. */
const NOW_BUT = /^[^,]*\bnow\s[a-z]+s\s[^,]*,\sbut\s/

/** "Cut A from 80% to 5%, and B dropped from 9 s to 1 s": the first verb does for both. */
const ALIKE =
  /(?<=^cut\s.*),?\sand\s((?:[\w-]+\s){1,5}?)(?:(?:was|were)\s(?:cut|reduced)|dropped|fell|decreased|shrank|declined|went)\s(?:down\s)?((?:from|by)\s\S)/

/** "From 4 days to 2 hours, nothing gets lost": what is said besides. */
const BESIDES =
  /(?<=\sto\s.*),\s(?!and\s)(?:[\w-]+\s){1,4}?(?:is|are|was|were|gets?|got|has|have|goes|needs?|works?|stays?)\s.*$|(?<=\sto\s.*),\s(?=[^\s\d]*\d\S*(?:\s(?:\w+\s)?)?(?:->|=>|\u2192)).*$/

/** "Fixed the issue" does not say which. */
const UNNAMED =
  /^\w+ (?:the|this|that) (?:issue|problem|bug|error|fault)\b|^fixed (?:applied|made|done|implemented)\b|^prevented (?:(?:a|any|the|further|future|its) )?(?:re-?occurrences?|recurrences?)$|^made (?:all the|an? (?:[a-z]+ )?)\s?difference\b/i

/** What sounds like trouble is no gain; where nothing else is told, only what names a fault. */
function isTrouble({ likelihood, features }: Weighed, isAllThereIs: boolean): boolean {
  if (likelihood.problem <= Math.max(0.4, likelihood.impact)) return false
  return !isAllThereIs || (features.includes('pure fault') && likelihood.problem > 0.5)
}

/** The statements of a sentence, each of which may tell a result. */
function parts(body: string): string[] {
  return tidyPhrase(body)
    .replace(/[.!]+$/, '')
    .replace(/^[^:]{3,60}:\s(?=[^\d~\u2248<>].*\d)/, '')
    .split(
      /;\s+|,\s(?=now\s)|,\s(?=(?:nobody|no one|everyone|everybody|users|people|customers|support|they|it|we|I)\s)|\s[\u2013\u2014]\s|,\s(?:and|so)\s(?=(?:now|the|this|it|our|all)\s|(?<!\sfrom\s.*)(?:[\w-]+\s){1,4}(?:went|fell|dropped|rose|grew|shrank|decreased|increased)\s(?:down\s|up\s)?(?:from|to|by)\s\D{0,12}\d)|,\s(?=[^,]{3,60}\d\S*(?:\s\w+)?\s?(?:->|\u2192|\(was))/,
    )
}

const SHOWN = lean(
  /^(?:(?:(?:the|our|my|initial|first|these)\s)*(?:results?|benchmarks?|benchmarking|measurements?|tests?|testing|numbers|profiling|metrics)\s(?:show(?:s|ed)?|confirm(?:s|ed)?|suggest(?:s|ed)?|indicate[sd]?)|(?:I|we)\s(?:saw|found|measured|observed|see|noticed)|(?:this|which|it)\s(?:means|meant)|as a result|it (?:turns|turned) out)\s(?:that\s)?/i,
)

/** "Now, after some changes", "since July 18th": when it came about. */
const SINCE =
  /^(?:now\s)?(?:after (?:some|a few|several|many)\s[a-z]+|since (?:last )?[A-Z][a-z]+(?: \d{1,2}(?:st|nd|rd|th)?)?)\s(?=[a-z]+\s)/i

function gainOf(told: string, isAllThereIs: boolean): string | undefined {
  const text = unpointed(told.replace(SHOWN, '').replace(SINCE, ''))
  const { lead, body } = splitLead(text)
  const place = placeOf(lead)
  const gain =
    ownDeed(text) ??
    byGerund(body) ??
    movement(withOneTurn(body.replace(WHEN, ''))) ??
    stateGain(/^with this\b/i.test(text) ? text : body, isAllThereIs) ??
    (isAllThereIs ? shareGain(body) : undefined)
  return gain && `${gain}${place ? ` ${place}` : ''}`
}

/** "Dropped by 30% since the upgrade" says when, not how. */
const WHEN = /\s(?:after|since|once|when)\sthe\s[^,;]+$/

const TWO_MOVES = /^(.*?(from\s\S.*?\sto\s.*?)),?\sand\s(?:[\w-]+\s){1,4}(from\s\S.*?\sto\s.*)$/

/** "Rent fell from 9 k to 7 k, heating from 900 to 500": both did. */
const AND_FROM =
  /(\sfrom\s\S+(?:\s[a-zA-Z%]+)?\sto\s[^\s,]+(?:\s[a-zA-Z%]+)?),\s(?!and\b)((?:[\w-]+\s){1,4}from\s[^\s\d]*\d\S*(?:\s[a-zA-Z%]+)?\sto\s)/

/** "Current went from 9 mA to 1 mA and life from a week to a year": of two that go different ways the first. */
function withOneTurn(told: string): string {
  const body = told.replace(AND_FROM, '$1 and $2')
  const [, first = '', one = '', other = ''] = TWO_MOVES.exec(body) ?? []
  return first && directionOf(one) !== directionOf(other) ? first : body
}

/** "This cut the build from 9 to 3 minutes" is told as "cut the build from 9 to 3 minutes". */
function ownDeed(text: string): string | undefined {
  const clause = readClause(text)
  if (
    !clause ||
    // "Reduces the wait" leaves the "this" out.
    !(/^(?:this|change)$/.test(clause.subject) || (clause.subject === 'none' && clause.form === 's')) ||
    clause.isNegated ||
    clause.modality !== 'done' ||
    // "It still drops a crate an hour", "it only saved a crate".
    /\b(?:still|only|barely|hardly|merely)\b/.test(clause.adverb)
  )
    return undefined
  if (
    !GAIN_VERBS.has(clause.verb.base) ||
    isMadeWorse(clause) ||
    makesNoGain(clause) ||
    // "It dropped about 5% of the letters" lost them.
    (clause.verb.base === 'drop' &&
      /^(?:about |around |nearly |up to |over |~)?[\d.]+\s?% of\s/.test(clause.rest)) ||
    // "It made no difference".
    /^(?:it|them|this|that|sure|no|little|nothing|(?:(?:more|much|perfect) )?sense)\b/.test(clause.rest)
  )
    return undefined
  return `${clause.verb.forms.past} ${inflectTail(clause.rest.replace(/,\salso\s(?=[a-z]+s?\s)/, ' and '), /^(?:s|base)$/.test(clause.form) ? clause.form : 'past', 'past')}`
}

const GERUND = /^([a-z-]+ing)\s(.{4,220})$/i

/** "Splitting the query avoids the lock" is told as "avoided the lock by splitting the query". */
function byGerund(body: string): string | undefined {
  const told = gerundGain(body)
  if (!told) return undefined
  // What follows from the gain stays behind it, and the means stands before.
  const [gained = '', ...more] = told.rest.split(/(?=,\s[a-z]+ing\s)/)
  return `${told.verb.forms.past} ${gained} by ${told.means.forms.ing} ${told.object}${more.join('')}`
}

/** What was done and what that gained, in a sentence whose subject is the deed. */
export function gerundGain(
  body: string,
): { means: Verb; object: string; verb: Verb; rest: string } | undefined {
  const [, word = '', told = ''] = GERUND.exec(body) ?? []
  const means = verbIn(word, 'ing')
  if (!means?.isWork) return undefined
  const words = told.split(' ')
  for (const [index, gain] of words.entries()) {
    const verb = index > 0 && index < 14 ? verbIn(gain, 's', 'past') : undefined
    if (!verb || !GAIN_VERBS.has(verb.base)) continue
    const object = words
      .slice(0, index)
      .join(' ')
      .replace(/\salso$/, '')
    const rest = words.slice(index + 1).join(' ')
    if (
      !rest ||
      /[,;]|\b(?:not|never|would|could|might|should|will|is|are|was|were)\b/.test(object) ||
      // "Rolling restart time drops from 9 to 4 minutes" tells of a thing, not of rolling.
      /^(?:it|them|this|that|sure|sense|from|to|by|in|at|on|for|when|with|is|was|were)\b/.test(rest) ||
      TIMES.test(rest)
    )
      return undefined
    return { means, object, verb, rest }
  }
  return undefined
}

/** "Copying a large file speeds up ten times": that is what was measured. */
const TIMES = lean(
  /^(?:up\s)?(?:(?:about|around|almost|nearly|over|roughly|more than)\s)?(?:[~\u2248]?\d[\d.,]*\s?(?:times|x|\u00d7|%|-?fold)(?=[\s.,]|$)|(?:two|three|four|five|six|seven|eight|nine|ten|many|several)\s?(?:times|-?fold)\b|(?:a lot|significantly|considerably|noticeably|massively|dramatically)[.!]*$)/i,
)

/** "Cold start of a job 90 s -> 35 s", "clean build: 19 min -> 8 min"; "pipe 3 -> 5 opened" leads from one to the other. */
const ARROW = lean(
  `^((?:[^\\s,;:()]+,?\\s){0,7}?[^\\s,;:()]+):?\\s(${FIGURE})\\s?(?:->|\u2192|=>)\\s?(?!\\S+\\s[a-z]{3,}ed\\b)(${FIGURE})`,
)
/** "Frame time 9.4 ms (was 16.8)". */
const WAS = lean(
  `^((?:[^\\s,;:()]+\\s){1,6}?)(?:is |are |at |now |is now |:\\s)?(${FIGURE})(?: now)? \\((?:was|were|from|before|previously|down from|up from)(?: at)? (${FIGURE})\\)`,
)

/** "RAM -608 bytes", "bundle size: -12 kB": fewer of what costs. */
const LESS =
  /^((?:[\w.-]+\s){0,3}?(?:RAM|memory|heap|flash|size|time|latency|duration|allocations|requests|queries|usage|cost|bundle|binary|image)):?\s[-\u2212](\d[\d.,]*(?:\s?%|\s(?:bytes|[kKMG]i?B|ms|s|sec|seconds|min|minutes|lines)))[.!]?$/i

function moved(thing: string, from: string, to: string): string | undefined {
  const isNamed = !/\b(?:it|them|this)\b/i.test(thing)
  const direction = isNamed ? directionOf(`from ${from} to ${to}`, thing) : undefined
  return direction && `${direction} ${uncapitaliseNoun(thing.trim())} from ${from} to ${to}`
}

/** "This takes us from 300 ms page loads to 150 ms": the noun stands between the figures. */
const TAKEN =
  /^(?:this|it|which|that)\s(?:takes|took|brings|brought|gets|got|moves|moved)\s(?:us|me|it)?\s?(?:down\s)?from\s([^\s\d]*\d\S*(?:\s(?:ms|s|sec|seconds|minutes|min|hours|MB|GB|kB|KB))?)\s((?:[a-z-]+\s){1,4})to\s(\D*\d.*)$/i

/** In "Improved the build: 12 min -> 4 min" and "Lower the limit from 8 s -> 2 s" the deed stands before its figures. */
function opensWithDeed(thing: string): boolean {
  const [first = '', next = ''] = thing.split(' ')
  const verb = verbIn(first.toLowerCase(), 'past', 'base')
  return verb?.isWork === true && /^(?:the|an?|our|my|all|down|up)$/.test(next)
}

/** "The build is now 4 min instead of 9 min", "the build now takes 4 min instead of 9". */
const INSTEAD = new RegExp(
  `^${NOUN}(?:(?:is|are)\\snow|now\\s(?:takes?|needs?|uses?|costs?))\\s((?:only\\s)?[^\\s\\d]?\\d(?:[^,;:()]|,(?=\\d)){0,30}?)\\sinstead of\\s(\\D{0,15}\\d(?:[^,;:()]|,(?=\\d)){0,30})$`,
  'i',
)

/** "The new pooler brought connections from 900 down to 60": by the pooler. */
const BROUGHT_BY = lean(
  `^((?:(?:the|our|a|an)\\s)?(?:[\\w.+-]+\\s){1,3}?)(?:brought|took|got)\\s((?:[^\\s,;:()]+\\s){1,6}?)(?:down\\s|up\\s)?from\\s(${FIGURE})\\s(?:down\\s|up\\s)?to\\s(${END})((?:\\s(?:on|in|for|at)\\s[^,;:()]{3,50})?)$`,
  'i',
)
/** Who brings something about himself, and what nobody set up. */
const NO_MEANS =
  /^(?:I|we|it|this|that|which|they|he|she|you)\s|\b(?:outage|incident|bug|error|crash|failure|storm|spike|attack|team|colleagues?|vendor|boss|manager)\s$/i

function broughtBy(body: string): string | undefined {
  if (!/\b(?:brought|took|got)\b/.test(body)) return undefined
  const [, means = '', thing = '', from = '', to = '', where = ''] = BROUGHT_BY.exec(body) ?? []
  if (!thing || NO_MEANS.test(means) || !isThing(thing) || isPerson(means)) return undefined
  const told = moved(thing, from, to)
  return told && `${told}${where} with ${uncapitaliseNoun(means.trim())}`
}

function isPerson(name: string): boolean {
  return PEOPLE.test(name.trim()) || GIVEN_NAMES.has((name.split(' ')[0] ?? '').toLowerCase())
}

function movement(body: string): string | undefined {
  const by = broughtBy(body)
  if (by) return by
  const instead = INSTEAD.exec(body)
  if (instead && isThing(instead[1])) return moved(instead[1] ?? '', instead[3] ?? '', instead[2] ?? '')
  const arrow = ARROW.exec(body)
  if (arrow && isThing(arrow[1]) && !LEFT_OPEN.test(arrow[1] ?? '') && !opensWithDeed(arrow[1] ?? ''))
    return moved(arrow[1] ?? '', arrow[2] ?? '', arrow[3] ?? '')
  const was = WAS.exec(body)
  if (was && isThing(was[1])) return moved(was[1] ?? '', was[3] ?? '', was[2] ?? '')
  const taken = TAKEN.exec(body)
  if (taken)
    return `${directionOf(`from ${taken[1]} to ${taken[3]}`, taken[2]) ?? 'brought'} ${(taken[2] ?? '').trim()} from ${taken[1]} to ${taken[3]}`
  const less = LESS.exec(body)
  if (less) return `cut ${uncapitaliseNoun(less[1] ?? '')} by ${less[2]}`
  const turned = TURNED.exec(body)
  if (turned && isThing(turned[1]) && !isWorse(turned[1], turned[3]))
    return `${turned[2]} ${uncapitaliseNoun(turned[1] ?? '')}${turned[3]}`
  const fall = FALL.exec(body)
  if (
    fall &&
    isThing(fall[1]) &&
    !isWorse(fall[1], fall[2]) &&
    !GOODS.test(fall[1] ?? '') &&
    !isLevel(fall[1], fall[2])
  )
    return `cut ${uncapitaliseNoun(fall[1] ?? '')}${fall[2]}`
  const rise = RISE.exec(body)
  // A file that grew to 19 MB was not raised by anybody.
  if (
    rise &&
    isThing(rise[1]) &&
    !isWorse(rise[1], rise[2]) &&
    !isCost(rise[2] ?? '') &&
    (!isUnwanted(rise[1] ?? '') || isWanted(rise[1] ?? ''))
  )
    return `raised ${uncapitaliseNoun(rise[1] ?? '')}${rise[2]}`
  const move = MOVE.exec(body)
  if (!move || !isThing(move[1]) || !tellsChange(body)) return undefined
  const direction = directionOf(move[2] ?? '', move[1])
  return direction && `${direction} ${uncapitaliseNoun(move[1] ?? '')}${(move[2] ?? '').replace(BESIDES, '')}`
}

/** What nobody wants less of. */
const GOODS = new RegExp(`\\b(?:${WANTED}|performance|quality)\\s*$`, 'i')

/** More time, bytes or money is no gain. */
function isCost(change: string): boolean {
  const [first] = findQuantities(change)
  return first?.kind === 'duration' || first?.kind === 'size' || first?.kind === 'money'
}
