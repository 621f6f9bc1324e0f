import { expect, it } from 'vitest'
import { analyseSnap } from '../analyse-snap.ts'

const bulletOf = (text: string) =>
  analyseSnap(text, { today: '2026-11-14', autoDetectDate: true, smartPriority: true }).resumeBullet

it('owes a gain to the deed that a sentence tells first, not to what was done besides', () => {
  const bullet = bulletOf(
    'I rewrote the import job so that it streams rows in batches, and set up an alert for missed runs. Memory went from 8 GB to 500 MB.',
  )
  expect(bullet).toContain('500 MB')
  expect(bullet).not.toMatch(/by setting up/)
})

it('does not say that testing a change was how it came about', () => {
  const bullet = bulletOf(
    'Draw sprites in one batch\n\nThis improves the frame time from 9 ms to 4 ms. I tested the menus and the map and they seem fine.',
  )
  expect(bullet).toContain('4 ms')
  expect(bullet).not.toMatch(/by testing/)
})

it('takes nothing for a deed that stands under what is still to be done', () => {
  const bullet = bulletOf(
    '# Key in a backup\n\n## Actions taken\n\n1. Replaced the key with a placeholder in the backup file\n\n## Required follow-up actions\n\n1. Revoke the key\n2. Generate a new key for the mailer',
  )
  expect(bullet).toMatch(/^Replaced the key/)
  expect(bullet).not.toMatch(/revoked|generated/i)
})

it('means a noun by a bare word where deeds are told in the past tense', () => {
  const bullet = bulletOf(
    '- Build issues met during the roll-out\n- Removed the second lookup of the zlib package\n- Placed the manifest at the root of the project',
  )
  expect(bullet).not.toMatch(/^Built/)
})

it('says nothing to the reader of a template', () => {
  const bullet = bulletOf(
    'Cache the layers\n\nYour changes will not be taken without green checks.\n\n- [x] Style checks pass on my machine',
  )
  expect(bullet).not.toMatch(/your|style/i)
})

it('tells a habit that a subject line forbids as one that was stopped', () => {
  expect(
    bulletOf(
      "Don't hold the bus lock while polling the flash chip on slow boards\n\nThe pen lifted mid-stroke.",
    ),
  ).toMatch(/^Stopped holding the bus lock while polling/)
})

it('says of a short deed what the text says it is', () => {
  expect(
    bulletOf('Fix sharing of folders\n\nThis is a workaround that keeps rights while a file is locked.'),
  ).toBe('Fixed sharing of folders, a workaround that keeps rights while a file is locked.')
})

it('leaves to the machine what the machine does', () => {
  const bullet = bulletOf(
    'all day on the gripper again. it resets when the wrist turns. the scope shows the rail dipping to 3.9. soldered a capacitor right at the driver and moved the servo to a supply of its own. no resets in two hours.',
  )
  expect(bullet).toMatch(/^Soldered a capacitor right at the driver/)
})

it('does not raise what grew by itself', () => {
  expect(bulletOf('The list grew to a 19 MB file. I triaged new reports every day.')).not.toMatch(/raised/i)
})

it('does not open with a pronoun that only the text explains', () => {
  const bullet = bulletOf(
    'The old parser crashed on empty files. I replaced it with a generated one and removed the retry loop from the loader. Nightly imports now finish without a restart.',
  )
  expect(bullet).not.toMatch(/^\w+ (it|them|this|that)\b/)
})

it('says a verb once that two deeds share', () => {
  expect(bulletOf('- Added a cache for thumbnails\n- Added a nightly test for the importer')).toBe(
    'Added a cache for thumbnails and a nightly test for the importer.',
  )
})

it('leaves a weak beginning to what follows it', () => {
  const bullet = bulletOf(
    'I continued the draft and fixed the drift of the axes when the stage turns. Then I converted all the offsets into integers.',
  )
  expect(bullet).toMatch(/^Fixed the drift of the axes/)
})

it('does not say in a diary that a trouble was ended by whatever was done that day', () => {
  const bullet = bulletOf(
    'Some pages such as the calendar are failing with an error.\n\nI read about proxies.\n\nI ate lunch with the team.\n\nAdded all twelve services to the dashboard and fixed the logo.',
  )
  expect(bullet).not.toMatch(/fixed some pages|by adding/i)
})

it('drops words of talk and the time of day', () => {
  const bullet = bulletOf(
    'I finally replaced the really noisy pump motor and restarted the cooling loop at 10:40.',
  )
  expect(bullet).toBe('Replaced the noisy pump motor and restarted the cooling loop.')
})

it('reads a subject line that begins with "bug:" and words, not with a number', () => {
  expect(bulletOf('bug: fix socket leaks caused by early returns in the pool\n\nBug: 1234')).toMatch(
    /^Fixed socket leaks caused by early returns/,
  )
})

it('does not say that a thing was made better by making it better', () => {
  const bullet = bulletOf(
    'Make page search faster\n\nThis reduces page search time for large sites. I sorted the filters by their cost.',
  )
  expect(bullet).not.toMatch(/by making page search faster/)
})

it('keeps a list of plans that opens a diary apart from what was done', () => {
  const bullet = bulletOf(
    '- Finish the frame\n- Increase the speed of the lift\n\nNotes\n\nWe finished the frame. We noticed that the wheels slip. Then we swapped the wheels for rubber ones.',
  )
  expect(bullet).not.toMatch(/speed of the lift/i)
})

it('does not boast of a mishap', () => {
  const bullet = bulletOf(
    'I wired the relay the wrong way and burned the fuse board. I replaced the fuse board with a spare one from the lab.',
  )
  expect(bullet).toMatch(/^Replaced the fuse board/)
})

it('takes a capital word in a headline for a name', () => {
  expect(bulletOf('Add Hints to Menus and Filter Box for screen readers in the settings')).toContain(
    'and Filter Box',
  )
})

it('takes the subject of a mailed patch for its subject line', () => {
  const bullet = bulletOf(
    'From: A. Writer <a@example.org>\nDate: Wed, 4 Mar 2026 10:00:00 +0000\nSubject: [PATCH 2/3] sandbox: allow vectored reads on old kernels\n\nThe C library uses them for its streams, so the process was killed.\n',
  )
  expect(bullet).toMatch(/^(?:Allowed|Changed \w+ to allow) vectored reads on old kernels/)
})

it('reads "DONE" and "NOT DONE" before an item as ticks', () => {
  const bullet = bulletOf(
    '* **DONE** Make flags booleans in the model\n* **NOT DONE** Rename the sheets\n* **DONE** Introduce a helper for totals',
  )
  expect(bullet).toMatch(/flags booleans in the model/i)
  expect(bullet).not.toMatch(/rename|DONE/i)
})
