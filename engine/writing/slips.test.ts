import { expect, test } from 'vitest'
import { withoutSlips } from './slips.ts'

test.each([
  ['Scripts can be ran at night.', 'Scripts can be run at night.'],
  ['The pump has broke twice.', 'The pump has broken twice.'],
  [
    'Halved the amount of unneeded requests in the shop.',
    'Halved the number of unneeded requests in the shop.',
  ],
  ['Measured the amount of water.', 'Measured the amount of water.'],
  ['Ran it on a 16-cores box for a the last week.', 'Ran it on a 16-core box for the last week.'],
  ['It took 3-days and 4-nights.', 'It took 3-days and 4-nights.'],
  [
    'This kept a lid on it, preventing it to open the gate.',
    'This kept a lid on it, preventing it from opening the gate.',
  ],
  ['Planted along side the fence in the mean time.', 'Planted alongside the fence in the meantime.'],
  ['We discussed about the roof and did some changes.', 'We discussed the roof and made some changes.'],
  ['Went half way with using a ramp.', 'Went halfway using a ramp.'],
  ['I found there where also two leaks.', 'I found there were also two leaks.'],
  ['Kept it compatible to the old plug.', 'Kept it compatible with the old plug.'],
  ['We went home and wrote it down.', 'We went home and wrote it down.'],
  ['The report they had took place in May.', 'The report they had took place in May.'],
])('hands in "%s" as "%s"', (written, handedIn) => {
  expect(withoutSlips(written)).toBe(handedIn)
})
