import { lean } from '../../lean.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { mayOpenName } from './compound.ts'
import { ALSO_KIND, isThingDone } from './thing-done.ts'
import { guessPast, type VerbForm, verbIn } from './verbs.ts'

/** A word that opens a statement as a verb would, and what follows it. */
type Opening = { word: string; after: string; form: VerbForm; base: string }

/** "Fix available", "Release ready": a thing and how it is. */
const STATE =
  /^\s(?:now\s)?(?:available|ready|pending|possible|impossible|needed|required|unknown|imminent|complete|due|overdue|likely|unlikely|unclear|successful|unsuccessful)(?=[.,;:!]|$|\s(?:for|in|on|at|since|by|to|from|and)\s)/

/** What is done to a thing without any word between, so that before one it is a noun: "Access to the vault". */
const ONLY_DIRECT =
  /^pair programming\b|^(?:access|damage|demand|impact|support|risk|need)\s(?:to|for|from|on|with|in|between)\s(?!(?:the fly|a whim)\b)|^alert\s(?:when|if|for|from)\s/

/** "Progress 3 Bridge model": the third report of it. */
const NUMBERED = /^(?:progress|patch|version|chapter|exercise|milestone)$/
/** "Changes between the old map and the new one". */
const DIFFERENCE = /^(?:change|difference|update|fix|improvement|move|switch)$/

/** What is found or put together needs to be named: "Found while packing", "Combined with the first patch". */
const UNNAMED = lean(
  /^(?:(?:find|discover|detect|notice|observe|report|identify|see|catch|spot|uncover|reproduce|introduce|cause|trigger|fix|confirm) (?:while|when|whenever|during|after|because|since|as|only|shortly|internally|externally)|(?:combine|couple|compare|group|bundle|link) with|pair with (?!\p{Lu}|(?:my|our|an?|two|the (?:new|junior|intern|team|designers?|QA))\s))\b/u,
)

const ON_RECORD =
  /^(?:request|report|suggest|propose|raise|mention|discuss|describe|note|see|track)\s(?:in|on|at|under|as)\s(?:#\d|[A-Z]+-\d|https?:|(?:issue|ticket|PR|bug|thread)\b)/

/** "Left stick mapped to the rudder": which of two. */
const OF_TWO =
  /^\s(?!(?:out|off|behind|for|to|in|at|over|it|them|him|her|us|me|some|more|only|just|and)\b)[a-z-]+[^s\s]\s/

/** "Cached pages came back after logout", "Locked doors stayed open": what many things did, of which the first word tells their state. */
const OF_MANY =
  /^\s[a-z-]+[^su]s\s(?:(?:appeared|disappeared|reappeared|remained|stayed|came|piled|persisted|survived|crashed|expired|kept|went|got|showed)\s(?!by\b)|returned\s(?:after|on|with|once|when)\s|(?:become|get|remain|stay|appear|seem|never|always|often|still)\s)/
/** What no noun stands before, so that the word before it is what a thing does: "Filter drops empty rows". */
const OF_OBJECT =
  /^\s([a-z]+s)\s(?:empty|invalid|missing|unknown|stale|duplicate|old|new|only|no|too|itself)\s/

function isDoing(base: string, after: string): boolean {
  // "Store tests run against both engines".
  if (mayOpenName(base) || base === 'store') {
    if (/^\s[a-z-]+[^su]s\s(?:run|pass|work)\s(?:against|on|in|under|with|again|for)\s/.test(after))
      return true
  }
  // "Download page points to the mirror".
  if (
    /^(?:\s(?!(?:the|an?|all|my|our|its|that|which)\s)[\w.-]+){1,3}\s(?:points|leads|refers|belongs|resolves|redirects)\sto\s/.test(
      after,
    )
  )
    return true
  const [, does = ''] = OF_OBJECT.exec(after) ?? []
  return does !== '' && mayOpenName(base) && verbIn(does, 's') !== undefined
}

/** "Reduced visibility at dawn confused the camera": a state, where it was, and what it brought about. */
const EFFECT =
  /^\s(?!(?:the|an?|all|my|our|its|their|this|that|these|those|some|two|it|them)\s)(?:(?!(?:and|or|but|so|that|which|who|because|when|where|what|how|why|while|as|if|after|before|until|since|then|it|we|I|they|to(?!\s(?:the|our)\s))\s)[\w'-]+\s){1,6}?([a-z]{3,})\s(?:the|an?|my|our|its|their|every|all|both|it|us|them)\s/
const BROUGHT_ABOUT =
  /^(?:break|burn|cause|confuse|block|slow|trigger|force|hide|mask|fill|trip|overload|delay|drain|crash|kill|lead|leave|make|keep|hit|cost|eat|flood|exhaust|corrupt|starve|let|upset|blow|bring|give|take|hurt|scare|frustrate|distract|trap|lose)$/

function hasEffect(after: string): boolean {
  const [, word = ''] = EFFECT.exec(after) ?? []
  return (
    BROUGHT_ABOUT.test(verbIn(word, 'past')?.base ?? guessPast(word)?.base ?? '') && !verbIn(word, 'base')
  )
}

/** "Numbers match the old sheet", "Builds use a mirror": many things, and what they do to another. */
function doesToThing(after: string): boolean {
  const [, does = ''] = /^\s([a-z]+)\s(?:the|an?|our|my|its|both|all)\s/.exec(after) ?? []
  return verbIn(does, 'base') !== undefined
}

/** "Stored XSS in the guest book": a kind of attack. */
const OF_ATTACK =
  /^(?:store|reflect|persist) (?:XSS|cross-site|SQL injection|HTML injection|script injection)\b/i

/** "Search returned wrong results", "Filter lost its state", "Build needed the old key": what the thing did, behind which no order goes on. */
const DID = lean(
  /^\s(?:(?:always|often|sometimes|never|only|still|suddenly|even|then)\s)?(?:[a-z]{2,}ed\s(?:the|an?|its|our|my|their|every|all|both|no|only|about|around|over|nothing|anything|everything|it|them|~?\d\S*)\s|(?:(?:crashed|failed|stalled)(?!\s[a-z-]+s(?:\s(?:in|on|from|of|with|when|after|to|at|by|for|until|up)\b|[.,;]|$))|returned|needed|showed|froze|hung|died|broke|took|went|ran|kept|stopped|gave|got|came|fell|grew|became|ate|lost (?:its|the|all|our|my|some|data)|left (?:an?|the|its|us))(?:[\s.,;]|$))/,
)

function didSo(base: string, after: string): boolean {
  return (NOUN_VERBS.has(base) || ALSO_KIND.test(base) || base === 'refactor') && DID.test(after)
}

/** "Requests that normally end at once were taking minutes", "files which had a lock were lost": which of many, and their verb. */
const OF_WHICH =
  /^\s(?:which|that\s(?:are|were|have|had|do|did|can|could|never|always|often|still|used|[a-z]+ly))\s[^,;:]{3,80}?\s(?:was|were|is|are|had|could|can|did|do|took|take|failed|fail|got|get|kept|keep|ended|end)\s/

/** "Files changed: ...", "Repeated mixing without a break", "Design choice", "Clean separation": what a form asks for, what went on, what was chosen, how a thing is. */
const NAMES_ONLY =
  /^fixed (?:time-?steps?|width|length|point|seed|order|step) (?:of|for|at|and|\+|in)\b|^files (?:changed|modified|touched|affected|updated|created|edited)(?=:|$)|^repeated (?:[a-z]+ing|attempts|failures|requests|calls|errors|crashes|restarts)\b|^clean (?:separation|architecture|shutdown|exit|interfaces?|APIs?|abstractions?|structure|design|boundaries|rebuil[dt]|(?:release|debug|production) build)\b|^(?:model|design|name|tool|board|colou?r|part) (?:choices?|selection)(?=[:,.]|$|\s[-\u2013\u2014])/i

/** "Freeze on startup", "hang when the lid shuts": what nobody tells a program to do. */
export const BREAKDOWN =
  /^(?:freeze|hang|crash|leak|stall|lag|stutter|flicker|deadlock|segfault|jam)\s(?:on|in|at|when|whenever|while|after|before|during|if|under|with|caused|due|for)\s/

/** "Crew oiled the mast", "Crew boat needs oil": who or whose, and what they did or what it does. */
const DOERS = /^(?:crew|staff|engineer|pilot|guard|nurse|cook|coach|judge|host|model|monitor)$/

function isDoer(base: string, after: string): boolean {
  if (!DOERS.test(base)) return false
  const [first = '', second = '', third = ''] = after.trim().split(/\s+/, 3)
  if (verbIn(first, 'past')) return third !== ''
  return third !== '' && /^[\w.-]+$/.test(first) && verbIn(second, 's') !== undefined
}

/** What one upstreams; "upstream" before anything else is who the work is taken from: "Upstream broke the seal". */
const IS_UPSTREAMED =
  /^\s(?:(?:the|an?|my|our|all|both|these|this|those|some|several|local|remaining|more|it|them|\d+|two|three)\s|(?:[\w-]+\s){0,2}(?:patch(?:es)?|changes|fix(?:es)?|support|drivers?|work|commits)(?:$|[.,;]|\s(?:to|for|from|into|of|and)\s))/

const IS_VENDORED =
  /^\s(?:in\s|(?:the|an?|our|all|both|its)\s|third|(?:[\w.-]+\s){0,2}(?:deps|dependenc|librar|packages?|code|sources?|modules?))/

/** "Register layout rewrite", "debug output format fixes in the crane": a kind of work, named by what it is done to. */
const NAMED_WORK = lean(
  /^(?:\s(?!(?:the|an?|all|any|out|up|down|off|in|on|to|for|and|or|of|with|at|by|from|as|no|not|more|some|our|my|its|this|that|these|those|when|if|how|it|them|two|three|old|new|last|previous)\b)[\w-]+){1,3}?\s(?:fix(?:es)?|clean-?ups?|tweaks?|rewrites?|refactor(?:ing)?|workarounds?|overhaul|rework|patch(?:es)?|changes?|updates?|improvements?)(?=$|[.:,]|\s(?:in|for|of|on)\s)/i,
)
/** What is done to a work itself. */
const DOES_WORK =
  /^(?:apply|backport|commit|deploy|document|drop|force|ignore|include|land|launch|list|log|merge|note|port|post|prefer|pull|push|queue|rebase|record|redo|release|report|request|review|rework|revert|schedule|ship|skip|split|squash|stage|start|stop|store|submit|support|test|track|trigger|undo|upload|upstream|use)$/

/** "Import attempts to count the boats": what the thing does. */
const ATTEMPTS =
  /^(?:\s[a-z-]+){0,2}\s(?:attempts|tries|fails|needs|seems|appears|wants|continues|refuses)\sto\s[a-z]+/

/** "Patch from Ann Lee", "report and fix from upstream", "patch originally by Ann": whom one owes it to. */
const OWED = lean(
  /^\s(?:and\s[a-z]+\s)?(?:(?:originally|initially|partly|mostly|kindly|also|and|authored|submitted|provided|contributed|written|supplied|sent)\s){0,2}(?:(?:from|courtesy of|thanks to)\s(?!(?:the|a|an|scratch|source|\d)\b)|by\s(?:\p{Lu}|[\w.-]+(?:@|\sat\s)))/u,
)
const OWING = /^(?:patch|report|fix|review|feedback|test|diagnose|suggestion|analysis|idea|request)$/

/** "make always rebuilt everything": the program of that name. */
const OF_MAKE = lean(
  /^\s(?:(?:always|never|often|sometimes|still|just|only|then|also)\s)?(?:rebuilds|rebuilt|runs|ran|fails|failed|stops|stopped|does|did|was|is|has|had|complains|complained|re-?runs|recompiles|recompiled|builds|compiles|exits|exited|skips|skipped)\s/,
)
const DONE_TO_MANY =
  /^\s(?:written|set|requested|required|needed|given|done|found|made|sent|built|drawn|taken)\s(?:for|to|in|on|by|at|with|from|per)\s/

/** Whether the word that opens a statement only looks like its verb, because of what follows it. */
export function isSeemingVerb({ word, after, form, base }: Opening): boolean {
  const isNoun = NOUN_VERBS.has(base)
  if (NAMES_ONLY.test(`${word}${after}`) || (base === 'make' && OF_MAKE.test(after))) return true
  if (isNoun && form !== 'past' && STATE.test(after)) return true
  if (form === 'base' && ONLY_DIRECT.test(`${base}${after}`)) return true
  if (form === 'base' && (isThingDone(word, after) || isDoing(base, after))) return true
  if (form === 'base' && (didSo(base, after) || isDoer(base, after))) return true
  // "Engineers set the lamp": several of them.
  if (form === 's' && DOERS.test(base) && verbIn(/^\s([a-z]+)\s/.exec(after)?.[1] ?? '', 'past')) return true
  // "Vendor access by rope": nobody vendors but what a library is.
  if (base === 'vendor' && !IS_VENDORED.test(after)) return true
  if (form === 'base' && base === 'upstream' && !IS_UPSTREAMED.test(after)) return true
  // "Progress and issues: ..." heads what is told.
  if (isNoun && form === 'base' && /^\s(?:and|&)\s[a-z]+(?:\s[a-z]+)?\s?:/.test(after)) return true
  // "Tests written for the gate", "limits set for all lamps": many things, and what was done to them.
  if (isNoun && form === 's' && DONE_TO_MANY.test(after)) return true
  if (form === 'past' && OF_ATTACK.test(base + after)) return true
  if (form === 'past' && base !== 'help' && (OF_MANY.test(after) || hasEffect(after))) return true
  // "Partners who register twice got two mails": people do.
  if (form === 's' && /^\swho(?:se|m)?\s/.test(after)) return true
  if (form === 'base' && (BREAKDOWN.test(`${base}${after}`) || (OWING.test(base) && OWED.test(after))))
    return true
  if (isNoun && form === 'base') {
    if (ATTEMPTS.test(after) || (NAMED_WORK.test(after) && !DOES_WORK.test(base))) return true
  }
  // "Bundle -38%": how much less of it.
  if (isNoun && form === 'base' && /^\s[-\u2212+]~?\d/.test(after)) return true
  if (form === 's' && isNoun && (doesToThing(after) || OF_WHICH.test(after))) return true
  if (form === 's' && DIFFERENCE.test(base) && /^\s(?:between|among)\s/.test(after)) return true
  if (NUMBERED.test(base) && form === 'base' && /^\s#?\d+(?:\s[A-Z]|\s?[:,-]|$)/.test(after)) return true
  // "Requested in #34": where it is written down, and by nobody here.
  if (form === 'past' && ON_RECORD.test(`${base}${after}`)) return true
  if (form === 'past' && UNNAMED.test(`${base}${after}`)) return true
  return /^left$/i.test(word) && OF_TWO.test(after)
}
