import { lean } from '../../../lean.ts'
import { COUNT_NOUNS } from '../../../lexicon/count-nouns.ts'
import { PEOPLE } from '../../../lexicon/people.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { uncapitaliseNoun } from '../../sentence/tidy.ts'
import { burdenOf } from './burden.ts'
import { of, SUBJECT, UNSAID, WE } from './who.ts'
import { withoutSpan } from './without-span.ts'

/** When it was so. */
const LEAD =
  /^(?:previously|formerly|originally|unfortunately|sadly|apparently|until (?:now|then|recently|last \w+)|so far|up to now|before(?: this| that)?|at (?:first|the time)|(?:every|each) [a-z]+|once an? [a-z]+|in the past|for (?:years|months|weeks|a long time)),?\s/i
/** Where it goes on to its reason, its effect or another statement. */
const MORE =
  /,?\s(?:because|since|due to|but|although|even though|so)\s.*$|,\s.*$|[;:(]\s?.*$|\s[-\u2013\u2014]\s.*$|[.!]+$/

type Form = readonly [pattern: RegExp, aim: (...parts: string[]) => string | undefined]

const form = (pattern: string, aim: (...parts: string[]) => string | undefined): Form => [
  lean(`^${pattern}$`, 'i'),
  aim,
]

const FORMS: readonly Form[] = [
  // "There was no way to see which kiln it was", "it was impossible for guests to pay".
  form(
    '(?:there (?:was|were) no (?:[a-z]+ )?(?:way|means|possibility|chance)|it was (?:not possible|impossible|not even possible)) (?:for (.{3,40}?) )?to ([a-z]+)( .+)?',
    (who, verb, rest) => possible(who, verb, rest),
  ),
  form(
    `${SUBJECT} had no (?:[a-z]+ )?(?:way|means|possibility|chance) (?:to ([a-z]+)|of ([a-z]+ing))( .+)?`,
    (who, verb, doing, rest) => possible(who, verb || verbIn(doing ?? '', 'ing')?.base, rest),
  ),
  form(
    'it was (?:(?:too|very|really|quite|so|extremely) )?(?:hard|difficult|tedious|cumbersome|painful|tricky|awkward|a pain) (?:for (.{3,40}?) )?to ([a-z]+)( .+)?',
    (who, verb, rest) => possible(who, verb, rest, 'easier'),
  ),
  form(
    `${SUBJECT} (?:was|were) (?:(?:too|very|really|quite|so|extremely) )?(hard|difficult|easy|tedious|tricky|awkward) to ([a-z]+)( .+)?`,
    (thing, how, verb, rest) =>
      how === 'easy' || !isBase(verb)
        ? undefined
        : of(thing, (name) => `make ${name} easier to ${verb}${rest}`),
  ),
  // "Sales asked for a way to send offers", "the museum wanted visitors to hear the guide".
  form(
    `${SUBJECT} (?:had |kept |were |was )?(?:ask(?:ed|ing)|begg(?:ed|ing)|call(?:ed|ing)) (?:us |me )?for (?:a|some) (?:[a-z]+ )?way (?:to ([a-z]+)|of ([a-z]+ing))( .+)?`,
    (who, verb, doing, rest) => possible(who, verb || verbIn(doing ?? '', 'ing')?.base, rest),
  ),
  form(`${SUBJECT} (?:had |kept |were |was )?ask(?:ed|ing) (?:us |me )?for (.+)`, (who, thing) =>
    asks(who) ? provided(who, thing) : undefined,
  ),
  form(`${SUBJECT} (wanted|needed) (.{3,40}?) to ([a-z]+)( .+)?`, (who, wish, other, verb, rest) => {
    if (WE.test(who ?? '') || !isBase(verb) || /^(?:to|not)\b/.test(other ?? '')) return undefined
    return of(other, (name) =>
      PEOPLE.test(name)
        ? possible(name, verb, rest)
        : wish === 'wanted' && verb !== 'be'
          ? `get ${name} to ${verb}${rest}`
          : undefined,
    )
  }),
  // "The lab wanted to know which jars were warm".
  form(
    `${SUBJECT} (?:wanted|needed|had) to (?:know|see) ((?:which|how|where|when|who|whether|what) .+)`,
    (who, asked) => of(who, (name) => (WE.test(name) ? undefined : `show ${name} ${asked}`)),
  ),
  form(`${SUBJECT} (wanted|needed) to ([a-z]+)( .+)?`, (who, wish, verb, rest) =>
    WE.test(who ?? '') || verb === 'be' || (wish === 'needed' && !PEOPLE.test(who ?? ''))
      ? undefined
      : possible(who, verb, rest),
  ),
  form(`${SUBJECT} (wanted|needed) ((?:an?|the|more|better|faster|some|[a-z]+s) .+)`, (who, wish, thing) =>
    wish === 'needed' && (!PEOPLE.test(who ?? '') || /^(?:each|every)\s/i.test(who ?? ''))
      ? undefined
      : provided(who, thing),
  ),
  // "We couldn't tell which lamp it was".
  form(
    "(?:we) (?:could not|couldn't|were not able to|weren't able to|were unable to) ([a-z]+)( .+)?",
    (verb, rest) => (isBase(verb) && !NO_WISH.test(verb ?? '') ? `find a way to ${verb}${rest}` : undefined),
  ),
  form('(?:nobody|no one) (?:could|was able to) ([a-z]+)( .+)?', (verb, rest) =>
    isBase(verb) && !NO_WISH.test(verb ?? '')
      ? `find a way to ${verb}${rest}`
      : verb === 'see'
        ? `make it possible to see${rest}`
        : undefined,
  ),
  // "We lost 3% of all readings".
  form(
    'we (?:often |sometimes |regularly |constantly |kept )?(lost|losing|missed|missing|dropped|dropping|wasted|wasting|overwrote|overwriting)( .+)',
    (word, rest) => {
      const verb = verbIn(word ?? '', 'past', 'ing')
      return (
        verb &&
        `stop ${verb.forms.ing}${(rest ?? '').replace(/ (?:about |roughly |around |nearly |almost |up to )?\\d[\\d.,]*\\s?% of /, ' ')}`
      )
    },
  ),
  form(
    `${SUBJECT} (?:spent|wasted|lost) (?:about |around |up to |roughly |nearly |almost |over )?(?:too much time|a lot of time|much time|half (?:a|their|our) [a-z]+|(?:many |several |\\d+ |two |three |four |an? |half an )?(?:hours?|days?|minutes|weeks))(?: (?:every|each|an?|per) [a-z]+)?(?: on)? ([a-z]+ing .+)`,
    (who, doing) => of(who, (name) => `cut the time that ${name} spent on ${doing}`),
  ),
  form(
    `${SUBJECT} cost (?:us )?(?:about |around |up to |over |nearly |almost )?(?:too much|a fortune|[$€£]?\\d).*`,
    (thing) => of(thing, (name) => `bring down the cost of ${name}`),
  ),
  form(
    `${SUBJECT} needed (?:about |around |up to |over |nearly |almost )?(?:an?|half an|\\d+|two|three|four|five|ten|several|many) (?:hours?|minutes|seconds|days?)(?: to [a-z]+(?: .+)?)?`,
    (thing) => of(thing, (name) => (PEOPLE.test(name) ? undefined : `make ${name} faster`)),
  ),
  form(
    `${SUBJECT} (?:was|were) only (?:available|visible|ready|there|up to date) (?:the next|on the next|a (?:day|week)|hours?|days?|weeks?|after|at the end|once|with a delay|\\d).*`,
    (thing) => of(thing, (name) => `make ${name} available sooner`),
  ),
  form(
    `${SUBJECT} looked (?:broken|wrong|off|bad|ugly|terrible|awful|odd|strange)( (?:on|in|at|with|for) .+)?`,
    (thing, where) => of(thing, (name) => `make ${name} look right${where}`),
  ),
  form(
    `(?:half|most|some|many|a (?:third|quarter|few|lot)|\\d+%) of (.+?) (?:was|were) (?:wrong|off|incorrect|inaccurate|garbled)`,
    (thing) => of(thing, (name) => `get ${name} right`),
  ),
  form(
    `${SUBJECT} (?:was|were) (?:often |sometimes |slightly |completely )?(?:wrong|incorrect)( (?:for|in|on|when) .+)?`,
    (thing, where) => of(thing, (name) => `get ${name} right${withoutSpan(where ?? '')}`),
  ),
  form(
    `${SUBJECT} got (logged|kicked|locked|thrown|disconnected|stuck|lost|charged|billed|blocked|dropped|deleted|overwritten|rejected|mixed|cut|duplicated|corrupted)( .+)?`,
    (who, how, rest) =>
      of(who, (name) => (WE.test(name) ? undefined : `keep ${name} from getting ${how}${rest}`)),
  ),
  // "Drivers did not know which gate was theirs".
  form(
    `${SUBJECT} (?:did not|didn't|never|rarely) (?:know|knew|understand|understood|see|saw|remember|remembered) ((?:which|where|how|what|who|when|whether|why) .+)`,
    (who, asked) =>
      of(who, (name) => (WE.test(name) ? `find out ${asked}` : `make it clear to ${name} ${asked}`)),
  ),
  // "We only noticed leaks when a guest called".
  form(
    `${SUBJECT} only (noticed|learned of|learned about|heard of|heard about|found out about|saw|discovered|detected|spotted|caught|found) (.+?) (?:when|after|once|if|weeks|days|hours|months|by chance)(?: .+)?`,
    (who, did, thing) => {
      const [word = '', ...joint] = (did ?? '').toLowerCase().split(' ')
      const verb = verbIn(word, 'past')
      const seen = verb && `${[verb.base, ...joint].join(' ')} ${thing}`
      return (
        seen &&
        of(who, (name) =>
          WE.test(name) ? `find a way to ${seen} sooner` : `make it possible for ${name} to ${seen} sooner`,
        )
      )
    },
  ),
  // "We were still on Rails 4", "the shop was still using an old jQuery".
  form(
    `${SUBJECT} (?:was|were) (?:(?:still|stuck) (?:running |stuck |using )?on|still using) (.+)`,
    (who, thing) => offOf(who, thing),
  ),
  form(
    `${SUBJECT} (?:was|were|had been) (?:deprecated|unmaintained|discontinued|abandoned|end-of-life|past its end of life|going out of support|no longer (?:maintained|supported|developed|updated))(?: .+)?`,
    (thing) => of(thing, (name) => `move off ${name}`),
  ),
  // "The sources existed only on one laptop".
  form(
    `${SUBJECT} (?:(?:existed|lived|sat|was kept|were kept|was stored|were stored) only|only (?:existed|lived)) (?:on|in) (.+)`,
    (thing, where) => of(thing, (name) => `move ${name} off ${where}`),
  ),
  form(
    '((?:documentation|docs|tests|alerts|alerting|monitoring|logging|backups|instructions)(?: (?:for|of|on) .+?)?) (?:was|were) missing',
    (thing) => (thing ? `provide ${uncapitaliseNoun(thing)}` : undefined),
  ),
  form('there (?:was|were) no (.+)', (thing) =>
    !thing || NOT_LACKED.test(thing) || / yet$/.test(thing)
      ? undefined
      : /\s(?:when|if|for when)\s/.test(thing)
        ? `set up ${one(thing.replace(/\s(?:when|if)\s/, ' for when '))}`
        : `get ${one(thing.replace(/ at all$/, ''))} in place`,
  ),
  form(
    `((?:a single|any|every|other|former|anybody|anyone|one) ?.{0,40}?) (?:was able to|were able to|could) (take .+ down|bring .+ down|crash|block|read|see|delete|change|overwrite|edit|exhaust|overload|open|access|guess)( .+)?`,
    (who, verb, rest) => {
      const [word = '', ...more] = (verb ?? '').split(' ')
      const does = verbIn(word, 'base')
      return does && !UNSAID.test(who ?? '')
        ? `keep ${uncapitaliseNoun(who ?? '')} from ${phraseIn('ing', does, 'base', `${more.join(' ')}${rest}`.trim())}`
        : undefined
    },
  ),
  // "The jobs were spread over three boxes".
  form(
    `${SUBJECT} (?:was|were|had been) (?:[a-z]+ )?(?:spread|scattered|strewn|duplicated|repeated|copied) (?:out )?(?:over|across|around|among|between|throughout|in (?:two|three|four|several|many|\\d+)) .+`,
    (things) => of(things, (name) => `bring ${name} together in one place`),
  ),
  // "We had no alerts for the pumps", "the ferry app had no offline mode".
  form(`${SUBJECT} (?:had|lacked) ((?:no )?)(.+)`, (who, no, thing) =>
    no === '' || !thing || NOT_LACKED.test(thing) || INNER.test(who ?? '')
      ? undefined
      : of(who, (name) => (WE.test(name) ? `get ${one(thing)} in place` : gives(name, thing))),
  ),
  form(`${SUBJECT} lacked (.+)`, (who, thing) =>
    !thing || NOT_LACKED.test(thing)
      ? undefined
      : of(who, (name) => gives(name, thing.replace(/^(?:any|an?)\s/, ''))),
  ),
  form(
    `${SUBJECT} (?:became|was|were|had become) (?:an?|the) (?:real |big |main |major |serious )?bottlenecks?(?: (?:for|in|of) .+)?`,
    (thing) => of(thing, (name) => `take the load off ${name}`),
  ),
]

/** "The tests depended on one another". */
const LEANED = lean(`^${SUBJECT} (?:depended|relied|hinged) (?:heavily |only |solely )?on (.+)$`)

/** What is not made possible by work: "we couldn't find the cause". */
const NO_WISH =
  /^(?:find|figure|reproduce|believe|wait|agree|decide|afford|get|see|be|have|do|log|explain|help|fix|solve|resolve|go|continue|proceed|say|think|remember|locate|identify|recreate|replicate|confirm|tell (?:why|what))$/

/** What nobody misses, or no work brings. */
const NOT_LACKED = lean(
  /^(?:idea|choice|time|luck|problems?|trouble|effect|clue|access|money|internet|reception|errors?|loss(?:es)?|outages?|issues?|downtime|doubts?|other|more|longer|need|reason|sense|room|space|budget|plans?|complaints?|impact|influence|knowledge|experience|interest|one|such|idea of|to|been|way|means|possibility|chance|questions?|say|intention|memory|flash|RAM|power|network|signal|wifi|connection|bugs?|failures?|crashes|success|yet|entry|entries|rows?|values?|data|results?|answer|response|effects?|obstacles?|objections?|blockers?)\b|\byet$|\b(?:obstacles?|objections?|prevent(?:ing|ed)|that|such)\b/i,
)

/** Who asks for a thing; an installer that asks for rights is no customer. */
function asks(who: string | undefined): boolean {
  return (
    who !== undefined &&
    (PEOPLE.test(who) ||
      /\b(?:teams?|labs?|museums?|schools?|compan(?:y|ies)|offices?|departments?|cit(?:y|ies)|councils?|shops?|stores?|authorit(?:y|ies)|banks?|hospitals?|clubs?|groups?|board|master|riders?|drivers?|skippers?|captains?|clinics?|translators?|waiters?|farmers?)$/i.test(
        who,
      ))
  )
}

function isBase(word: string | undefined): boolean {
  return word !== undefined && verbIn(word, 'base') !== undefined
}

function possible(
  who: string | undefined,
  verb: string | undefined,
  rest = '',
  how = 'possible',
): string | undefined {
  if (!isBase(verb)) return undefined
  if (!who || WE.test(who))
    return how === 'possible' ? `find a way to ${verb}${rest}` : `make it ${how} to ${verb}${rest}`
  return of(who, (name) => `make it ${how} for ${name} to ${verb}${rest}`)
}

/** "Finance asked for a list of all debts". */
function provided(who: string | undefined, thing: string | undefined): string | undefined {
  if (
    !thing ||
    WE.test(who ?? '') ||
    /^(?:help|advice|me|us|it|this|that|feedback|more time|permission|support|refunds?|money)\b|\b(?:I|we|me|us|it|this|that|they|them)\b/i.test(
      thing,
    )
  )
    return undefined
  return of(who, (name) => `provide ${name} with ${thing}`)
}

/** "The page crashed whenever a guest" had no name: who lacks a thing was said in another clause. */
const INNER =
  /\s(?:when|whenever|if|because|since|that|which|who|where|until|while|after|before|as|so|once|but|and)\s/

function offOf(who: string | undefined, thing: string | undefined): string | undefined {
  if (!thing || /\b(?:it|this|that|them|the way|track|call|holiday|schedule|time|hold)\b/i.test(thing))
    return undefined
  return of(who, (name) => (WE.test(name) ? `move off ${thing}` : `move ${name} off ${thing}`))
}

/** "Offline mode", "a list of suppliers": one thing that can be counted has its article. */
function one(thing: string): string {
  const [head = ''] = thing.split(/\s(?:of|for|on|in|with|between|to|from|that|which|at|about|over)\s/)
  const noun = head.split(' ').at(-1) ?? ''
  const isOne = COUNT_NOUNS.has(noun.toLowerCase()) && !isPlural(noun)
  return isOne ? `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}` : thing
}

function gives(name: string, thing: string): string {
  return /^(?:[a-z]+ )?tests$/.test(thing) ? `cover ${name} with ${thing}` : `give ${name} ${one(thing)}`
}

/** What had to be reached, as what was lacking, asked for or a burden says it: "make it possible to see which kiln it was". */
export function oppositeOf(trouble: string, isSure: boolean): string | undefined {
  const told = trouble.replace(LEAD, '').replace(MORE, '')
  const burden = burdenOf(told)
  if (burden) return burden
  for (const [pattern, aim] of FORMS) {
    const parts = pattern.exec(told)
    const text = parts && aim(...parts.slice(1).map((part) => part ?? ''))
    if (text) return text
  }
  const [, thing = '', other = ''] = (isSure && !/ (?:they|it)\b/.test(told) && LEANED.exec(told)) || []
  return of(thing, (name) => (PEOPLE.test(name) ? undefined : `make ${name} independent of ${other}`))
}
