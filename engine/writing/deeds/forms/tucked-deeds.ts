import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { readClause } from '../../../text/clauses/clauses.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'

const WHICH =
  /,?\s(?:which|that)\s(I|we)\s((?:then|later|also|just|promptly)\s)?([a-z]+(?:ed|t))\sby\s([a-z-]+ing\s.+)$/
/** "There was a gap under the door, which I fixed by ...": the gap was. */
const MET =
  /^(?:(?:also|then|but|so|and|however|unfortunately),?\s)?(?:there (?:was|were)|(?:I|we) (?:also )?(?:had|got|ran into|hit|noticed|found|encountered|faced|saw))\s(?!(?:no|not|nothing|it|that|issues?|problems?|bugs?|errors?|trouble|difficult(?:y|ies))\b)((?:[^\s,;:]+\s){1,16}?[^\s,;:]+)$/i
const MENDED = /^(?:fixed|solved|resolved|addressed|corrected|repaired|remedied|mended)$/

/** What was mended, as the words before say. */
function mended(before: string, verb: string): string {
  const what = MENDED.test(verb) ? (MET.exec(before)?.[1] ?? '') : ''
  return what && !/\b(?:that|which|because|when|who)\b/.test(what) ? what : 'it'
}

const MANAGED =
  /\b(I|we)(?:'ve)?\s[^.;]*?\sand\s(?:finally\s|eventually\s|even\s)?(managed\sto\s[a-z-]+\s.+|got\s(?:the|an?|my|our|one|both|all)\s[^.;,]*?\s(?:working|running|to\s(?:work|run|build|boot|compile))\b.*)$/

const WHEN = /^(?:[\w']+\s){1,4}(?:was|is)\swhen\s((?:I|we)\s.+)$/

const TECHNIQUE = lean(
  /^(?:(?:the|our|my)\s(?:(?!(?:next|proposed|planned|possible|other|best|future|only|right|suggested|recommended|usual|better|real|proper)\s)[\w-]+\s){0,2}|(?:first|second|third|main|biggest|last)\s)(?:techniques?|tricks?|fix(?:es)?|solutions?|changes?|improvements?|optimi[sz]ations?|modifications?)\s(?:was|were|included|involved|consist(?:ed|s)\s(?:in|of)|is(?!\s(?:being|going|coming|missing|pending|waiting|working)\s))\s([a-z-]+ing)\s(.+)$/i,
)

const REMEDIED =
  /^(?:it|this|that|everything)\s(?:was|were|has been|could be)\s(?:\w+ly\s)?(?:fixed|solved|resolved|addressed|mitigated|corrected|cured)\sby\s([a-z-]+ing)\s(.+)$/i

const REMEDY = lean(
  /^([A-Z][a-z-]+ing)\s([^,;]{3,80}?)\s(fixed|solved|resolved|cured|cleared|eliminated|restored)\s((?:the|it|this|everything|our|all)\b[^,;]{0,80}?)[.!]*$/,
)

/** "Errors that were fixed by adding a lock": somebody added it. */
const FIXED_BY =
  /\b(?:that|which)\s(?:was|were|has been|have been|got)\s(?:\w+ly\s)?(?:fixed|solved|resolved|addressed|mitigated|cured)\sby\s([a-z-]+ing)\s([^;]+)$/i

/** "It was free, and after an hour I was able to open it". */
const ABLE =
  /(?:,\s|\b(?:and|but|so)\s)(?:(?:and|but|so|then|finally|in the end|after\s[^,;]{3,60}),?\s)?(I|we)\s((?:was|were)\s(?:[a-z]+\s)?able\sto\s[a-z-]+\s.+)$/i

/** "Raising the limit fixed the uploads": somebody fixed them by raising it. */
function remedy(body: string): string {
  const [, word = '', rest = '', mended = '', what = ''] = REMEDY.exec(body) ?? []
  const verb = verbIn(word.toLowerCase(), 'ing')
  if (!verb?.isWork || /\b(?:is|are|was|were|has|have|that|which)\b/.test(rest)) return ''
  return /^(?:the (?:issue|problem|error)|it|this|everything)$/.test(what)
    ? `I ${phraseIn('past', verb, 'ing', rest)}`
    : `I ${mended} ${what} by ${word.toLowerCase()} ${rest}`
}

/** "The reader was easy to build with a kit", "the frame was not too hard to build": both were built. */
const EASY = lean(
  /^((?:the|our|my)\s(?:[\w'-]+\s){0,4}[\w'-]+)\s(?:was|were)\s(?:(?:\w+ly|quite|pretty|very|so)\s)?(?:easy|simple|straightforward|quick|not\s(?:so|too|very|that|all that)\s(?:hard|difficult|bad|tricky))\sto\s(implement|build|write|make|set up|add|create|install|fix|integrate|code)((?:\s(?:using|with|in|on|via|from)\s[^,;:.]{2,60})?)(?=[,.;!]|\s(?:but|though|and|because|since|once|as)\b|$)/i,
)

function easilyDone(body: string): string {
  const [, thing = '', word = '', how = ''] = EASY.exec(body) ?? []
  const verb = verbIn(word.replace(' up', ''), 'base')
  return verb
    ? `I ${verb.forms.past} ${word.endsWith(' up') ? 'up ' : ''}${thing.replace(/^The\b/, 'the')}${how}`
    : ''
}

/** "The fix was raising the limit", "it was fixed by raising the limit": it was raised. */
function technique(body: string): string {
  const [, word = '', rest = ''] = TECHNIQUE.exec(body) ?? REMEDIED.exec(body) ?? FIXED_BY.exec(body) ?? []
  const verb = verbIn(word, 'ing')
  return verb?.isWork ? `I ${phraseIn('past', verb, 'ing', rest)}` : ''
}

const THING = lean(
  /^(?:the\s|another\s|one\s)?(?:(?:first|next|second|last|main|big|other|only|biggest)\s){0,2}(?:thing|feature|part|piece|change|bug|issue|fix)\s(?:that\s)?(I|we)\s(?:(?:also|finally|then)\s)?([a-z]+)(\s(?:working|running|done|up))?\s(?:was|were)\s(?!(?:that|when|how|to|not|because|so)\b)(.+)$/i,
)

/** "The first thing I fixed was the bell", "first thing I got working was the bell": it was fixed, it was got working. */
function thing(body: string): string {
  const [, who = '', word = '', state = '', what = ''] = THING.exec(body) ?? []
  const verb = verbIn(word, 'past')
  if (!verb?.isWork || (verb.base === 'get' && !state) || /^(?:do|find|notice|see|have)$/.test(verb.base))
    return ''
  // "The only change we made was lowering the shelf": it was lowered.
  const [, doing = '', done = ''] = /^([a-z-]+ing)\s(.+)$/.exec(verb.base === 'make' ? what : '') ?? []
  const made = verbIn(doing, 'ing')
  if (made) return made.isWork ? `${who} ${phraseIn('past', made, 'ing', done)}` : ''
  const [object = '', ...more] = what.split(/(?=[,;]\s|[.!]+$)/)
  return `${who} ${word} ${object}${state}${more.join('')}`
}

const SHOWN =
  /^([A-Z][a-z-]+ing)\s([^,;:]{3,80}?)\s(?:(?:quickly|then|soon|finally|clearly)\s)?(?:showed|revealed|uncovered|proved|confirmed|indicated)\s(?:me\s|us\s)?(that\s.+)$/

/** "Disconnecting one lamp at a time showed that the switch was at fault": it was done, and that was found. */
function shown(body: string): string {
  const [, word = '', rest = '', found = ''] = SHOWN.exec(body) ?? []
  const verb = verbIn(word.toLowerCase(), 'ing')
  if (!verb?.isWork || /\b(?:is|are|was|were|has|have|that|which|not)\b/.test(rest)) return ''
  return `I ${phraseIn('past', verb, 'ing', rest)} and found ${found}`
}

const REQUIRED =
  /(?:(?:\b(?:which|that|this)|^(?:an?|the|our)\s[^,;:]{3,60}?)\s(?:required|forced|led|prompted)\s(?:me|us)|\bmeant\s(?:that\s)?(?:I|we)\shad)\sto\s([a-z-]+)\s(.+)$/i

/** "I took a ticket which required me to add a lamp", "the old socket meant that I had to add a lamp": it was added. */
function required(body: string): string {
  const [, word = '', rest = ''] = REQUIRED.exec(body) ?? []
  const verb = verbIn(word, 'base')
  return verb?.isWork ? `I ${phraseIn('past', verb, 'base', rest)}` : ''
}

/** "Here is what I had done by then: I had written a parser". */
const COLON =
  /\b(?:I|we)(?:'ve|'d)?\s(?:(?:have|had|did|got|so far|already)\s){0,2}(?:done|did|do|accomplished|achieved|got)\b[^:]{0,60}:\s((?:I|we)(?:'ve|\s)[^:]+)$/i

const IN_BRACKETS = /\(([a-z]+\s[^()]{5,90})\)/g
/** "(closed source)" is no deed, "(closed the valve)" and "(bled the line, closed valve)" are. */
const DEEDS_JOTTED =
  /^[a-z]+\s(?:(?:the|an?|my|our|its|all|both|two|three|\d+)\s|[^,]{2,40},\s(?:and\s|then\s)?([a-z]+)\s(?!(?:by|in|on|from|for|with|at|to|as|of|via)\b))/

/** "Two alerts: disk full on the mail host (purged the spool, raised the quota)": what was done about each stands behind it. */
function bracketed({ body, clause, sentence }: Weighed): string[] {
  if (clause || !body.includes('(') || !/^(?:prose|item)$/.test(sentence.kind)) return []
  return [...body.matchAll(IN_BRACKETS)].flatMap(([, told = '']) => {
    const [, next = ''] = DEEDS_JOTTED.exec(told) ?? []
    const [first = ''] = told.split(' ')
    const isDeed = (word: string) => verbIn(word, 'past')?.isWork === true && !verbIn(word, 'base')
    return DEEDS_JOTTED.test(told) && isDeed(first) && (!next || verbIn(next, 'past')?.isWork) ? [told] : []
  })
}

const OURS = /\b(?:I|we|me|us)\b/i

/** Deeds that the end of a sentence holds: "Monday was when I cut the release", "..., which I fixed by closing the file", "... and managed to move the rest". */
export function tuckedDeeds(source: Weighed): Weighed[] {
  const { body } = source
  const isOurs = OURS.test(body)
  const which = isOurs ? WHICH.exec(body) : null
  const [, who = '', , verb = '', means = ''] = which ?? []
  const [, doer = '', feat = ''] =
    (isOurs ? (MANAGED.exec(body) ?? (/\sable to\s/.test(body) ? ABLE.exec(body) : null)) : null) ?? []
  const bodies = [
    means && `${who} ${verb} ${mended(body.slice(0, which?.index), verb)} by ${means}`,
    feat && `${doer} ${feat}`,
    isOurs ? (WHEN.exec(body)?.[1] ?? '') : '',
    isOurs ? thing(body) : '',
    shown(body),
    isOurs ? required(body) : '',
    /:\s(?:I|we)\b/i.test(body) ? (COLON.exec(body)?.[1] ?? '') : '',
    technique(body),
    remedy(body),
    easilyDone(body),
    ...bracketed(source),
  ].filter(Boolean)
  return bodies.map((told) => ({ ...source, body: told, clause: readClause(told) }))
}
