import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { enumerate, withLastAnd } from './deed-list.ts'

test.each([
  [['moved the pumps', 'sealed the tank'], 'moved the pumps and sealed the tank'],
  [['moved pumps and valves', 'sealed the tank'], 'moved pumps and valves, and sealed the tank'],
  [
    ['wired the lamp and replaced the frame', 'sealed the tank'],
    'wired the lamp, replaced the frame, and sealed the tank',
  ],
  [
    ['wired the lamp', 'replaced the frame, and brought the tank inside'],
    'wired the lamp, replaced the frame, and brought the tank inside',
  ],
  [['added a lamp', 'added a fuse'], 'added a lamp and a fuse'],
  [['ran the lamp on mains', 'ran a fuse test'], 'ran the lamp on mains and ran a fuse test'],
  [
    ['tied the lamp to the post', 'tied the gate to the wall'],
    'tied the lamp to the post and the gate to the wall',
  ],
  [['added lamp', 'added small switch'], 'added lamp and a small switch'],
  [['set up a lamp', 'set the fuse to blow late'], 'set up a lamp and set the fuse to blow late'],
  [['moved the pump, which leaked', 'sealed the tank'], 'moved the pump, which leaked, and sealed the tank'],
  [
    ['wrote a script which read the gauge and stored the value', 'sealed the tank'],
    'wrote a script which read the gauge and stored the value, and sealed the tank',
  ],
])('lists %j', (deeds, expected) => {
  expect(enumerate(deeds)).toBe(expected)
})

test.each([
  [['installed lamps, fuses on the wall', 'sealed the tank']],
  [['moved the pump', 'replaced the frame, the door, and the gate', 'sealed the tank']],
  [['rebuilt and tested the pump', 'replaced the frame', 'sealed the tank']],
])('lists nothing where %j would not be clear', (deeds) => {
  expect(enumerate(deeds)).toBeUndefined()
})

test('a list of deeds goes on after one that is done to a single name', () => {
  const { resumeBullet } = analyse(
    'Promoted the replica, reconfigured haproxy, updated the runbook of the harbour.',
  )
  expect(resumeBullet).toMatch(/^Promoted the replica, reconfigured HAProxy, and updated the runbook/)
})

test.each([
  ['stopped the belt, cut the strap', 'stopped the belt and cut the strap'],
  ['moved the pumps and valves, ran a cable', 'moved the pumps and valves, and ran a cable'],
  ['moved the desk, swept the floor, built a lamp', 'moved the desk, swept the floor, and built a lamp'],
  [
    'cleaned the oven, lifting the lid, carefully scraping the grate',
    'cleaned the oven, lifting the lid, and carefully scraping the grate',
  ],
  ['rebuilt the pump, used by three farms', 'rebuilt the pump, used by three farms'],
  ['rebuilt the pump, written off in May', 'rebuilt the pump, written off in May'],
  ['let the clerk in, provided the gate is shut', 'let the clerk in, provided the gate is shut'],
  ['rebuilt the pump, halving the noise', 'rebuilt the pump, halving the noise'],
  ['moved the desk, hung a lamp and swept the floor', 'moved the desk, hung a lamp and swept the floor'],
  ['moved the desk, swept the floor, and hung a lamp', 'moved the desk, swept the floor, and hung a lamp'],
])('"%s" is one list: "%s"', (told, listed) => {
  expect(withLastAnd(told)).toBe(listed)
})
