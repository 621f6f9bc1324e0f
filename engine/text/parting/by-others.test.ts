import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

test('what somebody else made is what the writer goes on with', () => {
  const { resumeBullet, starStory } = analyse(
    'Tom designed the bracket and I printed it in nylon. It holds 4 kg.',
  )
  expect(resumeBullet).toMatch(/^Printed the bracket in nylon\b/)
  expect(starStory.result).not.toContain('Tom')
})

test('what somebody else did is no trouble', () => {
  const { situation } = analyse(
    'My partner did the sails and I built the rudder for the small boat out of ash.',
  ).starStory
  expect(situation).not.toContain('partner')
})

test('what a thing refused to do nobody did to it', () => {
  const { action } = analyse(
    'Moved 14 lamps from oil to gas. One brass lamp refused to start until I filed its jet.',
  ).starStory
  expect(action).not.toMatch(/refused/)
})
