import { expect, it } from 'vitest'
import { turnOf, turnTold } from './better-or-worse.ts'

it.each([
  ['the export', '40', '15 min', 'better'],
  ['recall', '0.91', '0.74', 'worse'],
  ['battery life', '2 days', '9 days', 'better'],
  ['hum', '61 dB', '52 dB', 'unknown'],
  ['error budget burn', '0.4', '1.2', 'worse'],
  ['pump runtime', '4h10 a day', '1h30', 'better'],
  ['releases', '1/month', 'about 3 a week', 'better'],
  ['alerts', '40/day', '3/day', 'better'],
  ['ingest', '12k rows/s', '95k rows/s', 'better'],
  ['the queue', '310', '45', 'unknown'],
  ['errors during releases', '300', '5', 'better'],
  ['releases', '9', '22 min', 'worse'],
  ['broken releases', '2 a month', '0', 'better'],
  ['failed deploys', '1', '6', 'worse'],
] as const)('%s from %s to %s', (thing, from, to, turn) => {
  expect(turnOf(thing, from, to)).toBe(turn)
})

it('reads a sentence', () => {
  expect(turnTold('Paper cost fell to about a third of what it was.')).toBe('better')
  expect(turnTold('Recall dropped from 0.91 to 0.74.')).toBe('worse')
  expect(turnTold('The lamp went from the hall to the yard.')).toBe('unknown')
})
