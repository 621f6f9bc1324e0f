import { expect, it } from 'vitest'
import { calledSo } from './called-so.ts'

it.each([
  [
    'I moved the whole thing to steel.',
    ['I built a tide clock out of cork.'],
    'I moved the tide clock to steel.',
  ],
  ['We rewrote the entire thing.', ['I called it Wader.'], 'We rewrote Wader.'],
  ['I moved the whole thing.', ['The tide was high.'], undefined],
])('%s', (said, before, meant) => {
  expect(calledSo(said, before)).toBe(meant)
})
