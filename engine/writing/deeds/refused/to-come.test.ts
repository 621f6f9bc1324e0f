import { expect, it, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

/** All that an entry says was done. */
function told(text: string): string {
  const { extractedData, resumeBullet, starStory } = analyse(text)
  return [extractedData.solution, resumeBullet, starStory.action, starStory.result].join('\n')
}

it.each([
  ['Things left:'],
  ['What needs to happen next:'],
  ['Still to come:'],
  ['Next on the list:'],
  ['We still need to:'],
  ['Before the fair I have to:'],
  ['Got some advice back:'],
  ['The warden suggested a few things:'],
  ['One way to think about it:'],
  ['I was asked to:'],
])('orders below "%s" were not carried out', (leadIn) => {
  expect(
    told(
      `Rewrote the driver of the north loom so that it no longer skips a shaft.\n\n${leadIn}\n- Solder the second relay board\n- Flash the firmware of all four looms\n- Write the manual`,
    ),
  ).not.toMatch(/solder|flash|manual/i)
})

it.each([
  ['## Weekly meeting'],
  ['## Milestones'],
  ['## Call with the warden'],
  ['## How to restore the archive'],
  ['## Feedback from the guests'],
])('orders below the heading "%s" were not carried out', (heading) => {
  expect(
    told(
      `## Done\n- Wrote the repair script for the archive\n\n${heading}\n- Stop the scanner\n- Copy the index`,
    ),
  ).not.toMatch(/scanner|copied|copy/i)
})

it.each([['This change will:'], ['The new driver:'], ['What I did this week:']])(
  'orders below "%s" are deeds',
  (leadIn) => {
    expect(
      told(
        `The loom skipped a shaft now and then.\n\n${leadIn}\n- Add a second relay board\n- Remove the old firmware of the loom`,
      ),
    ).toMatch(/relay board/)
  },
)

test('what the title of a guide announces was not done', () => {
  expect(
    told(
      '# How to clean the kiln\n1. Remove the shelves\n2. Brush the elements\n\n## Done\n- Wrote this guide for the new kiln',
    ),
  ).not.toMatch(/shelves|elements/)
})

test('orders behind a plan told in prose are the plan', () => {
  const text = told(
    'The plan for the seed list is simple. Import the old sheets. Merge the twins. Build a search page on top. So far I have read through the old sheets.',
  )
  expect(text).not.toMatch(/import|merge|search page/i)
})

test('a tip is for the reader', () => {
  expect(
    told('- Built the fence of the goat pen\n- Tip: paint the posts before you hang the gate'),
  ).not.toMatch(/posts/)
})

test('what a form leaves to be filled in was not done', () => {
  expect(told('Measured the drift of three gauges by hand.\n\n*Add photos of the gauges here*')).not.toMatch(
    /photos/,
  )
})

test('who only asks himself what to do lists what might be done', () => {
  expect(
    told(
      '1. Weigh each crate\n2. Sort the crates by farm\n\nDo we keep the old scale? Is one list for all farms enough?\n\n- Print the labels',
    ),
  ).not.toMatch(/weighed|sorted|printed|weigh each/i)
})
