import { expect, test } from 'vitest'
import { analyse } from './testing/analyse.ts'

// What logs jot down in a hurry: arrows, tickets, heads without a line below them, remarks behind a comma.

test('what was done about a trouble stands behind an arrow', () => {
  const { resumeBullet, starStory } = analyse(
    '- 08:30 tea\n- 13:00 after rain the gauge was stuck -> moved it under the eaves of the boat house and sealed the lid with tar\n- 17:00 home',
  )
  expect(resumeBullet).toMatch(/^Moved the gauge under the eaves of the boat house\b/)
  expect(starStory.situation).toBe('After rain the gauge was stuck.')
})

test('what a ticket was about is told by its brackets', () => {
  const { resumeBullet } = analyse(
    'Stand-up, team Heron\ny: finished BOAT-311 (ticket machine accepts coins now, guests had asked for ages)\ny: pairing w/ Ann\nt: BOAT-318\nb: waiting for paint',
  )
  expect(resumeBullet).toMatch(/^Made the ticket machine accept coins\b/)
})

test('what a feature is stands behind its colon', () => {
  const { resumeBullet, starStory } = analyse(
    'first month recap:\n• shipped my first feature: members can print their badges as PDF, ~70 badges a day already\n• wrote 31 tests\n• cried 0 times\ngoal for next month: less coffee',
  )
  expect(resumeBullet).toMatch(/^Enabled members to print their badges as PDF(?: and |\.$)/)
  expect(Object.values(starStory).join(' ')).not.toMatch(/coffee|cried|already/)
})

test('the name of a log on its first line is a title, though no empty line follows', () => {
  const { starStory } = analyse(
    'WEEKLY JOURNAL - Practicum at the municipal lock works\nI found that 34 of the 61 gates had not been greased since June. I made a list by basin and gave it to the crew. I also attended a meeting with the mayor!',
  )
  expect(Object.values(starStory).join(' ')).not.toMatch(/Practicum|mayor/)
})

test.each([
  [
    'Entered all the slips into the ledger, 900 of them, very dull.',
    'I entered all the slips into the ledger.',
  ],
  ['Ran the kiln for a week with the new probe, no alarm.', 'I ran the kiln for a week with the new probe.'],
])('a remark behind a comma is no part of a deed: %s', (deed, told) => {
  const { action } = analyse(`Thursday notes\n\n${deed} Lunch with Ann.`).starStory
  expect(action).toBe(told)
})

test('how it is said is no topic', () => {
  const { task } = analyse(
    'Sprint diary\n\nNot much time this week. Still: turned on the leak alarm for all 88 tanks. 19 hits.',
  ).starStory
  expect(task).toBe('I had to turn on the leak alarm for all 88 tanks.')
})

test('what was judged by others was not judged by the writer', () => {
  const { starStory } = analyse(
    'Pie jam\n\nI baked a pie of rhubarb and built a stand for it out of oak. Rated 14th of 212 in taste!',
  )
  expect(Object.values(starStory).join(' ')).not.toMatch(/has been rated|I rated/)
})

test('a thing does now what it does', () => {
  const { result } = analyse(
    'Day 3\n\nThe worker had to clamp every lid by hand. I made a plate from steel for the drill. The plate holds now 4 lids at once.',
  ).starStory
  expect(result).toBe('The plate now holds 4 lids at once.')
})

test('what others give and what one takes part in is no work', () => {
  const { action } = analyse(
    'Wk 3\n\nRolled back the driver on 14 label printers and blocked the update. Took 25 mins from call to end. I got a cake from ward 3! Took part in a fire drill.',
  ).starStory
  expect(action).toBe('I rolled back the driver on 14 label printers and blocked the update.')
})
