import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  [
    'Wrote a tide bot in Python. Posts the next high water to the harbour chat every morning.',
    'Wrote a tide bot in Python that posts the next high water to the harbour chat every morning.',
  ],
  [
    'Built a small reader in Rust. It converts old tide tables into CSV files.',
    'Built a small reader in Rust that converts old tide tables into CSV files.',
  ],
])('says what a thing is for: %s', (text, bullet) => {
  expect(analyse(text).resumeBullet).toBe(bullet)
})

it.each([
  'Built a small reader in Rust. It needs a lot of memory.',
  'Built a small reader in Rust. It fails on old tide tables.',
])('but not what is wrong with it: %s', (text) => {
  expect(analyse(text).resumeBullet).not.toContain(' that ')
})
