import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceForText } from '../../../once.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { capitalise } from '../../sentence/tidy.ts'
import { hasSplicedDeed } from '../action/spliced-deed.ts'
import { isNoGain } from './no-gain.ts'
import { isOfText } from './of-the-text.ts'

/** Whether a finished sentence can close a story: it is well built, and says what came of the work rather than of its making. */
export const isSoundResult = onceForText((sentence: string): boolean => {
  const text = sentence.replace(/"[^"]*"/g, 'it').replace(/[.!]+$/, '')
  return (
    !OF_THE_WORK.test(text) &&
    !WORKED_ON.test(text) &&
    !HAD_NONE.test(text) &&
    !hasSplicedDeed(text) &&
    !OF_THE_REASON.test(text) &&
    !BESIDES.test(text) &&
    !isNoGain(text) &&
    !isOfText(text) &&
    !isWrong(text) &&
    !MISBUILT.test(text) &&
    !GAPPED.test(text) &&
    !isTornState(text) &&
    !hasVerb(MEASURED.exec(text)?.[1]?.split(' and ')[0] ?? '') &&
    !isTornDeed(text)
  )
})

/** How long it took, what it was like and what belonged to it: said of the work, but nothing came of it by that. */
const OF_THE_WORK = lean(
  /^(?:It|This|That) took (?:\S+ ){0,3}?(?:much|more|a lot of|lots of|too much|longer|some|quite some)\b(?: time)?(?: than\b.*)?$|^(?:It|This|That) took (?:\S+ ){1,6}?to (?:get|make|figure|find|fix|build|set|do|work|understand|write|implement|finish|learn)\b|\bprogress took \d|^(?:Now,? )?(?:I|we) can (?:now |finally |all )?(?:go to (?:sleep|bed)|rest|relax|take a nap)\b|^(?:I|We) (?:have )?(?:just )?started the \w+ (?:day|week|month|sprint)\b|^It (?:has been|was) (?:\w+ )?(?:interesting|fun|exciting|challenging|tough)(?: so far)?$|^This (?:did not|didn't|doesn't|does not) mean\b|^(?:I|We) (?:was|were|am|are) not (?:\w+ )?(?:happy|satisfied|pleased)\b|\b(?:taken|took) (?:much |a lot |a bit )?(?:more time|longer) than (?:I|we)\b|^It (?:was|is)(?:n't| not) (?:\w+ )?(?:much )?progress\b|^Everything (?:was|is) done$|^None of (?:these|those|them|it)\b|^(?:(?:The )?none|nothing)\b[^,]{0,40} (?:worked|helped)$|\bfe(?:els|lt) (?:simple|right|good|nice|natural)\b|^(?:This|It|That) (?:also )?(?:involved|consisted|required)\b|^The (?:main|bulk of the|most) (?:work|effort) was\b|^In the end, (?:back in|long before|earlier|previously|originally|initially|before)\b|\b(?:has|have) been discarded$|^By the end, (?:I|we) had (?:discarded|decided|agreed|thought|planned|wanted|hoped|left for|realised|realized)\b|^By the end, (?:I|we) had [^.]*\byou\b/i,
)

/** "I worked on the lids to make sure that they close": that is what was at hand. */
const WORKED_ON = /^(?:I|We) (?:also |then |mostly |mainly )?(?:worked|focused|concentrated) on\s/

/** "The drum had no lid at all": so it was before, unless it is a trouble that it no longer had. */
const HAD_NONE =
  /^(?:The|My|Our|Each|Every) (?:[\w'-]+ ){1,4}had no (?!(?:more|further|longer)\b|[^,;]*\b(?:findings|objections|remarks|questions|problems?|issues?|errors?|complaints?|trouble|downtime|outages?|leaks?|crash(?:es)?|bugs?|failures?|loss(?:es)?|conflicts?|since|after|now)\b)/

/** What it was for, why it is so, or what one saw could be done. */
const OF_THE_REASON = lean(
  /^(?:\w+,? )?(?:it|this|that) (?:is|was) (?:always |always been )?possible$|^(?:The|My|Our) (?:[\w-]+ )?(?:goal|aim|idea|plan|hope|intention|purpose)\b[^,.]{0,40} (?:is|was) to\b|^It (?:is|was) (?:important|necessary|essential|recommended|good practice) to\b|^(?:I|We) (?:\w+ )?(?:noticed|reali[sz]ed|thought|found out) (?:that )?[^,.]{0,80}\b(?:could|should|would|needed)\b|^(?:The|One|My|Our) (?:[\w-]+ )?(?:reason(?:ing)?|trick|of the keys|catch|challenge|difficulty|downside)\b[^,.]{0,60}\s(?:is|was|being)\b(?! (?:gone|fixed|found|solved|resolved|now))/i,
)

/** "This PR also added a lid": one more deed. */
const BESIDES =
  /^This (?:PR|MR|patch|commit|change|pull request) (?:also|adds?|added|pass(?:es|ed)|mov(?:es|ed)|replac(?:es|ed)|remov(?:es|ed)|reads?|keeps|kept|checks|checked|sets?|us(?:es|ed)|wrote|writes|stor(?:es|ed)|splits?|wraps|wrapped|introduc(?:es|ed))\s|^This passed the\s/

/** What is amiss, or open. */
const AMISS = lean(
  /^(?:It|This|That) (?:is|was) (?:\w+ )?(?:unsatisfying|disappointing|frustrating|annoying|tedious|painful|unfortunate)$|^There (?:have been|had been|were|was|are|is) (?:some |a few |several |many |an? )?(?:[a-z]+ )?(?:hiccups?|setbacks?|problems?|troubles?|issues?|difficult(?:y|ies)|delays?|drawbacks?)\b(?!.*\bbut\b)|^(?:Most of the time|Sometimes),? |\bgets? stuck\b|\b(?:code|design|setup|result|interface|layout|output|log|page|[a-z]+ing) less (?:clean|readable|clear|reliable|stable|secure|safe|accurate|efficient|flexible|maintainable|robust)\b|\bha(?:ve|s)(?:n't| not)\b[^.]*\byet$/,
)
const RELIEVED = /\b(?:no longer|never|not|nothing|nobody|instead|without)\b/

function isWrong(text: string): boolean {
  return AMISS.test(text) && (/yet$/.test(text) || !RELIEVED.test(text))
}

/** "6x was faster boots", "it was always been so", "the lid is now etc", "every now", "the problem being", "so if it rains". */
const MISBUILT = lean(
  /^\d+ [a-z-]+, \d+ [a-z-]+ [a-z]+ed$|\b(?:can|could|may|will) be (?:is|was|were|are)\b|\bthe (?:above|following|aforementioned) (?:problem|issue|bug|error)|\b(?:gonna|wanna)\b|^\d[\d.,]*(?:x|%) (?:is|was|were) (?:faster|slower|smaller|larger|less|more|fewer|better)\b|\b(?:was|were|is) (?:always |never )?been\b|\b(?:is|are) now (?:etc|and|or|but|to|of)\b|\b(?:every|never|not|often|usually|always) now\b|^The change fix(?:es|ed) (?:what|how|that)\b|^The (?:problem|issue|reason) being\b|\sso if (?:(?!then\b)[^\s,]+ ){1,6}[^\s,]+$|\s-{1,2}[a-z]+ \S+ -{1,2}[a-z]+\s|[a-z\d] ,[a-z]|^\S+ \S+ \((?:and|or) [a-z]+\) |^The result was [a-z]+ed [a-z]+ing\s|^The result was [^.]*, so (?:no|not)\s|\w\s-\s[A-Z][a-z]+ed\s|\b[a-z]+ed (?:was|were) [~<>]?\d[^,;]* [a-z]+ed$|\b(?:was|were) \d+ [a-z]+ (?:passed|failed|deleted|removed|added)\b|^There was no longer \d|\bexperience\b.* has been gained$|^By the end, (?:I|we) had gained (?:\w+ ){0,2}experience\b|\bwhich (?:is|are|was|were) [a-z]+ed$|\bsuch that it (?:would|will|can|could) [a-z]+$|^(?:I|We) (?:was|were) able to [a-z]+$|^Sudo\s/i,
)

/** "A was steady lamp", "the wait went from 2.1", "the result was it now holds 3 crates": where a word was put, or is missing. */
const GAPPED =
  /^(?:An?|The) (?:is|are|was|were|has|have|went)\s|^The result was (?:\S+ ){1,3}now [a-z]+s\s|^(?!.* to ).*\bwent from /

/** Where a thing ends of which it is said how it is now. */
const STATE = /^([^;:]+?) (?:(?:is|are) now|(?:has|have) been|(?:is|are) (?:gone|underway))\b/

/** "The yield was 5 crates". */
const MEASURED = /^(?:[\w'/-]+ ){1,8}?(?:was|were) ([~<>]?\d.+)$/

/** What opens no thing, and what ends none. */
const NO_HEAD =
  /^(?:Mine|Ours|Theirs|Yours|Of|(?:The|An?) (?:of|to|and|in|with|for(?! loops?\b)|on|from)|The \((?:and|or|but)\b[^()]*\))\s/
const NO_TAIL =
  /\s(?:further|of|for|with|to|the|th(?:is|at) way|also|too|already|together|locally|correctly|ago|previously|later|once|out|here|often|usually|\d{1,2}\/\d{1,2}\/\d{2,4})$/

/** How soon or how far something is to be done is no part of a thing: "the lid as soon as possible". */
const AS_SOON = /\sas\s(?:soon|early|late|often|fast|quickly|far|much|little|well|long)\s(?:as\b|possible\b)/

/** What opens a statement inside a name: "the bug where a tray opens the lid". */
const INNER =
  /\b(?:that|which|who|whom|whose|where|when|whenever|while|if|because|since|as|so|how|what|why|after|before|until|once|than|whether|though|although|unless|it|they|there|you|I|we)\b|[:;"(`]/i

/** "The lids don't close has been filed", "the stack further is now reduced": no thing stands before the verb. */
function isTornState(text: string): boolean {
  const [, thing = ''] = STATE.exec(text) ?? []
  if (!thing) return false
  if (NO_HEAD.test(text) || NO_TAIL.test(thing) || AS_SOON.test(thing)) return true
  if (/^[A-Z][a-z]+(?:al|ful|ent|ous|ive|ect|per)ly$/.test(thing)) return true
  return hasVerb(thing) || /\b(?:which|that) no longer\b/.test(thing)
}

/** "The copied tray removes the lid": a verb of its own, where nothing opens a statement. */
function hasVerb(thing: string, isPlain = true): boolean {
  const words = thing.split(' ')
  return words.some((word, at) => {
    if (at === 0 || INNER.test(words.slice(0, at + 1).join(' '))) return false
    if (/^(?:do|does|did|was|were|is|are|could|can|has|have)n't$/.test(word)) return true
    const isAfterThing = !DETERMINES.test(words[at - 1] ?? '')
    const base =
      isAfterThing && /^[a-z]+s$/.test(word) && word !== 'times' ? verbIn(word, 's')?.base : undefined
    if (!base) return false
    const next = words[at + 1] ?? ''
    // "Gave guests a key": behind some verbs two things may follow.
    return NOUN_VERBS.has(base) ? isPlain && /^(?:an?|its)$/.test(next) : OBJECT.test(next)
  })
}

/** What a verb is followed by, and what no verb follows. */
const OBJECT =
  /^(?!(?:of|for|in|on|at|to|by|with|from|into|and|or|under|over|between|across|is|are|has|have|[a-z-]+(?:ing|ed))$)[a-z-]+$/
const DETERMINES =
  /^(?:the|an?|all|its|their|my|our|these|those|no|some|any|two|three|new|old|more|both|of|in|for|on|with)$/i

/** "By the end, I had tested but it failed", "the change fixed two lids were open", "..., and learning some". */
const DEED = /^(?:By the end, (?:I|we) had|The change) ([a-z]+) (.+)$/
const NO_OBJECT =
  /^(?:but|then|and then|mine|ours|theirs|yours)\b|\shere$|^[a-z]+ly$|\s\d{1,2}\/\d{1,2}\/\d{2,4}$/

/** "Fixed the hinge the gate closed both doors": what came then, whose comma was left out. */
const AFTER_IT =
  /^(?:the|an?|my|our) [\w-]+ (?:the|an?|my|our) [\w-]+ [a-z]+(?:ed|s) (?:the|an?|both|all|it|them|\d|['"])/

/** Whom and what: "gave the guests a key". */
const GIVES =
  /^(?:given|shown|sent|offered|told|called|named|handed|paid|taught|let|allowed|saved|lent|granted|left|found|kept|made|got|brought|bought)$/

/** "Found the lid was loose": what one knows is a statement. */
const KNOWS =
  /^(?:found|seen|saw|noticed|confirmed|verified|ensure[sd]?|shown|showed|learned|learnt|prove[dn]?|decided|reali[sz]ed|known|checked|made|makes|figured|discovered|said|told|thought|established|determined|concluded|suspected|reported|mean[st]|asserts?|asserted|guarantee[sd]|assume[sd]|documented|documents|tested|tests)$/

function isTornDeed(text: string): boolean {
  const [, verb = '', rest = ''] = DEED.exec(text) ?? []
  if (!rest) return false
  if (
    NO_OBJECT.test(rest) ||
    endsInDone(rest) ||
    AFTER_IT.test(rest) ||
    /,\s(?:and )?(?:learning|working|trying|getting) (?:some|the|on|to|an?)\b/.test(rest)
  )
    return true
  const at = KNOWS.test(verb) ? -1 : rest.search(/[\w)] (?:is|are|was|were|did|does|isn't|wasn't|weren't)\s/)
  if (at > 0 && !INNER.test(rest.slice(0, at + 1))) return true
  return hasVerb(rest, !GIVES.test(verb))
}

/** "By the end, I had used the tried": what was tried was cut off. */
function endsInDone(rest: string): boolean {
  const word = /\bthe ([a-z]+ed)$/.exec(rest)?.[1] ?? ''
  return verbIn(word, 'past') !== undefined && verbIn(word, 'base') === undefined
}

/** Whether a result opens with such a sentence; what follows may be left out. */
export function isSoundEnd(text: string): boolean {
  const [first = ''] = text.split(/(?<=[.!?])\s+(?=[A-Z])/, 1)
  // "Cleared it on one -> works" cannot be said aloud.
  if (/\s(?:->|=>|\u2192)\s[a-z]/.test(first)) return false
  // "The page no longer does not scroll".
  if (/\bno longer (?:does|do|did|is|are) not\b/.test(first)) return false
  return isSoundResult(mendedResult(first))
}

/** Slips of a result that have one remedy. */
export function mendedResult(sentence: string): string {
  return withItsBe(
    sentence
      .replace(/,?\sthough(?=[.!]*$)/, '')
      .replace(RESULT_OF, 'The result was that ')
      .replace(MANY_IS, '$1are now')
      .replace(/^(?:First|Second|Third|Last)ly,? (\w)/, (_, first: string) => first.toUpperCase())
      // "The till is now restored at 9:40": it was then.
      .replace(AT_THE_TIME, (_, be: string) => (be === 'is' ? 'was' : 'were'))
      .replace(MOVED_TWICE, '$1 ')
      .replace(
        SO_MANY_TIMES,
        (_, so: string, how: string, thing: string) => `${capitalise(thing)} was ${so}${how}`,
      )
      .replace(AND_AFTER, '$1, '),
  )
}

/** "The result was false alarms fell by half": that they did. */
const RESULT_OF =
  /^The result was (?!that\b)(?=(?:[\w%-]+ ){1,7}?(?:dropped|fell|rose|grew|went|improved|increased|decreased|shrank|disappeared)\b)/
/** "The coding agents is now used". */
const MANY_IS =
  /^(The (?:(?!(?:with|of|for|in|on|from|to|that|and|at|by|about|between)\s)[a-z-]+ ){0,3}(?!(?:series|species|lens|means|headquarters|canvas|alias|atlas|bias)\b)[a-z]{3,}(?<![suai])s (?:(?:beside|behind|below|above) (?:the|each|every) [a-z-]+ )?)is now\b/
const AT_THE_TIME = /\b(is|are) now(?= (?:[a-z]+ed|back(?: up| online)?) (?:at|on|by) ~?\d{1,2}:\d\d)/
const MOVED_TWICE =
  /\b(jumped|dropped|fell|rose|grew|increased|decreased|improved|climbed|shrank|sank) went (?=(?:from|up|down)\b)/
/** "6x was faster polling": polling was. */
const SO_MANY_TIMES =
  /(?<=^|\. )(\d[\d.,]*(?:x|%) )was (faster|slower|smaller|quicker|cheaper) ((?:[a-z-]+ ){0,3}[a-z-]+)(?= \(|[.,])/g
/** "After adding a disk, and the server was back". */
const AND_AFTER =
  /^((?:After|Once|When) (?![^,]*\s(?:is|are|was|were|stays|remains)\s)[^,]{3,100}), and (?=(?:the|it|everything|all|I|we) [^,]+$)/

const NOW_DONE =
  /^((?:(?!(?:is|are|was|were|be|been|it|that|which|and|I|we)\b)[\w-]+ ){1,4})now ([a-z]+)(?=[.,]| (?:and|via|on|in|at|with|by|for|from)\b)/i

/** "The oven now deployed in the yard": it is. */
function withItsBe(sentence: string): string {
  const [whole = '', thing = '', word = ''] = NOW_DONE.exec(sentence) ?? []
  const verb = verbIn(word, 'participle')
  if (!verb?.isWork || !NEEDS_BE.test(word)) return sentence
  return `${thing}${isPlural(thing.trim()) ? 'are' : 'is'} now ${word}${sentence.slice(whole.length)}`
}

const NEEDS_BE =
  /^(?:deployed|installed|configured|integrated|implemented|enabled|supported|merged|tested|fixed|completed|covered|documented|mounted|stored|built|written|published|used|available|accessible|live)$/
