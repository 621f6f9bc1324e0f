import { expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const TROUBLES: readonly ((thing: string, isMany: boolean) => string)[] = [
  (thing, isMany) => `${cap(thing)} ${isMany ? 'were' : 'was'} painfully slow.`,
  (thing) => `${cap(thing)} crashed on a long header.`,
  (thing) => `${cap(thing)} would hang when the network dropped.`,
  (thing, isMany) => `Users complained that ${thing} ${isMany ? 'were' : 'was'} slow.`,
  (thing) => `There was a race condition in ${thing}.`,
  (thing) => `We had problems with ${thing} for weeks.`,
  (thing) => `Today I looked into ${thing}.`,
  (thing) => `${cap(thing)} still used the old API.`,
]
const DEEDS: readonly ((it: string) => string)[] = [
  (it) => `I rewrote ${it} on top of a real parser.`,
  (it) => `So I've rewritten ${it} in Rust.`,
  (it) => `The fix was to rewrite ${it} in Rust.`,
  (it) => `This PR rewrites ${it} in Rust.`,
  (it) => `After some debugging I rewrote ${it}.`,
]
const THINGS = [
  { thing: 'the tide importer', isMany: false },
  { thing: 'the mooring lists', isMany: true },
]

function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const NOTES = TROUBLES.flatMap((trouble, at) =>
  DEEDS.flatMap((deed, turn) => {
    const one = THINGS[(at + turn) % 2]
    if (!one) return []
    return [
      { text: `${trouble(one.thing, one.isMany)} ${deed(one.isMany ? 'them' : 'it')}`, thing: one.thing },
    ]
  }),
)

it.each(NOTES)('calls the thing by its name wherever a deed was done to "it": $text', ({ text, thing }) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(resumeBullet).toContain(`Rewrote ${thing}`)
  expect(resumeBullet.split(thing.replace('the ', ''))).toHaveLength(2)
  expect(starStory.action).toContain(`rewrote ${thing}`)
})

it.each([
  ['The valve leaked because the seal was old. I replaced it.', /Replaced the valve|Replaced the seal/],
  ['The deck flooded twice. I fixed it by rebuilding the alarm.', /Fixed the deck/],
  ['The importer was slow. I want to rewrite it.', /Rewrote/],
  ['The importer was slow. Should I rewrite it?', /Rewrote/],
  ['The importer was slow. I almost rewrote it.', /Rewrote/],
  ['The importer was slow. If I had rewritten it, it would be fast.', /Rewrote/],
  ['The press jammed and the lid was bent. I replaced it.', /Replaced/],
])('does not guess and claims nothing: %s', (text, wrong) => {
  expect(analyse(text).resumeBullet).not.toMatch(wrong)
})

it('knows that "it" was taken back', () => {
  const { resumeBullet, starStory } = analyse('The importer was slow. I rewrote it, but had to roll it back.')
  expect(resumeBullet).toContain('rolled it back')
  expect(starStory.result).not.toContain('now rewritten')
})

it('tells a reason and its deed once with the name and once with the pronoun', () => {
  const { resumeBullet, starStory } = analyse(
    'Because the tide job kept failing, I moved it to the queue. It has been stable since.',
  )
  expect(resumeBullet).toBe('Moved the tide job to the queue because it kept failing.')
  expect(starStory.result).toBe('The tide job has been stable since.')
  expect(analyse('The importer and the exporter were slow. I rewrote both in Go.').resumeBullet).toBe(
    'Rewrote the importer and the exporter in Go because they were slow.',
  )
})
