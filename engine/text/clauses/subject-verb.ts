import { lean } from '../../lean.ts'
import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { readVerb } from './verbs.ts'

const GOVERNING =
  /^(?:the|an?|this|that|these|those|its|their|our|my|your|all|any|each|every|both|some|no|to|for|in|on|of|about|with|by|from|and|or|which|who|so|when|where|if|as|at|into|via|using|after|before|within|until|during|because|while|without|under|only|not|how|what|why|it|them|us|me)$/
/** What follows a verb and never a noun. */
const AFTER_VERB =
  /^(?:now|again|the|an?|its|their|our|my|your|it|them|us|me|every|each|all|only|more|less|faster|slower|twice|once|immediately|automatically|correctly|properly|normally|instantly)$/
/** What goes up and down by itself, or has a measure. */
const MOVING =
  /^(?:fall|drop|rise|climb|grow|shrink|go|jump|decrease|increase|start|run|spread|finish|load|take|last|need|cost|use|weigh|contain|hold|process|handle|serve)$/

/** What things do as long as they are: "scaled images need even sizes". */
const LASTING = /^(?:need|require|have|become|remain|depend|belong|exist|seem|appear|contain)$/

/** "Search results now load", "Queue workers restart every hour", "Deploy to staging works": the first word belongs to a subject, whose verb follows. */
export function isOfSubject(word: string, after: string): boolean {
  const words = after
    .trimStart()
    .split(/[.,;:!?](?:\s|$)/, 1)
    .join('')
    .split(' ', 9)
  // "Retries now spread over 30 seconds".
  if (/s$/.test(word) && isAdverb(words[0]) && (isBase(words[1]) || isActing(words[1], words[2]))) return true
  if (!/(?:ed|ing)$/.test(word) && STATED.test(after)) return true
  if (NOUN_VERBS.has(word.toLowerCase()) && hasItsVerb(words)) return true
  if (isToolAtWork(word, words)) return true
  if (DRAWS.test(after)) return true
  for (const [index, one] of words.entries()) {
    if (index > 3 || GOVERNING.test(one)) return false
    if (!/^[a-z-]{2,}[^s]s$/.test(one)) continue
    const [next = '', then = '', last = ''] = words.slice(index + 1)
    if (isAdverb(next) && isBase(then)) return true
    if (!isBase(next)) continue
    if (LASTING.test(next) && then !== '') return true
    // "Cached tokens expire after an hour": what is no noun is the verb.
    if (!NOUN_VERBS.has(next) && GOVERNING.test(then)) return true
    if (AFTER_VERB.test(then) || (/^[a-z]{3,}ing$/.test(then) && !NOUN_VERBS.has(next))) return true
    if (MOVING.test(next) && /^[~<>]?\d/.test(then)) return true
    if (MOVING.test(next) && /^(?:from|to|by|in|over|within|under)$/.test(then) && /^~?\d/.test(last))
      return true
  }
  return false
}

/** "Supply pulls about 80 mA", "Scale reads 4 kg", "Request returns 200", "Backup link points to the vault": what an instrument shows, or where a thing leads. */
const DRAWS =
  /^\s(?:[\w-]+\s)?(?:points|leads|resolves|redirects)\sto\s|^\s(?:[\w-]+\s)?(?:pulls|draws|reads|returns|shows|measures|outputs|delivers|sinks|weighs|consumes)\s(?:(?:about|around|only|just|nearly|over|under)\s|~)?\d/

const OBJECT = /^(?:the|an?|no|its|their|our|my|all|more|only|it|them)$/
const BY_ITSELF =
  /^(?:stops|fails|works|starts|crashes|hangs|breaks|happens|occurs|resumes|continues|completes|finishes|succeeds)$/

/** "Queue processing stops", "insert size for long rows requires a file": the verb of what the first word is part of. */
function hasItsVerb(words: readonly string[]): boolean {
  const [first = ''] = words
  if (GOVERNING.test(first) || !/^[a-z-]+$/.test(first)) return false
  for (const [index, word] of words.entries()) {
    if (index === 0) continue
    if (/^(?:that|which|who|if|when|where|because|so|and|or|to|but|how|what|why|while)$/.test(word))
      return false
    if (index === words.length - 1) return BY_ITSELF.test(word) && index < 3
    const verb = readVerb(word).find(({ form }) => form === 's')?.verb
    if (verb && !NOUN_VERBS.has(verb.base) && OBJECT.test(words[index + 1] ?? '')) return true
  }
  return false
}

/** "Update checker reads the wrong port", "test runner skips slow suites": what does its work by its name, and what it does. */
function isToolAtWork(word: string, [tool = '', does = '', then = '']: readonly string[]): boolean {
  return (
    /^(?:update|upload|download|test|search|load|build|log|import|export|sync|print|check|deploy|install|review|format)$/i.test(
      word,
    ) &&
    /^[a-z]{3,}(?:er|or)$/.test(tool) &&
    /^(?!(?:and|or|in|for|to|of|on|at|with|from|by|as|so|is|are)$)[\w"'`-]+/.test(then) &&
    readVerb(does).some(({ form }) => form === 's')
  )
}

/** "Deploy to staging works", "drive test on the field went well". */
const STATED =
  /^(?:\s[a-z-]+)?\s(?:to|from|in|on|at|into|via|over|with)\s(?:(?:the|an?|our)\s)?(?:[\w-]+\s){1,2}(?:works|fails|succeeds|passes|breaks|hangs|crashes|takes|worked|failed|went|took)(?=\s|[.,;!]|$)/

/** "Went from 40 to 6", "fell", "takes 7 minutes", "finishes in about 50": words before are what was measured. */
export function opensMeasure([verb = '', ...after]: readonly string[]): boolean {
  if (/^(?:went|fell|rose|grew|shrank)$/.test(verb)) return true
  return MEASURED_VERB.test(verb) && BEFORE_FIGURE.test(after.join(' '))
}

const MEASURED_VERB =
  /^(?:dropp|climb|jump|decreas|increas|improv|doubl|halv|tripl)ed$|^(?:takes?|took|finish(?:es|ed)|runs|ran|loads|loaded|starts|boots|builds|completes|needs|costs|uses|used|weighs)$/
const BEFORE_FIGURE = lean(
  /^(?:(?:from|to|by|in|at|within|down|up)\s){0,2}(?:(?:about|around|only|just|under|over|below|less|more|nearly|almost)\s(?:than\s)?)?(?:[~<>$\u20ac\u00a3]|\d|zero\b|none\b|half\b|an?\s(?:second|minute|hour|day|half|third|quarter|fifth|tenth)\b|two thirds\b|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)/,
)

/** What is put in between: ", including those of the crew,". */
const PUT_IN = /,\s(?:including|such as|like|especially|among them)\s[^,;]{2,80},(?=\s)/
const OF_OTHER =
  /^(?:that|which|who|when|where|why|how|what|whether|if|because|so|while|and|but|or|then|I|we|it|they|you|as|since|after|before|until|than)$/
const ITS_VERB = /^(?:is|are|was|were|has|have|had|could|couldn't|did|didn't|wasn't|weren't)$/
const ARTICLE = /^(?:the|an?|this|these|those|all|its|their|our|my|each|every|both)$/
const PLACING = /^(?:of|in|on|at|for|from|with|to|into|under|over|between|within|during|across|by)$/

/** "Locked badges of the crew, including two chiefs, were ...": many things as they were found, with a verb of their own. */
export function isOfTold(after: string): boolean {
  if (!/^\s(?:[a-z-]+\s)?[a-z-]+[^su]s[\s,]/.test(after)) return false
  const words = after.replace(PUT_IN, '').trimStart().split(' ', 11)
  for (const [at, word] of words.entries()) {
    const isCause = word === 'because' && words[at + 1] === 'of'
    if ((OF_OTHER.test(word) && !isCause) || /[,;:.]$/.test(word)) return false
    // Behind "moved lamps the crew" somebody else begins.
    if (ARTICLE.test(word) && !PLACING.test(words[at - 1] ?? '')) return false
    if (at > 0 && (ITS_VERB.test(word) || opensMeasure(words.slice(at))))
      return !PLACING.test(words[at - 1] ?? '')
  }
  return false
}

function isAdverb(word = ''): boolean {
  return /^(?:now|still|no longer|always|never|often|usually|sometimes|only)$/.test(word)
}

/** A word that no table knows, where a verb stands: "now spread over". */
function isActing(word = '', next = ''): boolean {
  return (
    /^[a-z]{3,}[^sy]$/.test(word) &&
    !GOVERNING.test(word) &&
    /^(?:over|across|around|through|up|out|down|to|from|in|on|at|with|for)$/.test(next)
  )
}

function isBase(word = ''): boolean {
  return readVerb(word).some(({ form }) => form === 'base')
}

/** "Server crashed after an hour", "kernel now requests the line": a verb follows the thing, and not what was done to it. */
export function acts(
  [first = '', ...others]: readonly string[],
  after: readonly string[],
  mayOrder: boolean,
): boolean {
  // "Fix pump stopped by the timer", "checking index filed for them".
  if (mayOrder && others.length > 0 && isBase(first.toLowerCase())) return false
  if (others.some((word) => word.endsWith('ing'))) return false
  const [verb = '', then = ''] = after.slice(
    after.findIndex((word) => !/^no$|^longer$/.test(word) && !isAdverb(word)),
  )
  if (/^(?:has|is|was|does)$/.test(verb)) return true
  return readVerb(verb).some(({ form }) => form === 's' || (form === 'past' && then !== 'by'))
}

/** "When user clicks the button", "if image exists": what the thing before it does. */
export function isActOf(thing: string, word: string, next: string): boolean {
  if (!word.endsWith('s') || !COUNT_NOUNS.has(thing.toLowerCase())) return false
  const [reading] = readVerb(word).filter(({ form }) => form === 's')
  if (!reading) return false
  if (AFTER_VERB.test(next)) return true
  return (
    !NOUN_VERBS.has(reading.verb.base) && !/^(?:is|are|was|were|has|have|had|can|will|do|did)$/.test(next)
  )
}
