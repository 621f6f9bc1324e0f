import { lean } from '../../lean.ts'
import { WORK_NOUNS } from '../../lexicon/work-nouns.ts'
import { verbIn } from '../clauses/verbs.ts'

const BEST = '(?:(?:main|biggest|largest|primary|key|major|top|proudest|most important|number one)\\s)'
const WIN = '(?:contributions?|achievements?|accomplishments?|highlights?|wins?|success(?:es)?|results?)'
const DID =
  "(?:things?|items?|piece of work)\\s(?:that\\s)?(?:I|we)(?:'ve|\\shave)?\\s(?:did|done|delivered|shipped|finished)"
const WHEN = '(?:\\s(?:of|this|last|to|for|in|here)\\b[^,:;]{0,30}?)?'
const PRIDE = `(?:(?:my|our|the|one)\\s)?(?:${BEST}?${WIN}|${BEST}?${DID}|(?<=\\b(?:my|our|the)\\s)${BEST}(?:item|thing|change|delivery))${WHEN}`

/** "I think my biggest contribution was the rewrite of the till". */
const NAMED = lean(
  `^(?:I\\s(?:think|believe|would say)\\s(?:that\\s)?)?(?:${PRIDE})\\s(?:was|were|has been)\\s(?:definitely\\s|certainly\\s|probably\\s)?(?:the\\s|an?\\s)(?:(?:complete|full|successful|final|big|large)\\s)?([a-z-]+)\\sof\\s(?=\\S)`,
  'i',
)
/** "Biggest win this week: till moved to Rust". */
const LABELLED = lean(
  `^(?:${BEST}${WIN}${WHEN}|(?:biggest|largest|most important)\\s(?:item|thing|change|delivery)${WHEN}|${WIN}\\s(?:of|this|last)\\b[^,:;]{0,30}):\\s(?=\\S+\\s\\S)`,
  'i',
)

/** "My biggest achievement was the migration of the till" tells that it was migrated. */
export function proudOf(text: string): string {
  const [whole = '', noun = ''] = NAMED.exec(text) ?? []
  const past = verbIn(WORK_NOUNS.get(noun.toLowerCase()) ?? '', 'base')?.forms.past
  if (past) return `I ${past} ${text.slice(whole.length)}`
  const [label = ''] = LABELLED.exec(text) ?? []
  const told = text.slice(label.length)
  return label ? told.charAt(0).toUpperCase() + told.slice(1) : text
}
