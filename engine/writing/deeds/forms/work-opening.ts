import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import { clauseOf } from '../../../text/clauses/subjectless.ts'
import { verbOf } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { hasOwnSubject } from '../../../text/parting/own-subject.ts'
import { tidyClause } from '../../sentence/tidy.ts'
import {
  HAS_VERB,
  REPORTED,
  TAKEN_BACK,
  thingAdded,
  thingMade,
  UNSURE,
  workNamed,
  writtenNamed,
} from './work-noun.ts'

/** How much of a trouble everything before the work has to be. */
const TROUBLE = 0.2

/** How far down a note tells its work in such words. */
const SOON = 3

/** Where a note begins with a noun that names the work, or tells it right behind the trouble: "Migration of the till to Rust. Took a week." */
export function workOpening(source: Weighed, all: readonly Weighed[]): Clause | undefined {
  const { body, sentence, clause, likelihood } = source
  if (sentence.kind !== 'prose' || (clause && !isWorking(clause)) || likelihood.problem > 0.3)
    return undefined
  if (sentence.section && !REPORTED.test(sentence.section)) return undefined
  // Not many sentences are looked at: who tells a long story does not go on in such words.
  if (sentence.index > SOON) return undefined
  const isBehind = sentence.index > 0
  const at = all.indexOf(source)
  if (isBehind && (at < 1 || !all.slice(0, at).every(tellsTrouble))) return undefined
  const [text = ''] = tidyClause(body).split(', ')
  if (likelihood.followup > 0.3 || UNSURE.test(sentence.text) || TAKEN_BACK.test(body)) return undefined
  if (isBehind && HAS_VERB.test(text)) return undefined
  const next = all[at + 1]
  if (next && TAKEN_BACK.test(next.body)) return undefined
  // "Prototype of the counter runs at 12 fps" tells how it runs.
  if (RUNS.test(text)) return prototypeRuns(text)
  return newThing(text) ?? firstTime(text) ?? better(text) ?? named(text, next)
}

/** "First working version of X": what works is no doing. */
function isWorking({ verb, form, rest }: Clause): boolean {
  return (
    verb.base === 'work' &&
    form === 'ing' &&
    /^(?:version|prototype|implementation|demo|draft|build)\b/.test(rest)
  )
}

function tellsTrouble({ features, likelihood }: Weighed): boolean {
  const { problem, solution, impact } = likelihood
  return features.includes('pure fault') || (problem > TROUBLE && problem > solution + impact)
}

function named(text: string, next: Weighed | undefined): Clause | undefined {
  return (
    (/^support\sfor\s/i.test(text) || /^[a-z]+\ssupport\sfor\s/i.test(text) ? thingAdded(text) : undefined) ??
    thingMade(text) ??
    writtenNamed(text) ??
    fromTo(text) ??
    workNamed(ofMany(text, next))
  )
}

/** "New landing page in Vue", but not "New week" or "New to Rust". */
const NEW =
  /^new\s(?!(?:to|at|in|year|week|month|day|job|team|manager|boss|hires?|colleagues?|clients?|customers?|requirements?|office|here|start|one|ones|things?|stuff)\b)((?:[\w.()'/+#-]+\s){1,8}[\w.()'/+#-]+)$/i

function newThing(text: string): Clause | undefined {
  // "New guests settle in within a day" tells what they do.
  const fresh = /^New\s[A-Z]/.test(text) || hasOwnSubject(text) ? undefined : NEW.exec(text)?.[1]
  return fresh ? deed('add', `${isPlural(`new ${fresh}`) ? '' : 'a '}new ${fresh}`) : undefined
}

const FIRST =
  /^(?:the\s)?first\s(?:successful\s)?(boot|run|print|build|release|launch|start|test|deploy|deployment|flight|scan|cast|burn|flash)\sof\s((?:the|our|my|an?)\s[^,;:]{3,60})$/i
const FIRST_VERBS: Readonly<Record<string, string>> = { deployment: 'deploy', flight: 'fly' }

/** "First boot of the new board": it was booted. */
function firstTime(text: string): Clause | undefined {
  const [, noun = '', thing = ''] = FIRST.exec(text) ?? []
  const word = noun.toLowerCase()
  return noun && !HAS_VERB.test(text)
    ? deed(FIRST_VERBS[word] ?? word, `${thing} for the first time`)
    : undefined
}

const BETTER =
  /^better\s((?!(?:luck|idea|news|late|than|off|way)\b)(?:[\w-]+\s){1,3}(?:for|in|on|of)\s[^,;:]{3,60})$/i

/** "Better error messages for the importer". */
function better(text: string): Clause | undefined {
  const thing = HAS_VERB.test(text) ? undefined : BETTER.exec(text)?.[1]
  return thing ? deed('improve', thing) : undefined
}

const FROM_TO =
  /^(?:the\s)?(switch|move|transition|migration|upgrade)\s(?:over\s|away\s)?(from\s[^,;:]{2,50}?\sto\s(?!\d)[^,;:]{2,50})$/i

/** "Switch from one host to the other". */
function fromTo(text: string): Clause | undefined {
  const [, noun = '', way = ''] = HAS_VERB.test(text) ? [] : (FROM_TO.exec(text) ?? [])
  return noun ? deed(noun.toLowerCase() === 'migration' ? 'migrate' : noun.toLowerCase(), way) : undefined
}

function deed(base: string, rest: string): Clause | undefined {
  const verb = verbOf(base)
  return verb && clauseOf({ lead: '', verb, form: 'past', rest })
}

/** "Prototype of the counter runs at 12 fps": somebody built one that does. */
function prototypeRuns(text: string): Clause | undefined {
  const [, kind = '', thing = '', does = ''] =
    /^(?:(?:the|my|our)\s)?((?:first\s|working\s)?(?:prototype|demo))\sof\s((?:the|an?|my|our)\s(?:[\w'-]+\s){1,5}?)((?:runs|works|reaches|handles|needs|takes|does)\s[^;:]{3,80})/i.exec(
      text.replace(/;\s.*$/, ''),
    ) ?? []
  const build = verbOf('build')
  return kind && build
    ? clauseOf({
        lead: '',
        verb: build,
        form: 'past',
        rest: `a ${kind.toLowerCase()} of ${thing}that ${does}`,
      })
    : undefined
}

const RUNS = lean(
  /^(?:the\s|an?\s|my\s|our\s)?(?:[\w-]+\s){0,2}(?:prototype|demo|implementation|version|build|port|rewrite)\sof\s(?:[\w'-]+\s){1,6}?(?:runs|is|works|takes|reaches|needs|uses|handles|has|does|can|ran|was|took)\s/i,
)

/** "Template cleanup. I went through all 80": there are many of what a compound names as one. */
function ofMany(text: string, next: Weighed | undefined): string {
  return MANY.test(next?.body ?? '') ? text.replace(/(?<=\s[a-z-]{3,}[^s\s])(?=\sclean-?up$)/i, 's') : text
}

const MANY =
  /\b(?:of (?:them|these|those)|all \d+|every one|each one|(?:had|have|were|are) (?:about |over |some )?\d+\+?)\b/i
