import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const taskOf = (text: string) => analyse(text).starStory.task

test.each([
  [
    'Add a bell to the counter\n\nAdds a bell to the counter, bringing the small bar in line with the large one.',
    'I had to bring the small bar in line with the large one.',
  ],
  [
    'Merge all menus into a single card\n\nThe card is printed by the old press.\n\nThis reduces the weight of a parcel from about 200g to about 20g.',
    'I had to reduce the weight of a parcel.',
  ],
  [
    'Kitchen log\n\nSorted the drawers of the back room so I can pull any spoon from either side.',
    'I had to find a way to pull any spoon from either side.',
  ],
])('what a deed brings about is its aim, where the action tells the deed itself: %s', (text, task) => {
  expect(taskOf(text)).toBe(task)
})

test('what was done besides is no aim', () => {
  expect(taskOf('Kitchen log\n\nSorted the drawers of the back room, cleaning all spoons of the bar.')).toBe(
    'I had to sort the drawers of the back room.',
  )
})
