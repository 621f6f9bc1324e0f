import { onceForText } from '../../../once.ts'
import { isTwinQuality } from '../../../text/clauses/twin-qualities.ts'
import { guessPast, verbIn } from '../../../text/clauses/verbs.ts'
import { matchesIn } from '../../../text/patterns/matches.ts'
import { withArticles } from '../../sentence/articles.ts'
import { countWords } from '../../sentence/tidy.ts'

const AND_VERB =
  /,?\sand\s(?:(?:then|also|[a-z]{3,}ly)\s)?(?=([a-z-]+)\s((?:the|an?|all|both|its|their|it|them)\s)?)/g

/** Deeds as one list: "A and B", "A, and B" where one of them has an "and" of its own, "A, B, and C"; nothing where it would not be clear. */
export function enumerate(told: readonly string[]): string | undefined {
  const flat = told.flatMap(deedsIn)
  // "Restarted the pump to clear it, swapped the fuse, and restarted the pump" tells one thing twice.
  if (flat.some((one, at) => flat.some((other, to) => to !== at && `${other} `.startsWith(`${one} `))))
    return undefined
  // Two pairs of short deeds are a list of four.
  const isFlat = flat.length <= 3 || (told.length === 2 && flat.length === 4 && flat.every(isShort))
  const phrases = withoutSameVerb(isFlat ? flat : told)
  const lists = phrases.filter((phrase) => hasComma(phrase) || tellsTwo(phrase)).length
  // What is a list already cannot be told from the list it would stand in.
  if (lists > (phrases.length > 2 ? 0 : 1) || phrases.slice(0, -1).some(isOpenList)) return undefined
  const isLong =
    phrases.length > 2 ||
    countWords(phrases[0] ?? '') > BREATH ||
    phrases.some((phrase) => /\sand\s|,\s|\sby\s/.test(phrase))
  const last = phrases.at(-1) ?? ''
  // "Patched the parser, added a test and replied to Ann" is one list.
  const goesOn = hasComma(last) ? phrases.length === 2 && isListOfDeeds(last) : endsList(last)
  const joint = goesOn ? ', ' : isLong ? ', and ' : ' and '
  return `${phrases.slice(0, -1).join(', ')}${joint}${last}`
}

/** How many words one says before the next "and" needs a comma. */
const BREATH = 14

function isShort(phrase: string): boolean {
  return countWords(phrase) <= 6 && !hasComma(phrase)
}

/** Whether something is listed or put in between, other than in brackets and before one more deed. */
const hasComma = onceForText(
  (phrase) =>
    phrase.includes(',') &&
    /,\s/.test(
      phrase
        .replace(/\([^()]*\)/g, '')
        .replace(AND_VERB, (joint, word: string, object?: string) =>
          isDeed(word, object) ? ' and ' : joint,
        ),
    ),
)

/** "Installed X, Y on Z" has no end that one could hear; "X, Y and Z" and "X, which does Y" have. */
const isOpenList = onceForText((phrase) => {
  if (!phrase.includes(',')) return false
  const [, after = ''] = /,\s(.*)$/.exec(phrase.replace(/\([^()]*\)/g, '')) ?? []
  if (after && tellsTwo(after)) return true
  return (
    after !== '' &&
    !/^(?:which|who|where|including|such as|mostly|mainly|especially|an?|[a-z]+ing|(?:one|two|three|four|most|some|many|all|both|half|\d+) of (?:them|which|whom))\s|\s(?:and|or)\s/.test(
      after,
    )
  )
})

/** "Built X and tested Y". */
const tellsTwo = onceForText((phrase) =>
  matchesIn(phrase, AND_VERB).some(
    ({ index, 1: word = '' }) =>
      (word === 'run' || verbIn(word, 'past') !== undefined) && !isInside(phrase.slice(0, index)),
  ),
)

/** "So it can be read | and merged": what is done to the thing then is no deed of the list. */
function isInside(before: string): boolean {
  return /\b(?:be|been|being|is|are|was|were|gets?|got)\s(?:[a-z]+ly\s)?[a-z]+$|\sso\s(?:that\s)?(?:it|they|the|others|users|people)\s[^,]*$/.test(
    before,
  )
}

/** "Added a test and replied to Ann": the last two of a list; not so "verified and tested the pump". */
function endsList(phrase: string): boolean {
  const joints = matchesIn(phrase, AND_VERB)
  const [joint] = joints
  const word = joint?.[1] ?? ''
  return (
    joints.length === 1 &&
    countWords(phrase.slice(0, joint?.index)) > 2 &&
    verbIn(word, 'past') !== undefined &&
    verbIn(word, 'base') === undefined
  )
}

/** "Dropped 60%, merged doubles and added labels": deeds, each with its verb. */
function isListOfDeeds(phrase: string): boolean {
  const parts = phrase.split(/,\s(?:and\s)?|\sand\s/)
  return (
    parts.length > 2 &&
    /,?\sand\s/.test(phrase) &&
    parts.every((one) => {
      const [word = '', object] = one.split(' ')
      return verbIn(word, 'past') !== undefined && verbIn(word, 'base') === undefined && object !== undefined
    })
  )
}

/** "Brought the site back": whatever was done to a thing. */
function isDeed(word: string, object: string | undefined): boolean {
  const verb = verbIn(word, 'past') ?? (object ? guessPast(word) : undefined)
  return verb !== undefined && (verb.isWork || object !== undefined)
}

/** "Built X and tested Y" as two items of a list. One phrase is tried in many lists. */
const deedsIn = onceForText((phrase): readonly string[] => {
  if (hasComma(phrase)) return [phrase]
  const parts: string[] = []
  let start = 0
  for (const match of matchesIn(phrase, AND_VERB)) {
    const [, word = '', object] = match
    const before = phrase.slice(0, match.index)
    // "A script that reads mails and sorted them": the second verb may be said of the script.
    if (/\b(?:which|that|who|where|when|how|why|if|because)\b/.test(before)) break
    if (!isDeed(word, object) || isTwinQuality(before, word, object?.trim())) continue
    if (isInside(before)) continue
    parts.push(phrase.slice(start, match.index))
    start = match.index + match[0].length
  }
  parts.push(phrase.slice(start))
  return parts.every((part) => countWords(part) > 1) ? parts : [phrase]
})

/** "Added a cache and added a test" is said as "added a cache and a test"; to set up and to set are two things. */
function withoutSameVerb(phrases: readonly string[]): string[] {
  const verb = /^\S+(?:\s(?:up|out|off|down|over|in|on|back)(?=\s))?/.exec(phrases[0] ?? '')?.[0] ?? ''
  const isSame = phrases.every(
    (phrase) =>
      phrase.startsWith(`${verb} `) &&
      !/^\s(?:up|out|off|down|over|in|on|back)\s/.test(phrase.slice(verb.length)) &&
      !/\s(?:and|or|where|which|that|who|when)\s|,/.test(phrase),
  )
  // "Ran the tagger on the news and the tests": the tests would be heard as a place.
  const joints = phrases.map((phrase) => GOVERNING.exec(phrase.slice(verb.length))?.[1])
  // "Moved the lamp to the hall and the desk to the shed" goes in step.
  const isInStep = joints.every((joint) => joint === joints[0])
  // "Added import from GPX and search": what was made is no place, but could be heard as a means.
  const isMade =
    /^(?:added|built|created|wrote|introduced|implemented|developed|designed)$/.test(verb) &&
    !joints.slice(0, -1).some((joint) => joint === 'using' || joint === 'via')
  if (!isInStep && !isMade && joints.slice(0, -1).some((joint) => joint !== undefined)) return [...phrases]
  // What loses its verb could not be given its article later: "added a lamp and small switch".
  return isSame
    ? phrases.map((phrase, at) => (at === 0 ? phrase : withOwnArticle(phrase.slice(verb.length + 1), verb)))
    : [...phrases]
}

const GOVERNING = /\s(on|onto|into|from|with|against|via|using|to)\s/

/** "Small switch" behind "added": "a small switch"; a single word, such as "search", may be no one thing. */
function withOwnArticle(thing: string, verb: string): string {
  return /^[\w-]+ (?!(?:for|in|on|to|of|from|with|at|by|via|as)\b)[a-z]/.test(thing)
    ? withArticles(`${verb} ${thing}`).slice(verb.length + 1)
    : thing
}

const AND_TOO_SOON = /^([^,;:()]+), and ([a-z]+ [^,;:()]+), ([a-z]+ [^,;:()]+)$/

/** Deeds that nothing but commas joins get the "and" before the last: "moved the desk, ran a cable", "..., opening it, lifting it". */
export function withLastAnd(text: string): string {
  // "Moved the desk, and ran a cable, labelled the plugs": the "and" comes last.
  const [, first = '', second = '', third = ''] = AND_TOO_SOON.exec(text) ?? []
  if (third && isPlainDeed(second) && isPlainDeed(third)) return `${first}, ${second}, and ${third}`
  if (!text.includes(', ') || /[;:\u2014]|,\s(?:and|or)\s/.test(text)) return text
  const [opening = '', ...more] = text.split(', ')
  const last = more.at(-1) ?? ''
  if (more.length === 0 || text.split('(').length !== text.split(')').length || / \([^()]*,/.test(text))
    return text
  const isListed =
    (more.every(isPlainDeed) && !tellsTwo(last)) ||
    (more.length > 1 && more.every(isDoing) && !tellsTwo(last))
  if (!isListed) return text
  const before = [opening, ...more.slice(0, -1)].join(', ')
  return `${before}${more.length > 1 || /\sand\s/.test(before) ? ', and ' : ' and '}${last}`
}

/** "Ran a cable", but not "used by the cook" and "written in 1990", which are said of the thing before them. */
function isPlainDeed(phrase: string): boolean {
  if (ALONE.test(phrase)) return true
  const [, word = '', next = ''] = /^(?:[a-z]+ly )?([a-z]+) ([\w/-]+)/.exec(phrase) ?? []
  const verb = verbIn(word, 'past')
  if (!verb?.isWork || /^(?:provided|given|granted|supposed)$/.test(word)) return false
  return verb.forms.past !== verb.forms.participle || DONE_TO.test(next)
}

/** "..., redeployed", "..., tested on six phones": what is done next to what was named before. */
const ALONE =
  /^(?:re-?(?:deployed|started|booted|tested|trained|ran|built|installed|imported|released|indexed)|tested|deployed|released|verified)(?:$|[.!]$|\s(?:on|with|in|to|at|from|against)\s)|^(?:argued|voted|spoke|pushed) (?:for|against) /

const DONE_TO =
  /^(?:the|an?|all|both|everything|its|their|it|them|two|three|four|several|new|\d+|out|up|down|off|over|back|in(?=$))$/

/** "Carefully lifting the lid". */
function isDoing(phrase: string): boolean {
  const [, word = ''] = /^(?:[a-z]+ly )?([a-z]+ing) /.exec(phrase) ?? []
  return verbIn(word, 'ing') !== undefined && word !== 'including' && word !== 'using'
}
