import { lean } from '../../lean.ts'
import { METRIC } from '../../text/figures/figure-thing.ts'
import { growthOf, isMeasured } from '../../text/figures/growth.ts'
import { thingOf } from './thing-of-figure.ts'

/** Two figures, and what they measure where that is said. */
export type BarePair = { thing: string; from: string; to: string }

const FIGURE =
  '(?:(?:about|around|roughly|nearly|almost|under|over)\\s)?[~<>]?[$\\u20ac\\u00a3]?\\d[\\d.,]*(?<![.,])(?:h\\s?\\d{1,2}(?:m(?:in)?)?|m(?:in)?\\s?\\d{1,2}(?:\\.\\d+)?s?|\\s?(?:%|(?!to\\b|on\\b|in\\b|for\\b|vs\\b|now\\b|and\\b|when\\b|with\\b|from\\b|down\\b|up\\b|where\\b|instead\\b|rather\\b|as\\b|versus\\b|compared\\b|against\\b|before\\b)[a-zA-Z\\u00b5]{1,10}(?:/[a-z]{1,8})?))?(?:\\s(?:a|per)\\s[a-z]+)?'
/** "Went from 12 to 40 steps per second", "on my machine it drops from 9 s to 2 s". */
const WENT = lean(
  `^(?:(?:on|in|for|with)\\s[^,;:\\d]{2,40}?,?\\s)?(?:(?:it|that|this|which)\\s)?(?:now\\s)?(?:went|goes|dropped|drops|fell|falls|rose|grew|shrank|shrinks|improved|improves|climbed|jumped)\\s(?:down\\s|up\\s)?from\\s(${FIGURE})\\s(?:down\\s|up\\s)?to\\s(${FIGURE}(?:\\sper\\s[a-z]+)?)$`,
  'i',
)
/** "From 41 s to 9 s on my machine". */
const FROM_TO = lean(
  `^from\\s(${FIGURE})\\s(?:down\\s|up\\s)?to\\s(${FIGURE})(?:\\s(?:on|in)\\s(?:my|our|a|the|an average)\\s[^,;\\d]{2,30})?$`,
  'i',
)
const THAN_BEFORE =
  '(?:(?:which is\\s)?(?:up|down) from|instead of|compared (?:to|with)|as opposed to|rather than|vs\\.?|versus|against|where (?:it|this|that|we) (?:was|took|had|used to (?:be|take)))'
const WHEN =
  '(?:\\s(?:it was\\s)?(?:before|previously|originally|earlier|(?:on|in|with|for)\\s(?:the\\s)?(?:current\\s)?(?:master|main|develop|(?:old|previous)\\s[a-z]+)))?'
/** "40 steps/s, up from 12", "it takes 9 s compared to 41 s on main". */
const UP_FROM = lean(
  `^(?:(?:for|on|in|with)\\s[^,;:]{2,50}?(?:,\\s|\\s(?=(?:the|our|my)\\s)))?((?:(?!(?:and|but|which|that|because|so|is|are|was|were|has|have|had)\\s)[^\\s,;:()\\d]+\\s){0,5}?)((?:now\\s)?(?:it's\\s|is\\s|are\\s|we're at\\s|we are at\\s|(?:I'm|I am)\\s(?:now\\s)?(?:seeing|getting)\\s|(?:I|we)\\s(?:now\\s)?(?:see|get)\\s|takes?\\s|took\\s|needs?\\s|makes?\\s|uses?\\s|runs? in\\s|(?:finish|complete|load|render|build|start)(?:e?s|e?d)?\\sin\\s)?)(?:now\\s)?(?:at\\s|only\\s|just\\s)?(${FIGURE})(?:\\snow)?,?\\s${THAN_BEFORE}\\s(${FIGURE})${WHEN}(?:\\s(?:on|in|for|when|with)\\s[^,;]{2,60})?$`,
  'i',
)
/** "We're down to 4 queries from 402", "down to 9 minutes (from 41)". */
const DOWN_TO = lean(
  `^(?:(?:we're|we are|it's|it is|this is)\\s)?(?:now\\s)?(?:down|up)\\sto\\s(${FIGURE})(?:\\snow)?,?\\s\\(?(?:down\\s|up\\s)?from\\s(${FIGURE})\\)?$`,
  'i',
)
/** "Before / after: 41 s / 9 s", "load time (before -> after): 41 s -> 9 s". */
const BOTH = lean(
  `^((?:[^\\s,;:()\\d]+\\s){0,5}?)\\(?before\\s?(?:/|and|vs\\.?|->|\\u2192)\\s?after\\)?\\s?[:=]\\s(${FIGURE})\\s?(?:/|,|->|\\u2192|vs\\.?|and|to)\\s?(${FIGURE})$`,
  'i',
)

/** "A speed-up (0.2 s vs. 1.2 s)", "much faster: 9 s instead of 41 s". */
const FASTER = lean(
  `\\b(?:speed-?ups?|faster|quicker|improvements?|smaller|lighter|shorter|cheaper|reduction|drop)\\b[^.;,:()\\d]{0,30}(?:\\s\\(|[:,]\\s|\\s[-\\u2013\\u2014]\\s)(?:now\\s|from\\s|it takes\\s)?(${FIGURE})\\s?(${THAN_BEFORE}|->|=>|\\u2192|to)\\s?(${FIGURE})${WHEN}\\)?(?=$|[.,;)]|\\s(?:when|for|on|in|with|and)\\s)`,
  'i',
)
const NO_GAIN =
  /\b(?:not|no|never|hardly|barely|slower|worse|should|would|could|might|expect\w*|hop(?:e|ing)|than (?:master|main|before))\b|n't\b|\?/i

/** Two figures and the way between them, with what was measured only where a word says so. */
export function barePair(body: string): BarePair | undefined {
  if (!HINT.test(body)) return undefined
  const text = body.replace(/[.!]+$/, '')
  const [, from = '', to = ''] = WENT.exec(text) ?? FROM_TO.exec(text) ?? []
  if (from) return counted({ thing: '', from, to })
  const [, least = '', most = ''] = DOWN_TO.exec(text) ?? []
  if (least) return counted({ thing: '', from: most, to: least })
  const [, thing = '', first = '', second = ''] = BOTH.exec(text) ?? []
  if (first) return { thing: thing.trim(), from: first, to: second }
  return comparedPair(text) ?? fasterPair(text)
}

const FACTOR = /\d\s?(?:x|\u00d7|times|%)\s/i

const HINT =
  /\b(?:from|instead|rather|compared|opposed|vs|versus|against|where|before)\b|\bto\s[~<>]?\d|->|=>|\u2192/i

/** What is counted, and takes its time besides. */
const COUNTS = /(?:^|\s)(?:tests|calls|requests|users|downloads|deploy(?:s|ments)|releases|counts?)$/i

function comparedPair(text: string): BarePair | undefined {
  const [, who = '', does = '', now = '', before = ''] = UP_FROM.exec(text) ?? []
  if (!now || NO_GAIN.test(text.slice(0, text.indexOf(now)))) return undefined
  const thing = thingOf(who.trim(), '', '', '')
  // "The job finishes in 9 s instead of 41", "deploys take 6 min instead of 20" are told by their verb.
  const isMeasure = METRIC.test(who) && !COUNTS.test(thing) && /^(?:now\s)?(?:is|are|'s)?\s?$/.test(does)
  return thing === '' || isMeasure ? counted({ thing, from: before, to: now }) : undefined
}

function fasterPair(text: string): BarePair | undefined {
  const [, one = '', joint = '', other = ''] = FASTER.exec(text) ?? []
  // "12x quicker (8 min -> 40 s)" says by how much, too.
  if (!one || NO_GAIN.test(text) || FACTOR.test(text)) return undefined
  const [first, second] = [withUnit(one, other), withUnit(other, one)]
  if (!isMeasured(first) || !isMeasured(second)) return undefined
  const isForward = /->|=>|\u2192|^to$/.test(joint)
  const isEither = /^(?:vs|versus|against)/i.test(joint)
  // Which of the two came first, "faster" tells.
  const isFirst = isEither ? growthOf(first, second) < 0 : isForward
  const [from, to] = isFirst ? [one, other] : [other, one]
  return growthOf(from, to) < 0 ? { thing: '', from, to } : undefined
}

/** "4 queries" from "402": the queries were counted. */
function counted({ thing, from, to }: BarePair): BarePair {
  const [, many = '', things = ''] = /^(\D*\d[\d.,]*k?)\s([a-z]{4,}s)$/.exec(to) ?? []
  if (thing || !things || isMeasured(to)) return { thing, from, to }
  return { thing: things, from: from.replace(` ${things}`, ''), to: many }
}

/** "9" beside "41 s" is of the same kind. */
function withUnit(figure: string, other: string): string {
  const unit = /\d(\s?[a-zA-Z%\u00b5]+)$/.exec(other)?.[1] ?? ''
  return /\d$/.test(figure) ? figure + unit : figure
}
