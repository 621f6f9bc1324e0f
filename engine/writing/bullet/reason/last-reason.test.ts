import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test.each([
  [
    'Drop the ferry probe from the image\n\nThere is some trouble when mounting the image on the small boats. The probe needs an hour.',
    'Dropped the ferry probe from the image because there was trouble when mounting the image on the small boats.',
  ],
  [
    'Moved buoys from load() to arrive().\n\nCreating buoys in load() causes them to be drawn twice if the map is ever zoomed out.',
    'Moved buoys from load() to arrive() because creating buoys in load() caused them to be drawn twice if the map was ever zoomed out.',
  ],
  [
    'Configure Tide Gates\n\nThe old gates take a very long time to close. A full cycle may need half a day.',
    'Configured Tide Gates because the old gates took a long time to close.',
  ],
  [
    'Switch from Jib to Kaniko\n\nThe Jib builds take ages on small machines.',
    'Switched from Jib to Kaniko because the Jib builds took ages on small machines.',
  ],
  [
    'Pad the crate labels\n\nCrate labels are twice as narrow as the tape, as nobody had measured it.\n\nRefs #4',
    'Padded the crate labels because they were twice as narrow as the tape.',
  ],
  [
    "Disable the ferry mooring checks\n\nPainted bollards are slippery in the rain, so let's turn off the mooring checks for now.",
    'Disabled the ferry mooring checks because painted bollards were slippery in the rain.',
  ],
])('a short subject line is told with the trouble below it: %s', (text, bullet) => {
  expect(bulletOf(text)).toBe(bullet)
})

test.each([
  'Drop the ferry probe from the image\n\nThe small boats will probably fail to mount the image.',
  'Drop the ferry probe from the image\n\nThe small boats fail to mount the image now.',
  "Skip the ferry mooring checks\n\nThe lamp oil is cheap in spring, so let's buy some.",
  'Drop the ferry probe from the image\n\nIt fails on the small boats.',
  'Drop the ferry probe from the image\n\nWhenever a boat is moored or cast off, the probe fails; it reads the mast.',
])('a guess, a consequence and what points back is no reason: %s', (text) => {
  expect(bulletOf(text)).not.toMatch(/because|after/)
})

test.each([
  [
    "Fix our crane\n\nWe didn't quote all of the berth names so when one of them had a space the crane broke.",
    'Fixed the crane, where not all of the berth names were quoted.',
  ],
  [
    'Fixing labels for the quay\n\nIn the current version, the labels were being swapped. This PR fixes it.',
    'Fixed labels for the quay, where the labels were being swapped.',
  ],
  [
    'Prevent use of the gate after closing\n\nThis resulted in broken calls to closeGate in the harbour.',
    'Prevented use of the gate after closing, which had resulted in broken calls to closeGate in the harbour.',
  ],
])('what we did not do, and what went on, is told of the thing: %s', (text, bullet) => {
  expect(bulletOf(text)).toBe(bullet)
})

test.each([
  [
    'crane: tighten the brake before the tide turns\n\nThe brake may be released by the tide. This leads to a race condition shortly before the drum is started, where the crane crashes.',
    'Tightened the brake before the tide turns to avoid a race condition shortly before the drum is started.',
  ],
  [
    'Backfill berth.port from the last log\n\nThe tide report of July was rejected as 8,214 berths have no port.',
    'Backfilled berth.port from the last log after the tide report of July was rejected.',
  ],
  [
    "Don't rebuild the tide index\n\nThe index is the same. When the port is busy, doing so can involve a bunch of needless reads.",
    'Stopped rebuilding the tide index to avoid needless reads when the port is busy.',
  ],
  [
    "Fix berth uploads\n\nWhen the berth was renamed it didn't keep its photos and its tide table.",
    'Fixed berth uploads, where the berth did not keep its photos and its tide table when it was renamed.',
  ],
])('what a trouble leads to was to be avoided, and a report is a thing: %s', (text, bullet) => {
  expect(bulletOf(text)).toBe(bullet)
})
