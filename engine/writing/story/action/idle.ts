import { lean } from '../../../lean.ts'
import { onceForText } from '../../../once.ts'

/** "In the end, I finally": what may stand before what one says of oneself. */
const WHO =
  "^(?:(?:So|But|And|Then|Also),? |[A-Z][^,;]{1,60}, )?(?:I|[Ww]e)(?:'ve| have| had)? (?:(?:also|then|just|only|recently|finally|still|actually|\\w+ly) ){0,2}"

/** What one heard, forgot, did not want or got out of it, and that one was busy: nothing that was done to the thing at hand. */
const NOTHING_DONE = [
  'heard\\b(?! back\\b)|forgot(?:ten)?\\b|learn(?:ed|t) today\\b|wrote (?:about (?:this|it|that)|back)\\b|talked about\\b|got around to (?:it|this|that)\\b|applied (?:it|this|that)(?: (?:at|in|to) (?:work|practice|my project))?[.!]*$|stubbed (?:my|our|his|her|the) (?:\\w+ )?toes?\\b|got (?:here|there|home) |rushed (?:ahead|into|through)\\b|was (?:\\w+ly )?\\w+ing (?:in |at |on )?the (?:wrong|incorrect)\\b|(?:overlooked|underestimated|miscalculated|procrastinated)\\b',
  'got (?:an?|the|some|several|these) (?:[\\w-]+ ){0,3}(?:errors?|problems?|issues?|warnings?)(?: (?:from|in|on|with|again|when|after)\\b[^,;.!]*)?[.!]*$',
  'used to (?!the\\b|it\\b)[a-z]+\\b|left (?:campus|work|home|school|early|(?:the|my) (?:office|lab|building|house))\\b|(?:ripped|pulled|tore) (?:my|our) hair\\b',
  "(?:did not|didn't|do not|don't|wasn't|was not|am not|never) (?:want|wanted|need|plan|expect|bother|know|think|looking|care)\\b",
  'decided to (?:put|write|share|document|describe)\\b[^,;]*\\b(?:article|blog|post)\\b',
  '(?:fixed|solved|handled|did)(?: (?:it|this|that))? (?:in )?the same way[.!]*$',
  'went (?:out |off )?(?:to (?:go |get |grab |have )?)?(?:for )?(?:an? )?(?:quick |short )?(?:coffee|lunch|dinner|walk|piss|pee|smoke|break|drink|bed|nap|shower)\\b',
  'started (?:out |off )?as an?\\b',
  'gained (?:\\w+ ){0,4}(?:experience|knowledge|insights?|understanding|confidence)\\b',
  'managed (?:my|our) time\\b|did an? (?:very |really )?(?:good|great|excellent|decent|bad|poor) job\\b|did as (?:much|well)\\b|gave (?:my|our)sel(?:f|ves) time\\b',
]

const IDLE = lean(`${WHO}(?:${NOTHING_DONE.join('|')})`)

/** A device, the day or a page as what the sentence is about; "neither was oiled", "all else was". */
const OF_ANOTHER = lean(
  /^(?:My (?:[a-z]+ )?(?:schedule|computer|laptop|phone|day|week|weekend|internet)\b|(?:Neither|None|Nothing|Everything else|All else)\b|The (?:same|other|first|second|last) one (?:was|is)\b|(?:This|That|It) (?:is|was) (?:something|a thing) (?:that )?(?:I|we)\b|This (?:repository|repo|document|post|page|article|notebook|folder) (?:contains|describes|holds|lists|shows|covers|documents)\b)/,
)

/** "The lid could be closed, but I did not want to bother". */
const UNWILLING = /\bbut (?:I|we) did(?:n['\u2019]t| not) want to\b[^,;]*$/

/** "I moved all the boxes, which caused many issues": that was the trouble. */
const DID_HARM = lean(
  /^(?:By the end, )?(?:I|[Ww]e)\s[^;]{3,160}(?:,\s(?:but\s)?(?:which|and (?:it|this|that))|\sand (?:it|this|that))\s(?:\w+ly\s|then\s|soon\s){0,2}(?:bit (?:me|us)|(?:caused|created|introduced|brought|led to|gave (?:me|us))\s(?:[a-z]+\s){0,4}(?:issues|problems|errors|troubles?|bugs|conflicts|headaches?|chaos|failures|crashes)\b)(?!.*\b(?:so|then) (?:I|we)\b)/,
)

/** "We proceeded to starve ourselves", "I locked myself out": nobody meant to. */
const TO_ONESELF =
  /^(?:I|We)\s[^;,]{0,60}?\b(?:DDoS|DoS|lock|shoot|shot|starve|burn|burnt|trap|paint|confuse|cut|block|bury|buried|overload)(?:e?d)? (?:myself|ourselves)\b/i

/** "We only painted the front and never looked behind": that was amiss. */
const ONLY_SO_FAR =
  /^(?:[A-Z][^,;]{2,90}, )?(?:I|[Ww]e) (?:had )?only [a-z]+ [^;]{3,100} (?:and|but) never (?:\w+ly )?[a-z]+/

/** "When I added a shelf everything broke": that was the trouble. */
const BROKE_IT =
  /^(?:When|Whenever|As soon as|Once|After) (?:I|we)\s[^.;]{3,120}\s(?:broke|failed|crashed|stopped working|went wrong|fell apart|froze)[.!]*$/

/** "I tried a second hinge, but it does not work": nothing that one would tell as one's work. */
const IN_VAIN = lean(
  /^(?:I|We)\s(?:(?:also|then|even|just)\s)?(?:tried|attempted)\b(?!.*\b(?:so|until|then|finally|eventually|instead)\b).*(?:\b(?:but|and) (?:(?:this|it|that|they|I|we|still|just)\s){0,2}(?:do|does|did|can|could)(?:n['\u2019]t|\s?not) (?:\w+ly )?(?:work|help|fix|solve|get|find|figure|make)|\b(?:but|and) (?:with|to) no (?:avail|resolve|success|luck)\b|\bwithout (?:any )?(?:success|luck)\b)/,
)

/** Whether what was done brought the trouble about, by what the sentence says itself. */
export const didHarm = onceForText((sentence: string): boolean => DID_HARM.test(sentence))

/** Whether a finished sentence of an action tells nothing that was done. */
export const isIdle = onceForText((sentence: string): boolean => {
  return (
    OF_ANOTHER.test(sentence) ||
    didHarm(sentence) ||
    TO_ONESELF.test(sentence) ||
    ONLY_SO_FAR.test(sentence) ||
    BROKE_IT.test(sentence) ||
    UNWILLING.test(sentence) ||
    IN_VAIN.test(sentence) ||
    (IDLE.test(sentence) && !THEN_DEED.test(sentence))
  )
})

/** "I forgot the glue, so I bought some". */
const THEN_DEED =
  /,? (?:so|and|but|but then) (?:I|we) (?!can't|cannot|couldn't|don't|didn't|will\b|had\b)[a-z]+/
