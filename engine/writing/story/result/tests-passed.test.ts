import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const resultOf = (text: string) => analyse(text).starStory.result

test('of the lines of test runs the result tells the one that counts most', () => {
  const note =
    '# Stock page\n\n- Adds a stock page for the cellar\n\n## Testing\n\n- Labels: bin/labels - 18 tests passed\n- Cellar: bin/cellar/run_all - 212 passed, 0 failed'
  expect(resultOf(note)).toContain('All 212 tests passed.')
})

test.each([
  'I mended the gate. 3 tests passed but 2 failed.',
  'I mended the gate. 18/20 tests green, two are about the hinge.',
  'I mended the gate. All 40 tests should pass by then.',
  'I mended the gate.\n\n## Next\n\n- 40 tests passing',
])('tests that failed, or that have not run yet, are no result: %s', (note) => {
  expect(resultOf(note)).not.toMatch(/^(?:All )?\d+ tests passed\.$/)
})

test.each([
  [
    'I rebuilt the winch.\n\nResult: PASS - No jams, no belt failures',
    'There were no jams and no belt failures.',
  ],
  [
    'I rebuilt the importer.\n\n- Test duration: 333 seconds\n- 150 runs \u00d7 20 carts = 3,000 carts\n- PASS - No crashes, no memory leaks',
    'There were no crashes and no memory leaks.',
  ],
  [
    'Fix the remaining lint warnings (88 -> 0) and tidy the barn scripts.',
    'Lint warnings went from 88 to 0.',
  ],
])('what a test run came to is told, and not how much was tried: %s', (note, result) => {
  expect(resultOf(note)).toBe(result)
})

test.each([
  [
    '# Outage of the till\n\n## Impact\n\n- No other shop affected\n- Daily reports turned red on Monday\n\n## Fix\n\nI moved the till to a new port.',
    /red|affected/,
  ],
  ['I wired the lamp. The guests got wrong tickets again. I set the printer right.', /wrong/],
  ['The first time the lamp got so hot that I must have soldered a short. I built another one.', /short/],
])('what the trouble did is no result: %s', (note, harm) => {
  expect(resultOf(note)).not.toMatch(harm)
})
