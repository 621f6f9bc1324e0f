import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

test.each([
  ['Printed a new hinge for the oven, fits better than the old one.', 'Printed a new hinge for the oven'],
  [
    'Lowered the lamp of the pier, much better now. Soldered the plug.',
    'Lowered the lamp of the pier and soldered',
  ],
])('how the thing does is no part of the deed: %s', (note, bullet) => {
  const { resumeBullet } = analyse(note)
  expect(resumeBullet.startsWith(bullet)).toBe(true)
  expect(resumeBullet).not.toMatch(/better|fits/)
})

test("what a team-mate worked on is nobody else's work", () => {
  const { starStory, resumeBullet } = analyse(
    'I wired the gate of the yard. My teammate worked on the bell. We tested both together and the gate can be opened by phone.',
  )
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/teammate|can be opened/)
})

test('what a fault had is not what was taken away', () => {
  const { action } = analyse(
    'The mill model did not load because the drawing had the wrong scale. I re-exported it from the lathe.',
  ).starStory
  expect(action).not.toContain('the wrong scale')
})

test('a thing is called by its whole name', () => {
  const { action } = analyse('The power supply was too weak. Replaced it with a stronger one.').starStory
  expect(action).toContain('the power supply')
})

test('where the time of a program goes is no work of the writer', () => {
  const { resumeBullet, starStory } = analyse(
    'Most of the time went into a full scan of the herd list. Added an index on the herd list.',
  )
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/worked on/i)
})

test('a thing that was swapped for another has been swapped for it', () => {
  const { result } = analyse('I swapped the oak rudder for a steel one.').starStory
  expect(result).toBe('The oak rudder has been swapped for a steel one.')
})

test('how often a thing runs is no name of it', () => {
  const { starStory } = analyse(
    'Worked with the mill team on moving the nightly export off the old box. I rewrote the export in Go.',
  )
  expect(starStory.situation).not.toMatch(/on nightly\./)
})

test('a first version that failed is no deed', () => {
  const { resumeBullet, starStory } = analyse(
    'We built a bell clock. My first version rang mirrored hours because the wheel was reversed. I fixed the wheel.',
  )
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/mirrored/)
})

test('who reported a fault was not deployed', () => {
  const { action } = analyse(
    'Customer reported that tickets had the wrong pier. Added a check of the pier. Deployed on Thursday, no more reports since.',
  ).starStory
  expect(action).not.toMatch(/the customer/i)
})

test('what is hoped for is neither task nor result', () => {
  const { task, result } = analyse(
    'Rewired the gauge of the pond. The battery lasts 9 days, hoping to get to 30 days with a bigger cell.',
  ).starStory
  expect(`${task} ${result}`).not.toMatch(/30 days/)
})

test('what others can do with a thing was not the task', () => {
  const { task } = analyse(
    'Added a lid and a button to flush the water tank by hand. Wrote a guide.',
  ).starStory
  expect(task).not.toMatch(/had to flush/)
})

test('where a thing was moved from was no tool of the project', () => {
  const { situation } = analyse('I moved the bell from the yard gate to the hall.').starStory
  expect(situation).not.toMatch(/was using/)
})

test('a deed before how a figure moved is a deed', () => {
  const { resumeBullet, starStory } = analyse(
    'Trying to speed up the mill. Switched to oak wheels: 48 min -> 21 min.',
  )
  expect(resumeBullet).toMatch(/^Switched to oak wheels/)
  expect(starStory.result).toBe('The time went from 48 min to 21 min.')
})

test('what is listed as found is no deed', () => {
  const { starStory } = analyse(
    'Wrote checks for the mill, found 3 bugs:\n1) flour sacks were dropped\n2) crash on an empty sack\nFixed 1 and 2.',
  )
  expect(`${starStory.task} ${starStory.action}`).not.toMatch(/drop|1 and 2/)
})

test('what a rule forbids is not made allowed', () => {
  const { task } = analyse(
    'I made the gate work with the new key since the old key is not allowed in the north yard.',
  ).starStory
  expect(task).not.toMatch(/make sure/)
})

test('the pains that it took are no result', () => {
  const { result } = analyse(
    'I wired the bell to the gate. It took some time to understand how the rules work but now it works fine.',
  ).starStory
  expect(result).not.toMatch(/took some time/)
})

test('the "and" comes before the last deed', () => {
  const { resumeBullet } = analyse(
    'Mill day: mounted two new wheels, ran fibre to the north gate, labelled everything.',
  )
  expect(resumeBullet).toBe('Mounted two new wheels, ran fibre to the north gate, and labelled everything.')
})

test('a typo is told only where nothing else is', () => {
  const note =
    'The bell rang twice at night so I made the clock idle by cutting its wire. Fixed typo on the front page. Painted the gate of the yard. Changed the button colour because Tom asked.'
  const { resumeBullet, starStory } = analyse(note)
  expect(`${resumeBullet} ${starStory.task} ${starStory.result}`).not.toMatch(/typo|colour/)
  expect(analyse('Fixed a typo on the front page.').resumeBullet).toMatch(/^Fixed a typo/)
})

test('what a thing did for hours is no deed, nor is that it warped', () => {
  const { resumeBullet, starStory } = analyse(
    'Checked the wiring of the gauge and swapped the cable. Ran for 2 hours without a dropout. Printed the lid of the gauge, warped a bit so added a brim.',
  )
  expect(`${resumeBullet} ${starStory.task} ${starStory.action}`).not.toMatch(/\brun?\b|\bran\b|warped/i)
})
