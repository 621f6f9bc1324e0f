import { setTimeout as pause } from 'node:timers/promises'

/** What came of a request: the server said yes, it said no, or nobody knows whether it was done. */
export type Outcome = { kind: 'ok'; body: unknown } | { kind: 'failed'; status: number } | { kind: 'unknown' }

export type Session = {
  send(method: string, path: string, body?: object | FormData): Promise<Outcome>
  status(
    method: string,
    path: string,
    body?: object | FormData,
  ): Promise<{ status: number; milliseconds: number }>
  /** Reads what must be readable; an answer other than 200 is an error. */
  read(path: string): Promise<Response>
}

/** Ends what hangs and judges no speed, in milliseconds: a machine that does much else may slow an answer down many times. */
const ANSWER_LIMIT = 60_000
const TRIES = 5
const PAUSE = 1000

/** On a busy machine a server may ask to come again: whoever does not test that very answer does so, a few times. */
export async function patiently<T>(attempt: (nth: number) => Promise<T>): Promise<T> {
  for (let nth = 1; nth < TRIES; nth++) {
    try {
      return await attempt(nth)
    } catch {
      await pause(PAUSE)
    }
  }
  return attempt(TRIES)
}

/** Makes an application for whoever speaks, and answers its id. */
export function newApplication(session: Session): Promise<string> {
  return patiently(async () => {
    const made = await session.send('POST', '/api/job-applications', {
      positionName: 'Engineer',
      companyName: 'Acme',
    })
    if (made.kind !== 'ok') throw new Error('no application could be made')
    return (made.body as { id: string }).id
  })
}

/** An account that nobody else has; a registration that went unanswered may have been done, so each takes a name of its own. */
async function register(username: string, url: string): Promise<Response> {
  const registered = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      email: `${username}@example.com`,
      displayName: username,
      password: 'long enough',
    }),
  })
  if (!registered.ok) throw new Error(`register answered ${registered.status} ${await registered.text()}`)
  return registered
}

/** Registers an account and speaks for it; `pickUrl` says to which server each request goes. */
export async function openSession(name: string, pickUrl: () => string): Promise<Session> {
  const registered = await patiently((nth) => register(`${name}${'x'.repeat(nth - 1)}`, pickUrl()))
  const { user } = (await registered.json()) as { user: { id: string } }
  const headers = { cookie: registered.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'user-id': user.id }

  function ask(method: string, path: string, body?: object | FormData): Promise<Response> {
    const isForm = body instanceof FormData
    const type = body && !isForm ? { 'content-type': 'application/json' } : {}
    return fetch(pickUrl() + path, {
      method,
      headers: { ...headers, ...type },
      signal: AbortSignal.timeout(ANSWER_LIMIT),
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
  }

  return {
    async send(method, path, body) {
      try {
        const answer = await ask(method, path, body)
        const text = await answer.text()
        if (answer.ok) return { kind: 'ok', body: JSON.parse(text) }
        // The server failed, perhaps after the database had said yes.
        return answer.status >= 500 ? { kind: 'unknown' } : { kind: 'failed', status: answer.status }
      } catch {
        return { kind: 'unknown' }
      }
    },
    async status(method, path, body) {
      const started = performance.now()
      const answer = await ask(method, path, body)
      await answer.arrayBuffer()
      return { status: answer.status, milliseconds: performance.now() - started }
    },
    async read(path) {
      const answer = await ask('GET', path)
      if (answer.status === 200) return answer
      throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
    },
  }
}
