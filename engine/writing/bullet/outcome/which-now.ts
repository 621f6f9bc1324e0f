import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'

const WITH_NOW = lean(
  /^(.*\s(?:the|an?|our)\s(?:[\w-]+\s){0,2}?([a-z-]+)), with the (?:[\w-]+\s)?\2 now ([a-z]+ing)\s(.+)$/,
)

/** "Handled the signal in the worker, with the worker now finishing its job": "which now finishes its job". */
export function whichNow(text: string): string {
  const [, head = '', , word = '', rest = ''] = WITH_NOW.exec(text) ?? []
  const verb = verbIn(word, 'ing')
  return verb ? `${head}, which now ${phraseIn('s', verb, 'ing', rest)}` : text
}
