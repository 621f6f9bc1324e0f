import type { Prose } from '../../../facts/fields/prose.ts'
import { spellingOf } from '../../../facts/technologies/spellings.ts'
import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { readTitle } from '../../../text/lines/title.ts'
import { type Deed, deedOf, isSubjectLine } from '../../deeds/deed.ts'
import { firstObject, NO_NOUN } from '../../deeds/extent/object.ts'
import { withoutAsides } from '../../plainer/asides.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import { NO_MATTER, UNNAMED } from '../matter.ts'
import { isPlainTalk } from './fit.ts'
import { BEYOND, UNCLEAR } from './object-matter.ts'

/** "Migration report: Jenkins -> GitHub Actions" over all of it. */
const WAY = lean(
  /^(?:[\w-]+\s){0,2}?(migration|move|switch|transition|upgrade)(?:\s(?:report|notes?|log|write-?up|summary))?(?::|\s[-\u2013\u2014])\s(?:from\s)?([^:,;]{2,40}?)\s(?:->|=>|\u2192|to)\s([^:,;.()]{2,40}?)(?:\s\([^()]{1,40}\))?$/i,
)

/** What the writer says to have worked on, in the words of the text: "I worked on a door that opens by itself". */
export function workedOn({ all }: Prose): string | undefined {
  const [, work = '', from = '', to = ''] = WAY.exec(all[0]?.sentence.text ?? '') ?? []
  if (work) return `the ${work.toLowerCase()} from ${from} to ${to}`
  for (const one of all) {
    if (one.clause?.verb.base !== 'work' || one.likelihood.followup > 0.4) continue
    const [, what = ''] = /^(?:with\s[^,;]{3,40}?\s)?on\s(.+)$/.exec(deedOf(one)?.rest ?? '') ?? []
    // What one was busy doing is the task; "worked on painted the hull" was mistyped.
    if (verbIn(/^[a-z]+/.exec(what)?.[0] ?? '', 'ing') || MISTYPED.test(what)) continue
    const thing = untilNextDeed(withoutAsides(what)).replace(
      /\sby\s[a-z-]+ing\s.*$|,\s(?:which|so|because|but|and)\s.*$|[.!]+$/g,
      '',
    )
    const short = shorten(thing, 18)
    if (short && countWords(short) >= 2 && !UNCLEAR.test(short) && !isTorn(short) && isPlainTalk(short))
      return short
  }
  return undefined
}

const MISTYPED = /^[a-z]+ed (?:the|an?|my|our)\s/

/** "The north wall and painted both doors": what was done besides is no part of what was worked on. */
function untilNextDeed(what: string): string {
  return what
    .replace(/,?\s(?:learned|learnt|found out)\s(?:about|how|that|to)\s.*$/, '')
    .replace(
      /,?\sand\s(?:(?:also|then|finally|successfully|partially|fully|mostly)\s)?([a-z]+)\s.*$/,
      (tail, word: string) => (verbIn(word, 'past') && !verbIn(word, 'base') ? '' : tail),
    )
}

/** A part of a program by its name: "tide_gate", "tide-gate", "TideGate". */
const PART = /^(?=.*[a-z])(?=[A-Za-z][\w.]*(?:[-_./]\w|[a-z][A-Z]|\d))[A-Za-z][\w./-]*$/

/** "tide_gate: prevent starvation" is work on the gate: what was prevented there is no name of anything. */
export function partNamed(matter: string, { all }: Prose): string {
  if (!/^(?:the )?[a-z]+$/.test(matter) && matter !== UNNAMED) return matter
  const title = all.find(({ sentence }) => sentence.kind === 'title')
  const { scope = '' } = title ? readTitle(title.sentence.text) : {}
  return PART.test(scope) ? scope : matter
}

const OF_PEOPLE = /^(?:mentor|train|teach|coach|onboard|tutor|pair)$/
const PEOPLE =
  /\b(?:devs?|developers?|engineers?|interns?|students?|colleagues?|people|teams?|juniors?|staff|users?|analysts?|members?|hires?|trainees?|nurses?|teachers?|volunteers?|candidates?|agents?|managers?|testers?|designers?|apprentices?|contributors?)$/
const LATELY = /\s(?:this|last) (?:week|month|quarter|year|sprint|semester)$/
const UPGRADES = /^(?:upgrade|bump|update|downgrade)$/
/** "The yard to Postgres 16 (LTS)". */
const TO_VERSION =
  /^(?:(?:the|our|my)\s[\w-]+\s)?to\s([A-Z][\w.+#-]*(?:\s[A-Z][\w.+#-]*)?\sv?\d[\w.]*)(?=$|[\s,;])/
/** "40 tables from Oracle to Postgres". */
const FROM_TO =
  /\s(from\s(?:[\w.+#-]+\s){1,3}to\s[\w.+#-]+(?:\s(?!(?:with|in|on|by|for|and|using|so|over|to)\b)[\w.+#-]+)?)(?=$|[,;]|\s)/
/** "Visual regression tests". */
const SEVERAL = /^(?:[a-z][a-z-]+\s){1,4}[a-z-]{3,}[^s]s$/
const VERSION = /\sv?\d[\d.]*$/

/** Where a text names no matter but its tools or its people, what its deeds were done to: "on a small API", "with two trainees". */
export function matterOfDeed(deeds: readonly Deed[], project: string): string | undefined {
  const hasName = !isOnlyTools(project)
  return (
    deeds.map((deed, at) => matterOf(deed, hasName, at === 0)).find((matter) => matter !== undefined) ??
    // Of two things that a text names most, the one that something was done to is the matter; what was made is told as new.
    deeds
      .map((deed) => namedIn(project, deed))
      .find((thing) => thing !== undefined && (project.includes(' and ') || /^on an? /.test(thing))) ??
    (deeds[0] && !isSubjectLine(deeds[0]) ? insteadOf(project, deeds[0]) : undefined)
  )
}

/** "Rewrote the importer from bash scripts into Go" is about the importer, though the scripts have a longer name. */
function insteadOf(project: string, { rest }: Deed): string | undefined {
  const object = firstObject(rest)
  const thing = object.replace(/\s(?:from|into)\s.*$/, '')
  const name = project.toLowerCase()
  if (thing === object || !object.toLowerCase().includes(name) || thing.toLowerCase().includes(name))
    return undefined
  const isThing = /^(?:an?|the|our|my)\s/.test(thing) && countWords(thing) > 1 && countWords(thing) <= 6
  if (/\sto\s/.test(thing) || PEOPLE.test(thing) || /\b(?:customer|client)s?$/.test(thing)) return undefined
  return isThing && !NO_NOUN.test(thing) && !UNCLEAR.test(thing) && !isTorn(thing) ? `on ${thing}` : undefined
}

/** "A churn model", of "churn model and subscription data". */
function namedIn(project: string, { clause, rest }: Deed): string | undefined {
  const thing = firstObject(rest.replace(/^(?:up|out)\s/, ''))
    .replace(BEYOND, '')
    .replace(VERSION, '')
  if (!/^(?:an?|the|our|my)\s/.test(thing) || countWords(thing) > 6 || NO_NOUN.test(thing)) return undefined
  if (UNCLEAR.test(thing) || isTorn(thing) || !clause.verb.isWork) return undefined
  const noun = thing.slice(thing.lastIndexOf(' ') + 1).toLowerCase()
  return project
    .toLowerCase()
    .split(' and ')
    .some((part) => part === noun || part.endsWith(` ${noun}`) || part.startsWith(`${noun} `))
    ? `on ${thing}`
    : undefined
}

function matterOf({ clause, rest }: Deed, hasName: boolean, isFirst: boolean): string | undefined {
  const { base } = clause.verb
  if (hasName && !OF_PEOPLE.test(base)) return undefined
  const way = /^migrate$/.test(base) && !hasName ? FROM_TO.exec(rest)?.[1] : undefined
  if (way) return `on the migration ${way}`
  const goal = UPGRADES.test(base) && !hasName ? TO_VERSION.exec(rest)?.[1] : undefined
  if (goal) return `on the upgrade to ${goal}`
  // "Designed and built a rack"; of people only whom, not how.
  const object = (OF_PEOPLE.test(base) ? (rest.split(', ')[0] ?? rest) : rest).replace(
    /^and [a-z]+ (?=(?:an?|the|our|my)\s)/,
    '',
  )
  const thing = firstObject(object).replace(BEYOND, '').replace(VERSION, '').replace(LATELY, '')
  if (!thing || countWords(thing) > 8 || NO_NOUN.test(thing) || UNCLEAR.test(thing) || isTorn(thing))
    return undefined
  // Who was trained besides is not what the work was on.
  if (OF_PEOPLE.test(base) && PEOPLE.test(thing)) return isFirst ? `with ${thing}` : undefined
  if (hasName) return undefined
  // Instructions are rewritten, and two things are not one upgrade.
  if (
    UPGRADES.test(base) &&
    /[()]|\sand\s|\b(?:instructions|docs?|readme|requirements|tests?|notes?)\b/i.test(thing)
  )
    return undefined
  // What is written anew is updated as well: "updated the manual".
  if (base === 'update' && thing === firstObject(object) && !isOnlyTools(thing)) return undefined
  if (UPGRADES.test(base)) return `on the ${thing.replace(/^(?:the|our|my)\s/, '')} upgrade`
  return /^(?:an?|the|our|my|two|three)\s/.test(thing) || SEVERAL.test(thing) ? `on ${thing}` : undefined
}

/** "FastAPI and PostgreSQL" are what a work was done with; "the tasks of the day" are whatever there was. */
function isOnlyTools(project: string): boolean {
  return (
    project === NO_MATTER ||
    project.split(/,\s|\sand\s/).every((name) => spellingOf(name.replace(VERSION, '')) !== undefined)
  )
}
