import { growthOf } from '../../text/figures/growth.ts'
import { capitalise, uncapitaliseNoun } from '../sentence/tidy.ts'
import { isWanted } from './better-or-worse.ts'
import type { FigurePair } from './figure-pairs.ts'
import { kindOf, named, plainName } from './name-of-figure.ts'

/** The pair as a sentence: "The build time went from 150s to 10s." */
export function pairStatement({ thing, from, to, by }: FigurePair): string {
  const moved = `went from ${from}${by[0]} to ${to}${by[1]}`
  return thing ? `${capitalise(named(thing))} ${moved}.` : `It ${moved}.`
}

/** The pair as it follows a deed: " (from 40 kB to 30 kB)", ", cutting the build time from 150s to 10s". */
export function pairPhrase({ thing, from, to, turn }: FigurePair, where: string): string | undefined {
  if (turn === 'worse') return undefined
  const isMore = isWanted(thing)
  const isRate = /\/|ps$/.test(from + to)
  if (thing && turn === 'better' && (isMore || !isRate))
    return `, ${growthOf(from, to) > 0 ? 'raising' : 'cutting'} ${named(thing)} from ${from} to ${to}${where}`
  if (!thing && turn === 'better' && kindOf({ from, to }) === 'the time')
    return `, cutting the time from ${from} to ${to}${where}`
  return ` (${thing ? `${uncapitaliseNoun(plainName(thing))} ` : ''}from ${from} to ${to}${where})`
}
