import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'

const DENIED =
  /^(?:we|I) (?:didn't|did not|don't|do not|never|(?:weren't|were not|aren't|are not|wasn't|was not)(?=\s[a-z]+ing\b))\s((?:(?:properly|correctly|actually|always|really)\s)?)([a-z]+)\s(.+)$/i
const GOING_ON =
  /^(?:we|I) (?:were|was|are|am)\s((?:(?:still|also|always|needlessly|incorrectly|wrongly)\s)?)([a-z]+ing)\s(.+)$/i
/** A thing, up to where it is said how, when or why. */
const THING =
  /^((?:the|an?|all of the|all|any|every|each|some|its|their)\s(?:[\w./-]+\s){0,3}?[\w./-]+|(?:[\w./-]+\s){0,2}[\w./-]*[^su\W]s)(?=$|\s(?:to|in|on|for|from|with|when|if|as|at|by|so|because|before|after|twice|properly|correctly|and|or|which|that|until|into|every|each|using|via|through|anywhere|yet)\b|[,;])(.*)$/

/** "We didn't quote all of the names" as a trouble that needs nobody: "not all of the names were quoted". */
export function withoutUs(clause: string): string | undefined {
  const denied = DENIED.exec(clause)
  const [, adverb = '', word = '', object = ''] = denied ?? GOING_ON.exec(clause) ?? []
  const done = participleOf(word)
  const [, thing = '', more = ''] = THING.exec(object) ?? []
  if (!done || !thing || /^(?:it|them|this|that|these|those)\b/.test(thing)) return undefined
  const be = isPlural(thing) ? 'were' : 'was'
  if (!denied) return `${thing} ${be} ${adverb}being ${done}${more}`
  // "Any" and "all" stand before what denies them.
  if (/^any\s/.test(thing)) return `no ${thing.slice('any '.length)} ${be} ${adverb}${done}${more}`
  if (/^(?:all|every|each)\s/.test(thing)) return `not ${thing} ${be} ${adverb}${done}${more}`
  return `${thing} ${be} not ${adverb}${done}${more}`
}

/** What a verb is in the passive; one that no table knows is spelt as it should be after "didn't". */
function participleOf(word: string): string | undefined {
  const verb = verbIn(word, 'base', 'ing', 'past')
  if (verb) return verb.isWork ? verb.forms.participle : undefined
  return /^[a-z]{4,}e$/.test(word) ? `${word}d` : undefined
}
