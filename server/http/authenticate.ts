import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Session } from '../accounts/session-store.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { notSignedIn } from '../problem.ts'
import { readSessionCookie } from './cookie.ts'
import type { QuietLog } from './quiet-log.ts'

export type Authenticate = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
) => Promise<void> | undefined

/** Admits a request with a valid session whose `user-id` header names the same user; the header proves nothing by itself. */
export function createAuthenticate(sessions: Sessions, quietLog: QuietLog): Authenticate {
  return (request, _reply, done) => {
    const token = readSessionCookie(request)
    const session = token === undefined ? undefined : sessions.find(token)
    if (session instanceof Promise) return session.then((found) => admit(request, found))
    admit(request, session)
    done()
    return undefined
  }

  function admit(request: FastifyRequest, session: Session | undefined): void {
    if (!session) {
      const { url: route } = request.routeOptions
      quietLog('info', { event: 'not-signed-in', address: request.ip, route }, 'no valid session')
      throw notSignedIn()
    }
    if (request.headers['user-id'] !== session.user.id) {
      const line = { event: 'user-id-mismatch', userId: session.user.id, address: request.ip }
      quietLog('warn', line, 'user-id mismatch')
      throw notSignedIn()
    }
    request.user = session.user
    request.sessionId = session.id
  }
}
