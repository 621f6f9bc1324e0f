import { expect, it } from 'vitest'
import { z } from 'zod'
import { fail, KEY, type say, startScriptedModel } from '../testing/scripted-model.ts'
import { ModelFault } from './fault.ts'
import { createModel } from './model.ts'

const QUESTION = { instructions: 'Say it.', prompt: 'What?', schema: z.object({ word: z.string() }) }
const GOOD = '{"word":"yes"}'
const LIMITS = { answerBytes: 64 * 1024, answerTokens: 100, longestPause: 300, shortestPause: 10 }
const never = () => new AbortController().signal

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error) => (error instanceof ModelFault ? error.reason : `thrown: ${error}`),
  )

it('asks for an object by its schema, with the key and without tools', async () => {
  const { config, asked } = await startScriptedModel(GOOD)
  expect(await createModel(config, LIMITS).ask(QUESTION, never())).toEqual({ word: 'yes' })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    path: '/v1/chat/completions',
    authorization: `Bearer ${KEY}`,
    body: { model: 'tiny-test', temperature: 0, response_format: { type: 'json_schema' } },
  })
  expect(asked[0]?.body.tools).toBeUndefined()
})

it('goes down the ladder where a server does not know a mode, and remembers', async () => {
  const { config, asked } = await startScriptedModel(fail(400), fail(422), `Here it is:\n${GOOD}\nGood luck!`)
  const model = createModel(config, LIMITS)
  expect(await model.ask(QUESTION, never())).toEqual({ word: 'yes' })
  expect(await model.ask(QUESTION, never())).toEqual({ word: 'yes' })
  expect(asked.map(({ body }) => body.response_format?.type)).toEqual([
    'json_schema',
    'json_object',
    undefined,
    undefined,
  ])
})

it('does without a temperature where a model takes none', async () => {
  const { config, asked } = await startScriptedModel(
    fail(400, {}, '{"error":{"message":"Unsupported value: temperature"}}'),
    GOOD,
  )
  expect(await createModel(config, LIMITS).ask(QUESTION, never())).toEqual({ word: 'yes' })
  expect(asked.map(({ body }) => [body.temperature, body.response_format?.type])).toEqual([
    [0, 'json_schema'],
    [undefined, 'json_schema'],
  ])
})

it.each([
  ['a fence', `\`\`\`json\n${GOOD}\n\`\`\``],
  ['thoughts before it', `<think>{"word": 1} or so?</think>${GOOD}`],
  ['prose around it', `Sure! ${GOOD} Anything else?`],
  ['a broken object before it', `{"word": yes} no, ${GOOD}`],
])('finds the object in %s', async (_, text) => {
  const { config } = await startScriptedModel(text)
  expect(await createModel(config, LIMITS).ask(QUESTION, never())).toEqual({ word: 'yes' })
})

it.each([
  ['no JSON', 'I would rather not.', 'unreadable'],
  ['half an object', '{"word":"ye', 'unreadable'],
  ['wrong types', '{"word":7}', 'unreadable'],
  ['missing keys', '{}', 'unreadable'],
  ['nothing', '', 'unreadable'],
  ['many braces', '{'.repeat(30_000), 'unreadable'],
])('gives up on %s after each rung was tried', async (_, text, reason) => {
  const { config, asked } = await startScriptedModel(text)
  expect(await faultOf(createModel(config, LIMITS).ask(QUESTION, never()))).toBe(reason)
  expect(asked).toHaveLength(3)
})

it('takes HTML with status 200 for no answer', async () => {
  const { config } = await startScriptedModel((response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Sign in</title>')
  })
  expect(await faultOf(createModel(config, LIMITS).ask(QUESTION, never()))).toBe('unreadable')
})

it.each([
  [429, 'busy'],
  [500, 'failed'],
  [503, 'failed'],
])('asks a second time after %i, and no third time', async (status, reason) => {
  const first = await startScriptedModel(fail(status), GOOD)
  expect(await createModel(first.config, LIMITS).ask(QUESTION, never())).toEqual({ word: 'yes' })
  const second = await startScriptedModel(fail(status))
  expect(await faultOf(createModel(second.config, LIMITS).ask(QUESTION, never()))).toBe(reason)
  expect(second.asked).toHaveLength(2)
})

it('waits as long as it is told, but not for ever', async () => {
  const soon = await startScriptedModel(fail(429, { 'retry-after': '0.2' }), GOOD)
  const started = performance.now()
  expect(await createModel(soon.config, LIMITS).ask(QUESTION, never())).toEqual({ word: 'yes' })
  expect(performance.now() - started).toBeGreaterThan(190)
  const late = await startScriptedModel(fail(429, { 'retry-after': '3600' }), GOOD)
  expect(await faultOf(createModel(late.config, LIMITS).ask(QUESTION, never()))).toBe('busy')
  expect(late.asked).toHaveLength(1)
})

it.each([401, 403])('does not go on after %i, and never tells the key', async (status) => {
  const { config, asked } = await startScriptedModel(
    fail(status, {}, `{"error":{"message":"Incorrect API key provided: ${KEY}"}}`),
  )
  const error = await createModel(config, LIMITS)
    .ask(QUESTION, never())
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ reason: 'refused' })
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error)).not.toContain(KEY)
  expect(asked).toHaveLength(1)
})

it('stops reading an answer that does not end', async () => {
  const { config, closedEarly } = await startScriptedModel((response) => {
    response.setHeader('content-type', 'application/json')
    const block = Buffer.alloc(64 * 1024, 'x')
    const pour = () => {
      while (!response.destroyed && response.write(block));
      if (!response.destroyed) response.once('drain', pour)
    }
    pour()
  })
  expect(await faultOf(createModel(config, LIMITS).ask(QUESTION, never()))).toBe('too-large')
  await expect.poll(closedEarly).toBe(1)
})

it('takes a cut connection for a server that cannot be reached', async () => {
  const { config } = await startScriptedModel((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"choices":')
    setTimeout(() => response.destroy(), 20)
  })
  expect(['unreachable', 'unreadable', 'failed']).toContain(
    await faultOf(createModel(config, LIMITS).ask(QUESTION, never())),
  )
  expect(
    await faultOf(createModel({ ...config, url: 'http://127.0.0.1:1/v1' }, LIMITS).ask(QUESTION, never())),
  ).toBe('unreachable')
})

it.each([
  ['says nothing', () => {}],
  [
    'drips',
    (response: Parameters<typeof say>[0]) => {
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    },
  ],
])('lets go of a server that %s when the time is over', async (_, act) => {
  const { config, closedEarly } = await startScriptedModel(act)
  const started = performance.now()
  expect(await faultOf(createModel(config, LIMITS).ask(QUESTION, AbortSignal.timeout(250)))).toBe('timeout')
  expect(performance.now() - started).toBeLessThan(1500)
  await expect.poll(closedEarly).toBe(1)
})

it('follows no redirect, which would carry the key elsewhere', async () => {
  const elsewhere = await startScriptedModel(GOOD)
  const { config } = await startScriptedModel(
    fail(307, { location: `${elsewhere.config.url}/chat/completions` }),
  )
  expect(await faultOf(createModel(config, LIMITS).ask(QUESTION, never()))).toBe('unreachable')
  expect(elsewhere.asked).toEqual([])
})

it('speaks to Anthropic in its own way', async () => {
  const { config, asked } = await startScriptedModel((response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'x',
        content: [{ type: 'text', text: GOOD }],
        stop_reason: 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      }),
    )
  })
  const model = createModel({ ...config, provider: 'anthropic', name: 'claude-sonnet-4-5' }, LIMITS)
  expect(await model.ask(QUESTION, never())).toEqual({ word: 'yes' })
  expect(asked[0]?.path).toBe('/v1/messages')
})
