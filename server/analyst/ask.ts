import type { z } from 'zod'

/** A question whose answer is an object of this shape. */
export type Question<T> = { instructions: string; prompt: string; schema: z.ZodType<T> }

/** Something that can be asked for an object; it answers one that fits or throws a `ModelFault`. */
export type Model = {
  name: string
  host: string
  ask<T>(question: Question<T>, signal: AbortSignal): Promise<T>
}
