import { phraseIn } from '../../writing/sentence/inflect.ts'
import { verbIn } from '../clauses/verbs.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const OWNERS = setOf('the this my our one a')
const REMEDIES = setOf('fix solution workaround remedy answer trick cure repair')
const CHANGES = setOf(
  'pr mr patch commit change changeset fix release version update refactoring rewrite branch',
)
const IS = setOf('is was has turned')
const ADVERBS = setOf('also now simply just then finally mainly mostly')
const POINTERS = setOf('it this that these them')
const WRITERS = setOf('i we')
const MENDED = setOf('fixed solved resolved avoided cured sorted')
const DONE = setOf('fixed solved resolved done achieved handled cured sorted')
const MEND = setOf('fix solve avoid prevent resolve address handle mitigate circumvent')

/** Whether a text opens with one of the ways to tell a deed in which the writer does not say "I did": "the fix was to ...", "this patch adds ...", "fixed it by ...". */
export function isRoundabout(text: string): boolean {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = text
    .slice(0, 80)
    .toLowerCase()
    .split(' ')
  if (first === 'what') return WRITERS.has(second) && /^(?:did|ended)$/.test(third)
  if (MENDED.has(first)) return POINTERS.has(second) && third === 'by'
  if (first === 'most') return second === 'of' && fifth === 'went'
  if (first === 'to') return MEND.has(second) && POINTERS.has(third.replace(/,$/, '')) && third.endsWith(',')
  if ((first === 'in' || first === 'with') && second === 'this') return isInChange(third, fourth, fifth)
  if (POINTERS.has(first) && IS.has(second) && [third, fourth, fifth].includes('by'))
    return DONE.has(third) || DONE.has(fourth)
  if (!OWNERS.has(first)) return false
  const isPull = /^(?:pull|merge)$/.test(second) && third === 'request'
  return [second, ...(isPull ? ['pr'] : []), third].some((noun, at) => {
    const behind = at === 0 ? [third, fourth] : [fourth, fifth]
    if (REMEDIES.has(noun) && IS.has(behind[0] ?? '')) return true
    return first !== 'a' && first !== 'one' && CHANGES.has(noun) && doesWork(behind)
  })
}

function isInChange(noun: string, next: string, second: string): boolean {
  if (/^(?:pull|merge)$/.test(noun)) return WRITERS.has(second)
  return CHANGES.has(noun.replace(/,$/, '')) && WRITERS.has(next)
}

function doesWork([first = '', second = '']: readonly string[]): boolean {
  return verbIn(ADVERBS.has(first) ? second : first, 's')?.isWork === true
}

const AIM = /^(?:in order )?to [a-z]+ (?:this|that|it|these|them), (?=(?:I|we) )/i
const IN_CHANGE = /^(?:in|with) (this [a-z ]+?),? (?:I|we) (?:also |now |just )?([a-z]+)(?= )/i

const DID = /^what (I|we) did (?:was|is) (?:to )?([a-z]+) /i

/** The same behind an opener: "because it froze, in this patch I oil the hinge" is what the change does. */
export function plainFrame(rest: string): string {
  const aim = AIM.exec(rest)?.[0]
  if (aim) return rest.slice(aim.length)
  const [did = '', who = '', done = ''] = DID.exec(rest) ?? []
  const deed = verbIn(done, 'base')
  if (deed) return `${who} ${phraseIn('past', deed, 'base', rest.slice(did.length))}`
  const [whole = '', change = '', word = ''] = IN_CHANGE.exec(rest) ?? []
  const verb = verbIn(word, 'base')
  return verb ? `${change} ${verb.forms.s}${rest.slice(whole.length)}` : rest
}

const DETERMINERS = setOf(
  'the a an my our all both some two three four five six several many each every most this these its his her their another more',
)

/** Whether a thing begins here that something was done to. */
export function opensThing(text: string): boolean {
  const [word = ''] = text.split(' ', 1)
  return DETERMINERS.has(word.toLowerCase()) || /^\d+$/.test(word)
}

/** What a day does itself, "this week marked the end of it", and what is no work. */
const ITSELF = setOf(
  'fail crash break hang leak stop run work start show take lose cause find see get mark prove turn end finish open close look seem call pass use require need include involve bring give offer allow help remain become be have begin introduce provide focus consist',
)

/** Whether a deed may be told by this verb where nobody says whose it is. */
export function isOwnVerb(base: string): boolean {
  return !ITSELF.has(base)
}

/** What befalls things that nobody looks after. */
const BEFALLS = setOf(
  'drop lose delete reject refuse skip cancel stop block kill lock delay corrupt truncate overwrite duplicate remove close send charge shift postpone interrupt affect set',
)

export function mayBefall(base: string): boolean {
  return BEFALLS.has(base)
}
