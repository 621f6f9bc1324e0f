import { lean } from '../../../lean.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { lacksObject } from '../../sentence/lacks-object.ts'
import { isFragment } from '../../sentence/proof.ts'

/** "Maintained as part of the crew", "fixed of two lids": what was read as the deed governs nothing. */
const GOVERNS_NOTHING =
  /^(?:fixed|added|maintained|patched|removed|installed|created|built|implemented|made|resolved|reduced|refactored|introduced|improved|replaced|designed|developed|configured|enabled|disabled|deleted|dropped|addressed|prevented|extracted|used) (?:of|from(?! scratch)|as|by|because|than|until|since|during) |^(?:redesigned|reworked|restructured|rewrote|refactored) to /i

/** "Painted the mast, and reused across all decks": what was, is not told. */
const ACROSS_NOTHING =
  /(?:^|, and |, | and )(?:reused|shared|used|cached|duplicated) (?:across|between|among)\s|, so that (?:the )?(?:fix|patch|release|hotfix) (?:is|was) /i

/** "Took two readings after oil not seen in the tank the pump failed": a jotted state, and the next. */
const JOTTED_REASON =
  /\s(?:after|because)\s(?:[\w-]+\s){1,3}(?<!\b(?:was|were|is|are|had|has|have|been|being|but|if|or|and|that|which)\s)not\s(?:[a-z]+ed|seen|found|known|shown)\b/

/** "Added a lamp and falls back to it": who does? */
const FALLS_BACK = /^(?!.*\b(?:that|which)\b).*\sand (?:falls back|bails out|backs off|times out)\b/

/** "Added a lamp on it": on what, another sentence has said, for the lamp does not stand on itself. */
const BESIDE_NOTHING =
  /^[a-z]+ (?:(?!(?:on|to|in|into|from|for|of|with|by|at|and|or|that|which|who|so|as|when|where|if|after|before|out|it|up|down|off|how|what|why)\b)[\w'.-]+ ){1,5}(?:on|in|into|onto|inside|to|from|for|with|around|behind) it(?=$|[,.;]|\s(?:and|so|with|by|as|while|after)\s)/i

/** "Fixed what coming of it is told": a verb that was bent inside a clause of its own. */
const BENT = /\bwhat (?:(?:an?|the) [a-z]+ )?(?!(?:during|(?:some|any|every|no)?thing)\b)[a-z]{2,}ing\b/

/**
 * What stands behind "an issue where" and is no fault: "the lift correctly stops", "Where it failed", "2024-05-06 / Lift", "the result
 * was that sometimes", "having a jam", "a gate bug, painted the lift", "the lift was dull but not hard".
 */
const NO_FAULT = lean(
  /^(?:Where|What|How|Why|having)\s|^the (?:(?:remaining|main|real|only|next|other|first|last|biggest) )?(?:issue|problem|bug)s? (?:is|are|was|were|seem(?:s|ed)?|appear(?:s|ed)?)\b|\bcan(?:not)? be (?:described|seen|found|read)\b|\bcould be (?:described|seen|found|read) (?:in|at|on|under|by)\b|\b(?:bug|issue|problem|error)s?,\s[a-z]+ed\s|\bbut not\b|\b(?:sad|tedious|boring)\b|^(?!.*(?:\b(?:not|never|no|only|cannot|fail(?:s|ed)?|without|instead)\b|n't\b)).*\b(?:correctly|properly|successfully)\b|^\d{4}-\d\d|\bthat(?: (?:sometimes|often|usually|occasionally))?$/,
)

/** "Worked on an issue where two ways to tell a jam": nothing happens there. */
function hasNoFault(text: string): boolean {
  const at = text.indexOf(' an issue where ')
  if (at < 0 || at > 15) return false
  const fault = text.slice(at + 16)
  return NO_FAULT.test(fault) || isFragment(fault)
}

/** "Oiled the winch (W 3.1 0.2 9.6 100%)": a row of a table. */
const RAW_ROW = /\([^()]*(?<![,;:]\s?)\b\d[^\s(),]*\s[-+~]?\d[^\s(),]*\s[-+~]?\d/

/** "Oiled the winch because a crack found by the crew": the reason has no verb. */
function hasTornReason(text: string): boolean {
  const [, reason = ''] =
    /(?:\sbecause(?!\sof\b)|,\swhere)\s((?:the |an? )?[\w'-]+\s[^,;:]+)$/.exec(text) ?? []
  return reason !== '' && isFragment(reason)
}

/** "Fixed at once as part of the trip"; "measured at the foot instead of the top" tells how it was done. */
function isDoneToNothing(text: string): boolean {
  const deed = text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
  if (lacksObject(deed)) return !deed.includes(' instead of ')
  return deed
    .split(/,?\sand\s/)
    .slice(1)
    .some((next) => verbIn(/^[a-z]+/.exec(next)?.[0] ?? '', 'past')?.isWork === true && lacksObject(next))
}

/** "Ported and crane": of two verbs one is none. */
function isUnevenPair(text: string): boolean {
  const [, first = '', word = first] =
    /^[A-Za-z]+ and (?:then |also |later )?([a-z]+)(?=[\s,])|, and [a-z]+ed and ([a-z]+)$/.exec(text) ?? []
  return word !== '' && !/(?:ed|ly)$/.test(word) && verbIn(word, 'past') === undefined
}

/** Marks of code and of talk: a fence, an arrow, a dash behind which somebody goes on talking. */
const MARKS = /\s-\s[A-Z][a-z]+\s[a-z].*\sand\s|```|\u2192\s(?=[a-z])|\s--\s(?=[a-z])/

/** "The own parser", "output from the mill", "fixed when it rained", "drained and replaced with oil": whose and what is not told. */
const MISREAD =
  /\bbecause\s[^,]+,\s(?:now\s)?[a-z]+(?:ed|n|t)?\sby\s|\bthe own\b|^(?:fixed|added|removed|resolved|improved) (?:when|where|if|because)\s|^[a-z]+ed and replaced with\s|(?:^|\sand\s|,\s)(?:output|input)(?:ted)?\s(?:of|from|for|during)\s|^[a-z]+(?:ed|t)\s(?:but|though|yet)\s/i

/** "Wired the lid.With the lamp on": two sentences. */
const UNPARTED =
  /[a-z]{2}\.(?:With|The|This|It|We|So|But|And|In|On|At|To|For|Then|Now|Also|There|After|When|I)\s[a-z]/

/** "Chose a mast, looks good", "and found it worth it", "and hey presto": what the writer says to himself. */
const SAID_ASIDE =
  /,\s(?:looks|seems|works|feels|sounds|looked|seemed|sounded)\s|\sand (?:thought|felt|hoped|wished|guessed|figured|loved|enjoyed|liked|hated) (?:it|that|this|the)\b|,\showever\b|\b(?:hey presto|voil[a\u00e0]|ta-?da|boom|bingo)\b/i

/** "Tore the hair out over the mast", "making the lives easier": it was his own. */
const OF_BODY = lean(
  /(?:^|\sand\s|,\s)(?:stubbed|ripped|tore|pulled|bashed|banged|racked|scratched|beat|wet|lost|blew|wrapped|broke|bit|shot) (?:out )?the (?:own )?(?:toes?|hair|heads?|minds?|brains?|feet|foot|teeth|tongue|fingers?|thumbs?)\b|\bma(?:de|ke|kes|king) the li(?:fe|ves)\b/i,
)

/** "Started the mast but in the end", "so in the event": what came then was cut off. */
const BROKEN_OFF =
  /^[Ww]orked on (?:the )?(?:What|How|Why|When|Where)\s|,\s(?:nothing|nobody|no one) [a-z]+s\s|\s(?:that|which)\s(?!.*\s(?:that|which)\s)[^,;]* [a-z]+s (?:created|produced|generated|made)\.?$|\b(?:but|so|and) in the (?:end|event|meantime)$|,\s(?:which|that) (?:is|was) why\b|(?<!\bup) and (?:working|running|functional)$|\b(?:that|which|who) (?:almost|nearly|just|only)(?=,|$)/

/** "Worked out what kind of mast for the project": what about it was cut off. */
function lacksVerbBehindWhat(text: string): boolean {
  const [, thing = ''] =
    /\bwhat ((?:[a-z-]+ ){1,2}[a-z-]+)(?= (?:for|as part of) the (?:project|work)\b|\.?$)/.exec(text) ?? []
  return thing !== '' && thing.split(' ').every((word) => readVerb(word).every(({ form }) => form === 'base'))
}

/** "Raised speed jumped from 3 to 9", "cut Reduced load": how a figure moved is told twice. */
const MOVED_TWICE =
  /^(?:raised|cut|brought|reduced|increased|lowered|improved) (?:(?:\S+ ){1,4}?(?:jumped|rose|fell|dropped|climbed|grew|shrank) (?:from|to)\b|(?:Reduced|Increased|Raised|Improved|Lowered|Cut)\s)/i

/** "Added masts with lids get a bell": what they do has no place in what was done. */
const DO_BESIDE =
  /^(?!.*\b(?:to|and|or|can|could|will|would|let|lets|letting|ensur\w+|guarantee\w*|verif\w+|confirm\w*|help\w*|ma[dk]e|makes|making|that|which|who|where|when|if|so|how|what|they|you|not|had|have|as|while|than|because)\b.*\s(?:get|have|receive|see) (?:an?|the)\s).*[a-z]\s(?:get|have|receive|see) (?:an?|the)\s/

/** "Wrote a guide, and learning to sail": of two verbs one falls out of the past. */
function fallsOut(text: string): boolean {
  const [before = '', word = ''] =
    /^(.*), and ([a-z]+ing) (?:the|an?|some|its|all|more|it|them|from|on|to|for|with|how|about)\s/
      .exec(text)
      ?.slice(1) ?? []
  return word !== '' && verbIn(word, 'ing')?.isWork === true && !/ing\b/.test(before)
}

/** "Fixed the lift taking an hour and often died": of two verbs one was bent and the other was not. */
const HALF_BENT = lean(
  /^fixed [^,;]*\b[a-z]{2,}ing\s[^,;]*\sand (?:(?:often|sometimes|usually|occasionally|always|regularly|then|even) )?(?:died|failed|crashed|hung|broke|froze|stalled|timed out|gave up|ran out)\b/i,
)

/** "Cut the trip from 40 minutes to 12 minutes after the trip took 40 minutes": that was said. */
const SAID_BEFORE =
  /\sfrom (\d[\d.,]*\s?[a-z%]+) to\s.*\s(?:after|because|since)\s.*\s(?:took|was|were|needed) \1\b/i

/** Whether a bullet was built of what does not fit together. */
export function isIllBuilt(text: string): boolean {
  return (
    GOVERNS_NOTHING.test(text) ||
    isDoneToNothing(text) ||
    ACROSS_NOTHING.test(text) ||
    FALLS_BACK.test(text) ||
    JOTTED_REASON.test(text) ||
    MISREAD.test(text) ||
    UNPARTED.test(text) ||
    SAID_ASIDE.test(text) ||
    OF_BODY.test(text) ||
    BROKEN_OFF.test(text) ||
    HALF_BENT.test(text) ||
    SAID_BEFORE.test(text) ||
    MOVED_TWICE.test(text) ||
    DO_BESIDE.test(text) ||
    fallsOut(text) ||
    MARKS.test(text) ||
    (text.includes(' it') && BESIDE_NOTHING.test(text)) ||
    (text.includes(' what ') && BENT.test(text)) ||
    (text.includes(' what ') && lacksVerbBehindWhat(text)) ||
    hasNoFault(text) ||
    hasTornReason(text) ||
    RAW_ROW.test(text) ||
    isUnevenPair(text)
  )
}
