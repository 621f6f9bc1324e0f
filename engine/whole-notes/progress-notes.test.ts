import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

test('what a figure is compared with is no outcome', () => {
  const { resumeBullet } = analyse(
    '## Week 3: Crate Sorting and Lamp Angles\n\nThis week I trained a sorter on the crate set. I then applied lamp tricks such as turning and tilting to improve sorting. The lit sorter achieved a hit rate of 84.1% compared with 72.5% of the baseline sorter.\n\nBaseline Hit Rate: 72.5%\nLit Hit Rate: 84.1%',
  )
  expect(resumeBullet).not.toContain('Baseline Hit Rate at 71.5%')
  expect(resumeBullet).toContain('84.1%')
})

test('what is said of a thing with a participle has its verb behind it', () => {
  const { starStory } = analyse(
    'This week I added the outcome of previous trips to the booking page so all the information required to book a seat is visible.',
  )
  expect(starStory.result).not.toContain('now requires')
})

test('how it would be without the thing is no result', () => {
  const { starStory } = analyse(
    'Today I deployed the spare pumps. The pump bot is the tool that guards use to watch the dam. Without it, guarding becomes manual work, possible but tedious. Along the way I packed the bot into a Docker container.',
  )
  expect(starStory.result).toBe('The spare pumps are now deployed.')
})

test('what one uses almost everywhere is no deed', () => {
  const { resumeBullet, starStory } = analyse(
    'This week I added a reusable recipe for use by all bakers. I use rye flour in almost all my loaves, so that was the flour I supported in the recipe.',
  )
  expect(resumeBullet).not.toContain('rye')
  expect(starStory.action).toBe('I added a reusable recipe for use by all bakers.')
})

test('what is done to a part of an unnamed thing opens no bullet', () => {
  const { resumeBullet, starStory } = analyse(
    'I began the cave map class on Monday, and added the ability to change its inputs. The output is now printed on paper, which looks pretty clean to me. I added docs to many parts of the code.',
  )
  expect(resumeBullet).not.toMatch(/^Added the ability to change its inputs/)
  expect(starStory.result).toBe('The output is now printed on paper.')
})

test('hours behind the items of a list say how long it took', () => {
  const { resumeBullet, extractedData } = analyse(
    '# Week 2\nThis week I started building the basic parts of the kiln.\n\n* **Monday 6.11.** Started building the door **2h**\n* **Tuesday 7.11.** Fitted the lamp **2h**',
  )
  expect(resumeBullet).not.toContain('2h')
  expect(extractedData.project).toBe('kiln')
})

test('names below each other are tools where one of them is', () => {
  const { extractedData } = analyse(
    'I added some node packages for the gate server. The packages were:\n\n- Express\n- Mongoose\n- Nodemon',
  )
  expect(extractedData.technologies).toEqual(
    expect.arrayContaining(['Node.js', 'Express', 'Mongoose', 'nodemon']),
  )
  expect(analyse('What I packed:\n\n- Express\n- Lamps\n- Bread').extractedData.technologies).toEqual([])
})

test('what a mended thing did wrong is told as its doing', () => {
  const { resumeBullet } = analyse(
    '- Update the map on creation of a new pier\n- Fix copy pasting removes berths from the map\n- Hide the map from night mode',
  )
  expect(resumeBullet).toContain('fixed copy-pasting removing berths from the map')
  expect(analyse('fix: Copy pasting removes berths from the map').resumeBullet).not.toMatch(/^Copied/)
})

test('a thing behind its brackets ends a deed of a list', () => {
  const { resumeBullet } = analyse(
    '- Created a shed in the north-1 (Mumbai) yard of the club on the river\n- Configured the gate with a lamp as the root of the tree\n- Uploaded my plans using the new club tool',
  )
  expect(resumeBullet).not.toMatch(/in the north-1[,.]/)
})

test('words that a definition elsewhere links lose their brackets', () => {
  const { starStory } = analyse(
    'Today I migrated [`wader`] from [@ann] (my own account) to [@tides] (a new group that I created to host it).',
  )
  expect(starStory.action).toBe('I migrated wader from @ann (my own account) to @tides.')
})

test('what a thing is stands behind a comma where more is said', () => {
  const { resumeBullet } = analyse(
    'With tide features in many apps, I needed a view of the load. Today I deployed Tidewatch - an open-source tide platform.',
  )
  expect(resumeBullet).toMatch(/^Deployed Tidewatch, an open-source tide platform, /)
})

test('two deeds that are left of a list are joined', () => {
  const { resumeBullet } = analyse(
    'This week I refactored the gate to keep all keys in a single drawer, added and painted two hooks for the keys of the yard and the barn, and expanded the tests to match the new rules.',
  )
  expect(resumeBullet).not.toMatch(/^[^,]+, added and painted [^,]+\.$/)
})

test('that one wrote about it is no part of the work', () => {
  const { starStory } = analyse(
    'Switch from paper to slate\n\nToday I moved 6 lists from paper to slate before noon and I decided to write an article on how it went.',
  )
  expect(starStory.action).toBe('I moved 6 lists from paper to slate before noon.')
})

test('the form of a thing is no part of its name', () => {
  const { extractedData } = analyse(
    'This week I added interactivity to the tide chart in the form of knobs and a slider that allows the guest to move the tide.',
  )
  expect(extractedData.project).toBe('tide chart: interactivity')
})

test('what follows "how to" keeps its form', () => {
  const { resumeBullet } = analyse(
    'Today I fixed a core issue in my gate system: how to correctly pass the key to the guard and build a stable lock.',
  )
  expect(resumeBullet).not.toContain('built a stable lock')
})

test('what a thing is for keeps its "for" before a name', () => {
  const { resumeBullet } = analyse(
    'This week I built a tide board page for this Wader-powered site. The goal is to give guests a quick view of everything that floats.',
  )
  expect(resumeBullet).toContain('a tide board page for the Wader-powered site')
})

test.each([
  [
    'This week I built my first bell tower\n\nFor a very long time I have used a bell app for phones called Ringo, or something like that. Sadly the app cannot be found anymore.',
    'Ringo',
  ],
  [
    'The sorter algorithm has been accomplished in the last version v0417. This week I tuned the weight guessing. I calculated the dry weight and used it to train the sorter.',
    'v0417',
  ],
])('what was so or done long before is no deed: %s', (note, word) => {
  const { resumeBullet, starStory } = analyse(note)
  expect(resumeBullet).not.toContain(word)
  expect(`${starStory.task} ${starStory.action}`).not.toContain(word)
})

test('whose log it is and who suggested it name no project', () => {
  expect(
    analyse(
      '# Personal Log \u2014 Xhoi\n\n## Week 4\nThis week I painted the hall of the mill and fixed two lamps.',
    ).extractedData.project,
  ).toBe('hall of the mill')
})

test('a tool is told without what only leads to its purpose', () => {
  const { resumeBullet } = analyse('I tuned the valves. I also used a pump in order to reduce noise.')
  expect(resumeBullet).not.toMatch(/in order(?! to)/)
})

test('how glad one is, what the page shows and what it is for are no part of a story', () => {
  const { action } = analyse(
    "Today I soldered the remaining lamps to the board and I'm really happy with the result!",
  ).starStory
  expect(action).toBe('I soldered the remaining lamps to the board.')
  expect(
    analyse('I wrote extensive tests for my gate this week, linked above. I also painted the door.').starStory
      .action,
  ).toBe('I wrote extensive tests for my gate. I also painted the door.')
  expect(
    analyse(
      'Fast Ferry Boarding\n\nThis week I tuned the boarding protocol used by the ferry.\n\nThis blogpost sells no boat; it tells what went wrong while I planned how to board large groups quickly.',
    ).starStory.result,
  ).not.toMatch(/blogpost/i)
})

test('capitals that stand within a sentence by habit are small', () => {
  const { resumeBullet, starStory } = analyse(
    'Today I Implemented a Small fix for the gate check and added the lamp switches.',
  )
  expect(resumeBullet).toBe('Implemented a small fix for the gate check and added the lamp switches.')
  expect(starStory.action).toBe('I implemented a small fix for the gate check and added the lamp switches.')
})

test('who tells what he did names no project', () => {
  const { extractedData } = analyse(
    '`Georgi Vasov`: https://example.org/pull/2\\\nDuring this week I built on top of the first plan of the `tide-map` done by *Ann*. I extended it by automating the tide table using a timer.',
  )
  expect(extractedData.project).toBe('tide-map')
})

test('a reading is no name', () => {
  const { extractedData } = analyse(
    'Today I fixed the lamps and ran the panel on +15v from the bench. I checked the plan and saw that the driver was hot.',
  )
  expect(extractedData.project).toBe('panel')
})

test('what is no big problem is no situation', () => {
  const { starStory } = analyse(
    "I tuned the maze on Monday, wrote two tests and made the game easier to play. Two walls still overlap, but it's not that big of a problem.",
  )
  expect(starStory.situation).toBe('I was working on the game.')
})

test('a result leans on nothing and opens with no sigh', () => {
  expect(
    analyse('Today I soldered together my lamp that I got from Otto, and put the first set of bulbs on it.')
      .starStory.result,
  ).not.toMatch(/on it\.$/)
  expect(
    analyse('Today I tested all lamps on the pier. Amazingly, everything worked flawlessly on the first try.')
      .starStory.result,
  ).toBe('Everything worked flawlessly on the first try.')
})

test('the weekday behind a date is part of it', () => {
  const { extractedData, starStory } = analyse(
    '2024-01-26 Fri: Testing the lock found that it can jam in the cold, so now we oil it.\n\n---\n\n2024-01-22 Mon: This week i fixed two pumps in the mill with Ann.',
  )
  expect(`${extractedData.problemSummary} ${extractedData.solution}`).not.toMatch(/\b(?:Fri|Mon):/)
  expect(starStory.result).not.toContain('with Ann are now')
})

test('who works there is no part of a name, nor is a canoe a tool', () => {
  const { extractedData } = analyse(
    '# Falcon Summer Intern \u2013 Weekly Work Log\n\n- Clean up doors\n- Batch painting',
  )
  expect(extractedData.project).toBe('Falcon')
  expect(
    analyse('# Day 2\n##### Building My Own Canoe\n\nCut the boards.').extractedData.technologies,
  ).toEqual([])
  expect(analyse('Traced the bus with CANoe and fixed the gateway.').extractedData.technologies).toContain(
    'CANoe',
  )
})
