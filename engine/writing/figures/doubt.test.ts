import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { isDoubted } from './doubt.ts'

const told = (text: string) => {
  const { resumeBullet, starStory } = analyse(text)
  return { bullet: resumeBullet, result: starStory.result }
}

test.each([
  ['Ferry bookings rose by 9%, although the sample is small', true],
  ['Queue time is down 20%, but it might be the weather', true],
  ['Fuel use fell by 4%, but only on the short route', true],
  ['Boarding takes 6 minutes instead of 9, though we only measured one day', true],
  ['Boarding takes 6 minutes instead of 9, but the training took a week', false],
  ['The ramp is slow, but it may be the pump', false],
  ['The pilot line falls to 0.4 V - looks like a short', true],
  ['Boarding takes 6 minutes - it took 9', false],
])('%s: a figure taken back? %s', (body, isSo) => {
  expect(isDoubted(body)).toBe(isSo)
})

test('a figure that the note itself doubts is told with the doubt or not at all', () => {
  const { bullet, result } = told(
    'I rebuilt the ticket page. Ferry bookings rose by 9%, though the difference is not significant.',
  )
  expect(bullet).not.toContain('9%')
  expect(result).toBe('Ferry bookings rose by 9%, though the difference is not significant.')
})

test('a limit that is kept is no quality', () => {
  expect(told('I replaced the buffer of the gauge. Its delay is now under 30 seconds.').bullet).not.toMatch(
    /^Made/,
  )
  expect(told('I replaced the gauge buffer. Uptime is now over 98%.').bullet).toContain('uptime now over 98%')
})
