import { expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

// Notes as people type them in a minute: a few words, commas for full stops, labels in the middle of a line.

it.each([
  [
    'a trouble, what was found and what was done, with commas between them',
    'The night crawler was failing silently, I found that the crawler keys had expired, renewed them and added an alarm when it finds no pages.',
    'Renewed the crawler keys and added an alarm when it finds no pages.',
  ],
  [
    'the steps behind a colon',
    'Tidied up the seed catalogue: merged double entries, moved photos to the archive, dropped three unused shelves.',
    'Tidied up the seed catalogue by merging double entries, moving photos to the archive, and dropping three unused shelves.',
  ],
  [
    'what was done about a state that was found',
    'I noticed that the pump was loud, and replaced the seal of the pump.',
    'Replaced the seal of the pump after noticing that the pump was loud.',
  ],
  [
    'the figure behind an arrow',
    'Added a second valve with a float -> floods in the shed down from ~30 to 2.',
    'Added a second valve with a float, with floods in the shed going from ~30 to 2.',
  ],
  [
    'a deed behind what had to be done',
    'Had to drain the tank because of a leak; sealed the pipe at the north wall.',
    'Drained the tank because of a leak and sealed the pipe at the north wall.',
  ],
  [
    'an opening that belongs to the next deed',
    'I wrote the loader for the seed photos, and in our greenhouse, we cached the thumbnails on disk.',
    'Wrote the loader for the seed photos and cached the thumbnails on disk.',
  ],
  [
    'how long a deed took',
    'I spent some time to convert the old bed plans to the new grid format.',
    'Converted the old bed plans to the new grid format.',
  ],
  [
    'how much of it, and no one thing',
    'I made extensive use of the seed journal to find the empty beds.',
    'Made extensive use of the seed journal to find the empty beds.',
  ],
  [
    'a figure behind a comma',
    'Today I managed to get the sprout rate up to 90% on the test bed, this is a big step from the 60% I was getting before.',
    'Got the sprout rate up to 90% on the test bed.',
  ],
  [
    'the moment it went again',
    'I spent hours on the silent pump. As soon as I changed the relay address to "pump:2" it worked.',
    'Changed the relay address to "pump:2" and worked on the silent pump.',
  ],
  [
    'a list that is cut ends with an "and"',
    'Fix watering hang by raising the queue limits of the pumps, moving the valve table from a spreadsheet to a small binding (with size hints for every bed), and correcting a width bug in the dispatch of long watering plans that span more than a page.',
    'Fixed a watering hang by raising the queue limits of the pumps and moving the valve table from a spreadsheet to a small binding.',
  ],
  [
    'how a fix does it',
    'Fix crash in the valve queue\n\nThis should fix the crash we saw on the east bed. It does so by forcing the valve handlers to run one by one.',
    'Fixed a crash in the valve queue by forcing the valve handlers to run one by one.',
  ],
  [
    'how an aim is achieved',
    'Speed up the bed page\n\nThis is achieved by keeping the last plan in memory.',
    'Sped up the bed page by keeping the last plan in memory.',
  ],
  [
    'how it was done before',
    'automated the watering plan with a small controller, previously someone had to do it by hand every morning and often we forgot',
    'Automated the watering plan with a small controller, previously done by hand every morning.',
  ],
  [
    'what comes later beside what was done',
    'Implemented a night mode for the seed map in the Android app, ships next month',
    'Implemented a night mode for the seed map in the Android app.',
  ],
  [
    'what is gone since',
    'Raised the pressure limit of the west pump from 4 bar to 6 bar, dry beds gone.',
    'Raised the pressure limit of the west pump from 4 bar to 6 bar, with dry beds gone.',
  ],
  [
    'what was to blame and then set right',
    'Opened all valves at once. The pump stalled at 3 bar because of the intake filter size. Increased it from 10 to 50 mm and added a second pump.',
    'Increased the intake filter size from 10 to 50 mm and added a second pump after the pump stalled at 3 bar.',
  ],
  [
    'three deeds with no "and"',
    'Swapped out the failing pump in the east shed, restored from the spare plan, verified gauges. Took 2 hours.',
    'Swapped out the failing pump in the east shed, restored from the spare plan, and verified gauges.',
  ],
  [
    'what is done of a thing begun, and not what comes next',
    'Started on the new planting guide, roses and herbs done, trees next',
    'Started on the new planting guide, with roses and herbs done.',
  ],
  [
    'what the number of a ticket stands before',
    'PR #482: add a rain sensor to the tunnel. Response time dropped from 9 s to 2 s.',
    'Cut the response time from 9 s to 2 s by adding a rain sensor to the tunnel.',
  ],
  [
    'what a mended thing did',
    'Fixed the rain gauge. It showed the wrong level on frosty mornings, because we read it before it had warmed up.',
    'Fixed the rain gauge, which showed the wrong level on frosty mornings.',
  ],
  [
    'a list of three as one list',
    'I patched the timer, added a test with their plan and replied to the gardener the same day.',
    'Patched the timer, added a test with their plan and replied to the gardener the same day.',
  ],
  [
    'a figure that was measured, whatever could be done then',
    'I moved our watering plan to the new controller. Average run time fell from 18 to 11 minutes and we could switch off two pumps.',
    'Cut average run time from 18 to 11 minutes by moving the watering plan to the new controller.',
  ],
  [
    'what rose as raised',
    "Got the crew's seed count from 45% to 70% over the spring by writing a label check and pairing with each gardener once.",
    "Raised the crew's seed count from 45% to 70% over the spring by writing a label check and pairing with each gardener once.",
  ],
  [
    'two things that a plus joins',
    'Wrote a label module + Postgres table so that gardens can print their own signs.',
    'Wrote a label module and a Postgres table so that gardens could print their own signs.',
  ],
  [
    'of two figures that go different ways neither as the other',
    'Reworked the sleep of the gauge, idle current went from 180 mA to 6 mA and battery life from 3 weeks to over a year.',
    'Cut idle current from 180 mA to 6 mA by reworking the sleep of the gauge.',
  ],
  [
    'what helped, and nobody whom',
    'Added flow meters to 9 pipes, which helped us find a slow valve that cost 300 l a day.',
    'Added flow meters to 9 pipes, which helped find a slow valve that cost 300 l a day.',
  ],
  [
    'what was found and made otherwise',
    'I checked our plan of the shed and noticed that three gates were open. Made them lockable, put up a sign and set up a bell.',
    'Made the three gates lockable, put up a sign, and set up a bell.',
  ],
])('the bullet of a typed note tells %s', (_what, note, bullet) => {
  expect(analyse(note).resumeBullet).toBe(bullet)
})

it.each([
  [
    'what "it" was',
    'Rewrote the price table. It was a sheet of 900 lines nobody dared to touch. Split it into 6 lists, each with checks; errors fell from 12% to 1%.',
    'action',
    'I rewrote the price table. I split it into 6 lists, each with checks.',
  ],
  [
    'all that stands behind a label',
    'Shed inspection: removed 14 loose boards, oiled two hinges, replaced the lock',
    'action',
    'I removed 14 loose boards, oiled two hinges, and replaced the lock.',
  ],
  [
    'both verbs of a pair',
    'Designed and built a small sluice for the north pond with Arduino; moves 40 litres per minute',
    'task',
    'I had to design and build a small sluice for the north pond with Arduino.',
  ],
  [
    'the thing and not only the tools',
    'Wrote a Python script that sorts the weather photos. Saves the office about 5 hours every month.',
    'situation',
    'I was working on a Python script.',
  ],
  [
    'people as people',
    'Mentored two new gardeners and interns through their first planting season',
    'situation',
    'I was working with two new gardeners and interns.',
  ],
  [
    'what no longer happens, without the word that joined it',
    'Moved the seed photos from the office server to a bucket, so that large photos no longer block the printer.',
    'result',
    'Large photos no longer block the printer.',
  ],
  [
    'all verbs in one form',
    'Spent the day learning Rust and wrote filters for our plant labels and seed bags.',
    'result',
    'By the end, I had learned Rust and written filters for our plant labels and seed bags.',
  ],
  [
    'how a thing is that was made anew',
    'We had no water for 25 min because the timer locked the main valve. I reset it, then rewrote the timer to run in steps.',
    'result',
    'The timer now runs in steps.',
  ],
  [
    'what is in use without its subject',
    'Wrote a seed label printer for the shop. Used by 5 gardens so far.',
    'result',
    'The seed label printer is used by 5 gardens so far.',
  ],
  [
    'what the help was about',
    'helped Tom set up his potting bench, fixed the tap along the way',
    'action',
    'I helped Tom set up his potting bench and fixed the tap along the way.',
  ],
  [
    'two figures with their verbs',
    'Split the plan by bed. Load time is now 1.3 seconds and fuel use dropped 15%.',
    'result',
    'Load time is now 1.3 seconds and fuel use dropped 15%.',
  ],
  [
    'who was on call',
    'While on call I noticed that the pump was dry. I refilled the tank and added an alarm at 20%.',
    'situation',
    'While on call I noticed that the pump was dry.',
  ],
  [
    'who can do it next time',
    'the gate lost its key. updated the key list, wrote a guide so support can do it next time',
    'action',
    'I updated the key list and wrote a guide so support can do it next time.',
  ],
  [
    'as the task no more than was set',
    'Started on the new planting guide, roses and herbs done, trees next',
    'task',
    'I had to start on the new planting guide.',
  ],
  [
    'a fault up to the next deed',
    'Fixed wiring issues and began setting up my pump board to test the firmware. Added two filters.',
    'situation',
    'There were wiring issues.',
  ],
  [
    'a means that is no word of the fault',
    'Fix double lookups with eager loading\n\nEach bed took hundreds of lookups per page.',
    'result',
    'Double lookups with eager loading are now fixed.',
  ],
  [
    'what was done, without what others were at',
    'While they looked at the pump, I shipped a breaker for the east bed. I wrote the guide for it.',
    'action',
    'I shipped a breaker for the east bed. I wrote the guide for it.',
  ],
  [
    'no task from a day that could not have gone better',
    'I built three bed frames with the new saw. Day 2 could not have gone better.',
    'task',
    'I had to build three bed frames with the new saw.',
  ],
  [
    'what customers reported, in four words',
    'Customers reported double bookings. I added a unique key to the bed table.',
    'situation',
    'Customers reported double bookings.',
  ],
  [
    'what was found, and not what was done about it',
    'Found the leak in the seed tank, capped the tank at 200 litres.',
    'situation',
    'There was a leak in the seed tank.',
  ],
  [
    'what was wrong, and not what was done about it',
    'Fixed an outage caused by a bad fuse: swapped it, added a second fuse.',
    'situation',
    'There was an outage caused by a bad fuse.',
  ],
  [
    'what came of a switch in two words',
    "We switched to Forth and it's fine now.",
    'result',
    "It's fine now.",
  ],
  [
    'what better tools brought, which is no thanks to anybody',
    'Thanks to better valves, the night watering runs in 4 minutes.',
    'result',
    'The night watering runs in 4 minutes.',
  ],
  [
    'what is as it was before the trouble',
    'Skipped the broken row, added a queue for bad rows, pressure back to normal in 20 min. Wrote the report.',
    'result',
    'Pressure was back to normal in 20 min.',
  ],
] as const)('the story of a typed note tells %s', (_what, note, part, told) => {
  expect(analyse(note).starStory[part]).toBe(told)
})

it('reads what an upgrade is of', () => {
  expect(analyse('Upgraded React 17 to 18 in both shops.').extractedData.technologies).toEqual(['React'])
  expect(analyse('bumped node 18 -> 20').extractedData.technologies).toEqual(['Node.js'])
  expect(analyse('The node 18 to 20 metres away moved.').extractedData.technologies).toEqual([])
})

it('takes neither a reason for a thing that broke, nor what the thing did for the deed of its finder', () => {
  const pump = analyse(
    'The reason the pump failed every Sunday was the filter. I moved the filter to the shed.',
  )
  expect(pump.starStory.task).not.toContain('the reason')
  const timer = analyse('I noticed that the timer wiped the plan and wrote a new plan at noon.')
  expect(timer.resumeBullet).not.toMatch(/^Wrote/)
  const door = analyse('I noticed that the door was shut by the wind and opened a moment later.')
  expect(door.resumeBullet).not.toMatch(/^Opened/)
})
