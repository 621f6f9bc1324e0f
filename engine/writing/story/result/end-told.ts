import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { sortByOpenings } from '../../../text/patterns/word-openings.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'
import { isWholeSentence } from '../telling/sayable.ts'
import { AFTER_DOING_THAT } from '../telling/stands-alone.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { PLAN_BEHIND } from './caveat.ts'
import { BY_THIS, ENDS, OURS } from './end-words.ts'

/** A statement of how it ended: where it stands in the body, and how surely it is an end. */
export type End = { text: string; at: number; worth: number; isPointing: boolean }

/** "The end result was a quiet pump". */
const NAMED_RESULT =
  /^(?:the|our|my|its) (?:(?:end|final|overall|net) results?|outcome|(?:(?:primary|main|key|biggest|immediate) )?(?:benefit|advantage|gain|payoff)s?) (?:is|are|was|were)\s/i
const CHANGE =
  /^(?:which|this|that|it|these|(?:the|these|both|all|this|my|our) (?:[\w-]+ )?(?:changes?|fix(?:es)?|updates?|improvements?|rewrite|patch|PR|refactoring|optimi[sz]ations?|upgrade|cache|caching))$/i
const CHANGE_WORDS = 3

/** "It takes 4 seconds" may have been so before. */
const MEASURED =
  /^(?:(?:now|currently|only|just|today) )*(?:takes?|took|runs? (?:at|in)|ran (?:at|in)|reach(?:es|ed)|uses?|scored?|needs?) (?:\w+ ){0,2}[~<>]?\d/i

/** "My model hit an accuracy of 91%". */
const SCORED = lean(
  /^(?:has |have |also |now |finally |could )?(?:hit|hits|achieve[sd]?|reach(?:es|ed)?|attain(?:s|ed)|got|gave|gives|scored) (?:an? |the )?(?:[\w-]+ ){0,2}(?:accuracy|score|AUC|F1|precision|recall|mAP|throughput|framerate|frame rate|speed|coverage|uptime)(?: [\w-]+){0,2} of (?:about |around |over |nearly )?[~<>]?\d/i,
)

/** Where a statement may begin inside a sentence. */
const JOINT =
  /(?:^|[;:]\s|\s[-\u2013\u2014]{1,3}\s|,\s(?:and|so|but)\s(?:(?:that|now|then|finally)\s)?|\s(?:and|so)\s(?:(?:that|now|then|finally)\s)?(?=(?:the|it|they|everything|all|this|that|our|my|I|we|both|now|there|[A-Z]\S*|[a-z-]+\s(?:was|were|came|is|are)\s(?:now\s|fully\s|finally\s)?(?:back|restored|online|reachable|available))\s)|,\s(?:now\s)?|\b(?:saw|found|found out|confirmed|verified|discovered|shown|shows|noticed) that\s|\s:-?\)\s|\.\s)(?=\S)/g
const POINTER =
  /^(?:it|they|this|that|these|those|which|he|she|both|all of (?:it|them|this)|(?:[a-z]+-)?(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty) (?:is|are|was|were|has|have)|\d+ (?:is|are|was|were|has|have))\b/i
/** "After the upgrade the lights stopped blinking". */
const LEAD = /^(?:after|with)\s/i
/** "On the second day it caught a wrong label". */
const WHEN =
  /^(?:on|in|within|by) (?:(?:its|the|our) (?:very )?(?:first|second|third|same) (?:day|night|week|month|run)|(?:day|week) (?:one|two|three|\d+)),?\s/i
/** What no subject opens with. */
const NO_SUBJECT =
  /^(?:to|of|for|in|on|at|by|from|if|when|whenever|while|that|until|before|once|not|and|or|but|how|what|why|where|who|as|than|because|since|although|though|next|instead|maybe|please|you|your|nothing|neither|none|should|without|[a-z]+ing (?:it|them|this|that))\b/i
/** Where trouble is named that did not come: "without losing a byte". */
const SPARED =
  /\b(?:found|detected|caught|flagged|spotted|blocked|rejected|without|no longer|instead of|rather than|stop(?:s|ped)?|(?:has|have)(?: not|n't)(?=.*\bsince\b))\s.*$/i
/** "... how the pump and the valve work": what follows still belongs to the question. */
const ASKED = /\b(?:how|why|whether|what|where)\s[^,;]*$/i
/** Doubt, trouble and plans. */
const DOUBT =
  /\b(?:not|never|fail\w*|broken?|unfortunately|hopefully|if|should|would|could(?! (?:now|finally|again|hit|reach|achieve))|(?<!(?:in|since|last|of|late|early|by|until|from) )may|might|will|hope|want|need(?:s|ed)? to|until|todo|next|try\w*|tried|going to|for now|must|assum\w+|supposed|wish|unless|wrong|partially|only works?|kind ?of|sort of|you|your|please|let's)\b|n't\b|\?|'ll\b|\byet\b/i
/** Where the reservation begins. */
const CAVEAT =
  /(?:,|;|\s[-\u2013\u2014]+)?\s(?:but|however|although|though|except|even though|because|while|which|aside from|apart from)\s|,\sand\s(?=(?:I|we)\s)|\sand\s(?=(?:I|we)(?:\swill|'ll)\s)|\s\(|;\s|:\s|\s[-\u2013\u2014]{1,3}\s|\.\s(?=[A-Z])/

/** What somebody did or thought. */
const OPENS_DEED =
  /^(?:I|we|I'm|I've|we've|we're)\b|^(?:[a-z]+ly )?(?:[a-z]{2,}ed|gained|found|saw|made|got|built|wrote|took|put|this week|today|yesterday)\s/i

/** "... precisely", before the "because" that was cut off. */
const DANGLING = /\s(?:precisely|mainly|mostly|partly|simply|just|only|largely|primarily|exactly|probably)$/

const SAVES = /^(?:saves|cuts|reduces|halves|frees|lowers|doubles) (?!it\b|this\b)(?:\S+\s){0,6}?\S*\d/

const TOO_LONG = 28

/** "... and now there are only 9 crates": so many were more before. */
const LEFT =
  /^there (?:is|are) (?:only|just) (?:about )?(?:\d+|one|two|three|four|five|a few|a handful)\s[a-z]/i

/** "..., now the lamp burns", "and now there are 9", "and now I can hear it": the word stands where it would in a sentence of its own. */
function withNow(text: string, joint: string): string {
  if (LEFT.test(text)) return text.replace(/^there \S+/i, '$& now').replace(/,.*$/, '')
  if (ABLE.test(text)) return text.replace(ABLE, '$& now')
  return joint === ', now ' && !/\bnow\b/.test(text) ? `now ${text}` : text
}

/** "... and now I can hear it". */
const ABLE = /^(?:I|we) can(?=\s(?!now\b|only\b|not\b|finally\b|see (?:why|that|how)\b|say\b)[a-z]+\s\S)/i

/** "The lamp came on", "the crane stayed put". */
const COMES_RIGHT =
  /^(?:\S+\s){1,6}?(?:boot(?:s|ed)|start(?:s|ed)(?! to\b)|works|worked|holds|held|runs|ran|stay(?:s|ed) (?:put|up|on|quiet|level|dry|green|cool|flat|still|online|connected|open)|c[ao]mes? (?:up|on|back|alive)|load(?:s|ed)|pass(?:es|ed)|compile[sd]?|connect(?:s|ed)|respond(?:s|ed)|print(?:s|ed)|sync(?:s|ed)|went (?:away|through|quiet)|disappear(?:s|ed)|vanish(?:es|ed))(?=[\s.,!]|$)/i
const WORSE =
  /\b(?:worse|wrong|slow(?:er|ly)?|longer|hot(?:ter)?|louder|noisy|dark|late[r]?|but|still|only|even|unfortunately|sadly|except|until|almost|nearly|garbage|nothing|nonsense|errors?|out of|over|down|into|for (?:a|one|two|three|\d+) (?:seconds?|minutes?|moments?))\b/i

/** "Taking it out got everything working": all of it worked. */
const GOT_ALL =
  /^(?:[a-z]+ing (?:it|them|this|that)|this|that|which) (?:got|had|set) (?:everything|it all|all of it) (?:working|running|going)(?: again)?(?=[.!,;]|$)/i

/** "... and it works": as short as an end can be. */
export const BARE = /^(?:it|that|they|everything|all) (?:works?|worked|pass(?:es)?|passed|runs|ran)$/i

/** "Which saves 3 kWh a day, and painted the walls": whoever moved the lamps did. */
function withoutNextDeed(text: string): string {
  const [next = '', word = ''] = /^which\s/.test(text)
    ? (/,\sand\s(?:(?:then|also)\s)?([a-z]+)\s.*$/.exec(text) ?? [])
    : []
  return verbIn(word, 'past')?.isWork ? text.slice(0, text.length - next.length) : text
}

/** "Without it, guarding becomes manual work": how it would be. */
export const LACKING = /^without (?:it|this|that|them),/i

/** The statement in a sentence that says how it ended, if there is one. */
export const endIn = onceFor((one: Weighed): End | undefined => {
  const { kind, box, section } = one.sentence
  if (kind === 'title' || kind === 'quote' || kind === 'data' || box === 'empty') return undefined
  if (section === 'followup' || section === 'boilerplate' || section === 'problem') return undefined
  const body = unlabelled(one.body)
  if (LACKING.test(body)) return undefined
  let best: End | undefined
  for (const { index, 0: joint } of body.matchAll(JOINT)) {
    const at = index + joint.length
    const whole = body.slice(at).replace(GOT_ALL, 'everything worked in the end')
    const cut = whole.search(CAVEAT)
    const clause = tidyClause(cut > 0 ? whole.slice(0, cut).replace(DANGLING, '') : whole)
    const said = withoutNextDeed(clause.replace(AFTER_DOING_THAT, ''))
    // "Moved it to the hall, saves us 140 a month": the deed does.
    const text = (joint === ', ' && SAVES.test(said) ? `this ${said}` : said).replace(/(?<=\bmerged) in$/, '')
    // "..., meaning it was full" explains a word.
    if (/^meaning\b/i.test(text)) return undefined
    // "If it is turned by hand, it works fine": only then.
    if (joint.startsWith(',') && /^(?:[a-z]+ly,?\s)?(?:if|unless)\s/i.test(body)) continue
    if (/^\s(?:and|so)\s/.test(joint) && ASKED.test(body.slice(0, index))) continue
    // "It holds nails, glue and wax from the shop": the last things of a list.
    if (joint === ', ' && /^\S+\sand\s/.test(text)) continue
    const isBare = /\b(?:and|so)\s/.test(joint) && BARE.test(text)
    const length = countWords(text)
    if (length > TOO_LONG || (length < 3 && !isBare)) continue
    const isNow = /\bnow\s$/.test(joint)
    const isLeft = isNow && LEFT.test(text)
    const isAble = isNow && ABLE.test(text) && !WORSE.test(body)
    const isSince = isLeft || isAble || text.startsWith('everything worked in the end')
    // What goes well once it was done is an end; what goes wrong then is the next trouble.
    const wentWell = said !== clause && COMES_RIGHT.test(text) && !WORSE.test(body)
    const worth = isSince ? 2.2 : Math.max(worthOf(text), wentWell ? 2 : 0)
    const isEarlier = best && best.worth >= worth
    if (worth === 0 || isEarlier || DOUBT.test(text.replace(SPARED, ''))) continue
    if (isTorn(text) || !isBalanced(text)) continue
    const isPointing = POINTER.test(text)
    if (!isBare && !isWholeSentence(text.replace(/^which\b/i, 'This'))) continue
    best = {
      text: isNow ? withNow(text, joint) : text,
      at: at === joint.length && index === 0 ? at : index,
      worth,
      isPointing,
    }
  }
  return best
})

/** Hardly a clause has the words of an end, which is sooner seen than by trying each at each of its words. */
const endsCalledFor = sortByOpenings(ENDS.map(([end]) => end))

/** "Since then the queue has stayed short", "we have not lost a crate since". */
const SINCE_THEN = lean(
  /^since (?:then|that day|the (?:fix|change|switch|update|upgrade|rollout|deploy\w*)),?\s(?:the\s|our\s|my\s|all\s)?(?:[\w-]+\s){1,5}?(?:has|have)\s(?:stayed|remained|held|run|worked|dropped|been\s(?:stable|quiet|fine|below|under|above|at|around|flat|green|clean|steady|no)|kept|not\s[a-z]+)\b|\b(?:has|have)(?:\snot|n't)\s(?:seen|had|lost|missed|hit|failed|crashed|dropped|happened|needed|recurred|come back|occurred|stopped|gone|fallen|broken|jammed|leaked|timed out|frozen|stalled|hung|died|overflowed|rebooted|restarted|disconnected|overheated|tripped|slipped|skipped|misfired|reappeared|returned|burnt|burned|blown|panicked|deadlocked|flickered|stuttered|drifted|diverged|segfaulted|complained|locked up|lagged|flapped)\b[^;]*\b(?:since|(?:in|for) (?:(?:over|about|almost|the last) )?(?:an?|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|\d+) (?:hours|days|nights|weeks|months|years|week|month|year))\b/i,
)

/** How surely a clause tells an end: 0 if it does not. */
function worthOf(clause: string): number {
  const text = clause.replace(WHEN, '')
  for (const [end, worth] of OURS) if (end.test(text)) return worth
  if (SINCE_THEN.test(text)) return 2.8
  if (NAMED_RESULT.test(text)) return 2.6
  if (NO_SUBJECT.test(text)) return 0
  if (OPENS_DEED.test(text)) return 0
  const words = text.replace(/\b(it|they|that|this|everything|all)'s\b/i, '$1 is').split(' ')
  const isLed = LEAD.test(text)
  const most = isLed ? 16 : 8
  const mayEnd = endsCalledFor(text)
  const ends = ENDS.filter((_, place) => mayEnd[place])
  // "After a few changes the request was merged, and ..." needs no comma behind what led up to it.
  const first = isLed ? words.findIndex((word) => word.endsWith(',')) + 1 : 0
  const comma = /^(?:and|so)$/.test(words[first] ?? '') ? 1 : first
  let rest = words.slice(comma).join(' ')
  for (let count = 1 + comma; count <= Math.min(most, words.length - 1); count++) {
    const before = words[count - 1] ?? ''
    rest = rest.slice(before.length + 1)
    // "Removed A and our B and went back": no subject ends with "and".
    if (/^(?:and|or)$/.test(before)) continue
    // "Gate rolled back, the bridge resumed": the end has a subject of its own.
    if (!isLed && before.endsWith(',')) return 0
    if (count > 1 && isVerbOf(before, words[count] ?? '')) return 0
    for (const [end, worth] of ends) if (end.test(rest)) return worth
    const [, now = ''] = /^(?:also )?now (?:also )?([a-z]+)\b/.exec(rest) ?? []
    if (verbIn(now, 's', 'base') && !/^(?:has|have|need|needs|want|wants|fails?)$/.test(now)) return 2
    if (SCORED.test(rest)) return 2.4
    if (MEASURED.test(rest)) return 1.7
    if (count <= CHANGE_WORDS && CHANGE.test(words.slice(0, count).join(' ')))
      for (const [end, worth] of BY_THIS) if (end.test(rest)) return worth
  }
  return 0
}

/** "The pump that failed is back" and "We saw it is back" have another verb before. */
function isVerbOf(word: string, next: string): boolean {
  if (
    /^(?:is|are|was|were|has|have|had|can|could|will|I|we|that|which|who|to|when|if|while|until|what|how|where|why|whether)$/.test(
      word,
    )
  )
    return true
  return verbIn(word, 'past') !== undefined && /^(?:the|an?|it|them|that|my|our|its)$/.test(next)
}

const QUIET =
  /\bstopped (?:complaining|calling|asking|crashing|failing|dropping|freezing|leaking|timing out)\b|\b(?:found|detected|caught|recogni[sz]ed|predicted) (?:all\b|\d+ (?:of|out of)\b)|\b(?:caught|flagged|spotted|blocked|rejected) (?:an?|two|three|four|\d+|its|the first)\b/i

/** The surest ends of a text, the first best. */
export function endsOf(all: readonly Weighed[]): (End & { source: Weighed; score: number })[] {
  const last = Math.max(1, all.length - 1)
  return all
    .flatMap((source, index) => {
      const { impact, problem, followup } = source.likelihood
      if (followup > 0.5 && !PLAN_BEHIND.test(source.body)) return []
      const end = endIn(source)
      // "Guests stopped complaining" sounds like trouble, and tells its end.
      const isOver =
        end !== undefined &&
        index > 0 &&
        (QUIET.test(end.text) || /^there (?:is|are) now (?:only|just) /i.test(end.text))
      if (!end || (problem > 0.55 && problem > impact && !isOver)) return []
      const score =
        end.worth + 1.5 * impact - problem - followup + 0.4 * (index / last) - (end.isPointing ? 0.3 : 0)
      return [{ ...end, source, score }]
    })
    .toSorted((a, b) => b.score - a.score)
}

/** Words of an end to trouble, or of how things are since. */
const SIGNS = new Set([
  'adoption',
  'averts',
  'canNow',
  'change of number',
  'comparison',
  'confirmation',
  'endByShape',
  'figures compared',
  'gotGoing',
  'isNow',
  'landed',
  'noHarm',
  'noLonger',
  'ready',
  'relief',
  'restored',
  'runs',
  'success',
  'tally',
  'thisMade',
  'trailing',
  'unchanged',
])
/** Words of a gain or of success, which any remark may hold: "it is straightforward", "not all have better lamps". */
const FAINT_SIGNS = new Set(['absence', 'ease', 'gain', 'progress', 'works'])

/** Whether a word of a sentence says that things turned out well. */
export function hasSign({ features }: Weighed): boolean {
  return features.some((feature) => SIGNS.has(feature) || FAINT_SIGNS.has(feature))
}

/** "Pump restarted", "belt swapped, water back to normal": how an entry of a timeline ends that is not yet a sentence. */
export const ENTRY_END =
  /(?<!\bas expect|\bas intend|\bas plann)ed[.!]?$|,\s(?:[\w-]+\s){1,4}(?<!\b(?:is|are|was|were)\s)back (?:to normal|online|up|in service)[.!]?$/

/** "The fair went without problems", "the backlog was cleared by noon". */
const WENT_WELL = lean(
  /\bwithout (?:any |an? |a single )?(?:problems?|issues?|errors?|incidents?|hitch|downtime|trouble|complaints?)\b|\b(?:backlog|queue)s?\b[^,;]{0,40}\b(?:cleared|drained|processed|worked off)\b/i,
)

/** Whether a sentence says what changed through the work; what does not is background, however likely it seemed. */
export function speaksOfEnd(one: Weighed): boolean {
  const { body, features, likelihood, quantities } = one
  // "A man who now keeps bees": that is said of him.
  const isAside = /\b(?:who|whose \w+) (?:is |are )?now\b/.test(body)
  if (features.some((feature) => SIGNS.has(feature) && !(isAside && feature === 'isNow'))) return true
  if (WENT_WELL.test(body) || endIn(one) !== undefined) return true
  // The digits of a name ("DRI2", "it returns 0") measure nothing.
  const isTold = quantities.length > 0 || hasSign(one) || /^(?:all|both|every)\s/i.test(body)
  return isTold && likelihood.impact >= (/\d/.test(body) ? 0.4 : 0.5)
}
