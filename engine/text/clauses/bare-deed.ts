import { lean } from '../../lean.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { ADVERBS, OWN_ADVERBS } from './adverbs.ts'
import { actsBehindPlace } from './behind-place.ts'
import { isByOthers } from './by-whom.ts'
import type { Clause } from './clauses.ts'
import { isSureName, mayOpenName } from './compound.ts'
import { isDoingSubject } from './doing-subject.ts'
import { hasOwnVerb } from './own-verb.ts'
import { isSeemingVerb } from './seeming-verb.ts'
import { isOfSubject, isOfTold } from './subject-verb.ts'
import { isThingDone } from './thing-done.ts'
import { readSeries } from './verb-series.ts'
import { guessPast, isOnlyPast, readVerb, slipOf, type Verb, verbIn } from './verbs.ts'
import { asWork } from './work-by-object.ts'

/** "Documents failing to seal", "Tests began passing": a plural that looks like a verb. */
const NOUN_AFTER_ALL =
  /^\s(?:(?:not\s)?(?!(?:logging|caching|testing|routing|parsing|tracing|polling|rendering|batching|streaming|indexing|missing|existing|remaining|pending|outstanding|confusing|misleading|conflicting|lingering|annoying|underlying|dangling|building|handling|loading|running|processing)\b)[a-z]+ing|pass|fail|hang|time out|work|succeed|come|go|take|need|keep|seem|stay|happen|mean|want|look(?=\s(?:normal|fine|good|ok|okay|stable|better|worse|healthy|right|the same)\b)|began|started|went|came|looked|seemed|appeared|bounced|piled|landed|vanished|disappeared|expired|took|kept|got|grew|rose|fell|ran|lived|live(?=\s(?:in|on|at|under|behind)\b)|apply(?=\s(?:to|only|per)\b)|stayed|lasted|arrived|happened|dropped|failed|passed|broke|crashed|stopped|became|(?:load|run|start|finish|open|close|boot|arrive|render|return)(?=\s(?:in|within|under|at|now|again|about|up to|twice|[~\d])))(?:\s|[.,;]|$)/

/** What many did: "needed two people", "joined all sheets and timed out". */
const TOLD_OF_MANY =
  /^\s[a-z]+ed\s(?:(?:one|two|three|four|five|six|ten|only|no|up|out|down)\b|[^,;]{2,80}\sand\s[a-z]+ed\s(?:out|up|down|at|on|in|for|twice|again)\b)/

/** "Adds picking for both": what is never a plural has what was added behind it. */
function isDoingAdded(base: string, after: string): boolean {
  return !NOUN_VERBS.has(base) && /^\s[a-z]+ing\b/.test(after)
}

/** An address that says what it is of. */
const ADDRESS_OF =
  /^\s\/\w[\w./{}:-]{0,60}\s(?:endpoint|route|page|command|api|path|handler|folder|directory|url)s?\b/i

const WELL_DONE = /^[A-Z][a-z]+ly\s[a-z]+ed\s(?:the|an?|all|both|our|my|its|each|every|two|three)\s/

/** "Fixed the login", "Adds a retry", "Replace X with Y", "Refactoring the parser". */
export function readBare(body: string, lead: string): Clause | undefined {
  // "Once removed the gate opened at once": when it was.
  if (/^(?:once|when|if|unless|until)\s/i.test(body)) return undefined
  // "Thoroughly cleaned the tank": an object shows that it was done.
  const adverb = (WELL_DONE.test(body) ? OWN_ADVERBS : ADVERBS).exec(body)?.[0] ?? ''
  const rest = body.slice(adverb.length)
  const word = /^(?:3[dD]-)?[\p{L}-]+/u.exec(rest)?.[0] ?? ''
  const first = /^(?:,|\sand\s)/.test(rest.slice(word.length)) ? verbIn(word, 'past') : undefined
  const series = first && readSeries(first, rest.slice(word.length))
  if (!mayBeVerb(word) && !series) return undefined
  const after = series?.after ?? rest.slice(word.length)
  // "First alert from the probe": the first of them.
  if (/\bfirst\s$/i.test(`${lead}${adverb}`) && isNounOf(word, after)) return undefined
  // "..., including the ones from May": which of them.
  if (/^including$/i.test(word)) return undefined
  const isSure = NEVER_NOUNS.test(word) || isOnlyPast(word) || FAULT_BEHIND.test(`${word}${after}`)
  if (
    /^(?:\s(?:is|are|was|were|has|have|had|will|would|can|could|cannot|can't|couldn't|may|might|must|should|of|took|takes|does|did|do|went|shows?)\b|'|:|\s?=|\.|\(|_|\d|\s[0-9a-f]{7,40}\b|\s~?\d+(?:\.\d+)?\s?(?:ms|s|min|%|x|h|[kKMGT]i?B)\b(?!\s(?:of|out|from|to|into|off)\s[a-zA-Z]))/.test(
      after,
    ) &&
    // "Copied 2 TB from the tape", and no "Build 6 min".
    !(/ed$/.test(word) && /^\s~?\d[\d.]*\s?[kKMGT]i?B\s(?:of|out of|from|to|into|onto)\s/.test(after))
  )
    return undefined
  if (isSureName(`${word}${after}`)) return undefined
  // "Changes from 1.0.0" is a head, "Post launch work" comes after it, "Bit sad" is how one feels, "Got moved to May" happened to it, "Written in Rust" says what it is.
  if (NO_OPENING.test(rest)) return undefined
  // "Progress so far is slow".
  if (/^\s(?:so far|to date|this week|today)\s(?:is|was|has|are|were)\b/.test(after)) return undefined
  // "Load test: 500 users" is a label.
  if (/^\s(?:tests?|size|time|order|status|list|plan|log|report|notes?|results?|rate|stack)\s?:/i.test(after))
    return undefined
  // "Build time now 6 min" has none.
  if (/^(?:\s[a-z-]+){1,3}\snow\s(?:at\s)?[~<>$]?\d/.test(after)) return undefined
  // "Search now finds" and "limits now enforced" have their verb later.
  if (/^\s(?:now|no longer|still)\s(?:also\s|always\s|only\s)?[a-z]+(?:s|ed)\b/.test(after)) return undefined
  // "Failed jobs now page the crew": what failed does so.
  if (
    /ed$|^lost$/i.test(word) &&
    /^\s(?:[a-z-]+\s)?[a-z-]+[^s\s]s\s(?:now|no longer|are|can|have)\s/.test(after)
  )
    return undefined
  // "Tests no longer depend on the clock": they do not.
  if (/[^s]s$/.test(word) && /^\s(?:now|no longer|still)\s[a-z]+\s/.test(after)) return undefined
  // "Reports joined all sheets and timed out", "Moves needed two people": what they did is told in the past.
  if (/[^s]s$/.test(word) && TOLD_OF_MANY.test(after) && NOUN_VERBS.has(verbIn(word, 's')?.base ?? ''))
    return undefined
  // "Decentralized discovery (or DD) is hard".
  const unbracketed = after.includes('(') ? after.replace(/\s\([^()]{0,80}\)/g, '') : after
  if (!isSure && isOfSubject(word, unbracketed)) return undefined
  // "Exposed Credential: API key" is a label and its value; "Output mostly, for now" says what a thing is for.
  if (/^(?:\s[A-Z][\w-]*){1,3}:\s(?![a-z][^,;:]*,\s[a-z])/.test(after) || /^\s\w+ly,\s/.test(after))
    return undefined
  // "Build issues found while packing", "Batch size of 500" and a typed command name things.
  if (
    /^\s(?:\w+s\s(?:encountered|found|seen|reported|fixed|solved|noticed|met)\b|\.{0,2}\/|--\w)/.test(
      after,
    ) &&
    !(isSure && /^\s--\w/.test(after)) &&
    // "Added /health endpoint", "moved /var/log to its own disk": nobody types a past.
    !(ADDRESS_OF.test(after) && readVerb(word).length > 0) &&
    !(verbIn(word, 'past') && !verbIn(word, 'base')) &&
    !/^\s--[\w-]+\s(?:flag|option|switch|argument|parameter)\b/.test(after)
  )
    return undefined
  if (/^\ssizes?\b/.test(after) && SIZED.test(word)) return undefined
  if (
    /^code$/i.test(word) &&
    /^\s(?:reviews?|coverage|quality|paths?|style|changes?|clean-?up)\b/.test(after)
  )
    return undefined
  if (
    NOUNISH.test(word) &&
    !takesObjectPlainly(after) &&
    !isByMeans(word, after) &&
    // "Back up at 10:25" says that it was.
    !/^\s(?:up|out|down|off)\s(?!(?:at|since|again|by|within|in|after|and|around)\b)/.test(after) &&
    !/^power on\b/i.test(`${word}${after}`) &&
    // "Surface errors from the importer".
    !/^surface (?:[a-z]+ )?[a-z]+s\b/i.test(`${word}${after}`)
  )
    return undefined
  if (after.startsWith(',')) return undefined
  // "EDIT 10:15" is a label, "Model width: 8" a value.
  const isValue =
    /^(?:\s[a-z-]+){1,3}:\s*(?:(?:Size|Total|Count)\s)?[~\d](?!\S*\s(?:of|out of)\s)/.test(after) &&
    !(/^\s(?:the|our|my)\s/.test(after) && /ed$/.test(word))
  if (/^[A-Z]{3,}$/.test(word) || isValue) return undefined
  // "Build server migration: moved the runners" says under which head it was done.
  if (NOUN_VERBS.has(word.toLowerCase()) && /^(?:\s[a-z-]+){2,3}:\s[a-z]+ed\s/.test(after)) return undefined
  // "Post date: May 2" and "Version 1.6: faster start" are labels, whatever follows.
  if (
    NOUN_VERBS.has(word.toLowerCase()) &&
    !isSure &&
    /^(?:\s(?!and\b|or\b)[a-z-]+|\sv?\d[\w.]*):\s/.test(after)
  )
    return undefined
  // "Document for the hours used", "Fix for the leak": a thing and what it is for.
  if (NOUN_VERBS.has(word.toLowerCase()) && !LOOKING.test(word) && /^\sfor\s/.test(after)) return undefined
  // "Update 3/5", "Update 2:", "Issue 2 - ..." count them, "version 2.4 of the viewer" is one.
  if (/^\s#?\d+(?:\s?\/\s?\d+)?(?:\s?:|\s[-\u2013\u2014]\s|$)/.test(after)) return undefined
  if (/^version$/i.test(word) && /^\sv?\d/.test(after)) return undefined
  const takesObject = takesObjectPlainly(after.replace(PARTICLE, ' '))
  const guessed =
    takesObject ||
    /^\s(?:it|them)(?:[,.]|\s(?:with|using|to|into|onto|from|up|together|back|on|in|and|so)\s)/.test(after)
      ? guessPast(word)
      : undefined
  const found =
    readVerb(word)
      .map((one) => ({ ...one, verb: asWork(one.verb, after) }))
      .filter(({ verb }) => verb.isWork)
      .find(({ form }) => form !== 'participle') ??
    // "Shrunk the image", "Written the manual": the "have" was left out.
    (takesObject ? perfectOf(word) : undefined) ??
    slipOf(word) ??
    (guessed && { verb: guessed, form: 'past' as const }) ??
    // "Bought and fitted a pump".
    (series?.verb.isWork ? { verb: series.verb, form: 'past' as const } : undefined)
  if (!found) return undefined
  // "Reset 34 passwords, replaced 6 disks" is told in the past, though the first verb does not show it.
  const isPast =
    found.form === 'base' && found.verb.forms.past === found.verb.forms.base && TOLD_ON.test(after)
  const reading = isPast ? { ...found, form: 'past' as const } : found
  if (isSeemingVerb({ word, after, form: reading.form, base: reading.verb.base })) return undefined
  if (reading.form === 'past' && isByOthers(reading.verb.base, after)) return undefined
  // "First drill found two leaks" tells of the drill.
  if (
    reading.form === 'base' &&
    /^first\s?$/i.test(adverb) &&
    verbIn(/^\s([a-z]+)/.exec(after)?.[1] ?? '', 'past')
  )
    return undefined
  // "Made far worse by the outage", "Caused in part by a typo": a state and what brought it about.
  if (
    /^(?:make|cause|follow|drive|inspire)$/.test(reading.verb.base) &&
    /^\s(?:\S+\s){1,5}by\s(?:the|a|an|my|our)\s/.test(after)
  )
    return undefined
  if (reading.form === 's' && NOUN_AFTER_ALL.test(after) && !isDoingAdded(reading.verb.base, after))
    return undefined
  if ((reading.form === 's' || reading.form === 'base') && actsBehindPlace(reading.form, after))
    return undefined
  // "Retries for the importer" are things too.
  if (
    reading.form === 's' &&
    /^\sfor\s/.test(after) &&
    (!LOOKING.test(reading.verb.base) || isThingDone(word, after))
  )
    return undefined
  // "Load times much better", "Query speed faster than before": a thing and how it is.
  if (
    reading.form === 'base' &&
    mayOpenName(reading.verb.base) &&
    /^(?:\s[\w-]+){1,3}(?<!\sto be)\s(?:(?:much|far|significantly|a lot|slightly|way)\s)?(?:faster|slower|better|worse|higher|lower|smaller|larger)\b/.test(
      after,
    ) &&
    !takesObjectPlainly(after)
  )
    return undefined
  if ((reading.form === 'base' || reading.form === 's') && !isSure && hasOwnVerb(after)) return undefined
  // "Partners manage their own lists": they do.
  const does =
    reading.form === 's' && NOUN_VERBS.has(reading.verb.base) ? /^\s([a-z]+)\s/.exec(after)?.[1] : ''
  if (does && verbIn(does, 'base') && !NOUN_VERBS.has(does)) return undefined
  // "Support receives the first reports", "release contains": a thing and what it does.
  if (reading.form === 'base' && !isSure && isPlainlyVerb(/^\s([a-z]+s)\s/.exec(after)?.[1])) return undefined
  // "Scheduled alerts warned us" has its verb later.
  if (
    reading.form === 'past' &&
    /^\s(?!(?:the|an?|all|and|or)\s)[a-z-]+s\s[a-z]+ed\s(?:us|me|the|an?|that|it|them)\s/.test(after)
  )
    return undefined
  // "Restarting it drops all sessions" tells what doing so brings about.
  if (
    reading.form === 'ing' &&
    (isDoingSubject(rest) ||
      /^[^,;]{0,80}\s(?:is|was|works?|worked|makes?|made|allows?|changes?|takes?|took|no longer|requires?|means)\b/.test(
        after,
      ))
  )
    return undefined
  // "Test coverage was thin", "Increased usage was gradual": the word is part of a subject that has its own verb.
  if (
    !isSure &&
    /^(?:\s(?!(?:which|that|who|when|where|why|how|what|whether|if|because|so|while)\b)[\w-]+){1,5}(?<!\s(?:and|to))\s(?:is|are|was|were|has|have|had|will|would|can|could|does|did|doesn't|didn't|isn't|wasn't|went|got(?=\s(?:[a-z]+ed|[a-z]+en|split|cut|set|built)\b)|dropped|fell|rose|grew|jumped|climbed|shows|causes|leads)\b/.test(
      after,
    ) &&
    !/^\s(?:the|a|an|all|this|that|these|those|it|them|us|him|her|everyone|support|which|how|what|why|when)\b/.test(
      after,
    )
  )
    return undefined
  if (reading.form === 'past' && !isSure && isOfTold(after)) return undefined
  return {
    subject: 'none',
    lead,
    modality:
      reading.form === 'ing'
        ? 'ongoing'
        : reading.form === 'base' && TO_COME.test(after)
          ? 'planned'
          : 'done',
    isNegated: /\bnever\b/i.test(adverb),
    verb: series?.verb ?? reading.verb,
    form: reading.form,
    adverb: adverb.trim().toLowerCase(),
    rest: after.trimStart(),
    object: '',
    attitude: '',
  }
}

/** Most sentences open with a word that is no verb at all. */
function mayBeVerb(word: string): boolean {
  return readVerb(word).length > 0 || guessPast(word) !== undefined || slipOf(word) !== undefined
}

/** A word that is a thing as well, and where it comes from. */
function isNounOf(word: string, after: string): boolean {
  return NOUN_VERBS.has(word.toLowerCase()) && /^\s(?:from|of|by|on|at|in|for|about)\s/.test(after)
}

/** "Ironed out", "beefed up". */
const PARTICLE = /^\s(?:out|up|down|off|away|back|over|in|on)\s/

function perfectOf(word: string): { verb: Verb; form: 'past' } | undefined {
  const verb = verbIn(/^begun$/i.test(word) ? 'started' : word, 'participle')
  return verb?.isWork ? { verb, form: 'past' } : undefined
}

const NO_OPENING = lean(
  /^(?:(?:showed|turned|popped|cropped)\sup\b|recall\s(?:of\s|at\s)?[~<>]?\d|took\s(?:(?:much|far|a lot|way|even|a bit|slightly)\s)?(?:longer|ages|forever|hours|days|weeks|months|a (?:while|long time|moment|bit)|some time|too long|(?:an?|one|two|three|four|five|six|eight|ten|\d+)\s(?:minutes?|hours?|days?|weeks?|months?|years?)\s(?:of|to))\b|(?:delay|drop|increase|decrease|rise|spike|jump|surge)s?\s(?:in|of)\s|(?:changes|updates|fixes)\s(?:(?:from|since|between)\s|in\sv?\d)|post\s(?:\d\w*|launch|release|merge|migration|go-live|[A-Z]{2}\w*)\s(?:work|clean-?up|fixes|update|changes|tasks|review|notes|polish|support)\b|bit\s(?!(?:the|into|off|down)\b)|setup\s(?:[\w-]+\s){0,2}(?:guide|scripts?|instructions?|docs|documentation|wizard|steps|notes|time)(?=[.,;:(]|\s(?:for|in|on|and|with|of|\()|\s?$)|(?:fix(?:es)?|changes)\s(?:applied|implemented|deployed|verified|needed|required|made)\s?:|(?:compared\s(?:to|with)|based\s(?:up)?on|(?:combined|coupled)\swith|(?:inspired|driven|motivated|powered|backed)\sby|written\s(?:in|with|by)|(?:built|made)\s(?:with|from|by|of)|known\sas|used\s(?:with|by|for|as))\s|got\s(?:moved|replaced|removed|renamed|merged|broken|deleted|changed|lost|stuck)\s(?:to|from|by|into|in|on|with|when|after)\b)/i,
)

const TO_COME =
  /\b(?:tomorrow|tonight|next (?:week|month|sprint|year)|later (?:today|this week))(?=[.,;!)]|$)/i

/** A word that is no plural of anything. */
function isPlainlyVerb(word = ''): boolean {
  return readVerb(word).some(({ form, verb }) => form === 's' && !NOUN_VERBS.has(verb.base))
}

/** A second deed told in the past, or a reason that lies in it: "Set up mirrors, as we kept losing the link". */
const TOLD_ON =
  /(?:,|\sand)\s(?!used\b|based\b|related\b)[a-z]{3,}ed\s(?!and\b|by\b)|,?\s(?:as|because|since)\s(?:[\w'-]+\s){1,3}kept\s[a-z]+ing\b/

/** What one may do for a thing: "Check for leaks". */
const LOOKING =
  /^(?:check|look|search|test|wait|watch|hunt|scan|probe|poll|ask|aim|query|filter|build|optimi[sz]e)$/i

/** Words that open no noun phrase: what follows them is what was done, whatever verbs it holds. */
const NEVER_NOUNS =
  /^(?:add|allow|avoid|convert|create|delete|disable|document|enable|ensure|expose|extract|helped|implement|improve|initiali[sz]e|introduce|let|make|made|mentored|onboarded|optimi[sz]e|prevent|reduce|refactor|remove|rename|replace|rewrite|simplify|use)$/i

/** "Fix leak introduced in March": what is wrong is mended, and does nothing itself. */
const FAULT_BEHIND = lean(
  /^(?:fix|correct|resolve|repair|address|handle)\s(?:[a-z-]+\s)?(?:regressions?|bugs?|crash(?:es)?|leaks?|errors?|issues?|typos?|failures?|problems?|warnings?|races?|overflows?|faults?)\s(?:introduced|re-?introduced|caused|triggered|reported|exposed)\b/i,
)

/** Words that are verbs only before what a verb would take: "Time period covered", "Back in March", "Query speed". */
const NOUNISH =
  /^(?:back|base|front|time|report|state|note|power|view|chart|face|head|hand|place|step|table|type|value|line|light|question|answer|rate|sound|end|program|project|query|position|surface|source|target|record|author|average|error|level|season|title|subject|sample|stage|age|order|experience|complete|open|direct|present|perfect|slow|free|clear|live|own|empty|quick|smooth|reason|purpose|elevated|degraded|delayed|intermittent|automated|rising|recurring)$/i

/** What has a size of its own. */
const SIZED =
  /^(?:batch|page|block|buffer|cache|pool|chunk|build|sample|step|file|image|bundle|package|log|queue|table|grid|model|group)$/i

/** Whether an article, a name or a number follows, as after a verb that has an object. */
function takesObjectPlainly(after: string): boolean {
  return /^\s(?:the|a|an|this|that|these|those|its|their|our|my|all|both|some|every|each|two|three|four|five|six|seven|eight|nine|ten|a few|several|many|another|[A-Z0-9"'`])/.test(
    after,
  )
}

/** "Automated invoice matching with a script", "automated copying the prices" say how or what; "Automated tests fail" tells of tests. */
function isByMeans(word: string, after: string): boolean {
  if (/^automated$/i.test(word) && /^\s(?:[a-z]+ing\s(?:the|our|my|all|an?)\s|it(?:[.,]|$|\s))/.test(after))
    return true
  return (
    /^automated$/i.test(word) &&
    /^(?:\s(?!and\b|or\b)[\w-]+){1,6}\s(?:with|using|via|by)\s\S/.test(after) &&
    !hasOwnVerb(after) &&
    !/\s(?:is|are|was|were|has|have|had|can|will|fail|pass|run|now)\b/.test(after)
  )
}
