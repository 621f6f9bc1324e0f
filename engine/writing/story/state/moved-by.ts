import { lean } from '../../../lean.ts'
import type { Deed } from '../../deeds/deed.ts'
import { be, firstObject, isMany, subject } from '../../deeds/extent/object.ts'

const DOWN = /^(?:lower|cut|reduce|decrease|shrink|slash|trim)$/
const UP = /^(?:raise|increase|boost|grow|lift)$/
/** "our cloud bill by 30%", "the rent $2k/month". */
const BY =
  /^((?:(?!by\b)\S+\s){1,6}?)(?:by\s)?((?:about\s|almost\s|over\s|nearly\s|roughly\s|~)?(?:[$\u20ac\u00a3]\d[\d.,]*[kM]?(?:\/\w+|\s(?:a|per)\s\w+)?|\d[\d.,]*\s?(?:%|percent\b)))(?=$|[,.;:]|\s(?:by|with|using|via|through|across|after|thanks)\b)/

/** "the wait from 40 s to 3 s". */
const FROM_TO =
  /^((?:(?!from\b)\S+\s){1,6}?)(from\s[~<>$\u20ac\u00a3]?\d\S*(?:\s(?!to\b)[a-zA-Z%]{1,8})?(?:\s(?:an?|per)\s[a-z]+)?\sto\s[~<>$\u20ac\u00a3]?\d\S*(?:\s[a-zA-Z%]{1,8})?)(?=$|[,.;:]|\s(?:by|with|using|via|through|across|after|thanks|per|a)\b)/

/** "Cut our cloud bill by 30%": our cloud bill is now 30% lower; "from 400 to 90" it went. */
export function movedBy({ clause, rest, changed }: Deed): string | undefined {
  const { base } = clause.verb
  const plain = rest.replace(/[.,;:]+$/, '').replace(/\((from\s[^()]+)\)$/, '$1')
  const far = changed ? undefined : (setTo(base, plain) ?? movedSoFar(base, plain))
  if (far) return far
  const how = DOWN.test(base) ? 'lower' : UP.test(base) ? 'higher' : undefined
  if (!how || changed) return undefined
  const [, moved = '', span = ''] = FROM_TO.exec(rest) ?? []
  const mover = moved && subject(moved)
  if (mover) return `${mover} went ${span.replace(/[.,;:]$/, '')}`
  const [, what = '', amount = ''] = BY.exec(rest) ?? []
  const thing = what && subject(firstObject(what.trim()))
  return thing ? `${thing} ${be(thing)} now ${amount.trim()} ${how}` : undefined
}

const FIGURE =
  '[~<>$\\u20ac\\u00a3]?\\d[\\d.,]*(?:\\s?(?:%|[a-zA-Z]{1,8}(?:/[a-z]{1,8})?))?(?:\\s(?:a|per)\\s[a-z]+)?'
/** "the boot time of the till from 9 s down to 3 s", "the error rate below 0.1%", "the image to 90 MB". */
const TO = lean(
  `^((?:(?!(?:from|to|by|so|and|that)\\b)\\S+\\s){1,8}?)(?:from\\s(${FIGURE})\\s)?(?:(?:down|up)\\s)?(to|below|under|above|over)\\s((?:about\\s|around\\s|almost\\s|just\\s|under\\s|over\\s)?${FIGURE})(?=$|,|\\s(?:by|with|using|via|through|so|after)\\b)`,
  'i',
)
const TIMES = lean(
  /^(?:up\s)?((?:(?!by\b)\S+\s){1,7}?)by\s(?:a factor of\s(\d[\d.]*)|((?:about\s|almost\s|over\s|~)?\d[\d.]*\s?(?:x|%|times)))(?=$|[,.;:]|\s(?:by|with|using|via|through)\b)/,
)

/** "Halved the boot time": it has halved; "got the wait down to 3 s", "sped up the map by 2x". */
function movedSoFar(base: string, rest: string): string | undefined {
  if (base === 'halve' || base === 'double' || base === 'triple') {
    const object = firstObject(rest).replace(/,?\s(?:by|with|using|via|thanks)\s.*$/, '')
    const thing = subject(object, 9)
    if (!thing) return undefined
    return `${thing} ${isMany(object) ? 'have' : 'has'} ${base}d`
  }
  if (/^(?:speed|accelerate)$/.test(base)) {
    const [, what = '', factor, much] = TIMES.exec(rest) ?? []
    const thing = what && subject(what.trim(), 8)
    return thing ? `${thing} ${be(what.trim())} now ${factor ? `${factor} times` : much} faster` : undefined
  }
  if (!/^(?:get|bring|take|push|drive|cut|reduce|lower|shrink|raise|increase|improve|keep)$/.test(base))
    return undefined
  const [, what = '', from, way = '', to = ''] = TO.exec(rest) ?? []
  const thing = what && subject(what.trim(), 9)
  if (!thing) return undefined
  if (from) return `${thing} went from ${from} to ${to}`
  return `${thing} ${be(what.trim())} now ${way === 'to' ? '' : `${way} `}${to}`
}

/** "Changed the pool size from 5 to 20": it is now 20. */
function setTo(base: string, rest: string): string | undefined {
  if (!/^(?:change|set|adjust|bump|tune|extend|raise|lower|increase|decrease|reduce|cut|shorten)$/.test(base))
    return undefined
  const [, what = '', from = '', to = ''] = SET.exec(rest) ?? []
  const thing = what && SETTING.test(what) && subject(what.trim())
  return thing ? `${thing} ${be(what.trim())} now ${to} instead of ${from}` : undefined
}

const SET = lean(`^((?:(?!from\\b)\\S+\\s){1,7}?)from\\s(${FIGURE})\\sto\\s(${FIGURE})$`)
const SETTING =
  /\b(?:time-?outs?|limits?|retention|ttl|intervals?|thresholds?|sizes?|replicas|retries|concurrency|quotas?|defaults?|rates?|periods?|delays?|depth|count|frequency|voltage)\b/i
