import { expect, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { endIn, endsOf, speaksOfEnd } from './end-told.ts'

const all = (text: string) => findProse(readDocument(text)).all
const ends = (text: string) => all(text).flatMap((one) => endIn(one)?.text ?? [])

test.each([
  [
    'After a few more turns the plan was merged, and half of the goal was met.',
    'After a few more turns the plan was merged, and half of the goal was met',
  ],
  ['It stores each car twice, so the list properly shows who paid.', 'the list properly shows who paid'],
  ['Combined with the new seal, the valve is now tight.', 'the valve is now tight'],
  ['Tom was pleased and the plan was merged in.', 'the plan was merged'],
  ['The third attempt was a success.', 'The third attempt was a success'],
  ['I swapped the hose and the pump is back up and running.', 'the pump is back up and running'],
  ['After a new gasket the valve stopped dripping.', 'After a new gasket the valve stopped dripping'],
  ['I rinsed the filter and saw that the foam went away.', 'the foam went away'],
  ['The winch is fixed! Thanks to Ida for the spare bolt.', 'The winch is fixed'],
  ['The brine load fell from 40 to 12 grams.', 'The brine load fell from 40 to 12 grams'],
  ['It makes the dosing logic simpler and more robust.', 'It makes the dosing logic simpler and more robust'],
  ['The gauge works fine again, but the lamp is dim.', 'The gauge works fine again'],
  ['The gauge now shows two digits precisely because the lamp was dim.', 'The gauge now shows two digits'],
  ['I swapped the fuse and it worked!', 'it worked'],
  [
    'I sorted the bolts and now there are only 12 loose bolts, all in one box.',
    'there are now only 12 loose bolts',
  ],
  ['The old winch continues to run.', 'The old winch continues to run'],
  ['The crane has worked flawlessly all week.', 'The crane has worked flawlessly all week'],
  ['The evening runs are much faster for the crew.', 'The evening runs are much faster for the crew'],
  ['The alarm test started to pass.', 'The alarm test started to pass'],
  [
    'I know it looks odd, but it allowed the winch to run without failing.',
    'it allowed the winch to run without failing',
  ],
  [
    'This means that we can close the lock without waking the crew.',
    'This means that we can close the lock without waking the crew',
  ],
  ['This ensured that no salt was lost.', 'This ensured that no salt was lost'],
  [
    'I called the yard, and the gate recovered between 9:50 and 10:12.',
    'the gate recovered between 9:50 and 10:12',
  ],
  ['The end result was a quiet pump in the hall.', 'The end result was a quiet pump in the hall'],
  ['I managed to get half of the dosing line running.', 'I managed to get half of the dosing line running'],
])('%s tells an end', (text, end) => {
  expect(ends(text)).toContain(end)
})

test.each([
  'The crew is working on the winch.',
  'The pump should be back up soon.',
  'The pump stopped working on Monday.',
  'If the valve is fixed, we can start.',
  'I think the drawing is done in blue.',
  'I started working on the winch of the lock.',
  'It let us see how all the pumps and valves work.',
  'The weather was bad, but stuffing it went well.',
])('%s tells none', (text) => {
  expect(ends(text)).toEqual([])
})

test('the surest end comes first', () => {
  const [first] = endsOf(all('I mounted the lamp. The lamp works fine. The bill fell from 40 to 12 euros.'))
  expect(first?.text).toContain('from 40 to 12')
})

test('how somebody fares now who is only named is no end', () => {
  const [, one] = all('I called the yard. The bills lie in the drawer of a man who now keeps bees.')
  expect(one && speaksOfEnd(one)).toBe(false)
})

test('a word of praise alone does not speak of an end, where the rest is not likely to', () => {
  const [, one] = all('I hung a lamp. Not everybody has better lamps at home.')
  expect(one && speaksOfEnd(one)).toBe(false)
})

test('a definition does not speak of an end', () => {
  const [one] = all('Brine is salt water that flows through the outer pipes of the rink.')
  expect(one && speaksOfEnd(one)).toBe(false)
})
