import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

test.each([
  [
    'Baking took all night. Splitting the dough into two batches made baking twice as fast.',
    'I split the dough into two batches.',
    'This made baking twice as fast.',
  ],
  [
    'The shop page was slow. Caching the menu and batching the orders cut the load time from 4 s to 600 ms.',
    'I cached the menu and batched the orders.',
    'This cut the load time from 4 s to 600 ms.',
  ],
  [
    'Our van burned too much fuel. Replacing the filters reduced fuel use by 40%.',
    'I replaced the filters.',
    'This reduced fuel use by 40%.',
  ],
  [
    'The kiln tripped its breaker twice a day. A slower ramp fixed it.',
    'I used a slower ramp.',
    'This fixed the issue.',
  ],
])('"%s" tells a deed and what it brought about', (text, action, result) => {
  expect(analyse(text).starStory).toMatchObject({ action, result })
})

test.each(['The oven was cold. Raising the gas made it worse.', 'Baking bread made of rye needs a day.'])(
  '"%s" is left as it is',
  (text) => {
    expect(analyse(text).starStory.result).not.toMatch(/^This made/)
  },
)
