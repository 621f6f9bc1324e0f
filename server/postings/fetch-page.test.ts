import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFetchPage, type Resolve } from './fetch-page.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const FAILED = {
  status: 422,
  message: 'This page could not be fetched. Paste the text of the posting instead.',
}

async function listen<S extends Server | ReturnType<typeof createTcpServer>>(server: S): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** A site on loopback that the allow list names, with everything that it was asked. */
async function startSite(handler: RequestListener, resolve?: Resolve) {
  const asked: { url: string | undefined; headers: NodeJS.Dict<string | string[]> }[] = []
  const port = await listen(
    createServer((request, response) => {
      asked.push({ url: request.url, headers: request.headers })
      handler(request, response)
    }),
  )
  const fetchPage = createFetchPage({
    allowed: [`127.0.0.1:${port}`, `site.internal:${port}`],
    ...(resolve && { resolve }),
  })
  return { asked, port, fetchPage, address: (path = '/') => `http://127.0.0.1:${port}${path}` }
}

it('answers the text of a page, where it came from and what the site said', async () => {
  const { fetchPage, address } = await startSite((_, response) =>
    response.writeHead(200, HTML).end('<h1>Bäcker</h1>'),
  )
  expect(await fetchPage(address('/job'))).toEqual({
    url: address('/job'),
    status: 200,
    type: 'text/html',
    text: '<h1>Bäcker</h1>',
  })
})

it('sends an honest name and nothing of the user', async () => {
  const { fetchPage, address, asked } = await startSite((_, response) =>
    response.writeHead(200, HTML).end('x'),
  )
  await fetchPage(address())
  const { host: _, ...headers } = asked[0]?.headers ?? {}
  expect(headers).toEqual({
    connection: 'keep-alive',
    'user-agent': expect.stringMatching(/^TechLog\//),
    accept: expect.any(String),
    'accept-language': expect.any(String),
    'accept-encoding': 'gzip, deflate, br',
  })
})

describe('addresses', () => {
  it.each([
    ['a private one', ['10.0.0.1']],
    ['loopback', ['127.0.0.1']],
    ['loopback in IPv6', ['::1']],
    ['a mapped one', ['::ffff:127.0.0.1']],
    ['a public and a private one', ['1.1.1.1', '127.0.0.1']],
    ['none', []],
  ])('refuses a name that resolves to %s, without connecting', async (_, addresses) => {
    let connections = 0
    await listen(createTcpServer(() => connections++))
    const fetchPage = createFetchPage({ allowed: [], resolve: async () => addresses })
    await expect(fetchPage('http://jobs.example.com/')).rejects.toMatchObject(FAILED)
    expect(connections).toBe(0)
  })

  it('looks a name up once and connects to that very answer, under its own name', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']]
    let lookUps = 0
    const { fetchPage, port, asked } = await startSite(
      (_, response) => response.writeHead(200, HTML).end('checked'),
      async () => answers[lookUps++] ?? [],
    )
    expect(await fetchPage(`http://site.internal:${port}/`)).toMatchObject({ text: 'checked' })
    expect(lookUps).toBe(1)
    expect(asked[0]?.headers.host).toBe(`site.internal:${port}`)
  })

  it('tries the next checked address when one does not answer', async () => {
    const { fetchPage, port } = await startSite(
      (_, response) => response.writeHead(200, HTML).end('second'),
      async () => ['127.0.0.9', '127.0.0.1'],
    )
    expect(await fetchPage(`http://site.internal:${port}/`)).toMatchObject({ text: 'second' })
  })

  it('never tells a refusal from a host that cannot be reached', async () => {
    const closed = await listen(createTcpServer((socket) => socket.destroy()))
    const fetchPage = createFetchPage({ allowed: [`127.0.0.1:${closed}`] })
    const started = performance.now()
    await expect(fetchPage('http://10.0.0.1/')).rejects.toMatchObject(FAILED)
    expect(performance.now() - started).toBeGreaterThan(290)
    await expect(fetchPage(`http://127.0.0.1:${closed}/`)).rejects.toMatchObject(FAILED)
  })
})

describe('redirects', () => {
  const to =
    (location: string | string[], status = 302): RequestListener =>
    (request, response) => {
      if (request.url === '/end') response.writeHead(200, HTML).end('arrived')
      else response.setHeader('location', location).writeHead(status).end()
    }

  it.each([301, 302, 303, 307, 308])('follows a %i to a checked address', async (status) => {
    const { fetchPage, address } = await startSite(to('/end', status))
    expect(await fetchPage(address())).toMatchObject({ url: address('/end'), text: 'arrived' })
  })

  it.each([
    'http://127.0.0.1:1/',
    'http://10.0.0.1/',
    'http://[::1]/',
    '//127.0.0.1/',
    'http://2130706433/',
    'file:///etc/hosts',
    'http://u:p@127.0.0.1/',
    'http://localhost/',
  ])('does not follow one to %s', async (target) => {
    const { fetchPage, address, asked } = await startSite(to(target))
    await expect(fetchPage(address())).rejects.toMatchObject(FAILED)
    expect(asked).toHaveLength(1)
  })

  it('follows five and no more', async () => {
    const { fetchPage, address, asked } = await startSite((request, response) => {
      const step = Number(request.url?.slice(1))
      if (step === 0) response.writeHead(200, HTML).end('arrived')
      else response.writeHead(302, { location: `/${step - 1}` }).end()
    })
    expect(await fetchPage(address('/5'))).toMatchObject({ text: 'arrived' })
    await expect(fetchPage(address('/6'))).rejects.toMatchObject(FAILED)
    expect(asked).toHaveLength(12)
  })

  it('does not follow two targets at once, a refresh header or a refresh in the page', async () => {
    const two = await startSite(to(['/end', '/end']))
    await expect(two.fetchPage(two.address())).rejects.toMatchObject(FAILED)
    const page = '<meta http-equiv="refresh" content="0;url=/end">'
    const refresh = await startSite((_, response) =>
      response.writeHead(200, { ...HTML, refresh: '0;url=/end' }).end(page),
    )
    expect(await refresh.fetchPage(refresh.address())).toMatchObject({ text: page })
    expect(refresh.asked).toHaveLength(1)
  })
})

describe('bodies', () => {
  const TEXT = 'sleeper trains '.repeat(100)

  it.each<[string, Buffer]>([
    ['gzip', gzipSync(TEXT)],
    ['x-gzip', gzipSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['deflate', deflateRawSync(TEXT)],
    ['identity', Buffer.from(TEXT)],
  ])('unpacks %s', async (encoding, body) => {
    const { fetchPage, address } = await startSite((_, response) =>
      response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(body),
    )
    expect(await fetchPage(address())).toMatchObject({ text: TEXT })
  })

  it.each([
    ['gzip, gzip', gzipSync(gzipSync(TEXT))],
    ['compress', Buffer.from(TEXT)],
    ['gzip', Buffer.from(TEXT)],
  ])('refuses the encoding %s', async (encoding, body) => {
    const { fetchPage, address } = await startSite((_, response) =>
      response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(body),
    )
    await expect(fetchPage(address())).rejects.toMatchObject(FAILED)
  })

  it.each<[string, (text: Buffer) => Buffer]>([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('stops unpacking a %s bomb', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(64 * 1024 ** 2))
    const { fetchPage, address } = await startSite((_, response) =>
      response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(bomb),
    )
    await expect(fetchPage(address())).rejects.toMatchObject(FAILED)
  })

  it('stops reading a body without an end', async () => {
    const { fetchPage, address } = await startSite((_, response) => {
      response.writeHead(200, HTML)
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'a'))) {
          // As fast as the other side takes it.
        }
        response.once('drain', write)
      }
      write()
    })
    await expect(fetchPage(address())).rejects.toMatchObject(FAILED)
  })

  it.each(['application/pdf', 'image/svg+xml', 'application/octet-stream', 'text/css'])(
    'refuses %s',
    async (type) => {
      const { fetchPage, address } = await startSite((_, response) =>
        response.writeHead(200, { 'content-type': type }).end('x'),
      )
      await expect(fetchPage(address())).rejects.toMatchObject(FAILED)
    },
  )

  it.each(['text/html', 'application/xhtml+xml', 'text/plain', 'application/json', 'application/ld+json'])(
    'reads %s',
    async (type) => {
      const { fetchPage, address } = await startSite((_, response) =>
        response.writeHead(200, { 'content-type': type }).end('x'),
      )
      expect(await fetchPage(address())).toMatchObject({ type, text: 'x' })
    },
  )

  it('refuses headers of a mebibyte and an answer of 500', async () => {
    const headers = await startSite((_, response) =>
      response.writeHead(200, { ...HTML, 'x-large': 'a'.repeat(1024 ** 2) }).end('x'),
    )
    await expect(headers.fetchPage(headers.address())).rejects.toMatchObject(FAILED)
    const error = await startSite((_, response) => response.writeHead(500, HTML).end('x'))
    await expect(error.fetchPage(error.address())).rejects.toMatchObject(FAILED)
  })

  it('refuses an answer that is cut off', async () => {
    const port = await listen(
      createTcpServer((socket) =>
        socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100\r\n\r\nhalf'),
      ),
    )
    const fetchPage = createFetchPage({ allowed: [`127.0.0.1:${port}`] })
    await expect(fetchPage(`http://127.0.0.1:${port}/`)).rejects.toMatchObject(FAILED)
  })
})

it('says why in the log, and only there', async () => {
  const reasons: string[] = []
  const fetchPage = createFetchPage({ allowed: [], report: (reason) => reasons.push(reason) })
  await expect(fetchPage('http://10.0.0.1/')).rejects.toMatchObject(FAILED)
  expect(reasons).toEqual(['Refused'])
})

it('stops when the user does', async () => {
  const { fetchPage, address } = await startSite(() => {})
  const controller = new AbortController()
  const started = performance.now()
  setTimeout(() => controller.abort(), 100)
  await expect(fetchPage(address(), controller.signal)).rejects.toMatchObject(FAILED)
  expect(performance.now() - started).toBeLessThan(2_000)
})

it('waits ten seconds for a page and no longer', async () => {
  const { fetchPage, address } = await startSite((_, response) => {
    response.writeHead(200, HTML)
    const drip = setInterval(() => response.write('.'), 200)
    response.on('close', () => clearInterval(drip))
  })
  const started = performance.now()
  await expect(fetchPage(address())).rejects.toMatchObject(FAILED)
  expect(performance.now() - started).toBeGreaterThan(9_000)
  expect(performance.now() - started).toBeLessThan(12_000)
})
