import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  ['Door codes were stored in a text file. I migrated them to Vault.', 'Migrated door codes to Vault'],
  ['The tide chart was drawn with GD. Rewrote it in D3.', 'Rewrote the tide chart in D3'],
  ['Tickets were kept in binders. I built a booking app in Flutter.', 'Built a booking app in Flutter'],
  ['Meters were read only in spring. We added a radio module to each.', 'Added a radio module'],
  ['Maps were rendered on the phone, so I moved them to a tile server.', 'Moved maps to a tile server'],
  ['The well log was rewritten on every drip. I keyed the log by day.', 'Keyed the log by day'],
  ['Two of the lamps were wired to the same switch. I moved the second one to the attic.', 'Moved'],
  [
    'The night flag was ignored by the gate. I passed the flag on to its lock.',
    'Passed the flag on to its lock',
  ],
  [
    'The weigh queue was long. We weighed each sack twice. I added a second scale at the gate.',
    'Added a second',
  ],
  [
    'The fuse of the hall tripped every day. We lit all stoves at once. Put a timer on each stove.',
    'Put a timer',
  ],
  ['The old clerk wrote each bill by hand. I printed all bills with one script.', 'Printed all bills'],
])('does not claim how things were before in %j', (text, deed) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(resumeBullet.startsWith(deed)).toBe(true)
  expect(starStory.situation).toContain(text.slice(0, text.search(/[.,]/)))
  expect(starStory.action).toMatch(/^(?:I|We) /)
})

it.each([
  ['We moved all twelve boats at once. Then I updated the berth list.', 'Moved all twelve boats at once'],
  ['The hull was repaired in March. I then replaced it with a steel one.', 'Repaired the hull'],
  ['A radio was added to the buoy. I tested it in the harbour.', 'Added a radio to the buoy'],
  ['The roof was repaired without any trouble. I painted the walls.', 'Repaired the roof'],
  ['The photo was resized for each frame. I uploaded the photo to the shop.', 'Resized the photo'],
])('still claims what was done first in %j', (text, deed) => {
  expect(analyse(text).resumeBullet.startsWith(deed)).toBe(true)
})
