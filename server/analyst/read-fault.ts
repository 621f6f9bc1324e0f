import { APICallError } from 'ai'
import { AnswerTooLarge } from './bounded-fetch.ts'
import { ModelFault } from './fault.ts'

/** What an error of the SDK means. `mentions` is what the server said, for a look at it only: it may repeat the key. */
export function readFault(error: unknown, signal: AbortSignal): { fault: ModelFault; mentions: string } {
  const mentions = APICallError.isInstance(error) ? (error.responseBody ?? '') : ''
  return { fault: faultOf(error, signal), mentions }
}

function faultOf(error: unknown, signal: AbortSignal): ModelFault {
  if (signal.aborted) return new ModelFault('timeout')
  if (causesOf(error).some((cause) => cause instanceof AnswerTooLarge)) return new ModelFault('too-large')
  if (!APICallError.isInstance(error)) return new ModelFault('unreadable')
  const { statusCode: status, responseHeaders = {} } = error
  if (status === undefined) return new ModelFault('unreachable')
  if (status === 429) return new ModelFault('busy', retryAfter(responseHeaders['retry-after']))
  if (status >= 500 && status !== 501)
    return new ModelFault('failed', retryAfter(responseHeaders['retry-after']))
  if (status === 401 || status === 403) return new ModelFault('refused')
  return new ModelFault(status < 400 ? 'unreadable' : 'rejected')
}

/** Seconds or a date, as milliseconds from now. */
function retryAfter(header: string | undefined): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause)
  return causes
}
