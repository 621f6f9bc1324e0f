import { lean } from '../../../lean.ts'
import { COUNT_NOUNS } from '../../../lexicon/count-nouns.ts'
import { WEAK } from '../../../lexicon/verbs.ts'
import { isSureName } from '../../../text/clauses/compound.ts'
import { readSeries } from '../../../text/clauses/verb-series.ts'
import { guessPast, type Verb, type VerbForm, verbIn } from '../../../text/clauses/verbs.ts'
import { definite } from '../../../text/meaning/named-before.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { matchesIn } from '../../../text/patterns/matches.ts'
import { takesObject } from '../../sentence/inflect.ts'
import type { Deed } from '../deed.ts'
import { isOnlyDay, withoutLooseTail } from '../extent/loose-tail.ts'
import { lacksObject } from '../refused/no-deed.ts'
import { countedOn } from './counted-on.ts'

/** What was done to something that is named elsewhere. */
export const POINTING =
  /^(?:it|them|this|that|these|those|one|another|some|everything(?! (?:including|in|from|for|about|that|related)\b)|something|things|an? (?:new|different|better|second|separate) one)\b/

/** "Helped him with the lid", "reviewed her change": what follows is told without whom. */
const OF_SOMEBODY = /^(?:his|her|him)\b/

/** "Fixed A, closed B, and moved C" tells three deeds. */
export function splitDeed(deed: Deed): Deed[] {
  // "Set up the rack, wrote a script": the next verb shows which form the first one has.
  const { base, forms } = deed.clause.verb
  const form = deed.clause.form === 'base' && forms.past === base ? 'past' : deed.clause.form
  if (form === 'base') return [deed]
  const parts: Deed[] = []
  const rest = countedOn(deed.rest)
  let current = deed
  for (const [piece, ...words] of piecesOf(
    rest,
    form === 'participle' ? 'past' : form,
    // "The draft is kept in a store and restored": both were done to the draft.
    (WEAK.has(deed.clause.verb.base) && rest === deed.rest && deed.clause.subject !== 'passive') ||
      POINTING.test(rest) ||
      OF_SOMEBODY.test(rest),
  )) {
    const verb = words[0]
    if (verb) {
      parts.push(current)
      current = {
        ...deed,
        clause: { ...deed.clause, verb, form: form === 'participle' ? 'past' : form, adverb: '' },
        rest: piece,
      }
    } else current = { ...current, rest: piece }
  }
  return [...parts, current]
    .map(tidied)
    .map(withNamed)
    .filter(
      ({ rest, clause }) =>
        !isOnlyDay(rest) &&
        (parts.length === 0 || rest.split(' ').length > 1 || MANY.test(rest) || ONE_NAME.test(`${rest},`)) &&
        !lacksObject(clause.verb.base, rest),
    )
}

const WITH_IT = lean(
  /^(.*\s(?:with|in|on|into|from|using|for|to|of|at|over|through|inside|around|onto|against))\s(it|them)((?:\s(?:as|for|at|during|over|in)\s(?:an?|the|my|our)\s[\w -]{3,40})?)$/,
)
const ONE_THING =
  /^(?!(?:it|them|this|that|how|what|why|more|lots)\b)(?:(?:the|an?|our|my|two|three|some)\s)?[\w.+#-]+(?:\s(?!(?:in|on|to|for|with|from|of|by|at|as|that|which|and|or|into|about)\b)[\w.+#-]+){0,2}$/

/** "Learned Go and wrote two tools with it": the second deed, told alone, names what the first was done to. */
function withNamed(deed: Deed, at: number, deeds: readonly Deed[]): Deed {
  const [, told, word, more = ''] = WITH_IT.exec(deed.rest) ?? []
  // "Set up the bench": what was set up is the bench.
  const thing = deeds[at - 1]?.rest.replace(/^(?:up|out|off|down|in|on|over)\s/, '')
  if (!told || !thing || !ONE_THING.test(thing) || isPlural(thing) !== (word === 'them')) return deed
  return { ...deed, rest: `${told} ${definite(thing, '')}${more}` }
}

function tidied(deed: Deed): Deed {
  const rest = withoutLooseTail(deed.rest)
  return rest === deed.rest ? deed : { ...deed, rest }
}

const JOINT = /,\s(?:and\s)?(?:(?:then|also|later|afterwards?|[a-z]{3,}ly)\s)?([a-z-]+)\s/g
/** After "continued the draft" what follows an "and" is a deed of its own too. */
const WEAK_JOINT = /(?:,\s(?:and\s)?|\sand\s)(?:(?:then|also|later|afterwards?|[a-z]{3,}ly)\s)?([a-z-]+)\s/g

const GOVERNED =
  /^(?![a-z]+s,\s)[^\s,]+(?:,(?!\d)|$)|^(?:now\s)?(?:by|in|on|at|to|for|from|with|as|of|and|or|but|when|after|before|per|via|if|while|once|rather|instead)\b/
/** What people do without an object, and nothing is done to a thing by it. */
const AGREED =
  /^(?:(?:agreed|decided|settled|worked) on|switched to|spoke (?:to|with|at)|talked (?:to|with)|met with|dealt with|(?:restored|recovered) from|looked (?:at|into)|got rid of|signed off|set up|rolled (?:out|back)|(?:argued|voted|spoke|pushed) (?:for|against))\s/
/** "Interviewed five cooks, hired one": of those who were named before. */
const ONE_OF_THEM = /^(?:one|both|two|three|four|five|\d+)[.!]?$/
/** "Added tests": one word says enough in a list. */
const MANY = /^[a-z]{3,}s$/
const MANY_OF = /^[a-z]{3,}s(?:\s(?:for|to|in|on|of|from)\s|[.!]?$)/
/** "Reconfigured haproxy, ...". */
const ONE_NAME = /^(?!(?:it|this|that|them|all|some|one|well|again|now|up|out|off)\b)[\w.-]{4,},/
/** "A file, called notes.txt". */
const NAMING = /^(?:called|named|titled|labell?ed|dubbed|based|located)$/

/** "A modern, batched renderer". */
const QUALIFIED = /\b(?:an?|the|more|very|fully)\s(\S+)$/

/** What stands before the comma may say how the thing is whose noun follows; "the key, added ..." names one already. */
function isQualified(before: string, verb = ''): boolean {
  const [, word] = QUALIFIED.exec(before) ?? []
  return word !== undefined && (verb === 'got' || !COUNT_NOUNS.has(word.toLowerCase()))
}

/** "Resulting in shorter queues, increased trust and fewer calls": what came of it is listed. */
const BROUGHT = /\b(?:resulting in|leading to|giving|providing|offering)\s[^,]{3,60}$/

/** "... tests, fixed the build": a list of deeds goes on. */
function goesOn(after: string): boolean {
  const word = /^[^,]{3,40},\s(?:and\s)?([a-z]+)\s/.exec(after)?.[1] ?? ''
  return (verbIn(word, 'past') ?? guessPast(word))?.isWork === true
}

/** "Saw how it weighed the crate | and closed the gate": what was watched did both. */
const DOES_ITSELF =
  /(?:^|(?:^|\s)(?:observed|saw|watched|noticed) )(?:how|that) (?:it|they|the [\w-]+(?: [\w-]+)?) (?:[a-z]+ly )?[a-z]+(?:ed|ew|ut|id|nt|oke|ook)\s[^,;]{3,80}$/

/** The stretches of a list of deeds, each but the first with its verb. */
function piecesOf(rest: string, form: VerbForm, isWeak: boolean): [string, Verb?][] {
  const pieces: [string, Verb?][] = []
  let start = 0
  let verb: Verb | undefined
  for (const match of matchesIn(rest, isWeak ? WEAK_JOINT : JOINT)) {
    const own = verbIn(match[1] ?? '', form) ?? (form === 'past' ? guessPast(match[1] ?? '') : undefined)
    // "..., found and fixed the leak".
    const series =
      own && form === 'past' ? readSeries(own, rest.slice(match.index + match[0].length - 1)) : undefined
    const next = series?.verb ?? own
    const after = series?.after.trimStart() ?? rest.slice(match.index + match[0].length)
    const isAfterComma = match[0].startsWith(',') && form === 'past'
    const isAgreed = isAfterComma && AGREED.test(`${match[1]} ${after}`)
    // After a comma a bare past tense is a deed, unless it tells what was done to the thing before: "a file, added by the tool".
    const isBare =
      isAfterComma &&
      (!GOVERNED.test(after) || MANY.test(after) || (ONE_NAME.test(after) && goesOn(after))) &&
      /\s/.test(rest.slice(start, match.index))
    const isDeed =
      takesObject(after) ||
      isAgreed ||
      (isAfterComma && ONE_OF_THEM.test(after)) ||
      // "Fixed it within two hours and added tests for all doors".
      (isWeak && form === 'past' && MANY_OF.test(after)) ||
      (isBare &&
        (!(
          isQualified(rest.slice(0, match.index), match[1]) || BROUGHT.test(rest.slice(start, match.index))
        ) ||
          goesOn(after)))
    if (DOES_ITSELF.test(rest.slice(start, match.index)) && match[0].startsWith(' and')) continue
    if (!next?.isWork || !isDeed || isSureName(`${match[1]} ${after}`) || NAMING.test(match[1] ?? ''))
      continue
    pieces.push([rest.slice(start, match.index), ...(verb ? [verb] : [])] as [string, Verb?])
    start = rest.length - after.length
    verb = next
  }
  pieces.push([rest.slice(start), ...(verb ? [verb] : [])] as [string, Verb?])
  return pieces
}
