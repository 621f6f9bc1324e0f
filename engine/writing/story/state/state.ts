import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { pairNameLength } from '../../../text/clauses/pair-name.ts'
import { knownVerb, type Verb, type VerbForm, verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import type { Deed } from '../../deeds/deed.ts'
import {
  be,
  firstObject,
  isMany,
  isNoKind,
  LEADS_TO,
  OF_NOUN,
  subject,
  withoutManner,
} from '../../deeds/extent/object.ts'
import { withArticles } from '../../sentence/articles.ts'
import { phraseIn, takesObject } from '../../sentence/inflect.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isBalanced, OWN_TIME } from '../../sentence/trim.ts'
import { endOfFault, endOfStatement, withHowOften } from './state-fault.ts'
import { DATED, HOW_SOON, isFinished, isGone, isGot, isRid } from './state-finished.ts'
import { isLasting } from './state-lasting.ts'
import { isBettered, isMadeSo, isMended, isMendedThat } from './state-mended.ts'
import { isTurned } from './state-turned.ts'
import { isSupported, isUsed, uses } from './state-used.ts'

/** How things are after a deed, and how much that is worth as the result of the work. */
export type State = { text: string; worth: number }

/** A verb and its object, read by one frame; nothing where that frame does not fit. */
export type Frame = (verb: Verb, object: string) => string | undefined

/** What a deed left behind: "there is now a retry", "the import now reads any date"; nothing where that cannot be said safely. */
export function stateOf({ clause: { verb, form }, rest, changed, source }: Deed): State | undefined {
  if (changed || rest.startsWith(`${verb.base} `) || isHelp(verb, form) || rest.startsWith('a change to '))
    return undefined
  const first = fewer(
    firstObject(
      rest
        .replace(/\sin order to\s/, ' to ')
        .replace(BESIDES, '')
        .replace(NAMED, ' '),
    ),
  )
  const [bare, manner] = withoutManner(first)
  const [, thing = '', how = ''] = DEGREE.exec(bare) ?? []
  const said = withArticles(`${verb.forms.past} ${thing || bare}`)
  // "Fixed driver" might be a driver that is fixed.
  const object = said.startsWith(verb.forms.past) ? said.slice(verb.forms.past.length + 1) : thing || bare
  if (
    !object ||
    /^(?:the\s)?[$\u20ac\u00a3]/.test(object) ||
    countWords(object) > 22 ||
    !isBalanced(object) ||
    CUT_OFF.test(object) ||
    /`|"(?:[^"\s]+\s){3}|\s(?:--|\u2013|\u2014)\s/.test(object)
  )
    return undefined
  if (how) {
    const text = isBettered(verb, object) ?? isLasting(verb, object)
    const told = text?.replace(` now ${verb.forms.participle}`, ` now ${how} ${verb.forms.participle}`)
    return told && told !== text ? { text: told, worth: 2 } : undefined
  }
  if (manner) {
    const text = isLasting(verb, object)
    return text ? { text: `${text}${manner}`, worth: 1.5 } : undefined
  }
  const fault =
    endOfFault(verb, withHowOften(object, source.body), source.sentence.kind === 'title') ??
    endOfStatement(verb, source)
  if (fault) return { text: fault, worth: 3 }
  for (const [frame, worth] of FRAMES) {
    const text = frame(verb, object)
      ?.replace(/\s[\u2013\u2014]\s.*$/, '')
      .replace(DATED, '')
    if (text && (/\b(?:I|I'm|I've|we|you)\b/.test(text) || HOW_SOON.test(text))) return undefined
    if (text) return { text, worth: worthOf(frame, worth, text, object) }
  }
  return undefined
}

/** "The door and the": what follows was cut off with an aside. */
const CUT_OFF = /\s(?:the|an?|and|or|of|my|our|its)$/

/** What goes with the work, or has few words, says less; a test that was added least of all. */
function worthOf(frame: Frame, worth: number, text: string, object: string): number {
  if (BESIDE.test(text)) return frame === exists ? -1 : 1
  if (frame === isFinished && /\bnow (?:finished|complete)$/.test(text)) return worth + 1.2
  return frame === exists && countWords(object) < 3 ? 1 : worth
}

/** "A helper, drawAll, to draw it": the name that a thing got. */
const NAMED = /,\s[\w.()]+,\s(?=(?:to|for|that|which)\s)/

/** How it came about, and how it was before. */
const BESIDES =
  /,?\s(?<!(?:ed|en)\s)by\s[a-z]+ing\s.*$|,\s(?:using|via|based on|building on)\s.*$|,\s(?:previously|formerly|before that)\s.*$|,?\sso (?:that )?(?:it|they|this)\s.*$/

/** Who "supported the sales team" stood by it; what a change should "support" is a format. */
export function isHelp({ base }: Verb, form: VerbForm): boolean {
  return base === 'support' && form !== 'base'
}

/** Of many things that were made, two: "a map, a ruler, and the option to turn it". */
function fewer(object: string): string {
  const things = object.split(/,\s(?:and\s)?/)
  const isList = things.length > 1 && things.every((thing) => /^(?:an?|the|another)\s/.test(thing))
  return isList ? things.slice(0, 2).join(' and ') : object
}

/** How much or for how long: said before the verb, where the rest is turned round. */
const DEGREE = /^(.+)\s(significantly|drastically|dramatically|considerably|greatly|noticeably|temporarily)$/

/** What goes with the work and is rarely the point of it. */
const BESIDE = /\b(?:tests?|docs?|documentation|readmes?|comments?|tutorial|draft|typos?)\b/i
const TAUGHT =
  /^(?:fix|correct|change|update|modify|adjust|adapt|extend|configure|patch|teach|tweak|rewrite|rework|redesign)$/
const TO_DO = /^((?:\S+\s){1,8}?)to\s((?:[a-z]+ly\s)?)([a-z-]+)(?=\s|$)(.*)$/
/** What somebody does with a thing, not what the thing does. */
const HUMAN =
  /^(?:fix|resolve|remove|reduce|improve|make|get|solve|address|see|test|find|learn|understand|be|reflect|ensure|try|debug|clean|save|meet|better|increase|optimi[sz]e|speed|simplify|prevent|avoid|stop|alleviate|double)$/
const FAULT = /\b(?:bugs?|issues?|problems?|errors?|regressions?)\s*$/i

/** "Updated the parser to accept tabs": it now accepts tabs. */
const does: Frame = (verb, object) => {
  const [, noun = '', how = '', word = '', tail = ''] = TO_DO.exec(object) ?? []
  if (
    !TAUGHT.test(verb.base) ||
    FAULT.test(noun) ||
    /\b(?:from|how|the way|where|that|which|when)\b/.test(noun)
  )
    return undefined
  // "Changed idle to sleep in the table": one word for another.
  if (verb.base === 'change' && /^[\w-]+\s$/.test(noun) && /^(?:$|\s(?:in|on|at|for)\s)/.test(tail))
    return undefined
  const doing = verbIn(word, 'base')
  const who = doing && !HUMAN.test(doing.base) && subject(noun.replace(/\sto\s.*$/, ''))
  return who && doing
    ? `${who} now ${how}${phraseIn(isMany(noun) ? 'base' : 's', doing, 'base', tail.trim())}`
    : undefined
}

/** "A working model" and "a plan with two stages" name one thing; what stands before "working" and "plan" is none yet. */
const NO_THING = /(?:^|\s)(?:an?|the|my|our|its|their|some|another|new|first|[a-z]+ly)$/i

/** "Made the importer skip empty rows": it now skips them. */
const isMadeTo: Frame = (verb, object) => {
  if (verb.base !== 'make') return undefined
  const words = object.split(' ')
  const at = words.findIndex(
    (word, index) => index > 0 && index < 6 && isDoneTo(word, words[index + 1] ?? '.'),
  )
  const noun = words.slice(0, at).join(' ')
  const doing = verbIn(words[at] ?? '', 'base')
  const who = at > 0 && !/\b(?:to|and|for|of|in|on|with)$/.test(noun) && !NO_THING.test(noun) && subject(noun)
  const rest = words.slice(at + 1).join(' ')
  return who && doing
    ? `${who} now ${phraseIn(isMany(noun) ? 'base' : 's', doing, 'base', isMany(noun) ? rest : agreeing(rest))}`
    : undefined
}

/** "... detect the mark and fail if it is late": the second verb goes with the first. */
function agreeing(rest: string): string {
  return rest.replace(
    /(\sand\s)([a-z]+)(?=\s(?:if|when|on|with|the|an?|to)\s)/,
    (whole, and: string, word: string) => {
      const next = NOUN_VERBS.has(word) ? undefined : verbIn(word, 'base')
      return next ? `${and}${next.forms.s}` : whole
    },
  )
}

/** "Keep focus" and "skip the rows": a verb that is no noun, or one before its object. */
function isDoneTo(word: string, next: string): boolean {
  const verb = verbIn(word, 'base')
  // "Fall back to the cache" has its verb before.
  if (!verb || (word === 'back' && next === 'to')) return false
  return NOUN_VERBS.has(verb.base) ? verb.isWork && takesObject(next) : /^[a-z]/.test(next)
}

/** "Allowed guests to vote": they can now. */
const can: Frame = (verb, object) => {
  const [, noun = '', how = '', word = '', tail = ''] = TO_DO.exec(object) ?? []
  const who = /^(?:allow|enable)$/.test(verb.base) && verbIn(word, 'base') && subject(noun, 6)
  return who ? `${who} can now ${how}${word}${tail}` : undefined
}

/** "Got the debugger working on Windows": it works. */
const works: Frame = (verb, object) => {
  if (!/^(?:get|make)$/.test(verb.base)) return undefined
  const [, noun = '', how = '', tail = ''] =
    /^((?:\S+\s){1,8}?)(?:to\s)?(work|run|works|working|running|up and running)\b(.*)$/.exec(object) ?? []
  const [, thing = noun, done = ''] = /^(.+) ([a-z]+ed) and $/.exec(noun) ?? []
  const who = NO_THING.test(thing.trim()) ? undefined : subject(thing)
  if (!who || /^[,;:]/.test(tail)) return undefined
  const many = isMany(thing)
  // "Got the site deployed and working".
  if (done)
    return `${who} ${many ? 'are' : 'is'} now ${done} and ${how.replace(/^(?:work|run)s?$/, '$&ing')}${tail}`
  if (how === 'up and running') return `${who} ${many ? 'are' : 'is'} up and running${tail}`
  const base = how.startsWith('work') ? 'work' : 'run'
  if (/^\sand\s[a-z]+ing\b/.test(tail))
    return `${who} ${many ? 'are' : 'is'} now ${base}ing${tail}`.replace('runing', 'running')
  // "Got a lamp working that can turn": which one.
  return `${who} now ${many ? base : `${base}s`}${tail.replace(/^\s(?:that|which|who|after\s[a-z]+ing)\s.*$/, '')}`
}

const MADE =
  /^(?:add|create|code|craft|implement|write|build|introduce|develop|set|put|make|design|provide|install)$/
/** What is made, and is no thing that stays. */
const PASSING =
  /^(?:\S+\s)*?(?:changes?|progress|decisions?|attempts?|effort|start|mistakes?|notes?|fix(?:es)?|commits?|PRs?|pull requests?|look|sense|improvements?|backup|back-up|plans?|appointment|ticket|issue|call|accounts?|branch|folder|directory)\b/i
const HELD = /^((?:\S+\s){1,7}?)to\s(.+)$/
/** "For piers, locks, and ferries". */
const LISTED =
  /^\s(?:for|of|in|on|with|from)\s[^,;:]{2,60}(?:,\s(?!and\s)[^,;:]{2,60}){0,4},?\sand\s[^,;:]{2,60}$/

/** "Added a cache to the router": the router has one; "wrote a linter": there is one now. */
const exists: Frame = (verb, whole) => {
  if (!MADE.test(verb.base)) return undefined
  // What was missing is not missing now.
  const object = whole
    .replace(/^(?:up|together)\s/, '')
    .replace(/^(an?\s|the\s)?missing\s/, '$1')
    .replace(/\sthe same (?:day|afternoon|morning|evening|night|week)$/, '')
    .replace(OWN_TIME, '')
  // What was only begun is no state.
  if (/^(?:the\s|an?\s)?(?:initial|basic)\s/.test(object)) return undefined
  if (/^(?:set|put)$/.test(verb.base) && object === whole) return undefined
  if (verb.base === 'make' && (!/^an?\s/.test(object) || /\b(?:available|possible)\b/.test(object)))
    return undefined
  // "Debouncing", "schema editing and linting".
  if (
    /^(?:add|implement|introduce)$/.test(verb.base) &&
    /^(?:[a-z-]+\s){0,2}[a-z]{4,}ing(?:\sand\s[a-z]{4,}ing)?$/.test(object)
  )
    return `${object} ${/\sand\s/.test(object) ? 'are' : 'is'} now in place`
  const end = object.search(OF_NOUN)
  const noun = end < 0 ? object : object.slice(0, end)
  const tail = end < 0 ? '' : object.slice(end)
  if (
    !noun ||
    countWords(noun) > 7 ||
    isNoKind(noun) ||
    PASSING.test(noun) ||
    countWords(object) < (/^an?\s/.test(object) ? 2 : 3)
  )
    return undefined
  if (/^\s(?:into|instead|so|as|than|because)\s/.test(tail) || (tail.includes(',') && !LISTED.test(tail)))
    return undefined
  const [, supported = ''] = /^support\sfor\s(.+)$/.exec(object) ?? []
  const name = supported && !OF_NOUN.test(supported) && subject(supported, 6)
  if (name) return `${supported} ${be(supported)} now supported`
  const [, held = '', holder = ''] = HELD.exec(object) ?? []
  const owner =
    holder &&
    !OF_NOUN.test(holder) &&
    !knownVerb(/^\S+/.exec(holder)?.[0] ?? '') &&
    // "A script to tally the carts": whatever stands before "the" is done.
    !/^[a-z-]+\s(?:the|an?|all|each|every|its|our|my)\s/.test(holder) &&
    subject(holder, 6)
  const hasIt = owner && verb.base === 'add' && !/\b(?:list|set|file|repo|server|page|group)$/.test(owner)
  if (hasIt && !OF_NOUN.test(held) && !LEADS_TO.test(held))
    return `${owner} now ${isMany(holder) ? 'have' : 'has'} ${held.trim()}`
  // "Wrote down the numbers" left no thing behind that is "down".
  if (/^(?:down|up|out|off|over)\s/.test(noun)) return undefined
  if (/^(?:an?|support)\s/.test(object)) return `there is now ${noun}${place(verb, noun, tail)}`
  if (/^(?:the|our|its|all)\s|^[A-Z]/.test(noun) || !isPlural(noun)) {
    const short = countWords(object) <= 9 && !/\s(?:to|that|which|so|when|if)\s/.test(object)
    const thing = subject(noun) ?? noun
    return short && (/^the\s/.test(thing) || isPlural(noun)) && !/ed$/.test(noun)
      ? `${thing}${tail} ${be(noun)} now in place`
      : undefined
  }
  return /^(?:[a-z-]+\s)*[a-z-]+s$/.test(noun) ? `there are now ${noun}${place(verb, noun, tail)}` : undefined
}

/** "... to the hall", "... named porch to the hall", "... for wide doors to the hall". */
const PUT_INTO = /^((?:\s(?:named|called)\s\S+|\sfor\s(?!\S+ing\b)[^,;:]{2,40}?)?)\sto\s(\S+)/

/** What was added to a list is now in it; links and calls to a thing are not. */
function place(verb: Verb, noun: string, tail: string): string {
  if (LEADS_TO.test(noun)) return tail
  const [, name = '', next = ''] = PUT_INTO.exec(tail) ?? []
  return verb.base === 'add' && isThing(next) && !LEADS_TO.test(name)
    ? tail.replace(`${name} to `, `${name} in `)
    : tail
}

/** What follows a "to" and is surely no verb, not even one that the table of verbs lacks: "to the hall", "to plan.md", "to guests", "to fenced yards". */
function isThing(next: string): boolean {
  if (verbIn(next, 'base')) return false
  return (
    /^(?:the|an?|our|my|its|their|all|each|both|every|some)$|[A-Z_./\d]|[a-z]{3}ed$|^(?:existing|new|old)$/.test(
      next,
    ) || isPlural(next)
  )
}

const VERSION = /^(?:v(?:ersion)?\s?)?\d[\w.]*$/

/** "Bumped the driver to 0.8", "renamed the flag to X", "moved the parser into its own file". */
const lies: Frame = (verb, object) => {
  const pair = object.slice(0, pairNameLength(object))
  const [, own = '', joint = '', goal = ''] =
    /^((?:\S+\s){1,8}?)(to|into|onto|in)\s(.+)$/.exec(object.slice(pair.length)) ?? []
  const noun = pair + own
  const isRaised = /^(?:update|upgrade|bump)$/.test(verb.base) && VERSION.test(goal)
  // "Bumped the driver 0.7 to 0.8": it had that number before.
  const who = subject(noun.replace(/\sfrom\s.*$/, '').replace(isRaised ? /\sv?\d[\w.]*\s*$/ : /$^/, ''))
  if (!who || /^\S+ing\b/.test(goal)) return undefined
  if (isRaised) return `${who} ${be(noun)} now at ${goal}`
  if (verb.base === 'rename' && joint === 'to')
    // "Renamed the clock to prevent loops" says why.
    return verbIn(/^\S+(?=\s)/.exec(goal)?.[0] ?? '', 'base')
      ? undefined
      : `${who} ${be(noun)} now called ${goal}`
  return verb.base === 'move' && joint !== 'in'
    ? `${who} ${isMany(noun) ? 'have' : 'has'} moved ${joint} ${goal}`
    : undefined
}

const FRAMES: readonly (readonly [Frame, number])[] = [
  [isTurned, 1.9],
  [does, 3],
  [isMadeTo, 3],
  [can, 3],
  [works, 4],
  [isGot, 3],
  [isRid, 3],
  [isMadeSo, 3],
  [isFinished, 3],
  [exists, 2.5],
  [isUsed, 3],
  [isSupported, 3],
  [uses, 2],
  [lies, 1.5],
  [isGone, 2],
  [isMended, 3],
  [isMendedThat, 2],
  [isBettered, 1.7],
  [isLasting, 1.5],
]
