import { describe, expect, test } from 'vitest'
import { findProse } from '../../facts/fields/prose.ts'
import { readDocument } from '../../text/lines/document.ts'
import { tell } from './deed.ts'
import { findDeeds } from './deeds.ts'

function deedsOf(text: string): string[] {
  return findDeeds(findProse(readDocument(text))).map((deed) => tell(deed, 'past'))
}

describe('a deed in running prose is read', () => {
  test.each([
    [
      'Since the lamp was late, I went ahead and quickly wired the gate.',
      'wired the gate because the lamp was late',
    ],
    ["We've corrected for this by reversing both motors.", 'reversed both motors'],
    ['I used the quiet week to clean up the yard.', 'cleaned up the yard'],
    ['Interviewed five guests about the gate.', 'interviewed five guests about the gate'],
    ['Regarding the gate, painted both hinges.', 'painted both hinges'],
    ["Let's fix this by adding a lamp to the gate.", 'added a lamp to the gate'],
    ['To fix this, add a lamp to the gate.', 'added a lamp to the gate'],
    ['The wiring of the gate is finished and covers both sides.', 'finished the wiring of the gate'],
    ['Schematic of the gate complete, lamps started.', 'finished schematic of the gate'],
    ['Three alarms triaged and closed.', 'triaged three alarms'],
    [
      'The bells of the east quay have been rewired to be easier to mend.',
      'rewired the bells of the east quay to be easier to mend',
    ],
    ['Two leaks fixed in the ferry hull.', 'fixed two leaks in the ferry hull'],
    [
      'The tide table was moved to the harbour page, which is loaded first but can be left out.',
      'moved the tide table to the harbour page, which is loaded first',
    ],
    ['Lamp panel added so that we can see the berths.', 'added lamp panel so that we can see the berths'],
    ['This patch set adds a lamp to the gate.', 'added a lamp to the gate'],
    ['New lamp added for the north gate.', 'added new lamp for the north gate'],
    ['This fixes three race conditions in the gate queue.', 'fixed three race conditions in the gate queue'],
    ['This resolves the crash when the lamp is removed.', 'resolved the crash when the lamp is removed'],
    ['After swapping the fuse the lamp came up at once.', 'swapped the fuse'],
    [
      'Disconnecting one lamp at a time showed that the switch was at fault.',
      'found that the switch was at fault',
    ],
    [
      'There were odd sounds that were fixed by painting the hinge of the gate.',
      'painted the hinge of the gate',
    ],
    ['After lunch I helped calibrate two gauges and entered the figures.', 'helped calibrate two gauges'],
    ['After switching to the oak wedge everything closed properly.', 'switched to the oak wedge'],
    ['I added lanterns.', 'added lanterns'],
    ['It was free, and after an hour of work I was able to open the old gate.', 'opened the old gate'],
    ['Tuesday replaced the lamp of the gate.', 'replaced the lamp of the gate'],
    ['Our team has continued making changes to the gate.', 'continued making changes to the gate'],
    ['The gate is moved to the north side of the yard.', 'moved the gate to the north side of the yard'],
    ['The next step was to isolate the gate from the mains.', 'isolated the gate from the mains'],
  ])('%s', (text, deed) => {
    expect(deedsOf(text)).toContain(deed)
  })

  test('beside what was done, that one has been at', () => {
    expect(deedsOf("I painted the gate. I've been refactoring the fare table of the yard.")).toEqual([
      'painted the gate',
      'worked on refactoring the fare table of the yard',
    ])
  })
})

describe('and none is', () => {
  test.each([
    ['what the reader is told', 'To open the gate, press the button twice.'],
    ['what is told to the reader by "you"', 'To fix this, add your lamp to the gate.'],
    ['what is agreed for later', "Let's paint the gate next week."],
    ['what is not finished', 'The wiring of the gate is almost finished.'],
    ['what is half done', 'Wiring of the gate half done.'],
    ['when it will be', 'Once the wiring is done, the gate opens.'],
    ['what went by itself', 'Connection dropped after two minutes.'],
    ['what was suffered', 'Process killed by the kernel for lack of memory.'],
    ['what a program does all the time', 'The log is deleted every night.'],
    ['what a program does at an event', 'The session is removed on logout.'],
    ['what another does', 'The gate is moved by the motor.'],
    ['what is to be done on a day', 'May 25th: Finish the gate.'],
    ['what a day was', 'Tuesday marked the end of the gate.'],
    ['what one was not able to do', 'It was free, and I was not able to open the gate.'],
    ['harm', 'This introduces a delay of two seconds, which is bad.'],
    ['when the trouble began', 'After swapping the fuse the lamp was dead.'],
  ])('%s', (_, text) => {
    expect(deedsOf(text)).toEqual([])
  })
})
