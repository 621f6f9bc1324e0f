import type { Prose } from '../../facts/fields/prose.ts'
import type { Weighed } from '../../facts/fields/select.ts'
import type { Deed } from '../deeds/deed.ts'
import type { Salience } from './salience.ts'
import type { Speaker } from './telling/say.ts'

/** What the parts of a story are written from. */
export type Material = {
  prose: Prose
  deeds: readonly Deed[]
  project: string
  me: Speaker
  salience: Salience
  /** What the bullet opens with. */
  lead: readonly Weighed[]
}
