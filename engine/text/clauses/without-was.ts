import { lean } from '../../lean.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { SIGNED } from '../parting/own-subject.ts'
import { type Clause, splitLead } from './clauses.ts'
import { clauseOf, isThing } from './subjectless.ts'
import { FINISHING, isThingDone } from './thing-done.ts'
import { guessPast, type Verb, verbIn } from './verbs.ts'

/** What a thing does by itself was not done to it. */
const INTRANSITIVE =
  /^(?:refuse|base|compare|contribute|result|lead|belong|occur|fail|happen|appear|depend|relate|refer|respond|participate|continue|start|end|stop|return|progress|experience|expire|crash|recover|point|work|answer|reply|react|behave|wait|listen|lag|stutter|hang|freeze|greet|drift|jam|stall|pop|crawl|blink|flicker|overlap|crash-?loop|reboot|error|segfault|panic|deadlock|leak|bounce|squeal|rattle|vibrate|oscillate|overheat|wobble|shake|vanish|disappear|complain|smell|beep|shrink|shut|snap|spike|soar|slip|vary|hum|buzz|whine|rumble|creak|sag|flash|glow|spark|click|tick|roar)$/

const HEADLINE =
  /^((?:[A-Z][\w-]*\s)(?:[A-Z][\w-]*\s){0,3}(?:(?!was\b|were\b|is\b|are\b|has\b|had\b|been\b|got\b|not\b)[a-z]+\s)?)(successfully\s|fully\s)?([a-z]+)\s(?=(?:to|into|from|with|in|for|on)\s)/

/** "Fix leak introduced in March" is an order: the leak was brought in, and no fix. */
const MENDS = /^(?:Fix|Correct|Resolve|Repair|Prevent|Avoid|Handle|Address|Solve|Revert|Undo|Mend) [a-z]/

/** "Got Docker installed": who had it done is left out, and not the "was". */
const GETS = /^(?:Got|Get|Getting|Gets|Had|Having) /

/** "Billing Service successfully ported to X": a passive without its "was". */
export function readHeadline(body: string, lead: string): Clause | undefined {
  const match = HEADLINE.exec(body)
  const verb = match && verbIn(match[3] ?? '', 'participle')
  const object = match?.[1]?.trim() ?? ''
  if (!match || !verb?.isWork || !/ed$/.test(match[3] ?? '') || INTRANSITIVE.test(verb.base)) return undefined
  // "I am limited to one" was done to the writer.
  if (/^(?:I|We|It|They|He|She|You|This|That)\b/.test(object) || GETS.test(object)) return undefined
  if (MENDS.test(object)) return undefined
  // "The gate used to load every map": what it did before.
  if (verb.base === 'use' && /^(?:The|An?|Our|My|Each|Every|All|Some|Most)\s/.test(object)) return undefined
  // "Rebooted and moved to the next one" tells two deeds.
  if ((object.split(' ').length < 2 && !match[2]) || /\s(?:and|or|then)$/.test(object)) return undefined
  if (FALLING.test(verb.base) && MOVED.test(body.slice(match[0].length))) return undefined
  // "All runs passed on the new board": nobody passed them.
  if (verb.base === 'pass' && !/^(?:to|through|along|by)\s/.test(body.slice(match[0].length).trimStart()))
    return undefined
  if (
    PEOPLE.test(object) ||
    /^(?:(?:the|our|my)\s)?(?:users?|customers?|clients?|team|students?|everyone|everybody|nobody|people|it|they)\b/i.test(
      object,
    )
  )
    return undefined
  const rest = body.slice(match[0].length)
  // "The pump fitted in the cellar is too loud" has its verb later.
  if (HAS_VERB.test(rest)) return undefined
  return {
    ...clauseOf({ lead, verb, form: 'participle', rest }),
    subject: 'passive',
    object,
  }
}

/** "Support Tickets dropped to zero" by themselves; "Internet Explorer dropped from the list" did not. */
const FALLING = /^(?:drop|decrease|improve|climb)$/
const MOVED =
  /^(?:from\s(?:\S+\s){0,2}?\S*\d|from\s(?:\S+\s){1,3}to\s(?:zero|none|nothing|half)\b|to\s(?:\S+\s){0,2}?(?:\S*\d|zero|none|nothing|half)\b)/

const DONE = new RegExp(
  `^((?:(?:[\\w./+#-]|,(?=\\d))+\\s|\\([^()]{1,40}\\)\\s){1,6}?)(?:(?:successfully|fully|completely|also|now|finally)\\s){0,2}(${FINISHING}|(?<=\\s(?:fully|successfully|completely)\\s)[a-z]{3,}ed|(?:started|ordered|moved)(?=[.,;!]|$)|(?:written|built|made)(?=[.,;!]|$|\\sand\\s)|moved)(?=[.,;!]|\\s\\(|\\s(?:as|to|in|for|with|without|from|out of|and|so(?= that | we | I )|into|on|over|during|before|after|at|via|using|by [a-z]+ing|end[- ]to[- ]end|behind|across|between|under|nightly|daily|weekly|hourly|[a-z]{3,}ly)(?:\\s|[.,;!]|$)|$)`,
)

/** The same with any verb, where nothing but an end, a purpose or a second deed follows. */
const DONE_TO =
  /^((?:[\w./+#-]+\s){1,5}?)([a-z]+(?:ed|en|wn|lt))(?=[.!]*$|,\s(?:and\s)?[a-z]+(?:ing|ed)\s|\sand\s(?:then\s)?[a-z]+(?:ed|en)(?:[.!,]|$|\s(?:to|into|from|with|for|on|in)\s))/

/** The same before any word that says how, where or with what; a note that leaves the "was" out leaves out the article too. */
const JOTTED =
  /^(?!(?:The|An?|This|That|These|Those|My|Our|His|Her|Their|Its|It|They|Every|Each|No|Some|Many|Most)\s)((?:[A-Z\d][\w./+#-]*\s)(?:(?!(?:still|already|only|always|never|or|and)\s)[\w./+#'-]+\s){0,4}?)([a-z]+(?:ed|en|wn|lt)|cut|split|set|put)((?:\s(?:up|out|off|down|over))?)(?=[.!,]|$|\s(?:without|behind|across|around|under|between|via|using|with|by\s[a-z]+ing|after\s[a-z]+ing|to|into|onto|from|in|on|for|at)\s)/

/** What things do by themselves, unless somebody takes them somewhere. */
const TAKEN = /^(?:move|switch|shift|split|connect|change)$/

/** "Churn report rebuilt without the test shops", "Smoke tests split across six runners". */
function jotted(body: string): RegExpExecArray | null {
  const match = JOTTED.exec(body)
  const [whole = '', object = '', word = '', particle = ''] = match ?? []
  const verb = match ? participle(word) : undefined
  const after = body.slice(whole.length)
  if (!verb?.isWork || INTRANSITIVE.test(verb.base) || /^un/.test(word)) return null
  // "Legal signed off on Friday": they did so themselves.
  if (SIGNED.test(`${word}${particle}`)) return null
  // "Old gates cut power": here it is told of the gates.
  const isOwnPast = verbIn(word, 'base') !== undefined
  if (isOwnPast && !/^\s(?:across|into|from|by\s[a-z]+ing|off|without|behind)\s/.test(`${particle}${after}`))
    return null
  if (
    /^(?:[.!,]|$)/.test(after)
      ? !particle
      : BY_ITSELF.test(verb.base) &&
        !(TAKEN.test(verb.base) && /^\s(?:behind|to|into|onto|across|from)\s/.test(after)) &&
        !isOwnPast &&
        !particle
  )
    return null
  if (MOVED.test(after.trimStart()) && FALLING.test(verb.base)) return null
  return PEOPLE.test(object.trim()) || GIVEN_NAMES.has(object.trim().toLowerCase()) ? null : match
}

/** What things do by themselves or suffer: "connection dropped", "door closed and opened". */
const BY_ITSELF =
  /^(?:drop|decrease|increase|improve|climb|change|move|open|close|stop|start|run|restart|reboot|boot|fill|break|load|work|grow|turn|spread|freeze|hang|lock|melt|connect|disconnect|sync|launch|switch|shift|deploy|finish|complete|escalate|degrade|trip|trigger|kill|lose|leak|corrupt|affect|need|require|expect|see|notice|report|use|call|name|learn|decide|agree|try|help|want|like|think|know|say|feel|happen|remain|stay|include|contain|support|allow|show|pass|arrive|wait|vary|differ|exist|pend|miss|block|delay|refuse|fail|attempt|manage|continue|struggle)$/

/** "Three alerts triaged and closed", "Pod killed, releasing its lock". */
function doneTo(body: string): RegExpExecArray | null {
  const match = DONE_TO.exec(body)
  const [whole = '', object = '', word = ''] = match ?? []
  const verb = participle(word)
  const goesOn = /^(?:,|\sand\s)/.test(body.slice(whole.length))
  if (!verb?.isWork || INTRANSITIVE.test(verb.base) || verbIn(word, 'base') || /^un/.test(word)) return null
  if (BY_ITSELF.test(verb.base) && !(verb.base === 'kill' && goesOn)) return null
  // "...; the check trapped": who writes the article would write the "was".
  if (/^(?:the|an?|our|my|its)\s/.test(object) && !goesOn) return null
  // Who is named does it himself.
  return PEOPLE.test(object.trim()) || GIVEN_NAMES.has(object.trim().toLowerCase()) ? null : match
}

function participle(word = ''): Verb | undefined {
  return verbIn(word, 'participle') ?? guessPast(word)
}

/** What things do without anybody. */
const ALSO_ALONE = /\b(?:rebooted|restarted|reloaded|improved|recycled|updated|reconnected)$/

/** "Login faults fixed, offsets also fixed": the short entries of a log leave the "was" out too. */
export function readDone(body: string, lead: string): Clause | undefined {
  // "Leak hunt: 7 of 11 leaks sealed".
  const label =
    /^[A-Z][\w-]*(?:\s[\w-]+){0,3}(?<!\b(?:reduction|coverage|results?|impact|total|stats|size|savings|before|after)):\s(?=\d)/i.exec(
      body,
    )?.[0] ?? ''
  const told = body.slice(label.length)
  const done = DONE.exec(told) ?? doneTo(told)
  // "The kiosks rebooted at noon": who writes the article would write the "was".
  if (done && /^(?:the|our|my|both|all|some)\s/i.test(told) && ALSO_ALONE.test(done[0].trim()))
    return undefined
  return passiveOf(told, lead + label, done, 16)
}

/** The same with any such words behind it, in a note that is too short to tell of anything else. */
export function readJotted(text: string): Clause | undefined {
  const { lead, body: whole } = splitLead(text)
  const label = /^[a-z][\w-]{1,14}(?:\s[\w-]{2,14}){0,2}:\s(?=\S)/i.exec(whole)?.[0] ?? ''
  const body = whole.slice(label.length)
  return passiveOf(
    body,
    `${lead}${label}`,
    jotted(body) ?? asItIs(body) ?? (label ? DONE.exec(body) : null),
    30,
  )
}

const AS_IT_IS = lean(
  /^((?:[\w./+#'-]+\s){1,8}?)(?:is|are)\s(?:(?:finally|now|all|fully)\s)?(fixed|solved|resolved|patched|merged|deployed|shipped|released|migrated|automated|documented|replaced|rewritten|upgraded|repaired|rolled out|cleaned up)(?=[.,;!]|$|\s(?:and|now|in|on|for|with|to|at)\s)/i,
)

/** "The drip in the hall is fixed": somebody did so, if nobody doubts it. */
function asItIs(body: string): RegExpExecArray | null {
  const match = /\s(?:is|are)\s/.test(body) ? AS_IT_IS.exec(body) : null
  return match &&
    /\b(?:hope|hopefully|think|guess|supposedly|apparently|maybe|if|when|once|not|by\s[A-Z])\b/.test(body)
    ? null
    : match
}

/** "Crisis averted." is a sigh of relief. */
const RELIEF =
  /^(?:(?:(?:another|major|minor|potential)\s)?(?:crisis|disaster|catastrophe)\saverted|mission\saccomplished|lessons?\slearn(?:ed|t))\b/i

/** "Crash on rotate fixed": what names a trouble there. */
const FAULT_FIRST =
  /^(?:crash|leak|hang|race|freeze|drop|stall|jam)\s(?:in|on|of|at|with|when|during|after)\s/i

const WITH_IT = /\swith (?:the |an? |its |all |no )?[\w./-]+$/
const SO_SET =
  /^(?:enable|disable|install|set|configure|attach|include|turn|switch|plug|close|open|lock|connect|mount|load)$/

function passiveOf(
  body: string,
  lead: string,
  match: RegExpExecArray | null,
  most: number,
): Clause | undefined {
  if (!match) return undefined
  // "Board built and tested" tells two deeds, the first of them by its verb.
  const [, thing = '', earlier = ''] = /^(.+)\s([a-z]+)\sand\s$/.exec(match[1] ?? '') ?? []
  const before = verbIn(earlier, 'participle')
  // "Gate motor - replaced", "Had a probe wired to the pump".
  const object = (before ? thing : (match[1] ?? ''))
    .replace(/(?:\s[-\u2013\u2014])?\s*$/, '')
    .replace(/^had\s(?=(?:an?|the|my|our)\s)/i, '')
  // "A page gets installed" tells what happens each time.
  if (/\s(?:gets?|getting|being)$/i.test(object)) return undefined
  const verb = before ?? participle((match[2] ?? '').split(' ')[0])
  const [first = ''] = object.split(' ')
  const isDone = isThingDone(first, body.slice(first.length))
  // "The cursor moved" by itself, "40 of 55 boxes moved" and "User table moved from A to B" did not.
  if (match[2] === 'moved' && match[3] === undefined && !/^\d/.test(object) && !isDone) {
    if (!isTakenFrom(object, body.slice(match[0].length))) return undefined
  }
  // "Bugs fixed in this release:" heads what follows.
  if (/:\s*$/.test(body)) return undefined
  // What stands behind a semicolon is another matter.
  const [told = ''] = body.split('; ', 1)
  if (!verb?.isWork || told.split(' ').length > most || RELIEF.test(body)) return undefined
  // "The lid stuck when steam released": here another clause has begun.
  if (/\s(?:when|whenever|while|if|because|after|before|until|once|unless|although)\s/.test(` ${object} `))
    return undefined
  if (
    // "Of the little code written" opens with no thing.
    /^(?:it|this|that|they|he|she|i|we|you|who|which|not|never|if|when|of|among|with|in|for|from|since|as|users?|customers?|people)$/i.test(
      first,
    )
  )
    return undefined
  // "Everything I changed" and "what was fixed" have a verb of their own.
  if (/\b(?:is|are|was|were|be|been|has|have|had|I|we|they|he|she|not|never)\b|n't\b/.test(object))
    return undefined
  // "All pumps with the timer enabled": which pumps.
  if (WITH_IT.test(object) && SO_SET.test(verb.base)) return undefined
  const isVerb = verbIn(first.toLowerCase(), 'base', 'past', 's', 'ing') !== undefined
  if (isVerb && !opensCompound(object) && !FAULT_FIRST.test(object) && !isDone) return undefined
  const particle = /\s(?:up|out|off|down)$/.exec(match[2] ?? '')?.[0] ?? match[3] ?? ''
  const after = body.slice(match[0].length).replace(/^\s+(?=[.,;!])/, '')
  // "The feed was found patched directly into the switch".
  if (/^\s(?!nightly|daily|weekly|hourly)[a-z]+ly\b/.test(after) && !isDone) return undefined
  const rest =
    isDone && /^,\s(?![a-z]+(?:ing|ed)\s)/.test(after)
      ? particle.trim()
      : `${before ? `and ${match[2]}` : particle}${after}`.trim()
  // "Delay added for the lamps works fine" has its verb later.
  if (HAS_VERB.test(rest.split('; ', 1)[0] ?? '')) return undefined
  const also = ALSO.exec(rest)
  const isSame = also?.[2] === match[2]
  return {
    ...clauseOf({ lead, verb, form: 'participle', rest: isSame ? rest.slice(also?.[0].length) : rest }),
    subject: 'passive',
    object: isSame ? `${object} and ${also?.[1]?.trim()}` : object,
  }
}

/** Bare things that went from one place to another were taken there, unless what moved is a figure. */
function isTakenFrom(object: string, after: string): boolean {
  return (
    !/^(?:the|an?|this|that|our|my|its|his|her|their|some|all|both|each|every|no)\s/i.test(object) &&
    /^\s(?:over\s)?from\s[^,;]{2,60}?\s(?:to|into|onto)\s/.test(after) &&
    !MOVED.test(after.trimStart())
  )
}

const FINISHED =
  /^((?:[^\s,;:]+\s){1,12}?)(?:(?:is|are)\s(?:(?:now|finally|also|already)\s)?(?:finished|completed?|done)(?=[.,;!]|\s(?:and|now|too)\b|$)|(?:complete|done)(?=[.,;!]|$))/i
/** What is not finished yet, and what is said of finishing in general. */
const UNFINISHED =
  /\b(?:almost|nearly|half|halfway|not|never|mostly|partly|hardly|well|quite|all|is|are|be|being|get|gets|getting|got|once|when|if|until|unless|after|before|job|what|which|that|who|more|much|little|lot|still|should|must|can|will|[a-z]+ly)$|%$|\b(?:once|when|if|until|unless|whenever)\b/i

/** "The move to X", "Angular upgrade 12 to 17": a piece of work that leads somewhere. */
const WORK_TO =
  /\b(?:migration|move|switch|upgrade|update|transition|port|conversion)\s(?:(?:from|of)\s[^,;]{1,40}?\s|v?\d[\w.]*\s)?to\s/i

/** "The exporter is finished", "Wiring complete": somebody finished it. */
export function readFinished(body: string, lead: string): Clause | undefined {
  if (!/\b(?:finished|completed?|done)\b/i.test(body)) return undefined
  const match = FINISHED.exec(body)
  const verb = verbIn('finish', 'base')
  const object = match?.[1]?.trim() ?? ''
  // "99% of rows are done" says in which state they are.
  if (/^~?\d[\d.]*\s?% of\s/.test(object)) return undefined
  if (!match || !verb || !isThing(object) || UNFINISHED.test(object) || verbIn(object, 'base', 'past', 'ing'))
    return undefined
  const [first = ''] = object.split(' ')
  if (
    verbIn(first.toLowerCase(), 'past', 's') ||
    /\b(?:I|we|you|they|he|she|it|this|that|there|to(?!\s\d))\b/i.test(object.replace(WORK_TO, ''))
  )
    return undefined
  // "... and covers both sides" tells of the thing.
  const rest = body
    .slice(match[0].length)
    .replace(/^\sand\s.*$/, '')
    .trim()
  return { ...clauseOf({ lead, verb, form: 'participle', rest }), subject: 'passive', object }
}

/** "Code review guidelines written", "Build pipeline fixed": a noun that could be a verb. */
function opensCompound(object: string): boolean {
  const [first = '', second = '', ...more] = object.toLowerCase().split(' ')
  if (!NOUN_VERBS.has(first) || /^(?:fix|update|change|support|use)$/.test(first)) return false
  if (second === '' || more.length > 2 || /(?:ing|\bnot)\b/.test(object)) return false
  return !/^(?:the|an?|all|our|my|its|their|this|that|to|for|in|on|of|with|from|up|out|down|and|or|how|what|if)$/.test(
    second,
  )
}

const HAS_VERB =
  /^(?:for|in|to|with|on|from)\s(?:(?!(?:that|which|who|what|where|how)\s)[\w-]+\s){1,6}?(?:works?|worked|is|are|was|were|has|have|had|did|does|can|could|would|looks?|looked|runs?|ran|fails?|failed|crashe[sd]|breaks?|broke|hangs?|hung|returns?|returned)\b/
const ALSO = /^,\s(?:and\s)?((?:[\w-]+\s){1,3})also\s([a-z]+)/
