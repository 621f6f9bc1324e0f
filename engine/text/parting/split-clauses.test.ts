import { expect, it } from 'vitest'
import { readDocument } from '../lines/document.ts'
import { splitResult, splitSplice } from './split-clauses.ts'

const parts = (text: string) =>
  readDocument(text)
    .sentences.flatMap(splitSplice)
    .map((part) => part.text)

it.each([
  [
    'Started working on the gate- wired the lamp over its switch.',
    ['Started working on the gate', 'wired the lamp over its switch.'],
  ],
  ['Kept pre- and post-merge checks apart.', ['Kept pre- and post-merge checks apart.']],
  [
    'Grease has been added to the wheel, the wheel no longer stops at night.',
    ['Grease has been added to the wheel', 'the wheel no longer stops at night.'],
  ],
  [
    'I struggled with the tide table for two days and rewrote the date column in the end.',
    ['I struggled with the tide table for two days', 'rewrote the date column in the end.'],
  ],
  [
    'The pump leaked all night which is why I replaced its seal.',
    ['The pump leaked all night', 'I replaced its seal.'],
  ],
  [
    "It would stop on each tide, that's why we've moved the sensor to the roof.",
    ['It would stop on each tide', "we've moved the sensor to the roof."],
  ],
  [
    'The desk needed the tides, therefore I wrote a small page.',
    ['The desk needed the tides', 'I wrote a small page.'],
  ],
  ['Nobody knows why I moved the old bell.', ['Nobody knows why I moved the old bell.']],
  [
    'Ran into an issue with the mast, so I turned a new pin.',
    ['Ran into an issue with the mast', 'I turned a new pin.'],
  ],
  [
    'The bolts came in the wrong size so we 3D printed two washers.',
    ['The bolts came in the wrong size', 'we 3D-printed two washers.'],
  ],
  [
    'The winch stalls when both boats pull, so I spread the load over two drums.',
    ['The winch stalls when both boats pull', 'I spread the load over two drums.'],
  ],
  [
    'We had trouble with the glue all morning, but eventually managed to fix the hull.',
    ['We had trouble with the glue all morning', 'managed to fix the hull.'],
  ],
  [
    'I ran into an issue that hid the keel and broke the lamp.',
    ['I ran into an issue that hid the keel and broke the lamp.'],
  ],
  [
    'Hit a bug where the tide was read twice, but I fixed it by closing the file.',
    ['Hit a bug where the tide was read twice', 'I fixed it by closing the file.'],
  ],
  ['We struggled with the glue and lost a day.', ['We struggled with the glue and lost a day.']],
  ['She cut the sails while I glued the mast.', ['She cut the sails', 'I glued the mast.']],
  ['My partner drew the hull and I painted the deck.', ['My partner drew the hull', 'I painted the deck.']],
  ['The pump ran while I painted the deck.', ['The pump ran while I painted the deck.']],
  ['The build was slow, nobody was told why.', ['The build was slow', 'nobody was told why.']],
  [
    'Moved the hives to the orchard, and luckily nobody was stung.',
    ['Moved the hives to the orchard', 'nobody was stung.'],
  ],
  ['Sent the kiosk patch, thankfully it got approved.', ['Sent the kiosk patch', 'it got approved.']],
  ['Swapped the roll sensor, and hopefully it holds.', ['Swapped the roll sensor, and hopefully it holds.']],
  [
    'I catalogued 400 slides, including the ones from 1962, and labelled boxes.',
    ['I catalogued 400 slides, including the ones from 1962, and labelled boxes.'],
  ],
  [
    'Orders are back to normal, p95 went from 8 s to 200 ms.',
    ['Orders are back to normal', 'p95 went from 8 s to 200 ms.'],
  ],
  [
    'Tuned the query behind the report, was slow (12 s), customers complained.',
    ['Tuned the query behind the report', 'was slow (12 s), customers complained.'],
  ],
  [
    'We had an outage this morning; the shop was returning errors for an hour.',
    ['We had an outage this morning', 'the shop was returning errors for an hour.'],
  ],
  [
    'The printer was offline, reinstalled the driver and moved the cable.',
    ['The printer was offline', 'reinstalled the driver and moved the cable.'],
  ],
  ['the page was slow so i cached the menu.', ['the page was slow', 'I cached the menu.']],
  ['Mail server crashed, restarted it twice.', ['Mail server crashed', 'restarted it twice.']],
  ['Moved the pumps from A to B, no downtime.', ['Moved the pumps from A to B', 'no downtime.']],
  ['Raised the dam in May, 11 old pumps replaced.', ['Raised the dam in May', '11 old pumps replaced.']],
  ['Rewrote the planner in Go: 4x throughput.', ['Rewrote the planner in Go', '4x throughput.']],
  [
    'New index on tides, chart down from 40 s to 2 s.',
    ['New index on tides', 'chart down from 40 s to 2 s.'],
  ],
  [
    'Freed the handlers on close, memory flat for a week.',
    ['Freed the handlers on close', 'memory flat for a week.'],
  ],
  ['Lock gate repaired, sensors re-enabled.', ['Lock gate repaired', 'sensors re-enabled.']],
  ['Shipped the new planner, saves $9k a year.', ['Shipped the new planner', 'saves $9k a year.']],
  ['I worked on the gate I painted the fence.', ['I worked on the gate', 'I painted the fence.']],
  ['Trained two cooks, one got a star.', ['Trained two cooks', 'one got a star.']],
  [
    'Swapped the seal of the boiler, pressure stays at 2 bar now.',
    ['Swapped the seal of the boiler', 'pressure stays at 2 bar now.'],
  ],
  [
    'Relabelled the cellar shelves, and Nora found the jam in a minute.',
    ['Relabelled the cellar shelves', 'Nora found the jam in a minute.'],
  ],
  [
    'Listed the costs, drew two plans, council chose to wait, mayor agreed.',
    ['Listed the costs, drew two plans', 'council chose to wait', 'mayor agreed.'],
  ],
  [
    "Built a fence so goats don't get out, posts came from the mill.",
    ["Built a fence so goats don't get out", 'posts came from the mill.'],
  ],
  [
    'As head gardener while Ida was away I moved the hives, and the first one gave honey.',
    ['As head gardener while Ida was away I moved the hives', 'the first one gave honey.'],
  ],
  [
    'Put timers on the lamps, should save 40 kWh a month.',
    ['Put timers on the lamps', 'should save 40 kWh a month.'],
  ],
  [
    'Insulated the roof, heating bill 900 kWh to 400 kWh.',
    ['Insulated the roof', 'heating bill 900 kWh to 400 kWh.'],
  ],
  [
    'Retuned the burner, gas use 40 kWh to 30 kWh, so about 9 days per bottle.',
    ['Retuned the burner', 'gas use 40 kWh to 30 kWh', 'about 9 days per bottle.'],
  ],
  [
    'Choir weekend for kids, 40 singers, wrote the score.',
    ['Choir weekend for kids, 40 singers', 'wrote the score.'],
  ],
  ['Was asked to price the barn, drew three plans.', ['Was asked to price the barn', 'drew three plans.']],
  [
    'Bound a songbook for the choir, two schools use it weekly.',
    ['Bound a songbook for the choir', 'two schools use it weekly.'],
  ],
  ['Opened the sluice, keeper counted 9 boats.', ['Opened the sluice', 'keeper counted 9 boats.']],
  [
    'Greased the crane, assembly crew thanked us twice.',
    ['Greased the crane', 'assembly crew thanked us twice.'],
  ],
  ['Raised the sill - carts no longer get stuck.', ['Raised the sill', 'carts no longer get stuck.']],
  [
    'Drew a map because the old one was lost, trained 12 guides.',
    ['Drew a map because the old one was lost', 'trained 12 guides.'],
  ],
  [
    'No more lost keys - new hooks by the door, they were hung behind the coats.',
    ['No more lost keys', 'new hooks by the door', 'they were hung behind the coats.'],
  ],
])('parts the statements of %j', (text, expected) => {
  expect(parts(text)).toEqual(expected)
})

it.each([
  'When the disk was full, the job stopped without a word.',
  'I was told that once the disk was full, the job stopped.',
  'The disk, the fan and the board were fine all the time.',
  'Based on what was logged, the job was started twice that night.',
  'The board is fine, and while we have over 1,500 of them, the time was short.',
  'Added a lamp, which was the last one on the shelf.',
  'The backup job failed, retried the upload and gave up.',
  'Nora was on duty, restarted the mail server.',
  'The old pump was noisy, caused two complaints and was sold.',
  'Fixed the form that was slow, added a check and wrote a test.',
  'I painted the fence and after buying more paint, I oiled the gate.',
  'I fixed the gate I painted last week.',
  'I repaired the fence I broke the day before.',
  'I sold the boat I gave a new mast.',
  'The leak was caused by the fact that, during the night, the tank was filled twice.',
  'Added hooks, nets and ropes to the boat.',
  'Painted the doors, both sides of them twice.',
  'Gate faults fixed, offsets also fixed.',
  'Measured the tide, 4x a day.',
  'Checked that the locks, the keys and the bell work again.',
  'Wrote a rule so that when the tank is empty, the pump stops at once.',
  'Removed old ports, keys and the backup process are gone from the list.',
  'Moved 80 lamps to the new hall, 12 of them are still dark.',
  'I wrote a script to draw a map to play with, the file has this form:',
  'Built a new gate, allowing cart rides without a guide.',
  'Sorted the tools, nails left over from the barn, paint cans used by the crew.',
  'Gate drive for the dam, based on an old winch.',
  'Lost parcels, dropped frames and bus resets all day.',
  'Nora from the mill, mended the belt.',
  'On Monday morning, painted the fence.',
  'Wrote a chart because the pump failed, flooded the hall twice.',
  'Met 12 guides, drew a map since the old one was lost, kept one.',
  'Bought ropes, cart logs in 4 sizes, nails counted 3 times.',
])('leaves %j whole', (text) => {
  expect(parts(text)).toEqual([text])
})

it.each([
  ['I changed the oven fuse and it seems to be fine now.', 'it seems to be fine now.'],
  ['Weighed the sacks anew, so far it looks good.', 'so far it looks good.'],
  [
    'I renewed the permit and everything seems to be back to normal.',
    'everything seems to be back to normal.',
  ],
  ['We patched the hull, and the boat appears to be stable.', 'the boat appears to be stable.'],
])('how it goes since is told apart: %s', (text, last) => {
  const told = readDocument(text).sentences.flatMap(splitResult)
  expect(told.at(-1)?.text).toBe(last)
})

it.each([
  [
    'Yesterday I sanded the hull, today I painted the deck of the ferry.',
    ['Yesterday I sanded the hull', 'today I painted the deck of the ferry.'],
  ],
  [
    'Cleaned the filter of the tank and now pressure stays at 3 bar.',
    ['Cleaned the filter of the tank', 'now pressure stays at 3 bar.'],
  ],
  ['The cabin, the door and the motor are now quiet.', ['The cabin, the door and the motor are now quiet.']],
  [
    'I moved the magnet and this time the plate and the rod fell together.',
    ['I moved the magnet', 'this time the plate and the rod fell together.'],
  ],
])('parts what was done another day and how things are now: %s', (text, expected) => {
  expect(
    readDocument(text)
      .sentences.flatMap(splitResult)
      .map((part) => part.text),
  ).toEqual(expected)
})
