import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { plainWords } from './plain-words.ts'

test.each([
  ['Whipped up a small tool that sorts the nets.', 'Built a small tool that sorts the nets.'],
  ['Then I threw together a stand for the gauge.', 'Then I built a stand for the gauge.'],
  ['Cranked out the labels for all 40 hives.', 'Completed the labels for all 40 hives.'],
  ['The storm knocked out the power in the barn.', 'The storm knocked out the power in the barn.'],
  ['We ironed out the last kinks in the winch.', 'We resolved the last problems in the winch.'],
  ['Squashed a nasty bug in the tide table.', 'Fixed a nasty bug in the tide table.'],
  ['Squashed the last three commits.', 'Squashed the last three commits.'],
  ['I took a stab at soldering the lamp.', 'I tried soldering the lamp.'],
  ['I then wrapped my head around the way the lock turns.', 'I then learned the way the lock turns.'],
  ['Banged my head against the valve all day.', 'Struggled with the valve all day.'],
  ['Sank three hours into the loose hinge.', 'Spent three hours on the loose hinge.'],
  ['Hooked the lamp up to the mast.', 'Connected the lamp to the mast.'],
  ['Gave up and painted the oak boards.', 'Painted the oak boards.'],
  ['Printed two brackets and mounted on the rack.', 'Printed two brackets and mounted them on the rack.'],
  ['I built a relay and installed in the shed.', 'I built a relay and installed it in the shed.'],
  ['You can now stack crates.', 'Users can now stack crates.'],
  ['You can now see the crates below.', 'You can now see the crates below.'],
  ['My main contribution this sprint was the pager.', 'I contributed the pager.'],
  ['Spun up a second kiln.', 'Set up a second kiln.'],
  ['Having failed at the lock.', 'I had failed at the lock.'],
  ['Having failed at the lock, I filed a key.', 'Having failed at the lock, I filed a key.'],
])('%j is told as %j', (said, meant) => {
  expect(plainWords(said)).toBe(meant)
})

test('what was missing is added by its name, however it was found out', () => {
  const { resumeBullet } = analyse(
    'The winch stopped twice a day. Turned out the end switch was missing. Added it and both drums turn again.',
  )
  expect(resumeBullet).toMatch(/^Added the end switch\b/)
})
