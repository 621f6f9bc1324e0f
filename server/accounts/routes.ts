import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  listSessions,
  updateAccount,
} from '../../contract/account-settings.ts'
import { getAccount, login, logout, register } from '../../contract/accounts.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../http/cookie.ts'
import type { QuietLog } from '../http/quiet-log.ts'
import type { Router } from '../http/route.ts'
import type { createAccountService } from './service.ts'
import type { Caller } from './sessions.ts'
import type { createAccountSettings } from './settings.ts'

type Parts = {
  accounts: ReturnType<typeof createAccountService>
  accountSettings: ReturnType<typeof createAccountSettings>
  log: FastifyInstance['log']
  quietLog: QuietLog
}

export function accountRoutes(route: Router, { accounts, accountSettings, log, quietLog }: Parts): void {
  route(login, async ({ body, request, reply }) => {
    const attempt = { input: body, caller: callerOf(request), oldToken: readSessionCookie(request) }
    const { user, token } = await accounts.signIn(attempt).catch((error) => {
      quietLog(
        'info',
        { event: 'sign-in-failed', address: request.ip, reason: error.message },
        'sign-in failed',
      )
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

  route(getAccount, ({ user }) => user)

  route(updateAccount, ({ user, body }) => accountSettings.updateProfile(user.id, body))

  route(changePassword, async ({ user, body, request, reply }) => {
    const token = await accountSettings.changePassword(user, body, callerOf(request))
    setSessionCookie(request, reply, token)
    log.info({ event: 'password-changed', userId: user.id, address: request.ip }, 'password changed')
    return { success: true as const }
  })

  route(listSessions, ({ user, request }) => accountSettings.listSessions(user.id, request.sessionId))

  route(endOtherSessions, async ({ user, request }) => {
    await accountSettings.endOtherSessions(user.id, request.sessionId)
    log.info({ event: 'sessions-ended', userId: user.id, address: request.ip }, 'other sessions ended')
    return { success: true as const }
  })

  route(deleteAccount, async ({ user, body, request, reply }) => {
    await accountSettings.deleteAccount({ user, password: body.password, caller: callerOf(request) })
    clearSessionCookie(request, reply)
    log.info({ event: 'account-deleted', userId: user.id, address: request.ip }, 'account deleted')
    return { success: true as const }
  })
}

function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
}
