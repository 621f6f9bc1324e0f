import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test('a bullet without a figure is told with how a number moved', () => {
  expect(
    bulletOf(
      'Faster invoices\n\nThis PR reorders the filters of the invoice search (tested with two backends).\n\nFor large tenants it now reduces search time from 5min to 0.3sec.',
    ),
  ).toBe('Reordered the filters of the invoice search, taking search time from 5min to 0.3sec.')
})

test('a figure that is only hoped for is not told', () => {
  expect(
    bulletOf(
      'Batch the audit writes\n\nThis PR batches the audit writes of the ledger service in groups of rows.\n\nIt should reduce the load from 900 queries to 20 queries.',
    ),
  ).not.toMatch(/20 queries/)
})
