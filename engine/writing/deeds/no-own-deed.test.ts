import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

test('after what the trouble began is no work', () => {
  const { resumeBullet, starStory } = analyse(
    'After swapping the battery of my tablet, the screen flickered whenever the charger was plugged in. The cable was seated well.\n\nI cut a strip of foam and put it between the battery and the ribbon, and the screen has been steady since.',
  )
  expect(`${resumeBullet} ${starStory.task} ${starStory.action}`).not.toMatch(/swap/i)
})

test('advice in a diary was not carried out', () => {
  const { resumeBullet, starStory } = analyse(
    'Solved two list exercises in Kotlin. Finish the exercise first, then look at the solution. I learned that sorting in place is faster.',
  )
  expect(`${resumeBullet} ${starStory.task} ${starStory.action}`).not.toMatch(/finish/i)
})

test('what one is there for was not done just now', () => {
  const { resumeBullet, starStory } = analyse(
    'We recently switched the search of all library sites to a shared index.\n\nWe host hundreds of library catalogues for small towns, and any solution has to work for all of them.',
  )
  expect(`${resumeBullet} ${starStory.task} ${starStory.action}`).not.toMatch(/host/i)
})

test('what a program does in a case, somebody changed it to do', () => {
  const { resumeBullet, starStory } = analyse(
    'lock: keep the bolt retracted if the motor stalls\n\nThe bolt used to fall back into the frame when the motor stalled, and the door could not be opened from the inside.',
  )
  expect(resumeBullet).toMatch(/^Changed the lock to keep the bolt retracted if the motor stalls because/)
  expect(starStory.action).toMatch(/^I changed (?:the )?lock to keep/)
})

test('what a new thing does is no reason to add it', () => {
  const { resumeBullet, starStory } = analyse(
    'Added an upload form\n\nThe form takes photos of up to 20 MB. Our media server already handles the resizing, so nothing else was needed there.',
  )
  expect(resumeBullet).not.toMatch(/because|after/)
  expect(starStory.situation).not.toMatch(/20 MB/)
})

test('what a change that was taken back had brought is the trouble', () => {
  const { extractedData, starStory } = analyse(
    'Revert "web: inline the icon font"\n\nUnfortunately, that change had the opposite effect. The page size went from 300 kB to 1.2 MB.',
  )
  expect(extractedData.impact).toBe('')
  expect(starStory.situation).toContain('from 300 kB to 1.2 MB')
  expect(starStory.result).not.toContain('kB')
})

test('what came of a deed is no other deed', () => {
  const { resumeBullet, starStory } = analyse(
    'On Friday the mail queue stopped. We raise the quota to 20 GB. This restarts the broker, and moves its queue to the new disk. Mail is delivered again.',
  )
  expect(`${resumeBullet} ${starStory.task} ${starStory.action}`).not.toMatch(/restart|move/i)
  const { starStory: story } = analyse(
    'The battery was flat after two days. I turned off the radio between readings and lowered the clock to 8 MHz. Makes the menu a bit slower to respond.',
  )
  expect(story.action).toBe('I turned off the radio between readings and lowered the clock to 8 MHz.')
})

test('what one had set before the trouble is no work on it', () => {
  const { resumeBullet, starStory } = analyse(
    'On Friday the mail queue stopped. We had set the disk quota to 5 GB, which the new logs filled in a day. We raised the quota to 20 GB. Mail is delivered again.',
  )
  expect(resumeBullet).toMatch(/^Raised the (?:disk )?quota to 20 GB/)
  expect(`${starStory.task} ${starStory.action}`).not.toMatch(/5 GB/)
})

test('word to others is no work beside what was mended', () => {
  const { resumeBullet, starStory } = analyse(
    'Gate 4 was shut on Sunday. The faulty power supply was identified and replaced, and the team was notified about the outage.',
  )
  expect(resumeBullet).toMatch(/^Replaced the faulty power supply/)
  expect(`${resumeBullet} ${starStory.situation} ${starStory.action}`).not.toMatch(/notif/i)
})

test.each([
  ['- tray queue on deck 2 stuck, cleared the tray and restarted the belt, ok now', /ok now/],
  [
    'The card expired on Saturday. I set up a timer, so that it is renewed by mail from now on.',
    /from now\./,
  ],
])('a deed is not told with half of what came of it: %s', (note, half) => {
  const { resumeBullet, starStory } = analyse(note)
  expect(`${resumeBullet} ${starStory.action} ${starStory.result}`).not.toMatch(half)
})

test('what a new version does is not what the writer did', () => {
  const { resumeBullet, starStory } = analyse(
    'Three of our gates hung after the update. The new version keeps a wide buffer per card. We lowered the buffer and restarted the gates one by one.',
  )
  expect(`${resumeBullet} ${starStory.task} ${starStory.action}`).not.toMatch(/kept|keep/i)
})

test('the harm that an incident did is no result of the work on it', () => {
  const { starStory } = analyse(
    'Root cause: a job filled the root disk.\nFix: deleted the dumps, moved them to a disk of their own.\nImpact: 23 trams failed, opening delayed by a day.',
  )
  expect(starStory.result).not.toMatch(/failed|delayed/)
})

test('an error rate that rises is no error', () => {
  const { starStory } = analyse(
    '* 10:05 - error rate rises to 30%\n* 10:11 - gate rollback started\n* 10:14 - gate rollback complete, error rate back to normal',
  )
  expect(starStory.situation).not.toContain('There was an error rate')
})

test('a queue that was worked off is what came of the work', () => {
  const { starStory } = analyse(
    'Letters were delayed because the sorter was stuck on a torn stamp. I removed the letter from the sorter. The backlog of 12k letters was cleared by 16:00.',
  )
  expect(starStory.result).toBe('The backlog of 12k letters was cleared by 16:00.')
})

test('too much of a thing is no work to be told, nor is what the note itself calls bad', () => {
  const { resumeBullet, starStory } = analyse(
    '- Moved the belt of the mill to the left\n- Made too many changes to the wheel\n- Add a brush at the top -> this is terrible\n- Oiled both hinges of the gate\n- Drew a plan of the sluice',
  )
  expect(`${resumeBullet} ${starStory.task} ${starStory.action}`).not.toMatch(/too many|brush/i)
})

test.each([
  'The workflow at the moment is as follows:\n1. Take the tram table. Sort the stops of each line\n2. Count the seats of each tram',
  'The pipeline looks like this:\n1. Sort the stops of each line\n\nFor the night line:\n1. Count the seats of each tram\n2. Sort the stops by hour',
])('the steps of a thing that runs are no deeds: %s', (steps) => {
  const { resumeBullet, starStory } = analyse(
    `I've painted the yard of the depot.\n\n${steps}\n\nTo this end I rebuilt the gate of the depot.`,
  )
  expect(resumeBullet).toMatch(/gate|yard/)
  expect([resumeBullet, ...Object.values(starStory)].join(' ')).not.toMatch(/\b(?:stops|seats)\b/)
})

test.each([
  'Built the night gate of the depot (roof pending)',
  '(WIP) Built the night gate of the depot',
  'Built the night gate of the depot(the roof is incomplete)',
])('what the note says is not done is not told beside what is: %s', (item) => {
  const { resumeBullet, starStory } = analyse(
    `- Painted the yard of the depot\n- ${item}\n- Mapped the tram stops of line 4`,
  )
  expect(`${resumeBullet} ${starStory.task} ${starStory.result}`).not.toContain('gate')
})

test('what was only thought of as the reason is no work done', () => {
  const { resumeBullet, starStory } = analyse(
    '## The pump would not start\n\n**Symptom**\n\nThe pump hummed and did not turn.\n\n**Hypotheses**\n\n- The valve was hidden behind a plate.\n- The fuse was blown.\n\n**Fix**\n\nReplaced the fuse of the pump.',
  )
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/valve|plate/)
})

test('what a list says was tried in vain is no work done', () => {
  const { resumeBullet, starStory } = analyse(
    'The pump stalls at night and nobody knows why.\n\nTried without success:\n- Replaced the cable of the pump\n- Raised the pressure of the tank\n- Cleaned the filter\n\nI moved the clock of the pump to summer time, and it runs through since.',
  )
  expect(`${resumeBullet} ${starStory.task} ${starStory.action}`).not.toMatch(/cable|pressure|filter|tried/i)
})

test.each([
  [
    'This adds a queue to the mail sender. I decided not to make the length of the queue adjustable for now.',
    /adjustable/,
  ],
  [
    "This moves the labels to the new printer. I've left the price tags unchanged on purpose, because the shop wants them so.",
    /price tags/,
  ],
])('what was left as it was is no work: %s', (note, left) => {
  const { resumeBullet, starStory } = analyse(note)
  expect(`${resumeBullet} ${starStory.task}`).not.toMatch(left)
})
