import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { readVerb, verbIn } from '../../text/clauses/verbs.ts'
import { isPlural } from '../../text/nouns/plural.ts'
import { inTurn } from '../../text/patterns/in-turn.ts'

/** Words of which at least one is in every slip that is known here. */
const CALLS =
  /\b(?:so its|since (?:then|yesterday|last|this|the|[A-Z][a-z]+|\d+)|[a-z]+s now (?:the|an?|all|only|every|each|\d+)|mean time|accommodat\w+ for|to now|therefore,|thus,|hence,|(?:accuracy|precision|recall|resolution|score|rate|frequency|latency) of|along side|half way|ran|went|began|wrote|broke|chose|gave|drove|there where|an? the|an own|loot|\d+-[a-z]+s|amounts? of|out-of-bound|compatible to|prevent\w*|with using|[Aa]t [A-Z][a-z]+day|d(?:o|oes|id|oing|one) (?:[a-z]+ ){0,3}?(?:changes?|progress|mistakes?|modifications?|adjustments?|improvements?|attempts?|decisions?|tweaks|edits)|setup|alot|a go|[A-Z][a-z]+ed (?:the|all|an?|my|our|its)|on the top of|discuss\w* about|research\w* on|couple|every|each|an one|no more|numbers? (?:of )?[a-z-]+|used to|all [a-z]+'s|by (?:deciding|choosing|opting|managing) to|by stopping|then|workaround|cleanup|rollback|backup|login|caus(?:ed|es|ing)|instead of|for to|working on (?:master|bachelor)'s|in the theory|to improving|too much|did(?: not|n't)|[a-z]+ don't|finish\w* to|(?:is|are|was|were) (?:fallen|risen|grown)|(?:^|[.!?] |[Nn]ow |because |, and )[Ii]t [a-z]+|have also|has also|[a-z]{2,}s (?:was|is|has)|to (?:tight|loose|big|small|long|short|high|low|large|late|early|many|much|few|heavy|weak|fast|hot|cold|wide|thin|thick|slow|narrow|noisy|complicated|complex|expensive|loud|hard|dark|bright)|avoid\w*|(?:by|without|before|after|while) [a-z]+ (?:the|an?|all|its|my|our|it|them)|allow\w* to|[Tt]here (?:is|was)|(?:the|an?),|lot of|more [a-z]+er|(?:did|do|does)(?:n't| not) [a-z]+|(?:can|could|should|must|would|might) [a-z]+ed|to [a-z]+ed|(?:the|an?|to|of|in|on|and|for|with|was|is|are) (?:the|an?|to|of|in|on|and|for|with|was|is|are))(?!\w)/

type Slip = readonly [slip: RegExp, meant: string | ((...found: string[]) => string)]

const SLIPS: readonly Slip[] = [
  // "Bent the bow so its sharper than a knife".
  [
    /\bso its (?=(?:an?|one|more|less|much|not|now|easiest|better|[a-z]{3,}er (?:than|to|now|for)|easier|harder|safer|faster|cleaner|simpler)\b)/g,
    'so it is ',
  ],
  [/\bin the mean time\b/g, 'in the meantime'],
  // "The lid is tight since Monday": it has been so all the time.
  [
    /\b(is|are) ((?:now |so far )?(?:flat|stable|steady|quiet|gone|clean|green|live|tight|silent|healthy|online|up|fine|solid|in use|in production)(?: (?:at|with|below|under|in|on|for) [^,;.]{1,30}?)?)(?= since (?:then|yesterday|last|this|the|[A-Z][a-z]*day|[A-Z][a-z]+$|\d)\b)/g,
    (_whole, verb, state) => `${verb === 'is' ? 'has' : 'have'} been ${state?.replace(/^now /, '')}`,
  ],
  // "The plate holds now 4 covers".
  [/(?<=[a-z] )([a-z]+s) now (?=(?:the|an?|all|only|every|each|\d+)\s)/g, nowFirst],
  // "The text therefore, can be hard": one comma alone parts a subject from its verb.
  [
    /(?<=[a-z]) (therefore|thus|hence), (?=(?:can|could|is|was|are|were|may|might|has|have|had|will|would|must|should)\b)/g,
    ' $1 ',
  ],
  [
    /\b(reach(?:ed|es|ing)?|achiev(?:e|ed|es|ing)|attain(?:ed|s|ing)?|got|with) (?:the )?(?=((?:(?!an?\b|the\b|its\b)[a-z]+ )?(?:accuracy|precision|recall|resolution|score|rate|frequency|latency)) of (?:(?:about|around|over|almost|nearly|roughly) |[~<>])?\d)/g,
    (_whole, verb, measure) => `${verb} ${/^[aeiou]/.test(measure ?? '') ? 'an' : 'a'} `,
  ],
  [/\balong side\b/g, 'alongside'],
  // "By stopping asking for the key".
  [/\bby stopping (?=[a-z]{3,}ing\b)/g, 'by no longer '],
  // "The gap was to tight".
  [
    /(?<=\b(?:is|are|was|were|be|been|being|seems?|seemed|became|got|gets|way|far|much) )to (?=(?:tight|loose|big|small|long|short|high|low|large|late|early|many|much|few|heavy|weak|fast|hot|cold|wide|thin|thick|slow|narrow|noisy|complicated|complex|expensive|loud|hard|dark|bright)\b(?! (?:the|an?|its|it|them|all)\b))/g,
    'too ',
  ],
  [/\b(?:(the|an?|to|of|in|on|and|for|with|was|is|are) (?=\1 [a-z])|an (?=a [a-z])|a (?=an [a-z]))/g, ''],
  [/(?<!\b(?:an?|the|whole|quite a) )\blot of (?=[a-z])/g, 'a lot of '],
  [
    /\bmore (?=(?:fast|slow|easi|simpl|clean|quick|safe|small|big|larg|high|low|short|long|cheap|strong|bett)er\b)/g,
    '',
  ],
  [
    /\b(rather|other|more|less|fewer|different|faster|slower|bigger|smaller|larger|better|worse|higher|lower|longer|shorter|easier|cheaper) then (?=(?:the|an?|my|our|\d|expected|before|usual|using|just|it)\b)/g,
    '$1 than ',
  ],
  // "By add the lamp".
  [/\b(without|by|before|after|while) ([a-z]+)(?= (?:the|an?|all|its|my|our|it|them)\b)/g, asGerund],
  // "Didn't worked", "could solved it", "to fixed the lamp".
  [/\b((?:did|does|do)(?:n't| not)) ([a-z]+)\b/g, asBase],
  [/\b(can|could|should|must|would|might) ([a-z]+ed)\b/g, asBase],
  [
    /(?<!\b(?:due|prior|thanks|close|related|linked|similar) )\b(to) ([a-z]+ed)(?= (?:the|an?|all|its|it|them)\b)/g,
    asBase,
  ],
  [/\b(accommodat(?:e|es|ed|ing)) for (?=(?:the|an?|my|our|all|some)\b)/g, '$1 '],
  [/\bto now (?=[a-z]+\b)(?!(?:on|and|it|the|we)\b)/g, 'to '],
  [/\bhalf way\b/g, 'halfway'],
  [/\ba loot of\b/g, 'a lot of'],
  [/\balot\b/g, 'a lot'],
  [/, ([A-Z])(?=[a-z]+ed (?:the|all|an?|my|our|its)\b)/g, (_, letter = '') => `, ${letter.toLowerCase()}`],
  [/(?<=\b(?:days?|weeks?|months?|years?|while) )a go\b/g, 'ago'],
  [/\bon the top of\b/g, 'on top of'],
  [/\b((?:to|be|been|being|was|were|get|got|is|are) (?:\w+ly )?)setup\b/g, '$1set up'],
  [/\bthere where (?=(?:also|still|no|some|many|several|two|three|\d+)\b)/g, 'there were '],
  [/\ban? (?=the\s)/g, ''],
  [/\ban own (?=[a-z])/g, 'its own '],
  [/\bout-of-bound (?=[a-z])/g, 'out-of-bounds '],
  [/\bcompatible to (?=(?:the|an?|all|older|any|[A-Z])\b)/g, 'compatible with '],
  [/\bwith using\b/g, 'using'],
  [/\b([Aa])t (?=[A-Z][a-z]{2,6}day\b)/g, (_whole, a) => (a === 'A' ? 'On ' : 'on ')],
  [/\b(discuss(?:ed|ing|es)?) about\b/g, '$1'],
  [/\b(research(?:ed|ing)?) on (?=how\b)/g, '$1 '],
  [/\bby (?:deciding|choosing|opting|managing) to ([a-z]+)\b/g, asMeans],
  // What a bullet opens with: in "the pump then failed" the pump did.
  [
    /^([A-Z][a-z]+)( (?:(?!\b(?:which|that|who|where|when|if|because|so|as|and|I|we|it|they)\b)[^,.;:]){3,120}?) then ([a-z]+)(?= )/g,
    asNextStep,
  ],
  [/\ban one (?=[A-Za-z])/g, 'one '],
  // "A couple bugs", but "a couple more days" and "a couple, Ann and Ben".
  [
    /\b(an?|the|first|last|next) couple (?!(?:of|more|times?|who|that|and|in|on|to|is|was)\b)(?=[\w-]+)/g,
    '$1 couple of ',
  ],
  [/\b(every|each) ((?:[a-z-]+ )?)([a-z]{3,}s)(?=[.,;]|$|\s)/g, asOne],
  [/\b(is|are|was|were) no more (?=[a-z]+ed\b)/g, '$1 no longer '],
  [/\b(which|it|they) no more ([a-z]+)\b/g, asNoLonger],
  [
    /\bnumber of (?=((?:[a-z-]+ )?)(?:data|information|traffic|code|memory|storage|hardware|software|feedback|equipment)(?:[.,;]|$| (?:and|to|in|for|on|from|at|that|which|was|is)\b))/g,
    'amount of ',
  ],
  [
    /\b([A-Za-z]+) the number (?!of\b)((?:[a-z-]+ )?)([a-z]{3,}s)(?=[.,;]|$|\s(?:and|to|in|for|on|from|by)\b)/g,
    asNumberOf,
  ],
  [/(?<=\b(?:is|are|was|were|be|'s) )used to ([a-z]{4,}(?:tion|sation|ment))\b/g, asUsedFor],
  [/\ball (?=(?:team|company|group|class|user|client|customer|server|department)'s [a-z])/g, 'all of the '],
  [
    /\bto (work|clean|roll|back|log)(around|up|back|in)(?= (?:the|an?|all|its|their|this|these)\b|(?<=\bto workaround) )/g,
    asTwoWords,
  ],
  [
    /\bcaus(ed|es|ing) (?!by\b)((?:(?!(?:to|by|be|being|become|was|were|and|which|that)\b)[\w'-]+ ){1,6}?)(un[a-z]{2,12}able|inaccessible|impossible|unresponsive)(?=[.,;]|$)/g,
    (_whole, ending, thing, state) => `${MAKING.get(ending ?? '')} ${thing}${state}`,
  ],
  // "A script for to sort crates", "my work was to improving the pump".
  [/\bfor to (?=[a-z]+\b)/g, 'to '],
  [/\bworking on (?=(?:master|bachelor)'s (?:project|thesis)\b)/g, 'working on my '],
  [/\bin the theory(?=[,.]|\s(?:it|one|this|that|we|the|an?|they)\b)/g, 'in theory'],
  [
    /\btoo much (?=(?:big|small|slow|fast|large|high|low|long|short|old|hot|cold|heavy|complex|complicated|difficult|hard)\b)/g,
    'too ',
  ],
  [
    /(?<=^|[.!?] |, |\b(?:and|so|now|Now|because|that) )((?:[Tt]he |[Oo]ur |[Tt]his )[a-z-]+[^s\s]) don't (?=[a-z])/g,
    "$1 doesn't ",
  ],
  [
    /(?<=^|[.!?] |\b[Nn]ow |\bbecause |, and )([Ii]t) ([a-z]+)(?= (?:on|every|the|an?|to|in|all|them|with|by|from|at)\b)/g,
    asOfOne,
  ],
  [/\b(finish(?:ed|es|ing)?) to ([a-z]+)\b/g, asFinished],
  [
    /\b(?:is|are|was|were) (fallen|risen|grown)(?= (?:from|to|by) )/g,
    (_whole, moved) => MOVED.get(moved ?? '') ?? 'moved',
  ],
  // "Have ran", "can be ran".
  [
    /\b(have|has|had|be|been|being)((?: also| already| now| then)?) (ran|went|began|wrote|broke|chose|gave|drove)\b/g,
    asParticiple,
  ],
  // "A 72-cores system".
  [
    /\b(\d+)-(core|bit|pixel|byte|page|line|minute|hour|day|week|month|year|second|node|word|step|layer)s (?=(?!(?:and|or|of|in|to|for|on|at|with|per|are|is|was|were|long|ago|later|old)\b)[a-z])/g,
    '$1-$2 ',
  ],
  [/\bamount of ((?:[a-z-]+ ){0,2})([a-z]{3,}s)(?=[.,;]|$|\s)/g, asNumber],
  [
    /\b(prevent(?:s|ed|ing)? (?:(?!from\b)[\w'-]+ ){1,4}?)to ([a-z]+)\b((?:(?: (?!and\b)[\w'-]+){1,8} and )?)((?:[a-z]+(?= (?:the|its|an?|all|it|them)\b))?)/g,
    asPrevented,
  ],
  [
    /\b([a-z]+) instead of ([a-z]+)(?= (?:on|when|if|in|with|for|at|to|after|by|down|up|out|the|an?|it|them|its|all)\b|[.,;]|$)/g,
    asDoing,
  ],
  [
    /(?<=^|[.!?] |, (?:and |but )?|\b(?:because|that|when|if|since|so) )((?:[Tt]he |[Oo]ur |[Mm]y |[Aa]ll |[Tt]hese |[Tt]hose |\d+ )?(?:(?!(?:and|but|or|of|in|on|for|with|to|from|at|by|as)\b)[\w-]+ ){0,2}?)([A-Z]?[a-z]{2,}s) (was|is|has)(?= )/g,
    asOfMany,
  ],
  // "To avoid create loops", "this allows to print them".
  [
    /\b(avoid(?:s|ed|ing)?|(?<!\b(?:is|are|was|were|be|been|not) )allow(?:s|ed|ing)? to) ([a-z]+)(?= ([a-z-]+))/g,
    asGerund,
  ],
  [
    /\b([Tt]here) (is|was)(?= (?:(?:also|still|only|now|already|currently|definitely|probably|just) )?(?:some|several|many|a few|lots of|two|three|four|five|multiple|various|numerous) (?:[a-z-]+ ){0,2}?(?:[a-z]+[^\Wsui_\d]s|people)(?:[.,;]|$| (?:that|which|to|in|on|of|with|for|from|left|where|and|at)\b))/g,
    (_whole, there, verb) => `${there} ${OF_MANY[verb ?? ''] ?? verb}`,
  ],
  // "The, still unpainted, gate".
  [/\b(the|an?), ((?:(?:now|still|so far|not yet|yet|only|very|already) ){0,2}[a-z]+), (?=[\w`])/g, '$1 $2 '],
  [
    /\b(do|does|did|done|doing) (?=(?:(?:some|a|an|few|many|several|the|small|minor|major|slight|first|good|further|other|more) ){0,3}(?:changes?|progress|mistakes?|modifications?|adjustments?|improvements?|attempts?|decisions?|tweaks|edits)\b)/g,
    (_whole, verb) => `${MADE.get(verb ?? '') ?? verb} `,
  ],
]

/** "Caused the page unusable". */
const MAKING = new Map(Object.entries({ ed: 'made', es: 'makes', ing: 'making' }))

const MADE = new Map(
  Object.entries({ do: 'make', does: 'makes', did: 'made', done: 'made', doing: 'making' }),
)

/** A text without the slips of grammar that have one remedy: "can be ran", "the amount of users", "in the mean time". */
export function withoutSlips(text: string): string {
  const mended = mendSlips(text)
  return mended === text || CALLS.test(text) ? mended : text
}

const mendSlips = inTurn(
  SLIPS.map(([slip, meant]) => [
    slip,
    typeof meant === 'string'
      ? meant
      : (...found) => meant(...found.filter((one) => typeof one === 'string')),
  ]),
)

/** "Didn't worked": the helper shows the tense. */
function asBase(whole: string, helper = '', word = ''): string {
  const verb = verbIn(word, 'past', 's')
  return verb && !verbIn(word, 'base') ? `${helper} ${verb.base}` : whole
}

function asParticiple(whole: string, helper = '', adverb = '', past = ''): string {
  const participle = verbIn(past, 'past')?.forms.participle
  return participle ? `${helper}${adverb} ${participle}` : whole
}

/** "Now it update every minute". */
function asOfOne(whole: string, it = '', word = ''): string {
  const verb = verbIn(word, 'past', 'participle') ? undefined : verbIn(word, 'base')
  return verb ? `${it} ${verb.forms.s}` : whole
}

/** "Finished to install the sensors". */
function asFinished(whole: string, finished = '', deed = ''): string {
  const doing = verbIn(deed, 'base')?.forms.ing
  return doing ? `${finished} ${doing}` : whole
}

const MOVED = new Map([
  ['fallen', 'fell'],
  ['risen', 'rose'],
  ['grown', 'grew'],
])

/** What can be counted has a number. */
function asNumber(whole: string, qualities = '', things = ''): string {
  return isMany(things) && !/\b(?:the|an?|of|to|in|for|and)\b/.test(qualities)
    ? `number of ${qualities}${things}`
    : whole
}

/** "Raised the number test runs", but "pressed the number keys". */
function asNumberOf(whole: string, verb = '', qualities = '', things = ''): string {
  return /^(?:increas|rais|reduc|lower|decreas|limit|cut|doubl|halv|count|shr[aiu]nk)/i.test(verb) &&
    isPlural(things)
    ? `${verb} the number of ${qualities}${things}`
    : whole
}

function isMany(things: string): boolean {
  return (
    COUNT_NOUNS.has(oneOf(things)) ||
    (isPlural(things) && /(?:tion|er|or|ment|call|walk|quer|item)s$/.test(things))
  )
}

function oneOf(things: string): string {
  return things.replace(/ies$/, 'y').replace(/s$/, '')
}

/** "Every calculations", but "every test passes" and "each user logs in". */
function asOne(whole: string, every = '', quality = '', things = ''): string {
  const before = quality.trim()
  const isVerb = readVerb(things).length > 0 && (before !== '' || !COUNT_NOUNS.has(oneOf(things)))
  return isMany(things) && !isVerb && !COUNT_NOUNS.has(before) ? `${every} ${quality}${oneOf(things)}` : whole
}

/** "Which no more leaks". */
function asNoLonger(whole: string, which = '', verb = ''): string {
  return verbIn(verb, 's', 'base') ? `${which} no longer ${verb}` : whole
}

/** The "now" stands before what a thing does: "holds now 4 covers" is said as "now holds 4 covers". */
function nowFirst(whole: string, does = ''): string {
  const verb = verbIn(does, 's')
  return verb && !/^(?:is|has|was|does|this|its)$/.test(does) ? `now ${does} ` : whole
}

/**
 * "Avoid create loops", "allows to print", "by add the lamp"; but "avoid use of it", "allow to a degree" and "after work the bar was
 * full".
 */
function asGerund(whole: string, before = '', deed = '', next = ''): string {
  const verb = verbIn(deed, 'base')
  const isDone =
    verb &&
    (NOUN_VERBS.has(deed)
      ? /^(?:avoid|allow)/.test(before) && /^(?:the|an?|its|our|my|their|all|every)$/.test(next)
      : verb.isWork && readVerb(deed).length === 1)
  return isDone ? `${before.replace(/ to$/, '')} ${verb.forms.ing}` : whole
}

/** "By deciding to stack them". */
function asMeans(whole: string, deed = ''): string {
  const doing = verbIn(deed, 'base')?.forms.ing
  return doing ? `by ${doing}` : whole
}

/** "Dug the pond then started on the fence". */
function asNextStep(whole: string, opening = '', object = '', deed = ''): string {
  const isNext = verbIn(opening.toLowerCase(), 'past') && verbIn(deed, 'past') && !verbIn(deed, 'base')
  return isNext ? `${opening}${object}, then ${deed}` : whole
}

/** "Used to synchronisation", but "used to document the pump". */
function asUsedFor(whole: string, work = ''): string {
  return verbIn(work, 'base') ||
    /^(?:mention|function|question|position|station|experiment|comment|implement|document|augment|supplement)$/.test(
      work,
    )
    ? whole
    : `used for ${work}`
}

/** "To workaround the crash" does it in two words. */
function asTwoWords(whole: string, verb = '', particle = ''): string {
  return /^(?:workaround|cleanup|rollback|backup|login)$/.test(verb + particle)
    ? `to ${verb} ${particle}`
    : whole
}

/** "A way to prevent the need to stop" has a need to; what is joined to the first goes with it. */
function asPrevented(whole: string, before = '', deed = '', object = '', next = ''): string {
  const doing = verbIn(deed, 'base')?.forms.ing
  if (!doing || /\b(?:ways?|needs?|due|order|attempts?|ability|trying)\s$/.test(before)) return whole
  return `${before}from ${doing}${object}${(object && verbIn(next, 'base')?.forms.ing) || next}`
}

/** What a program does by itself, though a noun is spelt the same. */
const BY_ITSELF = /^(?:abort|block|crash|die|exit|fail|hang|loop|panic|quit|shut|stop|wait)$/

/** "Warns instead of abort": one thing is done instead of the other; "a lamp instead of light" is none. */
function asDoing(whole: string, before = '', deed = ''): string {
  const verb = verbIn(deed, 'base')
  const isDone =
    verb &&
    (BY_ITSELF.test(deed) ||
      (NOUN_VERBS.has(deed)
        ? verbIn(before, 'base', 's') !== undefined && !NOUN_VERBS.has(before)
        : verb.isWork))
  return isDone ? `${before} instead of ${verb.forms.ing}` : whole
}

/** "The sensors was dead": many were. */
function asOfMany(whole: string, before = '', things = '', verb = ''): string {
  const words = before.trim().split(' ')
  const isOne =
    words.some((word) =>
      /ing$|^(?:of|in|on|for|with|to|from|at|by|as|an?|this|that|each|every|one|or|and|which|no)$/i.test(
        word,
      ),
    ) || words.some((word) => verbIn(word.toLowerCase(), 'past', 'ing') !== undefined)
  return !isOne && isMany(things.toLowerCase()) && isPlural(things)
    ? `${before}${things} ${OF_MANY[verb]}`
    : whole
}

const OF_MANY: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have' }
