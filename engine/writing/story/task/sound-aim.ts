import { lean } from '../../../lean.ts'
import { ADJECTIVES } from '../../../lexicon/chunk-words.ts'
import { onceForText } from '../../../once.ts'
import { guessPast, readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { opensHole } from '../../../text/meaning/opens-hole.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'
import { isPlainTalk } from '../situation/fit.ts'
import { isMissaidAim } from './missaid-aim.ts'

/** "Work on the lamp was late", "skip requests not ending": a second verb that nothing joins, or one cut off. */
const HAS_CLAUSE =
  /^(?!.*\b(?:that|which|who|where|when|whenever|if|why|how|what|so|because|as(?! per)|while|whether|until|there|case|once|after|before|since|the time)\b).*\s(?:was|were|is|are|(?:has|have|had) been)\s|\bnot [a-z]+ing$/i

/** "Clean the oven may leak", "oil the belt then started the mill": the same with another verb. */
const SECOND_VERB =
  /^(?!.*\b(?:that|which|who|where|when|whenever|if|why|how|what|so|because|as(?! per)|while|whether|until|there|case|once|after|before|since|than|the (?:time|way)|I|we)\b).*[a-z]\s(?:may|might|can|could|will|would|must|should|has|had|does|did|cannot)\s[a-z]|\bthen (?:also )?(?:started|began|went|[a-z]+ed)\b/

/** "Fix for ticket 9": a noun that looks like a verb; "his oven": somebody whom nobody has named. */
const MISREAD = lean(
  /\b([a-z]{2,}) \1\b|\b(?:I|we) [a-z]+(?: [a-z]+)?$|\bthe (?:first|second|third|last|other|right|wrong|new|old) one\b|\beach its own$|\b(?:find|figure|work) (?:this|that|it) out\b|\bthe (?:point|item|step|section|part|issue) (?:above|below)$|\bboth(?: to try)?$|\b(?:that|which) (?:was|were|is|are)(?:n't| not) an?\b|\bon\b.*\bworking on\b|^(?:fix|resolve|solve) (?:[Cc]annot|[Cc]an't|[Uu]nable|[Nn]ot|[Ww]hen|[Ii]f)\b|^(?:issue|file|time|line|page|part|step|version|bug|log|report) (?:in|with|of|\d|#)|^make (?:to|in|for|of)\b|^\w+ (?:went|fell|dropped|rose|down|up) (?:from|to|by) \S*\d|'s$|\btry (?:fix|add|use|make|remove|update|get|run)\b|\s\+\s|\b(?:with|of|in|for|by|on) (?:after|with|of|by)\b|^(?:fix|add|update|remove|implement|create|resolve|improve|refactor|delete|fold|include|replace|rename|tag|introduce) (?:for|of|in|on|to|with|from|by|into|inside|via|within)\b|(?<!\b(?:my|our|the|an?)\s(?:\w+\s)?(?:aunt|uncle|mother|father|mum|mom|dad|sister|brother|grandma|grandpa|wife|husband|neighbou?r|friend|colleague|customer|client|student|junior|intern|nurse|teacher|boss|owner)\s.{0,60})\b(?:his|her|him|he|she)\b|"[^"]*\.\s|\bto\b.*\bto\b.*\bto\b|\b(?:where|that|so) (?:if|when)\b[^,]*(?:,\s\S+(?:\s\S+)?)?$/,
)

/** "Make some progress", "test a number of things", and headings that begin like a verb: "Reason for the change". */
const SAYS_NOTHING = lean(
  /^save (?:\S+\s){0,5}(?:[~$\u20ac]?\d\S*|hours?|minutes?|days?|weeks?)\b|^make sure (?:that )?there (?:was|were|is|are) no (?:more )?(?:issues?|problems?|errors?|trouble)$|^(?:fix|solve|resolve|find) (?:the|an?|some|these|those) (?:\w+ )?(?:bugs?|issues?|problems?|errors?)$|^(?:meet|talk|chat|speak) (?:with|to)\b|^spend (?:\S+\s){0,4}(?:time|hours|days|weeks)\b|^make (?:\S+\s){0,4}(?:progress|strides|headway)\b|^make (?:some|a few|several|many|minor|small|various|more) (?:\w+ )?(?:changes|observations|improvements|adjustments|modifications|updates|tweaks|fixes)\b|^\w+ (?:(?:some|many|multiple|a (?:few|lot|number|bunch|couple) of|lots of|other|various|several|different)\s)?(?:things?|stuff)\b|^drop everything\b|^get (?:(?:some|an?|more) \w+$|(?:help|feedback|advice|started)\b)|^stop (?:respond|work|boot|mov|load|charg)ing\b|^\w+ (?:a (?:bit|little|lot)|around|further|some more)$|\b(?:bug|issue|error|problem|crash|leak|fault)s? (?:fixed|resolved|solved|closed|found)$|^(?:reason|purpose|cause) (?:for|of|behind)\b|^continue (?:the |my |our )?work (?:from|of)\b|^know\b|^(?:fix|solve|resolve|close|address) (?:issue|bug|ticket|PR) #?\d+$/,
)

/** "Draw the whole map every time": what one had to do until then was the trouble. */
const AS_A_RULE =
  /^(?!(?:make|ensure|keep|get|let|check|verify|allow|support)\b).*\b(?:(?:every|each) (?:single )?time|all the time|over and over(?: again)?|again and again|by hand each \w+)$/

/** Not a list whose verbs went apart, nor a phrase that was cut in the middle or misread. */
/** "Run models on": what they were to run on stands elsewhere; "switch the lamps on" is whole. */
const TORN_PLACE =
  /^(?!.*\b(?:turn|switch|log|put|move|carry|go|work|hold|sign|come|keep|build|lock|plug|fill|check|join|step|get)\b).*\s(?:on|in|with|for|from|of|at|into)$/i

/** "Keep tools which were typically stored": where is left out. */
const TORN_RELATIVE =
  /\b(?:which|that) (?:was|were|is|are) (?:\w+ly )?(?:put|kept|stored|located|placed|found|called|named|installed)$/

export const isSound = onceForText((text: string): boolean => {
  if (opensHole(text) || TORN_RELATIVE.test(text)) return false
  if (
    // "The pump goes to STOP": a word in capitals is a name.
    /^[A-Z]{2}/.test(text) ||
    /^[^a-z]|:\s|:$|\u2026|\.{3}|[a-z]\([a-z]+\s|\s[-\u2013\u2014]{1,3}>?\s|\s(?:[,;]|\.(?!\w))|^\w+ (?:until|was|were|is|are|if|when|back in)\b|\band another\b|\s\d+,\s\d+$|\b(?:you|your|me|us|they)\b|,\s\w+\s(?:also\s)?\w+ed$|\b(?:caused|aimed|designed|intended|meant|created|introduced|triggered|produced|generated)$|\bbetween\s(?:the|an?|my|our)\s(?:(?!and\b)\S+\s)*(?!and\b)\S*[^s\s]$|\b(?:once|when|until|while|if)\s(?:the|an?|all)\s\w+$|\bmake sure (?:that )?(?:the |all )?\S+,|,\s\w+,\s\w+$|\b(?:week|day|part|sprint|month|session)\s#?\d+$/i.test(
      text,
    ) ||
    HAS_CLAUSE.test(text) ||
    TORN_PLACE.test(text) ||
    isTornPair(text) ||
    isTornList(text) ||
    ADJECTIVES.has(/\s(?:an?|(?:for|by|of) [a-z]+ing) ([a-z]+)$/.exec(text)?.[1] ?? '') ||
    SECOND_VERB.test(text) ||
    // "Check both local": and what?
    (/\sboth (?!of\b)[a-z-]+[^s]$/.test(text) && !/ and \S+ both /.test(text)) ||
    (GOES_WELL.test(text) && !/\b(?:make|let|get|have|help|see|to|that|which|can|could)\b/.test(text)) ||
    hasPlainPast(text) ||
    goesOn(text) ||
    MISREAD.test(text) ||
    SAYS_NOTHING.test(text) ||
    AS_A_RULE.test(text) ||
    isTorn(text) ||
    !isBalanced(text) ||
    isMissaidAim(text) ||
    !isPlainTalk(text)
  )
    return false
  const next = /,\s(?:and\s)?([a-z]+)\s(?!by\b)/.exec(text)?.[1]
  if (next === undefined) return true
  return /ed$/.test(next)
    ? !(verbIn(next, 'past') || guessPast(next))
    : !verbIn(next, 'past') || !!verbIn(next, 'base')
})

/** "Clean lid prints and jar labels pass": they do. */
const GOES_WELL = /\s(?:pass|succeed|exist)$/

const JOINS =
  /\b(?:that|which|who|where|when|if|why|how|what|so|because|as|while|whether|until|there|case|once|after|before|since|than|time|way|I|we|make sure)\b/

/** "Fix the error in the pager hid the last row": a word that can be nothing but another verb. */
export function hasPlainPast(text: string): boolean {
  const words = text.split(' ')
  return (
    !JOINS.test(text) &&
    words.some(
      (word, at) =>
        at > 1 &&
        // "Refactor it a bit", "cut it with the new saw".
        !/^(?:the|an?|our|my|its|one|every|each|new|old)$/.test(words[at - 1] ?? '') &&
        /^(?:the|an?|its|their|our|my|all|every|it|them|no)$/.test(words[at + 1] ?? '') &&
        readVerb(word).some(
          ({ form, verb }) =>
            form === 'past' && verb.forms.past !== verb.forms.participle && !verbIn(word, 'base'),
        ),
    )
  )
}

/** "Fit the lamps and finally finished the hall", "get the lid off and the seal was still in there": how it went on. */
function goesOn(text: string): boolean {
  if (!/\sand\s|,\s(?:I|we)\s|(?:within|still)$/.test(text)) return false
  if (GOES_ON.test(text)) return true
  return [...text.matchAll(AND_DID)].some(
    ([, word = '']) => (verbIn(word, 'past') || guessPast(word)) && !verbIn(word, 'base'),
  )
}

const GOES_ON =
  /^(?!.*\b(?:why|how|that|which|what|whether|where|when|if|because)\b).*\sand (?:the|an?|my|our|it|they|there) (?:[^\s,]+ ){0,3}(?:was|were|is|are)\s|,\s(?:I|we) (?:hope|think|guess|believe)\b|\s(?:within|still)$/
const AND_DID =
  /\sand (?:(?:finally|then|also|even|just) )?([a-z]+) (?=(?:the|an?|it|them|its|my|our|all|some|off|up|out|back|to)\s)/g

/** "Design and build a rack" has two verbs, "paint and glue for it" one and half a list. */
function isTornPair(text: string): boolean {
  const [, second] = /^[a-z-]+ and ([a-z-]+)/.exec(text) ?? []
  return second !== undefined && !verbIn(second, 'base')
}

/** "Paint the gate and oil" lacks what was oiled; "the gate and hinges" lack nothing. */
function isTornList(text: string): boolean {
  const [, last = ''] = /(?<!,\s\S{1,30}\s)\band (\w+)$/.exec(text) ?? []
  return (
    last !== '' &&
    (readVerb(last.toLowerCase()).length > 0 || /^(?:another|more|others?|fine|done|okay|well)$/.test(last))
  )
}
