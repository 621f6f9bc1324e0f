import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobInfo } from '../../contract/postings.ts'
import { Priority, type TaskLog } from '../../contract/snaps.ts'
import { analyseSnap } from '../../engine/analyse-snap.ts'
import { systemClock } from '../clock.ts'
import { startLlama } from '../testing/llama/start.ts'
import { DESCRIPTION } from '../testing/snap-answers.ts'
import { createTestApp } from '../testing/test-app.ts'
import { createBreaker } from './breaker.ts'
import { createBuiltInAnalyst } from './built-in.ts'
import { createModel } from './model.ts'
import { snapQuestion } from './snap-question.ts'
import { withModel } from './with-model.ts'

// The structure of these answers is real, made by llama.cpp under a grammar; their words are noise of a model that was never
// trained, and may differ from one processor to the next. So nothing here hangs on what they are.

const OPTIONS = { today: '2026-11-14', autoDetectDate: true, smartPriority: true }
const OWN = analyseSnap(DESCRIPTION, OPTIONS)
const POSTING = `Senior Backend Engineer\n\nAcme GmbH is looking for somebody who likes Go.\n\nRequirements\n- Five years of experience`
const LIMITS = { answerBytes: 1024 ** 2, answerTokens: 3000, longestPause: 100, shortestPause: 10 }

let llama: Awaited<ReturnType<typeof startLlama>>
beforeAll(async () => {
  llama = await startLlama()
})

/** What the server did for the requests that `work` made. */
async function servedFor(work: () => Promise<unknown>) {
  const before = (await llama.served()).length
  await work()
  return (await llama.served()).slice(before)
}

/** The analyst on a model of the real engine, with less time than a user has. */
function analystOn(name: string, { timeLimit = 20_000, answerTokens = LIMITS.answerTokens } = {}) {
  return withModel(createBuiltInAnalyst(), {
    model: createModel(llama.config(name), { ...LIMITS, answerTokens }),
    breaker: createBreaker(systemClock),
    budget: { spend: async () => {} },
    log: pino({ level: 'silent' }),
    timeLimit,
  })
}

function snap(analyst: ReturnType<typeof analystOn>, signal = new AbortController().signal) {
  return analyst.snap(DESCRIPTION, OPTIONS, { userId: 'ada', signal })
}

const wordsOf = (value: unknown) =>
  JSON.stringify(value)
    .toLowerCase()
    .match(/[\p{L}\d%$]+/gu) ?? []
const textsOf = ({ extractedData, resumeBullet, starStory }: Omit<TaskLog, 'id'> | typeof OWN) => ({
  ...extractedData,
  ...starStory,
  resumeBullet,
})

it('answers an object that fits when it is asked by the schema', async () => {
  const model = createModel(llama.config('noise'), LIMITS)
  const question = snapQuestion(DESCRIPTION, OPTIONS)
  const served = await servedFor(async () => {
    const answer = await model.ask(question, AbortSignal.timeout(20_000))
    expect(question.schema.parse(answer)).toEqual(answer)
    expect(Object.keys(answer)).toHaveLength(13)
  })
  expect(served).toEqual([expect.objectContaining({ format: 'json_schema', end: 'stop' })])
})

describe('the whole server on the real engine', { timeout: 60_000 }, () => {
  it('makes an entry of a snap without a word of the noise, and says so', async () => {
    const app = await createTestApp({ model: llama.config('noise') })
    const ada = await app.register()
    let log: TaskLog | undefined
    const served = await servedFor(async () => {
      const payload = { description: DESCRIPTION }
      const answer = await ada.inject({ method: 'POST', url: '/api/process-task', payload })
      expect(answer.statusCode, answer.body).toBe(200)
      log = answer.json<TaskLog>()
    })
    // Asked once, and once more with the faults named, both on the first rung of the ladder.
    expect(served.map(({ format, end }) => [format, end])).toEqual([
      ['json_schema', 'stop'],
      ['json_schema', 'stop'],
    ])
    if (!log) throw new Error('No entry was made')
    const known = new Set(wordsOf([DESCRIPTION, textsOf(OWN), Priority.options]))
    expect(wordsOf(Object.values(textsOf(log))).filter((word) => !known.has(word))).toEqual([])
    expect(log.resumeBullet).toBe(OWN.resumeBullet)
    expect(log.analysis.notes.at(-1)).toMatch(/resume bullet.*built-in engine's words|all it wrote/)
    expect((await ada.inject({ url: '/api/recent-logs' })).json()).toMatchObject([{ id: log.id }])
  })

  it('reads a posting without a name of the noise', async () => {
    const ada = await (await createTestApp({ model: llama.config('noise') })).register()
    let info: JobInfo | undefined
    const served = await servedFor(async () => {
      const request = { method: 'POST', url: '/api/extract-job-info', payload: { text: POSTING } } as const
      const answer = await ada.inject(request)
      expect(answer.statusCode, answer.body).toBe(200)
      info = answer.json<JobInfo>()
    })
    expect(served).toEqual([expect.objectContaining({ format: 'json_schema', end: 'stop' })])
    expect(info).toMatchObject({ positionName: 'Senior Backend Engineer', companyName: 'Acme GmbH' })
    expect(info?.jobDescription).toContain('likes Go')
  })
})

it('stops generating when nobody waits for the answer any more', async () => {
  const gone = new AbortController()
  const [served] = await servedFor(async () => {
    const before = (await llama.served()).length
    const entry = snap(analystOn('slow-noise'), gone.signal).catch((error: Error) => error.message)
    await expect
      .poll(async () => (await llama.served())[before]?.tokens, { timeout: 10_000 })
      .toBeGreaterThan(3)
    gone.abort()
    expect(await entry).toContain('The browser went away')
    await expect.poll(async () => (await llama.served())[before]?.end).toBe('gone')
  })
  // The keys of the object alone would be more.
  expect(served?.tokens).toBeLessThan(100)
})

it('gives the entry of the built-in engine when the time is over, and stops generating', async () => {
  const before = (await llama.served()).length
  const started = performance.now()
  const entry = await snap(analystOn('slow-noise', { timeLimit: 500 }))
  expect(performance.now() - started).toBeLessThan(3000)
  expect(textsOf(entry)).toEqual(textsOf(OWN))
  expect(entry.analysis.notes.at(-1)).toContain('did not answer in time')
  await expect.poll(async () => (await llama.served())[before]?.end).toBe('gone')
})

it('goes down the ladder where the server knows no schemas, and takes nothing that does not fit', async () => {
  const served = await servedFor(async () => {
    const entry = await snap(analystOn('noise-without-schemas', { answerTokens: 200 }))
    expect(textsOf(entry)).toEqual(textsOf(OWN))
    expect(entry.analysis.notes.at(-1)).toContain('no answer that could be read')
  })
  expect(served.map(({ format }) => format)).toEqual(['json_schema', 'json_object', 'text'])
})

it('takes no answer for one that the limit of tokens cut off', async () => {
  const served = await servedFor(async () => {
    const entry = await snap(analystOn('noise', { answerTokens: 40 }))
    expect(entry.analysis.notes.at(-1)).toContain('no answer that could be read')
  })
  expect(served[0]).toMatchObject({ format: 'json_schema', end: 'length', tokens: 40 })
})
