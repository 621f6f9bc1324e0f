import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { fail, startScriptedModel } from '../testing/scripted-model.ts'
import { createTestApp } from '../testing/test-app.ts'
import { listOllamaModels } from './ollama.ts'

it('names the model and the host that texts are sent to', async () => {
  const { config } = await startScriptedModel('{"ready": true}')
  const ada = await (await createTestApp({ model: config })).register()
  expect((await ada.inject({ url: '/api/analysis-engine' })).json()).toEqual({
    engine: 'model',
    model: 'tiny-test',
    host: new URL(config.url).host,
  })
})

it('tests whether the model answers', async () => {
  const { config } = await startScriptedModel('{"ready": true}', fail(401))
  const ada = await (await createTestApp({ model: config })).register()
  const test = async () => (await ada.inject({ method: 'POST', url: '/api/analysis-engine/test' })).json()
  expect(await test()).toMatchObject({ answers: true, message: expect.stringContaining('answered in') })
  expect(await test()).toEqual({ answers: false, message: 'The model refused the key of this server.' })
})

it('needs no test without a model', async () => {
  const ada = await (await createTestApp()).register()
  const answer = await ada.inject({ method: 'POST', url: '/api/analysis-engine/test' })
  expect(answer.json()).toMatchObject({ answers: true })
})

it('lists what an Ollama offers, and nothing where something else or nobody answers', async () => {
  let body = '{"models":[{"name":"llama3.2:3b"},{"name":"qwen3:8b"}]}'
  const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/tags`
  expect(await listOllamaModels(address)).toEqual(['llama3.2:3b', 'qwen3:8b'])
  body = '<html>'
  expect(await listOllamaModels(address)).toEqual([])
  expect(await listOllamaModels('http://127.0.0.1:1/api/tags')).toEqual([])
})

it('loads nothing of the SDK where no model is configured', () => {
  const load = (env: Record<string, string>) => {
    const script = `
      import { registerHooks } from 'node:module'
      const loaded = []
      registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context) } })
      const { compose } = await import('./server/compose.ts')
      const { readConfig } = await import('./server/config.ts')
      const { pino } = await import('pino')
      const { mkdtempSync, rmSync } = await import('node:fs')
      const { tmpdir } = await import('node:os')
      const folder = mkdtempSync(tmpdir() + '/techlog-sdk-')
      const { app } = await compose(readConfig({ ...process.env, TECHLOG_DATA: folder }), { log: pino({ level: 'silent' }) })
      await app.close()
      rmSync(folder, { recursive: true })
      console.log(loaded.filter((url) => /node_modules\\/(ai|@ai-sdk)\\//.test(url)).length)`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: `${import.meta.dirname}/../..`,
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    })
    return stderr.trim() || Number(stdout)
  }
  expect(load({})).toBe(0)
  const model = { TECHLOG_AI_PROVIDER: 'anthropic', TECHLOG_AI_MODEL: 'claude', TECHLOG_AI_KEY: 'k' }
  expect(load(model)).toBeGreaterThan(3)
})
