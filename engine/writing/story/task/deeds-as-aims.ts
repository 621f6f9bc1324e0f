import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { isTwinQuality } from '../../../text/clauses/twin-qualities.ts'
import { knownVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { findQuantities } from '../../../text/figures/quantities.ts'
import { type Deed, tell } from '../../deeds/deed.ts'
import { firstObject } from '../../deeds/extent/object.ts'
import { withoutAsides } from '../../plainer/asides.ts'
import { countWords } from '../../sentence/tidy.ts'
import { shorten } from '../../sentence/trim.ts'

/** Without the numbers that came out in the end, and without the clause that has no end without them. */
export function withoutFigures(text: string): string {
  const plain = text.replace(
    /(?:,\s(?:run|read|done|seen|[a-z]{2,}ed))?,?\s(?:from|by|up to|to)\s(?:(?:about|around|roughly|nearly|almost|over)\s)?[^\s\d]*\d.*$/,
    '',
  )
  // "Move the oven to the hall and the clock to 300": the clock goes with its number.
  if (/^\sto\s/.test(text.slice(plain.length)) && AND_ANOTHER.test(plain))
    return plain.replace(AND_ANOTHER, '$1')
  const whole = plain.replace(/\s(?:that|which)\s(?:\w+\s){1,5}\w+$/, '')
  return plain === text || countWords(whole) < 3 ? plain : whole
}

const AND_ANOTHER = /(\sto\s[^,]*?)\sand\s(?:the\s)?[\w.-]+(?:\s[\w.-]+){0,2}$/

/** What happens to one, or in one's head, is no task, nor is a limit: "I only copied May". */
const BEFALLS =
  /^keep (?:getting|seeing|having|failing|running into)\b|^(?:decide|realise|realize|notice|see|receive|discover|suspect|forget|encounter|experience|step|come|happen|end|hope|expect|wonder|struggle|manage|hear|report|talk|pair|discuss|mention|lose|miss|fail|blame|complain|argue|ask|consult|google|wait|think|ponder|guess)\s|^[a-z-]+ (?:only|merely)\b/
/** To find out that it was so is what happened, to find out why is a task. */
const FOUND_THAT = /^(?:find out|figure out|find|learn|see|confirm|verify) that\b/

/** Nobody is set the task to come upon an error. */
const FAULT_FOUND =
  /^(?:find|hit|uncover|spot)\s(?!(?:the|out|why|how|that|and|more|all)\s)(?:[\w-]+\s){0,5}(?:errors?|bugs?|issues?|problems?|regressions?|failures?|leaks?)\b/i

/** To "get the layer served" is a task, to "get two alerts" is none. */
const GOT_DONE = /\b(?:[a-z]{3,}ed|working|running|going|built|to [a-z]+|rid|onto|into|back)\b/

/** "Trained a model, AUC 0.84": what came out has no verb of its own. */
const BARE_FIGURE = /^((?:\S+\s){2,}\S+),\s(?![a-z]+(?:ing|ed)\s)(?:[\w-]+\s){0,3}[~<>]?\d.*$/

/** What a thing did then. */
export const CAME_OF_IT = lean(
  /,?\sand\s(?:the|my|our|all|both|everything)\s?(?:[\w-]+\s){0,4}?(?:(?:powered|booted|came|went|turned|started|lit|loaded|backed|picked)\s(?:up|on|back|down|away|again|working)\b|(?:worked|booted|recovered|stopped|resumed|disappeared|reappeared|appeared|vanished|improved|dropped|fell|rose|returned)\b).*$/,
)

/** "Work on a door that lets cats in": it was to let cats in. */
const ENABLING =
  /^work on (?:an?|the|my|our)\s(?:[\w-]+\s){1,4}?(?:that|which)\s(?:will\s)?(enables?|allows?|lets?|helps?)(\s.+)$/

/** "Painting the gate and oiling the hinges" as something to do. */
function bidden(doing: string): string | undefined {
  const [, word = '', rest = ''] = /^([a-z]+ing)(\s.*)$/.exec(doing) ?? []
  const verb = verbIn(word, 'ing')
  if (!verb) return undefined
  const tail = rest.replace(
    /(\sand\s)([a-z]+ing)(?=\s(the|an?|my|our|its)?)/g,
    (whole, and: string, next: string, article?: string) => {
      const other = article || next === word ? verbIn(next, 'ing') : undefined
      return other ? `${and}${other.base}` : whole
    },
  )
  return `${verb.base}${tail}`
}

const CUT =
  /^(?:cut|reduce|lower|shrink|halve|drop|decrease|bring)\s(?:down\s)?((?:the|our|my|an?|its|all)\s.+?)(?:\sdown)?$/

/** What has a measure of its own, so that it can be cut itself. */
const MEASURE =
  /\b(?:time|times|duration|latency|delay|wait|runtime|size|sizes|weight|footprint|memory|usage|use|consumption|costs?|bill|price|number|count|rate|share|load|traffic|volume|length|depth|interval|window|lag|gap|overhead|error|loss|risk|queue|backlog|noise|temperature|period)\b(?!\s(?:service|page|job|script|table|view|report|server|query))/

/** "Cut the export from 40 to 6 minutes": it had to be sped up, and "cut the export" would do away with it. */
function withMeasure(plain: string, figures: string): string {
  const [, thing = ''] = CUT.exec(plain) ?? []
  if (!thing || MEASURE.test(thing)) return plain
  const kinds = findQuantities(figures).map(({ kind }) => kind)
  if (kinds.includes('duration')) return `speed up ${thing}`
  return kinds.includes('size') ? `shrink ${thing}` : plain
}

const UPGRADE =
  /^(?:upgrade|update|bump|migrate|downgrade|port)\s(?:\S+\s){1,3}?(?:from\s)?v?\d[\d.]*\sto\sv?\d/

/** Of a verb that the table lacks the base form is a guess. */
function isToDo(told: string, isVerb: (base: string) => boolean = isSureVerb): boolean {
  const base = /^[a-z-]+/.exec(told)?.[0] ?? ''
  if (BEFALLS.test(told) || FOUND_THAT.test(told) || FAULT_FOUND.test(told) || !isVerb(base)) return false
  return base !== 'get' || (GOT_DONE.test(told) && !/^get (?:\w+ )?close to\b/.test(told))
}

function isSureVerb(base: string): boolean {
  return verbIn(base, 'base') !== undefined
}

function isAim(text: string): boolean {
  // "Interview four cooks": where nothing else can be told, a verb that is mostly a noun will do.
  return isToDo(text, (base) => knownVerb(base) !== undefined) && isClear(text) && countWords(text) <= 14
}

function isClear(text: string): boolean {
  const isNamed = countWords(text) >= 3 || NAMED_IN_CODE.test(text)
  return isNamed && !/\b(?:so far|ago|it|them|myself)\b/.test(text)
}

/** "Export gateLamp": a name that stands for one thing alone. */
const NAMED_IN_CODE = /^[a-z]+ (?:\w*[a-z\d][A-Z]\w*|[A-Za-z\d]+_\w+|\w+\(\)|[\w-]+\.[a-z]{1,5})$/

/** What was done to which thing, where the rest of the deed cannot be told before it was done. */
function justTheThing({ clause, rest }: Deed): string {
  const thing = firstObject(rest.replace(/\s\([^()]*\)/g, ''))
    .replace(/\s(?:by|without(?=\susing)|(?<!without )using|once|when|if|after|until|so|while)\s.*$/, '')
    // "Wrote a script to open it": what, another sentence has said.
    .replace(/,?\s(?:to|for) [a-z]+ (?:it|them)(?:,\s.*)?$/, '')
    .replace(/\s\+\s/g, ' and ')
  return `${clause.verb.base} ${thing}`
}

/** The deeds with what they were done to alone, where none of them can be told in full. */
export function bareDeedsAsAims(deeds: readonly Deed[]): Weighed[] {
  return deeds
    .slice(0, 6)
    .flatMap((deed) =>
      [withSomebody(deed) ?? justTheThing(deed)].filter(isAim).map((body) => ({ ...deed.source, body })),
    )
}

/** "Paired with Jo on the ledger", "discussed the rates with the bank": what it was about had to be settled with somebody. */
function withSomebody({ clause: { verb }, rest }: Deed): string | undefined {
  const [, who = '', what = ''] =
    (verb.base === 'pair' && /^with\s([^,;:]{2,40}?)\son\s([^,;:]{3,60})$/.exec(rest)) || []
  if (who) return `work with ${who} on ${what}`
  const [, matter = '', other = ''] =
    (verb.base === 'discuss' && /^([^,;:]{4,60}?)\swith\s([^,;:]{2,40})$/.exec(rest)) || []
  return matter ? `go through ${matter} with ${other}` : undefined
}

/** The deeds as they would have been set as tasks: without the numbers that came out in the end. */
export function deedsAsAims(deeds: readonly Deed[]): Weighed[] {
  return deeds.slice(0, 6).flatMap(asAims)
}

function asAims(deed: Deed): Weighed[] {
  const whole = tell(deed, 'base').replace(/,\s(?:resulting in|leading to|which)\s.*$|;\s.*$/, '')
  // "Upgrade Node 16" is told with what it was upgraded to.
  const bare = UPGRADE.test(whole) ? whole : withoutFigures(whole)
  const plain = withMeasure(bare, whole.slice(bare.length))
  // "Bump the driver to 0.8" says nothing without its number.
  const told = (countWords(plain) >= 3 || /,/.test(whole) ? plain : whole)
    .replace(/,\s(?:(?:resulting in|leading to|which)\s.*|[^,]*\b(?:down|up))$/, '')
    .replace(BARE_FIGURE, '$1')
    .replace(/(?<=^\S+(?:\s\S+){2,}),\swith\s[^,]*$/, '')
    .replace(
      /,?\s(?:and|but|so)\s(\w+ed|was|were|it|got|had|saw|now|this|they|we|I|thus|hence|therefore)\b.*$/,
      // "A shelf for both planed boards and planed posts".
      (whole, word: string, at: number, all: string) =>
        isTwinQuality(all.slice(0, at), word, whole.split(`${word} `)[1]?.split(' ')[0]) ? whole : '',
    )
    .replace(CAME_OF_IT, '')
    .replace(/(?<=^\S+(?:\s\S+){2,}),\s(?!including|using|being)[a-z]{3,}ing\s[^,]*$/, '')
    .replace(/\sand\s(?:the\s)?[\w-]+\s([a-z]+ed)$/, (whole, word: string) =>
      verbIn(word, 'past')?.isWork ? '' : whole,
    )
    .replace(
      /\s(?:in order )?to (?:see|find out|know|understand|check|figure out) (?:why|how|what|if|whether)$/,
      '',
    )
  if (!isToDo(told)) return []
  const texts = [10, 16].flatMap((limit) => shorten(told, limit) ?? [])
  return [...new Set(texts)].filter(isClear).map((text) => ({
    ...deed.source,
    body: withoutAsides(text)
      .replace(
        /^work on ([a-z]+ed)(?=\s(?:the|a|an|my|our)\b)/,
        (whole, word: string) => verbIn(word, 'past')?.base ?? whole,
      )
      .replace(/^work (?:mostly|mainly|primarily|a bit|some more)\s(?=on\s)/, 'work ')
      .replace(/^finish working on\s(?=\S)/, 'finish ')
      .replace(
        /^(?:work on|focus on|concentrate on|start|begin|continue|venture into) ([a-z]+ing\s.*)$/,
        (whole, doing: string) => bidden(doing) ?? whole,
      )
      .replace(/^(?:start|begin|volunteer|agree) to\s(?=[a-z]+\s)/, '')
      .replace(ENABLING, (_, word: string, rest: string) => `${verbIn(word, 's')?.base ?? word}${rest}`)
      .replace(/^do (?:in fact|indeed|also)\s(?=[a-z])/, '')
      .replace(/[\s.!?-]+$/, ''),
  }))
}
