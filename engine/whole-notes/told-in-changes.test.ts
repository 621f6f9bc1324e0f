import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet
const storyOf = (text: string) => analyse(text).starStory

describe('what a change tells of a trouble', () => {
  test('is no outcome, however many it hit', () => {
    const { extractedData, starStory } = analyse(
      'fix: parking tickets came out blank for vans with a trailer\n\nLong plates made the ticket printer give up without an error, and about 40 drivers a week got an empty ticket. The printer now wraps every plate before printing it, and logs an error when a wrap fails. No complaints in the two weeks since the release.',
    )
    expect(extractedData.impact).toBe('No complaints in the two weeks since the release.')
    expect(starStory.result).not.toContain('40 drivers')
  })

  test('is no deed where nobody did it', () => {
    const text =
      'Cache the badge lookup at the gate\n\nEvery scan at the gate asked the head office for the badge, which added 30-50 ms and put most of the load on the leased line. This PR keeps the answer at the gate for 60 seconds. The p95 of a scan went from 210 ms to 140 ms.'
    expect(analyse(text).extractedData.solution).not.toContain('head office')
  })

  test('is told though it opens with a doing', () => {
    const text =
      'Make the unload script safe to run twice\n\nIf an unload was interrupted, running it again failed because the lock already existed, and someone had to clean up by hand. The script now checks what is already there and skips finished steps.'
    expect(storyOf(text).situation).toMatch(/^If an unload was interrupted, running it again failed because/)
    expect(analyse(text).extractedData.project).toBe('unload script')
  })

  test.each([
    "label: a tag name can't be longer than 12 signs\n\nCut the tag name at 10 signs.",
    'gauge: Fix is_movable() by asking the pier\n\nOn night ferries, the main ramp cannot be moved. However, is_movable() still returns true for those ramps. This causes drills to fail.',
  ])('is no limit to be lifted: %s', (text) => {
    const { task, result } = storyOf(text)
    expect(task).not.toContain('make sure that')
    expect(result).not.toMatch(/can now/)
  })

  test('is not over by the mending of another one', () => {
    const text =
      'refactor(map): drop the hand-drawn chart parser\n\nOur own parser did not handle tides or currents and nobody wanted to touch it. Replaced it with a small grammar. While there, fixed two bugs where an empty chart returned everything.'
    expect(storyOf(text).result).not.toContain('now handles')
  })

  test('asks for speed only where something was slow', () => {
    const text =
      'The printer builds the tag name from the crate, but the tag name was too long for the sticker. Shortened it to 10 signs.'
    expect(storyOf(text).task).not.toContain('faster')
    expect(bulletOf(text)).toContain('Shortened the tag name to 10 signs')
  })
})

describe('a subject line', () => {
  test.each([
    ['mill: fix to stop grain feed once the door opens\n\nThe grain piles up.', 'Stopped the grain feed'],
    [
      'pcm: fix play_ptr exceed the limit\n\nAfter a long night the pointer is wrong.',
      'Fixed play_ptr exceeding the limit',
    ],
    [
      'mill: fix to stop grain feed once DC failed to avoid further updates\n\nThe grain piles up.',
      'Stopped the grain feed once DC failed to avoid further updates',
    ],
    ['Fix docking bug\n\nThe ferry missed the pier at low tide.', 'Fixed a docking bug'],
    ['pier:crane/arm:Fix oil leakage in the hinge\n\nThe seal was worn.', 'Fixed oil leakage in the hinge'],
    [
      'tide gauge: show the pier location in the footer\n\nNobody knew where a pier was.',
      'Changed the tide gauge to show the pier location in the footer',
    ],
    [
      'mill: Add --dry-run\n\nThis option prints the recipe without starting the motor.',
      'Added --dry-run, an option that prints the recipe without starting the motor',
    ],
  ])('%s', (text, bullet) => {
    expect(bulletOf(text)).toContain(bullet)
  })

  test.each([
    ['mill: stop grain feed once the door opens\n\nThe grain piles up.', 'mill grain feed'],
    ['Fix overflow error in the grain feed seen with wet barley\n\nThe sensor was off.', 'grain feed'],
  ])('names what it is about: %s', (text, project) => {
    expect(analyse(text).extractedData.project).toContain(project)
    expect(analyse(text).extractedData.project).not.toMatch(/once|seen/)
  })
})

test('what is done "and to" another end is no means of the first', () => {
  const text =
    'pier/crane: Fix oil leakage in the hinge\n\nFix oil leakage in crane_open when the seal was worn. And to avoid wet ropes in the hall, replace the old hooks with new ones.'
  expect(bulletOf(text)).not.toContain('by replacing')
})

test('all that a change does in one sentence is told', () => {
  const text =
    'chore: move the pier to the new lamps\n\nWe were stuck on the old lamps because of an odd socket. This replaces the socket with a plug, moves the switch to the wall and removes the warnings from the board. Power use is down by 45 W and walking in the hall feels noticeably safer.'
  expect(storyOf(text).action).toBe(
    'We replaced the socket with a plug, moved the switch to the wall and removed the warnings from the board.',
  )
  expect(bulletOf(text)).toBe('Cut power use by 45 W by moving the pier to the new lamps.')
})

test('what a change does is no result of its own', () => {
  const text =
    'Cache the badge lookup at the gate\n\nEvery scan asked the head office for the badge. This PR keeps the result at the gate for 60 seconds and drops it when a badge is edited. The p95 of a scan went from 210 ms to 140 ms.'
  const { action, result } = storyOf(text)
  expect(action).toContain('dropped it when a badge was edited')
  expect(result).toBe('The p95 of a scan went from 210 ms to 140 ms.')
})

describe('how a fault was mended', () => {
  test.each([
    [
      'Fix gate calling a dangling bell\n\nWhen the bell is gone, the gate keeps a call to it.\n\nThe fix is to handle a missing bell like a broken one, and to return an empty bell from ring().',
      'I handled a missing bell like a broken one and returned an empty bell from ring().',
    ],
    [
      'gate: do not send mails at night\n\nMails are sent all night since the last change.\n\nFix it by only sending a mail in send_all() if the gate is open.',
      'I sent a mail in send_all() only if the gate is open.',
    ],
  ])('%s', (text, action) => {
    expect(storyOf(text).action).toBe(action)
  })
})

describe('a result', () => {
  test.each([
    ['feat(pier): settle the ramp\n\n- Fix blocking ramp errors (winch, lamps)', /^(?!.*errors is)/],
    [
      'samples: show tide warnings in a dialog box\n\nRight now the tide sample fails silently.',
      /^Samples now show tide warnings/,
    ],
    [
      'feat(report): integrate tide duration check and update PDF exports\n\n- Update the pier section',
      /^The tide duration check is now integrated/,
    ],
  ])('agrees with what it is told of: %s', (text, result) => {
    expect(storyOf(text).result).toMatch(result)
  })
})

test('a name that runs over the end of a line is no deed', () => {
  const text =
    'Add a driver for the K7 crane\n\nThe crane is built by Nordhafen.\nIt is their 12 ton Twin Hook Silent Night Drive\nExtended Reach Quay Crane.\n\nThe hook can be chosen per lift'
  expect(bulletOf(text)).not.toContain('extended')
})

test('"eg." ends no sentence', () => {
  const text =
    "gate: don't ring unknown bells\n\nNobody checked the bell. So each bell on the wall was rung with the gate, eg. the church bell could be rung at night.\n\nMake sure that unknown bells aren't rung by adding a check of the bell's id."
  expect(storyOf(text).situation).toMatch(/eg\. the church bell could be rung at night\.$/)
})

test('what a thing has got of its own was given to it', () => {
  const text =
    'Fix flaky ferry tests\n\nThe ferry suite failed about one run in five because tests shared one pier. Each crew now gets its own pier, created from a template before the run. 200 runs in a row passed.'
  expect(bulletOf(text)).toBe('Fixed flaky ferry tests by giving each crew its own pier.')
})

test('what it cost is not what it brought', () => {
  const text =
    'Move nightly tide runs off the main pier\n\nThe runs were using the main pier and locked the ramp for minutes at 2am. I pointed the job at the second pier. Runs take a bit longer (12 min instead of 9) but the ramp no longer jams at night.'
  const { resumeBullet, starStory, extractedData } = analyse(text)
  expect(resumeBullet).not.toContain('longer')
  expect(starStory.result).toBe('The ramp no longer jams at night.')
  expect(extractedData.project).toBe('nightly tide runs')
})

test('brackets do not stand in brackets', () => {
  const text =
    'refactor: convert the mill to read-only monitoring\n\n- Remove all write operations\n- Delete the old drive\n\nBenefits:\n- Simpler rigging (64% less rope)\n- Fewer jams'
  expect(bulletOf(text)).not.toMatch(/\([^)]*\(/)
})

test('a quote of old machines ends where it ends', () => {
  const text =
    "Introduce TIDE_EXTRA\n\nThis environment variable works like TIDE but reads tables named `high'. Those tables are read after TIDE when loading charts via `load-chart' and friends."
  expect(bulletOf(text)).toBe(
    'Introduced TIDE_EXTRA, an environment variable that works like TIDE but reads tables named high.',
  )
})

test('where a thing works only is no outcome', () => {
  const text =
    'tide gauge: show the pier with the p key\n\nOne cannot see the pier while the map is open. The key works only for piers.'
  expect(storyOf(text).result).not.toContain('only')
})

describe('what only looks like a deed, a reason or a name', () => {
  test('is "as soon as", which says when', () => {
    const text =
      'I shut the sluice as soon as the basin was full and moved the siren behind the gate as early as possible.'
    expect(storyOf(text).situation).not.toMatch(/basin was full and|as soon as/)
    const title = 'Release the hook as soon as possible after the crate is down\n\nFor more lifts an hour.'
    expect(storyOf(title).result).toBe('The hook is now released.')
  })

  test('is what was done rather than something else', () => {
    const text =
      'Speed up the bakery\n\nEach oven now takes its tray once and keeps it, wiped rather than washed, for the night.'
    expect(storyOf(text).action).not.toMatch(/^I wiped/)
  })

  test('is a part of another name', () => {
    const text =
      'Keep the crates of the trials\n\nThe tape read group still takes a crate per run.\n\n| trial | before | after |\n|---|---|---|\n| read from tape, 40 reels | 71 ms | 18 ms |\n| write to tape, 40 reels | 57 ms | 22 ms |'
    expect(bulletOf(text)).toContain('cutting the read from tape, 40 reels from 71 ms to 18 ms')
  })

  test('is a colon behind "from" and "to"', () => {
    const text = 'The queue went from: 812 lorries to: 640 lorries after I moved the scale out of the yard.'
    expect(storyOf(text).result).toBe('The queue went from 812 lorries to 640 lorries.')
  })
})

describe('what was done away with', () => {
  test.each([
    [
      'Drop the old tide probe\n\nIt could not read salt water.',
      'Dropped the old tide probe because it could not read salt water.',
    ],
    [
      'The old tide probe could not read salt water. I replaced it.',
      'Replaced the old tide probe because it could not read salt water.',
    ],
    [
      'The old tide probe could not read salt water. I extended it.',
      'Extended the old tide probe so that it could read salt water.',
    ],
  ])('went because of what it could not do: %s', (text, bullet) => {
    expect(bulletOf(text)).toBe(bullet)
  })

  test.each([
    [
      'Remove the lamp option for now\n\nThis option was not finished in time.',
      'I had to remove the lamp option.',
    ],
    ['The old tide probe failed every night. I removed it last week.', 'I had to remove the old tide probe.'],
  ])('had not to be kept in order: %s', (text, task) => {
    expect(storyOf(text).task).toBe(task)
  })
})

test.each([
  ['Fix the pump when the tank is empty', 'The problem with the pump when the tank is empty is now fixed.'],
  ['Fix the crash when the tank is empty', 'The crash no longer happens when the tank is empty.'],
])('what was mended in one case was no broken thing: %s', (title, result) => {
  expect(storyOf(`${title}\n\nInclude a test for dry tanks.`).result).toBe(result)
})

test.each([
  [
    'The till is slow for guests\n\nThe patch attached splits the till in two drawers and reads the coins once.',
    'Split the till in two drawers and read the coins once.',
  ],
  [
    'yard: implement fast lane scaled twice LANE_88\n\nIt was tried on id 2be523b from main.',
    'Implemented a fast lane scaled twice LANE_88 in the yard code.',
  ],
  [
    'adjust the gate filter\n\nNeeded to add a lane but also to relax the fallback.',
    'Adjusted the gate filter as part of the work on the project.',
  ],
])('no part of a note is taken for another: %s', (text, bullet) => {
  expect(bulletOf(text)).toBe(bullet)
})

test('what is not guaranteed is a truth, and was not guaranteed in the end', () => {
  const { task, result } = storyOf(
    'Fix alignment of the carts\n\nA cart on the ramp is not guaranteed to have more than one brake. This means that it may roll.',
  )
  expect(`${task} ${result}`).not.toContain('guaranteed')
})

test('"states that number is set" tells of a number', () => {
  const text =
    'Set the number of gates to 0 on error\n\nThe manual states that number is always set to the count of gates, but if the call fails, nothing is set.'
  expect(storyOf(text).situation).not.toContain('numbered')
})

test('"bump it up to 64k" is an order, and no figure that was reached', () => {
  const { extractedData } = analyse(
    'Widen the hoses of the relay\n\nSome boats ship with a thin one. Bump it up to 64 mm where needed. Losses went from 3% to 0.2% in our tests.',
  )
  expect(extractedData.impact).toBe('Losses went from 3% to 0.2% in our tests.')
})
