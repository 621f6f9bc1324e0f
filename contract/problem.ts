import { z } from 'zod'

/** The body of every error: a sentence a person can act on. */
export const ProblemBody = z.object({
  message: z.string(),
  details: z.string().optional(),
  success: z.literal(false).optional(),
  /** With 409: the object as it is stored now. */
  current: z.unknown().optional(),
})
export type ProblemBody = z.infer<typeof ProblemBody>

export const Done = z.object({ success: z.literal(true) })
export type Done = z.infer<typeof Done>
