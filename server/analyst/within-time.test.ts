import { expect, it } from 'vitest'
import { withinTime } from './within-time.ts'

it('answers what the work answers', () => {
  expect(withinTime(() => ({ kiln: 7 }), 10_000)).toEqual({ kiln: 7 })
})

it('breaks off a pattern that would not end, and goes on with the next work', () => {
  const endless = /^(?:a+)+$/
  expect(() => withinTime(() => endless.test(`${'a'.repeat(60)}!`), 200)).toThrow(
    expect.objectContaining({ status: 422 }),
  )
  expect(withinTime(() => endless.test('aa'), 10_000)).toBe(true)
})

it('passes on what the work throws', () => {
  expect(() =>
    withinTime(() => {
      throw new TypeError('no kiln')
    }, 10_000),
  ).toThrow(new TypeError('no kiln'))
})
