import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  ['Split the ferry queue. Report volume rose to 90 a day.', 'The report volume rose to 90 a day.'],
  ['Moved the buoys. Alert count fell from 80 a week to 3.', 'The alert count fell from 80 a week to 3.'],
])('reads the first word of a subject as a noun in %j', (text, result) => {
  expect(analyse(text).starStory.result).toBe(result)
})

it.each([
  ['Changes from 2.0.1\n\n- Slow the crane near the quay\n- Paint the bollards of pier two', /^Slowed/],
  ['Post launch work\n\nI repainted the hull of the ferry and oiled its two rudders.', /^Repainted the hull/],
  ['Bit sad that summer is over. Oiled the rudders of both ferries before the frost.', /^Oiled the rudders/],
  ['Oiled the rudders of both ferries. Support calls about the bell: zero since May.', /^Oiled the rudders/],
  ['Oiled the rudders of both ferries. Downloads look normal.', /^Oiled the rudders(?!.*download)/],
  ['load times. meh. Oiled the rudders of both ferries before the frost.', /^Oiled the rudders/],
  [
    'Monday 9th: moved over to the new pier with both ferries and their crews.',
    /^Moved over to the new pier/,
  ],
  [
    '[DO NOT SQUASH] Paint the rudders of both ferries before the first frost\n\nThey rust.',
    /^Painted the rudders/,
  ],
  [
    'fix(security): reject long names at the gate of the ferry terminal',
    /^Changed the code to reject long names/,
  ],
  ['Fix bug where pump ran dry at night.', /^Fixed a bug where the pump ran dry at night/],
  [
    'Second clean-up pass. Syncs the map with the tide feed, fixes two bugs at the pier, and clears out dead rows.',
    /^Synced the map with the tide feed, fixed two bugs at the pier, and cleared out dead rows/,
  ],
  [
    'Fix issue where boat tried to moor before the gate was open.',
    /^Fixed an issue where the boat tried to moor/,
  ],
])('takes no head, flag, feeling or topic for a deed in %j', (text, bullet) => {
  expect(analyse(text).resumeBullet).toMatch(bullet)
})

it('takes a colleague for one, and a part for a part', () => {
  expect(analyse('Paired with Ottilie on the tide table of the ferry line.').resumeBullet).toMatch(
    /^Paired with Ottilie on the tide table/,
  )
  expect(analyse('Paired with the second valve, the tank empties itself.').resumeBullet).not.toMatch(
    /^Paired/,
  )
})

it('takes nobody along that got moved', () => {
  const { action } = analyse('Rewrote the tide table of the harbour. Got moved to the new mast.').starStory
  expect(action).not.toMatch(/moved/)
})

it('takes a head without an article among deeds in the past for a head', () => {
  const { resumeBullet, starStory } = analyse('Upgrade window at pier four. Replaced 12 lamps.')
  expect(resumeBullet).toMatch(/^Replaced 12 lamps/)
  expect(starStory.action).toBe('I replaced 12 lamps.')
})

it('takes "back up at 8:15" for the end of an outage', () => {
  const { resumeBullet, starStory } = analyse(
    'The radar went down at 7:50. We failed over to the mast and swapped the fuse. back up at 8:15.',
  )
  expect(resumeBullet).toMatch(/^Failed over to the mast and swapped the fuse/)
  expect(starStory.result).toBe('At 8:15, the service was back up.')
})

it('says how a thing fares since of the thing, whatever was done to it', () => {
  const { resumeBullet, starStory } = analyse('Repaired the lock gate. Opens in 3 min now instead of 20.')
  expect(resumeBullet).toBe('Repaired the lock gate, so that it opens in 3 min instead of 20.')
  expect(starStory.action).toBe('I repaired the lock gate.')
})

it.each([
  [
    'Added a timetable to the kiosk. Crews now sail 9 times a day.',
    /^Added a timetable to the kiosk(?!.*made)/,
  ],
  ['Each lamp now reports its own hours.', /^Made each lamp report its own hours/],
  ['We moved the charts at night. No chart was lost.', /with no chart lost\.$/],
  ['Moved the charts to a CDN, maps load in two seconds now.', /^Moved the charts to a CDN(?!, maps load)/],
])('keeps the bullet one sentence in %j', (text, bullet) => {
  expect(analyse(text).resumeBullet).toMatch(bullet)
})

it('does not tell what came of a deed as how things were before', () => {
  const { starStory } = analyse('Built a card reader, 1,200 cards are scanned per shift.')
  expect(starStory.situation).not.toContain('1,200')
})

it.each([
  [
    'Locked badges, including those of two chiefs, were unable to open the gate. I reset the badge cache.',
    'I reset the badge cache.',
  ],
  [
    '- Linked lists of suppliers in the old sheet were out of date\n- Rebuilt the supplier sheet from the ledger',
    'I rebuilt the supplier sheet from the ledger.',
  ],
  ['Moved boats of the crew and oiled two masts, which had cracked.', 'I moved boats of the crew'],
])('what things were like is nobody\u2019s deed in %j', (text, action) => {
  expect(analyse(text).starStory.action).toContain(action)
  expect(analyse(text).starStory.action).not.toMatch(/I (?:locked|linked)/)
})

it.each([
  'Avoid a short circuit in the lamp post\n\nReport and fix from Ottilie Karlsen.',
  'Add a check of the mast to the crane\n\nPatch originally by Ottilie Karlsen <ok@pier.org>.',
  'Add a check of the mast to the crane\n\nPatch from Ottilie Karlsen.',
  'Add a check of the mast to the crane\n\nPatch thanks to Ottilie Karlsen on the list.',
])('whom one owes the work to was not patched in %j', (text) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/patch|report|Karlsen/i)
})

it.each(['Fastify lamp plugin crash', 'Inotify watch exhaustion on the pier'])(
  'a name is not done to anything in %j',
  (text) => {
    const { resumeBullet, starStory } = analyse(`${text}\n\nOne of the hosts hung. We restarted the host.`)
    expect(resumeBullet).not.toMatch(/ified/)
    expect(`${starStory.action} ${starStory.result}`).not.toMatch(/ified/)
  },
)
