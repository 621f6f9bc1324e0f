import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

describe('notes as an engineer would type them', () => {
  it('tell by what a figure moved, and not the figure again', () => {
    const text = `Cut the ferry timetable from 50 to 8 seconds

The script read every pier one by one.

I fetched all piers in one query and cached the tides for an hour. The timetable now takes 8 seconds.`
    expect(bulletOf(text)).toBe(
      'Cut the ferry timetable from 50 to 8 seconds by fetching all piers in one query and caching the tides for an hour.',
    )
  })

  it('tell both deeds of a sentence as the means', () => {
    const text = `Cut the heating bill from $900 to $520 a month

Most rooms were empty at night. I set up timers for the radiators and moved the evening classes to one floor.`
    expect(bulletOf(text)).toContain(
      'by setting up timers for the radiators and moving the evening classes to one floor.',
    )
  })

  it.each([
    [
      'Guests in Norway could not book by phone. Extended the form and added a check per country.',
      'Extended the form and added a check per country so that guests in Norway could book by phone.',
    ],
    [
      'The night train feed kept dropping wagons on long routes. I raised the page size and added a retry.',
      'Raised the page size and added a retry to keep the night train feed from dropping wagons on long routes.',
    ],
  ])('end with the trouble turned round sooner than with a filler: %s', (text, bullet) => {
    expect(bulletOf(text)).toBe(bullet)
  })

  it('open with the work as a whole, and tell its steps behind it', () => {
    const text =
      'Upgraded the archive from Lucene 8 to Lucene 10 over four weeks. Replaced three dead plugins, fixed 90 warnings and ran both indexes side by side until they agreed. We deployed it on a Sunday.'
    expect(bulletOf(text)).toMatch(/^Upgraded the archive from Lucene 8 to Lucene 10 over four weeks\b/)
  })

  it('are told without the ticket that they are filed under', () => {
    const { starStory, extractedData } = analyse(
      'BOAT-71: Skippers in Kiel could not print their permits. I extended the field and added a test per harbour.',
    )
    expect(starStory.situation).toBe('Skippers in Kiel could not print their permits.')
    expect(extractedData.project).toContain('BOAT-71')
  })

  it.each([
    [
      'Rebuilt the map view in React. The view went live in May and loads in 2 s instead of 9 s.',
      'with the view going live in May and loading in 2 s instead of 9 s.',
    ],
    [
      'Moved the queue to its own broker and set up an alert on lag. Lag stays under 2 seconds since.',
      ', with lag staying under 2 seconds since.',
    ],
    [
      'Wrote a module for the gauges. Six crews use the module now.',
      'Wrote a module for the gauges, so that six crews use the module now.',
    ],
    [
      'Drop support for Deck 7\n\nThis drops support for Deck 7 and Rope 3.\nThe main branch now requires Deck 9 and Rope 4.',
      'so that the main branch now requires Deck 9 and Rope 4.',
    ],
  ])('tell what came of it in one form: %s', (text, end) => {
    expect(bulletOf(text)).toContain(end)
  })

  it('take no kind of thing for something done', () => {
    expect(bulletOf('Steam-powered ferry model for the museum\n\nThe hull has three decks.')).not.toMatch(
      /^Steam-powered/,
    )
  })

  it.each([
    [
      'Cut the ferry timetable from 50 to 8 seconds\n\nThe script read each pier by itself. I read all piers at once.',
      'I had to speed up the ferry timetable.',
    ],
    [
      'Cut the map image from 900 MB to 120 MB\n\nIt held the build tools. I moved to a two-stage build.',
      'I had to shrink the map image.',
    ],
    [
      'Cut our heating bill from $900 to $520 a month\n\nRooms were empty at night. I set up timers for the radiators.',
      'I had to cut our heating bill.',
    ],
    [
      'Skippers kept asking for printed tide tables, so I built a self-service print page.',
      'I had to provide skippers with printed tide tables.',
    ],
  ])('set a task that says what had to change: %s', (text, task) => {
    expect(analyse(text).starStory.task).toBe(task)
  })

  it.each([
    [
      'This sprint I sorted the berth keys. They were spread over 40 drawers and two of them had been lost. I moved them into one cabinet.',
      'The berth keys were spread over 40 drawers and two of them had been lost.',
    ],
    [
      'Moved the berth ledger from Access to SQLite\n\nReports joined berths and boats in a macro and timed out at month end. I wrote an import script.',
      'Reports joined berths and boats in a macro and timed out at month end.',
    ],
  ])('open with how things were: %s', (text, situation) => {
    expect(analyse(text).starStory.situation).toBe(situation)
  })

  it("give no help as a gain of one's own", () => {
    expect(
      bulletOf(
        'Helped the harbour office to move their forms to the web. The queue went down from 5 h to 50 min and the paper bill shrank by 30%.',
      ),
    ).toMatch(
      /^Helped the harbour office .*, with the queue going down from 5 h to 50 min and the paper bill shrinking by 30%\.$/,
    )
  })

  it('tell no search behind the fix that it led to', () => {
    const bullet = bulletOf(
      'Fixed a memory leak in the tide service. I took heap dumps, found that old tides were kept in a map that was never cleared, and replaced it with a small cache. Memory is flat at 400 MB since.',
    )
    expect(bullet).toBe('Fixed a memory leak in the tide service, with memory flat at 400 MB since.')
  })

  it('hold a time against a time, whoever it took', () => {
    const { resumeBullet, starStory } = analyse(
      'Set up automatic releases for the boat team. Before that, a release took one person half a day; now it takes 25 minutes and nobody has to be there.',
    )
    expect(resumeBullet).toBe(
      'Set up automatic releases for the boat team, with a release now taking 25 minutes instead of half a day.',
    )
    expect(starStory.result).toMatch(/^A release now takes 25 minutes instead of half a day\b/)
  })

  it('tell what goes on since in the perfect', () => {
    expect(
      analyse('Moved the queue to its own broker and set up an alert. Lag stays under 2 seconds since.')
        .starStory.result,
    ).toBe('Lag has stayed under 2 seconds since.')
  })

  it('sign nothing that others signed, and say what a new thing does', () => {
    const { resumeBullet, starStory } = analyse(
      'Built a logbook for crane moves. Every move is written to an append-only table with driver, time and load. The contract was signed in September.',
    )
    expect(resumeBullet).toMatch(
      /^Built a logbook for crane moves, with every move written to an append-only table\b/,
    )
    expect(starStory.situation).not.toContain('append-only')
    expect(starStory.action).not.toContain('signed')
  })

  it('take no way of old for a deed', () => {
    const { resumeBullet, starStory } = analyse(
      'Introduced night berths with Lantern so that we can load during the day. Before, we loaded only on Tuesday nights.',
    )
    expect(resumeBullet).toBe('Introduced night berths with Lantern to load during the day.')
    expect(starStory.action).not.toContain('Tuesday')
  })

  it('say "it" only of what the sentence before it tells of', () => {
    const bullet = bulletOf(
      'Built a small press in Rust that prints a poster with one pedal. New printers needed two days to set up their frames. Now it takes 20 minutes.',
    )
    expect(bullet).toBe('Built a small press in Rust that prints a poster with one pedal.')
  })

  it('owe a gain to what was set up for a reason, and not to what had to be done later', () => {
    const bullet = bulletOf(
      'Set up a second loom on an old bench because the shared looms were too slow for our wide rugs. Weaving time went from 22 to 7 hours. Had to pin the reed since the newest one broke threads.',
    )
    expect(bullet).toBe('Cut weaving time from 22 to 7 hours by setting up a second loom on an old bench.')
  })

  it('are not cut where a statement leaves something out', () => {
    expect(
      bulletOf(
        'I used SELECT ... FOR UPDATE to fix the double berth bug in my harbour app and wrote a test that books 50 berths at once.',
      ),
    ).toMatch(/^Fixed the double berth bug in the harbour app using SELECT \.\.\. FOR UPDATE\b/)
  })

  it('tell the figure that stands second in its sentence', () => {
    expect(
      bulletOf(
        'I added two gauges and moved the logs to a drum. Load has been below 40% since, and the wait fell from 21 s to 6 s.',
      ),
    ).toBe('Cut the wait from 21 s to 6 s by adding two gauges and moving the logs to a drum.')
  })

  it('name who found how many', () => {
    const { resumeBullet, extractedData } = analyse(
      'Organised a bug bash before the spring regatta. 12 people found 58 bugs in an afternoon.',
    )
    expect(resumeBullet).toBe(
      'Organised a bug bash before the spring regatta, with 12 people finding 58 bugs in an afternoon.',
    )
    expect(extractedData.technologies).toEqual([])
  })

  it('keep all that a new thing does', () => {
    expect(
      bulletOf(
        'Automated the monthly berth bill with a script that reads the logs, fills the form and mails the letters.',
      ),
    ).toBe(
      'Automated the monthly berth bill with a script that reads the logs, fills the form and mails the letters.',
    )
  })

  it('lose nothing on purpose', () => {
    const { resumeBullet, starStory, extractedData } = analyse(
      'I joined the harbour team in May and took over the tide feed. It dropped about 5% of the letters in storms because the mast ran out of power. I replaced it with a buoy, added a spare battery and load-tested it with 200 letters per second. We have not lost a letter since June.',
    )
    expect(resumeBullet).not.toMatch(/5%|by joining/)
    expect(extractedData.impact).not.toContain('5%')
    expect(starStory.result).toContain('We have not lost a letter since June')
  })

  it('say what a thing replaced, and what anyone can do since', () => {
    expect(
      bulletOf('I designed a ferry plan. It replaced a wall chart that had caused two collisions per month.'),
    ).toBe('Designed a ferry plan that replaced a wall chart that had caused two collisions per month.')
    expect(
      analyse('I moved the tide tables to a web page, so anyone on the pier can check the water now.')
        .starStory.result,
    ).toBe('Anyone on the pier can now check the water.')
  })
})
