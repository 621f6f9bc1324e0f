import { describe, expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

function bulletOf(text: string): string {
  return analyse(text).resumeBullet
}

describe('a short bullet takes its end from the text', () => {
  test.each([
    [
      'what would happen otherwise',
      'Remove the lock of the gate\n\notherwise we may block when calling a tram.',
      'Removed the lock of the gate to avoid blocking when calling a tram.',
    ],
    [
      'what it will allow',
      'Custom tram stops\n\nAdds support for a custom tram stop - this will allow riders to name the place where they wait.',
      'Added support for a custom tram stop to allow riders to name the place where they wait.',
    ],
    [
      'an aim that stands alone',
      'Move the tram counts up to yesterday\n\nto avoid clashes with the next run of the planner.',
      'Moved the tram counts up to yesterday to avoid clashes with the next run of the planner.',
    ],
    [
      'what it spares',
      "Group the tram tables by line\n\nThis way we don't have to load every table at the stop.",
      'Grouped the tram tables by line to avoid loading every table at the stop.',
    ],
    [
      'what the deed ensures, told as the means',
      'Move the night bell to the depot code\n\nThe trams may want bells of their own. By moving the night bell to the depot, we can ensure that it rings before any of them.',
      'Moved the night bell to the depot code to ensure that it rings before any of them.',
    ],
    [
      'how it was done',
      'Widen the tram stop\n\nSome towns have a small one. Stretch it to 40 metres where needed.',
      'Widened the tram stop, stretching it to 40 metres where needed.',
    ],
    [
      'what the thing could not do',
      'Add night lamps to the tram driver\n\nThe previous driver did not include support for lamps. In this PR we add this support.',
      'Added night lamps to the tram driver because the previous driver did not include support for lamps.',
    ],
    [
      'the fault that a number closes',
      'Fixes #54: Crash on the map\n\nThe map has no room for the stops. Added a second page for the stops.',
      'Fixed a crash on the map by adding a second page for the stops.',
    ],
    [
      'nothing that a workaround will do',
      'Reload the bell driver to avoid long stops\n\nThis is a workaround that will, on two of the trams, reload the bell driver at night.',
      'Reloaded the bell driver to avoid long stops, as part of the project.',
    ],
    [
      'what the fixes in it mend',
      'This pull request includes fixes to the planner (removing old stops) that belong to the night line.',
      'Fixed the planner (removing old stops) that belong to the night line.',
    ],
    [
      'what the fault had caused',
      'Fix stop drop error\n\nWhen two trams have the same stops, the planner will drop all of them, which caused needless long delays for the night line.',
      'Fixed a stop drop error, which had caused needless long delays for the night line.',
    ],
    [
      'what is possible now',
      'TramPool improvement\n\nCan now take stops from the pool of the night tram line.',
      'Made it possible to take stops from the pool of the night tram line.',
    ],
  ])('%s', (_what, note, bullet) => {
    expect(bulletOf(note)).toBe(bullet)
  })
})
