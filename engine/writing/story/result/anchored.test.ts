import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { standsAlone } from '../telling/stands-alone.ts'

const storyOf = (text: string) => analyse(text).starStory

test('a result that a deed ends with is told beside that deed', () => {
  const { action, result } = storyOf(
    '- Rewrote the ticket printer driver, cutting paper jams by half\n- Built a refund queue for the kiosk, enhancing trust of the night staff\n- Migrated the kiosk image to Debian 12, resulting in faster boots',
  )
  expect(result).toBe('This resulted in faster boots.')
  expect(action).toContain('I migrated the kiosk image to Debian 12.')
})

test('how it is now follows how it was', () => {
  expect(
    storyOf(
      'Invoices were merged by hand before, which took the clerk a day. I built a matcher on the ledger export. Now it takes ten minutes.',
    ).result,
  ).toBe('Now it takes ten minutes.')
})

test.each([
  'I gave each its own.',
  'I then ran the following commands to move the rows.',
  'After fixing this, the totals matched.',
  'I added the other ADC and read the manual.',
  'I checked those to catch any leak.',
  'Last time I did so by hand.',
  'This must go into the old plan since it began there.',
  'It was 7:40 pm.',
])('what leans on a sentence that is not told: %s', (sentence) => {
  expect(standsAlone(sentence)).toBe(false)
})

test.each([
  'I moved the crates to the yard and left them there.',
  'I gave each pump its own fuse.',
  'I tested the gate the following day.',
  'I read the other half of the manual.',
])('what says all it needs: %s', (sentence) => {
  expect(standsAlone(sentence)).toBe(true)
})

test('what is said of a deed in the words before it is told behind that deed', () => {
  const { result } = analyse(
    'Yard lamps (comfort)\n\n- Wired the gate to the second fuse.\n- Moved the meter to the hall.\n- Painted both of the posts.\n- Swapped the old bell for a chime.\n\nAlso: Fixed the dimmer of the porch lamp. It now follows the sun and saves 20% of the power.',
  ).starStory
  expect(result).not.toMatch(/^(?:It|Fixed)\b/)
})
