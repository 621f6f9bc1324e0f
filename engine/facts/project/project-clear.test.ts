import { describe, expect, it, test } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProject } from './project.ts'

const projectOf = (text: string) => findProject(readDocument(text)).project

const BODY = '\n\nThe list was read twice. It is read once now.'

describe('what heads a page and not the work', () => {
  it.each([
    ['# Troubleshooting Log\n\n## Pump lost its prime\n\nI bled the pump and it ran again.', /pump/i],
    ['## Issue 1: the tide gauge froze\n\nI thawed the tide gauge with warm water.', /^tide gauge/],
    ['## B. Automated the morning count\n\nI wired the counter to the gate.', /^morning count/],
    ['# TL;DR\n\nI built a tide table for the harbour and the tide table prints itself.', /tide table/],
    ['# Understanding how tide tables are drawn\n\nI drew two tide tables by hand.', /^tide tables/],
    [
      '## Updating\n\nI moved the tide table to the new harbour page. The tide table is linear now.',
      /tide table/,
    ],
  ])('%s', (text, name) => expect(findProject(readDocument(text)).project).toMatch(name))

  it('is not who signed the entries of a log', () => {
    const log =
      'mayaK -- 2025-04-09 0:42\n  - finished the tide table page\n\nleoP -- 2025-04-10 2:19\n  - fixed the tide table footer\n'
    expect(findProject(readDocument(log)).project).toMatch(/tide table/)
  })
})

describe('a title that names a trouble or a switch', () => {
  test.each([
    ['Fix deadlock when running the crate backup', 'crate backup'],
    ['Improve validation and error messages during seed import', 'seed import'],
    ['Add option to limit the size of the harvest export', 'size of the harvest export'],
    ['build: warn instead of abort on a tide profile mismatch', 'tide profile mismatch'],
    ['40 minute outage of the ferry desk', 'ferry desk'],
    ['Pump disk refuses to detach, causing downtime for the brewery', 'brewery'],
    ['SIGSEGV when Gondola is closed while a ride is running', 'Gondola'],
    ['fix(security): reject path traversal in crate unpackers', /crate unpackers$/],
  ])('%s', (title, project) => expect(projectOf(title + BODY)).toMatch(project))

  it('leaves it to the text where it names nothing else', () => {
    expect(
      projectOf('Fix two races\n\nThe ferry queue could start twice. I lock the ferry queue first.'),
    ).toBe('ferry queue')
  })
})

describe('a name', () => {
  test.each([
    ['ends before its verb', `Mooring gateway refuses connections${BODY}`, 'Mooring gateway'],
    ['keeps a noun that could be a verb', `Mail gateway ignores late parcels${BODY}`, 'Mail gateway'],
    ['loses how it was done', `Pass crane values directly${BODY}`, 'crane values'],
    [
      'is no heading of a form',
      '## Progress made\n\nThe tide mill turns. I oiled the tide mill.',
      'tide mill',
    ],
    [
      'is nobody the work was for',
      'User: Dana Muller\n\n- Could not open the tide drive\n- Mapped the tide drive again',
      'tide drive',
    ],
    ['is no clock', 'The tide desk was down from 9 to 11 MDT. We restarted the tide desk.', 'tide desk'],
    [
      'is no number of a report',
      'Harbour Lights Postmortem Report (#2)\n\nThe lamps were off.',
      'Harbour Lights',
    ],
    [
      'is a file without its folders',
      'Replaced the loop in `src/ui/TideGrid.tsx`. `src/ui/TideGrid.tsx` is shorter.',
      'TideGrid',
    ],
  ])('%s', (_, text, project) => expect(projectOf(text)).toBe(project))
})

describe('a log without a title', () => {
  test.each([
    [
      'is about what comes back',
      '12 May\n\nThe elbow servo arrived. I mounted it on the robot. The robot was slow. I printed a bracket, and the robot lifts again.',
      'robot',
    ],
    [
      'is about one thing, and what was met once is not told beside it',
      'Fixed the login of our ferry app on Monday. The rest of the week was Spring Carnival. The ferry app keeps its session.',
      'ferry app',
    ],
    [
      'is about the repository it links to',
      'Fixed the flags of Tidemark. See https://github.com/ada/tidemark for more.',
      /^Tidemark$/i,
    ],
  ])('%s', (_, text, project) => expect(projectOf(text)).toMatch(project))
})

test('a name has left behind what leads to it', () => {
  expect(projectOf('According to the manual the boiler is drained at night. Added a valve.')).toBe('boiler')
})
