import { isDoneByAnother } from '../../../facts/fields/by-another.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { readLeadIn } from '../../../features.ts'
import { lean } from '../../../lean.ts'
import { WORK_NOUNS } from '../../../lexicon/work-nouns.ts'
import { type Clause, readClause } from '../../../text/clauses/clauses.ts'
import { clauseOf } from '../../../text/clauses/subjectless.ts'
import { guessPast, verbIn, verbOf } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { tidyClause, uncapitaliseNoun } from '../../sentence/tidy.ts'

const OF = lean(
  /^(?:the\s|an?\s)?(?:(?:complete|full|partial|initial|minor|major|thorough|gradual|final|successful|emergency|manual|immediate|temporary)\s)?(?:(?:server-side|client-side|code|data|full-stack|end-to-end)\s)?([a-z-]+)\s(of|for|to|in)\s(.+)$/i,
)
const TRAILING = lean(
  /^(?:(?:minor|small|quick|big|major|full|complete|partial|large|some|more|further|general|various|additional|little|basic)\s){0,2}((?:[\w.+#/-]+\s){1,4})(upgrade|update|rewrite|refactor|refactoring|cleanup|overhaul|redesign|removal|simplification|fix|tuning|calibration|replacement|rework)((?:\s(?:in|to|from|with|using)\s[^,;:]{1,60})?)$/i,
)

const NEEDS_OF =
  /^(?:analyse|assemble|configure|create|debug|design|develop|evaluate|prepare|publish|repair|replace|translate)$/

/** "Removal of the old parser completed": that it is over is heard of the deed. */
const OVER = lean(
  /(?<=\S\s\S+)\s(?:(?:is|was|are|were|(?:has|have) been)\s)?(?:(?:now|finally|also|fully|already|successfully)\s)?(?:completed?|finished|done|merged|deployed|shipped|released|finali[sz]ed)(?:\s(?:now|today|yesterday|(?:last|this) [a-z]+|on [A-Z][a-z]+))?[.!]*$/,
)

/** "Removal of the old parser", "parser cleanup": work that is named by a noun. */
export function workNamed(named: string): Clause | undefined {
  const text = named.replace(OVER, '')
  const [, matter = '', work = '', how = ''] = TRAILING.exec(text) ?? []
  const done = verbOf(WORK_NOUNS.get(work.toLowerCase()) ?? '')
  // "Status update" is what the page is.
  if (
    done &&
    !/\b(?:and|or|the|to|no|not|lack|need|without|for|of|after|before|on|in|during|since|with|status|progress|weekly|daily|monthly|quick|project|week|day)\b/i.test(
      matter,
    )
  )
    return clauseOf({
      lead: '',
      verb: done,
      form: 'past',
      rest: `${withThe(uncapitaliseNoun(matter.trim()))}${how}`,
    })
  const [, noun = '', link = '', object = ''] = OF.exec(text) ?? []
  const set = verbOf('set')
  if (set && link === 'of' && /^set-?up$/i.test(noun))
    return clauseOf({ lead: '', verb: set, form: 'past', rest: `up ${object}` })
  const verb = verbOf(WORK_NOUNS.get(noun.toLowerCase()) ?? '')
  // "Preparation for the move", "Design in Figma": nothing is named that it was done to.
  if (!verb || (link !== 'of' && NEEDS_OF.test(verb.base)) || didSomething(object)) return undefined
  // "Improvements to X" improve X, "update to the X" updates it; "migration to X" moves something there.
  const isObject =
    link === 'of' ||
    /^(?:fix|improve|optimi[sz]e)$/.test(verb.base) ||
    (link === 'to' && verb.base === 'update' && /^(?:the|our|my|all|an?)\s/.test(object))
  return clauseOf({ lead: '', verb, form: 'past', rest: isObject ? object : `${link} ${object}` })
}

const DONE_TO = /\s([a-z]+)\s(?:the|an?|any|all|our|my|its|their|every|each|some|most)\s/

/** "The removal of the bell broke all gates": what the work brought about, and no work that was done. */
function didSomething(object: string): boolean {
  const [, word = ''] = DONE_TO.exec(object) ?? []
  return (verbIn(word, 'past') ?? guessPast(word)) !== undefined
}

const TO_A_THING =
  /^to\s(?=(?:the|our|my|all)\s)(?!.*\b(?:latest|newest|new|current|next|stable|version|release|upstream|standard|default)\b)(?!.*\d)/

/** "Update to the billing export": it was updated; "Update to the latest release" says to what. */
export function updateTo({ clause, likelihood }: Weighed): Clause | undefined {
  if (clause?.subject !== 'none' || clause.form !== 'base' || likelihood.followup > 0.3) return undefined
  return /^(?:update|change|tweak|fix)$/.test(clause.verb.base) && TO_A_THING.test(clause.rest)
    ? clauseOf({ lead: '', verb: clause.verb, form: 'past', rest: tidyClause(clause.rest.slice(3)) })
    : undefined
}

/** A file, a command or a name needs no article. */
function withThe(matter: string): string {
  return /^[a-z]/.test(matter) && !/^[^\s_./\d-]*[-_./\d]\S*$/.test(matter) ? `the ${matter}` : matter
}

const WRITTEN =
  /^((?:(?:unit|integration|api|user|end-to-end|e2e)\s)?(?:docs?|documentation|tests|runbook|guide|tutorial))\s(for)\s(\S.*)$/i

/** "Unit tests for the parser": they were written. */
export function writtenNamed(text: string): Clause | undefined {
  const [, what = '', link = '', of = ''] = WRITTEN.exec(text) ?? []
  const write = verbOf('write')
  return what && write
    ? clauseOf({ lead: '', verb: write, form: 'past', rest: `${what.toLowerCase()} ${link} ${of}` })
    : undefined
}

const MADE = lean(
  /^(?:an?\s|the\s)?((?:faster|better|simpler|initial|basic|preliminary|experimental|native|first|second|third|final|full|complete|working|minimal|partial|new|improved|optional)\s(?:[a-z-]+\s)?(implementation|support|version|integration|iteration|prototype)s?\s(?:of|for|with)\s.+)$/i,
)

/** "Initial implementation of X", "Second iteration of the editor": it was written, built or added. */
export function thingMade(text: string): Clause | undefined {
  const [, made = '', kind = ''] = MADE.exec(text) ?? []
  // "The new version of the valve opens both gates" is a sentence of its own.
  if (made && isDoneByAnother(text)) return undefined
  const verb = verbOf(
    /^(?:implementation|version)$/i.test(kind)
      ? 'write'
      : /^(?:iteration|prototype)$/i.test(kind)
        ? 'build'
        : 'add',
  )
  if (!made || !verb) return undefined
  const thing = made.charAt(0).toLowerCase() + made.slice(1)
  const article = /^(?:first|second|third|final)\s/.test(thing)
    ? 'the '
    : /(?:support|s\s(?:of|for|with))\b/.test(thing)
      ? ''
      : /^[aeiou]/.test(thing)
        ? 'an '
        : 'a '
  return clauseOf({ lead: '', verb, form: 'past', rest: `${article}${thing}` })
}

const PIECE =
  /^((?:an?|some|few|lots of|various|several|more|even more|further|other|many)\s)?((?:(?!(?:and|or|the|to|no|not|lack|need|without|for|of|after|before|on|in|with|status|progress|weekly|daily|monthly|project|week|day|next|planned|possible|proposed)\s)[\w.+/'-]+\s){0,4}(fix|fixes|clean-?ups?|tweaks?|improvements?|enhancements?|refinements?|optimi[sz]ations?|minimi[sz]ations?|corrections?|adjustments?|renamings?|simplifications?))((?:\s(?:for|to|in|on|of|with)\s\S.*)?)$/i

/** "Tiny cleanups to the till", "Belt optimisation for long parts", "More typo fixes": such work was done. */
export function pieceMade(text: string): Clause | undefined {
  const [, count = '', piece = '', kind = '', of = ''] = PIECE.exec(text) ?? []
  const make = verbOf('make')
  if (!piece || !make || !/\s/.test(text) || HAS_VERB.test(text)) return undefined
  const isMany = /s$/i.test(kind) || /^fixes$/i.test(kind)
  // "Gate improvement" alone may be the head of anything.
  if (!isMany && !of) return undefined
  const few = count.toLowerCase().replace(/^(?:an?|few)\s/, '')
  const named = `${uncapitaliseNoun(piece).slice(0, -kind.length)}${kind.toLowerCase()}`
  const article = isMany ? few : /^[aeiou](?!n[A-Z])/i.test(named) ? 'an ' : 'a '
  return clauseOf({ lead: '', verb: make, form: 'past', rest: `${article}${named}${of}` })
}

const MADE_PARTS =
  /^((?:(?!(?:and|or|the|to|no|not|lack|need|without|for|of|after|before|on|in|with|missing|broken|bad|wrong|slow|unused|old)\s)[\w.+/'-]+\s){1,5}(functions?|templates?|fast paths?|paths?|API|support|work-?arounds?|helpers?|checks?|checking|macros?|hooks?|wrappers?|handling|tests?|options?|flags?|commands?|handlers?|validation|fallback))(\s(?:for|to|on|of)\s\S.*|$)/i

/** "gate: bell support for guests": what the subject line of a part names is new in it. */
export function partAdded(text: string, isScoped: boolean): Clause | undefined {
  const [, thing = '', kind = '', of = ''] = MADE_PARTS.exec(text) ?? []
  const add = verbOf('add')
  // "Quietly check the lamp" is an order.
  if (
    !thing ||
    /^[a-z]+ly\s/i.test(thing) ||
    !add ||
    !(isScoped || /^\sfor\s/.test(of)) ||
    UNSURE.test(text) ||
    HAS_VERB.test(text)
  )
    return undefined
  const named = uncapitaliseNoun(thing)
  const isOne = !/s$|^(?:support|checking|handling|validation)$/i.test(kind)
  const article = !isOne ? '' : /^[aeiou]/i.test(named) ? 'an ' : 'a '
  return clauseOf({ lead: '', verb: add, form: 'past', rest: `${article}${named}${of}` })
}

/** What a list or a note of fragments names by a noun: "- Removal of the old parser", "- New flag for the importer", "- tide.go (dropped the cache)". */
export function workListed(source: Weighed): Clause | undefined {
  const { body, sentence, clause, likelihood } = source
  if (clause || !/^(?:item|prose)$/.test(sentence.kind) || !isReported(source)) return undefined
  if (likelihood.problem > 0.4 || likelihood.followup > 0.3) return undefined
  const inFile = changedFile(body)
  if (inFile) return inFile
  const text = tidyClause(body)
  if (text.split(' ').length > 16 || UNSURE.test(text) || TAKEN_BACK.test(body) || HAS_VERB.test(text))
    return undefined
  // "Lint fix", "Docs update": one word before it may be the name of anything.
  if (/^[\w-]+\s[\w-]+$/.test(text)) return undefined
  return thingAdded(text) ?? thingMade(text) ?? writtenNamed(text) ?? workNamed(text)
}

const FIXES = lean(
  /^((?:(?:some|small|minor|various|several|more|a few|many|further|other|additional)\s){0,2}(?:(?:bug|performance|perf|stability|usability|security|speed|layout|code|style|ui|ux|reliability|accessibility)\s?)?(?:(?:bug|hot)?fixes|improvements|tweaks|updates|optimi[sz]ations|refactors|refactorings|clean-?ups|enhancements|corrections|adjustments|modifications)\s(?:to|for|in|of)\s[^:;,.]{4,80})(?!\w)/i,
)

/** "Small fixes to the invoice": they were made. */
export function fixesMade(source: Weighed): Clause | undefined {
  const fixes =
    source.likelihood.followup < 0.4 && isReported(source) ? FIXES.exec(source.body)?.[1] : undefined
  const make = verbOf('make')
  return fixes && make && !/\b(?:is|are|was|were|will|would)\b/.test(fixes)
    ? clauseOf({ lead: '', verb: make, form: 'past', rest: fixes.charAt(0).toLowerCase() + fixes.slice(1) })
    : undefined
}

/** Whether what a list holds is told as done, and not as a topic, a plan or a wish. */
function isReported({ sentence: { section, box, leadIn, headings, text } }: Weighed): boolean {
  if (box === 'empty' || !REPORTED.test(section ?? 'solution')) return false
  if (AHEAD.test(leadIn ?? headings.at(-1) ?? '') || UNSURE.test(text)) return false
  return !/^(?:alternatives|plans|trouble)$/.test(readLeadIn(leadIn) ?? '')
}

export const REPORTED = /^(?:solution|summary|timeline)$/
const AHEAD =
  /\b(?:goals?|plans?|agenda|topics?|ideas?|backlog|to-?do|next|contents|features|questions?|open|options|scope|requirements|proposals?|roadmap|problems?|risks?|challenges|learnings?|skills|requested|wanted|missing|objectives?|responsibilit(?:y|ies))\b/i

/** A verb of its own, so that the work is only spoken of. */
export const HAS_VERB =
  /\b(?:has|have|had|can|could|may|might|should|would|must|took|takes|went|goes|made|makes|broke|breaks|works|worked|caused|causes|led|leads|did|does|do|needs?|requires?|began|started|became|remains?|continues?|done|gave|gives|got|gets|it|I|we|they|you)\b/

const CHANGED_FILE = /^([\w./-]+\.[a-z]{1,5})\s\(([^()]{6,120})\)\.?$/

/** "tide.go (dropped the cache)". */
function changedFile(body: string): Clause | undefined {
  const [, file = '', what = ''] = CHANGED_FILE.exec(body) ?? []
  const clause = what ? readClause(what) : undefined
  if (clause?.subject !== 'none' || clause.form !== 'past' || !clause.verb.isWork) return undefined
  return { ...clause, rest: `${clause.rest} in ${file}` }
}

/** "Support for X", "New flag for Y", "Extra logging in Z": what is there now was added. */
const THING_ADDED = lean(
  /^(?:(?:basic|initial|full|partial|native|experimental|better)\s)?support\sfor\s\S|^(?:extra|additional)\s(?:[a-z-]+\s)?[a-z]+(?:ing|s)\s(?:in|for|to|on)\s\S|^new\s(?:(?!for\b|in\b|to\b|of\b)[\w./-]+\s){0,3}(?:flags?|options?|endpoints?|commands?|pages?|screens?|views?|buttons?|api|functions?|methods?|class(?:es)?|modules?|components?|tests?|scripts?|dashboards?|reports?|jobs?|tables?|columns?|fields?|hooks?|plugins?|menus?|dialogs?|modes?|levels?|settings?|parameters?|tools?|templates?|themes?|layouts?|tabs?|widgets?|forms?|filters?|panels?|icons?|rules?|checks?|alerts?|metrics?|handlers?|services?|pipelines?|workflows?|parsers?|importers?|exporters?)(?=\s(?:for|to|in|on|with|that|which|--)|\s--|$)/i,
)

export function thingAdded(text: string): Clause | undefined {
  const add = verbOf('add')
  if (!add || !THING_ADDED.test(text)) return undefined
  const thing = text.charAt(0).toLowerCase() + text.slice(1)
  const isOne =
    thing.startsWith('new ') && !isPlural(thing.replace(/\s(?:(?:for|to|in|on|with|that|which)\s|--).*$/, ''))
  return clauseOf({ lead: '', verb: add, form: 'past', rest: `${isOne ? 'a ' : ''}${thing}` })
}

/** What became of it, and who else did it. */
export const TAKEN_BACK =
  /\b(?:abandoned|postponed|cancell?ed|rejected|rolled back|reverted|scrapped|blocked|failed|unfinished|(?:half|partly|nearly|almost|mostly) (?:done|finished|complete|ready)|in progress|ongoing|missing|not\b|still|draft|pending|partial|by (?:[A-Z]|the\s|our\s|an?\s)|went wrong|put off|does not|did it|wrote it|starts in)/

export const UNSURE =
  /\?|\b(?:plans?|planned|planning|proposal|ideas?|how|why|what|todo|wip|draft|vs|rfc|blocked|upcoming|pending|next(?!\.)|soon|will|is|are|was|were|not)\b/i
