import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { ADJECTIVES, HOLLOW_NOUNS, LIGHT_ADJECTIVES } from '../../../lexicon/chunk-words.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { WHOLE_NOUNS } from '../../../lexicon/whole-nouns.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { doneByOthers } from '../../../text/parting/by-others.ts'
import { type Deed, isSubjectLine } from '../../deeds/deed.ts'
import { firstObject, NO_NOUN, OF_NOUN, subject } from '../../deeds/extent/object.ts'
import { isKnownNoun } from '../../sentence/articles.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isTorn } from '../../sentence/trim.ts'
import type { Material } from '../material.ts'
import { nameMatter, UNNAMED } from '../matter.ts'
import { isNoName, isPutTogether, isScrap, isSomebody, nameMended } from '../telling/no-name.ts'
import { isPlainTalk } from './fit.ts'

/** What only the note knows, what says nothing, and the time it took. */
export const UNCLEAR =
  /\b(?:this|these|those|it|them|you|me|us|tickets?|stuff|things?|tasks?|several|various|different|multiple|other|lots?|bits?|much|many|hours?|days?|weeks?|months?|years?|mostly|mainly|primarily|working on)\b|[:;]|\u2026/i

/** Where the thing is named and its use, its means or its way begins. */
export const BEYOND =
  /\s(?:working|running|to work)$|\s(?:together\s)?(?:that|which|who|where|with|using|via|so|to|from|by|because|in|on|across|into|onto|through|when|after|before)\s.*$/

/** An occasion, a place, people, a time or a paper about the work: one is at it, or tells of it, but works on something else. */
const OCCASION = lean(
  /^(?:the\s)?(?:(?:week|day|sprint|part|month)\s\d+\b.*|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?:\s?[-\u2013/]\s?[a-z]+)?|toll\b.*|quest\b.*|(?:diary|journal|log|logbook|notes|recap)\s(?:of|from|for)\b.*|(?:internship|placement|practicum|training|apprenticeship)\s(?:at|in|with)\b.*|.*\b(?:meeting|briefing|induction|orientation|seminar|webinar|lecture|check-?in|stand-?up|meetup|carnival|holidays?|weekend|semester|interns?|internship|student job|summer job|club|(?:law |consulting )?firm|champion|junior dev(?:eloper)?|trainee|apprentice(?:ship)?|placement|practicum|bootcamp|hackathon|rotation|side project|(?:\w+ )?cent(?:er|re)|university|company|tax office|(?:status|weekly|progress|update) reports?|update report|worksheet|aunt|uncle|mother|father|mum|mom|dad|sister|brother|grandma|grandpa|wife|husband|neighbou?r))$/i,
)
/** A comparison is no part of a name: "the better rate limiting". */
const ENHANCED = /^(?:the\s)?(?:better|further|improved|faster|cleaner|nicer|smarter)\s(?=[a-z])/
/** What is said of the doing: "over six weeks". */
const SPAN =
  /\s(?:over|within|in|for|during)\s(?:the\s)?(?:last\s|past\s)?(?:\S+\s)?(?:days?|weeks?|months?|weekends?|sprints?)$/
/** How far it moved is the result: "the page weight from 8 MB". */
const FIGURES = /\s(?:from|to|by)\s[~<>]?[$\u20ac\u00a3]?\d.*$/
/** What one does on the way, or to people: its object is not the work. */
const ASIDE =
  /^(?:get|find|spend|discuss|learn|meet|attend|interview|contact|ask|talk|read|review|present|hire|coordinate|notify|apologi[sz]e|negotiate|receive|order|buy|pick|watch|help|catch|verify|confirm|test|purchase|save|log|notice|complete|take|keep|use|do)$/

/** What the work was on, as one would say it behind "on". */
export function workMatter({ prose, deeds, project }: Pick<Material, 'prose' | 'deeds' | 'project'>): string {
  return plainMatter(nameMatter(project, prose), deeds, prose.all)
}

/** What the work was on, where its name is none that anybody works on: an occasion, or two things that nothing joins. */
export function plainMatter(named: string, deeds: readonly Deed[], all: readonly Weighed[]): string {
  const matter = nameMended(named)
    .replace(FIGURES, '')
    .replace(SPAN, '')
    .replace(ENHANCED, (lead) => (/^the\s/.test(lead) ? 'the ' : ''))
    .replace(NOTED_BESIDE, '')
    // "The oven Oven door": the part of the subject line, and what was named there.
    .replace(/\b([a-z]{3,}) (?=\1\b)/i, '')
  const parts = matter.replace(/^(?:the|an?|our|my)\s/, '').split(' and ')
  const isPair = parts.length === 2 && !isScrap(matter)
  const isName = (one: string) => !isNoName(one) && !isScrap(one) && !isSomebody(one, all)
  const isAside =
    isSaidAside(matter, deeds, all) ||
    isOfOthers(matter, deeds, all) ||
    isOnlyMeans(matter, deeds) ||
    isWhatItDoes(parts[0] ?? '', all)
  const isThing = !isPair && isName(matter) && !OCCASION.test(matter) && !isNoThing(matter)
  const first = deeds.find(isSubjectLine)
  const done = first && !isPair && isPutTogether(matter, all) ? objectOf(first) : undefined
  if (done && isName(done) && !NO_MATTER_ALONE.test(done)) return done
  if (isThing && !isAside) return matter
  const title = all.find(({ sentence }) => sentence.kind === 'title')?.body ?? ''
  if (isPair && [title, ...deeds.map(({ rest }) => rest)].some((text) => areJoined(parts, text)))
    return matter
  const objects = deeds.flatMap((deed) => objectOf(deed) ?? []).filter(isName)
  if (isThing && objects.length === 0) return matter
  if (!isPair) return objects[0] ?? (all.some(({ body }) => PROJECT.test(body)) ? 'the project' : UNNAMED)
  const most = (object: string) => parts.filter((part) => isIn(part, object)).length
  const [best] = objects.filter((object) => most(object) > 0).toSorted((a, b) => most(b) - most(a))
  return best ?? matter
}

/** "Stop oiling the gate", "revert a change to the lid", "add 'strict' to the press": what was done, or what nobody could place. */
const NO_MATTER_ALONE = /^(?:the )?[a-z]+ing\s|^an? change\b|^(?:the )?['"][^'"]*['"]$/

/** "I read half of the novel", "it runs on a t3.medium": what is named once, beside the deeds, is not what they were done to. */
function isSaidAside(matter: string, deeds: readonly Deed[], all: readonly Weighed[]): boolean {
  const name = matter.replace(/^(?:the|an?|our|my)\s/, '').toLowerCase()
  const head = name.split(' ').at(-1) ?? ''
  const told = all.filter(
    ({ body, likelihood }) => likelihood.followup < 0.4 && body.toLowerCase().includes(head),
  )
  const [only] = told
  return (
    told.length === 1 &&
    only !== undefined &&
    only.sentence.kind === 'prose' &&
    only.likelihood.solution < 0.25 &&
    only.likelihood.problem < 0.5 &&
    !WHOLE_NOUNS.has(head) &&
    !/\.[a-z]{1,4}$/.test(head) &&
    !only.sentence.headings.some((heading) => heading.toLowerCase().includes(head)) &&
    only.body.toLowerCase().includes(name) &&
    !deeds.some(({ source, clause }) => source === only && !ASIDE.test(clause.verb.base))
  )
}

/** Where a statement may begin. */
const OPENS = /^.*(?:[:;,]|\b(?:and|but|while|whereas|so))\s/

/** "Ann finished the crane and I painted the gate": what only others are told to have worked on is not what the writer did. */
function isOfOthers(matter: string, deeds: readonly Deed[], all: readonly Weighed[]): boolean {
  const name = matter.replace(/^(?:the|an?|our|my)\s/, '').toLowerCase()
  if (deeds.some(({ rest }) => rest.toLowerCase().includes(name))) return false
  const told = all.filter(({ body }) => body.toLowerCase().includes(name))
  return (
    told.length > 0 &&
    told.every(({ body }) => {
      const before = body.slice(0, body.toLowerCase().indexOf(name))
      return doneByOthers(`${before.replace(OPENS, '')}${name}`) !== undefined
    })
  )
}

/** "Built a board in Grafana for the sensors" is work on a board. */
function isOnlyMeans(matter: string, deeds: readonly Deed[]): boolean {
  const [, tool = ''] = /^([A-Z][\w.+#-]*)\s(?:for|in|on|with|from|to)\s/.exec(matter) ?? []
  return tool !== '' && deeds.some(({ rest }) => MEANS.some((by) => rest.includes(` ${by} ${matter}`)))
}

/** "A plugin that nests crowns": what the thing does is no name. */
function isWhatItDoes(name: string, all: readonly Weighed[]): boolean {
  return (
    /^[a-z]+s\s[a-z]/.test(name) &&
    all.some(({ body }) => / (?:that|which) $/.test(body.slice(0, Math.max(0, body.indexOf(name)))))
  )
}

const MEANS = ['in', 'with', 'using', 'via', 'on']

/** "Part two, where I drew the map", "the stairs less steep": what was noted of the thing. */
const NOTED_BESIDE =
  /(?<!\b(?:of|for|with|in|on|and|or|to|from|by|the|even))\s(?:[Mm]ore|[Ll]ess)\s[A-Za-z]+(?:\sand\s[A-Za-z]+)?$|,\s(?:where|which|in which|when|so)\s.*$/

export const SOMEBODY =
  /(?:^|\s)(?:person|people|candidates?|mgmt|management|every(?:one|body)|some(?:one|body)|nobody|gurus?|professors?|buyers?|boss|directors?|landlords?|colleagues?|folks|isp|vendors?|suppliers?|manufacturers?|contractors?|customers?|competitors?)$/i

const DEPARTMENT = /^(?:qa|hr|sales|marketing|legal|ops|devops|procurement|leadership)$/i

/** "Turn", "foundational work", "privileged", "in-house", "readds": a circumstance, a quality or a verb, and nothing one works on. */
function isNoThing(matter: string): boolean {
  const name = matter.replace(/^(?:the|an?|our|my)\s/, '')
  if (/^(?:in|on|off|out|over|under|pre|post)-[a-z]+$/.test(name)) return true
  // "The visible what the modules need", "the always fresh strings", "the reorder some": no name goes like that.
  if (/\b(?:what|how|why|whether|always|never|not|do|don't)\b|\b(?:some|any|all|more)$/i.test(name))
    return true
  // "The towards better lids", "the sure": what follows no "the".
  if (matter.startsWith('the ') && NO_NOUN.test(name) && !/^[a-z]+-/.test(name)) return true
  // Nobody works on people, nor on a number.
  if (
    SOMEBODY.test(name) ||
    DEPARTMENT.test(name) ||
    /^[Tt]eam [A-Z][a-z]+$/.test(name) ||
    /^\\?#|^\d+$/.test(name)
  )
    return true
  // "50 msgs/sec" is a measure.
  if (/^\S+\/(?:s|sec|min|h|hour|day|week|month)$/i.test(name)) return true
  const words = (name.split(OF_NOUN)[0] ?? '').split(' ')
  const last = words.at(-1) ?? ''
  if (!/^[a-z]+$/.test(last)) return false
  const verb = verbIn(last, 's')
  if (verb) return words.length === 1 && !NOUN_VERBS.has(verb.base) && !isKnownNoun(last)
  // "The dashboards disagreed": a statement that was taken for a name.
  if (words.length > 1 && /ed$/.test(last) && verbIn(last, 'past') && !isKnownNoun(last)) return true
  if (words.length > 1) return last === 'work' || (ADJECTIVES.has(last) && !isKnownNoun(last))
  // "Removing", "ensure": something was done, but to what?
  const act = verbIn(last, 'ing', 'base')
  if (act && !isKnownNoun(last) && !NOUN_VERBS.has(act.base)) return true
  return (
    HOLLOW_NOUNS.has(last) ||
    ((ADJECTIVES.has(last) || LIGHT_ADJECTIVES.has(last)) && !isKnownNoun(last)) ||
    (name === matter && (/[a-z]{3}ed$/.test(last) || last.length < 3) && !isKnownNoun(last))
  )
}

const PROJECT = /\b(?:my|our|the|this) project\b/i

/** "A and B", "A + B", "A & B", "A for B": the text itself puts the two together. */
function areJoined([a = '', b = '']: readonly string[], text: string): boolean {
  const whole = text.toLowerCase()
  const at = whole.indexOf(a.toLowerCase())
  if (at < 0) return false
  const between = whole.slice(at + a.length)
  const next = between.indexOf(b.toLowerCase())
  return (
    next > 0 &&
    next <= 12 &&
    /^\s?(?:[a-z-]+\s)?(?:and|\+|&|for|\/|,)\s?(?:the\s|an?\s|our\s)?$/.test(between.slice(0, next))
  )
}

function isIn(part: string, text: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

/** What a deed was done to, as one names what one works on: "the boot time of our panel". */
function objectOf({ clause, rest }: Deed): string | undefined {
  if (!clause.verb.isWork || ASIDE.test(clause.verb.base)) return undefined
  // "Made the pages load faster" has no object that is a thing.
  if (clause.verb.base === 'make' && !/^an?\s/.test(rest)) return undefined
  const thing = firstObject(rest.replace(/^(?:up|out|down|off|together)\s/, ''))
    .replace(/\s\([^()]*\)/g, '')
    // "Milled the flange flat": how it was then.
    .replace(/(?<=^the .*)\s(?:flat|clean|open|shut|dry|straight|smooth|level|tight|loose|apart)$/, '')
    .replace(BEYOND, '')
    .replace(/,\s.*$/, '')
    .replace(/^(?:~|about\s)?\d[\d.,]*k?\s(?=[a-z])/i, 'the ')
    .replace(SPAN, '')
    .trim()
  if (countWords(thing) > 8 || NO_NOUN.test(thing) || UNCLEAR.test(thing) || isTorn(thing)) return undefined
  if (
    /^[a-z]+ing\s(?:the|an?|my|our)\s|[`"+()]|->|^an? l(?:o|oo)t\b|^\w+$/.test(thing) ||
    !isPlainTalk(thing)
  )
    return undefined
  return /^(?:the|an?|our|my)\s/.test(thing) ? thing : subject(thing)
}
