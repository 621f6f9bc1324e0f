import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../testing/temporary.ts'
import { handleErrors } from './errors.ts'
import { secureHeaders } from './headers.ts'
import { serveWeb } from './web.ts'

/** A server of a small browser app, beside which lie files that are nobody's business. */
async function serve() {
  const folder = join(temporaryFolder(), 'web')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<style nonce="__CSP_NONCE__"></style>The page')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'run()')
  for (const secret of ['.env', 'techlog.db', 'assets/.env']) writeFileSync(join(folder, secret), 'secret')
  const app = Fastify()
  onTestFinished(() => app.close())
  secureHeaders(app)
  handleErrors(app, () => {})
  await serveWeb(app, folder)
  return app
}

it('the page allows no script but its own files, and each time another nonce', async () => {
  const app = await serve()
  const [one, two] = [await app.inject('/'), await app.inject('/')]
  const policy = String(one.headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self' 'nonce-")
  for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(part)
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(one.body).toContain(`nonce="${nonce}"`)
  expect(two.headers['content-security-policy']).not.toBe(policy)
})

it.each(['/', '/nowhere', '/assets/app-1a2b.js', '/assets/nothing.js', '/assets/'])(
  '%s comes with the headers of every answer',
  async (url) => {
    const answer = await (await serve()).inject(url)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.any(String),
    })
    expect(answer.headers).not.toHaveProperty('server')
    expect(answer.headers).not.toHaveProperty('x-powered-by')
  },
)

it.each([
  '/.git/config',
  '/.env',
  '/assets/.env',
  '/techlog.db',
  '/index.html',
  '/package.json',
  '/node_modules/fastify/package.json',
  '/server/main.ts',
  '/assets/app-1a2b.js.map',
  '/assets/../.env',
  '/assets/%2e%2e/.env',
  '/assets/..%2f.env',
  '/assets//etc/passwd',
])('%s is not there', async (url) => {
  const answer = await (await serve()).inject(url)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.body).not.toContain('secret')
})

it('an address under /api that is unknown is JSON, never the page', async () => {
  const answer = await (await serve()).inject('/api/nowhere')
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found' }])
})
