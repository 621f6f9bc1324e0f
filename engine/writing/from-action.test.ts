import { expect, it } from 'vitest'
import { createGuard } from '../ground.ts'
import { readDocument } from '../text/document.ts'
import { toldByAction } from './from-action.ts'

const TEXT =
  'The lock jammed at noon. We had to clear its gate because twigs had piled up. We decided to wait for the crane.'
const guard = createGuard(readDocument(TEXT))
const bullet = { text: 'Worked on the lock as part of the project.', sources: [] }
const told = (text: string) => toldByAction(bullet, { text, sources: [] }, guard).text

it('tells the first deed of the story where the bullet found none', () => {
  expect(told('We cleared its gate because twigs had piled up.')).toBe(
    'Cleared the gate because twigs had piled up.',
  )
})

it.each([
  'We worked on the lock.',
  'We decided to wait for the crane.',
  'We cleared it.',
  'Twigs had piled up.',
])('keeps the bullet where the story has no deed either: %s', (action) => {
  expect(told(action)).toBe(bullet.text)
})

it('leaves a bullet alone that tells a deed', () => {
  const found = { text: 'Oiled the lock.', sources: [] }
  const action = { text: 'We cleared its gate because twigs had piled up.', sources: [] }
  expect(toldByAction(found, action, guard)).toBe(found)
})
