import { lean } from '../../lean.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { type Clause, readClause } from '../clauses/clauses.ts'
import { verbIn } from '../clauses/verbs.ts'
import type { Sentence } from '../lines/document.ts'
import { isOwnDeed } from './antecedent.ts'

/** What brings a thing about that then does something itself. */
const MAKING =
  /^(?:architect|assemble|author|build|code|craft|create|deploy|design|develop|devise|draft|engineer|establish|implement|install|introduce|invent|launch|make|port|program|prototype|publish|rebuild|redesign|release|re-?write|script|ship|train|write)$/

const OBJECT =
  /^(?:[a-z-]+ly\s)?(?:(?:the|an?|all|any|every|each|both|up|only|about|over|under|half|twice|less|fewer|no)\s|[A-Z~$\u20ac\u00a3]|\d(?!\S*\s(?:faster|slower|smaller|larger|fewer|less|more|better|worse)))/

/** What programs are said to do more often than there are many of it. */
const SURE = /^(?:handle|support|process|save|serve|cover|run|need|use)$/

const LATER_VERB =
  /\b(?:are|were|is|was|have|has|had|do|can|will|fail\w*|took|take|went|go|dropped|got|get|crash\w*|broke|pass|passed|hang|hung|stopped|now)\b/

/** "Used by five teams". */
const IN_USE =
  /^(?:Used|Adopted|Maintained|Installed|Live|In use|In production)\s(?:by|in|on|at|across|since|daily)\s/i

/** "Rated 14th of 212 in fun": by whoever judged it. */
const PLACED = /^(?:Rated|Ranked|Voted|Placed)\s(?:~?\d|#\d|first|second|third|best|top\s|among\s)/i

/** "Accepted in the spring release": what others did with the thing that was handed in. */
const ACCEPTED = /^(?:Accepted|Approved|Upstreamed|Selected|Nominated)\s(?:by|in|at|for|within|after|into)\s/
const HANDED_IN = /^(?:contribute|submit|propose|send|write|publish|draft|file|open|prepare)$/

/** "Shipped to 40 yards", "merged into mainline in 6.8", "rolled out to all drivers in June": where the thing went. */
const HANDED_ON = lean(
  /^(?:(?:[Ff]inally|[Aa]lready|[Ss]ince|[Tt]hen|[Nn]ow) )?(?:(?:[Ss]hipped|[Rr]olled out|[Dd]elivered|[Hh]anded over|[Rr]eleased)\s(?:to|with|as)\s(?!production|prod\b|staging|main\b)(?:(?:the|our|all|over|about|more than|almost)\s){0,2}(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|several|many|every|everyone|everybody)\b|(?:[a-z]+\s)?(?:team|crew|department|customers|users|clients|drivers|teams|sites|yards|stores|schools|students|players|branches|inspectors|operators|engineers)\b)|(?:[Mm]erged|[Aa]ccepted|[Uu]pstreamed)\s(?:upstream\b|into\s(?:the\s)?(?:mainline|upstream|main|master|trunk|core|official|project|[A-Z])|in\sv?\d|by\s(?:the\s)?(?:upstream\s)?maintainers?)|[Rr]eleased\s(?:in|on)\s(?:[A-Z]|v?\d)|[Ww]ent live\b|[Ll]ive\s(?:since|on|in)\s)/,
)
/** "Passed EMC on the first attempt": the board did. */
const PASSED =
  /^Passed\s(?:the\s)?(?:EMC|CE|FCC|UL|TUV|certification|acceptance|review|audit|[a-z]+\s(?:review|audit|certification|inspection))\b/

/** "Uses 10x less oil". */
const USES_LESS = /^(?:Uses|Needs|Takes|Consumes|Draws) (?:[~<]?\d\S*|half|much|far|a lot) (?:less|fewer)\s/

/** "Handles 5k jobs a second": what the sentence says, with the thing that does so as its subject. */
export function withSubject(text: string): string | undefined {
  const word = /^[A-Z]?[a-z]+(?=\s)/.exec(text)?.[0] ?? ''
  if (PLACED.test(text)) return `It was ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  if (IN_USE.test(text)) return `It is ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  const clause = readClause(text)
  const isBare = clause?.subject === 'none' && clause.form === 's' && clause.lead === ''
  const rest = text.slice(word.length + 1)
  // "Deploys per week 3 -> 14": so many of them.
  if (/^[A-Z]?[a-z]+s (?:per|an?|each|every) (?:hour|day|night|week|sprint|month|quarter|year)\b/.test(text))
    return undefined
  if (USES_LESS.test(text)) return `It ${word.toLowerCase()} ${rest}`
  if (!isBare && !(verbIn(word.toLowerCase(), 's') && OBJECT.test(rest) && !clause)) return undefined
  // "Requests time out less often": a plural and what it does.
  const next = /^[a-z]+/.exec(rest)?.[0] ?? ''
  const base = verbIn(word.toLowerCase(), 's')?.base ?? ''
  if (NOUN_VERBS.has(base) && !SURE.test(base) && verbIn(next, 'base') && !OBJECT.test(rest)) return undefined
  // "Forks build fine now": they do.
  if (verbIn(next, 'base') && !OBJECT.test(rest) && /^[a-z]+ (?:fine|again|now|well)\b/.test(rest))
    return undefined
  // "Exports only take 3 s now": they do.
  if (
    /^(?:only|no longer|just|still|finally|all) [a-z]+ /.test(rest) &&
    verbIn(/^(?:no )?[a-z]+ ([a-z]+)/.exec(rest)?.[1] ?? '', 'base')
  )
    return undefined
  // "Tests are green", "Builds on main fail": a plural that has its verb later; "Runs in CI in 6 minutes" has none.
  if (/^(?:run|work|live)$/.test(base) && /^(?:in|on|from|with|under)\s/.test(rest) && !LATER_VERB.test(rest))
    return `It ${word.toLowerCase()} ${rest}`
  if (
    /^(?:that|which|who|are|were|have|do|can|now|on|of|for|in|from|with|above|over|under)\s(?!\d)/.test(rest)
  )
    return undefined
  return `It ${word.toLowerCase()} ${rest}`
}

/** Texts of sentences in their order; what is said without a subject of a thing just made is told of that thing. */
export function tellOfThings(sentences: readonly Sentence[]): string[] {
  let maker: number | undefined
  return sentences.map(({ text, kind, block, index }, at) => {
    if (kind !== 'prose' && kind !== 'item') return text
    // What a comma joins to any deed is said of what came of it.
    const isJoined =
      sentences[at - 1]?.index === index && readClause(sentences[at - 1]?.text ?? '')?.form === 'past'
    const told = maker === block || isJoined || (at > 0 && PLACED.test(text)) ? withSubject(text) : undefined
    if (told) return told
    const before = readClause(sentences[at - 1]?.text ?? '')
    if (ACCEPTED.test(text) && isOwnDeed(before) && HANDED_IN.test(before.verb.base))
      return `It was ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    const isBehindDeed =
      at > 0 &&
      sentences[at - 1]?.block === block &&
      sentences[at - 1]?.index !== index &&
      !isMany(sentences[at - 1])
    if (isBehindDeed && (isOwnDeed(before) || !before) && (HANDED_ON.test(text) || PASSED.test(text)))
      return `It ${/^(?:passed|went)/i.test(text) ? '' : /^live/i.test(text) ? 'has been ' : 'was '}${text.charAt(0).toLowerCase()}${text.slice(1)}`
    // "Saves them an hour a week": no writer saves that.
    if (
      at > 0 &&
      /^Saves\s(?:(?:about|over|around|nearly|at least)\s|[~$\u20ac\u00a3]?\d|them|us|me|him|her|people|everyone|(?:the|our)\s\w+\s)/.test(
        text,
      )
    )
      return withSubject(text) ?? text
    // "Changed it to 20 kHz. Runs smooth": who tells what he did in the past does not run himself.
    const fares =
      isOwnDeed(before) && before.verb.base !== 'add' && sentences[at - 1]?.block === block
        ? faring(text)
        : undefined
    if (fares) return fares
    const since = kind === 'prose' ? doesSince(text, before, sentences[at - 2]?.text ?? '') : undefined
    if (since) return since
    // "Shipped the export. Customers had asked for it. Handles a million rows."
    const later = madeBefore(sentences, at) && SURE_WORD.test(text) ? withSubject(text) : undefined
    if (later) return later
    // "No dependencies." is said of it too.
    if (maker === block && text.split(' ').length < 5 && !readClause(text)) return text
    maker = isMaking(text) || (isChanging(text) && isSince(sentences[at + 1]?.text ?? '')) ? block : undefined
    return text
  })
}

/** "Built three ramps": "it" would be none of them. */
function isMany(before: Sentence | undefined): boolean {
  return /^(?:I\s|We\s)?[A-Za-z]+\s(?:\d+|two|three|four|five|six|several|many|some|new)\s(?:[\w-]+\s)*?[a-z]+s\b/.test(
    before?.text ?? '',
  )
}

/** What things do once they were seen to, and what says how. */
const FARES =
  /^(?:Runs|Works|Holds|Stays|Boots|Starts|Compiles|Builds|Loads|Passes|Fits|Looks|Sounds|Feels|Behaves|Prints|Opens|Survives|Lasts|Reaches|Hits)\s(?!(?:and|or|are|were|have|had|do|did|can|now\s[a-z]+\s(?:in|at|on)|that|which|from|of|for)\b)/
const HOW =
  /^\S+\s(?:[a-z-]+\s)?(?:smooth|silent|quiet|stable|steady|clean|solid|fine|well|great|good|perfect|flawless|like\s|as\s|again|now|without|within|under|below|about|around|over|up to|all|the\s|an?\s|[~<>]?\d|much|way|twice|[a-z]+ly\b|[a-z]{3,}er\b)/

/** "Runs smooth and silent": what is said of the thing that was just seen to. */
function faring(text: string): string | undefined {
  if (!FARES.test(text) || !HOW.test(text) || LATER_VERB.test(text.replace(/\snow\b/, ''))) return undefined
  return `It ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** "Now draws all trees at once", behind a deed: the thing that was worked on does. */
function doesSince(text: string, before: Clause | undefined, earlier: string): string | undefined {
  const [now = ''] = /^(?:And now|Now)\s(?=[a-z]+s\s)/.exec(text) ?? []
  const told = now ? withSubject(text.slice(now.length)) : undefined
  if (told && isOwnDeed(before)) return told.replace(/^It\s/, 'It now ')
  // Behind a remark "it" would be what the remark is about.
  const deed = told ? readClause(earlier) : undefined
  const thing = isOwnDeed(deed) ? ONE_THING.exec(deed.rest)?.[1] : undefined
  return thing && told?.replace(/^It\s/, `The ${thing} now `)
}

const ONE_THING =
  /^(?:the|our|my|an?)\s((?:[\w-]+\s(?!(?:to|from|in|on|with|for|into|at|by|using|so|that|which|and|of)\s)){0,3}[\w-]+[^s\s])(?=\s(?:to|from|in|on|with|for|into|at|by|using|so)\s|[.,;]|$)/

const SURE_WORD = /^(?:Handles|Supports|Processes|Saves|Serves|Covers|Runs|Uses)\s/

/** Whether a thing was made in the sentence before the last one, which tells no other deed. */
function madeBefore(sentences: readonly Sentence[], at: number): boolean {
  const [made, between, own] = [sentences[at - 2], sentences[at - 1], sentences[at]]
  if (!made || !between || made.block !== own?.block || between.block !== own.block) return false
  return isMaking(made.text) && !isOwnDeed(readClause(between.text))
}

/** "Wrote a queue in Go", "I built a bot", and the page of a thing: "A small queue for SQLite." */
function isMaking(text: string): boolean {
  const clause = readClause(text)
  if (!clause)
    return /^(?:A|An)\s[^,;:]{5,120}\.$/.test(text) && !/\b(?:is|are|was|were|has|had)\b/.test(text)
  return (
    /^(?:none|i|we)$/.test(clause.subject) &&
    (clause.form === 'past' || clause.verb.forms.past === clause.verb.base) &&
    clause.modality === 'done' &&
    (MAKING.test(clause.verb.base) || (clause.verb.base === 'set' && clause.rest.startsWith('up ')))
  )
}

/** "Fixed the export job": whatever was done to one thing, how it does since can be said next. */
function isChanging(text: string): boolean {
  const clause = readClause(text)
  return isOwnDeed(clause) && /^(?:the|our|my|an?)\s/.test(clause.rest)
}

/** "Runs in 4 min now instead of 50". */
function isSince(text: string): boolean {
  return (
    /^[a-z]+s\s/i.test(text) &&
    /\b(?:now|instead of|again|no longer|any ?more|before it was|it was \S+ before)\b/.test(text)
  )
}

/** Whether a sentence got its subject from the one before. */
export function isOfThing(sentence: Sentence, body: string): boolean {
  return /^It\s/.test(body) && !/^It\b/i.test(sentence.text)
}

const OF_PART = lean(
  /^(?:one|both|most|others|(?:the\s)?rest|\w+ of (?:them|these|those))\s(?:\w+ly\s|now\s|still\s|just\s|even\s)?(?:is|are|was|were|has|have|had|got|went|can|could|did|does|took|ran|broke|kept|fell|rose|grew|works?|runs?|[a-z]+ed)\b/i,
)

/** "One got a return offer": of some of those whom the sentence before names. */
export function isOfPart(text: string): boolean {
  return OF_PART.test(text)
}
