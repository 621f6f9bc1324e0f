import { ADVERB, ADVERBS } from './adverbs.ts'
import type { Clause } from './clauses.ts'
import { guessPast, readVerb, slipOf, verbIn } from './verbs.ts'

/** Reads a deed that is told without its doer: "Fixed the login", "The pool was resized", "The fix was to pin it". */
export function readSubjectless(body: string, lead: string): Clause | undefined {
  return (
    readHeadline(body, lead) ??
    readRemedy(body, lead) ??
    readSolution(body, lead) ??
    readUpgrade(body, lead) ??
    readTopic(body, lead) ??
    readBare(body, lead) ??
    readLesson(body, lead) ??
    readPassive(body, lead) ??
    readDone(body, lead) ??
    readNow(body, lead) ??
    readLabelled(body, lead)
  )
}

/** "Documents failing to seal", "Tests began passing": a plural that looks like a verb. */
const NOUN_AFTER_ALL =
  /^\s(?:(?:not\s)?(?!(?:logging|caching|testing|routing|parsing|tracing|polling|rendering|batching|streaming|indexing|missing|existing|remaining|pending|building|handling|loading|running|processing)\b)[a-z]+ing|come|go|take|need|keep|seem|stay|happen|mean|want|began|started|went|came|took|kept|got|failed|passed|broke|crashed|stopped|became)\s/

/** "Fixed the login", "Adds a retry", "Replace X with Y", "Refactoring the parser". */
function readBare(body: string, lead: string): Clause | undefined {
  const adverb = ADVERBS.exec(body)?.[0] ?? ''
  const rest = body.slice(adverb.length)
  const word = /^[\p{L}-]+/u.exec(rest)?.[0] ?? ''
  const after = rest.slice(word.length)
  if (
    /^(?:\s(?:is|are|was|were|has|have|had|will|can|may|should|of|took|takes|does|did|do|went|shows?)\b|'|:|\s?=|\.|\(|_|\s[0-9a-f]{7,40}\b|\s~?\d+(?:\.\d+)?\s?(?:ms|s|min|%|x|h)\b)/.test(
      after,
    )
  )
    return undefined
  // "Load test: 500 users" is a label.
  if (/^\s(?:tests?|size|time|order|status|list|plan|log|report|notes?|results?|rate)\s?:/.test(after))
    return undefined
  // "Search now finds" has its verb later.
  if (/^\s(?:now|no longer|still)\s[a-z]+s\b/.test(after)) return undefined
  // "Exposed Credential: API key" is a label and its value; "Output mostly, for now" says what a thing is for.
  if (/^(?:\s[A-Z][\w-]*){1,3}:\s/.test(after) || /^\s\w+ly,\s/.test(after)) return undefined
  // "Build issues found while packing", "Batch size of 500" and a typed command name things.
  if (
    /^\s(?:\w+s\s(?:encountered|found|seen|reported|fixed|solved|noticed|met)\b|\.{0,2}\/|--\w)/.test(after)
  )
    return undefined
  if (/^\ssizes?\b/.test(after) && SIZED.test(word)) return undefined
  const guessed = takesObjectPlainly(after) ? guessPast(word) : undefined
  const reading =
    readVerb(word)
      .filter(({ verb }) => verb.isWork)
      .find(({ form }) => form !== 'participle') ??
    slipOf(word) ??
    (guessed && { verb: guessed, form: 'past' as const })
  if (!reading) return undefined
  // "Installed by 35 engineers" and "reported privately by X" tell what others did.
  if (reading.form === 'past' && /^\s(?:\w+\s)?by\s(?!\w+ing\b)/.test(after)) return undefined
  // "Made far worse by the outage", "Caused in part by a typo": a state and what brought it about.
  if (
    /^(?:make|cause|follow|drive|inspire)$/.test(reading.verb.base) &&
    /^\s(?:\S+\s){1,5}by\s(?:the|a|an|my|our)\s/.test(after)
  )
    return undefined
  if (reading.form === 's' && NOUN_AFTER_ALL.test(after)) return undefined
  if ((reading.form === 'base' || reading.form === 's') && hasOwnVerb(after)) return undefined
  if (
    reading.form === 'ing' &&
    /^[^,;]{0,80}\s(?:is|was|works?|worked|makes?|made|allows?|changes?|takes?|took|no longer|requires?|means)\b/.test(
      after,
    )
  )
    return undefined
  // "Test coverage was thin", "Increased usage was gradual": the word is part of a subject that has its own verb.
  if (
    /^(?:\s(?!(?:which|that|who|when|where|if|because|so|while)\b)[\w-]+){1,5}\s(?:is|are|was|were|has|have|had|will|would|can|could|does|doesn't|didn't|isn't|wasn't|went|dropped|fell|rose|grew|jumped|climbed)\b/.test(
      after,
    ) &&
    !/^\s(?:the|a|an|all|this|that|these|those|it|support|which|how|what|why|when)\b/.test(after)
  )
    return undefined
  return {
    subject: 'none',
    lead,
    modality: reading.form === 'ing' ? 'ongoing' : 'done',
    isNegated: false,
    verb: reading.verb,
    form: reading.form,
    adverb: adverb.trim().toLowerCase(),
    rest: after.trimStart(),
    object: '',
    attitude: '',
  }
}

/** What has a size of its own. */
const SIZED =
  /^(?:batch|page|block|buffer|cache|pool|chunk|build|sample|step|file|image|bundle|package|log|queue|table|grid|model|group)$/i

/** Whether an article, a name or a number follows, as after a verb that has an object. */
function takesObjectPlainly(after: string): boolean {
  return /^\s(?:the|a|an|this|that|these|those|its|their|our|my|all|both|some|every|each|two|three|four|[A-Z0-9"'`])/.test(
    after,
  )
}

const STOPPERS =
  /^(?:the|a|an|this|that|these|those|its|their|our|my|all|any|each|every|to|for|in|on|of|with|by|from|and|or|which|so|when|if|as|at|into|via|using|only|not|no)$/
const FINITE =
  /^(?:works|fails|takes|makes|gets|needs|goes|keeps|seems|becomes|happens|throws|says|means|knows|wants|lives|looks|comes|stays|remains|lands|passes|succeeds|breaks)$/
const AFTER_FINITE =
  /^(?:again|nothing|everything|it|us|me|them|the|a|an|at|to|on|in|after|when|because|since|only|twice|once|back|out|up|down|off|me,|us,|and|but|that|for|over|into|with|well|fine|great|perfectly|as|like|good|nicely|smoothly)$/

/** "Support pinged again", "run 41 diverged at night": the first word is part of a subject, whose verb follows. */
function hasOwnVerb(after: string): boolean {
  const words = after.trimStart().split(/\s+/, 7)
  for (const [index, raw] of words.entries()) {
    const word = raw.toLowerCase()
    if (index > 4 || STOPPERS.test(word) || /[([{"':;]/.test(word)) return false
    const isEnd = /[.,;]$/.test(word)
    const bare = word.replace(/[.,;]$/, '')
    if (FINITE.test(bare)) return true
    // "Style checks pass on my machine": a plural and what it does.
    if (index > 0 && /^(?:pass|work|fail|look|succeed)$/.test(bare) && /s$/.test(words[index - 1] ?? ''))
      return true
    const forms = guessPast(bare) ? ['past', 'participle'] : readVerb(bare).map(({ form }) => form)
    if (forms.includes('base') || !forms.includes('past')) {
      if (isEnd) return false
      continue
    }
    const next = words[index + 1]?.toLowerCase().replace(/[.,;:]$/, '')
    // "Add cached results" and "tests generated by X" hold participles; "broke" and "went" are none.
    if (!forms.includes('participle') || isEnd || next === undefined || AFTER_FINITE.test(next)) return true
  }
  return false
}

const HEADLINE =
  /^((?:[A-Z][\w-]*\s)(?:[A-Z][\w-]*\s){0,3}(?:[a-z]+\s)?)(successfully\s|fully\s)?([a-z]+)\s(?=(?:to|into|from|with|in|for|on)\s)/

/** "Billing Service successfully ported to X": a passive without its "was". */
function readHeadline(body: string, lead: string): Clause | undefined {
  const match = HEADLINE.exec(body)
  const verb = match && verbIn(match[3] ?? '', 'participle')
  const object = match?.[1]?.trim() ?? ''
  if (!match || !verb?.isWork || !/ed$/.test(match[3] ?? '')) return undefined
  if (object.split(' ').length < 2 && !match[2]) return undefined
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

const DONE =
  /^((?:[\w./+#-]+\s){1,6}?)(?:successfully\s|fully\s|also\s|now\s)?(fixed|added|implemented|completed|finished|updated|removed|created|merged|deployed|released|migrated|refactored|configured|installed|replaced|improved|resolved|tested|documented|cleaned up|regenerated|upgraded|renamed|enabled|disabled|published|ported|converted|extracted|simplified|adjusted|corrected|pinned|backported|shipped|automated|patched|archived|purged|(?:started|written|built|made|ordered|moved)(?=[.,;!]|$)|moved)(?=[.,;!]|\s(?:as|to|in|for|with|from|and|into|on|over|during)\s|$)/

/** "Login faults fixed, offsets also fixed": the short entries of a log leave the "was" out too. */
function readDone(body: string, lead: string): Clause | undefined {
  const match = DONE.exec(body)
  const object = match?.[1]?.trim() ?? ''
  const verb = match && verbIn((match[2] ?? '').split(' ')[0] ?? '', 'participle')
  const [first = ''] = object.split(' ')
  // "The cursor moved" by itself, "40 of 55 boxes moved" did not.
  if (match?.[2] === 'moved' && !/^\d/.test(object)) return undefined
  if (!match || !verb?.isWork || body.split(' ').length > 16) return undefined
  if (
    /^(?:it|this|that|they|he|she|i|we|you|who|which|not|never|if|when|users?|customers?|people)$/i.test(
      first,
    )
  )
    return undefined
  // "Everything I changed" and "what was fixed" have a verb of their own.
  if (/\b(?:is|are|was|were|be|been|has|have|had|I|we|they|he|she|not|never)\b/.test(object)) return undefined
  if (verbIn(first.toLowerCase(), 'base', 'past', 's', 'ing')) return undefined
  const rest = body.slice(match[0].length).trimStart()
  const also = ALSO.exec(rest)
  const isSame = also?.[2] === match[2]
  return {
    ...clauseOf({ lead, verb, form: 'participle', rest: isSame ? rest.slice(also?.[0].length) : rest }),
    subject: 'passive',
    object: isSame ? `${object} and ${also?.[1]?.trim()}` : object,
  }
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
  /^([a-z-]+ing)\s(.{6,160}?)\s(?:has\s|finally\s|then\s|also\s)*(?:resolved|fixed|solved|cured|remedied)\s(?:the|this|that|it|both|all|these|my|our)\b/i

/** "Doubling the memory resolved the issue": the deed is the subject. */
function readRemedy(body: string, lead: string): Clause | undefined {
  const match = REMEDY.exec(body)
  const verb = match && verbIn(match[1] ?? '', 'ing')
  if (!match || !verb?.isWork || /\b(?:not|never|would|could|might|nor)\b/.test(match[0])) return undefined
  return clauseOf({ lead, verb, form: 'ing', rest: match[2] ?? '' })
}

const UPGRADE =
  /^([A-Z][\w.+#]*(?:\s[A-Z][\w.+#]*){0,2})\s(v?\d[\w.]*)\s(?:\u2192|->|=>|to)\s(v?\d[\w.]*)(?=$|[\s,;])/

/** "Spring Boot 2.7 -> 3.3": a step from one version to another. */
function readUpgrade(body: string, lead: string): Clause | undefined {
  const match = UPGRADE.exec(body)
  const verb = match && verbIn('upgrade', 'base')
  if (!match || !verb) return undefined
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
function clauseOf(part: Pick<Clause, 'lead' | 'verb' | 'form' | 'rest'>): Clause {
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

const SOLUTION =
  /^(?:(?:the|my|our|a|an|one|what|first|second|third|next|last|final|simple|simplest|easy|easiest|quick|immediate|temporary|short-term|long-term|proper|actual|real|eventual|only|main)\s){0,4}(?:fix|solution|workaround|work-around|trick|answer|remedy|step|mitigation|cure|resolution|way|thing (?:that|which) (?:helped|worked)|I did|we did|helped|worked|fixed it)\s(?:here\s|then\s|found\s|(?:found\s)?(?:to|for)\s(?:[\w-]+\s){1,4})?(?:was|is|has been|had been)\s(?:(?:to\s(?:(?:just|simply|also|temporarily|then)\s)?([a-z-]+))|([a-z-]+ing))\s(?=\S)/i

/** "The fix was to pin the version", "what helped was raising the limit": the deed follows. */
function readSolution(body: string, lead: string): Clause | undefined {
  const match = SOLUTION.exec(body)
  const verb = match && (match[1] ? verbIn(match[1], 'base') : verbIn(match[2] ?? '', 'ing'))
  if (!match || !verb?.isWork) return undefined
  const rest = body.slice(match[0].length)
  return { ...clauseOf({ lead, verb, form: match[1] ? 'base' : 'ing', rest }), attitude: 'had to' }
}

const PASSIVE = new RegExp(
  `^((?:[^\\s,;:]+\\s){1,13}?)(?:was|were|(?:has|have|had) (?:now |finally |also )?been|had to be|is now|are now|got|(?:is|are)(?=\\s[a-z]+ed\\snow\\b))\\s((?:${ADVERB}\\s)?)([\\p{L}-]+)(?=[\\s.,;!]|$)`,
  'iu',
)

/** A noun, which may have a clause of its own that has ended: "the jobs that failed". */
function isThing(noun: string): boolean {
  if (/\b(?:not|never|it|there|they|I|we|he|she|you)\b|^(?:this|these)$/i.test(noun)) return false
  const [, relative] = /\b(?:which|that|who)\b\s?(.*)$/i.exec(noun) ?? []
  return (
    relative === undefined ||
    relative.split(' ').some((word) => readVerb(word).some(({ form }) => form === 'past' || form === 's'))
  )
}

/** "The pool was resized", "Two tests have been removed". */
function readPassive(body: string, lead: string): Clause | undefined {
  const match = PASSIVE.exec(body)
  if (!match) return undefined
  const verb = verbIn(match[3] ?? '', 'participle')
  const object = (match[1] ?? '').trim()
  if (!verb?.isWork || !isThing(object)) return undefined
  return {
    subject: 'passive',
    lead,
    modality: 'done',
    isNegated: false,
    verb,
    form: 'participle',
    adverb: (match[2] ?? '').trim().toLowerCase(),
    rest: body.slice(match[0].length).trimStart(),
    object,
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
  if (!match || !make || !does?.isWork || !isThing(thing) || AIMLESS.test(does.base)) return undefined
  if (/\b(?:can|could|may|might|will|would|should|must|is|are|was|were|has|have|had)$/.test(thing))
    return undefined
  if (verbIn(thing.split(' ')[0] ?? '', 'base', 'ing') || /^(?:and|but|so|as|who)\b/i.test(thing))
    return undefined
  const rest = `${thing.replace(/^(?:The|A|An|Our|All)\b/, (word) => word.toLowerCase())} ${does.base} ${body.slice(match[0].length)}`
  return clauseOf({ lead, verb: make, form: 'past', rest })
}

/** What a thing that works, costs or is about to end does is nothing that it was made to do. */
const AIMLESS =
  /^(?:work|take|run|need|require|look|show|get|have|do|go|cost|fail|break|stop|start|end|live|cover|contain|include|use|make|support|complain|close|open|pass)$/

const LABEL = /^((?:[\w'"./#&()+-]+\s){0,4}[\w'"./#&()+-]+):\s+(?=\S)/

/** "Escalation flow: replaced the five builders", "Git history: Amended the commit": what stands before the colon is the topic. */
function readLabelled(body: string, lead: string): Clause | undefined {
  const label = LABEL.exec(body)
  const clause = label && readBare(body.slice(label[0].length), `${lead}${label[0]}`)
  return clause?.form === 'past' ? clause : undefined
}
