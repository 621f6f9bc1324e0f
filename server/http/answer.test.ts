import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../contract/endpoints.ts'
import { createAnswerWriter } from './answer.ts'

const secret = { passwordHash: 'secret' }

it.each([
  ['an object', z.object({ a: z.string() }), { a: 'x', ...secret }, { a: 'x' }],
  ['a list', z.array(z.object({ a: z.int() })), [{ a: 1, ...secret }], [{ a: 1 }]],
  [
    'an object within',
    z.object({ a: z.object({ b: z.boolean() }) }),
    { a: { b: true, ...secret } },
    { a: { b: true } },
  ],
  ['a record', z.record(z.string(), z.object({})), { key: secret }, { key: {} }],
  ['an optional part', z.object({ a: z.object({}).optional() }), { a: secret }, { a: {} }],
  ['a missing part', z.object({ a: z.object({}).optional() }), {}, {}],
  ['an absent part', z.object({ a: z.object({}).nullable() }), { a: null }, { a: null }],
  ['a union of objects', z.union([z.object({ a: z.string() }), z.null()]), { a: 'x', ...secret }, { a: 'x' }],
  [
    'a union of texts',
    z.object({ a: z.union([z.string(), z.literal('')]) }),
    { a: '', ...secret },
    { a: '' },
  ],
])('writes only what is declared of %s', (_, schema, answer, written) => {
  expect(JSON.parse(createAnswerWriter(schema)(answer))).toEqual(written)
})

it('has a writer for every endpoint of the contract', () => {
  for (const { response } of endpoints)
    if (response !== 'bytes') expect(createAnswerWriter(response)).toBeTypeOf('function')
})
