import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { isDoingSubject } from './doing-subject.ts'

it.each([
  'Binding the pump to the timer creates a loop.',
  'Reloading the board drops all open valves.',
  'Weighing parcels by hand took two hours.',
  'Copying identical sheets wastes paper.',
  'Calling stop() twice throws a fault.',
  'Training crashed after three rounds.',
  'Typing a name into the box appeared to do nothing.',
  'Trying it with the old belt showed the wear.',
  'Removing the rack left tangled cables behind.',
  'However, steering proved hard in the storm.',
  'Closing the lid while it rains is not possible.',
])('knows that what is done is the subject of %j', (text) => {
  const doing = !text.includes('while')
  expect(isDoingSubject(text)).toBe(doing)
})

it.each([
  'Moving the generated sheets to the attic.',
  'Using tokens stored in the shed.',
  'Adding a check that stops the pump.',
  'Adding a cap did not help.',
  'Mending the roof was left for June.',
  'Checking the logs, we saw it.',
  'Going to check that the pump is off.',
])('reads no more than a deed, an attempt or a plan in %j', (text) => {
  expect(isDoingSubject(text)).toBe(false)
})

it.each([
  [
    'Binding the pump to the timer creates a loop. I put a relay between them.',
    'Binding the pump to the timer created a loop.',
  ],
  [
    'For people who keep two sheds, copying all labels wastes paper. I print one set now and added a code.',
    'For people who kept two sheds, copying all labels wasted paper.',
  ],
  [
    'Reloading the board drops all open valves. I made it keep them.',
    'Reloading the board dropped all open valves.',
  ],
])('opens a story with what doing so brings about: %j', (text, situation) => {
  expect(analyse(text).starStory.situation).toBe(situation)
})
