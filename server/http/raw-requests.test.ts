import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { cutSlowBodies } from './slow-bodies.ts'

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`
const post = (headers: string, body = '{}') =>
  `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n${headers}\r\n\r\n${body}`
const json = (body: string) => post('Content-Type: application/json', body)

describe('what no honest client sends', () => {
  it.each([
    ['something that is no HTTP', 'hello\r\n\r\n', 400],
    ['a method of its own making', 'BREW /api/login HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a NUL in a header', get('/api/account', 'user-id: a\0b\r\n'), 400],
    ['64 KiB of cookies', get('/api/account', `Cookie: ${'x'.repeat(65_536)}\r\n`), 431],
    ['an address of 9 KiB', get(`/api/${'x'.repeat(9_000)}`), 414],
    ['an id of 300 characters', get(`/api/logs/${'x'.repeat(300)}`), 414],
    ['a way out of the folder', get('/../../etc/passwd'), 400],
    ['an encoded way out', get('/assets/%2e%2e/%2e%2e/server/main.ts'), 400],
    ['a backslash', get('/..%5c..%5cx'), 400],
    ['a NUL in the path', get('/api/%00'), 400],
    ['a NUL in the query', get('/api/recent-logs?before=%00'), 400],
    ['a prototype in the query', get('/api/recent-logs?a[__proto__]=1'), 400],
    ['a constructor in the query', get('/api/recent-logs?a[constructor][prototype]=1'), 400],
    ['an encoded prototype in the query', get('/api/recent-logs?%5f_proto__[x]=1'), 400],
    ['a user-id of two lines', get('/api/account', 'user-id: a\r\n b\r\n'), 400],
    ['bytes that are no UTF-8 in the path', get('/api/%ff%fe'), 400],
    ['half a percent code', get('/api/logs/%E0%A4%A'), 400],
    ['an expectation', post('Content-Type: application/json\r\nExpect: tea'), 417],
    ['TRACE', 'TRACE /api/account HTTP/1.1\r\nHost: a\r\n\r\n', 404],
    ['a body without a type', post('X-Nothing: 1'), 415],
    ['a type with something behind it', post('Content-Type: application/json garbage'), 415],
    ['a type with a tab in it', post('Content-Type: application/json\ta'), 415],
    ['a compressed body', post('Content-Type: application/json\r\nContent-Encoding: gzip'), 415],
    ['UTF-16', post('Content-Type: application/json; charset=utf-16'), 415],
    ['a byte that begins nothing', json('{"a":"\xff"}'), 400],
    ['a slash in two bytes', json('{"a":"\xc0\xaf"}'), 400],
    ['half a surrogate pair in UTF-8', json('{"a":"\xed\xa0\x80"}'), 400],
    ['a character beyond the last', json('{"a":"\xf4\x90\x80\x80"}'), 400],
    ['a character cut off', json('{"a":"\xe2\x82"}'), 400],
    ['a prototype', json('{"__proto__":{"admin":true}}'), 400],
    ['an escaped prototype', json('{"\\u005f_proto__":{"x":1}}'), 400],
    ['a nested prototype', json('{"a":{"__proto__":{"x":1}}}'), 400],
    ['a constructor', json('{"constructor":{"prototype":{"x":1}}}'), 400],
    ['20,000 objects in each other', json(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`), 400],
  ])('such as %s is refused in JSON, with the headers of every answer', async (_, request, status) => {
    const { head, body } = parse(await send(await listen(), request))
    expect(head[0]).toContain(` ${status} `)
    expect(head).toEqual(
      expect.arrayContaining([
        'x-content-type-options: nosniff',
        'referrer-policy: no-referrer',
        'cross-origin-resource-policy: same-origin',
        'cross-origin-opener-policy: same-origin',
        expect.stringMatching(/^permissions-policy: /),
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
      ]),
    )
    expect(head.filter((line) => /^(server|x-powered-by):/i.test(line))).toEqual([])
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/^[A-Z][^{}]*$/) })
    expect(Object.keys(JSON.parse(body))).not.toContain('code')
  })

  it('such as a schema under another spelling of its type is still checked', async () => {
    const answer = await send(
      await listen(),
      post('Content-Type: APPLICATION/JSON ;charset=utf-8', '{"title":1}'),
    )
    expect(answer).toContain('Username is required')
  })

  it('such as a foreign host appears in no answer', async () => {
    const port = await listen()
    for (const path of ['/', '/nowhere', '/api/account', '/assets', '/api'])
      expect(await send(port, `GET ${path} HTTP/1.1\r\nHost: evil.example\r\n\r\n`)).not.toContain(
        'evil.example',
      )
  })

  it('such as a method in a header does not change the method', async () => {
    const answer = await send(await listen(), get('/api/account', 'X-HTTP-Method-Override: DELETE\r\n'))
    expect(answer).toContain(' 401 ')
  })
})

describe('a session with an odd user-id or an odd cookie', () => {
  it.each<[string, (id: string) => string]>([
    ['twice', (id) => `user-id: ${id}\r\nuser-id: ${id}`],
    ['as a list', (id) => `user-id: ${id},${id}`],
    ['blank', () => 'user-id:  '],
    ['of 8 KiB', (id) => `user-id: ${id.repeat(230)}`],
    ['with something behind it', (id) => `user-id: ${id};`],
    ['in capitals', (id) => `user-id: ${id.toUpperCase()}x`],
  ])('is none when the user-id comes %s', async (_, header) => {
    const { port, user, cookie } = await listenFor('ada')
    expect(await send(port, get('/api/account', `Cookie: ${cookie}\r\n${header(user.id)}\r\n`))).toContain(
      ' 401 ',
    )
  })

  it('is that of the first cookie, never a mixture of two', async () => {
    const { port, user, cookie, register } = await listenFor('ada')
    const bob = await register('bob')
    const ask = (cookies: string, id: string) =>
      send(port, get('/api/account', `Cookie: ${cookies}\r\nuser-id: ${id}\r\n`))
    const both = `${cookie}; ${bob.cookie}`
    expect(await ask(both, user.id)).toContain('"username":"ada"')
    expect(await ask(both, bob.user.id)).toContain(' 401 ')
    expect(await ask(`techlog=broken; ${cookie}`, user.id)).toContain(' 401 ')
  })
})

it('nobody else is allowed in by CORS', async () => {
  const { inject } = await createTestApp()
  for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
    const headers = { origin: 'http://evil.example', 'access-control-request-method': 'POST' }
    const answer = await inject({ method, url: '/api/account', headers })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  }
})

it('a body that does not come is waited for only so long', async () => {
  const app = Fastify()
  app.addHook('onRequest', cutSlowBodies(100))
  app.post('/api/login', async () => 'answered')
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const slow =
    'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"'
  expect(await send(port, slow)).toContain(' 408 ')
})

/** A real server on a free port. */
async function listen(app?: TestApp): Promise<number> {
  const { app: server } = app ?? (await createTestApp())
  await server.listen({ host: '127.0.0.1', port: 0 })
  return (server.server.address() as AddressInfo).port
}

/** The same, and somebody who is signed in there. */
async function listenFor(username: string) {
  const app = await createTestApp()
  return { port: await listen(app), register: app.register, ...(await app.register(username)) }
}

/** Sends bytes as they are, and answers what comes back until the server hangs up or falls silent. */
async function send(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
    // Its length is announced, so what came is all there is.
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY)
    if (Buffer.byteLength(body) >= length) socket.end()
  })
  socket.write(request, 'latin1')
  await once(socket, 'close')
  return answer
}

function parse(answer: string): { head: string[]; body: string } {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { head: head.split('\r\n'), body }
}
