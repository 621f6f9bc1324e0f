// One large file in and out of the server, each rate as a share of the plainest way to do the same.
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { copyFile, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchMemory } from './memory.ts'
import { registerAccount, startProcess, startTechlog } from './server-under-test.ts'
import { transfer } from './transfer.ts'

const MEBIBYTE = 1024 ** 2
const SIZE = Number(process.env.BENCH_MIB ?? 2048) * MEBIBYTE
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const FORM_START = '--b\r\ncontent-disposition: form-data; name="document"; filename="film.mp4"\r\n\r\n'
const FORM_END = '\r\n--b--\r\n'

const folder = mkdtempSync(join(tmpdir(), 'techlog-bench-file-'))
const source = join(folder, 'source')
makeSource()
const techlog = await startTechlog()
const bare = await startProcess('bench/bare-file.ts', { BENCH_FILE: source })
try {
  await measure()
} finally {
  await techlog.stop()
  await bare.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure() {
  const headers = await registerAccount(techlog.url)
  const application = await addApplication(headers)
  const digest = await digestOfSource()
  const memory = watchMemory(techlog.process.pid)
  const times = { copy: [], upload: [], bare: [], download: [], zip: [] } as Record<string, number[]>
  for (let round = 0; round < ROUNDS; round++) {
    times.copy?.push(await secondsToCopy())
    const uploaded = await transfer(`${application}/documents`, { ...uploadRequest(headers), body: form() })
    times.upload?.push(uploaded.seconds)
    const document = `${application}/documents/${JSON.parse(uploaded.text).id}`
    times.bare?.push((await transfer(bare.url)).seconds)
    times.download?.push((await transfer(`${document}/download`, { headers })).seconds)
    times.zip?.push((await transfer(`${application}/download-zip`, { headers })).seconds)
    const checked = await transfer(`${document}/download`, { headers, withDigest: true })
    if (checked.digest !== digest) throw new Error('The download differs from the upload')
    await transfer(document, { method: 'DELETE', headers })
  }
  const growth = memory.stop()
  // The best of the rounds: what else the machine did can only have made one slower.
  const best = (name: string) => Math.min(...(times[name] ?? []))
  const line = (what: string, name: string, yardstick: string, required: number) =>
    console.log(
      `${what}: ${(best(yardstick) / best(name)).toFixed(2)} (required ${required}; ${Math.round(SIZE / MEBIBYTE / best(name))} MiB per second)`,
    )
  line('document upload / copy with fsync', 'upload', 'copy', 0.35)
  line('document download / bare pipe', 'download', 'bare', 0.8)
  line('folder as zip / bare pipe', 'zip', 'bare', 0.5)
  console.log(
    `memory with files of ${SIZE / MEBIBYTE} MiB: ${Math.round(growth / MEBIBYTE)} MiB more (required under 100)`,
  )
}

async function addApplication(headers: Record<string, string>): Promise<string> {
  const answer = await transfer(`${techlog.url}/api/job-applications`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ positionName: 'Engineer', companyName: 'Acme' }),
  })
  return `${techlog.url}/api/job-applications/${JSON.parse(answer.text).id}`
}

function uploadRequest(headers: Record<string, string>) {
  const length = FORM_START.length + SIZE + FORM_END.length
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b', 'content-length': length },
  }
}

async function* form(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(FORM_START)
  yield* createReadStream(source, { highWaterMark: MEBIBYTE })
  yield Buffer.from(FORM_END)
}

function makeSource() {
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
