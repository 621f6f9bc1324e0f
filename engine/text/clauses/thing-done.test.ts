import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const ALSO = '\n- painted the rail of the north pier'

function told(item: string): string {
  const { resumeBullet, starStory } = analyse(`Week 12 on the harbour:\n- ${item}${ALSO}`)
  return [resumeBullet, ...Object.values(starStory)].join('\n')
}

it.each([
  ['store rewritten on top of sqlx', /rewrote the store on top of sqlx/i],
  ['cache moved to the second berth server', /moved the cache to the second berth server/i],
  ['deploy script rewritten in Go', /rewrote the deploy script in Go/i],
  ['Search index rebuilt nightly instead of hourly', /rebuilt the search index nightly/i],
  ['Index on (berth, day) created concurrently', /created an index on \(berth, day\) concurrently/i],
  ['export to PDF added', /added export to PDF/i],
  ['Backup of the ledger moved to cold storage', /moved the backup of the ledger to cold storage/i],
  ['Support for Arabic added to the label printer', /added support for Arabic to the label printer/i],
])('tells %j as what was done to a thing', (item, deed) => {
  expect(told(item)).toMatch(deed)
})

it.each([
  ['access to the vault limited to two people', /access(?:ed)? to the vault limited/i],
  ['queue split by region', /queued split/i],
  ['filter drops empty rows', /filter(?:ed)? drops/i],
  ['`load` reads fixtures from disk', /loaded reads/i],
  ['Cached pages returned after logout', /I cached pages/],
  ['Locked doors stayed open after the power cut', /I locked doors/],
  ['Reduced visibility at dawn confused the camera', /reduced? visibility/i],
  ['Increased load on the crane tripped the main fuse', /increased? load/i],
  ['Limited access to the dry dock slowed us down', /limit(?:ed)? access/i],
  ['Increased tide height made the pumps run at night', /increased? tide/i],
  ['store tests run against both engines', /stored? tests/i],
  ['Shared ropes get rewound on every shift', /shared? ropes/i],
  ['log retention cut from 90 to 30 days', /(?:logged|to log) retention/i],
  ['Search now also matches the name of the ship', /searched now/i],
])('takes no noun of %j for a deed', (item, misread) => {
  expect(told(item)).not.toMatch(misread)
})

it.each([
  ['Switch to the pool created in main', /switched to the pool created in main/i],
  ['Cache pages rendered by the crane', /cache(?:d)? pages rendered by the crane/i],
  ['Reduced load on the crane and replaced the main fuse', /reduced load on the crane/i],
  ['Cached pages returned by the tide server', /cached pages returned by/i],
])('leaves the order %j one', (item, deed) => {
  expect(told(item)).toMatch(deed)
})

it.each([
  ['Moved the flash write to lower prio task.', /to a lower prio task/],
  ['Switched the pump to separate relay board.', /to a separate relay board/],
  ['Moved the cache to lower latency.', /to lower latency/],
  ['Changed the index to lower query time.', /to lower query time/],
])('knows where "to" leads in %j', (note, bullet) => {
  expect(analyse(note).resumeBullet).toMatch(bullet)
})

it.each([
  ['feat: berths become objects', /^Turned berths into objects/],
  ['feat: crane logs become readable', /^Made crane logs readable/],
])('tells %j as what somebody made of it', (title, bullet) => {
  expect(analyse(`${title}\n\nThe old ones were kept in a list of strings.`).resumeBullet).toMatch(bullet)
})

it('reads what can only be a verb as the order of a subject line', () => {
  const { resumeBullet } = analyse('Polygonize hulls in one pass\n\nThe old code walked the edges twice.')
  expect(resumeBullet).toMatch(/^Polygonized hulls in one pass/)
})

it.each([
  ['Dashboard for the pier is live. Numbers match the old ledger for spring.', /^(?!.*\bnumbered\b)/i],
  ['Finished onboarding docs draft for the ferry crew.', /^Finished (?:the )?onboarding docs draft/],
  ['Finished onboarding app for the ferry crew.', /^Finished (?:the )?onboarding app/],
  ['Finished onboarding the two new cooks at the north hall.', /^Onboarded the two new cooks/],
])('knows what is called so from what was done: %j', (note, bullet) => {
  expect(analyse(note).resumeBullet).toMatch(bullet)
})
