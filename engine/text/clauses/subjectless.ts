import { lean } from '../../lean.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { STUDYING } from '../../lexicon/verbs.ts'
import { inflectTail } from '../../writing/sentence/inflect.ts'
import { GAINED_BY } from '../figures/gained-by.ts'
import { readObjective } from '../figures/objective.ts'
import { dayMark } from '../lines/day-marks.ts'
import { ADVERB } from './adverbs.ts'
import { readBare } from './bare-deed.ts'
import type { Clause } from './clauses.ts'
import { readCleft } from './cleft.ts'
import { readOrderOfPart } from './order-of-part.ts'
import { readRemedyNoun } from './remedy-noun.ts'
import { opensWithView } from './seen-so.ts'
import { guessPast, isOnlyPast, placedDone, readVerb, verbIn } from './verbs.ts'
import { readDone, readFinished, readHeadline } from './without-was.ts'
import { asWork } from './work-by-object.ts'

/** Reads a deed that is told without its doer: "Fixed the login", "The pool was resized", "The fix was to pin it". */
export function readSubjectless(body: string, lead: string): Clause | undefined {
  // "Combined with the new seal, the valve is tight": nobody says what was combined.
  if (/^(?:combined|coupled) with\s/i.test(body) || opensWithView(body)) return undefined
  return (
    readObjective(body, lead) ??
    readHeadline(body, lead) ??
    readRemedy(body, lead) ??
    readCleft(body, lead) ??
    readWay(body, lead) ??
    readRemedyNoun(body, lead) ??
    readAfterDoing(body, lead) ??
    readAgreed(body, lead) ??
    readUpgrade(body, lead) ??
    readTopic(body, lead) ??
    readBare(body, lead) ??
    readLesson(body, lead) ??
    asReplaced(readPassive(body, lead) ?? readFinished(body, lead) ?? readDone(body, lead)) ??
    readNow(body, lead) ??
    readLabelled(body, lead) ??
    readOrderOfPart(body, lead)
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

const REMEDY = lean(
  /^([a-z-]+ing)\s(.{6,160}?)\s(?:has\s|finally\s|then\s|also\s)*(?:["']?(?:resolved|fixed|solved|cured|remedied|cleared)["']?\s(?:the|this|that|it|both|all|these|my|our)\b|(?:freed|reclaimed|restored|unblocked|recovered)\s(?:up\s)?(?:the|all|both|~?\d))/i,
)

/** "Doubling the memory resolved the issue": the deed is the subject. */
function readRemedy(body: string, lead: string): Clause | undefined {
  const match = REMEDY.exec(body)
  const verb = match && verbIn(match[1] ?? '', 'ing')
  if (!match || !verb?.isWork || /\b(?:not|never|would|could|might|nor)\b/.test(match[0])) return undefined
  return clauseOf({ lead, verb, form: 'ing', rest: match[2] ?? '' })
}

/** A small letter shows that the words were cut off. */
const AFTER_DOING =
  /^after\s(?!.*\b(?:I|we|if|when)\b)(?:(?:finally|simply|just)\s)?([a-z-]+ing)\s((?:[^,;:()]|\([^()]{1,40}\)){3,120})$/

/** "... after adding an index", cut off from what came of it: it was added. */
function readAfterDoing(body: string, lead: string): Clause | undefined {
  const [, word = '', rest = ''] = AFTER_DOING.exec(body) ?? []
  const verb = verbIn(word.toLowerCase(), 'ing')
  return verb?.isWork && !STUDYING.has(verb.base) ? clauseOf({ lead, verb, form: 'ing', rest }) : undefined
}

const WAY = lean(
  /^(?:this|it|that|(?:the|this|both|these|all)\s(?:[\w-]+\s){0,2}(?:issues?|problems?|incident|outage|errors?|failures?|situation|trouble))\s(?:(?:is|was|were|has been)\s(?:now\s|eventually\s|finally\s|ultimately\s|then\s)?(?:achieved|accomplished|fixed|solved|resolved|addressed|avoided|mitigated)|was\s(?:done|handled|implemented))\sby\s(?:simply\s)?([a-z-]+ing)\s(.{6,})$/i,
)

/** "This is achieved by keeping the last table": how the change does it. */
function readWay(body: string, lead: string): Clause | undefined {
  const [, word = '', rest = ''] = WAY.exec(body) ?? GAINED_BY.exec(body) ?? []
  const verb = verbIn(word.toLowerCase(), 'ing')
  return verb?.isWork ? { ...clauseOf({ lead, verb, form: 'ing', rest }), subject: 'change' } : undefined
}

const AGREED =
  /^let(?:'s| us)\s(?:(?:just|simply|instead|also)\s)?(fix|solve|resolve|address|avoid|prevent|mitigate|handle|correct)\s([^,;:]{2,80}?\sby\s(?:simply\s)?[a-z-]+ing\s.+)$/i

/** "Let's fix this by closing the valve": how a change does it. */
function readAgreed(body: string, lead: string): Clause | undefined {
  const [, word = '', rest = ''] = AGREED.exec(body) ?? []
  const verb = verbIn(word.toLowerCase(), 'base')
  return verb && { ...clauseOf({ lead, verb, form: 'base', rest }), attitude: 'had to' }
}

const UPGRADE =
  /^(?!(?:The|An?|This|That|These|My|Our|Its|Both|All|From|Up|Down|About|Only|Now|Was|Went)\s)([A-Z][\w.+#]*(?:\s[A-Z][\w.+#]*){0,2})\s(v?\d[\w.]*)\s(?:\u2192|->|=>|to)\s(v?\d[\w.]*)(?=$|[\s,;])/

const METRIC =
  /^(?:MAPE|MAE|MSE|RMSE|AUC|AUROC|F1|MRR|NDCG|BLEU|WER|CER|R2|IoU|mAP|LCP|FID|CLS|INP|TTFB|NPS|CSAT|QPS|RPS|FPS|CPU|RAM|OEE)$/i

/** "Spring Boot 2.7 -> 3.3": a step from one version to another. */
function readUpgrade(body: string, lead: string): Clause | undefined {
  const match = UPGRADE.exec(body)
  const verb = match && verbIn('upgrade', 'base')
  // "Moved Postgres 12 -> 15" says itself what was done.
  const [first = ''] = match?.[1]?.toLowerCase().split(' ') ?? []
  if (!match || !verb || verbIn(first, 'base', 'past', 'ing', 's')?.isWork) return undefined
  // "MAPE 18.2 -> 14.9" was measured, and no version falls.
  const [from, to] = [match[2], match[3]].map((step = '') => Number.parseFloat(step.replace(/^v/, '')))
  if (METRIC.test(match[1] ?? '') || (from ?? 0) > (to ?? 0)) return undefined
  const more = body.slice(match[0].length).replace(/^,\s/, '')
  const next = UPGRADE.exec(more)
  const step = (one: RegExpExecArray) => `${one[1]} from ${one[2]} to ${one[3]}`
  return clauseOf({ lead, verb, form: 'base', rest: next ? `${step(match)} and ${step(next)}` : step(match) })
}

const OWN_OBJECT =
  /^(?:up|out|off|down|over|back)\s(?:the|an?|my|our|its|all|both|some|each|every|two|three|four|five|\d[\d.,]*)\s/

const SAID_SO =
  /^(?:still|also|anyway|anyhow|plus|finally|bonus|again|besides|meanwhile|otherwise|however|result|outcome|solution|fix|update|progress|good|bad|best|worst|win|wins|highlight|lowlight|done|did|what I did|(?:d|day|w|wk|week|kw)\s?\d+)$/i

const TOPIC =
  /^([A-Z][\w./-]*(?:\s[\w./-]+){0,4}):\s([a-z]+)\s(?=(?:to|from|into|onto|over|off|up|down|out|by|on|in|for|with|back)\s)/

/** "Runner images: slimmed from 4 GB to 1 GB": the topic is what it was done to. */
function readTopic(body: string, lead: string): Clause | undefined {
  const match = TOPIC.exec(body)
  const word = match?.[2] ?? ''
  const verb = verbIn(word, 'past') ?? guessPast(word)
  if (!match || !verb?.isWork) return undefined
  const rest = body.slice(match[0].length)
  // "Still: turned on the alarms": no topic, but how it is said.
  if (SAID_SO.test(match[1] ?? ''))
    return clauseOf({ lead: `${lead}${match[1]}: `, verb, form: 'past', rest })
  // "Helped the front desk: set up two printers" opens with a deed of its own.
  if (verbIn((match[1]?.split(' ', 1)[0] ?? '').toLowerCase(), 'past')) return undefined
  // "Monday 9th: moved over to the new hall" says when; "Housekeeping: set up two shelves" has its own object.
  if (dayMark(body) || OWN_OBJECT.test(rest))
    return clauseOf({ lead: `${lead}${match[1]}: `, verb, form: 'past', rest })
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
  `^((?:[^\\s,;:]+\\s){1,13}?)(?:was|were|(?:has|have|had) (?:since then |all |both |meanwhile |(?!(?:al(?:ways|most)|never|nearly|still|once|originally|initially|apparently|even|first|generally|much)\\s)(${ADVERB})\\s)?been|had to be|(?:is|are) (?:now|(?:finally|at last)(?! (?:done|finished|completed?)\\b))|(?:finally |also |then )?got|(?:is|are)(?=\\s[a-z]+ed\\snow\\b))\\s((?:(?:${ADVERB}|all|both)\\s){0,2})([\\p{L}-]+)(?=[\\s.,;:!]|$)`,
  'iu',
)

const WHEN_INSIDE =
  /^(?!.*\b(?:that|which|who)\b)\S+\s(?:.*\s)?(?:when|whenever|because|while|unless|although|though|if|whether|until|(?:every|each) time|as soon as|so that|as(?=\s(?:the|our|all|its|their|both)))\s/i

/** A noun, which may have a clause of its own that has ended: "the jobs that failed". */
export function isThing(noun: string): boolean {
  if (
    /\b(?:not|never|it|there|they|I|we|he|she|you)\b|n't\b|^(?:this|these)$|\b(?:and|but|or|then)$/i.test(
      noun,
    )
  )
    return false
  // "Ought to have been done in May" says that it was not, "rows said to have been read" which rows.
  if (/\b(?:to|should|could|must|might|may|would|can|will)$/i.test(noun)) return false
  // "The pumps stopped whenever a valve was replaced": the verb is of the clause that says when.
  if (WHEN_INSIDE.test(noun)) return false
  // "The boards are made and have been shipped": the first verb has its own.
  if (/\b(?:is|are|was|were|has|have|had|does|did)\b/i.test(noun.replace(/\b(?:which|that|who)\b.*$/i, '')))
    return false
  const [, relative] = /\b(?:which|that|who)\b\s?(.*)$/i.exec(noun) ?? []
  // "The rate at which pump speeds were set": the verb is of the relative clause.
  if (/\b(?:at|in|on|by|to|from|with|for|of) which\b/i.test(noun) && !/\b[a-z]+ed\b/.test(relative ?? ''))
    return false
  return (
    relative === undefined ||
    /^(?:had|has|have)\sbeen\s\S/.test(relative) ||
    relative.split(' ').some((word) => readVerb(word).some(({ form }) => /^(?:past|s|base)$/.test(form)))
  )
}

/** "To fix this a new pool was added": the aim stands before the thing, without its comma. */
const AIM = /^to\s[a-z]+\s(?:this|that|it|them)\s(?=(?:an?|the|two|three|some|all|both|several)\s)/i

/** "The root cause was shared pumps": nobody shared a cause. */
const CAUSE = /\b(?:cause|culprit|reason|problem|issue|trouble|bug)$/i
const NOUN_BEHIND =
  /^(?!(?:by|in|on|to|as|with|from|at|for|via|and|but|so|when|after|before|during|last|this|yesterday|today|within|using|through|under|out|up|down|back|again|only|once|twice|that|if|while|until|without|because|since|[a-z]+ly)\b)[a-z]/

const BETWEEN_COMMAS =
  /^([^,;:]{3,70}),\s(?:which|who)\s[^,;]{3,120},\s(?=(?:was|were|has|have|had|is now|are now|got)\s)/i

/** "The pump, which had leaked since May, was replaced": the same without what is said of the pump. */
export function withoutRelative(body: string): string {
  return /,\swh(?:ich|o)\s/.test(body) ? body.replace(BETWEEN_COMMAS, '$1 ') : body
}

/** "The pool was resized", "Two tests have been removed". */
function readPassive(told: string, lead: string): Clause | undefined {
  const body = withoutRelative(told)
  const first = PASSIVE.exec(body)
  // "The checks that had been added for it were dropped": the first verb belongs to the relative clause.
  const inner = first && /\s(?:that|which|who)\s$/i.test(first[1] ?? '') ? first[0] : ''
  const match = inner ? PASSIVE.exec(body.slice(inner.length).trimStart()) : first
  if (!match) return undefined
  const after = body.slice(inner.length).trimStart().slice(match[0].length).trimStart()
  // "Was broken up into two" says that it was split.
  const isSplit = match[4] === 'broken' && /^(?:up|down)\sinto\s/.test(after)
  const word = isSplit ? 'split' : (match[4] ?? '')
  const read = verbIn(word, 'participle') ?? placedDone(word)
  const verb = read && !isSplit ? asWork(read, ` ${after}`) : read
  const object = `${inner} ${match[1] ?? ''}`.trim()
  const aim = AIM.exec(object)?.[0] ?? ''
  if (
    !verb?.isWork ||
    !isThing(object.slice(aim.length)) ||
    (CAUSE.test(object) && NOUN_BEHIND.test(after)) ||
    // "Took new samples once the tank was cleaned": somebody took them.
    isOnlyPast(/^[A-Za-z]+/.exec(object)?.[0] ?? '') ||
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
    adverb: `${SAYS_WHEN.test(match[2] ?? '') ? '' : (match[2] ?? '')} ${match[3] ?? ''}`
      .trim()
      .toLowerCase(),
    rest: isSplit ? after.replace(/^\S+\s/, '') : after,
    object: object.slice(aim.length),
    attitude: '',
  }
}

/** That it was done by now, and nothing of how. */
const SAYS_WHEN = /^(?:now|since|finally|also|already|just|recently|subsequently|then|simply|actually)$/i

const NOW = /^((?:[^\s,;:.]+\s){1,6}?)now\s(?:also\s|always\s|only\s)?([a-z-]+)\s(?=\S)(?!(?:to|that)\s)/

/** "Each crew now gets its own pier": somebody gave it one. */
const OWN_NOW =
  /^((?:Each|Every|The|Our)\s)((?:[\w-]+\s){1,3}?)now\s(?:gets|has)\s(?=its own\s[a-z])(?!.*,\s(?:built|made|drawn|written|taken|set|cut)\s)/i

/** "The importer now detects the delimiter": somebody made it do so. */
function readNow(body: string, lead: string): Clause | undefined {
  const match = NOW.exec(body)
  const thing = match?.[1]?.trim() ?? ''
  const given = OWN_NOW.exec(body)
  const give = given && verbIn('give', 'base')
  if (given && give)
    return clauseOf({
      lead,
      verb: give,
      form: 'past',
      rest: `${(given[1] ?? '').toLowerCase()}${given[2] ?? ''}${body.slice(given[0].length)}`,
    })
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
  const clause =
    label && readBare(body.slice(label[0].length).replace(/^([a-z]+)[.!]$/, '$1'), `${lead}${label[0]}`)
  // "The leak - found and sealed": it was.
  if (label && clause?.form === 'past' && /^(?:and\s[a-z]+)?[.!]?$/.test(clause.rest))
    return { ...clause, subject: 'passive', form: 'participle', lead, object: label[1] ?? '' }
  if (clause?.form === 'past') return clause
  // "Fixes applied: all old seals removed": what a label calls done leaves its "was" out.
  return label && CALLED_DONE.test(label[1] ?? '')
    ? readDone(body.slice(label[0].length), `${lead}${label[0]}`)
    : undefined
}

const CALLED_DONE = lean(
  /^(?:(?:the|final|quick|code)\s)?(?:fix(?:es)?|hotfix|changes?|actions?|resolution|solution|workaround|done)(?:\s(?:applied|made|taken|implemented|deployed|shipped))?$/i,
)
