import { NOUN_VERBS } from '../lexicon/noun-verbs.ts'
import type { VerbForm } from './verbs.ts'

/** A word that opens a statement as a verb would, and what follows it. */
type Opening = { word: string; after: string; form: VerbForm; base: string }

/** "Fix available", "Release ready": a thing and how it is. */
const STATE =
  /^\s(?:now\s)?(?:available|ready|pending|possible|impossible|needed|required|unknown|imminent|complete|due|overdue|likely|unlikely|unclear|successful|unsuccessful)(?=[.,;:!]|$|\s(?:for|in|on|at|since|by|to|from|and)\s)/

/** "Progress 3 Bridge model": the third report of it. */
const NUMBERED = /^(?:progress|patch|version|chapter|exercise|milestone)$/
/** "Changes between the old map and the new one". */
const DIFFERENCE = /^(?:change|difference|update|fix|improvement|move|switch)$/

/** What is found or put together needs to be named: "Found while packing", "Combined with the first patch". */
const UNNAMED =
  /^(?:(?:find|discover|detect|notice|observe|report|identify|see|catch|spot|uncover|reproduce|introduce|cause|trigger|fix|confirm) (?:while|when|whenever|during|after|because|since|as|only|shortly|internally|externally)|(?:combine|couple|compare|group|bundle|link) with|pair with (?!\p{Lu}|(?:my|our|an?|two|the (?:new|junior|intern|team|designers?|QA))\s))\b/u

/** "Left stick mapped to the rudder": which of two. */
const OF_TWO =
  /^\s(?!(?:out|off|behind|for|to|in|at|over|it|them|him|her|us|me|some|more|only|just|and)\b)[a-z-]+[^s\s]\s/

/** Whether the word that opens a statement only looks like its verb, because of what follows it. */
export function isSeemingVerb({ word, after, form, base }: Opening): boolean {
  const isNoun = NOUN_VERBS.has(base)
  if (isNoun && form !== 'past' && STATE.test(after)) return true
  if (form === 's' && DIFFERENCE.test(base) && /^\s(?:between|among)\s/.test(after)) return true
  if (NUMBERED.test(base) && form === 'base' && /^\s#?\d+(?:\s[A-Z]|\s?[:,-]|$)/.test(after)) return true
  if (form === 'past' && UNNAMED.test(`${base}${after}`)) return true
  return /^left$/i.test(word) && OF_TWO.test(after)
}
