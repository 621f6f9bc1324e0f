import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceForText } from '../../../once.ts'
import { actsBehindPlace } from '../../../text/clauses/behind-place.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { withoutOaths } from '../../plainer/oaths.ts'
import { isFragment } from '../../sentence/proof.ts'
import { capitalise, countWords, uncapitalise } from '../../sentence/tidy.ts'
import { doesHarm } from '../telling/sayable.ts'

/** A sentence without what only the page or the mood of the writer has put into it. */
export function eased(sentence: string): string {
  let text = withUsers(withoutOaths(sentence))
    // What is left of a page; "the <lamp> element" is meant.
    .replace(/<\/[a-z]+>(?=\.?$)/gi, '')
    .replace(TICKET_BEHIND, (ticket, at: number, all: string) => (isMeant(all.slice(0, at)) ? ticket : ''))
    .replace(SEEN_THERE, (_, at: number) => (at === 0 ? '' : ' '))
    .replace(/\s(?=\.$)/, '')
    .replace(NOUN_FOR_VERB, '$1 $2')
    .replace(IN_THIS_CASE, '')
    // "Crane: the hook slipped" has its topic before it.
    .replace(
      /^[A-Z][\w-]*(?:\s[\w-]+){0,3}:\s(?=[a-z]+\s(?:[\w-]+\s){0,3}(?:was|were|gave|had|did|stopped|failed|kept|showed)\b)/,
      '',
    )
    .replace(/\s>\s(?=[a-z])/g, ' ')
    .replace(/^(I|We) just (?=[a-z]+(?:ed|nt|t|nd)\s)/, '$1 ')
    .replace(/(?<=[a-z])\u2014(?=[a-z])/g, ': ')
    .replace(/\s\[[a-z][\w-]*\](?=[.,;]|$)/g, '')
    .replace(/[.,]+(?=\.$)/, '')
    .replace(/,?\s(?:unfortunately|though|sadly|however|anyway|hopefully|luckily)(?=\.$)/, '')
    .replace(/\s[-\u2013\u2014]{1,3}\s([^-\u2013\u2014:;]{4,60})\s[-\u2013\u2014]{1,3}\s/, ', $1, ')
  for (let rest = ''; rest !== text; ) {
    rest = text
    text = capitalise(text.replace(MOOD, '').replace(FELT, ''))
  }
  // Of things beside one another the first may be a statement.
  const told = isList(text) ? (text.split(/,\s/)[0] ?? '').concat('.') : text
  const [, fault = ''] = NAMED_FAULT.exec(told) ?? []
  if (fault && isFragment(told.split(/\s[-\u2013\u2014]\s/)[0] ?? ''))
    return `There was ${/^[aeiou]/i.test(fault) ? 'an' : 'a'} ${uncapitalise(fault)}${told.slice(told.indexOf(fault) + fault.length)}`
  return countWords(told) >= 4 ? told.replace(/(?<=\s)i(?=\s)/g, 'I') : sentence
}

/** "... and the default in this case": which case, the listener hears by the rest. */
const IN_THIS_CASE =
  /(?<=[a-z)],?)\s(?:in|for|under) this (?:scenario|case|situation|context|instance)(?=[\s,.])/

/** "Requests timeout when": a verb in two words, typed as its noun. */
const NOUN_FOR_VERB =
  /(?<=\b[a-z]{2,}s )(time|log|shut)(out|in|down)(?= (?:during|when|whenever|after|while|if|because|before)\b)/

const TICKET_BEHIND = /\s\((?:#\d+,?\s?)+\)|,?\s(?:\(?(?:see|cf\.?|fixes|closes)\s)?#\d+\)?(?=\.?$)/g

/** "... that came before #12": the sentence needs it. */
function isMeant(before: string): boolean {
  const last = before.slice(before.lastIndexOf(' ') + 1)
  return (
    /^(?:in|of|by|to|with|from|before|after|since|than|and|or|until|as|like)$/.test(last) ||
    (/[a-z]{3}ed$/.test(last) && !/\b(?:is|are|was|were|be|been|got)\s\S+$/.test(before))
  )
}

/** "Bug where the lid stuck": a trouble that is named, and of which nothing more is said. */
const NAMED_FAULT =
  /^(?:(?:an?|the|one|another)\s)?((?:[\w-]+\s){0,2}(?:bug|issue|problem|error|regression|race|crash))\s(?:where|when|that|in which)\s/i

/** "It crashed when you turned the phone": whoever uses it, and not the one who is told. */
const ANYBODY =
  /(\b(?:when|whenever|if|once|after|before|until|unless|where|as soon as|every time|each time)\s)you(?=\s(?!(?:look|see|want|know|need|like|prefer|think|ask|wonder|read|have|are|were|remember|ever)\b)[a-z]+\s)|^You(?=\s(?:had to|could not|couldn't|could only|needed to|can't|cannot|have to)\s)/g

function withUsers(sentence: string): string {
  if (!/\byou\b/i.test(sentence)) return sentence
  const told = sentence.replace(ANYBODY, (_, when?: string) => (when ? `${when}users` : 'Users'))
  return told === sentence ? sentence : told.replace(/\byou\b/g, 'they').replace(/\byour\b/g, 'their')
}

/** "As described in issue #12," is where it was told; what was told stands beside it. */
const SEEN_THERE = lean(
  /(?:(?<=^|,\s)as |,?\s\(?as |,?\s\(?)(?:described|reported|mentioned|noted|discussed|outlined|explained|seen|raised|tracked|documented|found|shown)(?: and \w+)? (?:in|by|under|at|with) (?:(?:the )?(?:GitHub |Jira )?(?:issues?|bugs?|tickets?|PR|MR|pull request|discussion|thread) )?(?:[\w/.-]{1,40})?#\d+(?:(?: and |, )#\d+)*\)?,?(?=\s|\.?$)\s?/gi,
)

/** How the writer comes to it. */
const MOOD =
  /^(?:(?:again|sure enough|long story short|in other news|come to find out|needless to say|to be honest|to my surprise|much to (?:my|our) \w+|believe it or not|at the end of the day|as luck would have it|of course|alas|ah|oh|oh well|well|hey|yes|yeah|ok|okay|alright|anyways?|in any case|indeed|sadly|luckily|thankfully|fortunately|unfortunately|apparently|evidently|obviously|basically|essentially|honestly|also|so|further|furthermore|moreover|additionally|in addition|in fact|in particular|that said|finally|lastly|other than that|apart from that|on a related note|for some reason|as an example|after a while|along (?:with )?(?:this|that)|when it comes to [^,]{3,40}(?=,)|after (?:yesterday's|my last|the last|my previous) (?:post|log|entry|update)[^,]{0,40}|for the record|specifically|namely|more precisely|I(?:'d| would) say(?: that)?|as (?:mentioned|described|discussed|noted|reported|pointed out)(?: (?:above|before|earlier|previously)|(?: and \w+)? by [^,]{2,50}(?=,)))|\([^()]*\))(?:,\s|\s(?=(?:the|an?|our|my|I|we|it|there|this|that|these|those|both|as|in|on|with|during|some|no|all|one|two|many|several|each|every|when|after|while|if|today|yesterday|[A-Z])\b))/i

/** The same where nothing parts it from the name of a thing, and what the head of the page says. */
const FELT =
  /^(?:(?:Luckily|Thankfully|Fortunately|Unfortunately|Sadly|Evidently|Obviously|Apparently)\s(?=[A-Z\d])|As the (?:title|subject|headline|name) (?:says?|said|suggests?|suggested|implies|implied|states?|stated),?\s)/

/**
 * Whether a sentence can be told as it is to somebody who has not read the note: it has a subject and a verb, it is no list, it has
 * no marks that cannot be heard, it does not chat and it does not speak of the note itself. What fails makes room for the next best.
 */
export const isFit = onceForText((sentence: string): boolean => {
  const text = sentence.replace(/[.!]+$/, '')
  return (
    !MARKS.test(text) &&
    !CHAT.test(text) &&
    !OF_THE_NOTE.test(text) &&
    !BROKEN_OFF.test(text) &&
    hasSubject(text) &&
    hasVerb(text) &&
    !isList(text)
  )
})

/** The same for a phrase inside a sentence, as far as its marks and words go. */
export function isPlainTalk(phrase: string): boolean {
  return !MARKS.test(phrase) && !CHAT.test(phrase) && !OF_THE_NOTE.test(phrase)
}

/** Whether it can be the first one besides: what it speaks of is named in it. */
export const isFitAlone = onceForText((sentence: string): boolean => !POINTS_OUT.test(sentence))

/** Tags, quoting, arrows, dashes of a list, addresses and what opens in the middle of a bracket. */
const MARKS =
  /^(?!_\w)[^\p{L}\p{N}"'`.~<$]|(?:^|\s)[>|\\](?:\s(?!\d)|$)|[|\\]|\s(?:->|=>|<-|\u2192)\s|\s-{1,2}\s.*\s-{1,2}\s|https?:|(?:^|\s)\/(?:[\w.-]+\/){5}|o_O|\^\^|\s[:;]-?[CDPcp)(/](?=[\s.!]|$)|\[\^?\d+\]/u

/** Words and turns of talk, and questions. */
const CHAT = lean(
  /\b(?:dunno|cba|bc|tbh|imo|imho|lol|lmao|wtf|gonna|wanna|gotta|damn(?:ed)?|crap|shit\w*|fuck\w*|suck(?:s|ed)|ugh|haha\w*|hehe|yay|meh|hmm+|ve+r{2,}y|wow|oops|whoops|yeah|yep|nope|idk|thx|pls|cringe|yikes|bit the bullet|made my day|I was right|a (?:big|great|nice|huge) (?:discovery|surprise|lesson|day)|first thing(?:s)? (?:was )?first|never mind|(?:made|makes?|making) (?:me|us) (?:smile|laugh|happy|proud|sad|feel))\b|[!?]{2}|\?|([a-z])\1{3,}/i,
)

/** What is said of the post, the change or the day itself. */
const OF_THE_NOTE = lean(
  /\b(?:this|the present) (?:PR|MR|pull request|merge request|commit|patch|changeset|blog|post|article|log|diary|entry|update)\b|(?<!\b(?:since|after|with|until|before|by) (?:the|our) )\b(?:last|previous|yesterday's|my) (?:post|blog|log entry|log|entry|update|article)\b|\b(?:blog|log|diary) (?:post|entry)\b|^(?:this|last) (?:week|month|sprint) (?:marks|marked|was|is|has)\b|^(?:weeks?|days?|months?|sprints?) \w+(?:(?: and| to|-|,) ?\w+)? (?:was|were|is|are|marks?|marked)\b|^(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:was|is|has been|marks|marked)\b|\b(?:day|week) \d+[.,]?$|^just like (?:every|any)\b|^(?:during|in|for|throughout) (?:week|day|sprint|month) \w+\b|^(?:time|hours) (?:worked|spent)\b|^a lot (?:of [\w ]{2,30} )?(?:happened|took place|was done|got done)\b|^(?:today|yesterday|tomorrow|this week)'s (?:\w+ )?(?:plan|goal|task|work|session|progress|focus)\b|^today (?:was|is|marked)\b|^(?:an?|this) (?:series|set|bunch|collection|couple) of (?:\w+ )?(?:commits|patches|changes|fixes|PRs)\b|\bcan be (?:seen|found|viewed) (?:in|at|here|on|under|below)\b|^here's\s|^(?:below|above|attached|here|in the (?:screenshot|image|picture|video|table|graph)s?) (?:is|are|was|were|you)\b|^the (?:following|attached|above|below|linked) (?:\w+ )?(?:screenshot|image|picture|video|table|graph|chart|diagram|snippet|log|output|example|recording)s?\b|\b(?:as (?:shown|seen)|shown|pictured) (?:below|above)\b/i,
)

/** What the writer, or a cut, left in the middle: "but I". */
const BROKEN_OFF = /\s(?:and|but|or|so|I|we|the|an?|because|therefore|thus|hence)$/

/** A verb that shows its tense by itself. */
const SHOWS =
  /^(?:is|are|was|were|am|has|had|have|did|does|could|would|can|cannot|might|will|should|must|went|came)$|n't$/i
const HELPER =
  /^(?:could|can|cannot|did|do|does|was|were|is|are|has|have|had|will|would|should|might|must|been|being|not|to|got|seems?|seemed|looks?|looked|turns?|turned|appears|appeared|which|who|because|except|than|nor)(?:n't)?$/i
const NO_NOUN =
  /^(?:the|an?|it|its|this|that|them|my|our|to|in|on|for|with|from|by|at|up|out|off|into|about|all|some|no|any|how|why|what|more|only|not|\d\S*|[a-z]+ly)$/i

/** "Didn't wait for the lock", "Encountered a bug": the one who did it is missing. */
function hasSubject(told: string): boolean {
  // "Eventually came to a stop".
  const text = told.replace(/^(?:[A-Z][a-z]+ly|Then|Still|Also|Soon|Later|Again),?\s(?=[a-z]+\s)/, (lead) =>
    isDone(told.slice(lead.length)) ? '' : lead,
  )
  const [first = '', next = '', ...more] = text.split(/[\s,]+/)
  if (HELPER.test(first) && !(/^because$/i.test(first) && text.includes(', '))) return false
  const small = first.toLowerCase()
  const forms = readVerb(small).map(({ form }) => form)
  const rest = [next, ...more]
  const isTold = rest.some((word, at) => SHOWS.test(word) && rest[at - 1] !== 'to')
  // "Failed jobs were lost" has its noun behind it.
  const isPast = forms.includes('past') || (text !== told && /[a-z]{3}ed$/.test(first))
  if (isPast && (NO_NOUN.test(next) || !isTold)) return false
  if (forms.includes('ing') && !text.includes(',') && !isTold && !hasPast(rest)) return false
  return !(forms.includes('base') && !NOUN_VERBS.has(small) && /^[A-Z][a-z]/.test(first) && !isTold)
}

function isDone(rest: string): boolean {
  const [word = ''] = rest.split(/[\s,]+/)
  return HELPER.test(word) || /[a-z]{3}ed$/.test(word) || verbIn(word, 'past', 's') !== undefined
}

function hasPast(words: readonly string[]): boolean {
  return words.some((word) => verbIn(word, 'past', 's') !== undefined)
}

const OBJECT = /^(?:the|an?|it|its|them|their|all|no|any|every|each|one|our|my|only)$/
const JOINS = /^(?:and|or|but|so|which|because|when|while|if|as|since|after)$/
const HEAD = /^(.{12,}?),?\s(?:though|although|because|since|while|whereas|but|so|unless)\s/
const QUALIFIES =
  /^(?:the|an?|this|these|its|their|our|my|no|some|few|many|several|all|two|three|other|of|for|with|in|on|by|from|and|or|to|as|at|[a-z]+ly|badly|well|more|less|very)$/i

/** What a thing does, so that the sentence may end with it; "old gate removed" lacks its "was". */
const BY_ITSELF =
  /^(?:failed|crashed|died|broke|hung|stopped|happened|occurred|appeared|disappeared|vanished|froze|dropped|worked|ran|went|came|started|expired|leaked|stalled|increased|decreased|grew|rose|fell|changed|degraded|suffered|arrived|returned|spiked|restarted|recovered|resumed|ended|finished|passed|held|improved|settled|succeeded|launched|loaded|booted|opened|compiled|connected|existed|rendered|landed)$/

/** The same told as it is; "on faster step rates" ends with a plural. */
const DOES_BY_ITSELF =
  /^(?:works|fails|crashes|hangs|stops|breaks|helps|starts|runs|passes|compiles|boots|suffices)$/

/** "Large reduction in memory use on big files" is what one hopes for, without a verb. */
const MEASURE =
  /^(?:an?\s)?(?:[\w-]+\s){0,2}(?:reduction|increase|decrease|improvement|drop|speed-?up|gain|boost)s?\s(?:in|of|for)\s/i

/** A verb before the first "because": in "a badly routed board" and "the tests that had failed" the word only tells which thing is meant. */
function hasVerb(text: string): boolean {
  if (/^[A-Z][a-z]+s\s/.test(text) && actsBehindPlace('s', text.replace(/^\S+/, ''))) return true
  const head = doesHarm(text) ? undefined : HEAD.exec(text)?.[1]
  const isHead = head !== undefined
  const words = (head ?? text).replace(/"[^"]*"/g, '').split(/[\s,;()]+/)
  if (MEASURE.test(text) && !words.some((word) => SHOWS.test(word))) return false
  return words.some((word, at) => {
    // "Unbounded" tells what a thing is like.
    if (/^un[a-z]+ed$/.test(word) && !verbIn(word, 'past')) return false
    if (SHOWS.test(word) || /'(?:s|re|m|ve|d|ll)$/.test(word)) return at > 0 || /'/.test(word)
    const before = words[at - 1] ?? ''
    if (at === 1 && /^(?:this|these|all|some|two|three|many|other)$/i.test(before))
      return readVerb(word).length > 0
    if (at === 0 || (QUALIFIES.test(before) && !/ly$|^(?:and|or|all)$/.test(before))) return false
    const forms = readVerb(word).map(({ form }) => form)
    if (forms.includes('past') || /[a-z]{3}ed$/.test(word))
      return at < words.length - 1
        ? !(/ly$/.test(before) && QUALIFIES.test(words[at - 2] ?? '')) || IN_TIME.test(before)
        : BY_ITSELF.test(word) || (isHead && isNobodysWork(word, words))
    if (forms.includes('s')) return at < words.length - 1 || DOES_BY_ITSELF.test(word)
    if (!forms.includes('base') || /^(?:to|not|can|could|will|would)$/.test(before)) return false
    return (
      /^(?:I|we|you|they|people|which|who|that|[A-Za-z]+[^s]s)$/i.test(before) ||
      OBJECT.test(words[at + 1] ?? '')
    )
  })
}

/** "This finally stopped the noise": no thing is finally stopped. */
const IN_TIME = /^(?:finally|eventually|immediately|instantly|successfully)$/

/** "The list stuttered because" has its verb; "the old gate removed because" lacks its "was". */
function isNobodysWork(word: string, [first = '']: readonly string[]): boolean {
  return /^(?:the|an?|our|my|each|every|some|all)$/i.test(first) && verbIn(word, 'past')?.isWork !== true
}

/** "Plate bent, one lamp out, low pressure": things beside one another, no statement. */
function isList(text: string): boolean {
  const parts = text.split(/,\s/)
  if (parts.length < 3 || text.split(/[\s,]+/).some((word) => SHOWS.test(word) || JOINS.test(word)))
    return false
  return parts.slice(1).every((part) => countWords(part) <= 5)
}

/** "I wrote that to the card", "the case these are in", "the worst was in the lid": only the page has it. */
const POINTS_OUT = lean(
  /^so (?!far\b)|^(?:if|when|once|since|because) (?:that|this|these|those|it|they)\b|^this time\b|\b(?:the|any of the|all of the) above\b|^(?:I|We)\s(?:\w+ly\s|also\s|then\s)?[a-z]+\s(?:it|that|this|them|these|those)(?:\s(?:to|in|on|into|with|for|from|and|up|out|by|at|as)\b|[,.])|\b(?:because|when|while|if|as) (?:this|these|those)\s(?:is|are|was|were|[a-z]+(?:ed|s))\b|^(?:similarly|likewise|instead|otherwise|besides|either way|in that case|for (?:this|that) reason|at (?:this|that) point|(?:by|from|after|before|since|until) (?:this|that|then)(?: point)?(?! (?:week|month|year|spring|summer|autumn|release|version|sprint)\b)),?\s|^(?:in the end|in my case|all (?:that|this)|none of (?:the same|these|those|them)|after (?:an? (?:while|few(?! (?:seconds|minutes|requests|runs|restarts|iterations|frames|clicks|times)\b))|(?:one|two|three|several|\d+) (?:more )?(?:days|hours|weeks|attempts|tries)))\b|^the (?:previous|old|new|current) (?:was|is|one)\b|^the (?:worst|second|third|fourth|other|rest|remaining|resulting|latter|former|extra|only (?:thing|hangups?|issues?|problems?|difference|downside|catch|other))\b|^(?:\S+\s){1,7}(?:thus|therefore|hence|consequently)\s|^(?:\S+\s){0,5}(?:did|doing|done) (?:that|this|so)\b|^(?:in|as|for|after|with) [a-z]+ (?:of|for|to|with) (?:that|this|it|these|them),|^(?!.*\sand\s).*\bboth (?:[a-z]+ly|were|are|had|have|of them)\b/i,
)
