import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProject } from './project.ts'

function projectOf(text: string): string {
  return findProject(readDocument(text)).project
}

describe('the likeliest of what a note speaks of', () => {
  it.each([
    [
      'is a thing, whatever was done to it',
      'What mattered most was introduced late on Tuesday: building harbour analytics in our ferries.',
      'harbour analytics in our ferries',
    ],
    [
      'is what the text returns to',
      'I met the vendor about a lease. The tide gauge drifts. I opened the tide gauge and cleaned it. The tide gauge is fine now.',
      'tide gauge',
    ],
    [
      'is no circumstance',
      'After a short break I had an opportunity. I repaired the mooring winch.',
      'mooring winch',
    ],
    ['is no part of anything', 'I changed a line on the page. The mooring winch stalls.', 'mooring winch'],
    ['is no span of months', 'During Sep-Nov 2021 I rebuilt the mooring winch.', 'mooring winch'],
    [
      'ends in its noun',
      'I fed kelp cards to both readers and watched which one spat the cards out.',
      'kelp cards',
    ],
    ['loses its count', 'I wrote five main harbour functions.', 'harbour functions'],
    [
      'has all its words where one alone came out first',
      'The migration is done. I finished the ledger migration and wrote about the migration.',
      'ledger migration',
    ],
    [
      'is joined as the text joins it',
      'Today was all about keyboard handling of the tide picker.',
      'keyboard handling of the tide picker',
    ],
    ['what was made so', 'I made the tide gate waterproof and it no longer leaks.', 'tide gate'],
  ])('%s', (_, text, project) => expect(projectOf(text)).toBe(project))

  it.each([
    ['a person', 'Met Zachary about the plan. Zachary was ill. I rebuilt the mooring winch.', /Zachary/],
    ['a verb', 'The mooring winch was introduced in spring and I repaired it last night.', /introduced/],
    [
      'a place of talk',
      'Wrote a new rigging quiz, as all answers to the last were found on GitHub.',
      /GitHub/,
    ],
    ['a column', 'Added a sorted index on (berth_id, moored_at) to the berths.', /berth_id|moored_at/],
    ['a country', 'Sailors in Brazil got the wrong tide, so I moved the tables into a file.', /^Brazil/],
    ['a spoken language', 'Translated the logbook into Polish and German.', /^Polish/],
    ['who knew', 'Wrote the winch manual, since so far only Torvi knew how.', /Torvi/],
    [
      'an option of a command',
      'I was late. Then I ran `kelp sync --all --from` twice for the mooring winch.',
      /--/,
    ],
  ])('never is %s', (_, text, never) => expect(projectOf(text)).not.toMatch(never))

  it('is found in a forwarded mail as in any text', () => {
    const mail =
      '> The disk alerts for staging were never firing.\n>\n> I fixed the label of the disk alerts.'
    expect(projectOf(mail)).toBe('disk alerts for staging')
  })
})

it.each([
  [
    'what a bracket adds explains the thing before it',
    '- Tide source switch (Gullbase/Ternbase) on the harbour page.\n- Gullbase answers first.\n- The switch is remembered.',
    /[Ss]witch|harbour page/,
  ],
  [
    'an identifier is not many things because it ends in an s',
    '`harbour_log.berths` was short of 25 rows that Gullbase has. Gullbase sends no rows for a closed berth. Gullbase was asked again.',
    'harbour_log.berths',
  ],
  [
    'letters that every team writes large are no name',
    'This change makes the berth planner quicker, because the ML features were slow. ML is off now. With ML on it takes 9 s.',
    /berth planner/,
  ],
])('%s', (_, text, project) => expect(projectOf(text)).toMatch(project))

describe('a name that somebody made up', () => {
  it.each([
    [
      'is told before what it is a part of',
      'The default lamp was slow to open under the new roof, so links in Epifer lamps were signed. Most Epifer tiles keep their own colour.',
      /Epifer/,
    ],
    [
      'is told before the fault in it',
      'Fixed a default berth crash for every crew. Quayvo boards opened slowly, and the night icon in Quayvo boards reverted.',
      /Quayvo/,
    ],
    [
      'is no person who is credited',
      'Let the crane sleep while nobody hoists (Orvo Blen). The crane wakes at six (Orvo Blen).',
      /crane/,
    ],
    [
      'goes without its release',
      'Nobody has tried Lampiko v0.3 yet. The audio works in Lampiko for the first time, and TR9 input lags.',
      /Lampiko/,
    ],
  ])('%s', (_, text, project) => expect(projectOf(text)).toMatch(project))

  it('stands alone in a title whose parts lie under its address', () => {
    const text =
      '# Tidewatch\n\nI added support for [LOG files](https://docs.quay.example/tidewatch/log.html), and the next release is near.'
    expect(projectOf(text)).toBe('Tidewatch')
  })

  it('is not the shouted joint of a sentence', () => {
    expect(
      projectOf('I tracked it to a broken relay. BUT I am not so sure. Pulled the relay board out.'),
    ).not.toBe('BUT')
  })
})
