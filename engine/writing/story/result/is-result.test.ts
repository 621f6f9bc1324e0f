import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const resultOf = (text: string) => analyse(text).starStory.result

test('what can still go wrong is no result, even where it speaks of what can be done', () => {
  const result = resultOf(
    'lock: do not copy the code of a guest\n\nA guest who is able to enter a very long code can crash the lock and the whole door.',
  )
  expect(result).toBe('The code no longer copies the code of a guest.')
})

test('a thing that is too high or works only under a condition is no result', () => {
  const result = resultOf(
    'Door log\n\nI changed the spring of the door. The force is too high, though, 80 N instead of 60 N. The door works if the latch is taped.',
  )
  expect(result).not.toMatch(/too high|taped/)
})

test('a change of number is no result where nothing says whose it is', () => {
  expect(resultOf('Door log\n\n- Fixed the door settings:\n  * 0.1 -> 0.2 (right width)')).not.toContain(
    'It went',
  )
})

test.each([
  'I should have started with the hinge.',
  'It all went well in the end.',
  "Don't worry, the door is going well.",
  'The goal is to open the door twice as fast, at 2 s instead of 4 s.',
  'We were not able to test the lock after the change.',
  'So the lock is never released.',
  'Oh well, I am glad that the door is done now.',
])('a regret, an aim, a joke or a limit is no result: %s', (remark) => {
  expect(resultOf(`Door log\n\nI oiled the door of the hall. ${remark}`)).not.toContain(remark.slice(4, 20))
})

test.each([
  'Door log\n\nAfter moving the hinge we no longer had a way to see whether the door was shut. I added a magnet to the frame.',
  'Door log\n\nI added a magnet to the frame.\n\n- [x] No docs needed for this change',
  'Door log\n\nI added a magnet to the frame. The main problem fixed is when the door opens in the wind and the latch jams.',
])('what was lost, asked by a template or mended is no result: %s', (text) => {
  expect(resultOf(text)).toBe('The frame now has a magnet.')
})

test.each([
  [
    'Smooth album\n\nScrolling the album caused stuttering. By moving the decoding to its own thread, it removed the stuttering completely.',
    'By moving the decoding to its own thread, it removed the stuttering completely.',
  ],
  ['Album cache\n\nI kept the thumbnails on disk.\n\nSeems to work okay, though.', 'It seemed to work okay.'],
  [
    'Batch the frames\n\n| part | before | after |\n|---|---|---|\n| drawing | 4.2 ms | 1.9 ms |\n| sound (untouched) | 0.8 ms | 0.9 ms |',
    'Drawing went from 4.2 ms to 1.9 ms.',
  ],
  [
    'Fix a crash related to empty albums\n\nThe reader took the first picture. We skip empty albums in the reader.',
    'The crash related to empty albums no longer happens.',
  ],
])('the result is what came of the work: %s', (text, told) => {
  expect(resultOf(text)).toBe(told)
})

test('one more deed beside the work is no result', () => {
  const result = resultOf(
    "Make the album quicker by caching\n\nThe album was read twice. I cached the pages. Additionally I've trimmed the sample so that all runs take about as long.",
  )
  expect(result).not.toContain('trimmed')
})

test.each([
  [
    'Split the album\n\n| Metric | Before | After | Change |\n|---|---|---|---|\n| Files | 57 | 89 | +32 |\n| First load | 900 KB | 400 KB | -500 KB |\n| Whole album | 1,200 KB | 1,300 KB | +100 KB |',
    'The first load went from 900 KB to 400 KB.',
  ],
  [
    'Album log\n\nI raised the limit of the reader. No lost pages after a week of reading.',
    'There were no lost pages after a week of reading.',
  ],
  [
    'Shrink the album\n\nI moved the saving to the host. This change not only shrinks the album class, which makes it easier to read.',
    'This shrank the album class, which made it easier to read.',
  ],
])('the result is told whole and with the figure that got better: %s', (text, told) => {
  expect(resultOf(text)).toBe(told)
})

test('what stopped being able to do a thing is no end', () => {
  expect(resultOf('Album down\n\nThe album stopped being able to load. I restarted the host.')).not.toContain(
    'stopped',
  )
})

test.each([
  ['I moved the lamps to the hall. I was not able to test the old lamps after the move.', 'not able'],
  [
    'I moved the lamps to the hall. The goal is to run them at a fraction of the cost of 75 dollars.',
    'The goal',
  ],
  [
    'I moved the lamps to the hall. It makes the guests vulnerable to glare and 40 other things.',
    'vulnerable',
  ],
  ["I moved the lamps to the hall. It's a bit weird to use a lamp as a door stop.", 'weird'],
  [
    'Lamps\n\nI ported the hall. Ubuntu went from 20.04 to 24.04.\n\nI suggest that we paint it.',
    'I suggest',
  ],
])('what was not done, aimed at, harmful or thought is no result: %s', (text, told) => {
  expect(resultOf(text)).not.toContain(told)
})

test.each([
  ['Fixed a bug where the lamps would always be lit twice.', 'The lamps are no longer always lit twice.'],
  ['Removed the old lamps in favor of candles.', 'Candles are now used instead of the old lamps.'],
  [
    'Fix an issue with the lamp switch when the door is closed',
    'The issue with the lamp switch when the door is closed is now fixed.',
  ],
])('how things are after it: %s', (text, told) => {
  expect(resultOf(text)).toBe(told)
})

test.each([
  'I ran the door twice with the old hinge and the new one.',
  'I uploaded a drawing of the door that is better than the photo.',
  'It also involves some better way of hanging the door.',
  'When the guest rings, the bell of the door works twice.',
  'Right now the door works with a rope.',
  'No lock changes are included.',
  'Below is a photo of how the door works.',
])('one more deed, or how a thing works, is no result: %s', (remark) => {
  expect(resultOf(`Door log\n\nI added a magnet to the frame. ${remark}`)).toBe('The frame now has a magnet.')
})

test('a statement with a figure in it is told as it is, or not at all', () => {
  expect(
    resultOf(
      'Door log\n\nI added a magnet to the frame. Warning: the doorman may wish to wait 30.3s or ring 60 times.',
    ),
  ).not.toContain('The result was')
})

test('what the reader can do now is possible now', () => {
  expect(
    resultOf('Door log\n\nI added a magnet to the frame. Now you can open the door with your elbow.'),
  ).toBe('It is now possible to open the door with the elbow.')
})

test('a figure below the cause measures the trouble', () => {
  const result = resultOf(
    'Add a magnet to the frame\n\n**Root cause:**\nEach guest takes 10 s at the door, which makes the queue 3x faster than the doorman.',
  )
  expect(result).toBe('The frame now has a magnet.')
})

test('a result that announces a picture can do without it', () => {
  const result = resultOf(
    'Use a lighter door\n\nThis change uses a lighter door. This resulted in 35% fewer jams in the hall:\n\n![](a.png)',
  )
  expect(result).toBe('This resulted in 35% fewer jams in the hall.')
})

test.each([
  'Mia and Tom are working on getting the door up and running.',
  'Since the magnet is in place, I decided to work on the door next.',
])('what is still under way, or was only decided, is no result: %s', (remark) => {
  expect(resultOf(`Door log\n\nI added a magnet to the frame. ${remark}`)).toBe('The frame now has a magnet.')
})

test('a score that a thing has reached is one', () => {
  expect(
    resultOf(
      'Door log\n\nI trained a net to tell guests apart. With more photos, my net hit an accuracy of 91.4%, which is fine.',
    ),
  ).toContain('my net hit an accuracy of 91.4%')
})

test('a figure that is held against an older one is a result, whoever reached it', () => {
  expect(
    resultOf(
      'Door log\n\nI added a magnet to the frame. On average we took 30 seconds to open the door, which is down from 40 last month.',
    ),
  ).toContain('down from 40')
})

test.each([
  ['Began painting the back of the gate.', 'Began painting'],
  ['This suggests that the gate should close by itself once the new spring is in.', 'should close'],
  ['All should be well now.', 'should be well'],
  ['We were running version 2.1 of the lock.', 'running version'],
  ['Now, with the first half of the work coming to a close, I feel the time is ripe to tell of it.', 'ripe'],
  ['No paint or new hinges required.', 'required'],
  ['Opening the gate went from 41 s to 38 s, i.e. noise.', 'noise'],
  ['The new springs are coming in tomorrow.', 'tomorrow'],
  ['This change depends on the new spring.', 'depends'],
  ['The previous version was closing fast, and it passed all tests but two.', 'previous version'],
  ['Not everybody has better springs at home, so I added a drawing of ours.', 'everybody'],
])('a start, a hope, a plan or a reason is no result: %s', (remark, told) => {
  expect(resultOf(`Gate log\n\nI oiled the gate of the yard. ${remark}`)).not.toContain(told)
})

test.each([
  [
    'Gate log\n\nI replaced the lever of the gate. Opening the heavy gate of the yard with all of its chains and locks only takes 5 seconds now instead of two minutes.',
    'only takes 5 seconds now instead of two minutes',
  ],
  [
    'Gate log\n\nI tied the two wings together. I know this is not what the plan says, but it allowed the gate to close without jamming.',
    'This allowed the gate to close without jamming.',
  ],
  [
    "Gate log\n\nMy goal was to open the gate in under 20 seconds. I greased both hinges. I'm happy to report that I achieved this in 8 seconds.",
    'I reached the goal in 8 seconds.',
  ],
  [
    'Gate log\n\nI oiled the hinges. I have managed to cure all of the squeaks described in the first section.',
    'I managed to cure all of the squeaks.',
  ],
  [
    'Gate log\n\nI oiled the hinges. Without the oil, in my trial the gate took 9 seconds to open, while with the oil, that time decreased to 4 seconds.',
    'that time decreased to 4 seconds',
  ],
  [
    'Gate log\n\nI trained a model of the gate. The model could hit an accuracy score of about 0.7 after 20 rounds.',
    'The model could hit an accuracy score of about 0.7 after 20 rounds.',
  ],
  [
    'Drop the key box\n\nI removed the key box of the gate. Keys are now stored in the hall.',
    'Keys are now stored in the hall.',
  ],
  [
    'Gate incident\n\nI locked the gate. To be explicit: no goods were lost since the repair.',
    'No goods were lost since the repair.',
  ],
])('what changed is told, though it stands behind other words: %s', (text, told) => {
  expect(resultOf(text)).toContain(told)
})

test('what "it" means is told with it, or it is left out', () => {
  const result = resultOf(
    'Gate log\n\nI oiled the hinges of the gate. The gate closes without a sound now. Later I read a book on locks. It helped us to close the yard faster.',
  )
  expect(result).not.toMatch(/now\. It helped/)
})

test.each([
  [
    'I rebuilt the seat planner for the theatre in Vue. I added a map of the balcony. Two of the three were mended and checked.',
    /Two of/,
  ],
  [
    'I moved the bakery orders into a queue. I wrote a worker for the queue. There were none, so it is fine.',
    /none/,
  ],
  [
    'I fitted a new valve to the boiler. I wired it to the clock. The rest of the piping is OK.',
    /The rest of/,
  ],
  [
    "I added an export to the ledger. I rewrote the filter. Exports on the old till don't work.",
    /don.t work/,
  ],
  [
    'I added a search box to the archive. I indexed the titles. Implementing the index without a server has puzzled me for a week now.',
    /puzzled/,
  ],
  [
    'I wired the lamps of the hall. I fitted a switch. Verify the lamps light up with both switches and without error.',
    /Verify/,
  ],
  [
    'I moved the till to the counter. I added a drawer. Now that we have a drawer I believe we can drop the old box.',
    /believe/,
  ],
])('what only the page explains, what is open and what one believes is no result: %s', (note, left) => {
  expect(resultOf(note)).not.toMatch(left)
})

test.each([
  [
    'I moved the bakery orders into a queue. I wrote a worker for the queue. The orders now arrive within a second.',
    'The orders now arrive within a second.',
  ],
  [
    'I rebuilt the seat planner for the theatre in Vue. The rest stops of the tour are now shown on the map.',
    'The rest stops of the tour are now shown on the map.',
  ],
  [
    'I replaced the boiler valve. The heating works again in all three rooms.',
    'The heating works again in all three rooms.',
  ],
  [
    '- Configured the till for two printers.\n- Added a receipt template.\n- Receipts successfully published to the archive.',
    'Receipts were successfully published to the archive.',
  ],
  [
    'The team verified with the owner that the gate opens. I configured the gate with two keys.',
    'The gate is now configured with two keys.',
  ],
])('how things are now is told, with its verb: %s', (note, told) => {
  expect(resultOf(note)).toBe(told)
})

test.each([
  ['I made a working model of the tide clock.', 'There is now a working model of the tide clock.'],
  ['I made a report on the mill for the council.', 'There is now a report on the mill for the council.'],
  [
    'I made a document with pictures of the harbour.',
    'There is now a document with pictures of the harbour.',
  ],
  ['I made the gate work with two keys.', 'The gate now works with two keys.'],
  ['I made all tests run in one job.', 'All tests now run in one job.'],
  ['I got the debugger working on Windows.', 'The debugger now works on Windows.'],
])('what was made is one thing where no other stands before its verb: %s', (note, told) => {
  expect(resultOf(note)).toBe(told)
})

test.each([
  'The third coat made the varnish crack and the frame fail at the joint.',
  'The second clerk makes the sorting of the parcels more complicated.',
  'The wait at the counter had slowly crept up to 9 minutes.',
  'After the repair the press came back up degraded.',
  'With the thin paper the print became even more clearly wrong at the edges.',
])('what got worse is no result: %s', (told) => {
  expect(resultOf(`I glued the spine of the ledger. ${told}`)).not.toMatch(
    /crack|complicated|crept|degraded|wrong/,
  )
})

test.each([
  ['The new guide makes the sorting of the parcels less complicated.', /less complicated/],
  ['The wait at the counter has come down to 2 minutes.', /2 minutes/],
  ['The press now comes back up without a fault.', /without a fault/],
  ['The thin paper made the print clearer at the edges.', /clearer/],
  ['The damp no longer makes the varnish fail.', /no longer/],
])('what got better is: %s', (told, kept) => {
  expect(resultOf(`I glued the spine of the ledger. ${told}`)).toMatch(kept)
})

test('what is told of many is not told of the change', () => {
  const note =
    'ferry: paint the lifeboats\n\nPaint the lifeboats of the ferry. The oars are kept in the hold. They are now also oiled.'
  expect(resultOf(note)).not.toMatch(/^They/)
  expect(resultOf('ferry: oil the hinge\n\nOil the hinge of the ramp. It now opens in 4 s.')).toMatch(
    /opens in 4 s/,
  )
})
