import type { Prose } from '../../facts/fields/prose.ts'
import { spellingOf } from '../../facts/technologies/spellings.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { NOUN_VERBS } from '../../lexicon/noun-verbs.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { pastBranch } from '../../text/lines/title.ts'
import { isPlural } from '../../text/nouns/plural.ts'
import { nameInPlainCase } from '../bullet/words/plain-case.ts'
import { asWork, isKnownNoun } from '../sentence/articles.ts'
import { endsWithOne } from '../sentence/ends-with-one.ts'
import { uncapitalise, uncapitaliseNoun } from '../sentence/tidy.ts'
import { isBalanced } from '../sentence/trim.ts'
import { beforeAmiss } from './statement-named.ts'

const TICKET =
  /^(?:#\d+|\d{4,}|[A-Z][A-Z\d]*-\d+|(?:[Ii]ssue|[Bb]ug|[Tt]icket|[Tt]ask) #?\d+)[:\s-]+(?=[\p{L}"`]{2})/u
/** "Docs for the login API #20": the number is for the tracker. */
const NUMBERED =
  /(?<=(?:^|\s)(?!(?:PR|MR|request|issue|bug|ticket|task|week|day|part|sprint|devlog|log|update)\b)(?:[a-z][\w-]{1,30}|[A-Z]{2,8})\s?)#\d+(?=\s|$)/g
const BARE_TICKET = /^(?:#\d+|(?!CVE|RFC|ISO)[A-Z]{2}[A-Z\d]*-\d+)$/
const DETERMINED =
  /^(?:the|a|an|this|that|these|those|my|our|its|their|all|some|most|many|several|both|every|each|no|any|more|two|three|\d\S*|[a-z]+ing|\S+'s)\b/i
/** How a thing was, or what it was made to do: "LDAP server down". */
const STATE =
  /\s(?:is\s)?(?:down|broken|expired|full|failing|failed|slow|held|stuck|leaking|use|individually|internally|at once|again|earlier|later|occurred|happened|appeared|configurable|optional|idempotent|thread-safe)$/i
/** In "lint step to CI" somebody added the one to the other; in "upgrade to Debian 12" both belong together. */
const ADDED_TO = /\s(?:in)?to\s.+$/i
/** "The jobs from Jenkins to Actions" and "moment in favour of date-fns" are about what was moved or dropped. */
const MOVED = /\s(?:from\s.+\s(?:in)?to|in favou?r of|instead of)\s.+$/i
const LEADS_TO =
  /\b(?:upgrade|migration|move|switch|change|port|access|connection|link|transition|conversion|response|update|path|approach|solution|reference|improvement|support|fix|answer|alternative|from\s.*)s?$/i
/** Short names of things of which each project has one. */
const ONE_OF_ITS_KIND = /^(?:GUI|UI|PCB|API|CLI|AST|SDK|DB|UX|CI)$/

/** "GET /boats" is what a program is asked, and no getting. */
const ENDPOINT = /^(?:GET|POST|PUT|PATCH|DELETE)\s\/\S+$/

/** "Nightly ETL". */
const OF_A_KIND = /^[a-z][a-z-]+\s(?:(?!the|an?\s)[a-z-]+\s)?(?:GUI|UI|PCB|API|CLI|SDK|DB|ETL|VM|PR)$/

/** What is said where nothing names the work. */
export const UNNAMED = 'the task at hand'

/** What a work was about that the text does not name. */
export const NO_MATTER = 'the tasks of the day'

/** What the work was about, as one would name it in a sentence: "the import wizard" for "#12 import wizard". */
export function nameMatter(project: string, { all }: Prose): string {
  const thing = thingNamed(nounOf(beforeAmiss(withoutScope(nameInPlainCase(project, all), all))))
  const alone = madeTo(thing, all) ?? nameAlone(isObjectOf(thing, all) ? `the ${thing}` : thing)
  const name = withOwnCapital(alone, thing, all)
  if (SCRAP.test(name) || STATED.test(project) || CODE.test(name) || isChapter(project, all)) return UNNAMED
  if (DETERMINED.test(name) && !/^[a-z]+ing\s/.test(name)) return name
  // As the text says it itself: "our monolith".
  const opening = name.toLowerCase().split(' and ')[0] ?? ''
  const isOne = all.some(({ body }) => {
    const text = body.toLowerCase()
    const at = text.indexOf(opening)
    return (
      at > 0 &&
      /(?<![a-z])(?:the|our|my|an?)\s$/.test(text.slice(Math.max(0, at - 5), at)) &&
      endsThere(text.slice(at + opening.length, at + opening.length + 24), name)
    )
  })
  return isOne ? `the ${name}` : name
}

/** "I was working on the Otter page" where the text has "the Otter page" inside a sentence: it has a capital of its own. */
function withOwnCapital(name: string, thing: string, all: Prose['all']): string {
  const [, word = ''] = /^([A-Z][a-z]+)(?=\s)/.exec(thing) ?? []
  if (!word) return name
  const small = word.toLowerCase()
  const told = all.filter(({ sentence }) => sentence.kind !== 'title').map(({ sentence }) => sentence.text)
  const within = new RegExp(`(?<=[a-z,] )${word}(?=[.,;]|$|'s| [a-z]| [A-Z]{2,} [a-z])`)
  if (!told.some((text) => within.test(text)) || told.some((text) => text.includes(` ${small} `))) return name
  if (verbIn(small, 'base') && /^[a-z]+ing\s/.test(name)) return `the ${thing}`
  // "Painted Otter at the quay": nobody says "the" of it.
  const isBare = !told.some((text) => new RegExp(`\\b(?:the|an?|our|my) (?:[a-z]+ )?${word}\\b`).test(text))
  return name.replace(new RegExp(`^(the )?${small}\\b`), (_, the = '') => (isBare ? '' : the) + word)
}

const DATED = /^[^:\d]*\d[^:]*:\s+/

/** "June 18th: Recovery": what heads the entry of a diary and no sentence speaks of is the writer's headline, not a thing. */
function isChapter(project: string, all: Prose['all']): boolean {
  const title = all.find(({ sentence }) => sentence.kind === 'title')?.body ?? ''
  const named = title.replace(DATED, '')
  if (named === title || named.trim().toLowerCase() !== project.trim().toLowerCase()) return false
  // A name of its own may stand above all that is told.
  if (/[A-Z\d].*[A-Z\d]/.test(project.replace(/(?<=^|\s)[A-Z](?=[a-z])/g, ''))) return false
  const words = project.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const told = all.filter(({ sentence }) => sentence.kind !== 'title').map(({ body }) => body.toLowerCase())
  return (
    words.length > 0 && words.every((word) => !told.some((body) => body.includes(word.replace(/s$/, ''))))
  )
}

/** The words of a subject line before a name that stands in it. */
function beforeName(name: string, all: Prose['all']): string {
  const title = all.find(({ sentence }) => sentence.kind === 'title')?.body ?? ''
  return title.slice(0, Math.max(0, title.toLowerCase().indexOf(name.toLowerCase())))
}

/** "Break retain cycles": behind a verb "retain" is part of a name. */
function isObjectOf(name: string, all: Prose['all']): boolean {
  const [first = ''] = name.split(' ')
  return (
    verbIn(first, 'base') !== undefined &&
    verbIn(beforeName(name, all).trim().toLowerCase(), 'base') !== undefined
  )
}

/** "Make the gate close by itself" is work on making it do so. */
function madeTo(name: string, all: Prose['all']): string | undefined {
  const [, bid = '', article = ''] = /^(make|let)\s((?:the|an?|all)\s)?$/i.exec(beforeName(name, all)) ?? []
  const does = name
    .split(' ')
    .slice(1, 4)
    .some((word) => {
      const verb = verbIn(word, 'base')
      return verb !== undefined && !NOUN_VERBS.has(verb.base)
    })
  return bid && does
    ? `${verbIn(bid.toLowerCase(), 'base')?.forms.ing} ${article || 'the '}${uncapitalise(name)}`
    : undefined
}

/** "drivers lamp clock", of "drivers: shrink the lamp clock": where it was done is no part of the name. */
function withoutScope(project: string, all: Prose['all']): string {
  const [, scope = '', rest = ''] = /^(\S+)\s(\w\S*(?:\s\S+)*)$/.exec(project) ?? []
  const line = all.find(({ sentence }) => sentence.kind === 'title')?.body.toLowerCase() ?? ''
  const title = ` ${line.slice(pastBranch(line))} `
  return rest && title.includes(` ${rest.toLowerCase()} `) && !title.includes(` ${scope.toLowerCase()} `)
    ? rest
    : project
}

/** "20% of the orders", "off by one errors": the scrap of a line, and no name of anything. */
const SCRAP = /^(?:the )?$|^~?\d+(?:\.\d+)?\s?%|^(?:off|by|out|up|with|without|via|per|into|onto)\s/i
/** What was cut out of a line of code. */
const CODE = /\\|=["']|^#[a-z]|^[^"]*"[^"]*$|<[^>]*$/
/** "It was slow": a statement, and no name either. */
export const STATED =
  /^(?:it|this|that|they|there|he|she)\s(?:is|was|were|are|had|has)\b|^(?:if|when|unless|because|whether|although)\s/i

/** What cannot end a name: "version to", "pixel values directly", "the window maximizable", "utils..". */
const NO_END =
  /(?:\s(?:[Ss]ee|to|in|on|of|for|from|with|by|at|into|onto|via|as|and|or|beyond|than|once|first|then|apparent|aware|outdated|unconditional|directly|(?!(?:vari|t|c|execut|deliver|timet|wear|consum|st|en)able\b)[a-z]{4,}able)|\.+)$/

/** "Lamps need two bulbs" and "the valve opens itself" are told of the lamps and the valve; a name that ends in the air loses its end. */
function nounOf(project: string): string {
  // Of two things each is looked at for itself.
  if (project.includes(' and ')) return project
  const words = project.split(' ')
  const at = words.findIndex((word, index) => index > 0 && isTold(word, words[index - 1] ?? ''))
  const noun = at > 0 ? words.slice(0, at).join(' ') : project
  const whole = noun.replace(NO_END, '').replace(NO_END, '')
  return whole.includes(' ') || /[A-Z\d_]/.test(whole) || !project.includes(' ') ? whole : project
}

/** A verb that is never a noun, behind what it is told of. */
function isTold(word: string, before: string): boolean {
  const isOfMany = isPlural(before)
  if (!/^[a-z]+$/.test(word) || (!isOfMany && isKnownNoun(word))) return false
  const verb = verbIn(word, isOfMany ? 'base' : 's')
  return verb !== undefined && !NOUN_VERBS.has(verb.base) && !verbIn(before, 'base', 'ing', 'past')
}

/** "Kettle's" and "alerts triaged" name the kettle and the alerts. */
function thingNamed(project: string): string {
  const name = project.replace(/'s$/, '')
  const [last = '', ...before] = name.split(' ').reverse()
  const isDone = /ed$/.test(last) && verbIn(last.toLowerCase(), 'participle') !== undefined
  return isDone && before.length > 0 && !/^(?:and|or|of|the)$/.test(before[0] ?? '')
    ? before.reverse().join(' ')
    : name
}

/** What follows a whole name: in "the lexer tests" the name goes on. */
const ENDS =
  /^(?:$|[.,;:!?)]|\s\(|\s(?:to|in|on|for|with|from|and|or|by|is|was|are|were|has|had|at|of|so|because|when|which|that|as|into|using|after|before|now)\b)/

/** A name is over where its verb follows: "the glove | sends its figures"; "the mill runs" may be some. */
function endsThere(after: string, name: string): boolean {
  const [, word = ''] = (/^[a-z]/.test(name) && /^ (?:then |now |also )?([a-z]+s) /.exec(after)) || []
  const verb = word ? verbIn(word, 's') : undefined
  return ENDS.test(after) || (verb !== undefined && !NOUN_VERBS.has(verb.base))
}

function nameAlone(project: string): string {
  // "get_value(q" was cut where its bracket was open.
  const whole = (isBalanced(project) ? project : project.replace(/\([^()]*?(?=\sand\s|$)/, ''))
    .replace(TICKET, '')
    .replace(/^(?:mostly|mainly|primarily)\s(?:on\s)?(?:working on\s)?/i, '')
    .replace(
      /^(?:(?:misc|miscellaneous|some|my|random|quick|rough|work|dev)\s){0,2}(?:notes|thoughts|remarks|log)\s(?:on|about|for|from)\s(?=\S)/i,
      '',
    )
    .replace(NUMBERED, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/:\s.*$/, '')
    .replace(/\s~?\d[\d.]*\s?%$/, '')
    .replace(/\s[+&]\s/g, ' and ')
    .replace(SAID_OF_IT, '')
    .replace(OF_THE_DOING, '$1')
    // "Cap the upload size": whatever stands before the article is done to the thing.
    .replace(
      /^(?!(?:behind|inside|under|over|about|all|both|for|in|on|of|to|from|with|how|why|what|[a-z]+ing)\b)[A-Za-z]+\s(?=the\s)/i,
      (word) => (verbIn(word.trim().toLowerCase(), 'base') ? word : ''),
    )
    .replace(WITH_WHOM, (whole, name: string, from?: string) =>
      from || GIVEN_NAMES.has(name.toLowerCase()) ? '' : whole,
    )
    .replace(
      /^((?!(?:how|why|what|when|where|this|that|it|there)\b)(?:\S+\s){1,6}?)(?:is|are|was|were)\s(?!down|broken|stuck|slow).*$/i,
      '$1',
    )
    .trim()
  if (BARE_TICKET.test(whole)) return `ticket ${whole}`
  // An address is nobody's work, and what begins with dashes is a tag.
  if (/\S@\S|^--/.test(whole)) return UNNAMED
  if (/^\[?(?:draft|wip|rfc|todo|note|update|fix|bug|misc)\]?$/i.test(whole)) return UNNAMED
  // "Cannot open the gate" says what went wrong.
  if (/^(?:cannot|can't|unable|not|does not|doesn't|won't)\s/i.test(whole)) return UNNAMED
  if (ENDPOINT.test(whole)) return `the ${whole} endpoint`
  const scope = scopeOf(whole)
  if (scope) return scope
  const [opening = ''] = whole.toLowerCase().split(' ')
  // "Allow guests to vote" is something to do, to its end.
  const bid = verbIn(opening, 'base')
  if (bid && !NOUN_VERBS.has(bid.base) && /^\S+\s.+\sto\s[a-z]+\s/.test(whole) && ENABLES.test(bid.base))
    return `${bid.forms.ing}${whole.slice(opening.length)}`
  const balanced = isBalanced(whole)
    ? things(whole)
    : (whole.split(' and ')[0] ?? whole).replace(/\s?[([{][^)\]}]*$/, '')
  if (!balanced || /^[$\u20ac\u00a3]/.test(balanced)) return UNNAMED
  const name = /^Go\s/.test(balanced) ? relieved(balanced) : inSmall(relieved(balanced))
  const [first = '', second = '', third = ''] = name.split(' ')
  const head = name.split(/\s(?:of|for|in|on|at|with|from|to|and|by|into)\s/)[0] ?? ''
  // "follow up with the vendor" and "prioritise mail jobs" are something to do.
  const verb = verbIn(first, 'base')
  const isDeed =
    verb &&
    // "Go services" are written in it, and so is a "React Native app".
    verb.base !== 'go' &&
    // "Version 3 of the press" is one of several.
    !/^(?:version|release|phase|stage|step|level|build|run|test|batch|group|model|line|port|form)\sv?\d/.test(
      name,
    ) &&
    !(/^[A-Z]/.test(balanced) && spellingOf(balanced.split(' ')[0] ?? '') !== undefined) &&
    (third || (!NOUN_VERBS.has(verb.base) && verb.isWork && OBJECT.test(second))) &&
    (!NOUN_VERBS.has(verb.base)
      ? !/^(?:of|for|in|and)$/.test(second)
      : /^(?:up|out|an?|the|all|\d+)$/i.test(second) ||
        (verb.base === 'fix' && !/^(?:of|for|in|and|to)$/.test(second)))
  if (isDeed) return `${verb.forms.ing}${name.slice(first.length)}`
  if (ONE_OF_ITS_KIND.test(name) || OF_A_KIND.test(name)) return `the ${name}`
  // "oxlint", not "the oxlint".
  if (
    !second &&
    balanced === whole &&
    (!isKnownNoun(name) || spellingOf(name)?.certainty === 'sure') &&
    !/[a-z]{3}(?:s|ing|tion|ment|er|or|ity|ness|ance|ence|age)$/.test(name)
  )
    return name
  if (!/(?:^|\s)[a-z]{3,}$/.test(head) || DETERMINED.test(name)) return name
  const told = asWork(name)
  // "Bell tuning and rope test": of two things joined the last may need the article that the first can do without.
  return told === name && / and (?:[a-z-]+ )*[a-z-]+$/.test(name) && endsWithOne(name) ? `the ${name}` : told
}

/** "Items and Saving" at the head of a page are "items and saving"; a technology keeps its capital. */
function inSmall(name: string): string {
  const [first = ''] = name.split(' ')
  const small = spellingOf(first) ? uncapitalise(name) : uncapitaliseNoun(name)
  return small === name
    ? name
    : small.replace(/(?<=\sand\s)[A-Z][a-z]+$/, (word) =>
        verbIn(word.toLowerCase(), 'ing') ? word.toLowerCase() : word,
      )
}

/** What needs no article behind a verb: many things, or a name. */
const OBJECT = /^[a-z]+[^su]s$|[A-Z_.\d]/

const ENABLES = /^(?:allow|enable|let|permit|force|require|teach|help)$/

/** How, whither or when something was done to the thing: "lock up two lines", "events directly", "server twice". */
const OF_THE_DOING =
  /^((?:[\w./'-]+\s){0,4}?(?!(?:set|sign|log|back|clean|follow|start|warm|look|pop|roll|check|build|catch|hook|wind|scale|spin|speed)\s)[\w./'-]{3,})\s(?:(?:up|down|out|off|away|back)(?:\s(?:to|from|of|into|by|\d+|two|three|four)\s.+)?|twice|directly|forever|manually|(?:in|with)\s(?:one|a single|two)\s.+)$/i

/** "vite migrate away from webpack": a scope, and what was done there. */
function scopeOf(name: string): string | undefined {
  const [scope = '', word = '', next = ''] = name.split(' ')
  const verb = verbIn(word, 'base')
  return verb &&
    !NOUN_VERBS.has(verb.base) &&
    !verbIn(scope, 'base') &&
    /^(?:away|from|to|the|an?|up|out|into|off)$/.test(next)
    ? scope
    : undefined
}

/** "..., and it was hard" tells of the thing, "that would make it fit" which one it is. */
const SAID_OF_IT =
  /,\s(?:and|but|so|which|who|in particular|focusing|especially|mostly)\s.*$|\s(?:that|which|who)\s.*$/
/** "Two screens with Mira from sales" is about the screens. */
const WITH_WHOM = /\swith\s(\p{Lu}\p{Ll}+)(\sfrom\s\p{Ll}+$)?\b.*$/u
const PEOPLE =
  /^(?:new )?(?:friend|mentor|colleague|coworker|teammate|boss|teacher|professor|junior|intern|hire|student|engineer|developer|customer|client|user|manager|recruiter|(?:data |computer )?scientist|analyst|consultant|freelancer|admin|DBA|SRE|dev)s?$/i
/** "Productive" and "biggest problem" are no matter, nor is a friend. */
const NO_THING =
  /,|#\d|^(?:pull|merge) request$|^(?:in|on|off|out|over|under|pre|post)-[a-z]+$|^(?:\w+ )?\w+day\s\d|^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-\w+$|^(?:[a-z]{3,}est|right|wrong|nearby|whole|same|different)\s/i
const SHOUTED =
  /^(?:BREAKING|URGENT|NEW|FIXED|DONE|UPDATE|NOTE|TODO|WIP|FYI|PSA|TLDR|HOTFIX|CRITICAL|IMPORTANT)$/
const QUALITY = /^[a-z]{3,}(?:ive|ous|ful|able|ible|less)$/

/** Of two things joined by "and", those that are things. */
function things(name: string): string {
  const parts = name.split(' and ')
  if (parts.length === 1) return PEOPLE.test(name) || SHOUTED.test(name) ? '' : name
  if (parts.length > 2) return name
  return parts.filter(isThing).join(' and ')
}

function isThing(part: string): boolean {
  const last = part.split(' ').at(-1) ?? ''
  // A column of a table, and a label in capitals.
  if (/^[a-z\d]+(?:_[a-z\d]+)+$/.test(part) || SHOUTED.test(part)) return false
  const verb = verbIn(last, 's')
  if (verb && !NOUN_VERBS.has(verb.base) && !isKnownNoun(last)) return false
  // "Add deadline screen" is where a button leads, "Remove valve" what else was done.
  if (
    /^(?:add|remove|create|drop|improve|implement|introduce|refactor|replace|rename|delete|allow|enable|disable|prevent|ensure)\s\S/i.test(
      part,
    )
  )
    return false
  if (PEOPLE.test(part) || NO_THING.test(part) || (QUALITY.test(part) && !isKnownNoun(part))) return false
  return !part.split(' ').some((word) => /^[A-Z]/.test(word) && GIVEN_NAMES.has(word.toLowerCase()))
}

/** Without its state and without what it was added to, if something is left. */
function relieved(whole: string): string {
  const name = LEADS_TO.test(whole.replace(MOVED, '')) ? whole : whole.replace(MOVED, '')
  const added = name.replace(ADDED_TO, '')
  const thing = (LEADS_TO.test(added) ? name : added).replace(STATE, '')
  return /\S/.test(thing) && !/\s(?:from|of|for|in|on|at|with|and|by)$/.test(thing) ? thing : name
}
