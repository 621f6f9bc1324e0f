import type { Clock } from '../clock.ts'
import { Problem } from '../problem.ts'

const PER_MINUTE = 10
const AT_ONCE = 2
const AT_ONCE_OVERALL = 8
const MINUTE_MS = 60_000

export type FetchLimits = { run: <T>(userId: string, work: () => Promise<T>) => Promise<T> }

/** Lets a user start 10 fetches a minute and 2 at once, and the whole server 8 at once. */
export function createFetchLimits({ clock, isRated }: { clock: Clock; isRated: boolean }): FetchLimits {
  const running = new Map<string, number>()
  const started = new Map<string, number[]>()
  let total = 0

  function countStart(userId: string): void {
    const now = clock.now().getTime()
    const recent = (started.get(userId) ?? []).filter((time) => now - time < MINUTE_MS)
    const [oldest = now] = recent
    if (isRated && recent.length >= PER_MINUTE)
      throw new Problem(
        'too-many-requests',
        'You have read many pages in a short time. Please wait a minute.',
        {
          retryAfterSeconds: Math.ceil((oldest + MINUTE_MS - now) / 1000),
        },
      )
    started.set(userId, [...recent, now])
    if (started.size > 10_000) forgetOld(now)
  }

  function forgetOld(now: number): void {
    for (const [userId, times] of started) if (now - (times.at(-1) ?? 0) >= MINUTE_MS) started.delete(userId)
  }

  return {
    async run(userId, work) {
      const mine = running.get(userId) ?? 0
      if (mine >= AT_ONCE)
        throw new Problem(
          'too-many-requests',
          'Two pages are being read already. Try again when they are done.',
          {
            retryAfterSeconds: 5,
          },
        )
      if (total >= AT_ONCE_OVERALL)
        throw new Problem('unavailable', 'Many pages are being read right now. Try again in a moment.')
      countStart(userId)
      running.set(userId, mine + 1)
      total++
      try {
        return await work()
      } finally {
        total--
        const left = (running.get(userId) ?? 1) - 1
        if (left) running.set(userId, left)
        else running.delete(userId)
      }
    },
  }
}
