import type { Prose } from '../../facts/fields/prose.ts'
import { UNTITLED } from '../../facts/project/project.ts'
import type { Guard } from '../../ground.ts'
import { onceForText } from '../../once.ts'
import { isSubjectLine } from '../deeds/deed.ts'
import { isTelling } from '../deeds/deeds.ts'
import { parted } from '../parted.ts'
import { likeness } from '../sentence/likeness.ts'
import { ownArticles } from '../sentence/own-articles.ts'
import { hasSlip } from '../sentence/proof.ts'
import { hasStrayVerb } from '../sentence/stray-verb.ts'
import { countWords } from '../sentence/tidy.ts'
import { impersonal, isBalanced } from '../sentence/trim.ts'
import { NO_MATTER, STATED } from '../story/matter.ts'
import { SOMEBODY } from '../story/situation/object-matter.ts'
import { countBlemishes } from './drafts/blemishes.ts'
import { centralWords } from './drafts/central.ts'
import { type Draft, draftBullets } from './drafts/drafts.ts'
import { isMending, isStudy } from './drafts/findings.ts'
import { isIllBuilt } from './drafts/ill-built.ts'
import { rankBullets } from './drafts/rank.ts'
import { isSameDeed } from './drafts/same-deed.ts'
import { isSound } from './drafts/sound.ts'
import { fillUp } from './longer/fill-up.ts'
import { withItsParts } from './longer/its-parts.ts'
import { withItsUse } from './longer/its-use.ts'
import { isLong, tellMore, withReason } from './longer/lengthen.ts'
import { withBothOf } from './longer/of-both.ts'
import { withAnother, withSecond } from './longer/second-deed.ts'
import { withWayNow } from './longer/way-now.ts'
import { withPart } from './longer/whereabouts.ts'
import { withAftermath } from './outcome/aftermath.ts'
import { withFigures, withStart } from './outcome/figures.ts'
import { withAverted } from './reason/averted.ts'
import { withLastReason } from './reason/last-reason.ts'
import { withOutage } from './reason/outage.ts'
import { pointsOff } from './reason/points-off.ts'
import { withPronounReason } from './reason/pronoun-reason.ts'
import { withBeside, withTrouble } from './reason/told-beside.ts'
import type { Phrase } from './reason/trouble.ts'
import { withTroubleTurned } from './reason/trouble-turned.ts'
import { writeWithoutDeed } from './without-deed.ts'
import { finish, polisher } from './words/polisher.ts'
import { workName } from './words/work-name.ts'

/** A bullet as it would be told, the draft it was made of and what was added to that. */
export type Telling = Phrase & { draft: Draft | undefined; added: readonly string[] }

/** What all tellings of a note share. */
export type Workshop = {
  prose: Prose
  /** What the note is about, as it stands in the entry. */
  project: string
  ranked: readonly Draft[]
  /** All that can be told, for where that is too little. */
  draftWider: () => readonly Draft[]
  /** What the work was on. */
  name: () => string
  isGrounded: (text: string) => boolean
  /** A bullet as its reader gets it. */
  polish: (phrase: Phrase) => string
}

export function openWorkshop(written: Prose, project: string, guard: Guard): Workshop {
  const prose = parted(written)
  const draft = (isThin: boolean) =>
    rankBullets(draftBullets(prose, isThin), prose, centralWords(prose), project)
  let wider: Draft[] | undefined
  return {
    prose,
    project,
    ranked: draft(false),
    draftWider: () => {
      wider ??= draft(true)
      return wider
    },
    name: () => nameOf(project, guard),
    isGrounded: onceForText((text) => guard.checkClaim(finish(text)).length === 0),
    polish: polisher(prose, ownArticles(written)),
  }
}

function nameOf(project: string, guard: Guard): string {
  const named = workName(impersonal(project.replace(/^#\d+\s(?=\S)/, '')) ?? NO_MATTER) ?? NO_MATTER
  if (project === UNTITLED || STATED.test(project) || SOMEBODY.test(project) || !isBalanced(named))
    return NO_MATTER
  // A name may have been cut within a figure, or be read as one beside other words.
  const isTorn =
    /\d/.test(named) &&
    guard.check(finish(`worked on ${named} as part of the work on the project`)).length > 0
  return isTorn ? NO_MATTER : named
}

/** A subject line of so few words is told as it is, before nothing is told. */
const PLAIN = 14

/** With fewer words a bullet that names what was mended gets how, too. */
const ROOM_FOR_WAY = 13

/** How many drafts are looked at for one telling. */
const LOOKED_AT = 20

/** One sentence for a CV: the deed, how it was done where the text says so, and what came of it. */
export function tellBullet({ prose, ranked: all, draftWider, name, isGrounded, polish }: Workshop): Telling {
  // What is added must not break a sentence that was whole.
  const isTrue = (text: string) => isSound(text) && isGrounded(text)
  const isFaithful = ({ text }: Phrase) => isGrounded(text)
  const ranked = all.slice(0, LOOKED_AT)
  const widely = () => draftWider().slice(0, LOOKED_AT)
  // To hold a draft against the source takes longest, so it comes last.
  const firstThat = (fits: (one: Draft) => boolean) => ranked.find((one) => fits(one) && isFaithful(one))
  const isWhole = (one: Draft) => !isFaint(one) && isSound(one.text)
  const first = firstThat(isWhole) ?? widely().find((one) => isWhole(one) && isFaithful(one))
  const short: Draft | Phrase =
    (first && owed(first, firstThat)) ??
    first ??
    firstThat((one) => saysWhatWork(one) && isSound(one.text)) ??
    cleanest(ranked).find(isFaithful) ??
    firstThat(({ text }) => !isIllBuilt(text) && !hasSlip(text) && !hasStrayVerb(text)) ??
    firstThat(
      ({ text, main }) =>
        main !== undefined && isSubjectLine(main) && countWords(text) <= PLAIN && !isIllBuilt(text),
    ) ??
    writeWithoutDeed(prose, name())
  const said = first && !isLong(first) ? (retold(first, firstThat) ?? short) : short
  // What was found out on the way is told in more words than that it was mended.
  const isOnTheWay = ({ main }: Draft) =>
    main !== undefined && isStudy(main) && first?.main !== undefined && isMending(first.main)
  const long = firstThat((one) => isLong(one) && !isFaint(one) && !isOnTheWay(one) && isSound(one.text))
  // What came of it says more than why it was done.
  const withEnd = (one: Phrase) => withAftermath(withFigures(one, prose, isTrue), prose, isTrue)
  const main = long && mainMatter(long, firstThat, prose, isTrue)
  const told = main ?? long ?? tellMore(withEnd(said), prose, isTrue)
  const isOfSame = ({ sources }: Phrase) =>
    isFaint(said) || said.sources.every((one) => sources.includes(one))
  // "Fix the flaky door test" names already what was wrong.
  const saysWhatIsMended =
    isDraft(said) && said.main !== undefined && isSubjectLine(said.main) && isMending(said.main)
  const wide =
    isLong(told) && !isFaint(told)
      ? undefined
      : widely().find(
          (one) =>
            isLong(one) &&
            !(isFaint(one) && isLong(told)) &&
            ((isCleanFault(one) && !saysWhatIsMended) || isOfSame(one)) &&
            isSound(one.text) &&
            // A filler is less of a blemish than two.
            countBlemishes(one.text) <= countBlemishes(told.text) + 1 &&
            isFaithful(one),
        )
  const draft = wide ?? (main ? undefined : long) ?? (isDraft(said) ? said : undefined)
  const added: string[] = main ? ['main matter'] : wide ? ['wider'] : []
  let phrase: Phrase = wide ?? told
  if (!wide && !long && phrase.text !== said.text) added.push('more')
  const add = (what: string, next: Phrase) => {
    if (pointsOff(phrase, next)) return
    if (next.text !== phrase.text) added.push(what)
    phrase = { ...next, text: withReasonFirst(phrase.text, next.text) }
  }
  add('end', withStart(withEnd(phrase), isTrue))
  if (!isLong(phrase)) add('of both', withBothOf(phrase, prose, isTrue))
  if (!isLong(phrase)) add('parts', withItsParts(phrase, prose, isTrue))
  if (countWords(phrase.text) < ROOM_FOR_WAY) add('way now', withWayNow(phrase, prose, isTrue))
  add('averted', withAverted(phrase, prose, isTrue))
  add('reason', withReason(phrase, prose, isTrue))
  add('another', withAnother(phrase, prose, isTrue))
  add('trouble', withOutage(withTrouble(phrase, prose, isTrue), prose, isTrue))
  if (!isLong(phrase)) add('use', withItsUse(phrase, prose, isTrue))
  if (!isLong(phrase)) add('second', withSecond(phrase, prose, isTrue))
  if (!isLong(phrase)) add('beside', withBeside(phrase, prose, isTrue))
  if (!isLong(phrase)) add('last reason', withLastReason(phrase, prose, isTrue))
  if (!isLong(phrase)) add('pronoun reason', withPronounReason(phrase, prose, isTrue))
  if (!isLong(phrase)) add('trouble turned', withTroubleTurned(phrase, prose, isTrue))
  if (!isLong(phrase)) add('last end', withAftermath(phrase, prose, isTrue, true))
  add('part', withPart(phrase, (draft ?? said).text, prose.all, isTrue))
  add('filler', fillUp(phrase, prose, name, isTrue))
  return { text: polish(phrase), sources: [...new Set(phrase.sources)], draft, added }
}

/** "Set the right port, with all green since" and why it was set: the reason stands beside the deed. */
function withReasonFirst(before: string, text: string): string {
  const reason = text.startsWith(before) ? text.slice(before.length) : ''
  const [tail = ''] = /,\swith\s[^,]*$/.exec(before) ?? []
  if (!tail || !/^\s(?:because|after)\s/.test(reason) || /,/.test(reason)) return text
  return before.slice(0, before.length - tail.length) + reason + tail
}

/** The best of these drafts that says enough. */
export function tellable({ isGrounded }: Workshop, drafts: readonly Draft[]): Draft | undefined {
  return drafts
    .slice(0, LOOKED_AT)
    .find((one) => isLong(one) && !isFaint(one) && isSound(one.text) && isGrounded(one.text))
}

/** A draft with nothing added to it. */
export function tellPlainly({ prose, polish, isGrounded }: Workshop, draft: Draft): Telling {
  const phrase = withPart(draft, draft.text, prose.all, (text) => isSound(text) && isGrounded(text))
  return { text: polish(phrase), sources: draft.sources, draft, added: [] }
}

function isDraft(phrase: Draft | Phrase): phrase is Draft {
  return 'head' in phrase
}

/** Where a long bullet leaves out what the subject line says was done, that with what the text says of it besides. */
function mainMatter(
  { head, text, sources, main, others }: Draft,
  firstThat: (fits: (one: Draft) => boolean) => Draft | undefined,
  prose: Prose,
  isTrue: (text: string) => boolean,
): Phrase | undefined {
  if (head !== 'deed' || sources.some(({ sentence }) => sentence.kind === 'title')) return undefined
  const titled = firstThat(({ main }) => main !== undefined && isSubjectLine(main) && isTelling(main))
  const isBesides = /\balso\b/i.test(`${main?.clause.lead} ${main?.clause.adverb}`)
  const isRetold = main && titled?.main && others.length === 0 && isSameDeed(titled.main, main)
  if (isRetold && !/\sand\s/.test(titled.main?.rest ?? '') && countBlemishes(text) === 0) return undefined
  // A fuller version of the same does as well.
  if (!titled || (!isBesides && likeness(titled.main?.rest ?? '', text) >= 0.5)) return undefined
  const more = tellMore(titled, prose, isTrue)
  return isLong(more) && countBlemishes(more.text) <= countBlemishes(text) ? more : undefined
}

/** A subject line's deed as the text tells it once more, in more words. */
function retold(
  { main, text }: Draft,
  firstThat: (fits: (one: Draft) => boolean) => Draft | undefined,
): Draft | undefined {
  if (!main || !isSubjectLine(main)) return undefined
  return firstThat(
    (one) =>
      one.main !== undefined &&
      one.main !== main &&
      one.others.length === 0 &&
      one.main.clause.verb === main.clause.verb &&
      likeness(one.main.rest, main.rest) >= 0.5 &&
      countWords(one.text) > countWords(text) &&
      countBlemishes(one.text) === 0,
  )
}

/** A gain told in too few words says more behind the deed that it is owed to. */
function owed(
  gain: Draft,
  firstThat: (fits: (one: Draft) => boolean) => Draft | undefined,
): Draft | undefined {
  if (gain.head !== 'gain' || gain.hasMeans || gain.others.length > 0 || isLong(gain)) return undefined
  return firstThat(
    ({ head, outcome, text }) =>
      head === 'deed' && outcome?.sources.includes(gain.from) === true && !isFaint({ text, sources: [] }),
  )
}

/** Where nothing tells more than that there was work, the draft that a reader would strike least from. */
function cleanest(drafts: readonly Draft[]): Draft[] {
  return drafts.filter(({ text }) => isSound(text)).toSorted((a, b) => excess(a) - excess(b))
}

/** One or two blemishes are what such a draft has anyway. */
function excess({ text }: Draft): number {
  return Math.max(0, countBlemishes(text) - 2)
}

function isCleanFault({ head, text }: Draft): boolean {
  return head === 'fault' && countBlemishes(text) === 0
}

/** Opens with no more than that there was work. */
function isFaint({ text }: Phrase): boolean {
  return /^(?:worked|focused|continued|started|began|kept|spent|did|got(?!\s(?:rid of\s|.*\b(?:working|running|set ?up|to [a-z]+|up|back|online)\b))|helped(?!\s[a-z]+\s(?:the|an?|two|three|our|new|all|\d+)\b)|discussed|tried|looked|learned|attended|met|talked|watched|visited)\s/.test(
    text,
  )
}

/** "Worked on adding the probe" says more than "worked on the probe". */
function saysWhatWork({ text }: Phrase): boolean {
  return /^worked on [a-z]+ing\s(?!(?:and|or|on|with|for|in|of|at|it|them|this|that)\b)/.test(text)
}
