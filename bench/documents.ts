// Streams one large file in and out of a real server, and prints each rate as a part of the plainest way to do the same.

import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { copyFile, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { type Started, send, signUp, start, techlogServer } from './support/client.ts'

const MEBIBYTE = 1024 ** 2
const SIZE = Number(process.env.BENCH_MIB ?? 2048) * MEBIBYTE
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2)
const FORM_START = '--b\r\ncontent-disposition: form-data; name="document"; filename="source.pdf"\r\n\r\n'
const FORM_END = '\r\n--b--\r\n'

const folder = mkdtempSync(join(tmpdir(), 'techlog-bench-'))
const source = join(folder, 'source.pdf')
makeSource()
const techlog = await start(techlogServer, folder)
const bare = await start(new URL('./support/bare.ts', import.meta.url), source)
try {
  for (const line of await measure()) console.log(line)
} finally {
  techlog.stop()
  bare.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<string[]> {
  const session = await signUp(techlog.port)
  const asUser = { port: techlog.port, headers: session }
  const application = await newApplication(asUser)
  const digest = await digestOfSource()
  const memory = watchMemory(techlog)
  const rates = { copy: 0, upload: 0, bare: 0, download: 0, zip: 0 }
  const record = (name: keyof typeof rates, bytes: number, seconds: number) => {
    rates[name] = Math.max(rates[name], bytes / seconds)
  }
  for (let round = 0; round < ROUNDS; round++) {
    record('copy', SIZE, await secondsToCopy())
    const uploaded = await upload(asUser, `${application}/documents`)
    record('upload', SIZE, uploaded.seconds)
    const path = `${application}/documents/${JSON.parse(uploaded.text).id}`
    const plain = await send({ port: bare.port })
    record('bare', plain.bytes, plain.seconds)
    const downloaded = await send({ ...asUser, path: `${path}/download` })
    record('download', downloaded.bytes, downloaded.seconds)
    const zipped = await send({ ...asUser, path: `${application}/download-zip` })
    record('zip', zipped.bytes, zipped.seconds)
    const checked = await send({ ...asUser, path: `${path}/download` }, '', true)
    if (checked.digest !== digest) throw new Error('The download differs from the upload')
    await send({ ...asUser, path, method: 'DELETE' })
  }
  const growth = await memory.stop()
  const speed = (rate: number) => `${Math.round(rate / MEBIBYTE)} MiB/s`
  const part = (rate: number, of: number) => (rate / of).toFixed(2)
  return [
    `upload    ${part(rates.upload, rates.copy)} of a copy with fsync (${speed(rates.upload)}, ${speed(rates.copy)}); required 0.35`,
    `download  ${part(rates.download, rates.bare)} of a bare pipe (${speed(rates.download)}, ${speed(rates.bare)}); required 0.80`,
    `zip       ${part(rates.zip, rates.bare)} of a bare pipe (${speed(rates.zip)}); required 0.50`,
    `memory    grew by ${Math.round(growth / MEBIBYTE)} MiB at most, with files of ${SIZE / MEBIBYTE} MiB; required under 100`,
  ]
}

async function newApplication(asUser: { port: number; headers: Record<string, string> }): Promise<string> {
  const headers = { ...asUser.headers, 'content-type': 'application/json' }
  const body = JSON.stringify({ positionName: 'Engineer', companyName: 'Acme' })
  const answer = await send({ ...asUser, headers, path: '/api/job-applications', method: 'POST' }, body)
  return `/api/job-applications/${JSON.parse(answer.text).id}`
}

async function upload(asUser: { port: number; headers: Record<string, string> }, path: string) {
  const headers = {
    ...asUser.headers,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': FORM_START.length + SIZE + FORM_END.length,
  }
  const answer = await send({ ...asUser, headers, path, method: 'POST' }, form())
  if (answer.status !== 201) throw new Error(`The upload answered ${answer.status} ${answer.text}`)
  return answer
}

async function* form(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(FORM_START)
  yield* createReadStream(source, { highWaterMark: MEBIBYTE })
  yield Buffer.from(FORM_END)
}

function makeSource(): void {
  const file = openSync(source, 'w')
  const block = randomBytes(16 * MEBIBYTE)
  for (let written = 0; written < SIZE; written += block.length) writeSync(file, block)
}

async function digestOfSource(): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(source, { highWaterMark: MEBIBYTE })) hash.update(chunk)
  return hash.digest('hex')
}

async function secondsToCopy(): Promise<number> {
  const copy = join(folder, 'copy')
  const begin = performance.now()
  await copyFile(source, copy)
  const file = await open(copy, 'r+')
  await file.sync()
  await file.close()
  const seconds = (performance.now() - begin) / 1000
  await rm(copy)
  return seconds
}

/** Asks the server for its size every 100 ms. */
function watchMemory(server: Started) {
  let isWatching = true
  const watched = (async () => {
    const first = await server.memory()
    let largest = first
    while (isWatching) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      largest = Math.max(largest, await server.memory())
    }
    return largest - first
  })()
  return {
    stop() {
      isWatching = false
      return watched
    },
  }
}
