import { lean } from '../../../lean.ts'
import { GIVEN_NAMES } from '../../../lexicon/given-names.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { SETTING } from '../../../lexicon/wanted.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { inflectTail } from '../../sentence/inflect.ts'
import { uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { withArticle } from '../../sentence/with-article.ts'

/** The words of a subject, as few as will do. */
export const NOUN = '((?:[^\\s,;:()]+\\s){1,9}?)'
const WORKING = new RegExp(
  `^${NOUN}(?:is|are)\\s(?:now\\s)?((?:more or less|mostly|almost|fully)\\s)?(working|running)\\b([^,;]*)`,
  'i',
)
/** "I finally have the debugger working". */
const HAVE =
  /^(?:I|we)(?:'ve got|\s(?:(?:do|now|finally|already)\s)*have(?:\sgot)?)\s(?:now\s|finally\s)?(?!been\b)((?:[^\s,;:()]+\s){1,7}?)((?:up and\s)?(?:working|running)\b[^,;]*)/i
/** "The runners are now ephemeral" tells that somebody made them so. */
const MADE = new RegExp(
  `^${NOUN}(?:is|are)\\snow\\s((?:(?:much|more|fully|completely|far)\\s)?(?!(?:under|over|after|either|never|another|other|together|possible|able|available|done|fixed|resolved|complete|ready|clear|time|fine|ok|okay|good|working|running)\\b)(?:[a-z-]+(?:al|ic|ive|ous|able|ible|ent|ant|ful|less|er|ary|ure|ile|eral)))\\b(?!\\s(?:by|to)\\b)(?:[^,;]{0,60}$|(?=\\sand\\sthe\\s))`,
  'i',
)

/** How things are now, told as what somebody did to bring it about; some ways only where the text tells nothing else. */
export function stateGain(body: string, isAllThereIs: boolean): string | undefined {
  const [, works = '', degree = '', how = '', rest = ''] = WORKING.exec(body) ?? []
  if (works && isThing(works) && !isAtWork(works, rest))
    return `got ${uncapitalise(works)}${degree}${how}${rest}`
  const [, thing = '', state = ''] = HAVE.exec(body) ?? []
  if (thing && isThing(thing)) return `got ${thing}${state}`
  const [, made = '', quality = ''] = MADE.exec(body) ?? []
  if (made && isThing(made)) return `made ${uncapitalise(made)}${quality}`
  if (!isAllThereIs) return undefined
  const matter = body.replace(/^[A-Z][^:\d]{2,40}:\s(?=[a-z])/, '')
  return finished(body) ?? finished(matter) ?? ability(matter) ?? behaviour(matter)
}

const DONE: [RegExp, (thing: string) => string][] = [
  [/^(?:done|finished|complete)$/i, (thing) => `finished ${thing}`],
  [/^ready$/i, (thing) => `got ${thing} ready`],
  [/^up and running$/i, (thing) => `got ${thing} up and running`],
  [/^up and running again$/i, (thing) => `got ${thing} up and running again`],
  [/^in place$/i, (thing) => `put ${thing} in place`],
  [/^(?:live|online|in production)$/i, (thing) => `brought ${thing} live`],
  [/^in beta$/i, (thing) => `brought ${thing} into beta`],
]
const FINISHED = lean(
  /^((?:[^\s,;:()!?]+\s){0,6}[^\s,;:()!?-]+)(?:\s(?:is|are)\s(?:now\s|finally\s|all\s|also\s)?|\s?(?:--|\u2013|\u2014)\s?|:\s|\s(?=(?:live|online)\s(?:for|across)\s))(?:finally\s)?(done|finished|complete|ready|up and running(?: again)?|live|online|in production|in place|in beta)(?:\s(?:at last|now|finally))?(?=[.!,;]|$|(\s(?:for|in|at|on|across)\s[^,;:]{3,60}))/i,
)
const UNDONE =
  /\b(?:not|almost|nearly|mostly|half|only|once|until|work|what|nothing|everything|is|are|was|were|be|and|has|have|when|after)\b/i

const NEARLY = new RegExp(
  `^${NOUN}(?:is|are)\\s(?:now\\s)?(more or less|mostly|almost|nearly)\\s(done|ready|finished|complete|working)\\b`,
  'i',
)
const BUILT = new RegExp(
  `^${NOUN}(?:is|are)\\s(?:also\\s)?(designed|implemented|written|built|merged|deployed|configured|set(?= up)|tested|migrated|published|released|integrated|ported|automated|documented|installed|soldered|assembled|printed)(?: up)?(?=[.,;]|$|\\sand\\s)`,
  'i',
)
const STEP = /^([A-Z][\w-]*(?:\s[\w-]+){1,4}):\s((?:[\w-]+\s){1,4})(?:is\s|are\s)?(?:done|finished|complete)$/

/** "The importer is done", "the rules are in place", "Import wizard: step 3 done". */
export function finished(body: string): string | undefined {
  // "99% of rows are done" says in which state they are.
  if (/^~?\d[\d.]*\s?% of\s/.test(body)) return undefined
  const [, whole = '', step = ''] = STEP.exec(body) ?? []
  if (step && !UNDONE.test(step))
    return `finished ${uncapitalise(step)}of ${withArticle(uncapitalise(whole))}`
  const [, thing = '', state = '', where = ''] = FINISHED.exec(body) ?? []
  const way = DONE.find(([pattern]) => pattern.test(state))?.[1]
  const [, nearly = '', hedge = '', how = ''] = NEARLY.exec(body) ?? []
  if (nearly && isThing(nearly) && !UNDONE.test(nearly))
    return `got ${withArticle(uncapitalise(nearly.trim()))} ${hedge} ${how}`
  const [, built = '', word = ''] = BUILT.exec(body) ?? []
  if (built && isThing(built) && !UNDONE.test(built))
    return `${word === 'set' ? 'set up' : verbIn(word, 'participle')?.forms.past} ${withArticle(uncapitalise(built.trim()))}`
  if (thing && way && isThing(thing) && !UNDONE.test(thing))
    return `${way(withArticle(uncapitaliseNoun(thing)))}${where.replace(SINCE, '')}`
  return broughtOver(body)
}

/** "... since Monday" tells when. */
const SINCE = /\s(?:since|as of|from)\s.*$/

const ON_NEW = lean(
  /^((?:(?:all|both|the last|every one of the)\s)?(?:the\s)?(?:\d[\d,]*\s)?(?:[\w-]+\s){1,4}?)(?:is|are)\s((?:(?:now|finally|all|also)\s){0,3})(on|in)\s((?:the|our|an?|one)\s[^,;:()]{3,50}|[A-Z][\w.+-]*(?:\s[\w.+-]+){0,3})(?=$|,\s)/i,
)

/** "All 40 tills are on the new image", "the wikis are finally all on one server": somebody moved them there. */
function broughtOver(body: string): string | undefined {
  if (!/\s(?:is|are)\s/.test(body)) return undefined
  const [, things = '', since = '', , goal = ''] = ON_NEW.exec(body) ?? []
  const isNew = /^(?:the|our|an?) new\s|^one\s/.test(goal) || /\b(?:now|finally)\b/.test(since)
  if (!things || !isNew || !isThing(things) || UNDONE.test(things) || PEOPLE.test(things.trim()))
    return undefined
  // Whither people, talks and troubles came is no move.
  if (
    /\b(?:way|list|agenda|table|roadmap|radar|track|schedule|hold|fire|call|leave|page|side|air|backlog|queue|sprint|board|works|progress|review|same)\b/i.test(
      goal,
    )
  )
    return undefined
  const all = /\ball\b/.test(since) && !/^all\b/i.test(things) ? 'all ' : ''
  return `moved ${all}${uncapitaliseNoun(things)}to ${goal}`
}

const ABILITY =
  /^(?:(?=can\s)|((?:the\s)?(?:users|people|customers|clients|admins|administrators|operators|developers|editors|players|visitors|members|teams|we|you|I))\s)(?:can now|are now able to|can finally)\s([a-z-]+)\s(.+)$/i

/** "Users can now enroll a key": somebody enabled them to. */
function ability(body: string): string | undefined {
  const [, who = '', word = '', rest = ''] = ABILITY.exec(body) ?? []
  if (!word || /^(?:be|see|say)$/.test(word)) return undefined
  return /^(?:we|you|I|)$/i.test(who)
    ? `made it possible to ${word} ${rest}`
    : `enabled ${uncapitalise(who)} to ${word} ${rest}`
}

const BEHAVIOUR = new RegExp(
  `^(?:with this(?: change| patch| pr| fix)?,?\\s${NOUN}|${NOUN}now\\s)([a-z-]+s)\\s(.+)$`,
  'i',
)

/** "The job now has a time limit": somebody gave it one. */
const GIVEN = /^(?:its own|an?|two|three|\d+)\s(?!.*\b(?:bugs?|problems?|issues?|errors?|leaks?|faults?)\b)/

/** "The page now remembers the tab": somebody made it do so. */
function behaviour(body: string): string | undefined {
  const [, since, thing = since ?? '', word = '', rest = ''] = BEHAVIOUR.exec(body) ?? []
  if (word === 'has' && isThing(thing) && GIVEN.test(rest)) return `gave ${uncapitalise(thing)}${rest}`
  const base = word === 'has' ? 'have' : (verbIn(word, 's')?.base ?? word.replace(/s$/, ''))
  if (!word || !isThing(thing) || /^(?:be|have|fail|crash|need|require|take|hang)$/.test(base))
    return undefined
  if (/\b(?:is|are|was|were|has|have|had|not)\b/.test(thing)) return undefined
  return `made ${uncapitalise(thing)}${base}${inflectTail(` ${rest}`, 's', 'base')}`
}

/** "The crew is working on the arm", "Mia and Paul are working on lighting the hall": people, not a thing that works. */
function isAtWork(who: string, rest: string): boolean {
  const last = /([\w'-]+)\s*$/.exec(who)?.[1]?.toLowerCase() ?? ''
  return (
    /^\s(?:hard\s)?on\s/.test(rest) &&
    (/^\son\s[a-z]+ing\s/.test(rest) || PEOPLE.test(who.trim()) || GIVEN_NAMES.has(last))
  )
}

/** Whether a noun names a thing of its own, which something can be done to. */
export function isThing(noun: string | undefined): boolean {
  return (
    noun !== undefined &&
    !/\b(?:I|we|you|it|this|that|there|they|which|who|what|if|when|because|so)\b/i.test(noun) &&
    // "Complaints went down 70% and server load": two statements.
    !/\b(?:went|fell|dropped|rose|grew|decreased|increased|started|began|stopped|came)\s.*\sand\s/.test(
      noun,
    ) &&
    !/^(?:everything|things|stuff|all|all of)\s*$/i.test(noun) &&
    // "All rows improve at night": what they do is no part of a name.
    !/[a-z]\s(?:improves?|(?:rise|fall|grow|shrink)s)\s/.test(noun) &&
    // "Build time has": the verb is still to come.
    !/\b(?:has|have|had|is|are|was|were)\s*$/.test(noun) &&
    !/^(?:after|since|with|in|on|for|by|at|before|during|from)\b/i.test(noun) &&
    !SETTING.test(noun)
  )
}
