import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '../../contract/endpoints.ts'
import { arbitraryBody } from '../testing/arbitrary-body.ts'
import { type Attack, faultOf, withEachFieldReplaced } from '../testing/attack.ts'
import { rawForm } from '../testing/form.ts'
import { NASTY_STRINGS } from '../testing/nasty-strings.ts'
import { giveBelongings, PUBLIC_SAMPLES, SESSION_SAMPLES } from '../testing/sample-requests.ts'
import { createTestApp, type TestUser } from '../testing/test-app.ts'

const GENERATED = 20
const CREDENTIALS = /^\/api\/(account|account\/password|logout)$/

it('every nasty text in every field of every body is taken or refused in words', {
  timeout: 300_000,
}, async () => {
  const { ada, samples } = await start()
  const attacks = samples
    .filter(({ payload }) => typeof payload === 'object' && !Buffer.isBuffer(payload))
    .flatMap((sample) =>
      NASTY_STRINGS.flatMap((text) =>
        withEachFieldReplaced(sample.payload, text).map((payload) =>
          attack(sample, { payload: payload as object, about: JSON.stringify(text).slice(0, 60) }),
        ),
      ),
    )
  expect(attacks.length).toBeGreaterThan(2_000)
  expect(await faultsOf(ada, attacks)).toEqual([])
})

it('a value of the wrong type is refused wherever a text, a number or a list is expected', async () => {
  const { ada, samples } = await start()
  const wrong: unknown[] = [null, 7, true, {}, [], [[[]]], { $ne: null }, { toString: 1, hasOwnProperty: 1 }]
  for (const sample of samples.filter(
    ({ payload }) => typeof payload === 'object' && !Buffer.isBuffer(payload),
  ))
    for (const intruder of wrong)
      for (const payload of withEachFieldReplaced(sample.payload, intruder)) {
        if (JSON.stringify(payload) === JSON.stringify(sample.payload)) continue
        const fault = await faultOf(
          ada,
          attack(sample, { payload: payload as object, about: JSON.stringify(payload) }),
        )
        expect(fault).toBeUndefined()
      }
})

it('nasty ids, queries and paths are refused in words', async () => {
  const { ada, samples } = await start()
  const attacks = NASTY_STRINGS.filter((text) => text.isWellFormed() && text.length < 2_000).flatMap(
    (text) => {
      const code = encodeURIComponent(text)
      const ids = samples
        .filter(({ url }) => /[\da-f]{8}-/.test(url))
        .map((sample) =>
          attack(sample, { url: sample.url.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, code), about: text }),
        )
      const queries = [
        `before=${code}`,
        `unsaved=${code}`,
        `${code}=1`,
        `before=a&before=${code}`,
        `before[${code}]=1`,
      ]
      return [
        ...ids,
        ...queries.map((query): Attack => ({ method: 'GET', url: `/api/recent-logs?${query}`, about: text })),
        { method: 'GET', url: `/api/${code}`, about: text } satisfies Attack,
      ]
    },
  )
  expect(await faultsOf(ada, attacks)).toEqual([])
})

it('nasty names and types of files are taken or refused in words', { timeout: 120_000 }, async () => {
  const { ada, samples } = await start()
  const upload = samples.find(({ route }) => route === 'POST /api/job-applications/:id/documents')
  if (!upload) throw new Error('There is no upload to attack')
  const attacks = NASTY_STRINGS.flatMap((text) =>
    [
      `content-disposition: form-data; name="document"; filename="${text}"`,
      `content-disposition: form-data; name="${text}"; filename="a"`,
      `content-disposition: form-data; name="document"; filename="a"\r\ncontent-type: ${text}`,
      `content-disposition: form-data; name="document"; filename*=utf-8''${text}`,
      text,
    ].map((headers) => attack(upload, { ...rawForm(headers, 'x'), about: text.slice(0, 60) })),
  )
  expect(await faultsOf(ada, attacks)).toEqual([])
})

it('bodies generated from the contract are taken or refused in words', { timeout: 300_000 }, async () => {
  const { ada, samples } = await start()
  for (const { method, path, body } of endpoints) {
    if (body === undefined || body === 'multipart') continue
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    const sample = samples.find(({ route }) => route === `${method} ${url}`)
    if (!sample) throw new Error(`${method} ${url} has no sample`)
    await fc.assert(
      fc.asyncProperty(arbitraryBody(body as z.ZodType), async (payload) => {
        const text = JSON.stringify(payload) ?? ''
        const headers = { ...sample.headers, 'content-type': 'application/json' }
        expect(
          await faultOf(ada, attack(sample, { payload: text, headers, about: text.slice(0, 200) })),
        ).toBeUndefined()
      }),
      { numRuns: GENERATED },
    )
  }
})

type Sample = { route: string; url: string } & InjectOptions

function attack({ route: _, ...sample }: Sample, change: Partial<Attack> & { about: string }): Attack {
  return { ...sample, ...change }
}

async function faultsOf(user: TestUser, attacks: Attack[]): Promise<string[]> {
  const faults: string[] = []
  for (const one of attacks) {
    const fault = await faultOf(user, await withCurrentVersion(user, one))
    if (fault) faults.push(fault)
  }
  return faults
}

/** An edit of an old version would be refused for that alone. */
async function withCurrentVersion({ inject }: TestUser, attack: Attack): Promise<Attack> {
  const id = /^\/api\/update-log\/([\w-]+)$/.exec(String(attack.url))?.[1]
  if (!id || typeof attack.payload !== 'object' || Buffer.isBuffer(attack.payload)) return attack
  if (!('version' in attack.payload) || attack.payload.version !== 1) return attack
  const { version } = (await inject({ url: `/api/logs/${id}` })).json()
  return { ...attack, payload: { ...attack.payload, version } }
}

/** Somebody with belongings, and a request for each route but those that would end the session. */
async function start() {
  const { register } = await createTestApp()
  const ada = await register('ada')
  const belongings = await giveBelongings(ada, 'target')
  const all = [
    ...Object.entries(SESSION_SAMPLES).map(([route, sample]) => ({ route, ...sample(belongings) })),
    ...Object.entries(PUBLIC_SAMPLES).map(([route, sample]) => ({
      route,
      ...sample,
      url: String(sample.url),
    })),
  ]
  const samples = all
    .map((sample): Sample => ({ ...sample, method: sample.route.split(' ')[0] as 'POST' }))
    .map((sample) => (CREDENTIALS.test(sample.url) ? { ...sample, ...harmless(sample) } : sample))
  return { ada, samples }
}

/** With another password than hers, for otherwise the first success would be the last request. */
function harmless({ payload }: Sample): Pick<Sample, 'payload'> {
  if (typeof payload !== 'object') return {}
  const text = JSON.stringify(payload).replaceAll('correct horse', 'wrong horse')
  return { payload: JSON.parse(text) }
}
