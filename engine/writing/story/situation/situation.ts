import type { Weighed } from '../../../facts/fields/select.ts'
import { IS_SYMPTOM } from '../../../facts/fields/symptom-first.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import { standsInTheWay } from '../../../text/lines/stands-in-the-way.ts'
import { readTitle } from '../../../text/lines/title.ts'
import { isOwnDeed } from '../../../text/meaning/antecedent.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { inPlainCase } from '../../bullet/words/plain-case.ts'
import { type Deed, deedOf, isSubjectLine } from '../../deeds/deed.ts'
import { namesMadeThing } from '../../deeds/refused/made-thing.ts'
import { isOnlyPlanned } from '../../only-planned.ts'
import { likeness } from '../../sentence/likeness.ts'
import { isPresent } from '../../sentence/plain.ts'
import { countWords } from '../../sentence/tidy.ts'
import type { Material } from '../material.ts'
import { NO_MATTER, nameMatter, UNNAMED } from '../matter.ts'
import { ofItsObject } from '../result/of-its-object.ts'
import { undashed } from '../telling/dashes.ts'
import { easeOf } from '../telling/ease.ts'
import { inPast } from '../telling/past-tense.ts'
import { firstOf, spoken, untied, voiced, withoutBrackets } from '../telling/say.ts'
import { isSayable, isWholeSentence, pointsBack, WALL } from '../telling/sayable.ts'
import { tellingsOf } from '../telling/told-less.ts'
import { isCorrect, sentencesOf } from './as-it-was.ts'
import { becauseOf, needSeen, reasonBefore, sparedBy } from './because-of.ts'
import { stateBefore } from './before.ts'
import { faultBehind } from './fault.ts'
import { eased, isFit, isFitAlone } from './fit.ts'
import { foundInstead } from './found-out.ts'
import { fragmentTold } from './fragment.ts'
import { isReplaced, wasThere } from './lacking.ts'
import { likeliestOf } from './likeliest.ts'
import { isSituation } from './may-open.ts'
import { measuredBefore } from './measured-before.ts'
import {
  isElsewhere,
  isFaint,
  isFoundWith,
  isSinceChange,
  mayBeTrouble,
  saysNoTrouble,
} from './no-trouble.ts'
import { plainMatter } from './object-matter.ts'
import { opensStory } from './opens-story.ts'
import { pointsNowhere } from './points-nowhere.ts'
import { turnOf } from './since-changed.ts'
import { isSoundSituation } from './sound-situation.ts'
import { unheaded } from './unheaded.ts'
import { isWellBuilt } from './well-built.ts'
import { matterOfDeed, partNamed, workedOn } from './working-on.ts'

/** The trouble in its likeliest sentences; a text without one opens with what comes nearest to it. */
export function writeSituation(material: Material, taken: Weighed[]): Phrase {
  const { prose, project, me, salience } = material
  const candidates = prose.all.filter(
    (one) => !taken.includes(one) && one.body.length < WALL && mayBeTrouble(one, material),
  )
  const reasonIn = onceFor((one: Weighed): string | undefined => reasonOf(one, context))
  const itself = (one: Weighed): string => {
    const said = untied(withoutBrackets(firstOf(voiced(one, me))))
    return ofItsObject(said, one, prose.all[prose.all.indexOf(one) - 1]) ?? said
  }
  const written = onceFor((one: Weighed): string => {
    const whole = eased(
      withoutBrackets(undashed(faultBehind(one)?.concat('.') ?? '')) || (reasonIn(one) ?? itself(one)),
    )
    return tellingsOf(whole).find((text) => isCorrect(text) && !pointsNowhere(text)) ?? whole
  })
  const tell = (one: Weighed): string[] => sentencesOf(written(one))
  const isClean = (one: Weighed) => isCorrect(written(one))
  const leans = (one: Weighed): boolean =>
    !faultBehind(one) &&
    ((pointsBack(one.body) && !ofItsObject(one.body, one, prose.all[prose.all.indexOf(one) - 1])) ||
      pointsBack(written(one)) ||
      OF_TOLD_TROUBLE.test(one.body) ||
      // "Although this worked": what did stands before it.
      (pointsNowhere(written(one)) && !reasonIn(one)))
  const speaksAlone = (one: Weighed) => isFitAlone(written(one)) && !pointsNowhere(written(one))
  const context = onceFor((one: Weighed): Weighed | undefined => {
    const before = contextOf(one, prose.all)
    return before && isClean(before) && speaksAlone(before) && !leans(before) ? before : undefined
  })
  const isOpening = onceFor((one: Weighed) => opensStory(one, prose.all, material.deeds))
  const isTellable = onceFor(
    (one: Weighed) => (faultBehind(one) !== undefined || isSayable(one)) && isClean(one),
  )
  const isProper = (one: Weighed) => faultBehind(one) !== undefined || isSituation(one) || isOpening(one)
  const likely = likeliestOf(candidates, isProper, isTellable)
  const ease = onceFor((one: Weighed) => easeOf(written(one)))
  const easeAlone = onceFor((one: Weighed) => {
    if (!isFitAlone(written(one)) || (!speaksAlone(one) && !context(one))) return 0
    if (!leans(one)) return ease(one)
    const before = context(one)
    if (before) return Math.min(ease(one), 0.9 * ease(before))
    if (reasonIn(one)) return 0.9 * ease(one)
    return meansTheMatter(one, prose.all, project) ? 0.8 * ease(one) : 0
  })
  const isDim = (one: Weighed) =>
    faultBehind(one) === undefined && reasonIn(one) === undefined && isFaint(one, material)
  const pickFrom = (those: Weighed[]): Weighed[] => {
    const found = salience.pick('situation', those, 2, (one, told) =>
      told.some((other) => other.sentence.index === one.sentence.index - 1)
        ? ease(one)
        : easeAlone(one) *
          standingOf(one) *
          (isProper(one) ? 1 : 0.7) *
          (one.features.includes(IS_SYMPTOM) ? SEEN : isOpening(one) ? OPENING : 1),
    )
    // What leads up to the trouble may be told, not what stands behind it or alone.
    return found.slice(0, found.findLastIndex((one) => !isDim(one)) + 1)
  }
  const all = pickFrom(likely)
  // Beside what sounds of a trouble only half there may be one that is told less smoothly.
  const picked = all.length > 0 ? all : pickFrom(likely.filter((one) => !isDim(one)))
  const titles = prose.all.filter(({ sentence }) => sentence.kind === 'title')
  if (picked.length === 0) {
    const fault = prose.all.find(
      (one) =>
        !taken.includes(one) &&
        !standsInTheWay(one.sentence) &&
        !isFoundWith(one, prose.all) &&
        !namesMadeThing(one, material.deeds) &&
        faultBehind(one),
    )
    const told = inPast(fault ? (faultBehind(fault)?.concat('.') ?? '') : '')
    if (fault && told && isWellBuilt(told)) return { text: told, sources: [fault] }
    // "Printer offline on floor 3" over the whole of a ticket.
    const headline = titles.find(
      (one) =>
        !one.clause &&
        !taken.includes(one) &&
        !readTitle(one.sentence.text).type &&
        !namesMadeThing(one, material.deeds),
    )
    const amiss = inPast(headline ? (fragmentTold(headline.body)?.concat('.') ?? '') : '')
    if (headline && amiss && isWellBuilt(amiss)) return { text: amiss, sources: [headline] }
    // "I rebuilt it because the lid was bent" says how things were, too.
    for (const one of prose.all) {
      const why =
        !taken.includes(one) &&
        ((isOwnDeed(one.clause) && becauseOf(one.body)) ||
          (isToldOfDeed(one) && sparedBy(one.body)) ||
          (one.likelihood.followup < 0.4 && (reasonBefore(one.body) ?? needSeen(one.body))))
      if (why && isFit(why) && isFitAlone(why)) return { text: inPast(eased(why)), sources: [one] }
    }
    const working = workingOn(material, titles)
    const state = beforeThe(material, working)
    const figure = !state || VAGUE.test(state) ? measuredBefore(prose) : undefined
    const turn = figure || (state && !VAGUE.test(state)) ? undefined : turnOf(material)
    if (turn) return { text: turn.before, sources: [] }
    return { text: figure ?? state ?? working, sources: [] }
  }
  const told = inContext(picked, prose.all, context, leans)
  const [first] = told
  const isIntroduced = first && (!leans(first) || reasonIn(first))
  const said = isIntroduced ? inOneTense(told, tell) : told
  return {
    text: [...(isIntroduced ? [] : [workingOn(material, titles)]), ...said.flatMap(tell)].join(' '),
    sources: said,
  }
}

/** What was worked on, as far as the text names it. */
function workingOn({ prose, deeds, project, me }: Material, titles: Weighed[]): string {
  const isPlanned = isOnlyPlanned(prose)
  const named = workedOn(prose) ?? partNamed(nameMatter(project, prose), prose)
  const matter =
    (!isPlanned && matterOfDeed(deeds, named === UNNAMED ? NO_MATTER : project)) ||
    `on ${plainMatter(named, deeds, prose.all)}`
  const doing = isPlanned ? 'planning the work' : 'working'
  const text = `${me} ${me === 'I' ? 'was' : 'were'} ${doing} ${matter}.`
  return inPlainCase({ text, sources: titles }, prose)
}

/** How much more the first words of a short note are worth, and how a fault was seen. */
const OPENING = 1.3
const SEEN = 1.7

/** What was only not yet as good as it could be: how much it was says more. */
const VAGUE = /\b(?:slower|larger|higher) than necessary\.|\broom for improvement\b/

/** What a deed was for stands in its sentence, or opens it and was read apart. */
function isToldOfDeed({ clause, body }: Weighed): boolean {
  return isOwnDeed(clause) || (!clause && /^so that\s/i.test(body))
}

/** Where one of two sentences could not be put into the past, only the first is told. */
function inOneTense(told: Weighed[], tell: (one: Weighed) => string[]): Weighed[] {
  const isLeft = told.map((one) => tell(one).every(isLeftPresent))
  return isLeft.every((is) => is === isLeft[0]) ? told : told.slice(0, 1)
}

function isLeftPresent(text: string): boolean {
  return !IN_PAST.test(text) && (/\s(?:is|are|has|does)\s/.test(text) || isPresent(text))
}

const IN_PAST =
  /\b(?:was|were|had|did|could|would|got|went|took|ran|[a-z]+[a-df-z]ed)\b|(?:was|were|did|could|had|would)n't\b/

/** How things were before the deed of the subject line, or before one of the first that are told. */
function beforeThe({ deeds, project, prose }: Material, working: string): string | undefined {
  const titled = deeds.filter(isSubjectLine)
  const retold = deeds.filter((one) => titled.some((title) => isRetold(one, title)))
  for (const deed of (titled.length > 0 ? [...titled, ...retold] : deeds).slice(0, 3)) {
    const state = stateBefore(deed)
    const text = state && isSoundSituation(state) && !isUntrue(state, deed, prose.all) ? state : undefined
    if (!text) continue
    // Beside other work that one more thing was not there yet is no news.
    if (titled.length > 0 || deeds.length === 1 || !NOT_THERE.test(text)) return text
    if (likeness(project, text) > 0.7 || isBare(working) || isSaidIn(working, text)) return text
    if (project.split(' ').every((word) => text.toLowerCase().includes(word.toLowerCase()))) return text
  }
  return undefined
}

/** A subject line told again in the text, and there at length. */
function isRetold(deed: Deed, title: Deed): boolean {
  return (
    deed !== title && deed.clause.verb.base === title.clause.verb.base && deed.rest.length > title.rest.length
  )
}

const NOT_THERE = /^There (?:was|were) no\s.*\syet\.$|\s(?:was|were) (?:not finished yet|still in place)\.$/

/** What the deed implies and the rest of the text does not bear out. */
function isUntrue(state: string, { source }: Deed, all: readonly Weighed[]): boolean {
  const [, kept = ''] = /^(.+) (?:was|were) still in .+$/.exec(state) ?? []
  return wasThere(state, source, all) || (kept !== '' && isReplaced(kept, all))
}

/** "I was working on the task at hand" says nothing beside anything. */
function isBare(working: string): boolean {
  return working.endsWith(` on ${UNNAMED}.`) || working.endsWith(` on ${NO_MATTER}.`)
}

function isSaidIn(working: string, text: string): boolean {
  const [, matter = ''] = /\son (?:an?\s|the\s)?(.+)\.$/.exec(working) ?? []
  if (matter === '') return false
  // "I was working on the stock count in the shop. The stock count was done by hand."
  const [, who = ''] = /^(?:The\s|All\s|An?\s)?(.{4,60}?)\s(?:was|were|did|could)\s/.exec(text) ?? []
  if (who !== '' && matter.toLowerCase().includes(who.toLowerCase())) return true
  if (/^There (?:was|were) no\s/.test(text))
    return matter.split(' and ').some((part) => text.includes(` ${part} `))
  // "I was working on the kiln. There was a problem with the kiln in the yard."
  const [, ailing = ''] =
    /^There was (?:a problem with|room for improvement in) (?:an?\s|the\s)?(.+)\.$/.exec(text) ?? []
  if (ailing !== '') return `${ailing} `.startsWith(`${matter} `)
  // "I was working on the kiln. The project was using the kiln."
  const [, used = ''] = /\susing (?:an?\s|the\s)?(.+)\.$/.exec(text) ?? []
  return used !== '' && `${matter} `.startsWith(`${used} `)
}

/** "This was hard because the lid was bent", "I welded it because the lid was bent": both say that the lid was bent. */
function reasonOf(one: Weighed, context: (one: Weighed) => Weighed | undefined): string | undefined {
  const cause = foundInstead(one.body)
  if (cause && isWholeSentence(cause)) return withoutBrackets(spoken(cause))
  const isDeed = isOwnDeed(one.clause) && (deedOf(one) !== undefined || one.clause?.verb.base === 'decide')
  if (isDeed) return becauseOf(one.body)
  if (one.likelihood.problem < 0.4) return undefined
  const reason = unheaded(one.body) ?? (/^this\s/i.test(one.body) ? becauseOf(one.body) : undefined)
  // What is told behind another sentence is told whole.
  return reason !== undefined && !context(one) ? reason : undefined
}

const MAKES = /^(?:build|create|design|develop|make|print|set|write|add|install|implement|draw)$/
const OF_OLD =
  /\b(?:used to|had (?:been|to)|before (?:that|this)|before[.!]*$|previously|until then|formerly|originally)\b/i

/** "It was broken" below a title, or after what was done to the thing itself, speaks of what was worked on. */
function meansTheMatter(one: Weighed, all: readonly Weighed[], project: string): boolean {
  const before = all[all.indexOf(one) - 1]
  if (
    !before ||
    !/^(?:It(?! also)|(?:Previously|Formerly|Originally|Initially|Until (?:then|now)),? it)\s/.test(one.body)
  )
    return false
  const deed = deedOf(before)
  // What a thing does that was made just now is no trouble that one had with it.
  if (deed && MAKES.test(deed.clause.verb.base) && !OF_OLD.test(one.body)) return false
  return before.sentence.kind === 'title' || likeness(deed?.rest ?? '', project) > 0.5
}

/** With the sentence that the first one points at, and without a second one that points at something untold. */
function inContext(
  picked: readonly Weighed[],
  all: readonly Weighed[],
  context: (one: Weighed) => Weighed | undefined,
  leans: (one: Weighed) => boolean,
): Weighed[] {
  const [first, other] = picked
  if (!first) return []
  // "This made it hard to find them" says what was wrong with it.
  const isHalf = first.features.includes('old habit') && first.clause?.form === 'past'
  const next = other ?? (isHalf ? all[all.indexOf(first) + 1] : undefined)
  const second = next && isSinceThen(first, next) ? undefined : next
  const before = leans(first) ? context(first) : undefined
  const told = before ? [before, first] : [first]
  const isClear = second && (!leans(second) || all.indexOf(second) === all.indexOf(first) + 1)
  const words = told.reduce((sum, one) => sum + countWords(one.body), 0)
  return isClear && (told.length === 1 || words + countWords(second.body) <= 45) ? [...told, second] : told
}

/** "Tokens were logged in full. They are redacted before that": below how it was stands how it is. */
function isSinceThen(first: Weighed, { body, features, likelihood }: Weighed): boolean {
  return (
    features.some((feature) => feature.startsWith('subject:')) &&
    /^[^,]*?\s(?:was|were|had|used to|did)\s/.test(first.body) &&
    NOW_DONE.test(body) &&
    !features.includes('pure fault') &&
    likelihood.problem < 0.75
  )
}

/** What is done to a thing, and nothing that goes wrong with it. */
const NOW_DONE = lean(
  /^(?:[\w'-]+\s){1,6}?(?:is|are)\s(?!not\b|still\b|never\b|always\b|lost\b|broken\b|stuck\b|needed\b|required\b)[a-z]+(?:ed|en|wn|lt|pt|nt)\s(?!by\s(?:hand|mistake)\b)/,
)

/** The sentence before, if it tells what this one points at and nothing that was brought to an end. */
function contextOf(one: Weighed, all: readonly Weighed[]): Weighed | undefined {
  const before = all[all.indexOf(one) - 1]
  if (!before || before.sentence.kind !== one.sentence.kind || before.likelihood.followup >= 0.4)
    return undefined
  if (countWords(before.body) > 35 || isElsewhere(before) || saysNoTrouble(before)) return undefined
  if (isSinceChange(before)) return undefined
  if (faultBehind(before)) return before
  const deed = before.features.includes('old habit') ? undefined : deedOf(before)
  return isSayable(before) && !pointsBack(before.body) && (!deed || UNDER_WAY.test(deed.clause.verb.base))
    ? before
    : undefined
}

/** What says that one was at it, not that it got done. */
const UNDER_WAY = /^(?:work|spend|start|begin|continue|try|attempt|focus|look|want|need|use)$/

/** "The problem was most visible at night": what it was has been told before. */
const OF_TOLD_TROUBLE = lean(
  /^the (?:problem|issue|bug|error|failure|symptoms?|effect)s? (?:also |only |mostly |mainly )?(?:(?:was|is|were|are) (?:most|more|also|only|mostly|mainly|often|not always|especially|particularly|worst|worse|visible|reproducible|noticeable|present|seen|limited|confined|widespread|known|the same)\b|(?:affect|occur|happen|appear|persist|remain|show|manifest)(?:s|ed|red|ned)?\b)/i,
)

/** A sentence that opens its paragraph needs nothing before it; one from the middle of it is worth less alone. */
function standingOf({ features }: Weighed): number {
  return features.includes('opens') ? 1 : 0.85
}
