import { lean } from '../../lean.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { readClause } from '../clauses/clauses.ts'
import { verbIn } from '../clauses/verbs.ts'
import { dayMark } from './day-marks.ts'

/** "Week 4 - ", "Task 2: ", "Devlog #5: ": which one of a series an entry is, before what is said of it. */
const SERIES = lean(
  /^(?:(?:dev ?|work ?|bug ?)?log|entry|update|week|day|session|sprint|iteration|phase|part|step|task|issue|bug|ticket|milestone|checkpoint|stage|round|goal|item)\s(?:no\.?\s?|#\s?:?\s?)?\d{1,3}\s?(?::|[-\u2013\u2014]\s)\s*(?=\S)/i,
)
const NUMBER = /^\d{1,2}(?:\.\d{1,2})?[.):]\s+(?=\p{Lu})/u

/** Where the number, the day and the place in a series end that stand before what a heading says. */
export function pastSeries(heading: string): number {
  let at = NUMBER.exec(heading)?.[0].length ?? 0
  at += SERIES.exec(heading.slice(at))?.[0].length ?? 0
  return at + (dayMark(heading.slice(at))?.end ?? 0)
}

/** What groups many changes and says of none what it was: "Updated packages", "Fixed bugs this week". */
const GROUP =
  /\b(?:changes|bugs|issues|features|items|tasks|tickets|files|improvements|fixes|updates|things|stuff|PRs|pull requests)(?:$|\s(?:this|last|in|for|from|since)\b)|:$|\?$/i

/** "Key features implemented", "technologies used": what is listed below it. */
const LISTS = lean(
  /\b(?:changes|bugs|issues|problems|features|items|tasks|tickets|goals|objectives|milestones|files|improvements|fixes|steps|actions|lessons|challenges|technologies|tools|libraries|resources|skills|commands|hours|time|work|progress|data|root causes?)\s(?:(?:successfully|fully|already|since|so far)\s)?[a-z]+(?:$|\s)/i,
)
/** What is no work on the thing, or names the list of things below. */
const NO_WORK =
  /^(?:use|need|require|spend|take|make|find|learn|encounter|face|collect|plan|expect|consider|discuss|suggest|propose|recommend|choose|identify|observe|measure|cover|affect|involve|base|relate|report|see|test|review|work|fail|block|schedule|delay|break|lose|miss|share|limit|mix)$/

/** "Rebuilt the tide index", "Gate sensor wired", "The gate is now wired": whether a heading tells what was done, and is no name of what follows. */
export function tellsDeed(heading: string, isEntry = false): boolean {
  const [first = '', second = '', third] = heading.split(' ', 3)
  // "Added saving" may be a name, and "5 May - Added saving" hardly.
  if ((!third && !(isEntry && second)) || GROUP.test(heading)) return false
  const word = first.toLowerCase()
  const verb = verbIn(word, 'past')
  // "Set up the bench" may be an order, "Cut the price" as well.
  if (verb)
    return (
      verb.isWork &&
      !verbIn(word, 'base') &&
      !NO_WORK.test(verb.base) &&
      /^[\w"'`(]/.test(second) &&
      !areThings(second) &&
      (ONLY_DONE.test(verb.base) || OF_ONE.test(heading))
    )
  return DONE.test(heading) && !LISTS.test(heading) && isDoneTo(heading)
}

/** What says of no thing how it is: "rebuilt index" may be one, and "Rebuilt tide index" as a heading hardly. */
const ONLY_DONE =
  /^(?:add|build|configure|convert|create|debug|deploy|develop|disable|enable|extract|fix|implement|install|introduce|launch|merge|migrate|optimi[sz]e|port|publish|rebuild|redesign|refactor|release|remove|rename|replace|resolve|restructure|rewrite|seal|ship|solder|train|upgrade|write)$/
/** "Printed circuit board" is a thing, "Printed the board", "Printed two boards" and "Printed boards into a box" are deeds. */
const OF_ONE =
  /^\S+\s(?:(?:the|an?|my|our|its|all|both|each|every|some|several|more|new|two|three|four|\d+)\s|["'`(])|^(?:\S+\s){2,6}(?:to|into|from|onto)\s\S/

/** What a heading ends with that tells of a thing what was done to it, or has behind its "is now". */
const DONE =
  /\s(?:(?:was|were|(?:is|are) now|(?:has|have) been)\s[a-z]+|[a-z]+(?:ed|en|wn|ilt))(?=$|[.!]?$|\s)/

function isDoneTo(heading: string): boolean {
  const clause = readClause(heading)
  return (
    clause?.subject === 'passive' &&
    clause.modality === 'done' &&
    !clause.isNegated &&
    !NO_WORK.test(clause.verb.base)
  )
}

/** "Failed jobs", "Scheduled tasks": which things. */
function areThings(word: string): boolean {
  return /s$/.test(word) && NOUN_VERBS.has(word.replace(/s$/, ''))
}
