import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProject } from './project.ts'

const projectOf = (text: string) => findProject(readDocument(text)).project

describe('a project the title names', () => {
  it.each([
    ['PAY-482: Retry checkout payments\n\nThey failed at times.', 'PAY-482 checkout payments'],
    ['fix(ingest): Repair broken titles (#698)\n\nThey were lost.', '#698 ingest titles'],
    ['parser: use a table to look up keywords\n\nIt was slow.', 'parser table'],
    ['Fix nightly migrations failing after a gem update (#126)\n\nText.', '#126 nightly migrations'],
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
      'docs.acme site',
    ],
  ])('%s', (text, project) => expect(projectOf(text)).toBe(project))
})

describe('a project the first clauses are about', () => {
  it.each([
    [
      'The moisture reading on rev D boards freezes after an hour. Rev C never did.',
      'moisture reading on rev D boards',
    ],
    [
      'dev journal \u2014 3 May 2024\n\nCold start on the depot scanners (old ones, 1 GB) has been slow.',
      'Cold start on the depot scanners',
    ],
    ['Half of our permit form could not be filled in with a keyboard. Humbling.', 'permit form'],
    ['So the thing with the label printers is solved. I reordered the commands.', 'label printers'],
    ['Month-end on the old host ran past seven again.', 'Month-end on the old host'],
    [
      'note to self: the disk alerts for staging were never firing. Fixed the label.',
      'disk alerts for staging',
    ],
    ['Users of the tax form got logged out while typing.', 'tax form'],
    ['Lab notes\n\nPipetting robot skips well H12. It was an off-by-one.', 'Pipetting robot'],
    ['TIL + log\n\nThe nightly export to the lake had been failing for days.', 'nightly export to the lake'],
  ])('%s', (text, project) => expect(projectOf(text)).toBe(project))
})

describe('a project told by a frame', () => {
  it.each([
    ['Day 3 with the new carrier board. Not a good one.', 'carrier board'],
    ['Today was all about the lift controller.', 'lift controller'],
    ['My task this week was to make the dashboard of the wind park faster.', 'dashboard of the wind park'],
    ['Most of the month went into the new billing engine.', 'billing engine'],
    ['Retro on the data centre move. It went well.', 'data centre move'],
    ['Brag doc \u2013 H2\n\n- Ran the secrets clean-up.\n- Gave a talk.', 'secrets clean-up'],
    ['## Day 14\n\nToday I continued building the inventory system.', 'inventory system'],
    ['**Title**: Wrong sizes from the image proxy\n**Status**: open', 'Wrong sizes from the image proxy'],
    ['From: Ada\nTo: me\nSubject: Re: FW: PDF receipts broken\n\nplease look', 'PDF receipts broken'],
    ['build(deps): Spring Boot 2.7 \u2192 3.3\n\nText.', 'Spring Boot'],
    ['Migrated our manuals from the old wiki to MkDocs. 430 pages.', 'manuals'],
    [
      'We have this old FoxPro program for the weighbridge. The PC died.',
      'FoxPro program for the weighbridge',
    ],
    ['Rolled out passkeys to the staff portal. Resets are rarer.', 'passkeys'],
    ["the drivers' tablets at depot 12 could not join the network", "drivers' tablets at depot 12"],
    ['## GSoC 2021 | Week 7 | Tide Charts\n\nText.', 'Tide Charts'],
    ['Sprint 14 log\nDone: CSV import for contacts, a review for Jonas.', 'CSV import for contacts'],
    ['Day 41 of #100DaysOfCode: worked on the weather app, added search.', 'weather app'],
    ['Lab book, peptide mapping benchmark\n\nText.', 'peptide mapping benchmark'],
    ['# Dev Diary #6: The Hangover Build\n\nText.', 'Hangover Build'],
  ])('%s', (text, project) => expect(projectOf(text)).toBe(project))
})

describe('the title of a diary', () => {
  it('names the work where the text comes back to it', () => {
    expect(projectOf('Seat map woes\n\nI gave every seat of the seat map a label.')).toBe('Seat map woes')
  })

  it('names nothing where the text never does', () => {
    const text = 'Not my finest hour\n\nThe booking calendar was showing wrong weeks, and I had shipped it.'
    expect(projectOf(text)).toBe('booking calendar')
  })

  it('names the work where it sets it apart', () => {
    expect(projectOf('Week 8: Image viewer\n\nThis week I added polygons.')).toBe('Image viewer')
  })
})

describe('what is never a project', () => {
  it.each([
    ['a person', 'Brian has not had a payslip since March. I inherited a Perl script that mails them.'],
    ['a day', 'Monday was slow. Fixed the date picker of the booking page.'],
    ['a piece of a sentence', 'App team said "the host is slow". I created an index on the parcel table.'],
    ['a heading of a form', '## Relevant issues\n\nFixes the slow start of the till.'],
    ['a heading of a form', '## Reviewer notes\n\nThis PR fixes the slow start of the till.'],
    ['a command in capitals', 'ANALYZE TABLE changed nothing. I created an index on the parcel table.'],
  ])('%s', (_, text) => {
    expect(projectOf(text)).not.toMatch(/Brian|Monday|App team|said|TABLE|changed|Relevant|Reviewer/)
  })
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

describe('a project without a title', () => {
  it('keeps the ticket that opens the text', () => {
    const text =
      'PAY-4: checkout charged some customers twice. It was urgent.\n\nI added idempotency keys to the checkout.'
    expect(projectOf(text)).toMatch(/^PAY-4 \w/)
  })

  it('ends before a figure, not in it', () => {
    expect(projectOf('| a | 12 ms | 40% | ``` | a | 12 ms | 40% | ~200-300ms ')).not.toMatch(/\d$/)
  })
})

it('never ends within a figure', () => {
  const text =
    '| a | 12 ms | 40% |. *. Fixed the login and added 30% more tests, and then we moved the queue.'
  expect(projectOf(text)).not.toMatch(/30$/)
})

it.each(['12', '0 ', '!!! ???'])('finds no name in %j', (text) => {
  expect(projectOf(text)).toBe('Untitled work')
})

it.each([
  [
    'Ich habe heute den Login-Fehler behoben und die Tests erweitert. Das Laden geht jetzt viel schneller.',
    'Login-Fehler',
  ],
  ['Hoy he corregido el fallo de la tienda y he ampliado las pruebas con el equipo.', 'Untitled work'],
])('takes no phrase of another language for a name: %s', (text, project) => {
  expect(projectOf(text)).toBe(project)
})
