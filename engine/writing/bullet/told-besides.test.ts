import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test.each([
  [
    'what a change is said to be for',
    'Prune the tide cache\n\nThis PR aims to lower the memory use of the harbour server by dropping old tides.',
    'Pruned the tide cache and dropped old tides to lower the memory use of the harbour server.',
  ],
  [
    'what it was done for, whatever the verb',
    'Stream the berth maps by tile\n\nThis PR aims to stream the berth maps by tile so as to be able to draw the largest ports.',
    'Streamed the berth maps by tile to be able to draw the largest ports.',
  ],
  [
    'a weakness that the subject line names',
    'Fixed CVE-2031-4455 -- Blocked quotes in berth names of reports.\n\nBerth names are put into the page as they are.',
    'Blocked quotes in berth names of reports to fix CVE-2031-4455.',
  ],
  [
    'what the made thing is good for',
    'Add debouncing to the berth search\n\nDebouncing prevents needless calls to the tide service.',
    'Added debouncing to the berth search to prevent needless calls to the tide service.',
  ],
  [
    'how far it goes',
    'Translate berth names\n\nSo far it has only been done for the northern ports and most of the code is in the view.',
    'Translated berth names for the northern ports',
  ],
  [
    'that it had been left out',
    'Update the manual to mention tide alarms\n\nThis was forgotten in the last release.',
    'Updated the manual to mention tide alarms, which had been forgotten in the last release.',
  ],
  [
    'what a fault has led to',
    'Revert the lock of the crane table\n\nThe lock is taken twice. This has led to a deadlock in which two cranes wait for each other.',
    'Reverted the lock of the crane table, which had led to a deadlock.',
  ],
  [
    'what the thing that was taken away had caused',
    'Stop keeping crates in the hold\n\nKeeping crates in the hold (which is damp) is often causing rot in the lower decks.',
    'Stopped keeping crates in the hold, which had often caused rot in the lower decks.',
  ],
  [
    'but not what its going brings',
    'Remove the eager poll of the berth list\n\nRemoving the berth list poll blocks nothing but the old client of the harbour office.',
    'Removed the eager poll of the berth list',
  ],
  [
    'what the change that was reverted did',
    'revert: "flush the tank more often"\n\nReverts harbour/pump#61\n\nIt helps a bit but causes constant leaks of the valve.',
    'Reverted a change to flush the tank more often, which had caused constant leaks of the valve.',
  ],
  [
    'how many fewer there are',
    'Ask less often in the tide poll\n\nThis meant about 260K fewer calls a day, so no record, but quite nice.',
    'with about 260K fewer calls a day.',
  ],
  [
    'how it was without',
    'Use a pool for the berth queries\n\nWithout the pool each call opened its own line.',
    'because without the pool each call opened its own line.',
  ],
  [
    'what a fault had caused now and then',
    'Fix the tide race\n\nPreviously there was a race in this gauge and the level it used varied, causing the occasional wrong turn.',
    'Fixed the tide race, which had caused the occasional wrong turn.',
  ],
  [
    'when a fault occurred',
    'Fix for one-byte overflow in tide_parse\n\nA level is parsed from hex. The one-byte overflow would occur when the level had a single digit, and would spoil the next gauge.',
    'which occurred when the level had a single digit.',
  ],
  [
    'what a thing did not do before',
    'Fixed the lid of the tank: Previously, the lid would not open from the left side but it would from the right.',
    'Fixed the lid of the tank, which would not open from the left side.',
  ],
  [
    'what was wrong in it',
    'Fixed gate closing: Previously, the bolt would not slide from the inner side.',
    'Fixed gate closing, where the bolt would not slide from the inner side.',
  ],
  [
    'what a fault made fail',
    'Fix the mooring fixture\n\nGit merged both branches cleanly, so the old name reached main unnoticed and every job that reads the mooring tests now fails.',
    'Fixed the mooring fixture, which had made every job that reads the mooring tests fail.',
  ],
  [
    'the release it belongs to',
    'Polished the tide map and its legend.\nThis is the first stable release.',
    'Polished the tide map and its legend for the first stable release.',
  ],
  [
    'what forced it',
    'An audit by the port forced us to rotate all tide keys.',
    'Rotated all tide keys because of an audit by the port.',
  ],
  [
    'what its maker wanted',
    'I wanted to steer the greenhouse fans from my phone. Built a small web page on a spare board.',
    'Built a small web page on a spare board to steer the greenhouse fans from a phone.',
  ],
  [
    'for whom it was done',
    'Split the tide modules by port\n\nAs a harbour engineer, I want the set-up to be simple so that I can more easily see which ports are declared.',
    'Split the tide modules by port so that harbour engineers could more easily see which ports were declared.',
  ],
  [
    'what it uses now',
    'Moved the berth builds to the new runners\n\nThis setup uses bucket caches instead of attached disks.',
    'Moved the berth builds to the new runners, using bucket caches instead of attached disks.',
  ],
  [
    'how a template says it behaved before',
    'Make boats notice piers\n\n## What is the current behavior?\n\n- Boats can sail through piers.\n\n## What is the new behavior?\n\n- The boats stop at each pier of the harbour.',
    'Made boats notice piers because boats could sail through piers.',
  ],
  [
    'where a figure came from',
    'Last week I was getting an accuracy of 56% with the tide model, now after some changes the model accuracy is increased to 59%.',
    'Increased the model accuracy from 56% to 59%',
  ],
  [
    'what the text calls the thing',
    'Diary\n\nAdded an inventory. There will be four boats in this game.',
    'Added an inventory as part of the work on the game.',
  ],
  [
    'a filler that cannot be heard of something else',
    'Built a tide model that works.',
    'Built a tide model that works, as part of the project.',
  ],
])('a short bullet is told with %s', (_what, note, bullet) => {
  expect(bulletOf(note)).toContain(bullet)
})

test.each([
  ['Add a tide lock to the crane\n\nThe old valve prevents needless calls to the quay.', /to prevent/],
  ['Add a tide lock to the crane\n\nA tide lock would prevent a second run.', /to prevent/],
  ['Translate berth names\n\nOnly tested in the northern ports.', /northern/],
  ['Add a berth map\n\nThe map is missed by nobody.', /missed/],
  ['We wanted to move all ports to the cloud next year. Added a tide index.', /to move/],
  ['Wired the PCB. Our website went through some changes.', /website/],
])('what is said of something else, or only might be, is not: %s', (note, not) => {
  expect(bulletOf(note)).not.toMatch(not)
})
