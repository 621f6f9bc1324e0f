import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

// What logs jot down in a hurry: arrows, tickets, heads without a line below them, remarks behind a comma.

test('what was done about a trouble stands behind an arrow', () => {
  const { resumeBullet, starStory } = analyse(
    '- 08:30 tea\n- 13:00 after rain the gauge was stuck -> moved it under the eaves of the boat house and sealed the lid with tar\n- 17:00 home',
  )
  expect(resumeBullet).toMatch(/^Moved the gauge under the eaves of the boat house\b/)
  expect(starStory.situation).toBe('After rain the gauge was stuck.')
})

test('what a ticket was about is told by its brackets', () => {
  const { resumeBullet } = analyse(
    'Stand-up, team Heron\ny: finished BOAT-311 (ticket machine accepts coins now, guests had asked for ages)\ny: pairing w/ Ann\nt: BOAT-318\nb: waiting for paint',
  )
  expect(resumeBullet).toMatch(/^Made the ticket machine accept coins\b/)
})

test('what a feature is stands behind its colon', () => {
  const { resumeBullet, starStory } = analyse(
    'first month recap:\n• shipped my first feature: members can print their badges as PDF, ~70 badges a day already\n• wrote 31 tests\n• cried 0 times\ngoal for next month: less coffee',
  )
  expect(resumeBullet).toMatch(/^Enabled members to print their badges as PDF(?: and |\.$)/)
  expect(Object.values(starStory).join(' ')).not.toMatch(/coffee|cried|already/)
})

test('the name of a log on its first line is a title, though no empty line follows', () => {
  const { starStory } = analyse(
    'WEEKLY JOURNAL - Practicum at the municipal lock works\nI found that 34 of the 61 gates had not been greased since June. I made a list by basin and gave it to the crew. I also attended a meeting with the mayor!',
  )
  expect(Object.values(starStory).join(' ')).not.toMatch(/Practicum|mayor/)
})

test.each([
  [
    'Entered all the slips into the ledger, 900 of them, very dull.',
    'I entered all the slips into the ledger.',
  ],
  ['Ran the kiln for a week with the new probe, no alarm.', 'I ran the kiln for a week with the new probe.'],
])('a remark behind a comma is no part of a deed: %s', (deed, told) => {
  const { action } = analyse(`Thursday notes\n\n${deed} Lunch with Ann.`).starStory
  expect(action).toBe(told)
})

test('how it is said is no topic', () => {
  const { task } = analyse(
    'Sprint diary\n\nNot much time this week. Still: turned on the leak alarm for all 88 tanks. 19 hits.',
  ).starStory
  expect(task).toBe('I had to turn on the leak alarm for all 88 tanks.')
})

test('what was judged by others was not judged by the writer', () => {
  const { starStory } = analyse(
    'Pie jam\n\nI baked a pie of rhubarb and built a stand for it out of oak. Rated 14th of 212 in taste!',
  )
  expect(Object.values(starStory).join(' ')).not.toMatch(/has been rated|I rated/)
})

test('a thing does now what it does', () => {
  const { result } = analyse(
    'Day 3\n\nThe worker had to clamp every lid by hand. I made a plate from steel for the drill. The plate holds now 4 lids at once.',
  ).starStory
  expect(result).toBe('The plate now holds 4 lids at once.')
})

test('what others give and what one takes part in is no work', () => {
  const { action } = analyse(
    'Wk 3\n\nRolled back the driver on 14 label printers and blocked the update. Took 25 mins from call to end. I got a cake from ward 3! Took part in a fire drill.',
  ).starStory
  expect(action).toBe('I rolled back the driver on 14 label printers and blocked the update.')
})

test.each([
  [
    'Wed I inherited a press with 12 rollers and a run time of 2h20. Talked with the crew. Removed two idle rollers. Run time 48 min.',
    'The run time went from 2h20 to 48 min.',
  ],
  [
    'Tuesday - investigated why the drying job of the kiln runs 14 hours\nWednesday - it was the damp wood. Stacked the boards with gaps. Job: 5 hours.',
    'The job went from 14 hours to 5 hours.',
  ],
])('a figure jotted down behind a deed is held against the one told before: %s', (note, told) => {
  expect(analyse(note).starStory.result).toBe(told)
})

test('what was done afterwards is a deed of its own', () => {
  const { resumeBullet } = analyse(
    'Short log of week 28.\n\nThe ferry list came out empty on Monday because the port had renamed a column. I patched it by hand and afterwards wrote a small check with a mail to the port. Otherwise quiet. I watered your plants.',
  )
  expect(resumeBullet).toMatch(/^Wrote a small check with a mail to the port\b/)
})

test('a noun that is jotted down with a small letter is no deed', () => {
  const { action } = analyse(
    'Lab diary\n\nlowered the template from 100 to 20 ng. clean single line in all 8 dishes. group meeting, presented 3 slides.',
  ).starStory
  expect(action).not.toMatch(/cleaned|grouped/)
})

test('how many became what is told with its verb', () => {
  const { result } = analyse(
    'Tiny win today\n\nThe gate of the park jammed for every visitor. Borrowed a file from my sister, replaced the hinge and added a stop. 3 complaints closed.',
  ).starStory
  expect(result).toBe('3 complaints were closed.')
})

test('a picture ends a sentence before a capital', () => {
  const { starStory } = analyse(
    'Log 12\n\nI rebuilt the till for three days and then the shop had one already 🙃 Anyway I swapped the drawer and oiled the rails.',
  )
  expect(Object.values(starStory).join(' ')).not.toMatch(/already Anyway/)
})

test('days and a last word on lines of their own are no part of an item', () => {
  const { starStory } = analyse(
    'mon\n- harbour meeting, 2h\ntue\n- replaced the winch of the north crane\nwed\n- greased the south crane and painted its hook\nbed.',
  )
  expect(starStory.action).toBe(
    'I replaced the winch of the north crane. I greased the south crane and painted its hook.',
  )
})

test.each(['Work diary of a roofing trainee, week 3', 'Notes (garden and code)'])(
  'the name of a log is no deed: %s',
  (title) => {
    const { resumeBullet, starStory } = analyse(
      `${title}\n\nI wrote a script that sorts the tiles by size. The cat supervised.`,
    )
    expect(`${resumeBullet} ${Object.values(starStory).join(' ')}`).not.toMatch(
      /diary|note|supervised the cat/i,
    )
  },
)

test('what there was none of since a day is told as a sentence', () => {
  const { result } = analyse(
    'Week 8\n\nGuests were getting the same bill twice. I added a stamp to every bill in the till. Since Tuesday zero duplicates in the book. Wrote zero letters.',
  ).starStory
  expect(result).toMatch(/^There (?:were|have been) no duplicates in the book since Tuesday\.$/)
})

test('what finally does not go wrong is no trouble', () => {
  const { situation, task } = analyse(
    "- the gate finally doesn't need three tries. moved the latch up by 2 mm\n- painted the post",
  ).starStory
  expect(`${situation} ${task}`).not.toMatch(/tries/)
})

test('a subject that looks like an order is none', () => {
  const { starStory } = analyse(
    'Entry 4\n\nPorted my tide tables to Rust as an exercise. Borrow checker screamed 40 times. I replaced the old job with it.',
  )
  expect(Object.values(starStory).join(' ')).not.toMatch(/borrow/i)
})

test('days before what one did are left out of a story', () => {
  const { situation } = analyse(
    'Mon-Wed I was cleaning the label mess. We had 412 spellings of 30 herbs. I built a table of names for the scale.',
  ).starStory
  expect(situation).not.toMatch(/Mon|Wed/)
})

test('what a week was ended by was done', () => {
  const { resumeBullet } = analyse(
    'Week 9\n\nI set up the new press. I finished the week by adding a counter of sheets to the front panel of the press.',
  )
  expect(resumeBullet).toMatch(/\badded a counter of sheets to the front panel\b/i)
  expect(resumeBullet).not.toMatch(/week/)
})

test('how a new thing works, told behind its colon, is no part of the deed', () => {
  const { starStory } = analyse(
    'Day 6\n\nThe clerks look for lost maps with a paper list. I made a small app for the tablet: scan the shelf and it shows which maps should stand there. On Friday we found 31 maps in 40 minutes.',
  )
  expect(starStory.action).toMatch(/^I made a small app for the tablet\./)
})

test('a quality that opens a line has no capital inside a sentence', () => {
  const { resumeBullet } = analyse(
    'Friday recap\n\nMoved the feed jobs to the new barn. Old PLC switched off, 90 EUR a month saved.',
  )
  expect(resumeBullet).not.toMatch(/\bOld\b/)
})

test('the task one got is no deed', () => {
  const { resumeBullet } = analyse(
    'Week 3\n\nI got the task to clean the list of the trees. I wrote a script that drops every second point. It removed 1,870 doubles.',
  )
  expect(resumeBullet).not.toMatch(/task/)
})
