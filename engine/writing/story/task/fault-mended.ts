import { verbIn } from '../../../text/clauses/verbs.ts'
import { withItsArticle } from './turned.ts'

/** What one wants to be rid of, and what is mended. */
const ENDED =
  /^(?:errors|failures?|outages?|crash(?:es)?|timeouts|leaks?|warnings|overflows?|deadlocks?|exceptions)$/
const MENDED =
  /^(?:bugs?|issues?|problems?|races?|regressions?|vulnerabilit(?:y|ies)|error|flaws?|conflicts?|glitch(?:es)?)$/
const ARTICLE =
  /^(?:an?|the|some|several|many|multiple|various|one|two|three|four|another|our|my|few|couple|lot|lots)$/i
const DENIED = /^(?:no|not|without|any|zero|few|never)$/i
/** "After an error it hangs" tells when something else goes wrong, "Ann suspected a race" what was only thought of. */
const BESIDE =
  /^(?:fixing|fixed|after|during|despite|for|about|against|upon|before|until|suspect(?:s|ed)?|blamed?|assumed?|feared?|believed?|guessed|imagined)$/i
/** What says nothing of which fault it was. */
const VAGUE =
  /^(?:strange|weird|odd|small|minor|major|big|new|other|known|huge|nasty|subtle|annoying|first|last|next|same|single|main|real|common|certain|actual|following|more|most|serious|critical|inconsistent|seemingly|random|different|biggest|largest|hardest|worst|latest|toughest|trickiest)$/i
/** Words that no name of a fault holds. */
const NO_NAME =
  /^(?:way|how|why|what|is|are|was|were|be|been|being|has|have|had|that|which|who|when|where|if|and|or|but|so|because|due|to|of|in|on|at|by|with|from|for|as|than|I|we|you|it|they|this|these|those|its|their|per|only|also|there|into|each|every|all|nearly|almost|most|both|occasionally|often|sometimes|\d+|[a-z]+ing)$/i
const PLACE = /^(?:with|in|of|on)$/
/** Behind the name of a fault, or of its place, something else is told. */
const GOES_ON =
  /^(?:yesterday|today|tonight|this|last|between|around|when|whenever|where|wherever|that|which|after|during|due|because|and|to|since|as|while|caused|by|were|was|is|are|for|from|at|per|over|across|with|in|of|on|before|until|but|so|if|every|causing|leading|resulting|came|comes|started|began|happened|occurred|appeared|turned|only|always|never|still)$/

/** "Some users saw timeout errors in the cart": the timeout errors in the cart had to go. */
export function faultMended(told: string): string | undefined {
  // "There were no odd noises or errors": nothing of the kind was there.
  if (/^there (?:is|are|was|were) no\b/i.test(told)) return undefined
  // What might have come is no fault.
  const sentence = told.replace(/,?\s(?:just )?in case\s.*$/i, '')
  const words = sentence.split(' ')
  const ends = words.flatMap((word, at) => {
    const noun = word.replace(/[.,;:]+$/, '')
    const goesOn = noun !== word || at === words.length - 1 || GOES_ON.test(words[at + 1] ?? '')
    const isFault =
      ENDED.test(noun) ||
      MENDED.test(noun) ||
      (/^conditions?$/.test(noun) && /^race$/i.test(words[at - 1] ?? ''))
    return goesOn && isFault ? [endOf(words, at, noun)] : []
  })
  const named = ends.filter((end) => end !== undefined)
  return named.find((end) => !/\s(?:this|these)\s/.test(end)) ?? wrongMended(sentence) ?? named[0]
}

const WRONG =
  /(?<!\b(?:the|nothing|not|something|went|go|is|are|was|were|be|been|looked|seemed)\s)\b(wrong|incorrect|stale|duplicated?|outdated|garbled)\s((?:[\w-]+\s){0,2}?[\w-]+)(?=$|[.,;]|\s(?:on|in|for|when|whenever|after|because|and|to|if|at|from|due|or)\b)((?:\s(?:on|in|for)\s(?:the\s|our\s)?(?:[\w-]+\s){0,2}?[\w-]+)(?=$|[.,;]|\s(?:when|whenever|after|because|and|to|if|at|from|due)\b))?/i

/** "The shop showed wrong prices on invoices": they had to be put right. */
function wrongMended(sentence: string): string | undefined {
  const [, how = '', thing = '', place = ''] = WRONG.exec(sentence) ?? []
  return thing && !GOES_ON.test(thing) ? `fix the ${how.toLowerCase()} ${thing}${place}` : undefined
}

const OF_TIME = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?)$/

function endOf(words: readonly string[], at: number, noun: string): string | undefined {
  const named: string[] = []
  let from = at - 1
  while (from >= 0 && named.length < 4 && isOfName(words, from, named.length === 0)) {
    named.unshift(words[from] ?? '')
    from -= 1
  }
  const before = words[from] ?? ''
  // "A 3 hour outage" was no "hour outage".
  if (/\d/.test(before) && OF_TIME.test(named[0] ?? '')) named.shift()
  const governs = ARTICLE.test(before) ? (words[from - 1] ?? '') : before
  if (DENIED.test(before) || /^not$/i.test(governs) || BESIDE.test(governs) || named.length >= 4)
    return undefined
  const name = named.every((word) => VAGUE.test(word)) ? [] : [...twinOf(words, from, named), ...named]
  const place = noun === words[at] ? placeBehind(words.slice(at + 1)) : ''
  const verb = ENDED.test(noun) ? 'put an end to' : 'fix'
  if (name.length > 0 || place) return `${verb} the ${[...name, noun].join(' ')}${place}`
  return `${verb} ${/[^s]s$/.test(noun) ? 'these' : 'this'} ${noun}`
}

/** "There were pump and valve failures": those of both. */
function twinOf(words: readonly string[], and: number, named: readonly string[]): string[] {
  const isTwin =
    named.length === 1 &&
    words[and] === 'and' &&
    isOfName(words, and - 1, false) &&
    /^(?:were|was|the|some|several|many|of|by|with|had)$/i.test(words[and - 2] ?? '')
  return isTwin ? words.slice(and - 1, and + 1) : []
}

/** Whether a word before a fault tells which one it is: "timeout errors", "500 errors", "timing issues". */
function isOfName(words: readonly string[], at: number, isNext: boolean): boolean {
  const word = words[at] ?? ''
  // "Several encoding issues" are of one kind; who was "seeing errors" saw them.
  const isKind = /^timing$/.test(word) || (/^[a-z]+ing$/.test(word) && ARTICLE.test(words[at - 1] ?? ''))
  if (isNext && (isKind || /^[45]\d\d$/.test(word))) return true
  if (!/^[\w./-]+$/.test(word) || ARTICLE.test(word) || DENIED.test(word) || NO_NAME.test(word)) return false
  // "An attempt to fix driver crashes".
  if (words[at - 1] === 'to' && verbIn(word, 'base')) return false
  return !verbIn(word.toLowerCase(), 'past', 's') || /(?:s|ion)$/.test(word)
}

/** "With regards to", "with not being able to": nothing that a fault can be in. */
const NO_PLACE =
  /^(?:regards?|respect|relation|reference|not|how|why|what|whether)\b|^the (?:morning|afternoon|evening|night|meantime|past|end|beginning|first place)\b/i

/** "in the cart", up to where something else is told. */
function placeBehind([joint = '', ...rest]: readonly string[]): string {
  if (!PLACE.test(joint)) return ''
  const end = rest.findIndex((word, at) => /[.,;:]$/.test(word) || (at > 0 && GOES_ON.test(word)))
  const place = rest.slice(0, end < 0 ? rest.length : /[.,;:]$/.test(rest[end] ?? '') ? end + 1 : end)
  const told = place
    .join(' ')
    .replace(/[.,;:]+$/, '')
    .replace(/\s\([^)]*$/, '')
  const isPlace =
    place.length > 0 && place.length <= 6 && !NO_NAME.test(place[0] ?? '') && !NO_PLACE.test(told)
  // "Issues with two lamps being read | as one": what becomes of a place is told to its end or not at all.
  const isWhole =
    end < 0 || !/\s(?:being|getting|not|to)\s|^(?:one|some|all|each|both|many|most|two|three)$/.test(told)
  return isPlace && isWhole && !/^(?:some|several|many|production|all)\b/.test(told)
    ? ` ${joint} ${withItsArticle(told)}`
    : ''
}
