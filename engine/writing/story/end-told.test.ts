import { expect, test } from 'vitest'
import { findProse } from '../../facts/prose.ts'
import { readDocument } from '../../text/document.ts'
import { endIn, endsOf, speaksOfEnd } from './end-told.ts'

const all = (text: string) => findProse(readDocument(text)).all
const ends = (text: string) => all(text).flatMap((one) => endIn(one)?.text ?? [])

test.each([
  ['I swapped the hose and the pump is back up and running.', 'the pump is back up and running'],
  ['After a new gasket the valve stopped dripping.', 'After a new gasket the valve stopped dripping'],
  ['I rinsed the filter and saw that the foam went away.', 'the foam went away'],
  ['The winch is fixed! Thanks to Ida for the spare bolt.', 'The winch is fixed'],
  ['The brine load fell from 40 to 12 grams.', 'The brine load fell from 40 to 12 grams'],
  ['It makes the dosing logic simpler and more robust.', 'It makes the dosing logic simpler and more robust'],
  ['The gauge works fine again, but the lamp is dim.', 'The gauge works fine again'],
  ['The gauge now shows two digits precisely because the lamp was dim.', 'The gauge now shows two digits'],
])('%s tells an end', (text, end) => {
  expect(ends(text)).toContain(end)
})

test.each([
  'The crew is working on the winch.',
  'The pump should be back up soon.',
  'The pump stopped working on Monday.',
  'If the valve is fixed, we can start.',
  'I think the drawing is done in blue.',
])('%s tells none', (text) => {
  expect(ends(text)).toEqual([])
})

test('the surest end comes first', () => {
  const [first] = endsOf(all('I mounted the lamp. The lamp works fine. The bill fell from 40 to 12 euros.'))
  expect(first?.text).toContain('from 40 to 12')
})

test('a definition does not speak of an end', () => {
  const [one] = all('Brine is salt water that flows through the outer pipes of the rink.')
  expect(one && speaksOfEnd(one)).toBe(false)
})
