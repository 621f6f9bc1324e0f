import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet
const storyOf = (text: string) => analyse(text).starStory

describe('notes of a few plain sentences', () => {
  test('nobody baked time', () => {
    const text = 'Rebuilt the oven of the yard. Baking time dropped from 40 min to 25 min.'
    expect(bulletOf(text)).toBe('Cut baking time from 40 min to 25 min by rebuilding the oven of the yard.')
    expect(storyOf(text).result).toBe('Baking time dropped from 40 min to 25 min.')
    expect(analyse(text).extractedData.solution).toBe('Rebuilt the oven of the yard.')
  })

  test('what leaked and stays where it is, is fine', () => {
    const text = 'Fixed the memory leak in the press. Memory stays at 90 MB during the night.'
    expect(bulletOf(text)).toBe(
      'Fixed the memory leak in the press, keeping memory at 90 MB during the night.',
    )
  })

  test('what was caught since is what came of it', () => {
    const { task, action, result } = storyOf(
      'I introduced a scale at the gate. Since then we caught four overloaded trucks before the bridge.',
    )
    expect(task).toBe('I had to introduce a scale at the gate.')
    expect(action).toBe('I introduced a scale at the gate.')
    expect(result).toBe('Since then, we caught four overloaded trucks before the bridge.')
  })

  test('a share with a sign rose or fell', () => {
    expect(storyOf('Built a stall that opens daily. Sales +6% since March.').result).toBe(
      'Sales have risen by 6% since March.',
    )
    expect(storyOf('Replaced the lamps of the hall. Power use -40%.').result).toBe('Power use fell by 40%.')
  })

  test('what nobody noticed is no part of the deed', () => {
    expect(bulletOf('Moved the shop to the new till on a Tuesday at noon and nobody noticed.')).toMatch(
      /^Moved the shop to the new till on a Tuesday at noon\b(?!.*nobody)/,
    )
  })

  test('a project that is only named was worked on', () => {
    expect(bulletOf('My first project in the new job: a robot that waters the plants of our office.')).toBe(
      'Worked on a robot that waters the plants of the office.',
    )
  })

  test.each([
    [
      'Retention of the silo had been set to a year by accident. Set it to 7 days, emptied the old bins.',
      'Set the',
    ],
    ['I inherited a loom that nobody understood. Wrote a manual around it.', 'around the loom'],
  ])('"it" is what was set, or what one was given: %s', (text, told) => {
    expect(bulletOf(text)).toContain(told)
  })

  test('what costs time is no deed', () => {
    expect(bulletOf('This adds a second scale to the line. Adds ~12 s to each parcel.')).not.toContain('12 s')
  })

  test('what the new thing does in the end is not told of the writer', () => {
    const text = 'This adds a spare pump and falls back to it when the first one stalls.'
    expect(bulletOf(text)).not.toContain('falls back')
    expect(storyOf(text).action).toBe('I added a spare pump.')
  })

  test('two deeds stand in one tense, whatever one moved from and to', () => {
    expect(bulletOf('I switched from steam to gas and reduce the noise in the hall.')).toMatch(
      /^Switched from steam to gas and reduced the noise in the hall/,
    )
  })

  test('how long ago it was is no part of what had to be done', () => {
    const { situation, task } = storyOf(
      'Two weeks ago a farmer lost a day of milk when the cooler stopped. I added a second cooler and an alarm.',
    )
    expect(situation).toBe('A farmer lost a day of milk when the cooler stopped.')
    expect(task).not.toContain('ago')
  })

  test('how it is now is not how it was', () => {
    expect(
      storyOf('Rebuilt the crane. It used to stop at every gate, now it only slows down.').situation,
    ).not.toContain('now')
  })

  test('an offline mode is no fault', () => {
    expect(storyOf('Sprint goal was offline mode for the app. Built a local store.').task).not.toContain(
      'goal',
    )
  })

  test('what a thing was made is no part of its name', () => {
    expect(analyse('Made the timer waterproof with a new gasket.').extractedData.project).toBe('timer')
  })

  test.each([
    ['Patched CVE-2024-3094 on 140 pumps within a day with Ansible.', 'Patched CVE-2024-3094 on 140 pumps'],
    ['The till had no locking. Added one with a small brass key.', 'Added locking with a small brass key'],
    [
      'Rewrote the query behind the herd report. From 6 minutes to 4 seconds.',
      'Cut the query time from 6 minutes to 4 seconds by rewriting the query',
    ],
    [
      "Mended the crates: 9% of the crates were broken, now it's below 1%.",
      'Cut broken crates from 9% to below 1%',
    ],
    [
      'Took the night load from 15 calls a week to 3 by oiling the pumps.',
      'Cut the night load from 15 calls a week to 3',
    ],
    ['Created a set of stamps with 24 letters. Three shops work with it.', 'used by three shops'],
    ['Rebuilt the gate (oak, brass).', 'Rebuilt the gate (oak, brass)'],
    [
      'Implemented pay-as-you-leave for the car park with two cameras.',
      'Implemented pay-as-you-leave for the car park',
    ],
    [
      'Wrote a nightly job that copies the ledger. Developers find faults earlier now.',
      ', so that developers find faults earlier',
    ],
    ['Built a pump in brass that replaces the iron one. Uses 10x less oil.', ', using 10x less oil'],
    [
      'Built a stand for the market stalls. New stall in 10 minutes, used to be half a day.',
      'Cut the time for a new stall from half a day to 10 minutes',
    ],
    [
      'Our ledger was in one huge folder and copies took an hour. I split it into 12 folders.',
      'Split the ledger into 12 folders',
    ],
  ])('%s', (text, told) => {
    expect(bulletOf(text)).toContain(told)
  })

  test('behind a colon stands how, and not what', () => {
    const text = 'Hardened our brass pumps: double seal, steel shaft, wide base.'
    expect(analyse(text).extractedData.project).toBe('brass pumps')
  })

  test('what is done to them now is no thing that was measured', () => {
    const text = 'Found that the press warmed all plates. Warm them one by one now: 8 s -> 2 s.'
    expect(bulletOf(text)).not.toMatch(/them one by one now from/)
  })

  test('who went live went no live', () => {
    expect(storyOf('Built a ticket desk for the ferry. They went live with 3,000 guests.').result).toBe(
      'They went live with 3,000 guests.',
    )
  })

  test('what is done to them was done to the same things before', () => {
    expect(
      storyOf('Guests got two mails. The clerk sealed letters too late. I seal them before stamping now.')
        .action,
    ).toBe('I sealed letters before stamping.')
  })

  test('what a deed moved in a week is told as how it went', () => {
    expect(storyOf('Cut the number of alarms from 15 calls a week to 3 by oiling the pumps.').result).toBe(
      'The number of alarms went from 15 calls a week to 3.',
    )
  })
})
