import { lean } from '../../lean.ts'
import { PEOPLE } from '../../lexicon/people.ts'
import { STUDYING } from '../../lexicon/verbs.ts'
import { subjectAt } from '../clauses/clause-subject.ts'
import { type Clause, readClause, splitLead } from '../clauses/clauses.ts'
import { verbIn } from '../clauses/verbs.ts'
import type { Sentence } from '../lines/document.ts'
import { isPlural } from '../nouns/plural.ts'
import { doneByOthers } from '../parting/by-others.ts'
import { foundWrong, wantedIn } from './asked-before.ts'
import { isBeside, isForm, isOfChange } from './beside.ts'
import { nameOne } from './did-it.ts'
import { harmedThings } from './harmed-things.ts'
import { FOUND_THAT, lackingIn } from './lacking.ts'
import { madeByOthers } from './made-by-others.ts'
import { meantBefore } from './meant-before.ts'
import { asOneDeed, mendedFound } from './mended-found.ts'
import {
  definite,
  eachOf,
  faultIn,
  foundIn,
  handledByPeople,
  handledIn,
  holdsAnother,
  meantToDo,
  NO_THING,
  neglectedIn,
  notFound,
  ofKind,
  putThere,
  ranThere,
  reasonIn,
  seenIn,
  soughtIn,
  spentOn,
  sufferedFrom,
  TO_PEOPLE,
  toBlame,
  withIt,
  withoutWhen,
} from './named-before.ts'
import { BRINGS_IN, TAKES_BACK, takenBack } from './own-harm.ts'
import { withThingDone } from './passive-it.ts'
import { asKnown, rivals, withoutQualities } from './rivals.ts'
import { settingIn } from './setting-named.ts'
import { dealtWith, dislikedIn, learnedOrMade, withInherited } from './spoken-of.ts'
import { asStatement, isCutAgain, isMadeToDo, isOrder, isSinceNow, MEASURED } from './told-of-it.ts'
import { workNamed } from './work-named.ts'

/** Who tells what he did, with or without an "I". */
export function isOwnDeed(clause: Clause | undefined): clause is Clause {
  return (
    clause !== undefined &&
    /^(?:i|we|none)$/.test(clause.subject) &&
    clause.form === 'past' &&
    clause.modality === 'done' &&
    clause.verb.isWork &&
    // "Got them right" says how they became.
    clause.verb.base !== 'get' &&
    !clause.isNegated
  )
}

/** The "it" or "them" that a deed was done to. */
export function pronounOf(clause: Clause): 'it' | 'them' | undefined {
  const word = /^(?:it|them)(?=[\s.,;!]|$)/.exec(clause.rest)?.[0]
  if (word === 'it' || word === 'them') return word
  // "Sped this up" and "this using a pool" mean the matter, "this pool" a thing.
  const isWhole = OF_THING.test(clause.verb.base) && /^(?:this|that)[.!]*$/.test(clause.rest)
  return isWhole || /^(?:this|that)\s(?:using|with|via|through)\s\S/.test(clause.rest) ? 'it' : undefined
}

/** Texts of sentences in their order; a deed done to "it" names what the sentence before is about: "The page was slow. I rewrote it." */
export function nameObjects(sentences: readonly Sentence[], written: readonly string[]): string[] {
  const texts = written.map(asOneDeed)
  return texts.map((said, at) => {
    const [before, own] = [sentences[at - 1], sentences[at]]
    // "- A leak in the till. Fixed it with a lock": what an item names, it may tell to be mended.
    const mended =
      own?.kind === 'item' && before?.kind === 'item' && before.block === own.block
        ? mendedFound(said, texts.slice(sentences[at - 2]?.block === own.block ? at - 2 : at - 1, at))
        : undefined
    if (mended) return mended
    const isNext = before && own && isBeside(before, own) && before.kind === own.kind
    if (!isNext || !(own.kind === 'prose' || (own.kind === 'item' && isAnswer(before, own, texts[at - 1]))))
      return own?.kind === 'prose' ? nameOne(said, undefined) : said
    const done = meantBefore(said, texts.slice(0, at))
    if (done) return done
    const named = withInherited(nameOne(said, texts[at - 1]), texts[at - 1] ?? '')
    const text = withIt(withObject(withThingDone(named, texts[at - 1] ?? ''), texts[at - 1] ?? ''))
    const clause = readClause(text)
    const each =
      clause && isOwnDeed(clause)
        ? (eachOf(texts[at - 1] ?? '', clause.rest) ??
          workNamed(clause.verb.base, clause.rest, texts[at - 1] ?? '') ??
          (sentences[at - 2]?.index === before.index
            ? workNamed(clause.verb.base, clause.rest, texts[at - 2] ?? '')
            : undefined))
        : undefined
    if (each && text.endsWith(clause?.rest ?? '')) return text.slice(0, -(clause?.rest.length ?? 0)) + each
    const pronoun =
      clause &&
      (isOwnDeed(clause) ||
        isOfChange(clause) ||
        isCutAgain(clause) ||
        isSinceNow(clause) ||
        (sentences[0]?.kind === 'title' && isOrder(clause)) ||
        text !== named)
        ? pronounOf(clause)
        : undefined
    const kind = pronoun === 'it' ? ofKind(texts[at - 1] ?? '') : undefined
    if (kind) return text.replace(/\bit(?=\s(?:to|by|from|down|up)\s)/, `the ${kind}`)
    // "Raised it to 50" is done to a thing, "raised it" to a trouble.
    const verb =
      clause && RAISED_TO.test(`${clause.verb.base} ${clause.rest}`) ? 'increase' : clause?.verb.base
    const thing =
      clause &&
      pronoun &&
      verb &&
      ((pronoun === 'it' ? settingIn(texts[at - 1] ?? '', clause) : undefined) ??
        (pronoun === 'it' ? usesAnother(texts[at - 1] ?? '', clause) : undefined) ??
        dealtWith(texts[at - 1] ?? '', pronoun, verb) ??
        lackingIn([texts[at - 1] ?? '', texts[at - 2] ?? ''], pronoun, verb) ??
        thingOf(
          // "Changed it to stream the rows": what does something else since is what the sentence was about, whatever the reason.
          isMadeToDo(clause)
            ? (texts[at - 1] ?? '').replace(/\s(?:since|because|as|when|after|until|while|if)\s.*$/, '')
            : /^re(?:build|write|do|design|implement)$/.test(clause.verb.base)
              ? (texts[at - 1] ?? '').replace(/\s(?:when|whenever|every time)\s.*$/, '')
              : (texts[at - 1] ?? ''),
          pronoun,
          verb,
        ) ??
        wantedIn(texts[at - 1] ?? '', pronoun, verb) ??
        (pronoun === 'it' ? toBlame(texts[at - 1] ?? '', verb) : undefined) ??
        foundIn((texts[at - 1] ?? '').replace(FOUND_THAT, ''), pronoun, clause) ??
        neglectedIn(texts[at - 1] ?? '', pronoun, clause) ??
        (pronoun === 'it' ? meantToDo(texts[at - 1] ?? '') : undefined) ??
        workedOn(texts[at - 1] ?? '', pronoun) ??
        ranThere(texts[at - 1] ?? '', pronoun, verb) ??
        reasonIn(texts[at - 1] ?? '', pronoun) ??
        (pronoun === 'them'
          ? (sufferedFrom(texts[at - 1] ?? '') ??
            soughtIn(texts[at - 1] ?? '') ??
            spentOn(texts[at - 1] ?? '') ??
            handledByPeople(texts[at - 1] ?? '', verb) ??
            harmedThings(texts[at - 1] ?? ''))
          : undefined) ??
        (pronoun === 'it' ? (notFound(texts[at - 1] ?? '') ?? seenIn(texts[at - 1] ?? '')) : undefined) ??
        (pronoun === 'it' && sentences[0]?.block === own.block ? faultIn(texts[0] ?? '', verb) : undefined) ??
        // "The search was useless, people complained": who complained is nothing that is replaced.
        (/^(?:people|users|customers|everyone|everybody|nobody|clients|support|every|each)\s/i.test(
          texts[at - 1] ?? '',
        ) && sentences[at - 2]?.index === before.index
          ? (thingOf(texts[at - 2] ?? '', pronoun, verb) ??
            (pronoun === 'it' ? notFound(texts[at - 2] ?? '') : undefined))
          : undefined) ??
        (before.index === own.index || MEASURED.test(clause.rest) || text !== named
          ? (objectOf(texts[at - 1] ?? '', pronoun) ?? putThere(texts[at - 1] ?? ''))
          : undefined) ??
        // "The press prints the tag, but the tag was too long. Shortened it."
        thingOf((texts[at - 1] ?? '').replace(/^.*,\sbut\s(?=(?:the|our|its)\s)/, ''), pronoun, verb) ??
        learnedOrMade(texts.slice(0, at), pronoun, verb) ??
        madeByOthers(texts[at - 1] ?? '', pronoun, verb) ??
        thingOf(foundWrong(texts[at - 1] ?? ''), pronoun, verb) ??
        (pronoun === 'it' ? dislikedIn(texts[at - 1] ?? '') : undefined) ??
        // "Rewrote the engine. It was a mess. Split it in two."
        (pronoun === 'it' && /^It\s/.test(before.text) && sentences[at - 2]?.block === own.block
          ? objectOf(texts[at - 2] ?? '', pronoun)
          : undefined) ??
        // "The gauge gave odd values, turns out it needs 5 V. Rewired it."
        (pronoun === 'it' && OF_SAME.test(texts[at - 1] ?? '') && sentences[at - 2]?.block === own.block
          ? thingOf(texts[at - 2] ?? '', pronoun, verb)
          : undefined))
    const ofPeople = pronoun === 'them' && thing && PEOPLE.test(thing) && !TO_PEOPLE.test(verb ?? '')
    if (clause && ofPeople) {
      const own = handledIn(texts[at - 1] ?? '')
      return own
        ? `${text.slice(0, text.length - clause.rest.length)}${own}${clause.rest.slice('them'.length)}`
        : text
    }
    const undone =
      clause && pronoun === 'it' && !thing && TAKES_BACK.test(clause.verb.base) && text.endsWith(clause.rest)
        ? takenBack(texts[at - 1] ?? '', clause.rest)
        : undefined
    if (undone) return `${text.slice(0, text.length - (clause?.rest.length ?? 0))}${undone}`
    if (!thing || !text.endsWith(clause.rest) || isNamedBeside(thing, clause.rest)) return text
    if (REVERTS.test(verb ?? '') && bringsIn(texts[at - 2] ?? '')) return text
    return `${text.slice(0, text.length - clause.rest.length)}${thing}${clause.rest.replace(/^\w+/, '')}`
  })
}

/** "We raised the new mast. The trial failed. Rolled it back": the mast. */
const REVERTS = /^(?:roll|revert|undo|withdraw|back)$/

function bringsIn(text: string): boolean {
  const clause = readClause(text)
  return isOwnDeed(clause) && BRINGS_IN.test(clause.verb.base)
}

/** Of an item only what answers its trouble: "the lid was bent -> hammered it". */
function isAnswer(before: Sentence, own: Sentence, told = ''): boolean {
  return (before.index === own.index || isForm(before, own)) && !isOwnDeed(readClause(told))
}

const RAISED_TO = /^raise it (?:to|by|from) \S*\d/

/** What is told of the thing that the sentence before was about. */
const OF_SAME = lean(
  /^(?:(?:it )?turn(?:s|ed) out,? (?:that )?)?it (?:is|was|needs|needed|has|had|does|did|only|wants|wanted|expects|expected|blew|broke|hung|crashed|failed|ran|kept|took|ate|used|leaked|lost|dropped|froze)\b/i,
)

/** "The lamp did not come. Tuned it with the old lamp": what is named beside "it" is not what "it" means. */
function isNamedBeside(thing: string, rest: string): boolean {
  const head = thing.split(' ').at(-1)?.toLowerCase() ?? ''
  return rest
    .toLowerCase()
    .split(/[^\w-]+/)
    .slice(1)
    .includes(head)
}

const BARE_DEED =
  /^((?:(?:I|We)\s)?(?:(?:[Tt]hen|[Ff]inally|[Jj]ust)\s)?([A-Za-z-]+))(?=\s(?:with|by|in|into|to|as|using|from|onto|without)\s(?!(?:it|them|this|that)\b))/

/** What is done to the thing itself: one moves to a new tool oneself, and what was lost is restored. */
const TAKES_OBJECT =
  /^(?:replace|re-?(?:write|build|design|work|do|implement|factor|train|partition|index|group|structure)|port|convert|translate|migrate|split|shard|containeri[sz]e|dockeri[sz]e|automate|paralleli[sz]e|simplify)$/

/** "The old picker failed on phones. Replaced with a native one": a verb that has no object yet takes what the note has just told of. */
function withObject(text: string, before: string): string {
  const [, head = '', word = ''] = BARE_DEED.exec(text) ?? []
  const verb = verbIn(word.toLowerCase(), 'past')?.base ?? ''
  if (!TAKES_OBJECT.test(verb)) return text
  const thing = thingOf(before, 'it', verb) ?? thingOf(before, 'them', verb)
  const named = thing && asKnown(thing)
  return named ? `${head} ${named}${text.slice(head.length)}` : text
}

/** Where another statement begins, of whose things one could speak next. */
const MORE =
  /\b(?:because|since|when|whenever|if|while|after|before|which|that|who|where|but|and|so|as|until)\b|[;:]/
/** "The press jammed and lost oil": the same thing goes on. */
const AND_DID = lean(
  /(?:^|\s)and\s(?=(?:(?:also|often|sometimes|always|still|even|then|never|not|only)\s)?(?:was|were|had|took|kept|lost|ran|used|ate|cost|could|did|got|made|broke|(?:was|did|could)n't|[a-z]{2,}ed)\s|(?:never\s|not\s|always\s)?[a-z-]+[.!]*$)/,
)
/** What was moved or made anew is the thing, not the place where it was. */
export const OF_THING =
  /^(?:re-?(?!(?:place|move|port|lease|duce|quire|spond|solve|turn|view|quest|fuse|ject|ceive|cord|fer|late|mote|store|cover)$)[a-z]{4,}|fine-?tune|train|move|migrate|port|convert|translate|split|speed|deploy|shorten|simplify|parallelize|parallelise|automate|script|batch|cache|containerize|containerise|dockerize|dockerise|virtualize|virtualise)$/

const MAKES_OTHERWISE = /^(?:change|compute|calculate|derive|switch)$/

/** What is done to a trouble rather than to the thing that has it. */
const OF_TROUBLE =
  /^(?:trace|track|reproduce|report|notice|find|discover|isolate|narrow|bisect|pin|blame|escalate|raise|log|file|mitigate|confirm|solve|resolve)$/
/** One thing that is told from others by an article, an owner or a name in capitals. */
const KNOWN = /^(?:[Tt]he|[Aa]n?|[Oo]ur|[Mm]y|[Tt]heir)\s|^[A-Z][a-z_-]*[A-Z\d][\w-]*$/

/** "The holes in the lid were off. Drew it again": of the two only the lid is one. */
const OF_ONE = /\s(?:of|on|in|at|from|inside)\s((?:the|our|my)\s[\w-]+(?:\s[\w-]+)?)$/

/** "The feed was a bunch of scripts that only Petra knew": what it was is no second thing. */
const WAS_ONE =
  /^(?:was|is|were|are)\s(?:(?:just|only|still|basically|really|mostly)\s)?(?:an?|one)\s(?!lot\b)[^,;:]+$/

/** What a statement is about, if "it" or "them" can mean nothing else in it. */
export function thingOf(told: string, pronoun: 'it' | 'them', verb: string): string | undefined {
  const text = withoutWhen(asStatement(told.replace(FOUND_THAT, '')), pronoun === 'it' && OF_THING.test(verb))
  const { lead, body } = splitLead(text)
  const clause = readClause(text)
  if (holdsAnother(text, verb)) return undefined
  if (text.endsWith('?') || /\b(?:I|we|you)\b/.test(text) || (clause && clause.subject !== 'passive'))
    return undefined
  const subject = subjectAt(text, text.length - body.length)
  if (!subject) return undefined
  const named = text.slice(subject.start, subject.end).replace(/\s(?:that|which|who)\s.*$/, '')
  const thing = (pronoun === 'it' && isPlural(named) && OF_ONE.exec(named)?.[1]) || named
  const said = withoutQualities(
    text
      .slice(subject.rest)
      .replace(WAS_ONE, '')
      .replace(/^\S+\s/, ''),
    pronoun,
  )
  // "The tag was computed from the route, not from the body. Changed it to a hash": what a thing is made of is not made otherwise.
  const rest =
    clause && MAKES_OTHERWISE.test(verb)
      ? said.replace(/,\snot\s[^,;]+$/, '').replace(/\b(?:from|by|with|per|as|in|on)\s.*$/, '')
      : said
  if (
    (NO_THING.test(thing) && !/^one of the\s/i.test(thing)) ||
    thing.split(' ').length > (/\s(?:of|for|in|from)\s/.test(thing) ? 9 : 6) ||
    isPlural(thing) !== (pronoun === 'them') ||
    (pronoun === 'it' && PEOPLE.test(thing))
  )
    return undefined
  // "The page was slow. I traced it": what is looked into is the trouble; "Customer saw gaps" names no thing.
  if (
    STUDYING.has(verb) ||
    OF_TROUBLE.test(verb) ||
    (pronoun === 'it' &&
      !KNOWN.test(thing) &&
      !/^one of the\s/i.test(thing) &&
      !((verb === 'replace' || OF_THING.test(verb)) && /^[A-Z][a-z]+(?:\s[\w-]+){1,3}$/.test(thing)))
  )
    return undefined
  if (MORE.test(rest.replace(AND_DID, ' ')) || /,/.test(rest)) return undefined
  // "The run took 3 hours. Added it": what ran was there.
  if (verb === 'add' && /\s(?:took|takes|ran|failed|crashed|hung|broke|kept)\b/.test(text)) return undefined
  if (!OF_THING.test(verb) && rivals(rest, pronoun)) return undefined
  return definite(thing, lead)
}

const USES = lean(
  /^((?:the|our|my)\s(?:[\w-]+\s){1,3}?)(?:still\s|always\s)?(?:used|relied on|ran on|was using|was running|was set to)\s(?!(?:it|them|to)\b)/i,
)

/** "The tower used the old codec. Changed it to UTF-8": the tower was changed, and not what it used. */
function usesAnother(text: string, { verb, rest }: Clause): string | undefined {
  const thing =
    /^(?:change|switch|convert|move|port|migrate)$/.test(verb.base) && /^it (?:over )?to\s/.test(rest)
      ? USES.exec(text.replace(FOUND_THAT, ''))?.[1]?.trim()
      : undefined
  return thing && !NO_THING.test(thing) && !isPlural(thing) && !PEOPLE.test(thing)
    ? definite(thing, '')
    : undefined
}

/** "Today was all about the gate. I wired it to the panel": what was worked on. */
function workedOn(text: string, pronoun: 'it' | 'them'): string | undefined {
  const clause = readClause(text)
  if (!clause || clause.isNegated || !/^(?:work|focus)$/.test(clause.verb.base)) return undefined
  const [, thing = ''] = /^on\s((?:the|my|our|an?)\s(?:[\w/-]+\s){0,4}[\w/-]+)[.!]?$/.exec(clause.rest) ?? []
  if (!thing || MORE.test(thing) || NO_THING.test(thing) || isPlural(thing) !== (pronoun === 'them'))
    return undefined
  return definite(thing, '')
}

/** "I found the leak; mended it": the one thing that was named in the same breath. */
function objectOf(text: string, pronoun: 'it' | 'them'): string | undefined {
  const clause = readClause(doneByOthers(text) ?? text)
  const thing =
    /^((?:the|an?|our|my|two|three|four|\d+)\s[\w-]+(?:\s(?!(?:to|from|in|on|with|for|into|and|of|by|at|that|which|so)\b)[\w-]+){0,3})[.,;]?$/.exec(
      clause?.rest ?? '',
    )?.[1]
  return thing && isOwnDeed(clause) && isPlural(thing) === (pronoun === 'them')
    ? definite(thing, '')
    : undefined
}
