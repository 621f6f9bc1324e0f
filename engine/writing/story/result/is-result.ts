import type { Prose } from '../../../facts/fields/prose.ts'
import { NO_OUTCOME } from '../../../facts/fields/seeming-outcome.ts'
import { isOfAnother, type Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { tellsWhence } from '../../../text/figures/gained-by.ts'
import { tellsChange } from '../../../text/figures/quantities.ts'
import { turnTold } from '../../figures/better-or-worse.ts'
import { measuredStatement } from '../../figures/measures.ts'
import { countWords, tidySentence, uncapitalise } from '../../sentence/tidy.ts'
import { isBalanced } from '../../sentence/trim.ts'
import { withItsVerb } from '../../sentence/verbless.ts'
import { isSoundDeed } from '../action/told-deed.ts'
import { unspliced } from '../telling/say.ts'
import { isSayable } from '../telling/sayable.ts'
import { alone, thoseAlone } from '../telling/stands-alone.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { isCaughtSince } from './caught-since.ts'
import { beforeCaveat, PLAN_BEHIND } from './caveat.ts'
import { ENTRY_END, endIn, hasSign, speaksOfEnd } from './end-told.ts'
import { isMovedBefore, isNoNews } from './no-news.ts'
import { trailingGain } from './trailing-gain.ts'
import { isWayOfWorking } from './way-of-working.ts'

/** Whether a sentence may be told as what came of the work. */
export function isResult(one: Weighed, prose: Prose): boolean {
  const { body, features, likelihood, sentence } = one
  if (isCaughtSince(one)) return true
  if (features.includes(NO_OUTCOME)) return false
  const isOutcome = prose.impact.includes(one)
  // Most sentences are neither chosen nor likely, whatever they say.
  if (!isOutcome && !(likelihood.impact >= 0.25 && likelihood.impact > likelihood.problem)) return false
  if (isOfAnother(one, prose.all) || isOneMoreDeed(one) || isReason(one, prose) || isMovedBefore(one, prose))
    return false
  if ((sentence.kind === 'row' && CONTROL.test(body)) || MARKED.test(body) || SIZE_OF_TEST.test(body))
    return false
  // "9:10: pump restarted" is an entry of a timeline, not yet a sentence.
  if (sentence.section === 'timeline' && (likelihood.impact < 0.3 || ENTRY_END.test(body))) return false
  const isFault = features.includes('pure fault')
  const isChosen =
    isOutcome &&
    countWords(body) > 1 &&
    body.length >= 15 &&
    (likelihood.impact * 2 > Math.max(likelihood.problem, likelihood.solution) || TELLS_END.test(body)) &&
    !(isFault && likelihood.problem > 0.3)
  const isLikely =
    likelihood.impact >= 0.25 &&
    likelihood.impact > Math.max(likelihood.problem, likelihood.followup) &&
    countWords(body) > 3 &&
    (likelihood.impact * 2 > likelihood.solution || TELLS_END.test(body)) &&
    !isFault &&
    !NO_RESULT.test(body)
  if (isOutcome && (!isFault || ENDED.test(body)) && measuredStatement(unlabelled(body))) return true
  return (
    (isChosen || isLikely) &&
    !isNoResult(one) &&
    (isSayable(one) || isFigure(one) || withItsVerb(body) !== undefined) &&
    speaksOfEnd(one)
  )
}

/** "Now: 13 / s, lag 0.003", "and after [9 rows]": figures that only stand beside others. */
const MARKED = /^(?:and\s)?(?:before|after|now)\s?[:[(.]/i

/** "Not all have a lamp, so I added one": why it was done. */
export function isReason(one: Weighed, { all }: Prose): boolean {
  const next = all[all.indexOf(one) + 1]
  if (next?.sentence.index !== one.sentence.index || !isOneMoreDeed(next)) return false
  const gap = next.sentence.range.start - one.sentence.range.end
  return gap > 0 && gap <= ', so '.length && endIn(one) === undefined && one.quantities.length === 0
}

/** "Test duration: 333 seconds", "150 runs x 20 users = 3,000 visits": how much was tried. */
const SIZE_OF_TEST =
  /^(?:total\s)?(?:test|run)\s(?:duration|time|length)\b|\d\s[a-z]*\s?=\s[~\d]|\s\u00d7\s.{1,40}=\s/i

/** "We took 30 s, which is down from 40". */
const HELD_AGAINST =
  /\b(?:(?:down|up) from|compared (?:to|with)|instead of|in place of|rather than)\s(?:\w+\s){0,2}[~<>]?\d/i

/** "I ran the checks twice", "began to paint", "a lamp was added": what was done, and not what came of it. */
export function isOneMoreDeed(one: Weighed): boolean {
  const { clause, body } = one
  if (!clause?.verb.isWork || !/^(?:i|we|none|passive|change)$/.test(clause.subject)) return false
  if (
    !/^(?:past|participle)$/.test(clause.form) &&
    clause.subject !== 'change' &&
    !/\b(?:began|started)\s/i.test(body)
  )
    return false
  // "The pump was tested as working" says by another word how it ended.
  if (/^(?:passive|change)$/.test(clause.subject) && (hasSign(one) || SINCE.test(body))) return false
  return (
    !REACHES.test(clause.verb.base) &&
    trailingGain(one) === undefined &&
    !tellsChange(body) &&
    !HELD_AGAINST.test(body) &&
    endIn(one) === undefined
  )
}

/** What tells of the time after the work, wherever it stands. */
const SINCE =
  /\b(?:now|no longer|after (?:the|this)|since (?:the|then)|fixed|resolved|restored|recovered|back (?:up|online|to)|(?:backlog|queue)s?\b[^,;]{0,40}\b(?:cleared|drained|processed|worked off))\b/i

/** A row that is only there to compare with. */
const CONTROL = /^[^:]{0,60}\b(?:untouched|control|unchanged|no change)\b/i

/** What speaks of an end, even in a sentence that tells mostly something else. */
const TELLS_END =
  /\b(?:resulting in|leading to|sav(?:es|ed|ing)|free[sd]|faster|smaller|now|currently (?:runs?|takes?)|works?|locks|dropped|went (?:down|up|from)|managed to (?!fix it\b)|got \S+(?: \S+){0,4} (?:to (?:run|work|build|boot|compile)|working|running))\b/i

/** A question, a wish, an order or what comes next. */
const NO_RESULT = lean(
  /^some\s[^;]*\b(?:and|but|while)\s(?:some|others)\b|\?$|^(?:(?:now|currently|still|also|just)\s)?(?:working|trying|looking|thinking|hoping|planning|figuring|learning|investigating|waiting|implementing)\s|^\(|^(?:it|this)(?: also)? (?:removes|adds|renames|moves|updates|changes|refactors|bumps|deletes|introduces|replaces|extracts|splits)\s|^(?:can|could|should|would|will|may|might|let's|maybe|perhaps|if|once|lots of|ensure|note|read|see|not|i also realized|i've assumed|i assume|after (?:that|this),? (?:it's|it is|i|we))\b|\b(?:going to|time to|would be|need to|next step)\b/i,
)
/** What the writer thinks, feels or wants. */
const OPINION =
  /\b(?:hopefully|by the way|in all honesty|honestly|to be honest|unfortunate(?:ly)?|I guess|would|could(?! (?:hit|reach|achieve|attain|no longer)\b)|might|(?<!as (?:it|they) )should|aims? to|attempts? to|tries to|(?:looks|seeks) to|intended to|should have|(?:is|are) about to|(?:is|are) (?:not )?supposed to|to go until|you (?:can|could|may) (?:also\s)?(?:write|use|run|set|call)|your (?:PR|pull request|branch|commit|change)s?)\b|^(?:I|we)(?:(?:'m| am)(?! (?:now|able|back)\b)|\s(?:(?:also|still|all|do)\s)*(?:desire|want|need|know|think|feel|hope|like|believe|expect|realized|realised|love|tried|plan|suggest|recommend|propose)\b)/i
/** How the writer felt about it. */
const FEELING = lean(
  /\b(?:bought|brought|gave|sent|handed) (?:me|us) (?:an?|some|the)\b|^(?:the|my|our) (?:cat|dog|kids?)\s|^(?:very|so|pretty|really|quite|super) (?:happy|pleased|proud|glad|excited|satisfied|frustrat|annoy|disappoint|tir|interest)|^(?:it|this|that)(?:'s|\sis|\swas|\sfeels|\sfelt)\s(?:(?:quite|very|really|so|pretty|a lot of|such|always|also|actually|a bit|a little|kind of|somewhat|rather)\s)*(?:weird|ugly|hacky|awkward|odd|strange|silly|fun|enjoyable|satisfying|frustrating|annoying|exciting|relaxing|lovely|(?:nice|great|good|cool|interesting)(?=[.!]|$|\s(?:doing|to (?:be|have|see|work|get|do))\b))|\b(?:makes?|made|left) me\s(?:\w+\s){0,2}(?:happy|happier|proud|glad|smile|sad|nervous|feel)\b|\bI have that going for me\b|\b(?:I|we)(?:'m|'re| am| are) (?:\w+ly |so |very )?(?:glad|happy|proud|excited|pleased|thrilled)\b/i,
)
/** What the fault did. */
export const HARM = lean(
  /\b(?:ran|runs|got|gets|went) (?:too |very |really )?hot\b|^(?:the |our |some |many |most |all )?(?:users?|customers?|people|guests?|drivers?|clients?|players?|everyone|everybody|support|colleagues) (?:really |all )?(?:hated?|dislikes?d?|complain(?:s|ed)?|(?:was|were) (?:confused|annoyed|angry|unhappy|upset))\b|\b(?:fuse|breaker|bulb)s? (?:blew|blows|tripped)\b|^(?!.*\b(?:no longer|not|never|none|(?:only|just) (?:\d+|one|two|three))\b).*\b(?:(?:is|are|was|were) (?:\w+ )?too (?:early|late|soon|often|far|high|low|slow|large|small|big|long|short|hot|cold|loose|tight|weak|loud|much|many)|works? (?:only )?if|only work(?:s|ed)? (?:over|on|in|if|when|with|for|from)|(?:ruined|spoiled|wrecked) (?:the|my|our|an?)|(?:makes?|made|leaves?|left) (?:[\w-]+ ){1,4}(?:vulnerable|unusable|exposed|inconsistent)|(?:turned|went|stayed|remained) red|(?:got|received|saw) (?:\w+ )?(?:invalid|wrong|broken|corrupt(?:ed)?|stale|garbled) \w+|despite (?:[\w-]+ ){1,5}(?:remaining|persisting)|degraded performance|must have (?:\w+ly )?[a-z]+(?:ed|en|t)|(?:makes?|made|causing|caused) (?:[\w'-]+ ){1,8}?(?:explode|fail|crash|hang|harder|worse|slower|more (?:complicated|complex|difficult|confusing))|(?:had|has|have) (?:\w+ly )?crept up|bec(?:ame|omes?) (?:\w+ ){0,3}(?:wrong|worse|slower|unusable)|came back (?:up )?degraded|oh well|(?:was|were|got|being) (?:OOM-?killed|crash(?:ing|-?looping)|evicted|throttled|rate-limited)|(?:took|takes|taking) (?:\w+ )?longer than (?:expected|planned|usual)|\d[\d.,]*k? (?:[\w-]+ ){1,3}(?:failed|(?:was|were) (?:lost|affected|delayed|impacted|dropped|interrupted))|delayed by (?:an?|one|two|three|several|\d+)|resulted in (?:\S+\s){0,4}(?:errors?|failures?|outages?|timeouts?|downtime))\b/i,
)
/** That things got worse, still fail, or cannot go on: "this is a small loss", "we get errors", "which stops the test from building". */
const SETBACK = lean(
  /\b(?:large|big|severe|major|significant|some|many) regressions\b|\b(?:is|was|means|brings) (?:an?|another) (?:[~<>]?\d[\d.]*%? )?(?:[\w-]+ ){0,2}?(?:regression|loss|setback|slowdown|step back(?:wards)?)\b|\bout of (?:alignment|sync|order|memory|space|bounds|date) again\b|\bwe (?:get|got|see|saw) (?:[\w-]+ ){0,2}(?:errors|failures|crashes|warnings|timeouts)\b|\bresult(?:s|ed|ing) in (?:[\w-]+ ){0,4}(?:terminating|crashing|failing|hanging|freezing|leaking)\b|\b(?:prevent|stop)(?:s|ped|ed|ing) (?:\S+ ){1,5}from (?:compiling|building|working|running|starting|loading|booting|connecting)\b|\bcaus(?:es|ed|ing) (?:\S+ ){1,6}to (?:spin|hang|fail|crash|stall|leak|freeze|loop)\b|\b(?:hit|hitting|hits) the (?:[a-z]+ )?limits?\b|\bwasted\b|\bnot (?:normally|usually) (?:seen|observed|noticed|visible)\b/i,
)
/** "Reported by a guest; ok by the chef", "based on an idea of Tom's": whom one owes it to. */
const CREDIT =
  /^\(?(?:reported|suggested|spotted|noticed|requested|reviewed|diagnosed|pointed out) by\b|^(?:based on|prompted by|thanks to|inspired by) (?:an? |the )?(?:[a-z]+ )?(?:analysis|patch|report|idea|suggestion|work|comment|discussion)s? (?:by|from|of|with)\b/i
/** "It hangs the caller", "without a reset the transfer fails": what the fault does. */
const GOES_ON = lean(
  /^(?:an? |the )?(?:real |actual |hard |kernel )?(?:crash|panic|outage|failure|deadlock|segfault)\b[,:]|^it\s(?:\w+ly\s)?(?:hang|crash|break|fail|leak|freeze|stall|corrupt|ruin)(?:s|ed|es)?\b|^it\s(?:\w+ly\s)?(?:hung|broke|froze)\b|^without\s(?!(?:any\s)?(?:\w+\s)?(?:downtime|problems?|issues?|errors?|loss|trouble)\b).*\b(?:fails?|failed|crash(?:es|ed)?|hangs?|breaks?|stalls?|cannot|can't|would|won't|will not)\b|^(?:the\s)?(?:CVSS|severity|priority|risk)\b[^,;]{0,25}\s(?:is|was|of)\s/i,
)
/** "Some customers need more": why it was done. */
const NEED =
  /^(?!.*\b(?:now|no longer|only)\b)(?:[\w'-]+\s){1,4}?(?:need|needs|want|wants|require|requires|ask|asks)\s(?!no\b|less\b|fewer\b|just\b|half\b)/i
/** "..., which surfaced the issue": that was the trigger; "it ran fine here, but I hit a bug there": that is overtaken. */
const TRIGGER = lean(
  /\bwhich (?:then |in turn |also |finally )?(?:surfaced|exposed|triggered|caused|revealed|uncovered|broke|prevented)\b|\b(?:works?|worked|runs?|ran) (?:\w+ )?(?:fine|well|great|perfectly|ok)\b[^;]{0,60}\bbut (?:then )?(?:I|we|it) (?:\w+ly )?(?:encountered|got an?|hit an?|ran into|failed|crashed|broke)\b/i,
)
/** What was left undone or missing; "we have not seen it since" is an end. */
const UNDONE =
  /^(?:I|we)\s(?:was|were)(?:n't|\snot)\sable\sto\b|^(?:I|we)\s(?:haven't|have not|didn't|did not|couldn't|could not)\s(?!seen?|had|have|notice|los[et]|miss|hit|observed?|been|encounter|experience|need|get)|^there (?:was|were|is|are) (?:currently )?no\s(?:[^\s.]+\s){0,6}?(?:way|path|fallback|option|choice|support|documentation|tests?|backups?|monitoring|alerts?|check|validation|mechanism)\b/i
/** What was found on the way. */
const FOUND = lean(
  /^(?:(?:I|we)\s)?(?:(?:also|then|soon|finally|quickly)\s)?(?:discovered|noticed|realised|realized|found out|learned|learnt)\s(?:that|how|why|the|it)\b/i,
)
/** What is not done yet, or comes later. */
const NOT_YET =
  /\b(?:not|never|n't|neither|none|nothing)\b[^,;]*\byet\b|\bnot currently\b|n't[^,;]*\byet\b|^neither\b.*\b(?:finished|done|complete)\b|\b(?:appears?|seems?|continues?) to still\b|\bis still (?:an?(?!\s[~\d])|missing|broken|failing|incorrect|wrong|buggy|unstable|flaky|unclear|to be)\b|\bin the future\b|\b(?:tomorrow|next (?:week|month|sprint|time))\b|^(?:I|we)(?:'ll|\swill)\s|\bright now (?:I|we)(?:'m|'re|\sam|\sare)\b/i
/** How it was before, or why. */
const BEFORE = lean(
  /^(?:I|we)\s(?:was|were)\s(?:(?:also|still|just)\s)?[a-z]+ing\b(?!.*\bnow\b)|^(?:this|that|it)\s(?:occurred|occurs|happened|happens|was caused|is caused|(?:was|is) (?:because|due))\b|^requires?\s|^(?:this|it) is (?:necessary|needed|required|because)\b|^(?:my|our|the) (?:(?:initial|first|original) (?:idea|plan|thought)|(?:goal|aim|idea|plan|intention|hope|intent|purpose) (?:is|was|here))\b|^(?:before|previously|initially|originally|(?:the |my |our )?(?:previous|former|old|original|first) (?:implementation|version|approach|solution|design|code|attempt)|without (?:this|the)(?!.*,\s(?:while|whereas|but|and)\s(?:with|now|after)\s))\b|\b(?:initially|root cause|the reason)\b|^(?!.*\b(?:now|only|just|instead)\b).*\b(?:can take|takes? (?:more than|over|up to|too))\b|^(?!.*\b(?:now|improvement|from|than|instead|better|less|more|not|no)\b)[^,;]*\b(?:was|were|had)\b[^,;]{2,60}\sbefore(?=[.,;!]|$)/i,
)
/** Half a sentence, what is up next, or that some fault which only the page names is fixed. */
const FRAGMENT = lean(
  /^(?:because|while|although|until)\b[^,]*$|^since\s(?:\S+\s){2,7}(?:has|have|had)\sbeen\s\S+$|\b(?:it's|it is) (?:now )?time to\b|^(?:this|it|that)\s(?:is|was|has(?: all)? been)\s(?:now\s|all\s)*(?:fixed|solved|resolved|done)\b|^in this (?:PR|pull request|commit|change|patch),? (?:I|we)\b|^(?:this|it|that)\s(?:\w+\s)?(?:fix|fixe[sd]|solve[sd]?|address(?:e[sd])?|resolve[sd]?)\s(?:this|that|these|those|it|both|the (?:issue|problem|bug|error)s?)\b/i,
)
/** "This PR restores them": what, only the page knows. */
const UNNAMED =
  /^(?:this|it|that)\s(?:(?:PR|patch|change|commit|fix)\s)?(?:also\s|now\s)?[a-z]+s\s(?:it|them|this|that|these|those)[.!]?$/i
/** "Now it's the left motor making the noise" points at a culprit. */
const CLEFT =
  /^(?:now,?\s)?(?:it's|it is|it was)\s(?:(?:only|just|actually)\s)?(?:the|my|our|its)\s(?:[\w-]+\s){1,4}(?:that|which|who|[a-z]+ing)\s/i
/** A regret, an aim, a joke, an advice or what cannot be done: said of the work, but no end of it. */
const REMARK = lean(
  /^(?:don't\b|(?:(?:I|we) )?(?:also |then )?tried (?:to|[a-z]+ing|the|an?)\b(?!.*\b(?:work|help|fix|succe|solve))|(?:I|we) (?:still )?(?:have|had) no (?:idea|clue)\b|mostly (?:I|we)\b|(?:(?:the|my|our) )?(?:work|task|job|day|week) (?:is|was) (?:now )?(?:mostly|almost|nearly|basically) (?:done|finished|complete|over)[.!]*$|it told me\b|some (?:[\w-]+ ){1,3}(?:did|do|are|were|works?|worked) better than others\b|(?:I|we) (?:\w+ ){0,2}(?:got|received) an? (?:\w+ )?(?:response|reply|answer)\b|(?:I|we) (?:now )?have (?:now )?(?:some|a few|other|several|two|three) (?:[a-z]+ )?(?:theories|ideas|questions|plans|thoughts|guesses|suspects)\b|better (?:now|late|early|safe|this way)?\s?than\b|(?:(?:I|we) )?(?:finally |eventually )?(?:got|have|had) (?:that|this|it|them) (?:all |now )?(?:finished|done|working|running|ready|sorted|fixed)\b|(?:the )?first things? (?:was )?first\b|it (?:all |mostly )?went (?:\w+ )?(?:well|fine|ok|okay|smoothly|great)\b|(?:total )?(?:time|hours) (?:spent|used|worked|logged|taken)\b|(?:so )?(?:today|yesterday|(?:this|last|the) (?:past )?(?:day|week|weekend|month|sprint|session)) (?:was|is|has been)\b|(?:now that|since) [^,]+, (?:I|we) (?:want|need)ed\b|here(?:'s|\sis)\b|the (?:goal|aim|idea|plan|hope|intention) (?:is|was)\b|my (?:goal|aim|plan|hope|guess)\b|(?:I|we) (?:\w+ly\s)?(?:should|could) (?:have|probably)\b|(?:I|we) (?:\w+ly\s)?(?:suggest|recommend|propose|wonder|don't know|do not know|doubt|wish)\b|(?:I|we) (?:was|were|am|are)(?:n't| not) (?:able|sure|certain)\b|(?:I|we)(?:'ve| have) been (?:working|busy)\b|it(?:'s| is| was) (?:(?:a bit|a little|kind of|quite|very|rather|somewhat|also|still)\s)*(?:weird|odd|strange|ugly|hacky|unfortunate|unclear|hard|difficult|tricky)\b)|\b(?:makes?|made|leaves?|left) (?:\w+\s){1,3}vulnerable\b|\bnot (?:currently |yet )?supported\b|\bshould have\b/i,
)
/** "We no longer had a spare", "now we were down to two of three": what was lost, not what one was rid of. */
const LOST = lean(
  /\b(?:was|were) (?:now )?down to (?:(?:one|two|three|four|\d+) (?:out )?of\b|\d+\/\d)|\bno longer (?:had (?!to\b)|(?:could|worked|matched|existed|received|knew|fit|supported|maintained|valid)\b)|^the (?:[\w-]+ )?(?:issue|bug|problem)(?: (?:resolved|fixed|addressed|solved))?(?: here)? (?:is|was) (?:that|when|where)\b/i,
)
/** "No docs needed for this change": what a template asks. */
const ASKED =
  /^no (?:[\w/-]+ ){1,5}?(?:is |are |was |were )?(?:needed|required|necessary)\b(?! (?:any ?more|any longer|now)\b)|^(?:verify|check|confirm|make sure)\s(?!marks?\b|box)/i
/** "22 of those 24 seconds", "two of the three were mended", "the rest is fine", "there were none": only the page knows which. */
const OF_THOSE =
  /\b(?:of|in|on|for|with) (?:those|these) \d|^(?:one|two|three|four|five) of the (?:two|three|four|five|six|seven)\s(?:is|are|was|were|has|have|had)\b|^there (?:is|are|was|were) none\b|^the (?:rest (?:of|is|are|was|were|has|have)|others?|remaining|latter|former)\b|^(?:this|that) (?:step|stage|phase|part)\b|^(?:another|one) (?:part|thing|that|which)\b|^since (?:these|those|they|it)\b|\b(?:figures?|images?|pictures?|renders?|screenshots?|videos?|tables?|graphs?) below\b|^the attached\b/i
/** What is still open: it does not work, somebody is puzzled, or all that was told is that one tried. */
const STILL_OPEN = lean(
  /\b(?:is|are|gets?) never (?:freed|released|closed|cleared|called|reached|updated|removed|deleted|collected|run|executed|invoked|flushed|cleaned|reset|awaited|unlocked|drained|refreshed|initiali[sz]ed|populated)\b|\b(?:do|does)(?:n'?t| not) (?:\w+ )?work(?=$|[.,!])|\b(?:has|have) (?:\w+ )?(?:confounded|confused|puzzled|stumped)\b|^there(?:'s| is| are) no way\b|\b(?:is|are|got|became) (?:\w+ )?slower(?: now)?\b(?! than before,? but)|^attempt \d|\battempting to\b|\bdecision (?:is|was) made\b|(?:'s|\shas|\shave) been working on\b|\b(?:I|we) (?:believe|think|guess|suspect)\b|\bcan (?:we|I)\b|\bso probably\b/i,
)
/** "Additionally I've trimmed the list": one more deed. */
const BESIDES =
  /^(?:additionally|in addition|besides|also|on top of that|as a bonus|while at it),?\s(?:I|we)(?:'ve|\shave)?\s/i
/** A decision, how a thing works, what it holds, or what it leaves alone: nobody is better off for being told. */
const WORKINGS = lean(
  /^no (?:other )?(?:[\w-]+ ){1,3}(?:was |were |is |are )?affected\b|^none of (?:the|our|my) [^,;]{3,60}? (?:is|are|was|were) (?:set up|configured|monitored|tested|documented|covered|backed up|designed|meant|prepared)\b|\bunaffected\b|^so far,?\s.*\bonly\b|^the way\b.*\b(?:is|was) (?:that|by|to)\b|\b(?:got into|ran into|had) (?:some |a few |many )?(?:challenges|difficult|problems|trouble|issues)|\b(?:I|we) (?:finally |then |also )?(?:decided|chose) to\b|^(?:this|it|that)(?:\s(?:change|PR|patch|fix|commit))?\s(?:also\s|only\s|just\s)?(?:involves|includes|contains|consists|depends|works by|helps? to (?:know|see|understand)|is(?:n't| not) (?:needed|necessary|required|used|included))\b|^(?!.*\b(?:now|no longer|instead|only)\b)(?:[a-z]+ly,?\s)?(?:when|whenever|if|every time|each time|as soon as)\s[^,]{3,80},\s(?!(?:I|we)\b)|^no\s(?:[\w/-]+\s){1,4}(?:is|are|was|were)\s(?:included|changed|introduced|part)\b/i,
)
/** What somebody is still at. */
const STILL_AT = lean(
  /^[A-Z][a-z]+ (?:is|was) on (?:it|this|that) now\b|^(?!.*\b(?:now|again|well|fine)\b)(?:[\w',-]+\s){1,8}?(?:is|are|am|'m|'re)\s(?:(?:currently|still|also|all|both)\s)?(?:on (?:it|this|that)(?=[.!]|$)|working on|trying|fixing|looking|testing|developing|reviewing|investigating|implementing|planning|preparing|building|writing|making)\b/i,
)
/** "A better lamp is being prepared". */
const IN_THE_MAKING = lean(
  /\b(?:is|are) (?:now |currently |still )?being (?:prepared|planned|worked on|developed|discussed|considered|reviewed|investigated|built|written|designed)\b/i,
)
/** "Right now the lamp hangs on a nail": until something better is found. */
const MAKESHIFT =
  /^(?:right now|as of now|at the moment|at present|last time|at first|in the beginning)\b|\bmakes? (?:\w+ ){0,4}sense\b/i
/** Deeds that say by themselves what was reached. */
const REACHES =
  /^(?:achieve|complete|cut|decrease|double|eliminate|finish|get|halve|improve|increase|launch|lower|manage|merge|prevent|publish|reach|recover|reduce|release|resolve|restore|save|secure|ship|shrink|simplify|solve|speed|win|confirm|verify|pass|receive|earn)$/
/** That a fault is over. */
const ENDED =
  /\b(?:no longer|not|no|never|none|without|fix(?:ed|es)|resolve[sd]|solve[sd]|restored|recovered|back|again|gone|clean(?:ed)?|prevents?|avoids?|eliminates?|mitigated?|stop(?:s|ped) (?:the|all|any))\b|n't\b/i
/** "The tank filled up again": what came back is the trouble. */
const TROUBLE_AGAIN =
  /^(?!.*\b(?:no|not|never|now)\b)(?:[\w'-]+\s){1,6}?(?:filled up|ran out|broke|crashed|failed|hung|died|went down(?!\s(?:by|from|to)\b)|timed out|overflowed|leaked|backed up|froze|stalled|got stuck|fell (?:over|behind|off)|expired|jammed)\s(?:(?:on|in|at|this|last|today|yesterday)\s(?:\w+\s){0,2})?again\b/i

/** With the verb that says how things stand, or one that tells an end. */
const STANDS =
  /\b(?:is|are|was|were|be|been|being|has|have|had|got|now|no longer|took)\b|^[^,]*\b(?:passed|fixed|resolved|solved|restored|merged|deployed|released|shipped|approved|accepted|published|finished|completed)\b/i

/** What is said of an end that is none: an opinion, a doubt, a label, or how it was before. */
export function isNoResult({ body, clause, features, likelihood, quantities, sentence }: Weighed): boolean {
  const { impact, problem } = likelihood
  if (features.includes(NO_OUTCOME) || tellsWhence(body)) return true
  // Below "Root cause" a figure measures the trouble, and lessons tell how it came about.
  const isSpared = features.includes('noHarm') || features.includes('absence') || features.includes('relief')
  if (sentence.section === 'cause' && !isSpared && !SINCE.test(body)) return true
  if (sentence.section === 'problem' && sentence.kind === 'item' && !SINCE.test(body)) return true
  // Below "Impact" the report of an incident tells what the trouble did.
  if (sentence.section === 'harm' && !isSpared && features.includes('pure fault') && !ENDED.test(body))
    return true
  // "If it stays quiet, we delete it": that is to be seen; "it's still there, shorter".
  if (
    TROUBLE_AGAIN.test(body) ||
    /^(?:if|ought to|should have)\s|\bstill (?:there|open|broken|missing)\b/i.test(body)
  )
    return true
  if (isNoNews(body)) return true
  // "Firmware updated to 4.2" is a deed that lacks its "was".
  if (clause?.subject === 'passive' && clause.verb.isWork && !STANDS.test(body) && !tellsChange(body))
    return true
  // What a rate tells depends on the thing: less shaking in mm/s is better.
  if (!/\d\s?[a-z]+\/[a-z]/i.test(body) && turnTold(tidySentence(unlabelled(body))) === 'worse') return true
  // "Costs 60 EUR more a month" is the price.
  if (/^(?:it\s)?costs?\s.{1,30}\bmore\b/i.test(body)) return true
  if (sentence.section === 'lessons' && features.includes('gain+fault') && quantities.length === 0)
    return true
  // "I made sure that: 1. the lid opens": one of the things that were looked at.
  if (/\bthat\s?:$/.test(sentence.leadIn ?? '')) return true
  if (/^no (?:\w+ ){0,2}changes? (?:is |was |were |are )?(?:intended|expected)\b/i.test(body)) return true
  // "From 41 s to 38 s, i.e. noise".
  if (/\b(?:i\.e\.|within|just|only|basically|probably) (?:the )?noise\b/i.test(body)) return true
  if (MARKED.test(body) || TRIGGER.test(sentence.text) || /^currently\b.*\sbut\s/i.test(body)) return true
  if (BESIDES.test(sentence.text) && quantities.length === 0 && clause?.verb.isWork) return true
  // A gain that is told beside a fault must be the likelier of the two.
  if (features.includes('gain+fault') && impact < Math.max(0.4, problem) && !ENDED.test(body)) return true
  const text = tidySentence(unlabelled(beforeCaveat(body.replace(PLAN_BEHIND, ''))))
  if (MAKESHIFT.test(sentence.text) || thoseAlone(unspliced(alone(text))) === '') return true
  if (
    [
      WORKINGS,
      STILL_AT,
      IN_THE_MAKING,
      BEFORE,
      LOST,
      ASKED,
      OF_THOSE,
      STILL_OPEN,
      FRAGMENT,
      UNNAMED,
      UNDONE,
      NOT_YET,
      HARM,
      SETBACK,
      CREDIT,
      GOES_ON,
      NEED,
      FEELING,
      CLEFT,
      REMARK,
    ].some((pattern) => pattern.test(text))
  )
    return true
  if ((FOUND.test(text) && quantities.length === 0) || isWayOfWorking(text)) return true
  // "Got up early and started working".
  const opensWithDeed =
    clause?.subject === 'none' && text.toLowerCase().startsWith(`${clause.verb.forms.past} `)
  const own = opensWithDeed ? `I ${uncapitalise(text)}` : text
  if (/^(?:I|we)\s/i.test(own) && !isSoundDeed(own)) return true
  const isSure = impact >= 0.8 && quantities.length > 0
  return !isSure && (OPINION.test(text) || (impact < 0.5 && CAVEAT.test(text)) || /:\s/.test(text))
}

const CAVEAT = /\b(?:still|however|but)\b/i

/** A measured result without a verb: "60 fps at 100k entities". */
export function isFigure({ quantities, body, sentence, clause, likelihood }: Weighed): boolean {
  return (
    quantities.length > 0 &&
    sentence.kind !== 'row' &&
    sentence.kind !== 'data' &&
    clause?.subject !== 'none' &&
    likelihood.impact >= 0.3 &&
    countWords(body) <= 20 &&
    (body.match(/(?<!\S)[a-z]{3,}(?!\S)/g) ?? []).length >= Math.max(2, quantities.length) &&
    !/^[^\s\d]*\d\S*\s(?:to|->)\s/.test(body) &&
    isBalanced(body) &&
    !/[?:]$|^[(@]|:\s|\t|\s{3}/.test(body) &&
    (!STATES.test(body) || /\s(?:is|are) now\s\S*\d/.test(body))
  )
}

/** What has a verb is a statement, and no figure that wants one; nor is the time that was spent a result. */
const STATES =
  /\b(?:I|we|you|it|they|is|are|was|were|has|have|had|may|might|can|could|will|would|should|must|does|did)\b|n't\b|^(?:about |around |approximately |roughly |~)?\d[\d.,\u2013-]*\s?(?:minutes?|hours?|hrs?|h|days?|weeks?)\b(?!\s(?:faster|shorter|saved|less))/i
