import { describe, expect, it } from 'vitest'
import { unheaded } from './unheaded.ts'

describe('a trouble that is tied to what was told before', () => {
  it.each([
    ['This means most trays take way too long to cool.', 'Most trays take far too long to cool.'],
    ['This was due to the fact that the lid (the old one) did not close.', 'The lid did not close.'],
    [
      'What prompted the repair was that the north gate had not opened for a week.',
      'The north gate had not opened for a week.',
    ],
    [
      'One thing I had to find out was that the lid did not close in the rain.',
      'The lid did not close in the rain.',
    ],
    ['The biggest problem is that no tray fits in the oven.', 'No tray fits in the oven.'],
    ['Another obstacle we met was the narrow door.', 'One obstacle we met was the narrow door.'],
  ])('is told without what ties it: "%s"', (body, told) => {
    expect(unheaded(body)).toBe(told)
  })

  it.each([
    'This means that I can cook in the shed.',
    'This means the lids stay shut.',
    'This was because it was too wide.',
    'Another lamp was too dim.',
  ])('stays untold where nothing is amiss, or it leans all the same: "%s"', (body) => {
    expect(unheaded(body)).toBeUndefined()
  })
})
