import type { InjectOptions } from 'fastify'
import type { TestUser } from './test-app.ts'

/** Two seconds are the promise; the rest is for a machine that runs other tests at the same time. */
const TIME_LIMIT = 10_000
/** What an answer shows only when something inside shows through. */
const LEAK =
  /\n\s+at |node:internal|node_modules|SQLITE|sqlite|syntax error at|ECONN|\/server\/|\.ts:\d|\$argon2/

export type Attack = InjectOptions & { about: string }

/** Sends an attack and says what is wrong with the answer; undefined where it is as it should be. */
export async function faultOf({ inject }: Pick<TestUser, 'inject'>, { about, ...request }: Attack) {
  let [answer, milliseconds] = await timed(inject, request)
  // Whether it was the machine that was slow, the next try tells.
  for (let again = 0; again < 2 && milliseconds > TIME_LIMIT; again++)
    [answer, milliseconds] = await timed(inject, request)
  const told = `${request.method} ${String(request.url).slice(0, 80)} ${about} answered ${answer.statusCode} ${answer.body.slice(0, 200)}`
  if (answer.statusCode >= 500) return told
  if (milliseconds > TIME_LIMIT) return `${told} after ${Math.round(milliseconds)} ms`
  if (answer.statusCode >= 400) {
    if (!/^application\/json/.test(String(answer.headers['content-type'])))
      return `${told}, which is not JSON`
    if (LEAK.test(answer.body)) return `${told}, which leaks`
    if (typeof answer.json().message !== 'string') return `${told}, without a message`
  }
  return undefined
}

async function timed(inject: TestUser['inject'], request: InjectOptions) {
  const started = performance.now()
  const answer = await inject(request)
  return [answer, performance.now() - started] as const
}

/** The same value with one text, number or flag in it replaced by `intruder`, once for each. */
export function withEachFieldReplaced(value: unknown, intruder: unknown): unknown[] {
  if (Array.isArray(value))
    return [
      intruder,
      [...value, intruder],
      ...value.flatMap((item, at) =>
        withEachFieldReplaced(item, intruder).map((changed) => value.with(at, changed)),
      ),
    ]
  if (typeof value !== 'object' || value === null) return [intruder]
  return Object.entries(value).flatMap(([name, field]) =>
    withEachFieldReplaced(field, intruder).map((changed) => ({ ...value, [name]: changed })),
  )
}
