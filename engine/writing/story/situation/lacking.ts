import type { Weighed } from '../../../facts/fields/select.ts'
import { spellingOf } from '../../../facts/technologies/spellings.ts'
import { type Verb, verbIn } from '../../../text/clauses/verbs.ts'
import { isMany, NO_NOUN, OF_NOUN } from '../../deeds/extent/object.ts'
import { countWords } from '../../sentence/tidy.ts'
import type { Frame } from './before.ts'

/** What a text may have had before, although it says that some was added. */
export const SOME =
  /\b(?:tests?|docs?|documentation|readme|comments?|more|another|additional|extra|missing|better|improved|second|next|further|other|few|some|several|initial|first|basic|commenting|draft|report|code|logic|changes?|work|progress|fix|part|rest|version|bunch|lot|couple|idea|set|pair|whole|half|habit|mine|ours|yours|theirs|only)\b/i

/** What is added without an article and is no single thing: "caching", "test coverage". */
const MASS = /(?:[a-z]{3}ing|[a-z]ation|coverage|support|redundancy|security|middleware|firmware)$/

/** "Create a cleanup job for old limits": there was none yet. */
export const wasMissing: Frame = (verb, object) =>
  /^(?:create|implement|introduce|build|develop)$/.test(verb.base) ? lacked(verb, object) : undefined

/** "Add a cleanup job": whoever asks for it has none. */
export const wasLacking: Frame = (verb, object) => (verb.base === 'add' ? lacked(verb, object) : undefined)

function lacked({ base }: Verb, object: string): string | undefined {
  const end = object.search(OF_NOUN)
  const [, article = '', fresh = '', noun = ''] =
    /^((?:an?|the)\s)?(new\s)?(.*)$/.exec(
      // "A page shown when the lock is down": when, only the rest of it says.
      (end < 0 ? object : object.slice(0, end)).replace(
        /(?<=\s\S+)\s(?:shown|used|seen|sent|run|called|based|made|built|taken)$/,
        '',
      ),
    ) ?? []
  const tail = end < 0 ? '' : object.slice(end)
  // A new one, or "the" one that everybody knows, may well follow another.
  if ((fresh && !NAME.test(noun)) || (base === 'add' && article === 'the ')) return undefined
  // "A function to weigh the crates" says which one there was not.
  if (ANY.test(noun) && !(/^\sto\s[a-z]+\s/.test(tail) && countWords(tail) <= 7)) return undefined
  // "There was no Slack yet": there was, elsewhere.
  if (/^\p{Lu}\S*$/u.test(noun) && spellingOf(noun)) return undefined
  if (!noun || countWords(noun) > 6 || isMany(noun) || NO_NOUN.test(noun) || SOME.test(noun)) return undefined
  if (base === 'add' && !/^(?:an?|the)\s/.test(object) && !MASS.test(noun)) return undefined
  const aim = /^\sto\s([a-z]+)/.exec(tail)?.[1] ?? ''
  // "A delay to avoid the jam": what it is for would be said to have been missing, too.
  if (MENDING.test(aim) || /\sinstead\b/.test(tail) || /^\s(?:for|in|on|of|between|to)\s.*\sand\s/.test(tail))
    return undefined
  if (aim && !verbIn(aim, 'base'))
    return base === 'add' ? `there was no ${noun} in${tail.slice(3)} yet` : undefined
  // "A proof of concept that reads tides": a proof alone is something else.
  const kind = /^\sof\s[\w-]+(?=\s(?:that|which|to|for|in|with|on|using|of)\b)/.exec(tail)?.[0] ?? ''
  const place = /^\s(?:for|in|on|of|between|to)\s/.test(tail) && countWords(tail) <= 7 ? tail : kind
  // "There was no hook yet": of which kind only the rest of the sentence says.
  if (base === 'add' && !place && countWords(noun) === 1 && !MASS.test(noun)) return undefined
  return `there was no ${noun}${place} yet`
}

/** What there are many of, or what the whole work is. */
const ANY =
  /^(?:project|program|code|work|software|solution|app|application|system|website|site|functionality|feature|method|function|class|component|structure|module|tool)$/

/** What a program calls a thing, of which there is one: "--dry-run flag", "night_rate field". */
const NAME = /(?:^|\s)--?\w|\w_\w|[a-z][A-Z]/

const MENDING =
  /^(?:fix|prevent|avoid|ensure|make|be|resolve|solve|handle|allow|enable|improve|reduce|keep|stop|help)$/

/** What is made to be read once, or is there many times. */
const NO_NEWS =
  /\b(?:new|pages?|posts?|articles?|reports?|summar(?:y|ies)|letters?|mails?|lists?|documents?|bugs?|tickets?|issues?|delay|workaround|fix|mistake|decision|point|call|scripts?|line|lines|field|column|row|entry|quick|small|simple|little|tiny|temporary|benchmark|demo|note|notes|example|way|copy|backup|commit|PR|pull request)\b/i

/** "Added a night rate for taxis": a thing of its own kind, of which there was none. */
export const wasNew: Frame = (verb, object) => {
  if (!/^(?:add|write|make|set|design)$/.test(verb.base)) return undefined
  const whole = verb.base === 'set' ? object.replace(/^up\s/, '') : object
  const [, noun = ''] =
    /^an?\s((?:[\w.-]+\s){1,4}[\w.-]+?)(?=$|\s(?:to|for|in|on|that|which|with|of|at|using)\s)/.exec(whole) ??
    []
  if (!noun || NO_NEWS.test(noun) || OF_NOUN.test(noun)) return undefined
  return lacked({ ...verb, base: 'create' }, whole)
}

const NONE = /^There was no ((?:(?!(?:for|in|on|of|between|to|yet)\b)\S+\s)+)/

/** The last words of a name, by which a text speaks of the thing: "slot", of "the slot"; "disk slot", of "a spare disk slot". */
function shortNameOf(noun: string): string {
  const words = noun
    .replace(/^(?:the|our|my|all|an?)\s/i, '')
    .split(' ')
    .map((word) => word.replace(/[^\w-]/g, ''))
  return words.slice(-2).join(' ')
}

/** Whether the text itself speaks of such a thing before the deed, or of an old one: then there was one, whatever was added. */
export function wasThere(told: string, source: Weighed, all: readonly Weighed[]): boolean {
  const name = shortNameOf(NONE.exec(told)?.[1]?.trim() ?? '')
  if (!name) return false
  // What a sentence says before is read apart: "I sewed them again, like I added a sail".
  if (all.some(({ body, sentence }) => sentence.index === source.sentence.index && /\bagain\b/i.test(body)))
    return true
  const known = new RegExp(`\\b(?:the|our|my|its|their) (?:[\\w-]+ ){0,2}${name}s?\\b`, 'i')
  const old = new RegExp(
    `\\b(?:existing|old|current|previous|former|legacy|original|broken|failed|dying) (?:[\\w-]+ ){0,2}${name}s?\\b`,
    'i',
  )
  const at = all.indexOf(source)
  return all.some(
    ({ body, sentence }, index) =>
      sentence.kind !== 'title' && (old.test(body) || (index < at && known.test(body))),
  )
}

/** Whether another one took the place of a thing: to take the old one out was only a step. */
export function isReplaced(noun: string, all: readonly Weighed[]): boolean {
  const name = shortNameOf(noun)
  const heir = new RegExp(
    `\\b(?:replac(?:e|ed|es|ing) (?:the|our|my|it|an?)|new|fresh|spare|swap(?:ped|s)?) (?:[\\w-]+ ){0,2}${name}s?\\b`,
    'i',
  )
  return name !== '' && all.some(({ body }) => heir.test(body))
}
