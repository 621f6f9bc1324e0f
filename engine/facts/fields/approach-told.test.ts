import { expect, it, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  ['a question', 'Why are there so many kinds of hinges that do the same thing?', /kinds of hinges/],
  [
    'what was not looked into',
    "I haven't really looked into the east gate yet.",
    /looked into the east gate/,
  ],
  ['what is left to do', 'I also need to put back the sign about the way we treat the gate.', /the sign/],
  [
    'what is to come',
    'Old keys will not be kept, so new keys will need to be cut by hand.',
    /will need to be cut/,
  ],
  ['a hope', "I'm hoping this will be better in the long run as most guests avoid the yard.", /hoping/],
])('%s is not how it was gone about', (_, text, told) => {
  expect(
    analyse(
      `I measured the frame of the gate and compared two hinges. ${text} I fitted the steel hinge to the gate.`,
    ).extractedData.approach,
  ).not.toMatch(told)
})

test('what was wrong is told as the trouble alone', () => {
  const { extractedData } = analyse(
    'Check if the lid of the tank is closed\n\nThe issue was that the lid could be open but locked. The pump only checked if the lock was shut, but did not verify that the lid was closed.',
  )
  expect(extractedData.problemSummary).toMatch(/only checked if the lock was shut/)
  expect(extractedData.approach).toBe('')
})

test('what was found on the way is both', () => {
  expect(
    analyse(
      'The pump stopped at noon.\n\nChecking the logs, we noticed that the valve was not compatible with the new seal. We replaced the valve.',
    ).extractedData.approach,
  ).toMatch(/we noticed that the valve/)
})

test('a figure of the work is not what came of it', () => {
  expect(
    analyse('Painted all 90 gates of the yard twice. The gates no longer squeak.').extractedData.impact,
  ).toBe('The gates no longer squeak.')
})
