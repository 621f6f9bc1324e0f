import { expect, test } from 'vitest'
import { analyse } from './testing/analyse.ts'

test.each([
  [
    'This week I worked on adding the bell to the gate startup script. Now, when the gate boots up, the bell will automatically start as well.',
    'Added the bell to the gate startup script, so that the bell automatically starts when the gate boots up.',
  ],
  [
    'During this sprint I worked on implementing the ticket board and improving the login system, which now uses tokens whenever a guest logs in.',
    'Implemented the ticket board and improved the login system, which now uses tokens.',
  ],
  [
    'This sprint I worked on improving the look of the menu, removing the old picture in Orders and showing prices directly in Order previews. Only one of my PRs was reviewed in time, but everything is done. I had to update my branch very often to merge changes in main.',
    'Improved the look of the menu, removed the old picture in Orders and showed prices directly in Order previews.',
  ],
])('what was worked on and is so since was done', (text, told) => {
  expect(analyse(text).resumeBullet).toBe(told)
})

test.each([
  'This week I worked on adding the bell to the gate startup script. Now I need to find out why it hangs.',
  'This week I worked on adding the bell to the gate startup script. Now the next step is the lamp.',
  'This week I worked on adding the bell to the gate startup script. Now, when the gate boots up, the bell still does not ring.',
])('what was worked on and is not yet so was worked on: %s', (text) => {
  expect(analyse(text).resumeBullet).toMatch(/^Worked on adding the bell/)
})

test('who wrote it himself is not told', () => {
  const { resumeBullet } = analyse(
    'The harbour had a gauge, but no program could read it. So I ended up writing the reader myself in a single gauge.py file inside my tide project.',
  )
  expect(resumeBullet).toBe('Wrote the reader in a single gauge.py file inside the tide project.')
})

test.each([
  [
    'I then did a deploy of our tide table to Fly, and explored the costs of running it there (or really, how to keep it free!).',
    /^Deployed the tide table to Fly and explored the costs/,
  ],
  [
    'I did some refactoring of the lock driver that opens the east gate at noon.',
    /^Refactored the lock driver/,
  ],
])('work that was done is told by its verb: %s', (text, told) => {
  expect(analyse(`First, I looked at two hosts. ${text}`).resumeBullet).toMatch(told)
})

test('work done on the whole project is left as it is said', () => {
  expect(
    analyse(
      'This week I did a lot of refactoring on the project. I wrote a module that draws the tide as a curve.',
    ).resumeBullet,
  ).not.toMatch(/refactored the project/i)
})

test('a second deed without its aim says more than a filler', () => {
  const { resumeBullet } = analyse(
    '# Week 2 report\n\nOn Friday I mainly worked on the north wall of the barn to get it to a state that I can start painting and drying the different boards. I added the fire alarm for the hay loft.',
  )
  expect(resumeBullet).toBe('Added the fire alarm for the hay loft and worked on the north wall of the barn.')
})

test('what became harder is no outcome to end with', () => {
  expect(
    analyse(
      'This sprint I built the ticket board and replaced the login of the ferry site. However, that made selling day passes a lot more complex.',
    ).resumeBullet,
  ).not.toMatch(/complex/)
})
