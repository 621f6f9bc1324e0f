import type { StarStory } from '../../../contract/snaps.ts'
import type { Prose } from '../../facts/fields/prose.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import type { Guard } from '../../ground.ts'
import { onceFor } from '../../once.ts'
import { withOccasionComma } from '../../text/clauses/occasion.ts'
import { namedOnceInside } from '../../text/meaning/topic-deed.ts'
import { isShortNote } from '../../text/wording/short-note.ts'
import type { Bullet } from '../bullet/bullet.ts'
import type { Phrase } from '../bullet/reason/trouble.ts'
import { inPlainCase, withItsArticle, withoutStrayCapitals } from '../bullet/words/plain-case.ts'
import { type Deed, tell } from '../deeds/deed.ts'
import { findDeeds, isTelling } from '../deeds/deeds.ts'
import { usedFor } from '../deeds/forms/used-for.ts'
import { withoutErrands } from '../deeds/refused/errand.ts'
import { withoutFailed } from '../deeds/refused/failed.ts'
import { withoutRecords } from '../deeds/refused/record.ts'
import { withoutTrifles } from '../deeds/refused/trifle.ts'
import { parted } from '../parted.ts'
import { withFullNames } from '../sentence/full-name.ts'
import { withVerbs } from '../sentence/left-out-verb.ts'
import { ownArticles } from '../sentence/own-articles.ts'
import { polished } from '../sentence/polish.ts'
import { inSequence } from '../sentence/sequence-of-tenses.ts'
import { impersonal } from '../sentence/trim.ts'
import { writeAction } from './action/action.ts'
import { endAlone } from './action/deeds-alone.ts'
import { isToldIn, withMainDeed } from './action/main-deed.ts'
import { saysFaultAgain } from './action/told-before.ts'
import { withMe } from './action/with-me.ts'
import type { Material } from './material.ts'
import { NO_MATTER } from './matter.ts'
import { withNowHappening } from './now-happens.ts'
import { ownStory } from './own-story.ts'
import { isCaughtSince } from './result/caught-since.ts'
import { ofDeedThing } from './result/of-deed-thing.ts'
import { writeResult } from './result/told-result.ts'
import { measureSalience } from './salience.ts'
import { faultInPast } from './situation/fault-in-past.ts'
import { withReasonsApart } from './situation/reasons.ts'
import { writeSituation } from './situation/situation.ts'
import { writeTask } from './task/task.ts'
import { withoutSplice } from './telling/comma-splice.ts'
import { withoutDays } from './telling/days.ts'
import { inPast } from './telling/past-tense.ts'
import type { Speaker } from './telling/say.ts'
import { asItCame, bySentence, withSimplePast } from './telling/simple-past.ts'
import { withoutSlips } from './telling/without-slips.ts'
import { withThisNamed } from './this-of-title.ts'

/** "I used it." tells nothing: so many characters a part has at least. */
const SHORTEST = 14

export type Story = Record<keyof StarStory, Phrase>

/** Tells the work in four parts, in the first person, from the sentences behind the fields; the bullet says what was done, or reached. */
export function writeStory(written: Prose, name: string, guard: Guard, { deed, gain }: Bullet): Story {
  const prose = withNowHappening(withReasonsApart(withThisNamed(parted(written))))
  const me = speakerOf(guard)
  const own = ownArticles(written)
  const lead = deed?.sources ?? gain?.sources ?? []
  const project = impersonal(name) ?? NO_MATTER
  const nothing: Prose = { all: [], problem: [], approach: [], solution: [], impact: [] }
  const deedsTold = () =>
    withoutTrifles(
      withoutErrands(
        withoutRecords(
          withoutFailed(
            findDeeds(prose)
              .filter((deed) => isNoHarm(deed) && !isForReader(deed, prose) && !isCaughtSince(deed.source))
              .map(usedFor),
            prose,
          ),
        ),
      ),
      isTelling,
    )
  const tries = [
    () => ({ ...tellParts(prose, deedsTold(), project, me, lead), ...ownStory(prose, me) }),
    // The name may be what the guard refuses.
    () => tellParts(prose, deedsTold(), NO_MATTER, me, lead),
    // A figure that may not be said, or a tail: then what was done.
    () => {
      const plain = tellParts(prose, deedsTold(), project, me, lead)
      return { ...plain, result: endAlone(deedsTold(), me) ?? plain.result }
    },
    // One deed that the guard refuses need not take the others with it.
    () => {
      const sure = deedsTold().filter((deed) => guard.check(`${me} ${tell(deed, 'past')}.`).length === 0)
      return tellParts(prose, sure, project, me, lead)
    },
    () => tellParts({ ...nothing, all: prose.all }, [], project, me),
    () => tellParts(nothing, [], project, me),
    () => tellParts(nothing, [], NO_MATTER, me),
  ].map(once)
  const said = new Set<string>()
  let opening = ''
  // What the guard refuses, another part has said or a reader would stumble over is told more plainly.
  const kept = (part: keyof StarStory): Phrase => {
    let phrase: Phrase = { text: '', sources: [] }
    const tellings = tries.map((tellStory) => () => tellStory()[part])
    let isRetold = false
    for (let tellPart = tellings.shift(); tellPart; tellPart = tellings.shift()) {
      const next = tellPart()
      if (said.has(next.text) || next.text.length < SHORTEST) continue
      phrase = next
      if ((part === 'task' && isAdrift(next.text, opening)) || guard.check(next.text).length > 0) continue
      const sound = withoutSlips(part, finished(part, next), written)
      // What opened the story is not how it ended.
      if (sound && !(part === 'result' && opening.includes(sound.text))) {
        if (part === 'situation') opening = sound.text
        said.add(next.text)
        return sound
      }
      // Perhaps one of its sentences is at fault; the next best may be well built.
      if (!isRetold) tellings.unshift(...withoutEach(next.sources, part))
      isRetold = true
    }
    const told = finished(part, phrase)
    said.add(phrase.text)
    return told
  }
  const withoutEach = (sources: readonly Weighed[], part: keyof StarStory) =>
    [...new Set(sources)].map((source) => () => {
      const deeds = deedsTold().filter((deed) => deed.source !== source)
      return tellParts(without(source, prose), deeds, project, me)[part]
    })
  const finished = (part: keyof StarStory, phrase: Phrase): Phrase => {
    const named = { ...phrase, text: withFullNames(phrase, prose.all, [...said].join(' ')) }
    const plain = withItsArticle(inPlainCase(named, prose), named.text)
    const text = withoutDays(withoutStrayCapitals(plain, prose))
      .replace(ALSO, '$1 ')
      .replace(HAVE_NOT, (not) => `${me} ${not.toLowerCase()}`)
    const whole =
      part === 'task'
        ? text
        : bySentence(text, (sentence) =>
            withOccasionComma(withoutSplice(namedOnceInside(withMe(sentence, me)))),
          )
    const told = polished(inItsTense(part, withVerbs(whole)), own)
    // An article is set by the verb as it was written.
    const isOver = part === 'result' && !phrase.lasts && !isSaidLast(phrase, written)
    return { ...phrase, text: isOver ? asItCame(told) : told }
  }
  const withMain = (action: Phrase): Phrase => {
    // What was reached says more than that it was worked on.
    const main = deed ?? (action.sources.length === 0 ? gain : undefined)
    const left = main && !isToldIn(action, main.sources) ? main.tell() : undefined
    const isHeard = left && action.sources.length > 0 && saysFaultAgain(left.text, opening)
    const told = left && !isHeard ? withMainDeed(action, left, me) : undefined
    const sound =
      told && guard.check(told.text).length === 0 && withoutSlips('action', finished('action', told), written)
    return sound || action
  }
  const situation = kept('situation')
  const task = kept('task')
  return {
    situation: inOneVoice(situation, task),
    task,
    action: withMain(kept('action')),
    result: ofDeedThing(kept('result'), written.all),
  }
}

/** Where we had to do it, we were at it. */
function inOneVoice(situation: Phrase, { text }: Phrase): Phrase {
  if (!text.startsWith('We had')) return situation
  return { ...situation, text: situation.text.replace(/^I was (?=(?:planning|working)\b)/, 'We were ') }
}

/** How things are now, as a short note says it in a sentence of its own behind its deeds. */
function isSaidLast({ sources }: Phrase, { all }: Prose): boolean {
  const [one, ...others] = sources
  if (!one || others.length > 0 || !isShortNote(all.map(({ sentence }) => sentence))) return false
  const isAlone = all.filter(({ sentence }) => sentence.index === one.sentence.index).length === 1
  return isAlone && one.sentence.index >= 2 && !/^sure,|\balways been\b/i.test(one.body)
}

/** "I had to resolve this" where no trouble was told. */
function isAdrift(task: string, situation: string): boolean {
  return (
    /\b(?:resolve|fix|solve|put an end to) this(?: issue| problem)?\.$/.test(task) &&
    /^(?:(?:I was|We were) working on|The (?:[a-z]+ )?(?:goal|aim|plan|task|idea) was) (?:(?!\.\s).)+\.$/.test(
      situation,
    )
  )
}

/** The note without one of its sentences. */
function without(source: Weighed, prose: Prose): Prose {
  const rest = (all: Weighed[]) => all.filter((one) => one !== source)
  return {
    all: rest(prose.all),
    problem: rest(prose.problem),
    approach: rest(prose.approach),
    solution: rest(prose.solution),
    impact: rest(prose.impact),
  }
}

/** "It used to stop at each gate, now it only slows down": the second is the end of the story. */
const NOW_BESIDE = /(\bused to [^,;.]+), (?:but |and )?now (?:it|they|we|I)\b[^.;]*(?=\.)/g

/** What was done and what came of it lies in the past. */
function inItsTense(part: keyof StarStory, text: string): string {
  const told =
    part === 'situation' ? bySentence(text, faultInPast).replace(NOW_BESIDE, '$1') : withSimplePast(text)
  return bySentence(told, inSequence)
}

/** "Haven't lost one since": who has not. */
const HAVE_NOT = /(?<=^|[.!?]\s)(?:Haven't|Have not|Hadn't|Didn't|Couldn't)(?=\s[a-z])/g

/** What a part opens with was done beside nothing yet. */
const ALSO = /^((?:I|We)(?:'ve|\shave|\shad)?|There (?:was|were))\s(?:also|then)\s/

function once(work: () => Story): () => Story {
  let story: Story | undefined
  return () => {
    story ??= work()
    return story
  }
}

/** "This blocks the restart" tells what the fault does, not what anybody did. */
function isNoHarm({ clause: { form, verb } }: Deed): boolean {
  return (
    form !== 's' ||
    !/^(?:block|break|cause|crash|corrupt|delay|depend|hang|leak|mean|need|represent|require|slow|stall)$/.test(
      verb.base,
    )
  )
}

/** "Start it with a small tank. You should see one pump" tells the reader what to do. */
function isForReader({ clause, source }: Deed, { all }: Prose): boolean {
  if (clause.subject !== 'none' || clause.form !== 'base' || source.sentence.kind === 'title') return false
  if (/\byour\b/i.test(source.body)) return true
  return /^you(?:'ll|\s(?:should|will|can|may))\b/i.test(all[all.indexOf(source) + 1]?.body ?? '')
}

/** How many sentences a whole action has. */
const WHOLE = 3

const LEANING = /\b(?:it|its|them|they|these|those|each|both|there)\b/

function tellParts(
  prose: Prose,
  deeds: readonly Deed[],
  project: string,
  me: Speaker,
  lead: readonly Weighed[] = [],
): Story {
  const material: Material = { prose, deeds, project, me, salience: measureSalience(prose, lead), lead }
  let trouble = writeSituation(material, [])
  let action = writeAction(material, trouble)
  const taskOf = onceFor((action: Phrase) => writeTask(material, trouble, action))
  const result = writeResult(material, trouble, action)
  const isIn = (part: Phrase) => result.sources.some((one) => part.sources.includes(one))
  // How things stand in the end is not how they were.
  if (result.isState && isIn(trouble)) trouble = writeSituation(material, result.sources)
  // A deed that is told as the result need not be told before, unless its sentence tells another.
  const isAlone = deeds.filter(({ source }) => result.sources.includes(source)).length < 2
  if (result.spares && isAlone && isIn(action)) {
    const shorter = writeAction(material, trouble, result.sources)
    const isShorter = shorter.sources.every((one) => action.sources.includes(one))
    // "I wrote a guide for it": what it is was told by what would be left out.
    const isLeaning = shorter.sources.length === 1 && LEANING.test(shorter.text)
    const isEnough = !isLeaning && shorter.sources.length >= (isShorter ? result.spares : WHOLE)
    // What had to be done must be seen to be done.
    if (isEnough && !taskOf(action).sources.some((one) => result.sources.includes(one))) action = shorter
  }
  // "The lock now asks for a code" was only told as an action where nothing else was.
  if (result.isMeant && isIn(action)) action = writeAction(material, trouble, result.sources)
  if (result.tail) action = { ...action, text: action.text.replace(result.tail, '') }
  const isTwice = [action.text, result.text].some(
    (text) => text === trouble.text || inPast(text) === trouble.text,
  )
  const taken = [...action.sources, ...result.sources]
  return {
    situation: isTwice ? writeSituation(material, taken) : trouble,
    // Who tells one part again may not ask for it.
    get task() {
      return taskOf(action)
    },
    action,
    result,
  }
}

/** "we" where the text tells a team's work; the guard also reads what is no sentence, such as a table or a quote. */
function speakerOf(guard: Guard): Speaker {
  return guard.check('I did so.').length === 0 ? 'I' : 'We'
}
