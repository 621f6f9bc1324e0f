import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

it.each([
  [
    'I moved the count of the boats. Lamps and bells were counted twice before and after the gate, fixed that too.',
    /twice/,
  ],
  ['I wired the lamp to the mast. Before I wired the lamp to the rail and it only lit now and then.', /rail/],
  [
    '# Flooded lock\n\n## Timeline\nEvents are listed in order.\n\n- Closed the lower gate.\n- Pumped the lock dry.',
    /[Ee]vents/,
  ],
  ['Debug lamp format fix in the fog horn\n\nThe horn takes a number, but got a word.', /[Dd]ebugged/],
  ['Import attempts to count the boats by hand. We now write a warning into the log book.', /[Ii]mported/],
  [
    'Lets two ferries land at once\n\nQueue does not allow passing a limit to the gate, so we keep our own.',
    /queue does/,
  ],
])('tells neither what went wrong, nor what the report or a thing does, as a deed in %j', (text, told) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(resumeBullet).not.toMatch(told)
  expect(`${starStory.action} ${starStory.result}`).not.toMatch(told)
})
