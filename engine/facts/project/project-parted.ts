import { LIGHT_ADJECTIVES } from '../../lexicon/chunk-words.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { isGeneric, isVague, type Named, nameAt } from './project-names.ts'

/** What is put into something or taken out of it: it is the something that one works on. */
const PUT = new Set(
  'add append attach bring drop fit give glue implement insert introduce mount provide put remove solder strip'.split(
    ' ',
  ),
)
/** What goes somewhere else or becomes something else: it is the thing itself that one works on. */
const TURNED = new Set(
  (
    'adapt connect convert deploy export hook import integrate link migrate move port publish push rename replace roll split switch ' +
    'transfer translate turn upgrade upload wire'
  ).split(' '),
)
/** What is brought to a value: "the rope length to what the drum holds". */
const BROUGHT = new Set(
  'bump cap change decrease extend increase limit lower raise reduce restrict set'.split(' '),
)
const TO_VALUE = /^(.+?)\sto\s\S/u
/** What may have its aim or its source with it: "the export to the lake", "errors from the gauge". */
const OF_WAY =
  /(?:tion|sion|ment|ance|ence|age|al|ing|ity|ship|ness|up|fer|lay|back|way|ants?)s?$|^(?:access|bridge|calls?|changes?|data|doors?|errors?|files?|gates?|interface|keys?|lines?|links?|logs?|messages?|news|outputs?|paths?|patch(?:es)?|port|records?|requests?|responses?|results?|returns?|road|route|rows?|support|tweaks?|values?|warnings?)$/i
/** What is run over something else: it is the latter that one works on. */
const RUN = new Set('run try use apply'.split(' '))
const OVER = /^\S+(?:\s\S+)?\s(?:on|over|against)\s(?:(?:the|our|my|an?|all)\s)?(\S.*)$/u
/** What takes the place of something in a third: "hinges of brass in the side door". */
const WITHIN = /^\S+(?:\s\S+)?\sin\s(?:(?:the|our|my|an?|all)\s)?(\S.*)$/u
const INSTEAD = /\breplac(?:e|ed|es|ing)\s(?:\S+\s){1,4}(?:with|by)\s(?:(?:the|an?)\s)?$/iu
const BEFORE = /([\p{L}-]+)(?:\s(?:over|out|up))?\s(?:(?:the|an?|our|my|all|some|both|new)\s){0,2}$/u
const INTO = /^(.+?)\s(?:to|into|from)\s(?:(?:the|our|my|an?|all|its|their|each)\s)?(\S.*)$/u
const AWAY = /^(.+?)\s(?:to|into|from|with|by|over to)\s\S/u

/** "A crash in the knot viewer": the viewer; "a leak of oil" says nothing of where. */
const FAULT_OF =
  /^(?:(?:the|an?|another|rare|nasty|small|big|serious|catastrophic|possible|potential|major|minor)\s)*(?:bugs?|crash(?:es)?|hangs?|failures?|regressions?|problems?|issues?|faults?)\s(?:in|with)\s(?:(?:the|our|my|an?)\s)?(?!r?\d)(\S.*)$/i

/**
 * A name that runs over the place where its deed parts it: "retries to the uploader" are retries of the uploader, and the
 * "backup from rsync to restic" is the backup.
 */
export function partedByDeed(places: Named[]): Named[] {
  const [place] = places
  if (!place || places.length > 1) return places
  const faulty = FAULT_OF.exec(nameAt(place))?.[1] ?? ''
  if (faulty && !isEmpty(faulty)) return [{ ...place, start: place.end - faulty.length }]
  const word = BEFORE.exec(place.sentence.text.slice(Math.max(0, place.start - 40), place.start))?.[1] ?? ''
  const verb = verbIn(word.toLowerCase(), 'past', 'base', 's', 'ing')?.base ?? ''
  const name = nameAt(place)
  const isInstead = INSTEAD.test(place.sentence.text.slice(Math.max(0, place.start - 60), place.start))
  const [, touched = ''] = (RUN.has(verb) ? OVER.exec(name) : isInstead ? WITHIN.exec(name) : undefined) ?? []
  if (touched && !isEmpty(touched)) return [{ ...place, start: place.end - touched.length }]
  if (PUT.has(verb)) {
    const [, thing = '', whole = ''] = INTO.exec(name) ?? []
    const start = place.end - whole.length
    if (!whole || isVague(thing)) return places
    const thingPlace = { ...place, end: place.start + thing.length }
    return isEmpty(whole)
      ? [thingPlace]
      : [
          { ...place, start },
          { ...thingPlace, joint: ': ' },
        ]
  }
  const isBrought = BROUGHT.has(verb) && /^\S+ \S/.test(TO_VALUE.exec(name)?.[1] ?? '')
  const [, thing = ''] =
    (TURNED.has(verb) ? AWAY.exec(name) : isBrought ? TO_VALUE.exec(name) : undefined) ?? []
  if (!thing) return verb === '' ? places : [withoutWay(place, name)]
  // "The api to go, faster now": a thing that could be anybody's is told with where it went, and no more.
  const whole = name.replace(/(?:,|\s(?:because|since|so)\b).*$/, '')
  return [{ ...place, end: place.start + (isEmpty(thing) ? whole : thing).length }]
}

/** "Rubber feet to the tray lid" behind any other deed: the feet; where they could be anybody's, the lid. */
function withoutWay(place: Named, name: string): Named {
  const [, thing = '', whole = ''] = INTO.exec(name) ?? []
  const head = /[\w'-]+$/.exec(thing)?.[0] ?? ''
  if (!whole || OF_WAY.test(head) || NOUN_VERBS.has(head.toLowerCase().replace(/s$/, ''))) return place
  const isFull = / /.test(thing) || /[\d_.A-Z]/.test(thing.slice(1))
  if (isFull && !isEmpty(thing)) return { ...place, end: place.start + thing.length }
  if (!isEmpty(whole)) return { ...place, start: place.end - whole.length }
  // "The gate library to the latest": whither says nothing.
  return isEmpty(thing) ? place : { ...place, end: place.start + thing.length }
}

function isEmpty(name: string): boolean {
  return (
    isVague(name) || isGeneric(name) || LIGHT_ADJECTIVES.has(name.toLowerCase()) || !/\p{L}{3}/u.test(name)
  )
}
