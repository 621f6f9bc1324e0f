import { toldOfAnother } from '../../../facts/fields/another-change.ts'
import { isOfMishap } from '../../../facts/fields/mishap.ts'
import type { Prose } from '../../../facts/fields/prose.ts'
import { isOfNamed, type Weighed } from '../../../facts/fields/select.ts'
import { readLeadIn } from '../../../features.ts'
import { lean } from '../../../lean.ts'
import { splitLead } from '../../../text/clauses/clauses.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { type Deed, isSubjectLine, tell } from '../../deeds/deed.ts'
import { isTelling } from '../../deeds/deeds.ts'
import { TIME_SPENT } from '../../deeds/extent/object.ts'
import { isPraised } from '../../deeds/refused/behaviour.ts'
import { isBeside } from '../../deeds/refused/errand.ts'
import { isFailed } from '../../deeds/refused/failed.ts'
import { isFollowedByHarm } from '../../deeds/refused/harmful.ts'
import { isListedInVain } from '../../deeds/refused/in-vain-list.ts'
import { isMisread } from '../../deeds/refused/misread.ts'
import { isNotMeant } from '../../deeds/refused/not-meant.ts'
import { isSuffered } from '../../deeds/refused/suffered.ts'
import { tellsTrifle } from '../../deeds/refused/trifle.ts'
import { isIncidentReport } from '../../incident-report.ts'
import { isOnlyPlanned } from '../../only-planned.ts'
import { inOneTense } from '../../sentence/inflect.ts'
import { likeness } from '../../sentence/likeness.ts'
import { isPresent } from '../../sentence/plain.ts'
import { countWords } from '../../sentence/tidy.ts'
import { shorten, withThingsMeant } from '../../sentence/trim.ts'
import type { Material } from '../material.ts'
import { workMatter } from '../situation/object-matter.ts'
import { easeOfDeed } from '../telling/ease.ts'
import { isNamed } from '../telling/named-deed.ts'
import { type Speaker, spoken, voiced, withSubject } from '../telling/say.ts'
import { isSayable, pointsBack } from '../telling/sayable.ts'
import { alone, standsAlone, thoseAlone } from '../telling/stands-alone.ts'
import { asOwnDeed } from './change-as-own.ts'
import { deedsAlone } from './deeds-alone.ts'
import { isHeardTwice, varied } from './heard-twice.ts'
import { inARow, joined, rowOf } from './joined-deeds.ts'
import { stepsOf } from './steps.ts'

import { isTrial, withoutToldBefore } from './told-before.ts'

import { isSoundDeed, toldDeed } from './told-deed.ts'
import { isPastVerb, STEPS, withoutTrailer } from './trailer.ts'

/** What was done: the deeds and steps whose words say most about the work, in the order of the text. */
export function writeAction(
  { prose, deeds: all, project, me, salience }: Material,
  situation: Phrase,
  left: readonly Weighed[] = [],
): Phrase {
  const deeds = all.filter((deed) => !left.includes(deed.source) && !isNamed(deed))
  const [main, ...others] = deeds
  const isTold = main && isSubjectLine(main) && others.some((deed) => !/\btests?\b/i.test(deed.rest))
  const isWork = deeds.some((deed) => !isTrial(deed.source))
  const told = (isTold ? others : deeds)
    .filter(({ source }) => !(isWork && isTrial(source)))
    .filter(
      (deed, index, before) =>
        !before
          .slice(0, index)
          .some((other) => other.source === deed.source || likeness(other.rest, deed.rest) > 0.7),
    )
    .slice(0, 8)
  const listed = listDeeds(deeds, me)
  if (listed) return listed
  const tellOf = (deed: Deed) =>
    gated({ ...deed.source, source: deed.source, body: withoutTrailer(asAction(deed, me, deeds)) }, me)
  const beside = told.flatMap(tellOf)
  // What the others are cannot be said: then the subject line tells what was done.
  const sentences = beside.length > 0 || !main ? beside : tellOf(main)
  const steps: typeof sentences = []
  const before = toldOfAnother(prose.all)
  const isOthers = (one: Weighed) => before.has(one.sentence.index) || isOfNamed(one, prose.all)
  for (const one of stepsOf(prose))
    if (
      !situation.sources.includes(one) &&
      !left.includes(one) &&
      !(isWork && isTrial(one)) &&
      !isOthers(one) &&
      !isSuffered(one.clause, one) &&
      !isOfMishap(one, prose.all) &&
      !isListedInVain(one.sentence) &&
      !isPraised(one) &&
      !(one.clause && isNotMeant(one.clause)) &&
      readLeadIn(one.sentence.leadIn) !== 'trouble' &&
      !(
        (sentences.length > 0 || left.length > 0) &&
        (isFailed(one, prose.all) ||
          isFollowedByHarm(one.sentence.index, prose.all) ||
          isBeside(one) ||
          tellsTrifle(one))
      ) &&
      !sentences.some(({ source }) => source === one)
    )
      steps.push({ ...one, source: one, body: withoutTrailer(voiced(one, me)) })
  sentences.push(
    ...steps.filter((step) => tellsDeed(step, sentences.length)).flatMap((step) => gated(step, me)),
  )
  const inside = sentences.filter(({ source }) => !isOutcome(prose, source))
  const own = withoutToldBefore(inside, situation)
  const kept = salience.pick(
    'action',
    clearest(withoutBackground(own.length > 0 ? own : sentences)),
    3,
    ({ body }, chosen) => easeOfDeed(body) * (isHeardTwice(body, chosen) ? 0.7 : 1),
  )
  if (kept.length > 0)
    return { text: kept.map((one) => one.body).join(' '), sources: kept.map((one) => one.source) }
  // A deed told briefly says more than that it was worked on.
  const sure = deedsAlone(deeds.filter(isTelling), me)
  if (sure) return sure
  const ongoing = prose.all.filter(({ clause }) => clause?.subject === 'i' && clause.modality === 'ongoing')
  const worth = ({ likelihood }: Weighed) => Math.max(likelihood.solution, likelihood.approach)
  const likeliest = prose.all
    .filter(
      (one) =>
        worth(one) > Math.max(0.15, one.likelihood.followup, one.likelihood.impact) &&
        countWords(one.body) >= 5,
    )
    .toSorted((a, b) => worth(b) - worth(a))
  const likely = [...new Set([...prose.solution, ...prose.approach, ...ongoing, ...likeliest])].filter(
    (one) =>
      !situation.sources.includes(one) &&
      !left.includes(one) &&
      one.sentence.kind !== 'title' &&
      !isOthers(one) &&
      !ABOUT_CHANGE.test(one.body) &&
      !isSuffered(one.clause, one) &&
      !isOfMishap(one, prose.all) &&
      !isListedInVain(one.sentence) &&
      !(one.clause && isNotMeant(one.clause)) &&
      // "Tests for the pump" names a thing.
      (one.clause ? !isMisread(one.clause) : one.sentence.kind !== 'item' || !NAMED.test(one.body)) &&
      isSayable(one),
  )
  const chosen = likely
    .filter(({ body }) => !isBackground(body))
    .flatMap((source) => gated({ ...source, source, body: withoutTrailer(voiced(source, me)) }, me))
    .slice(0, 2)
    .sort((a, b) => a.sentence.range.start - b.sentence.range.start)
  if (chosen.length > 0)
    return { text: chosen.map((one) => one.body).join(' '), sources: chosen.map((one) => one.source) }
  const brief = deedsAlone(deeds, me)
  if (brief) return brief
  if (isIncidentReport(prose))
    return { text: `${me} looked into what had happened and wrote it up.`, sources: [] }
  const did = isOnlyPlanned(prose) ? 'planned the work on' : 'worked on'
  return { text: `${me} ${did} ${workMatter({ prose, deeds: all, project })}.`, sources: [] }
}

/** The sentence if it tells a deed and can stand alone. */
function gated<One extends Weighed>(one: One, me: Speaker): One[] {
  const told = toldDeed(alone(asOwnDeed(one.body, me)), me)
  // What stood behind a dash may have hidden the last of several deeds.
  const body = withThingsMeant(joined(thoseAlone(told ?? '')))
  return body !== '' && isSoundDeed(body) ? [{ ...one, body }] : []
}

/** "This is a big change in many commits" says nothing of what was changed. */
const ABOUT_CHANGE = lean(
  /^(?:this|it)(?:\sis|\swas|'s)\s(?:an?|the|my|our|just)\s(?:[\w-]+\s){0,3}(?:PR|pull request|MR|change|changes|commit|patch|follow[- ]?up)\b/i,
)

const NAMED =
  /^(?:(?:the|an?)\s)?(?:[\w-]+\s){0,3}(?:tests?|copy|version|draft|design|support|docs|documentation|page|report|script)\s(?:of|for|in|to|on|with)\s(?!.*\b(?:is|are|was|were|has|have|had|can|now|\w+ed)\b)/i

/** What nobody would say in an interview. */
const CHATTER =
  /\b(?:stuff|lazy(?![- ](?:[a-z]+ing|[a-z]*load|[a-z]+(?:ation|s)|import|init)\b)|crap\w*|damn|stupid\w*|lol|haha|ugh|howler|nasty|distracted|I guess|anyways?|embarrass\w*|merry|whatever|stepped away|for some reason)\b|!["']?$/i
const MERE_IT = lean(
  /^(?:I|We) (?:\w+ly |also |just )?(?:\w+|set up) (?:(?:the|an?) (?:ability|option|way|function|method|flag) (?:to|for) [a-z]+ )?(?:it|them|this|that|these|those)\b/,
)

/** "Swapped it out", of what another item has named. */
const IT_ALONE = /^[a-z]+ (?:it|them|this|that)(?: (?:out|off|up|in|on|back|down|again))?$/
/** What the writer thought, met or missed: nothing that was done. */
const NO_DEED = lean(
  /^(?:(?:so|but|and|then|also|initially|unfortunately),? )?(?:I|We)(?:'m|'re| am| are| was| were)? (?:(?:also|then|just|still|really|initially|first) )?(?:looking forward|thought|felt|feel|hoped?|expected|assumed|wished|ran into|hit|faced|missed|lost|forgot|had planned|wanted to|planned|struggled|got (?:stuck|distracted|confused|myself)|knew|didn't|did not|couldn't|could not|wasn't|haven't)\b(?!.*,? (?:so|and|but then) (?:I|we) (?!can't|cannot|couldn't|don't|didn't|will\b))/i,
)

/** Without the sentences that a listener would stumble over, where enough is left to tell. */
function clearest<T extends Weighed>(all: T[]): T[] {
  const done = all.filter(({ body }) => !NO_DEED.test(body))
  const sentences = done.length > 0 ? done : all
  const clear = sentences.filter(
    ({ body }) => !CHATTER.test(body) && !(MERE_IT.test(body) && countWords(body) <= 15),
  )
  // What "it" is may have been told right before; what comes first has nothing before it.
  const opening = sentences.toSorted((a, b) => a.sentence.range.start - b.sentence.range.start)[0]
  return clear.length > 1 || (clear.length > 0 && opening && !clear.includes(opening)) ? clear : sentences
}

const WHY = /^(?:the|our|my)\s(?:\w+\s){0,3}(?:cause|reason|goal|aim|problem|issue)\b/i
/** The change as a doer: "this patch adds a lock". */
const CHANGE = lean(
  /^(?:this|it)\s|^(?:(?:the|my|our)\s)?(?:\w+\s)?(?:PR|pull request|MR|patch|change|changes|commit|fix|solution|approach|workaround|refactoring|rewrite|release|version)\b/i,
)

/** How a thing works, or why: nothing that anybody did. */
function isBackground(body: string): boolean {
  if (/\b(?:I|we|I'm|I've|we've|we're)\b/i.test(body)) return false
  return WHY.test(body) || (!CHANGE.test(body) && !/\bnow\b/.test(body) && isPresent(body))
}

function withoutBackground<T extends Weighed>(sentences: T[]): T[] {
  const deeds = sentences.filter(({ body }) => !isBackground(body))
  return deeds.length > 0 ? deeds : sentences
}

/** What the result will tell need not be told before. */
function isOutcome(prose: Prose, one: Weighed): boolean {
  const { impact, solution, approach } = one.likelihood
  return prose.impact.includes(one) && impact > Math.max(solution, approach)
}

/** Where deeds are told, a step beside them must tell what somebody did and not how a thing works. */
function tellsDeed({ body, clause }: Weighed, deeds: number): boolean {
  if (deeds === 0 || /^(?:I|We)\b/.test(body)) return true
  const isDone = /\bnow\b/.test(body) || (clause !== undefined && DOERS.has(clause.subject))
  return deeds === 1 && isDone && !pointsBack(body)
}

const DOERS: ReadonlySet<string> = new Set(['i', 'we', 'change', 'passive'])

/** An item that is less easy to follow is left out. */
const EASY = 0.7

/** So many a listener can keep in mind, if they are short, and so many in one breath. */
const LISTED = 6
const FEWEST = 3
const LONG = 44
const IN_A_BREATH = 4

/** Many short items are told in one breath: "I added A, moved B, and merged C." */
function listDeeds(deeds: readonly Deed[], me: Speaker): Phrase | undefined {
  // How it was tried out is listed only where nothing else was done.
  const isMore = deeds.some(
    ({ source }) => source.sentence.section !== 'testing' && source.sentence.kind !== 'title',
  )
  const items = deeds
    .filter((deed) => deed.source.sentence.kind === 'item' && deed.who === 'nobody')
    .filter(({ source }) => !(isMore && source.sentence.section === 'testing'))
  if (items.length < FEWEST) return undefined
  const found: { text: string; source: Weighed }[] = []
  for (const deed of items) {
    const told = tell(deed, 'past')
    const head = told.replace(/;\s.*$|(?<!\d)\s(?:-{1,2}|\u2013|\u2014)(?:\s.*)?$/, '')
    // "Printed menus - shop link" names a thing.
    if (head !== told && countWords(head) < 3) continue
    const text = shorten(
      withThingsMeant(alone(`I ${head.replace(TIME_SPENT, '').replace(/:\s.*$/, '')}`).slice(2)),
      12,
    )
    if (
      !text ||
      !isSoundDeed(`I ${text}`) ||
      !standsAlone(`I ${text}`) ||
      /,\s|\band\s\w+ed\b|\s(?:--|\u2013|\u2014|->|=>|&)\s|\s\+[a-z]|\\n|\b(?:above|below)$|\swhere\s\S+(?:\s\S+)?$/i.test(
        text,
      ) ||
      [CHATTER, IT_ALONE].some((pattern) => pattern.test(text)) ||
      easeOfDeed(`I ${text}`) < EASY ||
      found.some((other) => likeness(other.text, text) > 0.7)
    )
      continue
    found.push({ text: text.replace(/[.!?]+$/, ''), source: deed.source })
  }
  // The weightiest come first, and are told in the order of the text.
  const most = varied(found, LISTED)
  while (most.length > IN_A_BREATH && countWords(most.map(({ text }) => text).join(' ')) > LONG) most.pop()
  const phrases = most.toSorted((a, b) => a.source.sentence.range.start - b.source.sentence.range.start)
  if (phrases.length < FEWEST) return undefined
  const texts = phrases.map((phrase) => phrase.text)
  const first = texts.length > IN_A_BREATH ? Math.ceil(texts.length / 2) : texts.length
  const rest = first < texts.length ? ` ${me} also ${inARow(texts.slice(first))}.` : ''
  return {
    text: `${me} ${inARow(texts.slice(0, first))}.${rest}`,
    sources: phrases.map((phrase) => phrase.source),
  }
}

/** "I wrote a script, the file has this format:" announces what is not told. */
function unannounced(body: string): string {
  return body.replace(/,\s(?:the|it|they|here|this|these)\s[^,;:]{3,60}:$/, '.')
}

const BE = /\b(?:was|were|is|are|been|be|being|got)\b/
const IS_NOW =
  /^(?!(?:the (?:following|above)|this|that|it|these|those|they|all|both|everything|[a-z]+ing|with|as|since|in|from|by|for)\b)(?:(?!\s[-\u2013\u2014]\s)[^,;])*\b(?:(?:is|are) now|(?:has|have)(?: (?!never|not|always)[a-z]+)? been)\s(?!.*\sby (?!default\b|hand\b|[a-z]+ing\b|\d))(?!(?:supported|allowed|required|expected|considered|treated|known|seen)\b)/i

/** A present or bare verb becomes a first-person past; the first person stays as written. */
function asAction(deed: Deed, me: Speaker, all: readonly Deed[]): string {
  const isFinished =
    deed.clause.form === 'past' || deed.clause.form === 'participle' || deed.clause.attitude !== ''
  // "I had to pin it" is told as what was done.
  const isForced = deed.clause.attitude.startsWith('had')
  if (deed.who !== 'nobody' && isFinished && !isForced)
    return spoken(
      withSubject(joined(inOneTense(unannounced(deed.source.body))), deed.who === 'we' ? 'We' : 'I'),
    )
  // "Master bugs fixed" has no verb of its own; "the bugs were fixed" has.
  const isPassive = deed.clause.subject === 'passive' && BE.test(deed.source.body)
  // Beside "I rehung the door" it was the same person who oiled the lock.
  const isMine = me === 'I' && all.some((other) => other.who === 'i' && other.source !== deed.source)
  // "The lock has been oiled" is how things are since: what was done is that somebody oiled it.
  if (isPassive && !isMine && !IS_NOW.test(deed.source.body)) return spoken(deed.source.body)
  const who = deed.who === 'we' ? 'We' : deed.who === 'i' ? 'I' : me
  // That it was taken back is how it ended.
  return spoken(`${who} ${listIn(deed, all) ?? rowOf(deed, all) ?? tell({ ...deed, undone: '' }, 'past')}`)
}

/** "Moved the rows, dropped the view and wrote a test" tells three deeds, all of them done. */
function listIn({ clause, source }: Deed, all: readonly Deed[]): string | undefined {
  if (clause.subject !== 'none' || clause.form !== 'past') return undefined
  const { body: whole } = splitLead(source.body)
  const list = all.filter((other) => other.source === source)
  const opensWithDeed = (text: string) =>
    list.some((one) => text.toLowerCase().startsWith(`${one.clause.verb.forms.past} `))
  // "parser: dropped the view, moved the rows" opens with a label.
  const body = opensWithDeed(whole) ? whole : whole.replace(/^[^:;,]{2,50}:\s/, '')
  const steps = STEPS.test(body) ? body.slice(body.indexOf(': ') + 2) : ''
  if (!opensWithDeed(body) || (list.length < 2 && !isPastVerb(steps))) return undefined
  return joined(inOneTense(`${body.charAt(0).toLowerCase()}${body.slice(1)}`))
}
