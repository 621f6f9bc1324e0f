import { describe, expect, it } from 'vitest'
import { analyse } from './testing/analyse.ts'

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
        'fix sail operator docking\n\nFixes an edge case where if the harbour office is hammered with a number of delete requests for the boat, longer than the current retry duration, the boat will get stuck with a rope but the docking will fail because the ropes were already removed.',
      ).resumeBullet,
    ).toBe('Fixed an edge case where the boat would get stuck with a rope.')
  })

  it('is told as it was, whatever was done to its subject', () => {
    expect(
      of(
        'Preallocate berth objects for sail_line_t, sail_head_t, and sail_stop_t\n\nA generated planner allocates berth objects for the types frequently.\nThe objects are not resized so we can preallocate them.',
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
      'Fixed wobbling of the mast\n\nThe default parameters for the mast cause the ship to be wobbly. I updated the parameters so the simulation behaves nicely.',
    )
    expect(resumeBullet).toMatch(/behaves nicely\.$/)
    expect(
      of(
        'Simplify sail settings\n\nReplace sail interval grid and max retry attempts grid with a single toggle.',
      ).resumeBullet,
    ).not.toContain('max a')
  })
})
