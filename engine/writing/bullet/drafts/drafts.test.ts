import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

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

it('takes for the means what the change itself does, not what was done besides', () => {
  const bullet = bulletOf(
    'Fix crash of the printer on long labels\n\nThis change adds a length check to the label parser.\n\n- Updates the color of the tray icon\n- Sets the default font of the menu',
  )
  expect(bullet).toBe(
    'Fixed a crash of the printer on long labels by adding a length check to the label parser.',
  )
})

it('does not tell how the trouble came about as what was done against it', () => {
  const bullet = bulletOf(
    'fix: labels printed without accents\n\nDuring the move to the new printer we switched to plain bitmaps. This change restores the old font and handles the wide labels.',
  )
  expect(bullet).not.toMatch(/switch/i)
})

it('keeps the order of the text in a list of deeds', () => {
  const bullet = bulletOf(
    '- Painted the hull of the ferry\n- Replaced both engines with electric ones\n- Rewired the bridge for the new radar',
  )
  expect(bullet).toBe(
    'Painted the hull of the ferry, replaced both engines with electric ones, and rewired the bridge for the new radar.',
  )
})

it.each([
  [
    'a plan',
    '- 12/04\n  - Trained the small net on all faces\n- 13/04 PLAN\n  - add angles to the net\n  - rotate the faces',
  ],
  [
    'an idea',
    'I built a logger from an old phone.\n\nThe plan was that it works like this:\n\n- Transmit a burst of values\n- Enter a low power sleep',
  ],
  [
    'a lesson',
    '# Mail outage\n\n## Fix\n\nRestarted the queue runner on both hosts.\n\n## Lessons learned\n\n- Rotate the certificates early',
  ],
  [
    'a review action',
    '# Mail outage\n\n- **Resolution**:\n  - Restarted the queue runner on both hosts\n\n- **Review actions**:\n  - Rotate the certificates every month',
  ],
  [
    'a labelled follow-up',
    '# Mail outage\n\n## Fix\n\nRestarted the queue runner on both hosts.\n\n## Required follow-up actions\n\n1. **Process**: Rotate the certificates early',
  ],
])('tells nothing of %s as done', (_what, text) => {
  expect(bulletOf(text)).not.toMatch(/angles|rotated|transmitted|entered/i)
})

it('tells no deed whose object is lost', () => {
  const bullet = bulletOf(
    'I removed the second lookup of the zlib package from the build, added to the install list, and placed the manifest at the root.',
  )
  expect(bullet).not.toMatch(/added to/)
})

it('ends no object between two adjectives', () => {
  const bullet = bulletOf(
    'I changed a hot but harmless check of the parser into one that only runs in debug builds.',
  )
  expect(bullet).toContain('a hot but harmless check')
})

it('puts the second of two verbs into the past as well', () => {
  expect(
    bulletOf('Configure and deploy relay boards for the slow start of the lift in all three halls'),
  ).toMatch(/^Configured and deployed relay boards/)
})

it('reads notes of a meeting, and takes a noun before a verb for no deed', () => {
  const bullet = bulletOf(
    '## Meeting notes\n\nSupport complained about it every week. We replaced the worn belt of the lift with a chain.',
  )
  expect(bullet).toMatch(/^Replaced the worn belt of the lift with a chain/)
})

it('ends a deed where another thing begins to act', () => {
  expect(bulletOf("I replaced the worn belt of the big lift, it'll run for years.")).not.toMatch(/it'll/)
  expect(
    bulletOf('We replaced the worn belt of the lift and the motor proceeded to run without a sound again.'),
  ).not.toMatch(/motor/)
})

it('leaves to others what was split among them', () => {
  const bullet = bulletOf(
    'The hours of May were split evenly among all crews of the harbour. I mended both cranes of the north pier.',
  )
  expect(bullet).toMatch(/^Mended both cranes/)
})

it('goes without what is said of the change, and of the trouble somebody had', () => {
  expect(
    bulletOf('I benchmarked the new brakes of the tram on the hill (a script is included in this PR).'),
  ).not.toMatch(/script/)
  expect(
    bulletOf('I fixed the issue that I was having with the doors of the tram by replacing both hinges.'),
  ).toMatch(/^Fixed the issue with the doors of the tram by replacing both hinges/)
  expect(bulletOf('Mara and I tested the link from the pump to the gauge that she is watching.')).not.toMatch(
    /she/,
  )
})

it('puts no article where none belongs', () => {
  const bullet = bulletOf('I rewrote part of the planner of the tram, and error rates came back to normal.')
  expect(bullet).toMatch(/^Rewrote part of the planner of the tram, with error rates back to normal/)
  expect(bulletOf('I replaced the sign in page of the planner with a card reader at every door.')).toContain(
    'sign in page of',
  )
})

it('takes the title of a report for nothing that was added', () => {
  expect(bulletOf('Async tram trial - Week 2 status report\n\nThe trial is on track.')).not.toMatch(/^Added/)
})

it('says "an" before eight and eleven', () => {
  expect(bulletOf('I rebuilt the brakes of the night tram with a 80% increase in grip.')).toMatch(/an 80%/)
})

it('does not take a second thing for part of the first', () => {
  expect(
    bulletOf('- Heat pump tested and valves installed in the cellar\n- Added a meter to the boiler'),
  ).not.toMatch(/pump and valves|installed in/)
})

it('tells a second deed of a diary sooner than a filler', () => {
  expect(
    bulletOf(
      'I cleaned out the cellar pump. Wednesday was largely devoted to adding new gauges to the boiler.',
    ),
  ).toMatch(/^Cleaned out the cellar pump and worked on adding new gauges to the boiler\.$/)
})

it('ends with the score that was reached', () => {
  expect(
    bulletOf(
      'I trained a tree on the logs of the tram doors with six features.\n\nScored 0.91 on the public board of the contest.',
    ),
  ).toMatch(/, scoring 0\.91 on the public board|and scored 0\.91/)
})

it.each([
  [
    'a spliced statement with a subject of its own',
    'I soldered the board and tested the supply of the pump, the supply wasnt stepping down the voltage.',
    /wasn|stepping/,
  ],
  [
    'what is said of some of them',
    'I sorted all the valves by size, some of them leak at the seat.',
    /some of/,
  ],
  ['what came out the same', 'I swapped the boards of both pumps with Tomoko, same on hers.', /same/],
])('ends a deed before %s', (_, note, more) => {
  expect(bulletOf(note)).not.toMatch(more)
})

it('takes what was wrong with a thing for nothing that was done', () => {
  expect(
    bulletOf(
      '## What I did\n\n- Wired a button to the door of the tram\n\n## Problems\n\n- Floor order was reversed because the cable is crossed',
    ),
  ).not.toMatch(/reversed (?:the )?floor/i)
})

it('tells once what was added twice, to the whole and to a part of it', () => {
  const bullet = bulletOf(
    'Today I added alarms to the current pump loop. I added a tank.full alarm to tank objects. I fixed an issue with callbacks not being run.',
  )
  expect(bullet).toMatch(/callbacks/)
  expect(bullet.match(/added/gi)).toHaveLength(1)
})

it('takes what was left undone for the way that an end was reached', () => {
  const bullet = bulletOf(
    'Avoid a hang by not polling sensors while the queue drains\n\nThis avoids a hang on shutdown of the meter when more readers run than the pool allows.',
  )
  expect(bullet).toContain('by not polling sensors')
  expect(bullet.match(/hang/g)).toHaveLength(1)
})

it('takes a named fault that was fixed for the way that something was saved', () => {
  expect(bulletOf('Fixed a memory leak in the meter reader. Memory usage dropped by 40%.')).toBe(
    'Cut memory usage by 40% by fixing a memory leak in the meter reader.',
  )
})
