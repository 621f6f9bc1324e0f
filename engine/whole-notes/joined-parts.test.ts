import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'
import { isTorn } from '../writing/sentence/trim.ts'
import { faultMended } from '../writing/story/task/fault-mended.ts'

test('an agreement that stands before the thing follows it whole', () => {
  const { resumeBullet } = analyse(
    'In agreement with the supplier the delivery plan was changed to two drops a week.',
  )
  expect(resumeBullet).toContain('Changed the delivery plan in agreement with the supplier')
})

test('how long it took is not told of how things are', () => {
  const { starStory } = analyse('Migrated 300 mailboxes to Exchange in two weekends.')
  expect(starStory.result).toBe('300 mailboxes have been migrated to Exchange in two weekends.')
})

test('one word put for another does nothing by itself', () => {
  const { starStory } = analyse('Changed idle to sleep in the state table.')
  expect(starStory.result).not.toContain('sleeps')
})

test('what something was done besides goes as a whole', () => {
  const { starStory } = analyse(
    'In addition to the survey, I interviewed six farmers about their wells. I drew a map of all wells.',
  )
  expect(starStory.action).toMatch(/^I interviewed six farmers/)
})

test('a label with half a sentence is no task', () => {
  const { starStory } = analyse(
    'Organ log\n\nMission: setup so that the organ can be played in winter.\n\n- Oiled the blower of the organ\n- Replaced the leather on the bellows',
  )
  expect(starStory.task).toMatch(/^I had to /)
})

test.each([
  ['The fix was tested and found to correctly', true],
  ['The crew was quick to reply', false],
])('a sentence that its list was to end is torn: %s', (head, isOpen) => {
  expect(isTorn(head)).toBe(isOpen)
})

test.each([
  ['There were issues with two tickets sometimes being read as one.', 'fix these issues'],
  ['Rain set off a bug in one of our readers.', 'fix this bug'],
  ['There were issues with the ticket reader when it rained.', 'fix the issues with the ticket reader'],
])('a fault is not cut where it begins to be told: %s', (told, aim) => {
  expect(faultMended(told)).toBe(aim)
})

test('what was worked on is named as the story names it', () => {
  const { resumeBullet } = analyse(
    'Kiosk shader.\n\nThe shader is not done. The shader is dark on old screens.',
  )
  expect(resumeBullet).not.toMatch(/on (?:kiosk )?shader\b/i)
})

test('a purpose is told to its end or not at all', () => {
  const { starStory } = analyse(
    'Add a missing Close override to the valve wrapper so that the new CloseOptions is forwarded to the inner valve instead of being silently dropped by the base class default.\n\nThe wrapper only overrode the two-part Close, so the new overload was dropped.',
  )
  expect(starStory.task).toMatch(/(?:wrapper|default)\.$/)
})

test('what is checked twice is one deed', () => {
  const { starStory } = analyse(
    'Flip the old switch and double check it.\n\nThe lamp stayed dark after every storm.',
  )
  expect(starStory.action).toContain('double-checked it')
})

test('a number in brackets of its own points at the tracker', () => {
  const { starStory } = analyse('I drew a new map of the bay ( #300 ) and painted the pier.')
  expect(starStory.action).not.toContain('#300')
})

test('a colon that was to lead to a list leads to no means', () => {
  const { resumeBullet } = analyse(
    'Oil the hinges of the tide gate with grease\n\nThis fixes two squeaks of the old gate:',
  )
  expect(resumeBullet).not.toContain(':')
})

test('who brought it up is nothing of the work', () => {
  const { resumeBullet } = analyse(
    'Oil the hinges of the gate\n\nReported by Ann Marlowe in: https://gates.example.org/9',
  )
  expect(resumeBullet).not.toContain('Ann')
})

test('the means is what the code does, and not that it was changed', () => {
  const { resumeBullet } = analyse(
    'Fix the lock of the tide gate\n\nSkip calling ring() when the lamp is out.',
  )
  expect(resumeBullet).toContain('by skipping calling ring()')
})

test('what was stopped is not done "any more"', () => {
  const { resumeBullet, starStory } = analyse("Don't ring the harbour bell any more at high tide")
  expect(resumeBullet).toContain('Stopped ringing the harbour bell at high tide')
  expect(JSON.stringify(starStory)).not.toContain('any more')
})

test('of two deeds in one sentence both are past', () => {
  const { resumeBullet } = analyse(
    'Gate watch\n\nChecked the lid of the gate and return false where it is open.',
  )
  expect(resumeBullet).toContain('and returned false')
})
