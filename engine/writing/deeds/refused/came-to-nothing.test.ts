import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const OTHER = '\n- Painted the rail of the north pier'

it.each([
  ['Shipped the spring timetable two days late', /two days late/],
  ['Delivered the piles with an offset of 0.6 m', /offset/],
  ['Helped a bit, the belt still slips', /helped a bit/i],
  ['Closed the second lock, errors still there', /errors still/],
  ['Made the decision about the ferry', /made the decision/i],
  ["I've got a list of the lamps in the drawer", /got a list/i],
  ['Raised as a wish, not planned', /raised as/i],
  ['Started having trouble with the winch', /winch/],
  ['Changed one thing in the log', /one thing/],
  ['Tried everything that the forum says', /everything/],
])('no CV tells "%s"', (item, told) => {
  const { resumeBullet, starStory } = analyse(`Week 12 on the harbour:\n- ${item}${OTHER}`)
  expect(resumeBullet).toMatch(/^Painted the rail/)
  expect(resumeBullet).not.toMatch(told)
  if (!/got/.test(item)) expect(starStory.action).not.toMatch(told)
})

it.each([
  ["I've got the new crane running since noon", /crane running/],
  ['Shipped the spring timetable', /spring timetable/],
  ['Helped Ann move the second ferry', /second ferry/],
])('what got done is told: "%s"', (item, told) => {
  const { resumeBullet, starStory } = analyse(`Week 12 on the harbour:\n- ${item}${OTHER}`)
  expect(`${resumeBullet}\n${starStory.action}`).toMatch(told)
})
