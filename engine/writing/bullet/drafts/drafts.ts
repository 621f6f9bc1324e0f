import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { AIMS } from '../../../lexicon/verbs.ts'
import { onceFor, onceForText } from '../../../once.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { type Deed, isSubjectLine } from '../../deeds/deed.ts'
import { isTelling } from '../../deeds/deeds.ts'
import { isBareObject } from '../../deeds/extent/bare-object.ts'
import { enumerate } from '../../deeds/extent/deed-list.ts'
import { findGains } from '../../deeds/gains/gain.ts'
import { isRecord } from '../../deeds/refused/record.ts'
import { isOfItem, isOfItemsDeed } from '../../own-item.ts'
import { likeness, overlap, wordSet } from '../../sentence/likeness.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import { joinedTo } from '../outcome/benchmark.ts'
import { faresNow } from '../outcome/itself.ts'
import { outcomePhrases } from '../outcome/outcome.ts'
import { isOfOtherDeed, isStray } from '../outcome/stray-outcome.ts'
import type { Phrase } from '../reason/trouble.ts'
import { countBlemishes } from './blemishes.ts'
import { beforeMark, lengthsFor, withoutLooseEnd } from './cuts.ts'
import { faults, isTitled, withDeedTold } from './fault-openings.ts'
import { FINDS, isMending, isStudy, withoutFindings, withoutStudies } from './findings.ts'
import {
  canBeMeans,
  canBring,
  isBesides,
  isGainedBy,
  isHowNow,
  isPartOfList,
  isTheTrick,
  saysHow,
  solvesIt,
  TRIED,
} from './means.ts'
import { isSameDeed, thingOf } from './same-deed.ts'
import { isSound } from './sound.ts'
import { meansOf, ownMeans, POINTS, pointedAt, secondMeans } from './told-as-means.ts'
import { isUnfit, toldPlainly, toldShortly } from './told-shortly.ts'
import { isUnknown, pointsAt, pointsAtThing, pointsBack } from './unclear.ts'
import { isAfter, isHalfFound, isPart, mayOpen, mayOpenAtWork, verbWeight, weightiest } from './weight.ts'
import { isOfOtherDay, isOfOtherPerson } from './whose.ts'

export const LIMIT = 35

/** A bullet that could be written, and what it is made of. */
export type Draft = Phrase & {
  /** It opens with a deed, with the fault that was fixed, or with what was gained. */
  head: 'deed' | 'fault' | 'gain'
  /** The sentence behind the opening. */
  from: Weighed
  main?: Deed
  others: Deed[]
  /** The deeds as told, to be joined into a list. */
  phrases: string[]
  outcome?: Phrase
  hasMeans: boolean
  /** For a draft that adds a phrase to a shorter one: these two. */
  grown?: { from: Draft; by: Phrase }
}

/** All bullets that the clauses of the text allow. The best is chosen by `rankBullets`. `isThin` asks for all that can be told where that was too little. */
export function draftBullets(prose: Prose, isThin = false): Draft[] {
  const deeds = withoutFindings(weightiest(prose, isThin), prose).slice(0, 8)
  const outcomes = [...outcomePhrases(prose), ...faresNow(prose)]
  const own = withoutStudies(deeds.filter(mayOpen))
  const atWork = deeds.filter((deed) => mayOpenAtWork(deed, own))
  const strong = atWork.length > 0 ? atWork : own
  const openers =
    [strong, deeds].find((some) => some.some(isClear)) ?? (strong.some(canOpen) ? strong : deeds)
  const hasDeed = deeds.some(isTelling)
  const opened = openers.slice(0, 5).flatMap(openings)
  const known = opened.filter(isKnown)
  const heads = [
    ...(known.length > 0 ? known : opened),
    ...(hasDeed && !isThin ? [] : faults(prose, deeds)),
    ...(deeds.length > 0 && deeds.every(isHelp) ? [] : gains(prose, !hasDeed)).filter(
      ({ text }) => known.length === 0 || !isUnknown(text),
    ),
  ]
  const drafts = heads.flatMap((head) => {
    const others = deeds.filter(
      (deed) =>
        deed !== head.main &&
        !isRecord(deed) &&
        (deed.source !== head.from || head.head === 'deed') &&
        canFollow(head, deed) &&
        isNear(prose, head, deed, deeds) &&
        // What was gained is owed to what a sentence tells first, not to what was done besides.
        (head.head === 'deed' || deeds.find(({ source }) => source === deed.source) === deed),
    )
    const drafts = [head, ...others.flatMap((other) => joined(head, other, 18, deeds) ?? [])]
    const lists = drafts.flatMap((one) =>
      canTakeThird(one)
        ? others
            .filter(
              (other) =>
                // A step on the way makes a list longer and says no more.
                (verbWeight(other) >= 0 || /\b(?:back|online)\b/.test(other.rest)) &&
                one.others.every(
                  (taken) => taken !== other && isAfter(other, taken) && !isSameDeed(taken, other),
                ),
            )
            .flatMap((other) => joined(one, other, 12, deeds) ?? [])
        : [],
    )
    const plain = [...drafts, ...lists]
    return [
      ...plain,
      ...plain.flatMap((one) =>
        outcomes.flatMap((phrase) =>
          isOwed(phrase, one, deeds) && !isOfOtherDeed(phrase, one, deeds) ? extended(one, phrase) : [],
        ),
      ),
    ]
  })
  return hasDeed ? withDeedTold(drafts, prose) : drafts
}

/** Who helped others brought their gain about with them: it stands behind the help. */
function isHelp({ clause }: Deed): boolean {
  return /^(?:help|assist|support)$/.test(clause.verb.base)
}

function canOpen(deed: Deed): boolean {
  return openings(deed).length > 0
}

function isKnown({ text, main }: Draft): boolean {
  return !isUnknown(text) && !pointsAtThing(main) && isSound(text)
}

function isClear(deed: Deed): boolean {
  return openings(deed).some(isKnown)
}

const openings = onceFor((main: Deed): Draft[] => {
  const { undone } = main
  const phrase = toldPlainly(undone ? { ...main, undone: '' } : main)
  const cut = phrase
    ? [...lengthsFor(phrase, LIMIT).flatMap((limit) => shorten(phrase, limit) ?? []), ...beforeMark(phrase)]
    : []
  // However short it is told, what was taken back is not told as if it had lasted.
  const texts = undone ? cut.map((text) => (text.includes(undone) ? text : `${text} and ${undone}`)) : cut
  // In a CV nothing stands before the bullet that "it" could mean.
  const complete = texts.filter((text) => !pointsBack(text) && !isTorn(text) && !isHalfFound(text))
  return [...new Set(complete)].map((text) => ({
    text,
    sources: [main.source],
    head: 'deed',
    from: main.source,
    main,
    others: [],
    phrases: [text],
    hasMeans: BY.test(text),
  }))
})

function gains(prose: Prose, isAllThereIs: boolean): Draft[] {
  // "Fixes" as a heading of a template is one word, and mends nothing.
  const told = findGains(prose, isAllThereIs)
    .map((gain) => ({ ...gain, text: withoutLooseEnd(gain.text) }))
    .filter(({ text }) => countWords(text) > 1)
  return told.map(({ text, source, besides }) => ({
    text,
    sources: besides ? [source, besides] : [source],
    head: 'gain',
    from: source,
    others: [],
    phrases: [text],
    hasMeans: BY.test(text),
  }))
}

/** Phrases are compared with many others. */
const wordsOfPhrase = onceFor((phrase: Phrase) => wordSet(phrase.text))
const wordsOf = onceForText(wordSet)

/** A list of deeds keeps the order of the text; the means of a subject line may stand anywhere. */
function canFollow(head: Draft, deed: Deed): boolean {
  if (!head.main) return true
  // "Found the hole, patched the hole" is said once.
  if (FINDS.test(head.main.clause.verb.base) && (thingOf(head.main) ?? '') === thingOf(deed)) return false
  // "Fixed the leak and found that ...": what was found led to the fix.
  if (isMending(head.main) && isStudy(deed)) return false
  // "Moved the pump. Turned out that the seal was worn": what came to light is no second deed.
  if (!isStudy(head.main) && FINDS.test(deed.clause.verb.base) && /^that\s/.test(deed.rest)) return false
  if (isSameDeed(head.main, deed))
    return head.main.clause.verb === deed.clause.verb && ownMeans(deed.rest) !== undefined
  return isSubjectLine(head.main) || isAfter(deed, head.main)
}

/** A gain or the end of a fault is owed to what stands around it in the text, in a diary to what follows, or to what the subject line names. */
function isNear(prose: Prose, head: Draft, deed: Deed, all: readonly Deed[]): boolean {
  if (head.main) return !isPart(deed, head.main, prose) && !isOfOtherPerson(deed.source, [head.from])
  const { block, index } = head.from.sentence
  // "- Split the job. This halves the wait": the gain of what stands right before it.
  const own = isOfItem(head.from)
    ? all.filter(({ source: { sentence } }) => sentence.block === block && sentence.index === index - 1)
    : []
  if (own.length > 0) return own.includes(deed)
  // "Dropped the slot, disk usage fell": not by what was done the line before.
  const beside = all.filter(({ source: { sentence } }) => sentence.index === index)
  if (beside.length > 0 && !isSubjectLine(deed)) return beside.includes(deed)
  if (isOfOtherDay(head.from, [deed.source])) return false
  if (isSubjectLine(deed)) return !isPartOfList(head.from)
  // "I also baked the shadows, and the frame rate went up": it did by that, and not by what was done before.
  const inOneBreath = all.filter(({ source: { sentence } }) => sentence.index === index)
  if (head.head === 'gain' && inOneBreath.length > 0) return inOneBreath.includes(deed)
  const distance = deed.source.sentence.index - index
  // What was told right before a gain brought it about, sooner than what was done later.
  const isLate = distance > 0 && all.some(({ source: { sentence } }) => sentence.index === index - 1)
  // Only another deed parts a gain from the one before.
  const isParted = distance === -2 && all.some(({ source: { sentence } }) => sentence.index === index - 1)
  const isClose = isTitled(prose)
    ? Math.abs(distance) <= 4
    : distance >= -2 && distance <= 2 && !isLate && !isParted
  return isClose || likeness(head.text, deed.rest) >= 0.3
}

/** An outcome belongs to the subject line's deed, or to one that was told shortly before it. */
function isOwed(outcome: Phrase, draft: Draft, all: readonly Deed[]): boolean {
  const own = outcome.sources.find((source) => isOfItem(source) || isOfItemsDeed(source, all))
  if (own) return draft.sources.at(-1)?.sentence.block === own.sentence.block
  if (draft.main && isSubjectLine(draft.main)) return true
  if (outcome.sources.some((one) => isOfOtherDay(one, draft.sources))) return false
  return outcome.sources.some(({ sentence }) => {
    const distances = draft.sources.map((source) => sentence.index - source.sentence.index)
    // What was done later is not what it came of.
    return distances.every((distance) => distance >= 0) && distances.some((distance) => distance <= 4)
  })
}

const BY = /\sby\s(?:not\s|instead\s|double\s|\w+ly\s)?\w+ing\b/

function canTakeThird(draft: Draft): boolean {
  return draft.head === 'deed' && draft.others.length === 1 && !draft.hasMeans
}

/** Adds a second deed: as the means ("by ..."), where the opening names an aim, or as one more ("and ..."). */
function joined(draft: Draft, other: Deed, limit: number, all: readonly Deed[]): Draft | undefined {
  const { text } = draft
  const room = Math.min(limit, LIMIT - countWords(text) - 1)
  const isRetold = draft.main !== undefined && isSameDeed(draft.main, other)
  const isOwn =
    (isRetold ||
      isGainedBy(draft.main, other) ||
      isTheTrick(draft.main, other) ||
      isHowNow(draft.main, other)) &&
    !draft.hasMeans
  const mayBeMeans = (canHaveMeans(draft) && isMeans(draft, other, all)) || isOwn
  const own = mayBeMeans ? meansOf(other, room) : undefined
  const means = own && (draft.head === 'gain' ? pointedAt(own, text) : own)
  if (means && overlap(wordSet(means), wordsOfPhrase(draft)) < mostShared(draft, other)) {
    const second = isRetold ? undefined : secondMeans(other, means, room, all)
    return {
      ...draft,
      // "a 43% speedup" that was put in between ends before the means.
      text: `${text}${/,\s(?:an?|the)\s[^,]*$/.test(text) ? ',' : ''} by ${means}${second ? ` and ${second.text}` : ''}`,
      sources: [...draft.sources, other.source, ...(second ? [second.deed.source] : [])],
      others: [other],
      hasMeans: true,
    }
  }
  if (isRetold || isStep(draft, other, all)) return undefined
  if (draft.head === 'fault' || (draft.head === 'gain' && !canJoinGain(draft, other, all))) return undefined
  const short = toldShortly(other, room, draft.others.length > 0)
  if (
    !short ||
    (countWords(text) >= 10 && countBlemishes(short) > 0) ||
    countWords(short) < (isBareObject(other.clause, other.rest) ? 2 : 3) ||
    (pointsBack(short) && !pointsAt(draft.others.at(-1) ?? draft.main, other)) ||
    isUnfit(short) ||
    // "A rule against new ones": of what is told elsewhere.
    /\s(?:against|for|of|on|to|from)\s(?:the\s)?(?:new|old|other)\sones\b/.test(short) ||
    (!draft.main && POINTS.test(short)) ||
    overlap(wordsOf(short), wordsOfPhrase(draft)) > 0.75
  )
    return undefined
  const isAgain = /^worked on\s/.test(short) && draft.phrases.every((one) => one.startsWith('worked on '))
  const phrases = [...draft.phrases, isAgain ? short.replace(/^worked\s/, '') : short]
  const list = enumerate(phrases)
  if (!list) return undefined
  return {
    ...draft,
    text: list,
    phrases,
    sources: [...draft.sources, other.source],
    others: [...draft.others, other],
  }
}

/** How much of a gain its means may say again: "cut the load time by speeding up the load" is no means, and none to less memory. */
function mostShared({ head, text }: Draft, other: Deed): number {
  const isAim = /^(?:speed|optimi[sz]e|improve|accelerate)$/.test(other.clause.verb.base)
  if (head === 'gain' && isAim && ownMeans(other.rest) === undefined)
    return /\b(?:time|latency|duration|runtime)\b/.test(text) ? 0.2 : 0
  return solvesIt(other) ? 0.75 : 0.5
}

/** A measured gain told in a few words has room for what was done beside it; "saves two hours" came of the deed before it. */
function canJoinGain({ text, others, from }: Draft, other: Deed, all: readonly Deed[]): boolean {
  if (/^saved\b/.test(text) && other.source.sentence.index < from.sentence.index) return false
  if (others.length > 0 || countWords(text) >= 10 || !/\d/.test(text) || !isTelling(other)) return false
  // What the subject line names brought it about: "cut X by moving Y", not "cut X and moved Y".
  return !all.some((deed) => isSubjectLine(deed) && isSameDeed(deed, other) && canBeMeans(deed))
}

function canHaveMeans({ head, main, from, hasMeans, others, text }: Draft): boolean {
  if (hasMeans || others.length > 0 || (head !== 'deed' && isBesides(from))) return false
  // Behind a clause of its own the means would belong to that.
  if (/,\s(?:when|while|which|where|because|as|since|if|so)\s[^,]*$/.test(text)) return false
  if (head !== 'deed') return true
  // "Fixed X and added Y by ..." would tell it of Y alone.
  if (!AIMS.has(verbIn(/\sand\s([a-z]+ed)\s/.exec(text)?.[1] ?? 'fixed', 'past')?.base ?? '')) return false
  return main !== undefined && AIMS.has(main.clause.verb.base) && !main.changed && isSubjectLine(main)
}

/** Where the change itself says how the aim was reached, what it does besides is a step of that and no deed beside it. */
function isStep(draft: Draft, other: Deed, all: readonly Deed[]): boolean {
  return canHaveMeans(draft) && all.some((deed) => deed !== other && canBeMeans(deed) && saysHow(deed))
}

/** Below a subject line the change itself says how ("This reads X"), else what is told first: the rest are changes besides. */
function isMeans({ head, main, from, text }: Draft, other: Deed, all: readonly Deed[]): boolean {
  // What was taken back has brought nothing about.
  if (other.undone || !canBring(other, { head, from, text }, all)) return false
  if (head !== 'deed') return true
  if (TRIED.test(other.clause.verb.base)) return false
  const below = all.filter(
    (deed) =>
      deed === other ||
      (deed !== main && !isSubjectLine(deed) && canBeMeans(deed) && deed.source.likelihood.solution > 0.3),
  )
  const own = below.filter(saysHow)
  return own.length > 0 ? own.includes(other) : below.every((deed) => isAfter(deed, other))
}

function extended(draft: Draft, phrase: Phrase): Draft[] {
  // What a reverted change brought about is no gain.
  if (draft.head === 'gain' || draft.main?.undone || draft.main?.clause.verb.base === 'revert') return []
  if (draft.sources.some((source) => phrase.sources.includes(source)) || isStray(draft, phrase)) return []
  // Two brackets in a row are one too many.
  if (draft.text.endsWith(')') && phrase.text.startsWith(' (')) return []
  const text = joinedTo(draft.text, phrase)
  if (countWords(text) > LIMIT || overlap(wordsOfPhrase(draft), wordsOfPhrase(phrase)) > 0.75) return []
  const grown = { from: draft, by: phrase }
  return [{ ...draft, text, sources: [...draft.sources, ...phrase.sources], outcome: phrase, grown }]
}
