import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

type Part = 'situation' | 'task' | 'action' | 'result'

function told(text: string): Record<'bullet' | Part, string> {
  const { resumeBullet, starStory } = analyse(text)
  return { bullet: resumeBullet, ...starStory }
}

describe('a note of plain words', () => {
  it.each([
    [
      'The crane stops every time the hatch is opened. I made the log skip empty rows.',
      'The crane stopped every time the hatch was opened.',
    ],
    [
      'The boiler stops each time the valve is closed. I wrote a log reader.',
      'The boiler stopped each time the valve was closed.',
    ],
  ])('is told in one tense: %s', (text, situation) => {
    expect(told(text).situation).toBe(situation)
  })

  it.each([
    ['Showed tide warnings next to the berth they belong to.', /\ban? tide warnings\b/],
    [
      'Let skippers change the berth plan.\n\nSearching for a berth took up to 12 s.',
      /with searching for a berth took/,
    ],
    [
      'Cached the results of the tide search. Users can now do this themselves.',
      /making it possible to do this/,
    ],
    ['Make sure that every boat gets exactly one berth\n\nThe list is short now.', /working on the make\b/],
    ['This change bumps tide-plugin from 7.2 to 7.9.', /change bumps/],
    [
      'The page crashed whenever a skipper had no address. Add validation to the berth form.',
      /give the page crashed/,
    ],
    ['Changed the default timeout from 5 s to 20 s.', /was using 5 s/],
  ])('is told without a slip: %s', (text, slip) => {
    for (const sentence of Object.values(told(text))) expect(sentence).not.toMatch(slip)
  })

  it.each([
    [
      'Caught exceptions thrown by the mail gateway.',
      'Exceptions thrown by the mail gateway have been caught.',
    ],
    [
      'I used TideView.h along with the helpers of the yard.',
      'TideView.h is now used along with the helpers of the yard.',
    ],
    [
      'Converted the legacy scripts to Python 3 before the next release.',
      'The legacy scripts are now converted to Python 3.',
    ],
    [
      'Moved the settings to a YAML file without breaking the API.',
      'The settings have moved to a YAML file.',
    ],
    [
      'Added a --dry-run flag to the deploy script after talking to the yard.',
      'The deploy script now has a --dry-run flag.',
    ],
    [
      'I added a flag that drains a tank without touching your own pump.',
      'There is now a flag that drains a tank without touching the pump.',
    ],
  ])('ends with how things are now, and not with how they once were done: %s', (text, result) => {
    expect(told(text).result).toBe(result)
  })

  it.each([
    ['The kiosks rebooted in the middle of a sale. Add a spare fuse.', 'action', 'I added a spare fuse.'],
    ['Too many guests had keys. I removed the old locks.', 'situation', 'Too many guests had keys.'],
    [
      'Too many guests had keys. I removed the old locks.',
      'bullet',
      'Removed the old locks after too many guests had keys.',
    ],
    [
      'Passes never expired, which was a risk. I fixed the clock.',
      'task',
      'I had to make sure that the passes expired.',
    ],
    [
      'Every night at two the gate shut itself. I swapped out the old spring.',
      'task',
      'I had to keep the gate from shutting itself.',
    ],
    [
      'I stored the tide tables in Redis. So far no tables were lost.',
      'bullet',
      'Stored the tide tables in Redis, after which no tables were lost.',
    ],
    ['Rebuilt the berth index overnight.', 'result', 'The berth index has been rebuilt.'],
    ['Protected the main branch against direct pushes.', 'situation', 'I was working on the main branch.'],
    [
      'Protected the main branch against direct pushes.',
      'result',
      'The main branch is now protected against direct pushes.',
    ],
    [
      'Replaced all uses of the old key with a badge.',
      'situation',
      expect.not.stringContaining('was using all'),
    ],
    [
      'Restored the berths from the backup. Restoring a berth now takes one minute.',
      'situation',
      'I was working on the berths.',
    ],
    [
      'Added a fallback page shown when the tide feed is down.',
      'situation',
      expect.not.stringContaining('page shown'),
    ],
    [
      'Removed the hard-coded path to the berth file\n\nIt is much quieter now.',
      'bullet',
      expect.not.stringContaining('because'),
    ],
    [
      'Fixed a crash when an a tide table is read.',
      'bullet',
      expect.stringMatching(/^Fixed a crash when a tide table/),
    ],
    [
      "Let's not orphan the berth list returned by get_name. It is copied anyway.",
      'situation',
      expect.not.stringContaining("Let's"),
    ],
    [
      'Replaced the check for boats going to tide_yard with a more relaxed one.',
      'result',
      'The check for boats going to tide_yard is now replaced with a more relaxed one.',
    ],
    ['I stopped the pump from starting twice.', 'result', 'The pump can no longer start twice.'],
    [
      'I wrapped the calls to the printer in a lock.',
      'result',
      'The calls to the printer are now wrapped in a lock.',
    ],
  ] as const)('is told as it was: %s', (text, part, expected) => {
    expect(told(text)[part]).toEqual(expected)
  })
})
