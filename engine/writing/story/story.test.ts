import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

describe('the story', () => {
  it('names the end of the trouble as the task where the text names no other', () => {
    const { starStory } = analyse(
      'The nightly export was failing with a timeout and customers got no invoices.\n\nI moved the export to its own worker. Invoices go out before six again.',
    )
    expect(starStory.situation).toContain('failing with a timeout')
    expect(starStory.task).toBe('I had to get the nightly export working again.')
    expect(starStory.action).toContain('I moved the export to its own worker')
    expect(starStory.result).toContain('Invoices go out before six again')
  })

  it('does not open with what the writer did, nor take it for the problem', () => {
    const { starStory, extractedData } = analyse(
      'Week 6\n\nI rewrote the upload queue so that it retries with a growing pause. Until then a single 503 from the store lost the whole batch and support had 14 complaints in May.\n\nNo batch was lost in 12,000 uploads since.',
    )
    expect(starStory.situation).not.toContain('I rewrote')
    expect(extractedData.problemSummary).not.toContain('I rewrote')
    expect(starStory.action).toContain('I rewrote the upload queue')
  })

  it('gives the writer back the subject that was left out', () => {
    const { situation, action } = analyse('Was working on the search index all day.').starStory
    expect(`${situation} ${action}`).toMatch(/\bI was working on/)
  })

  it('says once what two sentences say alike', () => {
    const { action } = analyse(
      'Speed up search\n\nThis adds an index on the title. Adds an index on the title and drops the old view.',
    ).starStory
    expect(action.match(/index on the title/g)).toHaveLength(1)
  })

  it('tells a time of day or a bare figure for no result', () => {
    expect(analyse('Replaced the fan.\n\n07:42').starStory.result).not.toContain('07:42')
  })
})

describe('the action', () => {
  it('has at most three sentences, all of them whole', () => {
    const { action } = analyse(
      'Log of the week\n\nI rewrote the lexer by hand. I moved the tables into the image. I added a fuzz test for the parser. I replaced the old arena with a slab. I documented the grammar in the wiki.',
    ).starStory
    expect(action.match(/\bI \w+/g)?.length).toBeLessThanOrEqual(3)
  })

  it('tells deeds rather than how a thing works, where there are enough of them', () => {
    const { action } = analyse(
      'Cache the routes\n\nThe router holds one entry per stop and drops it after a minute. I added a cache for the routes of each stop. I moved the timetable into its own module.',
    ).starStory
    expect(action).toContain('I added a cache')
    expect(action).not.toContain('The router holds')
  })

  it('leaves out chatter and a mere "it" where enough else is told', () => {
    const { action } = analyse(
      'Log of the week\n\nI rewrote the lexer by hand. I could not be bothered to tidy the grammar. I added a fuzz test for the parser. I poked it with a stick.',
    ).starStory
    expect(action).toBe('I rewrote the lexer by hand. I added a fuzz test for the parser.')
  })

  it('says what somebody had to do as what was done', () => {
    const { action } = analyse(
      'Log of the week\n\nThe feed was stale for an hour. I had to restart the feed worker by hand.',
    ).starStory
    expect(action).toBe('I restarted the feed worker by hand.')
  })

  it('lists no item that breaks off, and none with its details', () => {
    const { action } = analyse(
      '- moved the strings into a table\n- updated error pages: the 404 page keeps the menu of the shop\n- added the chart library to\n- drew icons for the toolbar',
    ).starStory
    expect(action).not.toMatch(/library to\b|404/)
    expect(action).toContain('updated error pages')
  })

  it('is never what the fault did', () => {
    const { task, action } = analyse(
      'Backup host\n\nThe disk is full. This keeps both machines from starting.\n\nI removed the old snapshots of the wiki.',
    ).starStory
    expect(`${task} ${action}`).not.toMatch(/\bblock(?:ed)? the restart/)
  })

  it.each([
    [
      'a command in brackets',
      'I rebuilt the image (docker build -t app . && docker push app) on the new runner.',
      'I rebuilt the image on the new runner.',
    ],
    [
      'the missing "I"',
      'Force-pushed the cleaned history to the mirror.',
      'I force-pushed the cleaned history',
    ],
    [
      'a plan at its end',
      'I split the report into two files, so I will rename them next week.',
      /two files\.$/,
    ],
  ])('is told with or without %s, as one would say it', (_, text, action) => {
    expect(analyse(text).starStory.action).toEqual(
      typeof action === 'string' ? expect.stringContaining(action) : expect.stringMatching(action),
    )
  })
})

describe('the task', () => {
  it.each([
    [
      'the effect of the change',
      'Notes on the planner\n\nThis change reduces planning time for queries with many joins. I cached the join order.',
      /^I had to (?:find a way to )?reduce planning time for queries with many joins\.$/,
    ],
    [
      'what works in the end',
      'Label printer\n\nThe printer is now working on the new network. I fixed several timing bugs in the driver, mostly in the spooler and the parser.',
      'I had to get the printer working on the new network.',
    ],
    [
      'what can be done now',
      'Map editor, week 4\n\nThe editor has height maps. This means we can now draw hills on the map.',
      /^(?:I|We) had to draw hills on the map/,
    ],
    [
      'what the writer had to do',
      'Today I had to move the label printer to the new network. The driver refused the new address, so I wrote a small proxy.',
      /^I had to move the label printer to the new network/,
    ],
    [
      'what was worked at, not that one worked at it',
      'Boat shed\n\nThis week I worked on building the ramp for the small boats.',
      'I had to build the ramp for the small boats.',
    ],
    [
      'told with its number where it says nothing without',
      'Bump resolvo to 0.8\n\nNeeded for the new pool.',
      'I had to bump resolvo to 0.8.',
    ],
    ['without its size', 'Minor harbour map page refactor\n\nA.', 'I had to refactor the harbour map page.'],
    [
      'told without what came of it',
      'Boat shed\n\nI built the ramp for small boats and now the shed looks new.',
      'I had to build the ramp for small boats.',
    ],
    [
      'to bring back what the title says was down',
      'Ticket printer down\n\nThe cable was loose. Swapped.',
      'I had to bring the ticket printer back.',
    ],
    [
      'to find the cause of what the title calls an outage',
      'Outage of 3 May\n\nThe lights went off at noon. Nobody could pay.',
      'I had to resolve the outage.',
    ],
    [
      'to find out why, where the verb says what goes wrong',
      'Night report\n\nThe job that copies the map froze on every large tile. I wrote a smaller buffer.',
      'I had to find out why the job that copied the map froze on every large tile and fix it.',
    ],
  ])('is %s', (_, text, task) => {
    expect(analyse(text).starStory.task).toEqual(
      typeof task === 'string' ? task : expect.stringMatching(task),
    )
  })
})

describe('no task', () => {
  it('is that somebody noticed a fault', () => {
    const { task } = analyse(
      'Night report\n\nThe guard noticed a broken pump in hall two at three in the morning. I replaced the valve of the pump.',
    ).starStory
    expect(task).not.toContain('why the guard')
  })

  it('is what came in or was decided', () => {
    const { task } = analyse(
      'I got two mails about the lamp. I decided to look at it on Monday. I rewired the lamp in hall two.',
    ).starStory
    expect(task).toBe('I had to rewire the lamp in hall two.')
  })

  it.each([
    'I made some progress on Monday. I tested a number of things. I rewired the lamp in hall two.',
    'Lamp notes\n\n- Show rooms and sort rooms by size bug fixed\n\nReason for the late order\n\nI rewired the lamp in hall two.',
    'The lamp stopped working. I rewired the lamp in hall two.',
  ])('says next to nothing: "%s"', (text) => {
    expect(analyse(text).starStory.task).toMatch(/lamp in hall two|lamp working/)
  })

  it('ends in a clause whose figure was left out', () => {
    const text = 'I chased a leak that would fill the tank to 90% on a dry day.'
    expect(analyse(text).starStory.task).toBe('I had to chase a leak.')
  })

  it('is a verb whose base form would be a guess', () => {
    const text = 'I shimblammed the gearbox and replaced the oil of the pump.'
    expect(analyse(text).starStory.task).not.toMatch(/shimbl/)
  })

  it('is the goal where the writer names it, and not told as the situation', () => {
    const { situation, task } = analyse(
      'The kiln failed to reach its heat on cold days. The goal was to replace the burner before the failed batch could be repeated.',
    ).starStory
    expect(task).toMatch(/^I had to replace the burner/)
    expect(situation).not.toContain('goal')
  })
})

describe('the teller', () => {
  it('is a team where only a quote says so', () => {
    const { action } = analyse(
      'Cache the routes\n\n```\n# we built one entry per stop\n```\n\nAdded a cache for the routes of each stop.',
    ).starStory
    expect(action).toMatch(/^We added a cache/)
  })
})

describe('four parts', () => {
  it('are never the same', () => {
    const { situation, task, action, result } = analyse(
      'The pump stopped because the valve was stuck. It is running again and the valve was replaced.',
    ).starStory
    expect(new Set([situation, task, action, result]).size).toBe(4)
  })
})

describe('the result', () => {
  it.each([
    ['Pin the heap of the log server to 2 GB', 'The heap of the log server is now pinned to 2 GB.'],
    ['Add a retry to the mail worker', 'The mail worker now has a retry.'],
    ['Fix typo in install guide', 'The typo in the install guide is now fixed.'],
    ['Reduce memory use in the index builder', 'The memory use in the index builder is now reduced.'],
    ['Remove the legacy exporter', 'The legacy exporter is gone.'],
    ['Use constant-time compare in login', 'constant-time compare'],
    ['Fix uploads sometimes failing on the second try', 'Uploads no longer fail on the second try.'],
    ['Prevent guests from deleting the board', 'Guests can no longer delete the board.'],
    [
      'Stop loading thumbnails in idle lobbies\n\nThe lobby loaded them every second.',
      'The code no longer loads thumbnails in idle lobbies.',
    ],
    ['Avoid deadlocks in the scheduler', 'Deadlocks no longer happen in the scheduler.'],
    ['Fix the label printer to accept tabs', 'The label printer now accepts tabs.'],
    ['Allow guests to rename a board', 'Guests can now rename a board.'],
    ['Make the importer skip the header row', 'The importer now skips the header row.'],
    ['Reduced the idle load of the router significantly', 'is now significantly reduced'],
    ['Switch from Moment to Luxon', 'Luxon is now used instead of Moment.'],
    ['Use a slab in the page allocator', 'The page allocator now uses a slab.'],
    ['Rename the sort flag to order', 'The sort flag is now called order.'],
    ['Move the tile parser into its own crate', 'The tile parser has moved into its own crate.'],
    ['Add support for striped labels', 'Striped labels are now supported.'],
    ['Add feature toggle for the wizard', 'There is now a feature toggle for the wizard.'],
    ['Enable retries for the mail and the push workers', 'are now enabled for the mail'],
  ])('of "%s" is what now exists or works', (title, result) => {
    expect(analyse(title).starStory.result).toContain(result)
  })

  it.each([
    [
      'I rewrote the font loader by hand. As of writing, drawing text and the default font works.',
      'Drawing text and the default font worked.',
    ],
    [
      'I rewired the pins of the panel on the board, now the panel works as intended.',
      'Now the panel works as intended.',
    ],
  ])('is how things stand where nothing surer is told: %s', (text, result) => {
    expect(analyse(text).starStory.result).toBe(result)
  })

  it.each([
    ['opinion', 'I am pretty happy with the new lexer.'],
    ['doubt', 'Hopefully the lexer is a bit faster now.'],
    ['caveat', 'The lexer is faster but it still drops the last token of a file.'],
    ['baseline', 'Previously the lexer took 9 seconds for the whole tree.'],
  ])('is no %s', (_, sentence) => {
    const { result } = analyse(`Log of the week\n\nI rewrote the lexer by hand. ${sentence}`).starStory
    expect(result).not.toContain(sentence)
  })

  it('ends before the "but"', () => {
    const { result } = analyse(
      'Log of the week\n\nI rewrote the lexer by hand. As a result the build is now three times faster, but nobody has tried it on the old runner.',
    ).starStory
    expect(result).toMatch(/three times faster\.$/)
  })

  it('is what was finished, and the action tells the rest', () => {
    const { action, result } = analyse(
      '- moved the strings into a table\n- drew icons for the toolbar\n- finished the export dialog\n- rehearsed the demo\n- sorted the sample plugins',
    ).starStory
    expect(result).toBe('The export dialog is now finished.')
    expect(action).not.toContain('export dialog')
  })

  it('is what a change says to have brought along', () => {
    const { result } = analyse(
      'Leave out unused fonts\n\nThis change excludes the unused fonts, thereby bringing the bundle from 900 kB to 310 kB.',
    ).starStory
    expect(result).toBe('This brought the bundle from 900 kB to 310 kB.')
  })

  it('is not said a second time when the action has told it', () => {
    const { action, result } = analyse(
      'Kiln log\n\nThe probe read nothing at 5:00. We swapped the probe and lit the burners again at 10:40.',
    ).starStory
    expect(action).not.toContain(result)
  })

  it('gives bare figures a frame to be said in', () => {
    const { result } = analyse(
      'Batch the draw calls\n\nI batched all sprites into one buffer.\n\n## Results\n\n- ~20x improvement overall with 60 fps at 100k sprites',
    ).starStory
    expect(result).toMatch(/^This brought a ~20x improvement/)
  })
})

describe('the outcome', () => {
  it.each([
    [
      'adoption',
      'I wrote a linter for our queries. It is used by 35 engineers without anybody asking them to.',
      /35 engineers/,
    ],
    [
      'absence of trouble',
      'I replaced the pull-ups. Four boards have been running for five days without a freeze.',
      /without a freeze/,
    ],
    ['comparison', 'I added a composite index. CPU at the same hour is 35% (was 80%).', /80% to 35%/],
    [
      'confirmation',
      'I excluded the agent from recording. The Porto office confirmed that it works.',
      /confirmed/,
    ],
  ])('is found in %s', (_, text, expected) => {
    expect(analyse(text).extractedData.impact).toMatch(expected)
  })

  it('is not a setting', () => {
    const { impact } = analyse(
      'Uploads failed on slow lines. I raised the timeout from 10 s to 50 s.',
    ).extractedData
    expect(impact).toBe('')
  })
})
