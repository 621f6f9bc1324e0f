import type { StarStory } from '../../../contract/snaps.ts'
import type { Prose } from '../../facts/fields/prose.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { tidySentence, uncapitalise } from '../sentence/tidy.ts'
import type { Story } from './story.ts'
import { type Speaker, voiced } from './telling/say.ts'

const PARTS = ['situation', 'task', 'action', 'result'] as const

/** What a text says that is a story in four parts already: "Situation: ... Task: ... Action: ... Result: ...". */
export function ownStory({ all }: Prose, me: Speaker): Partial<Story> {
  const told = all.map((one) => ({ one, as: announced(one) }))
  const parts = PARTS.map((part) => ({
    part,
    sources: told.filter(({ as }) => as === part).map(({ one }) => one),
  }))
  if (parts.some(({ part, sources }) => part !== 'task' && sources.length === 0)) return {}
  return Object.fromEntries(
    parts.flatMap(({ part, sources }) => {
      const text = sources.map((one) => tellPart(one, part, me)).join(' ')
      return text ? [[part, { text, sources }]] : []
    }),
  )
}

const ANNOUNCED = /^(situation|task|action|result)s?$/i
/** No section is called so, and the label stays in its sentence. */
const TASK = /^task:\s+/i

function announced({ sentence, body }: Weighed): keyof StarStory | undefined {
  const label = TASK.test(body) ? 'task' : (sentence.label ?? sentence.headings.at(-1) ?? '')
  const name = ANNOUNCED.exec(label.trim())?.[1]?.toLowerCase()
  return PARTS.find((part) => part === name)
}

function tellPart(one: Weighed, part: keyof StarStory, me: Speaker): string {
  const body = one.body.replace(TASK, '')
  const isOrder = part === 'task' && verbIn(/^\p{L}+/u.exec(body)?.[0].toLowerCase() ?? '', 'base')
  return isOrder ? tidySentence(`${me} had to ${uncapitalise(body)}`) : voiced({ ...one, body }, me)
}
