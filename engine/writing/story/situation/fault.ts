import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { FUNCTION_WORDS } from '../../../lexicon/chunk-words.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceFor } from '../../../once.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { matchesIn } from '../../../text/patterns/matches.ts'
import { deedOf } from '../../deeds/deed.ts'
import { timeSpent } from '../../deeds/forms/spent-on.ts'
import { isKnownNoun } from '../../sentence/articles.ts'
import { capitalise, tidyClause, uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'
import { isSayable } from '../telling/sayable.ts'
import { unlabelled } from '../telling/unlabelled.ts'
import { isFit } from './fit.ts'
import { fragmentTold } from './fragment.ts'
import { whyAsked } from './why-asked.ts'

/** "A leak in the tank", but "error collection" and "crash reporter", which name things that are wanted. */
const FAULT = lean(
  /^(?:(?:an?|another|the|my|our|some|several|multiple|one|two|three)\s)?((?:[\w'-]+\s){0,3}?(bugs?|issues?|problems?|races?(?:\sconditions?)?|crash(?:es)?|leaks?|errors?|regressions?|deadlocks?|vulnerabilit(?:y|ies)|inaccurac(?:y|ies)|inconsistenc(?:y|ies)|failures?|bottlenecks?|mistakes?|flaws?|overflows?|panics?|segfaults?|glitch(?:es)?|outages?|hangs?|timeouts?|freezes?|slowdowns?|spikes?|mismatch(?:es)?))\b(?!\s(?:handling|reporting|logging|tracking|tracing|testing|checking|rates?|budgets?|counts?|messages?|reports?|reporters?|logs?|pages?|codes?|checks?|detection|detectors?|collection|collectors?|correction|recovery|fix|tracker|templates?|boundar(?:y|ies)|banners?|dialogs?|states?|types?|class(?:es)?|paths?|modes?|tests?|suites?|bount(?:y|ies)|dumps?|screens?|notifications?|alerts?|analysis|history|management|budgets?|buttons?|bars?|text|output|responses?|tolerance|prevention|model|log)\b)(.*)$/i,
)

const MENDS = /^(?:fix|resolve|solve|address|eliminate)$/

const FINDS =
  /^(?:find|discover|diagnose|debug|identify|locate|pinpoint|spot|uncover|track|trace|hunt|chase|narrow)$/

/** "Tracked down a leak in the cache": there was one. */
function faultFound({ clause: told }: Weighed): string | undefined {
  if (!told || !/^(?:none|i|we)$/.test(told.subject) || told.form !== 'past' || told.modality !== 'done')
    return undefined
  // "Spent the day chasing a leak in the cache": it was chased.
  const clause = timeSpent(told) ?? told
  const rest = AIDED.test(clause.verb.base)
    ? clause.rest.replace(/\s(?:with|using|via)\s\S+$/, '')
    : clause.rest
  const fault = rest
    .replace(/^(?:down|out)\s/, '')
    .replace(/^and\s[a-z]+\s(?=(?:an?|the|two|three|several|some|\d+)\s)/, '')
  const isFound = FINDS.test(clause.verb.base) && !clause.isNegated && FAULT.test(fault)
  // "Found the bug", "identified issues to fix" and "found a lot of bugs" say nothing of what was wrong.
  const isNamed =
    WHERE.test(fault) &&
    !/^(?:and|issues?|problems?|bugs?|errors?|an? lot|the (?:issue|problem|bug|error)s?)\b|\bto\b|\s(?:in the process|on the way|along the way)\b/i.test(
      fault,
    )
  return isFound && isNamed ? thereWas(fault) : undefined
}

/** What one does with a tool. */
const AIDED = /^(?:debug|diagnose|track|trace|hunt|chase|locate|pinpoint)$/

const WHERE = /\s(?:in|on|with|when|where|that|which|causing|from|between|during)\s/

/** "Door lock issue fixed". */
const MENDED =
  /^((?:[\w'/-]+\s){1,6}(?:bugs?|issues?|errors?|problems?|crash|leaks?))\s(?:fixed|resolved|solved)(?:\s\([^()]*\))?[.!]?$/i

/** "Fix for a leak in the cache". */
const FIX_OF = /^(?:(?:a|the)\s)?(?:fix|bugfix|hotfix|workaround)\s(?:of|for)\s(.+)$/i

/** "We shipped a fix for a leak in the cache", "pushed a patch to address a leak". */
const FIX_MADE = lean(
  /^(?:(?:on|in|at|last|this|today|yesterday)\b[^,]{0,30},?\s)?(?:(?:I|we)\s)?(?:also\s|then\s|quickly\s)?(?:shipped|pushed|made|released|deployed|merged|wrote|submitted|landed|applied|implemented|added|created|provided|included|sent|put in|rolled out)\s(?:an?|the|another|my|our)\s(?:[\w-]+\s){0,2}?(?:fix|patch|workaround|hotfix|bugfix)\s(?:for|to (?:fix|address|resolve|correct|solve|mitigate))\s(?=an?\s)(.+)$/i,
)

/** "The main issue fixed here is that the lid jams". */
const FAULT_IS =
  /^((?:the|another|one)\s(?:[\w-]+\s)?(?:issue|bug|problem))\s(?:resolved|fixed|addressed|solved)(?:\s(?:here|by this|in this \w+))?\s((?:is|was)\s(?:that|when|where)\s.+)$/i

/** "Bug where the lid jams": a thing and what it did, which is no sentence. */
const BARE_FAULT =
  /^(?:an?\s)?(?:(?!(?:an?|the|this|fix\w*)\s)[\w'-]+\s){0,2}?(?:bugs?|issues?|problems?|errors?|crash(?:es)?|regressions?|glitch(?:es)?|race conditions?)\s(?:where|whereby|in which)\s/i
/** "Bugs where the lid jams were fixed": that is one. */
const ENDED =
  /\s(?:is|are|was|were|been|got)\s(?:\w+\s)?(?:fixed|resolved|solved|addressed|corrected|reported|gone|found|closed)\b/i

/** "Replaces the hinge, which was causing the lid to jam". */
const BROUGHT = lean(
  /^((?:the|our|an?)\s[^,;:]{3,70}),\s(?:which|that)\s((?:was|were|is|are)\s(?:\w+ly\s)?(?:causing|breaking|blocking|preventing|leading to|resulting in|slowing)\s[^;]{5,120}|(?:(?:was|were|is|are) broken|caused|broke|causes|breaks|prevented|prevents|led to|leads to)\s[^;]{5,120})$/i,
)

const NEXT_DEED =
  /(?:,?\sand\s|[,:;]\s|\sas well as\s)(?:(?:then|also|later|[a-z]{3,}ly)\s)?([a-z]+)(?=,\s|\s(?!by\b|in\b|on\b|from\b)([a-z]+)?)|,?\s(?:and\s)?then\s(?:I|we)\s/g

/** "... the leak and moved the tank": the fault ends where another deed begins. */
function untilNextDeed(rest: string): string {
  for (const { index, 1: word = '', 2: next = '' } of matchesIn(rest, NEXT_DEED)) {
    const single = verbIn(word, 's')
    const isDeed =
      !word ||
      verbIn(word, 'past') ||
      (single?.isWork && !NOUN_VERBS.has(single.base) && !OPENS_CLAUSE.test(rest.slice(0, index))) ||
      (/^(?!sometimes|always|perhaps|plus)[a-z]{3,}s$/.test(word) &&
        /^(?:the|an?)$/.test(next) &&
        !OPENS_CLAUSE.test(rest.slice(0, index)))
    if (isDeed) return rest.slice(0, index)
  }
  return rest
}

/** "This fixes a leak in the cache" says that there was a leak in the cache; so does "Leak in the cache". */
export const faultBehind = onceFor((one: Weighed): string | undefined => {
  const mended = MENDED.exec(one.body)?.[1]
  if (mended) return thereWas(tidyClause(unlabelled(mended)))
  const noun = FIX_OF.exec(one.body)?.[1]
  if (noun) return thereWas(tidyClause(noun))
  const shipped = FIX_MADE.exec(one.body)?.[1]
  if (shipped) return thereWas(tidyClause(shipped))
  const [, issue = '', is = ''] = FAULT_IS.exec(one.body) ?? []
  if (issue) return tidyClause(`${issue} ${is}`)
  const asked = whyAsked(one)
  if (asked) return capitalise(asked)
  const wrong = faultFound(one) ?? wrongIn(one) ?? erredIn(one)
  if (wrong) return wrong
  const deed = deedOf(one)
  const [, thing = '', harm = ''] = (deed?.rest.includes(', ') && BROUGHT.exec(deed.rest)) || []
  if (thing) return capitalise(tidyClause(`${thing} ${harm}`))
  if (deed) return MENDS.test(deed.clause.verb.base) ? thereWas(deed.rest) : undefined
  const { clause } = one
  if (
    clause &&
    (clause.subject === 'change' || clause.subject === 'this') &&
    clause.modality === 'done' &&
    !clause.isNegated &&
    MENDS.test(clause.verb.base)
  )
    return thereWas(clause.rest)
  if (!mayBeBare(one)) return undefined
  if (BARE_FAULT.test(one.body) && !ENDED.test(one.body)) return thereWas(tidyClause(one.body))
  const isBare = !clause && !isSayable(one)
  return (
    (isBare ? thereWas(tidyClause(unlabelled(one.body).replace(REMARK, '').replace(MET, ''))) : undefined) ??
    fragmentOf(one)
  )
})

/** "Bug where it stays lit - this was not so in May". */
const REMARK = /\s[-\u2013\u2014]{1,2}\s(?:this|that|it|they|these|the|I|we)\s.*$/i

/** "Had an issue with the lid": there was one. */
const MET =
  /^(?:also |then )?(?:had|got|faced|encountered|ran into|hit|met) (?=(?:an?|some|several|two|the) )/i

function mayBeBare({ sentence, likelihood, body }: Weighed): boolean {
  // "No tests for the kiln.", "Flaky tests since the move." as the first words of a note.
  const least =
    sentence.index === 0 &&
    /^(?:no|flaky|slow|broken|noisy|unstable|unreliable|outdated|manual)\s/i.test(body)
      ? 0.12
      : 0.3
  return sentence.kind !== 'title' && likelihood.problem >= least && !/[?:]$|^\W/.test(body)
}

/** What is no sentence, and tells what was wrong; below such a heading "test suite too slow" bids nobody test. */
function fragmentOf(one: Weighed): string | undefined {
  const { sentence, clause, body } = one
  const isOrder = clause?.subject === 'none' && clause.form === 'base' && sentence.section === 'problem'
  const told = clause ? undefined : fragmentTold(body)
  // "Flaky tests since the move": the tests do not flake "since".
  if (told && / had been /.test(told)) return told
  if (clause ? !isOrder : isSayable(one) && isFit(unlabelled(body))) return undefined
  return told ?? fragmentTold(body)
}

/** To look into a thing says that it was wrong only where the text goes on to say how. */
const LOOKS_INTO =
  /^(?:debug|troubleshoot|investigate|diagnose|chase|track|hunt|trace|fix|mend|repair|resolve|look|work)$/

const FAULTY = lean(
  /^((?:an?|the|my|our|some|two|three|several)\s(?:(?!(?:that|which|who|where|when|if|and|because|so|to|by)\b)[\w'/-]+\s){0,6}?(?!(?:that|which)\b)[\w'/-]+),?\s(?:that|which)\s((?:was|were|did|could|would)(?:n't|\snot)\s[^;]+|(?:kept|failed|crashed|broke|hung|froze|stopped|leaked|jammed|stalled|flickered|overheated|vanished|had (?:stopped|failed|broken))\b[^;]*)$/i,
)

/** "I debugged a pump which wasn't starting" says that a pump wasn't starting. */
export function wrongIn(one: Weighed): string | undefined {
  const [, thing = '', how = ''] = FAULTY.exec(lookedInto(one)) ?? []
  return thing && !isTorn(how) ? capitalise(`${thing} ${how}`) : undefined
}

/** "I debugged some errors in the log" says that there were some. */
function erredIn(one: Weighed): string | undefined {
  return one.clause?.verb.base === 'debug' ? thereWas(lookedInto(one)) : undefined
}

/** What somebody did look into, or nothing. */
function lookedInto({ clause }: Weighed): string {
  if (!clause || clause.isNegated || clause.modality !== 'done' || !LOOKS_INTO.test(clause.verb.base))
    return ''
  const isOurs = /^(?:i|we|none)$/.test(clause.subject) && clause.form !== 'base'
  return isOurs ? tidyClause(clause.rest.replace(/^(?:down|into|up|on)\s/, '')) : ''
}

const GOING_WRONG =
  /^((?:the|an?|our|some)\s)?((?!(?:by|for|when|if|to)\b)[\w'/-]+(?:\s(?!(?:that|which|where|when|if|while|because|is|are|was|were|by|and|to|from)\b)[\w'/-]+){0,4})\s((?:not\s(?:[a-z]+ly\s)?(?:being\s)?[a-z]+ing|(?:constantly|randomly|occasionally|sometimes)\s[a-z]+ing|not being|being|showing|failing|crashing|breaking|hanging|freezing|leaking|returning|displaying|appearing|disappearing|throwing|overheating|lagging|stalling|ignoring|drifting|vibrating|rebooting|restarting|dropping|jumping|spinning|disconnecting|expiring|overflowing|swallowing|sending|losing|overlapping|flickering|stuttering|duplicating|resetting|looping|blocking|climbing|degrading|growing|timing out|getting|clipping|(?:going|passing|falling|walking|moving) through)\b.*)$/i

/** "Fixed map showing the wrong town" says that the map was showing it. */
function wasDoing(fault: string): string | undefined {
  const [, , thing = '', doing = ''] = GOING_WRONG.exec(fault) ?? []
  if (!thing || thing.split(' ').some((word) => /(?:ing|ed)$/.test(word))) return undefined
  const how = doing.replace(/[.!]+$/, '').replace(/^((?:not )?)being (?=able\s)/, '$1')
  const said = `${thing} ${isPlural(thing) ? 'were' : 'was'} ${how}`
  return `The ${uncapitaliseNoun(said)}`
}

/** "Next issue I faced was the lid" is a statement of its own. */
const SAID =
  /^(?!.*\b(?:that|which|who|where|when|if|because|so|and|but|as|while|since)\b).*\s(?:was|were|is|are)\s|^\sIS\b/

/** A noun behind the fault, which makes it the name of another thing; "a leak issue" is still one. */
function isCompound(next: string): boolean {
  return (
    isKnownNoun(next) &&
    !FUNCTION_WORDS.has(next) &&
    readVerb(next).every(({ form }) => form === 'base') &&
    !/^(?:issue|problem|bug|error|condition|failure|introduction|today|yesterday)s?$/.test(next)
  )
}

const OPENS_CLAUSE = /\b(?:where|when|that|which|if|while|because)\b/

function thereWas(told: string): string | undefined {
  // Errors that were "fixed up" were errors.
  const fault = untilNextDeed(told)
    .replace(/^up\s|^all\s(?:the\s|of\sthe\s)?/, '')
    .replace(/^(?:my|our)\s(?=\S)/, '')
  const match = FAULT.exec(fault)
  // "Five of them hang in the office" has its verb.
  if (isTorn(fault) || /^(?:one|two|three|four|five|six|some|most|many|\d+) of\s/i.test(fault))
    return undefined
  if (!match) {
    // "40 failing tests": so many there were.
    const [some = ''] =
      /^\d+ (?:failing|broken|flaky|missing|stale|duplicate) [a-z-]+s(?= |[.!]|$)/.exec(fault) ?? []
    return some ? `There were ${some}` : wasDoing(fault)
  }
  const [whole, written = '', noun = '', more = ''] = match
  // "The above problem was solved": which one, only the page says.
  if (/\b(?:above|below|following|aforementioned|said)\s/i.test(written)) return undefined
  // "Don't error out" is asked for.
  if (/n't\s/.test(written)) return undefined
  // "Error collection" gathers them.
  if (isCompound(/^\s([a-z]+)(?=$|[\s.,])/.exec(more)?.[1] ?? '')) return undefined
  // "Error ~0.2 mm" is a measure.
  if (/^\s?[~<>=\d]/.test(more) || SAID.test(more)) return undefined
  const [, first = ''] = /^([A-Z][a-z]+)\s[a-z]/.exec(written) ?? []
  const named = isKnownNoun(first.toLowerCase())
    ? written.charAt(0).toLowerCase() + written.slice(1)
    : uncapitalise(written)
  const many = /^(?:some|several|multiple|two|three)\b/i.exec(whole)?.[0]
  const rest = more
    .replace(/[.!]+$/, '')
    .replace(/,?\sby\s\w+ing\b.*$/, '')
    // "Fixed all leaks via a seal"; what leaks "when read via the port" has its own.
    .replace(/^((?:\s[\w/-]+){0,4}?)\svia\s.*$/, (tail, of: string) => (OPENS_CLAUSE.test(of) ? tail : of))
  // "The problem" says nothing of what it was.
  if (rest === '' && /^the\s(?:issue|problem|bug|error)s?$/i.test(whole.slice(0, whole.length - more.length)))
    return undefined
  if (many || (/[^s]s$/.test(noun) && !/^(?:an?|one|another|the)\s/i.test(whole)))
    return `There were ${many ? `${many.toLowerCase()} ` : ''}${named}${rest}`
  if (/[^s]s$/.test(noun)) return undefined
  return `There was ${/^(?:[aeio]|un(?!i))/i.test(named) ? 'an' : 'a'} ${named}${rest}`
}
