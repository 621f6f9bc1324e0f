import { expect, it } from 'vitest'
import { analyse } from './testing/analyse.ts'

it.each([
  [
    'git-tide - register gauge name if adding in place\n\nWe do not go through init to register it. Thus, the name is not stored.',
    'so that',
  ],
  ['I refrained from moving the gate. I painted the fence of the yard.', 'Refrained'],
  [
    'At some places we used streams over tiny lists and by rewriting those parts we saved 43ms. I rewrote the cast check.',
    'sed streams',
  ],
  ['After using paper lists for six months, I built a small tide table.', 'sed paper lists'],
  [
    'After working with the old crane for a year, we wrote a guide to the new one.',
    'orked with the old crane',
  ],
  ['Sailed to the island twice, both failed in the fog. Fix: start an hour later.', 'Sailed'],
  ['Moved the buoys three times and they failed every time. I anchored a raft instead.', 'oved the buoys'],
  ['Changed the horn and the bell, neither worked. Built a new lamp for the pier.', 'hanged the horn'],
  ['The winch slipped. I found its drum worn. Added a steel ring to hold it and oiled the chain.', 'hold it'],
  ['We moved the ferry desk to the new pier. All checks passed on the new pier.', 'assed all checks'],
  ["I've been using the tide app for two years. I moved the gauge to the pier.", 'sing the tide app'],
  ['Kept a spare lamp so the pier stays lit \u2014 losing one is no longer a problem.', 'losing one'],
  ['The gate was meant to open at dusk, but its timer was never set. I rewired the timer.', 'meant to open'],
  ['I took out my meter and traced the wire of the bell to the loft.', 'Took out'],
  ['I grabbed a ladder and oiled the bell in the tower.', 'Grabbed'],
  ['The pier hums; the guard inside it trapped. I swapped the lamp of the pier.', 'rapped the guard'],
  [
    'I probed both ends of the lamp wire. The bulb in the drawing and on the pier did not match the one\nI bought and fitted.',
    'bought and',
  ],
  ['I suspected the lamp relay at first. I measured its coil and wound a new one.', 'Suspected'],
  ['Pre-commit hooks of the tide repo all passed on the first try. I renamed the gauge.', 'Pre-committed'],
  ['I hardly changed the tide tables.', 'Changed the tide'],
  ['We unsuccessfully moved the tide tables to Parquet.', 'Moved the tide'],
  ['I accidentally dropped the tide tables.', 'Dropped the tide'],
  ['I hopefully fixed the leak in the sluice.', 'Fixed the leak'],
  ['This PR makes no changes to the tide tables. I wrote the guide.', 'hanged the tide'],
  ['New tide page, not finished.', 'Added a new'],
  ['Upgrade of the gauge by the harbour crew. I only watched.', 'Upgraded'],
  ['Instead of a database, I used text files for the tides.', 'Replaced'],
  ['The gate was jammed. Fixed in ten minutes by Anna.', 'Fixed the gate'],
  ['Tom - replaced the pump in the cellar.', 'Replaced the pump'],
  ['I looked into the alarm. It turned out to be a false alarm.', 'Traced'],
  ['Moved the mill to 400 V. Two fuses rattled. I rolled it back.', 'to 400 V.'],
  ['Moved the tide page to the new host. I rolled it back. Wrote a guide for the crew.', 'Moved'],
  ['I fixed the first leak of the lock. The second leak is with the harbour team.', 'so that'],
  ['Found two cracks in the hull. I wrote the repair plan. Both are sealed now.', 'so that'],
  ['Moved the lamp. It made no difference. I painted the pier.', 'no difference'],
  ['Ben and Ann rebuilt the crane. I only wrote the manual of the winch.', 'only'],
  ['Sped up the lock. Waits fell from 40 min to 9 min and the east gate holds 3 m of water.', 'holds'],
  ['Wrote the tide importer. It skips half the rows.', 'that skips'],
  ['I wrote the build scripts. Adding a driver takes a week now instead of a day.', 'so that'],
])('a bullet claims nothing that was denied, doubted or done by another: %s', (text, claim) => {
  expect(analyse(text).resumeBullet).not.toContain(claim)
})
