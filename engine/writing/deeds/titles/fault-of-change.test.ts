import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const TRAILER = '\n\nSigned-off-by: Ann Lee <ann@example.org>'

it.each([
  [
    'unvalidated depth in read_gauge() [CVE-2026-1234 2/3]\n\nIf the gauge sends a depth below the sea floor, the chart is drawn outside the page.',
    /^Fixed an unvalidated depth in read_gauge\(\) \(CVE-2026-1234\)/,
  ],
  [
    'chart: memory leak when the tide turns\n\nThe old page was kept.',
    /^Fixed a memory leak when the tide turned/,
  ],
  ['typos in the pier guide; seen by Bo\n\nNo change for sailors.', /^Fixed typos in the pier guide/],
])('tells that a change fixed the fault it is called after', (text, bullet) => {
  expect(analyse(text + TRAILER).resumeBullet).toMatch(bullet)
})

it.each([
  `memory leak when the tide turns\n\nThe old page is kept.`,
  `the chart leaks when the tide turns\n\nThe old page is kept.${TRAILER}`,
  'memory leak when the tide turns\n\nThe old page is kept.\n\nReported-by: Ann Lee <ann@example.org>',
  'memory leak when the tide turns\n\nThe old page is kept.\n\nMessage-ID: 1a2b3c4d5e6f',
])('tells nobody fixed a fault that is only reported or described', (text) => {
  expect(analyse(text).resumeBullet).not.toMatch(/^Fixed/)
})
