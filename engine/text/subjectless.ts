import { GIVEN_NAMES } from '../lexicon/given-names.ts'
import { NOUN_VERBS } from '../lexicon/noun-verbs.ts'
import { inflectTail } from '../writing/inflect.ts'
import { ADVERB } from './adverbs.ts'
import { readBare } from './bare-deed.ts'
import type { Clause } from './clauses.ts'
import { readCleft } from './cleft.ts'
import { readObjective } from './objective.ts'
import { guessPast, readVerb, verbIn } from './verbs.ts'

/** Reads a deed that is told without its doer: "Fixed the login", "The pool was resized", "The fix was to pin it". */
export function readSubjectless(body: string, lead: string): Clause | undefined {
  // "Combined with the new seal, the valve is tight": nobody says what was combined.
  if (/^(?:combined|coupled) with\s/i.test(body)) return undefined
  return (
    readObjective(body, lead) ??
    readHeadline(body, lead) ??
    readRemedy(body, lead) ??
    readCleft(body, lead) ??
    readWay(body, lead) ??
    readUpgrade(body, lead) ??
    readTopic(body, lead) ??
    readBare(body, lead) ??
    readLesson(body, lead) ??
    asReplaced(readPassive(body, lead) ?? readDone(body, lead)) ??
    readNow(body, lead) ??
    readLabelled(body, lead)
  )
}

/** "The old parser was removed and replaced by X" says no more than that it was replaced. */
function asReplaced(clause: Clause | undefined): Clause | undefined {
  const replace = verbIn('replace', 'base')
  const [both] = /^\s?and\s(?:then\s)?replaced\s(?=by\s|with\s)/.exec(clause?.rest ?? '') ?? []
  return clause && replace && both
    ? { ...clause, verb: replace, form: 'participle', rest: clause.rest.slice(both.length) }
    : clause
}

/** What a thing does by itself was not done to it. */
const INTRANSITIVE =
  /^(?:base|contribute|result|lead|belong|occur|fail|happen|appear|depend|relate|refer|respond|participate|continue|start|end|stop|return|progress|experience|expire|crash|recover)$/

const HEADLINE =
  /^((?:[A-Z][\w-]*\s)(?:[A-Z][\w-]*\s){0,3}(?:(?!was\b|were\b|is\b|are\b|has\b|had\b|been\b|got\b|not\b)[a-z]+\s)?)(successfully\s|fully\s)?([a-z]+)\s(?=(?:to|into|from|with|in|for|on)\s)/

/** "Billing Service successfully ported to X": a passive without its "was". */
function readHeadline(body: string, lead: string): Clause | undefined {
  const match = HEADLINE.exec(body)
  const verb = match && verbIn(match[3] ?? '', 'participle')
  const object = match?.[1]?.trim() ?? ''
  if (!match || !verb?.isWork || !/ed$/.test(match[3] ?? '') || INTRANSITIVE.test(verb.base)) return undefined
  // "Rebooted and moved to the next one" tells two deeds.
  if ((object.split(' ').length < 2 && !match[2]) || /\s(?:and|or|then)$/.test(object)) return undefined
  if (FALLING.test(verb.base) && MOVED.test(body.slice(match[0].length))) return undefined
  if (
    /^(?:(?:the|our|my)\s)?(?:users?|customers?|clients?|team|students?|everyone|everybody|nobody|people|it|they)\b/i.test(
      object,
    )
  )
    return undefined
  return {
    ...clauseOf({ lead, verb, form: 'participle', rest: body.slice(match[0].length) }),
    subject: 'passive',
    object,
  }
}

/** "Support Tickets dropped to zero" by themselves; "Internet Explorer dropped from the list" did not. */
const FALLING = /^(?:drop|decrease|improve|climb)$/
const MOVED =
  /^(?:from\s(?:\S+\s){0,2}?\S*\d|from\s(?:\S+\s){1,3}to\s(?:zero|none|nothing|half)\b|to\s(?:\S+\s){0,2}?(?:\S*\d|zero|none|nothing|half)\b)/

const DONE =
  /^((?:[\w./+#-]+\s){1,6}?)(?:successfully\s|fully\s|also\s|now\s)?(fixed|added|implemented|completed|finished|updated|removed|created|merged|deployed|released|migrated|refactored|configured|installed|replaced|improved|resolved|repaired|tested|documented|cleaned up|regenerated|upgraded|renamed|enabled|disabled|published|ported|converted|extracted|simplified|adjusted|corrected|pinned|backported|shipped|automated|patched|archived|purged|signed|copied|recompiled|reindexed|assembled|soldered|flattened|encrypted|rewritten|rebuilt|retrained|restored|renewed|reissued|rotated|redeployed|wired|mounted|labelled|tagged|validated|redesigned|restructured|reorgani[sz]ed|reviewed|designed|drafted|optimi[sz]ed|integrated|uploaded|imported|exported|scheduled|solved|debugged|hardened|secured|dockeri[sz]ed|containeri[sz]ed|bumped|re-enabled|reconfigured|rolled out|introduced|prepared|presented|generated|swapped|verified|reverted|parallelized|cached|set up|(?:started|ordered|moved)(?=[.,;!]|$)|(?:written|built|made)(?=[.,;!]|$|\sand\s)|moved)(?=[.,;!]|\s(?:as|to|in|for|with|from|and|into|on|over|during)\s|$)/

/** "Login faults fixed, offsets also fixed": the short entries of a log leave the "was" out too. */
function readDone(body: string, lead: string): Clause | undefined {
  const match = DONE.exec(body)
  // "Board built and tested" tells two deeds, the first of them by its verb.
  const [, thing = '', earlier = ''] = /^(.+)\s([a-z]+)\sand\s$/.exec(match?.[1] ?? '') ?? []
  const before = verbIn(earlier, 'participle')
  const object = before ? thing : (match?.[1]?.trim() ?? '')
  const verb = match && (before ?? verbIn((match[2] ?? '').split(' ')[0] ?? '', 'participle'))
  const [first = ''] = object.split(' ')
  // "The cursor moved" by itself, "40 of 55 boxes moved" did not.
  if (match?.[2] === 'moved' && !/^\d/.test(object)) return undefined
  if (!match || !verb?.isWork || body.split(' ').length > 16) return undefined
  if (
    // "Of the little code written" opens with no thing.
    /^(?:it|this|that|they|he|she|i|we|you|who|which|not|never|if|when|of|among|with|in|for|from|since|as|users?|customers?|people)$/i.test(
      first,
    )
  )
    return undefined
  // "Everything I changed" and "what was fixed" have a verb of their own.
  if (/\b(?:is|are|was|were|be|been|has|have|had|I|we|they|he|she|not|never)\b/.test(object)) return undefined
  if (verbIn(first.toLowerCase(), 'base', 'past', 's', 'ing') && !opensCompound(object)) return undefined
  const particle = /\s(?:up|out)$/.exec(match[2] ?? '')?.[0] ?? ''
  const after = body.slice(match[0].length).replace(/^\s+(?=[.,;!])/, '')
  const rest = `${before ? `and ${match[2]}` : particle}${after}`.trim()
  const also = ALSO.exec(rest)
  const isSame = also?.[2] === match[2]
  return {
    ...clauseOf({ lead, verb, form: 'participle', rest: isSame ? rest.slice(also?.[0].length) : rest }),
    subject: 'passive',
    object: isSame ? `${object} and ${also?.[1]?.trim()}` : object,
  }
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

const ALSO = /^,\s(?:and\s)?((?:[\w-]+\s){1,3})also\s([a-z]+)/

const LESSON =
  /^((?:the\s)?(?:[A-Za-z][\w./+-]*\s){1,3}?)(?:(?:has|have)\s)?(?:now\s|also\s|finally\s)?(?:learnt|learned)\s(?:how\s)?(?=to\s[a-z]+\s)/
/** Who learns by himself. */
const PUPILS =
  /^(?:I|we|he|she|they|it|you|who|also|(?:(?:the|our|my)\s)?(?:team|students?|kids?|people|users?|everyone|everybody|everything|members?|all|class|group|newcomers?|juniors?|interns?|model|network|agents?|robots?|mentees?))$/i

/** "The importer learned to read gzip": somebody taught it. */
function readLesson(body: string, lead: string): Clause | undefined {
  const match = LESSON.exec(body)
  const verb = verbIn('teach', 'base')
  const pupil = match?.[1]?.trim() ?? ''
  if (!match || !verb || PUPILS.test(pupil)) return undefined
  const rest = `${pupil.replace(/^The\s/, 'the ')} ${body.slice(match[0].length)}`
  return clauseOf({ lead, verb, form: 'past', rest })
}

const REMEDY =
  /^([a-z-]+ing)\s(.{6,160}?)\s(?:has\s|finally\s|then\s|also\s)*(?:["']?(?:resolved|fixed|solved|cured|remedied)["']?\s(?:the|this|that|it|both|all|these|my|our)\b|(?:freed|reclaimed|restored|unblocked|recovered)\s(?:up\s)?(?:the|all|both|~?\d))/i

/** "Doubling the memory resolved the issue": the deed is the subject. */
function readRemedy(body: string, lead: string): Clause | undefined {
  const match = REMEDY.exec(body)
  const verb = match && verbIn(match[1] ?? '', 'ing')
  if (!match || !verb?.isWork || /\b(?:not|never|would|could|might|nor)\b/.test(match[0])) return undefined
  return clauseOf({ lead, verb, form: 'ing', rest: match[2] ?? '' })
}

const WAY =
  /^(?:this|it|that)\s(?:(?:is|was|has been)\s(?:now\s)?(?:achieved|accomplished|fixed|solved|resolved|addressed|avoided|mitigated)|was\s(?:done|handled|implemented))\sby\s(?:simply\s)?([a-z-]+ing)\s(.{6,})$/i

/** "This is achieved by keeping the last table": how the change does it. */
function readWay(body: string, lead: string): Clause | undefined {
  const [, word = '', rest = ''] = WAY.exec(body) ?? []
  const verb = verbIn(word.toLowerCase(), 'ing')
  return verb?.isWork ? { ...clauseOf({ lead, verb, form: 'ing', rest }), subject: 'change' } : undefined
}

const UPGRADE =
  /^(?!(?:The|An?|This|That|These|My|Our|Its|Both|All|From|Up|Down|About|Only|Now|Was|Went)\s)([A-Z][\w.+#]*(?:\s[A-Z][\w.+#]*){0,2})\s(v?\d[\w.]*)\s(?:\u2192|->|=>|to)\s(v?\d[\w.]*)(?=$|[\s,;])/

/** "Spring Boot 2.7 -> 3.3": a step from one version to another. */
function readUpgrade(body: string, lead: string): Clause | undefined {
  const match = UPGRADE.exec(body)
  const verb = match && verbIn('upgrade', 'base')
  // "Moved Postgres 12 -> 15" says itself what was done.
  const [first = ''] = match?.[1]?.toLowerCase().split(' ') ?? []
  if (!match || !verb || verbIn(first, 'base', 'past', 'ing', 's')?.isWork) return undefined
  const more = body.slice(match[0].length).replace(/^,\s/, '')
  const next = UPGRADE.exec(more)
  const step = (one: RegExpExecArray) => `${one[1]} from ${one[2]} to ${one[3]}`
  return clauseOf({ lead, verb, form: 'base', rest: next ? `${step(match)} and ${step(next)}` : step(match) })
}

const TOPIC =
  /^([A-Z][\w./-]*(?:\s[\w./-]+){0,4}):\s([a-z]+)\s(?=(?:to|from|into|onto|over|off|up|down|out|by|on|in|for|with|back)\s)/

/** "Runner images: slimmed from 4 GB to 1 GB": the topic is what it was done to. */
function readTopic(body: string, lead: string): Clause | undefined {
  const match = TOPIC.exec(body)
  const word = match?.[2] ?? ''
  const verb = verbIn(word, 'past') ?? guessPast(word)
  if (!match || !verb?.isWork) return undefined
  const rest = body.slice(match[0].length)
  return { ...clauseOf({ lead, verb, form: 'participle', rest }), subject: 'passive', object: match[1] ?? '' }
}

/** A deed that was done and whose doer is not named. */
export function clauseOf(part: Pick<Clause, 'lead' | 'verb' | 'form' | 'rest'>): Clause {
  return {
    subject: 'none',
    modality: 'done',
    isNegated: false,
    adverb: '',
    object: '',
    attitude: '',
    ...part,
  }
}

const PASSIVE = new RegExp(
  `^((?:[^\\s,;:]+\\s){1,13}?)(?:was|were|(?:has|have|had) (?:now |finally |also )?been|had to be|is now|are now|got|(?:is|are)(?=\\s[a-z]+ed\\snow\\b))\\s((?:${ADVERB}\\s)?)([\\p{L}-]+)(?=[\\s.,;:!]|$)`,
  'iu',
)

/** A noun, which may have a clause of its own that has ended: "the jobs that failed". */
function isThing(noun: string): boolean {
  if (/\b(?:not|never|it|there|they|I|we|he|she|you)\b|^(?:this|these)$|\b(?:and|but|or|then)$/i.test(noun))
    return false
  // "The boards are made and have been shipped": the first verb has its own.
  if (/\b(?:is|are|was|were|has|have|had|does|did)\b/i.test(noun.replace(/\b(?:which|that|who)\b.*$/i, '')))
    return false
  const [, relative] = /\b(?:which|that|who)\b\s?(.*)$/i.exec(noun) ?? []
  return (
    relative === undefined ||
    relative.split(' ').some((word) => readVerb(word).some(({ form }) => /^(?:past|s|base)$/.test(form)))
  )
}

/** "To fix this a new pool was added": the aim stands before the thing, without its comma. */
const AIM = /^to\s[a-z]+\s(?:this|that|it|them)\s(?=(?:an?|the|two|three|some|all|both|several)\s)/i

/** "The pool was resized", "Two tests have been removed". */
function readPassive(body: string, lead: string): Clause | undefined {
  const first = PASSIVE.exec(body)
  // "The checks that had been added for it were dropped": the first verb belongs to the relative clause.
  const inner = first && /\s(?:that|which|who)\s$/i.test(first[1] ?? '') ? first[0] : ''
  const match = inner ? PASSIVE.exec(body.slice(inner.length).trimStart()) : first
  if (!match) return undefined
  const after = body.slice(inner.length).trimStart().slice(match[0].length).trimStart()
  // "Was broken up into two" says that it was split.
  const isSplit = match[3] === 'broken' && /^(?:up|down)\sinto\s/.test(after)
  const verb = verbIn(isSplit ? 'split' : (match[3] ?? ''), 'participle')
  const object = `${inner} ${match[1] ?? ''}`.trim()
  const aim = AIM.exec(object)?.[0] ?? ''
  if (
    !verb?.isWork ||
    !isThing(object.slice(aim.length)) ||
    // "A mail sent to confirm access was restored": access was.
    /\bto (?:confirm|verify|check|ensure|say|show|report|see|prove)\s(?:that\s)?\S/i.test(object) ||
    /^(?:in order )?to\s/i.test(object.slice(aim.length))
  )
    return undefined
  return {
    subject: 'passive',
    lead: `${lead}${aim}`,
    modality: 'done',
    isNegated: false,
    verb,
    form: 'participle',
    adverb: (match[2] ?? '').trim().toLowerCase(),
    rest: isSplit ? after.replace(/^\S+\s/, '') : after,
    object: object.slice(aim.length),
    attitude: '',
  }
}

const NOW = /^((?:[^\s,;:.]+\s){1,6}?)now\s(?:also\s|always\s|only\s)?([a-z-]+)\s(?=\S)(?!(?:to|that)\s)/

/** "The importer now detects the delimiter": somebody made it do so. */
function readNow(body: string, lead: string): Clause | undefined {
  const match = NOW.exec(body)
  const thing = match?.[1]?.trim() ?? ''
  const does = verbIn(match?.[2] ?? '', 's', 'base')
  const make = verbIn('make', 'base')
  if (
    !match ||
    !make ||
    !does?.isWork ||
    !isThing(thing) ||
    isAimless(does.base, body.slice(match.index + match[0].length))
  )
    return undefined
  if (/\b(?:can|could|may|might|will|would|should|must|is|are|was|were|has|have|had)$/i.test(thing))
    return undefined
  // What people do they do themselves.
  if (PEOPLE.test(thing)) return undefined
  if (verbIn(thing.split(' ')[0] ?? '', 'base', 'ing') || /^(?:and|but|so|as|who)\b/i.test(thing))
    return undefined
  const rest = `${thing.replace(/^(?:The|A|An|Our|My|All|Each|Every|Both|Some|Most|Any|No|New|Old)\b/, (word) => word.toLowerCase())} ${does.base}${inflectTail(` ${body.slice(match[0].length)}`, 's', 'base')}`
  return clauseOf({ lead, verb: make, form: 'past', rest })
}

const PEOPLE =
  /\b(?:teams?|users?|customers?|clients?|developers?|engineers?|people|everyone|everybody|nobody|students?|pupils|editors|colleagues|visitors|readers|operators|technicians|nurses|doctors|agents|analysts|managers?|staff|we|I)$/i

/** What a thing that works, costs or is about to end does is nothing that it was made to do. */
const AIMLESS =
  /^(?:work|take|run|need|require|look|show|get|have|do|go|cost|fail|break|stop|start|end|live|cover|contain|include|use|make|support|complain|close|open|pass)$/

/** "Fails fast" and "fails cleanly" is what it was made to do. */
function isAimless(verb: string, how: string): boolean {
  return AIMLESS.test(verb) && !(verb === 'fail' && /^(?:fast|early|cleanly|gracefully|loudly)\b/.test(how))
}

const LABEL =
  /^((?:[\w'"./#&()+-]+\s){0,6}[\w'"./#&()+-]+(?=:)|(?:[\w'"./#&()+-]+\s){0,4}[\w'"./#&()+-]+(?=\s))(?::|\s[-\u2013\u2014])\s+(?=\S)/

const NO_TOPIC =
  /\b(?:not|to-?do|next|later|planned|plan|plans|blocked|pending|tomorrow|vendor|supplier|contractor|impact|symptoms?|trigger)\b/i

/** "Escalation flow: replaced the five builders", "Git history: Amended the commit": what stands before the colon is the topic. */
function readLabelled(body: string, lead: string): Clause | undefined {
  const label = LABEL.exec(body)
  // "Tom - replaced the pump", "Not done yet - moved the wiki".
  if (label && (NO_TOPIC.test(label[1] ?? '') || GIVEN_NAMES.has((label[1] ?? '').toLowerCase())))
    return undefined
  const clause = label && readBare(body.slice(label[0].length), `${lead}${label[0]}`)
  return clause?.form === 'past' ? clause : undefined
}
