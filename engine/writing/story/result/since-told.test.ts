import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const storyOf = (text: string) => analyse(text).starStory

test.each([
  [
    'Add a latch to the hen house\n\n## Problem\n\nThe hen house stood open at night.\n\n## Fix\n\n- Added a latch with a spring to the door\n- Ensures the door is fully shut before dusk\n- Painted the frame of the window',
    'The door is now fully shut before dusk.',
  ],
  [
    'The hens were lost in the yard. We set the timer of the door to dusk, ensuring that the door will slowly close after each storm.',
    'The door now slowly closes after each storm.',
  ],
  [
    'Remove the second timer from the hen house\n\nThe second timer was racing the first one. After this change, the whole flock will get the full hour of light.',
    'The whole flock now gets the full hour of light.',
  ],
  [
    'Renew the fence\n\n## Changes\n\n- Replaced the posts of the fence\n- Moved the gate to the yard\n\n## Impact\n\n- Improved the light and the air in both coops\n- Better nests',
    'This improved the light and the air in both coops.',
  ],
  [
    'I turned the sign at the gate so visitors find the hen house from the road.',
    /^Visitors now find the hen house/,
  ],
])('how things are since is told as the result: %s', (text, result) => {
  expect(storyOf(text).result).toMatch(result)
})

test.each([
  ['I moved the sign so that the hens would find it later.', /now find/],
  [
    'Remove the second timer\n\nThe timer was racing the first one. After this change, the flock might get more light.',
    /now gets|might/,
  ],
])('what may be so, or is not said of a thing, is not: %s', (text, told) => {
  expect(storyOf(text).result).not.toMatch(told)
})
