import { describe, expect, it } from 'vitest'
import { readDocument } from '../text/document.ts'
import { findProject } from './project.ts'

const projectOf = (text: string) => findProject(readDocument(text)).project

describe('a project the title names', () => {
  it.each([
    ['PAY-482: Retry checkout payments\n\nThey failed at times.', 'PAY-482 checkout payments'],
    ['fix(ingest): Repair broken titles (#698)\n\nThey were lost.', '#698 ingest titles'],
    ['parser: use a table to look up keywords\n\nIt was slow.', 'parser table'],
    ['Fix old migrations failing because of a gem update (#126)\n\nText.', '#126 migrations'],
    ['Switch from oldclip to new-clip (#167)\n\nText.', '#167 new-clip'],
    ['# March 26th, 2023 Dispatcher Outage\n\nText.', 'Dispatcher Outage'],
    ['# 2023-09-27 / Expired certificate on the mail host\n\nText.', 'Expired certificate on the mail host'],
    ['### I set up a Wiki on my server\n\nText.', 'Wiki on my server'],
    ['# Porting the scheduler, update 3\n\nText.', 'Porting the scheduler'],
    ['Ticket #001 \u2013 Password Reset Request\n\nText.', 'Ticket #001 Password Reset Request'],
    ['Speed up the disk flushes\n\nText.\n\nFixes #77', '#77 disk flushes'],
    ['documents failing to seal\n\nText.', 'documents'],
    ["Don't spin in the event loop\n\nText.", 'event loop'],
    ['Incident review: payments API returned 502\n\nText.', 'payments API'],
    ['# 12/03/2024 - Trying to get the LCD to work\n\nText.', 'LCD'],
  ])('%s', (text, project) => expect(projectOf(text)).toBe(project))
})

describe('a project the text names', () => {
  it.each([
    ['Project: Checkout\n\nFixed a button.', 'Checkout'],
    ['## Week 3: May 1 \u2013 May 7\n\nThis week I worked on the pricing engine.', 'pricing engine'],
    [
      '## 10/12/2024 6 PM - Routed the board\n\nI routed the board for my Weather Station.',
      'Weather Station',
    ],
    ['I have been working with Ada on the import wizard.', 'import wizard'],
    ['## Week 2\n\n- Finished the **Search Module** and its tests.', 'Search Module'],
    [
      'Here are the things I did.\n\n- fixed the default output problem with a flag',
      'default output problem',
    ],
    [
      'Yesterday the docs.acme site went slow.\n\ndocs.acme keeps all files. We moved docs.acme to a new disk.',
      'docs.acme',
    ],
  ])('%s', (text, project) => expect(projectOf(text)).toBe(project))
})

describe('findProject', () => {
  it('points at every part of the name', () => {
    const text = 'fix(ingest): Repair broken titles (#698)\n\nThey were lost.'
    const { ranges } = findProject(readDocument(text))
    expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['#698', 'ingest', 'titles'])
  })

  it.each(['...', '123', '\u00e9', 'Weekly update', `# ${'very '.repeat(60)}long`, '```\n{}\n```'])(
    'is never empty nor longer than 80 characters: %s',
    (text) => {
      const project = projectOf(text)
      expect(project.length).toBeGreaterThan(0)
      expect(project.length).toBeLessThanOrEqual(80)
    },
  )
})
