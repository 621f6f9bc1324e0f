import { describe, expect, it } from 'vitest'
import { agreed, withoutOrder } from './agreed.ts'

describe('a finished sentence', () => {
  it.each([
    [
      'The mill now opens the hatch, and fill the sacks.',
      'The mill now opens the hatch, and fills the sacks.',
    ],
    ['The change changed the mill to fill two sacks.', 'This made the mill fill two sacks.'],
    ['I oiled the mill and measure if it turns.', 'I oiled the mill and measured if it turns.'],
    [
      'We emptied the sacks and discuss with the miller.',
      'We emptied the sacks and discussed with the miller.',
    ],
    ['lid.txt and box.txt has been added.', 'lid.txt and box.txt have been added.'],
  ])('has one form for one subject: "%s"', (sentence, told) => {
    expect(agreed(sentence)).toBe(told)
  })

  it.each([
    'The mill now helps to grind the corn and fill the sacks.',
    'The mill now grinds what workers bring and all the rest.',
    'The change moved the mill to town.',
    'I built a mill to grind and discuss with the miller.',
    'I wrote code that can read and ignore any sack.',
    'I added find and replace for the sacks.',
    'I emptied the sacks and work for the miller.',
  ])('is left as it is: "%s"', (sentence) => {
    expect(agreed(sentence)).toBe(sentence)
  })

  it('ends before an order to its reader', () => {
    expect(withoutOrder('The hinge is now oiled, remove the old lid.')).toBe('The hinge is now oiled.')
    expect(withoutOrder('The plan has been copied to the hall and fill in the names.')).toBe(
      'The plan has been copied to the hall.',
    )
    const both = 'The gate is built so that it can lift the bar, remove the lid.'
    expect(withoutOrder(both)).toBe(both)
  })
})
