import type { Gain } from './gain.ts'

/** "60% reduced start-up time" is said the other way round. */
export const SHARE_FIRST =
  /^([~<>]?\d[\d.]*\s?%)\s(improved|reduced|increased|decreased|lowered)\s((?:[a-z-]+\s){0,3}[a-z-]+)(?=[.!]?$)/
const TURN_IN =
  /^(?:an?\s)?([~<>]?\d[\d.]*\s?%)\s(improvement|reduction|decrease|drop)s?\s(?:in|of)\s((?:[a-z-]+\s){0,4}[a-z-]+)(?=[.!]?$)/i
const VERBS = new Map([
  ['improvement', 'improved'],
  ['reduction', 'reduced'],
  ['decrease', 'reduced'],
  ['drop', 'cut'],
])

/** "40% reduction in build time": by how much something got better, told as what somebody did. */
export function shareGain(body: string): string | undefined {
  const told = body.replace(/\s\([^()]*\)(?=[.!]*$)/, '')
  const [, share = '', verb = '', thing = ''] = SHARE_FIRST.exec(told) ?? []
  if (/^(?:improved|reduced|lowered)$/.test(verb)) return `${verb} ${thing} by ${share}`
  const [, part = '', turn = '', what = ''] = TURN_IN.exec(told) ?? []
  return part && `${VERBS.get(turn.toLowerCase())} ${what} by ${part}`
}

const BY_SHARE = /^(?:improved|reduced|lowered|cut)\s[^,;]{3,60}\sby\s[~<>]?\d[\d.]*\s?%$/

/** Two of them that stand right below each other in a list: "improved speed by 40% and reduced memory by 20%". */
export function sharesBeside(gains: readonly Gain[]): Gain[] {
  return gains.flatMap(({ text, source }, at) => {
    const next = gains[at + 1]
    const isNext = next?.source.sentence.index === source.sentence.index + 1
    const areItems = source.sentence.kind === 'item' && next?.source.sentence.kind === 'item'
    if (!isNext || !areItems || !BY_SHARE.test(text) || !BY_SHARE.test(next.text)) return []
    return { text: `${text} and ${next.text}`, source, besides: next.source }
  })
}
