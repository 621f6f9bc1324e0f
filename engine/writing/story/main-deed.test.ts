import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

test.each([
  [
    'the deed of the bullet is told where the action would leave it out',
    `Spent this morning repairing my broken loom drivers, because a typo from last night stopped them.
Looking at the cloth that I did get, the blue pattern seems not to work well with the new yarn.
Ada told me to think up some tweaks and maybe see if the tension can be set for better cloth.
I helped Ada debug some problems with her own loom, so I feel competent.
Did not work on the poster at all today, though I might tonight.`,
    /^I repaired (?:my|the) broken loom drivers\b.*I helped Ada debug/,
  ],
])('%s', (_, text, expected) => {
  expect(analyse(text).starStory.action).toMatch(expected)
})
