import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test.each([
  [
    'The lookup in the Braille font failed for accented letters, so menus showed empty boxes to half of our readers. I replaced the font after asking two of them what they use.',
    'the Braille font',
  ],
  [
    'The nightly copy filled the /srv/mirror directory until nothing could be written. I cleared the directory and restarted the backup service on both hosts.',
    'the /srv/mirror directory',
  ],
])('what a bullet only points at gets the name that the text has for it: %s', (text, name) => {
  expect(bulletOf(text)).toContain(name)
})

test('what a thing makes is no name for it', () => {
  const bullet = bulletOf(
    'Wrote a stall that sells lanterns to guests at the fair. Painted the lanterns and hung all of them up before the evening parade came by.',
  )
  expect(bullet).not.toContain('sells lanterns and')
  expect(bullet).not.toContain('the sells')
})

test('where the text knows two of a kind, it is left as it was said', () => {
  const bullet = bulletOf(
    'The inner gate jammed and the outer gate rusted. I oiled the gate and painted every hinge in the yard before the storm came.',
  )
  expect(bullet).toContain('the gate')
  expect(bullet).not.toMatch(/(?:inner|outer) gate/)
})

test.each([
  [
    'The reason the report came late every Monday was cache eviction in the pricing job. I turned off the eviction and the report was on time for three weeks.',
    'the cache eviction',
  ],
  [
    'The orders view was held up by a stale router config. I rolled back the config and wrote a runbook page for the on-call people.',
    'the router config',
  ],
  [
    'Writes to the ledger were stopped by a forgotten cursor lock. I released the lock and added an alarm on lock age for the night shift.',
    'the cursor lock',
  ],
  [
    'The crane stood still for a day with a cracked motor mount. I replaced the mount and balanced the jib with two loads.',
    'motor mount',
  ],
])('a name may look like a quality or a verb: %s', (text, name) => {
  expect(bulletOf(text)).toContain(name)
})

test('a thing is not called after what was done to it', () => {
  expect(
    bulletOf(
      'I moved the cursor and checked both screens with a ruler. The move cursor code jumps at the edge of the left screen.',
    ),
  ).not.toContain('moved the move')
})

test('an end is no thing with a name', () => {
  const { starStory } = analyse(
    'I worked on the front end of the stall. I made sure that the back room takes crates of all sizes before they go to the front end.',
  )
  expect(JSON.stringify(starStory)).not.toContain('By the front end')
})
