import type { Clock } from '../clock.ts'
import type { Stores } from '../db/stores.ts'
import { ModelFault } from './fault.ts'

const DAY = 24 * 60 * 60_000
/** Analyses by the model that one user may ask for in a day. */
export const DAILY_BUDGET = 200

/** Counts what each user asks of the model, in the database, so that it holds over restarts and servers. */
export type Budget = ReturnType<typeof createBudget>

export function createBudget({ stores, clock, limit = DAILY_BUDGET }: BudgetParts) {
  return {
    async spend(userId: string): Promise<void> {
      const now = clock.now()
      const ends = new Date(now.getTime() + DAY).toISOString()
      const { attempts } = await stores.throttle.count(`model|${userId}`, now.toISOString(), ends)
      if (attempts > limit) throw new ModelFault('over-budget')
    },
  }
}

type BudgetParts = { stores: Pick<Stores, 'throttle'>; clock: Clock; limit?: number }
