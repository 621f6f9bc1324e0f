import type { Weighed } from '../../../facts/fields/select.ts'
import { spellingOf } from '../../../facts/technologies/spellings.ts'
import { lean } from '../../../lean.ts'
import { COUNT_NOUNS } from '../../../lexicon/count-nouns.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { isDoingSubject } from '../../../text/clauses/doing-subject.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { withoutAsides } from '../../plainer/asides.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { atVerb, isPlainClause } from '../../sentence/plain.ts'
import { countWords, tidyPhrase, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import { withArticle } from '../../sentence/with-article.ts'
import { withoutTeller } from '../situation/reported.ts'
import { inPast } from '../telling/past-tense.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { withoutSpan } from './without-span.ts'

/** Where a statement goes on to its reason, its effect or another statement. */
const MORE =
  /,?\s(?:and|but|so|because|due to|since|as|which|while|although|though|resulting in|leading to|causing|making|even|after|until|however)\s.*$|[;:]\s.*$|,\s.*$/
export const NO_MATTER =
  /\b(?:this|that|it|its|they|their|them|these|those|he|she|I|we|my|you|there|everything|nothing|something|only|problem|issue|bug|error)\b/i
/** Who keeps asking for something wants it. */
export const WISHES = /^(?:ask|request|beg|call|wait|hope)$/
/** "One in ten trams failed": not which ones. */
export const SOME_OF =
  /^(?:\d+|one|two|three|every|roughly|about|some|most|half)\s(?:\S+\s)?(?:in|of|out of)\s/i
export const FAILS =
  /^(?:fail|crash|hang|leak|break|lose|drop|stall|freeze|diverge|overflow|disappear|vanish|block|corrupt|duplicate|deadlock|flicker|drift|overwrite|truncate|swallow|ignore|skip|become|get|run|time|waste|collide|overlap|panic|loop|exceed|clash|stutter)$/
export const SEVERE =
  /^(?:stuck|lost|out|full|corrupted|blocked|desynchroni[sz]ed|overwritten|dropped|trapped|killed|evicted|deleted|duplicated|truncated)\b/

/** "The target couldn't be met", "a label can't be longer than 12 signs", "X isn't supported by the board": what was found out, not what was to be done. */
export const MISSED = lean(
  /^(?:be |been )?(?:(?:guaranteed|expected|supposed|meant|intended|known|required|met|reached|achieved|attained|reproduced|replicated|confirmed|verified)\b|(?:[a-z]+er|more|less)\sthan\s|supported by\s|(?:allowed|permitted)\s(?:in|by|on|under|with|for|any)\b)/,
)

/** What nobody wants to end: "the shop was growing". */
const HOLDS =
  /^(?:work|try|look|plan|consider|think|grow|wait|expect|hope|rely|depend|need|want|have|do|go|come|build|develop|investigate|migrate|move|prepare|start|begin|report|say|see|ask|complain|miss)$/

const NO_DOER =
  /\b(?:cause|reason|culprit|challenge|difficulty|hurdle|part|thing|step|focus|task|work|plan|fix|solution|idea|goal|team|users?|customers?|people)\b/i

/** "... at all" says no more where it is not denied, and how often it went wrong is no part of the task, nor of its end. */
export const BY_HABIT = lean(
  /\s(?:at all|in (?:some|certain|rare|many|a few|most) cases|any ?more|either|(?:(?:roughly|about|almost|nearly|up to)\s)?(?:once|twice|(?:\w+\s)?times)\s(?:an?|per|every|each)\s[a-z]+|(?:(?:on|at|in|for|with|during|after|before)\s)?(?:(?:roughly|about|almost|nearly)\s)?(?:every|each)\s(?:\d+|few|single|other|couple of)?\s?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|time|run)\b.*)$/,
)

/** What a thing should be: "not accessible", "not deterministic". */
const QUALITY =
  /^(?:\w{3,}(?:able|ible|istic|tent|ent|ate|ive)|safe|secure|stable|correct|atomic|valid|visible)$/

/** A trouble as its subject and the words from its verb on, told in the past; "isOver" if it was written so. */
export type Trouble = { subject: string; words: readonly string[]; isOver: boolean; written: string }

/** What a sentence says went wrong, without its reason, its effect and who noticed it; nothing where its subject cannot be placed. */
export function troubleIn({ body }: Weighed): Trouble | undefined {
  const { lead, body: said } = splitLead(unlabelled(body))
  // "If it is full, the log does not write": only then, and on purpose.
  if (/^(?:if|unless|in case)\b/i.test(lead) && DENIED.test(said)) return undefined
  const told = withoutTeller(said)
  const whole = uncapitaliseNoun(withoutAsides(tidyPhrase(told)).replace(/[.!]+$/, ''))
  // "Did not go as expected": without the rest it would have been somewhere.
  if (/\sas (?:expected|planned|intended|hoped|much|many|well|good|fast|it)\b/.test(whole)) return undefined
  // "Keep scrolling the map" bids one scroll it.
  if (isDoingSubject(whole)) return undefined
  const written = whole.replace(MORE, '')
  const first = inPast(written)
  if (!isPlainClause(first) || countWords(first) > 18 || isTorn(first)) return undefined
  const { subject = '', words = [] } = atVerb(uncapitaliseNoun(first)) ?? {}
  if (!subject || NO_MATTER.test(subject) || SOME_OF.test(subject) || countWords(subject) > 7)
    return undefined
  const thing = withItsArticle(subject.replace(/\s(?:also|still|often|sometimes|just|even|[a-z]{3,}ly)$/, ''))
  // What happened once is over; what keeps happening has to be kept from it.
  return { subject: thing, words, isOver: first === written, written }
}

/** What had to hold in the end, as the trouble turned round: "keep the queue from stalling", "make sure that guests could vote". */
export function turnedRound(one: Weighed): string | undefined {
  const trouble = troubleIn(one)
  // "The job was running, but nobody read its log": what stands before the "but" was as it should be.
  const isSure = one.likelihood.problem >= 0.7 && one.likelihood.solution < 0.3 && !/\sbut\s/.test(one.body)
  const text = trouble && turn(trouble.subject, trouble.words, trouble.isOver, isSure)
  const short = text && shorten(text.replace(BY_HABIT, ''), 16)
  return short && !NO_MATTER.test(short.replace(/^make sure that\s/, '')) ? short : undefined
}

const DENIED = /n't\b|\bnot\b/

/** "A lit lamp does not mean that somebody is in", "the test does not expect a proxy": that is so for good. */
export const DEFINES =
  /^(?:mean|imply|correspond|refer|belong|count|qualify|expect|assume|intend|want|like|care|matter|know|claim|promise)$/

const TROUBLE = /^(?:trouble|difficulty|difficulties|problems)$/
const WRONGLY =
  /^(?:incorrectly|wrongly|mistakenly|erroneously|silently|constantly|randomly|repeatedly|unnecessarily)$/

/** What runs is well, unless it runs like that. */
const RUNS_ILL = /\b(?:out|late|hot|slow(?:ly)?|dry|low|twice|away|into|over|too|wild|long)\b/

/** "Throwing errors", "returning 500s". */
const THROWS = /\b(?:errors?|exceptions?|failures?|timeouts?|\d00s|garbage)\b/i

function turn(
  subject: string,
  words: readonly string[],
  isOver: boolean,
  isSure: boolean,
): string | undefined {
  const [aux = '', next = '', ...more] = words
  const rest = more.join(' ')
  const plain = aux.replace(/n't$/, '')
  const isDenied = plain !== aux || next === 'not'
  const denied = withoutSpan((plain !== aux ? [next, ...more] : more).join(' '))
  const [word = '', ...tail] = denied.split(' ')
  if (isDenied) {
    if (!word || /^(?:only|always|necessarily|yet|just|really|even)$/.test(word)) return undefined
    // "Not mended yet": nobody says "mended yet".
    if (MISSED.test([word, ...tail].join(' ')) || tail.includes('yet')) return undefined
    // "Did not log anything": nobody says "made sure that it logged anything".
    if (tail.some((one) => /^any(?:thing|one|body|where|more)?$/.test(one))) return undefined
    // "Cannot run without a battery" is how the thing is made.
    if (plain === 'could' && / without /.test(words.join(' '))) return undefined
    // "It couldn't have gone better".
    if (plain === 'could' && word === 'have') return undefined
    if (plain === 'could') return `make sure that ${subject} could ${[word, ...tail].join(' ')}`
    if (plain === 'did') {
      const verb = verbIn(word, 'base')
      return verb && !DEFINES.test(verb.base)
        ? `make sure that ${subject} ${phraseIn('past', verb, 'base', tail.join(' '))}`
        : undefined
    }
    if (/^(?:was|were)$/.test(plain)) {
      if (word === 'able') return `make sure that ${subject} could ${tail.slice(1).join(' ')}`
      const doing = verbIn(word, 'ing')
      if (doing)
        return `get ${subject.replace(/^an?\s/, 'the ')} to ${phraseIn('base', doing, 'ing', tail.join(' '))}`
      const isState = verbIn(word, 'participle') !== undefined || QUALITY.test(word)
      return isState ? `make sure that ${subject} ${plain} ${[word, ...tail].join(' ')}` : undefined
    }
    return undefined
  }
  if (/^(?:was|were)$/.test(aux)) {
    if (/^unable$/.test(next)) return `make sure that ${subject} could ${more.slice(1).join(' ')}`
    if (/^(?:(?:too|very|extremely|really|quite)\s)?slow$/.test([next, rest].join(' ').trim()))
      return `make ${subject} faster`
    const [trouble = '', hard = '', ...how] = more
    const hardly = next === 'having' && TROUBLE.test(trouble) ? verbIn(hard, 'ing') : undefined
    if (hardly) return `make sure that ${subject} could ${phraseIn('base', hardly, 'ing', how.join(' '))}`
    // "Was wrongly keeping the lid": how it did so may stand before the verb.
    const doing = verbIn(WRONGLY.test(next) ? (more[0] ?? '') : next, 'ing')
    // What a thing was at all the time, in a sentence that tells a trouble for sure, had to end, whatever it was.
    const isWell = doing?.base === 'run' && !RUNS_ILL.test(rest)
    if (
      doing &&
      !isWell &&
      (FAILS.test(doing.base) || (isSure && !HOLDS.test(doing.base) && !NO_DOER.test(subject)))
    )
      return `keep ${subject} from ${[next, rest].join(' ').trim()}`
    return SEVERE.test(next) ? `keep ${subject} from being ${[next, rest].join(' ').trim()}` : undefined
  }
  // "The bell stopped ringing".
  const ceased = aux === 'stopped' ? verbIn(next, 'ing') : undefined
  if (ceased && isSure && !NO_DOER.test(subject))
    return `get ${subject} to ${phraseIn('base', ceased, 'ing', withoutSpan(rest))} again`
  // What a thing started to do may be what it was made for.
  const doing = verbIn(next, 'ing')
  if (/^(?:started|began)$/.test(aux) && doing && (FAILS.test(doing.base) || THROWS.test(rest)))
    return `keep ${subject} from ${[next, rest].join(' ').trim()}`
  if (/^(?:kept|keeps)$/.test(aux) && doing && !WISHES.test(doing.base))
    return `keep ${subject} from ${[next, rest].join(' ').trim()}`
  const habit = aux === 'used' && next === 'to' ? verbIn(more[0] ?? '', 'base') : undefined
  if (habit && FAILS.test(habit.base))
    return `keep ${subject} from ${phraseIn('ing', habit, 'base', more.slice(1).join(' '))}`
  if (/^fail(?:s|ed)?$/.test(aux) && next === 'to') return `get ${subject} to ${rest}`
  const verb = aux === 'could' ? verbIn(next, 'base') : verbIn(aux, 'past', 's')
  const tailed = aux === 'could' ? rest : [next, rest].join(' ').trim()
  if (!verb || !FAILS.test(verb.base) || (isOver && aux !== 'could')) return undefined
  // "Showed no difference".
  if (/^no\s/.test(tailed)) return undefined
  if (
    /^(?:become|get|run|time)$/.test(verb.base) &&
    !/\b(?:stuck|lost|out|corrupted|blocked|desynchroni[sz]ed|full)\b/.test(tailed)
  )
    return undefined
  return `keep ${subject} from ${phraseIn('ing', verb, aux === 'could' ? 'base' : 'past', tailed)}`
}

/** "Old version" as it is said in a sentence; a name needs nothing. */
export function withItsArticle(thing: string): string {
  if (COUNT_NOUNS.has(thing) || /^(?:new|old) [A-Z]/.test(thing) || isNamedThing(thing)) return `the ${thing}`
  return /^[a-z]/.test(thing) ? withArticle(thing) : thing
}

/** "Redis server": a thing, by the name of something else. */
function isNamedThing(thing: string): boolean {
  const [, first = '', head = ''] =
    /^(\p{Lu}[\w.+#-]*)(?:\s(?!(?:on|in|of|for|at|with|from|to|and|or|by|as|an?|the)\s)[\w.+#-]+){0,2}?\s([a-z]+)$/u.exec(
      thing,
    ) ?? []
  return COUNT_NOUNS.has(head) && spellingOf(first) !== undefined
}
