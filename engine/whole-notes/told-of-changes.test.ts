import { describe, expect, it, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('what the text below a subject line calls an attempt', () => {
  const tried = (body: string) => analyse(`Fix flaky gate test\n\n${body}`)

  it.each([
    'This PR is an attempt to fix the flaky gate test. It waits for the gate to open.',
    'This patch tries to fix the flaky gate test.',
  ])('is told as work on it: %s', (body) => {
    const { resumeBullet, starStory } = tried(body)
    expect(resumeBullet).toMatch(/^Worked on fixing a flaky gate test/)
    expect(starStory.result).not.toMatch(/no longer/)
  })

  it('is done where nothing is left in doubt', () => {
    expect(tried('This PR fixes the flaky gate test for good.').resumeBullet).toMatch(/^Fixed/)
  })

  it('is told by what was surely done for it', () => {
    const { resumeBullet, starStory } = analyse(
      'Gate valve\n\nThis pull request looks to end the gate leak by replacing the worn seal.',
    )
    expect(resumeBullet).toMatch(/^Replaced the worn seal to end the gate leak/)
    expect(starStory.result).not.toMatch(/looks? to/)
  })
})

describe('what the changes brought about', () => {
  const of = (end: string) =>
    analyse(`Re-enable batch reading of trays\n\nThe old batch reading was slow.\n\n${end}`)

  it.each([
    'These changes result in a 25% drop in waiting time.',
    'These changes resulted in a 25% drop in waiting time.',
  ])('is an outcome: %s', (end) => {
    const { resumeBullet, starStory, extractedData } = of(end)
    expect(extractedData.impact).toBe(end)
    expect(resumeBullet).toContain('25% drop in waiting time')
    expect(starStory.result).toContain('25% drop in waiting time')
  })

  it('is no phrase of a bullet where it only looks so', () => {
    expect(of('It looks like this cuts the reading time a lot.').resumeBullet).not.toMatch(/looking like/)
  })
})

test('what a new thing is praised for is nobody\u2019s deed', () => {
  const { resumeBullet, starStory } = analyse(
    'Scheduler: rewrite the tray planner in Rust\n\nThe new planner has some benefits over the old one:\n\n* It sorts each tray on its own instead of all at once.\n* It is simpler',
  )
  expect(resumeBullet).toMatch(/^Rewrote the tray planner in Rust/)
  expect(starStory.action).not.toMatch(/sorted/)
})

test('a subject line that names what was made names no fault', () => {
  const { situation } = analyse(
    'Redundant tray check\n\nThis PR adds a redundant check of the trays before each bake.',
  ).starStory
  expect(situation).not.toMatch(/^There was a redundant/)
})

test('the kind of a branch is no part of what was worked on', () => {
  const { extractedData, starStory } = analyse(
    'Feature/oven timer speedup\n\nSpeeds up two slow parts of the oven timer by replacing nested loops with a map.',
  )
  expect(extractedData.project).toBe('oven timer speedup')
  expect(starStory.situation).toBe('Two slow parts of the oven timer were slower than necessary.')
})

test('the number of a ticket is no technology', () => {
  const names = (title: string) =>
    analyse(`${title} Add sensors to the oven\n\nBakers asked for them.`).extractedData.technologies
  expect(names('[OPA-12]')).toEqual([])
  expect(names('KAFKA-12:')).toEqual(['Kafka'])
})

test('what is in a stack was not coded', () => {
  const { resumeBullet } = analyse(
    'fix: OVEN PAGE\n\nTitle :fixed the oven page and built a new tray form\n\nCode Stack : Html , css , js',
  )
  expect(resumeBullet).toBe('Fixed the oven page and built a new tray form.')
})

test('a reason that says the fault once more is left out', () => {
  const { resumeBullet } = analyse(
    'chore: fix test deadlock\n\nPreviously there was a deadlock in this test and the order varied, causing the test to fail now and then. This PR fixes that.',
  )
  expect(resumeBullet).not.toMatch(/where there was/)
})

test('what a bullet leaves out takes its "as soon" along', () => {
  const { resumeBullet } = analyse(
    'Oven: timer fixes\n\nSummary of changes:\n* I moved the timer to a shared place, and more importantly, added a lock for the tray counter which is needed for the oven not to hang as soon as we open the door.',
  )
  expect(resumeBullet).toMatch(/and added a lock.*not to hang\.$/)
})

test('a branch that was made and a list that is announced are no part of the action', () => {
  expect(
    analyse(
      'Move tray data to SQLite\n\nI created a branch from the release. This PR moves our tray data to SQLite for faster starts.',
    ).starStory.action,
  ).toBe('I moved our tray data to SQLite for faster starts.')
  expect(
    analyse(
      'I added a test with random trays, so that I could compare both ovens and found the following (rough figures):\n\n| Trays | Old | New |\n| --- | --- | --- |\n| 10 | 4.6 | 4.2 |',
    ).starStory.action,
  ).not.toContain('following')
})

test('how a change grew is no trouble', () => {
  const { situation } = analyse(
    'Eager load tray owners\n\nWhat started out as a one-liner turned into something larger. The first page of trays takes 900 ms to load.',
  ).starStory
  expect(situation).not.toMatch(/started out/)
})

test('a tool that is written small needs no article', () => {
  expect(
    analyse(
      'Upgrade spring boot to 3.4.1\n\nUpgraded Spring Boot to 3.4.1. As part of this I replaced the tray lamp.',
    ).starStory.result,
  ).toBe('Spring Boot is now at 3.4.1.')
})

describe('a list that praises a tool', () => {
  it('tells no deeds, though its colon was left out', () => {
    const { action } = analyse(
      'replace the tray builder with Ovenite\n\nMoving from the tray builder to Ovenite as it has many benefits\n - up to date\n - use hot trays to keep track of bakes\n - Supports steam natively\n\nI added a better timer as standard',
    ).starStory
    expect(action).toBe('I added a better timer as the standard.')
  })
})

describe('what came of one item of a list', () => {
  const { resumeBullet, starStory } = analyse(
    'Replace the tray builder with Ovenite\n\nSome things to note:\n\n- Added a lamp to the rack of the night shift\n- Added a lock to the door to reduce heat loss. This allowed the oven to hold its heat all night',
  )

  it('is told of that item alone', () => {
    expect(resumeBullet).not.toMatch(/lamp[^,]*, allowing/)
    expect(`${starStory.action} ${starStory.result}`).toMatch(/lock[^.]*\. This allowed/)
  })
})

test('what the rows of a table do is no part of their name', () => {
  const { resumeBullet, starStory } = analyse(
    'Refresh the oven table after the timer change\n\nMeasured baking again with the new timer. The big ovens improve at every size: 1.91\u21922.17, 3.35\u21923.92 trays/s.',
  )
  expect(resumeBullet).not.toMatch(/ovens improve/)
  expect(starStory.result).not.toMatch(/improve at every size went/)
})

test('a second order in another form is told as the first one is', () => {
  const { resumeBullet, starStory, extractedData } = analyse(
    'feat: add tray-7 support & deprecates old ovens\n\nWe have done the following changes:\n- Add support for tray 7',
  )
  expect(resumeBullet).toMatch(/^Added tray-7 support and deprecated old ovens/)
  expect(starStory.task).toContain('deprecate old ovens')
  expect(extractedData.project).toBe('tray-7 support')
})

test('how it was done, told as an order behind a dash, ends no deed', () => {
  const { resumeBullet } = analyse(
    'test(oven): harden the door race \u2014 poll instead of fixed sleep\n\nFixes `test_oven` by replacing fixed sleeps with bounded polling.',
  )
  expect(resumeBullet).not.toContain('\u2014')
})

test('what was taken back is told as a whole, and why it was is no result', () => {
  const { result } = analyse(
    'Revert "Use the new tray format by default"\n\nThis reverts PR #126, which made the new tray format the default.\n\nSince the change, nightly bakes have shown minimal improvements and, in some cases, large regressions.',
  ).starStory
  expect(result).toBe('A change to use the new tray format by default has been reverted.')
})

test('what the page lists is no action by itself', () => {
  const { action } = analyse(
    'Improve the tray playbook\n\nThe following is now cleaned up as expected:\n* tray racks\n* oven lamps',
  ).starStory
  expect(action).toBe('I improved the tray playbook.')
})

test('what a change leaves alone is no outcome', () => {
  const { impact } = analyse(
    "Fix the oven door for small trays\n\nWhen the tray is small, the door sticks.\n\nThis PR doesn't fix the slow lamp with huge trays.",
  ).extractedData
  expect(impact).toBe('')
})

test('what is only tried is told as work on it', () => {
  const { resumeBullet, extractedData } = analyse(
    'Try to fix the oven build on CI\n\nThe compiler now includes a lamp flag, but our setup takes it for a door. I dropped the flag from the list of parts.',
  )
  expect(resumeBullet).not.toMatch(/try to fix|Made the compiler include/)
  expect(extractedData.project).toBe('oven build on CI')
})

test('one more thing in a list of things was not done', () => {
  const { action } = analyse(
    'feat: oven reconnection and tray recovery\n\nImplements oven reconnection with backoff and tray recovery.\n\n- Exponential backoff reconnection (1s, 2s)\n- Tray ID persistence in the rack\n- Tray queue for cold starts\n- Reconnect indicator in UI\n- Server-side tray tracking and history\n- Sync missed trays on reconnect',
  ).starStory
  expect(action).not.toMatch(/reconnected/)
  expect(action).toContain('synced missed trays')
})

test('what pressing a button led to is no work', () => {
  const { task, action } = analyse(
    'docs: Oven and tray fixes\n\nThis PR addresses these following issues:\n- Some parts of the tray docs were a bit confusing\n- Hitting the Open this tray button led to a burnt cake',
  ).starStory
  expect(`${task} ${action}`).not.toMatch(/\bhit|these following/)
})

test('what goes on behind a short clause follows the first verb', () => {
  const { resumeBullet } = analyse(
    "Oven: Fix trays shifting by 1 slot after lunch\n\nThe fix stores the baker's slot when opening a tray and uses slot arithmetic instead of minutes for all calculations.",
  )
  expect(resumeBullet).toMatch(/by storing .* and using slot arithmetic/)
})

test('a call that was brought in is told once', () => {
  const { resumeBullet } = analyse(
    "Add getTray() to Oven interface\n\nCurrently, the Oven class doesn't offer an easy way to get the tray.\n\nThis PR introduces a `getTray()` method in the interface.",
  )
  expect(resumeBullet.match(/getTray/g)).toHaveLength(1)
})

test.each([
  [
    'what a semicolon adds',
    'Fix the oven build; lamp flags for night bakes\n\nWe were unable to bake at night.',
    /lamp flags/,
  ],
  [
    'what was checked',
    'Stream trays during export\n\n- write each tray directly to the rack\n- remove the tray buffer\n\n## Validation\n\n- type coverage: `99.6%`',
    /coverage/,
  ],
  [
    'what else is told',
    'Oven tweaks\n\nI fixed a number of small burns, and as a bonus, it is now possible for trays to say how they are baked.',
    /bonus/,
  ],
  [
    'what it may do',
    'Reduce number of calls made to the oven\n\nThis change can improve performance when using a high number of trays.',
    /could improve/,
  ],
  [
    'how much work it was',
    'Oven class\n\nIn order to test it, I had to decouple several trays. That was a lot of work.',
    /a lot of work/,
  ],
])('a bullet leaves out %s', (_, note, said) => {
  expect(analyse(note).resumeBullet).not.toMatch(said)
})

test('whom one let do it is told so', () => {
  const { action } = analyse(
    'Improve oven memory\n\nI let Rob Bakes then read the plan and work on it. Replace the tray list with a map to skip the second read.',
  ).starStory
  expect(action).not.toMatch(/and tried/)
})

test('what a change looks at is nobody\u2019s look', () => {
  const { action } = analyse(
    'Support for keeping the bake time in summer\n\nThis PR adds a small table of offsets to the oven. The change looks at the offsets before and after each bake.',
  ).starStory
  expect(action).not.toMatch(/looked at/)
})

test('what the reader is asked was not done', () => {
  const { resumeBullet } = analyse(
    'OVEN-5301: Add tray caching\n\nTo cut the bake time I added caching to the public trays.\nTake a look at the lamp file and see if the values are reasonable.',
  )
  expect(resumeBullet).not.toMatch(/look/)
})

test('what a change answers in the same breath did not come of it', () => {
  const { resumeBullet, starStory } = analyse(
    'Tray cache for hot bakes\n\nTray uploads went from ~2k/week to ~70k/week and every cold read loads the oven; this puts a tray layer in front of the four hottest reads.',
  )
  expect(resumeBullet).toMatch(/^Put a tray layer .* because tray uploads went from/)
  expect(starStory.result).not.toMatch(/130k/)
})

test('what is marked as work in progress is told as such', () => {
  const { resumeBullet, starStory } = analyse(
    '[WIP] 364 move oven to the yard\n\n- Started moving the oven to the yard',
  )
  expect(resumeBullet).toMatch(/^Worked on moving/)
  expect(starStory.result).not.toMatch(/has moved/)
})

test('what else a second thing does is no part of the deed', () => {
  const { resumeBullet } = analyse(
    'Fix tray total rounding drift\n\nThe tray page showed too low a sum. This fix corrects the sum on the page, and a second command corrects the stored sums of old trays.',
  )
  expect(resumeBullet).toBe('Fixed tray total rounding drift by correcting the sum on the tray page.')
})

test('a ticket alone is no goal', () => {
  const { task } = analyse(
    'Migrating oven to gas\n\n## Purpose\n\nThe purpose of this PR is to fix #175\n\n## Approach\n\nUpdated the configuration of the burner.',
  ).starStory
  expect(task).toBe('I had to migrate the oven to gas.')
})
