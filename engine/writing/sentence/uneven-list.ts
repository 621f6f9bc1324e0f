import { FUNCTION_WORDS } from '../../lexicon/chunk-words.ts'
import { type VerbForm, verbIn } from '../../text/clauses/verbs.ts'
import { isPlural } from '../../text/nouns/plural.ts'

/** Who did it, or what a colon announces, before the first deed of a list. */
const SENTENCE = /^((?:[^:]{3,80}:\s|(?:I|We)\s(?:had to\s)?)?)([A-Za-z]+\s.+?)([.!]?)$/
/** "... and rewired the lamp", where the last deed of a list begins. */
const LAST = /^(?:((?:[\w./'-]+\s){1,7}?))?and\s(?:then\s|also\s)?([a-z]+)\s(?=(\S+))/
const OBJECT = /^(?:the|an?|all|both|its|their|our|my|some|every|each|it|them|two|three|four|several|\d+)$/
/** What tells of the thing before it, or is a statement of its own. */
const TELLS =
  /\b(?:was|were|is|are|be|been|has|have|had|can|could|will|would|that|which|who|where|when|if|because|so|but|not|I|we|it|they|of (?:them|which|whom))\b/
const NAME = /^[^\sA-Z\d_.]*[A-Z\d_.]\S*$/

/** "Added a probe, a gauge, and rewired the lamp": things and a deed in one list; "added a probe and a gauge, and rewired the lamp". */
export function withEvenLists(text: string): string {
  if (!text.includes(', ')) return text
  return text
    .split(/(?<=[.!])\s(?=[A-Z])/)
    .map((sentence) =>
      /, .*\sand\s/.test(sentence) ? evened(withDeedsJoined(sentence)) : withLastJoined(sentence),
    )
    .join(' ')
}

/** "Added Ada, Basic, Cobol.": three names or more at the end of a sentence, and nothing that joins the last of them. */
const NAMES =
  /(?<=^(?:I\s|We\s)?[A-Za-z]+\s(?:[a-z]+\s){0,6})((?:[A-Z][\w.()-]*,\s){2,12})(?=[A-Z][\w()-]*[.!]?$)/

function withLastJoined(sentence: string): string {
  return withThingsJoined(sentence.replace(NAMES, (names) => `${names.slice(0, -2)} and `))
}

/** "I improved seed sorting, crop planning.": things of one kind, and nothing that joins the last of them. */
function withThingsJoined(sentence: string): string {
  const [, who = '', list = '', stop = ''] =
    /^((?:I|We) [a-z]+(?:ed|t|de|ilt|ote) )([^;:()"]{8,120}?)([.!]?)$/.exec(sentence) ?? []
  const things = list.split(', ')
  const kinds = new Set(things.map(kindOfThing))
  if (things.length < 2 || things.length > 5 || kinds.size > 1 || kinds.has('')) return sentence
  return `${who}${things.slice(0, -1).join(', ')}${things.length > 2 ? ',' : ''} and ${things.at(-1)}${stop}`
}

/** What several things or several ways of doing are named by, in a few plain words. */
function kindOfThing(thing: string): string {
  if (
    !/^(?:[a-z][a-z-]*\s){1,3}[a-z-]+$/.test(thing) ||
    TELLS.test(thing) ||
    /\b(?:to|for|with|in|of|on|and|by|as|from|at)\b/.test(thing)
  )
    return ''
  const [first = ''] = thing.split(' ', 1)
  if (/(?:ly|ing)$/.test(first) || verbIn(first, 'past')) return ''
  return /ing$/.test(thing) ? 'doing' : isPlural(thing) ? 'many' : ''
}

/** "Moved the keys to a drawer, added and painted two hooks": two deeds, and nothing that joins them. */
function withDeedsJoined(sentence: string): string {
  const [first = '', second = '', ...others] = sentence.split(', ')
  const [, word = '', then = '', next = ''] =
    /^([a-z]+)\s(?:and\s([a-z]+)\s)?(\S+)/.exec(others.length === 0 ? second : '') ?? []
  // "Planned, built and tested a crane" shares its object.
  if (!word || !first.includes(' ') || !isPast(word) || !isPast(first.split(' ')[0]?.toLowerCase() ?? ''))
    return sentence
  const isDeed = then ? isPast(then) : OBJECT.test(next)
  if (!isDeed || TELLS.test(second) || /[;:"()]/.test(sentence)) return sentence
  // "Patched the timer, added a test and replied to Ann" is a list of three.
  const [, last = ''] = /\sand\s([a-z]+)\s/.exec(second.slice(second.indexOf(next))) ?? []
  if (verbIn(last, 'past')) return sentence
  return `${first}${then || /\sand\s/.test(first) ? ',' : ''} and ${second}`
}

function isPast(word: string): boolean {
  return verbIn(word, 'past')?.isWork === true && verbIn(word, 'base') === undefined
}

function evened(sentence: string): string {
  const [, lead = '', body = '', stop = ''] = SENTENCE.exec(sentence) ?? []
  if (!body.includes(', ') || /[;"()`[\]]/.test(body)) return sentence
  const form = lead.endsWith('had to ') ? 'base' : 'past'
  const parts = body.split(', ')
  const last = parts.at(-1) ?? ''
  const [, thing = '', word = '', next = ''] = LAST.exec(last) ?? []
  // "... and printed labels" may be what was added.
  if (!word || !isDone(word, next, form)) return sentence
  const members = thing ? [...parts.slice(0, -1), thing.trim()] : parts.slice(0, -1)
  const kinds = members.map((member, at) => kindOf(member, members[at - 1], form))
  if (kinds[0] !== 'deed' || kinds.includes('unclear') || !kinds.includes('thing')) return sentence
  const told: string[] = []
  for (const [at, member] of members.entries()) {
    const joint = kinds[at + 1] === 'thing' ? ', ' : ' and '
    told.push(kinds[at] === 'deed' ? member : `${told.pop()}${joint}${member}`)
  }
  // "Moved two lamps and a desk and a chair" would be no better.
  if (told.some((one, at) => one !== members[at] && /\sand\s.*\sand\s/.test(one))) return sentence
  return `${lead}${[...told, last.slice(thing.length)].join(', ')}${stop}`
}

function isDone(word: string, next: string, form: VerbForm): boolean {
  const verb = verbIn(word.toLowerCase(), form)
  return verb !== undefined && (OBJECT.test(next) || (form === 'past' && !verbIn(word, 'participle', 'base')))
}

function kindOf(member: string, before: string | undefined, form: VerbForm): 'deed' | 'thing' | 'unclear' {
  const [word = '', next = ''] = member.split(' ')
  const small = word.toLowerCase()
  if (before === undefined) return verbIn(small, form) ? 'deed' : 'unclear'
  if (isDone(word, next, form)) return 'deed'
  // "A user-based limit" is no deed; a past that the table of verbs lacks may be one.
  const isVerbal = !word.includes('-') && (/ed$/.test(small) || verbIn(small, 'past', 'base', 'ing'))
  if (isVerbal || /(?:ing|ly)$/.test(small) || TELLS.test(member)) return 'unclear'
  if (FUNCTION_WORDS.has(small) && !OBJECT.test(small)) return 'unclear'
  // "Keys to move left, right, and jump" are pressed for that.
  if (/\sto\s[a-z]+(?:\s[a-z]+)?$/.test(before)) return 'unclear'
  // "Moss, a small linter," and "a helper, drawLamp," name one thing.
  const [head = ''] = before.split(' ').reverse()
  // "Soldered the header, minimal testing": jotted down, and not what was soldered.
  if (OBJECT.test(before.split(' ')[1] ?? '') && !OBJECT.test(small) && !isPlural(member)) return 'unclear'
  return (NAME.test(head) && /^an?\s/.test(member)) || NAME.test(member) ? 'unclear' : 'thing'
}
