import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

test.each([
  [
    'This week I worked on adding the bell to the gate startup script. Now, when the gate boots up, the bell will automatically start as well.',
    'Added the bell to the gate startup script, so that the bell automatically starts when the gate boots up.',
  ],
  [
    'During this sprint I worked on implementing the ticket board and improving the login system, which now uses tokens whenever a guest logs in.',
    'Implemented the ticket board and improved the login system, which now uses tokens whenever a guest logs in.',
  ],
  [
    'The past two weeks I worked on improving the look of the menu, removing the old picture in Orders and showing prices directly in Order previews. The reviews came late, but everything is done. I had to rebase every other day.',
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
    'After lunch I did a deploy of our tide table to Fly, and compared what it would cost per month (or really, whether it could cost nothing!).',
    /^Deployed the tide table to Fly\b/,
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
    '# Week 2 report\n\nOn Friday I mainly worked on the north wall of the barn to get it into a shape in which the painting and drying of all boards may begin. I added the fire alarm for the hay loft.',
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

test('what was put off and done this week is what was done', () => {
  expect(
    analyse(
      'In 2019 I published small programs for the ferry barriers here. They had waited far too long for it, but this week I finally got round to upgrading my old barrier programs (a.k.a. "openers") to Gate Server 2010. Perhaps somebody with a ferry has a use for them.',
    ).resumeBullet,
  ).toMatch(/^Upgraded the old barrier programs/)
})

test('who went through the process of moving a site has moved it', () => {
  expect(
    analyse(
      'Today I went through the process of moving a harbour site to Netlify. Then I updated the `tide.config` file.',
    ).resumeBullet,
  ).toMatch(/^Moved a harbour site to Netlify/)
})

test('a link behind an item is no part of it', () => {
  const { resumeBullet, extractedData } = analyse(
    '- Added a test suite for the pump [link](https://x.org/pull/2)\n- Add a logger for the valve [link](https://x.org/pull/4)',
  )
  expect(`${resumeBullet} ${extractedData.project} ${extractedData.solution}`).not.toContain('link')
})

test.each([
  'The [link](https://x.org/a) between the pumps was loose. I tightened it.',
  'I mended the broken [link](https://x.org/a).',
])('a link that is spoken of stays: %s', (text) => {
  expect(JSON.stringify(analyse(text))).toContain('link')
})

test('a quality before a list of deeds takes none of them in', () => {
  expect(
    analyse(
      'today i made the wall more colorful, adjusted lamp positions, and improved the door to use a spring.',
    ).resumeBullet,
  ).toContain('more colorful, adjusted lamp positions, and improved the door')
})

test('an aim does not end in the word before its means', () => {
  expect(
    analyse(
      'Last week I implemented night mode on my barn page without using any script and only plain style rules.',
    ).starStory.task,
  ).toBe('I had to implement night mode on my barn page.')
})

test('what a part runs with was run by nobody, and what the reader is to skip is no result', () => {
  const { starStory, resumeBullet } = analyse(
    '# June 22nd\n\nDrew the boost stage for the lamp.\n\nRuns in tandem with the charger of the pump.\n\nSkip over the first sketch, and have a look at the second.',
  )
  expect(`${resumeBullet} ${starStory.action} ${starStory.result}`).not.toMatch(/\bran in\b|skip/i)
})

test('the latter is nothing that a bullet can name', () => {
  expect(
    analyse(
      'Last week I implemented night alarms for the east gate of the yard. I thought about a bell or a lamp. I went with the latter instead of the bell.',
    ).resumeBullet,
  ).toMatch(/^Implemented night alarms/)
})

test('how the world is, told before anything was done, did not come of it', () => {
  const { result } = analyse(
    'There are ready gate kits in the shop that can open and close by a timer. However, none fitted my post, and I needed a way to open at dawn. So I ended up writing a sketch that reads a light sensor and drives the old motor.',
  ).starStory
  expect(result).not.toMatch(/ready gate kits/)
})

test('a log that names its project below a heading is about that, and says how it was before', () => {
  const { extractedData, starStory } = analyse(
    `# Dev Log — Added Boat Notes and Rank

## Date
June 12, 2026

## Project
TideFlow

## Summary

Today I added support for boat notes and rank levels.

Before this update, a boat only had a name, a berth, and a flag. That worked for a basic list, but it was still limited because some boats need extra details.`,
  )
  expect(extractedData.project).toBe('TideFlow')
  expect(starStory.situation).toMatch(/^A boat only had a name/)
})

test.each([
  [
    'I double checked the model of the lamp and surely it had one. I replaced the lamp driver with the old one.',
    /surely/,
  ],
  [
    'Today I added support for lid checking, i.e. check if the number of lids matches the number of jars in the crate.',
    /i\.e\./,
  ],
  ['I wired the yard lamps using the nice Loom library. It took an evening.', /nice/],
])('what is only said besides is left out of a bullet: %s', (text, said) => {
  expect(analyse(text).resumeBullet).not.toMatch(said)
})

test.each([
  [
    "I spent this week at the yard. I completed my first tide clock! It is a simple wall clock that shows the next high water on a dial. I can't wait to build the next one.",
    'Completed a first tide clock, a simple wall clock that shows the next high water on a dial.',
  ],
  [
    'I needed a way to open the gate at dawn. I built a light switch.',
    'Built a light switch to open the gate at dawn.',
  ],
])('what a made thing is and is for says more than a filler', (text, told) => {
  expect(analyse(text).resumeBullet).toBe(told)
})

test('a line that names a system by two verbs tells no deed', () => {
  const { resumeBullet, starStory } = analyse(
    'Last week, I started working on the "Save and Load system" for my boat. After the first design, I had to change how tides are stored.\n\nSave and Load System\n\nNewly added values:\n\n- Berth of the boat\n- Flag of the boat',
  )
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/saved and/i)
})
