import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../problem.ts'
import { pagePolicy } from './headers.ts'

/** Serves the built browser app: its page at `/`, its files by hashed name, and its 404 page for every other path. */
export async function serveWeb(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const showPage = folder === undefined ? undefined : createPage(folder)
  if (folder !== undefined)
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      wildcard: true,
    })
  if (showPage) app.get('/', (_request, reply) => showPage(reply, 200))
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!showPage || !isPage || /^\/(api|assets)(\/|$)/.test(request.url)) throw notFound()
    return showPage(reply, 404)
  })
}

function createPage(folder: string) {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) throw new Error('The browser app is not built: run npm start, which builds it')
  const html = readFileSync(file, 'utf8')
  return (reply: FastifyReply, status: number) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(status)
      .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__CSP_NONCE__', nonce))
  }
}
