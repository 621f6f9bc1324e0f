import { STUDYING } from '../../../lexicon/verbs.ts'
import { guessPast, type Verb, verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn, takesObject } from '../../sentence/inflect.ts'

const BETWEEN_STEPS =
  /,\s(?:and\s)?(?:then\s|also\s|finally\s)?|\s(?:and|&|\+)\s(?:then\s|also\s|finally\s)?(?=[a-z]+ed\s)/

/** What is told, asked or planned is not done by the steps that it names. */
const OF_WORDS =
  /^(?:announce|ask|consider|describe|discuss|document|draft|explain|list|mention|note|outline|plan|present|propose|recommend|record|report|request|review|say|share|show|suggest|summari[sz]e|test|write)$/

/** "Cleaned up the build: cached the modules, ran tests in parallel": the steps behind the colon are how it was done. */
export function withSteps({ base }: Verb, rest: string): string {
  const colon = rest.indexOf(': ')
  if (colon < 4 || OF_WORDS.test(base) || STUDYING.has(base)) return rest
  const steps = rest
    .slice(colon + 2)
    // A remark may hold a comma of its own.
    .replace(/\s\([^()]*\)/g, '')
    .replace(/[.!]+$/, '')
    .split(BETWEEN_STEPS)
    .map(asMeans)
  const told = steps.filter((step) => step !== undefined)
  if (told.length < steps.length) return rest
  const last = told.pop() ?? ''
  const listed = told.length === 0 ? last : `${told.join(', ')}${told.length > 1 ? ',' : ''} and ${last}`
  // "Took part in a fair: built a stall": it was not taken part in by building.
  if (base === 'take' && /^part\s/.test(rest)) return rest.replace(': ', ' and ')
  return `${rest.slice(0, colon)} by ${listed}`
}

/** "Cached the modules" as "caching the modules". */
function asMeans(step: string): string | undefined {
  const word = /^[a-z-]+(?=\s)/.exec(step)?.[0] ?? ''
  const verb = word ? (verbIn(word, 'past') ?? guessPast(word)) : undefined
  const after = step.slice(word.length + 1)
  const hasObject = takesObject(after) || /^[A-Za-z][\w.-]*(?:\s|$)/.test(after)
  return verb && (verb.isWork || !verbIn(word, 'base')) && hasObject && !OF_THE_THING.test(after)
    ? phraseIn('ing', verb, 'past', after)
    : undefined
}

/** "Built on three layers" says how a thing is, not what was done to it. */
const OF_THE_THING = /^(?:by|in|on|at|to|for|from|with|as|of|and|or|but|when|after|before)\b/
