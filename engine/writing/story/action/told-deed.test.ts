import { expect, test } from 'vitest'
import { standsAlone } from '../telling/stands-alone.ts'
import { isSoundDeed, toldDeed } from './told-deed.ts'

test.each([
  ['To solve this, I drilled a second hole.', 'I drilled a second hole.'],
  ['After that, we moved the tank.', 'We moved the tank.'],
  ['In other news, I moved the tank.', 'I moved the tank.'],
  ['13 June 2025: Today I Moved the tank.', 'I moved the tank.'],
  ['Since my last update, I moved the tank.', 'I moved the tank.'],
  ['In addition to this, I also taped the seam.', 'I also taped the seam.'],
  ["Let's just use a single pump.", 'I used a single pump.'],
  ['Although no lamp is lit yet, I worked on wiring the hall.', 'I worked on wiring the hall.'],
  ["I dislike glue, so I'm moving the lid.", 'I was moving the lid.'],
])('%s is told as a deed of its own', (written, told) => {
  expect(toldDeed(written, 'I')).toBe(told)
})

test.each([
  'I wired the lamp.',
  'Last night we had finally glued the frame.',
  'At 5:01pm we closed the valve.',
  'To avoid a second flood in the lower hall, we moved both pumps.',
  'The lid was removed from the tank.',
  'The new valves have also been mounted.',
  'This change adds a lock.',
  'Later Maria moved the tank.',
  'We now walk each row once.',
])('%s stays as it is', (written) => {
  expect(toldDeed(written, 'I')).toBe(written)
})

test.each([
  'I do not use the paint of the shop.',
  'I tell it to wait.',
  'The error appears to remain the same over the night.',
  'The crew are also working on several tasks.',
  'This means that the pump starts twice.',
  'What followed was a long day of trying to find the leak.',
  'The theme I used seemed to want a list.',
  'Bold means that there is more below.',
])('%s tells nothing that was done', (written) => {
  expect(toldDeed(written, 'I')).toBeUndefined()
})

test.each([
  [
    'In the cellar, we are moving the racks to the left.',
    'In the cellar, we were moving the racks to the left.',
  ],
  ["I'm currently moving the gate of the yard.", 'I was currently moving the gate of the yard.'],
  ["Right now I'm sorting the herbs in the attic.", 'I was sorting the herbs in the attic.'],
  ["The roof leaks, so we're storing the hay below.", 'The roof leaks, so we were storing the hay below.'],
])('%s was so when it was written', (written, told) => {
  expect(toldDeed(written, 'I')).toBe(told)
})

test.each([
  'The storm blocked the harbour for two days.',
  'The lamp was set to read from the wrong shelf.',
  'I did some research.',
  'On Monday, we got a lot done.',
])('%s is nobody’s deed, or says nothing', (written) => {
  expect(toldDeed(written, 'I')).toBeUndefined()
})

test.each(['The first model, we developed.', 'The mill was built nine years ago with a wheel of oak.'])(
  '%s is cut off, or long past',
  (written) => {
    const told = toldDeed(written, 'I')
    expect(told !== undefined && isSoundDeed(told)).toBe(false)
  },
)

test.each([
  'I wired into the panel behind the stage.',
  'We deleted on closing so the clerk never sees it.',
  'I added and rows sorted by street.',
  'I rose early and started working.',
  'We worked like 40 min.',
  'I finished at 02:10 am.',
  'I soon learned, that the handbook of the mill.',
  'I explained how the archivist of the abbey.',
  'I folded maps need a dry shelf.',
  'I distilled sherry is an old trade.',
  'I carved a frame containing.',
  'I painted doors (all of them), cleaned brass for the hall, and separate hinges for the shed.',
  'I changed the oven to accommodate.',
])('%s lacks what was done, to what or its verb', (written) => {
  expect(isSoundDeed(written)).toBe(false)
})

test.each([
  'I moved to a smaller kiln.',
  'I disabled and re-enabled the bell.',
  'We worked with two bakers in the old hall.',
  'I got the organ working.',
  'I finished the hull at 02:10 am.',
  'I learned that bees need water.',
  'I found a chart that showed how to read the tide.',
  'I fixed the lid that is an old part.',
  'I carved a frame that is easy to use.',
  'I wrote down which glue to use.',
  'I painted the doors, cleaned the brass, and cut new hinges.',
])('%s says all of it', (written) => {
  expect(isSoundDeed(written)).toBe(true)
})

test('two statements that nothing joins are no deed', () => {
  expect(isSoundDeed('I turned the key to the left it worked.')).toBe(false)
  expect(isSoundDeed('I turned the key so that it worked.')).toBe(true)
})

test.each([
  ['I built a small rig to fix that.', 'I built a small rig.'],
  ['I wrote a short guide which does exactly this.', 'I wrote a short guide.'],
])('what a thing was made for is left out where only another sentence says it: %s', (sentence, told) => {
  expect(toldDeed(sentence, 'I')).toBe(told)
})

test('what a fault would have done is no plan', () => {
  expect(standsAlone('I fixed an issue that would keep the gate from closing.')).toBe(true)
  expect(standsAlone('I would keep the gate closed.')).toBe(false)
})
