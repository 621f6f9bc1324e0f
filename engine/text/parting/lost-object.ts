import { verbIn } from '../clauses/verbs.ts'
import { isPlural } from '../nouns/plural.ts'

/** "Printed a bracket and mounted on the rack": what was mounted was left out. */
const LOST =
  /^((?:(?:I|we)\s(?:also\s|then\s)?)?)([a-z]+) ([^,;:.]{3,80}?) and (then |also )?(appended|assigned|attached|bolted|fitted|glued|imported|inserted|installed|loaded|mounted|placed|saved|screwed|soldered|stored|transferred|uploaded)(?= (?:to|into|onto|on|in|from|inside|under)\s(?!(?:turn|place|parallel|case|order)\b))/i

/** A statement whose second deed names what it was done to. */
export function withLostObject(text: string): string {
  return / and /.test(text) ? text.replace(LOST, named) : text
}

function named(
  whole: string,
  who: string,
  word: string,
  object: string,
  then: string | undefined,
  next: string,
): string {
  const verb = verbIn(word.toLowerCase(), 'past')
  if (!verb?.isWork || / and |^(?:up|out|off|it|them|to|on|in|with|for|from|into)\b/.test(object))
    return whole
  const [thing = ''] = object.split(/\s(?:today|yesterday|for|of|in|on|with|from|to|using|that|which)\b/, 1)
  return `${who}${word} ${object} and ${then ?? ''}${next} ${isPlural(thing) ? 'them' : 'it'}`
}
