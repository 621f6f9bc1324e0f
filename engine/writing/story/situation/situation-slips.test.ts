import { expect, it } from 'vitest'
import { hasSituationSlip, mendedSituation } from './situation-slips.ts'

it.each([
  'There was a that the oven was cold.',
  'There were Could burn the bread.',
  'There was a problem so that the tray stopped.',
  'There were almost all problems with a colder oven.',
  'There was no trays 03/04/21 yet.',
  'The another reason was the heat.',
  'I met some problem was that the oven was cold.',
  'The oven was losing crumbs and heat leakage bugs by sealing its door.',
  'Especially now that the baker was away.',
  'Simple, and there was a lid for it.',
  'Because when the oven was cold, the bread stayed flat.',
  'No, we did not burn any.',
  'The dough looked like this in the morning.',
  'Two trays were bent as shown in the photo above.',
  'The oven had never accepted these.',
  "Some weren't baked at all.",
  "Tomorrow I'll oil the hinges.",
  'Salting it twice should improve the crust.',
  'I was a bit nervous about the size of the oven.',
  'We learned a lot of cool things about rye.',
  'The move to the new oven was quite easy.',
  'The trays fit and there were no bugs in the timer.',
  'I got the lamp of the oven working.',
  'The upper oven and its door were untouched.',
  'The lower oven was not touched.',
  'Crack found and closed.',
  'More trays were ordered for the upper oven.',
  'There was nothing stopping us from using both ovens.',
  'My baking was developing nicely.',
  'There was a problem with immediately as part of the bake.',
  'Wish I had asked the baker first, but I did not.',
  'There was a bent tray ...nobody knew since when.',
  'Some already existed in the old oven.',
  'Weird the smoke was seen in one oven only.',
  "It turned out that we didn't need a second oven.",
  "After all we didn't actually need a second oven.",
  'Now, when the door opened, the lamp would start as well.',
  'We were not able to fully figure the problem out.',
  'We were not able to work out what was wrong.',
  'One fan turned the wrong way, repaired its switch.',
  'My partner kneaded the dough and built the shelf.',
  'Every time I opened the door.',
  'The way to a warm shelf of ours, called Tim.',
  'Roughly 40 trays of all sizes, including the red one.',
  'Reduced Oven Alarms were at 30 d.',
  'Tray sizes further and ignore small lids were higher than necessary.',
  'The baker had utilize all trays.',
])('stumbles over "%s"', (sentence) => {
  expect(hasSituationSlip(sentence)).toBe(true)
})

it.each([
  'There was a problem with the lid.',
  'There was no tray for rye yet.',
  'There were all kinds of lids in one drawer.',
  'Every time I opened the door the lamp went out.',
  'The mixer, called Tim, broke down.',
  'Some trays were not baked at all.',
  'The move was quite easy, but the door jammed.',
  'I got the lamp working until the fuse blew.',
  'The door was not well organised.',
  'I was so proud of the oven that I did not see the smoke.',
  'The heat was higher than necessary.',
  'The oven had set the timer to zero.',
  'The shelf looked like a ladder.',
])('hears nothing amiss in "%s"', (sentence) => {
  expect(hasSituationSlip(sentence)).toBe(false)
})

it.each([
  ['The crumbs were not counted right, check.', 'The crumbs were not counted right.'],
  ['The oven was losing heat: Reproduce: open the door and wait.', 'The oven was losing heat.'],
  ['It turned out that I had lost the key.', 'I had lost the key.'],
  ['It turned out that the key was lost.', 'It turned out that the key was lost.'],
  ['It turned out to be a loose wire in the lamp.', 'There was a loose wire in the lamp.'],
  ['There were jams in the mixer and updates the trays.', 'There were jams in the mixer.'],
  ['There were two jams in the mixer, both of which I fixed.', 'There were two jams in the mixer.'],
  ['There was a crash on address 0x7f2c40a81b0d at pc 0x40c8a0.', 'There was a crash.'],
  [
    'There was a lid in the oven and trays the size of a door.',
    'There was a lid in the oven and trays the size of a door.',
  ],
  ['There was a problem with the proper heat of the oven.', 'There was a problem with the heat of the oven.'],
  [
    'In the old bakery the oven stood open all night, but now we were closing it.',
    'In the old bakery the oven stood open all night.',
  ],
  ['40312 - The oven went out at noon.', 'The oven went out at noon.'],
])('tells "%s" as "%s"', (sentence, told) => {
  expect(mendedSituation(sentence, true)).toBe(told)
})

it.each([
  'Now that the oven was in place, baking was easier.',
  'Given how well the bread rose I bet this holds.',
  'Before we could bake that, a new tray was needed.',
  'There was a to sum up the issue, when the lid shut, it stuck.',
  'There was a this issue while working on the lid.',
])('stumbles over "%s"', (sentence) => {
  expect(hasSituationSlip(sentence)).toBe(true)
})
