import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { timeOf } from '../../testing/time-of.ts'
import { readDocument } from '../lines/document.ts'
import { asMarkdown } from './as-markdown.ts'

const read = (text: string) => readDocument(text).sentences.map(({ kind, text }) => `${kind}: ${text}`)
const snap = (text: string) => analyse(text)

const HTML =
  '<h2 class="top">Retries for the mail importer</h2><p>The importer dropped mails when the server was slow.</p><ul><li>Added retries with a backoff</li><li>Moved the queue to <code>Redis</code></li></ul><p>Failed imports went from 40 to 2 a day.<br>Nobody had to be called.</p>'
const JIRA =
  'h2. Retries for the mail importer\n\nh3. Problem\nThe importer dropped mails when the server was slow.\n{code:java}\nretry(3);\n{code}\nh3. Solution\n* Added *retries*\n** as set in [the settings|https://example.org/settings]\n# Moved the queue to {{Redis}}.\n{color:red}Urgent{color} for [~ann], see !board.png|width=300!'

it.each([
  ['HTML', HTML],
  ['Jira', JIRA],
  ['AsciiDoc', '== Retries +\n\nlink:https://example.org/x[Home page] of the importer.\n'],
  ['a table', '| 6/28 | 8 | - Finished the reader of mails, which took us the whole day. <br> - Slept. |'],
  ['Markdown', '# Retries\n\n| a | b<br>c |\n|---|---|\n\nUse `{{x}}` and <b>this</b>.'],
])('leaves every character of %s where it was', (_, text) => {
  const read = asMarkdown(text)
  expect(read).toHaveLength(text.length)
  for (const [at, char] of [...read].entries())
    if (/[\p{L}\p{N}]/u.test(char)) expect(text.charAt(at)).toBe(char)
})

it("takes a note that is one quote for its writer's own", () => {
  const note = '> Hives\n>\n> - Moved the hives to the south wall\n> - Added a roof of tin'
  expect(asMarkdown(note)).toHaveLength(note.length)
  expect(read(note)).toEqual(
    expect.arrayContaining(['item: Moved the hives to the south wall', 'item: Added a roof of tin']),
  )
  expect(read('The clerk wrote:\n\n> The gate is stuck\n> since May')).toContain(
    'quote: The gate is stuck since May',
  )
})

it('reads the headings, paragraphs and lists of HTML', () => {
  expect(read(HTML)).toEqual([
    'title: Retries for the mail importer',
    'prose: The importer dropped mails when the server was slow.',
    'item: Added retries with a backoff',
    'item: Moved the queue to Redis',
    'prose: Failed imports went from 40 to 2 a day.',
    'prose: Nobody had to be called.',
  ])
})

it('reads the headings, lists, code, links and people of a Jira ticket', () => {
  expect(read(JIRA)).toEqual([
    'title: Retries for the mail importer',
    'heading: Problem',
    'prose: The importer dropped mails when the server was slow.',
    'code: retry(3);',
    'heading: Solution',
    'item: Added retries',
    'item: as set in the settings',
    'item: Moved the queue to Redis.',
    'prose: Urgent for ann, see',
  ])
})

it('reads the headings and links of AsciiDoc and MediaWiki', () => {
  expect(read('=== A faster index\n\nlink:https://example.org/x[Home page] of the index.')).toEqual([
    'title: A faster index',
    'prose: Home page of the index.',
  ])
  expect(read('== A faster index ==\n\nIt is sorted now.')[0]).toBe('title: A faster index')
})

it('reads a diary that is kept in a table day by day', () => {
  const { extractedData, resumeBullet } = snap(
    '| 6/28 | 8 | - Finished the mail reader, which now takes all the folders of an account. <br> - Need to sort them. |\n| 6/29 | 6 | - Replaced the request handler with one that works 10x better. <br> - Split the engine into modules. |',
  )
  expect(extractedData.solution).toContain('Split the engine into modules.')
  expect(extractedData.solution).not.toMatch(/\||6\/2|need to/i)
  expect(resumeBullet).toMatch(/^(?:Finished|Replaced|Split)/)
})

it('takes the entries of a time sheet apart, and leaves its hours out', () => {
  expect(
    read(
      '# Development log\n\n| Day | Time | Task |\n| --- | --- | --- |\n| 30.10 | 1 | setting up the Maven project |\n| | 0.5 | drawing the first plan of the rooms |\n| 31.10 | 2 | writing the requirements |',
    ),
  ).toEqual([
    'title: Development log',
    'prose: 30.10',
    'item: setting up the Maven project',
    'item: drawing the first plan of the rooms',
    'prose: 31.10',
    'item: writing the requirements',
  ])
})

it.each([';', '\t', ','])('takes the rows of a time sheet apart that are parted by %j', (mark) => {
  const row = (...cells: string[]) => cells.join(mark)
  const sheet = [
    row('Date', 'Project', 'Hours', 'Activity'),
    row('2026-11-12', 'Core', '6.0', 'Reduced the batch from 5 h to 40 min by partitioning'),
    row('2026-11-13', 'Core', '2', 'Fixed the login page for guests'),
  ].join('\n')
  expect(asMarkdown(sheet)).toHaveLength(sheet.length)
  const { resumeBullet, extractedData } = snap(sheet)
  expect(resumeBullet).toMatch(/^(?:Reduced the batch from 5 h to 40 min|Fixed the login page)/)
  expect(extractedData.solution).not.toMatch(/Core|2026|Activity/)
})

it('leaves tables of figures alone', () => {
  const table = '| step | before<br>after |\n|---|---|\n| parse 6/28 | 41 ms |'
  expect(asMarkdown(table)).toBe(table)
})

it('takes who wrote a page for no part of what it says', () => {
  const { extractedData } = snap(
    'Contact: Ann Lee <ann@example.org>\nOwner: @bo, Cy Doe\n\nAdded retries to the mail importer.',
  )
  expect(extractedData.project).not.toMatch(/ann|lee|doe/i)
})

const DEEDS = ['Fixed the login page for guests', 'Added retries to the mail importer']
it.each([
  [
    'git log --oneline',
    '3f2a1bc (HEAD -> main) Fix the login page for guests\n9d8e7f6 Add retries to the mail importer\n',
  ],
  [
    'git log',
    'commit 3f2a1bc9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a3 (HEAD -> main)\nMerge: 123abcd 234bcde\nAuthor: Ann Lee <ann@example.org>\nDate:   Mon Jun 3 10:12:44 2024 +0200\n\n    Fix the login page for guests\n\ncommit 9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a33f2a1bc\nAuthor: Ann Lee <ann@example.org>\nDate:   Tue Jun 4 10:12:44 2024 +0200\n\n    Add retries to the mail importer\n',
  ],
  [
    'the notes of a release',
    "## What's Changed\n* Fix the login page for guests by @ann in https://github.com/acme/shop/pull/12\n* Add retries to the mail importer by @bo[bot] in #13\n\n**Full Changelog**: https://github.com/acme/shop/compare/v1...v2",
  ],
  [
    'a chat',
    'Ann Lee  10:32 AM\nfixed the login page for guests\n10:40 AM\nadded retries to the mail importer\nBo Doe  10:41 AM\nnice!',
  ],
  [
    'dated lines',
    '2024-06-03: fixed the login page for guests\n2024-06-04 added retries to the mail importer',
  ],
  [
    'a table of days',
    '| Jun 3, 2024 | Fixed the login page for guests |\n| Jun 4, 2024 | Added retries to the mail importer |',
  ],
  ['days in words', '3 June - Fixed the login page for guests\nTue: added retries to the mail importer'],
  ['hours', '9:00 - 10:30 Fixed the login page for guests\n10:30 - 12:00 Added retries to the mail importer'],
  [
    'a spreadsheet',
    '03/06/2024\t3\tFixed the login page for guests\n04/06/2024\t5\tAdded retries to the mail importer',
  ],
  [
    'bullets of a word processor',
    '\u25cf Fixed the login page for guests\n\u25cf Added retries to the mail importer',
  ],
])('tells the deeds of %s and nothing else', (_, text) => {
  const { resumeBullet, extractedData, starStory } = snap(text)
  expect(resumeBullet).toBe(`${DEEDS[0]} and ${DEEDS[1]?.toLowerCase()}.`)
  expect(extractedData.project).not.toMatch(/\d|HEAD|ann|changelog/i)
  expect(Object.values(starStory).join(' ')).not.toMatch(/\d|@|\bann\b/i)
})

it.each([
  'Yesterday: fixed the login page for guests\nToday: add retries to the mail importer\nBlockers: none',
  'Yesterday\n- fixed the login page for guests\n\nToday\n- add retries to the mail importer',
  '**Yesterday**\nFixed the login page for guests.\n**Today**\nWill add retries to the mail importer.',
])('does not take for done what a stand-up has planned for today', (text) => {
  const { resumeBullet, starStory, extractedData } = snap(text)
  expect(resumeBullet).toMatch(/^Fixed the login page for guests/)
  expect([resumeBullet, extractedData.solution, ...Object.values(starStory)].join(' ')).not.toContain(
    'retries',
  )
})

it.each([
  'Lena 10:14\nI closed 12 tickets of the shop\nMe 10:20\nI rewrote the parser of the mail importer',
  'Lena: I closed 12 tickets of the shop\nMe: I rewrote the parser of the mail importer\nLena: nice',
])('quotes in a chat what others say', (text) => {
  const { resumeBullet, starStory, extractedData } = snap(text)
  expect(resumeBullet).toMatch(/^Rewrote the parser of the mail importer/)
  expect(resumeBullet + starStory.action + starStory.result + extractedData.impact).not.toMatch(
    /12|ticket|Lena/,
  )
})

it('takes no labels for people', () => {
  expect(asMarkdown('Problem: the shop is slow\nFix: added an index')).toBe(
    'Problem: the shop is slow\nFix: added an index',
  )
})

it('takes for done what a stand-up says of today in the past tense', () => {
  expect(snap('Yesterday: on leave\nToday: fixed the login page for guests').resumeBullet).toMatch(
    /^Fixed the login page/,
  )
})

it('takes the boxes of a list without its marks', () => {
  const { resumeBullet } = snap('[x] Fix the login page for guests\n[ ] Add retries to the mail importer')
  expect(resumeBullet).toMatch(/^Fixed the login page for guests/)
  expect(resumeBullet).not.toContain('retries')
})

it('reads a hundred thousand bars, brackets or blanks in no time', () => {
  const taken = timeOf(() => {
    for (const text of ['|a', '| 1/2 ', '[a|', '{{', '<p', ' =', '{code}', 'Owner: A', '\t '])
      asMarkdown(text.repeat(100_000 / text.length))
  })
  expect(taken).toBeLessThan(1000)
})

it('takes what a program prints when it falls for nothing that was done', () => {
  const { resumeBullet, extractedData } = snap(
    'Fixed a crash on the start page of the shop.\n\nTraceback (most recent call last):\n  File "app.py", line 10, in <module>\n    main()\nValueError: bad input\n\nThe config was read before the defaults were set.',
  )
  expect(resumeBullet).toMatch(/^Fixed a crash on the start page of the shop/)
  expect(`${resumeBullet} ${extractedData.solution}`).not.toMatch(/app\.py|filed|read/i)
})

it('reads what a comment in a file tells', () => {
  expect(asMarkdown('# o Wired the lamp that hangs\n#   by the door.\n# o Painted the old gate.')).toBe(
    '  - Wired the lamp that hangs\n    by the door.\n  - Painted the old gate.',
  )
  expect(asMarkdown('// the lamp was off, so I\n// wired it again and\n// it is lit now')).toBe(
    '   the lamp was off, so I\n   wired it again and\n   it is lit now',
  )
  expect(asMarkdown(':: the lamp was off, so I\n:: wired it again and\n:: it is lit now')).toBe(
    '   the lamp was off, so I\n   wired it again and\n   it is lit now',
  )
  expect(asMarkdown('### The lamp was off, so I wired\n### it again. It is lit\n### and stays so.')).toBe(
    '\n\n\n\nThe lamp was off, so I wired     it again. It is lit     and stays so.',
  )
  const sections = '## Lamps of the house\n### wiring\n### Gates\n### Locks'
  expect(asMarkdown(sections)).toBe(sections)
  const headings = '# Lamps\n# Gates\n# Locks of the house'
  expect(asMarkdown(headings)).toBe(headings)
})

it('tells no line of what a compiler or a checker prints', () => {
  const { resumeBullet, starStory } = snap(
    'Add room for the last row of the lamp map\n\n==42== Invalid read of size 1\n==42==    at 0x11: lamp (lamp.c:3)\n    #0 0x55 in lamp lamp.c:3\nlamp.c:3:7: error: lamp was used before it was set\n   3 |   lamp = 1;\n     |   ^~~~',
  )
  expect(`${resumeBullet} ${starStory.situation} ${starStory.action}`).not.toMatch(
    /==|0x|lamp\.c|before it was set/,
  )
})
