import { lean } from '../../lean.ts'
import { STUDYING } from '../../lexicon/verbs.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { reachedAtLast } from '../clauses/at-last.ts'
import { isDoingSubject } from '../clauses/doing-subject.ts'
import { withLeadComma } from '../clauses/lead-time.ts'
import { verbIn } from '../clauses/verbs.ts'
import { doesNow } from '../meaning/does-now.ts'
import { deedWithin } from '../parting/deed-within.ts'
import { doneList } from '../parting/done-list.ts'
import { mostlyOthers } from '../parting/mostly-others.ts'
import { elidedPassive } from './elided-passive.ts'
import { framedDeed } from './framed-deed.ts'
import { ideaTold } from './idea-told.ts'
import { orderInPast } from './one-tense.ts'
import { ownPassive } from './passive-of-own.ts'
import { placedDeed } from './placed-deed.ts'
import { plainWords } from './plain-words.ts'
import { withReasonBehind } from './reason-behind.ts'

/** "Not only did I port it, I also wrote a guide". */
const NOT_ONLY =
  /^not only (?:did|have) (I|we) ([a-z-]+) ([^;:]{2,120}?), (?:but )?(?:(?:I|we)(?:'ve| have)? )?(?:also )?(?=[a-z]+ )/i

/** "My patch that drops the lock got merged", "the PR I wrote to drop the lock is in". */
const MERGED = lean(
  /^(?:(?:my|our) (?:[a-z]+ )?(?:pr|pull request|mr|merge request|patch|change|commit)(?: (?:#|!)?\d+)? (?:that|which|to)|the (?:[a-z]+ )?(?:pr|pull request|mr|merge request|patch|change|commit) (I|we) (?:wrote|made|sent|opened|submitted) to) ([a-z]+) ([^,;:]{2,80}?) (?:finally |just )?(?:(?:got|was|has been|is|is now) (?:finally )?(?:merged|accepted|released|deployed|shipped|live|in)|landed|went (?:live|in|out))\b/i,
)

/** "Fix merged for the double entry", "fix for the double entry is live": it was fixed. */
const FIX_MERGED = lean(
  /^(?:the |my |our |a )?(?:bug|hot)?fix (?:(?:is |has been |was |got )?(?:merged|shipped|deployed|released|landed|live|out) (?:for|to) |(?:for|to) (?=[^,;:]{4,90}? (?:is |has been |was |got )?(?:finally |now )?(?:merged|shipped|deployed|released|landed|live|out|in)(?:[.!,]|$)))((?:the|an?|our|all|both|missing|wrong|double|broken|slow|[a-z]+ing)\s[^,;:]{3,90}?)(?= (?:is |has been |was |got )?(?:finally |now )?(?:merged|shipped|deployed|released|landed|live|out|in)(?:[.!,]|$)|[.!]*$)/i,
)

/** "The race that Ann caught is addressed here", "the race is fixed in this patch": the change does. */
const FIXED_HERE = lean(
  /^(the (?:(?!\b(?:if|when|because|but|not|which)\b)[^,;:]){3,90}?)(?: in https?:\S+)? (?:is|are) (?:also |now )?(fixed|addressed|resolved|solved|handled|removed|corrected) (?:here|in this (?:pr|pull request|patch|commit|change|mr))((?: by [a-z]+ing [^;:]{3,90})?)[.!]*$/i,
)

function fixedHere(text: string): string | undefined {
  const [, thing = '', word = '', how = ''] = (/\s(?:here|this)\b/.test(text) && FIXED_HERE.exec(text)) || []
  const verb = verbIn(word.toLowerCase(), 'participle')
  return verb && `This change ${verb.forms.s} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}${how}.`
}

/** "A simple PR to move the gate", "this is a small patch that moves the gate": the change moves it. */
const OF_CHANGE =
  /^(?:(?:this|here) is )?an? (?:[a-z]+ ){0,2}(?:pr|pull request|mr|patch|commit) (?:to|that|which) (?:just |simply |also )?([a-z]+) (.+)$/i

function ofChange(text: string): string | undefined {
  const [, word = '', rest = ''] = (/^(?:this is |here is )?an? /i.test(text) && OF_CHANGE.exec(text)) || []
  const verb = verbIn(word.toLowerCase(), 'base', 's')
  return verb?.isWork ? `This change ${verb.forms.s} ${rest}` : undefined
}

/** "What started as a quick fix became a rewrite of X". */
const STARTED_AS =
  /^what (?:started|began) (?:out |off )?as (an? [^,;:]{2,60}?) (?:(?:ended up|eventually) (?:being|becoming|as)|ended up as|became|turned into|grew into) (an? [^;:]{3,120})$/i

/** "Mostly just caching the rates and dropping a join", behind what came of it. */
const MOSTLY =
  /^(?:(?:it|that|this) was )?(?:mostly|mainly|basically|largely) (?:(?:just|only|simply) )?(?:(?:a matter of|by|from|done by) )?([a-z]+ing) (.+)$/i

/** "Finished the week by painting the gate": it was painted. */
const WEEK_BY = lean(
  /^((?:I|we)\s)?(?:also\s|then\s)?(?:finished|ended|closed|started|began|kicked off|wrapped up)\s(?:off\s|out\s|up\s)?(?:the|my|our|this)\s(?:[a-z]+\s)?(?:week|day|month|sprint|morning|afternoon|weekend|session)\s(?:off\s)?by\s([a-z]+ing)\s(.+)$/i,
)

function weekBy(text: string): string | undefined {
  const [, who = '', word = '', rest = ''] = WEEK_BY.exec(text) ?? []
  const verb = verbIn(word, 'ing')
  if (!verb?.isWork) return undefined
  const told = phraseIn('past', verb, 'ing', rest)
  return who ? `${who}${told}` : capitalise(told)
}

/** "Finished PAY-311 (guests can sign in by link now)": what a ticket was about stands in its brackets. */
const TICKETED =
  /^(?:(?:I\s|we\s)?(?:also\s|finally\s)?)(finished|closed|completed|done with|shipped|merged|delivered|did|fixed)\s(?:[A-Z]{2,10}-\d+|(?:ticket\s|issue\s|bug\s)?#\d+)\s\(([^()]{12,160})\)[.!]*$/i
const NOW_SO = /\b(?:now|no longer|can)\b/

/** "My first project in the new job: a bot that answers mail". */
const PROJECT =
  /^(?:my|our|the)\s(?:[a-z]+\s)?(?:project|task|topic|assignment|job)(?:\s(?:in|at|for|on|this|of)\s[^:;,]{2,40})?(?::|\s[-\u2013\u2014]|\swas|\sis)\s(an?\s(?:[\w-]+\s){0,4}?[\w-]+(?:\s(?:that|which|for|to|of|with|in|on)\s[^;:]{3,120})?)$/i

function ofProject(text: string): string | undefined {
  const [, thing = ''] = PROJECT.exec(text.replace(/[.!]+$/, '')) ?? []
  return thing ? `I worked on ${thing}.` : undefined
}

/** "My part was the winch and its manual": beside what others did. */
const PART =
  /^(?:my|our)\s(?:own\s)?(?:part|share|bit|contribution|role)(?:\s(?:of|in|on)\s(?:it|this|that|the [\w-]+))?\s(?:was|is)\s((?:the|an?|all)\s(?!.*\b(?:is|was|were|are)\b)[^;:]{3,140}?)[.!]*$/i

function ofShare(text: string): string | undefined {
  const part = PART.exec(text)?.[1]
  return part && `I worked on ${part}.`
}

function ofTicket(text: string): string | undefined {
  const [, verb = '', what = ''] = TICKETED.exec(text) ?? []
  if (!what) return undefined
  const [first = ''] = what.split(/,\s/)
  const made = madeSo(first)
  if (made) return made
  return NOW_SO.test(first) || verbIn(/^[a-z]+/.exec(what)?.[0] ?? '', 'past')
    ? capitalise(`${NOW_SO.test(first) ? first : what}.`)
    : capitalise(`${verb.toLowerCase()} ${first}.`)
}

/** "The import accepts tabs now" as what was done. */
function madeSo(told: string): string | undefined {
  const [, thing = '', word = '', rest = ''] =
    /^((?:the\s|our\s)?(?:[\w-]+\s){1,3}?)(?:now\s)?([a-z]+s)\s(.+?)(?:\snow)?$/.exec(told) ?? []
  const verb = NOW_SO.test(told) ? verbIn(word, 's') : undefined
  if (!verb || /\b(?:can|is|are|no longer)\b/.test(told)) return undefined
  return `Made ${/^(?:the|our)\s/.test(thing) ? thing : `the ${thing}`}${verb.base} ${rest}.`
}

/** "Shipped my first feature: guests can pay by card": which one is told behind the colon. */
const FEATURE = lean(
  /^(?:(?:I\s|we\s)?(?:also\s|finally\s)?)(?:shipped|released|finished|launched|built|delivered|deployed|merged)\s(?:my|our|the|an?)\s(?:[a-z-]+\s){0,2}(?:feature|ticket|task|change|improvement|story|PR|project)\s?(?::|\s[-\u2013\u2014])\s(?=((?:the\s|our\s|all\s)?[a-z]+s)\s(can)\s)/i,
)

function ofFeature(text: string): string | undefined {
  const [whole = '', who = ''] = FEATURE.exec(text) ?? []
  return whole
    ? `Enabled ${who} to ${text.slice(whole.length + `${who} can `.length).replace(/^now\s/, '')}`
    : undefined
}

/** "So happy that it works now", "the good news is that it works": what one feels about it is told to nobody. */
const GLAD = lean(
  /^(?:(?:and|but|so|also),?\s)?(?:(?:(?:I'm|I\sam|we're|we\sare|I\s(?:was|feel|felt)|feeling|felt)\s)?(?:(?:so|very|really|super|pretty|quite|just)\s){0,2}(?:happy|glad|proud|pleased|relieved|thrilled|excited|stoked)\s(?:to\s(?:say|report|announce|see|share)\s(?:that\s)?|that\s|because\s)?|(?:the\s)?good\snews(?:\sis|:)\s(?:that\s)?)(?=(?:it|the|all|everything|my|our|they|I|we|this)\s[a-z'])/i,
)

function withoutGladness(text: string): string | undefined {
  return /\b(?:happy|glad|proud|pleased|relieved|thrilled|excited|stoked|good news)\b/i.test(text) &&
    GLAD.test(text)
    ? capitalise(text.replace(GLAD, ''))
    : undefined
}

/** "PUMP=0 ./run - turned the pump off for the test": what was typed, and what it did. */
const TYPED_FIRST = /^(?=\S*[=/_$])[^\u2013\u2014]{3,160}\s(?:[\u2013\u2014]|--?)\s(?=([a-z]+)\s\S+\s)/

/** What a program does as well. */
const BY_ITSELF =
  /^(?:fail|pass|return|throw|crash|hang|print|show|report|cause|log|take|give|run|work|change)$/

function behindTyped(text: string): string | undefined {
  const [whole = '', word = ''] = TYPED_FIRST.exec(text) ?? []
  const verb = verbIn(word, 'past')
  return verb?.isWork && !BY_ITSELF.test(verb.base) ? capitalise(text.slice(whole.length)) : undefined
}

/** "Alright, the lid is on": a call to nobody. */
const CALL =
  /^(?:alright|all right|okay|ok|right|phew|welp|well|yay|so yeah|yeah|anyways?|ah|oh|good enough|not bad|nice|great|awesome|perfect)(?:,| then,?)\s(?=(?:the|my|our|all|both|I|we|it|an?|finally|[a-z]+ed)\s)/i

/** "After fixing that the lid stays shut": what was fixed has been told. */
const AFTER_THAT =
  /^(?:after|since|by) (?:fixing|doing|changing|correcting|solving|resolving|applying|adding) (?:that|this|it|these|those|them|both|all (?:that|this|of that))(?:,| )\s?(?=(?:the|my|our|all|both|everything|it)\s)/i

/** "That did it: the lid is on": what is so since. */
const THAT_DID = lean(
  /^(?:and )?(?:that|this|which)(?: (?:one|finally|really|actually))? (?:did (?:it|the (?:trick|job))|worked|helped|(?:fixed|solved|cured|sorted) (?:it|that|the (?:problem|issue|bug)))(?: (?:a lot|nicely|great|well|completely|for good))?(?:[:;] | [-\u2013\u2014]{1,2} |,? and (?=(?:the|my|our|all|both|now|no|everything) ))(?=\S+ \S+ \S)/i,
)

/** "Day 2: moved the lamp" in one line with "Day 1: ...": when it was is no part of it. */
const NTH_DAY = /^day \d{1,3}\s?[:\u2013\u2014-]\s(?=\S+\s\S+\s\S)/i

/** "The lid is on, folks!" */
const CALLED = /,\s(?:baby|folks|guys|boys|lads|dude|mate|man|woo+|woohoo|hooray|hurray|yay|yeah)[.!]*$/i

/** "The patch attached moves the lid", "the attached patch moves the lid": nothing was attached but words. */
const ATTACHED =
  /^(?:the|this) (?:attached (patch|diff|commit|pr)|(patch|diff|commit|pr) (?:attached|below))\s(?=[a-z]+s\s)/i

/** "It didnt help": the denial of a hasty writer. */
const DENIED = /\b(did|does|do|is|was|were|are|has|have|had|could|would|should)nt\b(?![-.(/_=])/gi

function withApostrophes(text: string): string {
  return /nt\b/.test(text) ? text.replace(DENIED, "$1n't") : text
}

/** What is told in a roundabout way, as a plain deed: "Not only did I port it, I also wrote a guide" says that both were done. */
export function toldPlainly(said: string, at: number, all: readonly string[]): string {
  const called = withApostrophes(said).replace(CALLED, '.').replace(ATTACHED, 'This $1$2 ')
  const opener =
    (CALL.exec(called) ?? AFTER_THAT.exec(called) ?? THAT_DID.exec(called) ?? NTH_DAY.exec(called))?.[0] ?? ''
  const text = withLeadComma(opener ? capitalise(called.slice(opener.length)) : called)
  return (
    withItsDone(text, all[at + 1] ?? '') ??
    framedDeed(text, all[at + 1]) ??
    placedDeed(text, all[at + 1]) ??
    doesNow(text, all[at - 1] ?? '') ??
    ownPassive(text) ??
    elidedPassive(text) ??
    bothDone(text) ??
    withReasonBehind(text) ??
    ideaTold(text) ??
    mostlyOthers(text) ??
    merged(text) ??
    fixMerged(text) ??
    fixedHere(text) ??
    ofChange(text) ??
    turnedInto(text) ??
    broughtDown(text) ??
    haveDone(text) ??
    reachedAtLast(text) ??
    doneList(text) ??
    orderInPast(text) ??
    withoutGladness(text) ??
    weekBy(text) ??
    ofTicket(text) ??
    ofShare(text) ??
    (at === 0 ? ofProject(text) : undefined) ??
    ofFeature(text) ??
    behindTyped(text) ??
    deedWithin(text) ??
    (at > 0 ? mostlyDoing(text) : asked(text)) ??
    plainWords(text)
  )
}

const AS_USER =
  /^(?:(?:user )?story:\s)?as an? ((?:[\w-]+ ){0,2}[\w-]+),? I (?:want|need|would like) to (?:be able to )?([a-z]+ [^,;:]{4,100}?)(?=[.!]*$|,? so (?:that )?(?:I|we) )/i

/** "As a guest I want to see the menu" over the work: guests were to see it. */
function asked(text: string): string | undefined {
  const [, who = '', wish = ''] = (/^(?:(?:user )?story:\s)?as an? /i.test(text) && AS_USER.exec(text)) || []
  return who && !/\b(?:I|my|me|we|our)\b/.test(wish)
    ? `Allow ${who.replace(/s?$/, 's')} to ${wish}`
    : undefined
}

/** "Night mode. Done. Contrast is fine": a thing, and that it was finished. */
function withItsDone(text: string, next: string): string | undefined {
  if (!/^(?:(?:all|finally)\s)?(?:done|finished)[.!]*$/i.test(next)) return undefined
  const [first = ''] = text.toLowerCase().split(/[\s.!]/, 1)
  const isThing =
    /^[\w-]+(?:\s(?!(?:is|are|was|were|has|have|had|not|I|we|it|they|to)\s)[\w/-]+){0,5}[.!]*$/.test(text)
  if (!isThing || DAY.test(first) || verbIn(first, 'past', 'ing')) return undefined
  return `${text.replace(/[.!]+$/, '')} done.`
}

const DAY = /day$|^(?:week|sprint|status|todo|now|next|so|and|yes|ok|wip)$/

function bothDone(text: string): string | undefined {
  if (!/^not only /i.test(text)) return undefined
  // "Not only was I able to sink the well, but I was also able to line it".
  const able = text.replace(
    /^not only was I able to ([^,;:]{3,120}), but (?:I was )?also (?:able to )?(?=[a-z]+ )/i,
    'I was able to $1, and was able to ',
  )
  if (able !== text) return able
  const [whole = '', who = '', word = '', object = ''] = NOT_ONLY.exec(text) ?? []
  const verb = verbIn(word, 'base', 'participle')
  return (
    verb &&
    `${whole && capitalise(who)} ${phraseIn('past', verb, 'base', object)} and ${text.slice(whole.length)}`
  )
}

function merged(text: string): string | undefined {
  if (!/\b(?:merged|accepted|released|deployed|shipped|live|in|landed|out)\b/.test(text)) return undefined
  const [, who = 'I', word = '', object = ''] = MERGED.exec(text) ?? []
  const verb = verbIn(word, 's', 'base')
  const from = verbIn(word, 's') ? 's' : 'base'
  return verb?.isWork ? `${capitalise(who)} ${phraseIn('past', verb, from, object)}.` : undefined
}

/** "Quick fix for a loose lid": it was fixed. */
const QUICK_FIX =
  /^(?:an? )?(?:quick|small|hasty|tiny|minor|simple|little|temporary|final|proper) (?:bug ?|hot)?fix (?:to|for|of|on|in) (?=(?:an?|the|two|three|several|some|my|our)\s)/i

function fixMerged(text: string): string | undefined {
  if (QUICK_FIX.test(text)) return text.replace(QUICK_FIX, 'Fixed ')
  const [, fault = ''] = (/^(?:\w+ )?(?:bug|hot)?fix /i.test(text) && FIX_MERGED.exec(text)) || []
  return fault ? `Fixed ${fault}.` : undefined
}

function turnedInto(text: string): string | undefined {
  const [, small = '', large = ''] = (/^what /i.test(text) && STARTED_AS.exec(text)) || []
  return large ? `Turned ${small} into ${large}` : undefined
}

const BROUGHT_DOWN =
  /^((?:I|we)\s)?(?:finally\s)?(?:got|brought|took)\s((?:[\w./'-]+\s){1,6}?)down\sto\s((?:about\s|under\s|~)?\d(?:[\w%]|[.,](?=\d))*(?:\s[a-z]+)?),?\s\(?(?:(?:it\s)?(?:was|were|used to be)|(?:down\s)?from|before\s(?:it\s)?was)\s((?:about\s|~)?\d(?:[\w%]|[.,](?=\d))*(?:\s[a-z]+)?)\)?[.!]*$/i

/** "Finally got the run down to 6 minutes (was 22)": it was cut from 22 to 6 minutes. */
function broughtDown(text: string): string | undefined {
  const [, who = '', thing = '', to = '', from = ''] =
    (/\bdown to\b/.test(text) && BROUGHT_DOWN.exec(text)) || []
  return thing ? capitalise(`${who}cut ${thing}from ${from} to ${to}.`) : undefined
}

const HAVE_DONE = lean(
  /^(?=(?:so far|now)\b|(?:I|we)\s(?:now|finally|already)\s)(?:(?:so far|now),?\s)?(I|we)\s(?:(?:now|finally|already)\s)?have\s((?:the|an?|my|our|all|both|two|three|basic)\s(?:(?!(?:to|that|which|who|been|not|no|is|are|was|were|it)\s)[\w./'-]+\s){1,7}?)(working|running|implemented|finished|completed|built|deployed|written|done)(?=\s(?:with|on|in|for|and|through|using|via|to|from)\s|[.!,]|$)/i,
)

/** "So far I have the lexer and the shell implemented": they were; "I now have the pump running" is that it was got to run. */
function haveDone(text: string): string | undefined {
  const [whole = '', who = '', thing = '', word = ''] = (/\bhave\b/.test(text) && HAVE_DONE.exec(text)) || []
  if (!whole) return undefined
  const verb = /ing$/.test(word)
    ? undefined
    : word === 'done'
      ? verbIn('finish', 'base')
      : verbIn(word, 'participle')
  const told = verb ? `${verb.forms.past} ${thing.trimEnd()}` : `got ${thing}${word}`
  return `${capitalise(who)} ${told}${text.slice(whole.length)}`
}

function mostlyDoing(text: string): string | undefined {
  const [, word = '', rest = ''] = MOSTLY.exec(text) ?? []
  const verb = verbIn(word.toLowerCase(), 'ing')
  if (isDoingSubject(`${word} ${rest}`) || HAS_VERB.test(rest)) return undefined
  return verb?.isWork && !STUDYING.has(verb.base) && !/^(?:get|have|do|go|wait|keep|work)$/.test(verb.base)
    ? capitalise(phraseIn('past', verb, 'ing', rest))
    : undefined
}

/** "Mostly testing it is left": what is said of the doing. */
const HAS_VERB =
  /\s(?:is|are|was|were|seems?|takes?|took|makes?|made|helps?|helped|works?|worked|left|remains?)\b/
