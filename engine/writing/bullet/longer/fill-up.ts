import type { Prose } from '../../../facts/fields/prose.ts'
import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { guessPast, verbIn } from '../../../text/clauses/verbs.ts'
import { findDeeds } from '../../deeds/deeds.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { likeness, wordSet } from '../../sentence/likeness.ts'
import { polished } from '../../sentence/polish.ts'
import { countWords, uncapitalise } from '../../sentence/tidy.ts'
import { impersonal } from '../../sentence/trim.ts'
import { beforeAmiss } from '../../story/statement-named.ts'
import type { Phrase } from '../reason/trouble.ts'
import { troubleAtHead } from '../reason/trouble-at-head.ts'
import { filledUp } from './filler.ts'
import { LEAST } from './lengthen.ts'
import { whereabouts } from './whereabouts.ts'

/** So few words do where they tell how it ended. */
const TELLING = 7
const ENDED =
  /,\s(?:with|so that|after which|now|used|checked|run|read)\s|\s\((?:[\w/+-]+ ){0,4}from [^()\d]*\d[^()]* to |\s(?:because|after|at the request of)\s(?:\S+\s){1,}\S|\sand (?:rolled|reverted|undid|moved|switched|turned|took|disabled|removed) (?:\S+\s){0,3}(?:it|back|again|off|out)$/

/** A bullet that is too short still gets where its deed belongs, and as a last resort that it was work. */
export function fillUp(
  phrase: Phrase,
  prose: Prose,
  nameOf: () => string,
  isFaithful: (text: string) => boolean,
): Phrase {
  let { text } = phrase
  // The articles that are put in later count as well; a few words are all that a polished text has more or less.
  if (countWords(text) >= LEAST + 4 || countWords(polished(text)) >= LEAST) return phrase
  // What came of it says more than that it was work.
  if (countWords(text) >= TELLING && ENDED.test(text)) return phrase
  if (countWords(text) < LEAST) {
    const places = isChange(phrase) ? whereabouts(prose.all, text) : []
    text += places.find((place) => isFaithful(text + place)) ?? ''
    const during = workedOn(phrase, prose) ?? whenDone(phrase) ?? howLong(phrase, prose)
    if (during && isFaithful(text + during)) text += during
    const project = nameOf()
    const isEnough = (more: string) => countWords(text + more) >= LEAST && isFaithful(text + more)
    const heading = TROUBLE.test(project) ? undefined : troubleAtHead(prose, text)
    const ways = heading ? [heading] : belonging(text, project)
    // Only what the note is about may be what a deed was done for.
    const fit = heading || isMatter(prose, project) ? ways : isOpenedWith(prose, project) ? ways.slice(1) : []
    // What came of it stands last.
    const [tail = ''] = /,\s(?:with|so that)\s.*$/.exec(text) ?? []
    const head = text.slice(0, text.length - tail.length)
    const more = fit.find(isEnough) ?? ''
    text = tail && isFaithful(head + more + tail) ? head + more + tail : text + more
  }
  return { text: filledUp(text, isChange(phrase), LEAST, prose), sources: phrase.sources }
}

/** "Worked on the gate, oiled two hinges": what the sentence says it was part of. */
function workedOn({ text, sources }: Phrase, prose: Prose): string | undefined {
  if (/^worked\b|,\s(?:with|which|so)\s/.test(text)) return undefined
  const work = findDeeds(prose).find(
    ({ clause, rest, source }) =>
      clause.verb.base === 'work' &&
      rest.startsWith('on ') &&
      sources.some((one) => one.sentence === source.sentence),
  )
  const matter = work && impersonal(work.rest)
  return matter &&
    !text.includes(matter) &&
    countWords(matter) < 9 &&
    !/[,;:]|\b(?:it|this|that|them|stuff|things)\b/.test(matter)
    ? ` while working ${matter}`
    : undefined
}

/** "Swapped the pump over the weekend": how long it took says more than that it was work. */
function whenDone({ text, sources }: Phrase): string | undefined {
  const [source] = sources
  if (!source || sources.length > 1 || /,\s/.test(text)) return undefined
  const [, when] =
    /(\s(?:over (?:the|a|one) (?:weekend|summer|winter|holidays)|in (?:just )?(?:one|two|three|four|five|six|\d+) (?:days?|evenings?|weeks?|weekends?|months?|afternoons?)))[.!]*$/.exec(
      source.body,
    ) ?? []
  return when && !text.includes(when.trim()) ? when : undefined
}

const TOOK = lean(
  /^(?:(?:it|this|that|the whole thing|all of it|which)\s)?(?:only\s)?took\s(?:me\s|us\s)?((?:about|around|almost|nearly|over|just|only|roughly|some)\s)?((?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half an?|\d+)\s(?:whole\s|full\s|long\s)?(?:hours?|days?|evenings?|weeks?|weekends?|months?|years?|afternoons?|mornings?|nights?|sprints?))((?:\sof\s[a-z]+ing\s[^,;:()]{4,80})?)[.!]*$/i,
)

/** "Switched off the old mill. Took eight months of asking the millers": how long it took, where that is told right behind it. */
function howLong({ text, sources }: Phrase, { all }: Prose): string | undefined {
  const [source] = sources
  const next = source && sources.length === 1 ? all[all.indexOf(source) + 1] : undefined
  const [, hedge = '', span = '', doing = ''] = TOOK.exec(next?.body ?? '') ?? []
  if (!span || /,\s|\s(?:in|after|by)\s[a-z]+ing\b/.test(text)) return undefined
  if (/\b(?:it|them|this|that|me|us|my|our|I|we)\b/.test(doing)) return undefined
  return doing ? ` after ${hedge}${span}${doing}` : ` in ${hedge}${span}`
}

/** A subject line that tells a deed is that of a change to code; an incident's is not. */
function isChange({ text, sources }: Phrase): boolean {
  return sources[0]?.sentence.kind === 'title' && !text.startsWith('resolved ')
}

/** Whether a name is what the note is about: it is a proper one, stands in the title, or comes back. */
function isMatter({ all }: Prose, project: string): boolean {
  if (/^[A-Z]/.test(project)) return true
  const name = (/[\w.-]+$/.exec(project)?.[0] ?? project).toLowerCase()
  const told = all.filter(({ sentence }) => sentence.text.toLowerCase().includes(name))
  return told.length > 1 || told.some(({ sentence }) => sentence.kind === 'title')
}

/** People, their names and what only sounds like a thing are nothing that a deed is part of. */
const NO_MATTER =
  /\b(?:person|people|candidates?|customers?|clients?|users?|team|crew|staff|folks|with|reason|way|thing|stuff|others?|day|week|night|hours?|minutes?)\b/i

/** Whether a note opens with a thing that it names by its article: "Helped with the demo room. Scripted the reset." */
function isOpenedWith({ all }: Prose, project: string): boolean {
  // The first of a list is one among others, and may be another's.
  const first = all[0]?.sentence.kind === 'prose' ? all[0].body : ''
  if (NO_MATTER.test(project) || !/^[a-z]/.test(project)) return false
  const at = first.toLowerCase().indexOf(project)
  const before = first.slice(0, at)
  // "Explained why we can't give the intern the keys" is about none of it.
  return (
    at > 0 &&
    /\b(?:the|our|my)\s$/i.test(before) &&
    !/\b(?:why|if|whether|not|never|no|cant|dont)\b|n't\b/i.test(before)
  )
}

/** What a short deed belongs to. */
function belonging(text: string, project: string): string[] {
  if (
    countWords(text) >= LEAST ||
    // A name of one word may be that of a part.
    wordSet(project).size < 2 ||
    likeness(project, text) >= 0.4 ||
    /:\s|\b(?:post-?mortem|incident|report|(?:dev|work)?log|diary|journal|notes|meeting|stand-?up|blog|times|UTC|draft|wip|update|week|day)\b|\s(?:tools?|librar(?:y|ies)|frameworks?|changes|(?:bug)?fix(?:es)?|updates|tweaks|improvements)$|^[A-Z]{1,4}$|\d{1,2}:\d{2}|^(?:challenges?|problems?|issues?)\b|^\w+ing\b|\s(?:and|&)\s|^(?:why|how|what|when|where)\b|\s(?:whether|that|to|if|how|why)$|\s(?:unable|expired|down|broken|failing|failed|missing|stuck|slow|lost|gone|offline|unavailable)$/i.test(
      project,
    ) ||
    beforeAmiss(project) !== project ||
    endsInVerb(project) ||
    // "Gate: turn the lamp" is no turn, and a number is a ticket's.
    project.toLowerCase().endsWith(` ${verbIn(text.split(' ')[0] ?? '', 'past')?.base}`) ||
    /^\d{4,}\s/.test(project)
  )
    return []
  // What was done about an outage was not done for it.
  if (TROUBLE.test(project))
    return [
      ` in response to the ${uncapitalise(project.replace(DATED, '')).replace(/^(?:the|an?|our|my) /, '')}`,
    ]
  // "Added a test for the gate" would say what it tests.
  if (/\s(?:tests?|checks?)$/.test(text)) return []
  return [` for ${asObject(project)}`, ` as part of the work on ${asObject(project)}`]
}

/** "Pump outage", "Sunday 2026-02-08 pump outage". */
const TROUBLE = /\s(?:outage|crash|failure|downtime)$/i
const DATED = /(?<=^|\s)\d{1,4}-\d{2}-\d{2,4}\s/

/** "Night services require" was cut from a statement. */
function endsInVerb(project: string): boolean {
  const last = project.toLowerCase().split(' ').at(-1) ?? ''
  const verb = verbIn(last, 'base', 's')
  return verb !== undefined && !NOUN_VERBS.has(verb.base)
}

/** "internet server": a single thing without its article. */
const BARE_NOUN =
  /^(?!(?:the|a|an|my|our|this|some|all|new)\s|[a-z]+ing\s)(?!.*\s(?:and|or)\s)(?:[a-z-]+\s){1,4}[a-z]+(?<!s|ing|ion|ment)$/

/** "Kubernetes upgrade": a piece of work with the name of what it was done to. */
const NAMED_WORK =
  /^(?:[A-Z][\w.+-]*\s){1,2}(?:upgrade|update|migration|rollout|move|switch|rewrite|cutover|integration|import|export|outage|incident|launch|release|dashboard|pipeline|cluster|server)$/

/** "Migrate the wiki" as something to work on: "migrating the wiki". */
export function asObject(project: string): string {
  const [, word = '', rest = ''] = /^([A-Za-z]+)\s((?:the|a|an|my|our)\s.+)$/.exec(project) ?? []
  const verb = verbIn(word.toLowerCase(), 'base')
  if (verb && rest) return phraseIn('ing', verb, 'base', rest)
  // "Carried the boxes" is a name for nothing but carrying them.
  const past = rest ? (verbIn(word.toLowerCase(), 'past') ?? guessPast(word.toLowerCase())) : undefined
  if (past) return phraseIn('ing', past, 'past', rest)
  const name = uncapitalise(project)
  return BARE_NOUN.test(name) || NAMED_WORK.test(name) ? `the ${name}` : name
}
