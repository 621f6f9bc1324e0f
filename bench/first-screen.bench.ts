// What a person waits for: the warm start of `npm start`, the JavaScript of the first screen, and the sign-in form.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.ts'
import { startTechlog } from './server-under-test.ts'

const ROUNDS = 5

const techlog = await startTechlog()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
const times = []
let scriptBytes = 0
for (let round = 0; round < ROUNDS; round++) {
  const page = await browser.newPage()
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body())
  })
  await page.goto(techlog.url)
  await page.getByLabel('Username').waitFor()
  times.push(await page.evaluate(() => performance.now()))
  await page.waitForLoadState('networkidle')
  scriptBytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  await page.close()
}
console.log(`JavaScript of the first screen: ${(scriptBytes / 1000).toFixed(1)} kB gzip (at most 120)`)
console.log(`navigation to a usable sign-in form: ${median(times).toFixed(0)} ms`)
await browser.close()
await techlog.stop()

const starts = []
for (let round = 0; round < ROUNDS; round++) starts.push(await warmStart())
console.log(`warm npm start until ready: ${median(starts).toFixed(0)} ms`)

async function warmStart(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'techlog-bench-'))
  const started = performance.now()
  const child = spawn('npm', ['start'], { env: { ...process.env, PORT: '0', TECHLOG_DATA: data } })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('ready at') && resolve())
    child.once('exit', () => reject(new Error('npm start ended early')))
  })
  const took = performance.now() - started
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
  rmSync(data, { recursive: true, force: true })
  return took
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
