import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { guessBase, verbIn } from '../../../text/clauses/verbs.ts'
import { readTitle } from '../../../text/lines/title.ts'
import { likeness } from '../../sentence/likeness.ts'
import { countWords, tidyClause } from '../../sentence/tidy.ts'
import { presentable } from '../longer/presentable.ts'

const PURPOSE =
  /\s(to\s(?:prevent|avoid|reduce|ensure|allow|enable|improve|support|make|keep|save|speed|let|protect|guard|match|simplify|lower|cut|free|unblock)\s[^;:]{8,})$/
const AIM =
  /^(?:(?:an?\s)?attempts?|tries|trying|this is(?: done)?|the (?:goal|aim|purpose|point|idea|intent(?:ion)?)(?: of this(?: \w+)?| here)? (?:is|was)) (?:in order )?(to\s[a-z]+\s.+)$/i
/** "This PR intends to reduce the footprint by ...": what a change is said to be for. */
const OF_CHANGE =
  /^(?:this|the) (?:pr|pull request|mr|merge request|change|changeset|patch|commit|branch|refactor(?:ing)?|update|script|tool) (?:(?:mainly|mostly|also|basically)\s)?(?:aims?|intends?|seeks?|attempts|is (?:intended|meant|supposed|designed)) (?:at [a-z]+ing\s)?(to\s[a-z]+\s.+)$/i
/** "... so as to be able to export large files": said outright, whatever the verb. */
const OUTRIGHT = /\s(?:so as|in order) (to\s[a-z]+\s[^;:]{8,})$/
/** "..., so we can play it on the phone": what one can do since. */
const SO_WE_CAN =
  /,?\sso\s(?:that\s)?(?:I|we|you|one)\s(?:can|could)\s(?:now\s|also\s|then\s|easily\s)?([a-z]+\s(?:(?!and thus\b|thereby\b)[^,;:]){6,90})$/
/** "..., so we stop asking on every key", "..., so we don't ask twice": what there is an end of. */
const SO_WE_STOP =
  /,?\sso\s(?:that\s)?(?:I|we)\s(stop\s(?=[a-z]+ing\s)|(?:don't|do not)\s)([a-z]+\s[^,;:]{6,90})$/
/** "The goal is faster builds". */
const AIMED_AT =
  /^the (?:goal|aim|purpose)(?: of this(?: \w+)?| here)? (?:is|was) ((?:an?\s)?(?:[a-z]+er|better|more [a-z]+|less|fewer)\s[^,;:]{3,60})$/i

/** "To avoid clashes with the next run." as the whole of a sentence. */
const ALONE =
  /^(?:this is\s)?(?:in order )?(to\s(?:avoid|prevent|reduce|ensure|allow|enable|improve|support|keep|save|speed|protect|match|simplify)\s[^,;:]{8,})$/i
/** "This should allow X": what the change is for, whether or not it came to that. */
const MEANT =
  /(?:^|[,;]\s|\s[-\u2013\u2014]\s)(?:this|which|that)\s(?:will|should|would)\s(?:then\s|also\s|hopefully\s)?((?:allow|enable|let|help|prevent|avoid|reduce|ensure|improve|simplify|speed up|keep|save|support)\s[^;:]{8,})$/i
/** "I wanted to steer the lamps from the phone": what the thing was made for. */
const WISHED =
  /^(?:(?:so|to that end|for (?:[\w'-]+\s){1,5}?[\w'-]+),?\s)?(?:I|we)(?:'ve| have)?(?:\s(?:always|just|really|also))?\s(?:want(?:ed)?|needed) (?:a way )?to (?:be able to\s)?([a-z]+)\s([^,;:]{8,90})(?:,\sso\s.*)?$/i
/** "As a guest, I want X so that I can leave early": for whom it was done. */
const AS_USER =
  /^as an? ((?:[\w-]+\s){0,3}[\w-]+),\s(?:I|we)\s(?:want|need|would like)\s.{3,160}?\s(?:so that|so)\s(?:I|we)\scan\s([^;:]{8,120})$/i

/** "They had left that part out in order to keep it short": their purpose. */
const OF_OTHERS = /\b(?:they|he|she|you)(?:'d|\s(?:had|have|has|did|were|was|[a-z]+ed))?\s[^,;]*\sto\s/i

/** "The tap was originally added to fill the tank": what it was for back then. */
const OF_OLD = /\b(?:originally|initially|formerly|historically|way back|back in|back then|years ago)\b/i

/** What somebody wanted before he made a thing, told with it. */
export function wishOf(one: Weighed, text: string, room: number): string | undefined {
  if (!MADE.test(text) || /\sto\s[a-z]+\s|,\s/.test(text)) return undefined
  const [, word = '', what = ''] = WISHED.exec(tidyClause(one.body)) ?? []
  const verb = verbIn(word.toLowerCase(), 'base')
  if (
    !verb ||
    NO_WISH.test(verb.base) ||
    /\b(?:but|it|this|that|them|you|myself|next|soon|later|some ?day|eventually)\b/.test(what)
  )
    return undefined
  const short = presentable(`to ${verb.base} ${what}`, room)
  return short && countWords(short) >= 4 && likeness(short, text) < 0.75 ? ` ${short}` : undefined
}

/** What is made to an end. */
const MADE =
  /^(?:built|wrote|created|developed|implemented|made|designed|set up|scripted|added|programmed|prototyped|mocked|assembled|deployed|installed|bought|printed|soldered|wired)\s/
/** What one wishes for the sake of doing it. */
const NO_WISH =
  /^(?:be|have|know|see|learn|try|make|build|write|create|add|start|finish|share|say|talk|get|go|do|use|implement|develop|thank|mention|understand|explain|show|work|give|keep)$/

function forUsers(body: string): string | undefined {
  const [, who = '', able = ''] = AS_USER.exec(body) ?? []
  return who && `so that ${/s$/.test(who) ? who : `${who}s`} can ${able}`
}

const OTHERWISE = /^otherwise,?\s(?:we|it|they|this)\s(?:may|might|could|would)\s([a-z]+)((?:\s[^,;:]+)?)$/i

/** "Otherwise we may block on the gate": it was done to avoid that. */
function averted(body: string): string | undefined {
  const [, word = '', rest = ''] = OTHERWISE.exec(body) ?? []
  const verb = verbIn(word, 'base')
  return verb && !/^(?:be|have|need|not)$/.test(verb.base) ? `to avoid ${verb.forms.ing}${rest}` : undefined
}

/** What the deed's own sentence says that one can do since. */
export function ableTo(body: string): string | undefined {
  const [, able = ''] = SO_WE_CAN.exec(body) ?? []
  const verb = verbIn(/^[a-z]+/.exec(able)?.[0] ?? '', 'base')
  if (verb) return NOT_KNOWN.test(able) ? undefined : `to ${able}`
  const [, ended = '', rest = ''] = SO_WE_STOP.exec(body) ?? []
  const doing = ended.startsWith('stop') ? rest : asDoing(rest)
  return doing && !NOT_KNOWN.test(doing)
    ? `to ${ended.startsWith('stop') ? 'stop' : 'avoid'} ${doing}`
    : undefined
}

/** "This way it won't ruin the tide run", "this way we don't have to ask twice". */
const THIS_WAY_NOT =
  /^(?:this|that) way,?\s(?:it|we|I|they|you|one|there|(?:the|our)\s[\w-]+)\s(?:won't|will not|doesn't|does not|don't|do not)\s([a-z]+\s[^,;:]{4,80})$/i
/** "By moving the lock we can ensure that X" where the lock was moved. */
const BY_DOING = lean(
  /^by\s([a-z]+ing\s[^;:,]{4,90}),?\s(?:we|I|you|one)\s(?:can|could)\s(?:now\s|also\s)?((?:ensure|guarantee|avoid|prevent|reduce|keep|save|let|allow)\s[^;:]{8,})$/i,
)

/** What a deed is good for, where the text says "this way" or tells the deed again as the means. */
function servedBy(body: string, text: string): string | undefined {
  const averts = asDoing(THIS_WAY_NOT.exec(body)?.[1]?.replace(/^(?:have|need) to (?=[a-z]+\s)/i, '') ?? '')
  if (averts) return `to avoid ${averts}`
  const [, doing = '', good] = BY_DOING.exec(body) ?? []
  return good && likeness(doing, text) >= 0.4 ? `to ${good}` : undefined
}

const NOT_KNOWN = /\b(?:I|we|you|it|this|that|them|later|next|soon)\b/

function asDoing(phrase: string): string | undefined {
  const [word = ''] = phrase.split(' ', 1)
  const verb = verbIn(word, 'base') ?? guessBase(word)
  return verb && `${verb.forms.ing}${phrase.slice(word.length)}`
}

export function meantOf(body: string): string | undefined {
  const [, aim] = MEANT.exec(body) ?? []
  return aim && `to ${aim}`
}

/** "... to prevent X" where the text says so of the same thing, or "The goal is to prevent X". */
export function purposeOf(one: Weighed, text: string, room: number): string | undefined {
  // "Cut the wait by 40%" is what was reached, not what was done to an end.
  if (/\sby\s[~<>]?\d[\d.]*\s?%$/.test(text)) return undefined
  if (
    !/\bto\s|^the (?:goal|aim|purpose)\b|^otherwise\b|^as an?\s|^by\s|^th(?:is|at) way\b|\b(?:will|should|would)\b/i.test(
      one.body,
    )
  )
    return undefined
  const body = tidyClause(one.body)
  const purpose =
    ALONE.exec(body)?.[1] ??
    averted(body) ??
    servedBy(body, text) ??
    meantOf(body) ??
    AIM.exec(body)?.[1] ??
    (likeness(body, text) >= 0.5 && !OF_OTHERS.test(body) && !OF_OLD.test(body)
      ? (OUTRIGHT.exec(body) ?? PURPOSE.exec(body))?.[1]
      : undefined) ??
    OF_CHANGE.exec(body)?.[1]?.replace(/\sby\s[a-z]+ing\s.*$/, '')
  const users = /^as an?\s/i.test(body) ? forUsers(body) : undefined
  const told = users && !/\b(?:my|our)\b/.test(users) && presentable(users, room)
  if (told && !/,\s|\sso that\s/.test(text)) return ` ${told}`
  const aimed = AIMED_AT.exec(body)?.[1]
  const matter = aimed && presentable(aimed, room)
  if (matter && likeness(matter, text) < 0.75) return ` for ${matter}`
  // What stands after a comma may have come otherwise.
  const short =
    purpose && presentable(purpose.replace(/,\s.*$|\s(?:given that|in case|unless)\s.*$/, ''), room)
  return short && countWords(short) >= 3 && likeness(short, text) < 0.75 ? ` ${short}` : undefined
}

/** "Fixed CVE-2024-1 -- Blocked X" as a subject line: that is what X was blocked for. */
export function weaknessFixed({ sentence }: Weighed, text: string): string | undefined {
  const { ticket = '' } = sentence.kind === 'title' ? readTitle(sentence.text) : {}
  return /^CVE-/i.test(ticket) && /^(?:fix|resolve)/i.test(sentence.text) && !/\sto\s[a-z]+\s/.test(text)
    ? ` to fix ${ticket}`
    : undefined
}
