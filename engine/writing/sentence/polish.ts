import { lean } from '../../lean.ts'
import { FUNCTION_WORDS, LIGHT_ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { COUNT_NOUNS } from '../../lexicon/count-nouns.ts'
import { MISSPELLINGS } from '../../lexicon/misspellings.ts'
import { onceFor, onceForText, onceForWord } from '../../once.ts'
import { guessPast, readVerb, verbIn } from '../../text/clauses/verbs.ts'
import { isPlural } from '../../text/nouns/plural.ts'
import { inTurn } from '../../text/patterns/in-turn.ts'
import { withArticles } from './articles.ts'
import { withIts } from './its.ts'
import { nearestWord } from './misspelt.ts'
import type { OwnArticles } from './own-articles.ts'
import { withoutSlips } from './slips.ts'
import { withEvenLists } from './uneven-list.ts'

const meant = new Map(
  MISSPELLINGS.trim()
    .split(/\s+/)
    .map((pair) => {
      const [mistyped = '', word = ''] = pair.split('/')
      return [mistyped, word.replace('~', ' ')]
    }),
)

const nearest = nearestWord(meant.values())

/** How a word is spelt that is spelt wrong. */
const rightFor = onceForWord((word): string | undefined => meant.get(word.toLowerCase()) ?? nearest(word))

/** A text as its author would hand it in: spelt right and with all its articles. */
export function polished(written: string, own = NOTHING_OWN): string {
  return polisherFor(own)(written)
}

const NOTHING_OWN: OwnArticles = () => undefined

/** The drafts of one note come back to the same sentences. */
const polisherFor = onceFor((own: OwnArticles) =>
  onceForText((written) => {
    const text = agreed(written)
    return finished(withArticles(outsideQuotes(quoting(withEvenLists(withIts(text))), mended), own))
  }),
)

/** "Moved the lamp, this makes it easier to see": one sentence behind a mere comma. */
const SPLICED_THIS =
  /^((?:(?:I|We) )?([A-Za-z]+) (?!.*\b(?:when|if|once|after|because|since)\b)[^.;:]{8,160}), this (?=(?:makes|made|means|meant|allows|allowed|gives|gave|reduces|reduced|fixes|fixed|saves|saved|improves|improved|prevents|prevented|lets|speeds|simplifies|ensures|avoids) )/

function asItsEffect(whole: string, deed: string, word: string): string {
  return verbIn(word.toLowerCase(), 'past') ? `${deed}, which ` : whole
}

/** "The new lamp, including all the above work, was lit": what a story has not got above it. */
const WITH_ABOVE =
  /,? including (?:all )?(?:of )?the above(?: (?:work|changes|points|items|things))?,?(?=\s(?:is|are|was|were|has|have|had|went|came|made|now)\b|[.;]|$)/

/** "(#12)", "[bug 1234]", "(CID #7)", "[FS#2,FS#3] (r1200)": where the keepers of the page would look it up. */
const OF_TRACKER =
  /(?<=\w\S*)\s(?:\((?:(?:[A-Za-z]{1,8}\s?)?[#!]\d{1,8}|r\d{3,6}|[Bb]ug \d{3,8})(?:,\s?(?:[A-Z]{1,4}\s?)?[#!]?\d{1,8})*\)|\[(?:(?:[A-Za-z]{1,8}\s?)?[#!]\d{1,8}|[Bb]ug \d{3,8})(?:,\s?(?:[A-Z]{1,4}\s?)?[#!]?\d{1,8})*\])(?=[\s.,;:]|$)/g

/** "Rewrote the import (12x quicker (from 8 min to 40 s))". */
const IN_IN_BRACKETS = /\(([^()]{1,60}?)\s?\(([^()]{1,60})\)\)/

/** What somebody quotes is left as it was written. */
function outsideQuotes(text: string, change: (part: string) => string): string {
  if (!text.includes('"')) return change(text)
  return text
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : change(part)))
    .join('')
}

const WORD = /(?<![\w.@/_#$`"'-])\p{L}[a-z]+(?![\w@/_=(`"'-]|\.\w|:[:/])/gu

function mended(text: string): string {
  return inWriting(withoutSlips(text.replace(WORD, respelt)))
}

/** "Added new LampDriver that dims it": one that was not there before. */
const NEW_OF_ITS_NAME =
  /(?<=\b(?:[Aa]dd|[Cc]reat|[Ii]mplement|[Ii]ntroduc|[Dd]evelop|[Dd]efin)(?:e?d)? |\b(?:[Bb]uilt|[Ww]rote|[Mm]ade) )(?=new (?:[A-Z][a-z]+){2,}(?<!s)(?: (?:that|which|for|to|in|class|component|service|module|helper|hook|page)\b|[.,]|$))/g

/** "It is the VERY same lamp", "it will SILENTLY CLOSE the gate". */
const SHOUTED =
  /(?<=[a-z] )(?:MUST|VERY|NEVER|ALWAYS|EVERY|REALLY|SINGLE|WILL|SAME|MUCH|SHOULD|NEED|STILL|HUGE|ENTIRE|COMPLETELY|STRONGLY|SILENTLY|ONLY)(?= [a-z])/g
const SHOUTED_DEED = /(?<=\b(?:will|must|should|would) )[A-Z]{4,}(?: [A-Z]{4,})?(?= [a-z])/g

/** "From oak, to pine". */
const FROM_TO = /\bfrom ([\w./-]+), to (?=[\w./-]+)/g

/** "The shed(two doors are missing)": a remark that lost its space, and no call. */
const HASTY_BRACKET =
  /(?<=\s[a-z]{3,})(?=\([A-Za-z][\w/-]+ (?:is|are|was|were|not|still|for|with|in|on|to|the|and)\s)/g

/** "An 8-bit board", "an outline", "an SQL query", but "48 \u00b5A of", "a European" and "a LAN". */
const SAID_OPEN =
  /(?<![\w\u00b5\u03bc]|\d )([Aa]) (?=8[\d.,]*(?:[%x]|-|\s)|1[18](?:[%x]|-|\s)|(?![Oo]n(?:e|ce)\b|[Ee]u|ewe|[Oo]ui)[AEIOaeio][a-z]{2,}(?:\b|[\d_])|M[bdfgkpvxz]|N[bdfgmpvx]|n(?:pm|ginx|grok|vm)\b|(?:[AEIO][A-Z\d]|[FHLMNRSX][B-DF-HJ-NP-TV-XZ\d])(?!\S*ADA\b))/g
/** 'An "Add lamp" button'. */
const QUOTED_OPEN = /\b([Aa]) (?=["'\u201c\u2018](?![Oo]n(?:e|ce)\b|[Ee]u)[AEIOaeio][a-z]+\b)/g
/** "A door", "a user", "a UI", but "an hour". */
const SAID_CLOSED =
  /\b([Aa])n (?=(?:one|once|us(?:e|er|ers|eful|able|age)|uni(?:que|t|fied|form|on|versal)|utility|URL|USB|UI|UX|UUID)\b|(?:[bcdfgjklmnpqrstvwzBCDFGJKLPQTVWZ]|[Hh](?!onest|ono|our|eir|erb))[aeiou][a-z]{2,}\b)/g

/** "Tests (0 \u2192 65%)". */
const BRACKETED = /(?<=\()([~<>]?\d[\d.,]*(?:\s?(?:%|[A-Za-z]{1,8}))?)\s?(?:->|=>|\u2192)\s?(?=[~<>]?\d)/g

/** "The board and its code is done": there are two of them. */
const PAIR = /(?<=^|[.!?]\s)(The [\w-]+ and (?:its|the|their|our|my) [\w-]+) (is|was|has)(?=\s)/g
const OF_TWO: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' }

/** "Moved it to main board", "finished first draft": of these there is one. */
const RANKED =
  /(?=(?:first|main|entire|whole|latest|largest|smallest|highest|lowest|fastest|slowest|biggest|newest|oldest|longest|shortest|current|previous|original|next|final|last(?=\s(?:meeting|release|commit|version|build|step|row|line|page|run|PR)\b))\s(?!(?:time|week|month|year|day|night|term|semester|sprint|quarter|glance|sight|hand|class|aid|and|or|of|but|to|in|by|on|for|with|so|when|if|because|after)\b)[A-Za-z][\w-]*)(?<=\b(?:in|on|at|to|for|from|with|by|of|into|onto|via|as|using|following|created|built|finished|completed|wrote|made|added|fixed|released|published|shipped|designed|updated|deployed|tested|implemented|opened|submitted|drew|printed|ordered)\s)(?<!\b(?:to\s(?=first\b|next\b)|at\s(?=first\b)|[Tt]ime to\s))/g

/** "Spent few days on it". */
const SOME_FEW =
  /(?<=\b(?:[Tt]hr(?:ew|own?)|took|[Ss]pent|after|for|within|lost|wasted|needed|did|made|fixed|added|wrote|had|found)\s)(?=few\s[a-z-]+s\b)/g
/** "Fixed misleading "disk full" message". */
const BEFORE_QUOTE =
  /(?<=\b(?:[Ff]ix(?:ed)?|[Cc]orrect(?:ed)?|[Rr]emoved?|[Cc]hanged?|[Uu]pdated?|[Ii]mproved?)\s)(?=(?:misleading|wrong|confusing|incorrect|missing|old|broken|unclear)\s"[^"]{2,40}"\s[a-z]+(?<!s)(?:[\s.,]|$))/g

/** "A new motor hubs", "a feedback": what is many, or no one thing, has no "a". */
const ONE_OF_MANY =
  /(?<![\w\u00b5\u03bc])an? ((?:[a-z-]{2,} ){0,3})([a-z]{3,}s|software|hardware|feedback|information|documentation|equipment|advice|knowledge|functionality|middleware)(?=[.,;]?(?:\s|$))(?=[.,;]|$|\s(?:to|for|in|on|of|with|and|at|from|by|that|which|alongside|instead|counting|showing|using|containing|covering)\b)/g

function withoutArticle(whole: string, before: string, head: string, at: number, text: string): string {
  const qualities = before.trim().split(' ')
  // "All lamps in a row face open doors": the row faces nothing.
  const isVerbBehind = qualities.slice(1).some((word) => verbIn(word, 'base') !== undefined)
  if (isVerbBehind && /\s(?:in|of|on|at|per)\s$/.test(text.slice(0, at))) return whole
  if (qualities.some((word) => FUNCTION_WORDS.has(word) || AMOUNT.test(word))) return whole
  if (!head.endsWith('s')) return `${before}${head}`
  // "A manual listing parts": what the one thing does to the many.
  if (
    qualities.some((word, i) => i > 0 && verbIn(word, 'ing') && !LIGHT_ADJECTIVES.has(qualities[i - 1] ?? ''))
  )
    return whole
  // In "when a user clicks" the last word is a verb.
  const isMany = COUNT_NOUNS.has(head.slice(0, -1)) && (readVerb(head).length === 0 || OF_MANY.test(before))
  return isMany ? `${before}${head}` : whole
}

const OF_MANY =
  /^(?:new|first|different|additional|small|big|simple|custom|better|extra|other) (?:[a-z-]+ )?$/
const AMOUNT = /^(?:few|couple|lot|bunch|number|series|set|list|pair|variety|hundred|thousand|dozen|million)$/

/** "To end of the file". */
const END_OF =
  /(?<=\b(?:to|at|from|near|until)\s)(?=(?:end|top|bottom|start|beginning|middle) of\s)|(?<=\b(?:for|to|with|in|from|as|of) )(?=rest of )|(?<=\brest of )(?=[a-z]{3,}(?<!the|its|his|her|our|this|that|them|those|these|their|all|your) |[A-Z][a-z]+-[a-z]+ing )/g
/** "Read last 4 weeks", "in next few days". */
const A_FEW_OF_ROW =
  /(?<=\b(?:in|over|for|during|of|from|within|reads?|shows?|lists?|fetch|fetches|gets?|keeps?|displays?|loads?|prints?) )(?=(?:last|past|next|first) (?:\d{1,4}|two|three|four|five|six|few|couple of|several) [a-z])/g
/** "Used npm package left-pad", "in function drawLamp": which one is said. */
const NAMED = lean(
  /(?<=\b(?:[Uu]sed?|using|via|with|from|in|of|to|calls?|called|calling|through) )(?=(?:(?:npm|Python|Go|Rust|R|JS|Ruby|PHP|helper|utility|base|config) )?(?:package|library|module|plugin|function|method|class|command|script|variable|column|field|flag|macro|hook) [\w@/]*(?:[a-z][A-Z_-]|_)\w)/g,
)
/** "Moved it to docs/ folder", "in tide_gate table". */
const PLACED =
  /(?<=\b(?:to|in|into|from|under|inside|within) )(?=[^\s/_]{0,40}[/_]\S{0,60} (?:directory|folder|file|module|branch|table|column|field|function|class|package)\b)/g
/** "Fixed tune() function", "added 'tune all' command": there is one of that name, unless it was just made. */
const CALLED = lean(
  /(?<=\b([a-z]+) )(?=(?:(?:new|old|missing|common|internal|private|public|static|generic|superfluous|deprecated|unused) )?(?:[\w.:]+\(\) (?:function|method|helper|hook|macro|routine)\b|(?:[\w.:]+\(\)|'[^' ]{1,30}(?: [^' ]{1,20}){0,2}'|<[\w./]{3,30}>|[A-Za-z][A-Za-z\d]*_\w+|--[a-z][\w-]+) (?:argument|attribute|call|check|command|directive|event|extension|field|filter|flag|header|include|keyword|macro|option|parameter|property|request|script|struct|target|variable|wrapper)(?![\w-]| [a-z]+s\b| (?:all|the|an?|every|its)\b)))/gi,
)

function called(_none: string, before: string, at: number, text: string): string {
  // "The native tune() hook" has its article.
  if (
    /\b(?:the|an?|this|its|their|each|every|one) (?:(?!(?:and|or|to|with|in|for|of|on|by)\b)[\w-]+ ){1,3}$/i.test(
      text.slice(Math.max(0, at - 40), at),
    )
  )
    return ''
  if (
    /^(?:new|old|missing|common|internal|private|public|static|generic|superfluous|deprecated|unused)$/i.test(
      before,
    )
  )
    return ''
  if (/^(?:add|creat|introduc|writ|wrote|implement|build|built)/i.test(before)) return 'a '
  // "Linux's tune() function", "pythons tune() function": whose it is stands before it.
  const isGoverned = FUNCTION_WORDS.has(before.toLowerCase())
    ? /^(?:in|of|to|from|with|by|for|on|into|and)$/i.test(before)
    : readVerb(before.toLowerCase()).length > 0 || guessPast(before.toLowerCase()) !== undefined
  return isGoverned ? 'the ' : ''
}

/** "Hardest part was the lid"; "only staff were let in" speaks of all of them. */
const OF_ALL = lean(
  /(?<=^|[.!?:] |\b(?:because|since|as|that|but|and|although|while|after which) )(?:[Bb]iggest|[Hh]ardest|[Tt]rickiest|[Tt]oughest|[Ww]orst|[Bb]est|[Ll](?:arg|ong|ow)est|[Ff]astest|[Hh]ighest|[Ee]asiest|[Mm]ain|[Oo]nly(?= (?:[a-z]+ )?(?:issues?|problems?|changes?|differences?|way|reason|place|catch|trouble|downside|drawback|difficulty|exceptions?|option|cause|solution|downtime|requirement|feedback|part)\b)|[Rr]oot|[Cc]urrent|[Ff]inal|[Ff]irst)(?= (?!thing\b)[a-z]+(?: [a-z]+)?(?: so far| yet| today| (?:for|of|in|on|with) [^,.;]{2,40}?)? (?:was|were|is|are)\b)/g,
)

/** "The version 3 of the press": its number says which one. */
const NUMBERED = /\b([Tt])he ((?:version|release|phase|stage) v?\d[\w.]*)(?=\s(?:of|is|was|has|went|in)\b)/g

/** "Re-wrote the manual": it is one word. */
const DONE_AGAIN =
  /\b([Rr]e)-(?=(?:wrote|written|write|built|build|did|done|made|make|drew|drawn|thought|run)\b)/g

/** "A fix to the Flask upstream" went to Flask. */
const UPSTREAM = /(?<=\b(?:to|in|into) )the (?=[A-Z]\w+ upstream\b)/g

/** "Won a second place": there is one. */
const PLACE_WON = /(?<=\b(?:won|win|winning|took|taking) )an? (?=(?:first|second|third) (?:place|prize)\b)/g

/** "User reported a jam". */
const ONE_USER =
  /(?<=^|[.!?]\s)(?:User|Customer|Client)(?=\s(?:reported|complained|could|couldn't|was|had|got|saw|noticed|successfully|received|wanted|asked|needed|confirmed)\b)/g

/** "The gate is open,now it jams". */
const HASTY_COMMA =
  /(?<=\s[\w'-]*[A-Za-z]),(?=(?:now|so|but|and|then|also|because|which|it|the|I|we|this|there|they|after|when|if|while|with|for)\s)/g

const WHICH =
  /(?<!\b(?:of|and|or|in|for|with)\s(?:[\w-]+\s)?)(\b[\w.-]+), which ([a-z]+)(?=\s(?:the|an?|all|its|\d|[a-z]))/g

/** "A chart which show the load", "a script who reads it": what one thing does. */
const OF_ONE =
  /\b(an? (?:[\w-]+ ){0,2}?(?:script|tool|program|function|app|page|chart|class|module|query|button|bot|board|macro|plugin|job|form|table|model|circuit|sketch|report|dashboard|view|check|test)) (which|that|who) ([a-z]+)(?= )/g

function ofOne(whole: string, thing: string, link: string, word: string): string {
  const base = verbIn(word, 'base')
  const does = base && !verbIn(word, 'past') ? base.forms.s : word
  const isTold = base !== undefined || verbIn(word, 's') !== undefined
  return isTold ? `${thing} ${link === 'who' ? 'that' : link} ${does}` : whole
}

/** "We can sort the parcels, which saves an hour": the sorting does. */
const OF_ALL_THAT =
  /^(?:saves|makes|reduces|means|helps|allows|enables|speeds|cuts|lets|gives|keeps|avoids|prevents|brings|leaves|improves|simplifies|frees|removes|eliminates|costs|takes|requires|leads|causes|breaks)$/

/** "The planner, which reach" and "filters, which turns": the verb goes with the thing before it. */
function agreeing(whole: string, thing: string, word: string): string {
  const isMany = isPlural(thing)
  const verb = verbIn(word, isMany ? 's' : 'base')
  if (!verb?.isWork || verbIn(word, 'past') || (isMany && OF_ALL_THAT.test(word))) return whole
  return `${thing}, which ${isMany ? verb.base : verb.forms.s}`
}

function respelt(word: string, at: number, text: string): string {
  const right = rightFor(word)
  if (right === undefined) return word
  // "npm ci" is typed so.
  if (word === 'ci' && /\b(?:npm|pnpm|yarn|bun)\s$/.test(text.slice(Math.max(0, at - 5), at))) return word
  // The "os module" is spelt so.
  if (right === word.toUpperCase() && /^ (?:module|package|library)\b/.test(text.slice(at + word.length)))
    return word
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right
}

/** What a thing does is said in the form that it has for one, or for many. */
const agreed = inTurn([
  [SPLICED_THIS, asItsEffect],
  [WHICH, agreeing],
  [OF_ONE, ofOne],
])

const quoting = inTurn([
  [PAIR, (_, pair: string, verb: string) => `${pair} ${OF_TWO[verb]}`],
  [QUOTED_OPEN, '$1n '],
  [BEFORE_QUOTE, 'the '],
])

/** As one writes what one has jotted down. */
const inWriting = inTurn([
  [RANKED, 'the '],
  [SOME_FEW, 'a '],
  [HASTY_COMMA, ', '],
  [DONE_AGAIN, '$1'],
  [END_OF, 'the '],
  [A_FEW_OF_ROW, 'the '],
  [NAMED, 'the '],
  [PLACED, 'the '],
  [CALLED, called],
  [OF_ALL, (rank) => (/^[A-Z]/.test(rank) ? `The ${rank.toLowerCase()}` : `the ${rank}`)],
  [
    NUMBERED,
    (_, the: string, rest: string) => (the === 'T' ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest),
  ],
  [ONE_USER, (who) => `The ${who.toLowerCase()}`],
  [ONE_OF_MANY, withoutArticle],
  [SAID_OPEN, '$1n '],
  [SAID_CLOSED, '$1 '],
  [/(?<=[a-z] )# of (?=[a-z])/g, 'number of '],
  [BRACKETED, 'from $1 to '],
  [HASTY_BRACKET, ' '],
  [NEW_OF_ITS_NAME, 'a '],
  [SHOUTED, (word) => word.toLowerCase()],
  [
    SHOUTED_DEED,
    (shout) => (verbIn(shout.split(' ').at(-1)?.toLowerCase() ?? '', 'base') ? shout.toLowerCase() : shout),
  ],
  [FROM_TO, 'from $1 to '],
])

/** What stands right only among the articles, and what only the place where it was written makes sense of. */
const finished = inTurn([
  [OF_TRACKER, ''],
  [WITH_ABOVE, ''],
  [PLACE_WON, ''],
  [IN_IN_BRACKETS, '($1, $2)'],
  [UPSTREAM, ''],
])
