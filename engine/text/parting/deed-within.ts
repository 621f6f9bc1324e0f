import { lean } from '../../lean.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { capitalise, uncapitaliseNoun } from '../../writing/sentence/tidy.ts'
import { verbIn } from '../clauses/verbs.ts'
import { isStatement } from './own-statement.ts'

/** A deed that a sentence tells in a clause of its own, as the sentence that it is. */
export function deedWithin(text: string): string | undefined {
  return (
    ofWhatIs(text) ?? byDoing(text) ?? ofTheSteps(text) ?? toldHow(text) ?? whichBug(text) ?? aboutIt(text)
  )
}

/** "This is the check that I added to end the loop". */
const WHAT_IS = lean(
  /^(?:this|that|it|these|those|here|below) (?:is|was|are|were) ((?:the|an?|my|our|some) (?:(?!(?:time|thing|one|reason|way|that|which|what)\b)[\w./'-]+ ){1,4}?)(?:that |which )?(I|we) (?:(?:also|then|just|finally|later) )?([a-z-]+)(?=[ .!]|$)/i,
)

/** "This is the check that I added to end the loop": I added it. */
function ofWhatIs(text: string): string | undefined {
  const [whole = '', thing = '', who = '', word = ''] = (/ (?:I|we) /.test(text) && WHAT_IS.exec(text)) || []
  const verb = verbIn(word, 'past')
  if (!verb?.isWork || LEAVES_OPEN.test(verb.base)) return undefined
  const rest = text.slice(whole.length)
  return ENDS.test(rest) ? `${capitalise(who)} ${word} ${thing.trimEnd()}${rest}` : undefined
}

/** "By caching the list we cut the load time". */
const BY_DOING = lean(
  /^By ((?:[a-z]+ly |also |simply |just )?([a-z-]+ing) (?!(?:I|we)\b)[^,;:]{3,110}?),? (I|we) (?:(?:also|then|finally|eventually) )?([a-z]+) ((?!(?:that|to|it|this)\b)[^,;:]{4,110}?)([.!]*)$/,
)
/** Behind that the means would be told of something else. */
const GOES_ON = /\b(?:and|but|which|that|who|so|because|since|when|where|if|while|by|until)\b/

/** "By caching the list we cut the load time": we cut it by caching the list. */
function byDoing(text: string): string | undefined {
  const [, means = '', doing = '', who = '', word = '', rest = '', end = ''] =
    (text.startsWith('By ') && BY_DOING.exec(text)) || []
  const verb = verbIn(word, 'past')
  if (!verb?.isWork || LEAVES_OPEN.test(verb.base) || !verbIn(doing, 'ing') || GOES_ON.test(rest))
    return undefined
  return `${capitalise(who)} ${word} ${rest} by ${means}${end}`
}

/** What is said of a thing without saying what was done to it. */
const LEAVES_OPEN = /^(?:have|get|want|need|see|find|use|take|go|come|face|hit|think|mean|do|try|start|plan)$/
/** "The part I was asked to wire": more would belong to its verb. */
const ENDS =
  /^(?:[.!]*$|[.!,] | (?:to|for|in|so|because|with|by|using|on|at|from|into|last|this|today|yesterday)\b)/

/** "Here are the steps I took to move the wiki". */
const STEPS = lean(
  /^(?:[^.;:]{0,60}? )?(?:the |all the )?(?:steps|process|procedure|method|approach|commands?|way) (?:that |which )?(I|we) (?:used|took|followed|went through|had to follow|chose) to ([a-z-]+) (?=\S)/i,
)

/** "Here are the steps I took to move the wiki": it was moved. */
function ofTheSteps(text: string): string | undefined {
  const [whole = '', who = '', word = ''] =
    (/\b(?:used|took|followed|through|follow|chose) to /.test(text) && STEPS.exec(text)) || []
  const verb = verbIn(word, 'base')
  return verb?.isWork
    ? `${capitalise(who)} ${phraseIn('past', verb, 'base', text.slice(whole.length))}`
    : undefined
}

/** "In this post I'll describe how I moved the shop". */
const TOLD_HOW = lean(
  /^(?:in (?:this|the following|today's) (?:blog )?(?:post|article|write-?up|entry|note|log),? )?(?:(?:I|we)(?:'ll| will|'m going to|'d like to| want to| would like to)? (?:describe|detail|show|explain|share|outline|document|cover|write about|talk about|go over|walk (?:you )?through)|(?:this|the following) (?:blog )?(?:post|article|write-?up|entry|note|log) (?:will )?(?:describe|detail|show|explain|document|cover|outline|walk through)s?|here(?:'s|\u2019s| is| are)|this is (?:the story|an? (?:write-?up|summary|story|log|record)) of) how (I|we) (?:finally |recently |just |successfully )?([a-z]+) (?=\S)/i,
)

/** "In this post I'll describe how I moved the shop": it was moved. */
function toldHow(text: string): string | undefined {
  const [whole = '', who = '', word = ''] = (/\bhow (?:I|we) /.test(text) && TOLD_HOW.exec(text)) || []
  const rest = text.slice(whole.length)
  return verbIn(word, 'past')?.isWork && !/^(?:it|this|that|them)\b/.test(rest)
    ? capitalise(`${who} ${word} ${rest}`)
    : undefined
}

/** "Fixed a nasty bug: the worker took each job twice". */
const BUG = lean(
  /^((?:(?:I|we) )?(?:(?:also|then|finally) )?(?:fixed|resolved|solved|squashed|corrected|repaired|found and fixed|tracked down|discovered|found) (?:an?|the|one|another|yet another|my|our) (?:[\w-]+,? ){0,4}?(?:bug|issue|problem|defect|error|fault|glitch|regression|ticket)(?: (?:in|with|on) [\w./'-]+(?: [\w./'-]+){0,4}?)?)(?::| [-\u2013\u2014]) (?=\S)/i,
)
/** "Sometimes" stands before the thing as well as behind it. */
const AT_TIMES =
  /^(?:sometimes|occasionally|often|apparently|basically|basicly|turns out|it turned out(?: that)?),? /i

/** "Fixed a nasty bug: the worker took each job twice": a bug where it did. */
function whichBug(text: string): string | undefined {
  if (!/(?::| [-\u2013\u2014]) /.test(text)) return undefined
  const first = text.slice(AFTER_DEEDS.exec(text)?.[0].length ?? 0)
  const told = bugTold(first)
  return told && first !== text ? text.slice(0, text.length - first.length) + told : told
}

/** "Set up the laptop, read the code, and | fixed my first ticket: ...". */
const AFTER_DEEDS = lean(
  /^[^:;]{3,160}?(?:, and |, | and )(?=(?:fixed|solved|resolved) (?:an?|the|my|our|one)\s[^:;,]{3,40}:\s)/i,
)

function bugTold(text: string): string | undefined {
  const [whole = '', deed = ''] = BUG.exec(text) ?? []
  if (!whole) return undefined
  const fault = text.slice(whole.length).replace(AT_TIMES, '')
  const told = /^(?:I|we) /i.test(fault) ? '' : uncapitaliseNoun(fault).replace(BUT_ALSO, ' and ')
  // "Fixed my first bug: a stale key in the porch lock".
  const [, who = '', verb = ''] = /^((?:(?:I|we) )?(?:(?:also|then|finally) )?)([a-z]+)\b/i.exec(deed) ?? []
  if (NAMED_FAULT.test(told) && !/\b(?:is|are|was|were|had|has|did|kept|never)\b/.test(told))
    return `${who}${verb} ${told}`
  return told && (isStatement(told) || HAPPENED.test(told))
    ? `${deed.replace(TICKET, 'an issue')} where ${told}`
    : undefined
}

/** A ticket is where a fault was written down. */
const TICKET = /\b(?:an?|the|my|our|one|another) (?:[\w-]+ ){0,3}ticket$/

const NAMED_FAULT = lean(
  /^(?:an?|the|two|some) (?:[\w-]+ ){0,3}?(?:null|missing|wrong|stale|race|leak|overflow|deadlock|typo|loop|pointer|exception|off-by-one|mismatch|duplicate|crash)\b[^,;:]*$/i,
)

/** "The worker would take each job twice", "the total showed up as zero". */
const HAPPENED =
  /^(?:the|an?|our|all|some|every|each|both) (?:[\w./'-]+ ){1,5}?(?:would|could|did|didn't|did not|never|always|kept|got|was|were|had|[a-z]{3,}ed) \S/

/** "It answered but sent nothing": half of it would be no fault. */
const BUT_ALSO =
  /,? but (?=(?:then |also )?(?!(?:the|an?|it|they|this|that|I|we|only|not|no|is|was)\b)[a-z]+ )/

/** "I tracked it down to a loose belt". */
const TRACKED =
  /(?<=\b(?:I|[Ww]e)\s(?:(?:finally|eventually|then|also|quickly)\s)?|^)((?:[Tt]racked|[Tt]raced|[Nn]arrowed|[Pp]inned|[Bb]isected))\s(?:it|this|that)\s(?=(?:down\s|back\s)?to\s)/
/** "I fixed that, using a clamp to hold the pipe". */
const BY_USING =
  /(?<=\b(?:I|[Ww]e)\s(?:(?:finally|then|also|eventually|just)\s)?|^)(?:[Ff]ixed|[Ss]olved|[Rr]esolved)\s(?:that|it|this),?\s(?:by\s)?using\s(?=(?:[\w.-]+\s){1,4}to\s[a-z]+\s)/
/** "We fixed it so that no lamp burns". */
const FIXED_SO =
  /(?<=\b(?:I|[Ww]e)\s(?:(?:finally|then|also|eventually|just)\s)?|^)(?:managed to fix|[Ff]ixed|[Mm]ade|[Ss]et|[Cc]hanged)\s(?:it|this|that)\s(?:up\s)?so\s(?:that\s)?(?=(?:only|the|no|each|every|all|both|an?|our|my|users?|[a-z]+s\s(?:are|is|can|have|now|no))\s)/

/** What was done about "it", where the trouble itself needs no name to be understood. */
function aboutIt(text: string): string | undefined {
  if (!/\b(?:it|this|that)\b/.test(text)) return undefined
  if (TRACKED.test(text)) return text.replace(TRACKED, '$1 the problem ')
  if (BY_USING.test(text)) return capitalise(text.replace(BY_USING, 'used '))
  return FIXED_SO.test(text) ? capitalise(text.replace(FIXED_SO, 'made sure that ')) : undefined
}
