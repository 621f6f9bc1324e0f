/** Why a model gave no answer that could be used; a closed set, so that nothing of a key or a text gets into logs. */
export type FaultReason =
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'rejected'
  | 'busy'
  | 'failed'
  | 'too-large'
  | 'unreadable'
  | 'resting'
  | 'over-budget'
  | 'too-long'

const SENTENCES: Record<FaultReason, string> = {
  timeout: 'The model did not answer in time',
  unreachable: 'The model could not be reached',
  refused: 'The model refused the key of this server',
  rejected: 'The model did not accept the request',
  busy: 'The model is busy',
  failed: 'The model failed',
  'too-large': 'The model answered far too much',
  unreadable: 'The model gave no answer that could be read',
  resting: 'The model failed several times in a row and is left alone for a minute',
  'over-budget': 'Your analyses by the model are used up for today',
  'too-long': 'This text is too long for the model',
}

/** A failure of the model; never of the request, which the built-in engine answers instead. */
export class ModelFault extends Error {
  readonly reason: FaultReason
  /** With `busy` and `failed`: when the server asked to be asked again. */
  readonly retryAfterMs: number | undefined

  constructor(reason: FaultReason, retryAfterMs?: number) {
    super(SENTENCES[reason])
    this.name = 'ModelFault'
    this.reason = reason
    this.retryAfterMs = retryAfterMs
  }
}
