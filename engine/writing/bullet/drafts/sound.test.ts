import { describe, expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { isSound } from './sound.ts'

describe('a bullet is no whole sentence', () => {
  test.each([
    ['with a statement run into it', 'dealt with the latch may jam in the yard'],
    ['with a verb whose subject was cut off', 'read the gate logs to retry the sync were in vain'],
    ['with a statement behind a colon', 'changed how the gate opens: lamps are now over it'],
    ['with a verb that has no subject', 'moved the gate to the yard, takes an hour by crane'],
    ['with half of a pair', 'wired relays for both the pump'],
    ['with a word that points at nothing', 'built a guard to keep this from happening'],
    ['with what stood above it', 'merged the gate driver and all the above work into the yard branch'],
    ['with what a picture showed', 'replaced the relays circled below'],
    ['with two that nobody named', 'ordered both to try on the crane'],
    ['with the former of what it does not name', 'folded the former within the yard plan'],
    ['with one beside another that it does not name', 'added the other ADC and read the manual'],
    ['with many that nobody named', 'let the scheduler give them a slot in the yard'],
    ['with one that only the note has named', 'worked on that gate and sent a second plan to the yard'],
    ['with what was left open', 'looked for what had been wrong, which was why the yard stood still'],
    ['with somebody whom nobody knows', 'rewrote his scheduler in Go'],
    ['with the marks of code', 'added gate.open(int id) // ignore the old id'],
    ['with a verb that has no subject', 'moved the fares to a sheet, with loading quick, takes nine minutes'],
    ['with a noun for its verb', 'sped were changed by a new belt'],
    ['with a remark for its object', 'fixed (only there): the belt of the mill'],
    ['with a statement that nothing joins', 'added a second bell to the gate everything broke'],
    ['with a clause that lost its verb', 'changed the rate at which bells'],
    ['with the values of code', 'converted the gate list such that ([4,7,...])'],
    ['with a verb that governs nothing', 'maintained as part of the yard crew and oiled the gate'],
    ['with a place that nobody named', 'added the warning lamp on it and moved the rails'],
    ['with a verb bent inside a clause', 'fixed what coming of the crane is told'],
    ['with a fault that has no verb', 'worked on an issue where two ways to tell that the gate jammed'],
    ['with a fault that is none', 'worked on an issue where the crane correctly drops the load'],
    ['with a fault that breaks off', 'worked on an issue where the upshot was that sometimes'],
    ['with a day for its fault', 'investigated an issue where 2021-04-03 / Expired badge at the gate'],
    ['with a verb that goes with no other', 'fixed how the jam could were noticed at the gate'],
    ['with a thing beside a verb', 'ported and crane, the yard handshake with the gate'],
    ['with a dash of talk', 'built the crane arm -- still need to test the brake'],
    ['with an arrow', 'fixed the crane (more load \u2192 slower lift) in the yard'],
    ['with a fence of code', 'raised the limit with ```bash in the yard'],
    ['with what was his own', 'wrote the own timetable of the ferry in Go'],
    ['with a thing for its verb', 'wired the mill and output from the crane during the night'],
    ['with a deed that breaks off at once', 'tested but it was in vain and the gate stayed shut'],
    ['with two sentences that nothing parts', 'oiled the winch.With the crane back in the yard'],
    ['with what he made of it', 'chose the small winch for the gate, looks good enough'],
    ['with what he felt', 'moved the crane to the yard and loved the view from there'],
    ['with what came of it, to his own joy', 'plugged in the winch and hey presto, light'],
    ['with a part of his body', 'ripped the hair out over the winch of the crane'],
    ['with an end that was cut off', 'painted the gate of the yard but in the end'],
    ['with a clause that was cut off', 'sold the winch that almost, as the yard was shut'],
    [
      'with a verb that falls out of the past',
      'wrote a guide to the yard, and learning the names of all cranes',
    ],
    ['with a figure that moves twice', 'raised the load jumped from 3 t to 9 t with a new winch'],
    ['with what others do beside it', 'added cranes with winches get a bell at the gate'],
    ['with what does not work', 'filed winches do not work in the yard'],
    ['with what a thing does', 'wrote the first version of the crane uses an old winch'],
    ['with a clause that breaks off', 'changed the winch so that instead of a rope'],
    ['with a question that breaks off', 'drew a plan that tells whether the crane'],
    ['with a reason that breaks off', 'found out why some cranes'],
    ['with what nobody named, in many places', 'moved the winch and reused across all yards'],
    ['with one work told twice', 'oiled the rail and worked on the rail'],
    ['with what it returns cut off', 'moved from crane.lift() to crane.lift() returning'],
    ['with an end that leads nowhere', 'wrote a page that counts the carts from'],
    ['with a dash glued to a word', 'finished the fare table- moved the rows to the yard'],
  ])('%s', (_name, text) => {
    expect(isSound(text)).toBe(false)
  })
})

describe('a bullet is a whole sentence', () => {
  test.each([
    ['with a clause that has a verb of its own', 'moved the rows that were locked while the gate was open'],
    ['with what a thing was made to have', 'made the service user have a shell of its own'],
    ['with both of a pair', 'wired relays for both the pump and the valve'],
    ['with many that it names', 'collected the keys of the yard and gave them a label'],
    ['with a team', 'showed the team where they could park'],
    ['with an aside before the verb', 'added a lamp that, when lit, takes 5 W'],
    ['with what should not be', 'changed the gate so that cranes do not stop there'],
    ['with two things that are going on', 'sped up loading the ferry, and mooring it at the quay'],
    ['with what it lets others do', 'let the cranes of the yard get a bell at the gate'],
    ['with how far it came', 'got the winch of the crane up and running'],
    ['with a thing that has another in it', 'built a shed with a lamp in it and painted the door'],
    ['with how far a figure moved', 'moved the crane to new rails (9 s \u2192 4 s)'],
    ['with a pair of verbs', 'designed and built the yard gate'],
    ['with a hurried pair of verbs', 'wrote and carefully tested the yard gate'],
    ['with a fault that is one', 'fixed an issue where the crane did not drop the load correctly'],
    ['with where it works', 'ran the crane overnight and got the bell working on the crane'],
    ['with two of a kind', 'added brakes for both crane families of the yard'],
    ['with both ends', 'welded the rail at both ends'],
    ['with the day after', 'tested the gate and opened it the following day'],
    ['with a named colleague', 'paired with Ann on her release notes'],
    ['with a hyphen that stands for a word', 'kept pre- and post-merge checks apart'],
    ['with what was found', 'found that the fuse had blown'],
    ['where it says how', 'showed how the pump can be reached'],
  ])('%s', (_name, text) => {
    expect(isSound(text)).toBe(true)
  })
})

const bulletOf = (text: string) => analyse(text).resumeBullet

test('what only leans on the note gives way to what was worked on, however modest', () => {
  expect(
    bulletOf(
      'We mainly focused on speed control for the tram in the yard. The brakes were hot since we braked too hard. So we found a way to keep this from happening.',
    ),
  ).toMatch(/^Focused on speed control for the tram/)
})

test('a deed of which only half is left is told without it', () => {
  expect(
    bulletOf(
      'I rewrote the fare table of the tram line in Rust, and decided the cleanest route was to drop the old rows.',
    ),
  ).not.toMatch(/decided|route/)
})

test('time that was spent says less than what was worked on', () => {
  expect(
    bulletOf(
      'I worked on getting the lamps mounted on the gate and getting the gate to open at dawn. I also helped out with the fuse box, and spent a good deal of time working on the report.',
    ),
  ).toMatch(/^Worked on mounting the lamps on the gate/)
})

test('who merges a pull request is not who wrote it', () => {
  expect(
    bulletOf('I rewired the north gate of the tram yard. My PRs from last week got merged.'),
  ).not.toMatch(/merged/i)
})

test('what is to be done to a thing then is no deed of the list', () => {
  expect(
    bulletOf(
      'I moved the fare table of the yard to Redis. I also wrote a guide for the crew so it can be read and shared upstream.',
    ),
  ).not.toMatch(/, and shared/)
})

test('what a deed is for is told sooner than a second one', () => {
  expect(
    bulletOf(
      'I built the panel and the desk for running trams and the yard map. After that I started with drawing rough plans for the gate.',
    ),
  ).toContain('for running trams')
})

test('the means is told up to where another one begins', () => {
  expect(
    bulletOf(
      'I fixed the stuck gate of the north yard by moving the lower hinge of the big fence and carefully filing the edges of every single latch that the crew had painted over in the spring of last year.',
    ),
  ).toMatch(/by moving the lower hinge of the big fence\b/)
})

test('a pull request for the changes says less than the changes', () => {
  expect(
    bulletOf(
      'I rewired the north gate of the tram yard with shielded cable. I opened a pull request for the changes.',
    ),
  ).not.toMatch(/pull request/)
})

test('what one never did is not what one worked on', () => {
  expect(
    bulletOf('Having never successfully wired the lamp board, I was stuck. The lamp board did not answer.'),
  ).not.toMatch(/having|never/i)
})

test('what a task was started by was done', () => {
  expect(bulletOf('I started this task by moving the lamp of the north gate to the new yard.')).toBe(
    'Moved the lamp of the north gate to the new yard.',
  )
})

test.each([
  [
    'The bilge pump stalled at sea because two readers shared a port. Added better locking to the port driver to fix this condition. Wrote a runbook for the engine crew about port numbers.',
    /the port driver(?! to fix)/,
  ],
  [
    'Added retries to the parcel scanner upload to handle such cases, since the depot loses its network every night.',
    /scanner upload, since the depot/,
  ],
  [
    'Rewired the heater loop with thicker cable so that it no longer trips the breaker, to avoid such a situation in the future.',
    /breaker\.$/,
  ],
])('what was mended is left out where only the note says what: %s', (text, told) => {
  expect(bulletOf(text)).toMatch(told)
})
