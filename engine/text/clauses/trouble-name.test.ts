import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  'Test failures on the night ferry',
  'Build failure on the pier server',
  'Cache invalidation bug in the tide page',
  'Queue backlog after the storm',
  'Log rotation broken since Friday',
  'Filter panel closes on scroll',
  'Scan results differ between piers',
  'Reset link expires too early',
  'Name collision in the berth list',
  'Delay in ferry notices',
  'Upload limit too small for charts',
  'Download speed below 1 MB/s at the quay',
])('reads the subject line %j as what was wrong', (line) => {
  const { resumeBullet } = analyse(`${line}\n\nI rewired the beacon of the north pier last week.`)
  expect(resumeBullet).toMatch(/^Rewired the beacon/)
})

it.each([
  ['Log timeouts of the pier server', /log timeouts of the pier server/],
  ['Fix memory leak in the tide gauge', /^Fixed a memory leak/],
  ['Batch writes to the log of the crane', /^Batched writes/],
  ['Cache tide results between two ferries', /^Cached tide results/],
])('reads the order in %j', (line, bullet) => {
  expect(analyse(`${line}\n\nThe ferry office waited for it every morning.`).resumeBullet).toMatch(bullet)
})
