const STATUS = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'address-too-long': 414,
  'unsupported-type': 415,
  unprocessable: 422,
  'too-many-requests': 429,
  unavailable: 503,
  'storage-full': 507,
} as const

export type ProblemCode = keyof typeof STATUS

type Extra = {
  /** With `conflict`: the object as it is stored now. */
  current?: unknown
  /** With `too-many-requests`: when another try makes sense. */
  retryAfterSeconds?: number
}

/** A failure raised on purpose; its message is a sentence for the user. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly extra: Extra

  constructor(code: ProblemCode, message: string, extra: Extra = {}) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.status = STATUS[code]
    this.extra = extra
  }
}

/** The one answer for what does not exist and for what belongs to somebody else. */
export function notFound(): Problem {
  return new Problem('not-found', 'Not found')
}

/** The one answer for a request without a valid session. */
export function notSignedIn(): Problem {
  return new Problem('unauthorized', 'Please sign in to continue')
}
