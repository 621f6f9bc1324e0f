import { describe, expect, test } from 'vitest'
import { CUES } from './cues.ts'

const has = (cue: string, text: string) => CUES[cue]?.test(text)

describe('cues of a result', () => {
  test.each([
    ['works', 'The motors work.', 'Spent the day at work.'],
    ['works', 'It is working again.', 'Went back to the last working copy.'],
    ['works', 'The suite passed.', 'The token is passed to the worker.'],
    ['works', 'The bridge works.', "The bridge doesn't seem to be working."],
    ['isNow', 'The door now closes.', 'I kept the old door for now.'],
    ['isNow', 'Both axes are level now.', 'I am now going to level both axes.'],
    ['restored', 'The import is done.', 'The import is done by two people.'],
    ['restored', 'The shop was reachable again since 09:10.', 'The shop failed again.'],
    ['confirmation', 'The client confirmed it.', 'The offer has not been accepted.'],
    ['noHarm', 'No letters were missed.', 'Many letters were missed.'],
    ['gotGoing', 'Got the second screen to work on the tablet.', 'I tried to get the second screen to work.'],
    ['gotGoing', 'I finally have the radio and the relay working.', 'I have a relay on the desk.'],
    ['ready', 'The rig is fully calibrated.', 'The rig is with the painter.'],
    ['ease', 'The upgrade went smoothly.', 'The upgrade went on.'],
    ['ease', "That isn't too bad for a first try.", 'That is bad for a first try.'],
    ['mishap', 'I had wired the fuse backwards and fried it.', 'I wired the fuse.'],
    ['success', 'The new bearing is a big win.', 'The successor of the bearing is here.'],
    ['runs', 'Both pumps seem to run well now, they work fine.', 'They work in the same building.'],
    ['thisMade', 'This simplified the whole set-up.', 'I simplified this whole set-up.'],
    ['canNow', 'Visitors can now book a second seat.', 'Visitors can book a second seat.'],
    ['canNow', 'I was finally able to read the meter.', 'I was about to read the meter.'],
    ['timesheet', 'Tide table - 6.5 hrs', 'The tide table took 6.5 hours to print again.'],
    ['wish', 'A part I would like to change is the lid.', 'I changed the lid.'],
    ['wish', 'We are considering another supplier.', 'We found another supplier.'],
    ['averts', 'It does fix the drift.', 'I want to fix the drift.'],
  ])('%s: "%s" but not "%s"', (cue, yes, no) => {
    expect(has(cue, yes)).toBe(true)
    expect(has(cue, no)).toBe(false)
  })
})
