import { lean } from '../../lean.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { onceForText } from '../../once.ts'
import { isDoneByMany } from '../../text/clauses/clause-subject.ts'
import { guessPast, readVerb, verbIn } from '../../text/clauses/verbs.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { isMisformed } from './misformed.ts'
import { hasStrayVerb } from './stray-verb.ts'
import { countWords } from './tidy.ts'
import { isBalanced, isTorn } from './trim.ts'

/**
 * Whether a finished sentence, of a story or of a bullet, has a slip that its reader would stumble over, whoever made it: the note,
 * a cut or a rewriting. What has one makes room for the next best.
 */
export const hasSlip = onceForText((sentence: string): boolean => {
  const text = sentence.replace(/"[^"]*"|\u201c[^\u201d]*\u201d/g, 'it').replace(/[.!]+$/, '')
  return (
    RUN_TOGETHER.test(text) ||
    LEFT_OVER.test(text) ||
    OF_THE_PAGE.test(text) ||
    RUN_ON_DEED.test(text) ||
    MISBUILT.test(text) ||
    MISCUT.test(text) ||
    isMisformed(text) ||
    text.split(/,\s(?:and\s)?|\sand\s/).some(isMiscounted) ||
    isIssueCut(text) ||
    hasPresent(text) ||
    isRunIntoDeed(text)
  )
})

/** What is followed by what one thought: "decided the mast was too long". */
const STATES =
  /^(?:decided|determined|thought|found|discovered|noticed|realised|realized|figured|suspected|said|saw|wrote|learned|learnt|reported|felt|knew|hoped|expected|showed|explained|noted|told)$/

/** "I named lamps may be corked by hand": the statement had another subject. */
function isRunIntoDeed(text: string): boolean {
  const [, deed = '', word = ''] = /^(?:I|We) (?:[a-z]+ly |also )?(([a-z]+) .+)$/.exec(text) ?? []
  return verbIn(word, 'past')?.isWork === true && !STATES.test(word) && hasStrayVerb(deed)
}

/** What opens a statement inside another one, and so may have a verb of its own. */
const INNER =
  /\b(?:that|which|who|whom|whose|where|wherever|when|whenever|while|if|because|since|as|so|how|what|whatever|why|after|before|until|once|than|whether|though|although|unless|now|it|they|there|he|she|you|way|I|we|everything|nothing|each|one|ensur(?:e[sd]?|ing)|sure|means?|meant|shows?|showed|confirmed|verified)\b|[:;"]/i

/** "Built a shed and holds 25 crates", "noted the shed contains three crates": a verb of the present in what was done. */
function hasPresent(text: string): boolean {
  const [, who = '', word = '', rest = ''] = /^((?:I|We) )?([A-Za-z]+) (.+)$/.exec(text) ?? []
  const small = who ? word : word.toLowerCase()
  // "Ensured the shed holds three crates": what was ensured is a statement.
  if (!verbIn(small, 'past')?.isWork || INNER.test(small)) return false
  for (const { 1: verb = '', index } of matchesIn(rest, PRESENT)) {
    const before = rest.slice(0, index)
    const base = verbIn(verb, 's')?.base
    if (
      base &&
      (!NOUN_VERBS.has(base) ||
        SURE.test(verb) ||
        before.endsWith(' and ') ||
        /, with (?:the|an?) [\w-]+ $/.test(before))
    )
      return !INNER.test(before)
  }
  return false
}

/** What is hardly ever several things, though the word for one could be a thing. */
const SURE = /^(?:uses|makes|takes|gives|needs|lets|shows|helps)$/

/** A word in -s with its object. */
const PRESENT = /(?<=[\w),] )([a-z]+s) (?=(?:the|an?|all|its|every|two|three|four|five|\d+) )/g

/** "... with the mast There has been a leak": another sentence begins in the middle. */
const RUN_TOGETHER =
  /[a-z)/]\s(?:So|But|However|Then|This|These|Those|It|They|We|When|While|If|There|Since|Because|Also|An?|To|With|Change|Previously|Otherwise|Added|Removed|Updated|Fixed|Created|Implemented|Changed|Moved|Wrote|Refactored|Improved|Replaced|Finished)\s(?=[a-z])|[a-z)]\s(?:When|While|If|Since|Because)\s(?=[A-Z]+\s[a-z])|\)\s(?:This|These|It|They|We|When|While|If|There|Since|Because)\s|[a-z]\.(?:With|The|This|It|We|At|Now|Then|After|When|So|But|In|For|Previously|However|Also|Currently|Instead|Since|Because|There|These|If|Before|Added|Fixed)(?=,?\s[a-z]|$)|[a-z],\s(?:This|These|It|They|We|There|My|Our|However)\s(?=[A-Z]{2,4}\s|[a-z])/

/** A sentence up to where another was run into it; nothing if that is no whole one. */
export function beforeRunOn(sentence: string): string | undefined {
  const at = sentence.search(RUN_TOGETHER)
  const head = sentence.slice(0, at + 1).replace(/\s\([^()]*\)$/, '')
  const last = head.slice(head.lastIndexOf(' ') + 1)
  if (at < 0 || countWords(head) < 5 || isTorn(head) || !isBalanced(head)) return undefined
  // "... and changed": what, would have followed.
  return verbIn(last, 'past', 'base') || / (?:if|when) \S+ \S+$/.test(head) ? undefined : `${head}.`
}

/** A day, an hour or a mark of the page: "SAT 20 - painted the lid", "(2:47 PM)", "Lids (doors untouched): two hinges". */
const LEFT_OVER =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s)?\d{1,2}\s[-\u2013]\s|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s\d{1,2}\b|\(\d{1,2}:\d\d(?:\s?[ap]m)?\)|(?:^|\s)[a-z]+(?:ed|t)\s\([^()]*\):\s/i

/** What the page has for its keeper: a commit's hash, a note to oneself, a number of the list of bugs, a second point. */
const OF_THE_PAGE = lean(
  /\b(?:the|my|our|this) (?:[\w-]+ ){1,3}(?:above|below)(?=[.,;)]|$)|\b(?:stated|listed|mentioned|shown|described|given|noted|discussed|linked|attached|outlined|ones) (?:above|below)\b|\bthe above(?! [\d~<>])\b|\bthe following (?!(?:day|week|month|year|night|morning|evening|afternoon|weekend|sprint|release|season|quarter)s?$)[a-z-]+(?: [a-z-]+)?$|\ba(?:b?oveme|b?foreme|forme)ntioned\b|\((?:also )?see (?!\d)|\w\^\d\b|\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{12,40}\b|\bFIXME\b|\*\*\*|[a-z)] \* (?![a-z]+ (?:to|into|as)\b)[a-z-]{4,}|^(?:Bug )?\d{5,} [\u2013-] /,
)

/** "Oiled the hinge then it turns", "moved the lamp, otherwise it flickers": what came of a deed, run on behind it. */
const RUN_ON_DEED = lean(
  /^(?:(?:I|We|By the end, (?:I|we) had) )?[A-Za-z]+(?:ed|t|e|n|d|g|w) (?!.*\b(?:when|if|once|after|until|first|because|as|since|that|which)\b)(?:.*, (?:otherwise|please|instead (?:the|it|we)|however,? (?:in|the|it|they|this)|no (?:reason|need) to)|.*[a-z] (?:then|otherwise|hence) (?:it|they|this|we|you)) [a-z]/,
)

/** "Lets not go", "the mast and the are done", "sped were moved", "later no longer ship", "made more robust, and", "added a shelf everything broke". */
const MISBUILT = lean(
  /,? with (?:I|we|they|he|she) (?=[a-z])|\b(?:the|an?) (?:could|would|should)\b|^There (?:was|were|is) (?:now )?an? (?:to|in|of|for|when|if|that|with)\b|^(?:Us|Them|Ourselves|Themselves|Myself) |\b[Ll]ets? not\s|\b[Ll]et's (?!Encrypt)|\b(?:could|would|should|might|must) (?:was|were)\b|\b(?:was|were) (?:might|could|would|should|may|must)\b|\b(?:and|or|of|with|for|in|to) (?:the|an?) (?:is|are|was|were|has|have)\b|^(?:Later|Earlier|Also|Often) (?:no longer|now|is|are|was|were|has|have)\b|\bma[dk]e more [a-z]+(?=$|,| and\b)|\bnow versions?\b|\s-\s-\s|\s[\u2013\u2014]\s[a-z]+$|^(?:By the end, )?(?:I|[Ww]e)(?: had)? [a-z]+ and [a-z]+$|^[A-Z][a-z]+ and [a-z]+ed(?=$|,)|^(?!When|Whenever|After|Once|As|If|Since|While|Because)[^,;:]*(?<!\b(?:that|and|but|so|until|because|if|when|where|then|sure|after|once|as|while|since|before|how|why|than|what|which|with|of|for|to|or))\s(?:everything|nothing|it all)\s(?:broke|failed|crashed|stopped|fell|went|hung|froze)\b/,
)

/** "The didn't close", "chose the one that, for the gate", "is now called not lid", "the ability now uses oil", "the hinges unneeded are gone", "where where". */
const MISCUT = lean(
  /^(?:The|An?) (?:is|are|was|were|did|does|do|has|had|can|could)(?:n't| not)\b|\b(?:the|an?) (?:ones?|things?) (?:that|which)(?=,|$)|\bnow called (?:not|to|and)\b|^The (?:ability|possibility|need|chance|way) now [a-z]+s\b|^(?:The|All) (?:(?!(?:that|which|was|were|found|became|made)\b)[\w-]+ ){1,3}(?:unnecessary|taken|unneeded|due|since) (?:is|are) (?:now|gone)\b|\b(where|when|which|the|is|are|was|and|to|of|in) \1\s|\b(?:that|which|who) (?:[a-z]+ly )?(?:sets?|uses?|used|provides?|provided|contains?|contained|includes?|included|requires?|required|makes?|made|gives?|gave|takes?|took|adds?|added|puts?)$|\bis what to\b|(?:^|\s)did [a-z]+ed\s/,
)

/** "Fixed an issue where a bill that was cut": what it did was lost. */
function isIssueCut(text: string): boolean {
  const [, clause = ''] =
    /^The (?:issue|bug|problem|case) where (.+) (?:is|has been|was) (?:now )?(?:fixed|resolved|solved|gone)$/.exec(
      text,
    ) ??
    /\ban? (?:issue|bug|problem|case) where (.+)$/.exec(text) ??
    []
  return clause !== '' && isFragment(clause)
}

/** "It worked", "the lids were": whether the verb beside a helping one goes with it. */
function isMiscounted(text: string): boolean {
  const [, word = '', next = '', object] =
    /^(?:(?:I|We) )?([A-Za-z]+) ([a-z]+)( (?:the|an?|it|what|how|no|on|that|all|its|to)\b)?/.exec(text) ?? []
  const past = verbIn(word.toLowerCase(), 'past')
  if (!past?.isWork) return false
  // "Sped were changed": a thing that was taken for a verb.
  if (/^(?:is|are|was|were)$/.test(next)) return true
  if (object === undefined || LETS.test(past.base)) return false
  return isBareVerb(next) || (object.trim() !== 'to' && isPastAlone(next))
}

/** What a verb may follow as it stands: "let go", "helped build". */
const LETS = /^(?:let|make|help|go|come|try|dare|need|have|get|see|watch|hear|keep|like)$/

/** "Built depend on the mast", "fixed say what": a verb and no thing. */
function isBareVerb(word: string): boolean {
  const forms = readVerb(word)
  return forms.length > 0 && forms.every(({ form, verb }) => form === 'base' && !NOUN_VERBS.has(verb.base))
}

/** "Completed finished the mast": of two deeds that nothing joins the writer forgot to strike one. */
function isPastAlone(word: string): boolean {
  const verb = verbIn(word, 'past')
  return verb?.isWork === true && /ed$/.test(word) && !verbIn(word, 'base') && !NOUN_VERBS.has(verb.base)
}

/** Words that show the tense of their sentence. */
const SHOWS =
  /^(?:is|are|was|were|am|has|have|had|did|does|do|could|would|can|cannot|might|may|will|should|must|ought|needn't|dare)$|n['\u2019]t$|['\u2019](?:s|re|m|ve|d|ll)$/i
const OPENS =
  /^(?:(?:that|which|who)(?:['\u2019]s)?|where|when|while|if|because|whenever|until|unless|although|though|whose)$/i
const NO_VERB_BEFORE =
  /^(?:the|an?|this|these|its|their|our|my|no|some|all|of|for|with|in|on|by|from|to|as|at|be|been|being|is|are|was|were|has|have|had|more|less|most)$/i
/** "Existing lids unchanged": how a thing is. */
const NO_DEED = /^un(?:changed|affected|touched|used|modified|altered)$/i
/** What looks like a past tense, and is a thing. */
const A_THING = /^(?:output|input|offset)$/
/** What may stand between a thing and its verb. */
const BESIDE = /^(?:now|still|also|only|just|often|then|always|never|already|all|usually|longer|even|not)$/i

/** Whether a finished sentence of a story lacks its main verb: "A bug where the lid stuck", "Room for two, no lid required". */
export const isFragment = onceForText((sentence: string): boolean => {
  const text = sentence
    .replace(/"[^"]*"|\u201c[^\u201d]*\u201d|`[^`]*`/g, 'it')
    .replace(/\s\([^()]*\)/g, '')
    .replace(/[.!]+$/, '')
  if (HEADLESS.test(text) || isOrder(text) || isOnlyWhy(text)) return true
  // What no longer does a thing, or now does it, has its verb, whatever that is.
  if (/^[^,;:]*[\w)]\s(?:no longer\s[a-z]+|now\s[a-z-]+s\b)/i.test(text)) return false
  const [head = ''] = text.split(/:\s/)
  const words = head.split(/[\s,;]+/).filter((word) => word !== '' && !BESIDE.test(word))
  const isTensed = (word: string, at: number) => at > 0 && showsTense(word, at, words)
  const first = words.findIndex(isTensed)
  if (first < 0) return !/^(?:it|that|there|what|he|she|here|I|we|they)['\u2019]/i.test(text)
  const opened = words.findIndex((word, at) => at > 0 && OPENS.test(word))
  if (opened < 0 || first < opened || OPENS.test(words[0] ?? '') || LEADS.test(words[0] ?? '')) return false
  const clauses = words.filter((word, at) => at > 0 && OPENS.test(word) && !isVerbless(words, at + 1)).length
  return words.filter(isTensed).length <= clauses
})

/** "Since I could not find a lamp": what came of that was not told. */
function isOnlyWhy(text: string): boolean {
  if (!ONLY_WHY.test(text)) return false
  const words = text.split(/\s+/)
  return words.filter((word, at) => at > 0 && showsTense(word, at, words)).length === 1
}

const ONLY_WHY =
  /^(?:(?:Since|As|While|Until|Once) (?=(?:I|we|it|they|there|he|she|you)\b)|(?:Because|Although|Though|Unless|Whereas) )[^,;:]*$/

/** "When painting", "where used for the trial": what follows has neither subject nor verb. */
function isVerbless(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at)
  return verbIn(word, 'ing') !== undefined || (DONE_TO_IT.test(word) && WHOSE_DOING.test(next))
}

/** What may stand at the head and lead to its clause. */
const LEADS =
  /^(?:in|on|at|for|with|without|by|from|to|after|before|during|since|as|once|under|over|due|despite|although|though|even|instead|until|[a-z]+ly|[a-z]+ing)$/i

/** "Out of scope for now", "going to paint it", "12% less + 3 lids": no sentence, whatever verbs it has. */
const HEADLESS =
  /^(?:out of|going to|not going|no longer|back to)\s|^(?:more|less) [a-z]+ (?:against|to|for|with|in|at)\s(?!.*\b(?:is|are|was|were)\b)|^(?:(?!(?:is|are|was|were|has|have|had|did|does|do|can|could|I|we)\b)[\w-]+ ){1,4}not [a-z]+ed\b(?!.*\b(?:is|are|was|were|has|have|had|did|does)\b)|^the (?:first|last|next) time (?:I|we|you|it) [^,]*$|^no\s[^,]{2,40},\sno\s(?:\S+\s){1,4}[a-z]+ed$|\s\+\s[~\d]/i

/** "Drop the lid as it is no longer used": who did, was not said. */
function isOrder(text: string): boolean {
  const [, word = ''] = /^([A-Z][a-z]+) (?:the|an?|its|all|this|these|our|my) /.exec(text) ?? []
  const forms = word ? readVerb(word.toLowerCase()) : []
  return forms.length > 0 && forms.every(({ form }) => form === 'base')
}

/** "A crack found by the crew", "the lid used for the trial": what was done to a thing, which has done nothing itself. */
const DONE_TO_IT =
  /^(?:added|allocated|based|built|called|caused|copied|created|declared|defined|described|detected|found|generated|given|included|installed|introduced|made|mentioned|needed|provided|reported|required|seen|specified|spotted|stored|supported|taken|used|written)$/
const WHOSE_DOING = /^(?:by|with|at|in|for|from|on|as|via|during|under)$/

const GOES = /^(?:works|runs|passes|fails|helps|starts|stops|builds|loads|boots|holds|sticks|rests)$/

/** What a verb is followed by that has an object. */
const OBJECT = /^(?:the|an?|it|them|all|its|their|our|my)$/

/** "The lamp's lid" has no verb, "the lamp's on", "it's new" and "the lid's been bent" have one. */
function isWhose(word: string, next = ''): boolean {
  if (
    !/['\u2019]s$/.test(word) ||
    /^(?:it|that|there|he|she|what|who|here|this|where|how|everything|nothing|one)['\u2019]/i.test(word)
  )
    return false
  // "The lamp's hue=12".
  if (/[=_]/.test(next)) return true
  return (
    /^[a-z]{3,}$/i.test(next) &&
    !/^(?:the|not|now|still|been|too|very|all|just|only|also|because)$/.test(next) &&
    readVerb(next).every(({ form }) => form === 'base')
  )
}

function showsTense(word: string, at: number, words: readonly string[]): boolean {
  if ((SHOWS.test(word) && !isWhose(word, words[at + 1])) || isDoneByMany(words, at)) return true
  const last = words[at - 1] ?? ''
  // "The lid suddenly broke", but "the tally fell".
  const before = /ly$/.test(last) && at > 2 ? (words[at - 2] ?? '') : last
  if (at === 1 && /^(?:this|these|all)$/i.test(before)) return true
  if (NO_DEED.test(word) || A_THING.test(word) || NO_VERB_BEFORE.test(before)) return false
  const forms = readVerb(word).map(({ form }) => form)
  const isLast = at === words.length - 1
  if (DONE_TO_IT.test(word) && WHOSE_DOING.test(words[at + 1] ?? '')) return false
  // "With nodes searched": what was done to them.
  if (forms.includes('past') || guessPast(word) || /[a-z]{2}ed$/.test(word))
    return !(isLast && words.slice(Math.max(0, at - 4), at).some((one) => /^(?:with|no)$/i.test(one)))
  if (forms.includes('s')) return !isLast || GOES.test(word) || !NOUN_VERBS.has(verbIn(word, 's')?.base ?? '')
  // "Users see it"; a verb behind "to" shows no tense.
  if (forms.includes('base'))
    return (
      /^(?:I|we|you|they|people|data|which|who|that|[\w-]+s)$/i.test(before) ||
      (OBJECT.test(words[at + 1] ?? '') && !/^(?:to|not|and|or|[a-z]+n't)$/.test(before))
    )
  return /^[a-z]{3,}s$/.test(word) && !isLast && OBJECT.test(words[at + 1] ?? '')
}
