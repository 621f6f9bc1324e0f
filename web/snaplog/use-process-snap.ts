import { useRef } from 'react'
import type { z } from 'zod'
import { processTask, type SnapRequest, type TaskLog } from '../../contract/snaps.ts'
import { call } from '../api.ts'

type Body = z.input<typeof SnapRequest>

/** Has a snap processed. While a model is at it, `takeBuiltIn` gives it up and takes the built-in engine's result. */
export function useProcessSnap() {
  const waiting = useRef<AbortController>(undefined)

  async function process(body: Body): Promise<TaskLog> {
    const given = new AbortController()
    waiting.current = given
    try {
      return await call(processTask, { body, signal: given.signal })
    } catch (error) {
      if (!given.signal.aborted) throw error
      return call(processTask, { body: { ...body, engine: 'built-in' } })
    }
  }

  return { process, takeBuiltIn: () => waiting.current?.abort() }
}
