import { expect, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { findGains } from './gain.ts'

function gainsOf(text: string): string[] {
  return findGains(findProse(readDocument(text)), true).map(({ text: told }) => told)
}

test.each([
  ['The wait at the gate has fallen from 40 s to 12 s.', 'cut the wait at the gate from 40 s to 12 s'],
  ['Scan accuracy has now risen from 71% to 94%.', 'raised scan accuracy from 71% to 94%'],
  [
    'The boot time dropped from 50 s to 9 s after I moved the fonts to flash.',
    'cut the boot time from 50 s to 9 s',
  ],
  ['Failed scans have dropped by 30% since the new lamp.', 'cut failed scans by 30%'],
  ['- **Cold start**: Reduces the boot time by 30%', 'reduced the boot time by 30%'],
  ['The gate now has its own battery.', 'gave the gate its own battery'],
  ['The gate now checks the ticket and logs the hour.', 'made the gate check the ticket and log the hour'],
])('"%s" tells "%s"', (text, expected) => {
  expect(gainsOf(text)).toContain(expected)
})

test.each([
  ['The 5V line drops to 0.8V - looks like a short behind the fuse.'],
  ['Oil pressure fell to 2 bar under load.'],
  ['Changing the rate at which pump speeds were set.'],
  ['- **Night Factor (0.5)**: Reduces the flow to 30% when the gate is shut'],
])('"%s" tells of no gain', (text) => {
  expect(gainsOf(text)).toEqual([])
})
