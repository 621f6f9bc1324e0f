import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

const cut = (text: string) => splitSentences(text, []).map(({ start, end }) => text.slice(start, end).trim())

test.each([
  ['tidied the cli. the help fits one screen now.', 'tidied the cli.'],
  ['keyed the cache on tenant_id. hits went up', 'keyed the cache on tenant_id.'],
  ['went over to python 3. the lint is quiet', 'went over to python 3.'],
  ['load fell by 40%. the fans are off', 'load fell by 40%.'],
  ['slow day. the queue was stuck', 'slow day.'],
])('ends a sentence before a small letter: %s', (text, first) => {
  expect(cut(text)[0]).toBe(first)
})

test.each([
  'The gate is open.The lamp is on.',
  'Painted the gate twice.Also oiled it.',
  'Oiled the side-door.With that done, it opens.',
  'Sanded the gate.Tried two paints.',
  'The lamp is lit when the gate is opened.Previously, it was dark.',
  'Drew it for my Project.So,in May it was done.',
  'The gate shuts by itself.Previously, somebody had to pull it.',
  'The list is sorted.Therefore the search is quick.',
])('ends a sentence whose space was left out: %s', (text) => {
  expect(cut(text)).toHaveLength(2)
})

test.each([
  'The mast was bent... the sail held all the same.',
  'Hauled the boat to the yard\u2026however the crane was taken.',
  'Sanded the hull on the left side....got the deck primed.',
])('ends a sentence at dots behind which another begins: %s', (text) => {
  expect(cut(text)).toHaveLength(2)
})

test.each(['We let J.B. open the door of the yard.', 'Sold it in the U.K. through a friend.'])(
  'goes on behind initials: %s',
  (text) => {
    expect(cut(text)).toHaveLength(1)
  },
)

test.each(['The crew was... tired.', 'All the spare ropes\u2026 lost, as we learned.'])(
  'goes on behind the dots of a pause: %s',
  (text) => {
    expect(cut(text)).toHaveLength(1)
  },
)

test.each([
  'Moved the racks to hall D. Nobody was cut off.',
  'Fell back to plan B. Rolled the release out again.',
  'The build takes 9 s. the lint is slower.',
  'Wrote the glue between Ada and C. Specifically, it wraps the timer.',
])('ends a sentence behind a letter that names a thing: %s', (text) => {
  expect(cut(text)).toHaveLength(2)
})

test.each([
  'Paired with K. Novak on the parser.',
  'Counted the no. of rows per shard.',
  'Followed Lee et al. on the sampling.',
  'Replaced: 1. the pump 2. the valve.',
  'There are three parts: 1. A pump 2. A valve 3. A hose for the roof.',
  '4. The old pump, which we built and then gave away.',
  'Wrote the notes w. the whole team.',
  'Called math.Floor on each sum.',
  'Wired the lamp to the Nice!Nano board.',
])('goes on behind initials, short forms and counted parts: %s', (text) => {
  expect(cut(text)).toEqual([text])
})

test('a name in code may end with any mark', () => {
  const text = 'The lamp failed where isLit? could see no light.'
  const start = text.indexOf('isLit?')
  expect(splitSentences(text, [{ start, end: start + 6, kind: 'code' }])).toHaveLength(1)
})
