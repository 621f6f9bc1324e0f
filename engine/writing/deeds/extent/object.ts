import { spellingOf } from '../../../facts/technologies/spellings.ts'
import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceForText } from '../../../once.ts'
import { isTwinQuality } from '../../../text/clauses/twin-qualities.ts'
import { readVerb, type Verb, verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural, SAID_BEHIND, SHARE } from '../../../text/nouns/plural.ts'
import { matchesIn } from '../../../text/patterns/matches.ts'
import { withoutAsides } from '../../plainer/asides.ts'
import { countWords } from '../../sentence/tidy.ts'
import { withArticle } from '../../sentence/with-article.ts'

/** What is no noun phrase, or none that a listener could place. */
export const NO_NOUN = lean(
  /#\d|^end-to-end(?:$| (?:on|in|with|against|at|for)\b)|^(?:(?:the\s)?(?:only|another)|it|them|this|that|these|those|one|some|up|out|off|on|in|to|from|with|for|into|how|why|what|whether|sure|myself|more|most|lots?|an?\s(?:lot|few|couple|bunch|bit)|own|and|or|as|both|such|back|by|about|together|along|around|away|apart|aside|at|over|through|towards?|all of|whatever|according|between|among|across|within|without|under|during|against|behind|beside|besides|despite|near|via|per)\b|^(?:the|an?|my|our) [\w-]+ (?:the|an?|my|our) |\b(?:I|we|you|them|anyway|not|was|were|is|are|has|have|had|be|now|also|already|finally|again|too|stuff|things?|mind|myself)\b|\b(?:and|or)\s\w+(?:ed|ing)\b|\s(?!(?:hour|dai|night|week|month|quarter|year|ear|assemb|supp|rep|fami|on)l?y\b)\w+ly(?:$|\s)|\ssuch$|\sand (?:fine|ok|okay|good|ready|well)$|\s(?:out|off|over|up|down|away|apart|together|aside|twice|forever|today|yesterday|tonight|due|beforehand|afterwards)$|\s(?:up|down|out|off|away|apart)\s(?:to|from|of|into|by|\d|two|three|four|five|half)\b|\sback(?:$|\s(?:to|together|into|up|online|from))\b|\s(?:twice|today|yesterday)\s|[,;:]/i,
)

/** Where the noun of an object ends. */
export const OF_NOUN =
  /\s(?:to|from|in|on|with|for|into|onto|at|by|via|using|so|when|while|instead|through|without|within|before|after|during|across|over|under|as|than|rather|until|if|because|that|which|where|whose|between|around|called|named|of|against|next to|along with|together with)\s/

/** Verbs that are hardly ever nouns. */
const NEXT =
  /^(?:I|we|it|they|which|add|adjust|allow|assign|avoid|clarify|convert|create|delay|delete|disable|drop|enable|enforce|ensure|expose|extend|extract|fix|get|handle|implement|improve|integrate|introduce|keep|make|move|prevent|put|reduce|refactor|remove|rename|replace|resume|rewrite|run|set|simplify|skip|stop|switch|take|use|verify|write)$/
const JOINT =
  /,?\s(?:and|but|then|as well as)\s(?:(?:then|also|never|even|[a-z]{3,}ly)\s)?([a-zI-]+)|,\s([a-zI-]+)/g

/** "Drew the map (40 min)" says besides how long it took. */
export const TIME_SPENT = /\s?\([~\d][\d.,]*\s?(?:m|mins?|minutes?|h|hrs?|hours?)\)(?=[.!]?$)/

/** "Deployed the fix the same day", "launched it in five weeks": when and how soon is said of the deed. */
const WHEN = lean(
  /\s(?:the (?:same|next|following) (?:day|night|evening|morning|week|month)|(?:last|this) (?:night|week|weekend|month|year|sprint|quarter|spring|summer|autumn|winter|[A-Z][a-z]+day)|(?:in|within) (?:less than |under |only |about |just )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:minutes?|hours?|days?|weeks?|months?|years?|sprints?|quarters?))$/,
)

/** How far something was moved. */
const FAR =
  /(?<=\s[a-z]+)\s(?:about\s|~)?\d[\d.,]*\s(?:met(?:er|re)s?|cm|mm|km|feet|inch(?:es)?|degrees|pixels|px)$/

/** Nouns that name a way to something, which they keep: "the migration to Kafka". */
export const LEADS_TO =
  /\b(?:exports?|imports?|conversions?|migrations?|transitions?|moves?|links?|access|upgrades?|fallbacks?|redirects?|references?|uploads?|bindings?|bridges?|paths?|routes?|switch|calls?|attempts?|ways?|alias(?:es)?|due|respect|relation|responses?|answers?)\s*$/i

/** "Moved it to Quill, a new font that is free": what the name stands for. */
const NAMED_FOR = /(?<=\s[A-Z][\w.-]*),\san?\s(?:[\w-]+\s){1,4}(?:that|which|who|for)\s.*$/

/** "... and adds a lamp", "... and includes spare bulbs": a verb that is the plural of nothing, or one that what it takes follows. */
function isPlainlyDone(word: string, after: string): boolean {
  const base = verbIn(word, 's')?.base ?? ''
  return !NOUN_VERBS.has(base) && (NEXT.test(base) || (TAKES.test(base) && !OF_NOUN.test(after.slice(0, 12))))
}

/** Verbs whose "-s" is hardly ever a plural where no preposition follows. */
const TAKES =
  /^(?:accept|apply|attach|bring|carry|clean|close|configure|contain|convert|define|delete|detect|display|document|eliminate|expand|explain|expose|extend|generate|give|hide|ignore|include|increase|install|limit|lower|map|merge|migrate|open|provide|raise|read|reject|require|resolve|restore|return|save|send|serve|speed|split|store|support|tidy|turn|update|upgrade|validate|wire)$/

/** "Closed the gate after talking to the crew", "before the next show": said of the doing, and of no thing that is closed. */
const ONCE = lean(
  /,?\s(?:(?:right |just |shortly )?before\s(?:the|our|its|my)\s(?:[a-z-]+\s){0,2}(?:release|demo|launch|deadline|show|fair|review|audit|holidays?|weekend|season|go-live|freeze|presentation|meeting|exam|trip|race)|after\s(?:talking|speaking|discussing|consulting|agreeing|asking|reading|trying|comparing|hearing|(?:a|some|much)\s(?:long |short |quick )?(?:chat|talk|discussion|call|meeting|digging|research|trial))\b[^,;:()]*|(?:without|with no)\s(?:any\s)?(?:downtime|breaking changes?|interruptions?)|without\s(?:breaking|changing|touching|interrupting|affecting)\s[^,;:()]*|(?:while|and)\skeeping\s[^,;:()]*)$/,
)

/** "A flag that drains a tank without touching the pump": that is how the flag does it. */
const OF_RELATIVE = /\s(?:that|which|who)\s/

/** The object of the first deed, where a sentence tells several, without what came of it. */
export const firstObject = onceForText((told: string): string => {
  const rest = told.replace(/,?\sbecause\s(?!of\b).*$/, '')
  let whole = rest
  for (const match of matchesIn(rest, JOINT)) {
    const word = match[1] ?? match[2] ?? ''
    const after = rest.slice(match.index + match[0].length)
    const isNext =
      NEXT.test(word) ||
      (word === 'update' && /^\s[A-Z]/.test(after)) ||
      (isPlainlyDone(word, after) && /^\s\S/.test(after)) ||
      (/^\s(?:the|an?|all|my|our|it|them|that)\s/.test(after) && readVerb(word).length > 0) ||
      ((/ed$/.test(word) || (verbIn(word, 'past') && !verbIn(word, 'base'))) && /^\s/.test(after))
    // "A file to be able to build and run all of it": both follow the "to".
    const isOfAim = match[1] !== undefined && /\sto\s[a-z]+$/.test(rest.slice(0, match.index))
    if (!isNext || (isOfAim && verbIn(word, 'base'))) continue
    if (isTwinQuality(rest.slice(0, match.index), word, /^\s(\S+)/.exec(after)?.[1])) continue
    whole = rest.slice(0, match.index)
    break
  }
  return (
    withoutAsides(whole, /\s\((?![^()]*\d)[^()]*\)/g)
      .replace(TIME_SPENT, '')
      .replace(ONCE, (tail, at: number, all: string) => (OF_RELATIVE.test(all.slice(0, at)) ? tail : ''))
      .replace(/\s(?:only|everywhere|throughout|instead)$/, '')
      // "Dropped the lock as soon as the row was read": when.
      .replace(/\sas (?:soon|early|late|often|fast|quickly|long) as\s.*$/, '')
      .replace(/[;:]\s.*$|\s[-\u2013\u2014]{1,2}\s.*$/, '')
      .replace(NAMED_FOR, '')
      // "Fixed a typo as my first commit" says what it was to the writer.
      .replace(/\sas (?:my|our) (?:very )?(?:first|second|last|final|main)\s.*$/, '')
      .replace(
        /,?\s(?:so(?: that)? (?:I|we)|as (?:discussed|described|suggested|requested|agreed|planned)|resulting|leading|depending|including|causing|since)\b.*$|,\s(?:which|so|now)\b.*$|,\s[a-z]{3,}ing\s(?!and\b|or\b|of\b|for\b)[^,]*$/,
        '',
      )
      .replace(/,?\sand\s(?:thus|hence|therefore|consequently|so)\s.*$|,?\s(?:i\.e\.|e\.g\.),?\s.*$/, '')
      .replace(
        /\s(?:overnight|from scratch|by hand|on my own|in the end|at last|after all|at once|in general|as well|so far|afterwards|somewhat|(?<!\b(?:where|when|that|which|if)\s.*|^[a-z-]+ing\s.*|\sfrom\s[a-z]+ing\s?.*)(?:twice|again|already|first|a lot(?: more)?))$/,
        '',
      )
      .replace(/[.!;,]+$/, '')
      .replace(WHEN, '')
      // "Moved the lamp 4 metres": how far.
      .replace(FAR, '')
  )
})

/** What is said without an article: "image caching", "metadata extraction". */
const MASS =
  /^(?!(?:the|an?|my|our|its|their|all|each|both)\s)(?:\S+\s)*(?:[a-z]+(?:ing|ity|ness|ance|ence)|usage|management|execution|extraction|validation|corruption|detection|generation|compression|documentation|access|support|code|data|memory)$/

/** "Basically the whole mill": how the writer puts it. */
const HEDGED = /^(?:basically|essentially|practically|pretty much|more or less) (?=(?:the|an?|all|my|our)\s)/

/** A noun phrase that can be the subject of a sentence. */
export function subject(noun: string, most = 8): string | undefined {
  const name = noun.trim().replace(HEDGED, '')
  if (!name || countWords(name) > most || NO_NOUN.test(name) || /ed$|\d\s?%$/.test(name)) return undefined
  if (/^(?:my|our|his|her|another)\s|^(?:any|every|some)(?:one|body)\b/.test(name)) return name
  // "Spring boot is now at 3.4": the name of a tool, however it is written.
  if (/^[a-z]+ [a-z]+$/.test(name) && spellingOf(name)) return name
  return MASS.test(name.split(/\s(?:of|for|in|on|with)\s/)[0] ?? '') ? name : withArticle(name)
}

/** What cannot be spoken of as one or many of its kind: no noun, or the name of a tool that ends like a plural. */
export function isNoKind(noun: string): boolean {
  return NO_NOUN.test(noun) || (/^[\w.-]+s$/.test(noun) && spellingOf(noun) !== undefined)
}

/** "Copies made", "files left": a noun and what was done to it. */
export function isDescribed(noun: string): boolean {
  const [last = '', ...before] = noun.trim().split(' ').reverse()
  return before.length > 0 && verbIn(last, 'participle') !== undefined && verbIn(last, 'base') === undefined
}

export function isMany(noun: string): boolean {
  const [whole = ''] = noun
    .trim()
    .replace(SHARE, '')
    .replace(SAID_BEHIND, '')
    // "All 3 red and 7 of 9 blue lamps" are lamps.
    .replace(/\b\d+ (?:out )?of (?=\d+\s)/g, '')
    .split(
      /\s(?:of|for|in|on|with|from|to|into|onto|through|via|between|below|above|under|over|about|against|without|at|during|after|by|around|near|within|since|than|[a-z]+ing(?=\s(?:(?:the|an?)\s|[A-Z\d])))\s/,
    )
  const name = isDescribed(whole) ? whole.slice(0, whole.lastIndexOf(' ')) : whole
  if (
    /^(?:(?:all|both|the|these)\s)?(?:two|three|four|five|six|seven|eight|nine|ten|(?:last |first )?(?:couple|few))$/i.test(
      name,
    )
  )
    return true
  return (
    isPlural(name) &&
    (/\sand\s/.test(name) || !/\w[._]\w*$/.test(name)) &&
    !/^all\s(?:the\s|of\s)?(?:\S+\s)*[a-z]*[^s]$/.test(name)
  )
}

export function be(noun: string): string {
  return isMany(noun) ? 'are' : 'is'
}

const GIVEN = /^(?:show|give|send|tell|offer|teach|hand|lend|grant|bring|assign|pay|award|email|wish)$/

/** "Showed Ada the map", "gave both clerks a key": whom and what, which cannot both come first. */
export function isTwofold({ base }: Verb, rest: string): boolean {
  return (
    GIVEN.test(base) &&
    /^(?!to\s)(?:\S+\s){1,3}?(?:the|an?|my|our|some|its|their|how|what)\s/.test(withoutOwnArticle(rest))
  )
}

function withoutOwnArticle(rest: string): string {
  return rest.replace(/^(?:the|an?|my|our|some|all|both)\s/, '')
}

/** How or when a thing was done, said at the end: "set the sizes | up front". */
const MANNER =
  /\s(?:up ?front|in advance|ahead of time|on the fly|in place|by default|in parallel|in bulk|in full|at once|at (?:start-?up|runtime|build time|compile time|boot|launch)|on (?:start-?up|boot|launch|demand|shutdown|exit))$/

/** An object, and what is said of the doing behind it. */
export function withoutManner(object: string): readonly [string, string] {
  const how = MANNER.exec(object)?.[0] ?? ''
  return [how ? object.slice(0, -how.length) : object, how]
}
