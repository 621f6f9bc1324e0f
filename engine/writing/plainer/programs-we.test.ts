import { expect, test } from 'vitest'
import { withoutProgramsWe } from './programs-we.ts'

test.each([
  ['corrected the level we pass in to the pump', 'corrected the level passed in to the pump'],
  ['moved the check that we are running on each start', 'moved the check run on each start'],
  ['mended the faults we have in the log', 'mended the faults in the log'],
  ['sorted the crates we want to keep', 'sorted the crates we want to keep'],
  ['avoided a jam when we have an empty belt', 'avoided a jam when there is an empty belt'],
  ['stopped the belt if we have 0 crates to move', 'stopped the belt if there are 0 crates to move'],
  ['rang the bell if we have crates left', 'rang the bell if there are crates left'],
  ["used the lamp if we don't have any candles", 'used the lamp if there are no candles'],
  ["failed early if we can't reach the gauge", 'failed early if the gauge cannot be reached'],
  ["lit the lamp when we've chosen night mode", 'lit the lamp when night mode has been chosen'],
  ['kept the key if we fail to close the gate', 'kept the key if closing the gate fails'],
  ['used the crane if we use it twice', 'used the crane if we use it twice'],
  ['met the crew when we were in port', 'met the crew when we were in port'],
  ['rang the bell so we have time', 'rang the bell so we have time'],
])('%j is told of the program', (phrase, plain) => {
  expect(withoutProgramsWe(phrase)).toBe(plain)
})
