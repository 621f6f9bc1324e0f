import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { ORDERED_VERBS } from '../../lexicon/verbs.ts'
import { OWN_ADVERBS } from './adverbs.ts'
import { subjectAt } from './clause-subject.ts'
import { type Clause, readClause } from './clauses.ts'
import { BREAKDOWN } from './seeming-verb.ts'
import { clauseOf } from './subjectless.ts'
import { ACTING } from './trouble-name.ts'
import { guessBase, type Verb, verbIn } from './verbs.ts'

/** "Normally close the valve first" tells how it is done, not what was. */
const HABIT =
  /\b(?:normal|usual|typical|general|frequent|occasional|regular|common|constant|ideal|preferab|hopeful|random|intermittent|repeated|sudden|eventual)ly\b/i

const HEAD = /^([A-Z]?[a-z]+(?:-[a-z]+)?)(?=\s)/
/** What only a verb stands before. */
const OBJECT =
  /^\s(?:(?:out|up|down|off|away|back|over|in|on)\s)?(?=(?:the|an?|its|our|their|each|every|both|these|those|all (?:the|of|our)|[\w.-]+'s)\s)/
/** "Tonight the job runs", "Half the tests", "Minus the noise": what stands before an article and is no verb either. */
const NO_ORDER =
  /^(?:albeit|also|amid|anyway|apparent|backend|believe|besides|cause|check|client|day|double|everyone|except|expect|fine|forget|friday|frontend|funny|good|great|guess|half|hope|instead|issue|lest|like|minus|monday|nice|not|okay|overnight|part|perhaps|plus|problem|quite|result|saturday|save|server|step|such|sunday|team|then|thursday|today|tomorrow|tonight|tuesday|twice|unlike|user|versus|via|wednesday|what|whilst|yesterday|yet)$/

/**
 * "Yeet the legacy widgets", "Eagerly deny requests without a tenant": what opens a subject line or an item of a list before an
 * article, or is an order wherever it opens one, though the table of deeds does not have it.
 */
export function orderAtHead(body: string, isTitle = false): Clause | undefined {
  const adverb = OWN_ADVERBS.exec(body)?.[0] ?? ''
  const line = body.slice(adverb.length)
  const [word = ''] = HEAD.exec(line) ?? []
  const after = line.slice(word.length)
  const known = adverb && !HABIT.test(adverb) ? readClause(line) : undefined
  if (known?.subject === 'none' && known.form === 'base' && known.modality === 'done' && !known.isNegated)
    return { ...known, adverb: adverb.trim().toLowerCase() }
  // "Fallback to the disk".
  const fall = /^fallback$/i.test(word) && /^\sto\s/.test(after) ? verbIn('fall', 'base') : undefined
  if (fall && isTitle)
    return clauseOf({ lead: '', verb: { ...fall, isWork: true }, form: 'base', rest: `back${after}` })
  if (BREAKDOWN.test(`${word.toLowerCase()}${after}`)) return undefined
  // "Decommission report: ..." is a label.
  if (/^\s(?:report|notes?|log|plan|review|request|summary)s?\s?:/i.test(after)) return undefined
  const small = word.toLowerCase()
  const verb =
    word && !GIVEN_NAMES.has(small)
      ? (ordered(small, after) ??
        placed(small, after) ??
        (isTitle ? headed(small, after, adverb) : undefined))
      : undefined
  if (!verb) return undefined
  return {
    ...clauseOf({ lead: '', verb, form: 'base', rest: after.trimStart() }),
    adverb: adverb.trim().toLowerCase(),
  }
}

/** "Fall back to the disk" is an order, "Fall colours" are none, and "Press release" is a name. */
function ordered(word: string, after: string): Verb | undefined {
  if (!ORDERED_VERBS.has(word) || (word === 'fall' && !/^\sback\s/.test(after))) return undefined
  const verb = isOrdered(after) ? (verbIn(word, 'base') ?? guessBase(word)) : undefined
  return verb && { ...verb, isWork: true }
}

/** "Break the cycle", "Wait for the pump", "Deny anonymous requests". */
function isOrdered(after: string): boolean {
  if (OBJECT.test(after)) return !isTold(after)
  return (
    /^\s(?:for|on|until|up|out|down|back|off|through|over)\s/.test(after) ||
    isPlural(/^\s(?:[a-z-]+\s){0,2}([a-z-]+[^s]s)(?=\s|$)/.exec(after)?.[1]) ||
    /^\s(?:missing|empty|invalid|unknown|old|new)\s/.test(after)
  )
}

/** What no object of an order opens with. */
const NO_OBJECT =
  /^\s(?:is|are|was|were|be|been|has|have|had|can|could|will|would|should|may|might|must|do|does|did|of|and|or|but|than|[-\u2013\u2014:=|])(?:\s|$)/
/** "Select entities are polled", "Configure goes on": a verb of its own follows soon. */
const OWN_VERB =
  /^(?:\s(?!(?:that|if|when|where|which|how|what|whether|like|as)\s)[\w-]+){1,3}\s(?:is|are|was|were|isn't|aren't|has|have|had|can|cannot|can't|could|will|would|should|may|might|must|does|doesn't|did|didn't|goes|needs?|fails?)\s/
/** How a thing is done, and not how it is: "Correctly free the names", but "Fully free tier". */
const MANNER =
  /^(?:also|always|just|simply|instead|(?!(?:ful|new|on|near|part|part?ial|high|complete|total|most|main|current|recent)ly)[a-z]+ly)$/i

/** In a subject line a base form that names no thing is an order, whatever follows it: "Validate pictures bound to windows". */
function headed(word: string, after: string, adverb: string): Verb | undefined {
  if (HABIT.test(adverb) || ALSO_THINGS.test(word)) return undefined
  if (NO_OBJECT.test(after) || /[.!?]\s/.test(after) || (OWN_VERB.test(after) && !TAKES_STATEMENT.test(word)))
    return undefined
  const isOrder = ORDERED_VERBS.has(word) || verbIn(word, 'base')?.isWork || ONLY_VERB.test(word)
  const mayBeThing = NOUN_VERBS.has(word) && !MANNER.test(adverb.trim()) && !BEHIND_VERB.test(after)
  if (!isOrder || mayBeThing) return undefined
  const verb = verbIn(word, 'base') ?? guessBase(word)
  return verb && { ...verb, isWork: true }
}

/** What ends so is no thing: "Rasterize hulls", "optionalise the doors"; some names do so too. */
const ONLY_VERB =
  /^(?!(?:downsize|oversize|assize|(?:i|fa)notify|spotify|shopify|netlify|coolify|apify|vuetify|fastify|browserify|chargify|kodify|dockerize|sequelize|metasize|materialize)$)(?:[a-z]{3,11}ize|[a-z]{2,9}(?:al|ar|er|on|or|il|at)ise|[a-z]{3,9}ify)$/
/** What no noun stands before: "pass --force", "report which gates are open", "check for lamps before it is dark". */
const BEHIND_VERB =
  /^\s(?:--?[a-z]|(?:which|whether|why|how|what)\s|for\s(?:(?!(?:is|are|was|were|has|have|had|that)\s)\S+\s){1,6}?(?:before|when|if|unless|until|while)\s)/
/** Of these only what follows tells: "Press release", "Account for returns". */
const ALSO_THINGS = /^(?:press|clip|crop|nest|compact|wake|carry|cast|fake|account)$/
const TAKES_STATEMENT = /^(?:assert|assume|ensure|guess|pretend|verify|expect|document)$/

/** "Tool freezes" is what a tool does. */
function isPlural(word: string | undefined): boolean {
  return word !== undefined && !ACTING.test(word)
}

/** "Order events by their time", "Sample traces at noon": a noun elsewhere, with what is done to many things and how. */
const DONE_TO_MANY =
  /^(?:answer|order|present|query|rate|record|sample|stage|target|title|type|weight)\s(?:(?!(?:[a-z-]+s|in|on|of|for|to|and|or)\s)[a-z-]+\s){0,2}[a-z-]+[^s]s\s(?:by|with|at|per|every|as|from|before|after|when)\s/

function placed(word: string, after: string): Verb | undefined {
  if (DONE_TO_MANY.test(`${word}${after}`)) return verbIn(word, 'base') ?? guessBase(word)
  // "Space out retries of failed calls".
  if (/^\s(?:out|up|down|off)\s[a-z-]+[^s]s(?=\s|$)/.test(after)) return guessBase(word)
  const [before] = OBJECT.exec(after) ?? []
  return before && !NO_ORDER.test(word) && !isTold(after.slice(before.length)) ? guessBase(word) : undefined
}

/** Whether a verb of its own follows what looks like the object: "Overnight the job failed". */
function isTold(object: string): boolean {
  const [thing = ''] = object.split(
    /\s(?:of|in|on|at|to|for|from|with|between|into|out|up|by|before|after)\s/,
    1,
  )
  return subjectAt(thing, thing.length - thing.trimStart().length) !== undefined
}
