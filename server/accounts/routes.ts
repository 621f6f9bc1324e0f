import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getAccount, login, logout, register } from '../../contract/accounts.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../http/cookie.ts'
import type { Router } from '../http/route.ts'
import type { createAccountService } from './service.ts'
import type { Caller } from './sessions.ts'

type Parts = { accounts: ReturnType<typeof createAccountService>; log: FastifyInstance['log'] }

export function accountRoutes(route: Router, { accounts, log }: Parts): void {
  route(login, async ({ body, request, reply }) => {
    const attempt = { input: body, caller: callerOf(request), oldToken: readSessionCookie(request) }
    const { user, token } = await accounts.signIn(attempt).catch((error) => {
      log.info({ event: 'sign-in-failed', address: request.ip, reason: error.message }, 'sign-in failed')
      throw error
    })
    setSessionCookie(request, reply, token)
    log.info({ event: 'signed-in', userId: user.id, address: request.ip }, 'signed in')
    return { success: true as const, message: 'Signed in', user }
  })

  route(register, async ({ body, request, reply }) => {
    const attempt = { input: body, caller: callerOf(request), oldToken: readSessionCookie(request) }
    const { user, token } = await accounts.register(attempt)
    setSessionCookie(request, reply, token)
    log.info({ event: 'registered', userId: user.id, address: request.ip }, 'account created')
    return { success: true as const, message: 'Account created', user }
  })

  route(logout, async ({ request, reply }) => {
    await accounts.signOut(readSessionCookie(request))
    clearSessionCookie(request, reply)
    return { success: true as const }
  })

  route(getAccount, async ({ user }) => user)
}

function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
}
