import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('what the form of a change asks', () => {
  it('is no work: what a reviewer ticks off', () => {
    const { resumeBullet, starStory } = analyse(
      'Quick wins for the tide page\n\n1. Fetch all tides in one go\n2. Sort them locally\n\n#### For the reviewer:\n\n- [x] I ran the code locally\n- [x] I read the code; it looks good',
    )
    expect(resumeBullet).toMatch(/^Fetched all tides in one go/)
    expect(starStory.action).not.toMatch(/ran the code|read the code/)
  })

  it('is no work: what stands below "Checklist", with a box or without', () => {
    const { starStory } = analyse(
      'Fix ferry crash on tablets\n\n### Motivation\nThe last change put a null into the ferry list.\n\n### Checklist\n\n- The branch should be rebased before merging.\n- The code follows the code style as `make lint` passes.',
    )
    expect(starStory.result).toBe('The ferry crash no longer happens on tablets.')
  })
})

describe('what another change did', () => {
  it('is told as the trouble, not as the work', () => {
    const { resumeBullet, starStory } = analyse(
      'Fix ferry crash on tablets\n\n### Motivation\n\nThe last change put a null into the ferry list.',
    )
    expect(resumeBullet).toBe(
      'Fixed a ferry crash on tablets after the last change put a null into the ferry list.',
    )
    expect(starStory.action).not.toMatch(/I put a null/)
  })
})

describe('what a change is good for', () => {
  const of = (said: string) => analyse(`Rotate ferry logs\n\n${said}`).resumeBullet

  it.each([
    [
      'This ensures that the mate is called to close the lock.',
      'Rotated ferry logs, ensuring the mate is called to close the lock.',
    ],
    ['This means that guests are counted at the quay.', 'so that guests are counted at the quay.'],
    ['This ensures that the lock is shut again at night.', 'ensuring the lock is shut again at night.'],
  ])('is told with it sooner than that it was work: %s', (said, told) => {
    expect(of(said)).toContain(told)
  })

  it('is not what else one could do', () => {
    expect(of('We can also return more rows of the tide table.')).not.toMatch(/making it possible/)
  })

  it('is not what somebody has to do since', () => {
    expect(of('This means that guests have to wait at the quay.')).not.toMatch(/so that guests/)
  })
})

describe('a subject line that says there is less of a thing', () => {
  it.each(['refactor', 'perf'])('tells that it was reduced: %s', (type) => {
    const { resumeBullet } = analyse(
      `${type}: fewer locks in the pump house\n\nThe wait for tests went down from 30 s to 4 s.`,
    )
    expect(resumeBullet).toMatch(/reduc(?:ed|ing) locks in the pump house/i)
  })
})

describe('what was done to a thing', () => {
  const end = (text: string) => analyse(text).starStory.result

  it('does not tear a place apart', () => {
    expect(end('ferry: fix stall issue during power off\n\nThe ferry stalls.')).not.toMatch(
      /during power has/,
    )
    expect(end("Tide checks\n\nI've re-enabled the checks on push to main.")).not.toMatch(
      /re-enabled to main/,
    )
  })

  it('ends what was being done to it', () => {
    expect(end('Fix guests being sent to the old quay\n\nGuests were sent to the old quay.')).toBe(
      'Guests are no longer sent to the old quay.',
    )
    expect(end('Fix tide files being opened when not enabled\n\nToo many files are open.')).toBe(
      'Tide files are no longer opened when not enabled.',
    )
  })

  it('lies where it was put', () => {
    expect(end('Speed up tide checks\n\nA file named ebb_bust is added to the .tide folder.')).not.toMatch(
      /ebb_bust to the/,
    )
  })
})

describe('the bullet of a change', () => {
  const of = (text: string) => analyse(text).resumeBullet

  it('leaves out how it was come upon, how long it is and whose draft it rests on', () => {
    expect(
      of(
        'fix(quay): Add hook to hang nets faster\n\n## Problem\nHanging nets is slow.\n\n## Changes\nAdd appropriate hook: Came upon its shape after bending nine others in the shed.',
      ),
    ).toBe('Added a hook to hang nets faster because hanging nets was slow.')
    expect(
      of(
        'ci: tide cache\n\nAdded tide caching to the night and day rounds:\n\n- `night.yml` - added tide configuration (4 lines)\n- `day.yml` - enabled tides (1 line)',
      ),
    ).not.toMatch(/lines?\)/)
    expect(
      of(
        'Basic tide support\n\nUpdated experimental tide support, based on the previous PR by @mona.\nI simplified the tide arm to the extent possible.',
      ),
    ).not.toContain('@mona')
  })

  it('gives no reason that says only that there were problems', () => {
    expect(
      of(
        "Fix various things with the ferry lamps\n\nThere are several problems with the ferry lamps.\n\nI've re-enabled the tests on push to main.",
      ),
    ).not.toMatch(/because there were|the main|for things/)
  })

  it('keeps what follows a comma apart from what was done', () => {
    expect(
      of(
        'ferry: Wake it after a nap\n\nThe change adds wake_mode_config_reset() on the wake path to reinitialize the lamp outputs, matching the nap behavior and ensuring lamps are properly restored for all of the guests on board.',
      ),
    ).not.toContain('and matching')
  })

  it('has no filler where the articles make it long enough', () => {
    expect(of('ferry: fix hang during power off\n\nWhen it naps, all is lost.')).not.toMatch(
      /project|codebase/,
    )
  })
})
