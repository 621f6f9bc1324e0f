import { describe, expect, test } from 'vitest'
import { analyseSnap } from '../../analyse-snap.ts'

function bulletOf(text: string): string {
  return analyseSnap(text, { today: '2026-03-02', autoDetectDate: true, smartPriority: true }).resumeBullet
}

describe('the bullet of a change tells', () => {
  test.each([
    [
      'its subject line before a lesser deed',
      'Fix door names being swapped\n\nWhen two trams share a track, the wrong door opens.\n\nAlso rename the bell of the second tram to make room for the horn.',
      'Fixed door names being swapped and renamed the bell of the second tram to make room for the horn.',
    ],
    [
      'what is gained behind a comma',
      'Improve the handling of tram timetables\n\nIn this PR we pack the stops into one table, saving 300 bytes of flash.',
      'Improved the handling of tram timetables, saving 300 bytes of flash.',
    ],
    [
      'what was done instead as the means',
      'Fix wrong totals on the ticket\n\nSolved the issue by instead rounding each leg of the trip first.',
      'Fixed wrong totals on the ticket by rounding each leg of the trip first.',
    ],
    [
      'the gain of several changes',
      'Improve the search for tram stops\n\nThese changes cut the lookup from 90 ms to 20 ms.',
      'Improved the search for tram stops, cutting the lookup from 90 ms to 20 ms.',
    ],
    [
      'how a numbered fault was mended',
      'Remove double stops\n\nResolves #79 by changing the query to skip rows that were seen before.',
      'Removed double stops and changed the query to skip rows that were seen before.',
    ],
    [
      'the case it was made for',
      'Implemented a second queue\n\nWhen trams arrive with a broken antenna, the panel freezes and nobody sees the next stop.',
      'Implemented a second queue for cases where trams arrive with a broken antenna.',
    ],
    [
      'what a new thing does',
      'Added tram-probe for night tests\n\nThis probe reads the voltage of both rails.',
      'Added tram-probe for night tests, which reads the voltage of both rails.',
    ],
    [
      'what it aims at',
      'Implement tile caching\n\nThe goal is faster maps of the town on tablets.',
      'Implemented tile caching for faster maps of the town on tablets.',
    ],
    [
      'its items that are told in progress',
      'Improved ferry booking\n\n1. Setting a limit for open seats\n2. Removing old seats from the answer',
      'Improved ferry booking by setting a limit for open seats.',
    ],
    [
      'a reason without its instances',
      'Add a check for SLOW_CLOCK\n\nOld boards, such as the first two, currently fail to keep the time, even though they have a clock.',
      'Added a check for SLOW_CLOCK because old boards fail to keep the time.',
    ],
    [
      'no other fixes, and nobody who asked for it',
      'Add night colours to the tram map + other fixes\n\n- removed the legend of the ferries, requested by @ada',
      'Added night colours to the tram map and removed the legend of the ferries.',
    ],
    [
      'two deeds of a subject line as two',
      'Postpone the count of free seats, add a waiting list\n\nThe count was wrong.',
      'Postponed the count of free seats and added a waiting list.',
    ],
    [
      'its subject line, and not what it does also',
      'Fix seat reuse in the night ferry\n\nA seat could be sold to two guests, causing quarrels. Also assign new seats to all guests of the second deck.',
      'Fixed seat reuse in the night ferry and assigned new seats to all guests of the second deck.',
    ],
    [
      'the gain of an item with what that item did',
      'CI: split the jobs\n\nBuilds were slow.\n\n- Create one job for each tram line. This greatly speeds up the build.\n- Keep caches on the main branch for easier debugging of the panel.',
      'Sped up the build by creating one job for each tram line.',
    ],
    [
      'no means behind a clause of its own',
      'Replace seat lookups with a join\n\nThis PR prevents the ferry from asking for each seat, when it could join the table.',
      'Prevented the ferry from asking for each seat, when it could join the table.',
    ],
    [
      'what the fault meant in effect',
      'Fix the lock of the tram doors\n\nThe door waits for the bell. Effectively, this caused crashes of the panel and broken lamps.',
      'Fixed the lock of the tram doors, which had caused crashes of the panel and broken lamps.',
    ],
    [
      'no change that it builds on, and no version',
      'Improve the search for ferries\n\nDepends on #22.\n\nThis PR improves the search for night ferries by sorting them first.',
      'Improved the search for night ferries by sorting them first.',
    ],
    [
      'no figure of how things can go wrong',
      'Fix torn maps on small tablets of the ferry crew\n\nPURPOSE: On tablets with less than 2 GB of memory maps can tear.',
      'Fixed torn maps on small tablets of the ferry crew.',
    ],
    [
      'all that was done before in the past',
      'Panel outage\n\nThe panel was dark. After adding a second relay and restarting the panel, all lamps came back.',
      'Added a second relay and restarted the panel, after which all lamps came back.',
    ],
  ])('%s', (_what, note, bullet) => {
    expect(bulletOf(note)).toBe(bullet)
  })
})
