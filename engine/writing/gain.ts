import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { readClause, splitLead } from '../text/clauses.ts'
import { findQuantities, tellsChange } from '../text/quantities.ts'
import { verbIn } from '../text/verbs.ts'
import { inflectTail } from './inflect.ts'
import { placeOf } from './outcome.ts'
import { tidyPhrase, uncapitalise } from './tidy.ts'
import { impersonal, shorten } from './trim.ts'

/** A result told as a deed of its own: "Cut X from A to B". */
export type Gain = { text: string; source: Weighed }

const GAIN_VERBS = new Set(
  'accelerate boost bring cut decrease double drop eliminate halve improve increase lower minimise minimize prevent raise reduce remove restore save shorten shrink simplify speed stabilise stabilize triple fix avoid make'.split(
    ' ',
  ),
)
const NOUN = '((?:[^\\s,;:()]+\\s){1,9}?)'
const FALL = new RegExp(
  `^${NOUN}(?:now\\s)?(?:dropped|drops|fell|falls|decreased|decreases|reduced|reduces|shrank|shrinks|went down|goes down|came down|got down|is down|are down|is now down)\\s((?:from|to|by)\\b.*\\d.*)$`,
  'i',
)
const RISE = new RegExp(
  `^${NOUN}(?:now\\s)?(?:rose|rises|increased|increases|grew|grows|went up|goes up|climbed)\\s((?:from|to|by)\\b.*\\d.*)$`,
  'i',
)
const MOVE = new RegExp(
  `^${NOUN}(?:now\\s)?(?:went|goes|moved|improved|improves|is now|are now)\\s(from\\b.*\\d.*\\bto\\b.*\\d.*)$`,
  'i',
)
const TURNED = new RegExp(
  `^${NOUN}(?:is|are|was|were|has been|have been)\\s(?:now\\s)?(reduced|cut|decreased|increased|improved|lowered|raised|brought down|shortened|halved)\\s((?:from|to|by)\\b.*\\d.*)$`,
  'i',
)

/** Results that can open a bullet: those that the change itself brought about, and numbers that moved. */
export function findGains(prose: Prose): Gain[] {
  return prose.all.flatMap((source) => {
    if (
      source.likelihood.impact < (source.quantities.length > 0 ? 0.08 : 0.25) ||
      source.likelihood.problem > Math.max(0.4, source.likelihood.impact) ||
      source.likelihood.followup > Math.max(0.5, source.likelihood.impact) ||
      source.sentence.kind === 'row' ||
      source.sentence.kind === 'data'
    )
      return []
    return parts(source.body).flatMap((part) => {
      const text = gainOf(part.replace(/,?\s(?:but|however|although|though)\s.*$/i, ''))
      const plain = text && impersonal(text)
      const short = plain && shorten(plain, 24)
      return short ? [{ text: short, source }] : []
    })
  })
}

/** The statements of a sentence, each of which may tell a result. */
function parts(body: string): string[] {
  return tidyPhrase(body)
    .replace(/[.!]+$/, '')
    .replace(/^[^:]{3,60}:\s(?=[^\d~\u2248<>].*\d)/, '')
    .split(
      /;\s+|,\s(?=(?:nobody|no one|everyone|everybody|users|people|customers|support|they|it|we|I)\s)|\s[\u2013\u2014]\s|,\s(?:and|so)\s(?=(?:now|the|this|it|our|all)\s)|,\s(?=[^,]{3,60}\d\S*(?:\s\w+)?\s?(?:->|\u2192|\(was))/,
    )
}

const SHOWN =
  /^(?:(?:(?:the|our|my|initial|first|these)\s)*(?:results?|benchmarks?|benchmarking|measurements?|tests?|testing|numbers|profiling|metrics)\s(?:show(?:s|ed)?|confirm(?:s|ed)?|suggest(?:s|ed)?|indicate[sd]?)|(?:I|we)\s(?:saw|found|measured|observed|see|noticed)|(?:this|which|it)\s(?:means|meant)|as a result|it (?:turns|turned) out)\s(?:that\s)?/i

function gainOf(told: string): string | undefined {
  const text = told.replace(SHOWN, '')
  const { lead, body } = splitLead(text)
  const place = placeOf(lead)
  const gain = ownDeed(text) ?? byGerund(body) ?? movement(body)
  return gain && `${gain}${place ? ` ${place}` : ''}`
}

/** "This cut the build from 9 to 3 minutes" is told as "cut the build from 9 to 3 minutes". */
function ownDeed(text: string): string | undefined {
  const clause = readClause(text)
  if (
    !clause ||
    (clause.subject !== 'this' && clause.subject !== 'change') ||
    clause.isNegated ||
    clause.modality !== 'done'
  )
    return undefined
  if (!GAIN_VERBS.has(clause.verb.base) || /^(?:it|them|this|that|sure|sense)\b/.test(clause.rest))
    return undefined
  return `${clause.verb.forms.past} ${inflectTail(clause.rest, clause.form === 's' ? 's' : 'past', 'past')}`
}

const GERUND = /^([a-z-]+ing)\s(.{4,90}?)\s((?:also\s)?[a-z]+(?:s|ed)|cut|brought|made)\s(.*)$/i

/** "Splitting the query avoids the lock" is told as "avoided the lock by splitting the query". */
function byGerund(body: string): string | undefined {
  const match = GERUND.exec(body)
  const [, word = '', object = '', gain = '', rest = ''] = match ?? []
  const means = verbIn(word, 'ing')
  const verb = verbIn(gain.replace(/^also\s/, ''), 's', 'past')
  if (!means?.isWork || !verb || !GAIN_VERBS.has(verb.base) || !rest) return undefined
  if (
    /\b(?:not|never|would|could|might|should|will|is|are|was|were)\b/.test(object) ||
    /^(?:it|them|this|that|sure|sense)\b/.test(rest)
  )
    return undefined
  return `${verb.forms.past} ${rest} by ${means.forms.ing} ${object}`
}

const WORKING = new RegExp(
  `^${NOUN}(?:is|are)\\s(?:now\\s)?((?:more or less|mostly|almost|fully)\\s)?(working|running)\\b(.*)$`,
  'i',
)

const FIGURE =
  '([~\u2248<>]?\\d[\\w.,%]*(?:\\s(?:ms|s|sec|seconds|minutes|mins?|hours?|h|days?|[kKMGT]i?B|fps|rps|lines))?)'
/** "Cold start of a job 90 s -> 35 s", "clean build: 19 min -> 8 min". */
const ARROW = new RegExp(
  `^((?:[^\\s,;:()]+,?\\s){0,7}?[^\\s,;:()]+):?\\s${FIGURE}\\s?(?:->|\u2192|=>)\\s?${FIGURE}`,
)
/** "Frame time 9.4 ms (was 16.8)". */
const WAS = new RegExp(
  `^((?:[^\\s,;:()]+\\s){1,6}?)(?:is |are |at |now |is now |:\\s)?${FIGURE}(?: now)? \\((?:was|were|from|before|previously|down from|up from)(?: at)? ${FIGURE}\\)`,
)

function moved(thing: string, from: string, to: string): string | undefined {
  const change = `from ${from} to ${to}`
  const direction = directionOf(change)
  return direction && `${direction} ${uncapitalise(thing.trim())} ${change}`
}

/** "This takes us from 300 ms page loads to 150 ms": the noun stands between the figures. */
const TAKEN =
  /^(?:this|it|which|that)\s(?:takes|took|brings|brought|gets|got|moves|moved)\s(?:us|me|it)?\s?(?:down\s)?from\s(\S*\d\S*(?:\s(?:ms|s|sec|seconds|minutes|min|hours|MB|GB|kB|KB))?)\s((?:[a-z-]+\s){1,4})to\s(.*\d.*)$/i

/** "The runners are now ephemeral" tells that somebody made them so. */
const MADE = new RegExp(
  `^${NOUN}(?:is|are)\\snow\\s((?:(?:much|more|fully|completely|far)\\s)?(?!(?:possible|able|available|done|fixed|resolved|complete|ready|clear|time|fine|ok|okay|good|working|running)\\b)(?:[a-z-]+(?:al|ic|ive|ous|able|ible|ent|ant|ful|less|er|ary|ure|ile|eral)))\\b(?!\\s(?:by|to)\\b)[^,;]{0,60}$`,
  'i',
)

function movement(body: string): string | undefined {
  const arrow = ARROW.exec(body)
  if (arrow && isThing(arrow[1])) return moved(arrow[1] ?? '', arrow[2] ?? '', arrow[3] ?? '')
  const was = WAS.exec(body)
  if (was && isThing(was[1])) return moved(was[1] ?? '', was[3] ?? '', was[2] ?? '')
  const taken = TAKEN.exec(body)
  if (taken)
    return `${directionOf(`from ${taken[1]} to ${taken[3]}`) ?? 'brought'} ${(taken[2] ?? '').trim()} from ${taken[1]} to ${taken[3]}`
  const working = WORKING.exec(body)
  if (working && isThing(working[1]))
    return `got ${uncapitalise(working[1] ?? '')}${working[2] ?? ''}${working[3]}${working[4]}`
  const made = MADE.exec(body)
  if (made && isThing(made[1])) return `made ${uncapitalise(made[1] ?? '')}${made[2]}`
  const turned = TURNED.exec(body)
  if (turned && isThing(turned[1])) return `${turned[2]} ${uncapitalise(turned[1] ?? '')}${turned[3]}`
  const fall = FALL.exec(body)
  if (fall && isThing(fall[1])) return `cut ${uncapitalise(fall[1] ?? '')}${fall[2]}`
  const rise = RISE.exec(body)
  // A file that grew to 19 MB was not raised by anybody.
  if (rise && isThing(rise[1]) && !isCost(rise[2] ?? ''))
    return `raised ${uncapitalise(rise[1] ?? '')}${rise[2]}`
  const move = MOVE.exec(body)
  if (!move || !isThing(move[1]) || !tellsChange(body)) return undefined
  const direction = directionOf(move[2] ?? '')
  return direction && `${direction} ${uncapitalise(move[1] ?? '')}${move[2]}`
}

/** A number that the writer chose is no result. */
const SETTING =
  /\b(?:time-?outs?|limits?|retention|ttl|intervals?|thresholds?|sizes?|max\w*|replicas|retries|back-?off|quotas?|defaults?|learning rate|versions?)\s*$/i

function isThing(noun: string | undefined): boolean {
  return (
    noun !== undefined &&
    !/\b(?:I|we|you|it|this|that|there|they|which|who|what|if|when|because|so)\b/i.test(noun) &&
    !SETTING.test(noun)
  )
}

/** More time, bytes or money is no gain. */
function isCost(change: string): boolean {
  const [first] = findQuantities(change)
  return first?.kind === 'duration' || first?.kind === 'size' || first?.kind === 'money'
}

/** "cut" or "raised" where both numbers have the same unit, else the neutral "brought"; more time, bytes or money is no gain. */
function directionOf(change: string): string | undefined {
  const [from, to] = findQuantities(change.replace(/\bfrom\b|\bto\b/g, ' ; '))
  const value = (text: string | undefined) =>
    Number.parseFloat((/\d[\d,.]*/.exec(text ?? '')?.[0] ?? '').replace(/,/g, ''))
  const unit = (text: string | undefined) => (text ?? '').replace(/[\d.,~\s<>+-]/g, '').replace(/s$/, '')
  if (!from || !to || unit(from.text) !== unit(to.text)) return 'brought'
  if (value(to.text) < value(from.text)) return 'cut'
  return to.kind === 'duration' || to.kind === 'size' || to.kind === 'money' ? undefined : 'raised'
}
