import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const storyOf = (text: string) => analyse(text).starStory

test('what a deed did is told of the deed where the two stand apart', () => {
  const { result } = storyOf(
    'Harbour log\n\nI added a second bilge float to the pump. That fixed the false alarms at low tide.\n\nI oiled both winches by hand. I painted the mooring rings in the old harbour basin. I wrote a new rota for the night watch of the harbour.',
  )
  expect(result).toContain('Adding a second bilge float to the pump fixed the false alarms at low tide.')
})

test('what was fixed must have a name', () => {
  const { result } = storyOf(
    'Harbour log\n\nI added a second bilge float to the pump. That fixed the problem.\n\nI oiled both winches by hand. I painted the mooring rings in the old harbour basin.',
  )
  expect(result).not.toMatch(/fixed the problem/)
})
