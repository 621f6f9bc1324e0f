import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { createTestApp } from '../testing/test-app.ts'
import { openApiDocument } from './openapi.ts'

it('docs/openapi.json is what the contract says; run npm run openapi after changing it', () => {
  const file = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
  expect(JSON.parse(file)).toEqual(openApiDocument())
})

it('is served, and lists every endpoint', async () => {
  const { inject } = await createTestApp()
  const served = (await inject({ url: '/api/openapi.json' })).json()
  const operations = Object.values(served.paths).flatMap((path) => Object.keys(path as object))
  expect(operations).toHaveLength(endpoints.length)
})

it('every endpoint of the contract has a route', async () => {
  const { app } = await createTestApp()
  const missing = endpoints.filter(
    ({ method, path }) => !app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
  )
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
