import type { Prose } from '../../facts/fields/prose.ts'
import type { Guard } from '../../ground.ts'
import { STUDYING } from '../../lexicon/verbs.ts'
import { tellsChange } from '../../text/figures/quantities.ts'
import { hasDigit } from '../../text/patterns/characters.ts'
import { isShortNote } from '../../text/wording/short-note.ts'
import { appealOf } from './drafts/appeal.ts'
import type { Draft } from './drafts/drafts.ts'
import type { Phrase } from './reason/trouble.ts'
import { openWorkshop, type Telling, tellable, tellBullet, tellPlainly, type Workshop } from './tellings.ts'

/** How many sentences a note has that tells enough to choose from. */
const LONG = 4

/** How many sentences are tried as the one that a bullet opens with. */
const OPENINGS = 5

/** How much more a list has to appeal than its first deed alone, which is read at one glance. */
const LIST = 0.05

/** A bullet, and the deed that it opens with, told without what came of it; "made the lamp dim" is a gain told as one. */
export type Bullet = Phrase & { deed?: Opening; gain?: Opening }

/** The story tells it only where it left it out. */
type Opening = Pick<Phrase, 'sources'> & { tell: () => Phrase }

/** One sentence for a CV: of all that could be told, the one that a reader would most likely take as it is. */
export function writeBullet(written: Prose, project: string, guard: Guard): Bullet {
  const workshop = openWorkshop(written, project, guard)
  const { text, sources, draft } = tellBest(workshop)
  if (draft?.head !== 'deed' && draft?.head !== 'gain') return { text, sources }
  const first = firstOf(draft)
  return { text, sources, [draft.head]: { sources: first.sources, tell: () => tellPlainly(workshop, first) } }
}

/** What a draft opens with: neither what came of it nor what was done besides. */
function firstOf(draft: Draft): Draft {
  if (draft.grown) return firstOf(draft.grown.from)
  const [first = draft.text] = draft.phrases
  return draft.others.length > 0 ? { ...draft, text: first, sources: [draft.from] } : draft
}

function tellBest(workshop: Workshop): Telling {
  const [first, ...others] = tellingsOf(workshop)
  if (others.length === 0) return first
  const weighed = [first, ...others].map((telling) => ({ telling, appeal: appealOf(telling, workshop) }))
  const best = weighed.reduce((so, one) => (one.appeal > so.appeal ? one : so))
  const { draft } = best.telling
  if (!draft || draft.hasMeans || draft.others.length === 0) return best.telling
  const alone = weighed.find(
    ({ telling, appeal }) =>
      telling.draft?.from === draft.from && isBare(telling.draft) && appeal > best.appeal - LIST,
  )
  return (alone ?? best).telling
}

/** What says most of the matter, and what can be told plainly from each of the sentences that can open a bullet. */
function tellingsOf(workshop: Workshop): [Telling, ...Telling[]] {
  const { ranked } = workshop
  const tellings: [Telling, ...Telling[]] = [tellBullet(workshop)]
  // A short note says little besides what matters, and what was measured is not given away for a smoother sentence.
  if (workshop.prose.all.length < LONG || tellsFigure(tellings[0], workshop.prose)) return tellings
  const isShort = isShortNote(workshop.prose.all.map(({ sentence }) => sentence))
  for (const opening of [...new Set(ranked.map(({ from }) => from))].slice(0, OPENINGS)) {
    const drafts = ranked.filter(({ from }) => from === opening)
    const plain = tellable(workshop, drafts)
    const bare = plain && isBare(plain) ? undefined : tellable(workshop, drafts.filter(isBare))
    for (const draft of [plain, bare]) {
      // What was found out on the way to the deed is not what a note of a few sentences is about.
      if (isShort && STUDYING.has(draft?.main?.clause.verb.base ?? '')) continue
      const telling = draft && tellPlainly(workshop, draft)
      if (telling && tellings.every(({ text }) => text !== telling.text)) tellings.push(telling)
    }
  }
  return tellings
}

/** How a number moved, or a figure of an outcome. */
function tellsFigure({ text, draft }: Telling, { impact }: Prose): boolean {
  const gained = draft?.head === 'gain' ? draft : draft?.outcome
  if ((gained && hasDigit(gained.text)) || tellsChange(text)) return true
  return hasDigit(text) && impact.some(({ quantities }) => quantities.some((one) => text.includes(one.text)))
}

/** One deed and nothing beside it. */
function isBare({ others, outcome }: Draft): boolean {
  return others.length === 0 && !outcome
}
