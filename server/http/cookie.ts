import type { FastifyReply, FastifyRequest } from 'fastify'

// The prefix makes browsers refuse the cookie unless it is secure, without a domain and for the whole site.
const SECURE_NAME = '__Host-techlog'
const PLAIN_NAME = 'techlog'

/** The session token that the browser sent, if it looks like one. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  const header = request.headers.cookie
  if (!header) return undefined
  const name = cookieName(request)
  for (const pair of header.split(';')) {
    const separator = pair.indexOf('=')
    if (pair.slice(0, separator).trim() !== name) continue
    const value = pair.slice(separator + 1).trim()
    return /^[\w-]{43}$/.test(value) ? value : undefined
  }
  return undefined
}

/** A cookie of the browser's session: the limits of time are the server's. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header('set-cookie', `${cookieName(request)}=${token}; ${attributes(request)}`)
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', `${cookieName(request)}=; ${attributes(request)}; Max-Age=0`)
}

function cookieName(request: FastifyRequest): string {
  return request.protocol === 'https' ? SECURE_NAME : PLAIN_NAME
}

function attributes(request: FastifyRequest): string {
  return `Path=/; HttpOnly; SameSite=Strict${request.protocol === 'https' ? '; Secure' : ''}`
}
