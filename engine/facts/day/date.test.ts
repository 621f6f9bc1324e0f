import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findDate } from './date.ts'

const TODAY = '2025-06-18' // a Wednesday
const dated = (text: string) => findDate(readDocument(text), TODAY)?.date

describe('a day the text names', () => {
  it.each([
    ['On 2023-05-12 I shipped the exporter.', '2023-05-12'],
    ['# 14 March 2024: cache outage\n\nThe cache fell over.', '2024-03-14'],
    ['Weekly update, April 3rd, 2024\n\nFixed two bugs.', '2024-04-03'],
    ['**Date:** 2024-11-02\n\nReset a password.', '2024-11-02'],
    ['## Meeting 4\n\n_(Sept 6, 2022)_\n\nTalked about the parser.', '2022-09-06'],
    ['11 Dec 2024 \u2014 4 hours\nRouted the board.', '2024-12-11'],
    ['These notes cover 28 May to 9 June 2021.', '2021-06-09'],
    ['On 31st July 2018 a token was leaked.', '2018-07-31'],
    ['12.05.2025: rewired the sensor.', '2025-05-12'],
    ['## 8/24/24 Finished the case', '2024-08-24'],
    ['At 2018-04-17 03:12 UTC the mirror failed.', '2018-04-17'],
    ['At 3:12pm UTC (17 Apr. 2018) the mirror failed.', '2018-04-17'],
    ['## Wed 09/Feb/2022\n\nSolved the driver problem.', '2022-02-09'],
    ['Date: Tue Mar 3 14:02:11 2020 +0100\n\nFixed the lexer.', '2020-03-03'],
    ['## [2024-09-18] Day 1 \u2013 Kick-off\n\nWrote the plan.', '2024-09-18'],
  ])('%s', (text, day) => expect(dated(text)).toBe(day))
})

describe('a day in the many ways of writing it', () => {
  it.each([
    ['# 3rd of May, 2021', '2021-05-03'],
    ['# Progress 20210503\n\nThe boards came.', '2021-05-03'],
    ['# [2021-05-03 Mon]\n\nWired it.', '2021-05-03'],
    ['20210503\n\nWired it.', '2021-05-03'],
    ['# 2021_05_03', '2021-05-03'],
    ['# 2021-05-03-wiring-the-house', '2021-05-03'],
    ['Wiring\n2021.05.03\n\nI pulled cables.', '2021-05-03'],
    ["# 3 May '21", '2021-05-03'],
    ["# May 3 '21", '2021-05-03'],
    ['# 3 May 21', '2021-05-03'],
    ['# 2021-May-03', '2021-05-03'],
    ['# May-03-2021', '2021-05-03'],
    ['# Day 12 (14/02/23)', '2023-02-14'],
    ['Time: May, 3 2021 19:00\n\nWired it.', '2021-05-03'],
    ['---\ntitle: House\ndate: 2021-05-03 10:00:00 +0200\n---\n\nWired it.', '2021-05-03'],
    ['Date: Mon, 3 May 2021 10:00:00 +0200\nSubject: cables\n\nWired it.', '2021-05-03'],
    ['Posted on May 3, 2021 by Ada\n\nWired it.', '2021-05-03'],
    ['# Tagebuch, 3. Mai 2021', '2021-05-03'],
    ['* (10-13-2022): wired it\n* (10-14-2022): wired more', '2022-10-13'],
    ['## Nightly build \u2013 2021-05-03 00:13 UTC\n\nWired it.', '2021-05-03'],
    ['# 3 de mayo de 2021', '2021-05-03'],
    ['# 2021\u5e745\u67083\u65e5', '2021-05-03'],
    ['# 2021.5.3\n\nWired it.', '2021-05-03'],
    ['## 05032021\n\nWired it.', '2021-05-03'],
    ['## 25032021\n\nWired it.', '2021-03-25'],
    ['* Monday 03/05/21 (2 hours): wired it\n* Friday 14/05/21 (3 hours): wired more', '2021-05-03'],
    ['<details>\n<summary>Day 4 (23-05-21)</summary>\nWired the attic.\n</details>', '2021-05-23'],
    ['# Report\n\n## Date of incident\n`03-MAY-2021`\n\nThe fuse blew.', '2021-05-03'],
    ['# Report\n\n**Incident from:** 2021-05-03\n\n30 April 2021\n\n11:07: a lamp went out', '2021-05-03'],
    ['2021-May-03: wired it', '2021-05-03'],
  ])('%s', (text, day) => expect(dated(text)).toBe(day))
})

describe('the last day of a span', () => {
  it.each([
    ['# 10-16 June 2019', '2019-06-16'],
    ['# June 10 - 16, 2019', '2019-06-16'],
    ['# 2019/06/10-16', '2019-06-16'],
    ['# 2019-06-10/16', '2019-06-16'],
    ['# June 10th to 16th, 2019', '2019-06-16'],
    ['# 29 June \u2013 5 July 2019', '2019-07-05'],
    ['# Devlog 5/3/2021 - 5/9/2021', '2021-05-09'],
    ['# 05/03/2021-05/19/2021 - wiring', '2021-05-19'],
    ['# Monday May 3 - Sunday May 9, 2021', '2021-05-09'],
  ])('%s', (text, day) => expect(dated(text)).toBe(day))
})

describe('a day without a year', () => {
  it.each([
    ['takes it from the title', '# Summer of 2021\n\n## June 7 - June 13\n\nWired it.', '2021-06-13'],
    ['takes it from the same day elsewhere', '# Log (15 May)\n\nTime: 15 May 2022 19:00', '2022-05-15'],
    ['takes none from a year further down', '# Log, 15 May\n\nThe house was built in 2001.', '2025-05-15'],
  ])('%s', (_, text, day) => expect(dated(text)).toBe(day))
})

describe('a day counted from today', () => {
  it.each([
    ['Yesterday I fixed the login page.', '2025-06-17'],
    ['Last Friday we migrated the database.', '2025-06-13'],
    ['On Monday I rewrote the importer.', '2025-06-16'],
    ['Shipped the new search 3 days ago.', '2025-06-15'],
    ['On 3 March I cleaned up the build.', '2025-03-03'],
    ['On 3 September I cleaned up the build.', '2024-09-03'],
  ])('%s', (text, day) => expect(dated(text)).toBe(day))
})

describe('a date of something else', () => {
  it.each([
    'build: KEL v3.1.2 @ 2019/02/11 08:14:05 (tide2.4)',
    'Needs Meson 0.61 (2022-01-16) at least.',
    'The licence will expire on March 9 2024.',
    'The action was archived after a compromise (2024-06-16) upstream.',
    'For example, incrementing March 2, 2024 by a month gave March 30.',
    'A fortnight ago a fault showed up in the parser.',
    'Last Friday I received error alerts from the bot.',
    'Compression is cheap today.',
    'Lowered the timeout from 10 min to 2 min.',
    'The Sun Microsystems patch may 3 times be applied.',
    'Version 2024.05.12 was tagged; see https://example.com/2024-05-12/notes.',
    'Bump the downloader to 2023.03.04',
    'Order 20210503 was lost.',
    'We plan to ship on 2 January 2025.',
    'I hope to be done by 1 July 2025.',
    'In March we were slow.',
    'The reader fails for tickets sold on 2018-10-28.',
    'The gate opened at 1999-12-31T23:59:59+01:00 in the sample file.',
    'The plan shows a wrong train for 2020-02-29.',
  ])('%s', (text) => expect(dated(text)).toBeUndefined())
})

describe('findDate', () => {
  it('points at the words that name the day', () => {
    const text = 'Done!\n\nOn 12 May 2023 I shipped it.'
    const range = findDate(readDocument(text), TODAY)?.ranges[0]
    expect(text.slice(range?.start, range?.end)).toBe('12 May 2023')
  })

  it('says which reading it took where the numbers leave it open', () => {
    expect(findDate(readDocument('## 3/4/2025 Soldered the hub'), TODAY)).toMatchObject({
      date: '2025-03-04',
      note: '"3/4/2025" can be read in two ways and was taken as 2025-03-04.',
    })
  })

  it('says which year it assumed', () => {
    expect(findDate(readDocument('On 3 May I shipped it.'), TODAY)?.note).toBe(
      '"3 May" has no year; 2025-05-03 was assumed.',
    )
  })

  it('reads the same order in all dates of a text', () => {
    expect(dated('## 3/4/2025 and 25/4/2025\n\nSoldered.')).toBe('2025-04-03')
  })

  it('never names a day after today', () => {
    expect(dated('## 2031-01-01 Release plan')).toBeUndefined()
  })
})
