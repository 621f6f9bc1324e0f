import { lean } from '../../../lean.ts'
import { leadTime } from '../../../text/clauses/lead-time.ts'
import { HARMS, troubleParts } from '../../../text/clauses/trouble-parts.ts'
import { guessPast, verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { countWords, tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { BY_HABIT, withItsArticle } from './turned.ts'

/** "Users complained about lost bookings". */
const COMPLAINED = lean(
  /^.{3,50}?\s(?:complained|moaned|grumbled|(?:were|was|kept) complaining)\s(?:again and again )?(about|of)\s([^,;:.]{4,70})$/i,
)
/** "The team was afraid to touch the billing code". */
const AFRAID = /^.{3,40}?\s(?:was|were)\s(?:afraid|scared|reluctant) (?:to|of) ([a-z]+) ([^,;:.]{3,60})$/i
/** "The form didn't have a way to undo a booking", "the panel had no button to stop the belt". */
const HAD_NO = lean(
  /^((?:the|our|my)\s(?:[\w-]+\s){1,4}?)(?:had no|(?:didn't|did not) have an?|lacked an?|was missing an?)\s((?:(?:easy|good|simple|quick) )?(?:way|button|option|switch|menu|field|link|page|place|command) (?:to|for) [^,;:.]{3,60})$/i,
)
/** "Finding a spare part took half a day", "setting up a laptop was a day of work", "getting a report out meant calling the vendor". */
const DOING_TOOK = lean(
  /^([a-z]+ing\s[^,;:.]{3,60}?)\s(?:(?:took|cost)\s(?:the [a-z]+ |us |me |everyone )?(?=(?:about |over |almost |up to )?(?:\d|half|an?|two|three|several|many|ages|hours|days|weeks|forever|too|far))|was an?\s(?=(?:whole |full )?(?:day|week|hour|afternoon|morning|chore|pain|nightmare))|meant\s)/i,
)
/** "It took five clicks to open a chart". */
const TOOK_TO = lean(
  /^it (?:took|needed|cost) (?!(?:me|us|you)\b)[^,;:.]{2,40}?\s[a-z]+s\sto\s([a-z]+\s[^,;:.]{3,60})$/i,
)
/** "The old charger wasn't safe any more". */
const NO_MORE = /^((?:the|our|my)\s(?:[\w-]+\s){1,4}?)(was|were)(?:n't| not)\s([a-z]+)\sany ?more$/i
/** "The invoices had the wrong date": what it should have been has a name. */
const WRONG = lean(
  /^(.{3,50}?)\s(had|showed|reported|printed|returned|gave|sent|used|displayed|contained|carried|listed)\s(?:the\s)?(?:wrong|incorrect)\s([^,;:.]{3,60})$/i,
)
/** "The deploy key lived in a shared chat", "the settings were buried in a spreadsheet". */
const LIVED = lean(
  /^((?:the|our|my)\s(?:[\w-]+\s){1,4}?)(?:lived|sat|(?:was|were) (?:kept|buried|hidden|stored)) in (?:a|an|some|one|somebody's|my|people's)\s(?=(?:shared |old |private |long |huge )*(?:chat|spreadsheet|mail|e-mail|inbox|wiki|document|notebook|folder|drawer|text file|excel|sheet|cellar)\b)/i,
)
/** "Nobody knew which version was live", "nobody could say how many crates were left". */
const NOT_KNOWN = lean(
  /^(?:nobody|no one|none of us) (?:knew|could (?:say|tell|see)|was sure) ((?:which|who|what|where|when|how (?:many|much|long|far|often)) [^,;:.]{5,70})$/i,
)
/** "It was hard to tell which tank was empty". */
const HARD_TO =
  /^it was (?:very |really |quite )?(?:hard|difficult|tedious|cumbersome) to ([a-z]+\s[^,;:.]{3,70})$/i
/** "The crew had to enter each trip by hand", "the colleagues in support copied numbers by hand". */
const BY_HAND =
  /\b(?:by hand|manually|twice|on paper|into (?:a|the) (?:paper )?(?:book|list|sheet|spreadsheet))\b/
/** How a thing is that should be otherwise. */
const AMISS = lean(
  /^(?:(?:too|very|often|always|sometimes|again)\s)*(?:empty|full|wrong|late|off by|out of|broken|hard|stuck|offline|down|blank|noisy|blurry|loud|hot|cold|wet|loose|missing|(?:two|three|several|\d+) (?:days|hours|weeks|minutes) late)\b/,
)
/** What two of them should not do, or what nobody should get. */
const TOO_MUCH = lean(
  /\b(?:two|three|twice|double|the same|both|nothing|no results?|stale|outdated|old data|wrong|garbage|lost|stuck|through|up|over|off|without (?:warning|a word|a message)|after an? [a-z]+|on small|every (?:day|night|weekend|week|morning))\b/,
)
const NO_END = lean(
  /^(?:have|want|ask|say|report|tell|find|notice|make|use|need|decide|plan|hope|think|know|try|help|work|build|write|own|learn|like|be|look|seem|start|begin|mean|add|decide|agree|move|live|come)$/,
)
const POINTS = /\b(?:I|we|it|they|them|this|that|these|those|us|me|its|their)\b/

const LONGEST = 13
const SECOND = /\s[a-z]{3,}ed(?: [a-z]+ly)?$|\b(?:when|if|after) [^,]*,|\b(?:exact|very) same\b|\d{4}-\d\d/

/** What had to be reached where a trouble is told plainly: "make sure that the invoices had the right date", "keep the queue from backing up". */
export function plainlyEnded(trouble: string): string | undefined {
  const told = withoutMore(trouble)
  // What is long, or has a second verb, is told of more than one thing.
  if (countWords(told) > LONGEST || SECOND.test(told)) return undefined
  const text = ofForm(told) ?? ofThing(told)
  return text && countWords(text) <= 22 && !POINTS.test(text.replace(/^make (?:it|sure that|it clear) /, ''))
    ? text
    : undefined
}

/** Without what goes on behind it, or stands before it. */
function withoutMore(trouble: string): string {
  const clause = tidyClause(trouble)
  return clause
    .slice(leadTime(clause))
    .replace(/[.!]+$/, '')
    .replace(/^(?:The|One|My|Our) (?:problem|issue|trouble|reason) was that /i, '')
    .replace(/^(?:I|We) (?:noticed|found|saw|realised|realized|learned) (?:out )?that /i, '')
    .replace(
      /^(?:An?|One|Some|Our|The) (?:colleagues?|users?|customers?|testers?) (?:reported|told (?:me|us)|said|noticed) (?:that )?/i,
      '',
    )
    .replace(/^(?:It (?:turned|turns) out|Turns out|Turned out) (?:that )?/i, '')
    .replace(/^(?:Today|Yesterday|Until (?:then|now|this week|last week)|Before (?:that|this)),?\s/i, '')
    .replace(/(?<!\b(?:tell|see|say|knew|know|find|logs)),?\s(?:which|and|but|so|because)\s.*$/, '')
    .replace(/\s(?:again|all the time|most of the time|every time)$/, '')
}

function ofForm(told: string): string | undefined {
  const [, , what = ''] = COMPLAINED.exec(told) ?? []
  if (what && !POINTS.test(what)) return `put an end to the complaints about ${what}`
  const [, touch = '', thing = ''] = AFRAID.exec(told) ?? []
  if (touch && !POINTS.test(thing)) return `make it safe to ${touch} ${thing}`
  const [, owner = '', way = ''] = HAD_NO.exec(told) ?? []
  if (owner)
    return `give ${uncapitaliseNoun(owner.trim())} ${/^(?:easy|option)/.test(way) ? 'an' : 'a'} ${way}`
  const [, doing = ''] = DOING_TOOK.exec(told) ?? []
  const [first = ''] = doing.toLowerCase().split(' ')
  const does = verbIn(first, 'ing')
  if (does)
    return `make it ${/ meant /.test(told) ? 'easier' : 'faster'} to ${phraseIn('base', does, 'ing', doing.slice(first.length + 1))}`
  const toDo = TOOK_TO.exec(told)?.[1] ?? HARD_TO.exec(told)?.[1]
  if (toDo) return `make it easier to ${toDo}`
  const [, safe = '', was = '', how = ''] = NO_MORE.exec(told) ?? []
  if (safe) return `make sure that ${uncapitaliseNoun(safe)}${was} ${how} again`
  const [, teller = '', shows = '', right = ''] = WRONG.exec(told) ?? []
  if (teller && !POINTS.test(teller))
    return `make sure that ${withItsArticle(uncapitaliseNoun(teller))} ${shows} the right ${right}`
  const [, kept = ''] = LIVED.exec(told) ?? []
  if (kept) return `find a better place for ${uncapitaliseNoun(kept.trim())}`
  const [, known = ''] = NOT_KNOWN.exec(told) ?? []
  return known && !POINTS.test(known) ? `make it clear ${known}` : undefined
}

/** "The goal was offline mode" tells no trouble. */
const AIMED = /\b(?:goal|aim|plan|task|idea|target|objective|mission|focus|theme)s?$/i

function ofThing(told: string): string | undefined {
  const parts = troubleParts(told)
  if (
    !parts ||
    POINTS.test(parts.subject) ||
    AIMED.test(parts.subject) ||
    /^(?:nobody|no one|none)\b/i.test(parts.subject)
  )
    return undefined
  const name = uncapitaliseNoun(parts.subject)
  if (/^[a-z]+ing\b/.test(name)) return undefined
  const subject = withItsArticle(name).replace(/^an?\s/i, 'the ')
  const [word = '', next = '', ...more] = habitual(parts.words)
  const rest = [next, ...more].join(' ').replace(BY_HABIT, '').trim()
  if (POINTS.test(rest)) return undefined
  if (/^(?:was|were)$/.test(word))
    return AMISS.test(rest) ? `make sure that ${subject} ${word} no longer ${rest}` : undefined
  if (word === 'had' && next === 'to' && BY_HAND.test(rest))
    return `spare ${subject} from having to ${more.join(' ')}`
  const verb = verbIn(word, 'past') ?? guessPast(word)
  if (!verb || NO_END.test(verb.base)) return undefined
  if (BY_HAND.test(rest)) return `spare ${subject} from ${phraseIn('ing', verb, 'past', rest)}`
  return HARMS.test(verb.base) || TOO_MUCH.test(` ${rest}`)
    ? `keep ${subject} from ${phraseIn('ing', verb, 'past', rest)}`
    : undefined
}

/** "Would freeze", "used to freeze", "had started freezing": what it did again and again. */
function habitual(words: readonly string[]): readonly string[] {
  const [first = '', second = '', third = '', ...more] = words
  const ing = /^(?:had|kept)$/.test(first) ? verbIn(first === 'kept' ? second : third, 'ing') : undefined
  if (ing && first === 'kept') return [ing.forms.past, third, ...more].filter(Boolean)
  if (ing && /^(?:started|begun|been|kept)$/.test(second)) return [ing.forms.past, ...more]
  const isUsed = first === 'used' && second === 'to'
  const base = isUsed ? verbIn(third, 'base') : first === 'would' ? verbIn(second, 'base') : undefined
  return base ? [base.forms.past, ...(isUsed ? more : [third, ...more])].filter(Boolean) : words
}
