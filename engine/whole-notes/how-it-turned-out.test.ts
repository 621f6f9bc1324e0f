import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const storyOf = (text: string) => analyse(text).starStory

test.each([
  [
    'The lamp controller never started from the card. I compared the image with a working one and found that the marker at the end was missing. Once I added it, the lamp controller booted on both boards.',
    'The lamp controller booted on both boards.',
  ],
  [
    'The bell tuner could not tell the low notes apart. I read the data sheet of the counter. I changed the divider from 16 to 64 and now I can tell the lowest bells apart.',
    'I can now tell the lowest bells apart.',
  ],
  [
    'The ferry site showed a wrong certificate. I compared the records of the two providers and found a stale record for the parking page. Deleting it got everything working.',
    'Everything worked in the end.',
  ],
  [
    'Spent the day on the counter rack. I added new modules for the test. I swapped the two long cables. The whole setup is now working and I will try to get some data tomorrow.',
    'The whole setup is now working.',
  ],
  [
    'The crane model drifted. I rewrote the integrator. When I ran it again, the crane stayed put.',
    'The crane stayed put.',
  ],
  [
    'The quay pump kept tripping its breaker. I measured the start current and fitted a soft starter. It has not tripped since.',
    'It has not tripped since.',
  ],
  [
    'Our lamp tests were flaky. I replaced the sleeps by events. 200 runs in a row, all green.',
    '200 runs in a row were all green.',
  ],
  [
    'The weather feed stopped every few hours. I wrapped the reader in a retry. Left it running for three days and not a single gap.',
    'There was not a single gap.',
  ],
])('a result is how it turned out, not once more what was done: %s', (note, result) => {
  expect(storyOf(note).result).toBe(result)
})

test('what is easier since is told by itself, and what was done without it', () => {
  const { action, result } = storyOf(
    'Wrote a sorter for the tide tables. I consolidated all sorting code into one component, making it much easier to add new columns. I also added a manager that keeps the order across reloads.',
  )
  expect(result).toBe('It is now much easier to add new columns.')
  expect(action).not.toMatch(/easier/)
})

test('how it ended is told once, though the action has it as a sentence of its own', () => {
  const { action, result } = storyOf(
    'The gate display stayed dark. Two of its pins were stuck. I connected the display to new pins and remapped them in the code, now the display works as intended.',
  )
  expect(result).toBe('Now the display works as intended.')
  expect(action).toBe('I connected the display to new pins and remapped them in the code.')
})

test('how fast it is now does not say how it was', () => {
  const { situation } = storyOf(
    'I was asked to speed up the berth search. I added an index on the arrival column. Searches now come back before the clerk can blink.',
  )
  expect(situation).not.toMatch(/did not come back/)
})

test.each([
  [
    'The crane model drifted. I rewrote the integrator. When I ran it again, the crane drifted even more.',
    /drifted/,
  ],
  [
    'The pump was loud. I fitted a new filter. Once I swapped it, the pump ran hot and the fuse blew.',
    /ran hot/,
  ],
  [
    'The lamp flickered. I suspected the timer. When I disabled it, the lamp stayed dark. I mended the plug.',
    /dark/,
  ],
  ['The gate board was slow. I moved the table. Once I did it, the board took longer to start.', /longer/],
  ['The bell was late. I raised the limit and now I can hear it twice, which is worse.', /hear it twice/],
  ['I left the feed running for two days and not a single booking came in. The port was blocked.', /booking/],
  [
    'The site was down. I found a stale record. Deleting it got everything working, but only until the next reboot.',
    /everything/i,
  ],
  ['I gave a talk on improving the harbour wiki and wrote two pages.', /This improved/],
])('what went wrong then is no result: %s', (note, told) => {
  expect(storyOf(note).result).not.toMatch(told)
})
