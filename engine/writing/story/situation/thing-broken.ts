import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { countWords, tidyPhrase, uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { SOME_OF, withItsArticle } from '../task/turned.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { withoutTeller } from './reported.ts'

const BROKEN = lean(
  /^(.{3,60}?)\s(?:(?:is|are|was|were|has been|have been|kept|keeps|started|began)\s)?(?:\w+ly\s)?(fail(?:s|ed|ing)?|crash(?:es|ed|ing)?|(?:broken|broke|breaks)(?! (?:up|down|out|apart|into)\b)|stopped working|(?:do|does|did)(?:n't| not) work(?:ing)?|not working|hang(?:s|ing)?|hung|froze|freezes|down|unavailable|unreachable|died|slow|timing out|timed out)\b/i,
)

const DATED = /^(?:incident\s)?(?:on\s)?\d{4}-\d\d-\d\d(?:\s\d{1,2}:\d\d)?\s(?:[-\u2013:]\s)?/i

/** "Ticket printer down" as a title says what is to be brought back. */
export function isOutage({ sentence, body, clause }: Weighed): boolean {
  return (
    sentence.kind === 'title' &&
    clause?.modality !== 'done' &&
    /\b(?:down|broken|unavailable|unreachable)[.!?]*$/i.test(body)
  )
}

/** "get the nightly export working again" where it was failing. */
export function endsOf(troubles: readonly Weighed[]): Weighed[] {
  return troubles.flatMap((one) => {
    const told = withoutTeller(splitLead(unlabelled(one.body)).body.replace(DATED, ''))
    const match = BROKEN.exec(tidyPhrase(told))
    // "Debugged a pump crash": the deed has the trouble for its object.
    if (
      /^\S+\s(?:the|an?|our|my|some)\s/.test(told) &&
      verbIn(told.split(' ')[0]?.toLowerCase() ?? '', 'past')
    )
      return []
    const [whole = '', thing = '', how = ''] = match ?? []
    // "Rain crashed the till": the rain is not to be mended.
    if (
      /^(?:crash|broke|breaks)/i.test(how) &&
      /^\s(?:the|our|my|an?|all|every)\s/.test(tidyPhrase(told).slice(whole.length))
    )
      return []
    // "The parser broke on tabs": it works but for those.
    if (ON_SOME.test(how) && WITH_SOME.test(tidyPhrase(told).slice(whole.length))) return []
    const body =
      SOME_OF.test(thing) || NO_THING.test(thing)
        ? undefined
        : inOrder(withItsArticle(uncapitaliseNoun(thing)), how)
    return body ? [{ ...one, body }] : []
  })
}

const ON_SOME = /^(?:fail|crash|br[eo]k|hang|hung|freez|froze|(?:do|does|did)(?:n't| not))/i
const WITH_SOME = lean(
  /^\s(?:on|for(?! (?:all|every|everyone|everybody|both|most|our)\b)|with(?! an?\s)|when|whenever|if|unless|while)\s(?!(?:any|about|around|over|almost|nearly|an? (?:minute|hour|day|week|while)|\d|two|three|several)\b)(?!(?:an?\s|the\s|every\s|each\s)?(?:[A-Z][a-z]+day|morning|night|evening|startup|start|boot|production|prod|staging|main|master|CI|deploy)\b)/i,
)

/** "The reader parsed the card and" tells what it did: no thing. */
function hasOwnVerb(thing: string): boolean {
  const words = thing.split(' ')
  return words.some(
    (word, at) =>
      at > 1 &&
      verbIn(word, 'past') &&
      !verbIn(word, 'base') &&
      !/^(?:the|an?|our|my|all|of|newly|recently)$/.test(words[at - 1] ?? ''),
  )
}

/** What had to be done about a thing, by how it was out of order; nothing where the words name no thing. */
function inOrder(named: string, how: string, most = 6): string | undefined {
  // "The suite was too slow".
  const whole = /^stopped/i.test(how) ? named.replace(/\s(?:has|have|had)(?:\s\w+ly)?$/, '') : named
  const thing = whole.replace(
    /\s(?:too|very|extremely|really|quite|so|painfully|sometimes|occasionally|often|randomly|also|still|suddenly|repeatedly)$/,
    '',
  )
  if (
    hasOwnVerb(thing) ||
    // "The slow disk" has no more than its article before the word.
    /^(?:|the|an?|our|my|some|all|each|every)$|\b(?:the|an?|on|in|at|with|from|for|of|and|or|over|to)$/.test(
      thing.trim(),
    ) ||
    // "The reason the job failed" is no thing that did, and of "one of the pumps" nobody knows which.
    /^(?:the )?one of\b|^the (?:reason|day|time|moment|week)\b|\b(?:errors?|bugs?|issues?|problems?|exceptions?|failures?)$/i.test(
      thing,
    ) ||
    countWords(thing) > most ||
    // "Sat down with the maps": nothing was down.
    verbIn(thing.replace(/^the\s/, ''), 'past') ||
    // "Saw the cause of the crash": what somebody did comes first.
    (verbIn(thing.split(' ')[0] ?? '', 'past') && /^\S+\s(?:the|an?|our|my|some|that|it)\b/.test(thing)) ||
    /\b(?:that|which|if|when|because|this|it|they|I|we|is|are|was|were|has|have|seems?|can|could|may|might|will|would)\b|\b(?!both\b)\w+ed and$/.test(
      thing,
    )
  )
    return undefined
  if (/slow/i.test(how)) return `make ${thing} faster`
  if (!/down|unavail|unreach|died/i.test(how)) return `get ${thing} working again`
  return countWords(thing) > 4 ? `bring back ${thing}` : `bring ${thing} back`
}

/** What stood still, wherever in a sentence it is told. */
const STOOD_STILL = lean(
  /\s(?:(?:is|are|was|were|went|became|had gone|has gone|to go|to be|goes|going)\s(?:\w+ly\s)?(down(?! (?:to|from|by) )|offline(?!\s(?:mode|first|support|use|maps?|copy|access|sync|storage|cache|work)\b)|unresponsive|unreachable|unavailable|inaccessible|dead|no longer (?:running|reachable|available|up|online))|(stopped (?:responding|working|booting|loading|charging|starting)|(?:crashed|failed|broke|hung|froze)(?=$|[.,;]|\s(?:on|in|at|during|after|with|when|because|due|every|for|and)\b)|(?:was|were)(?:n't| not) working)|(?:experienced|suffered|had) (?:an? )?(?:\w+ )?(downtime|outage|outages)|(expired))\b/i,
)

/** Where the words of a thing begin: behind a joint, or with its article behind a time or a place. */
const UP_TO =
  /^.*(?:[,;:]\s|\b(?:saying|says|said|reported|found|noticed|saw|confirmed|that|because|when|where|which|so|and|but|while|since|as|until|after|caus(?:ed|es|ing)|led|made|makes)\s)/i
const WHEN_OR_WHERE = /^(?:on|at|in|during|since|this|last|yesterday|today)\b.{0,40}?\s(?=(?:the|our|my)\s)/i

/** "When the pump failed, ..." tells when, and not that it did. */
const CONDITION = /\b(?:when|whenever|if|after|until|once|while|unless)\s$/i
/** Who or what cannot be brought back. */
const NO_THING =
  /\b(?:users?|customers?|people|providers?|vendors?|suppliers?|carriers?|attempts?|requests?|everything|nothing|to [A-Z][a-z]+|\d+(?=\s))\b|^\d+$|\d:\d\d|^(?:about|around|roughly|some|most|many|a few|every|half)\b/i

/** What has to be brought back, of a sentence that tells in its midst what stood still: "alerts said the till was down". */
export function broughtBack(told: string): string | undefined {
  const match = STOOD_STILL.exec(told)
  if (!match || (match[2] && WITH_SOME.test(told.slice(match.index + match[0].length)))) return undefined
  const [, down, broken, outage, expired] = match
  const before = told.slice(0, match.index)
  const [joint = ''] = UP_TO.exec(before) ?? []
  const words = before
    .slice(joint.length)
    .replace(WHEN_OR_WHERE, '')
    .replace(
      /(?:^|\s)(?:just|simply|also|then|even|still|often|sometimes|usually|occasionally|always)\s*$/,
      '',
    )
    .trim()
  if (!words || CONDITION.test(joint) || NO_THING.test(words)) return undefined
  const thing = withItsArticle(uncapitalise(words))
  if (expired) return RENEWED.test(thing) && inOrder(thing, '') ? `renew ${thing}` : undefined
  return inOrder(thing, (down ?? outage) ? 'down' : (broken ?? ''), 10)
}

/** What runs out and is renewed. */
const RENEWED =
  /\b(?:certificates?|certs?|licen[cs]es?|domains?|subscriptions?|keys?|tokens?|passwords?|credentials)(?=$|\s(?:of|for|on)\s)/i
