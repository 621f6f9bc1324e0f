import { readTimeSpent } from '../../text/clauses/time-spent.ts'
import { readVerb, verbIn } from '../../text/clauses/verbs.ts'
import { countWords } from './tidy.ts'

/** A statement with a subject of its own and a verb, that needs nothing before it. */
export function isPlainClause(text: string): boolean {
  if (/[?:]$|^["'(]|:\s/.test(text) || countWords(text) < 4) return false
  if (
    /^(?:could|can|cannot|will|would|should|may|might|is|are|was|were|has|have|had|does|did|do|not|never|this|it|they|these|that|those|but|and|so|i|we|you|he|she|which|when|if|while|although|though|because|since|as|for|in|on|to|with|by|after|before|due|given|see|then|also|both|such|there|note|however|even|once|from|using|instead|probably|maybe|perhaps|now|originally|currently|today|yesterday|throughout|no|none|during|at|within|under|over|of|part|a part|don't|didn't|doesn't|can't|couldn't|won't|isn't|wasn't|let's|bit)\b/i.test(
      text,
    )
  )
    return false
  if (verbIn(/^\S+/.exec(text)?.[0] ?? '', 'ing', 'base', 'past')) return false
  // "follows the setting", "looks like rain": the subject was left out.
  if (/^(?:looks|seems|turns|sounds|feels|appears)\b|^[a-z]+s\s(?:the|a|an)\s/.test(text)) return false
  // "Half the day went on the gate" tells of the writer, whatever its subject.
  if (/^(?:\S+\s){1,8}went\s/.test(text) && readTimeSpent(text)) return false
  const words = text.split(' ').slice(0, 12)
  const verb = verbOfClause(words)
  // "The slot of a clerk that had been let go" says nothing of the slot.
  if (/^(?:that|which|who)$/.test(words[verb - 1] ?? '') && !goesOn(text.split(' ').slice(verb + 1)))
    return false
  // "One-off task, runs in batches" has no subject before its verb.
  return verb > 0 && !words.slice(0, verb).some((word) => /[,;]$/.test(word))
}

/** Whether a verb follows that is none of what is said of the subject in between. */
function goesOn(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      AUXILIARY.test(word) ||
      (at > 0 &&
        !/^(?:been|being|and|or|not|that|which|the|an?|all|\w+ly)$/.test(words[at - 1] ?? '') &&
        readVerb(word).some(({ form }) => form === 'past' || form === 's')),
  )
}

const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|did|does|do|cannot|(?:is|are|was|were|has|have|had|do|does|did|ca|could|wo|would)n't)$/
const DETERMINER = /^(?:the|a|an|few|some|many|most|several|other|no|two|three|all|these|those|its|their)$/

/** Where the verb of a clause stands that begins with its subject. */
function verbOfClause(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    if (at === 0) return false
    if (AUXILIARY.test(word)) return true
    const forms = readVerb(word).map(({ form }) => form)
    const before = words[at - 1] ?? ''
    // In "a badly routed board" and "the cached page" it tells what the thing is like.
    const isQuality =
      DETERMINER.test(before) || (before.endsWith('ly') && DETERMINER.test(words[at - 2] ?? ''))
    // In "the tests were red" and "few logs" the plural is a noun.
    const next = afterBrackets(words, at)
    const isNoun =
      DETERMINER.test(before) ||
      /^\d/.test(before) ||
      AUXILIARY.test(next) ||
      OF_MANY.test(next) ||
      // "Build errors at two places"; "the build errors out".
      (word === 'errors' && !/^(?:out|when|whenever|if|with|because)$/.test(next))
    const isMany = /[^s]s$/.test(before) && FAILING.test(word) && !verbIn(before, 'base')
    // "Password reset mails landed in spam": a surer verb follows what it belongs to.
    const isOfThings =
      forms.includes('base') &&
      /[^s]s$/.test(next) &&
      verbIn(words[at + 2] ?? '', 'past') !== undefined &&
      !verbIn(words[at + 2] ?? '', 'base')
    return (forms.includes('past') && !isQuality && !isOfThings) || (forms.includes('s') && !isNoun) || isMany
  })
}

/** "Long runs (of the crawler) had died": what follows what is put in between. */
function afterBrackets(words: readonly string[], at: number): string {
  const close = words[at + 1]?.startsWith('(')
    ? words.findIndex((word, on) => on > at && word.endsWith(')'))
    : at
  return words[close + 1] ?? ''
}

/** In "the test runs fail" the verb follows. */
const OF_MANY = /^(?:fail|crash|hang|leak|break|lose|miss|stall|disappear|take|use|cause|need|all|both)$/

/** What goes wrong with many things: "uploads fail". */
const FAILING =
  /^(?:fail|crash|hang|leak|break|return|lose|drop|miss|time|throw|block|stall|disappear|show|use|take|get|run|end|cause|see|vanish|ignore|refuse|receive|expire|flicker|overlap|overflow|lack)$/
const NO_SUBJECT =
  /^(?:few|some|many|most|several|other|more|no|two|three)$|\b(?:that|which|who|where|when|whose|and|or|to|by|all|each|every)\b/

/** How many words a subject has at most. */
const LONGEST = 6

/** The subject of a clause that begins with it, and the words from its verb on. */
export function atVerb(clause: string): { subject: string; words: string[] } | undefined {
  const words = clause.split(' ')
  const one = verbOfClause(words)
  const many = words
    .slice(0, one < 0 ? LONGEST + 1 : Math.min(one, LONGEST + 1))
    .findIndex((word, index) => FAILING.test(word) && /[^s]s$/.test(words[index - 1] ?? ''))
  const at = many > 0 ? many : one
  if (at < 1 || at > LONGEST) return undefined
  const subject = words.slice(0, at).join(' ')
  return NO_SUBJECT.test(subject) ? undefined : { subject, words: words.slice(at) }
}

/** "Uploads fail on retry" as something that can be fixed: "uploads failing on retry". */
export function asGerund(clause: string): string | undefined {
  const { subject = '', words = [] } = atVerb(clause) ?? {}
  if (!subject) return undefined
  const [word = '', next = '', ...more] = words
  const rest = more.join(' ')
  if (/^(?:is|are|was|were)$/.test(word)) return verbIn(next, 'ing') && joined(subject, next, rest)
  if (/^(?:did|does|do)$/.test(word) && next === 'not')
    return notDoing(more[0] ?? '', more.slice(1).join(' '))
  if (/^(?:didn't|doesn't|don't)$/.test(word)) return notDoing(next, rest)
  const verb = verbIn(word, 's', 'past') ?? verbIn(word, 'base')
  // In "the value used in the test" the word is no verb of the clause.
  const isParticiple = verbIn(word, 'participle') && /^(?:by|in|on|for|from|with|as|to)$/.test(next)
  return verb && !isParticiple ? joined(subject, verb.forms.ing, next, rest) : undefined

  function notDoing(base: string, tail: string): string | undefined {
    const denied = verbIn(base, 'base')
    return denied && joined(subject, 'not', denied.forms.ing, tail)
  }
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' ')
}

/** Whether a statement with a subject of its own tells how things are ("the queue holds ten jobs"), not what was done ("the bug is found"). */
export function isPresent(text: string): boolean {
  const words = text.replace(/^[^,]{0,40},\s(?=[a-z])/, '').split(' ')
  const at = verbOfClause(words.slice(0, 16))
  const [verb = '', next = ''] = words.slice(Math.max(0, at))
  if (/^(?:is|are)$/.test(verb)) return !verbIn(next.replace(/[.,;]$/, ''), 'participle')
  if (AUXILIARY.test(verb)) return /^(?:has|can|does|do|isn't|doesn't|cannot|can't)$/.test(verb)
  return (
    at > 0 &&
    readVerb(verb).some(({ form }) => form === 's') &&
    !/^(?:and|or|of|was|were|is|are|have|had)$/.test(next)
  )
}

/** Whether the first verb of a clause is in the past. */
export function isPast(text: string): boolean {
  const verb = text.split(' ').find(
    (word, at, words) =>
      // "A generated plan needs room": what was done to it is said by the way.
      !(/^(?:an?|the|each|every|its|our)$/i.test(words[at - 1] ?? '') && /ed$/.test(word)) &&
      (/^(?:is|are|has|have|can|does|do|was|were|had|did|could)$/.test(word) ||
        readVerb(word).some(({ form }) => form === 'past' || form === 's')),
  )
  return (
    verb !== undefined &&
    (/^(?:was|were|had|did)$/.test(verb) ||
      (readVerb(verb).some(({ form }) => form === 'past') && !/^(?:could|has)$/.test(verb)))
  )
}
