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
  ['I am able to do some progress on the oven.', 'I am able to make some progress on the oven.'],
  ['I did the wiring of the oven.', 'I did the wiring of the oven.'],
  ['The lock prevented the old driver to start.', 'The lock prevented the old driver from starting.'],
  ['The amount of speedup varies.', 'The amount of speedup varies.'],
  ['The lamp was being setup, but the setup was hard.', 'The lamp was being set up, but the setup was hard.'],
  ['It took alot of time on the top of it.', 'It took a lot of time on top of it.'],
  ['We went home and wrote it down.', 'We went home and wrote it down.'],
  ['The report they had took place in May.', 'The report they had took place in May.'],
])('hands in "%s" as "%s"', (written, handedIn) => {
  expect(withoutSlips(written)).toBe(handedIn)
})
