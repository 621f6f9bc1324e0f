import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

const BODY =
  '<p>Nightrail runs sleeper trains between eleven cities.</p><ul><li>Plan the timetable of every season</li><li>Talk to the drivers of the night trains</li></ul><p>You have planned timetables before, and you like the quiet hours between midnight and five in the morning, when the cities sleep and only the trains move.</p>'
const PAGE = `<html><head><title>Train Planner | Nightrail</title></head><body><h1>Train Planner</h1><main>${BODY}</main></body></html>`

async function startSite(handler: RequestListener): Promise<number> {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

async function start(handler: RequestListener = (_, response) => response.end(PAGE)) {
  const port = await startSite(handler)
  const app = await createTestApp({ fetchAllow: [`127.0.0.1:${port}`] })
  const ada = await app.register()
  const extract = (payload: object) => ada.inject({ method: 'POST', url: '/api/extract-job-info', payload })
  return { ...app, extract, address: `http://127.0.0.1:${port}/` }
}

const page =
  (status: number, html: string, type = 'text/html'): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(html)

it('reads a page', async () => {
  const { extract, address } = await start()
  const answer = await extract({ url: address })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ positionName: 'Train Planner', companyName: 'Nightrail' })
  expect(answer.json().jobDescription).toContain(
    '- Plan the timetable of every season\n- Talk to the drivers',
  )
})

it('reads pasted text, pasted HTML, a page of plain text and one of JSON', async () => {
  const found = { positionName: 'Train Planner', companyName: 'Nightrail' }
  const text = 'Train Planner\n\nNightrail is looking for a Train Planner.'
  const plain = await start(page(200, text, 'text/plain'))
  expect((await plain.extract({ text })).json()).toMatchObject({ ...found, jobDescription: text })
  expect((await plain.extract({ text: PAGE })).json()).toMatchObject(found)
  expect((await plain.extract({ url: plain.address })).json()).toMatchObject(found)
  const job = { title: 'Train Planner', company: { name: 'Nightrail' }, description: BODY }
  const json = await start(page(200, JSON.stringify(job), 'application/json'))
  expect((await json.extract({ url: json.address })).json()).toMatchObject(found)
})

describe('pages without a posting answer 422 and say which', () => {
  it.each<[string, RequestListener, string]>([
    ['a wall', page(200, '<title>Sign Up | LinkedIn</title><input type="password">'), 'asks for a sign-in'],
    ['a robot check', page(200, '<title>Just a moment...</title>'), 'proof of being human'],
    ['a refusal', page(403, 'Forbidden'), 'proof of being human'],
    ['a page that is gone', page(404, 'Not found'), 'no longer online'],
    ['an expired posting', page(200, '<h1>This job is no longer available</h1>'), 'no longer online'],
    ['a shell', page(200, '<div id="root"></div>'), 'no posting that could be read'],
    ['a broken server', page(500, 'Oops'), 'could not be fetched'],
    ['a file', page(200, '%PDF', 'application/pdf'), 'could not be fetched'],
  ])('%s', async (_, handler, sentence) => {
    const { extract, address } = await start(handler)
    const answer = await extract({ url: address })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ message: expect.stringContaining(sentence) })
    expect(answer.json().message).toMatch(/ Paste the text of the posting instead\.$/)
  })

  it('text in which there is none', async () => {
    const { extract } = await start()
    const answer = await extract({ text: 'Milk, bread and a newspaper' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ message: 'No job posting was recognised in this text.' })
  })
})

it.each([
  'http://127.0.0.1:9/',
  'http://169.254.169.254/latest/',
  'file:///etc/hosts',
  'not a url',
  'http://localhost/',
])('does not fetch %s', async (url) => {
  const { extract } = await start()
  const answer = await extract({ url })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({
    message: 'This page could not be fetched. Paste the text of the posting instead.',
  })
})

it.each([
  {},
  { url: '' },
  { url: 5 },
  { text: '' },
  { url: 'http://a.example/', text: 'both' },
  { text: 'x', other: 1 },
])('refuses the body %j', async (payload) => {
  const { extract } = await start()
  expect((await extract(payload)).statusCode).toBe(400)
})

it('fetches nothing where whoever runs the server wants none, and still reads text', async () => {
  const { register } = await createTestApp({ fetch: 'off' })
  const { inject } = await register()
  const ask = (payload: object) => inject({ method: 'POST', url: '/api/extract-job-info', payload })
  const answer = await ask({ url: 'https://example.com/job' })
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { message: 'This server reads no pages. Paste the text of the posting instead.' },
  ])
  const text = 'Senior Engineer at Acme\n\nAcme is looking for a senior engineer who knows PostgreSQL.'
  expect((await ask({ text })).statusCode).toBe(200)
})

it('needs a session', async () => {
  const { inject } = await createTestApp()
  expect(
    (await inject({ method: 'POST', url: '/api/extract-job-info', payload: { text: 'x' } })).statusCode,
  ).toBe(401)
})

it('takes HTML of five million characters, and cuts a description to what an application can keep', async () => {
  const { extract } = await start()
  const text = `Train Planner\n\nNightrail is looking for a Train Planner.\n${'Plan trains. '.repeat(300_000)}`
  const answer = await extract({ text })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().jobDescription).toHaveLength(200_000)
  expect(answer.json().notes).toEqual([expect.stringContaining('was cut')])
})

it('limits fetches where limits are on', async () => {
  const port = await startSite((_, response) => response.end(PAGE))
  const { register } = await createTestApp({ fetchAllow: [`127.0.0.1:${port}`], rateLimit: 'on' })
  const ada = await register()
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) {
    const answer = await ada.inject({
      method: 'POST',
      url: '/api/extract-job-info',
      payload: { url: `http://127.0.0.1:${port}/` },
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

it.each<[string, string]>([
  ['a hundred thousand nested elements', '<div>'.repeat(100_000)],
  ['a million attributes', `<div ${'a=b '.repeat(1_000_000)}>`],
  ['an attribute of four megabytes', `<div title="${'a'.repeat(4_000_000)}">`],
  ['nothing but opening brackets', '<'.repeat(3_000_000)],
])('answers 4xx to %s while others are served', async (_, html) => {
  const { extract, inject, address } = await start(page(200, html))
  const slow = extract({ url: address })
  expect((await inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await slow).statusCode).toBe(422)
})
