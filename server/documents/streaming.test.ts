import { randomBytes } from 'node:crypto'
import { readdirSync, readlinkSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { JobApplication } from '../../contract/applications.ts'
import { fileForm } from '../testing/form.ts'
import { createTestApp } from '../testing/test-app.ts'

const MEBIBYTE = 1024 ** 2

async function listen(settings: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(settings)
  const user = await app.register()
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const payload = { positionName: 'Engineer', companyName: 'Acme' }
  const created = await user.inject({ method: 'POST', url: '/api/job-applications', payload })
  const path = `/api/job-applications/${created.json<JobApplication>().id}`
  const headers = { cookie: user.cookie, 'user-id': user.user.id }
  const folder = join(app.dataFolder, 'documents')
  return { ...app, user, port, path, headers, folder, origin: `http://127.0.0.1:${port}` }
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

/** The files below `folder` that this process holds open. */
function openFilesIn(folder: string): string[] {
  const links = readdirSync('/proc/self/fd').flatMap((handle) => {
    try {
      return [readlinkSync(`/proc/self/fd/${handle}`)]
    } catch {
      return []
    }
  })
  return links.filter((link) => link.startsWith(`${folder}/`))
}

/** Sends the first `length` bytes of a request and then goes away without a word. */
async function sendAndLeave(port: number, request: Buffer, length: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  await new Promise((resolve) => socket.write(request.subarray(0, length), resolve))
  socket.resetAndDestroy()
}

function rawRequest(
  path: string,
  headers: Record<string, string>,
  form: ReturnType<typeof fileForm>,
): Buffer {
  const all = { host: '127.0.0.1', ...headers, ...form.headers, 'content-length': form.payload.length }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([
    Buffer.from(`POST ${path}/documents HTTP/1.1\r\n${lines.join('')}\r\n`),
    form.payload,
  ])
}

it('an upload that the browser aborts, wherever it is, leaves no row, no file and no open handle', async () => {
  const { port, path, headers, folder, user } = await listen()
  const request = rawRequest(path, headers, fileForm('film.mp4', randomBytes(3 * MEBIBYTE)))
  const start = request.indexOf('filename')
  const places = [start, start + 40, request.length / 2, request.length - 30, request.length - 3]
  for (let round = 0; round < 15; round++) places.push(start + Math.random() * (request.length - start - 5))
  for (const place of places) await sendAndLeave(port, request, Math.floor(place))
  await vi.waitFor(() => expect([filesIn(folder), openFilesIn(folder)]).toEqual([[], []]), 5000)
  expect((await user.inject({ url: `${path}/documents` })).json()).toEqual([])
})

it('an upload over the limit is told so though it is still being sent', async () => {
  const { origin, path, headers, folder } = await listen({ maxUploadBytes: MEBIBYTE })
  const { payload, headers: form } = fileForm('film.mp4', Buffer.alloc(20 * MEBIBYTE))
  const url = `${origin}${path}/documents`
  const announced = await fetch(url, { method: 'POST', headers: { ...headers, ...form }, body: payload })
  expect([announced.status, await announced.json()]).toEqual([413, { message: expect.any(String) }])
  const stream = new Blob([payload]).stream()
  const options = { method: 'POST', headers: { ...headers, ...form }, body: stream, duplex: 'half' } as const
  const unannounced = await fetch(url, options)
  expect([unannounced.status, await unannounced.json()]).toEqual([413, { message: expect.any(String) }])
  await vi.waitFor(() => expect([filesIn(folder), openFilesIn(folder)]).toEqual([[], []]), 5000)
})

it('a document cut into the smallest pieces arrives whole', async () => {
  const { port, path, headers, user } = await listen()
  const content = Buffer.from('\r\n--\r\n------techlog-test-boundar\r\n----\r')
  const request = rawRequest(path, headers, fileForm('tricky', content))
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const answered = new Promise((resolve) => socket.once('data', resolve))
  const body = request.indexOf('\r\n\r\n') + 4
  socket.write(request.subarray(0, body))
  for (let at = body; at < request.length; at++) {
    socket.write(request.subarray(at, at + 1))
    if (at % 10 === 0) await pause(1)
  }
  expect(String(await answered)).toMatch(/^HTTP\/1.1 201/)
  socket.destroy()
  const [document] = (await user.inject({ url: `${path}/documents` })).json()
  const downloaded = await user.inject({ url: `${path}/documents/${document.id}/download` })
  expect(downloaded.rawPayload).toEqual(content)
})

it.each(['download', 'zip'])('a %s that the browser leaves closes what was open for it', async (kind) => {
  const { origin, path, headers, folder, user } = await listen()
  const form = fileForm('film.mp4', Buffer.alloc(40 * MEBIBYTE), 'video/mp4')
  const document = (await user.inject({ method: 'POST', url: `${path}/documents`, ...form })).json()
  const url = kind === 'zip' ? `${path}/download-zip` : `${path}/documents/${document.id}/download`
  for (let round = 0; round < 5; round++) {
    const leaving = new AbortController()
    const response = await fetch(origin + url, { headers, signal: leaving.signal })
    const reader = response.body?.getReader()
    do await reader?.read()
    while (openFilesIn(folder).length === 0)
    leaving.abort()
    await reader?.read().catch(() => {})
  }
  await vi.waitFor(() => expect(openFilesIn(folder)).toEqual([]), 5000)
})

it('a zip whose file is gone ends in an error, never in a zip that looks whole', async () => {
  const { origin, path, headers, folder, user, logged } = await listen()
  await user.inject({ method: 'POST', url: `${path}/documents`, ...fileForm('cv.pdf', 'x') })
  for (const file of readdirSync(join(folder, user.user.id))) rmSync(join(folder, user.user.id, file))
  const response = await fetch(`${origin}${path}/download-zip`, { headers })
  await expect(response.arrayBuffer()).rejects.toThrow()
  await vi.waitFor(() => expect(logged.join('')).toContain('ENOENT'), 5000)
})
