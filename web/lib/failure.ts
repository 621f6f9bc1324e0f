import { ApiError, messageOf } from '../api.ts'
import { toast } from '../ui/toast.ts'

/** Says that a call failed; an expired session says so itself, on the screen that follows. */
export function showFailure(error: unknown, title: string, sentence: string) {
  if (error instanceof ApiError && error.status === 401) return
  toast({ variant: 'destructive', title, description: sentence })
}

/** As `showFailure`, with the server's own sentence where there is one. */
export function showServerFailure(error: unknown, title: string, fallback: string) {
  showFailure(error, title, messageOf(error, fallback))
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** The user took it back: nothing failed. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
