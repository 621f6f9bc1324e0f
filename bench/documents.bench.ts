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
type Headers = Record<string, string>

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
  const rounds: Round[] = []
  for (let n = 0; n < ROUNDS; n++) rounds.push(await round(application, headers, digest))
  const growth = memory.stop()
  const report = (what: string, of: keyof Round, as: keyof Round, required: string) => {
    const ratios = rounds.map((each) => each[as] / each[of]).toSorted((a, b) => a - b)
    const middle = ratios[Math.floor(ROUNDS / 2)] ?? 0
    const rate = SIZE / MEBIBYTE / Math.min(...rounds.map((each) => each[of]))
    console.log(`${what}: ${middle.toFixed(2)} (required ${required}; ${rate.toFixed(0)} MiB per second)`)
  }
  report('document upload / copy with fsync', 'upload', 'copy', '0.35')
  report('document download / bare pipe', 'download', 'bare', '0.80')
  report('folder as zip / bare pipe', 'zip', 'bare', '0.50')
  console.log(
    `memory with files of ${SIZE / MEBIBYTE} MiB: ${Math.round(growth / MEBIBYTE)} MiB more (required under 100)`,
  )
}

/** Seconds of each, measured one after the other so that a noisy machine is fair to all. */
type Round = { copy: number; upload: number; bare: number; download: number; zip: number }

async function round(application: string, headers: Headers, digest: string): Promise<Round> {
  const copy = await secondsToCopy()
  const uploaded = await transfer(`${application}/documents`, { ...uploadRequest(headers), body: form() })
  const document = `${application}/documents/${JSON.parse(uploaded.text).id}`
  const bareDownload = await transfer(bare.url)
  const downloaded = await transfer(`${document}/download`, { headers })
  const zipped = await transfer(`${application}/download-zip`, { headers })
  const checked = await transfer(`${document}/download`, { headers, withDigest: true })
  if (checked.digest !== digest) throw new Error('The download differs from the upload')
  await transfer(document, { method: 'DELETE', headers })
  return {
    copy,
    upload: uploaded.seconds,
    bare: bareDownload.seconds,
    download: downloaded.seconds,
    zip: zipped.seconds,
  }
}

async function addApplication(headers: Headers): Promise<string> {
  const answer = await transfer(`${techlog.url}/api/job-applications`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ positionName: 'Engineer', companyName: 'Acme' }),
  })
  return `${techlog.url}/api/job-applications/${JSON.parse(answer.text).id}`
}

function uploadRequest(headers: Headers) {
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
