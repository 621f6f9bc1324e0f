import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('the subject line of a change', () => {
  const of = (text: string) => analyse(text).resumeBullet

  it('names what was put in where it says what that is to prevent', () => {
    expect(
      of(
        'fix: soft landing for the sail drones to prevent broken masts\n\n- Added `_landing` to `DroneList`.',
      ),
    ).toMatch(/^Added (?:a )?soft landing for the sail drones to prevent broken masts/)
  })

  it('still names a fault that is one by its own words', () => {
    expect(of('fix: broken latch to prevent theft\n\nThe latch did not close.')).not.toMatch(/^Added/)
  })

  it('tells what a thing was changed to, and two orders that a semicolon parts', () => {
    expect(of('Fix tide limit from 3 to 5\n\nTides were cut off.')).toMatch(
      /^Changed the tide limit from 3 to 5(?!.*cut)/,
    )
    expect(of('fix(api): split sail-keeper migration; batch the backfill\n\nTwo changes.')).toMatch(
      /^Split (?:the )?sail-keeper migration and batched the backfill/,
    )
  })

  it('bids the program wait', () => {
    expect(of('fix(sail): wait until the quay is free [AR-3076]\n\nBoats crash into the quay.')).toMatch(
      /^Changed (?:the )?sail to wait until the quay is free/,
    )
  })

  it('says into what a thing was put', () => {
    expect(of('Add crew id to log message\n\nMessages were hard to trace.')).toBe(
      'Added a crew id to the log message because messages were hard to trace.',
    )
    expect(of('Add script to build image\n\nImages were built by hand.')).not.toContain('to the build image')
  })

  it('tells what the program does where nothing is named that it was done to', () => {
    expect(
      of('Import in batches with polling to avoid dock timeouts\n\nA large file was read in one request.'),
    ).toBe('Changed the code to import in batches with polling to avoid dock timeouts.')
  })

  it('says in which part, and leaves out which ticket was closed', () => {
    expect(
      of('[Mesh] Avoid false alarms during tide checks\n\nFixes issue #4732.\n\nA gauge is used at sea.'),
    ).toBe('Avoided false alarms during tide checks in the Mesh code.')
  })

  it('loses the tag behind its dash, and takes its reason from what it follows up', () => {
    expect(
      of("Add pier to cache key - dock\n\nFollowup to #518 because the old signs don't always show up."),
    ).toBe('Added pier to the cache key because the old signs did not always show up.')
  })
})

describe('what stands below it', () => {
  const of = (text: string) => analyse(text)

  it('is a list of deeds behind "addresses ... by:"', () => {
    expect(
      of(
        'fix: improve comfort across sail decks\n\nThis PR addresses the comfort issues mentioned in #357 by:\n\n- Adding full lamp control to deck tables\n- Implementing proper signs for blind guests\n- Fixing seat order and adding visual marks',
      ).resumeBullet,
    ).toMatch(/^Added full lamp control to deck tables/)
  })

  it('says what it allows, though nobody is named', () => {
    expect(
      of(
        'Remove sail max retry counts\n\n- Allows boat runs to retry forever and relies on long rests to prevent bogging the pump.',
      ).resumeBullet,
    ).toBe('Removed sail max retry counts, allowing boat runs to retry forever.')
  })

  it('is told without its brackets, not only up to them', () => {
    expect(
      of(
        'refactor(sail): Introduce lanes & fast docking\n\nAlso fixes a bug where early closed gates (eg. `gate-2`) would not be recognised.',
      ).resumeBullet,
    ).toContain('fixed a bug where early closed gates would not be recognised')
  })

  it('is told by what went wrong, where the case takes too long', () => {
    expect(
      of(
        'fix sail operator docking\n\nFixes an edge case where if the harbour office is flooded with forty calls about one boat, more than the watch can write down, the boat will get stuck with a rope but the docking will fail because the ropes were already removed.',
      ).resumeBullet,
    ).toBe('Fixed an edge case where the boat would get stuck with a rope.')
  })

  it('is told as it was, whatever was done to its subject', () => {
    expect(
      of(
        'Preallocate berth objects for sail_line_t, sail_head_t, and sail_stop_t\n\nA generated planner allocates berth objects for the types frequently.\nNone of them ever grows.',
      ).resumeBullet,
    ).toMatch(/because a generated planner allocated berth objects/)
  })

  it('is no deed where the change only serves as something', () => {
    expect(
      of(
        'Initial sail support\n\nThis PR serves as the foundation for sail support, includes sail keys and a simple sail view.',
      ).resumeBullet,
    ).not.toMatch(/^Served/)
  })

  it('keeps how well a thing behaves, and the greatest of its kind without an article', () => {
    const { resumeBullet } = of(
      'Fixed wobbling of the mast\n\nThe default parameters for the mast cause the ship to be wobbly. I updated the stays so the ship behaves nicely.',
    )
    expect(resumeBullet).toMatch(/behaves nicely\.$/)
    expect(
      of('Simplify sail settings\n\nReplace sail interval grid and max reef depth grid with one lever.')
        .resumeBullet,
    ).not.toContain('max a')
  })

  it('is how one would do it behind "as follows:"', () => {
    const { action } = of(
      'Zero-downtime tide moves\n\nThis PR implements zero-downtime tide moves for the harbour.\n\nThe steps for moving a tide are as follows:\n\n- Deploy a PR that sets the switch on all the desired tides.\n- Deploy another PR permanently setting the new type.\n\nThis PR also introduces a lock table to keep track of which tides have moved.',
    ).starStory
    expect(action).not.toMatch(/deployed/i)
  })

  it('is the reason where it tells what happened without the new thing, or somewhere', () => {
    expect(
      of(
        'perf: wrap sail and column parts in Pier.memo\n\n## Problem\n\nWithout `Pier.memo`, components re-render on every tide change even when their own lamps are unchanged.',
      ).resumeBullet,
    ).toContain('because components re-rendered on every tide change')
    expect(
      of(
        'Fix broken lamp picker\n\nIn the demo app on an old tablet the application crashed after tapping the red button on the lamps page.',
      ).resumeBullet,
    ).toContain('the application crashed')
  })

  it('keeps two words for one thing, and adds no figure that was not reached', () => {
    expect(
      of(
        'feat(desk): decouple sail startup\n\nThis PR improves the Harbour Desk startup and reopen experience by separating sail readiness from tide readiness.',
      ).resumeBullet,
    ).toContain('startup and reopen experience')
    expect(
      of(
        'Fix tides with gauge information, add more tide tests\n\nThis PR fixes the tide gauge that stood still and brings five more tests. Not quite at 100% yet, sadly.',
      ).resumeBullet,
    ).not.toContain('100%')
  })

  it('is no deed where it says how the work began or that it was tried out', () => {
    const { resumeBullet, starStory } = of(
      'Enhance lamp commands\n\nStarted as a fix for a loose wire, #614.\nIt implements 2 new commands, one to light the lamp and one to dim it at noon.\n\nTested locally on my local installation.',
    )
    expect(resumeBullet).not.toMatch(/tested locally/)
    expect(starStory.action).not.toMatch(/started as/i)
  })
})
