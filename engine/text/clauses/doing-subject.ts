import { lean } from '../../lean.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { onceForText } from '../../once.ts'
import { verbIn } from './verbs.ts'

/** Where another clause begins, whose verb is not that of the doing. */
const ANOTHER_CLAUSE =
  /^(?:that|which|who|whose|where|when|whenever|while|if|because|since|so|but|what|how|why|whether|until|unless|as|it|they|we|I|you)$/i
const AUXILIARY =
  /^(?:is|are|was|were|has|had|can|cannot|could|may|might|will|would|does|did)$|^(?:is|was|has|had|do|does|did|ca|could|would|wo|are|were)n't$/i
/** What stands before a noun or a participle, and never before the verb of a subject. */
const BEFORE_NOUN =
  /^(?:the|an?|this|these|those|its|their|our|my|your|all|any|some|each|every|no|two|three|both|of|for|with|in|on|by|from|to|at|as|into|via|and|or|not|be|been|being|more|most|other|new|old|[a-z]+ly)$/i
/** What only a verb is followed by. */
const OBJECT =
  /^(?:the|an?|it|its|them|their|us|me|our|my|all|no|any|every|each|only|nothing|everything|too|more|up|out|wrong|different|in|two|three|four|five|several|many|multiple|hundreds|thousands|\d.*|[a-z]+ing)$/i
const BEHIND_PAST =
  /^(?:the|an?|it|its|them|us|me|all|no|every|each|too|more|up|that|wrong|two|three|four|five|several|hours|nothing|\d.*)$/i
/** What goes wrong with a thing, or what it takes: these need no article behind them. */
const HARMS =
  /^(?:waste|break|leak|lose|drop|hang|block|corrupt|crash|need|cost|require|take|create|give|cause|trigger|throw)$/
/** What a process does by itself: "training crashed". */
const BY_ITSELF =
  /^(?:crashed|failed|stopped|hung|froze|stalled|broke|took|went|started|diverged|crashes|fails|stops|hangs|freezes|stalls|breaks|takes)$/

/** What tells how it went, or what it took: "typing a name appeared to do nothing", "printing meant a walk to the hall". */
const WENT =
  /^(?:appear(?:ed|s)|seem(?:ed|s)|proved|proves|became|becomes|felt|feels|meant|means|involved|involves|required|requires)$/

/** "Mending the roof was left for June", "adding a cap did not help": no more than what was put off or tried. */
const OF_ANOTHER_TIME = lean(
  /\b(?:is|was|are|were) (?:addressed|done|left|planned|tracked|covered|handled|out of scope|postponed)\b|\b(?:did|does|do)(?:n't| not) (?:change|help|fix|solve|work)\b|\b(?:gives?|gave) (?:me|us)\b|\bshould\b/,
)

const TIE = /^(?:however|but|so|and|unfortunately|sadly),?\s(?=[a-z]+ing\s)/i

const OF_DOING = /^(?:it|this|that)$/

const NO_DOING =
  /^(?:during|according|(?:no|every|some|any)?thing|string|spring|king|ring|wing|sting|swing|remaining|existing|missing|pending|concerning|regarding|including|following|considering|depending|assuming|given|morning|evening|ceiling|being)$/i

/** "Assigning a method to the callback creates a cycle", "training crashed": what is done is the subject, and has its verb. */
export const isDoingSubject = onceForText((body: string): boolean => {
  const told = body.replace(TIE, '')
  if (!/^[a-z]+ing\s/i.test(told) || /^(?:going|planning|hoping|aiming) to\s/i.test(told)) return false
  const [clause = ''] = told.replace(/\s\([^()]{0,80}\)/g, '').split(/[,;:!?](?:\s|$)|\.(?:\s|$)/, 1)
  const words = clause.split(' ', 22)
  if (OF_ANOTHER_TIME.test(clause) || NO_DOING.test(words[0] ?? '')) return false
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? ''
    // "Running it on the old belt showed": that is what is done to it.
    if (at === 1 && OF_DOING.test(word)) continue
    if (ANOTHER_CLAUSE.test(word)) return false
    if (at === 1 ? BY_ITSELF.test(word) || WENT.test(word) : isVerbAt(words, at)) return true
  }
  return false
})

function isVerbAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  if (AUXILIARY.test(word) || WENT.test(word)) return true
  if (next === '' || !/^[a-z]+$/.test(word) || BEFORE_NOUN.test(words[at - 1] ?? '')) return false
  const acts = verbIn(word, 's')
  if (acts)
    return OBJECT.test(next) || (HARMS.test(acts.base) && !NOUN_VERBS.has(acts.base) && /^[a-z]/.test(next))
  const acted = verbIn(word, 'past')
  // "Removing the rack left tangled cables".
  if (word === 'left' && /^[a-z]{3,}ed$/.test(next)) return true
  // "Pressing the bell led to a fire".
  if (word === 'led' && next === 'to') return true
  return acted !== undefined && !verbIn(word, 'base') && BEHIND_PAST.test(next)
}
