import { expect, it } from 'vitest'
import type { TakeoutEntry } from '../../contract/takeout.ts'
import type { Stores } from '../db/stores.ts'
import { insertTakeout } from './insert.ts'

it('lets everybody else have a turn while many rows are written', async () => {
  const none = { listIds: async () => [], insert: async () => {} }
  const stores = { snaps: none, applications: none, documents: none } as unknown as Stores
  const entries = Array.from(
    { length: 2_000 },
    (_, index) => ({ id: `log-${index}`, createdAt: '' }) as TakeoutEntry,
  )
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await insertTakeout(stores, 'ada', { entries, applications: [], documents: [], mimeType: String })
  isDone = true
  expect(turns).toBeGreaterThan(50)
})
