import { lean } from '../../lean.ts'
import { BEHAVIOURS } from '../../lexicon/verbs.ts'
import { tellsGoodEnd } from '../../text/clauses/good-end.ts'
import { readVerb } from '../../text/clauses/verbs.ts'
import type { Weighed } from './select.ts'

const MADE_OF = lean(
  /^(?:it|they|(?:the|this|our|my)\s(?:[\w-]+\s){0,3}?[\w-]+)\s(?:is|are)\s(?:\w+ly\s)?(?:written|based|built|made|composed|powered|programmed|implemented|coded|modelled)\s(?:in|on|of|with|from|by|using|as|around)\b|^(?:it|(?:the|this|our|my)\s(?:[\w-]+\s){0,2}?[\w-]+)\s(?:consists|uses|contains|comprises)\s/i,
)
const DOES =
  /^(?:it|they|(?:the|this|our|my|an?)\s(?:[\w-]+\s){0,2}?[\w-]+|if\s[^,]{3,60},\s(?:the\s)?[\w-]+)\s(?:(?:also|then|simply|just|always|periodically|automatically)\s)*([a-z]+)\b/i
/** What a program does all day besides what the deeds of its author are called. */
const AT_WORK =
  /^(?:read|send|listen|forward|store|write|poll|parse|convert|measure|collect|connect|subscribe|publish|watch|log|keep|run|open|start|wake|talk|speak|receive|take|look|scan|sit|live|hold)$/

/** "It reads the meters and sends them on": how the new thing works, not what anybody gained by it. */
export function isWayOfWorking({ body, clause, features, quantities }: Weighed): boolean {
  if (clause?.subject === 'change') return false
  if (GAINED.test(body) || tellsGoodEnd(body) || features.some((one) => GAINS.has(one))) return false
  if (MADE_OF.test(body)) return quantities.length === 0
  const [, word = ''] = DOES.exec(body) ?? []
  const found = readVerb(word).find(({ form }) => form === 's')
  if (!found || quantities.some(({ text }) => /%|\d\s?x\b|\bper\b|\//.test(text))) return false
  return BEHAVIOURS.has(found.verb.base) || AT_WORK.test(found.verb.base)
}

const GAINED =
  /\b(?:without|only|can|again|all|every(?:one|body)|daily|fine|well|stable|unchanged|working|untouched|smooth(?:ly)?|perfectly|as (?:expected|intended|it should)|reliabl[ey]|correctly|properly|in production|live|at \d|\d+ (?:users?|teams?|people|customers?|sites?|requests?)|on (?:both|the first))\b/i
const GAINS = new Set([
  'endByShape',
  'quantity+gain',
  'adoption',
  'confirmation',
  'noLonger',
  'relief',
  'absence',
  'change of number',
  'comparison',
  'canNow',
])
