import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

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

it.each([
  [
    'Wrote a frost map for the orchard. The growers check it every evening now.',
    'Wrote a frost map for the orchard, now checked by the growers every evening.',
    'The growers check it every evening now.',
  ],
  [
    'Built a small mixer sheet for glazes. The potters use it before every firing.',
    'Built a small mixer sheet for glazes, used by the potters before every firing.',
    'The potters use it before every firing.',
  ],
  [
    'Nurses noted the doses on paper. I built a tablet form. They use it on every round now.',
    'Built a tablet form, now used by nurses on every round.',
    'Nurses use it on every round now.',
  ],
])('says who uses it: %s', (text, bullet, result) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(resumeBullet).toBe(bullet)
  expect(starStory.result).toBe(result)
})

it('says what a thing does that is named again', () => {
  expect(
    analyse(
      'Built a boat scale for the yard team. The scale weighs every boat, shows the heavy ones in a list and skips doubles.',
    ).resumeBullet,
  ).toBe(
    'Built a boat scale for the yard team that weighs every boat, shows the heavy ones in a list and skips doubles.',
  )
})
