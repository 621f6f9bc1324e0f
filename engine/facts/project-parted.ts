import { verbIn } from '../text/verbs.ts'
import { isGeneric, isVague, type Named, nameAt } from './project-names.ts'

/** What is put into something or taken out of it: it is the something that one works on. */
const PUT = new Set(
  'add append attach bring drop give implement insert introduce provide put remove strip'.split(' '),
)
/** What goes somewhere else or becomes something else: it is the thing itself that one works on. */
const TURNED = new Set(
  (
    'connect convert deploy export hook import integrate link migrate move port publish push rename replace roll switch ' +
    'transfer translate turn upgrade upload wire'
  ).split(' '),
)
const BEFORE = /([\p{L}-]+)(?:\s(?:over|out|up))?\s(?:(?:the|an?|our|my|all|some|both|new)\s){0,2}$/u
const INTO = /^(.+?)\s(?:to|into|from)\s(?:(?:the|our|my|an?|all|its|their|each)\s)?(\S.*)$/u
const AWAY = /^(.+?)\s(?:to|into|from|with|by|over to)\s\S/u

/**
 * A name that runs over the place where its deed parts it: "retries to the uploader" are retries of the uploader, and the
 * "backup from rsync to restic" is the backup.
 */
export function partedByDeed(places: Named[]): Named[] {
  const [place] = places
  if (!place || places.length > 1) return places
  const word = BEFORE.exec(place.sentence.text.slice(Math.max(0, place.start - 40), place.start))?.[1] ?? ''
  const verb = verbIn(word.toLowerCase(), 'past', 'base', 's')?.base ?? ''
  const name = nameAt(place)
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
  const [, thing = ''] = TURNED.has(verb) ? (AWAY.exec(name) ?? []) : []
  if (!thing) return places
  // "The api to go, faster now": a thing that could be anybody's is told with where it went, and no more.
  const whole = name.replace(/(?:,|\s(?:because|since|so)\b).*$/, '')
  return [{ ...place, end: place.start + (isEmpty(thing) ? whole : thing).length }]
}

function isEmpty(name: string): boolean {
  return isVague(name) || isGeneric(name) || !/\p{L}{3}/u.test(name)
}
