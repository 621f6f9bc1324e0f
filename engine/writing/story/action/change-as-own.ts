import { BEHAVIOURS, STUDYING } from '../../../lexicon/verbs.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import type { Speaker } from '../telling/say.ts'

const OF_CHANGE =
  /^This (?:PR|pull request|MR|merge request|change|patch|commit) (?:now |also |simply |just )?([a-z]+s) (.+)$/
/** What comes of a change, and what it asks for, is not done by anybody. */
const COMES_OF_IT =
  /^(?:help|mean|require|need|cause|result|lead|depend|work|break|fail|start|stop|continue)$/

/** "This patch reads the header from the schema", told by who wrote the patch: "I changed the code to read the header from the schema." */
export function asOwnDeed(told: string, me: Speaker): string {
  const [, word = '', rest = ''] = OF_CHANGE.exec(told) ?? []
  const verb = word ? verbIn(word, 's') : undefined
  if (!verb?.isWork || COMES_OF_IT.test(verb.base)) return told
  return STUDYING.has(verb.base) || BEHAVIOURS.has(verb.base)
    ? `${me} changed the code to ${phraseIn('base', verb, 's', rest)}`
    : `${me} ${phraseIn('past', verb, 's', rest)}`
}
