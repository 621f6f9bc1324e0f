import { describe, expect, it } from 'vitest'
import { analyseSnap } from '../analyse-snap.ts'

const analyse = (text: string) =>
  analyseSnap(text, { today: '2026-11-14', autoDetectDate: true, smartPriority: true })

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

describe('the situation', () => {
  it('brings along the sentence that it points at', () => {
    const { situation } = analyse(
      'Stop polling in idle lobbies\n\nPlayers in an idle lobby poll the server every second. This causes a CPU spike on small hosts and makes the game lag badly.\n\nI replaced the polling with a push message.',
    ).starStory
    expect(situation).toContain('Players in an idle lobby poll the server every second. This causes')
  })

  it('says what it points at where the text only has it in its title', () => {
    const { situation } = analyse(
      'Repair the --keep-db flag\n\nIt was broken because the driver returns an empty error code, which the setup takes for success.\n\nI check for the database itself now.',
    ).starStory
    expect(situation).toMatch(/^I was working on .+\. It was broken because/)
  })

  it('tells the fault behind "fixes a leak"', () => {
    const { situation } = analyse(
      'Release textures\n\nThis fixes a leak in the texture cache that killed the tab after an hour.',
    ).starStory
    expect(situation).toBe('There was a leak in the texture cache that killed the tab after an hour.')
  })

  it('tells a fault that is only named', () => {
    const { situation } = analyse(
      '## Problem\n\nMemory leak in the tile cache on long flights.\n\n## Fix\n\nI freed the tiles that have left the screen.',
    ).starStory
    expect(situation).toBe('There was a memory leak in the tile cache on long flights.')
  })

  it('tells the faults that a list says were fixed', () => {
    const { situation } = analyse(
      '- fixed an issue where thumbnails in the gallery were upside down\n- added a dark theme to the settings page\n- moved the strings into a table',
    ).starStory
    expect(situation).toBe('There was an issue where thumbnails in the gallery were upside down.')
  })

  it('is no fragment, no order and no question', () => {
    const { situation } = analyse(
      'Weekly log\n\n- Reading about query planners\n- Why is the build slow?\n- The nightly import fails when a row has no date\n- I added a default date to the import',
    ).starStory
    expect(situation).toContain('The nightly import fails when a row has no date')
    expect(situation).not.toMatch(/Reading about|Why is/)
  })
})

describe('the action', () => {
  it('has at most three sentences, all of them whole', () => {
    const { action } = analyse(
      'Log of the week\n\nI rewrote the lexer by hand. I moved the tables into the image. I added a fuzz test for the parser. I replaced the old arena with a slab. I documented the grammar in the wiki.',
    ).starStory
    expect(action.match(/\bI \w+/g)?.length).toBeLessThanOrEqual(3)
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
      'I had to reduce planning time for queries with many joins.',
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
  ])('is %s', (_, text, task) => {
    expect(analyse(text).starStory.task).toEqual(
      typeof task === 'string' ? task : expect.stringMatching(task),
    )
  })
})

describe('the teller', () => {
  it('is a team where only a quote says so', () => {
    const { action } = analyse(
      'Cache the routes\n\n```\n# we keep one entry per stop\n```\n\nAdded a cache for the routes of each stop.',
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
    ['Add a retry to the mail worker', 'There is now a retry in the mail worker.'],
    ['Fix typo in install guide', 'Typo in the install guide is now fixed.'],
    ['Reduce memory use in the index builder', 'The memory use in the index builder is now reduced.'],
    ['Remove the legacy exporter', 'The legacy exporter is gone.'],
    ['Use constant-time compare in login', 'constant-time compare'],
    ['Enable retries for the mail and the push workers', 'are now enabled for the mail'],
  ])('of "%s" is what now exists or works', (title, result) => {
    expect(analyse(title).starStory.result).toContain(result)
  })

  it.each([
    [
      'I rewrote the font loader by hand. As of writing, drawing text and the default font works.',
      'Drawing text and the default font works.',
    ],
    [
      'I rewired the pins of the panel on the board, now the panel works as intended.',
      'Now the panel works as intended.',
    ],
  ])('is how things stand where nothing surer is told: %s', (text, result) => {
    expect(analyse(text).starStory.result).toBe(result)
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
    expect(result).toMatch(/^In numbers: ~20x improvement/)
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
    ['comparison', 'I added a composite index. CPU at the same hour is 35% (was 80%).', /35% \(was 80%\)/],
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
