import { lean } from '../../lean.ts'
import { verbIn } from '../clauses/verbs.ts'
import { withoutIdleHeads } from './idle-heads.ts'
import { withoutLooseEnds } from './loose-ends.ts'

/** How a thing was done, said before the verb by a word that would be read as a noun, an adjective or a verb of its own. */
const JOINED = lean(
  /\b(?:double\s(?=(?:count|charge|bill|book)(?:ed|ing|d)?\s(?:the|our|all|any|[a-z]+s)\b)|3d\s(?=printed)|(?:lazy|eager)\s(?=loaded|initiali[sz]ed)|(?<=^|^[\w()/-]{1,30}:\s)(?:lazy|eager)\s(?=load\s(?!(?:is|was|of|in|on|for|time|fail)\b)[a-z`])|reverse\s(?=engineered)|(?:load|stress|smoke|unit|pen|field|user)\s(?=tested)|load\s(?=balanced)|rate\s(?=limited\s(?:the|an?|our|all|my|every|each)\b)|cherry\s(?=picked)|(?:fine|hand)\s(?=tuned)|hand\s(?=rolled|coded|picked|labell?ed|crafted|soldered)|hot\s(?=fixed|patched|swapped|reloaded)|force\s(?=pushed|merged)|cross\s(?=compiled|checked|referenced|validated|trained|posted)|(?:double|spot|sanity)\s(?=checked)|(?<!\b(?:an?|the|this|that|each|every|no|with|by|our|my|old|new)\s)double\s(?=check\s(?!valves?\b)[a-z])|bulk\s(?=loaded|inserted|imported|updated|edited|renamed|deleted)|batch\s(?=processed|inserted|imported|updated|renamed|deleted)|back\s(?=ported|filled|tested)|side\s(?=loaded)|time\s(?=boxed)|root\s(?=caused)|(?:code|peer)\s(?=reviewed)|pair\s(?=programmed)|live\s(?=streamed|migrated|debugged|coded)|copy\s(?=edited|past(?:ed|ing))|soft\s(?=deleted|launched)|(?:white|black)\s(?=listed)|self\s(?=hosted)|(?:pull|read|write)\s(?=through\scach(?:e|es|ing)\b)|\bon\s(?=prem\b)|\bon\s(?=call\s(?:weeks?|rotations?|shifts?|duty|engineers?|schedules?|load|pages?|handovers?|runbooks?|got|gets|had|was|is)\b)|(?:hard|soft|factory|power)\s(?=(?:reset|cycled?)\s(?:the|my|our|both|all)\b)|(?:logged|signed)\s(?=in\s(?:users?|states?|status|pages?|views?|sessions?|decorators?|members?|customers?|accounts?|menus?|checks?)\b))(?=[a-z]+\b)/gi,
)

/** "Hi all, " before the first word that tells something. */
const GREETING =
  /^\s*(?:hi|hey|hello|dear|good morning|morning)(?:(?:\s(?:all|everyone|team|folks|guys|there))?\s?[,!.]|\s[a-z]{2,15}\s?[,!]|\s(?:all|everyone|team|folks|guys|there)|(?=\s(?:this week|today|yesterday|I|we|just|quick)\b))\s+(?=(?:\S+\s){4})/i

/** "Scrum master here, " says who writes, not what was done. */
const WHO_WRITES = /^\s*(?:[\w/-]+\s){1,3}here\s?[,.:!]\s+(?=(?:\S+\s){3})/

/** "FYI I moved the pump", "lol so the bug was a comma", "TL;DR: moved it": how it is said, not what was done. */
const CHATTER =
  /^\s*(?:(?:fyi|btw|lol|lmao|haha|omg|ugh|phew|yay|heads[ -]up|tl;?dr|guys)[,:!.]?|(?:short|quick|brief|small) (?:status|update|note|summary)(?: update)?\s?[:,-]|(?:ok|okay)(?=\sso\s))[ \t]+(?:so[ \t]+)?(?=(?:\S+\s){3})/i

/** "- ok so the pump froze". */
const OK_SO = /(?<=^[ \t]*[-*+][ \t])(?:ok|okay)[, ]{1,2}so[ \t]+(?=(?:\S+[ \t]+){3})/gim

function blank(words: string): string {
  // Not by spaces, which would set the line in as code.
  return '\n'.repeat(words.length)
}

/** A text that is not addressed to anybody, and nothing moved. */
function withoutGreeting(text: string): string {
  return text
    .replace(GREETING, blank)
    .replace(WHO_WRITES, blank)
    .replace(CHATTER, blank)
    .replace(OK_SO, (words) => ' '.repeat(words.length))
}

/** "Shipped it 🎉 everybody had asked for it": the cheer stands where the full stop would. */
const CHEER =
  /(?<=\s[\w)'"-]{0,39}[\w)'"]) [\u{1f389}\u{1f38a}\u{1f680}\u{1f525}\u2705\u{1f64c}\u{1f4aa}\u{1f44f}\u{1f605}\u{1f602}\u{1f60e}\u{1f973}\u2728\u{1f64f}\u{1f3af}\u{1f44d}]+\ufe0f?(?= (?:\p{L}{2}|\d))/gu

/** Any picture between a small word and a capital does. */
const PICTURE = /(?<=[a-z\d)'"]) [\u{1f300}-\u{1faff}]+\ufe0f?(?= [A-Z])/gu

/** "The board is dead :((, luckily I have two": a face stands there, too. */
const FACE = /(?<=[a-z)'"])(?: [:;]-?(?:\(+|\)+|D|P|\/))+,?(?= [A-Za-z])/g

/** A text whose cheers end its sentences, and nothing moved. */
function withStopsForCheers(text: string): string {
  const stop = (cheer: string) => `.${' '.repeat(cheer.length - 1)}`
  const faceless = /[:;]-?[()DP/]/.test(text) ? text.replace(FACE, stop) : text
  return /[\u2705\u2728\u{1f300}-\u{1faff}]/u.test(faceless)
    ? faceless.replace(CHEER, stop).replace(PICTURE, stop)
    : faceless
}

/** "I lazy loaded the maps" with the mark that makes one verb of the two words, and nothing moved. */
function withJoinedVerbs(text: string): string {
  return text
    .replace(JOINED, (word) => `${word.slice(0, -1)}-`)
    .replace(/\b(end) (to) (end) (?=[a-z]+s?\b)/gi, '$1-$2-$3 ')
}

/** "Two nested for loops", "an if statement": what a language calls them, and no reason or condition. */
const CONSTRUCT =
  /\bfor\s(?=loops?\b)|(?<=\b(?:an?|the|this|that|my|our|each|every|one|two|three|some|all|nested|inner|outer|single|multiple|big|huge|long|with|using|of)\s)(?:while|if|else|switch|try|catch|where)\s(?=(?:loop|statement|clause|block|branch|chain)(?:e?s)?\b)/gi

/** What such a name ends with, which hardly a text has. */
const ENDS_CONSTRUCT = /\s(?:loop|statement|clause|block|branch|chain)/i

/** A text that joins the words of such a name, and nothing moved. */
function withConstructs(text: string): string {
  return ENDS_CONSTRUCT.test(text) ? text.replace(CONSTRUCT, (word) => `${word.slice(0, -1)}-`) : text
}

/** "(I also fixed the bell.)": a whole statement. */
const BRACKETED =
  /(?<=^(?:[-*+]\s)?|[.!?]\s)\((?=(?:I|We|Also|[A-Z][a-z]+(?:ed|t|ote|ilt|ade))\s)([^()\n]{12,300})\)(?=\.?\s*$|\s[A-Z])/gm

/** A text whose statements stand in no brackets, and nothing moved. */
function withoutBrackets(text: string): string {
  return text.includes('(') ? text.replace(BRACKETED, ' $1 ') : text
}

/** "Soldered (badly) the new lamp": how well it was done is for the writer to know. */
const HOW_WELL =
  / \((?:badly|poorly|roughly|crudely|hastily|quickly|slowly|carefully|somewhat|mostly)\)(?= [a-z])/g

/** A text without such a remark, and nothing moved. */
function withoutModesty(text: string): string {
  return text.includes('ly) ') ? text.replace(HOW_WELL, (words) => ' '.repeat(words.length)) : text
}

/** "Hung the lamps on the wall [second try]": an aside, whatever its brackets. */
const SQUARE_ASIDE = /(?<=[a-z)`] )\[([a-z]+(?: [a-z]+){1,5})\](?=\.?[ \t]*$)/gim

/** A text that has round brackets around its asides, and nothing moved. */
function withRoundBrackets(text: string): string {
  return text.includes(']') ? text.replace(SQUARE_ASIDE, '($1)') : text
}

/** "1, wired the lamp" above "2, painted it": a comma for the point behind a number. */
const FIRST = /^[ \t]{0,3}1,[ \t]+\S/m
const SECOND = /^[ \t]{0,3}2,[ \t]+\S/m

/** A text whose numbered lines are marked as a list is, and nothing moved. */
function withNumbersMarked(text: string): string {
  if (!FIRST.test(text) || !SECOND.test(text)) return text
  return text.replace(/^([ \t]{0,3}\d{1,2}),(?=[ \t]+\S)/gm, '$1.')
}

/** "Moved the carts / fixed the gate / 3 reviews": strokes between what was done one after the other. */
const STROKES = /^([ \t]*(?:[-*+\u2022][ \t]+)?([A-Za-z]+)[ \t][^/\n]{3,200}) \/ (?=[\w"'])[^\n]*$/gm

/** A text that parts such deeds by semicolons, and nothing moved. */
function withStrokesAsStops(text: string): string {
  if (!text.includes(' / ')) return text
  return text.replace(STROKES, (line: string, _, first: string) => {
    const [, ...others] = line.split(' / ')
    const isPast = (word: string) => verbIn(word.toLowerCase(), 'past')?.isWork === true
    return isPast(first) && others.some((other) => isPast(/^[A-Za-z]+/.exec(other)?.[0] ?? ''))
      ? line.replaceAll(' / ', ';  ')
      : line
  })
}

/** "- DONE oil the hinge" among what is to do: a box that is ticked. */
const DONE_ITEM = /^([ \t]*[-*+\u2022][ \t]+)DONE(?=:? +\S)/gm

/** A text whose list has boxes ticked where it says "DONE", and nothing moved. */
function withDoneTicked(text: string): string {
  return (text.match(DONE_ITEM) ?? []).length < 2 ? text : text.replace(DONE_ITEM, '$1[x] ')
}

/** "- moved the carts (pia, sven)": who did it, behind every item of a list. */
const CREDIT = /(?<=\S)[ \t]\(([a-z][a-z\d_-]+(?:, [a-z][a-z\d_-]+){0,4})\)(?=[.;]?[ \t]*$)/gm

/** "ann42": nothing is called so save somebody's account. */
const HANDLE =
  /^(?!(?:python|windows|angular|debian|ubuntu|java|http|base|utf|cuda|part|phase|step|day|week)\d)[a-z]{3,16}\d{1,4}$/

/** A text without such names, known by those that come back, and nothing moved. */
function withoutCredits(text: string): string {
  const credits = [...text.matchAll(CREDIT)].map(([, names = '']) => names.split(', '))
  const names = credits.flat()
  const isCrew =
    (credits.length > 2 && new Set(names).size < names.length - 1) ||
    (credits.length > 1 && new Set(names).size < names.length && names.every((name) => HANDLE.test(name)))
  return isCrew ? text.replace(CREDIT, (credit) => ' '.repeat(credit.length)) : text
}

/** A text that tells inches ("a 24\" screen") from quotes, and nothing moved. */
function withInches(text: string): string {
  if (!/\d"/.test(text)) return text
  let isOpen = false
  return text.replace(/"|\n\n/g, (mark, at: number) => {
    if (mark !== '"') {
      isOpen = false
      return mark
    }
    if (
      !isOpen &&
      /\d$/.test(text.slice(Math.max(0, at - 1), at)) &&
      /^[\s,.;:)-]|^$/.test(text.slice(at + 1, at + 2))
    )
      return '\u2033'
    isOpen = !isOpen
    return mark
  })
}

/** "In it's box", "as it's height": what belongs to it. */
const BELONGING =
  /\b(?:(?:of|in|on|to|with|from|into|by|at|inside|via|than)\s+it's(?=\s+[a-z])|it's(?=\s+own\b)|as\s+it's(?=\s+(?:height|width|size|length|name|value|key|type|colou?r|parent|input|output|source|target|base|default|index|label|title|id)(?:[.,;]|$|\s(?!is\b|was\b|that\b))))/g

/** A text that tells "its" from "it's", and nothing moved. */
function withOwner(text: string): string {
  return text.includes("it's") ? text.replace(BELONGING, (words) => words.replace("it's", 'its ')) : text
}

/** A text that backs nothing "up up", and nothing moved. */
function withoutSecondUp(text: string): string {
  return text.replace(/\b(back|set)up up(?= )/g, '$1 up  ')
}

/** "(2:47 PM)" at the end of a line: when it was written down. */
const CLOCK = /(?<=\S)[ \t]*\((?:at )?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\)(?=[.;]?[ \t]*$)/gim

/** `- "wired the lamp"`: all of a line, as it was written elsewhere, in a commit or a message. */
const QUOTED_LINE =
  /^([ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]+)["\u201c]([a-z][^"\u201c\u201d\n]{8,600})["\u201d]([.;]?[ \t]*)$/gim

/** A text whose lines are told without the hour, and without the quotes around all that they say, and nothing moved. */
function withoutStamps(text: string): string {
  const timeless = text.includes(':') ? text.replace(CLOCK, (clock) => ' '.repeat(clock.length)) : text
  if (!/["\u201c]/.test(timeless)) return timeless
  return timeless.replace(QUOTED_LINE, (whole, mark: string, line: string, end: string, at: number) => {
    const isStamped = timeless.slice(at, at + whole.length) !== text.slice(at, at + whole.length)
    const word = /^[A-Za-z-]+/.exec(line)?.[0].toLowerCase() ?? ''
    return isStamped || verbIn(word, 'past')?.isWork ? `${mark} ${line} ${end}` : whole
  })
}

/** "But...... the last one was broken": a pause behind the word that joins. */
const PAUSE = /(?<=\b(?:but|and|so|or)) ?\.{2,}(?= [a-z])/gi

function withoutPauses(text: string): string {
  return text.includes('..') ? text.replace(PAUSE, (dots) => ' '.repeat(dots.length)) : text
}

/** "i added an index": the writer, and no index of a loop. */
const SMALL_I =
  /(?<=^|[\s("])(?<!\b(?:for|index|variable|loop|let|int|var|while|each|of)\s)i(?=\s(?!(?:in|from|and|or|to|is|equals|of|th)\b)[a-z]{2}|['\u2019](?:m|ve|d|ll)\b)/gm

/** A text whose writer is written large, and nothing moved. */
function withLargeI(text: string): string {
  return text.replace(SMALL_I, 'I')
}

/** "Painted the gate and, more importantly, shut it": how much a deed weighs is no deed. */
const WEIGHED = /(?<=\band),? (?:(?:perhaps|even) )?(?:more|most) importantly,?(?= [a-z])/g

function withoutWeighing(text: string): string {
  return text.includes(' importantly') ? text.replace(WEIGHED, (words) => ' '.repeat(words.length)) : text
}

/** "Title :painted the gate": the space of a label on the wrong side of its colon; "Rename :id" is a name. */
const COLON_APART =
  /^([ \t]*(?:title|issue(?: no\.?)?|description|summary|problem|solution|fix|cause|result|impact|changes)) :(?=[\w#`])/gim

function withColonsClosed(text: string): string {
  return text.includes(' :') ? text.replace(COLON_APART, '$1: ') : text
}

/** "Memory went from: 90 MB to: 60 MB": no label stands before these figures. */
const COLON_OF_FIGURE =
  /(?<=(?:\b(?:went|improved|reduced|dropped|decreased|increased|lowered|raised|cut|grew|fell|rose|shrank|down|up|changed)|\d\s?[\w%/]{0,8})\s(?:from|to|by)):(?=\s?[~<>]?[$\u20ac\u00a3]?\d)/gi

function withoutColonOfFigure(text: string): string {
  return /\b(?:from|to|by):/i.test(text) ? text.replace(COLON_OF_FIGURE, ' ') : text
}

/** "It broke AND nobody knew": a small word that is shouted; "an AND gate" and "NOT NULL" are names. */
const SHOUTED =
  /(?<=[a-z][,)]? )(?:AND|BUT|NOT|NO|(?<!\bthe )ALL|EVERY|VERY|STILL|NEVER|ALWAYS|FINALLY|ONLY|AGAIN|TOO|REALLY|ALREADY)(?= [a-z])(?! (?:gates?|logic|operators?|conditions?|clauses?|queries|query|search(?:es)?|filters?)\b)/g

/** "Then IT TOTALLY WORKED": a whole statement that is shouted; one in the words of a query is code. */
const SHOUTED_OUT =
  /(?<=[a-z][,)]? )(?=[A-Z ]{0,40}\b(?:IT|THIS|WORKS|WORKED|WORKING|FINALLY)\b)(?![A-Z ]{0,60}\b(?:SELECT|FROM|WHERE|TABLE|NULL|VALUES)\b)[A-Z]{2,}(?: [A-Z]{2,}){2,12}(?![A-Z\d_])/g

function withoutShouting(text: string): string {
  if (!/ [A-Z]{2}/.test(text)) return text
  return text
    .replace(SHOUTED, (word) => word.toLowerCase())
    .replace(SHOUTED_OUT, (words) => words.toLowerCase())
}

/** "Oiled the spring, so let's see": what is waited for is no part of it. */
const LETS_SEE = /(?<=[a-z)]),? so,? let['\u2019]?s see(?=[.!](?:\s|$)|\s*$)/gm

/** "So I stayed up late one night, rebuilt the shelf": when it was rebuilt. */
const STAYED_UP =
  /(?<=\bI )(?:stayed|sat|got) up (?:very |really |too )?(?:late|early|all night)(?: one night| last night| on \w+day)?,? (?:and )?(?=[a-z]+ (?:the|an?|my|our|all|both)\s)/g

/** A text that says of its writer only what he did then, and nothing moved. */
function withoutLateHours(text: string): string {
  const told = /let['\u2019]?s see/.test(text)
    ? text.replace(LETS_SEE, (words) => ' '.repeat(words.length))
    : text
  return told.includes(' up ') ? told.replace(STAYED_UP, (words) => ' '.repeat(words.length)) : told
}

/** What was typed in haste as it would be set by somebody with more time: every character stays where it was. */
export function asMeant(text: string): string {
  return SETTINGS.reduce((told, set) => set(told), text)
}

/** "Moved the lamps here: https://...": where to look, and not where they were moved. */
const LOOK_HERE =
  /(?<!\b(?:found|seen|is|are|be|look|see|available|posted|hosted|viewed|described|linked|go|located|live|lives|read|more|happening|click|or|and|this|that))\shere\s?:?(?=\s?(?:https?:\/\/|\[))/gi

/** A text that points at no link, and nothing moved. */
function withoutPointing(text: string): string {
  return text.includes('://') ? text.replace(LOOK_HERE, (words) => '.'.padEnd(words.length)) : text
}

/** "The switch `-n' of `mill'": a quote as it was typed on old machines. */
const OLD_QUOTE = /`([\w:./*+-]{1,40})'(?![\w`'])/g

/** A text whose names are all marked on both sides, and nothing moved. */
function withMarksClosed(text: string): string {
  return text.includes('`') ? text.replace(OLD_QUOTE, '`$1`') : text
}

const SETTINGS: readonly ((text: string) => string)[] = [
  withMarksClosed,
  withoutGreeting,
  withNumbersMarked,
  withStrokesAsStops,
  withoutCredits,
  withDoneTicked,
  withoutStamps,
  withoutBrackets,
  withRoundBrackets,
  withoutModesty,
  withoutPointing,
  withoutPauses,
  withoutIdleHeads,
  withStopsForCheers,
  withoutLooseEnds,
  withJoinedVerbs,
  withConstructs,
  withInches,
  withOwner,
  withoutSecondUp,
  withLargeI,
  withColonsClosed,
  withoutColonOfFigure,
  withoutWeighing,
  withoutLateHours,
  withoutShouting,
]
