import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

test.each([
  [
    'The pier lamp flickered at night and nobody knew why. The culprit was a loose clamp behind the third post.',
    'Traced the problem to a loose clamp behind the third post',
  ],
  [
    'The till froze twice a day. The culprit turned out to be the label printer on the second port.',
    'Traced the problem to the label printer on the second port',
  ],
])('a culprit is what a trouble was traced to: %s', (note, bullet) => {
  expect(analyse(note).resumeBullet).toContain(bullet)
})

test.each([
  ['The till froze twice a day. It turned out that the fault was in the label printer.', 'Traced'],
  [
    'Oats went missing. Turned out the bug lay in the scale that the mill shares.',
    'Traced the bug to the scale',
  ],
])('where a fault lay is what it was traced to: %s', (note, bullet) => {
  expect(analyse(note).resumeBullet).toContain(bullet)
})

test.each([
  'I oiled the wheels of the mill. Turned out the fault was elsewhere.',
  "I oiled the wheels of the mill. It turned out the problem wasn't the wheels at all.",
  'I oiled the wheels of the mill. Turns out the mistake was on my end.',
])('what a fault was not is no finding: %s', (note) => {
  expect(analyse(note).resumeBullet).not.toMatch(/iscovered|found/)
})

test('what one came to know is told where nothing else was done', () => {
  const { resumeBullet } = analyse(
    'The sieve of the mill clogs every morning. At last I figured out that the night shift leaves the water valve open by a quarter turn.',
  )
  expect(resumeBullet).toContain('that the night shift leaves the water valve open')
})

test('what was under way is told, though no article shows its thing', () => {
  const { resumeBullet } = analyse(
    `12 May
9:00 - 10:00
Watching a long talk on beehives
10:00 - 12:00
debugging missing hive weights, fixing that and adding the second scale`,
  )
  expect(resumeBullet).toContain('orked on debugging missing hive weights')
})

test.each([
  [
    'Took the morning off to read and cook soup. In the evening I sharpened the two saws of the mill.',
    /^Took/,
  ],
  [
    'Gold set of ferry names. Built in three stages: every ferry name was taken from the logs of the harbour.',
    /^Built in/,
  ],
  [
    'I wrote a short program that gave the mill a list of orders, saying: grind the rye first, then the wheat.',
    /saying\.$/,
  ],
  [
    'The counter adds up the steps taken by the guest from when the gate was opened. I soldered the counter to the gate.',
    /from\.$/,
  ],
])('a bullet does not end where something follows: %s', (note, torn) => {
  expect(analyse(note).resumeBullet).not.toMatch(torn)
})
