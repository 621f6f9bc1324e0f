import type { Clause } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { inOneTense, isCausing } from '../../sentence/inflect.ts'

/** "Drop the lock, add a queue", "split the deck; batch the loads": two deeds in a subject line. */
const SPLICED =
  /(?<=^[^,;]+)[,;]\s(?=[^,;]+$)(?!.*\sand\s)((?:batch|cache|split|bump|update|handle|reduce|switch|extend|add|remove|use|fix|drop|make|move|rename|replace|allow|enable|disable|improve|simplify|introduce|create|avoid|delete|migrate|backfill|convert|rewrite|deploy|refactor|document|upgrade)\s)/

/** "Added a bell, improved cleanup". */
const SPLICED_PAST = /^([^,:]+), ([a-z]+) (?=[^,]+$)(?!.*\sand\s)/

/** "Cleaned the labels, tuned augmentation": no article shows where the second begins. */
const SPLICED_BARE =
  /^([^,:]+), ([a-z]+) (?=(?!(?:the|an?|my|our|some|all|both|two|three|its|it|them|up|out|\d+)\b)[a-z-]+[.!]?$)/

/** "Had to add a bell, updated the lamp". */
const SPLICED_AFTER = /^([^,:]+), ([a-z]+) (?=(?:the|an?|my|our|all|[\w.]+\(\))\s[^,]+$)(?!.*\sand\s)/

function inWords(whole: string, first: string, word: string): string {
  return verbIn(word, 'past')?.isWork && !verbIn(word, 'base') ? `${first} and ${word} ` : whole
}

/** "Fixed the bell, add a lamp": the second verb falls out of the past. */
function inPast(joint: string, word: string): string {
  const verb = verbIn(word.trim(), 'base')
  return verb ? ` and ${verb.forms.past} ` : joint
}

/** What a deed was done to, with the second deed that only a comma joins to it told in the same tense. */
export function withBothDeeds(told: string, { form, verb }: Clause, isTitle: boolean): string {
  if (form === 'past' && !isCausing(verb))
    return inOneTense(
      isTitle
        ? told.replace(SPLICED_PAST, inWords).replace(SPLICED, inPast)
        : told.replace(SPLICED_BARE, inWords),
    )
  if (isTitle) return told.replace(SPLICED, ' and $1')
  return form === 'base' ? told.replace(SPLICED_AFTER, inWords).replace(SPLICED, ' and $1') : told
}
