import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet
const storyOf = (text: string) => analyse(text).starStory

describe('notes as people tell them in a review', () => {
  test('nobody failed the deliveries that dropped', () => {
    const text = 'Redrew the map of the yard. Failed deliveries because of wrong gates dropped by a third.'
    expect(bulletOf(text)).toBe(
      'Redrew the map of the yard, with failed deliveries because of wrong gates dropping by a third.',
    )
    expect(storyOf(text).result).toBe('Failed deliveries because of wrong gates dropped by a third.')
  })

  test.each([
    [
      'Replaced the seals of all pumps. Failed starts went down by half.',
      /^Cut failed starts by half by replacing the seals of all pumps\.$/,
    ],
    ['Released version 3 of the press. Orders doubled in the first month.', /, with orders doubling in the/],
    ['I rebuilt the kiosk. The print run went from monthly to weekly.', /going from monthly to weekly\.$/],
    ['Fitted a card reader at the gate. It closed two deals worth 18k a year.', /, closing two deals worth/],
    [
      'I sorted the parcels by street. Zero mix-ups in the six weeks since.',
      /, with zero mix-ups in the six/,
    ],
  ])('what came of it joins the deed: %s', (text, told) => {
    expect(bulletOf(text)).toMatch(told)
  })

  test.each([
    ['I replaced the belt by a chain, which makes a lift 20 times faster, and wrote the manual in Dutch.'],
    ['I moved the lamps to the roof, which saves 3 kWh a day, and painted the walls.'],
  ])('what was done besides is not what came of it: %s', (text) => {
    const { action, result } = storyOf(text)
    expect(result).toMatch(/^This (?:made a lift 20 times faster|saved 3 kWh a day)\.$/)
    expect(action).toMatch(/ and (?:wrote the manual in Dutch|painted the walls)\.$/)
  })

  test('all three are those that were found', () => {
    const text =
      'Found three leaks: the pump, a valve and the tank. Fixed all three, and the plant handled 4x the usual load.'
    expect(bulletOf(text)).toMatch(
      /^Fixed all three leaks, after which the plant handled 4x the usual load\.$/,
    )
    expect(storyOf(text).task).toBe('I had to get rid of all three leaks.')
  })

  test('a list of deeds has one "and"', () => {
    expect(
      bulletOf('I went through all the shelves, dropped 60%, merged doubles and added labels to the rest.'),
    ).toBe('Reviewed all the shelves, dropped 60%, merged doubles and added labels to the rest.')
  })

  test.each([
    ['I own the greenhouse. In June I moved it from oil to gas.', 'Moved the greenhouse from oil to gas'],
    ["I'm responsible for the booking desk. Last month I moved it to tablets.", 'Moved the booking desk to'],
    [
      'Discovered that our back gate was open at night. Put it behind a fence, changed all locks.',
      'Put the back gate behind a fence',
    ],
  ])('"it" is what one owns, or what was found open: %s', (text, told) => {
    expect(bulletOf(text)).toContain(told)
  })

  test('a month is no doubt', () => {
    expect(bulletOf('In May I moved the mill from oil to gas, which cut the bill by half.')).toBe(
      'Moved the mill from oil to gas, which cut the bill by half.',
    )
  })

  test.each([
    [
      'Coached two trainees this spring. Both passed the exam within three weeks.',
      'Coached two trainees this spring, both of whom passed the exam within three weeks.',
    ],
    [
      'Built three ramps for the yard. All three are used daily by the drivers.',
      'Built three ramps for the yard, all three of which are used daily by the drivers.',
    ],
  ])('both and all of them are told with the deed: %s', (text, told) => {
    expect(bulletOf(text)).toBe(told)
  })

  test.each([
    ['Coached one trainee. Both of us passed the exam.', 'both of'],
    ['Wrote two guides for the desk. Both are outdated by now.', 'outdated'],
    ['Built a kayak. Lots of glue, sweat and tears.', 'glue'],
    ['Set up the archive. No lights, no heating and a leak.', 'leak'],
  ])('but not what is no gain or no part: %s', (text, left) => {
    expect(bulletOf(text)).not.toContain(left)
  })

  test('what it consists of says more than a filler', () => {
    expect(
      bulletOf(
        'Set up the archive of the town. Daily copies to a second hall, a script for the restore and a drill.',
      ),
    ).toBe(
      'Set up the archive of the town, with daily copies to a second hall, a script for the restore and a drill.',
    )
  })

  test('how many had failed before is no result', () => {
    const text = 'I added a hatch to the oven. About 8% of all loaves had been burning before.'
    expect(storyOf(text).result).not.toContain('8%')
  })

  test('only so many are not the only ones', () => {
    const { situation } = storyOf(
      'The hall was slow to fill because only five doors were open. I opened the rest.',
    )
    expect(situation).toContain('only five doors')
    expect(situation).not.toContain('the only')
  })

  test('a version is no deed, and has no article', () => {
    const { situation, result } = storyOf('Released version 3 of the press.')
    expect(situation).toBe('I was working on version 3 of the press.')
    expect(result).toBe('Version 3 of the press is now released.')
  })

  test('what shows up only now and then is the fault', () => {
    const text = 'Fixed a race in the sorting line. Only showed up under load, once every few million orders.'
    expect(bulletOf(text)).toBe(
      'Fixed a race in the sorting line, which only showed up under load, once every few million orders.',
    )
    expect(storyOf(text).action).toBe('I fixed a race in the sorting line.')
  })

  test('recall is a figure', () => {
    const { action } = storyOf(
      "Trained a model that predicts which pumps will fail. Precision 0.83, recall 0.71 on last year's data.",
    )
    expect(action).not.toContain('recalled')
  })

  test('where the savings came from is how it was done', () => {
    const text =
      'Cut the water bill of the town. Main savings came from moving two wells and dropping 30 old pipes.'
    expect(bulletOf(text)).toBe(
      'Cut the water bill of the town by moving two wells and dropping 30 old pipes.',
    )
    expect(storyOf(text).result).not.toContain('savings')
  })

  test.each([
    'The query read six lists without an index. After adding two indexes and rewriting one join it finishes in 4 minutes instead of 2 hours.',
    'The query read six lists without an index. After adding two indexes and rewriting one join, it takes 4 minutes instead of 2 hours.',
  ])('what it took before and takes since is told without "it": %s', (text) => {
    expect(bulletOf(text)).toBe(
      'Added two indexes and rewrote one join, cutting the time from 2 hours to 4 minutes.',
    )
  })

  test('a week without it says nothing without what it was', () => {
    const text =
      'I noticed guests left the queue at the passport desk. Ran a week without it and bookings rose by 11%.'
    expect(bulletOf(text)).not.toContain('without it')
  })

  test('what happened stands in the past, what is so does not', () => {
    expect(
      bulletOf(
        'Our shop page was slow. I shrank the images and moved the till to a worker. It loads in 1.3 seconds now and sales went up by 7%.',
      ),
    ).toMatch(/, so that the shop page loads in 1\.3 seconds now\.$/)
  })

  test('not one lost is a gain', () => {
    const { situation, result } = storyOf(
      'Moved 2,300 crates from the barn to the new hall. It ran for nine days, not one crate was lost.',
    )
    expect(situation).toBe('I was working on the crates.')
    expect(result).toBe('Not one crate was lost.')
  })

  test('others adopted another thing', () => {
    expect(
      bulletOf(
        'I gave a talk at the local club on knots and sails. Two other clubs adopted slipknots afterwards.',
      ),
    ).toMatch(/, after which two other clubs adopted slipknots\.$/)
  })

  test('what people do is no part of a name', () => {
    const text = 'Set up a weekly boat meeting. 20 people attend, and we have written 12 rules so far.'
    expect(storyOf(text).situation).toBe('There was no weekly boat meeting yet.')
  })

  test('how much it was wanted says more than a filler', () => {
    expect(
      bulletOf('Added a side door to the hall. It was the most requested change (over 400 votes).'),
    ).toBe('Added a side door to the hall, the most requested change (over 400 votes).')
  })

  test('what the team was given is what one worked on', () => {
    const text =
      'Our team inherited an old mill. Over the past four months I moved it to electric drives, without a day off.'
    expect(bulletOf(text)).toBe('Moved the old mill to electric drives, without a day off.')
    expect(storyOf(text).task).not.toContain('inherit')
  })

  test('a degree ends a sentence', () => {
    const text =
      'The lamp flickered in the cold. Traced it to the gas valve, which was out of range below -10 °C. Lowered it from 40 to 26 mbar and verified it on the roof.'
    expect(bulletOf(text)).toBe('Lowered the gas valve from 40 to 26 mbar and verified it on the roof.')
  })

  test.each([
    [
      'Found out why the cellar was damp: the fan was off for one wing. Turned it on in all wings.',
      'the fan on',
    ],
    ['One guest asked for dark beer. I added it the same afternoon.', 'Added dark beer'],
    ['Learned sewing and mended our sails with it as a first project.', 'with sewing as a first project'],
  ])('"it" is what was off, asked for or learned: %s', (text, told) => {
    expect(bulletOf(text)).toContain(told)
  })

  test('what something saves is no name, nor is the money', () => {
    const { extractedData } = analyse(
      'Went through the bills with the miller. Cleaning up the cellar saves 4,500 EUR a month.',
    )
    expect(extractedData.project).not.toMatch(/saves|EUR/)
  })

  test('one wins second place', () => {
    expect(bulletOf('We built a kite with two friends for the fair and won second place.')).toContain(
      'won second place',
    )
  })

  test('what a deed says by the way ends before the next one', () => {
    expect(
      storyOf(
        'Spent the week on the harbour desk. Answered 9 of 11 calls, mostly about locks. Wrote a repair guide so that the night crew can handle these themselves.',
      ).task,
    ).toBe('I had to answer 9 of 11 calls, mostly about locks, and write a repair guide.')
  })

  test('a thing is replaced by a thing, people by nobody', () => {
    const text = 'The tunnel was flaky. Replaced canvas by leather, added a lamp and a second door.'
    expect(bulletOf(text)).toMatch(/^Replaced (?:the )?canvas by leather\b/)
  })

  test('whoever did it with one is told', () => {
    const text =
      'Together with the night crew I rebuilt the booking desk. 5 forms instead of 11. Completion rate is up from 54% to 73%.'
    expect(bulletOf(text)).toBe(
      'Raised the completion rate from 54% to 73% by rebuilding the booking desk together with the night crew.',
    )
    expect(storyOf(text).situation).toBe('I was working on the booking desk.')
  })

  test('the first of them has its article', () => {
    expect(
      storyOf('Implemented the French rules of the till. First closing for 800 shops was correct.').result,
    ).toBe('The first closing for 800 shops was correct.')
  })

  test("what was launched in time was told before, and spare time is nobody's matter", () => {
    expect(bulletOf('Did the whole shop floor with two helpers. Launched in time for the fair.')).not.toMatch(
      /^Launched/,
    )
    expect(
      storyOf('I wrote a knot guide in my spare time that explains forty knots with drawings.').result,
    ).toBe('There is now a knot guide that explains forty knots with drawings.')
  })

  test.each([
    [
      'My task was to speed up the night ferry. I found that it stopped at every pier. With one stop and a bigger engine it went from 5 hours to 80 minutes.',
      'Cut the night ferry from 5 hours to 80 minutes with one stop and a bigger engine.',
    ],
    [
      'The harbour crane was slow. With a second motor and a lighter hook it went from 40 to 12 minutes per ship.',
      'Brought the harbour crane from 40 to 12 minutes per ship with a second motor and a lighter hook.',
    ],
  ])('"it" is what was slow: %s', (text, told) => {
    expect(bulletOf(text)).toBe(told)
  })

  test('no findings are a gain', () => {
    expect(
      storyOf('Designed the files for the new archive. The auditor of the town had no findings.').result,
    ).toBe('The auditor of the town had no findings.')
  })

  test('what nobody liked may still save', () => {
    expect(
      bulletOf('Moved the club from paper to tablets. Nobody was happy about it but it saves 30k a year.'),
    ).toBe('Moved the club from paper to tablets, saving 30k a year.')
  })

  test('a fix goes upstream', () => {
    expect(bulletOf('Contributed a fix to Flask upstream for a memory leak in the session code.')).toContain(
      'to Flask upstream',
    )
  })

  test('what is written again is rewritten', () => {
    expect(bulletOf('I re-wrote the manual of the press after the flood in spring.')).toMatch(
      /^Rewrote the manual/,
    )
  })

  test.each([
    ['Sped up the import of the ledgers, now 3 min (was 40).', /, cutting the time from 40 to 3 min\.$/],
    [
      'Optimized the shader of the water, 60 fps on the small screen now (was 38).',
      /from 38 to 60 fps on the/,
    ],
    [
      'Tuned the import of the ledgers, 3 min now (was 40).',
      /^Cut the import time from 40 to 3 min by tuning/,
    ],
  ])('how much it was stands in brackets: %s', (text, told) => {
    expect(bulletOf(text)).toMatch(told)
  })

  test('what it used to be says more than a filler', () => {
    expect(
      bulletOf('Automated the renewal of all keys. Used to be a calendar entry that people ignored.'),
    ).toBe('Automated the renewal of all keys, which used to be a calendar entry that people ignored.')
  })

  test('what was found and mended was mended, however many', () => {
    const text = 'Wrote a guide for the dock. Found four cracks along the way and fixed them.'
    expect(storyOf(text).action).toContain('found and fixed four cracks')
  })

  test('down by two thirds is a gain', () => {
    const text = 'Moved the alarms from bells to lamps. Noise in the hall is down by two thirds.'
    expect(bulletOf(text)).toBe(
      'Cut noise in the hall by two thirds by moving the alarms from bells to lamps.',
    )
    expect(storyOf(text).result).toBe('Noise in the hall was down by two thirds.')
  })

  test('counts that were jotted down are no sentence', () => {
    const text = 'Took over the care of the old boats after the owner left. 3 trips, 40 leaks closed.'
    expect(storyOf(text).result).not.toBe('3 trips, 40 leaks closed.')
  })
})
