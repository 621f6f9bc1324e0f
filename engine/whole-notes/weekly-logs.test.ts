import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

test('what a line without a colon announces for later is not told as done', () => {
  const { resumeBullet, starStory } = analyse(
    `Progress
Over the last month, I have
- Rewrote the feeder loop of the hatchery in Rust
- Moved away from polling: the old code asked the scale every second

Plans
Next, I'll turn to
- Replacing the lamp timer
- Update the egg counter`,
  )
  expect(`${resumeBullet} ${starStory.action} ${starStory.task}`).not.toMatch(/lamp timer|egg counter/i)
})

test('what was decided and could not be finished is not told as done', () => {
  const { resumeBullet, starStory } = analyse(
    `I drew a floor plan page for the greenhouse site. So, I decided to rewrite the watering code to make it easier to test. My mentor suggested a pool of pumps. I began on the watering rewrite, but I couldn't get it done before the frost.`,
  )
  expect(resumeBullet).not.toMatch(/rewrote/i)
  expect(starStory.action).not.toMatch(/rewrote|decided to rewrite/i)
})

test.each([
  [
    'Seed store implemented as a hand-written tree',
    /^Implemented (?:the |a )?seed store as a hand-written tree/i,
  ],
  ['Bell rewritten as a small daemon', /^Rewrote (?:the )?bell as a small daemon/i],
])('what a thing was made into is part of the deed: %s', (item, told) => {
  expect(analyse(`# Weekly report 4\n\n## Done\n- ${item}\n- Trays counted`).resumeBullet).toMatch(told)
})

test('an about page is one thing', () => {
  const { resumeBullet, starStory } = analyse(
    'I made a simple about page for the bakery website. Then I added a map that shows the two shops.',
  )
  expect(`${resumeBullet} ${starStory.task} ${starStory.result}`).not.toMatch(/about (?:a|the) page/)
})

test('a sentence is not cut behind "but sadly"', () => {
  const { starStory } = analyse(
    'I wanted to weigh the new bags on the dock scale, but sadly, the dock scale was too badly bent, and there was no way to weigh bags on it. So I ordered a new scale and wired it to the dock computer.',
  )
  expect(starStory.situation).toContain('but sadly, the dock scale was too badly bent')
})

test('a "but" between two commas ends no deed', () => {
  const { extractedData } = analyse(
    "Later on I've written some code to drive the dock scale, but, my first sketch had a hole. I added a filter that smooths the weight and drew a page for it.",
  )
  expect(extractedData.solution).not.toMatch(/but\./)
})

test('what a gauge says in brackets is left out of a bullet', () => {
  const { resumeBullet, starStory } = analyse(
    'This week I added twelve tests for the rack planner and mocked the clock. The test coverage has increased from ~40% to ~71% (the report shows rack.py ~60%, bay.py ~90%).',
  )
  expect(resumeBullet).toContain('from ~40% to ~71%')
  expect(`${resumeBullet} ${starStory.result}`).not.toContain('report shows')
})

test('what came of the work of one day is not owed to that of another', () => {
  const { resumeBullet } = analyse(
    `### Day 5

I forked the old tide bindings and made them work with the latest harbour library.

### Day 6

The whole day went into making the charts draw faster. I saved a total of 3 ms!`,
  )
  expect(resumeBullet).not.toMatch(/bindings.*saving/)
})

test.each([
  [
    '# Sarah Week 12 Individual Report\n\n- Moved the milk pump to a new controller\n- Wired its alarm',
    /Sarah|Report/,
  ],
  [
    '- Added a reader for the milk meter that reads MILK_METER_PORT_URL\n- Wired the meter page to MILK_METER_PORT_URL',
    /_URL/,
  ],
])('neither who reports nor a variable names the project', (text, name) => {
  expect(analyse(text).extractedData.project).not.toMatch(name)
})

test('a name in capitals ends a deed', () => {
  expect(
    analyse('# Week 8\n\n## What I did\n\n- Moved the seed scale to CAN\n- Wired the dryer alarm')
      .resumeBullet,
  ).toMatch(/^Moved the seed scale to CAN\b/)
})

test('a manual that lists parts keeps its article', () => {
  const { starStory } = analyse(
    'I rewired the mill to stop at noon. I also wrote a manual recording symptoms, first steps, and cures for each jam.',
  )
  expect(starStory.action).toContain('a manual recording symptoms')
})

test('what was done just today was done', () => {
  expect(
    analyse(
      'Yesterday I started the whole chess project from scratch. Just today I rewrote all of the move logic in Go. An old forum thread gave me the idea.',
    ).resumeBullet,
  ).toMatch(/^Rewrote all of the move logic in Go/)
})

test('what a film shows a press do was not done by whoever made the film', () => {
  const { resumeBullet, starStory } = analyse(
    'I wanted to show off the packing press, and so I made this film with a recorder.\n\nThis shows starting the press which does:\n\n- folding all boxes\n- sealing all boxes\n- stacking the crates\n\nI am now at 97% full crates.',
  )
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/fold|seal|stack/i)
})

test('what was met and mended is named where it was mended', () => {
  expect(
    analyse(
      'Getting the hinge right took some tries. There was an unexpected gap on the left side of the door, which I fixed by gluing a felt strip to the frame.',
    ).resumeBullet,
  ).toBe('Fixed an unexpected gap on the left side of the door by gluing a felt strip to the frame.')
})

test('what was easy to build was built, and how hard it was is no fault that was fixed', () => {
  const { resumeBullet } = analyse(
    'My goal for this week was to make a till screen with a coin counter. The coin counter was relatively easy to build using a kit, but testing was very hard, because there was no way to fake a coin. I worked about one hour more than expected.',
  )
  expect(resumeBullet).toMatch(/^Built the coin counter using a kit/)
})

test.each([
  ['I finally got around to it and painted the east gate with the new varnish.', /^Painted the east gate/],
  ['I did repaint the east gate with the new varnish that the harbour sent.', /^Repainted the east gate/],
  ['I finally got round to repainting the east gate with the varnish.', /^Repainted the east gate/],
])('what one got round to was done: %s', (text, told) => {
  expect(analyse(`${text} It dried by noon.`).resumeBullet).toMatch(told)
})

test('most of the issues are none that a bullet could name', () => {
  expect(
    analyse(
      "I fixed several issues:\n- Lamp timer configuration\n- Path routing problems\n\nThe barn is nearly usable. I've fixed most of what leaked, and I'm cheerful about it.",
    ).resumeBullet,
  ).not.toContain('most of the issues')
})

test('a heading that names a chart files nothing', () => {
  expect(
    JSON.stringify(
      analyse(
        '### file history chart\n* this week I implemented the chart in QtCharts and moved it to the help menu.\n* I painted the bar chart anew, improving the date display.',
      ),
    ),
  ).not.toMatch(/Filed|to file the/)
})

test('a disk that is down to a few gigabytes is not brought back', () => {
  expect(
    analyse(
      'The tank was down to 12 litres, yet the dial stayed green, because it rounded to the next hundred. So today I rewrote the tank dial to show single litres.',
    ).starStory.task,
  ).not.toMatch(/back/)
})

test('what opens a story does not end it', () => {
  const { situation, result } = analyse(
    'With pumps, valves and new meters in place, the old manual told only half the truth: it knew a single tank.\n\nToday I rewrote the manual and extended the list of parts.',
  ).starStory
  expect(situation).not.toContain(result)
})

test('a reason goes without how it came to light', () => {
  expect(
    analyse('Today I rewrote the gate script because it turned out the old one drove a second motor.')
      .resumeBullet,
  ).toContain('because the old one drove a second motor')
})
